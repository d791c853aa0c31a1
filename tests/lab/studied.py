"""Small studies for the tests."""

from underdeck.lab.batches import kit_of
from underdeck.lab.executor import InProcess
from underdeck.lab.running import Run, folder_for
from underdeck.lab.study import Laboratory, study_of

SMALL = {
    "name": "small",
    "game": "onedeck",
    "games": 12,
    "bot": "random",
    "sweep": {"heroes": ["mage", "warrior+rogue"], "dungeon": ["dragons-cave", "yetis-cavern"]},
}


def begun(path, **changes):
    """A run of the small study in a folder, and what its workers need."""
    return begun_study(path, study_of({**SMALL, **changes}, "study.toml"))


def begun_study(path, study):
    laboratory = Laboratory(study)
    return Run(folder_for(path, laboratory), laboratory), kit_of(laboratory)


def played(path, executor=InProcess, **changes):
    """The folder of the small study, played to its end, and its result."""
    return played_study(path, study_of({**SMALL, **changes}, "study.toml"), executor)


def played_study(path, study, executor=InProcess):
    run, kit = begun_study(path, study)
    playing = executor(kit)
    try:
        return run.folder, run.go(playing)
    finally:
        playing.close()

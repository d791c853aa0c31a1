"""Small studies for the tests."""

from underdeck.lab.batches import kit_of
from underdeck.lab.crews import Alone
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
    """A run of a study in a folder, and what its workers need."""
    laboratory = Laboratory(study_of({**SMALL, **changes}, "study.toml"))
    return Run(folder_for(path, laboratory), laboratory), kit_of(laboratory)


def played(path, crew=Alone, **changes):
    """The folder of the study, played to its end, and its result."""
    run, kit = begun(path, **changes)
    hired = crew(kit)
    try:
        return run.folder, run.go(hired)
    finally:
        hired.close()

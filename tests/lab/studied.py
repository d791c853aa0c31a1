"""Small studies for the tests."""

from underdeck.lab.batches import kit_of
from underdeck.lab.crews import Alone
from underdeck.lab.edition import edition_of
from underdeck.lab.folder import made_folder
from underdeck.lab.running import Run
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
    laboratory.check()
    axes = list(dict.fromkeys([name for cell in laboratory.cells for name in cell.axes]))
    folder = made_folder(path, laboratory.study, edition_of(laboratory.study.game, laboratory.refs), axes)
    return Run(folder, laboratory), kit_of(laboratory, axes)


def played(path, crew=Alone, **changes):
    """The folder of the study, played to its end, and its result."""
    run, kit = begun(path, **changes)
    hired = crew(kit)
    try:
        return run.folder, run.go(hired)
    finally:
        hired.close()

"""Underdeck as it may be one day: each game with an option and fields of its state that it does not have yet, and that
no game uses. `python tests/records/later.py FILE...` carries on these records with it, as `carried_on` does.

The lines are put into the source while it is loaded; the files stay as they are.
"""

import os
import sys
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path

os.environ["UNDERDECK_COMPILED"] = "0"  # before the package looks for its core
sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.fields import structs

LINES = {
    "underdeck.games.onedeck.rules.editions": {
        "OPTIONS: Final[dict[str, tuple[str, ...]]] = {\n": '"a_new_option": ("no", "yes"),\n',
    },
    "underdeck.games.onedeck.rules.fields": {
        'STATE: Final = Struct(\n    "State",\n': (
            '    Field("new_count: int = 3", range(10)),\n    Field("new_flag: bool = True"),\n'
        ),
        'HERO: Final = Struct(\n    "Hero",\n': '    Field("new_count: int = 2", range(10)),\n',
    },
    "underdeck.games.stick.rules.options": {
        "OPTIONS: Final[dict[str, tuple[str, ...]]] = {": '"a_new_option": ("no", "yes"),\n',
    },
    "underdeck.games.stick.rules.fields": {
        'STATE: Final = Struct(\n    "State",\n': (
            '    Field("new_count: int = 3", range(9)),\n    Field("new_flag: bool = True"),\n'
        ),
        'PLAYER: Final = Struct(\n    "Player",\n': '    Field("new_count: int = 2", range(9)),\n',
        'ROOM: Final = Struct(\n    "Room",\n': '    Field("new_count: int = 2", range(9)),\n',
        'BATTLE: Final = Struct(\n    "Battle",\n': '    Field("new_count: int = 2", range(9)),\n',
    },
}
"""By module: after which text what comes."""
STRUCTS = {
    f"underdeck.games.{game}.rules.structs": f"underdeck.games.{game}.rules.fields" for game in ("onedeck", "stick")
}
"""What is written anew from the longer tables."""


class Loader(SourceFileLoader):
    def get_code(self, fullname):
        if fullname in STRUCTS:
            return self.source_to_code(structs(import_module(STRUCTS[fullname])), self.path)
        source = self.get_data(self.path).decode()
        for before, line in LINES[fullname].items():
            head, found, tail = source.partition(before)
            assert found and before not in tail, f"{fullname} has changed: look for {before!r}"
            if before.endswith("{"):  # a remark ends the line
                rest, end, tail = tail.partition("\n")
                found += rest + end
            source = head + found + line + tail
        return self.source_to_code(source, self.path)


class Finder(MetaPathFinder):
    def find_spec(self, fullname, path=None, target=None):
        spec = PathFinder.find_spec(fullname, path) if fullname in LINES or fullname in STRUCTS else None
        return spec and ModuleSpec(fullname, Loader(fullname, spec.origin), origin=spec.origin)


sys.meta_path.insert(0, Finder())

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    from carrying import carry_on

    carry_on(sys.argv[1:])

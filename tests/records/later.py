"""Underdeck as it may be one day: each game with an option and fields of its state that it does not have yet, and that
no game uses. `python tests/records/later.py FILE...` carries on these records with it, as `carried_on` does.

The lines are put into the source while it is loaded; the files stay as they are.
"""

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path

os.environ["UNDERDECK_COMPILED"] = "0"  # before the package looks for its core

LINES = {
    "underdeck.games.onedeck.rules.editions": {
        "OPTIONS: Final[dict[str, tuple[str, ...]]] = {\n": '"a_new_option": ("no", "yes"),\n',
    },
    "underdeck.games.onedeck.rules.state": {
        '        "abilities", "aside",': ' "new_count", "new_flag",',
        "        new.outcome = self.outcome\n": "        new.new_count, new.new_flag = self.new_count, self.new_flag\n",
        "    state.outcome = None\n": "    state.new_count, state.new_flag = 3, True\n",
    },
    "underdeck.games.onedeck.rules.written": {
        "NUMBERS: Final = {\n": '"new_count": 9,\n',
        "FLAGS: Final = (": '"new_flag", ',
    },
    "underdeck.games.stick.rules.options": {
        "OPTIONS: Final[dict[str, tuple[str, ...]]] = {": '"a_new_option": ("no", "yes"),\n',
    },
    "underdeck.games.stick.rules.state": {
        '        "character", "column",': ' "new_count",',
        "        new.character = self.character\n": "        new.new_count = self.new_count\n",
        "    player.character = character\n": "    player.new_count = 2\n",
        '        "active", "arrived",': ' "new_count", "new_flag",',
        "        new.declined = self.declined\n": (
            "        new.new_count, new.new_flag = self.new_count, self.new_flag\n"
        ),
        "    state.declined = 0\n": "    state.new_count, state.new_flag = 3, True\n",
    },
    "underdeck.games.stick.rules.written": {
        "STATE_NUMBERS: Final = {\n": '"new_count": range(9),\n',
        "STATE_FLAGS: Final = (": '"new_flag", ',
        "PLAYER_NUMBERS: Final = {\n": '"new_count": range(9),\n',
    },
}
"""By module: after which text what comes."""


class Loader(SourceFileLoader):
    def get_code(self, fullname):
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
        spec = PathFinder.find_spec(fullname, path) if fullname in LINES else None
        return spec and ModuleSpec(fullname, Loader(fullname, spec.origin), origin=spec.origin)


sys.meta_path.insert(0, Finder())

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    from carrying import carry_on

    carry_on(sys.argv[1:])

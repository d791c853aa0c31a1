"""A message that one game alone uses is in that game's files, not in the house's."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import underdeck
from underdeck.forms.language_check import our_sayings
from underdeck.text.fluent import HOUSE

GAMES = ("onedeck", "stick")
SOURCE = Path(underdeck.__file__).parent
ROOT = Path(__file__).parents[1]
PAGES = ROOT / "web" / "src"
LEAST = 4
"""Fewer fixed characters than these say nothing about the message: `{kind}-{id}`."""

Uses = dict[str, set[str]]
"""Who uses a word or a pattern: the house, a game. Third-party games use the messages of the house."""


def owner(file: Path) -> str:
    return next((game for game in GAMES if ("games", game) in zip(file.parts, file.parts[1:], strict=False)), HOUSE)


@cache
def uses() -> tuple[Uses, Uses]:
    """Return all words in the strings of Python and in the pages, and the patterns that put ids together."""
    words, patterns = defaultdict(set), defaultdict(set)

    def see(text: str, file: Path) -> None:
        for word in re.findall(r"[A-Za-z0-9][\w-]*", text):
            words[word].add(owner(file))

    for file in [*SOURCE.rglob("*.py"), *(ROOT / "examples").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                patterns[pattern(fixed)].add(owner(file))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                see(node.value, file)
    for file in SOURCE.glob("games/*/packs/*.toml"):
        see(file.read_text(encoding="utf-8"), file)
    for file in [*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte")]:
        if ".gen." not in file.name:
            text = file.read_text(encoding="utf-8")
            see(text, file)
            for found in re.findall(r"`([\w-]*(?:\$\{[^{}]*\}[\w-]*)+)`", text):
                fixed = [None if part.startswith("$") else part for part in re.split(r"(\$\{[^{}]*\})", found)]
                patterns[pattern(fixed)].add(owner(file))
    return words, patterns


def pattern(parts: list[str | None]) -> str:
    return "".join(["(.+?)" if part is None else re.escape(part) for part in parts])


def telling(pattern: str) -> bool:
    return not pattern.startswith("(") and len(pattern.replace("(.+?)", "").replace("\\", "")) >= LEAST


def users(id: str) -> set[str]:
    """Return who uses a message: by its whole id, or else by what is put into a pattern. None where that is unknown."""
    words, patterns = uses()
    if id in words:
        return words[id]
    found: set[str] = set()
    for each in filter(telling, patterns):
        if match := re.fullmatch(each, id):
            owners = [fillers(filler) for filler in match.groups()]
            found |= {one for one in patterns[each] if one != HOUSE and any(owners)}
            found |= set.intersection(*owners) if HOUSE in patterns[each] else set()
    return found


def fillers(filler: str) -> set[str]:
    """Return who knows a word inside an id; a game's own name is known to that game alone."""
    words, _ = uses()
    named = {game for game in GAMES if game in filler.split("-")}
    return named or set().union(*[words.get(filler.replace("-", sign), set()) for sign in "-_."])


def misplaced(ids: list[str]) -> dict[str, str]:
    """Return the messages that one game alone uses."""
    return {id: next(iter(found)) for id in ids if len(found := users(id)) == 1 and HOUSE not in found}


def test_a_message_of_one_game_is_in_its_own_files():
    assert misplaced([id for id in our_sayings(HOUSE, "en") if "." not in id]) == {}


def test_a_message_of_a_game_would_be_noticed_in_the_house():
    """By its id in Python or in a page, by a card that is put into a pattern, by the name of the game."""
    moved = {
        "table-if-stop": "onedeck", "web-hordes-not": "onedeck", "option-feat_order": "onedeck",
        "web-plays-archer": "onedeck", "web-game-onedeck": "onedeck", "jr-got-property-tycoon": "onedeck",
        "app-role": "stick", "web-variants": "stick", "lab-word-shtick": "stick", "web-count-stick-5": "stick",
    }  # fmt: skip
    for id, game in moved.items():
        assert id in our_sayings(game, "en") and misplaced([id]) == {id: game}


def test_no_message_of_a_game_is_used_by_the_other_alone():
    """Rulings (`R-2`) are numbered through both games."""
    for game in GAMES:
        seen = misplaced([id for id in our_sayings(game, "en") if "." not in id and id[0].islower()])
        assert set(seen.values()) == {game} and len(seen) > 1000

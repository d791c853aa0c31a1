"""The settings of a new game, declared once: flags, the terminal's questions, the app's form and the web's follow."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from underdeck.kernel.refusal import Refusal

ONE, SEVERAL, GROUPS, SWITCH, SEATS = KINDS = ("one", "several", "groups", "switch", "seats")
"""One of some; several of them; several groups of them; yes or no; who sits where."""

ME, BOT = SITTERS = ("me", "bot")

SITTER = re.compile(r"[a-z][a-z0-9-]*(/[a-z]+)?(:[0-9]+)?")
"""Me, a bot, or a bot by its name: `master`, `expert/vengeful`, `master:5000`."""

LONGEST_SITTER = 40
PLAYERS = "players"
"""The setting that says who sits where."""

FLAG = re.compile(r"--[a-zA-Z][a-zA-Z0-9]*([-_][a-zA-Z0-9]+)*")
HOUSE_FLAGS = (
    "--bot", "--campaign", "--games", "--help", "--join", "--json", "--lang", "--option", "--pack", "--plain",
    "--position", "--report", "--seed",
)  # fmt: skip
"""Those of `play` and `sim` that every game has."""


class Choice(NamedTuple):
    id: str
    name: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    id: str
    """As `new` takes it."""
    kind: str
    flag: str
    help: str
    """On the command line."""
    needed: bool = False
    """Whoever doesn't give it is asked."""
    sizes: tuple[int, ...] = ()
    """Of several: how many there may be."""
    default: Any = None
    """What a form begins with."""

    def sizes_among(self, count: int) -> list[int]:
        """How many of so many there may be."""
        return [size for size in self.sizes or range(1, count + 1) if size <= count]

    def read(self, given: Any) -> Any:
        """From a flag; nothing where it was not given."""
        if not given:
            return None
        if self.kind == SEVERAL:
            return [each.lower() for each in given]
        if self.kind == GROUPS:
            return [each.lower().replace(" ", "").split(",") for each in given]
        if self.kind == SEATS:
            return read_seats(given)
        return given if self.kind == SWITCH else given.lower()


def parts_of(bot: str) -> tuple[str, str, str]:
    """`NAME[/TEMPER][:BUDGET]`: the bot, what it wants besides winning, and how many nodes it may look at.

    >>> parts_of("master/greedy:500"), parts_of("novice")
    (('master', 'greedy', '500'), ('novice', '', ''))
    """
    word, _, budget = bot.partition(":")
    base, _, temper = word.partition("/")
    return base, temper, budget


def read_seats(text: str) -> dict[str, str]:
    """`roy=me,haley=bot`: who sits where, clockwise."""
    seats: dict[str, str] = {}
    for part in word_of(text).split(","):
        name, equals, sitter = part.partition("=")
        if not name or (equals and not SITTER.fullmatch(sitter)):
            raise Refusal("players-form", text=text)
        if name in seats:
            raise Refusal("character-twice", name=name)
        seats[name] = sitter or ME
    return seats


def read_bots(words: Iterable[str]) -> dict[str, str]:
    """`roy=master` each, by whom they play; '' for all that no other word names."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, bot = word_of(word).rpartition("=")
        if not bot or bot == ME or (equals and not name):
            raise Refusal("bot-form", text=word)
        if name in found:
            raise Refusal("bot-twice", name=name or "all")
        found[name] = bot
    return found


def word_of(sitter: str) -> str:
    """As it was meant, however it was typed."""
    return sitter.lower().replace(" ", "")


def written_seats(seats: dict[str, str]) -> str:
    return ",".join([f"{name}={sitter}" for name, sitter in seats.items()])


def read_pairs(pairs: tuple[str, ...]) -> dict[str, str]:
    """`name=value` each."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("option-form", text=pair)
        options[name] = value
    return options


def read_setup(fields: tuple[Field, ...], given: dict[str, Any]) -> dict[str, Any]:
    """The settings that were given as flags, as `new` takes them."""
    found = {field.id: field.read(given[field.id]) for field in fields}
    found["options"] = read_pairs(given["pairs"])
    return {name: value for name, value in found.items() if value}


Choices = Callable[[str], list[Choice]]

"""Fields: the settings of a new game. Flags, questions in the terminal and the forms are made from them."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from underdeck.kernel.refusal import Refusal

ONE, SEVERAL, GROUPS, SWITCH, SEATS = KINDS = ("one", "several", "groups", "switch", "seats")
"""Kinds of fields: one choice, several, several groups of them, yes or no, the sitter of each seat."""

ME, BOT = SITTERS = ("me", "bot")

SITTER = re.compile(r"[a-z][a-z0-9-]*(/[a-z]+)?(:[0-9]+)?")
"""A sitter: `me`, `bot`, or the name of a bot such as `master`, `expert/vengeful`, `master:5000`."""

LONGEST_SITTER = 40
PLAYERS = "players"
"""The field that holds the sitter of each seat."""

FLAG = re.compile(r"--[a-zA-Z][a-zA-Z0-9]*([-_][a-zA-Z0-9]+)*")
HOUSE_FLAGS = (
    "--bot", "--campaign", "--games", "--help", "--join", "--json", "--lang", "--option", "--pack", "--plain",
    "--position", "--report", "--seed",
)  # fmt: skip
"""The flags of `play` and `sim` for every game."""


class Choice(NamedTuple):
    id: str
    name: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    id: str
    """The name of the field in a setup, as `new` accepts it."""
    kind: str
    flag: str
    help: str
    """The help text on the command line."""
    needed: bool = False
    """Says whether the player must set it. A missing field is asked for."""
    sizes: tuple[int, ...] = ()
    """Lists the possible numbers of choices in a field of several."""
    default: Any = None
    """The value with which a form begins."""

    def sizes_among(self, count: int) -> list[int]:
        """Return the possible numbers of choices if there are this many to choose from."""
        return [size for size in self.sizes or range(1, count + 1) if size <= count]

    def read(self, given: Any) -> Any:
        """Return the value of a flag; None if it is not given."""
        if not given:
            return None
        if self.kind == SEVERAL:
            return [each.lower() for each in given]
        if self.kind == GROUPS:
            return [each.lower().replace(" ", "").split(",") for each in given]
        if self.kind == SEATS:
            return read_seats(given)
        return given if self.kind == SWITCH else given.lower()


def split_bot(bot: str) -> tuple[str, str, str]:
    """Return the name, temper and budget of nodes in `NAME[/TEMPER][:BUDGET]`.

    >>> split_bot("master/greedy:500"), split_bot("novice")
    (('master', 'greedy', '500'), ('novice', '', ''))
    """
    word, _, budget = bot.partition(":")
    base, _, temper = word.partition("/")
    return base, temper, budget


def read_seats(text: str) -> dict[str, str]:
    """Return the sitters by seat, clockwise, from `roy=me,haley=bot`."""
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
    """Return the bots by seat, from words such as `roy=master`. The seat '' means all other bots."""
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
    """Return it in lower case without spaces."""
    return sitter.lower().replace(" ", "")


def written_seats(seats: dict[str, str]) -> str:
    return ",".join([f"{name}={sitter}" for name, sitter in seats.items()])


def read_pairs(pairs: tuple[str, ...]) -> dict[str, str]:
    """Return the options, from words such as `name=value`."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("option-form", text=pair)
        options[name] = value
    return options


def read_setup(fields: tuple[Field, ...], given: dict[str, Any]) -> dict[str, Any]:
    """Return the setup from the flags of a command, as `new` accepts it."""
    found = {field.id: field.read(given[field.id]) for field in fields}
    found["options"] = read_pairs(given["pairs"])
    return {name: value for name, value in found.items() if value}


Choices = Callable[[str], list[Choice]]

"""Campaign sheets: what a game brings whose finished games are entered on them."""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from underdeck.kernel.refusal import Refusal
from underdeck.kernel.visible_text import check_seen
from underdeck.match import Match

SETTING: Final = "sheets"
"""The setting of a new game that holds the sheets it is played with."""

LONGEST_NAME: Final = 40
LONGEST_WRITTEN: Final = 4 * LONGEST_NAME
"""With letters and their accents apart: to put very many together takes Unicode very long."""


class Entry(Protocol):
    """One finished game, as msgspec writes it: known by its number on the sheet and its seed."""

    @property
    def game(self) -> int: ...

    @property
    def seed(self) -> int: ...

    @property
    def record(self) -> str: ...

    @property
    def key(self) -> tuple[int, int]: ...


class Sheet(Protocol):
    """One player's career with one hero. Nothing is stored but its games: what they add up to is counted from them."""

    @property
    def id(self) -> str:
        """As records name it."""

    @property
    def hero(self) -> str: ...

    @property
    def created(self) -> str: ...

    @property
    def games(self) -> Sequence[Entry]: ...


S = TypeVar("S", bound=Sheet)


class Opened(NamedTuple, Generic[S]):
    """A sheet, the name its player gave it, the number of its next game."""

    name: str
    sheet: S
    number: int


class Parcel(NamedTuple, Generic[S]):
    """A sheet with the texts of its records, as it is carried elsewhere."""

    name: str
    sheet: S
    records: Mapping[str, str]


class Sheets(ABC, Generic[S]):
    """How a game keeps them; where they lie is the business of whoever asks."""

    game: str
    types: tuple[type, ...] = ()
    """What msgspec reads: a server lets it meet them before threads do."""

    @abstractmethod
    def new(self, name: str, hero: str) -> S:
        """An empty one, under a name that was checked."""

    @abstractmethod
    def read(self, id: str, hero: str, created: str, games: Sequence[str]) -> S:
        """As a database has it, its entries in JSON; refused if it can't be."""

    @abstractmethod
    def totals(self, sheet: S) -> dict[str, Any]:
        """What it adds up to, for the pages."""

    @abstractmethod
    def game_rows(self, sheet: S) -> list[dict[str, Any]]:
        """The same game by game, in the order of the sheet."""

    @abstractmethod
    def goes_on(self, sheet: S, later: S) -> bool:
        """Does the later one tell everything that the sheet knows?"""

    # Games

    @abstractmethod
    def seated(self, opened: Sequence[Opened[S]], setup: Mapping[str, Any]) -> dict[str, Any]:
        """The settings of a new game that follow from the sheets it is played with."""

    @abstractmethod
    def earned(self, match: Match, record: str, day: str) -> Mapping[str, Entry]:
        """What a finished game brings to its sheets, by their ids."""

    @abstractmethod
    def open_here(self, names: list[str], setup: Mapping[str, Any]) -> dict[str, Any]:
        """As `seated`, with sheets of this machine."""

    # Elsewhere

    @abstractmethod
    def pack(self, parcel: Parcel[S]) -> str: ...

    @abstractmethod
    def unpack(self, text: str, file: str) -> Parcel[S]:
        """Well-formed; no record in it was looked at."""

    @abstractmethod
    def unproven(self, text: str, file: str) -> list[str]:
        """The records of a parcel that had to be taken on trust; all others were replayed and say what the sheet
        says."""


def check_name(name: str) -> str:
    """Without the spaces around it; never cut."""
    if len(name) > LONGEST_WRITTEN:
        raise Refusal("sheet-name-long", name=name[:LONGEST_NAME], length=len(name), most=LONGEST_NAME)
    name = unicodedata.normalize("NFC", name).strip(" ")
    fits = all(char.isalpha() or char.isdecimal() or char in " -_" for char in name)
    if not fits or not name or not name[0].isalnum():
        raise Refusal("sheet-name", name=name)
    if len(name) > LONGEST_NAME:
        raise Refusal("sheet-name-long", name=name, length=len(name), most=LONGEST_NAME)
    return name


def check_new_name(name: str) -> str:
    """That of a sheet which begins now: older ones are opened under whatever name they have."""
    name = check_name(name)
    check_seen(name)
    return name

"""Campaign sheets: the interface of a game whose finished games are entered on them."""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from underdeck.kernel.refusal import Refusal
from underdeck.kernel.visible_text import check_seen
from underdeck.match import Match

SETTING: Final = "sheets"
"""The setting of a new game that holds its campaign sheets."""

LONGEST_NAME: Final = 40
LONGEST_WRITTEN: Final = 4 * LONGEST_NAME
"""The longest name with separate letters and accents, because composing very many takes Unicode very long."""


class Entry(Protocol):
    """One finished game in JSON, identified by its number on the sheet and its seed."""

    @property
    def game(self) -> int: ...

    @property
    def seed(self) -> int: ...

    @property
    def record(self) -> str: ...

    @property
    def key(self) -> tuple[int, int]: ...


class Sheet(Protocol):
    """One player's career with one hero. It stores only its games; everything else is computed from them."""

    @property
    def id(self) -> str:
        """Return the id that records use."""

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
    """A sheet with the texts of its records, for another machine."""

    name: str
    sheet: S
    records: Mapping[str, str]


class Sheets(ABC, Generic[S]):
    """Reads and computes the campaign sheets of a game; the caller stores them."""

    game: str
    types: tuple[type, ...] = ()
    """The types that msgspec reads: a server lets it meet them before threads do."""

    @abstractmethod
    def new(self, name: str, hero: str) -> S:
        """Return an empty sheet with a name that was checked."""

    @abstractmethod
    def read(self, id: str, hero: str, created: str, games: Sequence[str]) -> S:
        """Return the sheet from a database, with its entries in JSON; refuse damaged ones."""

    @abstractmethod
    def totals(self, sheet: S) -> dict[str, Any]:
        """Return the totals of a sheet, for the pages."""

    @abstractmethod
    def game_rows(self, sheet: S) -> list[dict[str, Any]]:
        """Return the results game by game, in the order of the sheet."""

    @abstractmethod
    def goes_on(self, sheet: S, later: S) -> bool:
        """Return whether the later sheet contains everything that the sheet has."""

    # Games

    @abstractmethod
    def seated(self, opened: Sequence[Opened[S]], setup: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings of a new game that follow from its sheets."""

    @abstractmethod
    def earned(self, match: Match, record: str, day: str) -> Mapping[str, Entry]:
        """Return the entries that a finished game adds to its sheets, by their ids."""

    @abstractmethod
    def open_here(self, names: list[str], setup: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings as `seated` does, with sheets of this machine."""

    # Elsewhere

    @abstractmethod
    def pack(self, parcel: Parcel[S]) -> str: ...

    @abstractmethod
    def unpack(self, text: str, file: str) -> Parcel[S]:
        """Return the parcel in a text if it is well-formed; its records are not checked."""

    @abstractmethod
    def unproven(self, text: str, file: str) -> list[str]:
        """Return the records of a parcel that could not be verified; all others were replayed and agree with the
        sheet."""


def check_name(name: str) -> str:
    """Return the name without spaces around it; refuse a bad one instead of shortening it."""
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
    """Return the checked name of a new sheet; existing sheets keep any name they have."""
    name = check_name(name)
    check_seen(name)
    return name

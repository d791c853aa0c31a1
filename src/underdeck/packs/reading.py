"""Tools of all pack compilers: strict tables, and errors that name file, card and field."""

import threading
from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Literal, TypeVar

import msgspec
from msgspec import Meta

from underdeck.kernel.refusal import Refusal
from underdeck.packs.faults import fault

T = TypeVar("T")

Origin = Literal["printed", "original"]
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]

UNNAMED = ("face-", "use-")
"""Prefixes of names that only keep ids apart and are never shown."""

meeting = threading.Lock()
"""Held while msgspec meets a type: two threads that do so at once crash the process."""


class FollowsError(Exception):
    """Raised if something is missing because it was refused before."""


class CardFact:
    """A physical card, as `underdeck cards` lists it."""

    __slots__ = ("copies", "deck", "id", "origin", "set", "subject", "why")

    def __init__(self, id: str, deck: str, set: str, origin: str, why: str, subject: Any) -> None:
        self.id = id
        self.deck = deck
        self.set = set
        self.origin = origin
        self.why = why
        self.subject = subject
        self.copies = 1


def tables_in(read: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """Return the tables under that name; anything else there is refused elsewhere."""
    entries = read.get(name, [])
    return [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []


class Reader:
    """Reads the tables of a pack. Errors name `file` and `card`."""

    shared: tuple[str, ...] = ()
    """The kinds of names that several cards of a pack may share."""
    second: ClassVar[dict[str, str]] = {}
    """The endings of the ids of second copies, by kind."""

    def __init__(self) -> None:
        self.source = ""
        """Whose cards are read: those of a set, or of a pack from outside."""
        self.outside = False
        self.strict = False
        """Is what would make no sense refused as well? Records were played with such cards too."""
        self.names: dict[str, str] = {}
        """What was named so far, as its message is called, and by whom."""
        self.file = ""
        self.card = "pack"
        self.facts: list[CardFact] = []
        self.troubles: list[Refusal] | None = None
        """Everything that is wrong, for whoever wants to know it all at once; else the first is raised."""
        self.broken: set[str] = set()
        """Cards that were refused: whatever refers to them is not to blame."""

    def trouble(self, refusal: Refusal) -> None:
        if self.troubles is None:
            raise refusal
        self.troubles.append(refusal)

    def missing(self, id: str) -> None:
        if id in self.broken:
            raise FollowsError

    def attempt(self, step: Callable[..., T], *arguments: Any) -> list[T]:
        """Return the result of the step, or nothing if it was refused and the others must still be tried."""
        try:
            return [step(*arguments)]
        except Refusal as refusal:
            self.trouble(refusal)
        except FollowsError:
            pass
        self.broken |= {self.card, *[str(each.id) for each in arguments if hasattr(each, "id")]}
        return []

    def refuse(self, field: str, reason: str | Refusal) -> Refusal:
        """Return the refusal. With a refusal as its reason it is shown in the reader's language."""
        found = Refusal("pack-field", file=self.file, card=self.card, field=field, reason=str(reason))
        return found.because(reason) if isinstance(reason, Refusal) else found

    def name(self, kind: str, id: str, field: str = "id") -> None:
        """Register a name: names are unique across all sets and packs of a game."""
        if self.outside and kind in self.second and id.endswith(self.second[kind]):
            raise self.refuse(field, Refusal("card-second", name=id, end=self.second[kind]))
        again = f"{kind}-{id}" in self.names
        owner = self.names.setdefault(f"{kind}-{id}", self.source)
        if self.outside and owner != self.source:
            raise Refusal("pack-clash", file=self.file, kind=kind, name=id, pack=self.source, other=owner)
        if self.outside and again and kind not in self.shared:
            raise self.refuse(field, Refusal("card-twice", name=id))

    def convert(self, value: Any, type_: type[T]) -> T:
        try:
            with meeting:
                return msgspec.convert(value, type_)
        except msgspec.ValidationError as error:
            raise self.refuse(*fault(error, value, type_)) from None

    def section(self, tables: dict[str, Any], name: str, type_: type[T], needed: bool) -> list[T]:
        entries = tables.get(name, [])
        self.card = name
        if not isinstance(entries, list) or (needed and not entries):
            raise self.refuse(name, Refusal("card-tables", name=name))
        specs: list[T] = []
        seen: set[str] = set()
        for entry in entries:
            self.card = str(entry.get("id", name)) if isinstance(entry, dict) else name
            for spec in self.attempt(self.convert, entry, type_):
                if self.card in seen:
                    self.trouble(self.refuse("id", Refusal("card-twice", name=self.card)))
                seen.add(self.card)
                specs.append(spec)
        return specs

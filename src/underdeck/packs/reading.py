"""What the compilers of all packs share: strict tables, and errors that name file, card and field."""

import threading
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from underdeck.kernel.refusal import Refusal

T = TypeVar("T")

Origin = Literal["printed", "original"]
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]

meeting = threading.Lock()
"""msgspec brings the process down when two threads meet a type for the first time at once."""


class CardFact:
    """A physical card as the `cards` listing shows it."""

    __slots__ = ("copies", "deck", "id", "origin", "set", "subject", "why")

    def __init__(self, id: str, deck: str, set: str, origin: str, why: str, subject: Any) -> None:
        self.id = id
        self.deck = deck
        self.set = set
        self.origin = origin
        self.why = why
        self.subject = subject
        self.copies = 1


class Reader:
    """`file` and `card` are what an error is blamed on."""

    def __init__(self) -> None:
        self.file = ""
        self.card = "pack"
        self.facts: list[CardFact] = []

    def refuse(self, field: str, reason: str) -> Refusal:
        return Refusal("pack-field", file=self.file, card=self.card, field=field, reason=reason)

    def convert(self, value: Any, type_: type[T]) -> T:
        try:
            with meeting:
                return msgspec.convert(value, type_)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `")
            raise self.refuse(path.rstrip("`").removeprefix("$").removeprefix(".") or "-", reason) from None

    def section(self, tables: dict[str, Any], name: str, type_: type[T], needed: bool) -> list[T]:
        entries = tables.get(name, [])
        self.card = name
        if not isinstance(entries, list) or (needed and not entries):
            raise self.refuse(name, "at least one [[table]] is needed")
        specs: list[T] = []
        seen: set[str] = set()
        for entry in entries:
            self.card = str(entry.get("id", name)) if isinstance(entry, dict) else name
            spec = self.convert(entry, type_)
            if self.card in seen:
                raise self.refuse("id", "used twice")
            seen.add(self.card)
            specs.append(spec)
        return specs

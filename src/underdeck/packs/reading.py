"""What the compilers of all packs share: strict tables, and errors that name file, card and field."""

import difflib
import threading
from collections.abc import Callable, Iterable
from typing import Annotated, Any, ClassVar, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from underdeck.kernel.refusal import Refusal

T = TypeVar("T")

Origin = Literal["printed", "original"]
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]

UNNAMED = ("face-", "use-")
"""Names that only keep ids apart: nobody says them."""

meeting = threading.Lock()
"""msgspec brings the process down when two threads meet a type for the first time at once."""


class FollowsError(Exception):
    """Something is missing because it was refused before."""


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


def meant(word: str, known: Iterable[str]) -> str:
    """A suggestion behind a complaint."""
    close = difflib.get_close_matches(word, list(known), 1)
    return f" (did you mean {close[0]}?)" if close else ""


def vocabulary(type_: Any, seen: set[Any] | None = None) -> set[str]:
    """Every word that a table of this type may hold: fields, tags, the values of its choices."""
    seen = set() if seen is None else seen
    if isinstance(type_, str):
        return {type_}
    try:
        if type_ in seen:
            return set()
        seen.add(type_)
    except TypeError:
        return set()
    found: set[str] = set()
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        found |= {*type_.__struct_encode_fields__}
        tag = type_.__struct_config__.tag
        found |= {tag} if isinstance(tag, str) else set()
        for field in msgspec.structs.fields(type_):
            found |= vocabulary(field.type, seen)
    for part in get_args(type_):
        found |= vocabulary(part, seen)
    return found


def tables_in(read: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """As far as it is one: what else stands there is refused elsewhere."""
    entries = read.get(name, [])
    return [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []


class Reader:
    """`file` and `card` are what an error is blamed on."""

    shared: tuple[str, ...] = ()
    """Kinds of names that stand on several cards of a pack."""
    second: ClassVar[dict[str, str]] = {}
    """How the ids of second copies end, by kind."""

    def __init__(self) -> None:
        self.source = ""
        """Whose cards are read: those of a set, or of a pack from outside."""
        self.outside = False
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
        """What the step gives, or nothing where it was refused and others are to be tried all the same."""
        try:
            return [step(*arguments)]
        except Refusal as refusal:
            self.trouble(refusal)
        except FollowsError:
            pass
        self.broken |= {self.card, *[str(each.id) for each in arguments if hasattr(each, "id")]}
        return []

    def refuse(self, field: str, reason: str) -> Refusal:
        return Refusal("pack-field", file=self.file, card=self.card, field=field, reason=reason)

    def name(self, kind: str, id: str, field: str = "id") -> None:
        """Everything has its own name, across all sets and packs of a game."""
        if self.outside and kind in self.second and id.endswith(self.second[kind]):
            raise self.refuse(field, f"{id}: an id that ends in {self.second[kind]} is that of a second copy")
        again = f"{kind}-{id}" in self.names
        owner = self.names.setdefault(f"{kind}-{id}", self.source)
        if self.outside and owner != self.source:
            raise Refusal("pack-clash", file=self.file, kind=kind, name=id, pack=self.source, other=owner)
        if self.outside and again and kind not in self.shared:
            raise self.refuse(field, f"used twice: {id}")

    def convert(self, value: Any, type_: type[T]) -> T:
        try:
            with meeting:
                return msgspec.convert(value, type_)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `")
            word = reason.rstrip("`'").rpartition("`" if reason.endswith("`") else "'")[2]
            wrong = reason.startswith(("Object contains unknown field", "Invalid enum value", "Invalid value"))
            reason += meant(word, vocabulary(type_)) if wrong else ""
            raise self.refuse(path.rstrip("`").rpartition("$")[2].removeprefix(".") or "-", reason) from None

    def section(self, tables: dict[str, Any], name: str, type_: type[T], needed: bool) -> list[T]:
        entries = tables.get(name, [])
        self.card = name
        if not isinstance(entries, list) or (needed and not entries):
            raise self.refuse(name, "at least one [[table]] is needed")
        specs: list[T] = []
        seen: set[str] = set()
        for entry in entries:
            self.card = str(entry.get("id", name)) if isinstance(entry, dict) else name
            for spec in self.attempt(self.convert, entry, type_):
                if self.card in seen:
                    self.trouble(self.refuse("id", "used twice"))
                seen.add(self.card)
                specs.append(spec)
        return specs

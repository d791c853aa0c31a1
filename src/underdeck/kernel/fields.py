"""The fields of a state, each declared once: name, type, default, bounds, and how it is written.

A game lists them in `rules/fields.py`. `make fields` writes the classes from them, `rules/structs.py`: slots, types,
`clone` and a function that makes a fresh one. Positions are written and read by the same tables.
"""

from collections.abc import Iterator


class Numbers:
    """A list of numbers, each within these bounds."""

    __slots__ = ("bounds",)

    def __init__(self, bounds: range) -> None:
        self.bounds = bounds


class Rows:
    """Any number of rows, each of as many numbers as there are columns."""

    __slots__ = ("columns",)

    def __init__(self, *columns: range) -> None:
        self.columns = columns


Kind = str | range | Numbers | Rows | None
"""How a field is written: the numbers it can be, the name of a kind that the game defines, or None for not by
itself."""


class Field:
    """One field. `declaration` is its line of Python: `level: int = 1`, or `name: str` for one that a fresh object is
    given. Flags need no kind. `word` is what positions call it, if not by its name. Lists are copied with the object
    that holds them, unless they are `shared` because nobody changes them in place."""

    __slots__ = ("kind", "name", "note", "shared", "start", "type", "word")

    def __init__(self, declaration: str, kind: Kind = None, note: str = "", *, word: str = "", shared: bool = False):
        head, _, start = declaration.partition(" = ")
        self.name, _, self.type = head.partition(": ")
        self.start = start
        self.kind: Kind = "flag" if self.type == "bool" and kind is None else kind
        self.note = note
        self.word = word or self.name
        self.shared = shared

    def __repr__(self) -> str:
        return f"Field({self.name}: {self.type})"


class Struct:
    """A class of the state and its fields. `base` is the struct it inherits from. `given` are parameters of a fresh one
    that are no fields, as they stand in its signature. `fresh` says what a fresh one is like. `imagined`: it has a
    copy that shares its lists, too. What is not `copied` is never changed."""

    __slots__ = ("acyclic", "base", "copied", "doc", "fields", "fresh", "given", "imagined", "name")

    def __init__(
        self,
        name: str,
        *fields: Field,
        doc: str = "",
        fresh: str = "",
        given: str = "",
        base: "Struct | None" = None,
        acyclic: bool = True,
        imagined: bool = False,
        copied: bool = True,
    ) -> None:
        self.name = name
        self.fields = fields
        self.doc = doc
        self.fresh = fresh
        self.given = given
        self.base = base
        self.acyclic = acyclic
        self.imagined = imagined
        self.copied = copied

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def written(self) -> list[Field]:
        """Return the fields that positions hold, in their order."""
        own = [field for field in self.fields if field.kind is not None]
        return own if self.base is None else [*own, *self.base.written()]

    def names_of(self, *kinds: str) -> list[str]:
        """Return the names of the fields of these kinds."""
        return [field.name for field in self.fields if field.kind in kinds]


TABLE = Struct(
    "Table",
    Field("agenda: list[Frame] = []", "frames"),
    Field("asked: list[Decision] = []", shared=True),
    Field("events: list[Event] = []", shared=True),
)
"""The fields that every state inherits, see `agenda.py`."""

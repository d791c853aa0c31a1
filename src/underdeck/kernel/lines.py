"""The syntax of positions in every game: lines of words. The first word of a line says what the line describes, `#`
begins a comment, and case does not matter. A later line replaces an earlier one about the same thing."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from underdeck.kernel.digits import whole_number
from underdeck.kernel.fields import Field, Kind, Struct
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import MASK, Rng, read_key

COMMENT: Final = "#"
YES: Final = {"yes": True, "no": False}


@mypyc_attr(allow_interpreted_subclasses=True)
class Lines:
    """Reads a position as it was written. Refuses errors with the number of their line."""

    def __init__(self, text: str, known: Collection[str]) -> None:
        self.line = 0
        """The one that is read: what a refusal is blamed on."""
        self.lines: list[tuple[int, str, list[str]]] = []
        self.by_word: dict[str, list[tuple[int, list[str]]]] = {}
        for number, raw in enumerate(text.splitlines(), 1):
            words = raw.lower().split()
            remark = [place for place, word in enumerate(words) if word.startswith(COMMENT)]
            words = words[: remark[0]] if remark else words
            if words:
                self.line = number
                self.lines.append((number, self.word(words[0], known), words[1:]))
                self.by_word.setdefault(words[0], []).append((number, words[1:]))

    def refuse(self, reason: str, **facts: str | int) -> Refusal:
        return Refusal(f"position-{reason}", line=self.line, **facts)

    def word(self, word: str, known: Collection[str]) -> str:
        """Return the word if it is one of the known ones; refuse any other."""
        if word not in known:
            raise self.refuse("word", text=word[:60], choices=choices(known))
        return word

    def all(self, first: str) -> Iterator[list[str]]:
        """Iterate over the lines that begin with this word, without the word."""
        for number, rest in self.by_word.get(first, ()):
            self.line = number
            yield rest

    def said(self, first: str) -> bool:
        return first in self.by_word

    def one(self, first: str) -> list[str]:
        """Return the last line that begins with this word, without the word; an empty list if there is none."""
        found: list[str] = []
        for rest in self.all(first):
            found = rest
        return found

    def number(self, word: str, most: int) -> int:
        number = whole_number(word)
        if not 0 <= number <= most:
            raise self.refuse("number", text=word[:60])
        return number

    def parts(self, words: list[str], known: Collection[str], own: "Own | None" = None) -> list[tuple[str, list[str]]]:
        """Return the parts of a line, each with its words: `floor 1 hand troll ogre`. `own` says of a word that begins
        a part elsewhere whether it belongs to the one before."""
        found: list[tuple[str, list[str]]] = []
        for word in words:
            if word in known and not (found and own is not None and own(found[-1][0], word)):
                found.append((word, []))
            elif found:
                found[-1][1].append(word)
            else:
                self.word(word, known)
        return found

    def fields(self, struct: Struct, owner: Any, readers: "Readers") -> None:
        """Read every field that has a line of its own, by its kind."""
        for field in struct.written():
            if self.said(field.word) and (isinstance(field.kind, range) or field.kind in readers):
                setattr(owner, field.name, self.value(field, owner, self.one(field.word), readers))

    def value(self, field: Field, owner: Any, words: list[str], readers: "Readers") -> Any:
        """Read one field: a number within its bounds, or what its kind says."""
        if isinstance(field.kind, range):
            number = self.number(" ".join(words), field.kind[-1])
            if number not in field.kind:
                raise self.refuse("number", text=str(number))
            return number
        return readers[field.kind](self, owner, getattr(owner, field.name), words)

    def flag(self, words: list[str]) -> bool:
        return YES[self.word(" ".join(words), YES)]

    def options(self) -> dict[str, str]:
        """Return the options from lines such as `option stairs 6`."""
        found: dict[str, str] = {}
        for rest in self.all("option"):
            if len(rest) != 2:
                raise self.refuse("option")
            found[rest[0]] = rest[1]
        return found

    def chance(self, rng: Rng) -> None:
        """Set the chance from `rng 12345`, or from `rng 17 6f3a...` if chance has a key."""
        if not self.said("rng"):
            return
        words = self.one("rng")
        rng.state = self.number(words[0] if words else "", MASK)
        rng.key = read_key(words[1]) if len(words) > 1 else b""
        if len(words) > 2 or (len(words) == 2 and not rng.key):
            raise self.refuse("number", text=" ".join(words)[:60])


def write_chance(rng: Rng) -> str:
    return " ".join(["rng", str(rng.state), *[rng.key.hex()] * bool(rng.key)])


Own = Callable[[str, str], bool]
Readers = Mapping[Kind, Callable[[Any, Any, Any, list[str]], Any]]
"""Reads a field, by its kind, from the reader, the object, its present value and the words."""
Writer = Callable[[Any, Any, Any], str | None]
"""Returns the text after the name of a field, from the state, the object and its value; None leaves the line out."""


def writers_of(fields: Iterable[Field], writers: Mapping[Kind, Writer]) -> list[tuple[str, str, Writer | None]]:
    """Return the word, the name and the writer of each field; none where its kind has no writer."""
    return [
        (field.word, field.name, count(field.kind) if isinstance(field.kind, range) else writers.get(field.kind))
        for field in fields
    ]


def count(bounds: range) -> Writer:
    """Return a writer of counts: one that has grown beyond what is read is the most."""
    most = bounds[-1]
    return lambda state, owner, value: str(value if value < most else most) if value >= 0 else None

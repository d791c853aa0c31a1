"""Drawings of a game without a screen: text in named styles, and facts. Each face has its own colors for the styles, or
none."""

from typing import NamedTuple


class Span(NamedTuple):
    text: str
    style: str = ""


Line = tuple[Span, ...]


class Fact(NamedTuple):
    """One fact of the table: its line on a board, and its words in the line mode."""

    line: Line
    said: str = ""
    """The words; empty if those of another fact include this one."""
    act: str = ""
    """The act that a click on it triggers."""


def fact(text: str, style: str = "") -> Fact:
    """Return a fact that reads the same everywhere."""
    return Fact((Span(text, style),), text)


def joined(lines: list[Line], between: str = " ") -> Line:
    """Return the lines as one line."""
    return tuple(span for n, line in enumerate(lines) for span in ((Span(between),) if n else ()) + line)


def text_of(line: Line) -> str:
    """Return the text of a line with single spaces, as it is read aloud."""
    return " ".join("".join([span.text for span in line]).split())


def words_of(facts: list[Fact]) -> list[str]:
    return [each.said for each in facts if each.said]

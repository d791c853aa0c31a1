"""Lines with or without styles; nothing depends on color."""

import textwrap
from collections.abc import Callable, Sequence

from underdeck.table.drawing import Line

COLOR_CODES = {
    "s": "33;1", "a": "35;1", "m": "34;1", "h": "7", "any": "2", "title": "1", "quiet": "2", "bad": "31;1",
    "good": "32;1", "warn": "33;1", "damage": "31", "poison": "32", "time": "33",
}  # fmt: skip
"""Colors of dice by their letters, and what a text is."""

NARROWEST = 40

Paint = Callable[[str, str], str]


def plain(text: str, style: str) -> str:
    return text


def colored(text: str, style: str) -> str:
    code = COLOR_CODES.get(style, "")
    return f"\033[{code}m{text}\033[0m" if code else text


def clip(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(1, width - 1)] + "…"


class Paper:
    """Lines of a width, in color or not."""

    def __init__(self, paint: Paint = plain, width: int = 96) -> None:
        self.paint = paint
        self.width = max(NARROWEST, width)

    def painted(self, line: Line) -> str:
        """Return a board's line with single spaces. A die is its letter and value."""
        return " ".join([self.paint(" ".join(span.text.split()), span.style) for span in line if span.text.strip()])

    def rule(self, left: str, right: str = "") -> list[str]:
        """Return a title; on a narrow screen its right part is a line of its own."""
        left = f"── {left} "
        if right and len(left) + len(right) + 6 > self.width:
            return [*self.rule(left[3:-1]), f" {right}"]
        right = f" {right} ──" if right else ""
        filler = "─" * max(2, self.width - len(left) - len(right))
        return [self.paint(left, "title") + filler + self.paint(right, "title")]

    def paragraph(self, text: str, indent: int = 1) -> list[str]:
        """Return the text folded under itself, a little further in."""
        first, rest = " " * indent, " " * (indent + 3)
        return textwrap.wrap(text, self.width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)

    def beside(self, label: str, parts: Sequence[str], margin: int, between: str = " · ") -> list[str]:
        """Return parts folded beside a label in the margin."""
        room = self.width - margin - 1
        body = textwrap.wrap(between.join(parts), room, break_long_words=False, break_on_hyphens=False) or [""]
        return [f" {label if not n else '':<{margin}}{line}" for n, line in enumerate(body)]

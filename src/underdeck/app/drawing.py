"""Drawing with letters: styled lines, things to click, blocks side by side."""

import textwrap

from textual.color import Color
from textual.content import Content
from textual.style import Style
from textual.theme import Theme

from underdeck.table.drawing import Fact, Line, Span
from underdeck.terminal.paint import clip

LANTERN = Theme(
    "lantern", primary="#e0a458", secondary="#8fb3a5", accent="#ffb84d", warning="#f0a050", error="#ff7b6b",
    success="#9bc97a", foreground="#efe6d5", background="#1b1a1f", surface="#26242b", panel="#322f38", dark=True,
)  # fmt: skip
DAY = Theme(
    "day", primary="#8a5a16", secondary="#33685a", accent="#9a4e00", warning="#8f5200", error="#a8261a",
    success="#35691d", foreground="#231f1a", background="#f3ead8", surface="#fbf5e8", panel="#e7dac0", dark=False,
)  # fmt: skip

THEMES = (LANTERN, DAY)

DICE = {
    "s": Style(Color.parse("#e9c13b"), Color.parse("#1d1700"), bold=True),
    "a": Style(Color.parse("#f07ac8"), Color.parse("#2b0a18"), bold=True),
    "m": Style(Color.parse("#62a8ff"), Color.parse("#04152b"), bold=True),
    "h": Style(Color.parse("#141414"), Color.parse("#ffffff"), bold=True),
}
"""The colors of dice; their letters have the same meaning."""

STYLES: dict[str, str | Style] = {
    **DICE, "any": Style(reverse=True), "title": "bold $primary", "lit": "bold $accent", "quiet": "$foreground-muted",
    "bad": "bold $error", "good": "bold $success", "warn": "bold $warning", "damage": "$error", "poison": "$success",
    "time": "$warning",
}  # fmt: skip
"""The looks of a drawing's styles here."""

LIGHT = tuple("╭╮╰╯─│")
HEAVY = tuple("┏┓┗┛━┃")
DOUBLE = tuple("╔╗╚╝═║")
DOTTED = tuple("┌┐└┘┄┊")
"""The corners and the flat and upright lines of a frame."""

Edge = tuple[str, ...]
Block = list[Content]
"""Lines of the same width."""


def ink(text: str, style: str = "") -> Content:
    """Return a text in a style of a drawing, or of Textual."""
    return Content.styled(text, STYLES.get(style, style)) if style else Content(text)


def drawn(line: Line) -> Content:
    """Return a line in the colors of the screen."""
    return Content.assemble(*[ink(*span) for span in line if span.text])


def shown(facts: list[Fact], width: int, indent: str = "   ") -> Block:
    """Return the lines of facts, to be pressed; long ones in one style are folded."""
    lines: Block = []
    for line, _, act in facts:
        first, *more = line
        if more or len(first.text) < width:
            parts = [drawn((Span(" "), *line))]
        else:
            parts = folded(f" {first.text}", width, first.style, indent)
        lines += [press(part, act) for part in parts] if act else parts
    return lines


def press(content: Content, act: str) -> Content:
    """Return the content with an act that a click triggers."""
    return content.stylize(Style.from_meta({"act": act}))


def folded(text: str, width: int, style: str = "", indent: str = "") -> list[Content]:
    lines = textwrap.wrap(text, max(8, width), subsequent_indent=indent, break_on_hyphens=False)
    return [ink(line, style) for line in lines]


def fit(content: Content, width: int) -> Content:
    """Return the content with exactly that width."""
    if content.cell_length > width:
        content = content.truncate(width, ellipsis=True)
    return content.pad_right(width - content.cell_length)


def frame(title: Content, lines: Block, width: int, foot: str = "", edge: Edge = LIGHT, style: str = "") -> Block:
    """Return a box with its title in the upper edge and a word in the lower one."""
    left, right, low_left, low_right, flat, side = edge
    inner = width - 2
    head = title.truncate(inner - 2, ellipsis=True) if title.cell_length > inner - 2 else title
    top = [ink(f"{left}{flat}", style), head, ink(flat * (inner - 1 - head.cell_length) + right, style)]
    body = [Content.assemble(ink(side, style), fit(line, inner), ink(side, style)) for line in lines]
    bottom = f"{flat}{foot}" if foot else ""
    return [Content.assemble(*top), *body, ink(f"{low_left}{bottom}{flat * (inner - len(bottom))}{low_right}", style)]


def heading(title: str, width: int, style: str = "bold $primary", line: str = "─") -> Content:
    return ink(clip(f"{line} {title} ", width).ljust(width, line), style)


def in_rows(blocks: list[Block], width: int, gap: int = 1) -> list[Content]:
    """Return the blocks side by side, as many to a row as there is room for."""
    lines: list[Content] = []
    row: list[Block] = []
    used = 0
    for block in blocks:
        wide = block[0].cell_length
        if row and used + gap + wide > width:
            lines += beside(row, gap)
            row, used = [], 0
        row.append(block)
        used += wide + (gap if used else 0)
    return lines + (beside(row, gap) if row else [])


def beside(row: list[Block], gap: int = 1) -> list[Content]:
    high = max(len(block) for block in row)
    lines = []
    for i in range(high):
        parts = [block[i] if i < len(block) else Content.blank(block[0].cell_length) for block in row]
        lines.append(Content(" " * gap).join(parts))
    return lines


def stacked(lines: list[Content]) -> Content:
    return Content("\n").join(lines)

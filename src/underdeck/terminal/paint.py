"""Lines with a style, or without; nothing depends on color."""

from collections.abc import Callable

COLOR_CODES = {
    "s": "33;1", "a": "35;1", "m": "34;1", "h": "7", "any": "2", "title": "1", "quiet": "2", "bad": "31;1",
    "good": "32;1",
}  # fmt: skip
"""Colors of dice by their letters, and what a line is."""

Paint = Callable[[str, str], str]


def plain(text: str, style: str) -> str:
    return text


def colored(text: str, style: str) -> str:
    code = COLOR_CODES.get(style, "")
    return f"\033[{code}m{text}\033[0m" if code else text


def clip(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(1, width - 1)] + "…"

"""Checks for text that people write on one line for others: names and chat. All of it must be visible."""

import unicodedata

from underdeck.kernel.refusal import Refusal

MOST_MARKS = 4
"""The most marks on one letter: no script needs more, and a hundred of them cover the lines above."""
IGNORABLE = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Unicode's `Default_Ignorable_Code_Point`, but for the marks that choose between a sign and its emoji."""
BLANK = {0x2800, 0x16FE4, 0x1D159}
"""Characters that are invisible although Unicode does not call them ignorable, such as an empty braille cell."""


def on_one_line(text: str) -> str:
    """Return the text with spaces in place of characters that move or hide the text around them."""
    return " ".join("".join([sign if sign.isprintable() else " " for sign in text]).split())


def check_seen(text: str) -> None:
    """Refuse letters that nobody sees, and more marks on a letter than a script has."""
    marks = MOST_MARKS  # there is no letter yet
    for sign in text:
        if is_invisible(ord(sign)):
            raise Refusal("text-invisible", sign=f"U+{ord(sign):04X}")
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise Refusal("text-marks", most=MOST_MARKS)


def is_invisible(code: int) -> bool:
    return code in BLANK or any(first <= code <= last for first, last in IGNORABLE)


def is_seen(text: str) -> bool:
    try:
        check_seen(text)
    except Refusal:
        return False
    return True

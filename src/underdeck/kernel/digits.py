"""Whole numbers in text, strictly: ASCII digits, no more of them than any number of ours has."""

from typing import Final

MOST_DIGITS: Final = 20


def whole_number(text: str) -> int:
    """
    >>> whole_number("42"), whole_number("²"), whole_number("-1"), whole_number("9" * 5000)
    (42, -1, -1, -1)
    """
    if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS:
        return int(text)
    return -1

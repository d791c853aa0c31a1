"""Whole numbers in text, strictly: ASCII digits, no more of them than any number of ours has. And of other kinds."""

import operator
from typing import Any, Final

MOST_DIGITS: Final = 20


def whole_number(text: str) -> int:
    """
    >>> whole_number("42"), whole_number("²"), whole_number("-1"), whole_number("9" * 5000)
    (42, -1, -1, -1)
    """
    if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS:
        return int(text)
    return -1


def whole(value: Any) -> int | None:
    """A whole number of whatever kind, numpy's among them; None for everything else.

    >>> whole(3), whole(3.0), whole("3")
    (3, None, None)
    """
    try:
        return operator.index(value)
    except TypeError:
        return None

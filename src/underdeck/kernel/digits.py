"""Strict whole numbers in text (ASCII digits, a limited length), and numbers of other types."""

import operator
from typing import Any, Final

MOST_DIGITS: Final = 20
NEARLY: Final = 1e-9
"""The rounding error that sums of fractions may have."""


def whole_number(text: str) -> int:
    """Return the number that a text of ASCII digits spells; -1 for any other text.

    >>> whole_number("42"), whole_number("²"), whole_number("-1"), whole_number("9" * 5000)
    (42, -1, -1, -1)
    """
    if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS:
        return int(text)
    return -1


def as_integer(value: Any) -> int | None:
    """Return a whole number of any integer type, numpy's too; None for everything else.

    >>> as_integer(3), as_integer(3.0), as_integer("3")
    (3, None, None)
    """
    try:
        return operator.index(value)
    except TypeError:
        return None


def percent(chance: float, computed: bool = True) -> int:
    """Return a chance in percent: only a computed chance can be 0 (impossible) or 100 (certain).

    >>> percent(0.996), percent(0.004), percent(1.0), percent(0.0), percent(1.0, computed=False)
    (99, 1, 100, 0, 99)
    """
    if computed and not NEARLY < chance < 1 - NEARLY:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))

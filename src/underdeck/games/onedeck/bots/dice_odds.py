"""Computed odds of dice."""

from typing import Final

KNOWN: Final[dict[tuple[int, int], float]] = {}


def reach(dice: int, number: int, wide: bool) -> float:
    """Return the chance that so many dice together, or one of them, show at least that number.

    >>> reach(2, 7, True) == 21 / 36, reach(1, 6, False) == 1 / 6, reach(1, 7, True)
    (True, True, 0.0)
    """
    if number <= 0:
        return 1.0
    if not wide:
        return 1.0 - (min(max(number - 1, 0), 6) / 6.0) ** dice
    return sum_reaches(dice, number)


def sum_reaches(dice: int, number: int) -> float:
    if number <= dice:
        return 1.0
    if number > 6 * dice:
        return 0.0
    key = (dice, number)
    found = KNOWN.get(key, -1.0)
    if found < 0.0:
        found = 0.0
        for face in range(1, 7):
            found += sum_reaches(dice - 1, number - face)
        found /= 6.0
        KNOWN[key] = found
    return found

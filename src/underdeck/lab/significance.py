"""How sure is a difference? With a correction for many comparisons, since of a hundred one is always remarkable."""

import math
from collections.abc import Sequence

LEVEL = 0.05
"""Of all differences that are marked, the part that may be chance (Benjamini and Hochberg)."""
Z = 1.96


def two_sided(z: float) -> float:
    return math.erfc(abs(z) / math.sqrt(2))


def proportions(wins: float, games: int, others_won: float, others: int) -> float:
    """The chance that shares differ so much or more where there is no difference."""
    if not games or not others:
        return 1.0
    pooled = (wins + others_won) / (games + others)
    error = math.sqrt(pooled * (1 - pooled) * (1 / games + 1 / others))
    return two_sided((wins / games - others_won / others) / error) if error else 1.0


def against(wins: float, games: int, expected: float) -> float:
    """The same for a share that should be so large."""
    error = math.sqrt(expected * (1 - expected) / games) if games else 0.0
    return two_sided((wins / games - expected) / error) if error else 1.0


def means(mean: float, error: float) -> float:
    """The same for a mean that should be 0."""
    return two_sided(mean / error) if error > 0 else 1.0


def proven(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of them hold when all are looked at together.

    >>> proven([0.001, 0.2, 0.03, 0.01])
    [True, False, True, True]
    """
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    last = -1
    for rank, place in enumerate(order):
        if chances[place] <= level * (rank + 1) / len(order):
            last = rank
    found = [False] * len(chances)
    for place in order[: last + 1]:
        found[place] = True
    return found


def difference(wins: float, games: int, others_won: float, others: int) -> tuple[float, float, float]:
    """Of two shares, with Newcombe's 95% interval."""
    from underdeck.lab.simulate import interval

    here, there = wins / games, others_won / others
    low, high = interval(wins, games)
    other_low, other_high = interval(others_won, others)
    found = here - there
    return (
        found,
        found - math.hypot(here - low, other_high - there),
        found + math.hypot(high - here, there - other_low),
    )

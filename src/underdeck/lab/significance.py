"""Tests of significance, corrected for many comparisons: of a hundred differences one is always remarkable."""

import math
from collections.abc import Sequence

from scipy import stats

from underdeck.lab.simulate import interval

LEVEL = 0.05
"""The share of all marked differences that may be chance (Benjamini and Hochberg)."""
LARGE = 10
"""The expected counts from which on the normal distribution is used."""
SMALLEST = 1e-6
"""The difference below which only rounding differs."""


def two_sided(z: float) -> float:
    """Return the chance of a normal value at least so far from 0."""
    return float(2 * stats.norm.sf(abs(z)))


def proportions(wins: float, games: int, others_won: float, others: int) -> float:
    """Return the p-value of a difference between two shares."""
    if not games or not others:
        return 1.0
    pooled = (wins + others_won) / (games + others)
    if min(games, others) * min(pooled, 1 - pooled) < LARGE:
        return fisher(whole_wins(wins, games * pooled), games, whole_wins(others_won, others * pooled), others)
    error = math.sqrt(pooled * (1 - pooled) * (1 / games + 1 / others))
    return two_sided((wins / games - others_won / others) / error)


def against(wins: float, games: int, expected: float) -> float:
    """Return the p-value of a share that should have the expected value."""
    if not games or not 0 < expected < 1:
        return 1.0
    if games * min(expected, 1 - expected) < LARGE:
        return binomial(whole_wins(wins, games * expected), games, expected)
    return two_sided((wins / games - expected) / math.sqrt(expected * (1 - expected) / games))


def whole_wins(wins: float, expected: float) -> int:
    """Return the wins as a whole number for an exact test: shared victories are rounded towards the expected number, so
    that no p-value is too low."""
    return math.floor(wins + SMALLEST) if wins > expected else math.ceil(wins - SMALLEST)


def fisher(wins: int, games: int, others_won: int, others: int) -> float:
    """Return the p-value of Fisher's exact test, two-sided."""
    return float(stats.fisher_exact([[wins, games - wins], [others_won, others - others_won]]).pvalue)


def binomial(wins: int, games: int, share: float) -> float:
    """Return the p-value of the exact binomial test, two-sided."""
    return float(stats.binomtest(wins, games, share).pvalue)


def means(mean: float, error: float) -> float:
    """Return the p-value of a mean that should be 0."""
    return two_sided(mean / error) if error > 0 else 1.0


def significant(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Return which of them hold when all are looked at together.

    >>> significant([0.001, 0.2, 0.03, 0.01])
    [True, False, True, True]
    """
    return [bool(chance <= level) for chance in stats.false_discovery_control(chances)] if chances else []


def difference(wins: float, games: int, others_won: float, others: int) -> tuple[float, float, float]:
    """Return the difference of two shares with Newcombe's 95% interval, which scipy does not have."""
    here, there = wins / games, others_won / others
    low, high = interval(wins, games)
    other_low, other_high = interval(others_won, others)
    found = here - there
    return (
        found,
        found - math.hypot(here - low, other_high - there),
        found + math.hypot(high - here, there - other_low),
    )

"""How sure is a difference? With a correction for many comparisons, since of a hundred one is always remarkable."""

import math
from collections.abc import Sequence

LEVEL = 0.05
"""Of all differences that are marked, the part that may be chance (Benjamini and Hochberg)."""
LARGE = 10
"""Counts that are expected, from which on they are spread like the normal distribution."""
SMALLEST = 1e-6
"""Less than that is rounding."""


def two_sided(z: float) -> float:
    return math.erfc(abs(z) / math.sqrt(2))


def proportions(wins: float, games: int, others_won: float, others: int) -> float:
    """The chance that shares differ so much or more where there is no difference."""
    if not games or not others:
        return 1.0
    pooled = (wins + others_won) / (games + others)
    if min(games, others) * min(pooled, 1 - pooled) < LARGE:
        return fisher(whole(wins, games * pooled), games, whole(others_won, others * pooled), others)
    error = math.sqrt(pooled * (1 - pooled) * (1 / games + 1 / others))
    return two_sided((wins / games - others_won / others) / error)


def against(wins: float, games: int, expected: float) -> float:
    """The same for a share that should be so large."""
    if not games or not 0 < expected < 1:
        return 1.0
    if games * min(expected, 1 - expected) < LARGE:
        return binomial(whole(wins, games * expected), games, expected)
    return two_sided((wins / games - expected) / math.sqrt(expected * (1 - expected) / games))


def whole(wins: float, expected: float) -> int:
    """Shared victories are parts of one; an exact test counts whole ones: those on the side of what was expected, so
    that nothing is called surer than it is."""
    return math.floor(wins + SMALLEST) if wins > expected else math.ceil(wins - SMALLEST)


def fisher(wins: int, games: int, others_won: int, others: int) -> float:
    """Fisher's exact test, two-sided.

    >>> round(fisher(3, 4, 1, 4), 4), round(fisher(1, 1, 2, 71), 4)
    (0.4857, 0.0417)
    """
    won = wins + others_won
    all = log_ways(games + others, won)
    ways = {k: log_ways(games, k) + log_ways(others, won - k) - all for k in range(max(0, won - others),
                                                                                   min(won, games) + 1)}  # fmt: skip
    return no_likelier(ways, wins)


def binomial(wins: int, games: int, share: float) -> float:
    """The exact binomial test, two-sided.

    >>> round(binomial(1, 1, 0.125), 4), round(binomial(9, 10, 0.5), 4)
    (0.125, 0.0215)
    """
    yes, no = math.log(share), math.log1p(-share)
    return no_likelier({k: log_ways(games, k) + k * yes + (games - k) * no for k in range(games + 1)}, wins)


def log_ways(games: int, wins: int) -> float:
    return math.lgamma(games + 1) - math.lgamma(wins + 1) - math.lgamma(games - wins + 1)


def no_likelier(logs: dict[int, float], found: int) -> float:
    """All results together that are no likelier than that one."""
    return min(1.0, sum([math.exp(log) for log in logs.values() if log <= logs[found] + SMALLEST]))


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

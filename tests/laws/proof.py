"""How a law of the house is put to the proof: over seeds that Hypothesis draws, for every game that is installed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wander import WALKS

seeds = st.integers(min_value=0, max_value=2**40)
every_game = pytest.mark.parametrize("walk", WALKS.values(), ids=WALKS)


def prove(law, walk, examples: int, least: int = 2, **how) -> None:
    """Games that take longer get fewer examples, but so many at least."""

    @given(seeds)
    @settings(max_examples=max(least, examples // walk.share), deadline=None, database=None, **how)
    def for_each(seed):
        law(walk, seed)

    for_each()

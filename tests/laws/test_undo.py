"""Undo fishes for nothing: what can be taken back has told nobody anything (R-22)."""

import os

import pytest
from hypothesis import Phase

from laws.proof import every_game, prove
from underdeck.lab.laws import look_back, undo_teaches_nobody
from wander import OURS

LONG = 100 if "UNDERDECK_SOAK" in os.environ else 1


@pytest.mark.long
@every_game
def test_what_can_be_taken_back_has_told_nobody_anything(walk):
    prove(undo_teaches_nobody, walk, 6 * LONG, 6 * LONG, phases=[Phase.generate])


@pytest.mark.long
@pytest.mark.parametrize("walk", OURS.values(), ids=OURS)
def test_undo_is_open_where_nothing_is_learned(walk):
    """The law is not kept by closing everything."""
    opened, closed = map(sum, zip(*[look_back(walk, seed, 100) for seed in range(2)], strict=True))
    assert opened > 40 and closed > 40


def test_whoever_trades_loot_has_it_in_every_world():
    """In this game one trader leaves and begins again: she was thought to lack the Drool for it."""
    undo_teaches_nobody(OURS["stick"], 11015)

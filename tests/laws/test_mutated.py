"""Damaged positions of both games are refused or can be played on: a slice of the campaign behind `make soak`."""

import pytest

from mutated import SOUND, campaign
from wander import WALKS

SLICES = {"onedeck": range(600), "stick": range(300)}


@pytest.mark.parametrize("name", WALKS)
def test_a_damaged_position_is_refused_or_can_be_played(name):
    ends = campaign(name, SLICES[name])
    assert not {end: seeds for end, seeds in ends.items() if end not in SOUND}
    assert all(len(ends[end]) > len(SLICES[name]) // 20 for end in SOUND)

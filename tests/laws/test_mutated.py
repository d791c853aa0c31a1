"""Damaged positions of both games are refused or can be played on: a slice of the campaign behind `make soak`."""

import pytest

from mutated import campaign
from wander import WALKS

SLICES = {"onedeck": range(600), "stick": range(300)}


@pytest.mark.parametrize("name", WALKS)
def test_a_damaged_position_is_refused_or_can_be_played(name):
    ends, first = campaign(name, SLICES[name])
    faults = {end: first[end] for end in ends if end not in ("refused", "played on")}
    assert not faults
    assert min(ends["refused"], ends["played on"]) > len(SLICES[name]) // 20

"""Damaged positions of both games are refused or can be played on: a slice of the campaign behind `make soak`."""

import pytest

from mutated import SOUND, campaign

SLICES = {"onedeck": range(600), "stick": range(300), "stick-json": range(150)}
FOUND = [
    ("onedeck", 8_010_746), ("onedeck", 8_049_055), ("onedeck", 21_006_433), ("onedeck", 21_008_224),
    ("onedeck", 30_018_990), ("onedeck", 33_282_915), ("stick-json", 9_009_344), ("stick-json", 9_032_693),
    ("stick-json", 20_004_863), ("stick-json", 40_022_126), ("stick-json", 40_036_023),
]  # fmt: skip
"""Such as could be played on to where nothing can be done, or to what nobody can read."""
PLAYABLE = [("onedeck", 21_030_503), ("onedeck", 31_007_760)]
"""Such as were refused once written again."""


@pytest.mark.long
@pytest.mark.parametrize("name", SLICES)
def test_a_damaged_position_is_refused_or_can_be_played(name):
    ends = campaign(name, SLICES[name])
    assert not {end: seeds for end, seeds in ends.items() if end not in SOUND}
    assert all(len(ends[end]) > len(SLICES[name]) // 20 for end in SOUND)


@pytest.mark.parametrize(("name", "seed"), FOUND)
def test_what_once_went_wrong_is_refused(name, seed):
    assert campaign(name, range(seed, seed + 1)) == {"refused": [seed]}


@pytest.mark.parametrize(("name", "seed"), PLAYABLE)
def test_what_once_was_refused_can_be_played(name, seed):
    assert campaign(name, range(seed, seed + 1)) == {"played on": [seed]}

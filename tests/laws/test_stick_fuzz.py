"""Damaged records of the second game name the line that does not fit."""

from hypothesis import given, settings
from hypothesis import strategies as st

import underdeck
from underdeck import Refusal
from underdeck.kernel.rng import Rng
from wander import STICK

seeds = st.integers(min_value=0, max_value=2**40)


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_a_record_with_an_answer_missing_or_changed_names_the_line(seed):
    rng = Rng(seed)
    match = underdeck.new("stick", seed=seed, **STICK.any_setup(rng))
    while match.outcome is None and len(match.log) < 90:
        match.submit(*STICK.answer(match.decisions, rng))
    lines = match.record().split("\n")
    place = 2 + rng.below(len(lines) - 3)
    if rng.below(2):
        del lines[place]
    else:
        lines[place] = ("9 pass", "0 fly", "zero left", "= 3 abc")[rng.below(4)]
    try:
        again = underdeck.load("\n".join(lines))
    except Refusal as refusal:
        assert refusal.code in ("record-diverged", "record-sync", "record-damaged")
        assert "line" in refusal.facts
    else:
        assert len(again.log) <= len(match.log)

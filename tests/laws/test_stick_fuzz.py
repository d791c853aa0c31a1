"""Damaged positions of the second game are refused or can be played on, never a crash; so are damaged records."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

import underdeck
from underdeck import Refusal
from underdeck.kernel.rng import Rng
from wander import STICK

seeds = st.integers(min_value=0, max_value=2**40)


def some_state(game, seed: int):
    rng = Rng(seed)
    state = game.start(STICK.any_setup(rng), seed)
    for _ in range(rng.below(300)):
        if state.outcome is None:
            game.step(state, *STICK.answer(game.decisions(state), rng))
    return state


def damage(value, rng: Rng, strings: list[str]):
    """One place somewhere in it is lost, doubled or becomes something else."""
    if isinstance(value, dict) and value and rng.below(5):
        key = sorted(value)[rng.below(len(value))]
        value[key] = damage(value[key], rng, strings)
        return value
    if isinstance(value, list) and value and rng.below(5):
        place = rng.below(len(value))
        kind = rng.below(4)
        if kind == 0:
            del value[place]
        elif kind == 1:
            value.insert(place, value[place])
        else:
            value[place] = damage(value[place], rng, strings)
        return value
    others = [0, -1, 7, 10**12, "", strings[rng.below(len(strings))], [], {}, None, True, [[]], 3.5]
    return others[rng.below(len(others))]


@given(seeds)
@settings(max_examples=120, deadline=None)
def test_a_damaged_position_is_refused_or_can_be_played(seed):
    game = STICK.game()
    rng = Rng(seed)
    data = json.loads(game.position(some_state(game, seed)))
    strings = [*data["battle_deck"][:3], *data["loot_deck"][:3], "roy", "safe-haven", "xykon-the-lich"]
    for _ in range(1 + rng.below(3)):
        damage(data, rng, strings)
    try:
        state = game.from_position(json.dumps(data), 1)
    except Refusal as refusal:
        assert str(refusal)
        return
    for _ in range(40):
        decisions = game.decisions(state)
        assert bool(decisions) == (state.outcome is None)
        if state.outcome is not None:
            return
        game.view(state, 0)
        game.step(state, *STICK.answer(decisions, rng))


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

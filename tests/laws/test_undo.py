"""Undo fishes for nothing: what can be taken back has told nobody anything (R-22).

The proof: whoever sat there before the answers could not tell the true world from others that look the same. In all of
them the same must have been possible; where it was not, she has learned something, and undo must be closed.
"""

import os

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import underdeck
from underdeck.kernel.rng import Rng
from wander import OURS, WALKS

LONG = 100 if "UNDERDECK_SOAK" in os.environ else 1
MOST_BACK = 3
WORLDS = 2


def seen_by(game, state, seat) -> tuple[object, ...]:
    told = [(event.kind, event.facts) for event in state.events if event.seats is None or seat in event.seats]
    mine = [decision.options for decision in game.decisions(state) if decision.seat == seat]
    return msgspec.json.encode(game.view(state, seat)), told, mine, sorted(game.waiting(state))


def could_be(game, world, answers, sights, seat) -> bool:
    """Might this seat have seen the same in that world? Others may have answered something else, as long as it does
    not show."""
    if not answers:
        return True
    (who, action), *later = answers
    options = [option for decision in game.decisions(world) if decision.seat == who for option in decision.options]
    others = [] if who == seat else [option for option in options if option != action]
    for option in [*[action] * (action in options), *others]:
        after = world.clone()
        game.step(after, who, option)
        if seen_by(game, after, seat) == sights[0] and could_be(game, after, later, sights[1:], seat):
            return True
    return False


def walk_and_look_back(walk, seed: int, most: int) -> tuple[int, int]:
    """How often undo was open and closed; open undo is held against the law."""
    rng = Rng(seed)
    match = underdeck.new(walk.name, seed=seed, **walk.any_setup(rng))
    game, past = match.game, [match.state.clone()]
    found = [0, 0]
    while match.outcome is None and len(match.log) < most:
        match.submit(*walk.answer(match.decisions, rng))
        past = [*past[-MOST_BACK:], match.state.clone()]
        for count in range(1, len(past)):
            can = match.can_undo(count)
            found[can] += 1
            for seat in range(len(match.seats)) if can else ():
                answers = match.log[-count:]
                sights = [seen_by(game, state, seat) for state in past[-count:]]
                words = [(who, match.write(action)) for who, action in answers]
                for world in [game.resample(past[-1 - count], seat, 1000 * seed + n) for n in range(WORLDS)]:
                    same = could_be(game, world, answers, sights, seat)
                    assert same, f"seed {seed}, answer {len(match.log)}: {words} told seat {seat} something"
    return found[1], found[0]


@pytest.mark.parametrize("walk", WALKS.values(), ids=WALKS)
@given(seed=st.integers(min_value=0, max_value=2**40))
@settings(max_examples=6 * LONG, deadline=None, phases=[Phase.generate])
def test_what_can_be_taken_back_has_told_nobody_anything(walk, seed):
    walk_and_look_back(walk, seed, 100)


@pytest.mark.parametrize("walk", OURS.values(), ids=OURS)
def test_undo_is_open_where_nothing_is_learned(walk):
    """The law is not kept by closing everything."""
    opened, closed = map(sum, zip(*[walk_and_look_back(walk, seed, 100) for seed in range(2)], strict=True))
    assert opened > 40 and closed > 40

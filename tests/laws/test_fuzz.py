"""Any text is an answer or refused, never a crash."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underdeck import Refusal
from underdeck.kernel.rng import Rng
from wander import any_answer, any_setup, base_game

seeds = st.integers(min_value=0, max_value=2**40)


def some_state(game, seed: int):
    rng = Rng(seed)
    state = game.start(any_setup(rng), seed)
    for _ in range(rng.below(60)):
        if state.outcome is None:
            game.step(state, *any_answer(game.decisions(state), rng))
    return state


@pytest.mark.long
@given(seeds, st.text(max_size=40))
@settings(max_examples=200, deadline=None)
def test_any_text_is_an_answer_or_refused(seed, text):
    game = base_game()
    state = some_state(game, seed)
    for decision in game.decisions(state):
        try:
            assert game.read_action(state, text, decision.options) in decision.options
        except Refusal as refusal:
            assert refusal.code in ("malformed-action", "illegal-action", "ambiguous-action")

"""Damaged positions and answers are refused or played on, never a crash."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from underdeck import Refusal
from underdeck.kernel.rng import Rng
from wander import any_answer, any_setup, base_game, sturdy_game

seeds = st.integers(min_value=0, max_value=2**40)
SETTING_LINES = 21  # heroes, dungeon, edition and options: their damage is refused at once


def some_state(game, seed: int):
    rng = Rng(seed)
    state = game.start(any_setup(rng), seed)
    for _ in range(rng.below(60)):
        if state.outcome is None:
            game.step(state, *any_answer(game.decisions(state), rng))
    return state


def damaged(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    words = text.split()
    for _ in range(1 + rng.below(3)):
        i = SETTING_LINES + rng.below(len(lines) - SETTING_LINES)
        line = lines[i].split()
        kind = rng.below(4)
        if kind == 0:
            line.insert(rng.below(len(line) + 1), words[rng.below(len(words))])
        elif kind == 1 and line:
            line[rng.below(len(line))] = words[rng.below(len(words))]
        elif kind == 2 and line:
            del line[rng.below(len(line))]
        else:
            line = []
        lines[i] = " ".join(line)
    return "\n".join(lines)


@given(seeds)
@example(3336153)
@settings(max_examples=300, deadline=None)
def test_a_damaged_position_is_refused_or_can_be_played(seed):
    game = sturdy_game() if seed % 2 else base_game()
    rng = Rng(seed)
    text = damaged(game.position(some_state(game, seed)), rng)
    try:
        state = game.from_position(text, 1)
    except Refusal as refusal:
        assert str(refusal)
        return
    for _ in range(40):
        decisions = game.decisions(state)
        assert bool(decisions) == (state.outcome is None)
        if state.outcome is not None:
            return
        game.view(state, 0)
        game.step(state, *any_answer(decisions, rng))


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

"""What every game must keep, proven on whole random games over all heroes, dungeons, editions and options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import underdeck
from underdeck import Match, Refusal
from underdeck.kernel.rng import Rng
from wander import any_answer, any_setup, base_game, sturdy_game, wander

seeds = st.integers(min_value=0, max_value=2**40)


@given(seeds)
@settings(max_examples=150, deadline=None)
def test_random_games_keep_every_invariant_and_end(seed):
    state = wander(base_game(), any_setup(Rng(seed)), seed)
    assert state.outcome in ("victory", "defeat")


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_long_games_reach_the_boss_and_end(seed):
    state = wander(sturdy_game(), any_setup(Rng(seed)), seed)
    assert state.outcome in ("victory", "defeat")


def test_aimless_sturdy_parties_really_meet_bosses():
    floors = [wander(sturdy_game(), any_setup(Rng(seed)), seed).floor for seed in range(12)]
    assert 4 in floors


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_every_option_has_a_text_that_reads_back(seed):
    game = base_game()

    def look(state, step):
        for decision in game.decisions(state):
            for option in decision.options:
                text = game.write_action(state, option)
                assert game.read_action(state, text, decision.options) == option

    wander(game, any_setup(Rng(seed)), seed, look)


@given(seeds)
@settings(max_examples=15, deadline=None)
def test_any_position_reads_back_to_the_same_digest_and_questions(seed):
    game = sturdy_game()

    def look(state, step):
        if step % 7:
            return
        again = game.from_position(game.position(state), 99)
        assert game.digest(again) == game.digest(state)
        assert [(d.seat, d.kind, d.options) for d in game.decisions(again)] == [
            (d.seat, d.kind, d.options) for d in game.decisions(state)
        ]

    wander(game, any_setup(Rng(seed)), seed, look)


@given(seeds)
@settings(max_examples=20, deadline=None)
def test_clones_are_independent(seed):
    """Every earlier clone is checked again after each step."""
    game = base_game()
    kept = []

    def look(state, step):
        for clone, digest in kept:
            assert game.digest(clone) == digest
        if step % 5 == 0:
            clone = state.clone()
            kept.append((clone, game.digest(clone)))
            twin = state.clone()
            seat, action = any_answer(game.decisions(twin), Rng(step))
            game.step(twin, seat, action)
        del kept[:-6]

    before = wander(game, any_setup(Rng(seed)), seed, look)
    assert game.digest(before) == game.digest(wander(game, any_setup(Rng(seed)), seed))


def random_match(seed: int, most: int = 120) -> Match:
    rng = Rng(seed)
    match = underdeck.new("onedeck", seed=seed, **any_setup(rng))
    while match.outcome is None and len(match.log) < most:
        seat, action = any_answer(match.decisions, rng)
        match.submit(seat, action)
    return match


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_a_record_reads_back_to_the_same_match(seed):
    match = random_match(seed)
    again = underdeck.load(match.record())
    assert again.digest == match.digest
    assert again.log == match.log
    assert again.record() == match.record()


@given(seeds, st.integers(min_value=0, max_value=120))
@settings(max_examples=40, deadline=None)
def test_the_fold_of_a_prefix_and_the_rest_is_the_fold(seed, cut):
    match = random_match(seed)
    again = underdeck.new("onedeck", seed=seed, **match.header.setup)
    for seat, action in match.log[:cut]:
        again.submit(seat, action)
    again = underdeck.load(again.record())
    for seat, action in match.log[cut:]:
        again.submit(seat, action)
    assert again.digest == match.digest


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_undo_returns_to_the_very_same_state_and_never_past_a_reveal(seed):
    rng = Rng(seed)
    match = underdeck.new("onedeck", seed=seed, **any_setup(rng))
    while match.outcome is None and len(match.log) < 80:
        digest, reveals = match.digest, match.state.reveals
        seat, action = any_answer(match.decisions, rng)
        match.submit(seat, action)
        if match.state.reveals == reveals:
            match.undo()
            assert match.digest == digest
            match.submit(seat, action)
        else:
            with pytest.raises(Refusal) as caught:
                match.undo()
            assert caught.value.code == "undo-revealed"


@given(seeds, st.tuples(st.integers(-3, 60), st.integers(-3, 9), st.integers(-3, 60), st.integers(-3, 9)))
@settings(max_examples=60, deadline=None)
def test_what_is_not_an_option_is_refused_and_changes_nothing(seed, action):
    match = random_match(seed, most=seed % 60)
    if match.outcome is not None:
        with pytest.raises(Refusal) as caught:
            match.submit(0, action)
        assert caught.value.code == "game-over"
        return
    digest = match.digest
    asked = {decision.seat: decision.options for decision in match.decisions}
    for seat in (-1, 0, 1, 2):
        if action in asked.get(seat, []):
            continue
        with pytest.raises(Refusal) as caught:
            match.submit(seat, action)
        assert caught.value.code in ("illegal-action", "not-asked")
    assert match.digest == digest

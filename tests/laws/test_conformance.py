"""What every game must keep, proven on whole random games over all their settings: one suite for all games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import underdeck
from underdeck import Match, Refusal
from underdeck.games import plugin_of
from underdeck.kernel.rng import Rng
from underdeck.match.stops import PASS
from wander import ONEDECK, STICK, WALKS, wander

seeds = st.integers(min_value=0, max_value=2**40)


def law(examples: int):
    """A law of every game, over seeds that Hypothesis draws; games that take longer get fewer of them."""

    def laid_down(claim):
        @pytest.mark.parametrize("walk", WALKS.values(), ids=WALKS)
        def test(walk):
            @given(seeds)
            @settings(max_examples=max(2, examples // walk.share), deadline=None, database=None)
            def for_each(seed):
                claim(walk, seed)

            for_each()

        test.__doc__ = claim.__doc__
        return test

    return laid_down


@law(150)
def test_random_games_keep_every_invariant_and_end(walk, seed):
    assert wander(walk.game(), walk.any_setup(Rng(seed)), seed).outcome is not None


@law(25)
def test_long_games_see_everything_and_end(walk, seed):
    assert wander(walk.far(), walk.any_setup(Rng(seed)), seed).outcome is not None


def test_aimless_sturdy_parties_really_meet_bosses():
    assert any(wander(ONEDECK.far(), ONEDECK.any_setup(Rng(seed)), seed).floor == 4 for seed in range(12))


def test_aimless_mighty_players_really_slay_xykon():
    ends = (wander(STICK.far(), STICK.any_setup(Rng(seed)), seed) for seed in range(30))
    assert any(player.slayer for state in ends for player in state.players)


@law(25)
def test_every_option_has_a_text_that_reads_back(walk, seed):
    game = walk.far()

    def look(state, step):
        for decision in game.decisions(state):
            for option in decision.options:
                text = game.write_action(state, option)
                assert game.read_action(state, text, decision.options) == option

    wander(game, walk.any_setup(Rng(seed)), seed, look)


@law(16)
def test_any_position_reads_back_to_the_same_digest_and_questions(walk, seed):
    game = walk.far()

    def look(state, step):
        if step % (7 * walk.share):
            return
        again = game.from_position(game.position(state), 99)
        assert game.digest(again) == game.digest(state)
        assert [(d.seat, d.kind, d.options) for d in game.decisions(again)] == [
            (d.seat, d.kind, d.options) for d in game.decisions(state)
        ]

    wander(game, walk.any_setup(Rng(seed)), seed, look)


@law(20)
def test_clones_are_independent(walk, seed):
    """Every earlier clone is checked again after each step."""
    game = walk.game()
    kept = []

    def look(state, step):
        if step % walk.share:
            return
        for clone, digest in kept:
            assert game.digest(clone) == digest
        if step % 5 == 0:
            clone = state.clone()
            kept.append((clone, game.digest(clone)))
            twin = state.clone()
            seat, action = walk.answer(game.decisions(twin), Rng(step))
            game.step(twin, seat, action)
        del kept[:-6]

    before = wander(game, walk.any_setup(Rng(seed)), seed, look)
    assert game.digest(before) == game.digest(wander(game, walk.any_setup(Rng(seed)), seed))


def random_match(walk, seed: int, most: int = 120) -> Match:
    rng = Rng(seed)
    match = underdeck.new(walk.name, seed=seed, **walk.any_setup(rng))
    while match.outcome is None and len(match.log) < most:
        seat, action = walk.answer(match.decisions, rng)
        match.submit(seat, action)
    return match


@law(16)
def test_whoever_is_asked_in_a_window_can_pass(walk, seed):
    """A seat's settings, or the clock of a live game, pass for somebody who does not answer."""
    game, windows = walk.game(), plugin_of(walk.name).windows

    def look(state, step):
        for decision in game.decisions(state):
            if decision.kind in windows:
                assert PASS in [game.write_action(state, option) for option in decision.options]

    wander(game, walk.any_setup(Rng(seed)), seed, look)


@law(40)
def test_a_record_reads_back_to_the_same_match(walk, seed):
    match = random_match(walk, seed, most=120 * walk.share)
    again = underdeck.load(match.record())
    assert again.digest == match.digest
    assert again.log == match.log
    assert again.record() == match.record()


@law(40)
def test_the_fold_of_a_prefix_and_the_rest_is_the_fold(walk, seed):
    match = random_match(walk, seed)
    cut = seed % 121
    again = underdeck.new(walk.name, seed=seed, **match.header.setup)
    for seat, action in match.log[:cut]:
        again.submit(seat, action)
    again = underdeck.load(again.record())
    for seat, action in match.log[cut:]:
        again.submit(seat, action)
    assert again.digest == match.digest


@law(40)
def test_undo_returns_to_the_very_same_state_and_never_past_a_reveal(walk, seed):
    rng = Rng(seed)
    match = underdeck.new(walk.name, seed=seed, **walk.any_setup(rng))
    while match.outcome is None and len(match.log) < 80:
        digest, reveals = match.digest, match.state.reveals
        seat, action = walk.answer(match.decisions, rng)
        match.submit(seat, action)
        assert match.state.reveals == reveals or not match.can_undo()
        if match.can_undo():
            match.undo()
            assert match.digest == digest
            match.submit(seat, action)
        else:
            with pytest.raises(Refusal) as caught:
                match.undo()
            assert caught.value.code == "undo-revealed"


@law(60)
def test_what_is_not_an_option_is_refused_and_changes_nothing(walk, seed):
    match = random_match(walk, seed, most=seed % 60)
    rng = Rng(seed + 1)
    action = tuple(rng.below(64) - 3 if i % 2 == 0 else rng.below(13) - 3 for i in range(4))
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

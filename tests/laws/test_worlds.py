"""Worlds that look the same to a seat: nothing of what is hidden from it shows, in any game of rivals or guest's game.

One Deck Dungeon, whose worlds ask by a table of their own, has these laws in test_secrets.
"""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underdeck.kernel.rng import Rng
from wander import ONEDECK, WALKS, wander

seeds = st.integers(min_value=0, max_value=2**40)
GAMES = [walk for walk in WALKS.values() if walk is not ONEDECK]
EVERY = 5
"""Games are long: every fifth moment is looked at."""

every_game = pytest.mark.parametrize("walk", GAMES, ids=lambda walk: walk.name)


def encoded(view) -> bytes:
    return msgspec.json.encode(view)


def seats_of(game, state) -> range:
    return range(len(game.seats(state)))


@every_game
@given(seed=seeds)
@settings(max_examples=6, deadline=None)
def test_worlds_that_look_the_same_have_equal_views_and_ask_the_same_seats(walk, seed):
    """So neither a question nor its absence tells what is in a hand or a Stash (P-1, P-7)."""
    game = walk.far() if seed % 2 else walk.game()

    def look(state, step):
        if step % EVERY:
            return
        for seat in seats_of(game, state):
            other = game.resample(state, seat, step)
            walk.check(other)
            assert encoded(game.view(other, seat)) == encoded(game.view(state, seat))
            asked, there = game.decisions(state), game.decisions(other)
            assert [(d.seat, d.kind) for d in there] == [(d.seat, d.kind) for d in asked]
            mine = [d.options for d in asked if d.seat == seat]
            assert mine == [d.options for d in there if d.seat == seat]
            assert all(d.options for d in there)

    wander(game, walk.any_setup(Rng(seed)), seed, look)


@every_game
@given(seed=seeds)
@settings(max_examples=4, deadline=None)
def test_a_sampled_world_depends_only_on_what_is_seen(walk, seed):
    """Resampling a resampled world gives the same world: nothing of the hidden truth survives in it."""
    game = walk.game()

    def look(state, step):
        if step % (3 * EVERY):
            return
        seat = step % len(game.seats(state))
        once = game.resample(state, seat, 5)
        twice = game.resample(game.resample(state, seat, step + 77), seat, 5)
        assert game.digest(once) == game.digest(twice)

    wander(game, walk.any_setup(Rng(seed)), seed, look)


@every_game
@given(seed=seeds)
@settings(max_examples=6, deadline=None)
def test_a_sampled_world_can_be_played_on(walk, seed):
    game = walk.game()

    def look(state, step):
        if step % (97 if walk.share > 1 else EVERY):
            return
        rng = Rng(step)
        world = game.resample(state, step % len(game.seats(state)), step)
        for _ in range(40):
            if world.outcome is not None:
                return
            game.step(world, *walk.answer(game.decisions(world), rng))
            walk.check(world)

    wander(game, walk.any_setup(Rng(seed)), seed, look)

"""No seat learns what it may not know: from views, events, options, or from who is asked and when."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from underdeck.kernel.rng import Rng
from wander import STICK, wander

seeds = st.integers(min_value=0, max_value=2**40)
EVERY = 5
"""Games are long: every fifth moment is looked at."""


def encoded(view) -> bytes:
    return msgspec.json.encode(view)


@given(seeds)
@settings(max_examples=6, deadline=None)
def test_worlds_that_look_the_same_have_equal_views_and_ask_the_same_seats(seed):
    """So neither a question nor its absence tells what is in a hand or a Stash (P-1, P-7)."""
    game = STICK.far() if seed % 2 else STICK.game()

    def look(state, step):
        if step % EVERY:
            return
        for seat in range(len(state.players)):
            other = game.resample(state, seat, step)
            STICK.check(other)
            assert encoded(game.view(other, seat)) == encoded(game.view(state, seat))
            asked, there = game.decisions(state), game.decisions(other)
            assert [(d.seat, d.kind) for d in there] == [(d.seat, d.kind) for d in asked]
            mine = [d.options for d in asked if d.seat == seat]
            assert mine == [d.options for d in there if d.seat == seat]
            assert all(d.options for d in there)

    wander(game, STICK.any_setup(Rng(seed)), seed, look)


@given(seeds)
@settings(max_examples=4, deadline=None)
def test_a_sampled_world_depends_only_on_what_is_seen(seed):
    """Resampling a resampled world gives the same world: nothing of the hidden truth survives in it."""
    game = STICK.game()

    def look(state, step):
        if step % (3 * EVERY):
            return
        seat = step % len(state.players)
        once = game.resample(state, seat, 5)
        twice = game.resample(game.resample(state, seat, step + 77), seat, 5)
        assert game.digest(once) == game.digest(twice)

    wander(game, STICK.any_setup(Rng(seed)), seed, look)


@given(seeds)
@settings(max_examples=6, deadline=None)
def test_a_sampled_world_can_be_played_on(seed):
    game = STICK.game()

    def look(state, step):
        if step % 97:
            return
        rng = Rng(step)
        world = game.resample(state, step % len(state.players), step)
        for _ in range(40):
            if world.outcome is not None:
                return
            game.step(world, *STICK.answer(game.decisions(world), rng))
            STICK.check(world)

    wander(game, STICK.any_setup(Rng(seed)), seed, look)


@given(seeds)
@settings(max_examples=6, deadline=None)
def test_views_hold_no_hidden_card(seed):
    """Ids of single cards that lie where the seat can't look appear nowhere in its view."""
    game = STICK.game()
    pack = STICK.game().pack

    def look(state, step):
        if step % EVERY:
            return
        for seat in range(len(state.players)):
            hidden = {pack.battle[card].id for card in state.battle_deck if pack.battle[card].copies == 1}
            hidden |= {pack.rooms[card].id for card in state.room_deck if pack.rooms[card].copies == 1}
            hidden |= {pack.loot[card].id for card in state.loot_deck if pack.loot[card].copies == 1}
            for other, them in enumerate(state.players):
                if other != seat:
                    hidden |= {pack.battle[card].id for card in them.hand if pack.battle[card].copies == 1}
                    hidden |= {
                        pack.loot[card].id
                        for card in them.stash
                        if pack.loot[card].copies == 1 and not offered(state, seat, card)
                    }
            for floor in state.floors:
                for room in floor.rooms:
                    hidden |= {pack.loot[card].id for card in room.loot if pack.loot[card].copies == 1}
            shown = encoded(game.view(state, seat)).decode()
            assert not {id for id in hidden if f'"{id}"' in shown}
            assert str(state.rng.state) not in shown

    wander(game, STICK.any_setup(Rng(seed)), seed, look)


def offered(state, seat, card) -> bool:
    battle = state.battle
    return battle is not None and any(seat in (a, b) and loot == card for a, b, loot in battle.offers)


@given(seeds)
@settings(max_examples=6, deadline=None)
def test_events_for_one_seat_tell_no_other_what_is_in_a_stash(seed):
    """Loot that goes from hiding into a Stash is named only to those who may see it."""
    game = STICK.game()
    pack = STICK.game().pack

    def look(state, step):
        for event in state.events:
            loot = event.facts.get("loot")
            if event.kind not in ("got-loot", "offers", "stole") or event.seats is None:
                continue
            holders = [
                seat
                for seat, player in enumerate(state.players)
                if any(pack.loot[card].id == loot for card in player.stash + player.equipped)
            ]
            assert set(event.seats) & set(holders) or not holders

    wander(game, STICK.any_setup(Rng(seed)), seed, look)

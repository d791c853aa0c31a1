"""No seat learns what it may not know: from views, events, options, or from who is asked and when."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underdeck.kernel.rng import Rng
from wander import STICK, wander

seeds = st.integers(min_value=0, max_value=2**40)
EVERY = 5
"""Games are long: every fifth moment is looked at."""


def encoded(view) -> bytes:
    return msgspec.json.encode(view)


@pytest.mark.long
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

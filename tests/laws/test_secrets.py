"""A view holds nothing hidden: not the order of the deck, not what lies behind closed doors."""

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from underdeck.kernel.rng import Rng
from wander import any_setup, sturdy_game, wander

seeds = st.integers(min_value=0, max_value=2**40)


def encoded(view) -> bytes:
    return msgspec.json.encode(view)


@pytest.mark.long
@given(seeds)
@example(79)  # a card slips back onto the deck
@settings(max_examples=25, deadline=None)
def test_no_hidden_card_is_in_any_view_event_or_option_text(seed):
    game = sturdy_game()

    def look(state, step):
        hidden = {state.pack.cards[card].id for card in state.deck}
        hidden |= {state.pack.cards[door >> 1].id for door in state.doors if not door & 1}
        hidden -= {event.facts["card"] for event in state.events if event.kind == "slipped-back"}  # all saw it go
        for seat in range(len(state.heroes)):
            shown = encoded(game.view(state, seat)).decode()
            assert not {id for id in hidden if f'"{id}"' in shown}
        told = " ".join(str(value) for event in state.events for value in event.facts.values()).split()
        assert not hidden & set(told)
        asked = [game.write_action(state, option) for d in game.decisions(state) for option in d.options]
        assert not hidden & set(" ".join(asked).split())

    # The shuffle on descending hides cards that were told about before it, so only the last step is judged.
    wander(game, any_setup(Rng(seed)), seed, lambda state, step: look(state, step) if not reshuffled(state) else None)


def reshuffled(state) -> bool:
    return any(event.kind in ("descended", "boss") for event in state.events)

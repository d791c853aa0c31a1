"""A view holds nothing hidden: not the order of the deck, not what lies behind closed doors, not the seed."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import underdeck
from underdeck.games.onedeck.rules.agenda import MACHINE
from underdeck.kernel.rng import Rng
from wander import any_answer, any_setup, base_game, sturdy_game, wander

seeds = st.integers(min_value=0, max_value=2**40)


def encoded(view) -> bytes:
    return msgspec.json.encode(view)


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_no_hidden_card_is_in_any_view_event_or_option_text(seed):
    game = sturdy_game()

    def look(state, step):
        hidden = {state.pack.cards[card].id for card in state.deck}
        hidden |= {state.pack.cards[door >> 1].id for door in state.doors if not door & 1}
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


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_worlds_that_look_the_same_have_equal_views_and_questions(seed):
    game = base_game()

    def look(state, step):
        for seat in range(len(state.heroes)):
            other = game.resample(state, seat, step)
            assert encoded(game.view(other, seat)) == encoded(game.view(state, seat))
            frame = other.agenda[-1]
            asked = [(d.seat, d.kind) for d in MACHINE.ask[frame[0]](other, frame)]
            assert asked == [(d.seat, d.kind) for d in game.decisions(state)]

    wander(game, any_setup(Rng(seed)), seed, look)


@given(seeds)
@settings(max_examples=20, deadline=None)
def test_a_sampled_world_depends_only_on_what_is_seen(seed):
    """Resampling a resampled world gives the same world: nothing of the hidden truth survives in it."""
    game = base_game()

    def look(state, step):
        once = game.resample(state, 0, 5)
        twice = game.resample(game.resample(state, 0, step + 77), 0, 5)
        assert game.digest(once) == game.digest(twice)

    wander(game, any_setup(Rng(seed)), seed, look)


def test_the_seed_is_in_no_view():
    seed = 918273645546372819
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="yetis-cavern", seed=seed)
    rng = Rng(3)
    while match.outcome is None:
        shown = encoded(match.view(0)).decode()
        assert str(seed) not in shown
        assert str(match.state.rng.state) not in shown
        match.submit(*any_answer(match.decisions, rng))

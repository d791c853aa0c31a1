"""What a seat's view of the Order of the Stick says of the rules is what they then do."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import WINDOWS
from underdeck.games.stick.rules.whynot import REASONS
from underdeck.kernel.rng import Rng
from underdeck.text import LANGUAGES, text_in
from wander import STICK, wander

seeds = st.integers(min_value=0, max_value=2**40)
EVERY = 5
"""Games are long: not every moment is looked at."""


def answers(game, state, seat) -> list[list[str]]:
    asked = [decision for decision in game.decisions(state) if decision.seat == seat]
    return [game.write_action(state, option).split() for decision in asked for option in decision.options]


@pytest.mark.long
@given(seeds)
@settings(max_examples=6, deadline=None)
def test_a_card_of_ones_own_is_an_answer_or_refused_with_a_reason(seed):
    game = STICK.game()

    def look(state, step):
        if step % EVERY:
            return
        for seat in range(len(state.players)):
            view, found = game.view(state, seat), answers(game, state, seat)
            verbs = {verb for verb, *_ in found}
            offered = {word for _, *rest in found for word in rest}
            me = view.players[seat]
            loot = {each.id for each in [*view.stash, *me.equipped]}
            offered |= loot if "trade-loot" in verbs else set()
            offered |= set(me.saved) if "trade" in verbs else set()
            mine = {*view.hand, *loot, *me.saved, *[each.id for each in me.shticks]}
            assert mine - offered <= set(view.refused) <= mine
            assert not {word for _, *rest in found for word in rest} & set(view.refused)
            assert {why.reason for why in view.refused.values()} <= set(REASONS)

    wander(game, STICK.any_setup(Rng(seed)), seed, look)


@pytest.mark.long
@given(seeds)
@settings(max_examples=6, deadline=None)
def test_a_step_leads_where_the_view_says(seed):
    game = STICK.game()

    def look(state, step):
        for decision in game.decisions(state):
            view = game.view(state, decision.seat)
            written = {game.write_action(state, option): option for option in decision.options}
            assert set(view.steps) == {"left", "right", "up", "down"} & set(written)
            for verb, (floor, column) in view.steps.items():
                world = state.clone()
                game.step(world, decision.seat, written[verb])
                walked = [event for event in world.events if event.kind in ("moves", "explores")]
                assert walked[0].facts["floor"] == floor
                rooms = {(room.floor, room.column): room.id for row in game.view(world, 0).floors for room in row}
                assert rooms[floor, column] == walked[0].facts["room"]

    wander(game, STICK.any_setup(Rng(seed)), seed, look)


@pytest.mark.long
@given(seeds)
@settings(max_examples=6, deadline=None)
def test_a_win_brings_what_the_battle_was_said_to_be_about(seed):
    game = STICK.far()

    def look(state, step):
        if state.battle is None or state.battle.foe >= 0 or not state.agenda or state.agenda[-1][0] != f.ASK_WINDOW:
            return
        before = game.view(state, 0).battle
        world = state.clone()
        while world.battle is not None and world.agenda[-1][0] == f.ASK_WINDOW:
            decision = game.decisions(world)[0]
            game.step(world, decision.seat, decision.options[0])  # everybody passes
            if any(event.kind == "wins" for event in world.events):
                fallen = [event.facts["monster"] for event in world.events if event.kind == "defeated"]
                saved = {each.id: each for each in game.pack.battle}
                others = {each.id: each for each in game.pack.xykon}
                assert before.coins == sum((saved | others)[id].coins for id in fallen)
                assert before.x == sum(saved[id].x for id in fallen if id in saved)

    wander(game, STICK.any_setup(Rng(seed)), seed, look)


@given(seeds)
@settings(max_examples=6, deadline=None)
def test_the_winners_lack_nothing_and_the_others_what_is_said(seed):
    game = STICK.far()
    state = wander(game, STICK.any_setup(Rng(seed)), seed)
    view = game.view(state, 0)
    told = {event.facts["seat"]: event.facts["total"] for event in state.events if event.kind == "score"}
    for player in view.players:
        assert player.total == sum(player.score.values()) == told[player.character]
        assert player.behind == 0 or player.character not in view.outcome.split("+")
        assert player.behind >= 0


def test_every_reason_and_every_moment_has_words():
    for language in LANGUAGES:
        for reason in REASONS:
            assert text_in(language).source(f"web-stick-why-{reason}")
        for window in WINDOWS:
            assert text_in(language).source(f"web-stick-window-{window}")

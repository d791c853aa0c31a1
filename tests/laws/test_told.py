"""What a view says of the rules is what they then do: what fits where and why not, and what stopping costs."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import frames as f
from underdeck.games.onedeck.rules.cards import MARKS
from underdeck.games.onedeck.rules.state import OUTSIDE
from underdeck.games.onedeck.rules.whynot import BOX_RULES, NEED_RULES, WHY_RULES
from underdeck.kernel.rng import Rng
from underdeck.text import LANGUAGES, text_in
from wander import any_setup, any_sheet, base_game, sturdy_game, wander

seeds = st.integers(min_value=0, max_value=2**40)


def answers(game, state) -> set[str]:
    return {game.write_action(state, option) for decision in game.decisions(state) for option in decision.options}


def placing(state) -> bool:
    return bool(state.agenda) and state.agenda[-1][0] == f.ASK_PLACING


@pytest.mark.long
@given(seeds)
@settings(max_examples=25, deadline=None)
def test_a_die_that_is_not_refused_may_be_placed_and_no_other(seed):
    game = sturdy_game()

    def look(state, step):
        if not placing(state):
            return
        view, offered = game.view(state, 0), answers(game, state)
        for decision in game.decisions(state):
            hero = view.heroes[decision.seat]
            for box in view.boxes:
                refused = {die for dice in box.refuses.values() for die in dice}
                for die in hero.pool:
                    fits = box.closed is None and die not in refused
                    assert fits == (f"cover {hero.hero} {die} {box.number}" in offered), (box, die)

    wander(game, any_setup(Rng(seed)), seed, look)


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_a_box_that_is_being_filled_takes_the_dice_it_does_not_refuse(seed):
    game = sturdy_game()

    def look(state, step):
        if not state.agenda or state.agenda[-1][0] != f.ASK_FILL:
            return
        view, offered = game.view(state, 0), answers(game, state)
        box = view.boxes[state.agenda[-1][1]]
        assert box.missing > 0
        assert all(each.closed for each in view.boxes if each is not box)
        refused = {die for dice in box.refuses.values() for die in dice}
        for hero in [each for each in view.heroes if each.fighting]:
            for die in hero.pool:
                assert (die not in refused) == (f"add {hero.hero} {die}" in offered)

    wander(game, any_setup(Rng(seed)), seed, look)


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_what_lies_there_is_offered_or_refused_with_a_reason(seed):
    """Every skill, every potion, the deck, the stairs, experience: never both, never neither."""
    game = base_game()

    def look(state, step):
        view, offered = game.view(state, 0), answers(game, state)
        verbs = {words.split()[0] for words in offered}
        for hero in view.heroes:
            for skill in hero.skills:
                use = f"use {hero.hero} {skill.id}"
                assert (use in offered) != (use in view.refused) or state.result
        for potion in view.potions:
            drinks = any(words.startswith("drink ") and words.endswith(f" {potion}") for words in offered)
            drinks |= potion == view.reference and "heal" in verbs
            assert drinks != (f"drink {potion}" in view.refused) or state.result
        for verb in ("explore", "descend", "level-up"):
            assert (verb in verbs) != (verb in view.refused) or state.result
        assert {why.reason for why in view.refused.values()} <= set(WHY_RULES)
        assert {reason for box in view.boxes for reason in [*box.refuses, box.closed or "now"]} <= set(BOX_RULES)

    wander(game, any_setup(Rng(seed)), seed, look)


@pytest.mark.long
@given(seeds)
@settings(max_examples=25, deadline=None)
def test_the_toll_that_is_told_is_suffered(seed):
    """Whoever stops gets the damage, the poison and the time that were told, each hero no less and no more than her
    share; a boss has the health that was told."""
    game = sturdy_game()

    def look(state, step):
        if not placing(state):
            return
        view = game.view(state, 0)
        events, lived = stopping(game, state, Rng(seed + step))
        told = next(event.facts for event in events if event.kind == "consequences")
        alone = len(state.fighting) == 1  # the Paladin's Armor is a hero's own
        assert told["damage"] == view.damage_now or alone
        assert told["poison"] == view.poison_now
        assert told["time"] == view.time_now
        full = [event for event in events if event.kind == "stairs-full"]
        assert len(full) * (2 if len(view.heroes) == 4 else 1) == view.stairs_now or not lived  # OD-16.30
        for hero in view.heroes:
            least, most = view.due.get(hero.hero, (0, 0))
            mine = [event.facts for event in events if event.kind == "damage" and event.facts["hero"] == hero.hero]
            damage = sum(facts["amount"] for facts in mine)
            assert damage <= most and (damage >= least or not lived)
            assert hero.hero in view.mortal or all(facts["damage"] < facts["health"] for facts in mine)
        for event in events:
            if event.kind == "strike":
                assert max(0, event.facts["health"] - event.facts["damage"]) == view.boss_left_now

    wander(game, any_setup(Rng(seed)), seed, look)


SUFFERING = (f.ASK_SPLIT, f.ASK_SPLIT_POISON, f.ASK_LAST_POISON, f.ASK_STAIRS)
LATER = ("encounter", "turn", "round")


def stopping(game, state, rng) -> tuple[list, bool]:
    """What happens when everybody is done, until the step is over, and whether somebody was in danger before that."""
    world = state.clone()
    for decision in game.decisions(state):
        game.step(world, decision.seat, (do.DONE,))
    events = [*world.events]
    while world.agenda and world.agenda[-1][0] in SUFFERING:
        decision = game.decisions(world)[0]
        options = [option for option in decision.options if option[0] not in (do.HEAL, do.DRINK, do.RETURN)]
        game.step(world, decision.seat, options[rng.below(len(options))])
        events += world.events
    ends = [at for at, event in enumerate(events) if event.kind in LATER]
    lived = world.result != "defeat" and not (world.agenda and world.agenda[-1][0] == f.ASK_AVERT)
    return events[: ends[0]] if ends else events, lived


@given(seeds)
@settings(max_examples=10, deadline=None)
def test_the_abilities_that_are_told_are_in_force(seed):
    game = base_game()

    def look(state, step):
        told = game.view(state, 0).abilities
        assert set(told) <= {ability.id for ability in state.abilities}
        assert not told or state.mode != OUTSIDE

    wander(game, any_setup(Rng(seed)), seed, look)


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_a_space_that_is_not_refused_may_be_marked_and_no_other(seed):
    game = base_game()

    def look(state, step):
        if not state.agenda or state.agenda[-1][0] != f.ASK_MARKS:
            return
        offered = answers(game, state)
        hero = game.view(state, 0).heroes[state.agenda[-1][1]]
        for talent in hero.sheet:
            for mark, reason in zip(MARKS, talent.refuses, strict=True):
                assert (reason == "") == (f"mark {hero.hero} {talent.id} {mark}" in offered)
            assert talent.full == (talent.marks == talent.spaces)

    setup = any_setup(Rng(seed))
    sheets = {hero: any_sheet(Rng(seed + at)) for at, hero in enumerate(setup["heroes"])}
    wander(game, {**setup, "sheets": sheets}, seed, look)


def test_every_reason_has_words_and_rules_of_the_book():
    rules = set(text_in_rules())
    for reasons, prefix in ((BOX_RULES, "why"), (WHY_RULES, "why"), (NEED_RULES, "need")):
        for reason, behind in reasons.items():
            assert set(behind) <= rules, reason
            for language in LANGUAGES:
                assert prefix == "need" or text_in(language).source(f"web-od-why-{reason}")


def text_in_rules() -> list[str]:
    from underdeck.server.catalog import rule_rows

    return [rule.id for rule in rule_rows("onedeck", "en")]

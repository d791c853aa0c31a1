"""Every Loot card does what its data says, in positions written for it."""

from dataclasses import replace

import pytest

from stick_cards import (
    LOOT,
    MEASURES,
    PEOPLE,
    PER_SCENE,
    SHTICKS,
    Case,
    Scene,
    cases,
    check,
    expected_total,
    failing,
    laid,
    scene_for,
    staged,
    sum_of,
    through,
)


def owns(who, shtick):
    return PEOPLE[SHTICKS[shtick].owner] == who


CARDS = list(LOOT.values())
USES = cases(CARDS)
BONUSES = [(card, bonus, PEOPLE[who]) for card in CARDS for bonus in card.bonuses for who in card.who]
IN_BATTLE = [
    (card, bonus, who)
    for card, bonus, who in BONUSES
    if bonus.stat in ("attack", "defense", "battle", "boost")
    and all(condition.name != "using-shtick" or owns(who, condition.word) for condition in bonus.conditions)
]
OUTSIDE = [each for each in BONUSES if each[1].stat in MEASURES]


def strangers(card):
    return [who for index, who in enumerate(PEOPLE) if index not in card.who]


UNNAMED = [
    (card, bonus, who)
    for card in CARDS
    for bonus in card.bonuses
    for who in strangers(card)
    if card.drool[PEOPLE.index(who)]
    and not any(condition.name in ("using-shtick", "shtick") for condition in bonus.conditions)
]
"""Those who may equip it, but whom the card does not name."""


def name(value):
    return value if isinstance(value, str) else getattr(value, "id", None) or getattr(value, "stat", str(value))


def equipped(card, who, bonus, role):
    scene = Scene(who, role=role, equipped=(card.id,), **PER_SCENE.get(bonus.per, {}))
    return scene_for(scene, bonus)


def scenes(card, bonus, who):
    """The bonus at work in each role in which it counts."""
    for role in ("attacking", "defending"):
        scene = equipped(card, who, bonus, role)
        if scene.role == role and expected_total(scene) != expected_total(replace(scene, equipped=())):
            yield scene


def fought(scene):
    return through(staged(scene)).total(scene.who)


# Drool


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_only_those_who_drool_can_equip_it(card):
    for who, drool in zip(PEOPLE, card.drool, strict=True):
        t = laid(Scene(who, stash=(card.id,), distance=1))
        assert t.offered(f"equip {card.id}") == (drool > 0)


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_it_buys_help_from_those_who_drool_two_for_each_drool(card):
    for asker in PEOPLE[:2]:
        scene = Scene(asker, stash=(card.id,))
        for seat, helper in enumerate(scene.others[:3], 1):
            drool = card.drool[PEOPLE.index(helper)]
            t = laid(scene).do(0, "stay", f"shtick {scene.chosen}")
            offer = f"offer {helper} {card.id}"
            if not drool:
                assert not t.offered(offer)
                continue
            t.do(0, offer).do(seat, f"accept {asker}")
            assert through(t).total(asker) == 2 * drool
            assert (t.held(0), t.held(seat)) == ([], [card.id])


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_a_crest_makes_everybody_drool(card):
    assert min(card.drool) >= card.crest
    assert max(card.drool) <= 3


# Equipped


@pytest.mark.parametrize(("card", "bonus", "who"), IN_BATTLE, ids=name)
def test_an_equipped_bonus_counts_where_its_conditions_hold(card, bonus, who):
    found = list(scenes(card, bonus, who))
    assert found
    for scene in found:
        assert fought(scene) == expected_total(scene)


@pytest.mark.parametrize(("card", "bonus", "who"), [each for each in IN_BATTLE if each[1].conditions], ids=name)
def test_an_equipped_bonus_is_absent_where_a_condition_fails(card, bonus, who):
    checked = 0
    for scene in scenes(card, bonus, who):
        for condition in bonus.conditions:
            changed = failing(scene, condition)
            if changed is not None:
                checked += 1
                assert fought(changed) == expected_total(changed)
    assert checked


@pytest.mark.parametrize(("card", "bonus", "who"), OUTSIDE, ids=name)
def test_an_equipped_number_outside_the_totals_changes_by_the_bonus(card, bonus, who):
    measure = MEASURES[bonus.stat]
    scene = scene_for(Scene(who, equipped=(card.id,)), bonus)
    stashed = replace(scene, equipped=(), stash=(card.id,))
    assert measure(scene) == sum_of(scene, bonus.stat) == measure(stashed) + bonus.amount
    for condition in bonus.conditions:
        assert measure(failing(scene, condition)) == 0


@pytest.mark.parametrize(("card", "bonus", "who"), IN_BATTLE, ids=name)
def test_nothing_counts_from_the_stash(card, bonus, who):
    for scene in scenes(card, bonus, who):
        stashed = replace(scene, equipped=(), stash=(card.id,))
        assert fought(stashed) == expected_total(stashed)


@pytest.mark.parametrize("card", [card for card in CARDS if card.bonuses], ids=name)
def test_everybody_named_by_an_equip_effect_drools(card):
    assert all(card.drool[who] for who in card.who)


@pytest.mark.parametrize(("card", "bonus", "who"), UNNAMED, ids=name)
def test_others_who_equip_it_have_only_the_drool(card, bonus, who):
    if bonus.stat in MEASURES:
        assert MEASURES[bonus.stat](Scene(who, equipped=(card.id,))) == 0
        return
    for role in ("attacking", "defending"):
        scene = equipped(card, who, bonus, role)
        assert fought(scene) == expected_total(replace(scene, equipped=()))


# Discarded


@pytest.mark.parametrize("case", USES, ids=str)
def test_a_discard_does_what_the_card_says(case):
    check(case)


@pytest.mark.parametrize("case", [case for case in USES if case.use.conditions], ids=str)
def test_a_discard_is_not_offered_where_a_condition_fails(case):
    scene = case.scene()
    assert case.open(scene).offered(case.answer)
    for condition in case.use.conditions:
        changed = failing(scene, condition)
        assert changed is not None
        assert not case.open(changed).offered(case.answer)


@pytest.mark.parametrize("case", USES, ids=str)
def test_a_discard_works_from_the_stash_and_equipped(case):
    scene = case.scene()
    assert case.open(scene).offered(case.answer)
    worn = replace(scene, stash=tuple([id for id in scene.stash if id != case.card.id]), equipped=(case.card.id,))
    assert case.open(worn).offered(case.answer)


@pytest.mark.parametrize("case", [case for case in USES if case.use.window == "turn"], ids=str)
def test_a_discard_of_the_turn_waits_for_its_start_or_its_end(case):
    assert case.open(case.scene(), "start").offered(case.answer)
    assert case.open(case.scene(), "end").offered(case.answer)


@pytest.mark.parametrize("case", [case for case in USES if case.use.window in ("start", "end", "move")], ids=str)
def test_a_discard_of_one_step_is_not_offered_in_the_other(case):
    late = case.use.window == "end"
    assert case.open(case.scene(), "end").offered(case.answer) == late
    assert case.open(case.scene(), "start").offered(case.answer) != late


@pytest.mark.parametrize("card", [card for card in CARDS if card.uses], ids=name)
def test_nobody_else_may_discard_it_for_its_effect(card):
    for number in range(len(card.uses)):
        for who in strangers(card):
            case = Case(card, number, who)
            assert not case.open(case.scene()).offered(case.answer)


# Facts of the rulebook


def drools(id):
    return {who: drool for who, drool in zip(PEOPLE, LOOT[id].drool, strict=True) if drool}


@pytest.mark.parametrize(
    ("id", "who", "drool"),
    [
        ("word-of-thor", "durkon", 1),
        ("oooooo-sparklies", "haley", 2),
        ("cloak-of-cloaking", "haley", 2),
        ("a-simple-thank-you", "roy", 1),
        ("eternal-vigilence", "haley", 1),
        ("eternal-vigilence", "roy", 2),
        ("inappropriate-violence", "belkar", 3),
    ],
)
def test_drool_known_from_the_rulebook(id, who, drool):
    assert drools(id)[who] == drool


def test_what_the_examples_say_of_other_loot():
    assert {"belkar", "durkon"} <= drools("stepladder").keys()
    assert LOOT["talisman-of-dorukan"].crest
    assert drools("talisman-of-dorukan")["roy"] + drools("starmetal-chunk")["roy"] == 3
    assert [card.id for card in CARDS if card.drool[PEOPLE.index("belkar")] == 3] == ["inappropriate-violence"]


@pytest.mark.rule("OS-15.15")
def test_each_character_has_one_loot_to_be_discarded_for_a_shtick():
    givers = [case for case in USES if [op.verb for op in case.ops] == ["shtick"]]
    assert sorted(case.who for case in givers) == sorted(PEOPLE)
    assert [case.card.id for case in givers if case.who == "elan"] == ["magic-8-ball"]
    assert all(case.amount("shtick") == 1 for case in givers)


# Nothing is left out


def test_every_loot_is_the_case_of_a_test():
    assert {each[1].stat for each in BONUSES} <= {"attack", "defense", "battle", "boost", *MEASURES}
    tested = {card.id for card, _, _ in [*IN_BATTLE, *OUTSIDE]} | {case.card.id for case in USES}
    assert tested == {card.id for card in CARDS if card.bonuses or card.uses}
    for card in CARDS:
        for bonus in card.bonuses:
            assert any(bonus is each for _, each, _ in [*IN_BATTLE, *OUTSIDE]), card.id

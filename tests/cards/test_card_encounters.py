"""Each of the 44 encounter cards on the table: its boxes or options, its ability, and what it is worth as loot."""

import pytest
from test_card_facts import (
    CARDS,
    COMBAT_CARDS,
    COMBATS,
    PERIL_CARDS,
    PERILS,
    all_but,
    dice_for,
    dice_worth,
    fill,
    misfit,
    read_box,
    seen,
)

from table import at

CAVE_COMBAT_BOX = read_box("strength 3 1d")
CAVE_PERIL_BOX = read_box("any 2 armor")
COLORS = ("strength", "agility", "magic")
WITH_ABILITY = {
    ability: [card for card in COMBAT_CARDS if COMBATS[card[:-2]][1] == ability]
    for ability in ("", *[ability for _, ability, _ in COMBATS.values() if ability])
}


def combat_boxes(card):
    """The boxes of the card, with no other open door (Swarm's X is 4), and that of Dragon's Cave, floor 1."""
    return [read_box(text, x=4) for text in COMBATS[card[:-2]][2]] + [CAVE_COMBAT_BOX]


def peril_boxes(card, option):
    return [read_box(PERILS[card[:-2]][1][option - 1][1]), CAVE_PERIL_BOX]


EACH_BOX = [(card, number) for card in COMBAT_CARDS for number in range(1, len(combat_boxes(card)))]
EACH_OPTION = [(card, option) for card in PERIL_CARDS for option in (1, 2)]


def placing(card, boxes, number, pool, choice=1):
    """The mage in front of the card, every box covered but one."""
    return at(f"""
        heroes mage
        dungeon dragons-cave
        doors {card} ?
        deck 20
        fresh_floor no
        phase placing 1
        choice {choice}
        {all_but(boxes, number)}
        hero mage pool {pool}
    """)


# Boxes of the combats


@pytest.mark.rule("OD-1.32", "OD-5.2", "OD-5.11", "OD-6.52", "OD-6.54")
@pytest.mark.parametrize("card", COMBAT_CARDS)
def test_a_combat_card_lays_out_its_boxes(card):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors closed:{card} ?
        phase choose
    """)
    assert [door.card for door in t.view.doors] == [None, None]
    t.do("enter 1")
    assert t.view.doors[0].card == card
    t.do("encounter")
    assert (t.view.mode, t.view.card) == ("combat", card)
    assert [seen(box) for box in t.view.boxes] == combat_boxes(card)
    assert [box.source for box in t.view.boxes] == ["card"] * len(COMBATS[card[:-2]][2]) + ["floor-1"]


@pytest.mark.rule("OD-7.4", "OD-7.5", "OD-7.6", "OD-7.7", "OD-7.8", "OD-7.9")
@pytest.mark.parametrize(("card", "number"), EACH_BOX)
def test_a_box_of_a_combat_takes_the_dice_it_asks_for(card, number):
    boxes = combat_boxes(card)
    box = boxes[number - 1]
    dice = dice_for(box)
    t = placing(card, boxes, number, f"{' '.join(dice)} {misfit(box)}")
    fill(t, dice, number)
    assert t.box(number).dice == dice
    assert t.hero("mage").pool == [misfit(box)]


@pytest.mark.rule("OD-7.5", "OD-7.6", "OD-7.8", "OD-7.9", "EX-11")
@pytest.mark.parametrize(("card", "number"), EACH_BOX)
def test_a_box_of_a_combat_refuses_a_pip_too_few_and_another_color(card, number):
    boxes = combat_boxes(card)
    box = boxes[number - 1]
    other = {"strength": "a", "agility": "m", "magic": "s"}[box.color]
    too_few = dice_worth(box.color[0], box.value - 1)
    t = placing(card, boxes, number, " ".join(too_few))
    assert t.asks == "placing"
    assert not t.offers("cover")
    t = placing(card, boxes, number, " ".join(dice_worth(other, box.value)))
    assert not t.offers("cover")


@pytest.mark.rule("OD-1.29", "OD-7.5", "OD-7.8")
@pytest.mark.parametrize(("card", "number"), EACH_BOX)
def test_a_box_of_a_combat_takes_heroic_dice(card, number):
    boxes = combat_boxes(card)
    dice = dice_worth("h", boxes[number - 1].value)
    t = placing(card, boxes, number, " ".join([*dice, "s1"]))
    fill(t, dice, number)
    assert t.box(number).dice == dice


@pytest.mark.rule("OD-7.15", "OD-7.18")
@pytest.mark.parametrize(("card", "number"), [(c, n) for c, n in EACH_BOX if combat_boxes(c)[n - 1].armor])
def test_an_armor_box_of_a_combat_bars_the_others(card, number):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors {card}
        phase placing 1
        {"".join(f"covered {n} h6{chr(10)}" for n, b in enumerate(combat_boxes(card), 1) if b.armor and n != number)}
        hero mage pool s6 s6 s6 a6 a6 a6 m6 m6 m6
    """)
    covers = t.offers("cover")
    assert {text.split()[-1] for text in covers} == {str(number)}
    t.do(covers[0])
    while t.asks == "fill":
        t.do(t.options[0])
    assert t.box(number).dice
    unarmored = {str(n) for n, box in enumerate(combat_boxes(card), 1) if not box.armor}
    assert {text.split()[-1] for text in t.offers("cover")} <= unarmored
    assert t.offers("cover")


@pytest.mark.rule("OD-8.1", "OD-8.2", "OD-8.4", "OD-8.5", "OD-8.6", "OD-8.19")
@pytest.mark.parametrize(("card", "number"), EACH_BOX)
def test_a_box_of_a_combat_left_open_costs_its_icons(card, number):
    boxes = combat_boxes(card)
    box = boxes[number - 1]
    t = placing(card, boxes, number, misfit(box))
    undying = 2 if card.startswith("skeleton") else 0
    assert (t.view.damage_now, t.view.time_now) == (box.damage, box.time + undying)
    t.do("done")
    assert t.hero("mage").damage == box.damage
    escaped = card.startswith("beetle") and box.armor
    if escaped:  # its Survivor: the turn is over and the next one spends 2 time
        assert t.view.deck == 20 - 2
        assert card in t.view.discard
    else:
        assert t.asks == "loot"
        assert t.view.deck == 20 - box.time - undying


@pytest.mark.rule("OD-8.20")
@pytest.mark.parametrize("card", COMBAT_CARDS)
def test_a_combat_with_every_box_covered_costs_nothing(card):
    t = placing(card, combat_boxes(card), 0, "h1")
    t.do("done")
    assert t.asks == "loot"
    assert t.hero("mage").damage == 0
    assert t.view.deck == 20


# Options of the perils


@pytest.mark.rule("OD-1.33", "OD-6.11", "OD-6.12", "OD-6.14", "OD-6.15", "OD-6.35", "OD-6.53", "OD-6.55")
@pytest.mark.parametrize(("card", "option"), EACH_OPTION)
def test_a_peril_offers_two_options_at_their_price(card, option):
    cost, _ = PERILS[card[:-2]][1][option - 1]
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors closed:{card} ?
        deck 20
        phase choose
    """)
    t.do("enter 1", "encounter")
    assert (t.asks, t.view.card, t.view.mode) == ("peril", card, "peril")
    assert [text for text in t.options if text.startswith("peril")] == ["peril 1", "peril 2"]
    assert t.view.deck == 20
    t.do(f"peril {option}")
    assert t.view.deck == 20 - cost
    boxes = peril_boxes(card, option)
    assert [seen(box) for box in t.view.boxes] == boxes
    assert [box.source for box in t.view.boxes] == ["card", "floor-1"]
    icons = {"strength": 1, "agility": 2, "magic": 4}[boxes[0].color]
    pool = t.hero("mage").pool
    assert [die[0] for die in pool] == [boxes[0].color[0]] * icons


@pytest.mark.rule("OD-7.7", "OD-7.8", "OD-7.9", "OD-7.19")
@pytest.mark.parametrize(("card", "option"), EACH_OPTION)
def test_a_peril_box_takes_the_dice_it_asks_for(card, option):
    boxes = peril_boxes(card, option)
    dice = dice_for(boxes[0])
    t = placing(card, boxes, 1, f"{' '.join(dice)} {misfit(boxes[0])}", option)
    fill(t, dice, 1)
    assert t.box(1).dice == dice
    t = placing(card, boxes, 1, " ".join(dice_worth(boxes[0].color[0], boxes[0].value - 1)), option)
    assert t.asks == "placing"
    assert not t.offers("cover")


@pytest.mark.rule("OD-6.13", "OD-8.1", "OD-8.3", "OD-8.19")
@pytest.mark.parametrize(("card", "option"), EACH_OPTION)
def test_a_peril_box_left_open_costs_its_icons(card, option):
    boxes = peril_boxes(card, option)
    t = placing(card, boxes, 1, misfit(boxes[0]), option)
    assert (t.view.damage_now, t.view.time_now) == (boxes[0].damage, boxes[0].time)
    t.do("done")
    assert t.hero("mage").damage == boxes[0].damage
    assert t.view.deck == 20 - boxes[0].time
    assert t.asks == "loot"


@pytest.mark.rule("OD-8.20")
@pytest.mark.parametrize(("card", "option"), EACH_OPTION)
def test_a_peril_with_its_box_covered_costs_nothing(card, option):
    t = placing(card, peril_boxes(card, option), 0, "h1", option)
    t.do("done")
    assert t.hero("mage").damage == 0
    assert t.view.deck == 20


# Loot


def same_lesson(card, other):
    return CARDS[card][1:3] == CARDS[other][1:3]


def loot(card):
    return at(f"""
        heroes mage
        dungeon dragons-cave
        doors {card} {"bandit-1" if card.startswith("ogre") else "ogre-1"}
        phase loot 1
    """)


@pytest.mark.rule("OD-2.23", "OD-6.34", "OD-9.1", "OD-9.4", "OD-9.21", "R-90")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_as_an_item_gives_a_die_and_perhaps_health(card):
    icons = CARDS[card][0].split()
    t = loot(card)
    assert (t.hero("mage").stats, t.hero("mage").health) == ([1, 2, 4], 5)
    t.do("item mage")
    expected = [count + (color in icons) for color, count in zip(COLORS, (1, 2, 4), strict=True)]
    hero = t.hero("mage")
    assert (hero.stats, hero.health, hero.items) == (expected, 5 + ("health" in icons), [card])
    t.do("enter 1")  # the other card, already open: the fight begins with one more die
    rolled = [die[0] for die in t.hero("mage").pool]
    assert [rolled.count(letter) for letter in "sam"] == expected


@pytest.mark.rule("OD-9.1", "OD-9.3", "OD-9.8")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_as_experience_is_worth_its_lanterns(card):
    t = loot(card)
    t.do("xp")
    assert t.view.xp == [card]
    assert t.view.xp_total == (COMBATS.get(card[:-2]) or PERILS[card[:-2]])[0]


@pytest.mark.rule("OD-1.30", "OD-9.1", "OD-9.2", "OD-9.3", "OD-9.9", "OD-10.10")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_teaches_its_skill_or_potion(card):
    _, kind, name, _ = CARDS[card]
    t = loot(card)
    if kind == "skill":
        assert not t.offers("potion")
        t.do("skill mage")
        assert [(skill.id, skill.card) for skill in t.hero("mage").skills] == [("shield-aura", None), (name, card)]
        assert t.view.tokens == 1
    else:
        assert not t.offers("skill")
        t.do("potion")
        assert t.view.potions == ["healing", name]
        assert t.view.tokens == 2


@pytest.mark.rule("OD-9.17", "OD-9.18")
@pytest.mark.parametrize(("card", "twin"), [(a, b) for a in CARDS for b in CARDS if a != b and same_lesson(a, b)])
def test_a_card_teaches_nothing_that_its_twin_has_taught(card, twin):
    kind = CARDS[card][1]
    known = f"hero mage skills {twin}" if kind == "skill" else f"potions {twin}"
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors {card}
        {known}
        phase loot 1
    """)
    assert not t.offers(kind)
    assert t.offers("item") and t.offers("xp")


# Abilities


def before(card, heroes="mage", more=""):
    """The card lies open, the party is about to begin."""
    return f"""
        heroes {heroes}
        dungeon dragons-cave
        doors {card}
        deck 20
        phase encounter 1
        {more}
    """


@pytest.mark.rule("R-83")
@pytest.mark.parametrize("card", WITH_ABILITY["dodge"])
def test_dodge_asks_three_dice_for_a_heroic_one(card):
    t = placing(card, combat_boxes(card), 2, "s6 m5 m4")
    t.do("convert s6", "add m5")
    assert t.hero("mage").pool == ["h4"]
    t = placing(card, combat_boxes(card), 2, "s6 m5")
    assert not t.offers("convert")


@pytest.mark.rule("R-40")
@pytest.mark.parametrize("card", WITH_ABILITY["survivor"])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_survivor_escapes_an_open_armor_box_without_loot(card, number):
    t = placing(card, combat_boxes(card), number, "s1 h1")
    t.do("done")
    assert t.happened("escaped") == [{"card": card}]
    assert [door.card for door in t.view.doors] == [None]
    assert card in t.view.discard
    assert (t.view.xp, t.hero("mage").items) == ([], [])


@pytest.mark.rule("R-40", "OD-11.2")
@pytest.mark.parametrize("card", WITH_ABILITY["survivor"])
def test_survivor_still_lets_the_party_level_up(card):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors {card}
        xp ogre-1 bandit-1
        phase placing 1
        hero mage pool h1
    """)
    t.do("done")
    assert t.asks == "level"
    assert card in t.view.discard


@pytest.mark.rule("OD-8.19")
@pytest.mark.parametrize("card", WITH_ABILITY["survivor"])
def test_survivor_is_loot_once_its_armor_is_covered(card):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors {card}
        deck 20
        phase placing 1
        covered 1 a3
        covered 2 a4
        covered 3 s5
        covered 4 m3
        hero mage pool h1
    """)
    t.do("done")
    assert t.asks == "loot"
    assert (t.hero("mage").damage, t.view.deck) == (1 + 1, 20 - 2 - 1)


@pytest.mark.rule("OD-6.4", "OD-6.5", "OD-6.6", "OD-5.10", "R-11")
@pytest.mark.parametrize("card", WITH_ABILITY["flames"])
def test_flames_hurt_one_hero_before_the_dice_are_rolled(card):
    t = at(before(card))
    assert t.hero("mage").damage == 1
    t = at(before(card, "mage rogue"))
    assert t.asks == "flames"
    assert t.hero("mage").pool == t.hero("rogue").pool == []
    t.do("hurt rogue")
    assert (t.hero("mage").damage, t.hero("rogue").damage) == (0, 1)
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors closed:{card} ?
        phase choose
    """)
    t.do("enter 1", "flee")
    assert t.hero("mage").damage == 0


@pytest.mark.rule("OD-6.43", "OD-6.47", "OD-6.49", "EX-17")
@pytest.mark.parametrize("card", WITH_ABILITY["split"])
@pytest.mark.parametrize(("rolled", "time"), [("1 1 2 3 4 5 6", 2), ("1 2 2 2 3 3 3", 1), ("2 3 4 5 6 6 6", 0)])
def test_split_costs_one_time_for_each_rolled_one(card, rolled, time):
    t = at(before(card, more=f"next {rolled}"))
    assert t.asks == "placing"
    assert t.view.deck == 20 - time
    assert len(t.hero("mage").pool) == 7


@pytest.mark.rule("OD-6.44", "OD-6.45", "OD-6.46")
@pytest.mark.parametrize("card", WITH_ABILITY["split"])
def test_split_looks_at_dice_rolled_by_skills_but_not_at_dice_changed(card):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors {card}
        deck 20
        level 4
        phase placing 1
        hero mage skills boulder-1 ice-elemental-1 pool m2 s3
        next 1 1 1
    """)
    t.do("use valor")
    assert t.view.deck == 20 - 1
    t.do("convert h1", "add s3")  # gained, not rolled
    assert t.hero("mage").pool == ["m2", "h1"]
    assert t.view.deck == 20 - 1
    t.do("use lucky-familiar", "branch 1", "pick m2")
    assert t.hero("mage").pool == ["m1", "h1"]
    assert t.view.deck == 20 - 2


@pytest.mark.rule("OD-6.51")
@pytest.mark.parametrize("card", WITH_ABILITY["swarm"])
@pytest.mark.parametrize(
    ("others", "x"),
    [("", 4), ("?", 4), ("ogre-1", 8), ("ogre-1 ?", 8), ("ogre-1 bandit-1", 12), ("ogre-1 bandit-1 boulder-1", 16)],
)
def test_swarm_needs_four_for_each_open_door(card, others, x):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors closed:{card} {others}
        phase choose
    """)
    t.do("enter 1")
    t.do("encounter")
    expected = read_box(COMBATS[card[:-2]][2][0], x)
    assert seen(t.box(1)) == expected
    assert expected.value == x


@pytest.mark.rule("OD-6.4", "OD-6.5", "OD-6.6")
@pytest.mark.parametrize("card", WITH_ABILITY["frost"])
def test_frost_spends_three_time_as_the_encounter_begins(card):
    position = f"""
        heroes mage
        dungeon dragons-cave
        doors closed:{card} ?
        deck 20
        fresh_floor no
        phase choose
    """
    t = at(position)
    t.do("enter 1")
    assert t.view.deck == 20
    t.do("encounter")
    assert t.view.deck == 20 - 3
    t = at(position)
    t.do("enter 1", "flee")
    assert t.view.deck == 20 - 2  # the next turn's time alone


@pytest.mark.rule("OD-6.43", "OD-6.47")
@pytest.mark.parametrize("card", WITH_ABILITY["ethereal"])
def test_ethereal_takes_rolled_ones_and_threes(card):
    t = at(before(card, more="next 3 1 4 1 2 3 6"))
    assert t.hero("mage").pool == ["a4", "m2", "m6"]
    assert t.view.supply == {"strength": 8, "agility": 8 - 1, "magic": 8 - 2, "heroic": 6}


@pytest.mark.rule("OD-6.44", "OD-6.45", "OD-6.46", "R-28")
@pytest.mark.parametrize("card", WITH_ABILITY["ethereal"])
def test_ethereal_takes_what_skills_roll_but_not_what_they_change(card):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors {card}
        level 4
        phase placing 1
        hero mage skills boulder-1 ice-elemental-1 pool s3 m5 m2
        next 3 1
    """)
    t.do("use valor")
    assert t.hero("mage").pool == ["s3", "m2", "m5"]
    t.do("convert s3", "add m5")
    assert t.hero("mage").pool == ["m2", "h3"]
    t.do("use lucky-familiar", "branch 1", "pick m2")
    assert t.hero("mage").pool == ["h3"]


@pytest.mark.rule("OD-6.7", "OD-6.50", "R-31")
@pytest.mark.parametrize("card", WITH_ABILITY["fade"])
def test_fade_costs_one_time_for_each_skill_but_none_for_a_potion(card):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors {card}
        deck 20
        level 4
        known mana
        phase placing 1
        hero mage skills boulder-1 ice-elemental-1 pool m2
        next 6 6 6 6
    """)
    t.do("use valor")
    assert t.view.deck == 20 - 1
    t.do("use lucky-familiar", "branch 2", "pick m2")
    assert t.view.deck == 20 - 2
    t.do("drink mana")
    assert t.view.deck == 20 - 2


@pytest.mark.rule("OD-6.24", "OD-6.25", "R-31")
@pytest.mark.parametrize("card", WITH_ABILITY["fade"])
@pytest.mark.parametrize(("edition", "time"), [("1.1", 1), ("1.5", 0), ("1.9", 0)])
def test_fade_counts_a_feat_only_where_it_is_a_skill(card, edition, time):
    t = at(before(card, more=f"edition {edition}\nhero mage stored h1"))
    t.do("feat mage h1")
    assert t.view.deck == 20 - time


@pytest.mark.rule("R-40", "EX-54")
@pytest.mark.parametrize("card", WITH_ABILITY["undying"])
@pytest.mark.parametrize(("number", "damage", "time"), [(3, 0, 1), (4, 1, 1), (6, 0, 2), (0, 0, 0)])
def test_undying_adds_two_time_when_a_box_is_empty(card, number, damage, time):
    t = placing(card, combat_boxes(card), number, "a1")
    shown = {"damage": t.view.damage_now, "poison": t.view.poison_now, "time": t.view.time_now}
    t.do("done")
    assert t.hero("mage").damage == damage
    assert t.view.deck == 20 - time - (2 if number else 0)
    assert t.happened("consequences") == [shown]
    assert t.happened("ability") == ([{"ability": "undying"}] if number else [])


@pytest.mark.rule("R-40", "R-24", "OD-8.15")
@pytest.mark.parametrize("card", WITH_ABILITY["undying"])
def test_undying_is_no_consequence(card):
    """Freezing Winds does not count its 2 time beside the 1 of the open box, and Poison prevents that 1 alone."""
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        doors {card}
        deck 20
        phase placing 1
        hero mage skills force-wall-2 pool a1 h1
        covered 1 m2
        covered 2 m4
        covered 4 s5
        covered 5 a5
        covered 6 s6
        covered 7 m3
        covered 8 m4
    """)
    assert (t.view.damage_now, t.view.time_now) == (0, 1 + 2)
    t.do("use poison", "pay a1", "amount 2")
    t.do("done")
    assert t.hero("mage").damage == 0
    assert t.view.deck == 20 - 2


@pytest.mark.rule("R-92")
@pytest.mark.parametrize("card", WITH_ABILITY["drain"])
def test_drain_turns_one_item_into_experience(card):
    t = at(before(card))
    assert t.view.xp == []
    t = at(before(card, more="hero mage items bandit-1\nxp ogre-1"))
    assert (t.hero("mage").items, t.view.xp) == ([], ["ogre-1", "bandit-1"])
    assert t.asks == "placing"  # 7 XP, but no level-up before the encounter is over
    assert len(t.hero("mage").pool) == 7
    t = at(before(card, "mage rogue", "hero mage items bandit-1\nhero rogue items goblin-1"))
    assert t.options[:2] == ["drain mage bandit-1", "drain rogue goblin-1"]
    t.do("drain rogue goblin-1")
    assert (t.hero("mage").items, t.hero("rogue").items, t.view.xp) == (["bandit-1"], [], ["goblin-1"])


@pytest.mark.rule("R-89")
@pytest.mark.parametrize("card", WITH_ABILITY["drain"])
def test_drain_of_a_heart_can_defeat(card):
    t = at(before(card, more="hero mage items ogre-1 damage 5\ntokens 0"))
    assert t.view.outcome == "defeat"


@pytest.mark.rule("OD-6.8")
@pytest.mark.parametrize("card", WITH_ABILITY[""])
def test_a_foe_without_ability_does_nothing_of_its_own(card):
    t = at(before(card, more="hero mage items bandit-1 skills boulder-1\nnext 1 1 3 1 2 3 6 1 1"))
    assert t.hero("mage").pool == ["s1", "a1", "a3", "m1", "m1", "m2", "m3", "m6"]
    assert (t.view.deck, t.hero("mage").damage, t.view.xp) == (20, 0, [])
    t.do("use valor")
    t.do("convert h1", "add m6")
    assert t.hero("mage").pool == ["s1", "a1", "a3", "m1", "m1", "m2", "m3", "h1"]
    assert t.view.deck == 20

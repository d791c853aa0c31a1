"""Each of the 44 encounter cards of the Forest on the table: boxes or options, ability, leaf, and what it is worth."""

import pytest
from forest import (
    ABILITIES,
    CARDS,
    COMBATS,
    HERO,
    HOME,
    LETTERS,
    PACK,
    PERILS,
    POTIONS,
    SIDES,
    SILENT,
    SPLIT,
    WITH_ABILITY,
    before,
    boxes_of,
    dice_on,
    floors,
    in_order,
    placing,
    printed,
    rolled,
    step,
)
from test_card_facts import dice_worth, fill, misfit, seen

from table import at
from underdeck.games.onedeck.rules import cards as c

SIDE = SIDES[HERO, "solo"]
EACH_BOX = [(card, number) for card in COMBATS for number in range(1, len(CARDS[card].boxes) + 1)]
EACH_OPTION = [(card, option) for card in PERILS for option in (1, 2)]
WITHOUT_ABILITY = [card for card in COMBATS if CARDS[card].ability is None]
DRAUGHT = step("bitter-draught", "roll").count
"""Heroic dice that the skill on rock-wyrm-2 rolls."""


def toll(card, box):
    """Damage, poison and time of one open box, with what the foe's own ability adds to it."""
    ability = CARDS[card].ability or c.Ability("")
    torn = ability.damage_if_damage and box.damage >= ability.damage_if_damage
    return box.damage + bool(torn), box.poison + ability.poison_if_uncovered, box.time


def suffered(t):
    hero = t.hero(HERO)
    return hero.damage, hero.poison, 20 - t.view.deck


# Boxes of the combats


@pytest.mark.rule("OD-1.32", "OD-6.52", "OD-6.54")
@pytest.mark.parametrize("card", COMBATS)
def test_a_forest_combat_lays_out_its_boxes(card):
    t = at(f"""
        heroes {HERO}
        dungeon {HOME}
        doors closed:{card} ?
        phase choose
    """)
    t.do("enter 1")
    assert t.view.doors[0].card == card
    t.do("encounter")
    assert (t.view.mode, t.view.card) == ("combat", card)
    assert [seen(box) for box in t.view.boxes] == boxes_of(card)
    sources = ["card"] * len(CARDS[card].boxes) + ["floor-1"] * len(floors(HOME, 1, "combat"))
    assert [box.source for box in t.view.boxes] == sources


@pytest.mark.rule("OD-7.4", "OD-7.6", "OD-7.9")
@pytest.mark.parametrize(("card", "number"), EACH_BOX)
def test_a_box_of_a_forest_combat_takes_the_dice_it_asks_for(card, number):
    box = boxes_of(card)[number - 1]
    dice = dice_on(box)
    t = placing(card, (number,), " ".join([*dice, misfit(box)]))
    fill(t, dice, number)
    assert t.box(number).dice == dice
    assert t.hero(HERO).pool == [misfit(box)]


@pytest.mark.rule("OD-7.5", "OD-7.6", "OD-7.9", "OD-1.29")
@pytest.mark.parametrize(("card", "number"), EACH_BOX)
def test_a_box_of_a_forest_combat_refuses_a_pip_too_few_and_another_color(card, number):
    box = boxes_of(card)[number - 1]
    t = placing(card, (number,), " ".join(dice_worth(box.color[0], box.value - 1)))
    assert t.asks == "placing"
    assert not t.offers("cover")
    for letter in LETTERS:
        t = placing(card, (number,), " ".join(dice_worth(letter, box.value)))
        assert bool(t.offers("cover")) == (letter in ("h", box.color[0]))


@pytest.mark.rule("OD-7.15", "OD-7.18")
@pytest.mark.parametrize(("card", "number"), [(k, n) for k, n in EACH_BOX if boxes_of(k)[n - 1].armor])
def test_an_armor_box_of_a_forest_combat_bars_the_others(card, number):
    boxes = boxes_of(card)
    unarmored = {n for n, box in enumerate(boxes, 1) if not box.armor}
    t = placing(card, (*unarmored, number), "s6 s6 s6 a6 a6 a6 m6 m6 m6")
    covers = t.offers("cover")
    assert {int(text.split()[-1]) for text in covers} == {number}
    t.do(covers[0])
    while t.asks == "fill":
        t.do(t.options[0])
    assert t.box(number).dice
    assert t.offers("cover")
    assert {int(text.split()[-1]) for text in t.offers("cover")} <= unarmored


@pytest.mark.rule("OD-8.1", "OD-8.2", "OD-8.4", "OD-8.19", "OD-17.1", "OD-17.2")
@pytest.mark.parametrize(("card", "number"), EACH_BOX)
def test_a_box_of_a_forest_combat_left_open_costs_its_icons(card, number):
    box = boxes_of(card)[number - 1]
    t = placing(card, (number,), misfit(box))
    damage, poison, time = toll(card, box)
    assert (t.view.damage_now, t.view.poison_now, t.view.time_now) == (damage, poison, time)
    t.do("done")
    assert suffered(t) == (damage, poison, time)
    assert t.asks == "loot"


@pytest.mark.rule("OD-8.20")
@pytest.mark.parametrize("card", COMBATS)
def test_a_forest_combat_with_every_box_covered_costs_nothing(card):
    t = placing(card, (), "h1")
    t.do("done")
    assert t.asks == "loot"
    assert suffered(t) == (0, 0, 0)


# Options of the perils


@pytest.mark.rule("OD-1.33", "OD-6.11", "OD-6.12", "OD-6.14", "OD-6.35", "OD-6.55")
@pytest.mark.parametrize(("card", "option"), EACH_OPTION)
def test_a_forest_peril_offers_two_options_at_their_price(card, option):
    t = at(f"""
        heroes {HERO}
        dungeon {HOME}
        doors closed:{card} ?
        deck 20
        phase choose
    """)
    t.do("enter 1", "encounter")
    assert (t.asks, t.view.card, t.view.mode, t.view.deck) == ("peril", card, "peril", 20)
    assert t.offers("peril") == ["peril 1", "peril 2"]
    t.do(f"peril {option}")
    chosen = CARDS[card].options[option - 1]
    assert t.view.deck == 20 - chosen.time_cost
    assert [seen(box) for box in t.view.boxes] == boxes_of(card, option)
    assert [box.source for box in t.view.boxes] == ["card"] + ["floor-1"] * len(floors(HOME, 1, "peril"))
    assert [die[0] for die in t.hero(HERO).pool] == [LETTERS[chosen.color]] * SIDE.stats[chosen.color]


@pytest.mark.rule("OD-7.7", "OD-7.8", "OD-7.9", "OD-7.19")
@pytest.mark.parametrize(("card", "option"), EACH_OPTION)
def test_a_forest_peril_box_takes_the_dice_it_asks_for(card, option):
    box = boxes_of(card, option)[0]
    dice = dice_on(box)
    t = placing(card, (1,), " ".join([*dice, "h1"]), option)
    fill(t, dice, 1)
    assert t.box(1).dice == dice
    t = placing(card, (1,), " ".join(dice_worth(box.color[0], box.value - 1)), option)
    assert t.asks == "placing"
    assert not t.offers("cover")


@pytest.mark.rule("OD-6.13", "OD-8.1", "OD-8.3", "OD-8.19", "OD-17.1")
@pytest.mark.parametrize(("card", "option"), EACH_OPTION)
def test_a_forest_peril_box_left_open_costs_its_icons(card, option):
    box = boxes_of(card, option)[0]
    t = placing(card, (1,), "h1", option)
    assert (t.view.damage_now, t.view.poison_now, t.view.time_now) == (box.damage, box.poison, box.time)
    t.do("done")
    assert suffered(t) == (box.damage, box.poison, box.time)
    assert t.asks == "loot"


@pytest.mark.rule("OD-8.20")
@pytest.mark.parametrize(("card", "option"), EACH_OPTION)
def test_a_forest_peril_with_its_box_covered_costs_nothing(card, option):
    t = placing(card, (), "h1", option)
    t.do("done")
    assert t.asks == "loot"
    assert suffered(t) == (0, 0, 0)


# Loot


def leads_to(card, part):
    """The way through the card after which this part of it may be claimed; 0 for a combat."""
    if card in SPLIT:
        return next(n for n, option in enumerate(CARDS[card].options, 1) if option.loot == part)
    return 1 if CARDS[card].peril else 0


def loot(card, option=0, more=""):
    other = next(id for id in WITHOUT_ABILITY if id != card and id not in more.split())
    return at(f"""
        heroes {HERO}
        dungeon {HOME}
        doors {card} {other}
        {f"choice {option}" if option else ""}
        phase loot 1
        {more}
    """)


def lesson(card):
    """What the bottom edge of the card teaches."""
    facts = CARDS[card]
    return ("skill", PACK.skills[facts.skill].id) if facts.skill >= 0 else ("potion", PACK.potions[facts.potion].id)


@pytest.mark.rule("OD-2.23", "OD-6.34", "OD-9.1", "OD-9.4", "R-90")
@pytest.mark.parametrize("card", CARDS)
def test_a_forest_card_as_an_item_gives_a_die_and_perhaps_health(card):
    facts = CARDS[card]
    t = loot(card, leads_to(card, "item"))
    assert (t.hero(HERO).stats, t.hero(HERO).health) == (SIDE.stats, SIDE.health)
    t.do(f"item {HERO}")
    stats = [own + more for own, more in zip(SIDE.stats, facts.item, strict=True)]
    hero = t.hero(HERO)
    assert (hero.stats, hero.health, hero.items) == (stats, SIDE.health + facts.health, [card])
    assert sum(stats) > sum(SIDE.stats)
    t.do("enter 1")  # the other card, already open: the fight begins with one more die
    letters = [die[0] for die in t.hero(HERO).pool]
    assert [letters.count(letter) for letter in "sam"] == stats


@pytest.mark.rule("OD-9.1", "OD-9.3", "OD-9.8", "OD-17.29")
@pytest.mark.parametrize("card", CARDS)
def test_a_forest_card_as_experience_is_worth_its_lanterns(card):
    for option in (1, 2) if CARDS[card].peril else (0,):
        t = loot(card, option)
        t.do("xp")
        assert (t.view.xp, t.view.xp_total) == ([card], CARDS[card].xp)


@pytest.mark.rule("OD-1.30", "OD-9.2", "OD-9.9", "OD-17.19")
@pytest.mark.parametrize("card", CARDS)
def test_a_forest_card_teaches_its_skill_or_potion(card):
    kind, name = lesson(card)
    t = loot(card, leads_to(card, "skill"))
    if kind == "skill":
        assert not t.offers("potion")
        t.do(f"skill {HERO}")
        held = [(skill.id, skill.card) for skill in t.hero(HERO).skills]
        assert held == [(PACK.skills[SIDE.skill].id, None), (name, card)]
        assert t.view.tokens == 1
    else:
        assert not t.offers("skill")
        t.do("potion")
        assert t.view.potions == ["cure", name]
        assert t.view.tokens == 2


@pytest.mark.rule("OD-9.17", "OD-9.18")
@pytest.mark.parametrize(
    ("card", "teacher"), [(a, b) for a in CARDS for b in CARDS if a != b and lesson(a) == lesson(b)]
)
def test_a_forest_card_teaches_nothing_that_another_has_taught(card, teacher):
    kind, _ = lesson(card)
    known = f"hero {HERO} skills {teacher}" if kind == "skill" else f"potions {teacher}"
    option = leads_to(card, "skill")
    assert loot(card, option).offers(kind)
    t = loot(card, option, known)
    assert not t.offers(kind)
    if card not in SPLIT:
        assert t.offers("item") and t.offers("xp")


@pytest.mark.rule("OD-17.26", "OD-17.27", "OD-17.28", "OD-17.29", "EX-49")
@pytest.mark.parametrize("option", [1, 2])
@pytest.mark.parametrize("card", SPLIT)
def test_a_split_loot_peril_gives_what_the_chosen_option_leads_to(card, option):
    part = CARDS[card].options[option - 1].loot
    kind, _ = lesson(card)
    t = placing(card, (1,), "h1", option)
    t.do("done")
    assert t.asks == "loot"
    assert bool(t.offers("item")) == (part == "item")
    assert bool(t.offers(kind)) == (part == "skill")
    assert t.offers("xp") == ["xp"]


@pytest.mark.rule("OD-9.1", "OD-17.26")
@pytest.mark.parametrize("option", [1, 2])
@pytest.mark.parametrize("card", [card for card in PERILS if card not in SPLIT])
def test_a_forest_peril_without_split_loot_gives_all_after_either_option(card, option):
    kind, _ = lesson(card)
    t = placing(card, (1,), "h1", option)
    t.do("done")
    assert t.offers("item") and t.offers(kind) and t.offers("xp")


@pytest.mark.rule("R-42", "OD-10.20")
@pytest.mark.parametrize("card", [card for card in SPLIT if CARDS[card].leaf])
def test_a_split_loot_peril_that_was_slipped_past_is_worth_its_experience_alone(card):
    t = at(f"""
        heroes {HERO}
        dungeon {HOME}
        set hybrid
        known invisibility
        doors closed:{card} ?
        phase choose
    """)
    t.do("enter 1", "invisible")
    assert t.view.xp == [card]


# Leaves


@pytest.mark.rule("OD-17.9", "OD-17.14")
@pytest.mark.parametrize("card", CARDS)
def test_a_leaf_on_an_open_door_helps_to_resist_poison(card):
    for door, leaves in ((card, int(CARDS[card].leaf)), (f"closed:{card}", 0)):
        t = at(f"""
            heroes {HERO}
            dungeon {HOME}
            doors {door} ?
            tokens 0
            hero {HERO} poison 2
            next 2
            phase choose
        """)
        assert t.view.leaves == leaves
        t.do("explore")
        told = t.happened("resisted" if leaves else "poison-strikes")  # 2 is not higher than 2
        assert told == [{"roll": 2, "leaves": leaves, "total": 2 + leaves, "poison": 2}]


# Abilities


def others(card, count):
    """Ids of further doors."""
    return " ".join([id for id in COMBATS if CARDS[id].name != CARDS[card].name][:count])


def x_box(card):
    return next(n for n, box in enumerate(CARDS[card].boxes, 1) if box.value == c.X)


def with_x(card, x):
    return printed(CARDS[card].boxes[x_box(card) - 1], x)


@pytest.mark.parametrize("card", WITH_ABILITY["coiling"])
@pytest.mark.parametrize("poison", range(6))
def test_coiling_counts_the_poison_of_the_heroes_as_the_encounter_begins(card, poison):
    coiling = ABILITIES["coiling"]
    x = max(coiling.x_minimum, coiling.x_per_poison * poison)
    t = before(card, f"hero {HERO} poison {poison}")
    assert seen(t.box(x_box(card))) == with_x(card, x)
    one = poison // 2
    t = before(card, f"hero druid poison {one}\nhero hunter poison {poison - one}", "druid hunter")
    assert t.box(x_box(card)).value == x


@pytest.mark.parametrize("card", WITH_ABILITY["coiling"])
def test_coiling_keeps_its_number_through_the_encounter(card):
    t = before(card, f"hero {HERO} poison 4 skills rock-wyrm-2\nnext {rolled(SIDE.stats, 3)}")
    x = t.box(x_box(card)).value
    t.do("use bitter-draught")
    assert t.hero(HERO).poison > 4
    assert t.box(x_box(card)).value == x


@pytest.mark.parametrize("card", WITH_ABILITY["spores"])
def test_spores_poison_whoever_leaves_a_box_open(card):
    spores = ABILITIES["spores"].poison_if_uncovered
    boxes = boxes_of(card)
    unarmored = [n for n, box in enumerate(boxes, 1) if not box.armor]
    for open_ in [(), *[(n,) for n in unarmored], tuple(unarmored[:2])]:
        t = placing(card, open_, "h1")
        t.do("done")
        assert t.hero(HERO).poison == sum(boxes[n - 1].poison for n in open_) + (spores if open_ else 0)


@pytest.mark.parametrize("card", WITH_ABILITY["spores"])
def test_spores_cannot_be_prevented(card):
    spores = ABILITIES["spores"].poison_if_uncovered
    number = next(n for n, box in enumerate(boxes_of(card), 1) if not box.poison)
    t = placing(card, (number,), "h1", more=f"hero {HERO} skills forest-fire-1")
    t.do("use plague-mask", "done")
    assert t.hero(HERO).poison == spores > 0


@pytest.mark.parametrize("card", WITH_ABILITY["mischief"])
def test_mischief_costs_time_for_each_potion_used_in_the_encounter(card):
    time = ABILITIES["mischief"].time_per_potion
    more = f"known luck\ntokens 3\nhero {HERO} damage 2\nnext 6 6 6 6"
    t = placing(card, (1,), "h1", more=more)
    t.do(f"drink {HERO} luck")
    assert t.view.deck == 20 - time
    t.do(f"heal {HERO}")
    assert (t.view.deck, t.view.tokens) == (20 - 2 * time, 1)
    t = placing(SILENT, (1,), "h1", more=more)
    t.do(f"drink {HERO} luck", f"heal {HERO}")
    assert (t.view.deck, t.view.tokens) == (20, 1)


@pytest.mark.parametrize("card", WITH_ABILITY["mischief"])
@pytest.mark.parametrize("phase", ["choose", "loot 1"])
def test_mischief_asks_nothing_for_potions_outside_the_encounter(card, phase):
    t = at(f"""
        heroes {HERO}
        dungeon {HOME}
        doors {card} ?
        deck 20
        hero {HERO} damage 2
        phase {phase}
    """)
    t.do(f"heal {HERO}")
    assert (t.view.deck, t.view.tokens) == (20, 0)


@pytest.mark.parametrize("card", WITH_ABILITY["bloodscent"])
def test_bloodscent_adds_a_damage_when_the_heroes_carry_poison(card):
    enough = ABILITIES["bloodscent"].damage_if_poison
    boxes = boxes_of(card)
    for poison, more in ((enough - 1, 0), (enough, 1), (enough + 1, 1)):
        for open_ in [(), *[(n,) for n in range(1, len(boxes) + 1)]]:
            t = placing(card, open_, "h1", more=f"hero {HERO} poison {poison}")
            t.do("done")
            damage = sum(boxes[n - 1].damage for n in open_)
            assert t.hero(HERO).damage == damage + more
    t = placing(SILENT, (), "h1", more=f"hero {HERO} poison {enough}")
    t.do("done")
    assert t.hero(HERO).damage == 0


@pytest.mark.parametrize("card", WITH_ABILITY["bloodscent"])
def test_bloodscent_smells_both_heroes_and_only_poison_from_before_the_consequences(card):
    enough = ABILITIES["bloodscent"].damage_if_poison
    one = enough // 2
    more = f"hero druid poison {one}\nhero hunter poison {{}}"
    t = placing(card, (), "h1", more=more.format(enough - one), heroes="druid hunter")
    t.do("0: done", "1: done")
    assert t.asks == "split"
    number = next(n for n, box in enumerate(boxes_of(card), 1) if box.poison and not box.damage)
    t = placing(card, (number,), "s1", more=more.format(enough - one - 1), heroes="druid hunter")
    assert t.view.poison_now > 0
    assert t.view.damage_now == 0


def heroic(t, hero=HERO):
    return [die for die in t.hero(hero).pool if die[0] == "h"]


@pytest.mark.parametrize("card", WITH_ABILITY["cold-stare"])
def test_cold_stare_takes_pips_from_rolled_heroic_dice(card):
    pips = ABILITIES["cold-stare"].heroic_pips
    script = f"{rolled(SIDE.stats, 3)} 6 1 {'5 ' * DRAUGHT}"
    t = before(card, f"level 4\nhero {HERO} skills rock-wyrm-2\nnext {script}")
    assert heroic(t) == ["h1", f"h{6 - pips}"]
    assert [die[1] for die in t.hero(HERO).pool if die[0] != "h"] == ["3"] * sum(SIDE.stats)
    t.do("use bitter-draught")
    assert heroic(t) == in_order(["h1", f"h{6 - pips}", *[f"h{5 - pips}"] * DRAUGHT])
    t.do("discard h1", "convert s3", "add s3")  # gained, not rolled
    assert "h3" in heroic(t)


@pytest.mark.parametrize("card", WITH_ABILITY["sticky-silk"])
def test_sticky_silk_holds_dice_that_roll_its_numbers(card):
    lost = [n for n in range(1, 7) if ABILITIES["sticky-silk"].discard_rolled >> n & 1]
    kept = [n for n in range(1, 7) if n not in lost]
    strength, agility, magic = SIDE.stats
    script = [lost[0], *[kept[0]] * (strength - 1), *[kept[-1]] * agility, *[lost[-1]] * magic]
    t = before(card, f"next {' '.join(map(str, script))}")
    assert t.hero(HERO).pool == [f"s{kept[0]}"] * (strength - 1) + [f"a{kept[-1]}"] * agility
    assert t.view.supply["magic"] == PACK.supply[2]
    t = placing(card, (1,), f"s{lost[0]} s6 m6", more=f"hero {HERO} skills rock-wyrm-2\nnext {lost[0]}{' 6' * 5}")
    t.do("use bitter-draught")
    assert heroic(t) == ["h6"] * (DRAUGHT - 1)
    t.do(f"convert s{lost[0]}", "add s6")  # gained, not rolled
    assert f"h{lost[0]}" in heroic(t)


@pytest.mark.rule("OD-6.4", "OD-6.5", "OD-6.6")
@pytest.mark.parametrize("card", WITH_ABILITY["evil-eye"])
def test_evil_eye_poisons_a_hero_before_the_dice_are_rolled(card):
    poison = ABILITIES["evil-eye"].start_poison
    assert before(card).hero(HERO).poison == poison > 0
    t = before(card, heroes="druid hunter")
    for given in range(poison):
        assert (t.asks, t.hero("druid").pool, t.hero("hunter").poison) == ("poison", [], given)
        t.do("poison hunter")
    assert (t.hero("druid").poison, t.hero("hunter").poison) == (0, poison)
    assert t.hero("druid").pool
    t = at(f"heroes {HERO}\ndungeon {HOME}\ndoors closed:{card} ?\nphase choose")
    t.do("enter 1", "flee")
    assert t.hero(HERO).poison == 0


@pytest.mark.rule("OD-17.16", "OD-17.17", "OD-17.18")
@pytest.mark.parametrize("card", WITH_ABILITY["soul-harvest"])
def test_soul_harvest_exiles_heroic_dice_that_roll_a_one(card):
    """Level 4 gives two heroic dice; a gained one and a die of another color stay."""
    assert ABILITIES["soul-harvest"].exile_heroic_ones
    t = before(card, f"level 4\ndeck 20\nnext {rolled(SIDE.stats, 1)} 1 2")
    assert heroic(t) == ["h2"]
    assert [die[1] for die in t.hero(HERO).pool if die[0] != "h"] == ["1"] * sum(SIDE.stats)
    assert (t.view.exiled["heroic"], t.view.supply["heroic"]) == (1, PACK.supply[3] - 2)
    t.do("convert s1", "add s1")
    assert heroic(t) == ["h1", "h2"]
    assert sum(t.view.exiled.values()) == 1
    t = placing(card, (), "h1", more="exiled h1")
    t.do("done")
    assert t.view.mode is None
    assert t.view.supply["heroic"] + sum(t.hero(HERO).stored.values()) == PACK.supply[3] - 1


@pytest.mark.rule("OD-6.46", "OD-17.16")
@pytest.mark.parametrize("card", WITH_ABILITY["soul-harvest"])
def test_soul_harvest_looks_at_dice_rolled_by_skills(card):
    more = f"hero {HERO} skills rock-wyrm-2\nnext {'1 ' * DRAUGHT}"
    t = placing(card, (1,), "s1", more=more)
    t.do("use bitter-draught")
    assert t.hero(HERO).pool == ["s1"]
    assert t.view.exiled["heroic"] == DRAUGHT
    t = placing(SILENT, (1,), "s1", more=more)
    t.do("use bitter-draught")
    assert t.hero(HERO).pool == ["s1", *["h1"] * DRAUGHT]
    assert sum(t.view.exiled.values()) == 0


@pytest.mark.parametrize("card", WITH_ABILITY["rending-talons"])
def test_rending_talons_add_a_damage_to_enough_of_it(card):
    enough = ABILITIES["rending-talons"].damage_if_damage
    boxes = boxes_of(card)
    tried = set()
    for number, box in enumerate(boxes, 1):
        t = placing(card, (number,), misfit(box))
        t.do("done")
        assert t.hero(HERO).damage == box.damage + (box.damage >= enough)
        tried.add(box.damage >= enough)
    assert tried == {True, False}


@pytest.mark.parametrize("card", WITH_ABILITY["rending-talons"])
def test_rending_talons_look_at_what_prevention_has_left(card):
    """Thick Hide against one box of damage."""
    enough = ABILITIES["rending-talons"].damage_if_damage
    hide = step("thick-hide", "prevent", "damage").amount
    number, box = next((n, box) for n, box in enumerate(boxes_of(card), 1) if box.damage >= enough)
    t = placing(card, (number,), f"s1 {misfit(box)}", more=f"hero {HERO} skills moss-golem-1")
    t.do("use thick-hide", "done")
    left = max(0, box.damage - hide)
    assert t.hero(HERO).damage == left + (left >= enough)


@pytest.mark.rule("OD-17.16", "OD-17.17")
@pytest.mark.parametrize("card", WITH_ABILITY["devour"])
def test_devour_exiles_heroic_dice_as_the_encounter_begins(card):
    count = ABILITIES["devour"].start_exile
    t = before(card)
    assert t.view.exiled == {"strength": 0, "agility": 0, "magic": 0, "heroic": count}
    assert t.view.supply["heroic"] == PACK.supply[3] - count
    t = before(card, "exiled h6")  # nothing left to devour
    assert t.view.exiled["heroic"] == 6
    t = before(card, "level 4\nexiled h5")  # before the dice are gathered
    assert heroic(t) == []
    t = at(f"heroes {HERO}\ndungeon {HOME}\ndoors closed:{card} ?\nphase choose")
    t.do("enter 1", "flee")
    assert t.view.exiled["heroic"] == 0


@pytest.mark.rule("OD-6.51")
@pytest.mark.parametrize("card", WITH_ABILITY["stalking"])
@pytest.mark.parametrize(("open_", "closed"), [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (3, 0)])
def test_stalking_counts_the_open_doors(card, open_, closed):
    per_door = ABILITIES["stalking"].x_per_open_door
    t = at(f"""
        heroes {HERO}
        dungeon {HOME}
        doors closed:{card} {others(card, open_)} {"? " * closed}
        phase choose
    """)
    t.do("enter 1")
    t.do("encounter")
    assert seen(t.box(x_box(card))) == with_x(card, per_door * (open_ + 1))


@pytest.mark.rule("OD-6.8")
@pytest.mark.parametrize("card", WITHOUT_ABILITY)
def test_a_forest_foe_without_ability_does_nothing_of_its_own(card):
    """Poison in the party, heroic dice that roll 1, and a potion: nothing happens."""
    t = before(card, f"level 4\nknown luck\nhero {HERO} poison 3\nnext {rolled(SIDE.stats, 2)} {'1 ' * 6}")
    assert [die[1] for die in t.hero(HERO).pool] == ["2"] * sum(SIDE.stats) + ["1", "1"]
    assert (suffered(t), sum(t.view.exiled.values())) == ((0, 3, 0), 0)
    t.do("drink luck")
    assert t.view.deck == 20
    assert heroic(t) == ["h1"] * (2 + POTIONS["luck"].effects[0].count)
    assert [seen(box) for box in t.view.boxes] == boxes_of(card)

"""Basic Skills of both sets, Cure, the four Basic Potions and the potions on cards of the Forest, each in use."""

import pytest
from forest import (
    BASIC,
    BREWED,
    CARDS,
    COMBATS,
    HERO,
    HOME,
    ONE_OF_EACH,
    PACK,
    POTIONS,
    SIDES,
    SILENT,
    SKILLS,
    boxes_of,
    faces,
    finish,
    in_order,
    partner,
    peril_of,
    placing,
    raise_dice,
    reroll_two,
    step,
    steps,
    used,
    user,
    whole,
    with_skill,
)
from test_card_facts import BASIC_SKILLS

import underdeck
from table import Table, at
from underdeck.games.onedeck.rules import cards as c

CURE = POTIONS["cure"]
BASIC_POTIONS = [PACK.potions[index].id for index in PACK.basic_potions]
DRUNK = [*BASIC_POTIONS, *BREWED]
"""Every potion of the set but Cure itself."""
VETERAN = {"marks": {"veteran": next(talent.spaces for talent in PACK.talents if talent.id == "veteran")}}


def begin(**setup):
    return Table(underdeck.new("onedeck", **{"heroes": [HERO], "dungeon": HOME, "seed": 1, **setup}))


# Basic Skills


@pytest.mark.rule("OD-14.23", "OD-2.17", "OD-1.6")
@pytest.mark.parametrize(
    ("setup", "skills"),
    [
        ({"dungeon": HOME}, BASIC[1]),
        ({"dungeon": "dragons-cave"}, BASIC[0]),
        ({"dungeon": HOME, "set": "hybrid"}, BASIC[0] + BASIC[1]),
    ],
)
def test_a_veteran_learns_one_basic_skill_of_the_sets_in_play(setup, skills):
    for skill in skills:
        t = begin(**setup, sheets={HERO: VETERAN})
        assert t.asks == "basic-skill"
        assert t.offers("learn") == [f"learn {HERO} {each}" for each in skills]
        t.do(f"learn {skill}")
        assert t.asks != "basic-skill"
        assert [(held.id, held.card) for held in t.hero(HERO).skills][1:] == [(skill, None)]


@pytest.mark.rule("OD-2.12")
def test_nobody_else_learns_a_basic_skill():
    assert begin().asks == "basic-potion"
    assert begin(dungeon="dragons-cave").asks == "turn-option"


def test_both_sets_have_four_basic_skills():
    assert BASIC[0] == BASIC_SKILLS
    assert (len(BASIC[1]), len({*BASIC[0], *BASIC[1]})) == (4, 8)


@pytest.mark.rule("OD-7.53")
def test_shield_bash_rolls_a_die_and_prevents_time():
    roll, prevent = SKILLS["shield-bash"].effects
    t = with_skill("shield-bash", "combat", "s1 m6", more=f"next {'4 ' * roll.count}")
    time, damage = t.view.time_now, t.view.damage_now
    t.do("use shield-bash")
    assert t.hero("warrior").pool == [*["s4"] * roll.count, "m6"]
    assert (t.view.time_now, t.view.damage_now) == (time - prevent.amount, damage)
    assert whole(t)
    t = used("shield-bash", "combat", "m6", more="exiled s7\nnext 4 4")  # the die that pays is the only one
    assert t.hero("warrior").pool == ["s4", "m6"]


@pytest.mark.rule("OD-7.48", "OD-7.50")
def test_feint_raises_dice():
    effect = step("feint", "raise")
    pool = ["s1", "s1", "s2", "s2", "s3", "s6"]
    t = used("feint", "combat", " ".join(pool))
    raised = raise_dice(t, effect, pool)
    assert t.hero("warrior").pool == raised
    t = used("feint", "combat", "s6 h5")
    t.do("pick s6", "done")
    assert t.hero("warrior").pool == ["s6", "h5"]


@pytest.mark.rule("OD-7.60")
def test_cantrip_is_for_magic_alone_in_a_peril():
    value = step("cantrip", "gain").value
    t = used("cantrip", "magic", "m6")
    assert t.hero("warrior").pool == in_order(["m6", f"m{value}"])
    t = with_skill("cantrip", "strength", "h1 s6")
    t.do("use cantrip")
    assert t.hero("warrior").pool == ["s6"]


@pytest.mark.rule("OD-7.31")
def test_lay_of_the_land_is_for_perils_of_any_color():
    gain = step("lay-of-the-land", "gain")
    for color in ("strength", "agility", "magic"):
        t = used("lay-of-the-land", color, f"{color[0]}1")
        assert t.hero("warrior").pool == [f"{color[0]}1", *[f"h{gain.value}"] * gain.count]
    assert not with_skill("lay-of-the-land", "combat", "s1").offers("use")


def test_double_strike_gains_what_its_cost_leaves():
    gain = step("double-strike", "gain")
    t = used("double-strike", "combat", "m6")
    assert t.hero(HERO).pool == in_order(["m6", *[f"a{gain.value}"] * gain.count])
    assert not with_skill("double-strike", "agility", "a1").offers(f"use {HERO} double-strike")


@pytest.mark.rule("OD-7.49")
def test_inventiveness_rerolls_or_gains_a_die():
    reroll, gain = step("inventiveness", "reroll"), step("inventiveness", "gain")
    low = faces(reroll)
    for fight in ("combat", "strength"):
        t = used("inventiveness", fight, " ".join([*[f"s{value}" for value in low], "s6 h6"]), more=f"next {'5 ' * 6}")
        t.do("branch 1")
        assert t.refuses("pick s6")
        for value in low:
            t.do(f"pick s{value}")
        assert t.hero(HERO).pool == [*["s5"] * len(low), "s6", "h6"]
        t = used("inventiveness", fight, f"s{low[0]}")
        t.do("branch 2")
        assert t.hero(HERO).pool == [f"s{low[0]}", *[f"h{gain.value}"] * gain.count]


@pytest.mark.rule("OD-7.56", "R-30")
def test_piercing_blast_gives_a_die_for_armor_and_one_of_magic():
    armored = next(gain for gain in steps(SKILLS["piercing-blast"].effects, "gain") if gain.restrict)
    magic = next(gain for gain in steps(SKILLS["piercing-blast"].effects, "gain") if not gain.restrict)
    die = f"h{armored.value}!"
    t = used("piercing-blast", "combat", "s1")
    assert t.hero(HERO).pool == ["s1", *[f"m{magic.value}"] * magic.count, *[die] * armored.count]
    assert not t.offers(f"cover {HERO} {die}")  # no armor here
    assert t.refuses(f"convert {die}")
    assert whole(t)
    card, number = next(
        (card, n)
        for card in COMBATS
        for n, box in enumerate(boxes_of(card), 1)
        if box.armor and not box.wide and box.value <= armored.value
    )
    mana = "m6 " * -(-SKILLS["piercing-blast"].mana // 6)
    t = placing(card, tuple(range(1, len(boxes_of(card)) + 1)), mana, more=f"hero {HERO} basic piercing-blast")
    t.do("use piercing-blast", f"cover {die} {number}")
    assert t.box(number).dice == [die]


@pytest.mark.rule("OD-17.6", "R-98")
def test_basic_recovery_heals_its_user():
    amount = step("basic-recovery", "heal").amount
    for damage in range(SIDES[HERO, "solo"].health):
        t = used("basic-recovery", "combat", "h1", more=f"hero {HERO} damage {damage}")
        assert t.hero(HERO).damage == max(0, damage - amount)
    t = used("basic-recovery", "combat", "h1", more=f"hero {HERO} poison {amount + 1}")
    assert t.hero(HERO).poison == 1
    assert user("basic-recovery") == HERO


# Cure

MOMENTS = [
    "doors ? ?\nphase choose",
    f"doors closed:{SILENT} ?\nphase room 1",
    f"doors {SILENT}\nphase placing 1\nhero {HERO} pool s1",
    "floor 4\nphase placing\nhero warden pool s1",
    f"doors {SILENT}\nphase loot 1",
]


def in_the_forest(place, more, heroes=f"{HERO} hunter"):
    return at(f"""
        heroes {heroes}
        dungeon {HOME}
        {more}
        {place}
    """)


@pytest.mark.rule("OD-17.19", "OD-17.23", "OD-10.28", "R-43")
@pytest.mark.parametrize("place", MOMENTS)
def test_cure_heals_any_hero_at_any_time_and_no_more_as_a_turn_starts(place):
    t = in_the_forest(place, f"hero {HERO} damage 3\nhero hunter damage 2")
    assert (t.view.reference, t.view.potions) == ("cure", ["cure"])
    t.do("heal hunter")
    assert (t.hero(HERO).damage, t.hero("hunter").damage) == (3, max(0, 2 - CURE.heal))
    assert t.view.tokens == 0
    assert t.asks != "cure"  # nothing on top of it
    t = in_the_forest(place, f"hero {HERO} damage 3", HERO)
    t.do(f"heal {HERO}")
    assert t.hero(HERO).damage == 3 - CURE.heal
    t = in_the_forest(place, f"hero {HERO} damage 3\nhero hunter poison 2")
    t.do("heal hunter")  # poison just as well
    assert (t.hero("hunter").poison, t.hero(HERO).damage) == (max(0, 2 - CURE.heal), 3)


def drink(t, potion, hero=HERO):
    """Drink it; what Cure heals goes to damage where there is a choice."""
    t.do(f"drink {hero} {potion}")
    while t.asks == "heal-or-cure":
        t.do(t.offers("cure")[0])


def with_potion(potion, fight, pool, more="", heroes=HERO):
    if fight == "combat":
        place = f"doors {SILENT} ?\nphase placing 1"
    elif fight == "boss":
        place = "floor 4\nphase placing"
    else:
        card, option = peril_of(fight)
        place = f"doors {card} ?\nphase placing 1\nchoice {option}"
    return at(f"""
        heroes {heroes}
        dungeon {HOME}
        known {potion}
        tokens 2
        deck 20
        fresh_floor no
        {more}
        {place}
        hero {heroes.split()[0]} pool {pool}
    """)


@pytest.mark.rule("OD-17.20", "OD-17.22", "R-43")
@pytest.mark.parametrize("potion", DRUNK)
def test_cure_heals_beside_every_other_potion(potion):
    """Its own healing is played in its own test: here it is another hero who is hurt."""
    t = with_potion(potion, "combat", "s3", f"hero {HERO} poison 1\nhero hunter damage 2", f"{HERO} hunter")
    t.do(f"0: drink {HERO} {potion}")
    assert t.view.tokens == 1
    while t.asks not in ("cure", "placing"):
        t.do("done" if "done" in t.options else t.options[0])
    if t.asks == "cure":
        assert set(t.offers("soothe")) == {f"soothe {HERO}", "soothe hunter"}
        t.do("soothe hunter")
    assert t.hero("hunter").damage == 2 - CURE.passive_heal
    t = with_potion(potion, "combat", "s3", f"hero {HERO} poison {int(potion in ('antidote', 'aid'))}")
    drink(t, potion)  # nothing left to heal: lost
    assert t.view.tokens == 1


@pytest.mark.rule("OD-17.21", "OD-17.22", "EX-50")
@pytest.mark.parametrize("card", BREWED.values())
def test_cure_heals_when_a_potion_is_identified(card):
    for damage in (2, 0):
        t = at(f"""
            heroes {HERO}
            dungeon {HOME}
            doors {card}
            {"choice 1" if CARDS[card].peril else ""}
            hero {HERO} damage {damage}
            phase loot 1
        """)
        t.do("potion")
        assert (t.hero(HERO).damage, t.view.tokens) == (max(0, damage - CURE.passive_heal), 2)


@pytest.mark.rule("OD-17.21", "OD-11.8", "OD-11.13", "OD-1.14")
@pytest.mark.parametrize(("level", "tokens", "gained"), [(1, 1, 1), (4, 1, 1), (1, 6, 0)])
def test_cure_heals_for_every_token_gained_and_for_none_that_is_lost(level, tokens, gained):
    xp = " ".join(list(CARDS)[-8:])
    position = f"doors ? ?\nlevel {level}\ntokens {tokens}\nxp {xp}\nphase levels"
    t = in_the_forest(position, f"hero {HERO} damage 3", HERO)
    t.do(t.offers("level-up")[0])
    assert (t.view.tokens, t.hero(HERO).damage) == (tokens + gained, 3 - gained * CURE.passive_heal)
    t = in_the_forest(position, f"hero {HERO} damage 3\nhero hunter damage 1")
    t.do(t.offers("level-up")[0])
    if gained:
        t.do("soothe hunter")  # whoever the party likes
    assert (t.hero(HERO).damage, t.hero("hunter").damage) == (3, 1 - gained * CURE.passive_heal)


@pytest.mark.rule("OD-17.30", "OD-17.19")
def test_cure_is_unknown_in_the_base_game():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors bear-traps-1
        hero mage damage 3
        phase loot 1
    """)
    assert (t.view.reference, t.view.potions) == ("healing", ["healing"])
    t.do("potion")
    assert t.hero("mage").damage == 3


# Basic Potions


@pytest.mark.rule("OD-17.24", "OD-17.25", "OD-2.19", "OD-1.39")
def test_a_game_with_cure_begins_with_one_of_four_basic_potions():
    assert len(BASIC_POTIONS) == 4
    for potion in BASIC_POTIONS:
        t = begin()
        assert (t.asks, t.offers("brew")) == ("basic-potion", [f"brew {each}" for each in BASIC_POTIONS])
        t.do(f"brew {potion}")
        assert set(t.view.potions) == {"cure", potion}
        assert t.view.tokens == 1


@pytest.mark.rule("OD-17.24", "R-81")
@pytest.mark.parametrize(
    ("setup", "asked"),
    [
        ({"dungeon": "dragons-cave"}, False),
        ({"dungeon": HOME, "set": "hybrid", "reference": "healing"}, False),
        ({"dungeon": "dragons-cave", "set": "hybrid", "reference": "cure"}, True),
    ],
)
def test_basic_potions_belong_to_cure(setup, asked):
    assert (begin(**setup).asks == "basic-potion") == asked


# Potions


@pytest.mark.rule("OD-10.6", "OD-10.7", "OD-10.8", "OD-13.9")
@pytest.mark.parametrize("fight", ["combat", "magic", "boss"])
@pytest.mark.parametrize("potion", DRUNK)
def test_a_forest_potion_is_drunk_where_its_icons_allow(potion, fight):
    facts = POTIONS[potion]
    allowed = facts.use & (c.PERIL if fight == "magic" else c.COMBAT) or facts.heal or facts.cure
    hurt = f"hero {HERO} damage 1 poison 1"
    assert bool(with_potion(potion, fight, "m1", hurt).offers(f"drink {HERO} {potion}")) == bool(allowed)
    assert not with_potion(potion, fight, "m1", f"{hurt}\ntokens 0").offers("drink")
    assert not with_potion("cure", fight, "m1", hurt).offers("drink")
    t = at(f"heroes {HERO}\ndungeon {HOME}\nknown {potion}\ndoors ? ?\n{hurt}\nphase choose")
    assert bool(t.offers(f"drink {HERO} {potion}")) == bool(facts.heal or facts.cure)


@pytest.mark.rule("OD-10.3", "OD-10.4", "OD-1.23", "OD-17.16")
@pytest.mark.parametrize("potion", DRUNK)
def test_the_token_of_a_forest_potion_goes_back_unless_it_is_exiled(potion):
    t = with_potion(potion, "combat", "s1", f"hero {HERO} damage 3 poison 2")
    assert t.view.token_limit == PACK.tokens
    drink(t, potion)
    exiled = int(POTIONS[potion].exile)
    assert exiled == (potion == "wildfire")
    assert (t.view.tokens, t.view.token_limit) == (1, PACK.tokens - exiled)


@pytest.mark.rule("OD-17.6", "OD-10.18")
@pytest.mark.parametrize("place", MOMENTS)
def test_antidote_takes_poison_from_one_hero_at_any_time(place):
    cured = POTIONS["antidote"].cure
    for poison in (1, cured, cured + 1):
        t = in_the_forest(place, f"known antidote\nhero {HERO} damage 2\nhero hunter poison {poison}")
        t.do("drink hunter antidote")
        if t.asks == "cure":
            t.do(f"soothe {HERO}")
        assert t.hero("hunter").poison == max(0, poison - cured)
        assert (t.hero(HERO).damage, t.view.tokens) == (2 - CURE.passive_heal, 0)


@pytest.mark.rule("R-44")
def test_antidote_is_drunk_in_vain_by_a_hero_without_poison():
    t = in_the_forest("doors ? ?\nphase choose", f"known antidote\nhero {HERO} damage 2\nhero hunter poison 3")
    t.do(f"drink {HERO} antidote", f"soothe {HERO}")
    assert (t.hero("hunter").poison, t.hero(HERO).damage, t.view.tokens) == (3, 2 - CURE.passive_heal, 0)


@pytest.mark.rule("OD-17.6", "OD-10.18")
@pytest.mark.parametrize("place", MOMENTS)
def test_aid_heals_one_hero_at_any_time_beside_what_cure_heals(place):
    healed = POTIONS["aid"].heal
    t = in_the_forest(place, f"known aid\nhero {HERO} damage 3\nhero hunter damage 2")
    t.do("drink hunter aid")
    assert t.asks == "cure"
    t.do(f"soothe {HERO}")
    assert (t.hero("hunter").damage, t.hero(HERO).damage) == (max(0, 2 - healed), 3 - CURE.passive_heal)
    t = in_the_forest(place, f"known aid\nhero {HERO} damage 3", HERO)
    t.do("drink aid")
    assert t.hero(HERO).damage == 3 - healed - CURE.passive_heal
    t = in_the_forest(place, "known aid\nhero hunter poison 3")
    t.do("drink hunter aid")
    assert t.hero("hunter").poison == 3 - healed - CURE.passive_heal


@pytest.mark.rule("OD-8.17")
def test_aid_averts_defeat():
    health = SIDES[HERO, "solo"].health
    t = at(f"""
        heroes {HERO}
        dungeon {HOME}
        known aid
        doors ? ?
        deck empty
        stairs 2
        hero {HERO} damage {health - 1}
        phase turn
    """)
    t.do("go-on")
    assert t.asks == "avert-defeat"
    t.do(f"drink {HERO} aid")
    assert t.view.outcome is None
    assert t.hero(HERO).damage == health - POTIONS["aid"].heal - CURE.passive_heal


@pytest.mark.rule("OD-7.49", "OD-7.53", "R-39")
def test_rewind_rerolls_low_dice_and_prevents_time():
    reroll, prevent = POTIONS["rewind"].effects
    for fight in ("combat", "strength"):
        t = with_potion("rewind", fight, ONE_OF_EACH, "next 6 6")
        time = t.view.time_now
        t.do("drink rewind")
        pool = reroll_two(t, HERO, reroll)
        assert t.offers("amount") == [f"amount {n}" for n in range(prevent.amount, 0, -1)]
        t.do(f"amount {prevent.amount}")
        assert t.hero(HERO).pool == pool
        assert t.view.time_now == max(0, time - prevent.amount) < time
        assert t.asks == "placing"


@pytest.mark.rule("OD-10.1", "OD-1.28")
def test_luck_rolls_heroic_dice():
    count = step("luck", "roll").count
    for fight in ("combat", "strength", "boss"):
        t = with_potion("luck", fight, "s1", f"next {'5 ' * count}")
        drink(t, "luck")
        assert t.hero(HERO).pool == ["s1", *["h5"] * count]
        assert whole(t)
    t = with_potion("luck", "combat", "s1", "exiled h5\nnext 5 5")
    drink(t, "luck")
    assert t.hero(HERO).pool == ["s1", "h5"]


@pytest.mark.rule("OD-7.53", "OD-8.11", "OD-8.12")
def test_stoneskin_prevents_damage_and_nothing_else():
    amount = step("stoneskin", "prevent").amount
    where = {"dungeon": "realm-of-venom", "floor": 3}
    boxes = boxes_of(SILENT, **where)
    assert any(box.damage for box in boxes)
    for number, box in enumerate(boxes, 1):
        t = placing(SILENT, (number,), "h1", more="known stoneskin", **where)
        drink(t, "stoneskin")
        finish(t)
        hero = t.hero(HERO)
        assert (hero.damage, hero.poison, 20 - t.view.deck) == (max(0, box.damage - amount), box.poison, box.time)


@pytest.mark.rule("OD-7.53", "OD-10.3")
def test_stoneskin_adds_up():
    t = with_potion("stoneskin", "combat", "h1")
    damage = t.view.damage_now
    for drunk in (1, 2):
        drink(t, "stoneskin")
        assert t.view.damage_now == max(0, damage - drunk * step("stoneskin", "prevent").amount)


@pytest.mark.rule("OD-17.16", "OD-17.17", "OD-1.14", "OD-10.13")
def test_wildfire_gains_heroic_dice_and_its_token_is_gone_for_good():
    gain = step("wildfire", "gain")
    for fight in ("combat", "strength", "boss"):
        t = with_potion("wildfire", fight, "s1")
        drink(t, "wildfire")
        assert t.hero(HERO).pool == ["s1", *[f"h{gain.value}"] * gain.count]
        assert whole(t)
    xp = " ".join(list(CARDS)[-8:])
    more = f"tokens {PACK.tokens - 1}\nexiled_tokens 1\nhero {HERO} damage 2"
    t = in_the_forest(f"doors ? ?\nxp {xp}\nphase levels", more, HERO)
    t.do(t.offers("level-up")[0])
    assert (t.view.tokens, t.hero(HERO).damage, len(t.happened("token-lost"))) == (PACK.tokens - 1, 2, 1)


@pytest.mark.rule("OD-7.48", "OD-7.50")
def test_oakheart_raises_dice():
    effect = step("oakheart", "raise")
    pool = ["s1", "s1", "s2", "s2", "s3", "s6"]
    for fight in ("combat", "strength", "boss"):
        t = with_potion("oakheart", fight, " ".join(pool))
        drink(t, "oakheart")
        raised = raise_dice(t, effect, pool)
        assert t.hero(HERO).pool == raised
    t = with_potion("oakheart", "combat", "s1 s6")
    t.do("drink oakheart", "pick s6", "done")
    assert t.hero(HERO).pool == ["s1", "s6"]


def test_bezoar_rolls_for_poison_and_then_cures_it():
    count, cured = step("bezoar", "roll").count, step("bezoar", "cure").amount
    for poison in range(count + 3):
        t = with_potion("bezoar", "combat", "s1", f"hero {HERO} damage 3 poison {poison}\nnext {'5 ' * 6}")
        drink(t, "bezoar")
        assert t.hero(HERO).pool == ["s1", *["h5"] * min(poison, count)]
        assert (t.hero(HERO).poison, t.hero(HERO).damage) == (max(0, poison - cured), 3 - CURE.passive_heal)
        assert whole(t)


def test_bezoar_is_for_whoever_drinks_it():
    more = f"hero {partner(HERO)} poison 3"
    t = with_potion("bezoar", "combat", "s1", more, f"{HERO} {partner(HERO)}")
    t.do(f"0: drink {HERO} bezoar")
    assert t.hero(HERO).pool == ["s1"]
    assert t.hero(partner(HERO)).poison == 3 - CURE.passive_heal

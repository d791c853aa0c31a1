"""Each side of each hero of the Forest: icons, health, feat and printed skill; every feat with triggers and caps."""

import pytest
from forest import (
    CARDS,
    HOME,
    LETTERS,
    PACK,
    PERILS,
    SIDES,
    SILENT,
    before,
    boss_boxes,
    boxes_of,
    cover,
    finish,
    placing,
    whole,
)

import underdeck
from table import Table, at

STORING = [key for key, side in SIDES.items() if side.feat.store]


def party(hero, side):
    """The hero first; a partner whose feat stays silent makes it the duo side."""
    return hero if side == "solo" else f"{hero} {'hunter' if hero == 'warden' else 'warden'}"


def sides_of(feat):
    return [key for key, side in SIDES.items() if side.feat.id == feat]


def amount(key, trigger):
    """Dice that the side stores on this trigger."""
    feat = SIDES[key].feat
    return feat.store_amount[feat.store.index(trigger)] if trigger in feat.store else 0


def stored(t, hero):
    return t.hero(hero).stored.get("heroic", 0)


def heroic(t, hero):
    return [die for die in t.hero(hero).pool if die[0] == "h"]


def starts(key):
    """Dice stored before a trigger: none, one below the cap, the cap."""
    most = SIDES[key].feat.store_max
    return sorted({0, most - 1, most})


def silent_peril(color):
    """A peril with an option of this color."""
    return next(
        (card, n) for card in PERILS for n, option in enumerate(CARDS[card].options, 1) if option.color == color
    )


def decline(t):
    while t.asks == "feat":
        t.do(next(text for text in t.options if text.startswith("no-feat")))


# Sides


@pytest.mark.rule("OD-2.5", "OD-6.34", "OD-6.42", "OD-1.38")
@pytest.mark.parametrize(("hero", "side"), SIDES)
def test_a_forest_side_shows_its_icons_feat_and_skill_and_rolls_a_die_for_each_icon(hero, side):
    facts = SIDES[hero, side]
    t = before(SILENT, heroes=party(hero, side))
    decline(t)
    view = t.hero(hero)
    assert (view.stats, view.health, view.feat) == (facts.stats, facts.health, facts.feat.id)
    assert [(held.id, held.card) for held in view.skills] == [(PACK.skills[facts.skill].id, None)]
    letters = [die[0] for die in view.pool]
    assert [letters.count(letter) for letter in LETTERS] == [*facts.stats, 0]


@pytest.mark.rule("OD-6.35")
@pytest.mark.parametrize(("hero", "side"), SIDES)
@pytest.mark.parametrize("color", [0, 1, 2])
def test_a_forest_side_rolls_one_color_in_a_peril(hero, side, color):
    card, option = silent_peril(color)
    t = before(card, heroes=party(hero, side))
    t.do(f"peril {option}")
    decline(t)
    assert [die[0] for die in t.hero(hero).pool] == [LETTERS[color]] * SIDES[hero, side].stats[color]


@pytest.mark.rule("OD-2.22", "OD-2.23", "OD-8.16")
@pytest.mark.parametrize(("hero", "side"), SIDES)
@pytest.mark.parametrize(("spare", "outcome"), [(1, "defeat"), (2, None)])
def test_a_forest_side_falls_when_damage_reaches_its_health(hero, side, spare, outcome):
    damage = SIDES[hero, side].health - spare
    t = at(f"""
        heroes {party(hero, side)}
        dungeon {HOME}
        doors ? ?
        deck empty
        stairs 2
        tokens 0
        hero {hero} damage {damage}
        phase turn
    """)
    if side == "duo":
        t.do(f"hurt {hero}")
    assert t.hero(hero).damage == damage + 1
    assert t.view.outcome == outcome


# Feats in general


@pytest.mark.rule("OD-6.17", "OD-6.18", "OD-6.28")
@pytest.mark.parametrize("fight", ["combat", "peril"])
@pytest.mark.parametrize(("hero", "side"), SIDES)
def test_a_forest_feat_is_offered_in_every_encounter_as_the_card_says(hero, side, fight):
    feat = SIDES[hero, side].feat
    card, option = (SILENT, 0) if fight == "combat" else silent_peril(1)
    t = before(card, f"hero {hero} stored h{feat.store_max}", heroes=party(hero, side))
    if option:
        t.do(f"peril {option}")
    assert t.asks == "feat"
    assert t.hero(hero).pool == []  # before the other dice
    ways = feat.choices or range(1, feat.store_max + 1)
    assert set(t.offers(f"feat {hero}")) == {f"feat {hero} h{count}" for count in ways}
    t.do(f"no-feat {hero}")
    assert t.asks == "placing"
    assert (stored(t, hero), t.hero(hero).poison, heroic(t, hero)) == (feat.store_max, 0, [])


@pytest.mark.rule("OD-13.4", "OD-13.5", "OD-13.6", "OD-13.7", "R-50")
@pytest.mark.parametrize("edition", ["1.1", "1.5", "1.61", "1.9"])
@pytest.mark.parametrize(("hero", "side"), SIDES)
def test_a_forest_feat_goes_to_the_boss_only_if_the_card_says_so(hero, side, edition):
    feat = SIDES[hero, side].feat
    t = at(f"""
        heroes {party(hero, side)}
        dungeon {HOME}
        edition {edition}
        floor 3
        deck empty
        hero {hero} stored h{feat.store_max}
        phase end-turn
    """)
    t.do("descend")
    assert t.view.boss == "mud-golem"
    if feat.boss and edition in ("1.61", "1.9"):
        assert t.asks == "feat"
        t.do(f"feat {hero} h1")
        assert (len(heroic(t, hero)), stored(t, hero)) == (1, feat.store_max - 1)
    else:
        assert t.asks == "placing"
        assert (t.hero(hero).stored, t.view.supply["heroic"]) == ({}, PACK.supply[3])


@pytest.mark.rule("OD-6.30", "OD-1.25")
@pytest.mark.parametrize(("hero", "side"), STORING)
def test_dice_on_a_forest_feat_stay_until_they_are_rolled_or_returned(hero, side):
    most = SIDES[hero, side].feat.store_max
    t = before(SILENT, f"hero {hero} stored h{most}", heroes=party(hero, side))
    t.do(f"no-feat {hero}")
    assert stored(t, hero) == most
    t.do(f"return {hero} h")
    assert stored(t, hero) == most - 1
    assert whole(t)


@pytest.mark.rule("OD-6.19", "OD-6.20", "OD-6.28", "OD-1.27")
@pytest.mark.parametrize(("hero", "side"), STORING)
def test_a_storing_feat_of_the_forest_rolls_its_dice_first(hero, side):
    most = SIDES[hero, side].feat.store_max
    t = before(SILENT, f"hero {hero} stored h{most}\nnext {'6 ' * most}{'1 ' * 16}", heroes=party(hero, side))
    t.do(f"feat {hero} h{most}")
    assert heroic(t, hero) == ["h6"] * most
    assert {die[1] for die in t.hero(hero).pool if die[0] != "h"} == {"1"}
    assert t.hero(hero).stored == {}
    assert whole(t)


# Volatile Mixture


def with_mixture(side, before_, more):
    return at(f"""
        heroes {party("alchemist", side)}
        dungeon {HOME}
        known luck antidote
        tokens 4
        hero alchemist stored h{before_} poison 2 damage 2
        {more}
    """)


@pytest.mark.rule("OD-6.26", "OD-6.29")
@pytest.mark.parametrize(("hero", "side"), sides_of("volatile-mixture"))
@pytest.mark.parametrize("answer", ["heal alchemist", "drink alchemist antidote", "drink luck"])
def test_volatile_mixture_stores_a_die_for_each_potion_used(hero, side, answer):
    most = SIDES[hero, side].feat.store_max
    gain = amount((hero, side), "potion")
    for dice in starts((hero, side)):
        if answer == "drink luck":
            t = with_mixture(side, dice, f"doors {SILENT}\nphase placing 1\nhero alchemist pool s1")
            t.do("0: drink alchemist luck")
        else:
            t = with_mixture(side, dice, "doors ? ?\nphase choose")
            t.do(answer)
        assert stored(t, hero) == min(most, dice + gain)
        assert t.view.tokens == 3


def test_volatile_mixture_counts_the_potions_of_the_partner():
    t = with_mixture("duo", 0, f"doors {SILENT}\nphase placing 1\nhero warden pool s1")
    t.do("1: drink warden luck")
    assert stored(t, "alchemist") == amount(("alchemist", "duo"), "potion")


@pytest.mark.rule("OD-13.5")
@pytest.mark.parametrize(("hero", "side"), sides_of("volatile-mixture"))
def test_volatile_mixture_stores_in_the_boss_fight_and_not_for_tokens_gained(hero, side):
    t = with_mixture(side, 0, "floor 4\nphase placing\nhero alchemist pool s1")
    t.do("heal alchemist")
    assert stored(t, hero) == amount((hero, side), "potion")
    t = at(f"heroes {party(hero, side)}\ndungeon {HOME}\ndoors puffcap-2 ?\nphase loot 1")
    t.do("potion")
    assert (t.view.tokens, stored(t, hero)) == (2, 0)


# Communion


def resisting(side, dice, poison, roll, more=""):
    """The Druid explores with this poison and rolls; on the solo side Green Thumb helps her."""
    t = at(f"""
        heroes {party("druid", side)}
        dungeon {HOME}
        doors ? ?
        tokens 0
        hero druid stored h{dice} poison {poison}
        next {roll}
        phase choose
        {more}
    """)
    t.do("explore")
    return t


@pytest.mark.rule("OD-6.26", "OD-6.29", "OD-17.11")
@pytest.mark.parametrize(("hero", "side"), sides_of("communion"))
def test_communion_stores_dice_when_poison_is_resisted(hero, side):
    most = SIDES[hero, side].feat.store_max
    gain = amount((hero, side), "resist")
    for dice in starts((hero, side)):
        t = resisting(side, dice, 1, 6)
        assert (t.happened("poison-strikes"), t.hero(hero).poison) == ([], 0)
        assert stored(t, hero) == min(most, dice + gain)
        t = resisting(side, dice, 8, 1)
        assert (t.happened("resisted"), t.hero(hero).poison) == ([], 7)
        assert stored(t, hero) == dice


def test_communion_stores_nothing_without_poison_to_resist():
    assert stored(resisting("solo", 0, 0, 6), "druid") == 0


@pytest.mark.rule("OD-18.3")
def test_communion_stores_dice_in_a_hybrid_game_too():
    t = resisting("solo", 0, 1, 6, "set hybrid")
    assert (stored(t, "druid"), t.hero("druid").poison) == (
        min(amount(("druid", "solo"), "resist"), SIDES["druid", "solo"].feat.store_max),
        1,
    )


@pytest.mark.rule("R-70")
def test_communion_counts_the_poison_of_everybody_in_the_group():
    gain = amount(("druid", "duo"), "resist")
    t = at(f"heroes druid hunter\ndungeon {HOME}\ndoors ? ?\ntokens 0\nhero hunter poison 1\nnext 6\nphase choose")
    t.do("explore")
    assert stored(t, "druid") == gain
    for group, dice in (("druid hunter", gain), ("druid warden", 0)):
        t = at(f"""
            heroes druid warden hunter warrior
            dungeon {HOME}
            doors ? ? ? ?
            tokens 0
            hero hunter poison 1
            next 6
            phase choose
        """)
        t.do("explore", f"pair {group}")
        assert (t.hero("hunter").poison, stored(t, "druid")) == (0, dice)


@pytest.mark.rule("OD-13.5")
@pytest.mark.parametrize(("hero", "side"), sides_of("communion"))
def test_communion_stores_nothing_before_the_boss(hero, side):
    t = at(f"heroes {party(hero, side)}\ndungeon {HOME}\ntokens 0\nhero druid poison 1\nnext 6\nphase boss")
    assert t.hero(hero).poison == 0
    assert bool(stored(t, hero)) == SIDES[hero, side].feat.boss


# On the Trail


@pytest.mark.rule("OD-6.26", "OD-6.29", "OD-5.2")
@pytest.mark.parametrize(("hero", "side"), sides_of("on-the-trail"))
def test_on_the_trail_stores_dice_on_coming_back_to_an_open_door(hero, side):
    most = SIDES[hero, side].feat.store_max
    gain = amount((hero, side), "revisit")
    for dice in starts((hero, side)):
        position = f"""
            heroes {party(hero, side)}
            dungeon {HOME}
            doors {{}} ?
            hero hunter stored h{dice}
            phase choose
        """
        t = at(position.format(SILENT))
        t.do("enter 1")
        assert stored(t, hero) == min(most, dice + gain)
        assert t.asks == "feat"  # and they may be rolled at once
        t = at(position.format(f"closed:{SILENT}"))
        t.do("enter 1")
        assert (stored(t, hero), t.asks) == (dice, "room")
        t.do("flee")
        assert stored(t, hero) == dice
        t = at(position.format(SILENT))
        t.do("explore")
        assert stored(t, hero) == dice


# Envenomed Blades


def slayer_rolls():
    return [(key, i) for key in sides_of("envenomed-blades") for i in range(len(SIDES[key].feat.choices))]


@pytest.mark.rule("OD-6.27", "OD-6.19", "OD-6.20", "OD-17.1")
@pytest.mark.parametrize(("key", "choice"), slayer_rolls())
@pytest.mark.parametrize("fight", ["combat", "peril"])
def test_envenomed_blades_take_poison_and_roll(key, choice, fight):
    hero, side = key
    feat = SIDES[key].feat
    dice, poison = feat.choices[choice], feat.poisons[choice]
    card, option = (SILENT, 0) if fight == "combat" else silent_peril(1)
    t = before(card, f"next {'2 5 4 3 6 1'[: 2 * dice]}", heroes=party(hero, side))
    if option:
        t.do(f"peril {option}")
    deck = t.view.deck
    t.do(f"feat slayer h{dice}")
    assert (t.hero(hero).poison, t.hero(hero).damage) == (poison, 0)
    assert poison > 0
    kept = [f"h{value}" for value in ["2", "5", "4", "3", "6", "1"][:dice]]
    for _ in range(feat.discard):
        assert t.asks == "throw"
        assert set(t.offers("throw")) == {f"throw slayer {die}" for die in kept}
        t.do(f"throw {min(kept)}")
        kept.remove(min(kept))
    assert heroic(t, hero) == sorted(kept)
    assert t.view.deck == deck - feat.times[choice]
    assert t.asks == "placing"
    assert whole(t)


@pytest.mark.rule("OD-17.5", "R-80")
def test_envenomed_blades_hurt_when_no_poison_token_is_left():
    t = before(SILENT, "hero slayer poison 8", heroes="slayer")
    feat = SIDES["slayer", "solo"].feat
    t.do(f"feat slayer h{feat.choices[0]}")
    assert (t.hero("slayer").poison, t.hero("slayer").damage) == (8, feat.poisons[0])


def test_envenomed_blades_are_not_offered_without_a_heroic_die():
    t = before(SILENT, "exiled h6", heroes="slayer")
    assert t.asks == "placing"


# Vigil


@pytest.mark.rule("OD-6.26", "OD-6.29")
@pytest.mark.parametrize("card", [SILENT, "panther-1"])
@pytest.mark.parametrize(("hero", "side"), sides_of("vigil"))
def test_vigil_stores_a_die_when_a_combat_ends_with_every_box_covered(hero, side, card):
    most = SIDES[hero, side].feat.store_max
    gain = amount((hero, side), "clean")
    count = len(CARDS[card].boxes)
    for dice in starts((hero, side)):
        for open_, more in (((), gain), ((count,), 0), ((1,), 0)):
            t = placing(card, open_, "s1", more=f"hero warden stored h{dice}", heroes=party(hero, side))
            finish(t)
            assert t.asks == "loot"
            assert stored(t, hero) == min(most, dice + more)
            assert whole(t)


@pytest.mark.parametrize(("hero", "side"), sides_of("vigil"))
def test_vigil_is_for_combats(hero, side):
    card, option = silent_peril(0)
    t = placing(card, (), "s1", option, heroes=party(hero, side))
    while t.asks == "placing":
        t.do("done")
    assert (t.asks, stored(t, hero)) == ("loot", 0)


def test_vigil_ignores_the_combat_of_the_other_pair():
    position = f"""
        heroes warden hunter alchemist warrior
        dungeon {HOME}
        doors {SILENT} panther-1
        fighting {{}}
        phase placing 1
        {cover(boxes_of(SILENT), (), "m1")}
        hero {{}} pool m1
    """
    for pair, dice in (("alchemist warrior", 0), ("warden hunter", amount(("warden", "duo"), "clean"))):
        t = at(position.format(pair, pair.split()[0]))
        t.do("done", "done")
        assert (t.asks, stored(t, "warden")) == ("loot", dice)


@pytest.mark.rule("OD-6.26", "OD-12.24")
@pytest.mark.parametrize(("hero", "side"), sides_of("vigil"))
def test_vigil_stores_dice_as_a_floor_begins_if_the_side_says_so(hero, side):
    most = SIDES[hero, side].feat.store_max
    gain = amount((hero, side), "floor")
    assert (gain > 0) == (side == "solo")
    t = Table(underdeck.new("onedeck", heroes=party(hero, side).split(), dungeon=HOME, seed=1))
    t.do("brew luck")
    assert stored(t, hero) == min(most, gain)
    for floor in (1, 2):
        for dice in starts((hero, side)):
            t = at(f"""
                heroes {party(hero, side)}
                dungeon {HOME}
                floor {floor}
                deck empty
                hero warden stored h{dice}
                phase end-turn
            """)
            t.do("descend")
            assert stored(t, hero) == min(most, dice + gain)


@pytest.mark.rule("OD-13.5", "R-50")
@pytest.mark.parametrize(("hero", "side"), sides_of("vigil"))
def test_vigil_gains_nothing_from_the_rounds_of_a_boss(hero, side):
    t = at(f"""
        heroes {party(hero, side)}
        dungeon {HOME}
        floor 4
        phase placing
        {cover(boss_boxes("mud-golem"), (), "s1")}
        hero warden pool s1
    """)
    while t.asks == "placing" and t.view.round == 0:
        t.do("done")
    assert (t.view.round, stored(t, hero)) == (1, 0)

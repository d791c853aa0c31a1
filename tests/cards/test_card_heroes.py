"""Each side of each hero: icons, health, feat and printed skill, and every feat with its triggers, caps and prices."""

import pytest
from test_card_facts import CARDS, COMBATS, PERILS, SIDES

from table import at, game

FEATS = {  # dice stored for the test; the ways to use the feat then; fights in which it is used
    ("archer", "solo"): ("", "h2 h3", "combat peril"),
    ("archer", "duo"): ("", "h2", "combat peril"),
    ("mage", "solo"): ("h2", "h1 h2", "combat peril"),
    ("mage", "duo"): ("h1", "h1", "combat peril"),
    ("paladin", "solo"): ("h2", "h1 h2", "combat peril"),
    ("paladin", "duo"): ("h1", "h1", "combat peril"),
    ("rogue", "solo"): ("", "h1 h2", "combat peril"),
    ("rogue", "duo"): ("", "h1", "combat peril"),
    ("warrior", "solo"): ("h2", "h1 h2", "combat peril"),
    ("warrior", "duo"): ("h1", "h1", "combat peril"),
    ("aquamancer", "solo"): ("h6", "h1 h2 h3 h4 h5 h6", "combat peril"),
    ("aquamancer", "duo"): ("h4", "h1 h2 h3 h4", "combat peril"),
    ("dragoon", "solo"): ("s2 h1", "s1 s2 h1 s1_h1 s2_h1", "combat peril"),
    ("dragoon", "duo"): ("a1 m1", "a1 m1 a1_m1", "combat peril"),
    ("witch", "solo"): ("", "h2 h3", "combat"),
    ("witch", "duo"): ("", "h2", "combat"),
}
STORING = [side for side, facts in FEATS.items() if facts[0]]


def party(hero, side):
    """The hero first; a partner whose feat stays silent makes it the duo side."""
    return hero if side == "solo" else f"{hero} {'mage' if hero == 'warrior' else 'warrior'}"


def at_door(hero, side, card="ogre-1", more="", dungeon="lichs-tomb"):
    return at(f"""
        heroes {party(hero, side)}
        dungeon {dungeon}
        doors {card}
        deck 20
        phase encounter 1
        {more}
    """)


def stored(t, hero):
    return sum(t.hero(hero).stored.values())


# Sides


@pytest.mark.rule("OD-1.1", "OD-2.5", "OD-6.34", "OD-6.42", "EX-8")
@pytest.mark.parametrize(("hero", "side"), SIDES)
def test_a_side_shows_its_icons_feat_and_skill_and_rolls_a_die_for_each_icon(hero, side):
    *stats, health, feat, skill = SIDES[hero, side]
    t = at_door(hero, side)
    if t.asks == "feat":
        t.do(f"no-feat {hero}")
    view = t.hero(hero)
    assert (view.stats, view.health, view.feat) == (stats, health, feat)
    assert [(held.id, held.card) for held in view.skills] == [(skill, None)]
    rolled = [die[0] for die in view.pool]
    assert [rolled.count(letter) for letter in "samh"] == [*stats, 0]


@pytest.mark.rule("OD-6.35")
@pytest.mark.parametrize(("hero", "side"), SIDES)
@pytest.mark.parametrize(
    ("card", "option", "color"), [("cave-in-1", 1, 0), ("cave-in-1", 2, 1), ("arrow-wall-1", 1, 2)]
)
def test_a_side_rolls_one_color_in_a_peril(hero, side, card, option, color):
    t = at_door(hero, side, card)
    t.do(f"peril {option}")
    if t.asks == "feat":
        t.do(f"no-feat {hero}")
    assert [die[0] for die in t.hero(hero).pool] == ["sam"[color]] * SIDES[hero, side][color]


@pytest.mark.rule("OD-2.22", "OD-2.23", "OD-8.16")
@pytest.mark.parametrize(("hero", "side"), SIDES)
@pytest.mark.parametrize(("spare", "outcome"), [(1, "defeat"), (2, None)])
def test_a_side_falls_when_damage_reaches_its_health(hero, side, spare, outcome):
    damage = SIDES[hero, side][3] - spare
    t = at_door(hero, side, "fire-elemental-1", f"tokens 0\nhero {hero} damage {damage}")
    if side == "duo":
        t.do(f"hurt {hero}")
    assert t.hero(hero).damage == damage + 1
    assert t.view.outcome == outcome


# Feats in general


@pytest.mark.rule("OD-6.17", "OD-6.18", "OD-6.28")
@pytest.mark.parametrize("fight", ["combat", "peril"])
@pytest.mark.parametrize(("hero", "side"), FEATS)
def test_a_feat_is_offered_as_printed(hero, side, fight):
    dice, ways, fights = FEATS[hero, side]
    t = at_door(hero, side, "ogre-1" if fight == "combat" else "cave-in-1", f"hero {hero} stored {dice}")
    if fight == "peril":
        t.do("peril 1")
    if fight in fights.split():
        assert t.asks == "feat"
        assert t.hero(hero).pool == []  # before the other dice
        expected = {f"feat {hero} {way.replace('_', ' ')}" for way in ways.split()}
        assert set(t.offers(f"feat {hero}")) == expected
        t.do(f"no-feat {hero}")
    assert t.asks == "placing"


@pytest.mark.rule("OD-13.5", "OD-13.7", "OD-13.4", "OD-13.6")
@pytest.mark.parametrize("edition", ["1.1", "1.5", "1.61", "1.9"])
@pytest.mark.parametrize(("hero", "side"), FEATS)
def test_a_feat_is_barred_from_the_boss_and_its_dice_go_back(hero, side, edition):
    t = at(f"""
        heroes {party(hero, side)}
        dungeon minotaurs-maze
        edition {edition}
        floor 3
        deck empty
        hero {hero} stored {FEATS[hero, side][0]}
        phase end-turn
    """)
    t.do("descend")
    assert (t.view.boss, t.asks) == ("minotaur", "placing")
    assert t.hero(hero).stored == {}
    assert t.view.supply["heroic"] == 6


@pytest.mark.rule("OD-6.30", "OD-6.31", "OD-1.25")
@pytest.mark.parametrize(("hero", "side"), STORING)
def test_stored_dice_stay_until_they_are_rolled_or_returned(hero, side):
    dice = FEATS[hero, side][0].split()
    t = at_door(hero, side, "ogre-1", f"hero {hero} stored {' '.join(dice)}")
    t.do(f"no-feat {hero}")
    count = stored(t, hero)
    assert count == sum(int(die[1]) for die in dice)
    t.do(f"return {hero} {dice[0][0]}")
    assert stored(t, hero) == count - 1


@pytest.mark.rule("OD-6.19", "OD-6.20", "OD-6.28", "OD-6.32", "OD-1.27")
@pytest.mark.parametrize(("hero", "side"), [side for side in STORING if side[0] != "dragoon"])
def test_a_storing_feat_rolls_its_heroic_dice_first(hero, side):
    count = int(FEATS[hero, side][0][1])
    t = at_door(hero, side, "ogre-1", f"hero {hero} stored h{count}\nnext {'6 ' * count}{'1 ' * 12}")
    assert t.view.supply["heroic"] == 6 - count
    t.do(f"feat {hero} h{count}")
    assert t.hero(hero).pool[-count:] == ["h6"] * count
    assert t.hero(hero).stored == {}
    assert t.view.supply["heroic"] == 6 - count


# Eagle Eye


@pytest.mark.rule("OD-6.27", "OD-6.19", "OD-6.20")
@pytest.mark.parametrize(("side", "dice", "time"), [("solo", 2, 2), ("solo", 3, 4), ("duo", 2, 2)])
@pytest.mark.parametrize("card", ["ogre-1", "cave-in-1"])
def test_eagle_eye_pays_time_rolls_and_throws_one_away(side, dice, time, card):
    t = at_door("archer", side, card, "next 2 5 4")
    if card == "cave-in-1":
        t.do("peril 2")
    t.do(f"feat archer h{dice}")
    assert t.view.deck == 20 - time
    assert t.asks == "throw"
    assert t.offers("throw") == [f"throw archer h{value}" for value in sorted([2, 5, 4][:dice])]
    t.do("throw h2")
    kept = ["h5"] if dice == 2 else ["h4", "h5"]
    assert [die for die in t.hero("archer").pool if die[0] == "h"] == kept
    assert t.view.supply["heroic"] == 6 - len(kept)


@pytest.mark.rule("R-25")
@pytest.mark.parametrize(("thrown", "time"), [("h1", 2), ("h4", 2 + 1)])
def test_eagle_eye_throws_before_other_effects_look(thrown, time):
    t = at_door("archer", "solo", "glooping-ooze-1", "next 1 4 2 2 2 2 2 2 2", "dragons-cave")
    t.do("feat archer h2", f"throw {thrown}")
    assert t.view.deck == 20 - time


@pytest.mark.rule("R-16", "OD-1.28")
@pytest.mark.parametrize(("hero", "time"), [("archer", 2), ("witch", 1)])
def test_a_feat_that_throws_one_of_its_dice_away_throws_the_only_one(hero, time):
    """One heroic die in the supply: it is rolled, and one of the dice just rolled is thrown away."""
    t = at(f"""
        heroes {hero} aquamancer
        dungeon lichs-tomb
        doors ogre-1
        deck 20
        phase encounter 1
        hero aquamancer stored h5
    """)
    t.do(f"feat {hero} h2", "no-feat aquamancer")
    assert t.view.deck == 20 - time
    assert [die for die in t.hero(hero).pool if die[0] == "h"] == []
    assert t.view.supply["heroic"] == 1


# Daring Gamble


@pytest.mark.rule("OD-6.27", "OD-6.33", "OD-6.48", "OD-8.25")
@pytest.mark.parametrize(
    ("side", "rolls", "damage", "time"),
    [
        ("solo", "2", 0, 0),
        ("solo", "1", 1, 3),
        ("solo", "6 2", 0, 0),
        ("solo", "1 6", 1, 3),
        ("solo", "6 1", 1, 3),
        ("solo", "1 1", 1, 3),  # once, however many ones
        ("duo", "2", 0, 0),
        ("duo", "1", 1, 3),
    ],
)
@pytest.mark.parametrize("card", ["ogre-1", "cave-in-1"])
def test_daring_gamble_costs_damage_and_time_on_a_one(side, rolls, damage, time, card):
    t = at_door("rogue", side, card, f"next {rolls}")
    if card == "cave-in-1":
        t.do("peril 2")
    dice = len(rolls.split())
    t.do(f"feat rogue h{dice}")
    assert (t.hero("rogue").damage, t.view.deck) == (damage, 20 - time)
    heroic = [die for die in t.hero("rogue").pool if die[0] == "h"]
    assert heroic == sorted(f"h{value}" for value in rolls.split())


@pytest.mark.rule("OD-6.33", "R-25")
def test_daring_gamble_is_settled_before_ethereal_takes_the_die():
    t = at_door("rogue", "solo", "phantom-1", "next 1 2 2 2 2 2 2 2")
    t.do("feat rogue h1")
    kinds = [event.kind for event in t.match.events]
    assert kinds.index("damage") < kinds.index("dice-lost")
    assert (t.hero("rogue").damage, t.view.deck) == (1, 20 - 3)
    assert t.view.supply["heroic"] == 6


@pytest.mark.rule("OD-6.33", "R-25")
def test_daring_gamble_is_settled_before_split_counts_the_die():
    t = at_door("rogue", "solo", "glooping-ooze-1", "next 1 2 2 2 2 2 2 2", "dragons-cave")
    t.do("feat rogue h1")
    assert [fact["amount"] for fact in t.happened("time")] == [3, 1]


def test_daring_gamble_can_defeat():
    t = at_door("rogue", "solo", "ogre-1", "tokens 0\nhero rogue damage 4\nnext 1")
    t.do("feat rogue h1")
    assert t.view.outcome == "defeat"


# Hammersmash


@pytest.mark.parametrize(
    ("side", "dice", "time", "rolls", "thrown", "kept"),
    [
        ("duo", 2, 1, "2 5 6", "h5", "h2"),  # even: one more strength die
        ("duo", 2, 1, "2 5 6", "h2", "h5"),  # odd: none
        ("solo", 2, 1, "2 5 6", "h5", "h2"),
        ("solo", 3, 3, "3 5 4 6", "h3", "h4 h5"),
        ("solo", 3, 3, "3 5 4 6", "h4", "h3 h5"),
    ],
)
def test_hammersmash_rolls_strength_beside_an_even_die(side, dice, time, rolls, thrown, kept):
    t = at_door("witch", side, "ogre-1", f"next {rolls}")
    t.do(f"feat witch h{dice}")
    assert t.view.deck == 20 - time
    t.do(f"throw {thrown}")
    pool = t.hero("witch").pool
    assert [die for die in pool if die[0] == "h"] == kept.split()
    even = any(int(die[1]) % 2 == 0 for die in kept.split())
    assert sum(die[0] == "s" for die in pool) == SIDES["witch", side][0] + even


# Mana Charge


@pytest.mark.rule("OD-4.12", "OD-5.14", "OD-6.26", "OD-6.29", "EX-52")
@pytest.mark.parametrize("trigger", ["explore", "flee"])
@pytest.mark.parametrize(
    ("side", "before", "after"), [("solo", 0, 1), ("solo", 1, 2), ("solo", 2, 2), ("duo", 0, 1), ("duo", 1, 1)]
)
def test_mana_charge_stores_a_die_on_exploring_and_on_fleeing(side, before, after, trigger):
    t = at(f"""
        heroes {party("mage", side)}
        dungeon yetis-cavern
        doors ? ?
        hero mage stored h{before}
        phase choose
    """)
    t.do("explore") if trigger == "explore" else t.do("enter 1", "flee")
    assert t.hero("mage").stored == {"heroic": after}
    assert t.view.supply["heroic"] == 6 - after


@pytest.mark.rule("R-16")
def test_mana_charge_stores_nothing_without_a_heroic_die_in_the_supply():
    t = at("""
        heroes mage aquamancer
        dungeon yetis-cavern
        doors ? ?
        hero aquamancer stored h6
        phase choose
    """)
    t.do("explore")
    assert t.hero("mage").stored == {}


# Valiant


@pytest.mark.rule("OD-6.26", "OD-6.29", "R-12")
@pytest.mark.parametrize("card", CARDS)
def test_valiant_stores_a_die_on_opening_a_door_worth_four_experience(card):
    rich = (COMBATS.get(card[:-2]) or PERILS[card[:-2]])[0] >= 4
    t = at(f"""
        heroes paladin
        dungeon lichs-tomb
        doors closed:{card} ?
        phase choose
    """)
    t.do("enter 1")
    assert t.asks == "room"  # stored before the party decides to flee
    assert t.hero("paladin").stored == ({"heroic": 1} if rich else {})


@pytest.mark.rule("OD-6.29")
@pytest.mark.parametrize(("side", "before", "after"), [("solo", 1, 2), ("solo", 2, 2), ("duo", 0, 1), ("duo", 1, 1)])
def test_valiant_has_a_cap(side, before, after):
    t = at(f"""
        heroes {party("paladin", side)}
        dungeon lichs-tomb
        doors closed:ogre-1 ?
        hero paladin stored h{before}
        phase choose
    """)
    t.do("enter 1")
    assert t.hero("paladin").stored == {"heroic": after}


def test_valiant_stores_nothing_at_a_door_that_was_open():
    t = at("""
        heroes paladin
        dungeon lichs-tomb
        doors ogre-1 ?
        phase choose
    """)
    t.do("enter 1")
    assert t.hero("paladin").stored == {}


# Frenzy


@pytest.mark.rule("OD-6.26", "OD-6.29", "R-85")
@pytest.mark.parametrize(
    ("side", "before", "damage", "after"),
    [("solo", 0, 1, 1), ("solo", 0, 2, 2), ("solo", 0, 3, 2), ("solo", 1, 2, 2), ("duo", 0, 1, 1), ("duo", 1, 1, 1)],
)
def test_frenzy_stores_a_die_for_each_damage(side, before, damage, after):
    """An Ogre with one box open that costs 1, 2 or 3 damage."""
    cover = {1: "s6", 2: "a4", 3: "s6 s3", 4: "a5", 5: "s6 s6", 6: "a6"}
    t = at(f"""
        heroes {party("warrior", side)}
        dungeon dragons-cave
        doors ogre-1 ?
        phase placing 1
        covered 7 h3
        {"".join(f"covered {n} {dice}{chr(10)}" for n, dice in cover.items() if n != {1: 1, 2: 3, 3: 5}[damage])}
        hero warrior stored h{before} pool m1
    """)
    t.do("0: done")
    if side == "duo":
        t.do("1: done", "split warrior")
    assert t.hero("warrior").damage == damage
    assert t.hero("warrior").stored == {"heroic": after}


@pytest.mark.rule("R-17", "R-85")
@pytest.mark.parametrize("side", ["solo", "duo"])
def test_frenzy_uses_a_die_stored_by_flames_at_once(side):
    t = at_door("warrior", side, "fire-elemental-1")
    if side == "duo":
        t.do("hurt warrior")
    assert t.asks == "feat"
    assert t.offers("feat") == ["feat warrior h1"]


@pytest.mark.rule("R-85")
def test_frenzy_counts_damage_of_the_stairs():
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        deck empty
        stairs 2
        doors ? ?
        phase turn
    """)
    assert (t.hero("warrior").damage, t.hero("warrior").stored) == (1, {"heroic": 1})


# Tsunami


@pytest.mark.rule("OD-6.26")
@pytest.mark.parametrize(("heroes", "dice"), [(["aquamancer"], 6), (["aquamancer", "warrior"], 4)])
def test_tsunami_begins_with_stored_dice(heroes, dice):
    t = game(*heroes, dungeon="lichs-tomb")
    assert t.hero("aquamancer").stored == {"heroic": dice}
    assert t.view.supply["heroic"] == 6 - dice


@pytest.mark.rule("R-16")
@pytest.mark.parametrize("floor", [1, 2])
@pytest.mark.parametrize(
    ("side", "before", "partner", "after"),
    [("solo", 0, 0, 6), ("solo", 1, 0, 6), ("duo", 0, 0, 4), ("duo", 1, 0, 5), ("duo", 3, 0, 6), ("duo", 1, 3, 3)],
)
def test_tsunami_stores_dice_as_a_floor_begins(floor, side, before, partner, after):
    others = f"hero warrior stored h{partner}" if partner else ""
    t = at(f"""
        heroes {party("aquamancer", side)}
        dungeon lichs-tomb
        floor {floor}
        deck empty
        hero aquamancer stored h{before}
        {others}
        phase end-turn
    """)
    t.do("descend")
    assert t.hero("aquamancer").stored == {"heroic": after}


@pytest.mark.parametrize(("side", "before", "after"), [("solo", 0, 1), ("solo", 5, 6), ("solo", 6, 6), ("duo", 2, 3)])
def test_tsunami_stores_a_die_on_leveling_up(side, before, after):
    t = at(f"""
        heroes {party("aquamancer", side)}
        dungeon lichs-tomb
        xp ogre-1 goblin-1
        doors ? ?
        hero aquamancer stored h{before}
        phase levels
    """)
    t.do("level-up 4 2")
    assert t.view.level == 2
    assert t.hero("aquamancer").stored == {"heroic": after}


# Stalwart


def end_of_fight(side, stored_before, pool, partner_pool=""):
    partner_line = f"hero warrior pool {partner_pool}" if side == "duo" else ""
    return at(f"""
        heroes {party("dragoon", side)}
        dungeon dragons-cave
        doors bandit-1 ?
        phase placing 1
        covered 1 a6 a2
        covered 2 a3
        covered 3 a4
        covered 4 s5
        covered 5 s5
        covered 6 s3
        hero dragoon {stored_before} pool {pool}
        {partner_line}
    """)


@pytest.mark.rule("OD-6.26", "OD-6.29", "OD-1.25")
def test_stalwart_keeps_dice_of_the_pool():
    t = end_of_fight("solo", "", "s1 s2 a3 m4 h5")
    t.do("done")
    assert t.asks == "store"
    t.do("store s1", "store m4", "store h5")
    assert t.asks == "loot"  # three is the cap
    assert t.hero("dragoon").stored == {"strength": 1, "magic": 1, "heroic": 1}
    assert t.view.supply == {"strength": 7, "agility": 8, "magic": 7, "heroic": 5}


@pytest.mark.rule("OD-6.29")
@pytest.mark.parametrize(
    ("side", "before", "free"), [("solo", "", 3), ("solo", "stored s2", 1), ("solo", "stored s3", 0),
                                 ("duo", "", 2), ("duo", "stored m1", 1), ("duo", "stored a1 h1", 0)],
)  # fmt: skip
def test_stalwart_has_a_cap(side, before, free):
    t = end_of_fight(side, before, "m1 m1 m1 m1", "s1")
    t.do("0: done")
    if side == "duo":
        t.do("1: done")
    for _ in range(free):
        assert t.asks == "store"
        assert t.offers("store") == ["store dragoon m1"]  # dice of her own pool
        t.do("store m1")
    assert t.asks == "loot"


def test_stalwart_may_keep_fewer_dice():
    t = end_of_fight("solo", "", "s1 m4")
    t.do("done", "store s1", "done")
    assert t.asks == "loot"
    assert t.hero("dragoon").stored == {"strength": 1}


@pytest.mark.rule("OD-6.20", "OD-6.28", "OD-6.32")
def test_stalwart_rolls_stored_dice_of_their_own_color():
    t = at_door("dragoon", "solo", "ogre-1", "hero dragoon stored a2 m1\nnext 6 5 1 1 1 1 1 1 1")
    t.do("feat dragoon a1 m1")
    assert t.hero("dragoon").pool == ["s1", "s1", "s1", "s1", "a1", "a6", "m1", "m1", "m5"]
    assert t.hero("dragoon").stored == {"agility": 1}


@pytest.mark.rule("OD-7.60", "R-29")
def test_stalwart_loses_dice_of_another_color_in_a_peril():
    t = at_door("dragoon", "solo", "cave-in-1", "hero dragoon stored a1 m1\nnext 6 5 1 1 1 1")
    t.do("peril 2", "feat dragoon a1 m1")
    assert t.hero("dragoon").pool == ["a1", "a6"]
    assert t.hero("dragoon").stored == {}
    assert t.view.supply["magic"] == 8

"""OD-6.34 to OD-6.56: gathering and rolling, abilities that react to dice, the boxes in force."""

import pytest

from table import Table, at

EDITIONS = ("1.1", "1.5", "1.61", "1.9")


def colors(t: Table, hero: str) -> dict[str, int]:
    """How many dice of each color her pool holds."""
    pool = [die[0] for die in t.hero(hero).pool]
    return {color: pool.count(color) for color in "samh"}


def boxes(t: Table, *sources: str) -> list[tuple[str, int]]:
    return [(box.color, box.value) for box in t.view.boxes if box.source in sources]


# Gathering


@pytest.mark.rule("OD-6.34")
@pytest.mark.parametrize(
    ("hero", "solo", "duo"),
    [
        ("archer", (2, 3, 2), (1, 2, 1)),
        ("mage", (1, 2, 4), (0, 1, 3)),
        ("paladin", (3, 1, 3), (2, 0, 2)),
        ("rogue", (1, 4, 2), (0, 3, 1)),
        ("warrior", (4, 2, 1), (3, 1, 0)),
    ],
)
def test_in_a_combat_every_icon_on_the_hero_card_is_a_die(hero, solo, duo):
    partner = "mage" if hero != "mage" else "warrior"
    for heroes, (strength, agility, magic) in ((hero, solo), (f"{hero} {partner}", duo)):
        t = at(f"""
            heroes {heroes}
            dungeon dragons-cave
            doors ogre-1
            phase encounter 1
        """)
        if t.asks == "feat":
            t.do(f"no-feat {hero}")
        assert colors(t, hero) == {"s": strength, "a": agility, "m": magic, "h": 0}


@pytest.mark.rule("OD-6.34")
def test_every_icon_on_an_item_is_a_die_for_its_holder():
    t = at("""
        heroes warrior mage
        dungeon dragons-cave
        hero warrior items bandit-1 shadow-1
        hero mage items goblin-1
        doors ogre-1
        phase encounter 1
    """)
    assert colors(t, "warrior") == {"s": 3, "a": 2, "m": 1, "h": 0}
    assert colors(t, "mage") == {"s": 1, "a": 1, "m": 3, "h": 0}


@pytest.mark.rule("EX-8", "OD-6.34", "OD-6.35")
@pytest.mark.parametrize(("door", "choice", "dice"), [("ogre-1", [], 7), ("force-wall-1", ["peril 2"], 4)])
def test_the_mage_rolls_seven_dice_in_combat_and_four_in_a_magic_peril(door, choice, dice):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors {door}
        phase encounter 1
    """)
    t.do(*choice)
    assert (t.asks, len(t.hero("mage").pool)) == ("placing", dice)


@pytest.mark.rule("OD-6.35")
@pytest.mark.parametrize(
    ("door", "option", "dice"),
    [
        ("locked-door-1", 1, {"s": 0, "a": 3, "m": 0, "h": 0}),
        ("locked-door-1", 2, {"s": 4, "a": 0, "m": 0, "h": 0}),
        ("force-wall-1", 2, {"s": 0, "a": 0, "m": 1, "h": 0}),
    ],
)
def test_in_a_peril_only_icons_of_the_options_color_are_dice(door, option, dice):
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        hero warrior items shadow-1
        doors {door}
        phase encounter 1
    """)
    t.do(f"peril {option}")
    assert colors(t, "warrior") == dice


@pytest.mark.rule("OD-6.36", "OD-6.37", "E-77")
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 2)])
@pytest.mark.parametrize(
    ("where", "choice", "stat_dice"),
    [
        ("doors ogre-1\nphase encounter 1", [], 7),
        ("doors force-wall-1\nphase encounter 1", ["peril 2"], 4),
        ("phase boss\nnext 2 2 2 2 2 2 2 2 2", [], 7),
    ],
)
def test_the_level_adds_heroic_dice_to_every_combat_peril_and_boss_round(level, bonus, where, choice, stat_dice):
    t = at(f"heroes mage\ndungeon yetis-cavern\nlevel {level}\n{where}")
    t.do(*choice)
    assert (t.asks, t.view.level_bonus) == ("placing", bonus)
    assert colors(t, "mage")["h"] == bonus
    assert len(t.hero("mage").pool) == stat_dice + bonus


@pytest.mark.rule("OD-6.36")
def test_the_bonus_comes_again_in_the_next_boss_round():
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        level 2
        hero warrior items fire-elemental-1 fire-elemental-2 glooping-ooze-2 ice-elemental-1 ice-elemental-2 ogre-1
        hero warrior items ogre-2 phantom-1 phantom-2 shadow-2 boulder-1 boulder-2 force-wall-1
        phase boss
    """)
    assert (t.view.round, colors(t, "warrior")["h"]) == (1, 1)
    t.do("done")
    assert (t.view.round, colors(t, "warrior")["h"]) == (2, 1)


@pytest.mark.rule("OD-6.37", "OD-6.38", "OD-6.39", "E-77")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_two_heroes_get_the_bonus_once_between_them(edition, level, bonus):
    t = at(f"""
        heroes warrior mage
        dungeon dragons-cave
        edition {edition}
        level {level}
        doors ogre-1
        phase encounter 1
    """)
    for _ in range(bonus):
        assert (t.asks, t.asked_seats) == ("bonus", [0, 1])
        t.do("bonus mage")
    assert t.asks == "placing"
    assert (colors(t, "warrior")["h"], colors(t, "mage")["h"]) == (0, bonus)
    assert t.view.supply["heroic"] == 6 - bonus


@pytest.mark.rule("OD-6.39", "E-77")
@pytest.mark.parametrize("choice", [("ogre-1", []), ("locked-door-1", ["peril 2"])])
def test_each_bonus_die_is_handed_out_separately(choice):
    door, answers = choice
    t = at(f"""
        heroes warrior mage
        dungeon dragons-cave
        level 4
        doors {door}
        phase encounter 1
    """)
    t.do(*answers)
    assert t.offers("bonus") == ["bonus warrior", "bonus mage"]
    t.do("0: bonus mage", "1: bonus warrior")
    assert (colors(t, "warrior")["h"], colors(t, "mage")["h"]) == (1, 1)


@pytest.mark.rule("OD-6.39")
def test_the_bonus_die_is_handed_out_anew_in_each_encounter():
    t = at("""
        heroes warrior archer
        dungeon dragons-cave
        level 2
        turn 5
        fresh_floor no
        doors cave-in-1 locked-door-1
        phase encounter 1
    """)
    t.do("peril 1", "no-feat archer", "bonus warrior")
    assert (colors(t, "warrior")["h"], colors(t, "archer")["h"]) == (1, 0)
    t.do("0: done", "1: done", "split archer", "xp")
    t.do("enter 1", "peril 2", "no-feat archer")
    assert t.offers("bonus") == ["bonus warrior", "bonus archer"]
    t.do("bonus archer")
    assert (colors(t, "warrior")["h"], colors(t, "archer")["h"]) == (0, 1)


@pytest.mark.rule("EX-9", "OD-6.40")
def test_seven_icons_with_five_dice_in_the_supply_give_five_dice():
    t = at("""
        heroes dragoon
        dungeon dragons-cave
        hero dragoon items goblin-1 goblin-2 wraith-1 stored s3
        doors ogre-1
        phase encounter 1
    """)
    assert (t.hero("dragoon").stats[0], t.view.supply["strength"]) == (7, 5)
    t.do("no-feat dragoon")
    assert (t.asks, colors(t, "dragoon")["s"], t.view.supply["strength"]) == ("placing", 5, 0)
    assert colors(t, "dragoon") == {"s": 5, "a": 1, "m": 2, "h": 0}


@pytest.mark.rule("OD-6.40")
def test_no_more_than_eight_dice_of_a_color_are_rolled():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        hero warrior items goblin-1 goblin-2 wraith-1 wraith-2 skeleton-2
        doors ogre-1
        phase encounter 1
    """)
    assert t.hero("warrior").stats[0] == 9
    assert colors(t, "warrior")["s"] == 8


@pytest.mark.rule("OD-6.41")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("first", "dice"), [("warrior", (7, 1)), ("paladin", (6, 2))])
def test_players_choose_who_takes_short_dice_first(edition, first, dice):
    t = at(f"""
        heroes warrior paladin
        dungeon dragons-cave
        edition {edition}
        hero warrior items goblin-1 goblin-2 wraith-1 wraith-2
        doors ogre-1
        phase encounter 1
    """)
    assert (t.asks, t.asked_seats) == ("first", [0, 1])
    assert t.offers("first") == ["first warrior", "first paladin"]
    t.do(f"first {first}")
    assert t.asks == "placing"
    assert (colors(t, "warrior")["s"], colors(t, "paladin")["s"]) == dice
    assert colors(t, "paladin")["m"] == 2


@pytest.mark.rule("OD-6.41")
def test_each_short_color_has_its_own_first_hero():
    t = at("""
        heroes archer witch
        dungeon dragons-cave
        hero archer items goblin-1 goblin-2 wraith-1 wraith-2 skeleton-2 arrow-wall-1 flame-statues-1
        hero witch items bandit-2 plague-rat-1 plague-rat-2 shadow-1 skeleton-1 bear-traps-2
        doors ogre-1
        phase encounter 1
    """)
    t.do("no-feat archer", "no-feat witch")
    t.do("first witch")  # strength: 8 icons and 1
    t.do("first archer")  # agility: 2 icons and 7
    assert t.asks == "placing"
    assert colors(t, "archer") == {"s": 7, "a": 2, "m": 1, "h": 0}
    assert colors(t, "witch") == {"s": 1, "a": 6, "m": 1, "h": 0}


@pytest.mark.rule("OD-6.41")
@pytest.mark.parametrize("first", ["rogue", "archer"])
def test_colors_before_the_short_one_are_taken_once(first):
    t = at("""
        heroes rogue archer
        dungeon dragons-cave
        exiled a4
        doors ogre-1
        phase encounter 1
    """)
    t.do("no-feat rogue", "no-feat archer", f"first {first}")
    assert t.asks == "placing"
    for hero in ("rogue", "archer"):
        strength, agility, magic = t.hero(hero).stats
        short = 0 if hero == first else 1
        assert colors(t, hero) == {"s": strength, "a": agility - short, "m": magic, "h": 0}


@pytest.mark.rule("OD-6.41")
def test_nobody_is_asked_while_there_are_dice_for_all():
    t = at("""
        heroes warrior paladin
        dungeon dragons-cave
        hero warrior items goblin-1 goblin-2 wraith-1
        doors ogre-1
        phase encounter 1
    """)
    assert t.asks == "placing"
    assert (colors(t, "warrior")["s"], colors(t, "paladin")["s"], t.view.supply["strength"]) == (6, 2, 0)


@pytest.mark.rule("OD-6.41", "OD-6.40")
def test_nobody_is_asked_where_one_hero_alone_has_dice_of_the_color_to_take():
    t = at("""
        heroes rogue paladin
        dungeon dragons-cave
        exiled a6
        doors ogre-1
        phase encounter 1
    """)
    t.do("no-feat rogue")
    assert (t.hero("rogue").stats[1], t.hero("paladin").stats[1]) == (3, 0)
    assert t.asks == "placing"
    assert (colors(t, "rogue")["a"], colors(t, "paladin")["a"], t.view.supply["agility"]) == (2, 0, 0)


@pytest.mark.rule("OD-6.41", "OD-6.40")
def test_nobody_is_asked_where_there_is_nothing_to_take():
    t = at("""
        heroes warrior paladin
        dungeon dragons-cave
        exiled s8
        doors ogre-1
        phase encounter 1
    """)
    assert t.asks == "placing"
    assert (colors(t, "warrior")["s"], colors(t, "paladin")["s"]) == (0, 0)


@pytest.mark.rule("OD-6.42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gathered_dice_are_all_rolled_and_lie_with_the_feat_dice(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        level 2
        hero mage stored h2
        doors ogre-1
        phase encounter 1
        next 6 5  1 2 3 1 2 3 4  1
    """)
    t.do("feat mage h2")
    assert t.hero("mage").pool == ["s1", "a2", "a3", "m1", "m2", "m3", "m4", "h1", "h5", "h6"]


# Abilities that react to dice


@pytest.mark.rule("EX-17", "OD-6.43", "OD-6.49")
@pytest.mark.parametrize("edition", EDITIONS)
def test_split_spends_a_time_for_each_one_before_any_skill_and_not_as_a_consequence(edition):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        edition {edition}
        hero mage skills ice-elemental-1
        doors glooping-ooze-1
        deck 20
        phase encounter 1
        next 6 1 4 5 1 3 2
    """)
    assert (t.asks, t.view.deck) == ("placing", 18)
    assert t.hero("mage").pool == ["s6", "a1", "a4", "m1", "m2", "m3", "m5"]
    assert (t.view.damage_now, t.view.time_now) == (4, 5)  # what is printed in the boxes


@pytest.mark.rule("OD-6.47", "OD-6.43")
@pytest.mark.parametrize(
    ("where", "pool", "deck"),
    [
        ("dungeon dragons-cave\ndoors ogre-1", "s1 a2 a3 m1 m2 m3 m5 h1 h4", 20),
        ("dungeon dragons-cave\ndoors glooping-ooze-1", "s1 a2 a3 m1 m2 m3 m5 h1 h4", 17),  # Split
        ("dungeon dragons-cave\ndoors phantom-1", "a2 m2 m5 h4", 20),  # Ethereal
        ("dungeon lichs-tomb\nfloor 2\ndoors ogre-1", "s1 a3 m1 m3 m5 h1 h4", 20),  # Weakness Curse
        ("dungeon hydras-reef\nfloor 3\ndoors ogre-1", "s1 a2 a3 m1 m2 m3 m5 h1 h3", 20),  # Poison Aura
    ],
)
def test_the_named_abilities_react_to_rolled_dice(where, pool, deck):
    t = at(f"heroes mage\nlevel 4\n{where}\ndeck 20\nphase encounter 1\nnext 1 2 3 1 2 3 5 1 4")
    assert (t.asks, t.hero("mage").pool) == ("placing", pool.split())
    assert t.view.deck == deck


@pytest.mark.rule("OD-6.48")
def test_no_skill_dodges_a_dice_trigger():
    t = at("""
        heroes mage
        dungeon dragons-cave
        hero mage skills ice-elemental-1
        doors closed:phantom-1
        phase room 1
        next 6 1 4 5 1 3 2
    """)
    t.do("encounter")
    # The first moment for Lucky Familiar finds the dice gone.
    assert t.offers("use") == ["use mage lucky-familiar"]
    assert t.hero("mage").pool == ["s6", "a4", "m2", "m5"]
    assert t.view.supply["magic"] == 6


@pytest.mark.rule("OD-6.48", "OD-6.49")
def test_preventing_time_does_not_give_back_what_split_took():
    t = at("""
        heroes warrior mage
        dungeon dragons-cave
        doors glooping-ooze-1
        deck 20
        phase encounter 1
        next 1 1 4 4  4 4 4 4
    """)
    assert t.view.deck == 18
    t.do("use fearless-charge")
    assert (t.view.deck, t.view.time_now) == (18, 4)


@pytest.mark.rule("OD-6.44", "OD-6.49")
@pytest.mark.parametrize("edition", EDITIONS)
def test_split_reacts_to_dice_rolled_through_a_skill(edition):
    t = at(f"""
        heroes archer
        dungeon dragons-cave
        edition {edition}
        hero archer skills boulder-1 pool a1 a2
        doors glooping-ooze-1
        deck 20
        phase placing 1
        next 1
    """)
    t.do("use valor")
    assert (t.hero("archer").pool, t.view.deck) == (["a1", "a2", "h1"], 19)


@pytest.mark.rule("OD-6.44")
@pytest.mark.parametrize(("roll", "pool"), [(3, ["a1", "a3"]), (4, ["a1", "a3", "h4"])])
def test_ethereal_reacts_to_dice_rolled_through_a_skill_and_to_no_others(roll, pool):
    t = at(f"""
        heroes archer
        dungeon dragons-cave
        hero archer skills boulder-1 pool a1 a3
        doors phantom-1
        phase placing 1
        next {roll}
    """)
    t.do("use valor")
    assert t.hero("archer").pool == pool


@pytest.mark.rule("OD-6.44")
def test_split_reacts_to_dice_rolled_through_a_potion():
    t = at("""
        heroes archer
        dungeon dragons-cave
        known mana
        hero archer pool a2 a3
        doors glooping-ooze-1
        deck 20
        phase placing 1
        next 1 4 1
    """)
    t.do("drink mana")
    assert (t.hero("archer").pool, t.view.deck) == (["a2", "a3", "m1", "m1", "m4"], 18)


@pytest.mark.rule("OD-6.44")
def test_poison_aura_reacts_to_dice_rolled_through_a_skill():
    t = at("""
        heroes archer
        dungeon hydras-reef
        floor 3
        hero archer skills boulder-1 pool a2 h5
        doors ogre-1
        phase placing 1
        next 6
    """)
    t.do("use valor")
    assert t.hero("archer").pool == ["a2", "h5", "h5"]


@pytest.mark.rule("OD-6.45", "E-15")
@pytest.mark.parametrize(("choice", "deck"), [*[(f"edition {e}", 19) for e in EDITIONS],
                                              ("option trigger_on_reroll no", 20)])  # fmt: skip
def test_split_reacts_to_a_reroll(choice, deck):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        {choice}
        hero mage skills ice-elemental-1 pool m1 m4
        doors glooping-ooze-1
        deck 20
        phase placing 1
        next 1
    """)
    t.do("use lucky-familiar", "branch 1", "pick m4")
    assert (t.hero("mage").pool, t.view.deck) == (["m1", "m1"], deck)


@pytest.mark.rule("OD-6.45")
@pytest.mark.parametrize(
    ("where", "pool"),
    [
        ("dungeon dragons-cave\ndoors phantom-1", ["m5"]),
        ("dungeon lichs-tomb\nfloor 2\ndoors ogre-1", ["h3", "m5"]),
        ("dungeon hydras-reef\nfloor 3\ndoors ogre-1", ["h2", "m5"]),
    ],
)
def test_other_triggers_react_to_a_reroll(where, pool):
    t = at(f"""heroes mage\n{where}\nhero mage skills ice-elemental-1 pool h6 m5\nphase placing 1\nnext 3""")
    t.do("use lucky-familiar", "branch 1", "pick h6")
    assert sorted(t.hero("mage").pool) == pool


@pytest.mark.rule("OD-6.45")
def test_split_reacts_to_a_partners_reroll():
    t = at("""
        heroes paladin mage
        dungeon dragons-cave
        hero mage pool m1 m1 m4
        doors glooping-ooze-1
        deck 20
        phase placing 1
        next 1 6
    """)
    t.do("use support-aura", "pick m1", "pick m1")
    assert (t.hero("mage").pool, t.view.deck) == (["m1", "m4", "m6"], 19)


@pytest.mark.rule("OD-6.46")
@pytest.mark.parametrize("edition", EDITIONS)
def test_split_ignores_a_gained_one(edition):
    t = at(f"""
        heroes mage warrior
        dungeon dragons-cave
        edition {edition}
        hero mage pool m2
        doors glooping-ooze-1
        deck 20
        phase placing 1
    """)
    t.do("use power-transfer", "branch 1")
    assert (t.hero("warrior").pool, t.view.deck) == (["s1"], 20)


@pytest.mark.rule("OD-6.46")
def test_split_ignores_the_heroic_die_of_a_conversion():
    t = at("""
        heroes mage
        dungeon dragons-cave
        hero mage pool m1 a5
        doors glooping-ooze-1
        deck 20
        phase placing 1
    """)
    t.do("convert a5")
    assert (t.hero("mage").pool, t.view.deck) == (["h1"], 20)


@pytest.mark.rule("OD-6.46")
def test_weakness_curse_ignores_gained_dice():
    t = at("""
        heroes dragoon
        dungeon lichs-tomb
        floor 2
        hero dragoon pool s5 m4
        doors ogre-1
        phase placing 1
    """)
    t.do("use trident", "pick s5", *t.offers("done"))
    assert t.hero("dragoon").pool == ["s2", "s2", "s2", "m4"]


@pytest.mark.rule("OD-6.46")
def test_poison_aura_ignores_gained_and_converted_dice():
    t = at("""
        heroes mage
        dungeon hydras-reef
        floor 3
        hero mage skills beetle-1 pool a1 a1 a1 m4 m5
        doors ogre-1
        phase placing 1
    """)
    t.do("use accuracy")
    assert t.hero("mage").pool == ["m4", "m5", "h6"]
    t.do("convert m4", "add m5")
    assert t.hero("mage").pool == ["h4", "h6"]


@pytest.mark.rule("OD-6.46")
@pytest.mark.parametrize(
    ("where", "before", "after"),
    [
        ("dungeon lichs-tomb\nfloor 2\ndoors ogre-1", "m1", "m2"),
        ("dungeon dragons-cave\ndoors phantom-1", "m2", "m3"),
        ("dungeon hydras-reef\nfloor 3\ndoors ogre-1", "h2", "h3"),
    ],
)
def test_triggers_ignore_increased_dice(where, before, after):
    t = at(f"""heroes mage\n{where}\nhero mage skills ice-elemental-1 pool {before} s6\nphase placing 1""")
    t.do("use lucky-familiar", "branch 2", f"pick {before}")
    assert sorted(t.hero("mage").pool) == sorted([after, "s6"])


@pytest.mark.rule("R-28", "OD-6.46")
@pytest.mark.parametrize("edition", EDITIONS)
def test_split_ignores_a_die_changed_to_one(edition):
    t = at(f"""
        heroes dragoon mage
        dungeon dragons-cave
        edition {edition}
        hero dragoon pool s5
        doors glooping-ooze-1
        deck 20
        phase placing 1
        next 6 6
    """)
    t.do("use forked-strike")
    assert (t.hero("dragoon").pool, t.hero("mage").pool, t.view.deck) == (["s1", "s6"], ["s6"], 20)


@pytest.mark.rule("R-28")
def test_ethereal_ignores_a_die_changed_to_one():
    t = at("""
        heroes dragoon mage
        dungeon dragons-cave
        hero dragoon pool s5
        doors phantom-1
        phase placing 1
        next 6 3
    """)
    t.do("use forked-strike")
    # The changed die stays; of the two rolled ones the 3 is lost.
    assert (t.hero("dragoon").pool, t.hero("mage").pool) == (["s1", "s6"], [])


@pytest.mark.rule("R-25")
@pytest.mark.parametrize(("thrown", "pool", "deck"), [("h1", "h5", 18), ("h5", "h1", 17)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_archer_throws_her_die_away_before_split_looks(edition, thrown, pool, deck):
    t = at(f"""
        heroes archer
        dungeon dragons-cave
        edition {edition}
        doors glooping-ooze-1
        deck 20
        phase encounter 1
        next 1 5  4 4 4 4 4 4 4
    """)
    t.do("feat archer h2")
    assert (t.asks, t.view.deck) == ("throw", 18)
    t.do(f"throw {thrown}")
    assert [die for die in t.hero("archer").pool if die[0] == "h"] == [pool]
    assert t.view.deck == deck


@pytest.mark.rule("R-25")
def test_the_archer_throws_a_die_away_even_if_ethereal_takes_the_other():
    t = at("""
        heroes archer
        dungeon dragons-cave
        doors phantom-1
        phase encounter 1
        next 1 5  4 4 4 4 4 4 4
    """)
    t.do("feat archer h2")
    assert t.offers("throw") == ["throw archer h1", "throw archer h5"]
    t.do("throw h5")
    assert [die for die in t.hero("archer").pool if die[0] == "h"] == []


@pytest.mark.rule("R-25", "R-26")
@pytest.mark.parametrize(("roll", "die", "deck"), [(1, ["h1"], 19), (2, ["h1"], 20), (6, ["h5"], 20)])
def test_poison_aura_comes_after_split_and_leaves_a_one(roll, die, deck):
    t = at(f"""
        heroes mage
        dungeon hydras-reef
        floor 3
        level 2
        doors glooping-ooze-1
        deck 20
        phase encounter 1
        next 4 4 4 4 4 4 4 {roll}
    """)
    assert (t.hero("mage").pool[7:], t.view.deck) == (die, deck)


@pytest.mark.rule("R-25")
@pytest.mark.parametrize(("roll", "die"), [(4, ["h3"]), (2, ["h1"]), (3, []), (1, [])])
def test_poison_aura_comes_after_ethereal(roll, die):
    t = at(f"""
        heroes mage
        dungeon hydras-reef
        floor 3
        level 2
        doors phantom-1
        phase encounter 1
        next 4 4 4 4 4 4 4 {roll}
    """)
    assert t.hero("mage").pool[7:] == die


@pytest.mark.rule("R-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_two_that_poison_aura_lowers_costs_the_rogue_nothing(edition):
    t = at(f"""
        heroes rogue
        dungeon hydras-reef
        edition {edition}
        floor 3
        doors ogre-1
        deck 20
        phase encounter 1
        next 2  4 4 4 4 4 4 4
    """)
    t.do("feat rogue h1")
    assert (t.hero("rogue").pool[7:], t.hero("rogue").damage, t.view.deck) == (["h1"], 0, 20)


@pytest.mark.rule("R-25")
def test_foe_and_dungeon_read_the_same_faces():
    t = at("""
        heroes mage
        dungeon lichs-tomb
        floor 2
        doors phantom-1
        phase encounter 1
        next 1 2 3 4 5 2 6
    """)
    assert t.hero("mage").pool == ["m4", "m5", "m6"]
    assert t.view.supply == {"strength": 8, "agility": 8, "magic": 5, "heroic": 6}


@pytest.mark.rule("R-29")
@pytest.mark.parametrize(
    ("choice", "pool", "strength", "left"),
    [
        ("edition 1.1", ["s5", "h4"], 7, []),
        ("edition 1.5", ["h5"], 8, [4]),
        ("edition 1.61", ["h4"], 8, []),
        ("edition 1.9", ["h4"], 8, []),
        ("option peril_off_color ignored", ["h5"], 8, [4]),
        ("option peril_off_color allowed", ["s5", "h4"], 7, []),
    ],
)
def test_an_off_color_die_is_rolled_and_returned_in_newer_books(choice, pool, strength, left):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        {choice}
        hero mage skills plague-rat-1 pool h2 h2
        doors locked-door-1
        choice 1
        phase placing 1
        next 5 4
    """)
    t.do("use persistence")
    # It rolls a strength die, then a heroic one.
    assert t.hero("mage").pool == pool
    assert t.view.supply["strength"] == strength
    assert t.state.rng.script == left
    assert bool(t.offers("convert mage s5")) == ("s5" in pool)


@pytest.mark.rule("R-29")
def test_a_feats_off_color_die_is_rolled_and_returned():
    t = at("""
        heroes dragoon
        dungeon dragons-cave
        hero dragoon stored s1 h1
        doors locked-door-1
        phase encounter 1
        next 5 4  3
    """)
    t.do("peril 1", "feat dragoon s1 h1")
    assert t.hero("dragoon").pool == ["a3", "h4"]
    assert (t.hero("dragoon").stored, t.view.supply["strength"]) == ({}, 8)


@pytest.mark.rule("R-29")
def test_in_the_second_book_a_feat_rolls_no_off_color_die():
    t = at("""
        heroes dragoon
        dungeon dragons-cave
        edition 1.5
        hero dragoon stored s1 h1
        doors locked-door-1
        phase encounter 1
        next 5 4  3
    """)
    t.do("peril 1")
    t.do(max(t.offers("feat"), key=len))  # all she may roll
    assert t.hero("dragoon").pool == ["a4", "h5"]


@pytest.mark.rule("OD-6.51")
@pytest.mark.parametrize("foe", ["goblin-1", "plague-rat-1"])
@pytest.mark.parametrize(
    ("others", "value"),
    [("", 4), ("? ?", 4), ("ogre-1 ?", 8), ("ogre-1 bandit-1", 12), ("ogre-1 bandit-1 shadow-1", 16)],
)
def test_swarm_counts_open_doors_and_itself(foe, others, value):
    t = at(f"""
        heroes mage
        dungeon dragons-cave
        doors closed:{foe} {others}
        phase choose
    """)
    t.do("enter 1", "encounter")
    assert (t.box(1).value, t.box(1).wide, t.box(1).armor) == (value, True, True)


# Boxes in force


@pytest.mark.rule("OD-6.52", "OD-6.54", "OD-6.56")
@pytest.mark.parametrize(
    ("floor", "dungeon"),
    [
        (1, [("magic", 3), ("magic", 4)]),
        (2, [("magic", 3), ("magic", 4), ("strength", 5)]),
        (3, [("magic", 3), ("magic", 4), ("strength", 5), ("strength", 3), ("strength", 3)]),
    ],
)
def test_a_combat_has_all_boxes_of_the_card_and_the_right_side_of_visible_floors(floor, dungeon):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        floor {floor}
        doors bandit-1
        phase encounter 1
    """)
    assert boxes(t, "card") == [("agility", 8), ("agility", 3), ("agility", 4), ("strength", 5), ("strength", 5)]
    assert boxes(t, "floor-1", "floor-2", "floor-3") == dungeon
    assert len(t.view.boxes) == 5 + len(dungeon)


@pytest.mark.rule("OD-6.53", "OD-6.55", "OD-6.56")
@pytest.mark.parametrize("edition", ["1.1", "1.61", "1.9"])
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_a_peril_has_the_chosen_box_and_the_left_side_of_visible_floors(edition, floor):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        edition {edition}
        floor {floor}
        doors force-wall-1
        phase encounter 1
    """)
    t.do("peril 2")
    assert boxes(t, "card") == [("magic", 14)]
    assert boxes(t, "floor-1", "floor-2", "floor-3") == [("any", 4), ("any", 5), ("any", 4)][:floor]
    assert len(t.view.boxes) == 1 + floor


@pytest.mark.rule("OD-6.54", "OD-6.55", "OD-6.56")
@pytest.mark.parametrize(
    ("door", "choice", "toll"), [("locked-door-1", ["peril 2"], (2 + 1, 2)), ("skeleton-1", [], (2 + 1 + 2, 5 + 2))]
)
def test_uncovered_boxes_of_the_dungeon_count_and_those_of_its_other_side_do_not(door, choice, toll):
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        floor 2
        doors {door}
        phase encounter 1
    """)
    t.do(*choice)
    assert (t.view.damage_now, t.view.time_now) == toll

"""OD-19: what the books answer in their FAQ."""

import pytest

from table import Table, at, game

EDITIONS = ("1.1", "1.5", "1.61", "1.9")


def stop(t: Table) -> None:
    """Everybody is done placing."""
    while t.asks == "placing":
        t.do("done")


def damage(t: Table) -> dict[str, int]:
    return {hero.hero: hero.damage for hero in t.view.heroes}


# Healing and tokens


@pytest.mark.rule("OD-19.1", "OD-19.18", "OD-10.15", "OD-10.18", "OD-10.19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seat", "hero"), [(0, "mage"), (0, "warrior"), (1, "mage")])
def test_as_a_turn_starts_healing_removes_three_from_one_hero(edition, seat, hero):
    t = at(f"""
        heroes mage warrior
        dungeon yetis-cavern
        edition {edition}
        hero mage damage 2 items ogre-1 ogre-2
        hero warrior damage 3
        doors ? ?
        deck 20
        phase turn
    """)
    t.do(f"{seat}: heal {hero}")
    assert damage(t) == ({"mage": 0, "warrior": 3} if hero == "mage" else {"mage": 2, "warrior": 0})
    assert t.view.tokens == 0


@pytest.mark.rule("OD-19.1", "OD-10.17", "OD-8.17", "E-24")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("healing", ["anytime", "against-defeat"])
def test_straight_after_damage_healing_removes_two_to_stave_off_defeat(edition, seat, healing):
    t = at(f"""
        heroes mage warrior
        dungeon lichs-tomb
        edition {edition}
        option healing {healing}
        hero mage damage 2 pool s1
        hero warrior damage 1
        doors locked-door-1
        choice 2
        deck 20
        phase placing 1
    """)
    stop(t)  # 2 damage, one for each
    assert (t.asks, t.asked_seats, damage(t)["mage"]) == ("avert-defeat", [0, 1], 3)
    t.do(f"{seat}: heal mage")
    assert (damage(t)["mage"], t.view.tokens, t.view.outcome) == (1, 0, None)


@pytest.mark.rule("OD-19.1", "E-24", "R-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_healing_for_two_at_other_times(edition):
    position = f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        hero mage damage 3 pool m1
        doors goblin-1
        phase placing 1
    """
    t = at(position)
    t.do("heal mage")
    assert damage(t) == {"mage": 1}
    strict = at(position.rstrip() + "\n        option healing against-defeat\n")
    assert strict.refuses("heal mage")
    outside = at(position.replace("placing 1", "loot 1").replace("pool m1", ""))
    outside.do("heal mage")
    assert (outside.asks, damage(outside)) == ("loot", {"mage": 1})


@pytest.mark.rule("OD-19.18", "OD-10.8", "OD-10.18")
def test_two_for_one_hero_in_battle_and_other_potions_when_skills_can_be_used():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        tokens 2
        known heroism mana clarity
        hero mage damage 2
        hero warrior damage 3
        doors closed:ogre-1
        deck 20
        phase choose
        next 2 3 3 3 3 3 3 3
    """)
    assert not t.offers("drink")
    t.do("enter 1")
    assert not t.offers("drink")
    t.do("encounter")
    assert t.asks == "placing"
    assert t.offers("drink mage") == ["drink mage heroism", "drink mage clarity", "drink mage mana"]
    t.do("heal warrior")
    assert damage(t) == {"mage": 2, "warrior": 1}
    t.do("drink mage heroism", "pick a2")
    assert t.hero("mage").pool == ["a6", "m3", "m3", "m6"]


@pytest.mark.rule("OD-19.3", "E-23", "OD-11.8")
@pytest.mark.parametrize(("edition", "tokens"), [("1.1", 7), ("1.5", 7), ("1.61", 6), ("1.9", 6)])
def test_potion_tokens_are_unlimited_in_the_older_books(edition, tokens):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        edition {edition}
        tokens 6
        xp ogre-1 goblin-1
        deck 20
        phase levels
    """)
    t.do("level-up")
    assert (t.view.level, t.view.tokens) == (2, tokens)


@pytest.mark.rule("OD-19.3", "OD-1.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_tokens_never_run_out(edition):
    t = at(f"""
        heroes warrior
        dungeon minotaurs-maze
        edition {edition}
        floor 4
        tokens 0
        boss_damage 9
        hero warrior damage 6 items ogre-1 ogre-2 phantom-1 phantom-2 boulder-1 boulder-2 pool a1
        covered 1 s6 s6 s6 s6 s6 s6
        covered 2 h6
        covered 5 m6
        covered 8 a6
        phase placing
    """)
    t.do("done")
    assert t.hero("warrior").damage == 10  # fifteen lay there already: six on her, nine on the boss
    assert (t.view.boss_damage, t.view.outcome) == (10, "victory")


@pytest.mark.rule("OD-19.16", "OD-10.10", "OD-2.10", "OD-9.9", "OD-11.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tokens_come_from_setup_identification_and_levels(edition):
    assert game("mage", edition=edition).view.tokens == 1
    assert game("mage", "warrior", edition=edition).view.tokens == 1
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        edition {edition}
        xp ogre-1 goblin-1
        doors glooping-ooze-2
        deck 20
        phase loot 1
    """)
    assert t.view.tokens == 1
    t.do("potion")
    assert (t.view.potions, t.view.tokens) == (["healing", "heroism"], 2)
    t.do("level-up")
    assert t.view.tokens == 3


# Dice


@pytest.mark.rule("OD-19.2", "OD-1.16")
def test_dice_are_limited_to_eight_of_a_color_and_six_heroic():
    t = game("rogue")
    assert t.view.supply == {"strength": 8, "agility": 8, "magic": 8, "heroic": 6}
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        hero warrior items ogre-1 boulder-2 force-wall-1 phantom-1 goblin-1
        doors bandit-1
        phase encounter 1
    """)
    assert len([die for die in t.hero("warrior").pool if die[0] == "s"]) == 8  # nine icons
    assert t.view.supply["strength"] == 0


@pytest.mark.rule("OD-19.2", "OD-7.45", "OD-1.21", "OD-1.22")
def test_a_spent_die_is_usable_again_at_once():
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        hero warrior pool s1 s2 s2 s2 s2 s2 s2 s2 skills beetle-2
        doors ogre-1
        phase placing 1
    """)
    assert t.view.supply["strength"] == 0
    t.do("use crushing-blow", "pay s1")
    assert t.hero("warrior").pool == ["s2"] * 7 + ["s6"]


@pytest.mark.rule("OD-19.13", "OD-19.2", "OD-7.27", "OD-7.55")
@pytest.mark.parametrize("user", ["mage", "warrior"])
@pytest.mark.parametrize("discards", [0, 1, 2])
def test_discarded_dice_are_free_for_either_hero(user, discards):
    t = at(f"""
        heroes mage warrior
        dungeon lichs-tomb
        hero warrior pool s1 s1 s1 s1 s1 s1 s1 s1
        hero {user} pool a3 skills bandit-1
        doors ogre-1
        phase placing 1
        next 4 5
    """)
    t.do(*["discard s1"] * discards)
    t.do("use backstab")  # roll two strength dice
    rolled = ["s4", "s5"][:discards]
    assert [die for die in t.hero(user).pool if die in ("s4", "s5")] == rolled
    assert t.hero("warrior").pool.count("s1") == 8 - discards


@pytest.mark.rule("OD-19.4", "OD-7.15", "OD-7.17")
def test_armor_boxes_form_a_group_that_must_be_full_first():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        hero mage pool m2 m3 m4 m6
        hero warrior pool s4 s6
        doors glooping-ooze-1
        phase placing 1
    """)
    armor = {str(box.number) for box in t.view.boxes if box.armor}
    assert armor == {"1", "2", "7"}  # the dungeon's magic 2 among them
    for answer in ("cover m4 7", "cover m3 2"):
        assert {text.split()[-1] for text in t.offers("cover")} <= armor
        t.do(answer)
    assert t.refuses("cover s6 6")
    t.do("cover m2 1")
    assert {text.split()[-1] for text in t.offers("cover")} == {"3", "4", "5", "6", "8"}
    t.do("cover s6 6")


@pytest.mark.rule("OD-19.5", "OD-7.41", "OD-1.29")
@pytest.mark.parametrize(
    ("card", "skill", "dice", "gained"),
    [
        ("beetle-2", "crushing-blow", "h1", ["s6"]),
        ("wraith-1", "dexterity", "h1", ["a6"]),
        ("cave-in-1", "flameweave", "h2", ["m5"]),
        ("beetle-1", "accuracy", "a1 h1 h2", ["h6"]),
    ],
)
def test_heroic_dice_pay_as_any_color(card, skill, dice, gained):
    t = at(f"""
        heroes warrior
        dungeon lichs-tomb
        hero warrior pool {dice} skills {card}
        doors ogre-1
        phase placing 1
    """)
    t.do(f"use {skill}")
    while t.asks == "pay":
        t.do(t.options[0])
    assert t.hero("warrior").pool == gained


@pytest.mark.rule("OD-19.9", "OD-7.42", "OD-7.57")
def test_a_partners_dice_never_pay():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        hero mage pool s5 h6
        hero warrior pool m4 skills beetle-2
        doors ogre-1
        phase placing 1
    """)
    assert t.refuses("use crushing-blow")
    own = at("""
        heroes mage warrior
        dungeon lichs-tomb
        hero mage pool s5 h6
        hero warrior pool m4 s1 skills beetle-2
        doors ogre-1
        phase placing 1
    """)
    own.do("use crushing-blow")
    assert own.hero("warrior").pool == ["s6", "m4"]  # what she gains is hers
    assert own.hero("mage").pool == ["s5", "h6"]


@pytest.mark.rule("OD-19.9", "OD-7.57", "OD-7.12", "OD-1.20")
def test_a_hero_owns_what_she_rolled():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        doors ogre-1
        phase encounter 1
        next 1 2 3 4 5 6 5 4
    """)
    assert t.hero("mage").pool == ["a1", "m2", "m3", "m4"]
    assert t.hero("warrior").pool == ["s5", "s5", "s6", "a4"]
    for seat, name in enumerate(("mage", "warrior")):
        options = [t.match.write(option).split() for option in t.match.decision_of(seat).options]
        assert {words[1] for words in options if words[0] in ("cover", "discard", "convert", "use")} == {name}


@pytest.mark.rule("OD-19.9", "OD-7.58", "OD-7.52")
def test_your_dice_stops_at_your_own_pool():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        hero mage pool m2 m3
        hero warrior pool s1 s4 s5 skills bandit-2
        doors ogre-1
        phase placing 1
    """)
    t.do("use cleave", "pay s1")
    assert t.offers("pick") == ["pick warrior s4", "pick warrior s5"]
    t.do("pick s4", "pick s5")
    assert t.hero("warrior").pool == ["s5", "s6"]
    assert t.hero("mage").pool == ["m2", "m3"]


@pytest.mark.rule("OD-19.10", "OD-7.23", "OD-7.21", "EX-13")
@pytest.mark.parametrize("owner", ["mage", "warrior"])
def test_partners_make_a_heroic_die_together_and_choose_its_owner(owner):
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        hero mage pool m5
        hero warrior pool s2 s6
        doors ogre-1
        phase placing 1
    """)
    t.do("convert m5", "add s2")
    assert (t.asks, t.offers("give")) == ("receiver", ["give mage", "give warrior"])
    t.do(f"give {owner}")
    assert "h2" in t.hero(owner).pool
    assert len(t.hero("mage").pool) + len(t.hero("warrior").pool) == 2
    assert t.view.supply == {"strength": 7, "agility": 8, "magic": 8, "heroic": 5}


@pytest.mark.rule("OD-19.11", "OD-6.43", "OD-6.48", "OD-6.49")
@pytest.mark.parametrize("edition", EDITIONS)
def test_split_cannot_be_avoided(edition):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        edition {edition}
        hero mage skills ice-elemental-1
        doors closed:glooping-ooze-1
        deck 20
        phase room 1
        next 1 1 3 3 3 3 3 4
    """)
    t.do("encounter")
    assert (t.asks, t.view.deck) == ("placing", 18)  # paid before any skill
    t.do("use lucky-familiar", "branch 1", "pick s1")
    assert t.view.deck == 18


@pytest.mark.rule("OD-19.11", "OD-6.43", "OD-6.48", "OD-6.47")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("dungeon", "floor", "card", "left"),
    [
        ("yetis-cavern", 1, "phantom-1", ["a2", "a4", "m2", "m5", "m6"]),
        ("lichs-tomb", 2, "bandit-1", ["s1", "a4", "m3", "m5", "m6"]),
    ],
    ids=["ethereal", "weakness-curse"],
)
def test_ethereal_and_weakness_curse_cannot_be_avoided(edition, dungeon, floor, card, left):
    t = at(f"""
        heroes mage
        dungeon {dungeon}
        floor {floor}
        edition {edition}
        hero mage skills ice-elemental-1
        doors {card}
        deck 20
        phase encounter 1
        next 1 2 4 2 3 5 6
    """)
    assert t.asks == "placing"
    assert t.hero("mage").pool == left


@pytest.mark.rule("OD-19.11", "OD-6.33", "OD-6.48")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lost_gamble_cannot_be_avoided(edition):
    t = at(f"""
        heroes rogue
        dungeon yetis-cavern
        edition {edition}
        tokens 0
        hero rogue skills ice-elemental-1
        doors goblin-1
        deck 20
        phase encounter 1
        next 1 4 4 4 4 4 4 4
    """)
    t.do("feat h1")
    assert t.asks == "placing"
    assert (t.view.deck, t.hero("rogue").damage) == (17, 1)
    assert "h1" in t.hero("rogue").pool


@pytest.mark.rule("OD-19.12", "OD-7.44")
def test_dice_from_one_skill_pay_for_another():
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        hero warrior pool m2 skills cave-in-1 goblin-1
        doors ogre-1
        phase placing 1
        next 4
    """)
    assert t.refuses("use shimmerblast")
    t.do("use flameweave")
    assert t.hero("warrior").pool == ["m5"]
    t.do("use shimmerblast")
    assert t.hero("warrior").pool == ["h4"]


@pytest.mark.rule("OD-19.14", "OD-7.29")
def test_a_free_skill_works_once_per_encounter():
    t = at("""
        heroes mage
        dungeon lichs-tomb
        hero mage skills boulder-1 fire-elemental-2
        doors ogre-1
        phase placing 1
        next 4
    """)
    t.do("use valor")
    assert t.refuses("use valor")
    assert not t.refuses("use mana-fountain")


@pytest.mark.rule("OD-19.15", "OD-7.39", "OD-7.38", "EX-14")
def test_one_magic_die_never_pays_two_spells():
    position = """
        heroes warrior
        dungeon lichs-tomb
        hero warrior pool {} skills goblin-1 wraith-2
        doors ogre-1
        phase placing 1
        next 4 2 3
    """
    t = at(position.format("m6"))
    t.do("use shimmerblast")  # 3 mana, the other 3 are lost
    assert t.hero("warrior").pool == ["h4"]
    t = at(position.format("m6 s1"))
    assert not t.refuses("use haste")
    t.do("use shimmerblast")
    assert t.hero("warrior").pool == ["s1", "h4"]
    t.do("discard h4")
    assert t.refuses("use haste")


# Doors, stairs, Invisibility


@pytest.mark.rule("OD-19.7", "OD-5.4", "OD-5.5", "E-7", "EX-7")
@pytest.mark.parametrize(("edition", "flee"), [("1.1", True), ("1.5", False), ("1.61", False), ("1.9", False)])
def test_no_fleeing_from_a_door_already_open(edition, flee):
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        edition {edition}
        known invisibility
        doors goblin-1 closed:ogre-1
        deck 20
        phase choose
    """)
    t.do("enter 1")
    assert t.asks == "room"
    assert bool(t.offers("flee")) == flee


@pytest.mark.rule("OD-19.7", "OD-5.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_door_just_opened_may_be_fled(edition):
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        edition {edition}
        doors goblin-1 closed:ogre-1
        deck 20
        phase choose
    """)
    t.do("enter 2")
    assert t.offers("flee")


@pytest.mark.rule("OD-19.8", "OD-4.6", "OD-4.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_exploring_places_what_there_is_and_ends_the_turn(edition):
    t = at(f"""
        heroes archer
        dungeon yetis-cavern
        edition {edition}
        doors ?
        deck 2
        phase choose
    """)
    t.do("explore")
    assert (len(t.view.doors), t.view.deck, t.view.stairs_tokens) == (3, 0, 0)
    assert (t.asks, t.view.turn) == ("descend", 0)


@pytest.mark.rule("OD-19.17", "OD-10.20", "OD-5.15", "R-41")
@pytest.mark.parametrize("edition", ["1.5", "1.61", "1.9"])
@pytest.mark.parametrize("door", [1, 2])
def test_invisibility_is_drunk_before_an_encounter_and_not_during_one(edition, door):
    position = f"""
        heroes mage
        dungeon yetis-cavern
        edition {edition}
        known invisibility
        doors goblin-1 closed:fire-elemental-1
        deck 20
        phase choose
    """
    t = at(position)
    assert t.refuses("invisible")
    t.do(f"enter {door}")
    assert bool(t.offers("flee")) == (door == 2)
    t.do("invisible")
    assert (t.asks, t.view.deck, t.view.tokens) == ("loot", 18, 0)
    assert (t.hero("mage").damage, t.hero("mage").stored) == (0, {})  # no ability, and no flee either
    t = at(position)
    t.do(f"enter {door}", "encounter")
    assert t.asks == "placing"
    assert t.refuses("invisible")


# Consequences


@pytest.mark.rule("OD-19.19", "OD-8.11", "OD-8.28", "OD-7.53")
def test_prevention_is_used_in_the_encounter_and_subtracted_from_its_consequences():
    t = at("""
        heroes mage
        dungeon lichs-tomb
        hero mage pool a1 m1 skills goblin-2
        doors bandit-1
        covered 1 a4 a4
        covered 2 a3
        covered 3 a4
        covered 4 s5
        covered 7 s5
        covered 6 m2
        phase placing 1
    """)
    assert (t.view.damage_now, t.view.time_now) == (1, 1)
    t.do("use dodge")
    assert (t.hero("mage").damage, t.view.damage_now) == (0, 0)
    t.do("done")
    assert t.happened("consequences") == [{"damage": 0, "poison": 0, "time": 1}]
    assert t.hero("mage").damage == 0
    assert t.refuses("use dodge")


OOZE = """
    heroes mage warrior
    dungeon yetis-cavern
    tokens 0
    doors glooping-ooze-1
    covered 1 m2
    covered 2 m3
    covered 6 s6
    covered 8 m4
    hero mage pool a1
    deck 20
    phase placing 1
"""


@pytest.mark.rule("OD-19.20", "OD-8.14", "OD-8.13", "R-38", "EX-19")
def test_freezing_winds_add_a_damage_before_it_is_divided():
    t = at(OOZE + "    covered 7 m3\n")
    assert (t.view.damage_now, t.view.time_now) == (3, 4)
    t.do("use fearless-charge")
    assert (t.view.damage_now, t.view.time_now) == (3, 3)  # 2 in boxes, 1 from the winds
    stop(t)
    assert (t.asks, t.view.deck) == ("split", 20)  # damage first
    t.do("split mage")
    assert damage(t) == {"mage": 2, "warrior": 1}
    assert t.view.deck == 17


@pytest.mark.rule("OD-19.20", "OD-8.13", "R-38", "EX-20")
def test_freezing_winds_look_at_what_is_left_after_prevention():
    t = at(OOZE + "    covered 5 m5\n")
    assert (t.view.damage_now, t.view.time_now) == (3, 3)
    t.do("use fearless-charge")
    assert (t.view.damage_now, t.view.time_now) == (2, 2)
    stop(t)
    assert (t.asks, damage(t), t.view.deck) == ("loot", {"mage": 1, "warrior": 1}, 18)


@pytest.mark.rule("OD-19.20", "OD-8.15", "OD-19.22", "OD-6.14")
def test_freezing_winds_do_not_count_time_spent_otherwise():
    t = at("""
        heroes archer
        dungeon yetis-cavern
        doors pit-of-spikes-1
        deck 20
        phase encounter 1
        next 1 1 3 4 2
    """)
    t.do("peril 1")  # costs 3 time
    t.do("feat h3", "throw h1")  # and 4 more
    assert t.view.deck == 13
    t.do("cover s4 2")
    assert (t.view.damage_now, t.view.time_now) == (2, 2)
    stop(t)
    assert (t.hero("archer").damage, t.view.deck) == (2, 11)


@pytest.mark.rule("OD-19.20", "OD-8.12", "OD-8.13", "EX-21")
@pytest.mark.parametrize(("dodge", "suffered"), [(True, 0), (False, 2)])
def test_blade_storm_is_silent_once_everything_is_prevented(dodge, suffered):
    t = at("""
        heroes mage
        dungeon lichs-tomb
        floor 3
        hero mage pool a1 m1 skills goblin-2
        doors bandit-1
        covered 1 a4 a4
        covered 2 a3
        covered 3 a4
        covered 4 s5
        covered 6 m2
        covered 7 s5
        covered 8 m3
        covered 9 m5 m5
        phase placing 1
    """)
    if dodge:
        t.do("use dodge")
    stop(t)
    assert t.hero("mage").damage == suffered  # 1 visible, 1 from the storm


@pytest.mark.rule("OD-19.20", "OD-8.14", "R-38")
def test_blade_storm_adds_one_before_division():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        floor 3
        hero mage pool a1
        doors bandit-1
        covered 1 a4 a4
        covered 2 a3
        covered 3 a4
        covered 4 s5
        covered 6 m2
        covered 7 s5
        covered 8 m3
        covered 9 m5 m5
        phase placing 1
    """)
    stop(t)
    assert damage(t) == {"mage": 1, "warrior": 1}


@pytest.mark.rule("OD-19.21", "OD-12.11", "EX-25", "E-31")
def test_stairs_damage_from_the_consequences_comes_after_them():
    t = at("""
        heroes mage warrior
        dungeon lichs-tomb
        doors locked-door-1
        choice 2
        deck empty
        stairs 2
        hero mage pool s1
        phase placing 1
    """)
    stop(t)
    assert (t.asks, t.view.stairs_tokens, damage(t)) == ("stairs-damage", 1, {"mage": 1, "warrior": 1})
    t.do("hurt mage")
    assert (t.asks, damage(t)) == ("loot", {"mage": 2, "warrior": 1})


@pytest.mark.rule("OD-19.22", "OD-6.12", "OD-6.13", "OD-6.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_perils_time_is_spent_on_choosing(edition):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        edition {edition}
        hero mage stored h1
        doors rune-puzzle-1
        deck 20
        phase encounter 1
        next 5 6 6 6 6
    """)
    t.do("peril 1")
    assert (t.asks, t.view.deck) == ("feat", 18)  # before feats and rolls
    t.do("feat h1")
    assert t.view.deck == 18
    t.do("cover h5 2", "cover m6 1")
    stop(t)
    assert t.happened("consequences") == [{"damage": 0, "poison": 0, "time": 0}]
    assert t.view.deck == 18

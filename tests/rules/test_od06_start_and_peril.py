"""OD-6.1 to OD-6.16: the order of an encounter, abilities at its start, the choice in a peril."""

import pytest

from table import Table, at

EDITIONS = ("1.1", "1.5", "1.61", "1.9")


def asked_along(t: Table, *answers: str) -> list[str]:
    """The question before each answer, and the one after the last."""
    asked = [t.asks]
    for answer in answers:
        asked.append(t.do(answer).asks)
    return asked


# Order


@pytest.mark.rule("OD-6.1", "OD-6.2", "OD-6.4", "E-2", "E-9")
@pytest.mark.parametrize("edition", ["1.5", "1.61", "1.9"])
def test_a_combat_goes_from_ability_to_feats_to_gathering_to_placing_to_loot(edition):
    t = at(f"""
        heroes warrior rogue
        dungeon lichs-tomb
        edition {edition}
        level 2
        hero warrior stored h1
        doors closed:fire-elemental-1
        phase room 1
    """)
    assert asked_along(t, "encounter", "hurt warrior") == ["room", "flames", "feat"]
    assert t.hero("warrior").damage == 1
    # Nobody has gathered anything yet.
    assert t.view.supply == {"strength": 8, "agility": 8, "magic": 8, "heroic": 5}
    assert asked_along(t, "feat warrior h1", "no-feat rogue") == ["feat", "feat", "bonus"]
    assert len(t.hero("warrior").pool) == 1
    assert asked_along(t, "bonus rogue") == ["bonus", "placing"]
    assert (len(t.hero("warrior").pool), len(t.hero("rogue").pool)) == (5, 5)
    assert asked_along(t, "0: done") == ["placing", "placing"]
    assert (t.hero("warrior").damage, t.hero("rogue").damage) == (1, 0)
    # The foe's four damage are there, two for each, when loot is asked.
    assert asked_along(t, "1: done") == ["placing", "loot"]
    assert (t.hero("warrior").damage, t.hero("rogue").damage) == (3, 2)


@pytest.mark.rule("OD-6.3", "E-2")
def test_in_the_first_book_dice_are_claimed_before_heroic_skills():
    t = at("""
        heroes warrior rogue
        dungeon lichs-tomb
        edition 1.1
        level 2
        hero warrior stored h1
        doors closed:locked-door-1
        deck 20
        phase room 1
    """)
    assert asked_along(t, "encounter", "peril 1", "bonus rogue") == ["room", "peril", "bonus", "feat"]
    assert t.view.deck == 19
    # Four agility dice and the bonus die are claimed, none is rolled.
    assert t.view.supply == {"strength": 8, "agility": 4, "magic": 8, "heroic": 4}
    assert (t.hero("warrior").pool, t.hero("rogue").pool) == ([], [])
    assert asked_along(t, "feat warrior h1", "no-feat rogue") == ["feat", "feat", "placing"]
    assert (len(t.hero("warrior").pool), len(t.hero("rogue").pool)) == (2, 4)
    assert asked_along(t, "0: done", "1: done", "split warrior") == ["placing", "placing", "split", "loot"]


@pytest.mark.rule("OD-6.1", "OD-6.2", "OD-6.14", "E-2")
@pytest.mark.parametrize("edition", ["1.5", "1.61", "1.9"])
def test_a_peril_goes_from_choice_to_feats_to_gathering_to_placing_to_loot(edition):
    t = at(f"""
        heroes warrior rogue
        dungeon dragons-cave
        edition {edition}
        level 2
        hero warrior stored h1
        doors closed:locked-door-1
        deck 20
        phase room 1
        next 5  5 2 2 2 2 2
    """)
    assert asked_along(t, "encounter", "peril 1") == ["room", "peril", "feat"]
    assert t.view.deck == 19
    assert t.view.supply == {"strength": 8, "agility": 8, "magic": 8, "heroic": 5}
    assert asked_along(t, "feat warrior h1", "no-feat rogue", "bonus warrior") == ["feat", "feat", "bonus", "placing"]
    assert asked_along(t, "0: done", "1: done", "split warrior") == ["placing", "placing", "split", "loot"]
    assert (t.hero("warrior").damage, t.view.deck) == (1, 15)


# Abilities at the start


@pytest.mark.rule("OD-6.4", "OD-6.5", "E-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_frost_spends_three_time_when_the_encounter_begins(edition):
    t = at(f"""
        heroes rogue
        dungeon dragons-cave
        edition {edition}
        doors closed:ice-elemental-1
        deck 20
        phase room 1
    """)
    assert t.view.deck == 20
    t.do("encounter")
    assert (t.asks, t.view.deck, t.hero("rogue").pool) == ("feat", 17, [])


@pytest.mark.rule("OD-6.4", "OD-6.5", "E-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_flames_hurt_a_lone_hero_when_the_encounter_begins(edition):
    t = at(f"""
        heroes rogue
        dungeon dragons-cave
        edition {edition}
        doors closed:fire-elemental-1
        phase room 1
    """)
    assert t.hero("rogue").damage == 0
    t.do("encounter")
    assert (t.asks, t.hero("rogue").damage, t.hero("rogue").pool) == ("feat", 1, [])


@pytest.mark.rule("OD-6.4", "OD-6.5")
def test_drain_turns_one_item_of_the_partys_choice_into_xp():
    t = at("""
        heroes warrior rogue
        dungeon dragons-cave
        hero warrior items goblin-1
        hero rogue items shadow-1
        doors closed:wraith-1
        phase room 1
    """)
    t.do("encounter")
    assert (t.asks, t.asked_seats) == ("drain", [0, 1])
    t.do("1: drain warrior goblin-1")
    assert (t.hero("warrior").items, t.hero("rogue").items) == ([], ["shadow-1"])
    assert t.view.xp == ["goblin-1"]
    assert t.asks == "feat"


@pytest.mark.rule("OD-6.5", "R-11")
@pytest.mark.parametrize("hurt", ["warrior", "mage"])
def test_the_party_chooses_the_one_hero_whom_flames_hurt(hurt):
    t = at("""
        heroes warrior mage
        dungeon dragons-cave
        doors fire-elemental-1
        phase encounter 1
    """)
    assert (t.asks, t.asked_seats) == ("flames", [0, 1])
    assert t.offers("hurt") == ["hurt warrior", "hurt mage"]
    t.do(f"1: hurt {hurt}")
    damage = {hero.hero: hero.damage for hero in t.view.heroes}
    assert damage == {"warrior": 0, "mage": 0} | {hurt: 1}


@pytest.mark.rule("OD-6.6")
@pytest.mark.parametrize("foe", ["fire-elemental-1", "ice-elemental-1", "wraith-1"])
def test_a_party_that_flees_meets_no_ability(foe):
    t = at(f"""
        heroes warrior
        dungeon dragons-cave
        hero warrior items goblin-1
        doors closed:{foe}
        deck 20
        turn 3
        fresh_floor no
        phase room 1
    """)
    t.do("flee")
    # Two cards for the turn that follows, none for the foe.
    assert (t.view.deck, t.hero("warrior").damage, t.hero("warrior").items) == (18, 0, ["goblin-1"])


@pytest.mark.rule("OD-6.8")
def test_a_foe_may_have_no_ability():
    t = at("""
        heroes rogue
        dungeon yetis-cavern
        hero rogue items goblin-1
        doors closed:ogre-1
        deck 20
        phase room 1
        next 1 1 2 3 1 2 3
    """)
    t.do("encounter", "no-feat rogue")
    assert t.asks == "placing"
    assert (t.view.deck, t.hero("rogue").damage, t.hero("rogue").items) == (20, 0, ["goblin-1"])
    assert len(t.hero("rogue").pool) == 8


@pytest.mark.rule("OD-6.7", "OD-6.50")
@pytest.mark.parametrize(("foe", "deck"), [("shadow-1", (19, 18)), ("ogre-1", (20, 20))])
def test_fade_charges_every_skill_of_the_whole_encounter(foe, deck):
    t = at(f"""
        heroes archer
        dungeon dragons-cave
        hero archer skills boulder-1 pool a2 a3
        doors {foe}
        deck 20
        phase placing 1
        next 4
    """)
    t.do("use valor")
    assert t.view.deck == deck[0]
    t.do("use kiting")
    assert t.view.deck == deck[1]


@pytest.mark.rule("OD-6.10", "OD-6.47")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_the_abilities_of_all_visible_floors_are_in_force_in_a_combat(floor):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        floor {floor}
        doors ogre-1
        phase encounter 1
        next 2 3 4 5 6 2 2
    """)
    # Weakness Curse is written on floor 2.
    cursed = ["a3", "a4", "m5", "m6"]
    assert t.hero("mage").pool == (["s2", "a3", "a4", "m2", "m2", "m5", "m6"] if floor == 1 else cursed)


@pytest.mark.rule("OD-6.10", "OD-6.47")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_the_abilities_of_all_visible_floors_are_in_force_in_a_peril(floor):
    t = at(f"""
        heroes mage
        dungeon lichs-tomb
        floor {floor}
        doors force-wall-1
        phase encounter 1
        next 2 3 4 2
    """)
    t.do("peril 2")
    assert t.hero("mage").pool == (["m2", "m2", "m3", "m4"] if floor == 1 else ["m3", "m4"])


# The choice in a peril


@pytest.mark.rule("OD-6.11")
def test_one_of_two_options_is_chosen_before_any_die_is_rolled():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors force-wall-1
        phase encounter 1
    """)
    assert (t.asks, t.offers("peril")) == ("peril", ["peril 1", "peril 2"])
    assert t.hero("mage").pool == []
    t.do("peril 2")
    assert (t.asks, t.view.option, len(t.hero("mage").pool)) == ("placing", 2, 4)
    assert t.refuses("peril 1")


@pytest.mark.rule("OD-6.12", "OD-6.14")
@pytest.mark.parametrize(("option", "deck"), [(1, 17), (2, 20)])
def test_the_cost_of_the_option_is_paid_at_once_before_feats_and_rolls(option, deck):
    t = at("""
        heroes rogue
        dungeon dragons-cave
        doors bear-traps-1
        deck 20
        phase encounter 1
    """)
    t.do(f"peril {option}")
    assert (t.asks, t.view.deck, t.hero("rogue").pool) == ("feat", deck, [])


@pytest.mark.rule("OD-6.12")
def test_the_cost_becomes_tokens_when_the_stairs_are_visible():
    t = at("""
        heroes rogue
        dungeon dragons-cave
        doors cave-in-1
        deck 1
        phase encounter 1
    """)
    t.do("peril 1")
    assert (t.asks, t.view.deck, t.view.stairs_tokens) == ("feat", 0, 1)


@pytest.mark.rule("OD-6.12", "OD-6.13")
def test_the_cost_is_owed_though_the_box_is_covered():
    t = at("""
        heroes rogue
        dungeon dragons-cave
        doors locked-door-1
        deck 20
        phase encounter 1
        next 6 6 2 1
    """)
    t.do("peril 1", "no-feat rogue", "cover a2 2", "cover a6 1", "add a6", "done")
    assert (t.asks, t.view.deck, t.hero("rogue").damage) == ("loot", 19, 0)


@pytest.mark.rule("OD-6.13")
def test_the_cost_is_owed_besides_the_consequences_of_the_uncovered_box():
    t = at("""
        heroes rogue
        dungeon dragons-cave
        doors locked-door-1
        deck 20
        phase encounter 1
    """)
    t.do("peril 1", "no-feat rogue", "done")
    assert (t.asks, t.view.deck, t.hero("rogue").damage) == ("loot", 20 - 1 - 4, 1)


@pytest.mark.rule("OD-6.14")
def test_the_cost_is_no_part_of_the_consequences():
    t = at("""
        heroes rogue
        dungeon yetis-cavern
        doors bear-traps-1
        deck 20
        phase encounter 1
        next 1 1 2 3
    """)
    t.do("peril 1", "no-feat rogue")
    # Three time were paid, but only two would be consequences: too little for Freezing Winds.
    assert (t.view.deck, t.view.damage_now, t.view.time_now) == (17, 2, 2)
    t.do("done")
    assert (t.asks, t.view.deck, t.hero("rogue").damage) == ("loot", 15, 2)


@pytest.mark.rule("OD-6.15", "OD-6.53")
@pytest.mark.parametrize(("option", "box", "toll"), [(1, ("agility", 8), (1, 4)), (2, ("strength", 11), (2, 2))])
def test_the_option_not_chosen_plays_no_further_part(option, box, toll):
    t = at("""
        heroes rogue
        dungeon dragons-cave
        doors locked-door-1
        phase encounter 1
    """)
    t.do(f"peril {option}", "no-feat rogue")
    assert [(b.color, b.value) for b in t.view.boxes if b.source == "card"] == [box]
    assert (t.view.damage_now, t.view.time_now) == toll


@pytest.mark.rule("EX-10", "OD-6.11", "OD-6.12", "OD-6.15", "OD-6.35", "OD-6.36", "OD-6.42")
def test_picking_the_lock():
    t = at("""
        heroes rogue
        dungeon dragons-cave
        level 2
        doors locked-door-1
        deck 20
        phase encounter 1
        next 5  1 2 3 4  6
    """)
    t.do("peril 1")
    assert (t.asks, t.view.deck) == ("feat", 19)
    t.do("feat rogue h1")
    assert t.hero("rogue").pool == ["a1", "a2", "a3", "a4", "h5", "h6"]
    assert "strength" not in [box.color for box in t.view.boxes]


@pytest.mark.rule("OD-6.16")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_players_decide_the_option_together(seat):
    t = at("""
        heroes warrior archer
        dungeon dragons-cave
        doors locked-door-1
        phase encounter 1
    """)
    assert (t.asks, t.asked_seats) == ("peril", [0, 1])
    t.do(f"{seat}: peril 2")
    # One option holds for both: strength dice for each of them.
    t.do("no-feat archer")
    assert t.view.option == 2
    assert [die[0] for die in t.hero("warrior").pool] == ["s", "s", "s"]
    assert [die[0] for die in t.hero("archer").pool] == ["s"]

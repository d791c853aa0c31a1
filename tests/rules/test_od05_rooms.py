"""OD-5: entering a room, or fleeing from it."""

import pytest

from table import at

EDITIONS = ("1.1", "1.5", "1.61", "1.9")


def table(doors, *lines, dungeon="yetis-cavern", heroes="warrior", phase="choose"):
    given = [f"heroes {heroes}", f"dungeon {dungeon}", f"doors {doors}", "turn 5", f"phase {phase}", *lines]
    if not any(line.startswith("deck") for line in given):
        given.append("deck 20")
    return at("\n".join(given))


def doors(t):
    return [door.card for door in t.view.doors]


def kinds(t):
    return [event.kind for event in t.match.events]


# Choosing and opening a door


@pytest.mark.rule("OD-5.1")
def test_any_door_open_or_closed_may_be_entered():
    t = table("closed:ogre-1 goblin-1 closed:shadow-1")
    assert t.offers("enter") == ["enter 1", "enter 2", "enter 3"]
    for number, card in ((1, "ogre-1"), (2, "goblin-1"), (3, "shadow-1")):
        t = table("closed:ogre-1 goblin-1 closed:shadow-1")
        t.do(f"enter {number}")
        assert t.view.card == card


@pytest.mark.rule("OD-5.2")
def test_a_closed_door_is_turned_face_up():
    t = table("closed:ogre-1 closed:shadow-1 ?")
    assert doors(t) == [None, None, None]
    t.do("enter 2")
    assert doors(t) == [None, "shadow-1", None]
    assert t.happened("opened") == [{"card": "shadow-1", "door": 2}]


@pytest.mark.rule("OD-5.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["ogre-1", "cave-in-1"])
def test_behind_a_closed_door_the_party_fights_or_flees(edition, card):
    t = table(f"closed:{card} ?", f"edition {edition}", "tokens 0")
    t.do("enter 1")
    assert (t.asks, t.options) == ("room", ["encounter", "flee"])


@pytest.mark.rule("OD-5.3", "OD-5.6", "OD-5.7", "OD-5.8", "EX-2")
def test_the_party_flees_from_the_force_wall():
    t = at("""
        heroes warrior
        dungeon lichs-tomb
        doors ? closed:force-wall-1 ? ?
        deck 38
        turn 1
        tokens 0
        phase turn
    """)
    assert (t.view.turn, t.view.deck, len(t.view.discard)) == (2, 36, 4)
    t.do("enter 2")
    assert t.options == ["encounter", "flee"]
    t.do("flee")
    assert t.view.turn == 3
    assert doors(t) == [None, "force-wall-1", None, None]
    assert t.refuses("explore")


@pytest.mark.rule("OD-5.4", "OD-5.5", "E-7", "R-1", "EX-7")
@pytest.mark.parametrize(
    ("line", "flee"),
    [
        ("edition 1.1", True),
        ("edition 1.5", False),
        ("edition 1.61", False),
        ("edition 1.9", False),
        ("option flee_open_door yes", True),
    ],
)
def test_whether_an_open_door_can_be_fled_depends_on_the_edition(line, flee):
    t = table("ogre-1 ?", line)
    t.do("enter 1")
    assert bool(t.offers("flee")) == flee
    assert t.view.mode == (None if flee else "combat")


@pytest.mark.rule("OD-5.4")
def test_an_open_door_cannot_be_fled_even_where_another_way_out_is_offered():
    t = table("ogre-1 ?", "known invisibility", "tokens 1")
    t.do("enter 1")
    assert t.asks == "room"
    assert {"encounter", "invisible"} <= set(t.options)
    assert t.refuses("flee")


@pytest.mark.rule("OD-5.5", "R-14")
def test_in_edition_1_1_the_same_open_door_passes_turn_after_turn():
    t = table("ogre-1 ? ? ?", "edition 1.1")
    for turn in (6, 7, 8):
        t.do("enter 1", "flee")
        assert t.view.turn == turn
    assert doors(t) == ["ogre-1", None, None, None]
    assert t.hero("warrior").damage == 0
    assert t.view.deck == 20 - 3 * 2


@pytest.mark.rule("R-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_an_edition_is_silent_the_newest_book_speaks(edition):
    # The bound of 6 is not printed in v1.1 (E-17) and holds there all the same.
    t = table("shadow-1", f"edition {edition}", "hero warrior skills ice-elemental-1 pool s6", phase="placing 1")
    t.do("use lucky-familiar", "branch 2", "pick s6")
    assert t.hero("warrior").pool == ["s6"]


@pytest.mark.rule("R-1")
def test_card_text_beats_the_rulebook():
    # The book says two dice make a heroic die, the Bandit says three.
    t = table("bandit-1", "hero warrior pool s6 s5 s4", phase="placing 1")
    t.do("convert s6", "add s5")
    assert t.hero("warrior").pool == ["h4"]
    t = table("bandit-1", "hero warrior pool s6 s5", phase="placing 1")
    assert not t.offers("convert")


# Fleeing


@pytest.mark.rule("OD-5.6", "OD-5.7")
def test_a_fled_card_is_an_open_door_and_keeps_its_place():
    t = table("closed:shadow-1 ? ? ?")
    t.do("enter 1", "flee")
    assert doors(t) == ["shadow-1", None, None, None]
    assert t.refuses("explore")
    t = table("closed:shadow-1 ? ?")
    t.do("enter 1", "flee", "explore")
    assert doors(t) == ["shadow-1", None, None, None]


@pytest.mark.rule("OD-5.6")
def test_a_fled_card_counts_as_an_open_door_for_the_swarm():
    t = table("closed:shadow-1 closed:goblin-1 ?")
    t.do("enter 1", "flee", "enter 2", "encounter")
    assert t.box(1).value == 4 * 2


@pytest.mark.rule("OD-5.8", "E-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fleeing_ends_the_turn_at_once(edition):
    t = table("closed:shadow-1 ?", f"edition {edition}")
    t.do("enter 1", "flee")
    assert kinds(t) == ["fled", "turn", "time"]
    assert (t.view.turn, t.asks, t.view.card) == (6, "turn-option", None)


@pytest.mark.rule("OD-5.9")
@pytest.mark.parametrize("card", ["fire-elemental-1", "ice-elemental-1", "wraith-1", "cave-in-1", "boulder-1"])
def test_fleeing_skips_ability_consequences_and_loot(card):
    t = table(f"closed:{card} ?", "hero warrior items goblin-1")
    t.do("enter 1", "flee")
    hero = t.hero("warrior")
    assert (hero.damage, hero.items, len(hero.skills)) == (0, ["goblin-1"], 1)
    assert (t.view.xp, t.view.potions) == ([], ["healing"])
    assert t.view.deck == 18  # nothing but the next turn's time
    assert kinds(t) == ["fled", "turn", "time"]


@pytest.mark.rule("OD-5.10")
def test_the_decision_to_flee_comes_before_the_ability():
    t = table("closed:fire-elemental-1 ?")
    t.do("enter 1")
    assert (t.asks, t.hero("warrior").damage) == ("room", 0)
    t.do("encounter")
    assert t.hero("warrior").damage == 1


@pytest.mark.rule("OD-5.10")
def test_the_decision_to_flee_comes_before_the_peril_choice():
    t = table("closed:cave-in-1 ?")
    t.do("enter 1")
    assert (t.asks, t.view.option) == ("room", None)
    assert t.refuses("peril 1")
    t.do("encounter")
    assert t.asks == "peril"
    assert t.refuses("flee")


@pytest.mark.rule("OD-5.14")
def test_the_mage_stores_a_die_on_each_flee():
    t = table("closed:shadow-1 closed:ogre-1 closed:goblin-1 ?", heroes="mage")
    t.do("enter 1", "flee")
    assert t.hero("mage").stored == {"heroic": 1}
    t.do("enter 2", "flee")
    assert t.hero("mage").stored == {"heroic": 2}
    t.do("enter 3", "flee")
    assert t.hero("mage").stored == {"heroic": 2}  # the cap on her card


@pytest.mark.rule("OD-5.14", "R-14")
def test_fleeing_an_open_door_triggers_too_in_edition_1_1():
    t = table("shadow-1 ?", "edition 1.1", heroes="mage")
    t.do("enter 1", "flee")
    assert t.hero("mage").stored == {"heroic": 1}


@pytest.mark.rule("R-12")
@pytest.mark.parametrize(
    ("card", "stored"), [("ogre-1", {"heroic": 1}), ("bandit-1", {}), ("boulder-1", {"heroic": 1})]
)
def test_the_paladin_stores_at_the_flip_before_the_choice_to_flee(card, stored):
    t = table(f"closed:{card} ?", heroes="paladin")
    t.do("enter 1")
    assert (t.asks, t.hero("paladin").stored) == ("room", stored)
    t.do("flee")
    assert t.hero("paladin").stored == stored


@pytest.mark.rule("R-12")
def test_entering_an_open_door_is_no_flip():
    t = table("ogre-1 ?", "edition 1.1", heroes="paladin")
    t.do("enter 1")
    assert (t.asks, t.hero("paladin").stored) == ("room", {})


@pytest.mark.rule("R-13")
def test_open_doors_vanish_with_the_floor():
    t = table("shadow-1 ogre-1 ?", "deck empty", phase="end-turn")
    t.do("descend")
    assert doors(t) == [None] * 4
    assert t.view.deck + len(t.view.discard) + len(t.view.doors) == 44
    names = {
        t.state.pack.cards[card].id for card in [*t.state.deck, *t.state.discard, *(d >> 1 for d in t.state.doors)]
    }
    assert {"shadow-1", "ogre-1"} <= names


# Stealth


@pytest.mark.rule("R-84")
def test_stealth_adds_a_closed_door_after_the_flee():
    t = table("closed:shadow-1 ?", heroes="rogue")
    t.do("enter 1", "flee")
    assert (t.asks, t.view.turn) == ("stealth", 5)
    assert doors(t) == ["shadow-1", None]
    t.do("yes")
    assert doors(t) == ["shadow-1", None, None]
    assert (t.view.turn, t.view.deck) == (6, 20 - 1 - 2)


@pytest.mark.rule("R-84")
def test_stealth_need_not_be_used():
    t = table("closed:shadow-1 ?", heroes="rogue")
    t.do("enter 1", "flee", "no")
    assert doors(t) == ["shadow-1", None]
    assert (t.view.turn, t.view.deck) == (6, 18)


@pytest.mark.rule("R-84")
@pytest.mark.parametrize(
    ("row", "deck", "dungeon", "asks"),
    [
        ("closed:shadow-1 ? ? ?", "deck 20", "yetis-cavern", "turn-option"),  # four doors
        ("closed:shadow-1 ? ?", "deck 20", "minotaurs-maze", "turn-option"),  # three in the maze
        ("closed:shadow-1 ?", "deck empty", "yetis-cavern", "descend"),  # no card left
        ("closed:shadow-1 ?", "deck 1", "yetis-cavern", "stealth"),
        ("closed:shadow-1 ? ?", "deck 20", "yetis-cavern", "stealth"),
    ],
)
def test_stealth_needs_a_free_place_and_a_card(row, deck, dungeon, asks):
    t = table(row, deck, dungeon=dungeon, heroes="rogue")
    t.do("enter 1", "flee")
    assert t.asks == asks


@pytest.mark.rule("R-84")
def test_stealth_is_no_explore():
    t = table("closed:shadow-1", "floor 2", dungeon="minotaurs-maze", heroes="rogue")
    t.do("enter 1", "flee", "yes")
    # Crumbling Walls would have taken a card more.
    assert (len(t.view.doors), t.view.deck) == (2, 20 - 1 - 2)
    assert not t.happened("explore")


@pytest.mark.rule("R-84")
def test_stealth_that_takes_the_last_card_reveals_the_stairs():
    t = table("closed:shadow-1 ?", "deck 1", heroes="rogue")
    t.do("enter 1", "flee", "yes")
    assert (t.view.stairs_visible, t.view.stairs_tokens) == (True, 0)
    assert (t.asks, t.view.turn) == ("descend", 5)


# The encounter


@pytest.mark.rule("OD-5.11")
@pytest.mark.parametrize(("card", "mode"), [("ogre-1", "combat"), ("shadow-2", "combat"), ("cave-in-1", "peril")])
def test_the_icon_decides_what_kind_of_encounter_follows(card, mode):
    t = table(f"closed:{card} ?")
    t.do("enter 1", "encounter")
    assert t.view.mode == mode
    assert (t.asks == "peril") == (mode == "peril")


@pytest.mark.rule("OD-5.12")
def test_the_loot_on_a_card_does_nothing_before_the_encounter_is_over():
    # Bandit: an item of 1 magic, Backstab, 3 XP. The warrior alone has one magic icon and three XP to go.
    t = table("closed:bandit-1 ?", "xp goblin-1 goblin-2", "next 1 1 1 1 2 2 3")
    t.do("enter 1", "encounter")
    hero = t.hero("warrior")
    assert hero.stats == [4, 2, 1]
    assert sum(die[0] == "m" for die in hero.pool) == 1
    assert not t.offers("use warrior backstab")
    assert (t.view.xp_total, t.view.level) == (4, 1)


@pytest.mark.rule("OD-5.12")
def test_a_heart_on_the_card_saves_nobody_in_its_own_encounter():
    t = table("closed:fire-elemental-1 ?", "hero warrior damage 5", "tokens 0")
    t.do("enter 1", "encounter")
    assert t.view.outcome == "defeat"


@pytest.mark.rule("OD-5.12")
def test_a_potion_on_the_card_is_unknown_before_the_encounter_is_over():
    t = table("closed:skeleton-1 ?", "tokens 2")
    t.do("enter 1")
    assert t.refuses("invisible")
    t.do("encounter")
    assert t.view.potions == ["healing"]


@pytest.mark.rule("OD-5.13", "OD-5.17")
@pytest.mark.parametrize("loot", ["item warrior", "skill warrior", "xp"])
def test_a_completed_card_becomes_loot_and_frees_its_place(loot):
    t = table("? beetle-1 ? ?", "covered 1 a3", "covered 2 a4", "covered 3 s5", "covered 4 m3", "covered 5 a4",
              "hero warrior pool s1", phase="placing 2")  # fmt: skip
    t.do("done")
    assert t.asks == "loot"
    assert t.hero("warrior").damage > 0  # consequences do not cost the loot
    assert len(t.view.doors) == 4
    t.do(loot)
    assert doors(t) == [None, None, None]
    hero = t.hero("warrior")
    held = {"item warrior": hero.items, "xp": t.view.xp, "skill warrior": [skill.card for skill in hero.skills[1:]]}
    assert held[loot] == ["beetle-1"]
    assert "beetle-1" not in t.view.discard
    t.do("explore")
    assert len(t.view.doors) == 4


@pytest.mark.rule("OD-5.17")
def test_a_party_that_does_not_survive_claims_no_loot():
    t = table("beetle-1 ?", "hero warrior damage 5 pool s1", "tokens 0", phase="placing 1")
    t.do("done")
    assert (t.view.outcome, t.asks, t.view.xp) == ("defeat", "", [])


@pytest.mark.rule("OD-5.18")
@pytest.mark.parametrize("card", ["ogre-1", "locked-door-1"])
def test_both_heroes_take_part_in_every_encounter(card):
    t = table(f"closed:{card} ?", heroes="warrior rogue", dungeon="dragons-cave")
    t.do("1: enter 1", "1: encounter")
    if card == "locked-door-1":
        t.do("0: peril 1")
    t.do("1: no-feat")
    assert t.asked_seats == [0, 1]
    assert (t.asks, all(hero.pool for hero in t.view.heroes)) == ("placing", True)


# Invisibility


@pytest.mark.rule("OD-5.15")
@pytest.mark.parametrize("edition", ["1.5", "1.61", "1.9"])
@pytest.mark.parametrize("row", ["closed:fire-elemental-1 ?", "fire-elemental-1 ?"])
def test_invisibility_is_used_before_the_encounter_instead_of_fleeing(edition, row):
    t = table(row, f"edition {edition}", "known invisibility", "tokens 1", heroes="mage")
    t.do("enter 1", "invisible")
    assert (t.asks, t.view.tokens) == ("loot", 0)
    assert t.hero("mage").damage == 0
    assert t.hero("mage").stored == {}  # not a flee
    t.do("xp")
    assert (t.view.xp, doors(t), t.view.turn) == (["fire-elemental-1"], [None], 6)


@pytest.mark.rule("OD-5.15")
def test_invisibility_cannot_be_used_once_the_encounter_has_begun():
    t = table("closed:ogre-1 ?", "known invisibility", "tokens 1")
    t.do("enter 1", "encounter")
    assert t.refuses("invisible")


@pytest.mark.rule("OD-5.15")
@pytest.mark.parametrize("lines", [["tokens 1"], ["known invisibility", "tokens 0"]])
def test_invisibility_needs_the_potion_and_a_token(lines):
    t = table("closed:ogre-1 ?", *lines)
    t.do("enter 1")
    assert t.refuses("invisible")


@pytest.mark.rule("OD-5.16")
@pytest.mark.parametrize("row", ["closed:fire-elemental-1 ?", "fire-elemental-1 ?"])
@pytest.mark.parametrize("line", ["edition 1.1", "option invisibility on-flee\noption flee_open_door yes"])
def test_in_edition_1_1_invisibility_follows_a_decision_to_flee(row, line):
    t = table(row, line, "known invisibility", "tokens 1", heroes="mage")
    t.do("enter 1", "invisible")
    assert t.hero("mage").stored == {"heroic": 1}  # it is a flee
    assert (t.asks, t.view.tokens, t.hero("mage").damage) == ("loot", 0, 0)
    t.do("xp")
    assert (t.view.xp, doors(t), t.view.turn) == (["fire-elemental-1"], [None], 6)

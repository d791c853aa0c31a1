"""Several rules at once: what single-rule tests would miss."""

import pytest

from table import at
from underdeck import Refusal


@pytest.mark.rule("R-84", "R-41", "OD-10.21")
def test_stealth_is_not_offered_once_the_potion_has_used_up_the_deck():
    t = at("""
        heroes rogue
        dungeon dragons-cave
        option invisibility on-flee
        known invisibility
        tokens 2
        deck 2
        doors closed:goblin-1
        phase room 1
    """)
    t.do("invisible")
    assert t.asks == "loot"


@pytest.mark.rule("R-84", "OD-10.21")
def test_a_card_about_to_be_claimed_leaves_room_for_a_stealth_door():
    t = at("""
        heroes rogue
        dungeon dragons-cave
        option invisibility on-flee
        known invisibility
        tokens 2
        deck 10
        doors closed:goblin-1 ? ? ?
        phase room 1
    """)
    t.do("invisible")
    assert t.asks == "stealth"
    t.do("yes", "xp")
    assert len(t.view.doors) == 4


@pytest.mark.rule("R-22", "R-15")
def test_closed_doors_shown_on_the_way_to_the_boss_bar_undo():
    t = at("""
        heroes warrior mage
        dungeon dragons-cave
        floor 3
        level 2
        deck empty
        doors ? ? ?
        phase end-turn
    """)
    t.do("descend")
    assert t.asks == "bonus"
    with pytest.raises(Refusal) as caught:
        t.match.undo()
    assert caught.value.code == "undo-revealed"


@pytest.mark.rule("R-30", "OD-7.56")
def test_a_restricted_die_cannot_be_stored_for_later():
    t = at("""
        heroes dragoon
        dungeon dragons-cave
        doors goblin-1
        hero dragoon pool h6! m6* s3
        phase placing 1
    """)
    t.do("done")
    assert t.offers("store") == ["store dragoon s3"]


@pytest.mark.rule("R-30")
def test_a_restricted_die_cannot_feed_forked_strike():
    t = at("""
        heroes dragoon mage
        dungeon dragons-cave
        doors ogre-1
        hero dragoon pool m6* s5 s4
        phase placing 1
    """)
    t.do("use forked-strike")
    assert t.offers("pick") == ["pick dragoon s4", "pick dragoon s5"]


@pytest.mark.rule("OD-1.27", "OD-6.30")
@pytest.mark.parametrize("option", ["feat_declare simultaneous", "feat_is_skill yes"])
def test_dice_of_a_declared_feat_cannot_be_returned_any_more(option):
    t = at(f"""
        heroes archer mage
        dungeon dragons-cave
        option {option}
        hero mage stored h1
        deck empty
        stairs 2
        doors shadow-1
        phase encounter 1
    """)
    if option.startswith("feat_declare"):
        t.do("0: feat h2")
    t.do("1: feat h1")
    assert t.asks == "stairs-damage"
    assert not t.offers("return mage")


@pytest.mark.rule("R-88")
def test_the_forecast_counts_the_paladins_armor():
    t = at("""
        heroes paladin
        dungeon dragons-cave
        doors ogre-1
        hero paladin pool s1
        tokens 2
        phase placing 1
    """)
    forecast = t.view.damage_now
    t.do("done")
    assert t.hero("paladin").damage == forecast == 5


@pytest.mark.rule("R-19")
def test_a_die_returned_to_the_supply_reopens_the_step_for_the_partner():
    t = at("""
        heroes mage warrior
        dungeon dragons-cave
        doors ogre-1
        hero mage stored h1 pool m5
        hero warrior pool s5
        phase placing 1
    """)
    t.do("1: done")
    assert t.asked_seats == [0]
    t.do("0: return mage h")
    assert t.asked_seats == [0, 1]


def test_a_hero_cannot_be_given_a_skill_twice_or_a_potion_as_a_skill():
    for cards in ("glooping-ooze-2", "goblin-2 arrow-wall-1"):
        with pytest.raises(Refusal) as caught:
            at(f"heroes mage\ndungeon dragons-cave\nhero mage skills {cards}")
        assert caught.value.code == "position-card"


@pytest.mark.rule("R-19", "R-22")
def test_the_placing_step_stays_open_after_the_last_die_so_that_it_can_be_taken_back():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors bandit-1
        hero warrior pool s5
        phase placing 1
    """)
    t.do("cover s5 4")
    assert (t.asks, t.offers("cover"), t.offers("done")) == ("placing", [], ["done"])
    t.match.undo()
    assert t.hero("warrior").pool == ["s5"]


@pytest.mark.rule("R-21", "OD-8.1")
def test_a_wide_box_does_not_count_as_covered_before_its_number_is_reached():
    t = at("""
        heroes warrior
        dungeon dragons-cave
        doors ogre-1
        hero warrior pool s2 s3 s4
        phase placing 1
    """)
    before = t.view.damage_now
    t.do("cover s2 1")
    assert (t.asks, t.box(1).covered, t.view.damage_now) == ("fill", False, before)
    t.do("add s4")
    assert (t.box(1).covered, t.view.damage_now) == (True, before - 1)


# What a card does is told


AT_A_DOOR = "doors closed:goblin-1 ?\nphase room 1"
TOLD = {
    "turn": (f"dungeon hydras-reef\n{AT_A_DOOR}", "flee", "sticky-surrounding"),
    "floor": (f"dungeon dragons-cave\nfresh_floor yes\n{AT_A_DOOR}", "flee", "hall-of-statues"),
    "explore": ("dungeon minotaurs-maze\nfloor 2\ndoors ?\nphase choose", "explore", "crumbling-walls"),
    "skill": (
        "dungeon dragons-cave\ndoors shadow-1\nphase placing 1\nhero mage skills bandit-2 pool s3 m4",
        "use cleave",
        "fade",
    ),
    "ones": (
        "dungeon yetis-cavern\ndoors closed:glooping-ooze-1\nphase room 1\nnext 1 1 1 2 2 2 2",
        "encounter",
        "split",
    ),
    "pips": (f"dungeon hydras-reef\nfloor 3\nlevel 2\n{AT_A_DOOR}\nnext 5 5 5 5 5 5 5 5", "encounter", "poison-aura"),
    "damage": (
        "dungeon lichs-tomb\nfloor 3\ndoors goblin-1\nphase placing 1\nhero mage pool m1",
        "done",
        "blade-storm",
    ),
    "penalty": (
        "dungeon realm-of-venom\nfloor 3\ntokens 0\ndoors ?\nphase choose\nhero mage poison 2",
        "explore",
        "fever-swamp",
    ),
}


@pytest.mark.rule("OD-3.6", "OD-3.18", "OD-6.44", "OD-6.50")
@pytest.mark.parametrize(("lines", "answer", "ability"), TOLD.values(), ids=TOLD)
def test_an_ability_that_changes_a_number_is_named(lines, answer, ability):
    t = at(f"heroes mage\n{lines}")
    t.do(answer)
    assert {"ability": ability} in t.happened("ability")


@pytest.mark.rule("OD-6.44")
def test_dice_that_an_aura_lowers_are_told_as_they_lie():
    t = at(f"heroes mage\ndungeon hydras-reef\nfloor 3\nlevel 2\n{AT_A_DOOR}\nnext 5 5 5 5 5 5 5 5")
    t.do("encounter")
    assert t.happened("lowered") == [{"hero": "mage", "dice": "h5", "into": "h4"}]
    assert "h4" in t.hero("mage").pool

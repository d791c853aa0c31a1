"""Delete me: shows how rule tests are written."""

import pytest

from table import at, game


@pytest.mark.rule("OD-3.3", "OD-4.1", "EX-1")
def test_turn_one_spends_two_time_and_explores_four_doors():
    t = game("mage", dungeon="lichs-tomb")
    # Turn 1 has one legal option, so the program explores by itself; the next question is asked in turn 2.
    assert t.view.turn == 2
    assert [door.card for door in t.view.doors] == [None] * 4
    assert (t.view.deck, len(t.view.discard)) == (44 - 2 - 4 - 2, 4)


@pytest.mark.rule("OD-7.15", "EX-15")
def test_armor_first():
    t = at("""
        heroes mage
        dungeon dragons-cave
        doors glooping-ooze-1
        phase placing 1
        hero mage pool s6 m1
    """)
    assert t.asks == "placing"
    assert t.refuses("cover s6 6")
    assert not t.offers("cover")


@pytest.mark.rule("OD-5.4", "OD-5.5", "EX-7")
@pytest.mark.parametrize(("edition", "flee"), [("1.1", True), ("1.9", False)])
def test_fleeing_an_open_door(edition, flee):
    t = at(f"""
        heroes mage
        dungeon yetis-cavern
        edition {edition}
        doors goblin-1 ?
        phase choose
    """)
    t.do("enter 1")
    assert bool(t.offers("flee")) == flee

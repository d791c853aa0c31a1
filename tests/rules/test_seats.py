"""Who is asked (R-97): the party together, or the hero's own player."""

import pytest

from table import at, game

DUO = """
    heroes mage warrior
    dungeon yetis-cavern
    doors bandit-1 ?
"""


@pytest.mark.rule("R-97", "OD-2.6", "OD-3.1")
def test_a_question_to_the_party_goes_to_every_seat_and_the_first_answer_settles_it():
    t = at(DUO + "phase choose")
    assert t.asked_seats == [0, 1]
    t.match.submit(1, "enter 1")
    assert t.asks != "turn-option"


@pytest.mark.rule("R-97")
def test_a_feat_is_its_heros_own_affair():
    t = at(DUO + "hero mage stored h1\nphase encounter 1")
    assert (t.asks, t.asked_seats) == ("feat", [0])


@pytest.mark.rule("R-97", "OD-7.2", "OD-7.12")
def test_each_seat_is_offered_only_its_own_dice_and_skills():
    t = at(DUO + "hero mage pool a3 m5\nhero warrior pool s5 a4\nphase placing 1")
    for decision in t.match.decisions:
        own = [t.match.write(option).split() for option in decision.options]
        heroes = {words[1] for words in own if words[0] in ("cover", "use", "convert", "discard")}
        assert heroes == {["mage", "warrior"][decision.seat]}


@pytest.mark.rule("R-97", "R-19")
def test_the_placing_step_ends_when_both_say_so_and_an_action_reopens_it():
    t = at(DUO + "hero mage pool a3 m5\nhero warrior pool s5 a4\nphase placing 1")
    t.do("0: done")
    assert t.asked_seats == [1]
    t.do("1: cover a4 3")
    assert t.asked_seats == [0, 1]
    t.do("0: done", "1: done")
    assert t.asks != "placing"


def test_one_hero_has_one_seat():
    assert game("rogue").match.seats == ["rogue"]

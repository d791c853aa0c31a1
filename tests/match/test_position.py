"""Positions by hand: short, forgiving in what they leave out, strict in what they say."""

import pytest

import underdeck
from table import at
from underdeck import Refusal

START = "heroes mage\ndungeon dragons-cave\n"


def refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        underdeck.new("onedeck", position=START + text, seed=1)
    assert str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("colour red", "position-word"),
        ("doors dragon-1", "position-card"),
        ("doors goblin-1 goblin-1", "position-twice"),
        ("xp goblin-1\ndoors goblin-1", "position-twice"),
        ("hero mage pool z9", "position-die"),
        ("hero mage pool s7", "position-die"),
        ("hero mage pool s1 s1 s1 s1 s1 s1 s1 s1 s1", "position-dice"),
        ("hero rogue damage 1", "position-hero"),
        ("hero mage damage lots", "position-number"),
        ("hero mage hat", "position-word"),
        ("deck 60", "position-too-few"),
        ("phase dance", "position-word"),
        ("phase encounter 1", "position-door"),
        ("phase encounter", "position-door"),
        ("doors goblin-1\nphase placing 1\ncovered 12 s3", "position-box"),
        ("doors boulder-1\nphase placing 1\nchoice 5", "position-number"),
        ("doors boulder-1\nphase placing 1", "position-choice"),
        ("next 7", "position-die"),
        ("floor 9", "position-number"),
        ("level 0", "position-number"),
        ("known beer", "position-card"),
        ("option flee_open_door", "position-option"),
        ("option flee_open_door maybe", "unknown-value"),
        ("agenda nap", "position-word"),
        ("agenda ask-pick 0", "position-agenda"),
        (
            "hero mage items goblin-1 ogre-1 bandit-1 bandit-2 beetle-1 beetle-2 shadow-1 shadow-2 damage 99",
            "position-dead",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_line(text, code):
    caught = refused(text)
    assert caught.code == code
    if code.startswith("position-") and code not in ("position-dead", "position-agenda"):
        assert caught.facts["line"] == 2 + len(text.split("\n"))


def test_heroes_and_dungeon_must_be_given():
    with pytest.raises(Refusal) as caught:
        underdeck.new("onedeck", position="heroes mage\n", seed=1)
    assert caught.value.code == "unknown-dungeon"


def test_what_is_not_said_is_as_at_the_start_of_a_game():
    t = at(START + "doors goblin-1 ?\nphase choose")
    assert (t.view.level, t.view.tokens, t.view.floor, t.view.deck) == (1, 1, 1, 42)
    assert [door.card for door in t.view.doors] == ["goblin-1", None]


def test_a_counted_deck_leaves_the_rest_in_the_discard_pile():
    t = at(START + "doors goblin-1\ndeck 10\nphase choose")
    assert (t.view.deck, len(t.view.discard)) == (10, 33)


def test_comments_and_blank_lines_are_ignored():
    t = at(START + "\n# a puzzle\ndoors goblin-1 # open\nphase choose")
    assert t.view.doors[0].card == "goblin-1"


def test_the_next_dice_are_rolled_as_written():
    t = at(START + "doors glooping-ooze-1\nphase encounter 1\nnext 6 5 5 4 3 2 2")
    assert t.hero("mage").pool == ["s6", "a5", "a5", "m2", "m2", "m3", "m4"]

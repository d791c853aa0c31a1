"""Positions by hand: short, forgiving in what they leave out, strict in what they say."""

import pytest

import underdeck
from table import at
from underdeck import Refusal
from underdeck.games.onedeck.rules import frames as f
from underdeck.games.onedeck.rules.agenda import advance
from underdeck.games.onedeck.rules.game import OneDeck
from underdeck.text import LANGUAGES
from underdeck.text.fluent import text_in

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
        ("agenda end-turn\nagenda turn", "position-agenda"),
        ("agenda pay-time 1", "position-agenda"),
        ("agenda turn\nagenda pay-time 100", "position-agenda"),
        ("agenda turn\nagenda pay-time 30\nagenda pay-time 30", "position-agenda"),
        ("doors goblin-1\nroom 1\nagenda loot\nagenda start", "position-agenda"),
        ("agenda turn\nagenda ask-descend 1", "position-agenda"),
        ("agenda turn\nagenda ask-avert", "position-agenda"),
        ("agenda floor\ndoors goblin-1\nroom 1", "position-agenda"),
        ("doors goblin-1\nspoils goblin-1:first", "position-agenda"),
        ("tokens 41", "position-number"),
        ("stairs 3", "position-number"),
        ("hero mage stored s5 a4 m4", "position-number"),
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


FIGHT = "doors goblin-1\nroom 1\nmode combat\nhero mage pool m3 m4\n"


@pytest.mark.parametrize(
    "agenda",
    [
        ["ask-placing 1 1"],
        ["ask-placing 255 1"],
        ["ask-placing 255 1", "ask-convert 1 0 0"],
        ["ask-placing 0 2"],
        ["ask-placing 0 1", "ask-convert 1 0 1"],
        ["ask-placing 0 1", "ask-fill 0 0 0"],
        ["ask-placing 0 1", "ask-receiver 7"],
        ["ask-placing 0 1", "ask-pay 0 0 1"],
        ["loot", "ask-placing 0 1"],
        ["ask-placing 0 0", "roll-all", "feat-paid 0 8 0 0 0"],
    ],
)
def test_a_placing_step_that_nobody_could_be_in_is_refused(agenda):
    """Everybody done and yet asked, the agenda once ran for ever: at once, or after the first answer."""
    aside = "aside m5\n" if "ask-convert" in agenda[-1] else ""
    caught = refused(FIGHT + aside + "\n".join([f"agenda {frame}" for frame in agenda]))
    assert caught.code == "position-agenda"


def test_the_same_step_with_somebody_left_is_read():
    t = at(START + FIGHT + "aside m5\nagenda ask-placing 0 1\nagenda ask-convert 1 0 0")
    assert t.asks == "convert"


def test_a_runaway_agenda_ends_in_a_refusal():
    t = at(START + FIGHT + "agenda ask-placing 0 1")
    t.match.state.agenda[:] = [(f.ASK_PLACING, 1, 1)]
    with pytest.raises(Refusal) as caught:
        advance(t.match.state)
    assert caught.value.code == "runaway"
    assert all(text_in(language).refusal(caught.value) for language in LANGUAGES)


@pytest.mark.parametrize("fault", [KeyError, IndexError, ValueError, AssertionError, RecursionError])
@pytest.mark.parametrize("looks", ["view", "write_action"])
def test_a_position_that_somebody_stumbles_over_is_refused(monkeypatch, fault, looks):
    def stumble(*anything):
        raise fault

    monkeypatch.setattr(OneDeck, looks, stumble)
    caught = refused("doors goblin-1\nphase choose")
    assert caught.code == "position-impossible"
    assert isinstance(caught.__cause__, fault)


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


FOUR = "heroes mage warrior rogue archer\ndungeon dragons-cave\n"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("doors goblin-1 goblin-2\nroom 1\nagenda start", "position-agenda"),  # a pair steps forward first
        ("doors goblin-1 goblin-2\nfighting mage rogue\nphase room 2", "position-door"),
        ("doors goblin-1 goblin-2\nroom 2\nphase encounter", "position-door"),
        ("doors goblin-1", "position-stacks"),
    ],
)
def test_four_heroes_enter_in_pairs_by_doors_of_two_cards(text, code):
    with pytest.raises(Refusal) as caught:
        underdeck.new("onedeck", position=FOUR + text, seed=1)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        FOUR + "doors goblin-1\nspoils goblin-1:first\noutcome defeat",  # a heart lost to the stack's other card
        START + "doors boulder-1\nroom 1\nmode peril\noutcome defeat",  # before an option was chosen
    ],
)
def test_a_lost_game_stands_wherever_it_stopped(text):
    match = underdeck.new("onedeck", position=text, seed=1)
    assert match.outcome == "defeat"
    assert underdeck.new("onedeck", position=match.position(), seed=1).digest == match.digest


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("onedeck", START + "turn 9999"),
        ("onedeck", FOUR + "phase boss\nround 9999"),
        ("stick", '{"players": [{"character": "roy"}, {"character": "elan"}], "turn": 999999999, "phase": "turn"}'),
    ],
)
def test_what_was_counted_too_far_is_written_as_the_most_and_read_again(game, text):
    match = underdeck.new(game, position=text, seed=1)
    assert underdeck.new(game, position=match.position(), seed=1).digest == match.digest

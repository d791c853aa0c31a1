"""Alone from the landing page to the result: by mouse, by touch, by keyboard."""

import pytest
from playwright.sync_api import expect

from browser.player import Keyboard, Mouse, Touch
from browser.records import played

# Short games, if one follows the hints: One Deck's by mouse goes down to the second floor.


@pytest.mark.parametrize(
    ("hand", "game", "seed"),
    [
        pytest.param(Mouse, "onedeck", 60, marks=pytest.mark.long),
        (Touch, "onedeck", 36),
        pytest.param(Keyboard, "onedeck", 36, marks=pytest.mark.soak),
        pytest.param(Touch, "stick", 80, marks=pytest.mark.soak),
        pytest.param(Keyboard, "stick", 80, marks=pytest.mark.long),
    ],
)
def test_a_whole_game(regular, hand, game, seed):
    me = regular(hand, phone=hand is Touch)
    me.start(game, seed)
    to_the_end(me)


def test_a_game_that_is_played_on_from_its_record(regular):
    me = regular(Keyboard)
    match = played("stick")
    me.watch(match.record(), len(match.log) - 20)
    me.play_from_here(["me", "bot", "bot"])
    to_the_end(me)


def to_the_end(me):
    me.play()
    expect(me.region("web-ending")).to_contain_text(me.table["over"]["text"])
    me.press(me.link("web-replay", me.region("web-ending")))
    expect(me.region("web-replay")).to_be_visible()

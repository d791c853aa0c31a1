"""Alone from the landing page to the result: by mouse, by touch, by keyboard."""

import pytest
from playwright.sync_api import expect

from browser.player import Keyboard, Mouse, Touch

# Short games, if one follows the hints.
SEEDS = {"onedeck": 60, "stick": 80}


@pytest.mark.parametrize(
    ("hand", "game"),
    [(Mouse, "onedeck"), (Touch, "onedeck"), (Keyboard, "onedeck"), (Touch, "stick"), (Keyboard, "stick")],
)
def test_a_whole_game(regular, hand, game):
    me = regular(hand, phone=hand is Touch)
    me.start(game, SEEDS[game])
    me.play()
    expect(me.region("web-ending")).to_contain_text(me.table["over"]["text"])
    me.press(me.link("web-replay", me.region("web-ending")))
    expect(me.region("web-replay")).to_be_visible()

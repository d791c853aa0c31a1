"""Alone from the landing page to the result: by mouse, by touch, by keyboard."""

import pytest
from playwright.sync_api import expect

from browser.player import Keyboard, Mouse, Touch

# Short games, if one follows the hints: One Deck's by mouse goes down to the second floor.


@pytest.mark.parametrize(
    ("hand", "game", "seed"),
    [
        (Mouse, "onedeck", 60),
        (Touch, "onedeck", 36),
        pytest.param(Keyboard, "onedeck", 36, marks=pytest.mark.soak),
        pytest.param(Touch, "stick", 80, marks=pytest.mark.soak),
        (Keyboard, "stick", 80),
    ],
)
def test_a_whole_game(regular, hand, game, seed):
    me = regular(hand, phone=hand is Touch)
    me.start(game, seed)
    me.play()
    expect(me.region("web-ending")).to_contain_text(me.table["over"]["text"])
    me.press(me.link("web-replay", me.region("web-ending")))
    expect(me.region("web-replay")).to_be_visible()

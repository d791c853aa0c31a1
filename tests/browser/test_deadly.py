"""An answer that would kill a hero is asked again."""

import pytest
from playwright.sync_api import expect

import underdeck
from browser.player import Keyboard, Mouse, Touch

POSITION = """
heroes mage
dungeon dragons-cave
doors goblin-2 ?
phase loot 1
tokens 0
hero mage damage 5 items glooping-ooze-2
"""
DEADLY = "item mage glooping-ooze-2"


@pytest.mark.rule("R-89")
@pytest.mark.parametrize("hand", [Mouse, Touch, Keyboard])
def test_giving_up_the_last_heart_is_asked_again(regular, hand):
    me = regular(hand, phone=hand is Touch)
    me.sit_at(underdeck.new("onedeck", position=POSITION, seed=1), 0)
    me.press(me.button("web-all-answers"))
    me.press(me.option(DEADLY))
    expect(me.dialog).to_contain_text("would fall: 5 damage, health 5!")
    me.press(me.button("web-deadly-no", me.dialog))
    assert me.table["over"] is None and me.until_asked()["kind"] == "loot"
    me.press(me.option(DEADLY))
    me.press(me.button("web-deadly-yes", me.dialog))
    expect(me.region("web-ending")).to_be_visible()

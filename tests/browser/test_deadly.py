"""An answer that would lose the game is asked again."""

import pytest
from playwright.sync_api import expect

import underdeck
from browser.player import Keyboard, Mouse, Player, Touch

LOOT = """
heroes mage
dungeon dragons-cave
doors goblin-2 ?
phase loot 1
tokens 0
hero mage damage 5 items glooping-ooze-2
"""
DICE = """
heroes warrior
dungeon dragons-cave
doors ogre-1 ? ? ?
phase placing 1
tokens 0
hero warrior damage 4 pool s4 s3 a2
"""


@pytest.mark.rule("R-89", "OD-8.16")
@pytest.mark.parametrize(("hand", "position", "answer", "fall"), [
    pytest.param(
        Mouse, DICE, "done", "would fall: 13 damage, health 6! You would lose the game.", marks=pytest.mark.long
    ),
    (Touch, DICE, "done", "would fall: 13 damage, health 6! You would lose the game."),
    pytest.param(
        Keyboard,
        LOOT,
        "item mage glooping-ooze-2",
        "would fall: 5 damage, health 5! You would lose the game.",
        marks=pytest.mark.long,
    ),
])  # fmt: skip
def test_an_answer_that_loses_the_game_is_asked_again(regular, hand, position, answer, fall):
    me = regular(hand, phone=hand is Touch)
    me.sit_at(underdeck.new("onedeck", position=position, seed=1), 0)
    me.until_ready()
    me.press(me.button("web-all-answers"))
    expect(me.option(answer)).to_contain_text(fall)
    me.press(me.option(answer))
    expect(me.dialog).to_contain_text(fall)
    me.press(me.button("web-deadly-no", me.dialog))
    assert me.table["over"] is None and me.until_asked()
    me.press(me.option(answer))
    me.press(me.button("web-deadly-yes", me.dialog))
    ending = me.region("web-ending")
    expect(ending).to_be_visible()
    me.until_ready()
    me.press(me.button("web-undo", ending))
    me.until(lambda: me.table["over"] is None)
    assert answer in [option["words"] for option in me.until_asked()["options"]]


def test_a_defeat_that_turned_cards_over_is_played_on_from_before_it(regular):
    me = regular()
    cards = DICE.replace("ogre", "skeleton").replace("damage 4", "damage 5")
    me.sit_at(underdeck.new("onedeck", position=cards, seed=1), 0)
    first = me.table["id"]
    me.answer("done")
    me.until_ready()
    assert not me.table["undo"]
    me.press(me.button("web-play-before"))
    me.until(lambda: me.table["id"] != first)
    assert me.until_asked()["kind"] == "placing"


@pytest.mark.long
def test_it_is_not_asked_on_when_the_dice_change_meanwhile(regular):
    me = regular()
    me.sit_at(underdeck.new("onedeck", position=DICE, seed=1), 0)
    me.until_ready()
    me.press(me.option("done"))
    expect(me.dialog).to_be_visible()
    page = me.page.context.new_page()
    other = Player(page, "en", Mouse(page), {"speed": "skip"})
    page.goto(me.page.url)
    other.until_asked()
    other.answer("cover warrior s3 7")
    expect(me.dialog).to_have_count(0)
    page.close()
    assert me.table["over"] is None

"""A finished game is looked at again, carried away, brought back and played on."""

import pytest
from playwright.sync_api import expect

from browser.player import Keyboard
from browser.records import played

pytestmark = pytest.mark.long


def test_a_record_is_watched_step_by_step_and_shared(sit):
    me, friend = sit(), sit(lang="fr")
    match = played("stick")
    me.watch(match.record())
    me.press(me.button("web-step-on"))
    me.press(me.button("web-step-on"))
    me.press(me.button("web-step-back"))
    expect(me.moment).to_have_value("1")
    me.moment.fill("40")
    expect(me.moment).to_have_value("40")
    me.press(me.button("web-share"))
    expect(me.page.get_by_text(me.words("web-copied"))).to_be_visible()
    friend.page.goto(me.page.evaluate("navigator.clipboard.readText()"))
    expect(friend.moment).to_have_value("40")
    me.page.keyboard.press("Escape")
    me.moment.blur()
    me.page.keyboard.press("End")
    expect(me.moment).to_have_value(str(len(match.log)))
    me.page.keyboard.press("l")
    expect(me.dialog.get_by_role("listitem").last).to_be_visible()


def test_a_replay_by_keyboard(regular):
    me = regular(Keyboard)
    me.watch(played("onedeck").record())
    me.press(me.button("web-step-on"))
    expect(me.moment).to_have_value("1")
    me.hand.reach(me.moment)
    me.page.keyboard.press("ArrowRight")
    expect(me.moment).to_have_value("2")
    me.press(me.button("web-play"))
    expect(me.button("web-pause")).to_be_visible()


def test_played_on_from_the_boss_to_the_end_downloaded_and_brought_back(regular):
    me = regular()
    match = played("onedeck")
    me.watch(match.record(), len(match.log) - 12)
    me.play_from_here(["me"])
    me.play()
    ending = me.region("web-ending")
    expect(ending).to_contain_text(me.table["over"]["text"])
    me.press(me.link("web-replay", ending))
    with me.page.expect_download() as found:
        me.press(me.button("web-download"))
    record = found.value.path().read_text(encoding="utf-8")
    assert record.startswith("underdeck record")
    me.watch(record, me.table["answers"])
    expect(me.region("web-replay")).to_contain_text(me.table["over"]["text"])

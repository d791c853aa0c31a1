"""Great moments: seen, skipped, and in nobody's way."""

import pytest
from playwright.sync_api import expect

from browser.scenes import SCENES

pytestmark = pytest.mark.long

WATCH = """
    window.staged = [];
    new MutationObserver(() => {
        const moment = document.querySelector('[data-moment]')?.dataset.moment;
        if (moment && staged.at(-1) !== moment) staged.push(moment);
    }).observe(document, {childList: true, subtree: true});
"""


WAITS = """(things) => things.map((thing) => {
    const motions = thing.getAnimations({subtree: true});
    return getComputedStyle(thing).opacity === '0' && motions.every((motion) => motion.playState === 'paused');
})"""
"""Whether each of them is unseen, and does not move meanwhile."""


def end_a_fight(me) -> None:
    """From then on time stands still."""
    me.page.add_init_script(WATCH)
    SCENES["fight"](me)
    me.page.locator("[data-stage]").wait_for(state="attached")
    me.hold_time()
    me.answer("done")


def moment(me):
    return me.page.locator("[data-moment]")


def test_a_moment_is_skipped_by_any_key(sit):
    me = sit(still=False)
    end_a_fight(me)
    expect(moment(me)).to_have_count(1)
    me.page.keyboard.press("Shift")
    expect(moment(me)).to_have_count(0)


def test_an_answer_is_not_delayed_by_a_moment(sit):
    me = sit(still=False, scenes="slow")
    end_a_fight(me)
    me.until_ready()
    expect(moment(me)).to_have_count(1)
    version = me.table["version"]
    me.point_at(me.options()[0]["words"])
    me.until(lambda: me.table["version"] != version)


def test_no_moments_under_reduced_motion(sit):
    me = sit(still=True)
    end_a_fight(me)
    me.answer(me.play_until(""))
    assert me.page.evaluate("staged") == []


def test_the_boss_keeps_its_health_in_sight(regular):
    me = regular()
    SCENES["last-blow"](me)
    bar = me.page.get_by_role("meter", name=me.table["view"]["names"]["dragon"])
    expect(bar).to_have_attribute("aria-valuenow", "1")
    me.answer("cover warrior m6 5")
    expect(me.page.get_by_text(me.words("web-od-boss-blow-wins", boss="Dragon", n=1))).to_be_visible()


def test_the_boss_comes_before_its_dice_are_thrown(sit):
    me = sit(still=False)
    SCENES["stairs"](me)
    me.page.locator("[data-stage]").wait_for(state="attached")
    me.hold_time()
    me.answer("descend")
    expect(moment(me)).to_have_attribute("data-moment", "boss")
    dice = me.page.locator(".tray .die .tumble")
    assert dice.count() and all(dice.evaluate_all(WAITS))
    me.page.keyboard.press("Shift")
    expect(moment(me)).to_have_count(0)
    assert not any(dice.evaluate_all(WAITS))


def test_the_last_blow_is_seen_before_the_victory(sit):
    me = sit(still=False)
    SCENES["last-blow"](me)
    me.page.locator("[data-stage]").wait_for(state="attached")
    for words in ("cover warrior a6 3", "cover warrior m6 5"):
        me.answer(words)
    me.hold_time()
    me.answer("done")
    expect(moment(me)).to_have_attribute("data-moment", "struck")
    after = me.page.locator(".finish, .ending")
    assert after.evaluate_all(WAITS) == [True, True]
    me.page.keyboard.press("Shift")
    expect(moment(me)).to_have_count(0)
    assert after.evaluate_all(WAITS) == [False, False]

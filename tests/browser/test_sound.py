"""Sounds are there for whoever wants them."""

import pytest
from playwright.sync_api import expect

from browser.records import moments, played
from browser.test_learn import learn

pytestmark = pytest.mark.long

HERE = """
    window.heard = [];
    window.AudioContext = class extends AudioContext {
        createOscillator() {
            const tone = super.createOscillator();
            return listen(tone, () => tone.frequency.value);
        }
        createBufferSource() {
            return listen(super.createBufferSource(), () => 'knock');
        }
    };
    function listen(source, what) {
        const start = source.start.bind(source);
        source.start = (at) => (heard.push(what()), start(at));
        return source;
    }
"""
ROLL, SHUT, DAMAGE = ["knock"] * 5, ["knock"] * 2, ["knock", 110]


def in_a_fight(me) -> None:
    """From the door to the first die on a box."""
    me.page.add_init_script(HERE)
    me.sit_at(played("onedeck"), moments("onedeck")["room"][0])
    me.answer("encounter")


def hears(me, sounds: list) -> None:
    """Waits until these have sounded one after the other, and forgets them: what follows may sound already."""

    def has_sounded() -> bool:
        heard = me.page.evaluate("heard")
        return any(heard[place : place + len(sounds)] == sounds for place in range(len(heard)))

    me.until(has_sounded)
    me.page.evaluate("heard.splice(0)")


def test_dice_and_blows_sound(sit):
    me = sit(sound=True, music=0)
    in_a_fight(me)
    hears(me, ROLL)
    me.answer(me.play_until("cover"))
    hears(me, SHUT)
    me.answer("done")  # most of the boxes are open: that hurts, whatever was rolled
    hears(me, DAMAGE)


def test_the_end_sounds(sit):
    me = sit(sound=True, music=0)
    me.page.add_init_script(HERE)
    me.sit_at(played("onedeck"), len(played("onedeck").log) - 1)
    me.play()
    me.until(lambda: 784 in me.page.evaluate("heard"))


def test_nothing_sounds_unasked(sit):
    me = sit()
    in_a_fight(me)
    me.answer(me.play_until("cover"))
    me.answer(me.play_until("done"))
    assert me.page.evaluate("heard") == []


def test_music_lies_under_a_game(sit):
    me = sit(sound=True, volume=0)
    in_a_fight(me)
    me.until(lambda: 55 in me.page.evaluate("heard"))


def test_one_tap_mutes_for_good(sit):
    me = sit(sound=True, music=0)
    in_a_fight(me)
    me.press(me.button("web-sound"))
    me.page.evaluate("heard.splice(0)")
    me.answer(me.play_until("done"))
    assert me.page.evaluate("heard") == []
    me.page.reload()
    expect(me.button("web-sound")).to_have_attribute("aria-pressed", "false")


def test_a_lesson_sounds_until_somebody_says_no(sit):
    me = sit()
    me.page.add_init_script(HERE)
    learn(me, "onedeck")
    me.until(lambda: me.page.evaluate("heard.length"))
    me.press(me.button("web-sound"))
    expect(me.button("web-sound")).to_have_attribute("aria-pressed", "false")


def test_a_browser_without_sound_plays_on_in_silence(sit):
    me = sit(sound=True)
    me.page.add_init_script("delete window.AudioContext")
    me.sit_at(played("onedeck"), moments("onedeck")["room"][0])
    me.answer("encounter")
    me.answer(me.play_until("cover"))

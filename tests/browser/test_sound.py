"""Sounds are there for whoever wants them."""

from browser.records import moments, played

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
ROLL, PLACE, DAMAGE = ["knock"] * 5, ["knock", 220], ["knock", 110]


def in_a_fight(me) -> None:
    """From the door to the first die on a box."""
    me.page.add_init_script(HERE)
    me.sit_at(played("onedeck"), moments("onedeck")["room"][0])
    me.answer("encounter")


def heard(me, last: list) -> list:
    """Since the last time, once as much has been heard."""
    me.until(lambda: me.page.evaluate("heard.length") >= len(last))
    return me.page.evaluate("heard.splice(0)")[-len(last) :]


def test_dice_and_blows_sound(sit):
    me = sit(sound=True)
    in_a_fight(me)
    assert heard(me, ROLL) == ROLL
    me.answer(me.play_until("cover"))
    assert heard(me, PLACE) == PLACE
    me.answer(me.play_until("done"))
    assert heard(me, DAMAGE) == DAMAGE


def test_the_end_sounds(sit):
    me = sit(sound=True)
    me.page.add_init_script(HERE)
    me.sit_at(played("onedeck"), len(played("onedeck").log) - 1)
    me.play()
    me.page.wait_for_function("heard.includes(784)")


def test_nothing_sounds_unasked(sit):
    me = sit()
    in_a_fight(me)
    me.answer(me.play_until("cover"))
    me.answer(me.play_until("done"))
    assert heard(me, []) == []

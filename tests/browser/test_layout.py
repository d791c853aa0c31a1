"""What one needs is in sight and whole: on a laptop, on a phone both ways, on a tablet, at 200%."""

import pytest
from playwright.sync_api import expect

from browser.player import Touch
from browser.scenes import SCENES

LAPTOP, PHONE, SIDEWAYS, TABLET, ZOOMED = (1366, 768), (390, 844), (844, 390), (820, 1180), (683, 384)
SIZES = {"laptop": LAPTOP, "phone": PHONE, "sideways": SIDEWAYS, "tablet": TABLET, "zoomed": ZOOMED}

everywhere = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
both_languages = pytest.mark.parametrize("lang", ["en", "fr"])

UNSEEN = """(things) => things.filter((thing) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const inside = box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    return !inside || !(top && (thing.contains(top) || top.contains(thing)));
}).map((thing) => thing.textContent)"""
"""Those that are not wholly on the screen, or lie under something else."""

CUT = """(things) => things.filter((thing) => {
    const style = getComputedStyle(thing);
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const over = thing.scrollWidth > thing.clientWidth + 1 || thing.scrollHeight > thing.clientHeight + 1;
    return style.display !== 'inline' && clips && over;
}).map((thing) => thing.textContent)"""
"""Those that hide a part of their text."""

BROKEN = """(things) => things.flatMap((thing) => {
    const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of node.data.matchAll(/[\\p{L}\\p{N}’']+/gu)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
            if (lines.size > 1) broken.push(word[0]);
        }
    }
    return broken;
})"""
"""Words and numbers that go on in the next line."""


def look(sit, scene: str, size: tuple[int, int], lang: str = "en"):
    phone = min(size) == min(PHONE)
    me = sit(Touch, lang, phone=phone) if phone else sit(lang=lang)
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    SCENES[scene](me)
    return me


def unseen(me, *places: str) -> list[str]:
    return [text for place in places for text in me.page.locator(place).evaluate_all(UNSEEN)]


def cut(me, *places: str) -> list[str]:
    return [text for place in places for text in me.page.locator(place).evaluate_all(CUT)]


def broken(me, *places: str) -> list[str]:
    return [text for place in places for text in me.page.locator(place).evaluate_all(BROKEN)]


@everywhere
@both_languages
@pytest.mark.parametrize("scene", ["fight", "boss"])
def test_dice_boxes_and_done_are_in_one_view(sit, scene, size, lang):
    me = look(sit, scene, size, lang)
    expect(me.region("web-od-dice")).to_be_visible()
    assert me.page.locator("[data-box]").count() >= 6
    assert me.page.locator(".tray .die").count() >= 6
    assert unseen(me, "[data-box]", ".tray button.die", "[data-words=done]") == []


@everywhere
def test_after_a_skill_is_used_the_dice_to_pay_with_are_in_sight(sit, size):
    me = look(sit, "mana", size)
    skill = me.page.locator(".strip.open", has_text=me.words("skill-flameweave"))
    version = me.table["version"]
    me.press(skill)
    if me.dialog.count():
        me.press(me.button("web-od-use", me.dialog))
    me.until(lambda: me.table["version"] != version)
    assert me.table["questions"][0]["kind"] == "pay"
    expect(me.die("m3")).to_be_in_viewport(ratio=1)
    assert unseen(me, ".tray button.useful") == []


@everywhere
@both_languages
@pytest.mark.parametrize("scene", ["fight", "boss", "loot", "doors"])
def test_no_text_of_one_deck_is_cut_and_no_word_broken(sit, scene, size, lang):
    me = look(sit, scene, size, lang)
    texts = [".strip .text", ".strip b", ".feat", ".claim .button", ".abilities p", ".stats", ".hearts", ".option"]
    assert cut(me, *texts) == []
    assert broken(me, *texts, ".tile", ".level", ".supply", ".pile b", ".bar .text", ".bar .main") == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@everywhere
@both_languages
@pytest.mark.parametrize("scene", ["map", "battle"])
def test_no_text_of_the_stick_is_cut_and_no_word_broken(sit, scene, size, lang):
    me = look(sit, scene, size, lang)
    assert cut(me, ".side .text", ".cell .name", ".bar .text", ".option", ".stakes") == []
    assert broken(me, ".cell .name", ".side th", ".side td", ".need", ".decks", ".bar .text", ".option") == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@everywhere
@both_languages
def test_answers_are_whole_beside_the_help_text(sit, size, lang):
    me = look(sit, "battle", size, lang)
    assert me.page.locator(".bar .option").count() >= 1
    assert cut(me, ".bar .others") == []
    assert unseen(me, ".bar .option") == []


@everywhere
@both_languages
def test_a_claim_says_what_it_changes_and_is_in_sight(sit, size, lang):
    me = look(sit, "full", size, lang)
    labels = {each["words"]: each for each in me.options()}
    for words in ("item warrior ogre-1", "xp"):
        assert labels[words]["change"] in labels[words]["label"]
        button = me.page.locator(".claim .button", has_text=labels[words]["change"])
        expect(button).to_be_visible()
    assert unseen(me, ".claim .button") == []


def test_a_boss_that_would_fall_is_told_before_one_stops(sit):
    me = look(sit, "last-blow", LAPTOP)
    falls = me.words("web-od-boss-falls", boss=me.words("boss-dragon"))
    expect(me.page.locator(".outlook")).not_to_contain_text(falls)
    me.answer("cover warrior a6 3")
    expect(me.page.locator(".outlook")).to_contain_text(falls)


def test_a_battle_names_the_cards_that_were_played_in_it(sit):
    me = look(sit, "battle", LAPTOP)
    me.answer("play fine-print")
    me.until(lambda: me.table["questions"] and me.table["questions"][0]["kind"] == "before-roll")
    roy, card = me.words("os-character-roy"), me.words("os-screw-fine-print")
    expect(me.page.locator(".battle .used")).to_contain_text(me.words("os-event-plays-card", seat=roy, card=card))

"""What one needs is in sight and whole: on a laptop, on a phone both ways, on a tablet, at 200%."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from browser.player import Touch
from browser.scenes import SCENES
from underdeck import new

SIZES = {
    "laptop": (1366, 768),
    "phone": (390, 844),
    "sideways": (844, 390),
    "tablet": (820, 1180),
    "zoomed": (683, 384),
}

BIG = {"big": (1920, 1080), "huge": (2560, 1440)}

both_languages = pytest.mark.parametrize("lang", ["en", "fr"])

UNSEEN = """(things) => things.filter((thing) => {
    const box = thing.getBoundingClientRect();
    const inside = box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    const near = [0.12, 0.5, 0.88];
    const covered = near.some((down) => near.some((along) => {
        const top = document.elementFromPoint(box.left + along * box.width, box.top + down * box.height);
        return !(top && (thing.contains(top) || top.contains(thing)));
    }));
    return !inside || covered;
}).map((thing) => thing.textContent)"""
"""Those that are not wholly on the screen, or whose middle, edge or corner is under something else."""

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


NEXT_FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""What watches the size of the window has heard of it."""


def resize(me, name: str) -> None:
    width, height = (SIZES | BIG)[name]
    me.page.set_viewport_size({"width": width, "height": height})
    expect(me.region("web-question")).to_be_visible()
    me.until_ready()
    me.page.evaluate(NEXT_FRAME)


def measure(me, places: dict[str, tuple[str, ...]], sizes: Iterable[str] = SIZES) -> dict[str, list[str]]:
    """By size and fault: what is not as it should be."""
    found: dict[str, list[str]] = {}
    for size in sizes:
        resize(me, size)
        for fault, script in (("unseen", UNSEEN), ("cut", CUT), ("broken", BROKEN)):
            for place in places.get(fault, ()):
                texts = me.page.locator(place).evaluate_all(script)
                if texts:
                    found[f"{size}: {place} {fault}"] = texts
        if not me.page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            found[f"{size}: too wide"] = []
    return found


def seated(sit, scene: str, lang: str = "en"):
    me = sit(lang=lang)
    SCENES[scene](me)
    return me


DICE = ("[data-box]", ".tray button.die", "[data-words=done]")
TEXTS = (".strip .text", ".strip b", ".feat", ".claim .button", ".abilities p", ".stats", ".hearts", ".option")
NUMBERS = (".tile", ".level", ".supply", ".pile b", ".bar .text", ".bar .main")
STICK_TEXTS = (".side .text", "[data-cell] .name", ".bar .text", ".option", ".stakes", ".card", ".card .name")
STICK_NUMBERS = (".side th", ".side td", ".need", ".decks")

LOOT = {"cut": TEXTS, "broken": (*TEXTS, *NUMBERS)}
FIGHT = {"unseen": DICE, **LOOT}
MAP = {"cut": STICK_TEXTS, "broken": (*STICK_TEXTS, *STICK_NUMBERS)}
BATTLE = {"unseen": (".bar .option",), "cut": (*STICK_TEXTS, ".bar .others"), "broken": MAP["broken"]}
"""Answers are whole beside the help text."""

LEAST = {"fight": {"[data-box]": 6, ".tray button.die": 6}, "battle": {".bar .option": 1}}
LEAST["boss"] = LEAST["fight"]
"""How many there are to see."""


@pytest.mark.long
@both_languages
@pytest.mark.parametrize(
    ("scene", "places"), [("fight", FIGHT), ("boss", FIGHT), ("loot", LOOT), ("map", MAP), ("battle", BATTLE)]
)
def test_what_one_needs_is_in_one_view_no_text_is_cut_and_no_word_broken(viewer, scene, places, lang):
    me = seated(viewer, scene, lang)
    assert measure(me, places) == {}
    for place, least in LEAST.get(scene, {}).items():
        assert me.page.locator(place).count() >= least


FILLED = {"fight": (".encounter", 0.55, 0.5), "battle": (".scene .map", 0.4, 0.55), "doors": (".doors", 0.4, 0.3)}
"""How much of the screen's width and height the heart of the table takes."""


@pytest.mark.parametrize(("scene", "places"), [("fight", FIGHT), ("battle", BATTLE), ("doors", LOOT)])
def test_a_big_screen_is_used(viewer, scene, places):
    me = seated(viewer, scene, "fr")
    heart, across, down = FILLED[scene]
    for size, (width, height) in BIG.items():
        assert measure(me, places, [size]) == {}
        box = me.page.locator(heart).bounding_box()
        assert box["width"] >= across * width and box["height"] >= down * height, (size, box)
        assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


def test_on_a_big_screen_the_log_lies_beside_the_table(regular):
    me = seated(regular, "last-blow")
    resize(me, "big")
    me.answer("cover warrior a6 3")
    expect(me.region("web-log")).to_be_visible()
    assert me.region("web-log").locator("li").last.evaluate_all(UNSEEN) == []
    resize(me, "laptop")
    expect(me.region("web-log")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_after_a_skill_is_used_the_dice_to_pay_with_are_in_sight(regular, size):
    me = regular(Touch, phone=True) if size in ("phone", "sideways") else regular()
    SCENES["mana"](me)
    resize(me, size)
    version = me.table["version"]
    me.press(me.page.locator(".strip.open", has_text=me.words("skill-flameweave")))
    if me.dialog.count():
        me.press(me.button("web-od-use", me.dialog))
    me.until(lambda: me.table["version"] != version)
    assert me.table["questions"][0]["kind"] == "pay"
    expect(me.page.locator(".tray button.useful")).to_have_count(4)
    me.until(lambda: me.page.locator(".tray button.useful").evaluate_all(UNSEEN) == [])


@both_languages
@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_a_hint_and_a_deadly_answer_leave_the_boxes_in_sight_on_a_phone(regular, size, lang):
    me = regular(Touch, lang, phone=True)
    SCENES["doomed"](me)
    resize(me, size)
    me.ask_hint()
    expect(me.page.locator(".bar .hint")).to_be_visible()
    me.until(lambda: me.page.locator("[data-box]").evaluate_all(UNSEEN) == [])


LONGER = "(texts) => texts.forEach((text) => (text.textContent = `${text.textContent} `.repeat(4)))"


@both_languages
def test_a_hint_leaves_every_row_of_a_boss_in_sight_on_a_small_screen(regular, lang):
    me = regular(Touch, lang, phone=True)
    SCENES["boss"](me)
    me.ask_hint()
    expect(me.page.locator(".bar .hint")).to_be_visible()
    expect(me.page.get_by_text(me.words("web-about-this"))).to_be_hidden()
    me.page.locator(".bar .hint b, .bar .hint .reason").evaluate_all(LONGER)
    me.until(lambda: bottom(me, "[data-box]") <= me.page.locator(".tray").bounding_box()["y"] + 1)
    for size in ("sideways", "zoomed"):
        resize(me, size)
        me.until(lambda: me.page.locator("[data-box], .tray button.die").evaluate_all(UNSEEN) == [])


def bottom(me, place: str) -> float:
    boxes = [each.bounding_box() for each in me.page.locator(place).all()]
    return max(box["y"] + box["height"] for box in boxes)


@both_languages
def test_a_hint_leaves_an_answer_in_sight_beside_a_battle_on_a_phone_held_sideways(regular, lang):
    me = regular(Touch, lang, phone=True)
    SCENES["battle"](me)
    resize(me, "sideways")
    me.ask_hint()
    hint, answers = me.page.locator(".bar .hint"), me.page.locator(".bar .option")
    expect(hint).to_be_visible()
    me.until(lambda: hint.evaluate_all(UNSEEN) == [] and len(answers.evaluate_all(UNSEEN)) < answers.count())


def test_a_wide_box_that_is_being_filled_is_in_sight_with_its_letter_on_a_phone_held_sideways(regular):
    me = regular(Touch, phone=True)
    SCENES["doomed"](me)
    resize(me, "sideways")
    me.until_ready()
    me.press(me.die("s1"))
    me.page.locator("main.table").evaluate("(table) => table.scrollTo({ top: 40 })")
    me.press(me.box("1"))
    me.until(lambda: me.table["questions"][0]["kind"] == "fill")
    table, letter = me.page.locator("main.table"), me.page.locator(".filling .key")
    me.until(lambda: letter.bounding_box()["y"] >= table.bounding_box()["y"])
    assert me.page.locator(".tray button.useful").evaluate_all(UNSEEN) == []


@both_languages
def test_a_claim_says_what_it_changes_and_is_in_sight(viewer, lang):
    me = seated(viewer, "full", lang)
    labels = {each["words"]: each for each in me.options()}
    for words in ("item warrior ogre-1", "xp"):
        assert labels[words]["change"] in labels[words]["label"]
        expect(me.page.locator(".claim .button", has_text=labels[words]["change"])).to_be_visible()
    assert measure(me, {"unseen": (".claim .button",), "cut": (".claim .button",)}) == {}


def test_a_boss_that_would_fall_is_told_before_one_stops(regular):
    me = seated(regular, "last-blow")
    falls = me.words("web-od-boss-falls", boss=me.words("boss-dragon"))
    expect(me.page.locator(".outlook")).not_to_contain_text(falls)
    me.answer("cover warrior a6 3")
    expect(me.page.locator(".outlook")).to_contain_text(falls)


def test_a_battle_names_the_cards_that_were_played_in_it(regular):
    me = seated(regular, "battle")
    me.answer("play fine-print")
    me.until(lambda: me.table["questions"] and me.table["questions"][0]["kind"] == "before-roll")
    roy, card = me.words("os-character-roy"), me.words("os-screw-fine-print")
    expect(me.page.locator(".battle .used")).to_contain_text(me.words("os-event-plays-card", seat=roy, card=card))


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_all_answers_leave_the_question_and_a_part_of_the_table_in_sight(regular, size):
    me = regular(Touch)
    SCENES["fight"](me)
    resize(me, size)
    me.press(me.button("web-all-answers"))
    bar = me.region("web-question").bounding_box()
    assert bar["y"] >= SIZES[size][1] * 0.15
    grave = me.page.locator(".graves [data-words]").last
    grave.scroll_into_view_if_needed()
    assert grave.evaluate_all(UNSEEN) == []


def test_by_keyboard_the_question_is_near_after_loading(viewer):
    me = seated(viewer, "fight", "en")
    expect(me.region("web-question")).to_be_visible()
    for key in ("Tab", "Enter"):
        me.page.keyboard.press(key)
    assert me.page.evaluate("document.activeElement.closest('.bar') !== null")


TURN = "heroes warrior\ndungeon dragons-cave\ndeck empty\ntokens 0\nphase end-turn"


def test_the_end_of_a_turn_takes_one_line_of_a_phone_held_sideways(regular):
    me = regular(lang="fr")
    width, height = SIZES["sideways"]
    me.page.set_viewport_size({"width": width, "height": height})
    me.sit_at(new("onedeck", position=TURN, seed=1), 0)
    for words in ("stay", "stay"):
        me.answer(words)
    turn, question = (me.page.locator(f".bar {each}") for each in (".turn", ".text"))
    expect(turn).to_be_visible()
    assert turn.bounding_box()["y"] + turn.bounding_box()["height"] <= question.bounding_box()["y"] + 1
    assert me.page.locator(".bar").bounding_box()["height"] < height / 2

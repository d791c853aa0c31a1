"""How to play, the rulebook that answers questions, and symbols that explain themselves, for every hand."""

import pytest
from playwright.sync_api import expect

from browser.player import Keyboard, Touch, middle
from browser.records import moments, played
from underdeck.text.guide import guide_of

pytestmark = pytest.mark.long

GAMES = ("onedeck", "stick")
ASKED = [
    ("onedeck", "en", "how do I win", "win"),
    ("onedeck", "fr", "comment fuir", "flee"),
    ("stick", "en", "what is drool", "drool"),
    ("stick", "fr", "comment gagner", "win"),
]
FIRST_FLOOR = "Hall of Statues"
"""Told by the dungeon card, which comes later: the table makes room for it."""
LONG = 600
"""Milliseconds: longer than a press that is meant as a tap."""
FINISHED = {
    "what": "underdeck journal",
    "format": 1,
    "entries": [
        {"id": "one", "at": 1, "mine": ["warrior"], "deed": {
            "format": 1, "game": "onedeck", "outcome": "defeat", "turns": 3, "answers": 9, "parts": [],
        }},
    ],
}  # fmt: skip
UNREACHED = """() => [...document.querySelectorAll('main [data-symbol]')]
    .filter((each) => each.checkVisibility() && !each.closest('button, a, summary, label, [tabindex="0"]'))
    .map((each) => `${each.dataset.symbol} in ${each.parentElement.outerHTML.slice(0, 120)}`)"""


def symbols_of(game: str, lang: str) -> dict[str, str]:
    return {each.id: each.text for group in guide_of(game, lang).legend for each in group.symbols}


def sit_at(me, game: str, kind: str, which: int = 0) -> None:
    with me.page.expect_response("**/api/cards/**"):
        me.sit_at(played(game), moments(game)[kind][which])
    expect(me.region("web-question")).to_be_visible()


def explained(me):
    return me.page.get_by_role("tooltip")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_how_to_play_is_one_page_with_pictures_and_every_symbol(regular, game, lang):
    me = regular(lang=lang)
    me.open()
    me.press(me.link("web-how", me.page.get_by_role("article", name=me.words(f"web-game-{game}"))))
    guide, main = guide_of(game, lang), me.page.get_by_role("main")
    drawn = [each for each in guide.chapters if each.picture]
    for chapter in drawn:
        expect(main).to_contain_text(chapter.text)
        expect(main).to_contain_text(chapter.example)
    expect(main.locator(".scene svg:visible, .scene b:visible").first).to_be_visible()
    assert main.locator(".scene").evaluate_all("(all) => all.every((each) => each.querySelector('svg'))")
    for text in symbols_of(game, lang).values():
        expect(main).to_contain_text(text)
    expect(main.locator(".symbol:not(:has(svg, b))")).to_have_count(0)


def test_the_table_and_the_rulebook_lead_there(regular):
    me = regular()
    sit_at(me, "stick", "move")
    me.press(me.button("web-help"))
    me.press(me.link("web-how", me.dialog))
    expect(me.page.get_by_role("heading", level=1)).to_have_text(me.words("web-how"))
    me.open("rules/stick")
    me.press(me.link("web-how"))
    expect(me.page.get_by_role("heading", level=1)).to_have_text(me.words("web-how"))


@pytest.mark.parametrize(("game", "lang", "asked", "found"), ASKED)
def test_a_question_to_the_rulebook_is_answered_before_its_rules(regular, game, lang, asked, found):
    me = regular(lang=lang)
    me.open(f"rules/{game}")
    expect(me.page.get_by_role("heading", name=guide_of(game, lang).chapters[0].title)).to_be_visible()
    me.page.get_by_role("searchbox").fill(asked)
    answer = next(each for each in guide_of(game, lang).questions if each.id == found)
    first = me.page.get_by_role("article").first
    expect(first).to_contain_text(answer.question)
    expect(first).to_contain_text(answer.answer)
    me.press(first.get_by_role("link", name=answer.rules[0], exact=True))
    expect(me.page.locator(f"[id='{answer.rules[0]}']")).to_be_in_viewport()


def test_what_nobody_knows_is_not_answered(regular):
    me = regular()
    me.open("rules/onedeck")
    me.page.get_by_role("searchbox").fill("purple submarines")
    expect(me.page.get_by_role("main")).to_contain_text(me.words("web-found-nothing"))
    expect(me.page.get_by_role("article")).to_have_count(0)


def test_numbered_rules_are_one_level_deeper_and_a_link_opens_them(regular):
    me = regular()
    me.open("rules/onedeck")
    rule = me.page.locator("[id='OD-3.2']")
    expect(rule).to_be_hidden()
    me.press(me.page.get_by_role("main").locator("summary").first)
    expect(rule).to_be_visible()
    me.open("rules/onedeck/OD-13.21")
    expect(me.page.locator("[id='OD-13.21']")).to_be_in_viewport()


def test_a_first_game_is_offered_gently_and_says_what_it_is_about(regular):
    me = regular()
    me.open("new/onedeck")
    me.press(me.button("web-first-take"))
    expect(me.page.get_by_text(me.words("web-first-taken"))).to_be_visible()
    me.press(me.button("web-start"))
    me.until_asked()
    assert me.table["view"]["tier"] == "novice"
    expect(me.region("web-question")).to_contain_text(me.words("web-od-aim-tier", tier="Novice"))
    me.page.evaluate("entry => localStorage['underdeck.journal'] = JSON.stringify(entry)", FINISHED)
    me.page.reload()
    me.until_asked()
    expect(me.region("web-question")).not_to_contain_text(me.words("web-about-this"))
    me.open("new/onedeck")
    expect(me.button("web-start")).to_be_visible()
    expect(me.button("web-first-take")).to_have_count(0)


def test_a_symbol_under_the_mouse_explains_itself(regular):
    me = regular()
    sit_at(me, "onedeck", "placing")
    expect(me.page.get_by_role("button", name=FIRST_FLOOR)).to_be_visible()
    me.page.locator(".supply [data-symbol=magic]").first.hover()
    expect(explained(me)).to_contain_text(symbols_of("onedeck", "en")["magic"])
    me.page.get_by_role("heading", level=2).first.hover()
    expect(explained(me)).to_have_count(0)


def test_a_symbol_reached_by_keyboard_explains_itself_aloud(regular):
    me = regular(Keyboard, lang="fr")
    sit_at(me, "stick", "move")
    goal = me.page.get_by_role("group", name=me.words("web-stick-goal"))
    me.hand.reach(goal)
    said = symbols_of("stick", "fr")
    for symbol in ("drool", "shtick"):
        expect(explained(me)).to_contain_text(said[symbol])
    expect(goal).to_have_accessible_description(explained(me).inner_text().replace("\n", " "))
    expect(me.page.locator("[aria-live]", has_text=said["drool"])).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(explained(me)).to_have_count(0)


def test_a_finger_that_stays_is_told_and_answers_nothing(regular):
    me = regular(Touch, phone=True)
    sit_at(me, "onedeck", "placing")
    die = me.page.get_by_role("region", name=me.words("web-od-dice")).get_by_role("button", disabled=False).first
    die.scroll_into_view_if_needed()
    x, y = middle(die)
    touch = me.page.context.new_cdp_session(me.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(explained(me)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.evaluate("(ms) => new Promise((done) => setTimeout(done, ms))", LONG)
    expect(die).to_have_attribute("aria-pressed", "false")
    expect(explained(me)).to_be_visible()
    me.press(die)
    expect(die).to_have_attribute("aria-pressed", "true")
    expect(explained(me)).to_have_count(0)


@pytest.mark.parametrize(("game", "kind", "which"), [
    ("onedeck", "room", 2), ("onedeck", "placing", 3), ("onedeck", "placing", -3), ("onedeck", "loot", 1),
    ("stick", "move", 1), ("stick", "assist", 1),
])  # fmt: skip
def test_no_symbol_is_out_of_the_keyboards_reach(regular, game, kind, which):
    me = regular()
    sit_at(me, game, kind, which)
    expect(me.page.locator("main [data-symbol]").first).to_be_visible()
    assert me.page.evaluate(UNREACHED) == []

"""Odds on the answers, all of them in full, the review of a finished game: by mouse, keys and touch."""

import json
import os
import re

import pytest
from playwright.sync_api import expect

from browser.player import Touch
from browser.records import moments, played
from underdeck import new
from underdeck.bots import Random, ask, make_bot
from underdeck.bots.facet import BotsFacet
from underdeck.plugin.registry import plugin_of

pytestmark = pytest.mark.long

SHOTS = os.environ.get("UNDERDECK_SHOTS", "")


def shoot(me, name):
    if SHOTS:
        me.page.screenshot(path=f"{SHOTS}/{name}.png")


def aimless():
    """A short game: whoever answers at random is soon lost."""
    match, bot = new("onedeck", heroes=["warrior"], dungeon="dragons-cave", seed=1), Random(1)
    while match.outcome is None:
        match.submit(*ask(bot, match))
    return match


def advise(me):
    """The first hint of a game shows a gauge on every answer in the bar."""
    me.ask_hint()
    gauges = me.region("web-question").locator("[data-words] .gauge")
    expect(gauges.first).to_contain_text(re.compile(r"≈?\d+.?%"))
    hint = me.region("web-question").locator(".hint")
    expect(hint).to_contain_text(me.hint["label"])
    expect(hint).to_contain_text("%")
    expect(hint).not_to_contain_text(me.hint["how"])
    return gauges


@pytest.mark.parametrize("phone, lang", [(False, "en"), (True, "fr")])
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_a_hint_brings_a_gauge_to_every_answer_and_the_odds_in_full_are_a_key_away(sit, game, phone, lang):
    me = sit(*([Touch] if phone else []), phone=phone, lang=lang)
    match = played(game)
    kinds = {"onedeck": "room", "stick": "move"}
    me.sit_at(match, moments(game)[kinds[game]][0])
    me.until_asked()
    assert advise(me).count() >= 1
    shoot(me, f"odds-{game}-{'phone' if phone else 'laptop'}")
    if phone:
        me.press(me.button("web-hint-more"))
    else:
        me.page.keyboard.press("%")
    expect(me.dialog.get_by_role("listitem").first).to_be_visible()
    assert me.dialog.locator("ol > li").count() == len(me.options())
    shoot(me, f"odds-full-{game}-{'phone' if phone else 'laptop'}")


@pytest.mark.parametrize("kind, place", [("turn-option", ".doors button"), ("loot", ".claim button"),
                                         ("peril", ".card button.way")])  # fmt: skip
def test_chances_stand_on_what_is_chosen_from_the_table(sit, kind, place):
    me = sit()
    me.sit_at(played("onedeck"), moments("onedeck")[kind][0])
    me.until_asked()
    expect(me.page.locator(".table .gauge")).to_have_count(0)
    me.ask_hint()
    ways = me.page.locator(f".table {place}")
    expect(ways.locator(".gauge")).to_have_count(ways.count())
    expect(ways.first).to_contain_text(re.compile(r"\d%"))
    shoot(me, f"odds-table-{kind}")


def two_who_place():
    """A game of two heroes, and a moment at which the second one should go on."""
    match = new("onedeck", heroes=["mage", "paladin"], dungeon="dragons-cave", seed=0)
    mind, bot, at = BotsFacet.of(plugin_of("onedeck")).mind(), make_bot("skilled", 1, "onedeck"), 0
    while match.outcome is None:
        asked = match.decisions
        if not at and asked[0].kind == "placing" and len(asked) == 2:
            at = len(match.log) * mind.advise(match, asked[0], 0, None, [asked[1]]).seat
        match.submit(*ask(bot, match))
    return match, at


def test_whoever_plays_two_heroes_is_told_whose_die_to_take(sit):
    me = sit()
    match, at = two_who_place()
    record = me.post("api/records", match.record())["replay"]
    wish = {"branch": {"replay": record, "at": at}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = me.post("api/games", json.dumps(wish))
    for token in made["tokens"].values():
        me.page.goto(f"/#/seat/{made['id']}/{token}")
        me.until_asked()
    me.until(lambda: len(me.table["questions"]) == 2)
    me.ask_hint()
    assert me.hint["seat"] == 1
    question = me.region("web-question")
    expect(question.locator(".hint")).to_contain_text(me.hint["label"])
    expect(question).to_contain_text("Paladin")
    shoot(me, "hint-two")


def test_after_the_die_of_a_hint_the_button_that_it_is_for_is_marked(sit):
    """To make a heroic die of it takes two presses."""
    me = sit()
    match = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=7)
    for words in ("enter 1", "encounter", "feat mage h1"):
        match.submit(0, words)
    bot = make_bot("skilled", 1, "onedeck")
    at = len(match.log)
    while match.outcome is None:
        match.submit(*ask(bot, match))
    me.sit_at(match, at)
    me.until_asked()
    me.ask_hint()
    assert me.hint["words"].startswith("convert ")
    tray = me.page.locator(".tray")
    me.press(tray.locator(".die.hinted").first)
    marked = tray.locator(".outlook .hinted")
    expect(marked).to_have_count(1)
    expect(marked).to_have_text(me.words("web-od-convert"))
    shoot(me, "hint-convert")


def test_where_odds_are_off_there_is_no_way_to_ask(sit):
    me = sit()
    me.open("new/onedeck")
    me.page.locator(".odds select").select_option("off")
    me.press(me.button("web-start"))
    me.until_asked()
    expect(me.button("web-undo")).to_be_visible()
    expect(me.button("web-hint")).to_have_count(0)
    me.page.keyboard.press("h")
    expect(me.page.get_by_role("status").or_(me.page.locator(".toasts"))).to_contain_text("without odds and hints")


@pytest.mark.parametrize("phone", [False, True])
def test_a_finished_game_is_reviewed_and_played_from_a_moment(sit, phone):
    me = sit(*([Touch] if phone else []), phone=phone)
    me.open()
    replay = me.post("/api/records", aimless().record())["replay"]
    me.open(f"review/{replay}")
    expect(me.page.locator("main svg polyline")).to_be_visible()
    expect(me.page.get_by_role("heading", level=1)).to_have_text(me.words("web-review"))
    shoot(me, f"review-{'phone' if phone else 'laptop'}")
    costly = me.page.locator("ol > li")
    if costly.count():
        me.press(costly.first.get_by_role("button"))
        me.until_asked()
        assert me.table["game"] == "onedeck"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_waits_for_a_review_sees_her_place_and_how_long(sit, troubles, lang):
    troubles.expect("Failed to load resource")
    me = sit(lang=lang, phone=lang == "fr")
    me.open()
    said = {"status": 202, "json": {"thinking": True, "place": 3, "seconds": 200}}
    me.page.route("**/api/review/*", lambda route: route.fulfill(**said))
    me.open("review/somewhere")
    waiting = me.page.get_by_role("status").filter(has_text=re.compile("3 (other|autres)"))
    expect(waiting).to_contain_text("3 minutes")
    shoot(me, f"review-waits-{lang}")
    said |= {"status": 429, "json": {"code": "queue-share", "text": "Later."}}
    expect(me.page.get_by_text("Later.")).to_be_visible()
    said |= {"status": 202, "json": {"thinking": True, "place": 0, "seconds": 1}}
    expect(me.page.get_by_role("status").filter(has_text="1 second")).to_be_visible(timeout=30_000)


def test_another_seat_in_the_address_of_a_review_is_followed(sit, troubles):
    troubles.expect("Failed to load resource")
    me = sit()
    me.open()
    replay = me.post("/api/records", aimless().record())["replay"]
    me.open(f"review/{replay}/7")
    expect(me.page.get_by_text("seat 7")).to_be_visible()
    me.open(f"review/{replay}/0")
    expect(me.page.locator("main svg polyline")).to_be_visible()


def test_a_new_game_offers_bots_by_strength(sit):
    me = sit()
    me.open("new/stick")
    fields = me.page.get_by_label(re.compile("Strength of the bot"))
    fields.first.select_option("novice")
    shoot(me, "strengths-laptop")
    me.press(me.button("web-start"))
    me.until_asked()
    assert [seat["strength"] for seat in me.table["seats"]].count("novice") == 1


def test_two_clicks_on_play_from_here_start_one_game(sit):
    me = sit()
    me.open()
    replay = me.post("api/records", aimless().record())["replay"]
    me.open(f"review/{replay}")
    made = []
    me.page.on("request", lambda request: made.append(request.url) if request.method == "POST" else None)
    me.button("web-play-from").first.dblclick()
    expect(me.region("web-question")).to_be_visible()
    assert len([url for url in made if "api/games" in url]) == 1

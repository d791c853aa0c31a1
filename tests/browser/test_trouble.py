"""What can't be had is said on a page or a line, with a way out."""

import pytest
from playwright.sync_api import expect

from browser.records import played

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def refused(troubles):
    troubles.expect("Failed to load resource")


def home(player):
    player.press(player.link("web-home", player.page.get_by_role("main")))
    expect(player.page.get_by_role("heading", name=player.words("web-welcome"))).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "path", ["game/nowhere", "watch/nowhere/token", "replay/nowhere", "join/a.b", "seat/nowhere/x"]
)
def test_what_is_not_there(regular, lang, path):
    me = regular(lang=lang)
    me.open(path)
    expect(me.page.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()
    home(me)


def test_a_game_of_somebody_else(sit):
    anna, eve = sit(), sit()
    anna.start("onedeck", 26)
    eve.page.goto(anna.page.url)
    eve.until(lambda: eve.table or eve.refusals)
    expect(eve.region("web-question")).to_be_hidden()


def test_an_unknown_page_leads_home(regular):
    me = regular()
    me.open("nowhere/at/all")
    expect(me.page.get_by_role("heading", name=me.words("web-welcome"))).to_be_visible()


@pytest.mark.parametrize(
    "record",
    [
        "hello",
        "underdeck record 9\n{}",
        played("onedeck").record().replace('"rules":', '"rules":9'),
        played("onedeck").record()[:-40] + "0 nonsense\n",
    ],
    ids=["foreign", "newer", "other-rules", "damaged"],
)
def test_a_record_that_can_not_be_read(regular, record):
    me = regular()
    me.open()
    me.upload(record)
    expect(me.page.get_by_role("alert")).to_be_visible()
    assert "replay" not in me.page.url


def test_a_pasted_link_that_is_none(regular):
    me = regular()
    me.open()
    me.hand.write(me.page.get_by_label(me.words("web-have-link")), "good morning")
    me.press(me.button("web-join"))
    expect(me.page.get_by_role("alert")).to_have_text(me.words("web-no-link"))


@pytest.mark.parametrize(
    "path, kind", [("cards/stick", "cards/stick"), ("rules/onedeck", "rules/onedeck"), ("new/onedeck", "catalog")]
)
def test_a_slow_line_says_so(sit, path, kind):
    me = sit()
    held = []
    me.page.route(f"**/api/{kind}?*", lambda route: held.append(route))
    me.open(path)
    opening = me.page.get_by_text(me.words("web-opening"))
    expect(opening).to_be_visible()
    expect(me.page.get_by_text(me.words("web-found-nothing"))).to_be_hidden()
    held[0].continue_()
    expect(opening).to_be_hidden()

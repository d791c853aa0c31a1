"""Every page can be read and reached by everybody, on a laptop and on a phone, by day and by night."""

import json
import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from browser.player import PHONE, Player
from browser.records import moments, played

RUN = """() => axe.run({resultTypes: ['violations']}).then((found) => found.violations.flatMap(
    (each) => each.nodes.slice(0, 3).map((node) => `${each.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`)))"""
SCHEMES = ("light", "dark")
SIDEWAYS = "document.documentElement.scrollWidth"
PAGE_SCROLLS = """() => [document.documentElement, ...document.querySelectorAll('main')]
    .filter((each) => each.scrollHeight > each.clientHeight + 1).length"""


# French words are longer, and a phone has the least room for them. The other two meet no case of their own.
READERS = [
    pytest.param("en", False, id="en-laptop"),
    pytest.param("fr", True, id="fr-phone"),
    pytest.param("en", True, id="en-phone", marks=pytest.mark.soak),
    pytest.param("fr", False, id="fr-laptop", marks=pytest.mark.soak),
]


@pytest.fixture(params=[pytest.param(each.values, id=each.id, marks=each.marks) for each in READERS])
def reader(request, regular) -> Player:
    lang, phone = request.param
    reader = regular(lang=lang, phone=phone)
    reader.phone = phone
    return reader


def check(reader: Player, what: str, table: bool = False) -> None:
    found = []
    for scheme in SCHEMES:
        reader.page.evaluate("scheme => (document.documentElement.dataset.theme = scheme)", scheme)
        if reader.page.evaluate("!window.axe"):
            reader.page.evaluate(AXE_SCRIPT)
        found += [f"{what}, {scheme}: {line}" for line in reader.page.evaluate(RUN)]
    assert not found, "\n\n".join(found)
    if reader.phone:
        assert reader.page.evaluate(SIDEWAYS) <= PHONE["width"], f"{what} scrolls sideways"
    elif table:
        assert reader.page.evaluate(PAGE_SCROLLS) == 0, f"{what} scrolls"


def settled(reader: Player) -> None:
    reader.page.wait_for_load_state("networkidle")
    expect(reader.page.locator("main[aria-busy=true]")).to_have_count(0)


LONG = [pytest.param(path, marks=pytest.mark.long) for path in ("new/stick", "how/onedeck")]


@pytest.mark.parametrize("path", ["", "new/onedeck", "campaign", "how/stick", "rules/stick", *LONG])
def test_pages(reader, path):
    reader.open(path)
    settled(reader)
    check(reader, path or "landing")


@pytest.mark.long
@pytest.mark.parametrize("path, wanted", [("rules/onedeck/OD-7.3", "OD-7."), ("cards/stick", "d12")])
def test_shelves(reader, path, wanted):
    """Some of the many equal rows."""
    reader.open(path)
    expect(reader.page.get_by_role("main").get_by_role("status")).to_contain_text(re.compile(r"[1-9]"))
    reader.page.get_by_role("searchbox").fill(wanted)
    settled(reader)
    check(reader, path)


@pytest.mark.long
def test_landing_with_games_and_its_dialogs(reader):
    reader.sit_at(played("stick"), moments("stick")["move"][0])
    reader.open()
    expect(reader.page.get_by_role("heading", name=reader.words("web-continue"))).to_be_visible()
    check(reader, "landing with games")
    reader.press(reader.button("web-settings"))
    check(reader, "settings")


@pytest.mark.long
def test_a_dungeon_is_lit_by_a_lantern_unless_one_chose_the_day(regular):
    me = regular()
    theme = me.page.locator("html")
    me.open()
    expect(theme).to_have_attribute("data-theme", "light")
    me.page.emulate_media(color_scheme="dark")
    expect(theme).to_have_attribute("data-theme", "dark")
    me.page.emulate_media(color_scheme="light")
    me.sit_at(played("stick"), moments("stick")["move"][0])
    expect(theme).to_have_attribute("data-theme", "light")
    me.sit_at(played("onedeck"), moments("onedeck")["placing"][0])
    expect(theme).to_have_attribute("data-theme", "dark")
    me.open()
    expect(theme).to_have_attribute("data-theme", "light")
    me.press(me.button("web-settings"))
    me.page.get_by_label(me.words("web-theme")).select_option("light")
    me.sit_at(played("onedeck"), moments("onedeck")["placing"][0])
    expect(theme).to_have_attribute("data-theme", "light")


@pytest.mark.long
def test_a_campaign_sheet(reader):
    reader.open("campaign")
    reader.press(reader.button("web-campaign-begin"))
    expect(reader.button("web-campaign-play")).to_be_visible()
    check(reader, "campaign sheet")
    reader.open("campaign")
    expect(reader.page.get_by_role("heading", name=reader.words("web-campaign-mine"))).to_be_visible()
    check(reader, "shelf of sheets")


@pytest.mark.long
def test_a_new_game_in_all_detail(reader):
    reader.open("new/onedeck")
    reader.press(reader.region("web-people-onedeck").get_by_role("button", name="4", exact=True))
    reader.press(reader.page.locator("summary", has_text=reader.words("web-more")))
    check(reader, "new game for four, with more")


@pytest.mark.long
def test_replay(reader):
    reader.watch(played("stick").record(), 100)
    check(reader, "replay of stick", table=True)
    reader.press(reader.button("web-play-from"))
    check(reader, "play from here")


@pytest.mark.long
@pytest.mark.parametrize("path", ["game/nowhere", "replay/nowhere", "join/a.b"])
def test_troubles(reader, troubles, path):
    troubles.expect("Failed to load resource")
    reader.open(path)
    expect(reader.page.get_by_role("main").get_by_role("heading", level=1)).to_be_visible()
    check(reader, path)


@pytest.mark.long
def test_an_invite(reader):
    wish = {"game": "stick", "setup": {"players": ["roy", "haley"]}, "seats": [{"kind": "me"}, {"kind": "invite"}]}
    made = reader.post("api/games", json.dumps(wish))
    reader.open(f"join/{made['invites']['1']}")
    expect(reader.button("web-join")).to_be_visible()
    check(reader, "invite")
    reader.page.goto(f"/#/seat/{made['id']}/{made['tokens']['0']}")
    reader.until(lambda: reader.table)
    reader.press(reader.button("web-people"))
    check(reader, "players and links")


SCENES = {
    "doors": ("onedeck", "room", 2),
    "dice": ("onedeck", "placing", 3),
    "loot": ("onedeck", "loot", 1),
    "stairs": ("onedeck", "descend", 0),
    "boss": ("onedeck", "placing", -3),
    "map": ("stick", "move", 1),
    "battle": ("stick", "assist", 1),
    "reaction": ("stick", "before-roll", 8),
    "trade": ("stick", "trade", 1),
}


@pytest.mark.parametrize(("lang", "phone"), READERS)
@pytest.mark.parametrize("scene", SCENES)
def test_tables(viewer, scene, lang, phone):
    reader = viewer(lang, phone)
    reader.phone = phone
    game, kind, which = SCENES[scene]
    reader.sit_at(played(game), moments(game)[kind][which])
    expect(reader.region("web-question")).to_be_visible()
    settled(reader)
    check(reader, scene, table=True)


@pytest.mark.long
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_what_opens_over_a_table(reader, game):
    kind = {"onedeck": "placing", "stick": "assist"}[game]
    reader.sit_at(played(game), moments(game)[kind][0])
    reader.ask_hint()
    check(reader, "hint", table=True)
    for dialog in ("web-why", "web-log", "web-help"):
        reader.press(reader.button(dialog))
        expect(reader.dialog).to_be_visible()
        check(reader, dialog)
        reader.press(reader.button("web-close", reader.dialog))


@pytest.mark.long
@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_endings(reader, game):
    match = played(game)
    reader.sit_at(match, len(match.log) - 2)
    reader.play()
    expect(reader.region("web-ending")).to_be_visible()
    check(reader, f"end of {game}")

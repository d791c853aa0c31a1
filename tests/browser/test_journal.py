"""Reasons to return: what a finished game leaves in the journal, and how the journal is kept, shown, carried away."""

import json
import re

import msgspec
import pytest
from playwright.sync_api import expect

from browser.player import Keyboard, Mouse, Touch
from browser.records import played
from browser.test_pages import check, settled
from underdeck.match.story import story_of
from underdeck.plugin.registry import plugin_of
from underdeck.progress.facet import ProgressFacet

pytestmark = pytest.mark.long

KEY = "underdeck.journal"
PLAY_ON = """([id, tokens]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${id}?v=1`);
  const send = (message) => socket.send(JSON.stringify(message));
  let version = -1;
  socket.onopen = () => send({ t: 'hello', tokens });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.over) return socket.close(), done();
    if (message.t !== 'table' || message.version === version || !message.questions.length) return;
    version = message.version;
    const [{ seat, options }] = message.questions;
    send({ t: 'answer', seat, version, words: options[version % options.length].words });
  };
})"""
"""A game is played anyhow, to its end, on another connection."""


def entry(game: str, at: int = 1_790_000_000) -> dict:
    match = played(game)
    deed = msgspec.to_builtins(ProgressFacet.of(plugin_of(game)).deed(match, story_of(match)))
    return {"id": f"game-of-{game}", "at": at, "mine": [match.seats[0]], "deed": deed}


def journal(*entries: dict, **more) -> str:
    return json.dumps({"what": "underdeck journal", "format": 1, "entries": entries, **more})


def with_journal(me, text: str):
    """What her browser remembers from earlier."""
    me.page.add_init_script(f"localStorage['{KEY}'] ??= {json.dumps(text)}")
    return me


def finish(me, heroes: list[str]) -> dict:
    """A game of these heroes, and its table when it is over."""
    me.open()
    wish = {"game": "onedeck", "setup": {"heroes": heroes, "dungeon": "dragons-cave"}, "seed": 3}
    made = me.post("api/games", json.dumps({**wish, "seats": [{"kind": "me"}] * len(heroes)}))
    me.page.evaluate(PLAY_ON, [made["id"], list(made["tokens"].values())])
    me.page.evaluate(
        "({id, ...held}) => localStorage['underdeck.games'] = JSON.stringify({[id]: held})",
        {key: made[key] for key in ("id", "tokens", "invites", "watch")},
    )
    me.open(f"game/{made['id']}")
    me.page.reload()
    me.until(lambda: me.table and me.table["over"])
    return made


@pytest.mark.parametrize(("hand", "lang"), [(Keyboard, "en"), (Touch, "fr")], ids=["keyboard", "phone"])
def test_a_finished_game_is_written_down_once(sit, hand, lang):
    me = sit(hand, lang=lang, phone=hand is Touch)
    finish(me, ["mage", "rogue"])
    ending = me.region("web-ending")
    got = ending.get_by_role("list", name=me.words("jr-earned"))
    expect(got).to_contain_text(me.words("jr-got-mind-the-step"))
    expect(ending).to_contain_text(me.words("jr-award-punching-bag"))
    me.press(ending.get_by_role("link", name=me.words("jr-title")))
    expect(me.page.get_by_role("definition").first).to_have_text("1")
    me.press(me.link("jr-page-achievements"))
    expect(me.page.get_by_role("heading", name=me.words("jr-got-mind-the-step"))).to_be_visible()
    me.page.go_back()
    me.page.go_back()
    expect(ending).to_contain_text(me.words("jr-picture"))
    expect(got).to_have_count(0)  # at a second look nothing is new


def test_the_result_becomes_a_picture(sit):
    me = sit()
    finish(me, ["mage", "rogue"])
    with me.page.expect_download() as download:
        me.press(me.button("jr-picture"))
    data = download.value.path().read_bytes()
    assert data.startswith(b"\x89PNG") and len(data) > 10_000


def test_what_was_met_hangs_in_the_gallery(regular):
    me = with_journal(regular(), journal(entry("onedeck"), entry("stick")))
    me.open("journal/bestiary")
    foes = me.page.get_by_role("region", name=re.compile(r"^encounter", re.I))
    expect(foes.get_by_role("heading", name="Goblin")).to_be_visible()
    expect(foes).to_contain_text(me.words("jr-unmet"))
    me.press(me.page.get_by_role("button", name=me.words("web-game-stick")))
    expect(me.page.get_by_role("heading", name="Xykon the Lich")).to_be_visible()


def test_a_journal_travels_as_a_file(sit, tmp_path):
    me = with_journal(sit(), journal(entry("onedeck")))
    me.open("journal")
    with me.page.expect_download() as download:
        me.press(me.button("jr-export"))
    other = sit(Keyboard).open("journal")
    other.page.locator("input[type=file]").set_input_files(download.value.path())
    expect(other.page.get_by_text(other.words("jr-brought", n=1))).to_be_visible()
    expect(other.page.get_by_role("row", name="Warrior")).to_be_visible()
    for bad, told in (("{", "damaged"), (journal(format=2), "newer")):
        file = {"name": "journal.json", "mimeType": "application/json", "buffer": bad.encode()}
        other.page.locator("input[type=file]").set_input_files(file)
        expect(other.page.get_by_role("alert")).to_have_text(other.words(f"jr-file-{told}"))
    expect(other.page.get_by_role("row", name="Warrior")).to_be_visible()


def test_two_devices_with_the_link_have_one_journal(sit):
    me = with_journal(sit(), journal(entry("onedeck")))
    me.open("journal")
    me.press(me.button("jr-share"))
    link = me.page.get_by_role("textbox", name=me.words("jr-link")).input_value()
    other = with_journal(sit(Touch, phone=True), journal(entry("stick")))
    other.page.goto(link)
    expect(other.page.get_by_text(other.words("jr-synced"))).to_be_visible()
    for game in ("onedeck", "stick"):
        expect(other.page.get_by_role("heading", name=other.words(f"web-game-{game}"))).to_be_visible()
    me.press(me.button("jr-sync"))
    expect(me.page.get_by_role("heading", name=me.words("web-game-stick"))).to_be_visible()


def test_a_link_that_is_void_changes_nothing(sit, troubles):
    troubles.expect("Failed to load resource")
    me = with_journal(sit(), journal(entry("onedeck")))
    me.open("journal/link/nonsense")
    expect(me.page.get_by_role("alert")).to_have_text(me.words("refuse-token"))
    expect(me.page.get_by_role("row", name="Warrior")).to_be_visible()
    expect(me.button("jr-share")).to_be_visible()


@pytest.mark.parametrize(("text", "told"), [("{", "damaged"), (journal(format=2), "newer")])
def test_a_damaged_or_newer_journal_is_left_alone(sit, text, told):
    me = with_journal(sit(), text)
    finish(me, ["mage"])
    expect(me.page.get_by_role("alert")).to_contain_text(me.words(f"jr-unread-{told}"))
    assert me.page.evaluate(f"localStorage['{KEY}']") == text
    me.press(me.page.get_by_role("alert").get_by_role("link"))
    with me.page.expect_download() as download:
        me.press(me.button("jr-export"))
    assert download.value.path().read_text() == text


@pytest.mark.parametrize(
    ("trouble", "script"),
    [
        ("full", f"Storage.prototype.setItem = function (key) {{ if (key === '{KEY}') throw new Error('quota'); }}"),
        ("forbidden", "Object.defineProperty(window, 'localStorage', {get() { throw new Error('denied'); }})"),
    ],
)
def test_a_browser_that_keeps_nothing_is_told_and_nothing_is_lost(sit, troubles, trouble, script):
    me = sit()
    troubles.expect("denied")
    made = finish(me, ["mage"])
    me.page.evaluate(f"localStorage.removeItem('{KEY}')")
    me.page.add_init_script(script)
    if trouble == "full":
        me.page.goto(f"/#/seat/{made['id']}/{made['tokens']['0']}")
        me.page.reload()
        expect(me.page.get_by_role("alert")).to_contain_text(me.words("jr-trouble-full"))
        me.press(me.page.get_by_role("alert").get_by_role("link"))
    else:
        me.open("journal")
        me.page.reload()
        file = {"name": "journal.json", "mimeType": "application/json", "buffer": journal(entry("onedeck")).encode()}
        me.page.locator("input[type=file]").set_input_files(file)
        expect(me.page.get_by_role("alert").first).to_have_text(me.words("jr-trouble-forbidden"))
    expect(me.page.get_by_role("definition").first).to_have_text("1")
    with me.page.expect_download() as download:
        me.press(me.button("jr-export"))
    assert len(json.loads(download.value.path().read_text())["entries"]) == 1


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["en-laptop", "fr-phone"])
@pytest.mark.parametrize("path", ["journal", "journal/bestiary", "journal/achievements"])
def test_its_pages_can_be_read_by_everybody(regular, lang, phone, path):
    me = with_journal(regular(Mouse, lang, phone), journal(entry("onedeck"), entry("stick")))
    me.phone = phone
    me.open(path)
    settled(me)
    check(me, path)

"""The puzzle of the day, and the pages as an app that opens without the server."""

import json
import shutil

import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient

from browser.cable import Cable
from browser.player import Keyboard, Mouse
from browser.saved import ADDRESS
from browser.test_pages import check
from server.push_service import Device
from underdeck.server import app
from underdeck.server.settings import Settings

PUZZLE = "puzzle-onedeck-2026-02-23"
"""An easy one, of a Monday."""


def laid(me, answers: int) -> None:
    expect(me.page.locator(f'[data-answers="{answers}"]')).to_have_count(1)


def follow_hints(me) -> None:
    """As somebody who asks before every step, and lays the die that is pointed at."""
    solved = me.page.get_by_text(me.words("jr-puzzle-solved"))
    answers = 0
    while not solved.is_visible():
        with me.page.expect_response("**/api/puzzles/try*") as heard:
            me.press(me.button("web-hint"))
        laid(me, answers)
        lay(me, heard.value.json()["hint"]["words"])
        answers += 1
        laid(me, answers)


def lay(me, words: str) -> None:
    verb, *_, last = words.split(" ")
    me.press(me.page.locator(".table button.hinted:not([data-box])").first)
    if verb == "cover":
        me.press(me.page.locator(f'.table [data-box="{last}"]'))


@pytest.mark.parametrize(
    ("hand", "lang"),
    [pytest.param(Mouse, "en", id="mouse"), pytest.param(Keyboard, "fr", id="keyboard", marks=pytest.mark.long)],
)
def test_a_puzzle_is_solved_and_kept(sit, hand, lang):
    me = sit(hand, lang=lang)
    me.open(f"puzzle/{PUZZLE}")
    laid(me, 0)
    follow_hints(me)
    kept = json.loads(me.page.evaluate("localStorage['underdeck.journal']"))
    assert PUZZLE in kept["puzzles"]
    me.open("journal")
    expect(me.page.get_by_role("main")).to_contain_text(me.words("jr-puzzle-solved-count", n=1))


@pytest.mark.parametrize("path", ["puzzle", "puzzle/shelf"])
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)])
def test_everybody_can_read_the_puzzles(regular, path, lang, phone):
    me = regular(lang=lang, phone=phone)
    me.phone = phone
    me.open(path)
    expect(me.page.locator("main[aria-busy=true]")).to_have_count(0)
    expect(me.page.locator("[data-answers], main ol").first).to_be_visible()
    expect(me.page.get_by_role("main")).to_be_visible()
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    check(me, path)


KEPT = "caches.open('underdeck-1').then((shelf) => shelf.keys()).then((keys) => keys.map(({ url }) => url))"


@pytest.fixture
def cable(address):
    cable = Cable(address)
    yield cable
    cable.close()


def test_it_opens_without_the_server_and_says_so_until_the_server_answers(sit, troubles, cable):
    """The network is there all the time, as far as the browser knows."""
    troubles.expect("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "Failed to load resource", "Failed to fetch")
    me = sit(at=cable.address, installed=True)
    down = me.page.get_by_text(me.words("web-line-down"))
    me.open()
    me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    me.page.reload()
    expect(me.page.get_by_role("heading", level=1)).to_have_text(me.words("web-welcome"))
    me.page.wait_for_load_state("networkidle")
    kept = me.page.evaluate(KEPT)
    assert any("/api/words" in url for url in kept) and any(url.endswith(".js") for url in kept), kept
    expect(down).to_have_count(0)
    cable.pull()
    me.page.reload()
    expect(me.page.get_by_role("heading", level=1)).to_have_text(me.words("web-welcome"))
    assert me.page.evaluate("navigator.onLine")
    expect(down).to_be_visible()
    cable.plug()
    me.until(lambda: me.page.clock.run_for(30_000) or not down.is_visible())


LEFT = "caches.open('underdeck-1').then((shelf) => shelf.put('/assets/000000000000/index.js', new Response('')))"
"""By the version before this one."""


def test_parts_of_another_version_are_thrown_away(sit):
    me = sit(installed=True)
    me.open()
    me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    me.page.reload()
    me.page.wait_for_load_state("networkidle")
    me.page.evaluate(LEFT)
    before = me.page.evaluate(KEPT)
    me.page.reload()
    expect(me.page.get_by_role("heading", level=1)).to_have_text(me.words("web-welcome"))
    me.until(lambda: set(me.page.evaluate(KEPT)) == {url for url in before if "000000000000" not in url})


@pytest.fixture
def upgraded(tmp_path, monkeypatch):
    """The same server after an upgrade: one file of the build is another."""
    static = tmp_path / "static"
    shutil.copytree(app.STATIC, static)
    with (static / "assets" / "pages-Rules.css").open("a") as file:
        file.write("\nh1 { color: red; }\n")
    monkeypatch.setattr(app, "STATIC", static)
    with TestClient(app.make_app(Settings(data=str(tmp_path), reviews=False)), base_url=ADDRESS) as http:
        yield http


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_that_is_open_during_an_upgrade_loads_anew_and_says_so(
    viewer, shelf, upgraded, troubles, monkeypatch, lang
):
    troubles.expect(
        "404", "Failed to fetch dynamically imported module", "Unable to preload CSS", "Refused to apply style"
    )
    me = viewer(lang=lang)
    me.open()
    expect(me.page.get_by_role("heading", level=1)).to_have_text(me.words("web-welcome"))
    monkeypatch.setattr(shelf, "http", upgraded)
    me.page.goto("#/rules/stick")
    said = me.page.get_by_text(me.words("web-upgraded"))
    expect(said).to_be_visible()
    expect(me.page.get_by_role("heading", level=1)).to_have_css("color", "rgb(255, 0, 0)")
    me.page.reload()
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    expect(said).to_have_count(0)


SUBSCRIBED = """(keys) => {
    const toJSON = () => ({ endpoint: keys.endpoint, keys });
    const device = { endpoint: keys.endpoint, options: {}, toJSON, unsubscribe: async () => true };
    let known = null;
    PushManager.prototype.getSubscription = async () => known;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        device.options.applicationServerKey = applicationServerKey.buffer;
        return (known = device);
    };
}"""
"""A browser whose maker's push service can't be reached from here."""


@pytest.mark.long
def test_whoever_plays_over_days_is_called_with_her_page_closed(sit):
    me = sit(installed=True, calls=True)
    me.page.context.grant_permissions(["notifications"])
    keys = Device("https://fcm.googleapis.com/nobody").keys
    me.page.add_init_script(f"({SUBSCRIBED})({json.dumps(keys)})")
    me.open()
    me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    with me.page.expect_response("**/api/push/begin*") as begun:
        me.start("stick", 14, ["me", "invite", "bot"])
    assert begun.value.ok
    assert begun.value.request.post_data_json["endpoint"] == keys["endpoint"]
    push(me, {"game": "abc", "title": "À vous", "body": "…"})
    shown = "navigator.serviceWorker.ready.then((here) => here.getNotifications())"
    shown += ".then((all) => all.map(({ title, tag }) => [title, tag]))"
    me.until(lambda: me.page.evaluate(shown) == [["À vous", "abc"]])
    me.page.keyboard.press("Escape")
    me.press(me.button("web-settings"))
    with me.page.expect_response("**/api/push/end*") as ended:
        me.page.get_by_label(me.words("web-calls"), exact=True).uncheck()
    assert ended.value.ok


def push(me, message: dict) -> None:
    """As the browser gets it from its push service."""
    found = []
    session = me.page.context.new_cdp_session(me.page)
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    me.until(lambda: found or me.page.evaluate("0"))
    here = {"origin": me.page.evaluate("location.origin"), "registrationId": found[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**here, "data": json.dumps(message)})

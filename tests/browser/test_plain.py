"""A game without pages of its own is played on a plain table, from a plain form. The server's part is played here."""

import json

import msgspec
import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from browser.player import Keyboard, Mouse, Touch
from browser.test_pages import check
from underdeck.forms.catalog import GameCatalog

pytestmark = pytest.mark.long

GAME = "liars-dice"
NAME = "Liar’s Dice"
CATALOG = {
    "name": NAME,
    "party": [2, 3],
    "together": False,
    "options": [{"id": "loud", "help": "Out loud?", "default": "no",
                 "values": [{"id": "no", "name": "no"}, {"id": "yes", "name": "yes"}]}],
    "bots": [],
    "tempers": [],
    "packs": [],
    "defaults": {"players": 2},
    "fields": [
        {"id": "players", "kind": "seats", "label": "Liars", "help": "", "choices": [], "default": 2, "sizes": [2, 3],
         "needed": True},
        {"id": "cup", "kind": "one", "label": "The cup", "help": "Of what?", "default": "tin", "needed": True,
         "sizes": [],
         "choices": [{"id": "tin", "name": "Tin", "text": "Loud."}, {"id": "felt", "name": "Felt", "text": "Soft."}]},
        {"id": "jokers", "kind": "several", "label": "Jokers", "help": "", "default": [], "needed": False,
         "sizes": [0, 1],
         "choices": [{"id": "one", "name": "Ones", "text": ""}, {"id": "six", "name": "Sixes", "text": ""}]},
        {"id": "fast", "kind": "switch", "label": "Fast", "help": "", "default": False, "needed": False, "sizes": [],
         "choices": []},
    ],
}  # fmt: skip
VIEW = {
    "seat": 0,
    "round": 3,
    "last_bid": None,
    "dice": [6, 6, 1],
    "cups": [{"seat": 0, "lost": 1, "open": False}, {"seat": 1, "lost": 0, "open": True}],
    "names": {"last_bid": "The bid to beat"},
}


def seat(number: int, label: str, mine: bool) -> dict:
    return {"seat": number, "name": label.lower(), "label": label, "player": "", "kind": "me" if mine else "bot",
            "bot": not mine, "claimed": True, "here": True, "mine": mine, "stop": "playable"}  # fmt: skip


class House:
    """A server that has one more game than ours."""

    def __init__(self, page) -> None:
        self.wish: dict | None = None
        self.version = 1
        page.route("**/api/titles?*", self.titles)
        page.route("**/api/catalog?*", self.catalog)
        page.route("**/api/games?*", self.games)
        page.route_web_socket("**/ws/**", self.serve)

    def titles(self, route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), GAME: NAME})

    def catalog(self, route: Route) -> None:
        found = msgspec.convert(CATALOG, GameCatalog)  # as our server would say it
        route.fulfill(json={**route.fetch().json(), GAME: msgspec.to_builtins(found)})

    def games(self, route: Route) -> None:
        self.wish = route.request.post_data_json
        route.fulfill(json={"id": "g1", "tokens": {"0": "t.t"}, "invites": {}, "watch": ""})

    def serve(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self.answer(socket, json.loads(text)))

    def answer(self, socket: WebSocketRoute, message: dict) -> None:
        if message["t"] == "answer":
            self.version += 1
        if message["t"] in ("hello", "answer"):
            socket.send(json.dumps(self.table()))

    def table(self) -> dict:
        over = {"outcome": "ann", "text": "Ann has won.", "lines": [], "moments": []} if self.version > 1 else None
        options = [{"words": "bid 2 6", "label": "Two sixes"}, {"words": "liar", "label": "Liar!"}]
        question = {"seat": 0, "kind": "bid", "text": "What do you say?", "why": "", "rules": [], "options": options}
        line = {"n": 0, "text": "Bob shakes his cup.", "kind": "shakes", "who": "bob"}
        return {
            "t": "table", "id": "g1", "version": self.version, "answers": self.version - 1, "game": GAME, "lang": "en",
            "seats": [seat(0, "Ann", True), seat(1, "Bob", False)], "mine": [0], "seat": 0, "view": VIEW,
            "questions": [] if over else [question], "waiting": [] if over else [0], "log": [line], "fresh": True,
            "undo": False, "over": over, "countdown": None, "again": False, "chance": "", "seal": "",
        }  # fmt: skip


@pytest.mark.parametrize(("hand", "lang"), [(Mouse, "en"), (Touch, "fr"), (Keyboard, "en")])
def test_a_game_from_elsewhere(sit, hand, lang):
    me = sit(hand, lang=lang, phone=hand is Touch)
    me.phone = hand is Touch
    house = House(me.page)
    me.open()
    me.press(me.link("web-new", me.page.get_by_role("article", name=NAME)))
    expect(me.page.get_by_role("heading", name="Liars")).to_be_visible()
    check(me, "the plain form")
    me.press(me.page.get_by_role("button", name="3", exact=True))
    me.press(me.page.get_by_role("radio", name="Felt"))
    me.press(me.button("web-start"))

    region = me.page.get_by_role("region", name=me.words("web-plain-table")).first
    expect(region).to_contain_text("The bid to beat")
    setup = {"players": 3, "cup": "felt", "fast": False}
    assert house.wish == {
        "game": GAME,
        "setup": setup,
        "seats": [{"kind": kind, "name": ""} for kind in ("me", "bot", "bot")],
        "lang": lang,
    }
    assert region.locator(".tiles li").all_inner_texts() == ["6", "6", "1"]
    cups = me.page.get_by_role("region", name="Cups")
    assert cups.locator("dt").all_inner_texts() == ["Ann", "Lost", "Open", "Bob", "Lost", "Open"]
    expect(cups).to_contain_text(me.words("web-plain-yes"))
    expect(me.region("web-log").last).to_contain_text("Bob shakes his cup.")
    check(me, "the plain table")
    me.table = house.table()
    me.until_ready()
    me.press(me.option("liar"))
    expect(me.region("web-ending")).to_contain_text("Ann has won.")

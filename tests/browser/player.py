"""Somebody in front of a screen: hears what the server says, answers with the things on the table."""

import json
import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from underdeck import Match
from underdeck.text import text_in

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60
A_MOMENT = 500
"""Milliseconds, after which a new question may be answered: nobody waits for them here."""
COLORS = {"s": "strength", "a": "agility", "m": "magic", "h": "heroic"}


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        thing.click()

    def write(self, field: Locator, text: str) -> None:
        self.press(field)
        field.fill(text)

    def place(self, die: Locator, box: Locator) -> None:
        self.press(die)
        self.press(box)

    def tap(self, die: Locator) -> None:
        self.press(die)

    def drag(self, die: Locator, target: Locator) -> None:
        """The table may make room once the die is lifted."""
        mouse = self.page.mouse
        die.scroll_into_view_if_needed()
        mouse.move(*middle(die))
        mouse.down()
        x, y = middle(die)
        mouse.move(x + 8, y - 8)
        mouse.move(*middle(target), steps=4)
        mouse.move(*middle(target))
        mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Touch(Mouse):
    def press(self, thing: Locator) -> None:
        thing.tap()


class Keyboard(Mouse):
    """Never touches the mouse."""

    MOST_TABS = 150
    NEXT = """(thing) => {
        if (thing === document.activeElement) return '';
        const at = document.activeElement;
        const among = thing.type === 'radio' ? at.name === thing.name
            : thing.dataset.words && thing.closest('[role=group]')?.contains(at);
        return among ? 'ArrowRight' : 'Tab';
    }"""
    """Among answers, and in a row of which one is chosen, the arrow keys go to and fro."""

    def press(self, thing: Locator) -> None:
        self.reach(thing)
        self.page.keyboard.press("Space" if thing.get_attribute("type") == "radio" else "Enter")

    def reach(self, thing: Locator) -> None:
        thing.wait_for()
        for _ in range(self.MOST_TABS):
            key = thing.evaluate(self.NEXT)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no way to {thing} by keyboard")

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def tap(self, die: Locator) -> None:
        self.page.keyboard.press(die.get_attribute("aria-keyshortcuts"))

    def place(self, die: Locator, box: Locator) -> None:
        self.tap(die)
        self.tap(box)


class Player:
    def __init__(self, page: Page, lang: str, hand: Mouse, settings: dict[str, Any]) -> None:
        self.page = page
        self.lang = lang
        self.hand = hand
        self.size = page.viewport_size
        self.table: dict[str, Any] | None = None
        self.hint: dict[str, Any] | None = None
        self.refusals: list[str] = []
        page.on("websocket", self.listen)
        page.clock.install()
        page.add_locator_handler(self.button("web-away-go-on"), lambda button: button.click())
        kept = json.dumps(json.dumps(settings))
        page.add_init_script(f"localStorage['underdeck.settings'] ??= {kept}")

    def forget(self, address: str) -> None:
        """Leaves; the next page comes as if nobody had ever been here."""
        self.page.goto("about:blank")
        wire = self.page.context.new_cdp_session(self.page)
        wire.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "local_storage"})
        wire.detach()
        self.page.set_viewport_size(self.size)
        self.page.emulate_media(color_scheme="light")
        self.table = self.hint = None
        self.refusals = []

    # What is heard

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))

    def hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "table":
            self.table = message
        elif message["t"] == "advice":
            self.hint = message
        elif message["t"] == "no":
            self.refusals.append(message["code"])

    def until(self, seen) -> None:
        assert self.sees(seen, PATIENCE), f"waited in vain; refused: {self.refusals}"

    def sees(self, seen, seconds: float) -> bool:
        """Within this time?"""
        deadline = time.monotonic() + seconds
        while not seen():
            if time.monotonic() > deadline:
                return False
            self.page.wait_for_timeout(10)
        return True

    def until_asked(self) -> dict[str, Any] | None:
        """The question, or nothing at the end of the game."""
        self.until(lambda: self.table and (self.table["over"] or self.table["questions"]))
        return None if self.table["over"] else self.table["questions"][0]

    # What is on the screen

    def words(self, id: str, **facts: Any) -> str:
        return text_in(self.lang)(id, **facts)

    def button(self, id: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=self.words(id), exact=True).first

    def button_named(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).first

    def link(self, id: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("link", name=self.words(id), exact=True).first

    def region(self, id: str) -> Locator:
        return self.page.get_by_role("region", name=self.words(id), exact=True)

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    def open(self, path: str = "") -> "Player":
        self.page.goto(f"#/{path}" if path else "/")
        return self

    def press(self, thing: Locator) -> None:
        self.hand.press(thing)

    # A new game

    def start(self, game: str, seed: int, kinds: list[str] | None = None) -> None:
        """From the landing page through the form."""
        self.open()
        self.press(self.link("web-new", self.page.get_by_role("article", name=self.words(f"web-game-{game}"))))
        people = self.region(f"web-people-{game}")
        if kinds:
            self.press(people.get_by_role("button", name=str(len(kinds)), exact=True))
            for at, kind in enumerate(kinds):
                people.locator(".who label:first-of-type select").nth(at).select_option(kind)
        if game == "stick":
            self.press(self.page.get_by_role("radio", name=self.words("web-preset-quick")))
        self.press(self.page.locator("summary", has_text=self.words("web-more")))
        self.hand.write(self.page.get_by_label(self.words("web-seed")), str(seed))
        self.press(self.button("web-start"))
        self.until(lambda: self.table)

    def watch(self, record: str, at: int = 0) -> None:
        """Upload a record and look at one moment of it."""
        self.open()
        self.upload(record)
        self.page.wait_for_url("**/#/replay/*")
        if at:
            self.page.goto(f"{self.page.url}/{at}")
        expect(self.moment).to_have_value(str(at))

    def upload(self, record: str) -> None:
        file = {"name": "game.record", "mimeType": "text/plain", "buffer": record.encode()}
        self.page.locator("input[type=file]").set_input_files(file)

    def sit_at(self, match: Match, at: int) -> None:
        """At a table in the middle of a game, by the link to a place."""
        record = self.post("api/records", match.record())["replay"]
        kinds = ["me"] + ["bot"] * (len(match.seats) - 1)
        wish = {"branch": {"replay": record, "at": at}, "seats": [{"kind": kind} for kind in kinds]}
        made = self.post("api/games", json.dumps(wish))
        self.go_to(made["id"], made["tokens"]["0"])
        self.until_asked()

    def go_to(self, id: str, token: str) -> None:
        self.page.goto(f"/#/seat/{id}/{token}")

    def post(self, path: str, body: str) -> dict[str, Any]:
        return self.page.request.post(path, data=body).json()

    @property
    def moment(self) -> Locator:
        return self.page.get_by_role("slider", name=self.words("web-moment"))

    def play_from_here(self, kinds: list[str]) -> None:
        self.press(self.button("web-play-from"))
        for at, kind in enumerate(kinds):
            self.dialog.get_by_role("combobox").nth(at).select_option(kind)
        self.press(self.button("web-start", self.dialog))
        self.until(lambda: self.table)

    def join(self, address: str, name: str) -> None:
        self.page.goto(address)
        self.hand.write(self.page.get_by_role("main").get_by_role("textbox"), name)
        self.press(self.button("web-join"))
        self.until(lambda: self.table)

    # Answers

    def ask_hint(self) -> str:
        self.until_ready()
        self.hint = None
        if isinstance(self.hand, Keyboard):
            self.page.keyboard.press("h")
        else:
            self.press(self.button("web-hint"))
        self.until(lambda: self.hint)
        return self.hint["words"]

    def play_until(self, verb: str) -> str:
        """As the hints say, up to an answer of this kind."""
        while True:
            question = self.until_asked()
            assert question is not None
            words = question["options"][0]["words"] if len(question["options"]) == 1 else self.ask_hint()
            if words.startswith(verb):
                return words
            self.answer(words)

    def until_ready(self) -> None:
        """The last that was told is on the screen, and has been there long enough to be answered."""
        self.until(lambda: self.ready() or self.page.clock.fast_forward(A_MOMENT))

    def ready(self) -> bool:
        return self.page.locator(f'[data-ready="{self.table["version"]}"]').count() > 0

    def hold_time(self) -> None:
        """From now on it passes only while she waits to be ready."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)

    def answer(self, words: str) -> None:
        version = self.table["version"]
        self.until_ready()
        deadly = any(option["words"] == words and option.get("deadly") for option in self.options())
        self.point_at(words)
        if deadly:
            self.press(self.button("web-deadly-yes", self.dialog))
        self.until(lambda: self.table["version"] != version)

    def point_at(self, words: str) -> None:
        verb, *rest = words.split()
        if verb == "cover":
            self.look_at_table()
            self.hand.place(self.die(rest[1]), self.box(rest[2]))
        elif verb in ("add", "pay", "pick") and self.table["game"] == "onedeck":
            self.look_at_table()
            self.hand.tap(self.die(rest[1]))
        elif verb == "enter":
            label = next(each["label"] for each in self.options() if each["words"] == words)
            self.press(self.page.get_by_role("list", name=self.words("web-od-doors")).get_by_role("button", name=label))
        elif verb in ("left", "right") and self.table["view"].get("floors"):
            self.press(self.neighbour(1 if verb == "right" else -1))
        else:
            if not self.option(words).is_visible() and self.button("web-all-answers").is_visible():
                self.press(self.button("web-all-answers"))
            self.press(self.option(words))

    def look_at_table(self) -> None:
        """All answers, if they are open, leave little room for it."""
        if self.button("web-fewer").is_visible():
            self.press(self.button("web-fewer"))

    def options(self) -> list[dict[str, str]]:
        return [option for question in self.table["questions"] for option in question["options"]]

    def option(self, words: str) -> Locator:
        return self.page.locator(f'[data-words="{words}"]').first

    def die(self, word: str) -> Locator:
        name = f"{self.words(f'web-od-color-{COLORS[word[0]]}')} {word[1]}"
        return self.region("web-od-dice").get_by_role("button", name=re.compile(rf"^{name}\b")).first

    def box(self, number: str) -> Locator:
        return self.page.locator(f'button[data-box="{number}"]')

    def neighbour(self, step: int) -> Locator:
        view = self.table["view"]
        me = view["players"][view["seat"]]
        return self.page.locator(f'[data-cell="{me["floor"]}:{me["column"] + step}"]')

    def play(self, most: int = 600) -> None:
        """As the hints say, to the end."""
        for _ in range(most):
            question = self.until_asked()
            if question is None:
                self.until_ready()
                return
            self.take_turn(question)
        raise AssertionError("no end in sight")

    def take_turn(self, question: dict[str, Any]) -> None:
        alone = len(question["options"]) == 1
        self.answer(question["options"][0]["words"] if alone else self.ask_hint())

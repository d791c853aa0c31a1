"""Somebody in front of a screen: hears what the server says, answers with the things on the table."""

import json
import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from underdeck.text import text_in

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20
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

    def drag(self, die: Locator, box: Locator) -> None:
        for thing, act in ((die, self.page.mouse.down), (box, self.page.mouse.up)):
            thing.scroll_into_view_if_needed()
            place = thing.bounding_box()
            self.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
            act()


class Touch(Mouse):
    def press(self, thing: Locator) -> None:
        thing.tap()


class Keyboard(Mouse):
    """Never touches the mouse."""

    MOST_TABS = 150
    ON_IT = "thing => thing === document.activeElement"
    BESIDE = "thing => thing.dataset.words && thing.closest('[role=group]')?.contains(document.activeElement)"
    """Among answers the arrow keys go to and fro."""

    def press(self, thing: Locator) -> None:
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def reach(self, thing: Locator) -> None:
        thing.wait_for()
        for _ in range(self.MOST_TABS):
            if thing.evaluate(self.ON_IT):
                return
            self.page.keyboard.press("ArrowRight" if thing.evaluate(self.BESIDE) else "Tab")
        raise AssertionError(f"no way to {thing} by keyboard")

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def place(self, die: Locator, box: Locator) -> None:
        for thing in (die, box):
            self.page.keyboard.press(thing.get_attribute("aria-keyshortcuts"))


class Player:
    def __init__(self, page: Page, lang: str, hand: Mouse, settings: dict[str, Any]) -> None:
        self.page = page
        self.lang = lang
        self.hand = hand
        self.table: dict[str, Any] | None = None
        self.hint: dict[str, Any] | None = None
        self.refusals: list[str] = []
        page.on("websocket", self.listen)
        kept = json.dumps(json.dumps(settings))
        page.add_init_script(f"localStorage['underdeck.settings'] ??= {kept}")

    # What is heard

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))

    def hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "table":
            self.table = message
        elif message["t"] == "hint":
            self.hint = message
        elif message["t"] == "no":
            self.refusals.append(message["code"])

    def until(self, seen) -> None:
        deadline = time.monotonic() + PATIENCE
        while not seen():
            assert time.monotonic() < deadline, f"waited in vain; refused: {self.refusals}"
            self.page.wait_for_timeout(5)

    def until_asked(self) -> dict[str, Any] | None:
        """The question, or nothing at the end of the game."""
        self.until(lambda: self.table and (self.table["over"] or self.table["questions"]))
        return None if self.table["over"] else self.table["questions"][0]

    # What is on the screen

    def words(self, id: str, **facts: Any) -> str:
        return text_in(self.lang)(id, **facts)

    def button(self, id: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=self.words(id), exact=True).first

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

    def start(self, game: str, seed: int) -> None:
        """From the landing page through the form."""
        self.page.route(
            "**/api/games?*", lambda route: route.continue_(post_data={**route.request.post_data_json, "seed": seed})
        )
        self.open()
        panel = self.page.get_by_role("article").filter(
            has=self.page.get_by_role("heading", name=self.words(f"web-game-{game}"))
        )
        self.press(self.link("web-new", panel))
        self.press(self.button("web-start"))
        self.until(lambda: self.table)

    # Answers

    def ask_hint(self) -> str:
        self.hint = None
        if isinstance(self.hand, Keyboard):
            self.page.keyboard.press("h")
        else:
            self.press(self.button("web-hint"))
        self.until(lambda: self.hint)
        return self.hint["words"]

    def answer(self, words: str) -> None:
        version = self.table["version"]
        self.point_at(words)
        self.until(lambda: self.table["version"] != version)

    def point_at(self, words: str) -> None:
        verb, *rest = words.split()
        if verb == "cover":
            self.hand.place(self.die(rest[1]), self.box(rest[2]))
        elif verb == "enter":
            label = next(each["label"] for each in self.options() if each["words"] == words)
            self.press(self.page.get_by_role("list", name=self.words("web-od-doors")).get_by_role("button", name=label))
        elif verb in ("left", "right") and self.table["view"].get("floors"):
            self.press(self.neighbour(1 if verb == "right" else -1))
        else:
            self.press(self.option(words))

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
                return
            alone = len(question["options"]) == 1
            self.answer(question["options"][0]["words"] if alone else self.ask_hint())
        raise AssertionError("no end in sight")

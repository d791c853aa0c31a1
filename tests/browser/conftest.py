"""A real server and a real browser. Whatever goes wrong in a page fails the test that opened it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from starlette.testclient import TestClient

from browser.player import DESKTOP, PHONE, Mouse, Player, Touch
from browser.saved import ADDRESS, Shelf, Viewer
from underdeck.server.app import make_app
from underdeck.server.settings import Settings

COMMAND = [sys.executable, "-c", "from underdeck.cli import main; main()", "serve", "--port", "0", "--no-open"]
UNUSED = [
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]  # fmt: skip
"""What the address bar suggests are pages too: every window would open them, and take twice as long. The others are
those that Playwright leaves out, for this list replaces its own."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run", f"--disable-features={','.join(UNUSED)}"]  # fmt: skip
PATIENCE = 60_000
NOT_INSTALLED = "Service Worker registration blocked by Playwright"
"""Requests that a service worker answers are out of a test's reach: only those that are about it have one."""
ABORTED = "net::ERR_ABORTED"
"""A request of a page that was left."""
UNCONNECTED = "WebSocket is closed before the connection is established"
"""A line of a page that was left."""


@pytest.fixture(scope="package")
def address(tmp_path_factory) -> Iterator[str]:
    limits = {
        "UNDERDECK_REQUESTS_PER_SECOND": "1000",
        "UNDERDECK_ADDRESS_GAMES": "5000",
        "UNDERDECK_MESSAGES_PER_SECOND": "1000",
        "UNDERDECK_BOT_SECONDS": "0.05",
        "UNDERDECK_GRACE_SECONDS": "0",
        "UNDERDECK_ABSENT_SECONDS": "0",
        "UNDERDECK_REVIEWS": "false",
        "UNDERDECK_REVIEW_NODES": "1",
    }
    command = [*COMMAND, "--lang", "en", "--data", str(tmp_path_factory.mktemp("server"))]
    environment = os.environ | limits | {"PYTHONUNBUFFERED": "1", "UNDERDECK_LOG": "warning"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        yield re.search(r"http://\S+/", server.stdout.readline())[0]
    finally:
        server.terminate()
        server.communicate()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Only as long as these tests: while Playwright runs, no other event loop can."""
    path = shutil.which(os.environ.get("UNDERDECK_CHROMIUM", "chromium"))
    if path is None:
        pytest.fail("No Chromium: `make chromium` installs Debian's, UNDERDECK_CHROMIUM names another.", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Troubles:
    """What the browser complained about."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.expected: list[str] = [NOT_INSTALLED, UNCONNECTED]

    def expect(self, *parts: str) -> None:
        self.expected += parts

    def watch(self, context: BrowserContext) -> None:
        context.on("weberror", self.erred)
        context.on("console", self.written)
        context.on("requestfailed", self.failed)

    def look_away(self, context: BrowserContext) -> None:
        context.remove_listener("weberror", self.erred)
        context.remove_listener("console", self.written)
        context.remove_listener("requestfailed", self.failed)

    def erred(self, error) -> None:
        self.found.append(f"error: {error.error}")

    def written(self, line) -> None:
        if line.type in ("error", "warning"):
            self.found.append(line.text)

    def failed(self, request) -> None:
        if request.failure != ABORTED:
            self.found.append(f"{request.url}: {request.failure}")

    def unexpected(self) -> list[str]:
        return [line for line in self.found if not any(part in line for part in self.expected)]


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    troubles = Troubles()
    yield troubles
    assert troubles.unexpected() == []


def open_window(
    chromium: Browser,
    address: str,
    hand=Mouse,
    lang="en",
    phone=False,
    dark=False,
    still=True,
    installed=False,
    **settings,
) -> Player:
    context = new_context(chromium, address, hand, lang, phone, dark, still, installed)
    page: Page = context.new_page()
    return Player(page, lang, hand(page), {"speed": "skip", **settings})


def new_context(chromium, address, hand=Mouse, lang="en", phone=False, dark=False, still=True, installed=False):
    context = chromium.new_context(
        base_url=address,
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone or hand is Touch,
        is_mobile=phone,
        locale=lang,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if still else "no-preference",
        permissions=["clipboard-read", "clipboard-write"],
        service_workers="allow" if installed else "block",
    )
    context.set_default_timeout(PATIENCE)
    return context


Sit = Callable[..., Player]


@pytest.fixture
def sit(chromium, address, troubles) -> Iterator[Sit]:
    """Somebody with a browser of her own."""
    contexts: list[BrowserContext] = []

    def sit(*hand, at=None, **more) -> Player:
        player = open_window(chromium, at or address, *hand, **more)
        contexts.append(player.page.context)
        troubles.watch(player.page.context)
        return player

    yield sit
    for context in contexts:
        context.close()


@pytest.fixture(scope="package")
def regulars(chromium, address) -> Iterator[Sit]:
    """They stay from one test to the next: a window takes longer to open than a page."""
    known: dict[tuple[type[Mouse], str, bool], Player] = {}

    def regular(hand: type[Mouse], lang: str, phone: bool) -> Player:
        if (hand, lang, phone) not in known:
            known[hand, lang, phone] = open_window(chromium, address, hand, lang, phone)
        return known[hand, lang, phone]

    yield regular
    for player in known.values():
        player.page.context.close()


@pytest.fixture
def regular(regulars, address, troubles) -> Iterator[Sit]:
    """Somebody who has been here before, in a browser that has forgotten it."""
    players: list[Player] = []

    def regular(hand=Mouse, lang="en", phone=False) -> Player:
        player = regulars(hand, lang, phone)
        player.lang = lang
        players.append(player)
        troubles.watch(player.page.context)
        return player

    yield regular
    for player in players:
        troubles.look_away(player.page.context)
        player.forget(address)


@pytest.fixture(scope="package")
def shelf(tmp_path_factory) -> Iterator[Shelf]:
    more = dict.fromkeys(("messages_per_second", "requests_per_second", "address_games", "address_uploads"), 10_000)
    settings = Settings(data=str(tmp_path_factory.mktemp("shelf")), grace_seconds=0, reviews=False, **more)
    with TestClient(make_app(settings), base_url=ADDRESS) as http:
        yield Shelf(http)


@pytest.fixture(scope="package")
def viewers(chromium, shelf) -> Iterator[Callable[..., Viewer]]:
    known: dict[tuple[str, bool], Viewer] = {}

    def viewer(lang: str = "en", phone: bool = False) -> Viewer:
        if (lang, phone) not in known:
            page = new_context(chromium, ADDRESS, lang=lang, phone=phone).new_page()
            known[lang, phone] = Viewer(shelf, page, lang, Mouse(page), {"speed": "skip"})
        return known[lang, phone]

    yield viewer
    for each in known.values():
        each.page.context.close()


@pytest.fixture
def viewer(viewers, troubles) -> Iterator[Callable[..., Viewer]]:
    """Somebody who looks at saved tables; the window stays from one test to the next."""
    seen: list[Viewer] = []

    def viewer(lang: str = "en", phone: bool = False) -> Viewer:
        one = viewers(lang, phone)
        seen.append(one)
        troubles.watch(one.page.context)
        return one

    yield viewer
    for one in seen:
        troubles.look_away(one.page.context)
        one.page.set_viewport_size(one.size)

"""A real server and a real browser. Whatever goes wrong in a page fails the test that opened it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.player import DESKTOP, PHONE, Mouse, Player, Touch

COMMAND = [sys.executable, "-c", "from underdeck.cli import main; main()", "serve", "--port", "0", "--no-open"]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run"]  # fmt: skip
PATIENCE = 60_000
ABORTED = "net::ERR_ABORTED"
"""A request of a page that was left."""


@pytest.fixture(scope="package")
def address(tmp_path_factory) -> Iterator[str]:
    limits = {
        "UNDERDECK_REQUESTS_PER_SECOND": "1000",
        "UNDERDECK_MESSAGES_PER_SECOND": "1000",
        "UNDERDECK_BOT_SECONDS": "0.05",
        "UNDERDECK_GRACE_SECONDS": "0",
        "UNDERDECK_ABSENT_SECONDS": "0",
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
        self.expected: list[str] = []

    def expect(self, *parts: str) -> None:
        self.expected += parts

    def watch(self, context: BrowserContext) -> None:
        context.on("weberror", lambda error: self.found.append(f"error: {error.error}"))
        context.on("console", lambda line: line.type in ("error", "warning") and self.found.append(line.text))
        context.on("requestfailed", self.failed)

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


Sit = Callable[..., Player]


@pytest.fixture
def sit(chromium, address, troubles) -> Iterator[Sit]:
    """Somebody with a browser of her own."""
    contexts: list[BrowserContext] = []

    def sit(hand=Mouse, lang="en", phone=False, dark=False, still=True, at=None, **settings) -> Player:
        context = chromium.new_context(
            base_url=at or address,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone or hand is Touch,
            is_mobile=phone,
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        troubles.watch(context)
        page: Page = context.new_page()
        return Player(page, lang, hand(page), {"speed": "skip", **settings})

    yield sit
    for context in contexts:
        context.close()

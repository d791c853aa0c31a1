"""From click to changed screen in local play, and what the browser loads.

make bench        prints the table and writes it to bench/browser.md
"""

import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, sync_playwright

from underdeck.text import text_in

FOLDER = Path(__file__).parent
GAMES = {"onedeck": "One Deck Dungeon, alone", "stick": "The Order of the Stick, with two bots"}
ANSWERS = 250
"""Of each game."""
COMMAND = [sys.executable, "-c", "from underdeck.cli import main; main()", "serve", "--port", "0", "--no-open"]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
words = text_in("en")


class Load:
    """What comes over the wire for a page, compressed as it comes."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        page.on("response", lambda answer: self.answers.append(answer))

    def take(self) -> int:
        found = sum(answer.request.sizes()["responseBodySize"] for answer in self.answers)
        self.answers.clear()
        return found


def quick_start(page: Page, address: str, game: str) -> None:
    page.goto(address)
    panel = page.get_by_role("article").filter(has=page.get_by_role("heading", name=words(f"web-game-{game}")))
    panel.get_by_role("button", name=words("web-quick")).click()
    page.get_by_role("region", name=words("web-question")).wait_for()


def measure(browser: Browser, address: str, game: str) -> tuple[list[float], int, int]:
    """Milliseconds of each answer; bytes of the first page and of the table after it."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en")
    page = context.new_page()
    page.add_init_script(path=FOLDER / "click.js")
    load = Load(page)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    first = load.take()
    quick_start(page, address, game)
    page.wait_for_load_state("networkidle")
    table = load.take()
    rng = random.Random(game)
    found: list[float] = []
    while len(found) < ANSWERS:
        if not answer(page, rng):
            found += page.evaluate("clicks")
            quick_start(page, address, game)
        elif page.evaluate("clicks.length") + len(found) >= ANSWERS:
            found += page.evaluate("clicks")
    context.close()
    return found, first, table


def answer(page: Page, rng: random.Random) -> bool:
    """One answer of those on the screen, until it is shown; not at the end of the game."""
    ending = page.get_by_role("region", name=words("web-ending"))
    options = page.locator("[data-words]:enabled")
    more = page.get_by_role("button", name=words("web-all-answers"))
    options.or_(more).or_(ending).first.wait_for()
    if ending.is_visible():
        return False
    if more.is_visible():
        more.click()
    count = options.count()
    if not count:
        return True  # a bot's answer came in between; look again
    page.locator("[data-ready]").wait_for()  # what has just appeared takes no answer yet
    before = page.evaluate("clicks.length")
    options.nth(rng.randrange(count)).click()
    page.wait_for_function("before => clicks.length > before", arg=before)
    return True


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        command = [*COMMAND, "--lang", "en", "--data", data]
        environment = os.environ | {"PYTHONUNBUFFERED": "1", "UNDERDECK_LOG": "warning"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            server.terminate()
            server.communicate()


def main() -> None:
    chromium = shutil.which(os.environ.get("UNDERDECK_CHROMIUM", "chromium"))
    lines = [
        "# In the browser",
        "",
        f"`make bench`: server and browser on one machine, 1280x720, motion on, {ANSWERS} answers at random. From the",
        "click to the end of the frame that shows the new table, the answer being on disk by then.",
        "",
        "| milliseconds | median | 95th of 100 | worst |",
        "|---|---:|---:|---:|",
    ]
    sizes = ["", "| gzipped | kB |", "|---|---:|"]
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game, name in GAMES.items():
            times, first, table = measure(browser, address, game)
            cuts = statistics.quantiles(times, n=100)
            lines.append(f"| {name} | {statistics.median(times):.0f} | {cuts[94]:.0f} | {max(times):.0f} |")
            if len(sizes) == 3:
                sizes.append(f"| the first page | {first / 1000:.0f} |")
            sizes.append(f"| then {name.split(',')[0]} | {table / 1000:.0f} |")
        browser.close()
    text = "\n".join(lines + sizes) + "\n"
    sys.stdout.write(text)
    (FOLDER / "browser.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

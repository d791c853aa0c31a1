"""`python -m tests.icons`: the icon of the installed app as PNG, drawn by Chromium from web/public/icon.svg."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZES = (192, 512)
PAGE = "<style>* {{ margin: 0 }} body {{ background: #23272e }} svg {{ display: block; width: {0}px; padding: {1}px; \
box-sizing: border-box }}</style>{2}"
MARGIN = 0.08
"""Around it, so that a round mask cuts nothing off."""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(size, round(size * MARGIN), (PUBLIC / "icon.svg").read_text(encoding="utf-8")))
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()

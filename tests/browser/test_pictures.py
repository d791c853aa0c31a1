"""The pictures of the README: made from the real pages by `make pictures`, and from no other words than today's."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.scenes import SCENES

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
RENEW = bool(os.environ.get("UNDERDECK_RENEW_PICTURES"))
SCENE_OF = {"onedeck": "fight", "stick": "map"}
SIZE = {"width": 1280, "height": 720}


@pytest.mark.parametrize("game", SCENE_OF)
def test_the_picture_shows_the_table_of_today(viewer, game):
    me = viewer("en")
    SCENES[SCENE_OF[game]](me)
    me.page.set_viewport_size(SIZE)
    expect(me.region("web-question")).to_be_visible()
    me.until_ready()
    words = "\n".join([line.strip() for line in me.page.locator("main").inner_text().splitlines() if line.strip()])
    if RENEW:
        FOLDER.mkdir(exist_ok=True)
        me.page.wait_for_load_state("networkidle")
        me.page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=80)
        (FOLDER / f"{game}.txt").write_text(words + "\n", encoding="utf-8")
    assert (FOLDER / f"{game}.jpg").exists()
    assert words + "\n" == (FOLDER / f"{game}.txt").read_text(encoding="utf-8"), "run `make pictures`"

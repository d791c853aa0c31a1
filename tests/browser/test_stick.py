"""The table of the Order of the Stick: the map under two fingers, rolls that are seen, what a variant changes."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser.player import Touch
from browser.records import moments, played
from browser.scenes import SCENES

pytestmark = pytest.mark.long

START, FAR = 40, 90


class Fingers:
    """Real touches, as many at a time as there are points."""

    def __init__(self, page) -> None:
        self.page = page
        self.wire = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            {"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)
        ]})  # fmt: skip

    def go(self, start: list[tuple[float, float]], end: list[tuple[float, float]], steps: int = 10) -> None:
        self.touch("touchStart", *start)
        for step in range(1, steps + 1):
            share = step / steps
            self.touch("touchMove", *[
                (x + (to_x - x) * share, y + (to_y - y) * share)
                for (x, y), (to_x, to_y) in zip(start, end, strict=True)
            ])  # fmt: skip
        self.touch("touchEnd")


@pytest.fixture
def walker(regular):
    me = regular(Touch, phone=True)
    me.sit_at(played("stick"), moments("stick")["move"][-1])
    return me


def room_of(me):
    view = me.table["view"]
    own = view["players"][view["seat"]]
    return me.page.locator(f'[data-cell="{own["floor"]}:{own["column"]}"]')


def test_two_fingers_make_the_map_larger_and_smaller(walker):
    room, fingers = room_of(walker), Fingers(walker.page)
    before, version = room.bounding_box(), walker.table["version"]
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    near, far = [(x - START, y), (x + START, y)], [(x - FAR, y), (x + FAR, y)]
    fingers.go(near, far)
    large = room.bounding_box()
    assert large["width"] > 1.5 * before["width"]
    assert large["x"] < x < large["x"] + large["width"]
    assert large["y"] < y < large["y"] + large["height"]
    fingers.go(far, near)
    assert room.bounding_box()["width"] == pytest.approx(before["width"], abs=2)
    assert walker.page.evaluate("visualViewport.scale") == 1
    assert walker.table["version"] == version


def test_the_map_goes_where_fingers_go(walker):
    room, fingers = room_of(walker), Fingers(walker.page)
    box = room.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers.go([(x - START, y), (x + START, y)], [(x - FAR, y), (x + FAR, y)])
    before, version = room.bounding_box(), walker.table["version"]
    fingers.go([(x - START, y), (x + START, y)], [(x - START - 50, y - 20), (x + START - 50, y - 20)])
    after = room.bounding_box()
    assert after["width"] == before["width"]
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((-50, -20), abs=2)
    fingers.go([(x, y)], [(x + 60, y)])
    walker.until(lambda: room.bounding_box()["x"] > after["x"] + 20)
    assert walker.table["version"] == version


def test_only_one_button_lies_over_the_map_where_two_fingers_can_zoom(walker):
    expect(walker.button("web-stick-find-me")).to_be_visible()
    expect(walker.page.locator(".zoom")).to_be_hidden()


def test_no_card_shows_a_type_before_the_catalogue_has_come(regular):
    me = regular()
    held = []
    me.page.route("**/api/cards/**", lambda route: held.append(route))
    SCENES["map"](me)
    me.until_ready()
    cards = me.page.locator("button.card").filter(has_text=re.compile("Greenhilt Sword|Retcon"))
    expect(cards.locator("[aria-busy=true]")).to_have_count(2)
    expect(cards.locator("svg")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(cards.locator("[data-symbol=weapon]")).to_be_visible()
    expect(cards.locator("[aria-busy=true]")).to_have_count(0)
    me.page.unroute("**/api/cards/**")


def test_a_roll_is_seen_until_the_next_answer(regular):
    me = regular()
    me.start("stick", 14, ["me", "bot", "bot"])
    roll = me.region("web-stick-rolled")
    while not roll.is_visible():
        me.take_turn(me.until_asked())
    mine = me.table["view"]["names"][me.table["view"]["players"][0]["character"]]
    expect(roll).to_contain_text(f"{mine} rolls")
    me.take_turn(me.until_asked())
    expect(roll).to_have_count(0)


def seated(me, players: int, **setup) -> None:
    setup["players"] = ["roy", "haley", "elan", "belkar", "durkon"][:players]
    seats = [{"kind": "me"}] + [{"kind": "bot"}] * (players - 1)
    made = me.post("api/games", json.dumps({"game": "stick", "setup": setup, "seats": seats, "seed": 3}))
    me.page.goto(f"/#/seat/{made['id']}/{made['tokens']['0']}")
    me.until_asked()


@pytest.mark.parametrize("variant", ["nerdcore", "not-home", "lucky"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_variant_says_what_it_changes(regular, variant, lang):
    me = regular(lang=lang)
    seated(me, 3, variants=[variant])
    me.press(me.button(f"variant-{variant}"))
    about = me.page.get_by_role("complementary", name=me.words(f"variant-{variant}"))
    expect(about).to_contain_text(me.words(f"web-variant-{variant}"))


def test_a_long_game_shows_how_deep_it_goes(regular):
    me = regular()
    seated(me, 5, length="weekend-killer")
    view = me.table["view"]
    assert (view["lair_drool"], view["lair_shticks"], len(view["floors"])) == (13, 13, 7)
    while not me.table["view"]["floors"][1]:
        me.take_turn(me.until_asked())
    floor = me.words("web-stick-floor", n=1, all=5)
    expect(me.page.get_by_role("group", name=me.words("web-stick-map"))).to_contain_text(floor)

"""The table is laid again for everybody who sat there."""

import pytest
from playwright.sync_api import expect

from browser.player import Player, Touch
from browser.records import played
from browser.test_together import links, open_question

pytestmark = pytest.mark.long


def near_the_end(anna: Player, kinds: list[str], left: int = 12) -> None:
    match = played("stick")
    anna.watch(match.record(), len(match.log) - left)
    anna.play_from_here(kinds)


def play_on(*players: Player) -> None:
    """Everybody answers as the hints say, until the game is over."""

    def asked() -> Player | None:
        return next((player for player in players if open_question(player)), None)

    def over() -> bool:
        return all(player.table["over"] for player in players)

    while not over():
        players[0].until(lambda: asked() or over())
        if player := asked():
            player.take_turn(open_question(player))
    for player in players:
        player.until_ready()


def test_one_lays_the_table_again_and_the_other_sits_down(sit):
    anna, bea, guest = sit(), sit(Touch, phone=True, lang="fr"), sit()
    near_the_end(anna, ["me", "invite", "bot"])
    for_bea, to_watch = links(anna)
    bea.join(for_bea, "Béa")
    guest.page.goto(to_watch)
    guest.until(lambda: guest.table)
    play_on(anna, bea)
    before = anna.table["id"]

    anna.press(anna.button("web-again"))
    anna.until(lambda: anna.table["id"] != before)
    place = bea.region("web-ending")
    expect(place).to_contain_text(bea.words("web-laid-by", who="Roy"))
    expect(guest.region("web-ending")).to_contain_text("Roy")
    expect(bea.button("web-again", place)).to_be_hidden()
    bea.press(bea.link("web-join", place))
    bea.until(lambda: bea.table["id"] == anna.table["id"])
    guest.press(guest.link("web-watch-next"))
    guest.until(lambda: guest.table["id"] == anna.table["id"])
    assert (anna.table["mine"], bea.table["mine"], guest.table["mine"]) == ([0], [1], [])
    anna.until(lambda: anna.table["seats"][1]["here"])
    assert anna.table["seats"][1]["player"] == "Béa" and not guest.table["questions"]
    answers = anna.table["answers"]
    for _ in range(3):
        anna.until(lambda: open_question(anna) or open_question(bea))
        player = anna if open_question(anna) else bea
        player.take_turn(open_question(player))
    bea.until(lambda: bea.table["answers"] > answers)


def test_whoever_comes_late_finds_the_way_and_the_place(sit):
    anna, bea = sit(), sit()
    near_the_end(anna, ["me", "invite", "bot"])
    for_bea, _ = links(anna)
    bea.join(for_bea, "Béa")
    play_on(anna, bea)
    finished = bea.page.url
    bea.open()
    anna.press(anna.button("web-again"))
    anna.until(lambda: not anna.table["over"])
    bea.page.goto(finished)
    bea.press(bea.link("web-join", bea.region("web-ending")))
    bea.until(lambda: bea.table["id"] == anna.table["id"])
    bea.open()
    expect(bea.page.locator(f'a[href="#/game/{anna.table["id"]}"]').first).to_be_visible()


def test_alone_again_is_one_press(sit):
    anna = sit()
    near_the_end(anna, ["me", "bot", "bot"])
    anna.play()
    before = anna.table["id"]
    anna.press(anna.button("web-again"))
    anna.until(lambda: anna.table["id"] != before)
    anna.take_turn(anna.until_asked())
    anna.page.go_back()
    ending = anna.region("web-ending")
    expect(ending).to_contain_text(anna.words("web-laid"))
    expect(anna.link("web-join", ending)).to_be_visible()

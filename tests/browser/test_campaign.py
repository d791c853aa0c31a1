"""A campaign sheet is begun, played with and given up, and moves to another device."""

from playwright.sync_api import expect

from browser.player import Keyboard, Player


def begin(player: Player, name: str) -> None:
    player.open("campaign")
    player.hand.write(player.page.get_by_label(player.words("web-campaign-name")), name)
    player.press(player.button("web-campaign-begin"))
    expect(player.page.get_by_role("heading", name=name, level=1)).to_be_visible()


def test_a_sheet_and_its_game(sit):
    me = sit()
    begin(me, "Lyra")
    sheet = me.page.url
    me.press(me.button("web-campaign-play"))
    me.press(me.button("web-start"))
    me.until_asked()
    assert me.table["view"]["heroes"][0]["sheet"]
    me.page.goto(sheet)
    expect(me.link("web-campaign-go-on")).to_be_visible()
    me.press(me.button("web-campaign-give-up"))
    me.press(me.button("web-campaign-give-up", me.dialog))
    expect(me.button("web-campaign-play")).to_be_visible()


def test_a_sheet_by_keyboard_and_its_link(sit):
    me, there = sit(Keyboard), sit(lang="fr")
    begin(me, "Orla")
    me.press(me.button("web-campaign-more"))
    link = me.dialog.get_by_role("textbox").input_value()
    there.page.goto(link)
    expect(there.page.get_by_role("heading", name="Orla", level=1)).to_be_visible()


def test_a_sheet_of_somebody_else(sit):
    me, eve = sit(), sit()
    begin(me, "Lyra")
    eve.page.goto(me.page.url)
    expect(eve.page.get_by_role("heading", name=eve.words("web-campaign-not-here"))).to_be_visible()

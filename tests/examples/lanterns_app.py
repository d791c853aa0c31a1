"""Lanterns Out in the app at a terminal. Run by test_lanterns, where the game is installed."""

import asyncio

import pytest
from textual.widgets import OptionList, Select

from app.conftest import clock, data  # noqa: F401 - the same clock and folder as the app's own tests
from app.driver import NARROW, WIDE, at_table, local
from underdeck.app.dialogs import Choosing
from underdeck.app.newgame import NewGame
from underdeck.app.table_screen import TableScreen
from underdeck.match import load
from underdeck.terminal import journal
from underdeck.text import text_in

ALONE = {"players": {"ann": "me", "bo": "bot"}, "options": {"delves": "3"}}


async def to_the_end(person):
    while isinstance(person.screen, TableScreen):
        await person.go_on()


async def pick(person, choice):
    """From the first screen."""
    await person.until(lambda: person.screen.query("#choices"))
    choices = person.screen.query_one("#choices", OptionList)
    choices.highlighted = choices.get_option_index(choice)
    await person.press("enter")


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", NARROW)])
def test_a_whole_game_by_keys(data, language, size):  # noqa: F811
    text = text_in(language, "lanterns")

    async def play():
        async with at_table(local("lanterns", language, **ALONE), size, language) as person:
            assert text("game-name") in person.text()
            assert text("name-old-well") in person.text()
            assert text("view-light") in person.text()
            await person.advised()
            await to_the_end(person)
            assert isinstance(person.screen, Choosing)

    asyncio.run(play())
    (record,) = data.glob("games/*.record")
    assert load(record.read_text()).outcome


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_and_rules_are_those_of_this_game(language):
    text = text_in(language, "lanterns")

    async def play():
        async with at_table(local("lanterns", language, **ALONE), WIDE, language) as person:
            person.screen.help()
            await person.pilot.pause()
            shown = " ".join(person.text().split())
            assert text("how-to-play").split("\n")[0] in shown
            assert "►" not in text("app-help") and text("app-help").split("\n")[1].split(".")[0][:40] in shown

    asyncio.run(play())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_form_offers_what_the_game_declares_and_begins_it(data, language):  # noqa: F811
    text = text_in(language, "lanterns")

    async def play():
        async with at_table(None, WIDE, language) as person:
            await pick(person, "new lanterns")
            await person.until(lambda: isinstance(person.screen, NewGame))
            shown = person.text()
            assert all(text(f"name-{name}") in shown for name in ("ann", "bo", "cleo", "dan"))
            person.screen.query_one("#shaft", Select).value = "tin-mine"
            person.screen.query_one("#players-dan", Select).value = "bot"
            await person.pilot.pause()
            person.screen.query_one("#begin").press()
            await person.until(lambda: isinstance(person.screen, TableScreen))
            await person.until_asked()
            assert person.table.view["shaft"] == "tin-mine"
            assert [seat.name for seat in person.table.seats] == ["ann", "bo", "cleo", "dan"]

    asyncio.run(play())
    assert len(journal.open_games()) == 1


def test_a_quick_game_is_one_choice_away(data):  # noqa: F811
    async def play():
        async with at_table() as person:
            await pick(person, "quick lanterns")
            await person.until(lambda: isinstance(person.screen, TableScreen))
            await person.until_asked()
            assert person.table.view["delves"] == 3

    asyncio.run(play())

"""Packs in the form of a new game, in the app at a terminal."""

import asyncio

import pytest

from app.driver import at_table
from outside.making import grow
from underdeck.app.table_screen import TableScreen


def heroes_in(person):
    """Nobody while the form is made anew."""
    return [known.get_option_at_index(row).value for known in person.screen.query("#heroes")
            for row in range(known.option_count)]  # fmt: skip


@pytest.mark.long
def test_packs_are_chosen_in_the_form(shelf):
    grow(shelf)
    grow(shelf, "kitchen", "stick")

    async def play():
        async with at_table(wish=("onedeck", {"heroes": ["mage"]})) as person:
            packs = person.screen.query_one("#packs")
            assert packs.option_count == 1 and "grove-warden" not in heroes_in(person)
            packs.select("grove")
            await person.until(lambda: "grove-warden" in heroes_in(person))
            assert person.screen.query_one("#heroes").selected == ["mage"], "what was filled in stays"
            person.screen.query_one("#packs").deselect("grove")
            await person.until(lambda: "grove-warden" not in heroes_in(person))
            person.screen.query_one("#packs").select("grove")
            await person.until(lambda: "grove-warden" in heroes_in(person))
            heroes = person.screen.query_one("#heroes")
            heroes.deselect_all()
            heroes.select("grove-warden")
            person.screen.query_one("#dungeon").value = "grove-glade"
            await person.pilot.pause()
            await person.pilot.click("#begin")
            await person.until(lambda: isinstance(person.screen, TableScreen))
            await person.until_asked()
            assert [pack["id"] for pack in person.table.view["packs"]] == ["grove"]

    asyncio.run(play())


@pytest.mark.long
def test_packs_that_clash_are_refused_in_the_form(shelf):
    grow(shelf)
    grow(shelf, "fen", cards=lambda text: text.replace("fen-warden", "grove-warden"))

    async def play():
        async with at_table(wish=("onedeck", {"packs": ["grove"]})) as person:
            person.screen.query_one("#packs").select("fen")
            await person.until(lambda: "✗" in person.text())
            assert person.screen.query_one("#packs").selected == ["grove"]
            assert "grove-warden" in heroes_in(person)

    asyncio.run(play())


def test_without_packs_nobody_is_asked_for_any(shelf):
    grow(shelf, "kitchen", "stick")

    async def play():
        async with at_table(wish=("onedeck", {"heroes": ["mage"]})) as person:
            assert not person.screen.query("#packs")

    asyncio.run(play())

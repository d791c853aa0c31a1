"""Chances beside the answers, the best one and why, all of them in full; off where somebody wants none."""

import asyncio

import pytest

from app.driver import NARROW, WIDE, at_table, local
from minds import Scripted, use
from underdeck.app.dialogs import Choosing, Reading
from underdeck.app.table_screen import TableScreen
from underdeck.bots.advice import Reason
from underdeck.games.onedeck.plugin import OneDeckPlugin
from underdeck.terminal.odds import remember_odds, remembered_odds

REASONS = [Reason("plain-habit", {}, 0.15)]


def run(play):
    asyncio.run(play())


@pytest.fixture(autouse=True)
def mind(monkeypatch):
    monkeypatch.setenv("UNDERDECK_ADVICE_NODES", "50")
    return use(monkeypatch, OneDeckPlugin, Scripted(0.2, 0.55, 0.4, reasons=REASONS))


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_hint_marks_the_best_answer_says_why_and_shows_all_chances(size):
    async def play():
        async with at_table(local(), size) as person:
            await person.until_asked()
            assert "≈55%" not in person.text()
            await person.press("h")
            await person.until(lambda: person.screen.hint is not None)
            said = " ".join(person.text().split())
            for part in (
                "✦ 2",
                "███░░ game ≈55%",
                "█░░░░ game ≈20%",
                "chance to win the game ≈55%",
                "a skilled player",
            ):
                assert part in said, part
            assert person.marked.words == person.table.questions[0].options[1].words

    run(play)


def test_the_odds_in_full_are_one_key_away():
    async def play():
        async with at_table(local(), WIDE) as person:
            await person.until_asked()
            await person.press("%")
            await person.until(lambda: isinstance(person.screen, Reading))
            said = " ".join(person.text().replace("│", " ").split())
            assert "Your chance to win right now: ≈55%." in said and "give or take 3 points" in said
            await person.press("escape")
            assert isinstance(person.screen, TableScreen) and person.screen.hint is None

    run(play)


def test_always_asks_for_them_by_itself(mind):
    remember_odds("always")

    async def play():
        async with at_table(local(), WIDE) as person:
            await person.until(lambda: person.screen.advice is not None)
            assert "≈55%" in person.text() and person.screen.hint is None
            await person.answer("1")
            await person.until(lambda: len(mind.budgets) > 1)

    run(play)


def test_off_is_chosen_in_the_menu_and_remembered():
    async def play():
        async with at_table(local(), WIDE) as person:
            await person.until_asked()
            await person.press("escape")
            await person.choose("odds")
            await person.until(lambda: isinstance(person.screen, Choosing) and "No odds" in person.text())
            await person.choose("off")
            await person.until_seated(lambda table: table.odds == "off")
            assert "% odds" not in person.text() and remembered_odds() == "off"
            await person.press("h")
            await person.until(lambda: "created without odds" in " ".join(person.text().split()))

    run(play)

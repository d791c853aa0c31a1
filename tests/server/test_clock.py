"""The clock of a live game by itself: who holds up others, for how long, and what happens then."""

import asyncio
from types import SimpleNamespace

import pytest

from underdeck import Match, new
from underdeck.kernel.rng import Rng
from underdeck.match.facet import MatchFacet
from underdeck.plugin.registry import plugin_of
from underdeck.server import clock as clocks
from underdeck.server.clock import Clock
from underdeck.table.session import ME, PERSON, Guest, Seat, Session


@pytest.fixture
def now(monkeypatch):
    """A time that only goes on when a test says so."""
    time = SimpleNamespace(now=100.0)
    monkeypatch.setattr(clocks, "time", SimpleNamespace(monotonic=lambda: time.now))
    return time


def with_a_window() -> Match:
    """A game in which somebody is asked in a window."""
    windows, rng = MatchFacet.of(plugin_of("stick")).windows, Rng(5)
    match = new("stick", seed=5, players=["roy", "haley", "elan"], preset="quick")
    while not any(each.kind in windows for each in match.decisions):
        decision = match.decisions[rng.below(len(match.decisions))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    return match


@pytest.fixture
def table() -> Session:
    match = with_a_window()
    table = Session("table", match, [Seat(seat, name, ME) for seat, name in enumerate(match.seats)])
    table.guests = [Guest(lambda _: None, "en", [seat]) for seat in range(3)]
    return table


def ticking(clock: Clock) -> Clock:
    async def start() -> None:
        clock.start()
        clock.stop()

    asyncio.run(start())
    return clock


def test_who_holds_up_others_passes_when_the_time_is_up(table, now):
    clock = ticking(Clock(table, 20, lambda: None))
    (seat, *_) = clock.late()
    assert clock.countdown(seat).seconds == 20 and clock.passed() is None
    now.now += 15
    assert clock.countdown(seat).seconds == 5 and clock.passed() is None
    now.now += 5
    passing, action = clock.passed()
    assert (passing, table.match.write(action)) == (seat, "pass")


def test_who_comes_in_later_gives_nobody_more_time(table, now):
    clock = ticking(Clock(table, 20, lambda: None))
    due = dict(clock.due)
    now.now += 15
    assert ticking(clock).due == due


def test_nobody_is_hurried_for_somebody_who_is_not_there(table, now):
    (seat, *_) = Clock(table, 20, lambda: None).late()
    table.guests = [Guest(lambda _: None, "en", [seat])]
    clock = ticking(Clock(table, 20, lambda: None))
    assert clock.late() == [] and clock.due == {} and clock.countdown(seat) is None


def test_a_game_of_days_has_no_clock(table, now):
    clock = ticking(Clock(table, None, lambda: None))
    assert clock.late() == [] and clock.due == {} and clock.passed() is None


def test_an_answer_stops_the_countdown_of_its_question(table, now):
    clock = ticking(Clock(table, 20, lambda: None))
    (seat, *_) = clock.late()
    table.take(seat, table.match.read(seat, "pass"), PERSON)
    now.now += 20
    assert clock.passes_at(seat) is None and clock.passed() is None


def test_the_clock_rings_once_and_not_when_it_was_stopped(table):
    async def rung(stop: bool) -> int:
        rings, first = [], asyncio.Event()

        def ring() -> None:
            rings.append(1)
            first.set()

        clock = Clock(table, 0, ring)
        clock.start()
        clock.start()
        if stop:
            clock.stop()
            await asyncio.sleep(0)
        else:
            await first.wait()
        return len(rings)

    assert asyncio.run(rung(stop=False)) == 1 and asyncio.run(rung(stop=True)) == 0

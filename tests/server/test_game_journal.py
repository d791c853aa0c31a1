"""The journal of a live game by itself: what the disk has is what the table shows, whatever the disk says."""

import asyncio
from concurrent.futures import Future
from dataclasses import replace

import pytest

from underdeck import Match, new
from underdeck.kernel.refusal import Refusal
from underdeck.server.game_journal import Journal
from underdeck.server.stored_game import Entry, StoredGame
from underdeck.table.session import ME, PERSON, Guest, Seat, Session

HEADER = new("stick", seed=3, players=["roy", "haley"]).header


class Disk:
    """A disk of one game in memory, which can say no."""

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.seats = [Seat(seat, name, ME) for seat, name in enumerate(Match(HEADER).seats)]
        self.undone = 0
        self.told = self.abandoned = False
        self.refuses = ""

    def load(self, id: str) -> StoredGame:
        seats = [replace(each) for each in self.seats]
        return StoredGame(
            id, HEADER, self.undone, None, "live", self.told, None, seats, [*self.log], 0.0, "request", "phrases"
        )

    def check(self) -> None:
        if self.refuses:
            raise Refusal(self.refuses)

    def append(self, id, saved, entries, outcome, earned) -> Future:
        self.check()
        assert saved == len(self.log)
        self.log += entries
        done: Future = Future()
        done.set_result(None)
        return done

    def cut(self, id, left, undone) -> None:
        self.check()
        del self.log[left:]
        self.undone = undone

    def keep_seat(self, id, seat) -> None:
        self.check()
        self.seats[seat.seat] = seat

    def abandon(self, id) -> None:
        self.check()
        self.abandoned = True

    def mark_read(self, id) -> None:
        self.check()
        self.told = True


@pytest.fixture
def disk():
    return Disk()


@pytest.fixture
def journal(disk):
    return opened(disk)


def opened(disk) -> Journal:
    kept = disk.load("table")
    table = Session(kept.id, Match(kept.header), kept.seats, kept.undone)
    return Journal(kept, disk, table, lambda: None)


def answer(table) -> None:
    decision = table.match.decisions[0]
    table.take(decision.seat, decision.options[0], PERSON)


def test_what_is_kept_is_there_again(disk, journal):
    for _ in range(5):
        answer(journal.table)
    asyncio.run(journal.settle())
    again = opened(disk)
    assert again.saved == journal.saved == 5 and again.table.by == [PERSON] * 5
    assert again.table.match.digest == journal.table.match.digest and str(again.table.story) == str(journal.table.story)


def test_what_the_disk_refuses_did_not_happen(disk, journal):
    answer(journal.table)
    asyncio.run(journal.settle())
    table = journal.table
    before = table.match.digest, table.version, table.standing, [*table.story], [*table.by]
    answer(table)
    disk.refuses = "database-write"
    with pytest.raises(Refusal):
        asyncio.run(journal.settle())
    assert (table.match.digest, table.version, table.standing, table.story, table.by) == before


def test_a_disk_that_went_on_without_us_is_right(disk, journal):
    other = opened(disk)
    answer(other.table)
    asyncio.run(other.settle())
    table = journal.table
    table.guests = [Guest(lambda _: None, "en", [0], fresh=False)]
    version = table.version
    answer(table)
    disk.refuses = "stale"
    with pytest.raises(Refusal):
        asyncio.run(journal.settle())
    assert table.match.log == other.table.match.log and journal.saved == 1
    assert table.version > version and table.guests[0].fresh


def test_what_is_taken_back_is_taken_back_on_disk_first(disk, journal):
    answer(journal.table)
    asyncio.run(journal.settle())
    disk.refuses = "database-write"
    with pytest.raises(Refusal):
        asyncio.run(journal.undo(1))
    assert len(journal.table.match.log) == 1
    disk.refuses, version = "", journal.table.version
    asyncio.run(journal.undo(1))
    assert journal.table.match.log == disk.log == [] and journal.saved == 0 and journal.table.version > version


def test_a_seat_that_the_disk_refuses_stays_as_it_was(disk, journal):
    disk.refuses = "database-write"
    with pytest.raises(Refusal):
        asyncio.run(journal.keep_seat(0, bot=True))
    assert not journal.table.seats[0].bot
    disk.refuses = ""
    asyncio.run(journal.keep_seat(0, bot=True))
    assert journal.table.seats[0].bot and disk.seats[0].bot


def test_a_record_is_given_out_when_nothing_is_taken_back_any_more(disk, journal):
    with pytest.raises(Refusal):
        asyncio.run(journal.record())
    assert not journal.table.told and not disk.told
    asyncio.run(journal.abandon())
    assert asyncio.run(journal.record()).startswith("underdeck") and journal.table.told and disk.told


def test_a_log_that_leads_elsewhere_is_damage(disk, journal):
    answer(journal.table)
    asyncio.run(journal.settle())
    disk.log[0] = replace(disk.log[0], words="nonsense")
    with pytest.raises(Refusal):
        opened(disk)

"""The journal of a live game: nothing is shown before it is on disk."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

from underdeck.kernel.refusal import Refusal
from underdeck.match import Header, Match
from underdeck.match.story import replayed
from underdeck.server import campaigns
from underdeck.server.logs import log_info
from underdeck.server.store import NOTHING, Store
from underdeck.server.stored_game import ABANDONED, Entry, Next, StoredGame, replay_log
from underdeck.server.tasks import finish
from underdeck.table.session import Seat, Session


class Journal:
    """Writes the answers and seats of one table to disk, and resets the table to the disk's state after a failure."""

    def __init__(self, kept: StoredGame, store: Store, table: Session, on_over: Callable[[], None]) -> None:
        self.store = store
        self.table = table
        self.on_over = on_over
        """Called when the last answer of a game is on disk."""
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.touched = kept.touched
        """When something happened that everybody may know of."""
        self.load(kept)

    def load(self, kept: StoredGame) -> None:
        """Give the answers that the disk has, if they lead where they led when they were given."""
        table, match = self.table, self.table.match
        sound = replay_log(kept.log, match, table.take)
        ends = (match.outcome,) if match.outcome else (None, ABANDONED)
        if sound < len(kept.log) or kept.outcome not in ends or match.seats != [each.name for each in kept.seats]:
            raise kept.damaged(sound)
        self.mark_saved()

    def mark_saved(self) -> None:
        self.saved = len(self.table.match.log)
        self.standing = self.table.standing

    # Answers

    async def keep(self) -> None:
        """Write down everything answered so far; if that can't be done, it did not happen."""
        if len(self.table.match.log) > self.saved:
            await finish(self.write())

    async def settle(self) -> None:
        """Write down what was answered, for whoever looks in without changing anything."""
        async with self.lock:
            await self.keep()

    async def write(self) -> None:
        table, match = self.table, self.table.match
        try:
            earned = await asyncio.to_thread(campaigns.earned, match, table.id) if match.outcome else NOTHING
            writing = self.store.append(table.id, self.saved, self.entries(), match.outcome, earned)
            await asyncio.wrap_future(writing)
        except Exception as error:
            await self.restore()
            if isinstance(error, Refusal) and error.code == "stale":
                await self.reload()
            raise
        self.mark_saved()
        if not table.unseen_answers(()):
            self.touched = time.time()
        if match.outcome is not None:
            log_info("finished", id=table.id, outcome=match.outcome, answers=self.saved)
            self.on_over()

    def entries(self) -> list[Entry]:
        """Return the answers that are not on disk yet."""
        match, checks = self.table.match, self.table.match.checks
        if match.outcome is not None:
            checks[len(match.log)] = match.digest
        answers = zip(match.log[self.saved :], self.table.by[self.saved :], strict=True)
        return [
            Entry(seat, match.write(action), by, checks.get(number))
            for number, ((seat, action), by) in enumerate(answers, self.saved + 1)
        ]

    async def restore(self) -> None:
        """Bring the table back to the last answer on disk: nobody has seen any of the later ones."""
        match = await asyncio.to_thread(replayed, self.table.match.header, self.table.match.log[: self.saved])
        self.table.restore(match, self.standing)

    async def reload(self) -> None:
        """Begin with what the disk has, which has gone on without us."""
        kept = await asyncio.to_thread(self.store.load, self.table.id)
        self.table.begin_anew(Match(kept.header), max(kept.undone, self.table.version + 1))
        self.load(kept)

    async def undo(self, count: int) -> None:
        """Take back so many answers, on disk first."""
        await finish(self.cut(count))

    async def cut(self, count: int) -> None:
        left = len(self.table.match.log) - count
        await asyncio.to_thread(self.store.cut, self.table.id, left, self.table.undone_after(count))
        self.table.take_back(count)
        self.mark_saved()

    async def deal_anew(self, header: Header) -> None:
        """Begin the same game with other chance, on disk first."""
        await self.keep()
        match, undone = await asyncio.to_thread(Match, header), self.table.version + 1
        await asyncio.to_thread(self.store.deal_anew, self.table.id, header, undone)
        self.table.begin_anew(match, undone)
        self.mark_saved()

    # Seats

    async def keep_seat(self, seat: int, **values: str | bool | int) -> None:
        """Change a seat, on disk first."""
        changed = replace(self.table.seats[seat], **values)  # type: ignore[arg-type]
        await finish(asyncio.to_thread(self.store.keep_seat, self.table.id, changed))
        self.table.seats[seat] = changed

    # The end

    async def end(self) -> None:
        """Make sure that the game is over, and that nothing of it is taken back any more."""
        async with self.lock:
            await self.keep()
            if self.table.match.outcome is None and not self.table.abandoned:
                raise Refusal("record-running")
            if not self.table.told:
                await finish(asyncio.to_thread(self.store.mark_read, self.table.id))
                self.table.told = True

    async def record(self) -> str:
        """Return the record of a game that is over. Everything lies open in it."""
        await self.end()
        return self.table.match.record()

    async def abandon(self) -> None:
        """Give the game up for good (R-57)."""
        async with self.lock:
            await self.keep()
            await finish(asyncio.to_thread(self.store.abandon, self.table.id))
            self.table.abandoned = self.table.match.outcome is None

    async def lay_again(self, next: Next, header: Header, seats: list[Seat]) -> None:
        """Lay the table for the next game; the record of this one lies open to it."""
        await asyncio.to_thread(self.store.lay_again, self.table.id, next, header, seats)
        self.table.told = True
        log_info("laid again", id=self.table.id, next=next.id)

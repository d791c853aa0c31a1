"""A live game and its disk: nothing is shown that is not kept."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.match.story import replayed
from underdeck.server import campaigns
from underdeck.server.kept import ABANDONED, Entry, Kept, retell
from underdeck.server.logs import note
from underdeck.server.reactions import Reactions
from underdeck.server.store import NOTHING, Store


class Keeping(Reactions):
    def __init__(self, kept: Kept, store: Store) -> None:
        super().__init__(kept.id, Match(kept.header), kept.seats, kept.undone)
        self.take_again(kept)
        self.store = store
        self.abandoned = kept.outcome == ABANDONED
        self.told = kept.told
        self.lock = asyncio.Lock()
        self.touched = kept.touched
        """When something happened that everybody may know of."""

    async def keep(self) -> None:
        """Everything answered so far is on disk when this returns; if it can't be, it did not happen."""
        if len(self.match.log) > self.saved:
            await whole(self.write_down())

    async def settle(self) -> None:
        """For whoever looks in from outside: nothing is seen before it is on disk."""
        async with self.lock:
            await self.keep()

    async def record(self) -> str:
        """Of a game that is over. Everything lies open in it."""
        await self.end()
        return self.match.record()

    async def end(self) -> None:
        """It is over, and nothing of it is taken back any more."""
        async with self.lock:
            await self.keep()
            if self.match.outcome is None and not self.abandoned:
                raise Refusal("record-running")
            if not self.told:
                await whole(asyncio.to_thread(self.store.tell, self.id))
                self.told = True

    async def write_down(self) -> None:
        log, checks = self.match.log[self.saved :], self.match.checks
        if self.match.outcome is not None:
            checks[len(self.match.log)] = self.match.digest
        entries = [
            Entry(seat, self.match.write(action), by, checks.get(number))
            for number, ((seat, action), by) in enumerate(zip(log, self.by[self.saved :], strict=True), self.saved + 1)
        ]
        try:
            earned = await asyncio.to_thread(campaigns.earned, self.match, self.id) if self.match.outcome else NOTHING
            await asyncio.wrap_future(self.store.append(self.id, self.saved, entries, self.match.outcome, earned))
        except Exception as error:
            await self.restore()
            if isinstance(error, Refusal) and error.code == "stale":
                await self.reload()
            raise
        self.mark_saved()
        if not self.unseen_answers(()):
            self.touched = time.time()
        if self.match.outcome is not None:
            note("finished", id=self.id, outcome=self.match.outcome, answers=self.saved)
            self.finished()

    def finished(self) -> None:
        """For whoever wants to look back at it."""

    def mark_saved(self) -> None:
        self.saved = len(self.match.log)
        self.stood = self.standing

    async def restore(self) -> None:
        """As it was before the answers that the disk refused: nobody has seen any of them."""
        self.match = await asyncio.to_thread(replayed, self.match.header, self.match.log[: self.saved])
        del self.by[self.saved :]
        self.story = [line for line in self.story if line[0] <= self.saved]
        self.standing = self.stood
        self.views = {}

    async def reload(self) -> None:
        """The disk has gone on without us, and it is right."""
        kept = await asyncio.to_thread(self.store.load, self.id)
        self.undone = max(kept.undone, self.version + 1)  # versions never come back
        self.begin(Match(kept.header), [])
        self.take_again(kept)
        for guest in self.guests:
            guest.fresh = True

    def take_again(self, kept: Kept) -> None:
        """The answers that the disk has, if they lead where they led when they were given."""
        sound = retell(kept.log, self.match, self.take)
        ends = (self.match.outcome,) if self.match.outcome else (None, ABANDONED)
        if sound < len(kept.log) or kept.outcome not in ends or self.match.seats != [each.name for each in kept.seats]:
            raise kept.damaged(sound)
        self.mark_saved()

    async def cut(self, count: int) -> None:
        left = len(self.match.log) - count
        await asyncio.to_thread(self.store.cut, self.id, left, self.undone_after(count))
        self.take_back(count)
        self.mark_saved()


async def whole(work: Coroutine[Any, Any, None]) -> None:
    """What the disk and the memory must agree on goes through even when whoever waits for it is gone."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled
    task.result()

"""The driver of a live game: it lets bots and settings answer after a change, and shows the result."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from underdeck.bots import Bot, Halt
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Fault, Refusal
from underdeck.lessons import cast_of
from underdeck.match.stops import PASS
from underdeck.plugin.registry import fault_in
from underdeck.server.clock import Clock
from underdeck.server.game_journal import Journal
from underdeck.server.logs import log_failure
from underdeck.server.scheduler import Turns
from underdeck.server.settings import Settings
from underdeck.table.autoplay import Autoplay, Choice, think
from underdeck.table.session import BOT, Session

TRY_AGAIN, LONGEST_PAUSE = 2.0, 60.0
"""The seconds until bots play on after a failed write, doubled each time, and their limit."""


class Driver:
    """Runs after each change; one task at a time."""

    def __init__(
        self, journal: Journal, clock: Clock, settings: Settings, turns: Turns, thinkers: ThreadPoolExecutor,
        show: Callable[[], Awaitable[None]],
    ) -> None:  # fmt: skip
        self.journal = journal
        self.lock = journal.lock
        self.table: Session = journal.table
        self.clock = clock
        self.settings = settings
        self.turns = turns
        self.thinkers = thinkers
        self.show = show
        self.autoplay = Autoplay(self.table, cast_of(self.table.match), self)
        self.task: asyncio.Task[None] | None = None
        self.awake = False
        self.woken = time.monotonic()
        self.closing = False
        self.news = False
        """Something has changed that no version tells."""
        self.shown = -1
        """The version that everybody was shown last."""
        self.trouble, self.pause = "", TRY_AGAIN
        """What kept bots from playing on, which is told once, and how long until they try again."""

    def recast(self) -> None:
        """Make the bots of the match that is on the table now."""
        self.autoplay.bots = cast_of(self.table.match)

    @property
    def at_rest(self) -> bool:
        return self.task is None or self.task.done()

    def wake(self, news: bool = True) -> None:
        """Let bots and settings answer, and show the table: without news only if anything came of it."""
        self.awake = True
        self.woken = time.monotonic()
        self.news = self.news or news
        if news:
            self.trouble = ""
        if not self.closing and self.at_rest:
            self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Let bots give up the answer they think about."""
        self.closing = True
        if self.task is not None:
            await asyncio.wait([self.task])

    async def run(self) -> None:
        try:
            while self.awake:
                self.awake = False
                await self.autoplay.play_on()
                await self.journal.settle()
                self.trouble, self.pause = "", TRY_AGAIN
                news, self.news = self.news, False
                if news or self.shown != self.table.version:
                    await self.show()
                if self.autoplay.news is not None:
                    self.refuse_all(self.autoplay.news)
                    self.autoplay.news = None
        except Exception as error:
            self.fail(error)

    def fail(self, error: Exception) -> None:
        """Tell everybody once; where only the disk said no, try again."""
        told = fault_in(error, self.table.game) or Refusal("answer-failed")
        if isinstance(error, Refusal) and not isinstance(error, Fault):
            asyncio.get_running_loop().call_later(self.pause, self.wake, False)
            self.pause = min(LONGEST_PAUSE, 2 * self.pause)
        else:
            log_failure("room failed", id=self.table.id)
            self.trouble = ""
        if told.code != self.trouble:
            self.refuse_all(told)
        self.trouble = told.code

    def refuse_all(self, refusal: Refusal) -> None:
        for guest in [*self.table.guests]:
            guest.refuse(refusal)

    # As the host of what plays on at the table

    def goes_on(self) -> bool:
        return not self.closing

    def watched(self) -> bool:
        return bool(self.table.guests)

    def overdue(self) -> Choice | None:
        return self.clock.passed()

    async def before_bot(self, seat: int, action: Action) -> None:
        if self.looked_on(seat) and self.table.match.write(action) != PASS:
            await self.show()
            await asyncio.sleep(self.settings.bot_seconds)

    def looked_on(self, seat: int) -> bool:
        """Return whether a bot sits in for a person who watches: they see every step and may take the seat back."""
        sitter = self.table.seats[seat]
        return self.settings.bot_seconds > 0 and sitter.kind != BOT and seat in self.table.here()

    def bot_failed(self) -> None:
        log_failure("bot failed", id=self.table.id)

    def think(self, bot: Bot, asked: list[Decision], halt: Halt) -> asyncio.Future[Choice]:
        if not self.table.ponders(self.table.seats[asked[0].seat].strength):
            return asyncio.ensure_future(self.think_here(bot, asked))  # a thread costs more than half a millisecond
        loop = asyncio.get_running_loop()
        match, ticket = self.table.match.clone(), self.turns.bots.enter(self.address)

        async def thought() -> Choice:
            async with self.turns.bots.turn(ticket):
                return await loop.run_in_executor(self.thinkers, think, bot, match, asked, halt)

        return asyncio.ensure_future(thought())

    async def think_here(self, bot: Bot, asked: list[Decision]) -> Choice:
        """Return what a bot says in its turn, which does not count if somebody answered while it waited."""
        version = self.table.version
        async with self.turns.step(self.address):
            if self.table.version != version:
                return asked[0].seat, asked[0].options[0]
            return think(bot, self.table.match, asked)

    @property
    def address(self) -> str:
        """Return the address of a player who watches."""
        return next((guest.address for guest in self.table.guests if guest.seats), "")

    async def show_step(self) -> None:
        """Show what bots do when other rooms have had their turn."""
        await self.journal.settle()
        async with self.turns.step(self.address):
            await self.show()

"""Answers of settings and bots at a live table until a person is asked."""

import asyncio
import time
from typing import Protocol

from underdeck.bots import Bot, Halt, TableBots, ask
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Fault, Refusal
from underdeck.match import Match
from underdeck.table.session import BOT, SETTING, Session

SHOW_SOON, SHOW_EVERY = 0.05, 0.25
"""The seconds until the table is first shown while bots play on, and between two later times."""

Choice = tuple[int, Action]


class Host(Protocol):
    """Shows the table, and provides threads for the bots."""

    lock: asyncio.Lock
    """Held while an answer is given."""

    def goes_on(self) -> bool:
        """Say whether the game is still played here."""

    def watched(self) -> bool:
        """Say whether somebody looks on: bots wait for that."""

    def overdue(self) -> Choice | None:
        """Return the pass of somebody whose time is up."""

    def think(self, bot: Bot, asked: list[Decision], halt: Halt) -> asyncio.Future[Choice]:
        """Let a bot choose its answer."""

    async def before_bot(self, seat: int, action: Action) -> None:
        """Let people look before a bot answers."""

    async def show_step(self) -> None:
        """Show what bots have done so far."""

    def bot_failed(self) -> None:
        """Log that a bot of somebody else's has raised an error."""


class Autoplay:
    def __init__(self, session: Session, bots: TableBots, host: Host) -> None:
        self.session = session
        self.bots = bots
        self.host = host
        self.news: Refusal | None = None
        """Why another bot plays for one; shown once."""

    async def play_on(self) -> None:
        look = time.monotonic() + SHOW_SOON
        while self.goes_on():
            async with self.host.lock:
                settled = self.session.turn.settled() or self.host.overdue()
                if settled is not None:
                    self.session.take(*settled, SETTING)
                    continue
                asked = self.session.turn.for_bot() if self.host.watched() else []
                if not asked:
                    break
                version, name = self.session.version, self.session.seats[asked[0].seat].strength
                halt = self.halt(version, asked[0].seat)
                thinking = self.host.think(self.bot(name), asked, halt)
            if not (await asyncio.wait([thinking], timeout=look - time.monotonic()))[0]:
                await self.host.show_step()  # nobody waits for a bot to see what a person did
                look = time.monotonic() + SHOW_EVERY
            try:
                choice = await thinking
            except Fault as fault:
                self.replace(name, fault)
                continue
            if halt.called:
                self.bots.forget(name)
                continue
            await self.answer(version, *choice)
            if time.monotonic() > look or self.turn_begins():
                await self.host.show_step()
                look = time.monotonic() + SHOW_EVERY

    def goes_on(self) -> bool:
        return self.session.match.outcome is None and not self.session.abandoned and self.host.goes_on()

    def bot(self, name: str) -> Bot:
        bot = self.bots.of(name)
        self.news = self.bots.news(name) or self.news
        return bot

    def halt(self, version: int, seat: int) -> Halt:
        """Return what stops a bot that thinks about this version when its answer is no longer wanted."""

        def unwanted() -> bool:
            gone = self.session.abandoned or not self.host.goes_on() or not self.host.watched()
            return gone or self.session.version != version or seat not in self.session.bots

        return Halt(unwanted)

    def replace(self, name: str, fault: Fault) -> None:
        """Let any legal answer take the place of a stranger's bot that fails, and keep the news of it."""
        if not self.bots.relieve(name):
            raise fault
        self.host.bot_failed()
        self.news = Refusal("bot-relieved", reason=fault.code).because(fault)

    async def answer(self, version: int, seat: int, action: Action) -> None:
        """Give a bot's answer, if it is still wanted."""
        session = self.session
        if session.version == version:
            await self.host.before_bot(seat, action)
        async with self.host.lock:
            if session.version == version and seat in session.bots and not session.abandoned:
                session.take(seat, action, BOT)

    def turn_begins(self) -> bool:
        """Say whether to show a turn of a bot: each is shown, however fast it was."""
        return any(event.kind == "turn" for event in self.session.match.events)


def think(bot: Bot, match: Match, decisions: list[Decision], halt: Halt | None = None) -> Choice:
    """Return a bot's answer to one of the questions; the match is not changed."""
    return ask(bot, match, decisions[0] if len(decisions) == 1 else None, halt)

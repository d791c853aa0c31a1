"""A game at this terminal: kept like those of the line mode, its bots thinking beside the screen."""

import asyncio
import time

from underdeck.app.link import Link
from underdeck.bots import Bot, Company, Halt, ask
from underdeck.bots.facet import BotsFacet, Proposer
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Fault, Refusal, choices
from underdeck.match import Match
from underdeck.match.facet import MatchFacet
from underdeck.match.stops import STOPS
from underdeck.match.story import replayed
from underdeck.plugin.registry import plugin_of
from underdeck.table import wire
from underdeck.table.advising import Advising
from underdeck.table.queues import Queue
from underdeck.table.sitting import BOT, HERE, ME, PERSON, SETTING, Guest, Seat, Sitting
from underdeck.terminal.facet import TerminalFacet
from underdeck.terminal.journal import Journal, remember_language
from underdeck.terminal.odds import advice_nodes, remember_odds, remembered_odds
from underdeck.text import text_in

SHOW_EVERY = 0.25
"""Seconds between two looks at the table while bots play on."""

BOT_SEED = 7


class Local(Link):
    def __init__(self, journal: Journal, language: str) -> None:
        super().__init__()
        self.journal = journal
        match = journal.match
        plugin = plugin_of(match.header.game, match.header.mix)
        asking = MatchFacet.of(plugin)
        here = asking.people(match)
        kind = HERE if not plugin.party and len(here) > 1 else ME
        seats = [
            Seat(seat, name, kind if seat in here else BOT, bot=seat not in here, strength=asking.bot_at(match, seat))
            for seat, name in enumerate(match.seats)
        ]
        self.sitting = Sitting(journal.path.stem, match, seats)
        self.guest = Guest(self.hear, language, here)
        self.sitting.guests.append(self.guest)
        self.kept = match.log[:]
        """The answers that the disk has."""
        self.epilogue: list[str] = []
        self.entered = False
        """Something else has been told of the end, such as a campaign sheet."""
        self.awake = asyncio.Event()
        self.closed = False
        self.sitting.odds = remembered_odds()
        self.advising = Advising(self.sitting, None, Queue(100, 100), advice_nodes())
        self.proposing: asyncio.Task[None] | None = None
        self.company = Company(self.sitting.game, BOT_SEED)
        self.relieved: Refusal | None = None
        """Why that is no longer the game's own; told once."""
        remember_language(language)

    async def run(self) -> None:
        while True:
            self.awake.clear()
            try:
                await self.play_on()
            except Refusal as refusal:
                self.guest.refuse(refusal)
            self.show()
            if self.relieved is not None:
                self.guest.refuse(self.relieved)
                self.relieved = None
            await self.awake.wait()

    async def play_on(self) -> None:
        """Bots and settings answer until a person is asked."""
        sitting = self.sitting
        look = time.monotonic() + SHOW_EVERY
        while sitting.match.outcome is None:
            settled = sitting.turn.settled()
            if settled is not None:
                sitting.take(*settled, SETTING)
                continue
            asked = sitting.turn.for_bot()
            if not asked:
                break
            version, name = sitting.version, sitting.seats[asked[0].seat].strength
            halt, bot = self.halt(version), self.company.of(name)
            self.relieved = self.company.news(name) or self.relieved
            try:
                seat, action = await asyncio.to_thread(think, bot, sitting.match.clone(), asked, halt)
            except Fault as fault:
                self.relieve(name, fault)
                continue
            if self.closed:
                return
            if halt.called:
                self.company.forget(name)
            elif sitting.version == version:
                sitting.take(seat, action, BOT)
            if time.monotonic() > look or any(event.kind == "turn" for event in sitting.match.events):
                self.keep()
                self.show()
                look = time.monotonic() + SHOW_EVERY
        self.keep()
        if sitting.match.outcome is not None and not self.epilogue:
            self.finish()

    def halt(self, version: int) -> Halt:
        """For a bot that thinks about that version: it need not go on when the table has, or the screen is left."""
        return Halt(lambda: self.closed or self.sitting.version != version)

    def relieve(self, name: str, fault: Fault) -> None:
        """A stranger's bot that fails goes: any legal answer takes its place."""
        if not self.company.relieve(name):
            raise fault
        self.relieved = Refusal("bot-relieved", reason=fault.code).because(fault)

    def keep(self) -> None:
        """Everything answered so far is on disk when this returns; if it can't be, it did not happen."""
        if len(self.sitting.match.log) == len(self.kept):
            return
        try:
            self.journal.keep()
        except Refusal:
            self.restore()
            raise
        self.kept = self.sitting.match.log[:]

    def restore(self) -> None:
        sitting = self.sitting
        match = replayed(sitting.match.header, self.kept)
        sitting.undone += len(sitting.match.log) + 1  # versions never come back
        sitting.begin(match, [BOT if sitting.seats[seat].bot else PERSON for seat, _ in self.kept])
        self.journal.match = match
        self.guest.fresh = True

    def finish(self) -> None:
        path = self.journal.finish()
        text = text_in(self.guest.language)
        self.epilogue = [text("record-kept", file=str(path))]
        try:
            entered = TerminalFacet.of(self.sitting.plugin).epilogue(self.sitting.match, path, self.guest.language)
        except Refusal as refusal:
            entered = [text.refusal(refusal)]
        self.entered = bool(entered)
        self.epilogue += entered

    def show(self) -> None:
        try:
            table = self.sitting.table(self.guest)
        except Fault as fault:
            self.guest.refuse(fault)
            return
        if table.over is not None:
            table.over.lines += self.epilogue
            table.undo = table.undo and not self.entered
        self.guest.tell(table)

    def send(self, message: wire.ClientMessage) -> None:
        try:
            self.obey(message)
        except Refusal as refusal:
            self.guest.refuse(refusal)
        if not isinstance(message, wire.Hint | wire.Advise):  # which change nothing on the table
            self.awake.set()

    def obey(self, message: wire.ClientMessage) -> None:
        sitting = self.sitting
        if isinstance(message, wire.Answer):
            sitting.hear(self.guest, message)
            self.keep()
        elif isinstance(message, wire.Undo):
            count = sitting.undo_asked(self.guest, message)
            if sitting.match.outcome is not None:
                if self.entered:
                    raise Refusal("game-over")
                self.journal.reopen()
                self.epilogue = []
            sitting.take_back(count)
            try:
                self.journal.rewrite()
            except Refusal:
                self.restore()
                raise
            self.kept = sitting.match.log[:]
        elif isinstance(message, wire.Hint | wire.Advise):
            self.advising.ask(self.guest, message.seat, Guest.tell)
        elif isinstance(message, wire.Propose):
            sitting.check(self.guest, message.seat)
            proposer = BotsFacet.of(sitting.plugin).proposer(sitting.match.decision_of(message.seat).kind)
            if proposer is None:
                raise Refusal("no-dice-to-place")
            self.proposing = asyncio.create_task(self.propose(message.seat, proposer))
        elif isinstance(message, wire.Lang):
            self.guest.language = text_in(message.lang).language
            self.guest.fresh = True
            remember_language(message.lang)
        elif isinstance(message, wire.Stop):
            sitting.check(self.guest, message.seat)
            if message.stop not in STOPS:
                raise Refusal("unknown-stop", name=message.stop, choices=choices(STOPS))
            sitting.seats[message.seat].stop = message.stop

    async def propose(self, seat: int, proposer: Proposer) -> None:
        sitting, version = self.sitting, self.sitting.version
        trial = sitting.match.clone()
        seats = [seat, *[other for other in self.guest.seats if other != seat]]
        found = await asyncio.to_thread(proposer, trial, seats)
        self.guest.tell(wire.proposed(version, found))

    def abandon(self) -> None:
        """R-57: given up for good."""
        self.journal.abandon()

    def finished(self) -> Match:
        return self.sitting.match

    def set_odds(self, odds: str) -> None:
        """At one's own table one may change one's mind."""
        self.sitting.odds = odds
        remember_odds(odds)
        self.awake.set()

    def close(self) -> None:
        self.closed = True
        self.advising.stop()
        self.journal.close()


def think(bot: Bot, match: Match, decisions: list[Decision], halt: Halt) -> tuple[int, Action]:
    """In a worker thread, on a copy of the match."""
    return ask(bot, match, decisions[0] if len(decisions) == 1 else None, halt)

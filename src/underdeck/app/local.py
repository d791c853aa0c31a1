"""A game at this terminal: stored like those of the line mode, its bots thinking beside the screen."""

import asyncio

from underdeck.app.channel import Channel
from underdeck.bots import Bot, Halt, TableBots
from underdeck.bots.facet import BotsFacet, Proposer
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Fault, Refusal, choices
from underdeck.match import Match
from underdeck.match.driver import players_of
from underdeck.match.facet import MatchFacet
from underdeck.match.stops import STOPS
from underdeck.match.story import replayed
from underdeck.plugin.registry import plugin_of
from underdeck.table import wire
from underdeck.table.advice import AdviceTasks
from underdeck.table.autoplay import Autoplay, Choice, think
from underdeck.table.queues import Queue
from underdeck.table.session import BOT, HERE, ME, PERSON, Guest, Seat, Session
from underdeck.terminal.facet import TerminalFacet
from underdeck.terminal.journal import Journal, remember_language
from underdeck.terminal.odds import advice_nodes, remember_odds, remembered_odds
from underdeck.text import text_in

BOT_SEED = 7


class Local(Channel):
    def __init__(self, journal: Journal, language: str) -> None:
        super().__init__()
        self.journal = journal
        match = journal.match
        plugin = plugin_of(match.header.game, match.header.mix)
        here = MatchFacet.of(plugin).people(match)
        kind = HERE if not plugin.party and len(here) > 1 else ME
        seats = [
            Seat(seat, match.seats[seat], BOT if each.bot else kind, bot=each.bot, strength=each.strength)
            for seat, each in enumerate(players_of(match))
        ]
        self.session = Session(journal.path.stem, match, seats)
        self.guest = Guest(self.hear, language, here)
        self.session.guests.append(self.guest)
        self.kept = match.log[:]
        """The answers that the disk has."""
        self.epilogue: list[str] = []
        self.entered = False
        """Something else has been told of the end, such as a campaign sheet."""
        self.awake = asyncio.Event()
        self.closed = False
        self.session.odds = remembered_odds()
        self.advice = AdviceTasks(self.session, None, Queue(100, 100), advice_nodes())
        self.proposing: asyncio.Task[None] | None = None
        self.lock = asyncio.Lock()
        self.autoplay = Autoplay(self.session, TableBots(self.session.game, BOT_SEED), self)
        remember_language(language)

    async def run(self) -> None:
        while True:
            self.awake.clear()
            try:
                await self.play_on()
            except Refusal as refusal:
                self.guest.refuse(refusal)
            self.show()
            if self.autoplay.news is not None:
                self.guest.refuse(self.autoplay.news)
                self.autoplay.news = None
            await self.awake.wait()

    async def play_on(self) -> None:
        """Let bots and settings answer until a person is asked."""
        await self.autoplay.play_on()
        if self.closed:
            return
        self.keep()
        if self.session.match.outcome is not None and not self.epilogue:
            self.finish()

    def goes_on(self) -> bool:
        return not self.closed

    def watched(self) -> bool:
        return True

    def overdue(self) -> None:
        """Do nothing: nobody hurries."""

    def think(self, bot: Bot, asked: list[Decision], halt: Halt) -> asyncio.Future[Choice]:
        return asyncio.ensure_future(asyncio.to_thread(think, bot, self.session.match.clone(), asked, halt))

    async def before_bot(self, seat: int, action: Action) -> None:
        """Do nothing: bots answer at once."""

    async def show_step(self) -> None:
        self.keep()
        self.show()

    def bot_failed(self) -> None:
        """Do nothing: the failure is shown, and there is no log."""

    def keep(self) -> None:
        """Write everything answered so far to disk, or undo it if that fails."""
        if len(self.session.match.log) == len(self.kept):
            return
        try:
            self.journal.keep()
        except Refusal:
            self.restore()
            raise
        self.kept = self.session.match.log[:]

    def restore(self) -> None:
        session = self.session
        match = replayed(session.match.header, self.kept)
        session.undone += len(session.match.log) + 1  # versions never come back
        session.begin(match, [BOT if session.seats[seat].bot else PERSON for seat, _ in self.kept])
        self.journal.match = match
        self.guest.fresh = True

    def finish(self) -> None:
        path = self.journal.finish()
        text = text_in(self.guest.language)
        self.epilogue = [text("record-kept", file=str(path))]
        try:
            entered = TerminalFacet.of(self.session.plugin).epilogue(self.session.match, path, self.guest.language)
        except Refusal as refusal:
            entered = [text.refusal(refusal)]
        self.entered = bool(entered)
        self.epilogue += entered

    def show(self) -> None:
        try:
            table = self.session.shown_to(self.guest)
        except Fault as fault:
            self.guest.refuse(fault)
            return
        if table.over is not None:
            table.over.lines += self.epilogue
            table.undo = table.undo and not self.entered
        self.guest.send(table)

    def send(self, message: wire.ClientMessage) -> None:
        try:
            self.obey(message)
        except Refusal as refusal:
            self.guest.refuse(refusal)
        if not isinstance(message, wire.Hint | wire.Advise):  # which change nothing on the table
            self.awake.set()

    def obey(self, message: wire.ClientMessage) -> None:
        session = self.session
        if isinstance(message, wire.Answer):
            session.hear(self.guest, message)
            self.keep()
        elif isinstance(message, wire.Undo):
            count = session.undo_asked(self.guest, message)
            if session.match.outcome is not None:
                if self.entered:
                    raise Refusal("game-over")
                self.journal.reopen()
                self.epilogue = []
            session.take_back(count)
            try:
                self.journal.rewrite()
            except Refusal:
                self.restore()
                raise
            self.kept = session.match.log[:]
        elif isinstance(message, wire.Hint | wire.Advise):
            self.advice.ask(self.guest, message.seat, Guest.send)
        elif isinstance(message, wire.Propose):
            session.check(self.guest, message.seat)
            proposer = BotsFacet.of(session.plugin).proposer(session.match.decision_of(message.seat).kind)
            if proposer is None:
                raise Refusal("no-dice-to-place")
            self.proposing = asyncio.create_task(self.propose(message.seat, proposer))
        elif isinstance(message, wire.Lang):
            self.guest.language = text_in(message.lang).language
            self.guest.fresh = True
            remember_language(message.lang)
        elif isinstance(message, wire.Stop):
            session.check(self.guest, message.seat)
            if message.stop not in STOPS:
                raise Refusal("unknown-stop", name=message.stop, choices=choices(STOPS))
            session.seats[message.seat].stop = message.stop

    async def propose(self, seat: int, proposer: Proposer) -> None:
        session, version = self.session, self.session.version
        trial = session.match.clone()
        seats = [seat, *[other for other in self.guest.seats if other != seat]]
        found = await asyncio.to_thread(proposer, trial, seats)
        self.guest.send(wire.proposed(version, found))

    def abandon(self) -> None:
        """Give up the game for good (R-57)."""
        self.journal.abandon()

    def finished(self) -> Match:
        return self.session.match

    def set_odds(self, odds: str) -> None:
        """Change the setting for odds."""
        self.session.odds = odds
        remember_odds(odds)
        self.awake.set()

    def close(self) -> None:
        self.closed = True
        self.advice.stop()
        self.journal.close()

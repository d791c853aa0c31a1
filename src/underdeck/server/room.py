"""A live game: a table, its journal, its clock, its people, its chance, and its driver."""

import asyncio
import time
from bisect import bisect_right
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from operator import attrgetter

import msgspec

from underdeck.bots.facet import BotsFacet
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.progress import sheets
from underdeck.server.access import Pass, fresh_key, fresh_seed, new_id
from underdeck.server.chance import Chance
from underdeck.server.clock import Clock
from underdeck.server.driver import Driver
from underdeck.server.game_journal import Journal
from underdeck.server.logs import log_info
from underdeck.server.people import People
from underdeck.server.scheduler import Turns
from underdeck.server.settings import Settings
from underdeck.server.store import Store
from underdeck.server.stored_game import ABANDONED, Next, StoredGame
from underdeck.table import wire
from underdeck.table.advice import AdviceTasks
from underdeck.table.facet import TableFacet
from underdeck.table.renderer import Renderer, renderer_of
from underdeck.table.session import MOST_LINES, Guest, Seat, Session
from underdeck.table.talk import RENEWED, Talk
from underdeck.text.advice import REQUEST

LIVE, RELAXED = PACES = ("live", "relaxed")
"""The paces: a player who delays others in a reaction window passes after a while, or everybody waits."""


class Room:
    """A live game. Carries out requests; each part changes its own data, and the table is shown to everybody."""

    def __init__(
        self,
        kept: StoredGame,
        store: Store,
        thinkers: ThreadPoolExecutor,
        settings: Settings,
        turns: Turns,
        on_over: Callable[["Room"], None] = lambda room: None,
        on_away: Callable[["Room", int], None] = lambda room, seat: None,
    ) -> None:
        self.id = kept.id
        self.table = table = laid_table(kept)
        self.journal = Journal(kept, store, table, lambda: on_over(self))
        self.chance = Chance(kept, self.journal, self.dealt)
        self.people = People(self.journal, settings, lambda seat: on_away(self, seat))
        patience = settings.reaction_seconds if kept.pace == LIVE and table.asking.windows else None
        self.clock = Clock(table, patience, self.wake)
        self.driver = Driver(self.journal, self.clock, settings, turns, thinkers, self.show)
        self.talk = Talk(table.game, kept.chat, TableFacet.of(table.plugin).phrases)
        self.advice = AdviceTasks(table, thinkers, turns.advice, settings.advice_nodes)
        self.thinkers, self.turns = thinkers, turns
        self.next = kept.next
        self.losses = kept.losses
        self.used = time.monotonic()

    def wake(self, news: bool = True) -> None:
        """Let bots and settings answer, and show the table: without news only if anything came of it."""
        self.driver.wake(news)

    def unused_since(self, when: float) -> bool:
        last = max(self.used, self.driver.woken)
        return not self.table.guests and last < when and self.driver.at_rest

    # Answers

    async def answer(self, guest: Guest, message: wire.Answer) -> None:
        async with self.journal.lock:
            self.table.hear(guest, message)
            await self.journal.keep()
        self.wake()

    async def undo(self, guest: Guest, message: wire.Undo) -> None:
        async with self.journal.lock:
            await self.journal.undo(self.table.undo_asked(guest, message))
        self.wake()

    async def abandon(self) -> None:
        await self.journal.abandon()
        await self.show()

    # What is shown

    async def show(self) -> None:
        """Send the table to everybody for whom it has something new."""
        self.clock.start()
        self.driver.shown = self.table.version
        await self.show_to(*self.table.guests, anyway=False)
        self.people.call_absent()

    async def show_to(self, *guests: Guest, anyway: bool = True) -> None:
        """Send the table to these guests. Only what is on disk is shown, so pending answers are written first."""
        async with self.journal.lock:
            await self.journal.keep()
            for guest in guests:
                shown = self.shown_to(guest)
                guest.show(shown, self.clock.passes_at(shown.seat), anyway)

    def shown_to(self, guest: Guest) -> wire.Table:
        """Return the table for a guest, with what only a server knows."""
        shown, header = self.table.shown_to(guest), self.table.match.header
        told = renderer_of(self.table.game, guest.language, header.mix)
        shown.countdown = self.clock.countdown(shown.seat)
        shown.again = shown.over is not None and bool(guest.seats) and not self.campaign
        shown.chance, shown.seal = self.chance.text(told), header.seal if header.key else ""
        shown.parts = [wire.Part(*each) for each in header.parts]
        if self.chance.shared:
            shown.chance += " " + self.chance.sharing(told)
        if shown.fresh:
            self.add_losses(shown, told)
            if len(self.table.story) <= MOST_LINES:
                shown.log[:0] = self.first_lines(shown, told)
        return shown

    def add_losses(self, shown: wire.Table, told: Renderer) -> None:
        """Say where answers were lost with the disk."""
        for n, count in self.losses:
            if n <= shown.answers:
                place = bisect_right(shown.log, n, key=attrgetter("n"))
                shown.log.insert(place, wire.Line(n, told.text("answers-lost", count=count), "lost", ""))

    def first_lines(self, shown: wire.Table, told: Renderer) -> list[wire.Line]:
        """Return what is said before anything happens: how odds are told, and where chance comes from."""
        found = []
        if self.table.odds != REQUEST:
            found.append(wire.Line(0, told.text("odds-rule", odds=self.table.odds), "odds", ""))
        if self.chance.foreseeable:
            found.append(wire.Line(0, shown.chance, "chance", ""))
        elif self.chance.shared:
            found.append(wire.Line(0, self.chance.sharing(told), "chance", ""))
        return found

    # People

    async def enter(self, guest: Guest, seats: list[int], part: str = "") -> None:
        """Let a guest in. The others are notified only if that changes who is here or whom they wait for."""
        here, due = self.table.here(), dict(self.clock.due)
        self.people.enter(guest, seats)
        await self.take_part(guest, part)
        self.clock.start()
        await self.show_to(guest)
        self.wake(news=(here, due) != (self.table.here(), self.clock.due))

    async def take_part(self, guest: Guest, part: str) -> None:
        """Take a guest's part of chance. If it fails the guest can still play."""
        dealt = self.table.match.header.parts
        try:
            async with self.journal.lock:
                await self.chance.hear(guest.seats, part)
        except Refusal as refusal:
            guest.refuse(refusal)
        if self.table.match.header.parts != dealt:
            await self.show_to(*[each for each in self.table.guests if each is not guest])

    def dealt(self) -> None:
        """React to a game that was dealt again."""
        self.driver.recast()
        self.people.called = {}

    def leave(self, guest: Guest) -> None:
        if guest in self.table.guests:
            here = self.table.here()
            self.advice.forget(guest)
            self.people.leave(guest)
            self.wake(news=here != self.table.here())

    def waits_for(self, seat: int) -> bool:
        return not self.driver.closing and self.people.awaited(seat)

    async def set_stop(self, guest: Guest, message: wire.Stop) -> None:
        await self.people.set_stop(guest, message)
        await self.seats_changed()

    async def hand_over(self, guest: Guest, message: wire.Replace) -> None:
        await self.people.hand_over(guest, message)
        await self.seats_changed()
        async with self.journal.lock:
            await self.chance.mix()
        await self.show()

    async def claim(self, invite: Pass, player: str) -> Seat:
        async with self.journal.lock:
            self.check_links()
            sitter = await self.people.claim(invite, player)
        await self.seats_changed()
        return sitter

    async def renew(self, guest: Guest, seat: int) -> Seat:
        async with self.journal.lock:
            self.check_links()
            taken = await self.people.renew(guest, seat)
            sitter = self.table.seats[seat]
        if taken:
            log_info("seat renewed", id=self.id, seat=seat)
            self.talk.announce(seat, RENEWED, self.table.answers_for([]))
            self.pass_on()
        await self.seats_changed()
        return sitter

    async def seats_changed(self) -> None:
        await self.show()
        self.wake()

    # Advice

    async def hint(self, guest: Guest, message: wire.Hint) -> None:
        await self.journal.settle()
        self.advice.ask(guest, message.seat, tell_hint)

    async def advise(self, guest: Guest, message: wire.Advise) -> None:
        await self.journal.settle()
        self.advice.ask(guest, message.seat, Guest.send)

    async def propose(self, guest: Guest, message: wire.Propose) -> None:
        self.table.check(guest, message.seat)
        async with self.journal.lock:
            await self.journal.keep()
            decision = self.table.match.decision_of(message.seat)
            proposer = BotsFacet.of(self.table.plugin).proposer(decision.kind)
            if proposer is None:
                raise Refusal("no-dice-to-place")
            version, trial = self.table.version, self.table.match.clone()
        seats = [message.seat, *[seat for seat in guest.seats if seat != message.seat]]
        loop, queue = asyncio.get_running_loop(), self.turns.advice
        async with queue.turn(queue.enter(guest.address)):
            found = await loop.run_in_executor(self.thinkers, proposer, trial, seats)
        guest.send(wire.proposed(version, found))

    # Talk

    async def say(self, guest: Guest, message: wire.Say) -> None:
        self.table.check(guest, message.seat)
        self.talk.hear(message, self.table.answers_for([]))
        self.pass_on()

    def pass_on(self) -> None:
        for each in [*self.table.guests]:
            each.send(self.talk.last(each.language))

    def retell(self, guest: Guest) -> None:
        """Send the chat to a guest who was away or has changed the language."""
        if self.talk.said:
            guest.send(self.talk.all(guest.language))

    async def point(self, guest: Guest, message: wire.Point) -> None:
        self.table.check(guest, message.seat)
        pointed = self.talk.point(message)
        for each in [*self.table.guests]:
            each.send(pointed)

    # Once more

    @property
    def campaign(self) -> bool:
        return sheets.SETTING in self.table.match.header.setup

    def check_again(self) -> None:
        if self.table.match.outcome is None:
            raise Refusal("again-running")
        if self.campaign:
            raise Refusal("again-campaign")

    async def lay_again(self, seat: int) -> None:
        """Begin the same game with new chance. Everybody keeps their seat; bots play on for absent people."""
        header = msgspec.structs.replace(self.table.match.header, seed=fresh_seed(), key=fresh_key(), parts=())
        next = Next(new_id(), seat, header.seal)
        here = self.table.here()
        sitters = [replace(each, bot=each.bot and each.seat not in here) for each in self.table.seats]
        await self.journal.lay_again(next, header, sitters)
        self.next = next

    def check_links(self) -> None:
        """Refuse new links once the next game exists: its seats open with the links of this one."""
        if self.next is not None:
            raise Refusal("table-laid")

    async def stop(self) -> None:
        """Stop everything that goes by itself, and keep everything."""
        self.clock.stop()
        self.advice.stop()
        await self.driver.stop()
        await self.journal.settle()


def laid_table(kept: StoredGame) -> Session:
    """Return the table of a game before its first answer."""
    table = Session(kept.id, Match(kept.header), kept.seats, kept.undone)
    table.abandoned, table.told = kept.outcome == ABANDONED, kept.told
    table.odds, table.chat = kept.odds, kept.chat
    return table


def tell_hint(guest: Guest, advice: wire.AdviceText) -> None:
    guest.send(wire.HintText(advice.seat, advice.words, advice.label, advice.text))

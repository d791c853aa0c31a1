"""A live game: its match, the people connected to it, and the bots that answer by themselves."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from underdeck.bots import Bot, ask, best_bot, make_bot
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Match
from underdeck.match.stops import STOPS, answer_for, in_order
from underdeck.server import campaigns, wire
from underdeck.server.store import ABANDONED, BOT, PERSON, SETTING, Entry, Kept, Seat, Store
from underdeck.server.telling import SPECTATOR, Teller, may_know, teller
from underdeck.text import text_in

PHRASES = ("hello", "thanks", "well-played", "sorry", "wait", "hurry", "ouch", "again")
SHOW_EVERY = 0.25
"""Seconds between two looks at the table while bots play on."""

MOST_LINES = 400
"""Of the log, to somebody who comes in."""

DONE = "done"

logger = logging.getLogger("underdeck.server")


@dataclass(eq=False, slots=True)
class Guest:
    """A connection: whose seats it holds, which language it speaks."""

    send: Callable[[str], None]
    language: str
    seats: list[int] = field(default_factory=list)
    shown: int = SPECTATOR
    """Whose view it saw last."""
    told: int = 0
    """Up to which line of the story."""
    fresh: bool = True
    """The story has to be told anew."""

    def tell(self, message: wire.ServerMessage) -> None:
        self.send(wire.encode(message))

    def refuse(self, refusal: Refusal) -> None:
        self.tell(wire.No(refusal.code, text_in(self.language).refusal(refusal)))


class Room:
    def __init__(self, kept: Kept, store: Store, thinkers: ThreadPoolExecutor) -> None:
        self.id = kept.id
        self.store = store
        self.thinkers = thinkers
        self.seats = kept.seats
        self.undone = kept.undone
        self.abandoned = kept.outcome == ABANDONED
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self.awake = False
        self.closing = False
        self.bot: Bot = make_bot(best_bot(kept.header.game), 1, kept.header.game)
        self.used = time.monotonic()
        self.open(kept)

    def open(self, kept: Kept) -> None:
        """The game as the disk has it."""
        self.match = Match(kept.header)
        self.by: list[str] = []
        self.story: list[tuple[int, Event]] = [(0, event) for event in self.match.events]
        for entry in kept.log:
            self.take(entry.seat, self.match.read_exactly(entry.seat, entry.words), entry.by)
        self.saved = len(self.match.log)

    @property
    def game(self) -> str:
        return self.match.header.game

    @property
    def version(self) -> int:
        return len(self.match.log) + self.undone

    @property
    def bots(self) -> set[int]:
        return {sitter.seat for sitter in self.seats if sitter.bot}

    def here(self) -> set[int]:
        return {seat for guest in self.guests for seat in guest.seats}

    # Answers

    def take(self, seat: int, action: Action, by: str) -> None:
        self.match.submit(seat, action)
        self.by.append(by)
        self.story += [(len(self.match.log), event) for event in self.match.events]

    async def keep(self) -> None:
        """Everything answered so far is on disk when this returns; if it can't be, it did not happen."""
        await whole(self.write_down())

    async def write_down(self) -> None:
        log = self.match.log[self.saved :]
        if not log:
            return
        entries = [
            Entry(seat, self.match.write(action), by)
            for (seat, action), by in zip(log, self.by[self.saved :], strict=True)
        ]
        try:
            await asyncio.to_thread(self.append, entries)
        except Refusal:
            self.open(await asyncio.to_thread(self.store.load, self.id))
            self.undone += len(log) + 1
            for guest in self.guests:
                guest.fresh = True
            raise
        self.saved += len(entries)

    def append(self, entries: list[Entry]) -> None:
        earned = campaigns.earned(self.match, self.id)
        self.store.append(self.id, self.saved, entries, self.match.outcome, earned)

    def check(self, guest: Guest, seat: int) -> None:
        if seat not in guest.seats:
            raise Refusal("not-your-seat", seat=str(seat)[:20])
        if self.abandoned:
            raise Refusal("game-abandoned")

    async def abandon(self) -> None:
        """R-57: given up for good."""
        async with self.lock:
            await self.keep()
            await whole(asyncio.to_thread(self.store.abandon, self.id))
            self.abandoned = self.match.outcome is None
        await self.show()

    async def answer(self, guest: Guest, message: wire.Answer) -> None:
        self.check(guest, message.seat)
        async with self.lock:
            if message.version != self.version:
                raise Refusal("stale")
            if len(message.words) > wire.LONGEST_WORDS:
                raise Refusal("message-size", most=wire.LONGEST_WORDS)
            action = self.match.read(message.seat, message.words)
            for seat in self.speaking_for(guest, message.seat, action):
                if seat == message.seat or self.is_offered(seat, action):
                    self.take(seat, action, PERSON)
            await self.keep()
        self.wake()

    def speaking_for(self, guest: Guest, seat: int, action: Action) -> list[int]:
        """R-20: whoever plays several heroes says «done» once."""
        mine = [other for other in guest.seats if self.seats[other].kind == self.seats[seat].kind == "me"]
        if self.game != "onedeck" or len(mine) < 2 or self.match.write(action) != DONE:
            return [seat]
        asked = {each.seat: each for each in self.match.decisions if each.kind == "placing"}
        if seat not in asked:
            return [seat]
        return [seat, *[other for other in mine if other != seat and other in asked]]

    def is_offered(self, seat: int, action: Action) -> bool:
        return any(each.seat == seat and action in each.options for each in self.match.decisions)

    def undo_count(self, seats: list[int]) -> int:
        """How many answers one's last own one lies back; 0 where there is nothing to take back."""
        together = self.game == "onedeck"
        for count in range(1, len(self.match.log) + 1):
            if self.by[-count] != PERSON:
                continue
            if together or self.match.log[-count][0] in seats:
                return count
            raise Refusal("undo-others")
        return 0

    def can_undo(self, seats: list[int]) -> bool:
        try:
            count = self.undo_count(seats) if seats else 0
        except Refusal:
            return False
        return count > 0 and self.match.can_undo(count)

    async def undo(self, guest: Guest, message: wire.Undo) -> None:
        self.check(guest, message.seat)
        async with self.lock:
            if message.version != self.version:
                raise Refusal("stale")
            count = self.undo_count(guest.seats)
            if not count:
                raise Refusal("nothing-to-undo")
            if not self.match.can_undo(count):
                raise Refusal("undo-revealed")
            await whole(self.take_back(count))
        self.wake()

    async def take_back(self, count: int) -> None:
        left = len(self.match.log) - count
        undone = self.undone + 2 * count + 1  # versions never come back
        await asyncio.to_thread(self.store.cut, self.id, left, undone)
        self.match.undo(count)
        del self.by[left:]
        self.story = [line for line in self.story if line[0] <= left]
        self.saved = left
        self.undone = undone
        for guest in self.guests:
            guest.fresh = True

    # What answers by itself

    def wake(self) -> None:
        """Let bots and settings answer, and show the table."""
        self.used = time.monotonic()
        self.awake = True
        if not self.closing and (self.driver is None or self.driver.done()):
            self.driver = asyncio.create_task(self.drive())

    async def drive(self) -> None:
        try:
            while self.awake:
                self.awake = False
                await self.play_on()
                await self.show()
        except Refusal as refusal:
            for guest in [*self.guests]:
                guest.refuse(refusal)
            await self.show()
        except Exception:
            logger.exception("room failed", extra={"facts": {"game": self.id}})
            for guest in [*self.guests]:
                guest.refuse(Refusal("answer-failed"))

    async def play_on(self) -> None:
        """Bots and settings answer until a person is asked."""
        look = time.monotonic() + SHOW_EVERY
        while self.match.outcome is None and not self.abandoned and not self.closing:
            async with self.lock:
                settled = self.by_setting()
                if settled is not None:
                    self.take(*settled, SETTING)
                    continue
                asked = self.bot_question()
                if asked is None:
                    await self.keep()
                    return
                version, trial = self.version, self.match.clone()
            loop = asyncio.get_running_loop()
            seat, action = await loop.run_in_executor(self.thinkers, think, self.bot, trial, asked)
            async with self.lock:
                if self.version == version and seat in self.bots:
                    self.take(seat, action, BOT)
                if time.monotonic() > look:
                    await self.keep()
            if time.monotonic() > look:
                await self.show()
                look = time.monotonic() + SHOW_EVERY
        async with self.lock:
            await self.keep()

    def by_setting(self) -> tuple[int, Action] | None:
        for decision in in_order(self.match.decisions):
            action = self.setting_answers(decision)
            if action is not None:
                return decision.seat, action
        return None

    def setting_answers(self, decision: Decision) -> Action | None:
        sitter = self.seats[decision.seat]
        if self.game != "stick" or sitter.bot:
            return None
        return answer_for(self.match, decision, sitter.stop)

    def bot_question(self) -> list[Decision] | None:
        """What a bot may answer now. A party's people go before its bots."""
        asked = in_order(self.match.decisions)
        bots = self.bots
        people = [decision for decision in asked if decision.seat not in bots]
        if self.game == "onedeck":
            return asked if asked and not people else None
        for decision in asked:
            waits = decision.kind == "assist" and any(other.kind == "offer" for other in people)
            if decision.seat in bots and not waits:
                return [decision]
        return None

    # What is shown

    async def show(self) -> None:
        for guest in [*self.guests]:
            await self.show_to(guest)

    async def show_to(self, guest: Guest) -> None:
        """Only what is on disk already is shown: whoever answers meanwhile is waited for."""
        async with self.lock:
            await self.keep()
            message = self.table(guest)
        guest.tell(message)

    def open_questions(self) -> list[Decision]:
        """Those that people have to answer."""
        if self.abandoned:
            return []
        return [
            decision
            for decision in in_order(self.match.decisions)
            if not self.seats[decision.seat].bot and self.setting_answers(decision) is None
        ]

    def table(self, guest: Guest) -> wire.Table:
        told = teller(self.game, guest.language)
        asked = self.open_questions()
        own = [decision for decision in asked if decision.seat in guest.seats]
        seat = self.looking(guest, [decision.seat for decision in own])
        if self.game == "stick":
            own = [decision for decision in own if decision.seat == seat]  # one hand on the screen at a time
        fresh = guest.fresh or seat != guest.shown
        start = 0 if fresh else guest.told
        lines = [
            wire.Line(n, told.event(event)) for n, event in self.story[start:][-MOST_LINES:] if may_know(event, seat)
        ]
        guest.shown, guest.told, guest.fresh = seat, len(self.story), False
        return wire.Table(
            id=self.id,
            version=self.version,
            answers=len(self.match.log),
            game=self.game,
            lang=guest.language,
            seats=self.seat_infos(guest, told),
            mine=guest.seats,
            seat=seat,
            view=told.view(self.match, seat),
            questions=self.questions(own, told),
            waiting=[] if self.abandoned else sorted({decision.seat for decision in self.match.decisions}),
            log=lines,
            fresh=fresh,
            undo=not self.abandoned and self.can_undo(guest.seats),
            over=self.over(told),
        )

    def over(self, told: Teller) -> wire.Over | None:
        if self.abandoned:
            return wire.Over(ABANDONED, told.text("outcome-abandoned"), [])
        return told.over(self.match)

    def looking(self, guest: Guest, asked: list[int]) -> int:
        """Whose eyes the screen serves: somebody who is asked, else whoever sat there last."""
        seats = asked or guest.seats
        if guest.shown in seats or not seats:
            return guest.shown
        return seats[0]

    def questions(self, own: list[Decision], told: Teller) -> list[wire.Question]:
        """A question to the whole party is asked once."""
        found: list[wire.Question] = []
        seen: set[tuple[str, tuple[str, ...]]] = set()
        for decision in own:
            question = told.question(self.match, decision)
            key = (question.kind, tuple([option.words for option in question.options]))
            if self.game == "stick" or key not in seen or question.kind == "placing":
                found.append(question)
            seen.add(key)
        return found

    def seat_infos(self, guest: Guest, told: Teller) -> list[wire.SeatInfo]:
        here = self.here()
        return [
            wire.SeatInfo(
                seat=sitter.seat,
                name=sitter.name,
                label=told.words.sitter(sitter.name),
                player=sitter.player,
                kind=sitter.kind,
                bot=sitter.bot,
                claimed=sitter.claimed,
                here=sitter.seat in here,
                mine=sitter.seat in guest.seats,
                stop=sitter.stop,
            )
            for sitter in self.seats
        ]

    # People

    async def enter(self, guest: Guest, seats: list[int]) -> None:
        guest.seats = sorted(set(seats))
        guest.shown = SPECTATOR
        guest.fresh = True
        if guest not in self.guests:
            self.guests.append(guest)
        await self.show_to(guest)
        for other in [*self.guests]:
            if other is not guest:
                await self.show_to(other)
        self.wake()

    async def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            await self.show()

    async def hint(self, guest: Guest, message: wire.Hint) -> None:
        self.check(guest, message.seat)
        async with self.lock:
            decision = self.match.decision_of(message.seat)
            version, trial = self.version, self.match.clone()
        adviser = make_bot(best_bot(self.game), 1, self.game)
        loop = asyncio.get_running_loop()
        _, action = await loop.run_in_executor(self.thinkers, think, adviser, trial, [decision])
        async with self.lock:
            if version != self.version:
                raise Refusal("stale")
            hint = teller(self.game, guest.language).hint(self.match, decision, self.match.write(action))
        guest.tell(hint)

    async def set_stop(self, guest: Guest, message: wire.Stop) -> None:
        self.check(guest, message.seat)
        if message.stop not in STOPS:
            raise Refusal("unknown-stop", name=message.stop, choices=choices(STOPS))
        await self.change(message.seat, stop=message.stop)

    async def replace(self, guest: Guest, message: wire.Replace) -> None:
        """One's own seat at any time; that of somebody who is gone only to a bot."""
        if not 0 <= message.seat < len(self.seats) or not guest.seats:
            raise Refusal("not-your-seat", seat=str(message.seat)[:20])
        if message.seat not in guest.seats:
            if not message.on or self.seats[message.seat].kind == BOT:
                raise Refusal("not-your-seat", seat=message.seat)
            if message.seat in self.here():
                raise Refusal("seat-present")
        await self.change(message.seat, bot=message.on)

    async def change(self, seat: int, **values: str | bool) -> None:
        async with self.lock:
            sitter = self.seats[seat]
            before = {name: getattr(sitter, name) for name in values}
            for name, value in values.items():
                setattr(sitter, name, value)
            try:
                await asyncio.to_thread(self.store.keep_seat, self.id, sitter)
            except Refusal:
                for name, value in before.items():
                    setattr(sitter, name, value)
                raise
        await self.show()
        self.wake()

    async def claim(self, seat: int, player: str) -> Seat:
        """Whoever follows an invite first has the seat."""
        if self.seats[seat].claimed:
            raise Refusal("invite-used")
        self.seats[seat].claimed = True
        await self.change(seat, bot=False, player=player)
        return self.seats[seat]

    async def say(self, guest: Guest, message: wire.Say) -> None:
        self.check(guest, message.seat)
        if message.phrase not in PHRASES:
            raise Refusal("unknown-phrase", name=message.phrase[:40], choices=choices(PHRASES))
        for each in [*self.guests]:
            text = text_in(each.language)(f"phrase-{message.phrase}")
            each.tell(wire.Said(message.seat, message.phrase, text))

    async def stop(self) -> None:
        """Bots stop after the answer they think about; everything is kept."""
        self.closing = True
        if self.driver is not None:
            await asyncio.wait([self.driver])
        async with self.lock:
            await self.keep()


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


def think(bot: Bot, match: Match, decisions: list[Decision]) -> tuple[int, Action]:
    """In a worker thread, on a copy of the match."""
    return ask(bot, match, decisions[0] if len(decisions) == 1 else None)

"""A live game: its match, the people connected to it, and the bots that answer by themselves."""

import asyncio
import contextlib
import time
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from operator import attrgetter

import msgspec

from underdeck.bots import Bot, Halt
from underdeck.bots.facet import BotsFacet
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.refusal import Fault, Refusal, choices
from underdeck.lessons import cast_of
from underdeck.match.stops import PASS, STOPS
from underdeck.plugin.registry import fault_in
from underdeck.progress import sheets
from underdeck.server.access import Pass, fresh_key, fresh_seed, new_id
from underdeck.server.keeping import whole
from underdeck.server.kept import Kept, Next
from underdeck.server.logs import note, note_failure
from underdeck.server.mixing import Mixing
from underdeck.server.settings import Settings
from underdeck.server.store import Store
from underdeck.table import wire
from underdeck.table.advising import Advising
from underdeck.table.autoplay import Autoplay, Choice, think
from underdeck.table.facet import TableFacet
from underdeck.table.queues import Queue
from underdeck.table.sitting import BOT, INVITED, ME, MOST_LINES, Guest, Seat
from underdeck.table.talk import RENEWED, Talk
from underdeck.table.telling import SPECTATOR, Teller, teller
from underdeck.text.advising import REQUEST

MOST_SCREENS = 8
"""On which one seat may be open."""

TRY_AGAIN, LONGEST_PAUSE = 2.0, 60.0
"""Seconds until bots play on after the disk said no; each time twice as many, up to so many."""

LIVE, RELAXED = PACES = ("live", "relaxed")
"""Whoever holds up others in a reaction window passes after a while, or everybody waits for days."""


THINKERS = 2
MOST_ROOMS = 100_000
MOST_ADVICE, ADDRESS_ADVICE = 200, 40
"""Hints, pieces of advice and placements that wait for a thinker, in all and of one address."""


class Turns:
    """Rooms whose bots play share the event loop and the thinkers: each address in turn, people in between."""

    def __init__(self) -> None:
        self.steps, self.bots = Queue(MOST_ROOMS, MOST_ROOMS), Queue(MOST_ROOMS, MOST_ROOMS)
        self.advice = Queue(MOST_ADVICE, ADDRESS_ADVICE)
        """Whoever wants advice leaves one of the thinkers to the bots."""

    @contextlib.asynccontextmanager
    async def step(self, address: str) -> AsyncIterator[None]:
        async with self.steps.turn(self.steps.enter(address)):
            yield
            await asyncio.sleep(0)


class Room(Mixing):
    def __init__(
        self,
        kept: Kept,
        store: Store,
        thinkers: ThreadPoolExecutor,
        settings: Settings,
        turns: Turns,
        on_over: Callable[["Room"], None] = lambda room: None,
        on_away: Callable[["Room", int], None] = lambda room, seat: None,
    ) -> None:
        super().__init__(kept, store)
        self.on_over = on_over
        """Told when its last answer is on disk."""
        self.on_away = on_away
        """Told when somebody is asked who is not here."""
        self.called = dict.fromkeys(self.asked_people(), 0.0)
        """Who is asked, and since when."""
        self.thinkers = thinkers
        self.next = kept.next
        self.driver: asyncio.Task[None] | None = None
        self.awake = False
        self.closing = False
        self.trouble, self.pause = "", TRY_AGAIN
        """What kept bots from playing on, which is told once, and how long until they try again."""
        self.autoplay = Autoplay(self, cast_of(self.match), self)
        self.used = time.monotonic()
        self.settings = settings
        self.turns = turns
        self.news = False
        """Something has changed that no version tells."""
        self.shown = -1
        """The version that everybody was shown last."""
        self.left = dict.fromkeys(range(len(self.seats)), time.monotonic())
        """When each seat was left; what was before this room was opened nobody knows."""
        self.odds, self.chat = kept.odds, kept.chat
        self.losses = kept.losses
        self.talk = Talk(self.game, kept.chat, TableFacet.of(self.plugin).phrases)
        self.advising = Advising(self, thinkers, turns.advice, settings.advice_nodes)
        self.patience = settings.reaction_seconds if kept.pace == LIVE and self.asking.windows else None

    # Answers

    def finished(self) -> None:
        self.on_over(self)

    async def abandon(self) -> None:
        """R-57: given up for good."""
        async with self.lock:
            await self.keep()
            await whole(asyncio.to_thread(self.store.abandon, self.id))
            self.abandoned = self.match.outcome is None
        await self.show()

    async def answer(self, guest: Guest, message: wire.Answer) -> None:
        async with self.lock:
            self.hear(guest, message)
            await self.keep()
        self.wake()

    async def undo(self, guest: Guest, message: wire.Undo) -> None:
        async with self.lock:
            await whole(self.cut(self.undo_asked(guest, message)))
        self.wake()

    # What answers by itself

    def wake(self, news: bool = True) -> None:
        """Let bots and settings answer, and show the table: without news only if anything came of it."""
        self.used = time.monotonic()
        self.awake = True
        self.news = self.news or news
        if news:
            self.trouble = ""
        if not self.closing and (self.driver is None or self.driver.done()):
            self.driver = asyncio.create_task(self.drive())

    async def drive(self) -> None:
        try:
            while self.awake:
                self.awake = False
                await self.autoplay.play_on()
                await self.settle()
                self.trouble, self.pause = "", TRY_AGAIN
                news, self.news = self.news, False
                if news or self.shown != self.version:
                    await self.show()
                if self.autoplay.news is not None:
                    self.refuse_all(self.autoplay.news)
                    self.autoplay.news = None
        except Exception as error:
            told = fault_in(error, self.game) or Refusal("answer-failed")
            if isinstance(error, Refusal) and not isinstance(error, Fault):
                asyncio.get_running_loop().call_later(self.pause, self.wake, False)
                self.pause = min(LONGEST_PAUSE, 2 * self.pause)
            else:
                note_failure("room failed", id=self.id)
                self.trouble = ""
            if told.code != self.trouble:
                self.refuse_all(told)
            self.trouble = told.code

    def refuse_all(self, refusal: Refusal) -> None:
        for guest in [*self.guests]:
            guest.refuse(refusal)

    def goes_on(self) -> bool:
        return not self.closing

    def watched(self) -> bool:
        return bool(self.guests)

    def overdue(self) -> Choice | None:
        return self.by_clock()

    async def before_bot(self, seat: int, action: Action) -> None:
        if self.looked_on(seat) and self.match.write(action) != PASS:
            await self.show()
            await asyncio.sleep(self.settings.bot_seconds)

    def bot_failed(self) -> None:
        note_failure("bot failed", id=self.id)

    def looked_on(self, seat: int) -> bool:
        """Does a bot sit in for somebody who is there? She sees every step, and may take her seat back."""
        return self.settings.bot_seconds > 0 and self.seats[seat].kind != BOT and seat in self.here()

    def think(self, bot: Bot, asked: list[Decision], halt: Halt) -> asyncio.Future[Choice]:
        if not self.ponders(self.seats[asked[0].seat].strength):  # a thread costs more than their half a millisecond
            return asyncio.ensure_future(self.consult_in_turn(bot, asked))
        loop = asyncio.get_running_loop()
        match, ticket = self.match.clone(), self.turns.bots.enter(self.address)

        async def thought() -> Choice:
            async with self.turns.bots.turn(ticket):
                return await loop.run_in_executor(self.thinkers, think, bot, match, asked, halt)

        return asyncio.ensure_future(thought())

    async def consult_in_turn(self, bot: Bot, asked: list[Decision]) -> Choice:
        """Whatever it says does not count if somebody answered while it waited."""
        version = self.version
        async with self.turns.step(self.address):
            if self.version != version:
                return asked[0].seat, asked[0].options[0]
            return think(bot, self.match, asked)

    @property
    def address(self) -> str:
        """Of whoever looks on."""
        return next((guest.address for guest in self.guests if guest.seats), "")

    # What is shown

    async def show(self) -> None:
        """To everybody to whom something is new."""
        self.set_clock()
        self.shown = self.version
        await self.show_to(*self.guests, anyway=False)
        self.call_absent()

    def asked_people(self) -> set[int]:
        return {decision.seat for decision in self.open_questions() if self.seats[decision.seat].claimed}

    def call_absent(self) -> None:
        """Once, when a seat begins to be asked: whoever has seen the question knows."""
        asked, now = self.asked_people(), time.monotonic()
        for seat in asked - self.called.keys() - self.here():
            self.on_away(self, seat)
        self.called = {seat: self.called.get(seat, now) for seat in asked}

    def call_back(self, gone: set[int]) -> None:
        """A line that breaks right after a question may have been dead before it: a phone in a pocket says nothing."""
        late = time.monotonic() - self.settings.push_seconds
        for seat in gone:
            if self.called.get(seat, late) > late:
                self.on_away(self, seat)

    def waits_for(self, seat: int) -> bool:
        return not self.closing and seat in self.asked_people() - self.here()

    async def show_to(self, *guests: Guest, anyway: bool = True) -> None:
        """Only what is on disk already is shown: whoever answers meanwhile is waited for."""
        async with self.lock:
            await self.keep()
            for guest in guests:
                table = self.table(guest)
                guest.show(table, self.passes_at(table.seat), anyway)

    async def show_step(self) -> None:
        """What bots do is shown when other rooms have had their turn."""
        await self.settle()
        async with self.turns.step(self.address):
            await self.show()

    # People

    async def enter(self, guest: Guest, seats: list[int], part: str = "") -> None:
        """The others are told only if that changed who is here, or whom they wait for."""
        here, due = self.here(), dict(self.due)
        self.make_place(guest, seats)
        guest.seats = sorted(set(seats))
        guest.shown = SPECTATOR
        guest.fresh = True
        if guest not in self.guests:
            self.guests.append(guest)
        self.note_left(here)
        await self.take_part(guest, part)
        self.set_clock()
        await self.show_to(guest)
        self.wake(news=(here, due) != (self.here(), self.due))

    async def take_part(self, guest: Guest, part: str) -> None:
        """Whoever's part can't be taken plays all the same."""
        dealt = self.match.header.parts
        try:
            async with self.lock:
                await self.hear_part(guest.seats, part)
        except Refusal as refusal:
            guest.refuse(refusal)
        if self.match.header.parts != dealt:
            await self.show_to(*[each for each in self.guests if each is not guest])

    def dealt(self) -> None:
        self.autoplay.bots = cast_of(self.match)
        self.called = {}

    def make_place(self, guest: Guest, seats: list[int]) -> None:
        """Spectators are as many as there are places; whoever has a seat always has one, though not on many screens."""
        others = [each for each in self.guests if each is not guest]
        if not seats and sum(not each.seats for each in others) >= self.settings.max_guests:
            raise Refusal("too-many-spectators", most=self.settings.max_guests)
        for seat in seats:
            screens = [each for each in others if seat in each.seats]
            if len(screens) >= MOST_SCREENS:
                self.guests.remove(screens[0])
                screens[0].dismiss()

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            here = self.here()
            self.guests.remove(guest)
            self.advising.forget(guest)
            self.note_left(here)
            self.call_back(here - self.here())
            self.wake(news=here != self.here())

    def note_left(self, before: set[int]) -> None:
        self.left |= dict.fromkeys(before - self.here(), time.monotonic())

    def away(self, seat: int) -> float:
        """For how many seconds somebody who is not here has been gone."""
        return time.monotonic() - self.left[seat]

    async def hint(self, guest: Guest, message: wire.Hint) -> None:
        await self.settle()
        self.advising.ask(guest, message.seat, tell_hint)

    async def advise(self, guest: Guest, message: wire.Advise) -> None:
        await self.settle()
        self.advising.ask(guest, message.seat, Guest.tell)

    async def propose(self, guest: Guest, message: wire.Propose) -> None:
        self.check(guest, message.seat)
        async with self.lock:
            await self.keep()
            decision = self.match.decision_of(message.seat)
            proposer = BotsFacet.of(self.plugin).proposer(decision.kind)
            if proposer is None:
                raise Refusal("no-dice-to-place")
            version, trial = self.version, self.match.clone()
        seats = [message.seat, *[seat for seat in guest.seats if seat != message.seat]]
        loop, queue = asyncio.get_running_loop(), self.turns.advice
        async with queue.turn(queue.enter(guest.address)):
            found = await loop.run_in_executor(self.thinkers, proposer, trial, seats)
        guest.tell(wire.proposed(version, found))

    async def set_stop(self, guest: Guest, message: wire.Stop) -> None:
        self.check(guest, message.seat)
        if message.stop not in STOPS:
            raise Refusal("unknown-stop", name=message.stop, choices=choices(STOPS))
        await self.change(message.seat, stop=message.stop)

    async def hand_over(self, guest: Guest, message: wire.Replace) -> None:
        """One's own seat at any time; that of somebody who is gone only to a bot."""
        if not 0 <= message.seat < len(self.seats) or not guest.seats:
            raise Refusal("not-your-seat", seat=str(message.seat)[:20])
        if message.seat not in guest.seats:
            if not message.on or self.seats[message.seat].kind == BOT:
                raise Refusal("not-your-seat", seat=message.seat)
            if message.seat in self.here():
                raise Refusal("seat-present")
            if self.seats[message.seat].claimed and self.away(message.seat) < self.settings.grace_seconds:
                raise Refusal("seat-just-left", seconds=round(self.settings.grace_seconds))
        await self.change(message.seat, bot=message.on)
        async with self.lock:
            await self.mix()
        await self.show()

    async def change(self, seat: int, **values: str | bool | int) -> None:
        async with self.lock:
            await self.keep_seat(seat, **values)
        await self.show()
        self.wake()

    async def keep_seat(self, seat: int, **values: str | bool | int) -> None:
        """On disk first."""
        changed = replace(self.seats[seat], **values)  # type: ignore[arg-type]
        await whole(asyncio.to_thread(self.store.keep_seat, self.id, changed))
        self.seats[seat] = changed

    def opens(self, known: Pass) -> bool:
        return opens(self.seats, known)

    async def claim(self, invite: Pass, player: str) -> Seat:
        """Whoever follows an invite first has the seat."""
        async with self.lock:
            self.check_links()
            if not self.opens(invite) or self.seats[invite.seat].claimed:
                raise Refusal("invite-used")
            await self.keep_seat(invite.seat, claimed=True, bot=False, player=player)
            self.left[invite.seat] = time.monotonic()
            sitter = self.seats[invite.seat]
        await self.show()
        self.wake()
        return sitter

    async def renew(self, guest: Guest, seat: int) -> Seat:
        """One's own seat, when a device was lost; an invited one by whoever made the game, when a person was."""
        async with self.lock:
            self.check_links()
            host = any(self.seats[own].kind == ME for own in guest.seats)
            own = seat in guest.seats
            if not own and not (host and 0 <= seat < len(self.seats) and self.seats[seat].kind == INVITED):
                raise Refusal("not-your-seat", seat=str(seat)[:20])
            taken = not own and self.seats[seat].claimed
            if taken and (seat in self.here() or self.away(seat) < self.settings.absent_seconds):
                raise Refusal("seat-not-absent", minutes=-(-round(self.settings.absent_seconds) // 60))
            await self.keep_seat(seat, generation=self.seats[seat].generation + 1, claimed=own)
            sitter = self.seats[seat]
            for other in [each for each in self.guests if each is not guest and seat in each.seats]:
                self.guests.remove(other)
                other.seats, other.shown, other.fresh = [], SPECTATOR, True
                other.refuse(Refusal("token-old"))
        if taken:
            note("seat renewed", id=self.id, seat=seat)
            self.talk.announce(seat, RENEWED, self.answers_for([]))
            self.pass_on()
        await self.show()
        self.wake()
        return sitter

    async def say(self, guest: Guest, message: wire.Say) -> None:
        self.check(guest, message.seat)
        self.talk.hear(message, self.answers_for([]))
        self.pass_on()

    def pass_on(self) -> None:
        for each in [*self.guests]:
            each.tell(self.talk.last(each.language))

    def retell(self, guest: Guest) -> None:
        """To somebody who was not here, or has changed her language."""
        if self.talk.said:
            guest.tell(self.talk.all(guest.language))

    async def point(self, guest: Guest, message: wire.Point) -> None:
        self.check(guest, message.seat)
        pointed = self.talk.point(message)
        for each in [*self.guests]:
            each.tell(pointed)

    # Once more

    @property
    def campaign(self) -> bool:
        return sheets.SETTING in self.match.header.setup

    def table(self, guest: Guest) -> wire.Table:
        table = super().table(guest)
        table.again = table.over is not None and bool(guest.seats) and not self.campaign
        header, told = self.match.header, teller(self.game, guest.language, self.match.header.mix)
        table.chance, table.seal = self.chance(told), header.seal if header.key else ""
        table.parts = [wire.Part(*each) for each in header.parts]
        shared = bool(header.parts and self.invited)
        if shared:
            table.chance += " " + self.sharing(told)
        for n, count in self.losses if table.fresh else ():
            if n <= table.answers:
                place = bisect_right(table.log, n, key=attrgetter("n"))
                table.log.insert(place, wire.Line(n, told.text("answers-lost", count=count), "lost", ""))
        if table.fresh and self.foreseeable and len(self.story) <= MOST_LINES:
            table.log.insert(0, wire.Line(0, table.chance, "chance", ""))
        if table.fresh and shared and not self.foreseeable and len(self.story) <= MOST_LINES:
            table.log.insert(0, wire.Line(0, self.sharing(told), "chance", ""))
        if table.fresh and self.odds != REQUEST and len(self.story) <= MOST_LINES:
            table.log.insert(0, wire.Line(0, told.text("odds-rule", odds=self.odds), "odds", ""))
        return table

    @property
    def foreseeable(self) -> bool:
        """Somebody may know more than the others what comes."""
        open_chance = bool(self.match.header.position) or not self.match.header.key
        return (open_chance or self.opened) and any(sitter.kind == INVITED for sitter in self.seats)

    @property
    def opened(self) -> bool:
        """Its record was given out while it could not go on here, and now it can."""
        return self.told and self.match.outcome is None

    def chance(self, told: Teller) -> str:
        """Where the dice and the order of the decks come from: who chose a seed is told to everybody."""
        header = self.match.header
        sealed = "day" if self.challenge else "parts" if header.parts else "key"
        kind = "opened" if self.opened else "record" if header.position else sealed if header.key else "seed"
        seats = [seat for seat, _ in header.parts] if kind == "parts" else self.makers
        return told.text("chance", kind=kind, who=self.names(told, seats), known=len(seats))

    def sharing(self, told: Teller) -> str:
        """Whose part is in it, and what comes of the others'."""
        late = [seat for seat in self.invited if all(seat != each for each, _ in self.match.header.parts)]
        kind = "open" if self.unfixed and self.missing else "late" if late else "all"
        who = {"open": self.missing, "late": late}.get(kind, [seat for seat, _ in self.match.header.parts])
        return told.text("chance-parts", kind=kind, who=self.names(told, who))

    def names(self, told: Teller, seats: Sequence[int]) -> str:
        return ", ".join([self.seats[seat].player or told.words.sitter(self.seats[seat].name) for seat in seats])

    def check_again(self) -> None:
        if self.match.outcome is None:
            raise Refusal("again-running")
        if self.campaign:
            raise Refusal("again-campaign")

    async def lay_again(self, seat: int) -> None:
        """The same game with other chance. Everybody keeps her seat; for whoever is away the bot plays on."""
        header = msgspec.structs.replace(self.match.header, seed=fresh_seed(), key=fresh_key(), parts=())
        next = Next(new_id(), seat, header.seal)
        here = self.here()
        sitters = [replace(each, bot=each.bot and each.seat not in here) for each in self.seats]
        await asyncio.to_thread(self.store.lay_again, self.id, next, header, sitters)
        self.next, self.told = next, True
        note("laid again", id=self.id, next=next.id)

    def check_links(self) -> None:
        """The seats of the new game are opened by the links of this one as they were."""
        if self.next is not None:
            raise Refusal("table-laid")

    async def stop(self) -> None:
        """Bots give up the answer they think about; everything is kept."""
        self.closing = True
        self.stop_clock()
        self.advising.stop()
        if self.driver is not None:
            await asyncio.wait([self.driver])
        async with self.lock:
            await self.keep()


def opens(seats: list[Seat], known: Pass) -> bool:
    return 0 <= known.seat < len(seats) and known.generation == seats[known.seat].generation


def tell_hint(guest: Guest, advice: wire.AdviceText) -> None:
    guest.tell(wire.HintText(advice.seat, advice.words, advice.label, advice.text))

"""The people of a live game: connections, absences, and the holders of the seats."""

import time
from collections.abc import Callable

from underdeck.kernel.refusal import Refusal, choices
from underdeck.match.stops import STOPS
from underdeck.server.access import Pass
from underdeck.server.game_journal import Journal
from underdeck.server.settings import Settings
from underdeck.table import wire
from underdeck.table.renderer import SPECTATOR
from underdeck.table.session import BOT, INVITED, ME, Guest, Seat, Session

MOST_SCREENS = 8
"""The most screens of one seat."""


class People:
    """Lets people in and out, hands out seats, and notifies absent people who are asked."""

    def __init__(self, journal: Journal, settings: Settings, on_away: Callable[[int], None]) -> None:
        self.journal = journal
        self.table: Session = journal.table
        self.settings = settings
        self.on_away = on_away
        """Called with a seat that is asked while nobody is there."""
        self.called = dict.fromkeys(self.asked(), 0.0)
        """Who is asked, and since when."""
        self.left = dict.fromkeys(range(len(self.table.seats)), time.monotonic())
        """When each seat was left; what was before this room was opened nobody knows."""

    # Connections

    def enter(self, guest: Guest, seats: list[int]) -> None:
        before = self.table.here()
        self.make_place(guest, seats)
        guest.seats = sorted(set(seats))
        guest.shown = SPECTATOR
        guest.fresh = True
        if guest not in self.table.guests:
            self.table.guests.append(guest)
        self.note_left(before)

    def make_place(self, guest: Guest, seats: list[int]) -> None:
        """Make room for a guest. Spectators are limited; a player always has a place, though not on many screens."""
        others = [each for each in self.table.guests if each is not guest]
        if not seats and sum(not each.seats for each in others) >= self.settings.max_guests:
            raise Refusal("too-many-spectators", most=self.settings.max_guests)
        for seat in seats:
            screens = [each for each in others if seat in each.seats]
            if len(screens) >= MOST_SCREENS:
                self.table.guests.remove(screens[0])
                screens[0].dismiss()

    def leave(self, guest: Guest) -> None:
        before = self.table.here()
        self.table.guests.remove(guest)
        self.note_left(before)
        self.call_back(before - self.table.here())

    def note_left(self, before: set[int]) -> None:
        self.left |= dict.fromkeys(before - self.table.here(), time.monotonic())

    def away(self, seat: int) -> float:
        """Return for how many seconds an absent player has been gone."""
        return time.monotonic() - self.left[seat]

    # Calls

    def asked(self) -> set[int]:
        asked = [decision.seat for decision in self.table.open_questions()]
        return {seat for seat in asked if self.table.seats[seat].claimed}

    def awaited(self, seat: int) -> bool:
        return seat in self.asked() - self.table.here()

    def call_absent(self) -> None:
        """Notify absent players once, when a question to their seat opens."""
        asked, now = self.asked(), time.monotonic()
        for seat in asked - self.called.keys() - self.table.here():
            self.on_away(seat)
        self.called = {seat: self.called.get(seat, now) for seat in asked}

    def call_back(self, gone: set[int]) -> None:
        """Notify players whose connection broke right after a question: it may have been dead before."""
        late = time.monotonic() - self.settings.push_seconds
        for seat in gone:
            if self.called.get(seat, late) > late:
                self.on_away(seat)

    # Seats

    async def set_stop(self, guest: Guest, message: wire.Stop) -> None:
        self.table.check(guest, message.seat)
        if message.stop not in STOPS:
            raise Refusal("unknown-stop", name=message.stop, choices=choices(STOPS))
        async with self.journal.lock:
            await self.journal.keep_seat(message.seat, stop=message.stop)

    async def hand_over(self, guest: Guest, message: wire.Replace) -> None:
        """Let a bot play a seat or stop it: a guest's own seat at any time, an absent player's seat only to a bot."""
        seats = self.table.seats
        if not 0 <= message.seat < len(seats) or not guest.seats:
            raise Refusal("not-your-seat", seat=str(message.seat)[:20])
        if message.seat not in guest.seats:
            if not message.on or seats[message.seat].kind == BOT:
                raise Refusal("not-your-seat", seat=message.seat)
            if message.seat in self.table.here():
                raise Refusal("seat-present")
            if seats[message.seat].claimed and self.away(message.seat) < self.settings.grace_seconds:
                raise Refusal("seat-just-left", seconds=round(self.settings.grace_seconds))
        async with self.journal.lock:
            await self.journal.keep_seat(message.seat, bot=message.on)

    def opens(self, known: Pass) -> bool:
        return opens(self.table.seats, known)

    async def claim(self, invite: Pass, player: str) -> Seat:
        """Give the seat to the first who follows its invite."""
        if not self.opens(invite) or self.table.seats[invite.seat].claimed:
            raise Refusal("invite-used")
        await self.journal.keep_seat(invite.seat, claimed=True, bot=False, player=player)
        self.left[invite.seat] = time.monotonic()
        return self.table.seats[invite.seat]

    async def renew(self, guest: Guest, seat: int) -> bool:
        """Make a new link to a guest's own seat, or for the maker of the game to an invited seat.

        Return whether it was taken from somebody.
        """
        seats = self.table.seats
        host = any(seats[own].kind == ME for own in guest.seats)
        own = seat in guest.seats
        if not own and not (host and 0 <= seat < len(seats) and seats[seat].kind == INVITED):
            raise Refusal("not-your-seat", seat=str(seat)[:20])
        taken = not own and seats[seat].claimed
        if taken and (seat in self.table.here() or self.away(seat) < self.settings.absent_seconds):
            raise Refusal("seat-not-absent", minutes=-(-round(self.settings.absent_seconds) // 60))
        await self.journal.keep_seat(seat, generation=seats[seat].generation + 1, claimed=own)
        for other in [each for each in self.table.guests if each is not guest and seat in each.seats]:
            self.table.guests.remove(other)
            other.seats, other.shown, other.fresh = [], SPECTATOR, True
            other.refuse(Refusal("token-old"))
        return taken


def opens(seats: list[Seat], known: Pass) -> bool:
    return 0 <= known.seat < len(seats) and known.generation == seats[known.seat].generation

"""Reaction windows of a live game: whoever holds up others passes after a while."""

import asyncio
import time

from underdeck.kernel.decisions import Action
from underdeck.match import Match
from underdeck.match.stops import PASS
from underdeck.table import wire
from underdeck.table.sitting import Seat, Sitting


class Reactions(Sitting):
    def __init__(self, id: str, match: Match, seats: list[Seat], undone: int) -> None:
        super().__init__(id, match, seats, undone)
        self.patience: float | None = None
        """Seconds; everybody has all the time in the world without it."""
        self.due: dict[int, tuple[int, float]] = {}
        """For each seat that holds up others: since which version, and when it passes."""
        self.clock: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Somebody's time is up."""
        raise NotImplementedError

    def dawdlers(self) -> list[int]:
        """Who could pass, while somebody else waits: whoever is asked in a window too waits for all, so that a
        countdown does not tell who has nothing to play."""
        if self.patience is None:
            return []
        asked = self.open_questions()
        busy = {decision.seat for decision in asked if decision.kind not in self.asking.windows} | self.bots
        waiting = [guest for guest in self.guests if guest.seats and not busy.issuperset(guest.seats)]
        return [
            decision.seat
            for decision in asked
            if decision.kind in self.asking.windows and any(decision.seat not in guest.seats for guest in waiting)
        ]

    def set_clock(self) -> None:
        late = self.dawdlers()
        since = {seat: self.standing[seat].since for seat in late}
        self.due = {seat: due for seat, due in self.due.items() if since.get(seat) == due[0]}
        for seat in late:
            if seat not in self.due:
                self.due[seat] = (since[seat], time.monotonic() + (self.patience or 0))
        self.stop_clock()
        if self.due:
            left = min(when for _, when in self.due.values()) - time.monotonic()
            self.clock = asyncio.get_running_loop().call_later(max(0, left), self.wake)

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def passes_at(self, seat: int) -> float | None:
        standing = self.standing.get(seat)
        due = self.due.get(seat)
        return None if standing is None or due is None or due[0] != standing.since else due[1]

    def by_clock(self) -> tuple[int, Action] | None:
        for seat in self.dawdlers():
            when = self.passes_at(seat)
            if when is not None and when <= time.monotonic():
                return seat, self.match.read_exactly(seat, PASS)
        return None

    def countdown(self, seat: int) -> wire.Countdown | None:
        when = self.passes_at(seat)
        return None if when is None else wire.Countdown(seat, round(max(0, when - time.monotonic()), 1))

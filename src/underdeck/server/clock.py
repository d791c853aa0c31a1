"""The clock of a live game: in a reaction window, a player who delays others passes after a while."""

import asyncio
import time
from collections.abc import Callable

from underdeck.kernel.decisions import Action
from underdeck.match.stops import PASS
from underdeck.table import wire
from underdeck.table.session import Session


class Clock:
    """Counts down for each seat that delays others."""

    def __init__(self, table: Session, patience: float | None, ring: Callable[[], None]) -> None:
        self.table = table
        self.patience = patience
        """Seconds; everybody has all the time in the world without it."""
        self.ring = ring
        """Called when somebody's time is up."""
        self.due: dict[int, tuple[int, float]] = {}
        """For each seat that holds up others: since which version, and when it passes."""
        self.timer: asyncio.TimerHandle | None = None

    def late(self) -> list[int]:
        """Return the seats that could pass while somebody else waits.

        Whoever is asked in a window waits for all, too: a countdown does not tell who has nothing to play.
        """
        table = self.table
        if self.patience is None:
            return []
        asked, windows = table.open_questions(), table.asking.windows
        busy = {decision.seat for decision in asked if decision.kind not in windows} | table.bots
        waiting = [guest for guest in table.guests if guest.seats and not busy.issuperset(guest.seats)]
        return [
            decision.seat
            for decision in asked
            if decision.kind in windows and any(decision.seat not in guest.seats for guest in waiting)
        ]

    def start(self) -> None:
        """Count down for whoever holds up others now; who did already has no more time than before."""
        since = {seat: self.table.standing[seat].since for seat in self.late()}
        self.due = {seat: due for seat, due in self.due.items() if since.get(seat) == due[0]}
        end = time.monotonic() + (self.patience or 0)
        for seat, version in since.items():
            self.due.setdefault(seat, (version, end))
        self.stop()
        if self.due:
            left = min(when for _, when in self.due.values()) - time.monotonic()
            self.timer = asyncio.get_running_loop().call_later(max(0, left), self.ring)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def passes_at(self, seat: int) -> float | None:
        """Return when that seat passes, if it holds up others with what it is asked now."""
        standing = self.table.standing.get(seat)
        due = self.due.get(seat)
        return None if standing is None or due is None or due[0] != standing.since else due[1]

    def passed(self) -> tuple[int, Action] | None:
        """Return the answer of a seat whose time is up."""
        for seat in self.late():
            when = self.passes_at(seat)
            if when is not None and when <= time.monotonic():
                return seat, self.table.match.read_exactly(seat, PASS)
        return None

    def countdown(self, seat: int) -> wire.Countdown | None:
        when = self.passes_at(seat)
        return None if when is None else wire.Countdown(seat, round(max(0, when - time.monotonic()), 1))

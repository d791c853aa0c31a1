"""A fair queue for work of which only a limited amount runs at once."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from underdeck.kernel.refusal import Refusal

LONGEST_DEBT = 10.0
"""The most seconds that an address with much past work can be behind the others."""


class Ticket:
    """A place in a queue."""

    def __init__(self, names: tuple[str, ...], cost: float, idle: bool) -> None:
        self.names = names
        """Whose share it is part of: an address, a game; empty ones have no share."""
        self.cost = cost
        """Seconds that it may take."""
        self.idle = idle
        """Nobody waits for it yet."""
        self.turn = asyncio.Event()
        self.began = 0.0


class Queue:
    """Work of which only so much is done at once. Nobody has more than a share of the places, and of those who wait
    whoever has had least is next: an address that asks for much holds up itself. Work that nobody waits for yet comes
    last and takes no place of the others."""

    def __init__(self, most: int, of_one: int, at_once: int = 1) -> None:
        self.most = most
        self.of_one = of_one
        self.at_once = at_once
        self.line: list[Ticket] = []
        self.at_work: list[Ticket] = []
        self.had: dict[str, float] = {}
        """Seconds that each name has had since the queue was empty."""

    def enter(self, *names: str, cost: float = 0.1, idle: bool = False) -> Ticket:
        everybody = [each for each in (*self.at_work, *self.line) if idle or not each.idle]
        if any(name and held(everybody, name) >= self.of_one for name in names):
            raise Refusal("queue-share", most=self.of_one)
        if len(everybody) >= self.most:
            raise Refusal("queue-full")
        ticket = Ticket(names, cost, idle)
        most = min(map(self.level, [*self.at_work, *self.line]), default=0.0) + LONGEST_DEBT
        self.had.update({name: min(self.had.get(name, 0.0), most) for name in names})
        self.line.append(ticket)
        self.go_on()
        return ticket

    def leave(self, ticket: Ticket) -> None:
        if ticket in self.line:
            self.line.remove(ticket)
        elif ticket in self.at_work:
            self.at_work.remove(ticket)
            charge(self.had, ticket, max(0.0, time.monotonic() - ticket.began - ticket.cost))
        if not self.line and not self.at_work:
            self.had.clear()
        self.go_on()

    @contextlib.asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[None]:
        try:
            await ticket.turn.wait()
            yield
        finally:
            self.leave(ticket)

    def level(self, ticket: Ticket) -> float:
        return max(self.had.get(name, 0.0) for name in ticket.names)

    def free(self, ticket: Ticket) -> bool:
        """Return whether a place is free for the ticket: no address has all places if there are several."""
        most = max(1, self.at_once - 1)
        return not any(name and held(self.at_work, name) >= most for name in ticket.names)

    def go_on(self) -> None:
        while len(self.at_work) < self.at_once and (waiting := [each for each in self.line if self.free(each)]):
            ticket = min(waiting, key=lambda each: (each.idle, self.level(each)))
            self.line.remove(ticket)
            self.at_work.append(ticket)
            ticket.began = time.monotonic()
            ticket.turn.set()
            charge(self.had, ticket, ticket.cost)

    def order(self) -> list[Ticket]:
        """Return the waiting tickets in the order in which they would run if nobody else came."""
        left, had = [*self.line], dict(self.had)
        found: list[Ticket] = []
        while left:
            found.append(min(left, key=lambda each: (each.idle, max(had.get(name, 0.0) for name in each.names))))
            left.remove(found[-1])
            charge(had, found[-1], found[-1].cost)
        return found

    def ahead(self, ticket: Ticket) -> list[Ticket]:
        """Return the tickets that come before this one, with those that run now."""
        if ticket not in self.line:
            return []
        order = self.order()
        return [*self.at_work, *order[: order.index(ticket)]]


def held(tickets: list[Ticket], name: str) -> int:
    return sum(name in ticket.names for ticket in tickets)


def charge(had: dict[str, float], ticket: Ticket, seconds: float) -> None:
    for name in ticket.names:
        had[name] = had.get(name, 0.0) + seconds

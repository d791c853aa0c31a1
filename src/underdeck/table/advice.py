"""Advice on open questions, computed beside the game. Advice that nobody waits for any more is cancelled."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from typing import NamedTuple

from underdeck.bots.advice import Advice
from underdeck.bots.adviser import advise, mind_for
from underdeck.kernel.decisions import Decision
from underdeck.kernel.refusal import Fault, Refusal
from underdeck.match import Match
from underdeck.plugin.registry import fault_in
from underdeck.table.queues import Queue, Ticket
from underdeck.table.renderer import renderer_of
from underdeck.table.session import Guest, Session, Standing
from underdeck.table.wire import AdviceText
from underdeck.text.advice import OFF

logger = logging.getLogger("underdeck.table")

Tell = Callable[[Guest, AdviceText], None]


class Thought(NamedTuple):
    """The advice on one question, for all who ask for it."""

    standing: Standing
    decision: Decision
    beside: list[Decision]
    """Other questions of the same player that the same answer may settle."""
    match: Match
    """The match at the time of the request."""
    found: asyncio.Future[Advice]
    left: list[int]
    """The number of guests who wait for it; with none left it is cancelled."""


def failed(found: asyncio.Future[Advice]) -> bool:
    return found.done() and (found.cancelled() or found.exception() is not None)


class AdviceTasks:
    def __init__(self, session: Session, thinkers: Executor | None, turns: Queue, budget: int) -> None:
        self.session = session
        self.thinkers = thinkers
        self.turns = turns
        """Bots and other tables want to think too."""
        self.budget = budget
        self.thoughts: dict[frozenset[int], Thought] = {}
        """By the seats it is for."""
        self.asked: dict[Guest, asyncio.Task[None]] = {}

    def check(self, guest: Guest, seat: int) -> None:
        self.session.check(guest, seat)
        if self.session.odds == OFF:
            raise Refusal("odds-off")

    def ask(self, guest: Guest, seat: int, tell: Tell) -> None:
        """Ask for advice and send it when it is ready. A new request replaces the guest's earlier one."""
        self.check(guest, seat)
        thought = self.thought(guest, seat)
        self.forget(guest)
        thought.left[0] += 1
        self.asked[guest] = asyncio.create_task(self.answer(guest, thought, tell))

    def forget(self, guest: Guest) -> None:
        task = self.asked.pop(guest, None)
        if task is not None:
            task.cancel()

    def stop(self) -> None:
        for guest in [*self.asked]:
            self.forget(guest)

    def thought(self, guest: Guest, seat: int) -> Thought:
        decision = self.session.match.decision_of(seat)
        beside = self.session.answered_with(guest, decision)
        seats = frozenset((seat, *[each.seat for each in beside]))
        known = self.thoughts.get(seats)
        if known is None or not self.wanted(known) or failed(known.found):
            standing, match = self.session.standing[seat], self.session.match.clone()
            left = [0]
            ticket = self.turns.enter(guest.address)
            found = asyncio.ensure_future(self.think(standing, decision, beside, match, left, ticket))
            found.add_done_callback(lambda _: self.turns.leave(ticket))
            known = self.thoughts[seats] = Thought(standing, decision, beside, match, found, left)
        return known

    def wanted(self, thought: Thought) -> bool:
        return self.asked_still(thought.decision.seat, thought.standing)

    def asked_still(self, seat: int, standing: Standing) -> bool:
        return self.session.standing.get(seat) is standing and not self.session.abandoned

    def stands_as(self, thought: Thought) -> bool:
        """Return whether the question still looks the same after another seat's answer."""
        now = self.session.standing.get(thought.decision.seat)
        return now is not None and not self.session.abandoned and now.looks_like(thought.standing)

    async def think(
        self,
        standing: Standing,
        decision: Decision,
        beside: list[Decision],
        match: Match,
        left: list[int],
        ticket: Ticket,
    ) -> Advice:
        def given_up() -> bool:
            return left[0] < 1 or not self.asked_still(decision.seat, standing)

        async with self.turns.turn(ticket):
            mind = mind_for(self.session.plugin, self.budget)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(
                self.thinkers, advise, mind, match, decision, self.budget, beside, given_up
            )

    async def answer(self, guest: Guest, thought: Thought, tell: Tell) -> None:
        again = False
        try:
            advice = await asyncio.shield(thought.found)
            again = not self.wanted(thought) and self.stands_as(thought)
            if self.wanted(thought):
                match = self.session.match
                renderer = renderer_of(match.header.game, guest.language, match.header.mix)
                version = self.session.version_for(guest)
                tell(guest, renderer.advice(thought.match, thought.match.decision_of(advice.seat), advice, version))
        except Exception as error:
            if not isinstance(error, Refusal) or isinstance(error, Fault):
                logger.exception("advice failed", extra={"facts": {"id": self.session.id}})
            guest.refuse(fault_in(error, self.session.game) or Refusal("answer-failed"))
        finally:
            thought.left[0] -= 1
            if not thought.left[0] and not thought.found.done():
                self.thoughts = {seats: other for seats, other in self.thoughts.items() if other is not thought}
            if self.asked.get(guest) is asyncio.current_task():
                del self.asked[guest]
        if again:  # who sees the same question goes on waiting
            try:
                self.ask(guest, thought.decision.seat, tell)
            except Refusal as refusal:
                guest.refuse(refusal)

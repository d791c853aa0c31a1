"""The turns of rooms: bots, steps and advice share one event loop and a few threads."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from underdeck.table.queues import Queue

THINKERS = 2
MOST_ROOMS = 100_000
MOST_ADVICE, ADDRESS_ADVICE = 200, 40
"""The hints, advice and placements that may wait for a thread, in all and of one address."""


class Turns:
    """Gives each address its turn, with people in between."""

    def __init__(self) -> None:
        self.steps, self.bots = Queue(MOST_ROOMS, MOST_ROOMS), Queue(MOST_ROOMS, MOST_ROOMS)
        self.advice = Queue(MOST_ADVICE, ADDRESS_ADVICE)
        """Advice leaves one of the threads to the bots."""

    @contextlib.asynccontextmanager
    async def step(self, address: str) -> AsyncIterator[None]:
        async with self.steps.turn(self.steps.enter(address)):
            yield
            await asyncio.sleep(0)

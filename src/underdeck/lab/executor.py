"""What plays the games of a study: this process, or the workers of a Dask cluster, here or elsewhere."""

import math
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import NoReturn, Protocol

from underdeck.kernel.refusal import Refusal
from underdeck.lab.batches import Batch, Done, Lost, play_batch

SHORT = 4.0
"""Seconds of play for which no workers are started."""
LEAST = 0.01
"""Seconds that a timer needs."""

Warn = Callable[[Refusal], None]


class Executor(Protocol):
    @property
    def duplicates(self) -> bool:
        """May free workers play late batches a second time?"""

    @property
    def free(self) -> int:
        """Return how many more batches it takes."""

    def submit(self, batch: Batch) -> None: ...

    def wait(self, seconds: float) -> list[Done | Lost]:
        """Return the batches that came back, after that time at the latest."""

    def give_up(self, batch: Batch) -> None:
        """Treat its worker as hung: the batch comes back as lost, or another worker plays it."""

    def close(self) -> None: ...


class InProcess:
    """This process plays the games itself, if there is a limit for so many seconds of its processor."""

    duplicates = False

    def __init__(self, kit: bytes, limit: float = math.inf) -> None:
        self.kit = kit
        self.end = time.process_time() + limit
        self.waiting: deque[Batch] = deque()

    @property
    def free(self) -> int:
        return 1 - len(self.waiting)

    def submit(self, batch: Batch) -> None:
        self.waiting.append(batch)

    def wait(self, seconds: float) -> list[Done | Lost]:
        if not self.waiting:
            return []
        batch = self.waiting.popleft()
        try:
            return [play_batch(self.kit, batch, stopped_at(self.end))]
        except Overtime:
            return [Lost(batch)]

    def give_up(self, batch: Batch) -> None:
        """Nothing hangs while this process runs."""

    def close(self) -> None:
        self.waiting.clear()


class Overtime(BaseException):
    """A game takes too long."""


@contextmanager
def stopped_at(end: float) -> Iterator[None]:
    """Raise Overtime when this process has used its processor for so many seconds, where the system can."""
    if end == math.inf or not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return

    def stop(*_: object) -> NoReturn:
        raise Overtime

    before = signal.signal(signal.SIGVTALRM, stop)
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, max(end - time.process_time(), LEAST))
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class Local:
    """This process plays a short study. Of a long one it plays the first games, and workers of this machine the rest:
    to start them takes seconds."""

    def __init__(self, kit: bytes, workers: int, left: Callable[[], int], warn: Warn) -> None:
        self.kit = kit
        self.workers = workers
        self.left = left
        """Return how many games are still to be played."""
        self.warn = warn
        self.end = time.process_time() + SHORT
        self.paces: list[float] = []
        """Seconds a game of each batch; the first one loads the cards besides."""
        self.executor: Executor = InProcess(kit, SHORT)

    @property
    def duplicates(self) -> bool:
        return self.executor.duplicates

    @property
    def free(self) -> int:
        return self.executor.free

    def submit(self, batch: Batch) -> None:
        if isinstance(self.executor, InProcess) and self.long():
            self.executor = workers_at(f"local:{self.workers}", self.kit, self.warn)
        self.executor.submit(batch)

    def long(self) -> bool:
        """Is the study worth the start of workers, as far as one can say now?"""
        foreseen = min(self.paces) * self.left() if len(self.paces) > 1 else 0.0
        return foreseen > SHORT or time.process_time() > self.end

    def wait(self, seconds: float) -> list[Done | Lost]:
        found = self.executor.wait(seconds)
        self.paces += [back.seconds / back.batch.count for back in found if isinstance(back, Done)]
        return found

    def give_up(self, batch: Batch) -> None:
        self.executor.give_up(batch)

    def close(self) -> None:
        self.executor.close()


def workers_at(address: str, kit: bytes, warn: Warn) -> Executor:
    """Start Dask, which takes a second to load, only where it plays."""
    from underdeck.lab.cluster import Cluster

    return Cluster(kit, address, warn)


@contextmanager
def executor_for(
    kit: bytes,
    left: Callable[[], int],
    workers: int | None = None,
    address: str | None = None,
    warn: Warn = lambda refusal: None,
) -> Iterator[Executor]:
    """Yield Dask at this address, or else so many workers of this machine, by default one for each core."""
    count = workers or os.cpu_count() or 1
    executor: Executor
    if address is not None:
        executor = workers_at(address, kit, warn)
    elif count == 1:
        executor = InProcess(kit)
    else:
        executor = Local(kit, count, left, warn)
    try:
        yield executor
    finally:
        executor.close()

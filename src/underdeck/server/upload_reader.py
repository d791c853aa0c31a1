"""Uploads are read in a separate process, which is stopped when it takes too long or too much memory.

`python -m underdeck.server.upload_reader 10 pages` is that process: tasks come in, what was found in them goes out.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from itertools import product
from typing import Any, BinaryIO

import msgspec

from underdeck.forms.trial import sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.match import load
from underdeck.progress.facet import sheets_of
from underdeck.review import Review, ending_of, review_of
from underdeck.server.logs import log_info
from underdeck.server.puzzles import puzzle_page
from underdeck.server.replays import Replay
from underdeck.table import wire
from underdeck.table.queues import Queue, Ticket
from underdeck.table.renderer import renderer_of
from underdeck.text import languages

try:
    import resource
except ImportError:  # pragma: no cover - systems without it have no such limit
    resource = None  # type: ignore[assignment]

MEMORY = 2**30
START_SECONDS = 60
PATIENCE = 10
"""The factor for time by the clock: a busy machine is nobody's fault, and a task that waits uses no time."""

MOST_REPLAYS = 16
MOST_QUEUED, ADDRESS_QUEUED = 32, 4
"""The tasks that may wait for a process, in all and of one address."""
POLITE = 5
"""The priority steps below the server itself, which people wait for."""

FILES, PAGES = "files", "pages"
RECORD, PARCEL, PAGE, BRANCH, REVIEW, REVIEWED, ENDING, PUZZLE = KINDS = (
    "record", "parcel", "page", "branch", "review", "reviewed", "ending", "puzzle",
)  # fmt: skip
SIZE = 4
READY = b"!"


class Task(msgspec.Struct):
    kind: str
    id: str = ""
    """The id of a replay."""
    text: str | None = None
    """The text of a replay; None if the process may have it already."""
    file: str = ""
    game: str = ""
    """The game whose sheet a parcel holds."""
    at: int = 0
    seat: int = 0
    lang: str = ""
    seed: int = 0
    nodes: int = 0
    review: Review | None = None
    puzzle: wire.TryPuzzle | None = None


class Done(msgspec.Struct):
    found: Any = None
    refused: list[tuple[str, dict[str, str | int]]] = []
    """A refusal and those that caused it."""
    unknown: bool = False
    """Whether the text of the replay is needed."""


# In the process


def limit() -> None:
    if resource is not None:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us


@contextlib.contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Limit the processor time, and the time by the clock. Without a handler the alarm ends this process."""
    if not hasattr(signal, "setitimer"):  # pragma: no cover
        yield
        return
    limits = {signal.ITIMER_PROF: seconds, signal.ITIMER_REAL: PATIENCE * seconds}
    for timer, most in limits.items():
        signal.setitimer(timer, most)
    yield
    for timer in limits:
        signal.setitimer(timer, 0)


class Shelf:
    """The replays that people are reading."""

    def __init__(self) -> None:
        self.replays: OrderedDict[str, Replay] = OrderedDict()

    def do(self, task: Task) -> Done:
        if task.kind == RECORD:
            return Done(ending_of(Replay(task.text or "").match))
        if task.kind == REVIEW:
            return Done(unknown=True) if task.text is None else Done(review_of(load(task.text), task.seat, task.nodes))
        if task.kind == PUZZLE:
            assert task.puzzle is not None
            return Done(msgspec.json.encode(puzzle_page(task.puzzle)))
        if task.kind == PARCEL:
            return Done(sheets_of(task.game).unproven(task.text or "", task.file))
        if task.text is not None:
            self.replays[task.id] = Replay(task.text)
        if task.id not in self.replays:
            return Done(unknown=True)
        self.replays.move_to_end(task.id)
        while len(self.replays) > MOST_REPLAYS:
            self.replays.popitem(last=False)
        replay = self.replays[task.id]
        if task.kind == ENDING:
            return Done(ending_of(replay.match))
        if task.kind == BRANCH:
            return Done(replay.branch(task.at, task.seed))
        if task.kind == REVIEWED:
            assert task.review is not None
            return Done(replay.reviewed(task.id, task.review, task.lang))
        return Done(replay.page(task.id, task.at, task.seat, task.lang))

    def obey(self, task: Task) -> Done:
        try:
            return self.do(task)
        except Refusal as refusal:
            return Done(refused=chain(refusal))


def chain(refusal: Refusal | None) -> list[tuple[str, dict[str, str | int]]]:
    return [] if refusal is None else [(refusal.code, refusal.facts), *chain(refusal.cause)]


def work(tasks: BinaryIO, found: BinaryIO, seconds: float, what: str) -> None:
    """Carry out tasks until nobody sends any more."""
    limit()
    if what == PAGES:
        for plugin, language in product(sound_plugins(), languages()):
            renderer_of(plugin.name, language)  # on nobody's time
    shelf = Shelf()
    decoder = msgspec.msgpack.Decoder(Task)
    found.write(READY)
    found.flush()
    while size := tasks.read(SIZE):
        task = decoder.decode(tasks.read(int.from_bytes(size)))
        with alarm(seconds):
            said = msgspec.msgpack.encode(shelf.obey(task))
        found.write(len(said).to_bytes(SIZE) + said)
        found.flush()


# In the server


def be_polite(process: int) -> None:
    """Lower the priority of the process from its start on, which takes a second of processor time."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, process, os.getpriority(os.PRIO_PROCESS, 0) + POLITE)


class Reader:
    """A reading process, started when it is first needed, and again after it had to be stopped."""

    def __init__(self, seconds: float, what: str = FILES) -> None:
        self.seconds = seconds
        self.what = what
        self.process: asyncio.subprocess.Process | None = None
        self.queue = Queue(MOST_QUEUED, ADDRESS_QUEUED)

    async def read(
        self,
        task: Task,
        text: Callable[[], Awaitable[str]] | None = None,
        address: str = "",
        ticket: Ticket | None = None,
    ) -> Any:
        """Return the result of a task; `text` is called for a replay that the process does not have."""
        async with self.queue.turn(ticket or self.queue.enter(address)):
            done = await self.through(task)
            if done.unknown and text is not None:
                task.text = await text()
                done = await self.through(task)
        return result(done)

    async def through(self, task: Task) -> Done:
        """Send a task. If the client leaves, a process with many replays may finish it for a few seconds."""
        sending = asyncio.ensure_future(self.send(task))
        try:
            return await asyncio.shield(sending)
        except asyncio.CancelledError:
            if self.what != PAGES:
                sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            raise

    async def send(self, task: Task) -> Done:
        process = self.process or await self.start()
        assert process.stdin is not None and process.stdout is not None
        body = msgspec.msgpack.encode(task)
        try:
            async with asyncio.timeout(PATIENCE * self.seconds):
                process.stdin.write(len(body).to_bytes(SIZE) + body)
                await process.stdin.drain()
                size = int.from_bytes(await process.stdout.readexactly(SIZE))
                return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Done)
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            await self.stop()
            log_info("reading stopped", kind=task.kind, id=task.id)
            raise Refusal("reading-time", seconds=str(self.seconds)) from None
        except BaseException:  # whoever waited for it is gone: nobody must take this answer for another
            await self.stop()
            raise

    async def start(self) -> asyncio.subprocess.Process:
        command = [sys.executable, "-P", "-m", __name__, str(self.seconds), self.what]
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self.process.stdout is not None
        be_polite(self.process.pid)
        try:
            async with asyncio.timeout(START_SECONDS):
                await self.process.stdout.readexactly(len(READY))
        except BaseException:
            await self.stop()
            raise
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdout is not None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        with contextlib.suppress(RuntimeError):  # somebody still waits for an answer and comes to this end herself
            await process.stdout.read()  # a pipe that is full never closes
        await process.wait()


def result(done: Done) -> Any:
    refusal: Refusal | None = None
    for code, facts in reversed(done.refused):
        behind, refusal = refusal, Refusal(code, **facts)
        refusal.cause = behind
    if refusal is not None:
        raise refusal
    return done.found


if __name__ == "__main__":
    with contextlib.suppress(MemoryError, BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer, float(sys.argv[1]), sys.argv[2])

"""Who plays the games of a study: this process, several of this machine, or those of a cluster."""

import multiprocessing
import signal
from collections import deque
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

from underdeck.kernel.refusal import Refusal
from underdeck.lab.batches import Batch, Done, Lost, play_batch


class Crew(Protocol):
    spare: bool
    """May those who have nothing to do play what others are late with?"""

    @property
    def free(self) -> int:
        """How many more batches may be given."""

    def give(self, batch: Batch) -> None: ...

    def wait(self, seconds: float) -> list[Done | Lost]:
        """What has come back, after that time at the latest."""

    def give_up(self, batch: Batch) -> None:
        """Whoever plays it is taken to hang: it comes back as lost, or is given to others."""

    def close(self) -> None: ...


class Alone:
    """This process."""

    spare = False

    def __init__(self, kit: bytes) -> None:
        self.kit = kit
        self.given: deque[Batch] = deque()

    @property
    def free(self) -> int:
        return 1 - len(self.given)

    def give(self, batch: Batch) -> None:
        self.given.append(batch)

    def wait(self, seconds: float) -> list[Done | Lost]:
        return [play_batch(self.kit, self.given.popleft())] if self.given else []

    def give_up(self, batch: Batch) -> None:
        """Nobody else is there."""

    def close(self) -> None:
        self.given.clear()


class Hand:
    """A process, and what it plays."""

    def __init__(self, process: Any, line: Connection) -> None:
        self.process = process
        self.line = line
        self.batch: Batch | None = None


class Processes:
    """Of this machine. One that dies is replaced, and what it played is played again."""

    spare = False

    def __init__(self, kit: bytes, count: int) -> None:
        self.kit = kit
        self.context = multiprocessing.get_context("spawn")
        self.hands = [self.hired() for _ in range(count)]

    def hired(self) -> Hand:
        """It hears no Ctrl-C, which is for whoever hired it, and ends when that is gone."""
        ours, theirs = self.context.Pipe()
        before = signal.getsignal(signal.SIGINT)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            process = self.context.Process(target=work, args=(theirs, self.kit), daemon=True)
            process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        theirs.close()
        return Hand(process, ours)

    @property
    def free(self) -> int:
        return sum(hand.batch is None for hand in self.hands)

    def give(self, batch: Batch) -> None:
        hand = next(hand for hand in self.hands if hand.batch is None)
        hand.batch = batch
        try:
            hand.line.send(batch)
        except OSError:
            hand.process.kill()  # `wait` finds it gone

    def wait(self, seconds: float) -> list[Done | Lost]:
        busy = {hand.line: hand for hand in self.hands if hand.batch is not None}
        return [self.heard(busy[line]) for line in wait(list(busy), seconds) if isinstance(line, Connection)]

    def heard(self, hand: Hand) -> Done | Lost:
        batch = hand.batch
        assert batch is not None
        try:
            found: Done | Refusal = hand.line.recv()
        except (EOFError, OSError):
            self.dismiss(hand)
            self.hands[self.hands.index(hand)] = self.hired()
            return Lost(batch)
        if isinstance(found, Refusal):
            raise found
        hand.batch = None
        return found

    def give_up(self, batch: Batch) -> None:
        for hand in self.hands:
            if hand.batch == batch:
                hand.process.kill()

    def dismiss(self, hand: Hand) -> None:
        hand.process.kill()
        hand.process.join()
        hand.line.close()

    def close(self) -> None:
        for hand in self.hands:
            self.dismiss(hand)


def work(line: Connection, kit: bytes) -> None:
    """A process of its own: plays what it is given until nobody is there to give it anything."""
    while True:
        try:
            batch = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send(play_batch(kit, batch))
        except Refusal as refusal:
            line.send(refusal)
        except OSError:
            return

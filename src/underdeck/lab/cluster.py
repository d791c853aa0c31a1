"""A study on a Dask cluster: a scheduler that runs somewhere, or one that is started here for the time of the study.

The scheduler only passes batches on. One that a worker has not brought back in time is given to another, and whoever
comes first counts: the rows are the same.
"""

import contextlib
import logging
import queue
import re
import time
from collections.abc import Callable
from typing import Any

import dask
import distributed
import msgspec

from underdeck.kernel.refusal import Refusal
from underdeck.lab.batches import Batch, Done, Kit, Lost, play_batch, unpacked

LOCAL = re.compile(r"local:([1-9][0-9]{0,3})")
REMOTE = re.compile(r"(tcp|tls|ws|wss)://[^\s/]+:[0-9]+/?")
CONNECT = 10.0
"""Seconds in which a scheduler answers."""
START = 60.0
"""In which the first worker has loaded what it needs."""
LOOK_ROUND = 5.0
"""Between two looks at who is there."""
RETURN = 120.0
"""And in which one that has gone away comes back."""
AHEAD = 2
"""Batches for each worker, so that none waits for the next."""

Tell = Callable[[Refusal], None]
Client: Any = distributed.Client  # Dask says little of its types
LocalCluster: Any = distributed.LocalCluster
Security: Any = distributed.Security
Future = Any


def fits(kit: bytes) -> str:
    """Said by a worker: nothing, or the digest of its own rules, cards and bots, or else why it can't play this."""
    try:
        unpacked(kit)
    except Refusal as refusal:
        return str(refusal.facts.get("found", refusal.code))
    return ""


def private_cluster(workers: int) -> Any:
    """On this machine, for this process alone. Whoever reaches a scheduler has it run what she likes: so certificates
    are asked for, which are made now and lie nowhere, and there are no pages."""
    dask.config.set({f"distributed.{node}.http.routes": [] for node in ("scheduler", "worker")})
    return LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        dashboard_address=None,
        scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
        protocol="tls://",
        security=Security.temporary(),
        silence_logs=logging.CRITICAL,
    )


class Cluster:
    spare = True

    def __init__(self, kit: bytes, address: str, tell: Tell = lambda refusal: None, back_in: float = RETURN) -> None:
        if not LOCAL.fullmatch(address) and not REMOTE.fullmatch(address):
            raise Refusal("lab-cluster-address", address=address, remote="tcp://10.0.0.1:8786", local="local:8")
        self.kit = kit
        self.address = address
        self.tell = tell
        self.back_in = back_in
        self.given: dict[Future, Batch] = {}
        self.back: queue.SimpleQueue[Future] = queue.SimpleQueue()
        self.unfit: dict[str, str] = {}
        """Workers of another version, and why."""
        self.slow: set[str] = set()
        """Those that were taken to hang."""
        self.fit: list[str] = []
        self.trying: dict[Future, str] = {}
        """Those that have not answered yet whether they fit."""
        self.looked = 0.0
        for name in ("distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)  # what they say of lost workers we say ourselves
        dask.config.set({"distributed.admin.low-level-log-length": 0})
        self.local: Any = None
        if local := LOCAL.fullmatch(address):
            self.local = private_cluster(int(local[1]))
        self.client: Any = self.connected()
        self.meet()
        if not self.fit:
            self.close()
            raise Refusal("lab-cluster-none", address=address) if not self.unfit else self.unfit_refusal()

    def connected(self) -> Any:
        try:
            client = Client(self.local or self.address, timeout=CONNECT, set_as_default=False)
            client.wait_for_workers(1, timeout=CONNECT)
            return client
        except TimeoutError:
            raise Refusal("lab-cluster-none", address=self.address) from None
        except (OSError, ValueError) as error:
            raise Refusal("lab-cluster", address=self.address, reason=type(error).__name__) from None

    def meet(self) -> None:
        """Whoever is there at the start, until somebody fits or all have answered."""
        self.looked = 0.0
        self.look_round()
        until = time.monotonic() + START
        while self.trying and not self.fit and time.monotonic() < until:
            with contextlib.suppress(queue.Empty):
                self.brought(self.back.get(timeout=1))

    def look_round(self) -> None:
        """Who is there? Those we have not met are asked whether they have the same rules and cards."""
        if time.monotonic() - self.looked < LOOK_ROUND:
            return
        self.looked = time.monotonic()
        workers = list(self.client.scheduler_info(n_workers=-1)["workers"])
        self.fit = [worker for worker in self.fit if worker in workers]
        for worker in workers:
            if worker not in (*self.fit, *self.unfit, *self.trying.values()):
                future = self.client.submit(fits, self.kit, workers=[worker], pure=False)
                self.trying[future] = worker
                future.add_done_callback(self.back.put)

    def met(self, worker: str, future: Future) -> None:
        if future.status == "finished":
            why = future.result(timeout=CONNECT)
        else:
            why = future.status if future.status != "error" else type(future.exception(timeout=CONNECT)).__name__
        if why == "":
            self.fit.append(worker)
        elif future.status in ("finished", "error"):
            self.unfit[worker] = why
            self.tell(self.unfit_refusal())

    def unfit_refusal(self) -> Refusal:
        worker, why = list(self.unfit.items())[-1]
        known = msgspec.msgpack.decode(self.kit, type=Kit).edition
        return Refusal("lab-cluster-version", worker=worker, found=why, known=known)

    @property
    def free(self) -> int:
        return AHEAD * len(self.fit) - len(self.given)

    def give(self, batch: Batch) -> None:
        able = [worker for worker in self.fit if worker not in self.slow] or self.fit
        future = self.client.submit(play_batch, self.kit, batch, workers=able, pure=False, retries=0)
        self.given[future] = batch
        future.add_done_callback(self.back.put)

    def wait(self, seconds: float) -> list[Done | Lost]:
        if self.client.status != "running":
            return self.returned()
        found: list[Done | Lost] = []
        try:
            future = self.back.get(timeout=seconds)
            while True:
                found += self.brought(future)
                future = self.back.get_nowait()
        except queue.Empty:
            pass
        with contextlib.suppress(OSError, TimeoutError, ValueError):
            self.look_round()
        return found

    def brought(self, future: Future) -> list[Done | Lost]:
        if future in self.trying:
            self.met(self.trying.pop(future), future)
            return []
        batch = self.given.pop(future, None)
        if batch is None:
            return []
        if future.status == "finished":
            try:
                return [future.result(timeout=CONNECT)]
            except (OSError, TimeoutError):
                return [Lost(batch)]
        if future.status == "error":
            error = future.exception(timeout=CONNECT)
            if isinstance(error, Refusal) and error.code != "lab-worker-edition":
                raise error
        return [Lost(batch)]

    def returned(self) -> list[Done | Lost]:
        """The scheduler is gone: wait until it is there again, and give everything anew."""
        lost = [Lost(batch) for batch in self.given.values()]
        self.given.clear()
        self.trying.clear()
        self.fit, self.slow, self.back = [], set(), queue.SimpleQueue()
        until = time.monotonic() + self.back_in
        self.tell(Refusal("lab-cluster-gone", address=self.address))
        while True:
            with contextlib.suppress(OSError, TimeoutError):
                self.client.close(timeout=1)
            try:
                self.client = self.connected()
                self.meet()
                if self.fit:
                    return list(lost)
            except (Refusal, OSError, TimeoutError):
                if time.monotonic() > until:
                    raise Refusal("lab-cluster-lost", address=self.address) from None

    def give_up(self, batch: Batch) -> None:
        """It goes to somebody else; whoever hangs gets nothing more."""
        keys = {future.key for future, given in self.given.items() if given == batch}
        with contextlib.suppress(OSError, TimeoutError):
            for worker, busy in self.client.processing().items():
                if keys & set(busy):
                    self.slow.add(worker)
        self.give(batch)

    def close(self) -> None:
        self.given.clear()
        self.trying.clear()
        with contextlib.suppress(OSError, TimeoutError):
            self.client.close(timeout=CONNECT)
        if self.local is not None:
            self.local.close(timeout=CONNECT)

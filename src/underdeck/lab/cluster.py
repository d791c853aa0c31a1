"""The games of a study on Dask: a scheduler that runs elsewhere, or one with workers of this machine, for this study.

The scheduler only passes batches on. The rows are the same on every worker, so the first result of a batch counts.
"""

import contextlib
import logging
import os
import queue
import re
import signal
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

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
"""Seconds in which the first worker has loaded the game."""
LOOK_ROUND = 5.0
"""Seconds between two looks at the list of workers."""
RETURN = 120.0
"""Seconds in which a scheduler that has gone away comes back."""
AHEAD = 2
"""Batches for each worker, so that none waits for the next."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)

Client: Any = distributed.Client  # Dask says little of its types
LocalCluster: Any = distributed.LocalCluster
Security: Any = distributed.Security
KilledWorker: Any = distributed.KilledWorker
Future = Any


def fits(kit: bytes) -> str:
    """Return nothing if this worker can play the study, or else the digest of its own rules, or why it cannot."""
    try:
        unpacked(kit)
    except Refusal as refusal:
        return str(refusal.facts.get("found", refusal.code))
    return ""


def answer_of(future: Future) -> str | None:
    """Return what `fits` has said; nothing if its worker is gone."""
    try:
        if future.status == "finished":
            return str(future.result(timeout=CONNECT))
        error = future.exception(timeout=CONNECT) if future.status == "error" else None
    except (OSError, TimeoutError):
        return None
    return None if error is None or isinstance(error, KilledWorker) else type(error).__name__


class PrivateCluster:
    """A scheduler and workers on this machine, for this process alone.

    A scheduler runs any code that a client sends. So it demands certificates, which are made now and stored nowhere,
    and it has no pages.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.place = tempfile.TemporaryDirectory(prefix="underdeck-")
        place = {"local_directory": self.place.name}
        dask.config.set({f"distributed.{node}.http.routes": [] for node in ("scheduler", "worker")})
        dask.config.set({"distributed.worker.profile.enabled": False})  # a tenth of the time
        with deaf_to_interrupts():
            self.dask: Any = LocalCluster(
                n_workers=0,
                threads_per_worker=1,
                dashboard_address=None,
                scheduler_kwargs={"dashboard_address": "127.0.0.1:0", "allowed_failures": 0, **place},
                protocol="tls://",
                security=Security.temporary(),
                silence_logs=logging.CRITICAL,
                **place,
            )

    def client(self) -> Any:
        """Return a client, then start the workers: one that is stopped while it waits for them would stop them, too."""
        with deaf_to_interrupts():
            client = Client(self.dask, timeout=CONNECT, set_as_default=False)
            self.dask.scale(self.count)
            return client

    def refill(self) -> None:
        """Start workers in the place of those that Dask has given up."""
        if len(self.dask.workers) < self.count:
            self.dask.scale(self.count)

    def kill(self, addresses: Iterable[str]) -> None:
        """End these workers; others take their places."""
        for nanny in list(self.dask.workers.values()):
            if nanny.worker_address in addresses:
                end(nanny)

    def close(self) -> None:
        """What the workers play is lost, so nobody waits for it."""
        for nanny in list(self.dask.workers.values()):
            nanny.close_gracefully()  # and starts no other worker
            end(nanny)
        with contextlib.suppress(OSError, TimeoutError):
            self.dask.close(timeout=START)
        self.place.cleanup()


def end(nanny: Any) -> None:
    if pid := nanny.pid:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, KILL)


@contextlib.contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Threads and processes that are started meanwhile never hear Ctrl-C, which is for this process: it ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # started later, it would let them hear it again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Given(NamedTuple):
    batch: Batch
    able: list[str]
    """Workers that may play it."""


class Cluster:
    @property
    def duplicates(self) -> bool:
        """Workers of one machine are equally fast."""
        return self.local is None

    def __init__(
        self, kit: bytes, address: str, warn: Callable[[Refusal], None] = lambda refusal: None, back_in: float = RETURN
    ) -> None:
        local = LOCAL.fullmatch(address)
        if not local and not REMOTE.fullmatch(address):
            raise Refusal("lab-cluster-address", address=address, remote="tcp://10.0.0.1:8786", local="local:8")
        self.kit = kit
        self.address = address
        self.warn = warn
        self.back_in = back_in
        self.given: dict[Future, Given] = {}
        self.back: queue.SimpleQueue[Future] = queue.SimpleQueue()
        self.unfit: dict[str, str] = {}
        """Workers of another version, and why."""
        self.slow: set[str] = set()
        """Workers that seem to hang."""
        self.fit: list[str] = []
        self.trying: dict[Future, str] = {}
        """Workers that have not answered yet whether they fit."""
        self.looked = 0.0
        for name in ("distributed", "tornado", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)  # we report lost workers ourselves
        dask.config.set({"distributed.admin.low-level-log-length": 0})
        self.local: PrivateCluster | None = None
        self.client: Any = None
        try:
            self.connect(int(local[1]) if local else 0)
            self.meet()
            if not self.fit:
                raise self.unfit_refusal() if self.unfit else Refusal("lab-cluster-none", address=address)
        except BaseException:
            self.close()
            raise

    def connect(self, workers: int = 0) -> None:
        """To workers that are started here, or those of a scheduler that is there."""
        try:
            if workers:
                self.local = PrivateCluster(workers)
            if self.local:
                self.client, count, seconds = self.local.client(), self.local.count, START
            else:
                self.client, count, seconds = Client(self.address, timeout=CONNECT, set_as_default=False), 1, CONNECT
            self.client.wait_for_workers(count, timeout=seconds)
        except TimeoutError:
            raise Refusal("lab-cluster-none", address=self.address) from None
        except (OSError, RuntimeError, ValueError) as error:
            raise Refusal("lab-cluster", address=self.address, reason=type(error).__name__) from None

    def meet(self) -> None:
        """Ask all workers of the start whether they fit, until one does or all have answered."""
        self.look_round()
        until = time.monotonic() + START
        while self.trying and not self.fit and time.monotonic() < until:
            with contextlib.suppress(queue.Empty):
                self.brought(self.back.get(timeout=1))

    def look_round(self) -> list[Lost]:
        """Ask new workers whether they have the same rules and cards, and return batches that no worker can play."""
        self.looked = time.monotonic()
        if self.local:
            self.local.refill()
        workers = list(self.client.scheduler_info(n_workers=-1)["workers"])
        self.fit = [worker for worker in self.fit if worker in workers]
        for worker in workers:
            if worker not in (*self.fit, *self.unfit, *self.trying.values()):
                future = self.client.submit(fits, self.kit, workers=[worker], pure=False)
                self.trying[future] = worker
                future.add_done_callback(self.back.put)
        stranded = [future for future, given in self.given.items() if not set(given.able) & set(workers)]
        return [Lost(self.given.pop(future).batch) for future in stranded]

    def met(self, worker: str, future: Future) -> None:
        why = answer_of(future)
        if why == "":
            self.fit.append(worker)
        elif why is not None:
            self.unfit[worker] = why
            self.warn(self.unfit_refusal())

    def unfit_refusal(self) -> Refusal:
        worker, why = list(self.unfit.items())[-1]
        known = msgspec.msgpack.decode(self.kit, type=Kit).edition
        return Refusal("lab-cluster-version", worker=worker, found=why, known=known)

    @property
    def free(self) -> int:
        return AHEAD * len(self.fit) - len(self.given)

    def submit(self, batch: Batch) -> None:
        able = [worker for worker in self.fit if worker not in self.slow] or self.fit
        future = self.client.submit(play_batch, self.kit, batch, workers=able, pure=False, retries=0)
        self.given[future] = Given(batch, able)
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
        if not self.fit or time.monotonic() - self.looked > LOOK_ROUND or any(isinstance(back, Lost) for back in found):
            with contextlib.suppress(OSError, TimeoutError, ValueError):
                found += self.look_round()
        return found

    def brought(self, future: Future) -> list[Done | Lost]:
        if future in self.trying:
            self.met(self.trying.pop(future), future)
            return []
        if future not in self.given:
            return []
        lost = Lost(self.given.pop(future).batch)
        if future.status == "finished":
            try:
                return [future.result(timeout=CONNECT)]
            except (OSError, TimeoutError):
                return [lost]
        if future.status == "error":
            error = future.exception(timeout=CONNECT)
            if isinstance(error, Refusal) and error.code != "lab-worker-edition":
                raise error
        return [lost]

    def returned(self) -> list[Done | Lost]:
        """Wait until the scheduler is there again: all batches are lost."""
        lost = [Lost(given.batch) for given in self.given.values()]
        self.given.clear()
        self.trying.clear()
        self.fit, self.slow, self.back = [], set(), queue.SimpleQueue()
        until = time.monotonic() + self.back_in
        self.warn(Refusal("lab-cluster-gone", address=self.address))
        while True:
            with contextlib.suppress(OSError, TimeoutError):
                self.client.close(timeout=1)
            try:
                self.connect()
                self.meet()
                if self.fit:
                    return list(lost)
            except (Refusal, OSError, TimeoutError):
                if time.monotonic() > until:
                    raise Refusal("lab-cluster-lost", address=self.address) from None

    def give_up(self, batch: Batch) -> None:
        """A worker of this machine is killed. Elsewhere the batch goes to another worker, and the hung one gets nothing
        more."""
        keys = {future.key for future, given in self.given.items() if given.batch == batch}
        hung: set[str] = set()
        with contextlib.suppress(OSError, TimeoutError):
            hung = {worker for worker, busy in self.client.processing().items() if keys & set(busy)}
        if self.local:
            self.local.kill(hung)
        else:
            self.slow |= hung
            self.submit(batch)

    def close(self) -> None:
        self.given.clear()
        self.trying.clear()
        if self.client is not None:
            with contextlib.suppress(OSError, TimeoutError):
                self.client.close(timeout=CONNECT)
        if self.local is not None:
            self.local.close()

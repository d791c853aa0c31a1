"""Push messages to players who are asked while away, if their browser allows it: Web Push (RFC 8030, 8291, 8292).

A browser names an address of its maker's service; only the browser can read what is sent there. Messages go only to
push services in this server's settings."""

import asyncio
import contextlib
import re
import socket
import ssl
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec
from sqlalchemy import delete, insert, select, update

from underdeck.kernel.refusal import Refusal
from underdeck.server.access import Pass
from underdeck.server.database import calls, meta
from underdeck.server.logs import log_info, log_warning
from underdeck.server.settings import Settings
from underdeck.server.store import Store
from underdeck.table import wire
from underdeck.table.session import Seat
from underdeck.text import text_in

try:
    from underdeck.server import webpush
except ImportError:
    webpush = None  # type: ignore[assignment]

KEY = "push"
"""The name under which the server's own key is stored."""
MOST_DEVICES = 8
"""The most devices of one seat; the oldest is dropped."""
LONGEST_ENDPOINT = 1000
HOST = re.compile(r"[a-z0-9.-]+(:\d{1,5})?", re.ASCII)
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
PLAIN = re.compile(r"[!-~]+")
SECONDS = 10
"""The seconds in which a push service must be found, reached and answer, all together."""
KEPT_SECONDS = 24 * 3600
"""The seconds for which the service keeps a message that it cannot deliver."""
GONE = (404, 410)
BUSY = 429
AT_ONCE, OF_ONE_SERVICE = 32, 4
"""The messages on their way, in all and to one service."""
MOST_WAITING = 256
"""The messages that may wait for their turn; further ones are dropped."""
MOST_SERVICES = 100
"""The services whose last results are remembered."""
FAILURES = 3
"""The failures in a row after which a service is paused."""
REST_SECONDS, LONGEST_REST = 60, 3600
"""The seconds of a pause, doubled after each further failure, and their limit."""
THREADS = 4
"""The threads that look up names and encrypt messages; answers of people have their own."""


class Service:
    """A push service and its last results."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(OF_ONE_SERVICE)
        self.failures = 0
        self.rests_until = 0.0

    def resting(self) -> bool:
        return time.monotonic() < self.rests_until

    def answered(self, status: int) -> None:
        """Note the status of a request; 0 for no response."""
        if 0 < status < 500 and status != BUSY:
            self.failures = 0
            return
        self.failures += 1
        if self.failures >= FAILURES:
            doublings = min(self.failures - FAILURES, 10)
            self.rests_until = time.monotonic() + min(LONGEST_REST, REST_SECONDS * 2**doublings)


@dataclass(frozen=True, slots=True)
class Device:
    endpoint: str
    point: str
    auth: str
    lang: str


class Pushing:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.services = settings.push if webpush else []
        self.contact = settings.push_contact
        self.pool = ThreadPoolExecutor(THREADS, "push")
        self.known: OrderedDict[str, Service] = OrderedDict()
        self.sending = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        self.own: webpush.Keys | None = None
        if settings.push and not webpush:
            log_warning('turns are not announced to closed pages; to change that: pip install "underdeck[push]"')

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    # Who wants to be told

    def key(self) -> wire.PushKey:
        """Return the key for a browser's subscription; empty if this server sends no messages."""
        return wire.PushKey(self.keys().point() if self.services else "")

    def keys(self) -> "webpush.Keys":
        """Return the server's own keys, made once."""
        if self.own is None:
            with self.store.answering() as connection:
                found = connection.execute(select(meta.c.value).where(meta.c.name == KEY)).scalar()
                try:
                    own = webpush.Keys(None if found is None else str(found))
                except ValueError:
                    log_warning("push key unreadable: a new one was made")
                    own = webpush.Keys()
                if own.written() != found:
                    connection.execute(delete(meta).where(meta.c.name == KEY))
                    connection.execute(insert(meta).values(name=KEY, value=own.written()))
            self.own = own
        return self.own

    def enrol(self, wish: wire.Push, seats: list[Pass]) -> None:
        """Register this device for these seats."""
        self.check(wish)
        with self.store.answering() as connection:
            for seat in seats:
                mine = (calls.c.game == seat.game, calls.c.seat == seat.seat)
                connection.execute(delete(calls).where(*mine, calls.c.endpoint == wish.endpoint))
                known = connection.execute(select(calls.c.endpoint).where(*mine).order_by(calls.c.at)).scalars().all()
                crowd = known[: max(0, len(known) + 1 - MOST_DEVICES)]
                connection.execute(delete(calls).where(*mine, calls.c.endpoint.in_(crowd)))
                values = {"game": seat.game, "seat": seat.seat, "generation": seat.generation, "at": time.time()}
                values |= {"endpoint": wish.endpoint, "point": wish.p256dh, "auth": wish.auth, "lang": wish.lang}
                connection.execute(insert(calls).values(**values))
            speaks = update(calls).where(calls.c.endpoint == wish.endpoint).values(lang=wish.lang)
            connection.execute(speaks)

    def leave(self, wish: wire.NoPush) -> None:
        """Remove a device. Knowing its address is enough."""
        self.forget(wish.endpoint)

    def forget(self, endpoint: str) -> None:
        with self.store.answering() as connection:
            connection.execute(delete(calls).where(calls.c.endpoint == endpoint))

    def forget_game(self, id: str) -> None:
        """Remove all devices of a game. A failing disk keeps a few rows that nobody reads."""
        with contextlib.suppress(Refusal), self.store.answering() as connection:
            connection.execute(delete(calls).where(calls.c.game == id))

    def check(self, wish: wire.Push) -> None:
        if not self.services:
            raise Refusal("push-off")
        if not self.is_service(wish.endpoint):
            raise Refusal("push-service")
        try:
            webpush.check(wish.p256dh, wish.auth)
        except ValueError:
            raise Refusal("push-keys") from None

    def is_service(self, endpoint: str) -> bool:
        """Return whether the address belongs to a known service: others could lead into a private network."""
        try:
            parts = urlsplit(endpoint)
        except ValueError:
            return False
        if len(endpoint) > LONGEST_ENDPOINT or not PLAIN.fullmatch(endpoint) or not HOST.fullmatch(parts.netloc):
            return False
        return any(fnmatchcase(f"{parts.scheme}://{parts.netloc}", service) for service in self.services)

    # Telling

    async def call(self, game: str, seat: Seat) -> None:
        """Notify all devices of a player; log failed messages, and forget devices that are gone."""
        devices = await asyncio.to_thread(self.devices, game, seat)
        await asyncio.gather(*[self.notify(game, seat, device) for device in devices])

    async def notify(self, game: str, seat: Seat, device: Device) -> None:
        name = urlsplit(device.endpoint).netloc
        service = self.service(name)
        if service.resting() or self.waiting >= MOST_WAITING:
            log_info("not pushed", id=game, service=name)
            return
        self.waiting += 1
        try:
            async with service.turn, self.sending:
                if service.resting():
                    return
                status = await self.deliver(game, device)
                service.answered(status)
        except (Refusal, ValueError) as trouble:
            log_warning("not pushed", id=game, reason=str(trouble))
            return
        finally:
            self.waiting -= 1
        if service.resting():
            log_warning("push service left alone", service=name, failures=service.failures)
        if status in GONE:
            await asyncio.to_thread(self.forget, device.endpoint)
        log_info("pushed", id=game, seat=seat.seat, service=name, status=status)

    def service(self, name: str) -> Service:
        found = self.known.setdefault(name, Service())
        self.known.move_to_end(name)
        if len(self.known) > MOST_SERVICES:
            self.known.popitem(last=False)
        return found

    def devices(self, game: str, seat: Seat) -> list[Device]:
        """Return the devices of a seat, without those of an earlier holder."""
        which = calls.c.game == game, calls.c.seat == seat.seat, calls.c.generation == seat.generation
        with self.store.reading() as connection:
            rows = connection.execute(select(calls.c.endpoint, calls.c.point, calls.c.auth, calls.c.lang).where(*which))
            return [Device(*row) for row in rows.all() if self.is_service(row.endpoint)]

    async def deliver(self, game: str, device: Device) -> int:
        """Send a message. Return the status of the push service; 0 if it cannot be reached in time."""
        parts = urlsplit(device.endpoint)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                request = await loop.run_in_executor(self.pool, self.request, game, device, parts)
                ways = await loop.run_in_executor(self.pool, ways_to, parts)
                return await post(ways, request)
        except OSError:
            return 0

    def request(self, game: str, device: Device, parts: SplitResult) -> bytes:
        """Return the complete request with the encrypted message."""
        told = text_in(device.lang)
        message = {"game": game, "title": told("web-called"), "body": told("web-called-more")}
        sealed = webpush.sealed(msgspec.json.encode(message), device.point, device.auth)
        headers = {
            "Host": parts.netloc,
            "Connection": "close",
            "Content-Length": len(sealed),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": KEPT_SECONDS,
            "Topic": game,  # a later one takes the place of one that was not delivered
            "Urgency": "normal",
            **self.keys().signed(f"{parts.scheme}://{parts.netloc}", self.contact),
        }
        path = f"{parts.path or '/'}?{parts.query}".removesuffix("?")
        head = [f"POST {path} HTTP/1.1", *[f"{name}: {value}" for name, value in headers.items()]]
        return "\r\n".join([*head, "", ""]).encode() + sealed


@cache
def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def ways_to(parts: SplitResult) -> list[dict[str, Any]]:
    """Return the connections to try; a name may have several addresses."""
    assert parts.hostname is not None
    secure = parts.scheme == "https"
    ours = {"ssl": trusted(), "server_hostname": parts.hostname} if secure else {}
    port = parts.port or (443 if secure else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    return [{"host": address[0], "port": port, **ours} for *_, address in found]


async def post(ways: list[dict[str, Any]], request: bytes) -> int:
    """Send a request and return its status. The rest of the response is not read, so redirects are not followed."""
    reading, writing = await connected(ways)
    try:
        writing.write(request)
        await writing.drain()
        return status_in(await reading.readline())
    except ValueError:  # a line without end
        return 0
    finally:
        writing.close()


async def connected(ways: list[dict[str, Any]]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    for way in ways[:-1]:
        with contextlib.suppress(OSError):
            return await asyncio.open_connection(**way)
    return await asyncio.open_connection(**ways[-1])


def status_in(line: bytes) -> int:
    """Return the status of a response line; 0 for anything else."""
    found = STATUS.match(line)
    return int(found[1]) if found else 0

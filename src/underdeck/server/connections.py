"""Network connections: a limited number, and a time limit for each wait."""

import asyncio
import time
from abc import ABC, abstractmethod
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from underdeck.server.gate import near
from underdeck.server.logs import log_info
from underdeck.server.settings import Settings

try:
    import resource
except ImportError:  # pragma: no cover - systems without it have other limits
    resource = None  # type: ignore[assignment]

AT_ONCE = 128
"""The connections that are taken from the system's queue at once, before any of them can be refused."""

RESERVE = 2 * AT_ONCE + 100
"""The open files that are no connections: the database, pages, other processes."""

PAGES = 4
"""The HTTP connections beside each WebSocket of an address, for a browser that loads a page."""

SPARE = 16
SWEEP_SECONDS = 0.5
CUT_SECONDS = 5
"""The seconds in which a client must read the goodbye."""

HEAD, BODY, WRITING, CLOSING, WORKING = "head", "body", "writing", "closing", "working"
"""What a connection is waiting for: its client in all but the last."""

SLOW, FULL = "too slow", "no place left"
LAST_WORDS = {SLOW: "408 Request Timeout", FULL: "503 Service Unavailable"}
GARBLED = "400 Bad Request"


def raise_file_limit(wanted: int) -> int:
    """Raise the limit of open files to the wanted number if the system allows it. Return the limit."""
    if resource is None:  # pragma: no cover
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # pragma: no cover - a system that says one thing and does another
        return soft
    return most


class TimedConnection(ABC):
    """A connection that is cut when a wait for its client takes too long."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    waiting: tuple[str, int] = ("", 0)
    since = 0.0

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    @abstractmethod
    def waits_for(self) -> str:
        """Say what this connection is waiting for."""

    def asking(self) -> int:
        """Return the number of its present request."""
        return 0

    def check_time(self, now: float, seconds: dict[str, float]) -> None:
        """Cut the connection if the present wait is too long; single bytes do not lengthen it."""
        found = self.waits_for(), self.asking()
        if found != self.waiting:
            self.waiting, self.since = found, now
        elif now - self.since > seconds.get(found[0], now):
            self.cut(SLOW)

    def cut(self, reason: str) -> None:
        log_info("connection cut", address=self.address, reason=reason)
        self.transport.abort()


class Connections:
    """All open connections. If there is no place left, the one that was idle longest is closed."""

    def __init__(self, settings: Settings) -> None:
        wanted = settings.max_connections + settings.max_connections // 4 + SPARE
        self.most = max(1, min(wanted, raise_file_limit(wanted + RESERVE) - RESERVE))
        self.of_address = PAGES * settings.address_connections
        self.seconds = {
            HEAD: settings.header_seconds,
            BODY: settings.body_seconds,
            WRITING: settings.body_seconds,
            CLOSING: CUT_SECONDS,
        }
        self.taken: dict[asyncio.BaseTransport, str] = {}
        """By whom: what counts as one address, empty for this machine."""
        self.callers: dict[asyncio.BaseTransport, TimedConnection] = {}
        """The oldest first."""

    @property
    def sockets(self) -> int:
        """Return how many places WebSockets may use: some are left for pages."""
        return max(1, self.most * 4 // 5)

    def take(self, caller: TimedConnection) -> bool:
        address = near(caller.address)
        held = sum(each == address for each in self.taken.values()) if address else 0
        if held >= self.of_address and not self.drop_waiting(address):
            return False
        if len(self.taken) >= self.most and not self.drop_waiting():
            return False
        self.taken[caller.transport] = address
        self.callers[caller.transport] = caller
        return True

    def hand_on(self, line: TimedConnection) -> None:
        """Register a connection that changed from HTTP to WebSocket."""
        if line.transport in self.taken:
            self.callers[line.transport] = line

    def drop_waiting(self, address: str | None = None) -> bool:
        for caller in self.callers.values():
            if caller.waits_for() == HEAD and address in (None, self.taken[caller.transport]):
                caller.cut(FULL)
                return True
        return False

    def leave(self, transport: asyncio.BaseTransport) -> None:
        self.taken.pop(transport, None)
        self.callers.pop(transport, None)

    async def sweep(self) -> None:
        """Cut whoever lets us wait for too long."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for caller in [*self.callers.values()]:
                caller.check_time(now, self.seconds)


class Config(uvicorn.Config):
    """The uvicorn configuration with the shared connections."""

    def __init__(self, app: Any, places: Connections, **options: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=WebSocketConnection, backlog=AT_ONCE, **options)
        self.places = places


def connections_of(config: uvicorn.Config) -> Connections:
    assert isinstance(config, Config)
    return config.places


class HttpConnection(TimedConnection, H11Protocol):
    """An HTTP connection. No input makes a traceback."""

    @property
    def places(self) -> Connections:
        return connections_of(self.config)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.since = time.monotonic()
        if not self.places.take(self):
            self.cut(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self.places.leave(self.transport)
        super().connection_lost(exc)

    def waits_for(self) -> str:
        if self.transport.is_closing():
            return CLOSING
        if self.flow.write_paused:
            return WRITING
        if self.conn.their_state is h11.SEND_BODY:
            return BODY
        return HEAD if self.conn.their_state is h11.IDLE else WORKING

    def asking(self) -> int:
        return id(self.cycle)

    def cut(self, reason: str) -> None:
        if self.has_spoken():
            self.hang_up(LAST_WORDS[reason])
        super().cut(reason)
        self.places.leave(self.transport)

    def has_spoken(self) -> bool:
        """Return whether the client has sent anything. Browsers open connections ahead: a silent one is closed without
        a response, or the browser would take it for the response to its first request."""
        return self.conn.their_state is not h11.IDLE or bool(self.conn.trailing_data[0])

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:  # of the HTTP library, which was not made for all that comes in
            self.garbled(error)

    def on_response_complete(self) -> None:
        try:
            super().on_response_complete()
        except Exception as error:  # what was sent ahead of its turn is read now
            self.garbled(error)

    def send_400_response(self, msg: str) -> None:
        self.garbled(msg)

    def garbled(self, reason: object) -> None:
        log_info("garbled request", address=self.address, reason=str(reason))
        self.hang_up(GARBLED)
        self.transport.close()

    def hang_up(self, status: str) -> None:
        """Close the connection with a status, without finishing a response in progress."""
        begun = self.cycle is not None and not self.cycle.response_complete
        if not self.transport.is_closing() and not (begun and self.cycle.response_started):
            self.transport.write(f"HTTP/1.1 {status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".encode())
        if begun:
            self.cycle.disconnected = True
            self.cycle.message_event.set()


class WebSocketConnection(TimedConnection, WebSocketsSansIOProtocol):
    """A WebSocket that is cut, not closed, if nobody is at the other end: unread data would keep it open for ever."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        connections_of(self.config).hand_on(self)

    def connection_lost(self, exc: Exception | None) -> None:
        connections_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def waits_for(self) -> str:
        if self.transport.is_closing():
            return CLOSING
        return WORKING if self.writable.is_set() else WRITING

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:
            log_info("garbled request", address=self.address, reason=str(error))
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

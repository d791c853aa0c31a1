"""One WebSocket: incoming messages go to its room, outgoing ones wait in a queue; limits."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect

from underdeck.kernel.refusal import Fault, Refusal
from underdeck.plugin.registry import fault_in
from underdeck.server.gate import address, check_host, check_origin, language_of, neighbourhood
from underdeck.server.hub import Hub
from underdeck.server.logs import log_failure, log_info
from underdeck.server.rate_limits import Bucket
from underdeck.server.room import Room
from underdeck.table import wire
from underdeck.table.refusals import Meaning, meaning_of
from underdeck.table.session import Guest
from underdeck.text import text_in

MOST_WAITING = 200
"""The most messages that wait for a client which does not read them."""

MOST_OFFENCES = 100
PAUSE = 0.1
"""The seconds for which a connection that is too fast is not read."""

GOODBYE_SECONDS = 1
SAYINGS_PER_SECOND = 1.5
HELLOS_PER_SECOND = 2
"""The hellos and language changes of one connection."""
DEAR = 4
"""The price, in messages, of a request that is stored, shown to a whole table, or computed."""
CLOSED_OVERFLOW, CLOSED_REFUSED, CLOSED_STOPPING = 1013, 1008, 1012


class Goodbye(NamedTuple):
    """The last message: the code and reason with which a connection is closed."""

    code: int
    reason: str | None = None


class Socket:
    """One WebSocket: incoming messages go to the room; outgoing ones wait in a queue, so that nobody is delayed."""

    def __init__(self, hub: Hub, socket: WebSocket) -> None:
        self.hub = hub
        self.socket = socket
        self.queue: asyncio.Queue[str | Goodbye] = asyncio.Queue()
        self.writer: asyncio.Task[None]
        self.neighbourhood = neighbourhood(socket)
        self.guest = Guest(self.put, language_of(socket), dismiss=self.dismiss, address=self.neighbourhood)
        self.room: Room | None = None
        self.bucket = Bucket(hub.settings.messages_per_second)
        self.sayings = Bucket(SAYINGS_PER_SECOND)
        self.hellos = Bucket(HELLOS_PER_SECOND)
        self.offences = 0

    def put(self, text: str) -> None:
        if self.queue.qsize() == MOST_WAITING:
            self.queue.put_nowait(Goodbye(CLOSED_OVERFLOW))
        elif self.queue.qsize() < MOST_WAITING:
            self.queue.put_nowait(text)

    def dismiss(self) -> None:
        self.guest.refuse(Refusal("seat-crowded"))
        self.queue.put_nowait(Goodbye(CLOSED_REFUSED))

    async def write(self) -> None:
        """Send one message after the other, up to the goodbye."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not isinstance(message := await self.queue.get(), Goodbye):
                await self.socket.send_text(message)
            await self.socket.close(message.code, message.reason)

    async def run(self) -> None:
        await self.socket.accept()
        self.writer = asyncio.create_task(self.write())
        self.hub.sockets.add(self)
        try:
            self.enter()
            async with asyncio.timeout(self.hub.settings.header_seconds):
                while self.room is None:
                    await self.read()
            while True:
                await self.read()
        except Refusal as refusal:
            log_info("shown out", code=refusal.code, address=address(self.socket))
            self.guest.refuse(refusal)
            await self.close(CLOSED_REFUSED, refusal.code)
        except TimeoutError:
            await self.close(CLOSED_REFUSED, "wire-hello")
        except WebSocketDisconnect:
            pass
        finally:
            self.hub.sockets.discard(self)
            self.writer.cancel()
            if self.room is not None:
                self.room.leave(self.guest)

    def enter(self) -> None:
        """Check the connection; refuse it if it must be closed at once."""
        settings = self.hub.settings
        check_host(self.socket.headers, settings)
        check_origin(self.socket.headers, settings)
        if len(self.hub.sockets) > settings.max_connections:
            raise Refusal("too-many-connections")
        if self.neighbourhood:
            self.hub.arrivals.check(self.neighbourhood)
        near = [each for each in self.hub.sockets if each.neighbourhood == self.neighbourhood]
        if self.neighbourhood and len(near) > settings.address_connections:
            raise Refusal("address-connections", most=settings.address_connections)
        version = self.socket.query_params.get("v", str(wire.PROTOCOL))
        if version != str(wire.PROTOCOL):
            raise Refusal("wire-version", found=version[:10], known=wire.PROTOCOL)

    async def close(self, code: int, reason: str | None = None) -> None:
        """Close it behind everything that waits to be sent, unless the client does not read that."""
        self.queue.put_nowait(Goodbye(code, reason))
        await asyncio.wait([self.writer], timeout=GOODBYE_SECONDS)

    async def stop(self) -> None:
        self.guest.refuse(Refusal("stopping"))
        await self.close(CLOSED_STOPPING)

    async def read(self) -> None:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1000)
        data = received.get("text") or received.get("bytes") or b""
        try:
            if not self.bucket.take():
                raise Refusal("rate")
            self.pay(1)
            message = wire.decode_message(data)
            self.pay(COMMANDS[type(message)].price - 1)
            await self.obey(message)
        except Fault as fault:
            self.fail(fault)
        except Refusal as refusal:
            log_info("refused", code=refusal.code, path=self.socket.url.path, address=address(self.socket))
            await self.refuse(refusal, meaning_of(refusal.code))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            self.fail(error)

    async def refuse(self, refusal: Refusal, meaning: Meaning) -> None:
        """Send a refusal and do what it means; what closes the connection is sent when that is done."""
        self.offences += meaning.offence
        if meaning.closes or self.offences > MOST_OFFENCES:
            raise refusal
        self.guest.refuse(refusal)
        if meaning.outdated and self.room is not None:
            await self.room.show_to(self.guest)
        if meaning.throttles:
            await asyncio.sleep(PAUSE)

    def pay(self, price: float) -> None:
        """Charge the share of its address."""
        if self.neighbourhood and not self.hub.messages.take(self.neighbourhood, price):
            raise Refusal("rate")

    def fail(self, error: Exception) -> None:
        """Report an error of ours or of a third-party game."""
        log_failure("message failed", id=self.room.id if self.room else None, address=address(self.socket))
        likely = [self.room.table.game] if self.room else []
        self.guest.refuse(fault_in(error, *likely) or Refusal("answer-failed"))

    async def obey(self, message: wire.ClientMessage) -> None:
        await COMMANDS[type(message)].obey(self, message)

    async def ping(self, message: wire.Ping) -> None:
        self.guest.send(wire.Pong())

    def check_hello(self) -> None:
        """Refuse too many hellos, because each one sends the whole table."""
        if not self.hellos.take() or (self.neighbourhood and not self.hub.hellos.take(self.neighbourhood)):
            raise Refusal("rate")

    async def hello(self, message: wire.Hello) -> None:
        self.check_hello()
        room = await self.hub.room_of(self.socket.path_params["game"], message.tokens, self.neighbourhood)
        seats = await self.hub.seats_of(room, message.tokens)
        self.room = room
        await room.enter(self.guest, seats, message.part)
        room.retell(self.guest)
        if room.next is not None:
            self.guest.send(self.hub.laid(room, self.guest))

    async def set_language(self, message: wire.Lang) -> None:
        self.check_hello()
        text_in(message.lang)
        self.guest.language = message.lang
        self.guest.fresh = True
        if self.room is not None:
            await self.room.show_to(self.guest)
            self.room.retell(self.guest)

    async def renew(self, room: Room, message: wire.Renew) -> None:
        self.guest.send(await self.hub.renew(room, self.guest, message.seat))

    async def lay_again(self, room: Room, message: wire.Again) -> None:
        await self.hub.lay_again(room, self.guest, message.seat)

    async def point(self, room: Room, message: wire.Point) -> None:
        self.check_sayings()
        await room.point(self.guest, message)

    async def say(self, room: Room, message: wire.Say) -> None:
        self.check_sayings()
        await room.say(self.guest, message)

    def check_sayings(self) -> None:
        if not self.sayings.take():
            raise Refusal("talk-rate")


class Command(NamedTuple):
    """The method of a message, and its price."""

    obey: Callable[[Socket, Any], Awaitable[None]]
    price: int = 1
    """The price in messages, from the share of an address."""


def seated(obey: Callable[[Socket, Room, Any], Awaitable[None]], price: int = 1) -> Command:
    """Return a command that needs a room."""

    async def in_room(socket: Socket, message: wire.ClientMessage) -> None:
        if socket.room is None:
            raise Refusal("wire-hello")
        await obey(socket, socket.room, message)

    return Command(in_room, price)


def playing(obey: Callable[[Room, Guest, Any], Awaitable[None]]) -> Command:
    """Return a command that a room obeys itself: something is written down, shown to all, or thought about."""

    async def by_guest(socket: Socket, room: Room, message: wire.ClientMessage) -> None:
        await obey(room, socket.guest, message)

    return seated(by_guest, DEAR)


COMMANDS: dict[type[wire.Message], Command] = {
    wire.Ping: Command(Socket.ping),
    wire.Hello: Command(Socket.hello),
    wire.Lang: Command(Socket.set_language),
    wire.Answer: playing(Room.answer),
    wire.Undo: playing(Room.undo),
    wire.Hint: playing(Room.hint),
    wire.Advise: playing(Room.advise),
    wire.Propose: playing(Room.propose),
    wire.Stop: playing(Room.set_stop),
    wire.Replace: playing(Room.hand_over),
    wire.Renew: seated(Socket.renew, DEAR),
    wire.Again: seated(Socket.lay_again, DEAR),
    wire.Point: seated(Socket.point),
    wire.Say: seated(Socket.say),
}

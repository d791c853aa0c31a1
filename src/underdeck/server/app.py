"""The server itself: routes, the WebSocket, static files, limits."""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from underdeck import __version__
from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal
from underdeck.match.match import GAMES, find_game
from underdeck.server import catalog, wire
from underdeck.server.hub import Hub
from underdeck.server.room import Room
from underdeck.server.settings import Settings
from underdeck.server.sitting import Guest
from underdeck.server.telling import SPECTATOR, may_know, teller
from underdeck.text import DEFAULT_LANGUAGE, LANGUAGES, text_in

STATIC = Path(__file__).parent / "static"
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
LARGEST_BODY = 64_000
LARGEST_PARCEL = 2
"""In records of the largest size."""
MOST_WAITING = 200
"""Messages for a connection that does not read them."""

MOST_OFFENCES = 100
PHRASES_PER_SECOND = 1.5
REPLAY_LINES = 60
STATUS = {"no-such-table": 404, "no-such-replay": 404, "no-such-page": 404, "token": 403, "token-old": 403,
          "origin": 403, "rate": 429, "message-size": 413, "too-many-games": 503, "too-many-connections": 503,
          "database-write": 503, "invite-used": 409, "invite-old": 410, "record-running": 409, "answer-failed": 500,
          "no-such-sheet": 404, "sheet-playing": 409, "sheet-apart": 409, "too-many-sheets": 503}  # fmt: skip
CLOSED_OVERFLOW, CLOSED_REFUSED, CLOSED_STOPPING = 1013, 1008, 1012

logger = logging.getLogger("underdeck.server")


class Bucket:
    """So many things in a second, twice as many at once."""

    __slots__ = ("left", "rate", "seen")

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.left = 2 * rate
        self.seen = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(2 * self.rate, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def language_of(request: Request | WebSocket) -> str:
    """`lang=`, else what the browser asks for."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return wanted[:2] if wanted[:2] in LANGUAGES else DEFAULT_LANGUAGE


def reply(data: Any, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(data), media_type="application/json", headers=headers)


def refused(refusal: Refusal, language: str) -> Response:
    body = {"code": refusal.code, "text": text_in(language).refusal(refusal)}
    return Response(msgspec.json.encode(body), STATUS.get(refusal.code, 400), media_type="application/json")


async def body_of(request: Request, most: int = LARGEST_BODY) -> bytes:
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise Refusal("message-size", most=most)
    return bytes(found)


Handler = Callable[[Request], Awaitable[Response]]


class Pages:
    """The HTTP side."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.buckets: dict[str, Bucket] = {}

    def routes(self) -> list[Route]:
        return [
            Route("/health", self.guarded(self.health)),
            Route("/api/words", self.guarded(self.words)),
            Route("/api/catalog", self.guarded(self.catalog)),
            Route("/api/cards/{game}", self.guarded(self.cards)),
            Route("/api/rules/{game}", self.guarded(self.rules)),
            Route("/api/games", self.guarded(self.create), methods=["POST"]),
            Route("/api/invitation", self.guarded(self.invitation), methods=["POST"]),
            Route("/api/join", self.guarded(self.join), methods=["POST"]),
            Route("/api/mine", self.guarded(self.mine), methods=["POST"]),
            Route("/api/games/{id}/record", self.guarded(self.record)),
            Route("/api/records", self.guarded(self.upload), methods=["POST"]),
            Route("/api/replay/{id}", self.guarded(self.replay)),
            Route("/api/campaigns", self.guarded(self.new_sheet), methods=["POST"]),
            Route("/api/campaigns/mine", self.guarded(self.my_sheets), methods=["POST"]),
            Route("/api/campaigns/sheet", self.guarded(self.sheet), methods=["POST"]),
            Route("/api/campaigns/parcel", self.guarded(self.parcel), methods=["POST"]),
            Route("/api/campaigns/bring", self.guarded(self.bring_sheet), methods=["POST"]),
            Route("/api/campaigns/abandon", self.guarded(self.abandon), methods=["POST"]),
            Route("/api/{rest:path}", self.guarded(self.nothing), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        ]

    def guarded(self, handler: Handler) -> Handler:
        async def guard(request: Request) -> Response:
            language = language_of(request)
            try:
                if request.method == "POST":
                    check_origin(request.headers, self.hub.settings)
                    self.check_rate(request)
                return await handler(request)
            except Refusal as refusal:
                return refused(refusal, language)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception:
                logger.exception("request failed", extra={"facts": {"path": request.url.path}})
                return refused(Refusal("answer-failed"), language)

        return guard

    def check_rate(self, request: Request) -> None:
        address = request.client.host if request.client else ""
        if len(self.buckets) > 10_000:
            self.buckets.clear()
        bucket = self.buckets.setdefault(address, Bucket(self.hub.settings.requests_per_second))
        if not bucket.take():
            raise Refusal("rate")

    async def nothing(self, request: Request) -> Response:
        raise Refusal("no-such-page")

    async def health(self, request: Request) -> Response:
        games = await asyncio.to_thread(self.hub.store.count_open)
        found = {"ok": True, "version": __version__, "protocol": wire.PROTOCOL, "games": games}
        return reply({**found, "rooms": len(self.hub.rooms), "connections": self.hub.connections})

    async def words(self, request: Request) -> Response:
        return reply(catalog.web_words(language_of(request)), {"Cache-Control": "no-cache"})

    async def catalog(self, request: Request) -> Response:
        return reply(catalog.game_catalog(language_of(request)))

    async def cards(self, request: Request) -> Response:
        return reply(catalog.card_rows(game_of(request), language_of(request)))

    async def rules(self, request: Request) -> Response:
        return reply(catalog.rule_rows(game_of(request), language_of(request)))

    async def create(self, request: Request) -> Response:
        return reply(await self.hub.create(wire.decode(await body_of(request), wire.NewGame)))

    async def invitation(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.Invitation)
        text_in(wish.lang)
        return reply(await self.hub.invitation(wish))

    async def join(self, request: Request) -> Response:
        return reply(await self.hub.join(wire.decode(await body_of(request), wire.Join)))

    async def mine(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.Mine)
        text_in(wish.lang)
        return reply(await self.hub.mine(wish))

    async def record(self, request: Request) -> Response:
        id = request.path_params["id"]
        text = await self.hub.record(id, request.query_params.get("token", ""))
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="underdeck-{id}.record"'})

    async def upload(self, request: Request) -> Response:
        body = await body_of(request, self.hub.settings.record_size)
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise Refusal("record-foreign") from None
        return reply({"replay": await self.hub.upload(text)})

    async def replay(self, request: Request) -> Response:
        found = await self.hub.replay(request.path_params["id"])
        told = teller(found.game, language_of(request))
        at = whole_number(request.query_params.get("at", str(found.last)))
        at = found.last if at < 0 else min(at, found.last)
        seat = whole_number(request.query_params.get("seat", "0"))
        match = found.at(at)
        if seat >= len(match.seats):
            seat = SPECTATOR
        lines = [
            told.line(n, event) for n, event in found.lines if n <= at and (seat == SPECTATOR or may_know(event, seat))
        ]
        who = match.log[-1][0] if at else 0
        step = {"seat": who, "label": told.words.sitter(match.seats[who])} if at else None
        return reply(
            {
                "id": request.path_params["id"],
                "game": found.game,
                "at": at,
                "last": found.last,
                "seat": seat,
                "seats": [
                    {"seat": n, "name": name, "label": told.words.sitter(name)} for n, name in enumerate(match.seats)
                ],
                "step": step,
                "view": told.view(match, seat),
                "log": lines[-REPLAY_LINES:],
                "over": told.over(match, found.lines),
            }
        )

    async def new_sheet(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.NewSheet)
        return reply(await asyncio.to_thread(self.hub.campaigns.new, wish))

    async def my_sheets(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.MySheets)
        return reply(await asyncio.to_thread(self.hub.campaigns.mine, wish))

    async def sheet(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.OneSheet)
        return reply(await asyncio.to_thread(self.hub.campaigns.page, wish))

    async def parcel(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.OneSheet)
        return PlainTextResponse(await asyncio.to_thread(self.hub.campaigns.export, wish))

    async def bring_sheet(self, request: Request) -> Response:
        body = await body_of(request, LARGEST_PARCEL * self.hub.settings.record_size)
        wish = wire.decode(body, wire.BringSheet)
        return reply(await asyncio.to_thread(self.hub.campaigns.bring, wish))

    async def abandon(self, request: Request) -> Response:
        await self.hub.abandon(wire.decode(await body_of(request), wire.OneSheet))
        return reply({})


def game_of(request: Request) -> str:
    game: str = request.path_params["game"]
    find_game(game)
    return game


def check_origin(headers: Headers, settings: Settings) -> None:
    """Only our own pages may act for a browser; programs send no Origin."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or host != headers.get("host"):
        raise Refusal("origin", origin=origin[:100])


class Socket:
    """One WebSocket: what comes in goes to the room; what goes out waits in a queue, so that nobody holds up others."""

    def __init__(self, hub: Hub, socket: WebSocket) -> None:
        self.hub = hub
        self.socket = socket
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.guest = Guest(self.put, language_of(socket))
        self.room: Room | None = None
        self.bucket = Bucket(hub.settings.messages_per_second)
        self.phrases = Bucket(PHRASES_PER_SECOND)
        self.offences = 0

    def put(self, text: str) -> None:
        if self.queue.qsize() == MOST_WAITING:
            self.queue.put_nowait(None)
        elif self.queue.qsize() < MOST_WAITING:
            self.queue.put_nowait(text)

    async def write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                text = await self.queue.get()
                if text is None:
                    await self.socket.close(CLOSED_OVERFLOW)
                    return
                await self.socket.send_text(text)

    async def run(self) -> None:
        await self.socket.accept()
        writer = asyncio.create_task(self.write())
        self.hub.connections += 1
        self.hub.sockets.add(self)
        try:
            self.enter()
            while True:
                await self.read()
        except Refusal as refusal:
            self.guest.refuse(refusal)
            await self.flush()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(CLOSED_REFUSED, refusal.code)
        except WebSocketDisconnect:
            pass
        finally:
            self.hub.connections -= 1
            self.hub.sockets.discard(self)
            writer.cancel()
            if self.room is not None:
                self.room.leave(self.guest)

    def enter(self) -> None:
        """What closes a connection at once."""
        check_origin(self.socket.headers, self.hub.settings)
        if self.hub.connections > self.hub.settings.max_connections:
            raise Refusal("too-many-connections")
        version = self.socket.query_params.get("v", str(wire.PROTOCOL))
        if version != str(wire.PROTOCOL):
            raise Refusal("wire-version", found=version[:10], known=wire.PROTOCOL)

    async def flush(self) -> None:
        """Give the writer a moment to say the last word."""
        for _ in range(100):
            if self.queue.empty():
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)

    async def stop(self) -> None:
        self.guest.refuse(Refusal("stopping"))
        await self.flush()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await self.socket.close(CLOSED_STOPPING)

    async def read(self) -> None:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1000)
        data = received.get("text") or received.get("bytes") or b""
        try:
            if not self.bucket.take():
                raise Refusal("rate")
            await self.obey(wire.decode_message(data))
        except Refusal as refusal:
            self.offences += refusal.code in ("rate", "wire-form", "message-size")
            if self.offences > MOST_OFFENCES:
                raise
            self.guest.refuse(refusal)
            if refusal.code in ("no-such-table", "too-many-connections"):
                raise
            if refusal.code == "stale" and self.room is not None:
                await self.room.show_to(self.guest)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            logger.exception("message failed", extra={"facts": {"game": self.room.id if self.room else None}})
            self.guest.refuse(Refusal("answer-failed"))

    async def obey(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Ping):
            self.guest.tell(wire.Pong())
        elif isinstance(message, wire.Hello):
            await self.hello(message)
        elif isinstance(message, wire.Lang):
            text_in(message.lang)
            self.guest.language = message.lang
            self.guest.fresh = True
            if self.room is not None:
                await self.room.show_to(self.guest)
        elif self.room is None:
            raise Refusal("wire-hello")
        elif isinstance(message, wire.Answer):
            await self.room.answer(self.guest, message)
        elif isinstance(message, wire.Undo):
            await self.room.undo(self.guest, message)
            self.hub.replays.pop(self.room.id, None)
        elif isinstance(message, wire.Hint):
            await self.room.hint(self.guest, message)
        elif isinstance(message, wire.Propose):
            await self.room.propose(self.guest, message)
        elif isinstance(message, wire.Stop):
            await self.room.set_stop(self.guest, message)
        elif isinstance(message, wire.Replace):
            await self.room.hand_over(self.guest, message)
        elif isinstance(message, wire.Renew):
            self.guest.tell(await self.hub.renew(self.room, self.guest, message.seat))
        elif not self.phrases.take():
            raise Refusal("rate")
        else:
            await self.room.say(self.guest, message)

    async def hello(self, message: wire.Hello) -> None:
        room = await self.hub.room(self.socket.path_params["game"])
        seats = await self.hub.seats_of(room, message.tokens)
        if self.guest not in room.guests and len(room.guests) >= self.hub.settings.max_guests:
            raise Refusal("too-many-connections")
        self.room = room
        await room.enter(self.guest, seats)


class Guarded:
    """Headers that every answer carries."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = POLICY
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "no-referrer"
                if "Cache-Control" not in headers:
                    hashed = scope["path"].startswith("/assets/")
                    headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
            await send(message)

        await self.app(scope, receive, sending)


class Facts(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Facts())
    logger.handlers = [handler]
    logger.setLevel(level.upper() if level.upper() in logging.getLevelNamesMapping() else "INFO")
    logger.propagate = False


async def read_texts() -> None:
    """So that the first guest does not wait for it."""
    for language in LANGUAGES:
        for game in GAMES:
            await asyncio.to_thread(teller, game, language)
        await asyncio.to_thread(catalog.web_words, language)


def make_app(settings: Settings) -> Starlette:
    hub = Hub(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tidying = asyncio.create_task(hub.tidy())
        reading = asyncio.create_task(read_texts())
        yield
        reading.cancel()
        tidying.cancel()
        await hub.close()

    async def socket(websocket: WebSocket) -> None:
        await Socket(hub, websocket).run()

    routes: list[Any] = [*Pages(hub).routes(), WebSocketRoute("/ws/{game}", socket)]
    if STATIC.is_dir():
        routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.hub = hub
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guarded)
    return app

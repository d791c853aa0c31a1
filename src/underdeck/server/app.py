"""The web application: routes, the WebSocket, static files, limits."""

import asyncio
import contextlib
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from underdeck import __version__, compiled
from underdeck.forms.trial import broken_games, sound_plugin, sound_plugins
from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Fault, Refusal
from underdeck.plugin.registry import fault_in
from underdeck.progress.facet import ProgressFacet, sheets_of
from underdeck.progress.sheets import Sheets
from underdeck.server import catalog
from underdeck.server.campaigns import LARGEST_PARCEL
from underdeck.server.catalog import PARTS
from underdeck.server.gate import address, bearer, check_host, check_origin, language_of, neighbourhood, unnamed
from underdeck.server.hub import Hub
from underdeck.server.logs import NO_ADDRESSES, log_failure, log_info, log_warning
from underdeck.server.puzzles import puzzle_shelf
from underdeck.server.rate_limits import RateLimits
from underdeck.server.replays import read_record
from underdeck.server.settings import Settings
from underdeck.server.sockets import Socket
from underdeck.server.static_pages import BuiltPages
from underdeck.table import wire
from underdeck.table.renderer import renderer_of
from underdeck.text import languages, text_in

STATIC = Path(__file__).parent / "static"
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"
"""The content policy for third-party pictures, in case somebody opens one by its address."""
LARGEST_BODY = 64_000
THREADS = 4
"""The threads that read the database for answers: more of them would only wait for each other."""
PACKED = 6
"""The gzip level of files."""

MOST_FILES, ADDRESS_FILES = 16, 4
"""Files that come in at the same time, of all and of one address: they lie in the memory until they are whole."""
STATUS = {"no-such-table": 404, "no-such-replay": 404, "no-such-page": 404, "token": 403, "token-old": 403,
          "host": 421, "origin": 403, "rate": 429, "message-size": 413, "too-many-games": 503, "database-write": 503,
          "database-read": 503, "game-damaged": 410, "sheet-unreadable": 410,
          "invite-used": 409, "invite-old": 410, "record-running": 409, "answer-failed": 500,
          "unknown-seat": 404, "no-such-moment": 404,
          "game-fault": 500, "bot-fault": 500,
          "no-such-sheet": 404, "sheet-large": 413, "sheet-playing": 409, "sheet-apart": 409, "no-such-journal": 404,
          "journal-unreadable": 410,
          "too-many-journals": 503, "address-journals": 429, "journal-full": 409,
          "queue-share": 429, "queue-full": 503, "journal-bytes": 409, "journals-bytes": 503,
          "no-such-challenge": 404, "no-such-puzzle": 404, "challenge-over": 410, "too-many-results": 429,
          "too-many-sheets": 503,
          "table-laid": 409, "reading-time": 413,
          "address-games": 429, "address-uploads": 429, "address-records": 429, "address-sheets": 429}  # fmt: skip


T = TypeVar("T")


def reply(data: Any, headers: dict[str, str] | None = None, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json", headers=headers)


def refused(refusal: Refusal, language: str, plain: bool = False) -> Response:
    """Return the response to a refusal; `plain` for a person who expected a page."""
    text, status = text_in(language).refusal(refusal), STATUS.get(refusal.code, 400)
    if plain:
        return PlainTextResponse(text, status)
    return Response(msgspec.json.encode({"code": refusal.code, "text": text}), status, media_type="application/json")


async def body_of(request: Request, most: int = LARGEST_BODY) -> bytes:
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise Refusal("message-size", most=most)
    return bytes(found)


async def gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def while_here(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Run work as long as the client waits for it; cancel it when the client leaves."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(gone(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


Handler = Callable[[Request], Awaitable[Response]]


async def printed(request: Request, kind: str, game: str = "", packs: catalog.Mix = ()) -> Response:
    """Return a page that is made once for everybody."""
    return sent(request, await asyncio.to_thread(catalog.leaf, kind, language_of(request), game, "", packs))


def sent(request: Request, leaf: catalog.Leaf) -> Response:
    """Return the page, or an empty response if the client has it already."""
    headers = {"ETag": leaf.tag, "Vary": "Accept-Encoding, Accept-Language"}
    if leaf.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(leaf.packed, media_type="application/json", headers=headers)
    return Response(leaf.plain, media_type="application/json", headers=headers)


class Pages:
    """The HTTP handlers."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.acts = RateLimits(hub.settings.requests_per_second)
        self.reads = RateLimits(hub.settings.reads_per_second)
        self.coming: list[str] = []
        """The addresses whose files come in."""

    def routes(self) -> list[Route]:
        return [
            Route("/health", self.guarded(self.health)),
            Route("/api/words", self.guarded(self.words)),
            Route("/api/titles", self.guarded(self.titles)),
            Route("/api/catalog", self.guarded(self.catalog)),
            Route("/api/cards/{game}", self.guarded(self.cards)),
            Route("/api/rules/{game}", self.guarded(self.rules)),
            Route("/api/guide/{game}", self.guarded(self.guide)),
            Route("/api/lessons/{game}", self.guarded(self.lessons)),
            Route("/api/pictures/{game}", self.guarded(self.pictures)),
            Route("/api/packs/{pack}/pictures/{id}.svg", self.guarded(self.picture)),
            Route("/api/games", self.guarded(self.create), methods=["POST"]),
            Route("/api/invitation", self.guarded(self.invitation), methods=["POST"]),
            Route("/api/join", self.guarded(self.join), methods=["POST"]),
            Route("/api/mine", self.guarded(self.mine), methods=["POST"]),
            Route("/api/games/{id}/record", self.guarded(self.record)),
            Route("/api/records", self.guarded(self.upload), methods=["POST"]),
            Route("/api/replay/{id}", self.guarded(self.replay)),
            Route("/api/review/{id}", self.guarded(self.review)),
            Route("/api/campaigns", self.guarded(self.new_sheet), methods=["POST"]),
            Route("/api/campaigns/mine", self.guarded(self.my_sheets), methods=["POST"]),
            Route("/api/campaigns/sheet", self.guarded(self.sheet), methods=["POST"]),
            Route("/api/campaigns/parcel", self.guarded(self.parcel), methods=["POST"]),
            Route("/api/campaigns/bring", self.guarded(self.bring_sheet), methods=["POST"]),
            Route("/api/campaigns/abandon", self.guarded(self.abandon), methods=["POST"]),
            Route("/api/campaigns/delete", self.guarded(self.delete_sheet), methods=["POST"]),
            Route("/api/challenges", self.guarded(self.challenges)),
            Route("/api/challenges/results", self.guarded(self.enter_result), methods=["POST"]),
            Route("/api/challenges/{id}", self.guarded(self.day_table)),
            Route("/api/puzzles", self.guarded(self.puzzles)),
            Route("/api/puzzles/try", self.guarded(self.try_puzzle), methods=["POST"]),
            Route("/api/names/{game}", self.guarded(self.names)),
            Route("/api/journals", self.guarded(self.new_journal), methods=["POST"]),
            Route("/api/journals/entries", self.guarded(self.journal), methods=["POST"]),
            Route("/api/journals/add", self.guarded(self.add_to_journal), methods=["POST"]),
            Route("/api/journals/delete", self.guarded(self.delete_journal), methods=["POST"]),
            Route("/api/push", self.guarded(self.push_key)),
            Route("/api/push/begin", self.guarded(self.push), methods=["POST"]),
            Route("/api/push/end", self.guarded(self.no_push), methods=["POST"]),
            Route("/api/{rest:path}", self.guarded(self.nothing), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        ]

    def guarded(self, handler: Handler) -> Handler:
        async def guard(request: Request) -> Response:
            language = language_of(request)
            try:
                if request.method == "POST":
                    check_origin(request.headers, self.hub.settings)
                    self.acts.check(neighbourhood(request))
                elif neighbourhood(request):
                    self.reads.check(neighbourhood(request))
                return await handler(request)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception as error:
                if isinstance(error, Refusal) and not isinstance(error, Fault):
                    log_info("refused", code=error.code, path=request.url.path, address=address(request))
                else:
                    log_failure("request failed", path=request.url.path, address=address(request))
                return refused(fault_in(error) or Refusal("answer-failed"), language)

        return guard

    async def file_of(self, request: Request, most: int) -> bytes:
        address = neighbourhood(request)
        if len(self.coming) >= MOST_FILES or (address and self.coming.count(address) >= ADDRESS_FILES):
            raise Refusal("rate")
        self.coming.append(address)
        try:
            return await body_of(request, most)
        finally:
            self.coming.remove(address)

    async def aside(self, request: Request, work: Callable[..., T], *args: Any) -> T:
        return await while_here(request, self.hub.aside(neighbourhood(request), work, *args))

    async def file(self, request: Request, text: str, name: str = "") -> Response:
        """Return a text file; large ones are packed in a thread."""
        headers = {"Content-Disposition": f'attachment; filename="{name}"'} if name else {}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return PlainTextResponse(text, headers=headers)
        packed = await self.aside(request, gzip.compress, text.encode(), PACKED)
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed, media_type="text/plain", headers=headers)

    async def nothing(self, request: Request) -> Response:
        raise Refusal("no-such-page")

    async def health(self, request: Request) -> Response:
        """Return the state of the server: 503 and the reason as a code if it could store no answer."""
        trouble = await asyncio.to_thread(self.hub.store.trouble, self.hub.settings.free_megabytes * 1_000_000)
        games = await asyncio.to_thread(self.hub.store.count_open)
        found = {
            "ok": not trouble,
            "reason": trouble,
            "version": __version__,
            "protocol": wire.PROTOCOL,
            "core": compiled.mode(),
        }
        found |= {"games": games, "rooms": len(self.hub.rooms), "connections": len(self.hub.sockets)}
        return reply(found, status=503 if trouble else 200)

    async def words(self, request: Request) -> Response:
        """Return the messages of the first page, or of a part that is loaded later."""
        part = request.query_params.get("part", "")
        if part not in ("", *PARTS):
            raise Refusal("no-such-page")
        return await printed(request, part or "words")

    async def titles(self, request: Request) -> Response:
        return await printed(request, "titles")

    async def catalog(self, request: Request) -> Response:
        return await printed(request, "catalog", packs=self.hub.packs)

    async def cards(self, request: Request) -> Response:
        return await printed(request, "cards", game_of(request), self.hub.packs)

    async def rules(self, request: Request) -> Response:
        house, game = request.query_params.get("house", ""), game_of(request)
        if not house:
            return await printed(request, "rules", game)
        return sent(request, await self.aside(request, catalog.leaf, "rules", language_of(request), game, house))

    async def guide(self, request: Request) -> Response:
        return await printed(request, "guide", game_of(request))

    async def lessons(self, request: Request) -> Response:
        return await printed(request, "lessons", game_of(request), self.hub.packs)

    async def pictures(self, request: Request) -> Response:
        """Return the addresses of the pictures in the packs of a game, by card id."""
        packs = [ref.id for ref in dict(self.hub.packs).get(game_of(request), ())]
        return reply({id: f"/api/packs/{pack}/pictures/{id}.svg" for pack in packs for id in self.hub.pictures[pack]})

    async def picture(self, request: Request) -> Response:
        drawn = self.hub.pictures.get(request.path_params["pack"], {}).get(request.path_params["id"])
        if drawn is None:
            raise Refusal("no-such-page")
        headers = {"ETag": catalog.tag_of(drawn), "Content-Security-Policy": PICTURE_POLICY}
        if headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(drawn, headers={**headers, "Content-Type": "image/svg+xml"})

    async def create(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.NewGame)
        return reply(await self.hub.create(wish, neighbourhood(request) or address(request)))

    async def invitation(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.Invitation)
        text_in(wish.lang)
        return reply(await self.hub.invitation(wish, neighbourhood(request)))

    async def join(self, request: Request) -> Response:
        return reply(await self.hub.join(wire.decode(await body_of(request), wire.Join), neighbourhood(request)))

    async def mine(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.Mine)
        text_in(wish.lang)
        return reply(await while_here(request, self.hub.mine(wish, neighbourhood(request))))

    async def record(self, request: Request) -> Response:
        id = request.path_params["id"]
        text = await self.hub.record(id, bearer(request.headers), neighbourhood(request))
        return await self.file(request, text, f"underdeck-{id}.record")

    async def upload(self, request: Request) -> Response:
        body = await self.file_of(request, self.hub.settings.record_size)
        id = await while_here(request, self.hub.upload(read_record(body), neighbourhood(request)))
        return reply(wire.Uploaded(id))

    async def replay(self, request: Request) -> Response:
        at = whole_number(request.query_params.get("at", ""))
        seat = whole_number(request.query_params.get("seat", "0"))
        work = self.hub.replay(request.path_params["id"], at, seat, language_of(request), neighbourhood(request))
        page = await while_here(request, work)
        return Response(page, media_type="application/json")

    async def review(self, request: Request) -> Response:
        """Return a page of the review, or 202 while it is computed."""
        whose = request.query_params.get("seat", "")
        work = self.hub.review(request.path_params["id"], whose, language_of(request), neighbourhood(request))
        page = await while_here(request, work)
        if isinstance(page, wire.Reviewing):
            return reply(page, status=202)
        return Response(page, media_type="application/json")

    async def new_sheet(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.NewSheet)
        maker = self.hub.signer.maker(neighbourhood(request))
        return reply(await self.aside(request, self.hub.campaigns.new, wish, sheets_for(request), maker))

    async def my_sheets(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.MySheets)
        return reply(await self.aside(request, self.hub.campaigns.mine, wish))

    async def sheet(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.OneSheet)
        return reply(await self.aside(request, self.hub.campaigns.page, wish))

    async def parcel(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.OneSheet)
        return await self.file(request, await self.aside(request, self.hub.campaigns.export, wish))

    async def bring_sheet(self, request: Request) -> Response:
        body = await self.file_of(request, LARGEST_PARCEL * self.hub.settings.record_size)
        wish = wire.decode(body, wire.BringSheet)
        work = self.hub.bring_sheet(wish, sheets_for(request), neighbourhood(request))
        return reply(await while_here(request, work))

    async def abandon(self, request: Request) -> Response:
        await self.hub.abandon(wire.decode(await body_of(request), wire.OneSheet), neighbourhood(request))
        return reply({})

    async def challenges(self, request: Request) -> Response:
        browser = bearer(request.headers)
        return reply(await self.aside(request, self.hub.challenges, neighbourhood(request), browser))

    async def enter_result(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.NewResult)
        return reply(await self.hub.enter_result(wish, neighbourhood(request)))

    async def day_table(self, request: Request) -> Response:
        return reply(await self.aside(request, self.hub.day_table, request.path_params["id"]))

    async def puzzles(self, request: Request) -> Response:
        return reply(await self.aside(request, puzzle_shelf))

    async def try_puzzle(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.TryPuzzle)
        text_in(wish.lang)
        page = await while_here(request, self.hub.try_puzzle(wish, neighbourhood(request)))
        return Response(page, media_type="application/json")

    async def names(self, request: Request) -> Response:
        return await printed(request, "names", game_of(request), self.hub.packs)

    async def new_journal(self, request: Request) -> Response:
        maker = self.hub.signer.maker(neighbourhood(request))
        return reply(await self.aside(request, self.hub.journals.new, maker))

    async def journal(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.OneJournal)
        return reply(await self.aside(request, self.hub.journals.entries, wish))

    async def add_to_journal(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.AddToJournal)
        return reply(await self.aside(request, self.hub.journals.add, wish))

    async def delete_journal(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.OneJournal)
        await self.aside(request, self.hub.journals.delete, wish)
        return reply({})

    async def push_key(self, request: Request) -> Response:
        return reply(await asyncio.to_thread(self.hub.pushing.key))

    async def push(self, request: Request) -> Response:
        await self.hub.enrol(wire.decode(await body_of(request), wire.Push), neighbourhood(request))
        return reply({})

    async def no_push(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.NoPush)
        await asyncio.to_thread(self.hub.pushing.leave, wish)
        return reply({})

    async def delete_sheet(self, request: Request) -> Response:
        wish = wire.decode(await body_of(request), wire.OneSheet)
        await self.aside(request, self.hub.campaigns.delete, wish)
        return reply({})


def game_of(request: Request) -> str:
    game: str = request.path_params["game"]
    sound_plugin(game)
    return game


def sheets_for(request: Request) -> Sheets[Any]:
    """Return the campaign sheets of the game in the query; old pages name no game."""
    return sheets_of(request.query_params.get("game", ""))


class Guarded:
    """Adds security headers to every response."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", POLICY)
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "no-referrer"
                headers.setdefault("Cache-Control", "no-cache")
            await send(message)

        request = Request(scope)
        if not self.warned and unnamed(request):
            self.warned = True
            log_warning(NO_ADDRESSES, host=request.headers.get("host"))
        try:
            check_host(request.headers, self.settings)
        except Refusal as refusal:
            log_info("refused", code=refusal.code, path=scope["path"], address=address(request))
            answer = refused(refusal, language_of(request), plain=not scope["path"].startswith("/api/"))
            await answer(scope, receive, sending)
        else:
            await self.app(scope, receive, sending)


async def read_texts(packs: catalog.Mix) -> None:
    """Load all texts at the start, so that the first guest does not wait."""
    for language in languages():
        for plugin in sound_plugins():
            await asyncio.to_thread(renderer_of, plugin.name, language)
        for kind in ("words", "titles"):
            await asyncio.to_thread(catalog.leaf, kind, language)
        await asyncio.to_thread(catalog.leaf, "catalog", language, packs=packs)


def learn_types() -> None:
    """Let msgspec meet all types in one thread: two that meet a type at once crash the process."""
    types: list[type] = [*wire.BODIES]
    for plugin in sound_plugins():
        plugin.rules()
        if (sheets := ProgressFacet.of(plugin).sheets()) is not None:
            types += sheets.types
    for each in types:
        msgspec.json.Decoder(each)


def make_app(settings: Settings) -> Starlette:
    learn_types()
    for name, refusal in broken_games().items():
        log_warning("game left out", name=name, reason=str(refusal))
    hub = Hub(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "answer"))
        tidying = asyncio.create_task(hub.tidy())
        reading = asyncio.create_task(read_texts(hub.packs))
        yield
        reading.cancel()
        tidying.cancel()
        await hub.close()

    async def socket(websocket: WebSocket) -> None:
        await Socket(hub, websocket).run()

    routes: list[Any] = [*Pages(hub).routes(), WebSocketRoute("/ws/{game}", socket)]
    if STATIC.is_dir():
        routes.append(Mount("/", BuiltPages(STATIC)))
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.hub = hub
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guarded, settings=settings)
    return app

"""A game on a server, joined by a link of the browser."""

import asyncio
import contextlib
import json
import re
import secrets
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidURI
from websockets.sync.client import connect as connect_now

from underdeck.app.channel import Channel, ConnectionState, decode
from underdeck.kernel.refusal import Refusal, reason_of
from underdeck.kernel.rng import KEY_BYTES
from underdeck.match import Match, load
from underdeck.table import wire
from underdeck.terminal import journal
from underdeck.text import text_in

INVITE = "join"
PAGES = {INVITE: 1, "watch": 2, "seat": 2}
"""The pages that a link may name, and how many words come after."""

WORD = re.compile(r"[\w.-]+")
TRY_AGAIN = (0.5, 1, 2, 4, 8)
"""The seconds between two attempts to connect again."""

PATIENCE = 15
LARGEST_ANSWER = 2**24
REFUSED = 1008
MOST_PLACES = 50
UNREACHABLE = (OSError, InvalidHandshake, InvalidMessage, InvalidURI, EOFError)


class Place(msgspec.Struct, frozen=True):
    """A table on a server, and the token that opens it."""

    server: str
    id: str
    token: str
    invite: str = ""
    label: str = ""
    part: str = ""
    """The player's part of chance, drawn after its seal was shown."""

    @property
    def hello(self) -> str:
        return msgspec.json.encode(wire.Hello([self.token], self.part)).decode()

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/ws/{self.id}?v={wire.PROTOCOL}"


def read_link(link: str) -> tuple[str, str, list[str]]:
    """Return the server, the page, and the arguments of the page."""
    link = link.strip()
    try:
        parts = urlsplit(link if "://" in link else f"http://{link}")
        page, *rest = [unquote(word) for word in parts.fragment.strip("/").split("/")]
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        usable = usable and PAGES.get(page) == len(rest) and all(WORD.fullmatch(word) for word in rest)
    except ValueError:
        usable = False
    if not usable:
        raise Refusal("link-form", text=link[:200])
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", page, rest


def join(link: str, language: str) -> Place:
    """Return the place that a link opens: an invite is claimed once, later the stored seat is used."""
    server, page, words = read_link(link)
    if page != INVITE:
        place = Place(server, words[0], words[1])
    elif not (place := claimed(server, words[0])).token:
        found = post(f"{server}/api/join?lang={language}", {"invite": words[0]})
        place = Place(
            server, str(found.get("id")), str(found.get("token")), words[0], part=drawn_part(found.get("seal"))
        )
        keep_place(place)
    table = look(place, language)
    names = ", ".join([seat.label for seat in table.seats])
    place = msgspec.structs.replace(place, label=f"{names} · {urlsplit(server).netloc}")
    keep_place(place)
    return place


def drawn_part(seal: Any) -> str:
    """Return a random part of chance if its seal is known."""
    return secrets.token_hex(KEY_BYTES) if seal else ""


def claimed(server: str, invite: str) -> Place:
    known = [place for place in kept_places() if (place.server, place.invite) == (server, invite)]
    return known[0] if known else Place(server, "", "", invite)


def post(address: str, body: dict[str, str]) -> dict[str, Any]:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        found: Any = json.loads(fetched(request))
    except ValueError as error:
        raise Refusal("no-server", address=address, reason=str(error)) from None
    if not isinstance(found, dict):
        raise Refusal("no-server", address=address, reason="?")
    return found


def fetched(request: urllib.request.Request) -> bytes:
    address = request.full_url
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: bytes = answer.read(LARGEST_ANSWER)
            return found
    except urllib.error.HTTPError as error:
        try:
            said = str(json.loads(error.read(LARGEST_ANSWER))["text"])
        except (ValueError, KeyError, TypeError, OSError):
            raise Refusal("no-server", address=address, reason=str(error)) from None
        raise Refusal("server-says", text=said) from None
    except (OSError, ValueError) as error:
        cause = getattr(error, "reason", error)  # of an URLError
        raise Refusal(
            "no-server", address=address, **reason_of(cause if isinstance(cause, Exception) else error)
        ) from None


def look(place: Place, language: str) -> wire.Table:
    """Return the table once, so that a bad link is reported before the screen opens."""
    try:
        with connect_now(f"{place.socket}&lang={language}", open_timeout=PATIENCE, max_size=LARGEST_ANSWER) as socket:
            socket.send(place.hello)
            said = msgspec.json.decode(socket.recv(PATIENCE), type=wire.ServerMessage)
    except (*UNREACHABLE, ConnectionClosed, msgspec.DecodeError) as error:
        raise Refusal("no-server", address=place.server, **reason_of(error)) from None
    if isinstance(said, wire.No):
        raise Refusal("server-says", text=said.text)
    if not isinstance(said, wire.Table):
        raise Refusal("no-server", address=place.server, reason="?")
    return said


class Online(Channel):
    far = True

    def __init__(self, place: Place, language: str) -> None:
        super().__init__()
        self.place = place
        self.language = language
        self.next: Place | None = None
        """The same place at the table that was laid again; the invite that led here leads there now."""
        self.socket: ClientConnection | None = None
        self.back = False
        """The first table since the line was down is still to come."""
        self.outgoing: set[asyncio.Task[None]] = set()
        self.answer: wire.Answer | None = None
        """The last one, until the server has taken or refused it."""
        self.sent = False
        self.whole: Match | None = None
        """The game that is over, once it was asked for."""

    async def run(self) -> None:
        """Stay connected, and connect again after a failure; the server then sends the whole table."""
        tries = 0
        while True:
            try:
                address = f"{self.place.socket}&lang={self.language}"
                async with connect(address, max_size=LARGEST_ANSWER, open_timeout=PATIENCE) as socket:
                    await socket.send(self.place.hello)
                    self.socket = socket
                    self.back = True
                    tries = 0
                    self.deliver(ConnectionState(up=True))
                    async for text in socket:
                        self.hear(text if isinstance(text, str) else text.decode())
            except (*UNREACHABLE, ConnectionClosed):
                pass
            except msgspec.DecodeError:
                self.deliver(wire.No("garbled", text_in(self.language)("app-garbled")))
                self.deliver(ConnectionState(up=False, again=False))
                return
            if self.socket is not None and self.socket.close_code == REFUSED:
                self.deliver(ConnectionState(up=False, again=False))
                return
            self.socket = None
            self.deliver(ConnectionState(up=False))
            await asyncio.sleep(TRY_AGAIN[min(tries, len(TRY_AGAIN) - 1)])
            tries += 1

    def hear(self, text: str) -> None:
        told = decode(text)
        if isinstance(told, wire.Renewed) and told.token:
            old, self.place = self.place, msgspec.structs.replace(self.place, token=told.token)
            try:
                keep_place(self.place, old)
            except Refusal as refusal:
                self.deliver(wire.No(refusal.code, text_in(self.language).refusal(refusal)))
        elif isinstance(told, wire.No):
            self.answer = None
        elif isinstance(told, wire.Laid):
            token = next(iter(told.tokens.values()), told.watch)
            self.next = msgspec.structs.replace(self.place, id=told.id, token=token, part=drawn_part(told.seal))
        self.deliver(told)
        if isinstance(told, wire.Table) and self.answer is not None:
            self.settle_answer(self.answer, told)

    def settle_answer(self, answer: wire.Answer, table: wire.Table) -> None:
        """Send an answer again after a lost connection if it is still asked; else report it as too late."""
        back, self.back = self.back, False
        if table.version != answer.version:
            self.answer = None
            if not self.sent:
                self.deliver(wire.No("stale", text_in(self.language)("app-late")))
        elif back:
            self.send(answer)

    def address(self, renewed: wire.Renewed) -> str:
        words = f"seat/{self.place.id}/{renewed.token}" if renewed.token else f"{INVITE}/{renewed.invite}"
        return f"{self.place.server}/#/{words}"

    def send(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Lang):
            self.language = message.lang
        if isinstance(message, wire.Answer):
            self.sent = self.socket is not None or (message == self.answer and self.sent)
            self.answer = message
        if self.socket is None:
            said = "app-kept" if isinstance(message, wire.Answer) else "app-lost"
            self.deliver(wire.No("offline", text_in(self.language)(said)))
            return
        task = asyncio.create_task(self.write(self.socket, message))
        self.outgoing.add(task)
        task.add_done_callback(self.outgoing.discard)

    def finished(self) -> Match:
        if self.whole is None:
            address = f"{self.place.server}/api/games/{self.place.id}/record"
            record = fetched(urllib.request.Request(address, headers={"Authorization": f"Bearer {self.place.token}"}))
            self.whole = load(record.decode(errors="replace"))
        return self.whole

    def close(self) -> None:
        """Do nothing: the socket closes with `run`."""

    async def write(self, socket: ClientConnection, message: wire.ClientMessage) -> None:
        with contextlib.suppress(ConnectionClosed):  # the reader notices, and comes back
            await socket.send(msgspec.json.encode(message).decode())


def places_file() -> Path:
    return journal.games_folder().parent / "online.json"


def kept_places() -> list[Place]:
    """Return the stored tables on servers, the last one first."""
    try:
        return msgspec.json.decode(places_file().read_bytes(), type=list[Place])
    except (OSError, msgspec.DecodeError):
        return []


def keep_place(place: Place, old: Place | None = None) -> None:
    """Store the place beside the games of this terminal; the file gives access to the seat."""
    void = [(each.server, each.token) for each in (place, old or place)]
    others = [each for each in kept_places() if (each.server, each.token) not in void]
    try:
        places_file().parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise journal.write_refused(places_file(), error) from None
    journal.write_whole(places_file(), msgspec.json.encode([place, *others][:MOST_PLACES]).decode())

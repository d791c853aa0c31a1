"""Whoever plays over days is told that it is her turn, where her browser lets us: Web Push (RFC 8030, 8291, 8292).

Her browser tells us an address of its maker's; what we send there only she can read. Only addresses of push services
that whoever runs this server knows are written to."""

import asyncio
import base64
import binascii
import contextlib
import http.client
import re
import time
from dataclasses import dataclass
from fnmatch import fnmatchcase
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import http_ece
import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException
from sqlalchemy import delete, insert, select, update

from underdeck.kernel.refusal import Refusal
from underdeck.server import wire
from underdeck.server.access import Pass, packed
from underdeck.server.database import calls, meta
from underdeck.server.logs import note, warn
from underdeck.server.settings import Settings
from underdeck.server.sitting import Seat
from underdeck.server.store import Store
from underdeck.text import text_in

KEY = "push"
"""Under which the server's own key is kept."""
MOST_DEVICES = 8
"""That are told of one seat; the oldest makes place."""
LONGEST_ENDPOINT = 1000
HOST = re.compile(r"[a-z0-9.-]+(:\d{1,5})?", re.ASCII)
POINT_BYTES, AUTH_BYTES = 65, 16
SECONDS = 10
"""For a push service to answer."""
KEPT_SECONDS = 24 * 3600
"""How long it keeps what it can't deliver."""
GONE = (404, 410)


class Straight(HTTPRedirectHandler):
    """Nobody is sent on to elsewhere."""

    def redirect_request(self, *_: object) -> None:
        return None


@dataclass(frozen=True, slots=True)
class Device:
    endpoint: str
    point: str
    auth: str
    lang: str


class Pushing:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.services = settings.push
        self.contact = settings.push_contact
        self.opener = build_opener(Straight)
        self.sending = asyncio.Semaphore(MOST_DEVICES)
        self.own: Vapid02 | None = None

    # Who wants to be told

    def key(self) -> wire.PushKey:
        """What a browser subscribes with; empty where this server tells nobody."""
        return wire.PushKey(packed(point_of(self.signer())) if self.services else "")

    def signer(self) -> Vapid02:
        """The server's key, made once."""
        if self.own is None:
            with self.store.answering() as connection:
                found = connection.execute(select(meta.c.value).where(meta.c.name == KEY)).scalar()
                self.own = read_key(str(found)) if found is not None else None
                if self.own is None:
                    if found is not None:
                        warn("push key unreadable: a new one was made")
                    self.own = Vapid02()
                    self.own.generate_keys()
                    connection.execute(delete(meta).where(meta.c.name == KEY))
                    connection.execute(insert(meta).values(name=KEY, value=written_key(self.own)))
        return self.own

    def enrol(self, wish: wire.Push, seats: list[Pass]) -> None:
        """From now on this device is told of these seats."""
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
        """Whoever knows the address of a device may strike it out."""
        self.forget(wish.endpoint)

    def forget(self, endpoint: str) -> None:
        with self.store.answering() as connection:
            connection.execute(delete(calls).where(calls.c.endpoint == endpoint))

    def forget_game(self, id: str) -> None:
        """Nobody is asked any more. A disk that says no keeps a few rows that nobody reads."""
        with contextlib.suppress(Refusal), self.store.answering() as connection:
            connection.execute(delete(calls).where(calls.c.game == id))

    def check(self, wish: wire.Push) -> None:
        if not self.services:
            raise Refusal("push-off")
        if not self.is_service(wish.endpoint):
            raise Refusal("push-service")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(wish.p256dh, POINT_BYTES))
            unpacked(wish.auth, AUTH_BYTES)
        except (ValueError, UnsupportedAlgorithm):
            raise Refusal("push-keys") from None

    def is_service(self, endpoint: str) -> bool:
        """An address that we may write to: a stranger's must not lead us into a house of ours."""
        try:
            parts = urlsplit(endpoint)
        except ValueError:
            return False
        if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not HOST.fullmatch(parts.netloc):
            return False
        return any(fnmatchcase(f"{parts.scheme}://{parts.netloc}", service) for service in self.services)

    # Telling

    async def call(self, game: str, seat: Seat) -> None:
        """On all her devices; what can't be delivered is told to the log, and what is gone is forgotten."""
        for device in await asyncio.to_thread(self.devices, game, seat):
            try:
                async with self.sending:
                    status = await asyncio.to_thread(self.send, game, device)
            except (Refusal, ValueError, VapidException) as trouble:
                warn("not pushed", id=game, reason=str(trouble))
                continue
            if status in GONE:
                await asyncio.to_thread(self.forget, device.endpoint)
            note("pushed", id=game, seat=seat.seat, service=urlsplit(device.endpoint).netloc, status=status)

    def devices(self, game: str, seat: Seat) -> list[Device]:
        """A seat that was handed out again has lost those of whoever had it."""
        which = calls.c.game == game, calls.c.seat == seat.seat, calls.c.generation == seat.generation
        with self.store.reading() as connection:
            rows = connection.execute(select(calls.c.endpoint, calls.c.point, calls.c.auth, calls.c.lang).where(*which))
            return [Device(*row) for row in rows.all() if self.is_service(row.endpoint)]

    def send(self, game: str, device: Device) -> int:
        """The status that the push service answers; 0 where it can't be reached."""
        parts = urlsplit(device.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact}
        told = text_in(device.lang)
        message = {"game": game, "title": told("web-called"), "body": told("web-called-more")}
        sealed = http_ece.encrypt(
            msgspec.json.encode(message),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpacked(device.point, POINT_BYTES),
            auth_secret=unpacked(device.auth, AUTH_BYTES),
        )
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": game,  # a later one takes the place of one that was not delivered
            "Urgency": "normal",
            **self.signer().sign(claims),
        }
        try:
            with self.opener.open(Request(device.endpoint, sealed, headers), timeout=SECONDS) as answer:
                return int(answer.status)
        except HTTPError as refusal:
            return refusal.code
        except (OSError, http.client.HTTPException):
            return 0


def unpacked(text: str, length: int) -> bytes:
    try:
        found = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise ValueError(text) from None
    if len(found) != length:
        raise ValueError(text)
    return found


def point_of(key: Vapid02) -> bytes:
    public: ec.EllipticCurvePublicKey = key.public_key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def written_key(key: Vapid02) -> str:
    return packed(key.private_key.private_numbers().private_value.to_bytes(32, "big"))


def read_key(text: str) -> Vapid02 | None:
    try:
        unpacked(text, 32)
        return Vapid02.from_raw(text.encode())
    except (ValueError, VapidException):
        return None

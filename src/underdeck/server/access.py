"""Tokens of seats, invites, watchers, campaign sheets and journals: what they say, signed. Nobody needs an account."""

import base64
import binascii
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass

from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import KEY_BYTES

SEAT = "s"
INVITE = "i"
WATCH = "w"
CAMPAIGN = "c"
JOURNAL = "j"
KINDS = (SEAT, INVITE, WATCH, CAMPAIGN, JOURNAL)
LONGEST_TOKEN = 120
INVITE_SECONDS = 30 * 24 * 3600
"""A seat is one's own for ever; an invite that nobody has followed for a month is void."""


@dataclass(frozen=True, slots=True)
class Pass:
    kind: str
    game: str
    """Or the campaign sheet, or the journal."""
    seat: int = 0
    generation: int = 1
    """Raised when a seat is handed out anew: older tokens of it are void."""
    made: int = 0
    """When an invite was written, in seconds of the epoch."""


def invite(game: str, seat: int, generation: int) -> Pass:
    return Pass(INVITE, game, seat, generation, int(time.time()))


def check_age(known: Pass) -> None:
    if known.kind == INVITE and time.time() > known.made + INVITE_SECONDS:
        raise Refusal("invite-old")


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def new_id() -> str:
    return secrets.token_hex(8)


def fresh_seed() -> int:
    return secrets.randbits(32)


def fresh_key() -> str:
    """Of the chance in a game that nobody may foresee."""
    return secrets.token_hex(KEY_BYTES)


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Signer:
    """
    >>> signer = Signer(b"secret")
    >>> signer.read(signer.write(Pass(SEAT, "abc", 2))).seat
    2
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def sign(self, body: str) -> str:
        return packed(hmac.digest(self.secret, body.encode(), hashlib.sha256)[:18])

    def maker(self, address: str) -> str:
        """Tells addresses apart without keeping any; empty for this machine."""
        return packed(hmac.digest(self.secret, f"address {address}".encode(), hashlib.sha256)[:9]) if address else ""

    def browser(self, said: str) -> str:
        """The same of what a browser says it is known by."""
        return self.maker(f"browser {said[:LONGEST_TOKEN]}") if said else ""

    def write(self, known: Pass) -> str:
        body = packed(f"{known.kind}.{known.game}.{known.seat}.{known.generation}.{known.made}".encode())
        return f"{body}.{self.sign(body)}"

    def read(self, token: str) -> Pass:
        body, _, signature = token.partition(".")
        if len(token) > LONGEST_TOKEN or not token.isascii() or not hmac.compare_digest(self.sign(body), signature):
            raise Refusal("token")
        try:
            text = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)).decode()
            kind, game, seat, generation, made = text.split(".")
        except (binascii.Error, ValueError):
            raise Refusal("token") from None
        if kind not in KINDS:
            raise Refusal("token")
        return Pass(kind, game, whole_number(seat), whole_number(generation), whole_number(made))

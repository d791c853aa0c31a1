"""Signed tokens of seats, invites, watchers, campaign sheets and journals. Nobody needs an account."""

import hashlib
import hmac
import re
import secrets
import time
from dataclasses import dataclass

import itsdangerous
from itsdangerous.encoding import base64_decode, base64_encode
from itsdangerous.signer import SigningAlgorithm

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
TOKEN = re.compile(r"[\w.-]+", re.ASCII)
"""The form of a token. The library ignores any other character."""
INVITE_SECONDS = 30 * 24 * 3600
"""The lifetime of an invite that nobody has used: a month. A seat never expires."""


@dataclass(frozen=True, slots=True)
class Pass:
    kind: str
    game: str
    """The id of the game, the campaign sheet, or the journal."""
    seat: int = 0
    generation: int = 1
    """The generation of the seat. It grows when the seat is given away, and older tokens are void."""
    made: int = 0
    """The time when an invite was made, in seconds of the epoch."""


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
    """Return a new key for chance that nobody can predict."""
    return secrets.token_hex(KEY_BYTES)


def packed(data: bytes) -> str:
    return base64_encode(data).decode()


class FirstAlgorithm(SigningAlgorithm):
    """The signature of tokens up to schema 16. Seats never expire, so these tokens are still accepted."""

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        return hmac.digest(key, value, hashlib.sha256)[:18]


class Signer:
    """Signs and checks tokens.

    >>> signer = Signer(b"secret")
    >>> signer.read(signer.write(Pass(SEAT, "abc", 2))).seat
    2
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.signer = itsdangerous.Signer(secret, salt="token", digest_method=hashlib.sha384)
        self.first = itsdangerous.Signer(secret, key_derivation="none", algorithm=FirstAlgorithm())

    def maker(self, address: str) -> str:
        """Return a signature of an address, so that none is stored; empty for this machine."""
        return packed(hmac.digest(self.secret, f"address {address}".encode(), hashlib.sha256)[:9]) if address else ""

    def browser(self, said: str) -> str:
        """Return a signature of the id that a browser sent; empty for none."""
        return self.maker(f"browser {said[:LONGEST_TOKEN]}") if said else ""

    def write(self, known: Pass) -> str:
        body = base64_encode(f"{known.kind}.{known.game}.{known.seat}.{known.generation}.{known.made}")
        return self.signer.sign(body).decode()

    def read(self, token: str) -> Pass:
        if len(token) > LONGEST_TOKEN or not TOKEN.fullmatch(token):
            raise Refusal("token")
        try:
            text = base64_decode(self.body(token)).decode()
            kind, game, seat, generation, made = text.split(".")
        except (itsdangerous.BadData, ValueError):
            raise Refusal("token") from None
        if kind not in KINDS:
            raise Refusal("token")
        return Pass(kind, game, whole_number(seat), whole_number(generation), whole_number(made))

    def body(self, token: str) -> bytes:
        """Return what was signed, in either form."""
        signer = self.signer if self.signer.validate(token) else self.first
        return signer.unsign(token)

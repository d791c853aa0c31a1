"""The only source of chance, the same stream on every Python.

A seed alone gives SplitMix64: fast, and good enough where everybody may know the seed. Whoever sees its rolls can
compute it, so games on a server have a key too: then every number is a keyed BLAKE2b of its place in the stream, and
what was seen tells nothing about what comes.

A test, a puzzle or a search may script it: `Rng(7, [6, 6, 1])` rolls 6, 6, 1 and then goes on by itself.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
KEY_BYTES: Final = 32
COMPILED: Final = not __file__.endswith(".py")
"""Whether this module is compiled: then numbers of 64 bits are signed and overflow by themselves."""
FEW: Final = 1 << 31
"""Below this, a number times half of the bits fits into 63."""
GAMMA: Final = 0x9E3779B97F4A7C15
FIRST_MIX: Final = 0xBF58476D1CE4E5B9
SECOND_MIX: Final = 0x94D049BB133111EB


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of random numbers.

    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    >>> rng = Rng(7, [6, 1])
    >>> rng.die(), rng.die()
    (6, 1)
    >>> keyed(7, bytes(32)).below(1000) == keyed(7, bytes(32)).below(1000)
    True
    """

    __slots__ = ("key", "place", "script")

    def __init__(self, state: int, script: list[int] | None = None, key: bytes = b"") -> None:
        self.place: i64 = signed(state)
        self.script: list[int] = [] if script is None else script
        self.key = key

    @property
    def state(self) -> int:
        """Return the state of SplitMix64; with a key the number of the next bits."""
        place: int = self.place
        return place & MASK

    @state.setter
    def state(self, state: int) -> None:
        self.place = signed(state)

    def clone(self) -> Rng:
        new = Rng(0, self.script[:] if self.script else None, self.key)
        new.place = self.place
        return new

    def __reduce__(self) -> tuple[type[Rng], tuple[int, list[int], bytes]]:
        return Rng, (self.state, self.script, self.key)

    def bits(self) -> int:
        """Return the next 64 random bits."""
        if self.key:
            state = self.state
            self.place = signed(state + 1)
            place = state.to_bytes(8, "big")
            return int.from_bytes(hashlib.blake2b(place, digest_size=8, key=self.key).digest(), "big")
        if COMPILED:
            found: int = self.mixed()
            return found & MASK
        self.place = z = (self.place + GAMMA) & MASK
        z = ((z ^ (z >> 30)) * FIRST_MIX) & MASK
        z = ((z ^ (z >> 27)) * SECOND_MIX) & MASK
        return z ^ (z >> 31)

    def mixed(self) -> i64:
        """Return the next bits without a key, in 64-bit arithmetic."""
        z: i64 = self.place + SIGNED_GAMMA
        self.place = z
        z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * SIGNED_FIRST_MIX
        z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SIGNED_SECOND_MIX
        return z ^ ((z >> 31) & 0x1FFFFFFFF)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1 (bias below n / 2**64)."""
        if COMPILED and not self.key and n < FEW:
            return self.below_few(n)
        return (self.bits() * n) >> 64

    def below_few(self, n: i64) -> i64:
        """Return a number below a small n, in 64-bit arithmetic."""
        z: i64 = self.mixed()
        return (((z >> 32) & 0xFFFFFFFF) * n + (((z & 0xFFFFFFFF) * n) >> 32)) >> 32

    def die(self) -> int:
        """Roll a six-sided die; scripted values come first."""
        if self.script:
            return self.script.pop(0)
        return self.below(6) + 1

    def roll(self, sides: int) -> int:
        """Roll a die of that many sides; scripted values come first."""
        if self.script:
            return self.script.pop(0)
        return self.below(sides) + 1

    def shuffle(self, cards: list[Any]) -> None:
        quick = COMPILED and not self.key
        for i in range(len(cards) - 1, 0, -1):
            j: int = self.below_few(i + 1) if quick else self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def signed(state: int) -> int:
    """Return the number as a signed 64-bit integer."""
    if 0 <= state < FEW:
        return state
    state &= MASK
    return state if state < 1 << 63 else state - (1 << 64)


SIGNED_GAMMA: Final[i64] = signed(GAMMA)
SIGNED_FIRST_MIX: Final[i64] = signed(FIRST_MIX)
SIGNED_SECOND_MIX: Final[i64] = signed(SECOND_MIX)
"""Kept as they lie in 64 bits: written out, such large numbers would be converted each time."""


def keyed(seed: int, key: bytes) -> Rng:
    """Return the stream of a seed, or of a seed and a secret key."""
    return (
        Rng(0, key=hashlib.blake2b(seed.to_bytes(8, "big"), digest_size=KEY_BYTES, key=key).digest())
        if key
        else Rng(seed)
    )


def read_key(text: str) -> bytes:
    """Return the key that 64 hexadecimal digits spell; empty for any other text.

    >>> read_key("00" * 32) == bytes(32), read_key("00"), read_key("é" * 64)
    (True, b'', b'')
    """
    if len(text) == 2 * KEY_BYTES and not set(text) - set("0123456789abcdef"):
        return bytes.fromhex(text)
    return b""

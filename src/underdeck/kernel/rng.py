"""The one random channel, the same stream on every Python.

A seed alone gives SplitMix64: fast, and good enough where everybody may know the seed. Whoever sees its rolls can
compute it, so games on a server have a key too: then every number is a keyed BLAKE2b of its place in the stream, and
what was seen tells nothing about what comes.

A test, a puzzle or a search may script it: `Rng(7, [6, 6, 1])` rolls 6, 6, 1 and then goes on by itself.
"""

import hashlib

MASK = 0xFFFFFFFFFFFFFFFF
KEY_BYTES = 32


class Rng:
    """
    >>> Rng(7).below(6) == Rng(7).below(6)
    True
    >>> rng = Rng(7, [6, 1])
    >>> rng.die(), rng.die()
    (6, 1)
    >>> keyed(7, bytes(32)).below(1000) == keyed(7, bytes(32)).below(1000)
    True
    """

    __slots__ = ("key", "script", "state")

    def __init__(self, state: int, script: list[int] | None = None, key: bytes = b"") -> None:
        self.state = state & MASK
        """Of SplitMix64; with a key the number of the next bits."""
        self.script: list[int] = [] if script is None else script
        self.key = key

    def clone(self) -> "Rng":
        return Rng(self.state, self.script[:], self.key)

    def bits(self) -> int:
        """The next 64 random bits."""
        if self.key:
            place = self.state.to_bytes(8, "big")
            self.state = (self.state + 1) & MASK
            return int.from_bytes(hashlib.blake2b(place, digest_size=8, key=self.key).digest(), "big")
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (bias below n / 2**64)."""
        return (self.bits() * n) >> 64

    def die(self) -> int:
        """A six-sided die; scripted values come first."""
        if self.script:
            return self.script.pop(0)
        return ((self.bits() * 6) >> 64) + 1

    def roll(self, sides: int) -> int:
        """A die of that many sides; scripted values come first."""
        if self.script:
            return self.script.pop(0)
        return ((self.bits() * sides) >> 64) + 1

    def shuffle(self, cards: list[int]) -> None:
        if self.key:
            for i in range(len(cards) - 1, 0, -1):
                j = self.below(i + 1)
                cards[i], cards[j] = cards[j], cards[i]
            return
        state = self.state  # bits() written out: whole decks are shuffled for every sampled world
        for i in range(len(cards) - 1, 0, -1):
            state = z = (state + 0x9E3779B97F4A7C15) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            cards[i], cards[j] = cards[j], cards[i]
        self.state = state


def keyed(seed: int, key: bytes) -> Rng:
    """The stream of a seed, or of a seed and a secret key."""
    return (
        Rng(0, key=hashlib.blake2b(seed.to_bytes(8, "big"), digest_size=KEY_BYTES, key=key).digest())
        if key
        else Rng(seed)
    )


def read_key(text: str) -> bytes:
    """
    >>> read_key("00" * 32) == bytes(32), read_key("00"), read_key("é" * 64)
    (True, b'', b'')
    """
    if len(text) == 2 * KEY_BYTES and not set(text) - set("0123456789abcdef"):
        return bytes.fromhex(text)
    return b""

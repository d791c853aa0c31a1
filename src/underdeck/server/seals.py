"""Each answer on disk is sealed together with all before it, so that no history passes for another."""

import hashlib

import msgspec

SEAL_BYTES = 8


def first_seal(header: str) -> str:
    """Of a game that nobody has answered yet."""
    return hashlib.blake2b(header.encode(), digest_size=SEAL_BYTES).hexdigest()


def next_seal(before: str, n: int, seat: int, words: str, by: str, digest: str | None) -> str:
    """Of answer `n`, whose row is the rest.

    >>> next_seal(first_seal("{}"), 0, 0, "explore", "person", None)
    '333601bff08a3106'
    """
    row = msgspec.json.encode([before, n, seat, words, by, digest])
    return hashlib.blake2b(row, digest_size=SEAL_BYTES).hexdigest()

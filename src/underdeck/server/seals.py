"""Seals of stored answers: each covers all answers before it, so that no change stays unnoticed."""

import hashlib

import msgspec

SEAL_BYTES = 8


def first_seal(header: str) -> str:
    """Return the seal of a game without answers."""
    return hashlib.blake2b(header.encode(), digest_size=SEAL_BYTES).hexdigest()


def next_seal(before: str, n: int, seat: int, words: str, by: str, digest: str | None) -> str:
    """Return the seal after answer `n`; the other arguments are its row.

    >>> next_seal(first_seal("{}"), 0, 0, "explore", "person", None)
    '333601bff08a3106'
    """
    row = msgspec.json.encode([before, n, seat, words, by, digest])
    return hashlib.blake2b(row, digest_size=SEAL_BYTES).hexdigest()

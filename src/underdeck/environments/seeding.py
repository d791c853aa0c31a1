"""Seeds of games, drawn by whoever plays many of them."""

from typing import Any

LARGEST = 2**31 - 1


def next_seed(generator: Any) -> int:
    return int(generator.integers(LARGEST))

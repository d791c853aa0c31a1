"""Seeds for programs that play many games."""

from typing import Any

LARGEST = 2**31 - 1


def next_seed(generator: Any) -> int:
    return int(generator.integers(LARGEST))

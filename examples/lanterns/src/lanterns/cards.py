"""What is printed on the cards. Rules know cards by what they do, never by their ids."""

from dataclasses import dataclass
from typing import Final

TREASURE, PERIL, OIL, STAIRS = KINDS = ("treasure", "peril", "oil", "stairs")

HANDED_OUT: Final = 2
"""Keepsakes that everybody gets (LO-1.3)."""


@dataclass(frozen=True, slots=True)
class Chamber:
    id: str
    kind: str
    coins: int = 0
    light: int = 0


@dataclass(frozen=True, slots=True)
class Keepsake:
    id: str
    saves: int = 0
    """Percent of the pouch that it brings out of a closing shaft."""
    coins: int = 0
    """At the end, to whoever still has it."""


@dataclass(frozen=True, slots=True)
class Shaft:
    id: str
    light: int
    stairs: int
    goal: int


@dataclass(frozen=True, slots=True)
class Pack:
    """A card is a number: its place in `chambers` or `keepsakes`, where each copy has its own."""

    delvers: tuple[str, ...]
    chambers: tuple[Chamber, ...]
    keepsakes: tuple[Keepsake, ...]
    shafts: dict[str, Shaft]
    digest: str

    def keepsake(self, id: str) -> int:
        """The first copy."""
        return next(card for card, each in enumerate(self.keepsakes) if each.id == id)


def copy_names(cards: tuple[Chamber, ...] | tuple[Keepsake, ...]) -> list[str]:
    """Of every copy: `bats-1`, `bats-2` and so on."""
    counts: dict[str, int] = {}
    names: list[str] = []
    for card in cards:
        counts[card.id] = counts.get(card.id, 0) + 1
        names.append(f"{card.id}-{counts[card.id]}")
    return names

"""A finished game in a few facts: what a journal keeps of it, and who is to be teased for what."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

FORMAT = 1
MOST_THINGS = 400
MOST_SEATS = 12


class Part(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What one seat had of the game."""

    name: str
    """The hero or character, by id."""
    won: bool
    points: int = 0
    beaten: list[str] = []
    """What fell by this hand, once each."""
    hurt: dict[str, int] = {}
    """How much each thing or rival did to it."""
    counts: dict[str, int] = {}


class Award(msgspec.Struct, forbid_unknown_fields=True):
    """For whoever did something most."""

    kind: str
    name: str
    count: int


class Deed(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game, summed up once for everybody who counts it."""

    format: int
    game: str
    outcome: str
    turns: int
    answers: int
    parts: list[Part]
    place: str = ""
    """Where it was played: a dungeon, a length."""
    tier: str = ""
    """How hard, or by which house rules."""
    met: list[str] = []
    """Cards that were faced or seen, by id, once each."""
    found: list[str] = []
    """What somebody came to own."""
    counts: dict[str, int] = {}
    """Of the whole table."""
    awards: list[Award] = []


class Tally:
    """Counts up while a story is told."""

    def __init__(self, names: Iterable[str]) -> None:
        self.met: dict[str, None] = {}
        self.found: dict[str, None] = {}
        self.counts: dict[str, int] = {}
        self.own: dict[str, dict[str, int]] = {name: {} for name in names}
        self.hurt: dict[str, dict[str, int]] = {name: {} for name in names}
        self.beaten: dict[str, dict[str, None]] = {name: {} for name in names}

    def meet(self, id: object) -> None:
        self.met[str(id)] = None

    def find(self, id: object) -> None:
        self.found[str(id)] = None

    def count(self, kind: str, amount: int = 1) -> None:
        add(self.counts, kind, amount)

    def count_of(self, name: object, kind: str, amount: int = 1) -> None:
        if name in self.own:
            add(self.own[str(name)], kind, amount)

    def hurt_by(self, name: object, cause: str, amount: int) -> None:
        if name in self.hurt:
            add(self.hurt[str(name)], cause, amount)

    def beat(self, name: object, id: object) -> None:
        if name in self.beaten:
            self.beaten[str(name)][str(id)] = None

    def part(self, name: str, won: bool, points: int = 0) -> Part:
        return Part(name, won, points, [*self.beaten[name]], self.hurt[name], self.own[name])


def add(counts: dict[str, int], kind: str, amount: int) -> None:
    counts[kind] = counts.get(kind, 0) + amount


def awards_of(parts: Sequence[Part], kinds: Mapping[str, str]) -> list[Award]:
    """By the name of the award what it counts: to whoever has most of it, if anybody has more than all others."""
    found: list[Award] = []
    for kind, counted in kinds.items():
        ranked = sorted(parts, key=lambda part: -part.counts.get(counted, 0))
        most = [part.counts.get(counted, 0) for part in ranked]
        if len(parts) > 1 and most[0] > most[1]:
            found.append(Award(kind, ranked[0].name, most[0]))
    return found

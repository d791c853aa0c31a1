"""The one object that the rules change, and what follows from it."""

from typing import Final

from lanterns.cards import PERIL, STAIRS, Chamber, Pack, Shaft
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.kernel.rng import Rng

WALK, ESCAPE, OVER = PHASES = ("walk", "escape", "over")

STAIR_COINS: Final = 2
"""That a treasure has more for every stairs taken (LO-3.4)."""


class Delver:
    __slots__ = ("coins", "hand", "inside", "name", "pouch")

    def __init__(self, name: str) -> None:
        self.name = name
        self.coins = 0
        """At home, safe."""
        self.pouch = 0
        """Gathered in this delve."""
        self.inside = False
        self.hand: list[int] = []
        """Keepsakes, which nobody else sees."""

    def clone(self) -> "Delver":
        new = Delver(self.name)
        new.coins, new.pouch, new.inside, new.hand = self.coins, self.pouch, self.inside, self.hand[:]
        return new


class State:
    __slots__ = (
        "asked", "deck", "delve", "delvers", "delves", "events", "floor", "kept", "outcome", "pack", "path", "phase",
        "removed", "reveals", "rng", "shaft", "undealt", "used",
    )  # fmt: skip

    def __init__(self, pack: Pack, shaft: Shaft, delves: int, names: list[str], rng: Rng) -> None:
        self.pack = pack
        self.shaft = shaft
        self.delves = delves
        self.delve = 0
        self.delvers = [Delver(name) for name in names]
        self.deck: list[int] = []
        """The top comes last."""
        self.path: list[int] = []
        """Chambers opened in this delve."""
        self.removed: list[int] = []
        """Perils that have closed the shaft once."""
        self.undealt: list[int] = []
        self.used: list[int] = []
        self.floor = 0
        """Coins that lie where they fell."""
        self.phase = OVER
        self.kept: dict[int, Action] = {}
        """Answers that nobody sees until all are in."""
        self.asked: list[Decision] = []
        self.events: list[Event] = []
        self.reveals = 0
        self.rng = rng
        self.outcome: str | None = None

    def clone(self) -> "State":
        new = State.__new__(State)
        new.pack, new.shaft, new.delves, new.delve = self.pack, self.shaft, self.delves, self.delve
        new.delvers = [delver.clone() for delver in self.delvers]
        new.deck, new.path, new.removed = self.deck[:], self.path[:], self.removed[:]
        new.undealt, new.used = self.undealt[:], self.used[:]
        new.floor, new.phase, new.kept = self.floor, self.phase, dict(self.kept)
        new.asked, new.events, new.reveals = self.asked[:], self.events[:], self.reveals
        new.rng, new.outcome = self.rng.clone(), self.outcome
        return new

    def tell(self, kind: str, /, *, seats: tuple[int, ...] | None = None, **facts: str | int) -> None:
        self.events.append(Event(kind, facts, seats))


def inside(state: State) -> list[Delver]:
    return [delver for delver in state.delvers if delver.inside]


def opened(state: State) -> list[Chamber]:
    return [state.pack.chambers[card] for card in state.path]


def stairs(state: State) -> int:
    """How many of them lie behind us (LO-3.4)."""
    return state.shaft.stairs + sum(chamber.kind == STAIRS for chamber in opened(state))


def light(state: State) -> int:
    """Every chamber burns one; oil gives some back (LO-3.3)."""
    return state.shaft.light - len(state.path) + sum(chamber.light for chamber in opened(state))


def closes(state: State, card: int) -> bool:
    """Would this card close the shaft, as the second peril of its kind (LO-3.6)?"""
    chamber = state.pack.chambers[card]
    return chamber.kind == PERIL and any(other.id == chamber.id for other in opened(state))


def score(state: State, delver: Delver) -> int:
    return delver.coins + sum(state.pack.keepsakes[card].coins for card in delver.hand)

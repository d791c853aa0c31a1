"""The chronicle: what a study stores of a game besides its outcome: its end, and the cards taken and used."""

from bisect import bisect
from collections import Counter, defaultdict
from typing import NamedTuple

from underdeck.kernel.decisions import Action
from underdeck.match import Match
from underdeck.match.summary import Summary

DIGITS = 4
"""The digits of chances: enough for any count, and the same on every machine."""


SEEN, USED, TAKEN = "seen", "used", "taken"


class Offer:
    """The chances to use or take a card, and how often it was."""

    __slots__ = ("chosen", "times")

    def __init__(self) -> None:
        self.times = 0
        self.chosen = 0


class Piece(NamedTuple):
    """A thing of a pack that should come up in its games."""

    id: str
    sign: str
    """The sign that it came up: seen, used or taken; '' if there is none."""


class Taken(NamedTuple):
    card: str
    way: str
    """The use it was taken for, if a card may be several things."""
    seat: int
    turn: int
    chance: float
    """The win probability of the player who took it, at the last point of the curve."""


class Chronicle:
    """The chronicle of a game with no further facts; others build on it."""

    every = 1
    """The turns between two points of the curve."""

    def __init__(self) -> None:
        self.turns = 0
        self.place = ""
        """Where it ended."""
        self.foe = ""
        """Who or what ended it."""
        self.cause = ""
        """How."""
        self.causes: Counter[str] = Counter()
        """Of losses on the way, with how much each has cost."""
        self.harm: Counter[str] = Counter()
        """Of these losses, what each card has cost."""
        self.seen: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.taken: list[Taken] = []
        self.offers: defaultdict[tuple[str, str], Offer] = defaultdict(Offer)
        """Of each card, to be used or to be taken."""
        self.measures: dict[str, int] = {}
        """Numbers that only this game has, by the message that names them."""
        self.scores: list[int] = []
        """Of every seat, where the game counts points."""
        self.curve: list[list[float]] = []
        """The chance to win, turn by turn: of the party, or of every seat."""
        self.points: list[int] = []
        """The turns of the curve."""

    def answering(self, match: Match, seat: int, action: Action) -> None:
        """Take note before each answer."""

    def answered(self, match: Match) -> None:
        """Take note at the start, and after each answer."""

    def ended(self, match: Match) -> None:
        """Take note when the game is over, or was broken off."""

    def look(self, turn: int, chances: list[float]) -> None:
        """Add a point to the curve."""
        self.points.append(turn)
        self.curve.append(chances)

    def chances_at(self, turn: int, before: list[float]) -> list[float]:
        """Return the last point of the curve by that turn, or what it was before the first."""
        past = bisect(self.points, turn)
        return self.curve[past - 1] if past else before

    def copy(self, summary: Summary) -> None:
        """Take over what the summary has counted of causes and cards."""
        self.causes.update(summary.causes)
        self.harm.update(summary.harm)
        self.seen.update(summary.seen)
        self.used.update(summary.used)


def rounded(chance: float) -> float:
    return round(chance, DIGITS)

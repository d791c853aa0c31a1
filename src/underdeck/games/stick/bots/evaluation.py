"""The share of victory that each seat may expect, as a quick estimate: a small net over what a seat sees.

Every player's features give a score, and the scores compete: shares are positive and sum to one. The numbers in
`weights.json` were learned from whole games (`training/stick.py`).
"""

import json
from functools import cache
from importlib import resources
from math import exp
from typing import Final

from underdeck.games.stick.bots.features import NAMES, Strengths, features
from underdeck.games.stick.rules.state import State, name_of
from underdeck.kernel.pickling import Saved, saved

WEIGHTS: Final = "weights.json"


class Net:
    """A net with a hidden layer and a direct connection from features to score."""

    __slots__ = ("bias", "hidden", "inputs", "out", "straight")

    def __init__(self, hidden: list[list[float]], bias: list[float], out: list[float], straight: list[float]) -> None:
        self.inputs = len(straight)
        self.hidden = hidden
        self.bias = bias
        self.out = out
        self.straight = straight

    def score(self, given: list[float]) -> float:
        total = 0.0
        places: list[int] = []
        values: list[float] = []
        for place in range(self.inputs):
            value = given[place]
            if value != 0.0:
                places.append(place)
                values.append(value)
                total += self.straight[place] * value
        count = len(places)
        for unit in range(len(self.bias)):
            row = self.hidden[unit]
            sum = self.bias[unit]
            for i in range(count):
                sum += row[places[i]] * values[i]
            if sum > 0.0:
                total += self.out[unit] * sum
        return total


@cache
def trained() -> Net:
    """Return the trained net; refuse a file made for other features."""
    text = (resources.files("underdeck.games.stick.bots") / WEIGHTS).read_text()
    found = json.loads(text)
    if found["features"] != list(NAMES):
        raise ValueError("the weights are not for these features")
    return Net(found["hidden"], found["bias"], found["out"], found["straight"])


def shares_of(net: Net, rows: list[list[float]]) -> list[float]:
    scores = [net.score(row) for row in rows]
    top = max(scores)
    powers = [exp(score - top) for score in scores]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]


def settled(state: State) -> list[float]:
    """Return the shares of a finished game: the winners share the victory (OS-24.5)."""
    assert state.outcome is not None
    winners = state.outcome.split("+")
    return [(name_of(state, seat) in winners) / len(winners) for seat in range(len(state.players))]


class Evaluation:
    """The evaluation. It caches how strong each set of cards is."""

    __slots__ = ("net", "strengths")

    def __init__(self) -> None:
        self.net = trained()
        self.strengths = Strengths()

    def __reduce__(self) -> Saved:
        return saved(self)

    def shares(self, state: State, viewer: int) -> list[float]:
        """Return the share of every seat, as that viewer sees the table."""
        if state.outcome is not None:
            return settled(state)
        return shares_of(self.net, features(self.strengths, state, viewer))

    def value(self, state: State, seat: int) -> float:
        """Return the win probability of this seat; in a team, that of its team."""
        return together(state, self.shares(state, seat), seat)


def together(state: State, shares: list[float], seat: int) -> float:
    """Return the share of the seat's team."""
    team = state.players[seat].team
    if team < 0:
        return shares[seat]
    total = 0.0
    for share, player in zip(shares, state.players, strict=True):
        if player.team == team:
            total += share
    return total

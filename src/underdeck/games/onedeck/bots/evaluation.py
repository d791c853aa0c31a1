"""The win probability of a position, learned from games of our own bots (see `training/onedeck.py`).

Two small networks: one for the start of a boss round, one for a turn on a floor, which is told what the first one says
of the party as it stands. The weights lie beside this file; nothing but floats is needed to use them.
"""

import json
import math
from importlib import resources
from typing import Final

from underdeck.games.onedeck.bots.features import boss_numbers, dice_in_hand, floor_numbers, names
from underdeck.games.onedeck.rules.state import BOSS_FLOOR, State

WEIGHTS: Final = "evaluation.json"
STEEPEST: Final = 8.0
"""The limit of certainty for any position, as a logit."""


class Network:
    """A network with one hidden layer and a direct connection past it."""

    __slots__ = ("bias", "hidden", "known", "out", "past", "weights")

    def __init__(
        self,
        weights: list[list[float]],
        known: dict[str, int],
        hidden: list[float],
        out: list[float],
        past: list[float],
        bias: float,
    ) -> None:
        self.weights = weights
        """Of each hidden unit: numbers first, then names."""
        self.known = known
        self.hidden = hidden
        self.out = out
        self.past = past
        """Past the hidden layer."""
        self.bias = bias

    def logit(self, given: list[float], said: list[str]) -> float:
        total = self.bias
        past = self.past
        places: list[int] = []
        values: list[float] = []
        for i in range(len(given)):
            number = given[i]
            if number != 0.0:
                places.append(i)
                values.append(number)
                total += number * past[i]
        for name in said:
            known = self.known.get(name, -1)
            if known >= 0:
                places.append(len(given) + known)
                values.append(1.0)
                total += past[len(given) + known]
        count = len(places)
        for j in range(len(self.weights)):
            unit = self.hidden[j]
            row = self.weights[j]
            for k in range(count):
                unit += values[k] * row[places[k]]
            if unit > 0.0:
                total += unit * self.out[j]
        return max(-STEEPEST, min(STEEPEST, total))


def chance(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-logit))


def logit(chance: float) -> float:
    if chance <= 0.0 or chance >= 1.0:
        return -STEEPEST if chance <= 0.0 else STEEPEST
    return max(-STEEPEST, min(STEEPEST, math.log(chance / (1.0 - chance))))


def network(weights: dict[str, list[float]], rows: dict[str, list[list[float]]], known: list[str]) -> Network:
    places = {name: place for place, name in enumerate(known)}
    units = [[row[unit] for row in rows["numbers"] + rows["named"]] for unit in range(len(weights["hidden"]))]
    return Network(units, places, weights["hidden"], weights["out"], weights["past"], weights["bias"][0])


class Evaluation:
    __slots__ = ("boss", "floor", "shifts")

    def __init__(self, boss: Network, floor: Network | None, shifts: dict[str, float]) -> None:
        self.boss = boss
        self.floor = floor
        self.shifts = shifts
        """By dungeon, hero and number of heroes: how much better things go on the floors than the network thinks, which
        knows no names there."""

    def boss_logit(self, state: State, dice: list[int], rested: bool) -> float:
        return self.boss.logit(boss_numbers(state, dice, rested), names(state))

    def boss_chance(self, state: State) -> float:
        """Return the win probability as if the party met the boss now."""
        return chance(self.boss_logit(state, dice_in_hand(state), False))

    def logit(self, state: State) -> float:
        dice = dice_in_hand(state)
        said = names(state)
        now = self.boss.logit(boss_numbers(state, dice, False), said)
        if state.floor >= BOSS_FLOOR or self.floor is None:
            return now
        rested = self.boss.logit(boss_numbers(state, dice, True), said)
        found = self.floor.logit(floor_numbers(state, dice, now, rested), said)
        return found + self.shift(state) if self.shifts else found

    def shift(self, state: State) -> float:
        count = len(state.heroes)
        total = self.shifts.get(f"party {count}", 0.0) + self.shifts.get("dungeon " + state.dungeon.id, 0.0)
        for hero in state.heroes:
            total += self.shifts.get("hero " + hero.side.hero, 0.0) / count
        return total

    def chance(self, state: State) -> float:
        """Return the win probability between two encounters or boss rounds; inside one, as if it were not there."""
        if state.result:
            return 1.0 if state.result == "victory" else 0.0
        return chance(self.logit(state))


def read_evaluation(text: str, for_odds: bool = False) -> Evaluation:
    found = json.loads(text)
    boss = network(found["boss"]["weights"], found["boss"]["rows"], found["boss"]["known"])
    floor = None
    if "floor" in found:
        floor = network(found["floor"]["weights"], found["floor"]["rows"], found["floor"]["known"])
    return Evaluation(boss, floor, found.get("shifts", {}) if for_odds else {})


KEPT: Final[dict[bool, Evaluation]] = {}


def evaluation(for_odds: bool = False) -> Evaluation:
    """Return the evaluation of the package, read when it is first needed. Bots compare positions of one game and were
    measured without the shifts; people see values with them."""
    if for_odds not in KEPT:
        room = resources.files("underdeck.games.onedeck.bots")
        KEPT[for_odds] = read_evaluation((room / WEIGHTS).read_text(encoding="utf-8"), for_odds)
    return KEPT[for_odds]

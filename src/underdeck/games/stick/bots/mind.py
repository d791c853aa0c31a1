"""The mind of the Stick: where every answer leads by the end of the turn, the odds of fights, and the reasons for the
best answer."""

import math
from collections.abc import Sequence
from typing import Final

from underdeck.bots.advice import Advice, Prospect, Reason, Stop
from underdeck.bots.player import sampled_world
from underdeck.games.stick.bots.evaluation import Evaluation, shares_of, together
from underdeck.games.stick.bots.expert import GLANCE
from underdeck.games.stick.bots.features import NAMES, features
from underdeck.games.stick.bots.playout import Line, Playouts, lead, proven
from underdeck.games.stick.bots.skilled import Skilled
from underdeck.games.stick.rules.odds import Odds
from underdeck.games.stick.rules.prospects import prospect
from underdeck.games.stick.rules.state import Player, State, drool, name_of
from underdeck.kernel.decisions import Decision
from underdeck.kernel.digits import percent
from underdeck.kernel.events import Fact
from underdeck.match import Match

SEED: Final = 14
USUAL_NODES: Final = 2000
HABIT: Final = "plain-habit"
WON, DRAWN, LOST = FIGHT = ("fight-won", "fight-drawn", "fight-lost")
THEIRS: Final = ("theirs-won", "theirs-drawn", "theirs-lost")
"""The figures of a fight, one's own or between others."""
WOUNDS, LOOT, SHTICKS, FLIGHT, SLAYING = ("wounds", "loot", "shticks", "flight", "slaying")
LEAST: Final = 0.002
"""The least weight of a reason, in win probability."""

TOPICS: Final = {
    "loot": ("equipped", "stash", "stash_cards", "drool_missing", "lair_open", "loot_here"),
    "shticks": ("shticks", "shticks_missing", "attack", "defend", "saved"),
    "wounds": ("lost", "last_wound", "fleeing", "missing"),
    "xykon": ("slayer", "slaying", "best_slaying", "at_xykon", "in_lair"),
    "way": ("floor", "exit_points", "way_home", "nearest_home", "exited", "stack_here"),
    "cards": ("hand", "flipped"),
}
"""What a reason may be about, and the features that tell of it."""
FIGURES: Final = {"loot": ((LOOT, 1),), "wounds": ((WOUNDS, -1), (FLIGHT, -1))}
"""Topics that have figures of their own, and whether those are for it or against it."""
COUNTED: Final = {"hand": 7.0, "flipped": -10.0}
"""Features that tell of cards at hand, as numbers of cards: the evaluation may like to see some of them gone."""
VISIBLE: Final = 0.05
"""The least difference of figures, which are shown to the tenth."""
SCORED: Final = {"shticks": 1.0, "equipped": 1.0, "stash": 1.0, "exit_points": 0.5}
"""The features that are Bragging Points, in the measure of `points`; the slayer's are counted apart."""
PLACES: Final = {name: place for place, name in enumerate(NAMES)}


def own_drool(state: State, player: Player) -> int:
    total = 0
    for card in player.stash:
        total += drool(state, card, player.character)
    for card in player.equipped:
        total += drool(state, card, player.character)
    return total


class Told(Line):
    """An answer with all its figures."""

    __slots__ = ("evaluation", "figures", "rows")

    def __init__(self, action: tuple[int, ...], evaluation: Evaluation) -> None:
        super().__init__(action)
        self.evaluation = evaluation
        self.figures = {WOUNDS: 0.0, LOOT: 0.0, SHTICKS: 0.0, FLIGHT: 0.0, SLAYING: 0.0}
        self.rows: list[list[float]] = []
        """The sum of every seat's features."""

    def see(self, before: State, after: State, seat: int) -> None:
        was, now = before.players[seat], after.players[seat]
        self.figures[WOUNDS] += now.lost - was.lost
        self.figures[LOOT] += own_drool(after, now) - own_drool(before, was)
        self.figures[SHTICKS] += len(now.shticks) - len(was.shticks)
        self.figures[FLIGHT] += now.fleeing and not was.fleeing
        self.figures[SLAYING] += now.slayer and not was.slayer
        found = features(self.evaluation.strengths, after, seat)
        if not self.rows:
            self.rows = [[0.0] * len(row) for row in found]
        for total, row in zip(self.rows, found, strict=True):
            for place in range(len(row)):
                total[place] += row[place]

    def error(self) -> float:
        """Return the standard error of the mean."""
        count = len(self.values)
        if count < 2:
            return 0.5
        mean, squares = self.mean(), 0.0
        for value in self.values:
            squares += (value - mean) * (value - mean)
        return float((squares / (count - 1) / count) ** 0.5)

    def means(self) -> list[list[float]]:
        count = len(self.values)
        return [[total / count for total in row] for row in self.rows]


class StickMind:
    def value(self, world: State, seat: int) -> float:
        return Evaluation().value(world, seat)

    def advise(
        self,
        match: Match,
        decision: Decision,
        budget: int = 0,
        stop: Stop | None = None,
        beside: Sequence[Decision] = (),
    ) -> Advice:
        world = sampled_world(match, decision.seat)
        return advise(world, decision, budget or USUAL_NODES, stop)


def advise(world: State, decision: Decision, budget: int, stop: Stop | None) -> Advice:
    """Return the advice in a world as the asked seat sees it."""
    seat = decision.seat
    playouts = Playouts(1)
    lines = [Told(option, playouts.evaluation) for option in decision.options]
    worlds = playouts.race(world, decision, list(lines), SEED, budget, stop)
    usual = decision.options.index(Skilled(SEED).choose(world, [decision])[1])
    fights = [prospect(world, seat, decision.kind, line.action) for line in lines]
    names = FIGHT if fighting(world, seat) else THEIRS
    most = max(lines, key=seen)
    found = [prospect_of(line, most, odds, names) for line, odds in zip(lines, fights, strict=True)]
    best, reasons = judged(world, seat, playouts.evaluation, lines, usual, fights)
    return Advice(seat, decision.kind, found[best].win, found, best, reasons, worlds, judged=True)


def judged(
    state: State, seat: int, evaluation: Evaluation, lines: list[Told], usual: int, fights: list[Odds | None]
) -> tuple[int, list[Reason]]:
    """Return the place of the best answer and the reasons: the usual one, unless another is proven and has better
    reasons."""
    best = proven(list(lines), usual, GLANCE.doubt, GLANCE.blunder)
    if fighting(state, seat):
        best = alike(lines, best, fights)
    reasons = reasons_for(state, seat, evaluation, lines, best, fights)
    if best != usual and sum([reason.weight for reason in reasons]) <= 0:  # by luck, as far as can be told
        best = usual
        reasons = reasons_for(state, seat, evaluation, lines, best, fights)
    if best == usual and len(lines) > 1 and not any(reason.weight > 0 for reason in reasons):
        reasons.insert(0, Reason(HABIT, {}, LEAST))
    return best, reasons


def fighting(state: State, seat: int) -> bool:
    """Return whether the seat is in this battle, if there is one."""
    battle = state.battle
    return battle is None or seat in (battle.fighter, battle.foe)


def alike(lines: list[Told], best: int, fights: list[Odds | None]) -> int:
    """Return the answer with the best odds among those with the same results in every world."""
    found = best
    for place, line in enumerate(lines):
        odds, most = fights[place], fights[found]
        if odds is not None and most is not None and line.values == lines[best].values and odds[0] > most[0]:
            found = place
    return found


def seen(line: Told) -> int:
    return len(line.values)


def prospect_of(line: Told, most: Told, odds: Odds | None, names: tuple[str, str, str]) -> Prospect:
    """Return the prospect of an answer: computed odds, and averages over the worlds. An answer that was tried in fewer
    worlds is compared with the best in those that both have seen: they may have been the easy ones."""
    count = len(line.values)
    figures: dict[str, float] = {}
    exact: tuple[str, ...] = ()
    if odds is not None:
        figures.update(zip(names, odds, strict=True))
        exact = names
    for name, total in line.figures.items():
        if total or name == WOUNDS:
            figures[name] = total / count
    behind, apart = lead(most, line)
    error = math.hypot(most.error(), apart) if count < len(most.values) else line.error()
    return Prospect(line.action, min(1.0, max(0.0, most.mean() - behind)), error, figures, exact)


def reasons_for(
    state: State, seat: int, evaluation: Evaluation, lines: list[Told], best: int, fights: list[Odds | None]
) -> list[Reason]:
    """Return what distinguishes the best answer from the others, by its effect on the share of victory."""
    others = [line for place, line in enumerate(lines) if place != best]
    if not others:
        return []
    mine, theirs = lines[best].means(), mixed([line.means() for line in others])

    def worth(rows: list[list[float]]) -> float:
        return together(state, shares_of(evaluation.net, rows), seat)

    level = worth(theirs)
    found: list[Reason] = []
    for topic in TOPICS:
        trial = [row[:] for row in theirs]
        trial[seat] = changed(theirs[seat], mine[seat], topic, state)
        weight = worth(trial) - level
        if topic == "cards" and (more_cards(mine[seat], theirs[seat]) > 0) != (weight > 0):
            continue
        if not contradicted(lines[best], others, topic, weight):
            weigh(found, topic, weight, {"others": len(others)})
    for other in range(len(theirs)):
        if other != seat:
            trial = [row[:] for row in theirs]
            trial[other] = mine[other]
            mate = state.players[seat].team >= 0 and state.players[other].team == state.players[seat].team
            weigh(found, "mate" if mate else "rival", worth(trial) - level, {"other": name_of(state, other)})
    odds = fights[best]
    if odds is not None and fighting(state, seat):
        rest = [each[0] for place, each in enumerate(fights) if each is not None and place != best]
        if not rest or odds[0] > sum(rest) / len(rest):
            ahead = lines[best].mean() - sum([line.mean() for line in others]) / len(others)
            topic = "fight" if odds[0] > odds[2] else "fight-yet"
            weigh(found, topic, ahead, {"percent": percent(odds[0]), "lost": percent(odds[2])})
    return sorted(found, key=lambda reason: -abs(reason.weight))


def more_cards(mine: list[float], theirs: list[float]) -> float:
    total = 0.0
    for name, cards in COUNTED.items():
        total += cards * (mine[PLACES[name]] - theirs[PLACES[name]])
    return total


def contradicted(mine: Told, others: list[Told], topic: str, weight: float) -> bool:
    """Do the figures beside the answers not show what the reason says?"""
    if topic not in FIGURES:
        return False
    lead = 0.0
    for name, sign in FIGURES[topic]:
        rest = sum([line.figures[name] / len(line.values) for line in others]) / len(others)
        lead += sign * (mine.figures[name] / len(mine.values) - rest)
    return lead < VISIBLE if weight > 0 else lead > -VISIBLE


def weigh(found: list[Reason], topic: str, weight: float, facts: dict[str, Fact]) -> None:
    if abs(weight) >= LEAST:
        code = f"{topic}-{'more' if weight > 0 else 'less'}"
        found.append(Reason(code, {**facts, "points": round(100 * abs(weight))}, weight))


def mixed(all: list[list[list[float]]]) -> list[list[float]]:
    """Return the average of all answers."""
    return [
        [sum([rows[seat][place] for rows in all]) / len(all) for place in range(len(NAMES))]
        for seat in range(len(all[0]))
    ]


def changed(row: list[float], into: list[float], topic: str, state: State) -> list[float]:
    """Return the features with one topic as after the best answer, and the points that go with it."""
    found = row[:]
    points = 0.0
    for name in TOPICS[topic]:
        place = PLACES[name]
        found[place] = into[place]
        if name in SCORED:
            points += SCORED[name] * (into[place] - row[place])
        elif name == "slayer":
            points += 0.2 * (len(state.floors) - 2) * (into[place] - row[place])
    for name in ("points", "lead"):
        found[PLACES[name]] += points
    return found

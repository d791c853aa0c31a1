"""Playouts: where an answer leads. The game is played on in sampled worlds, quickly and sensibly, and evaluated where
it stops."""

from typing import Final

from underdeck.bots.advice import Stop
from underdeck.games.stick.bots.beliefs import likely_in
from underdeck.games.stick.bots.evaluation import Evaluation, together
from underdeck.games.stick.bots.prices import prices_of
from underdeck.games.stick.bots.skilled import Skilled
from underdeck.games.stick.bots.tempers import EVEN, NOBODY
from underdeck.games.stick.rules.agenda import MACHINE
from underdeck.games.stick.rules.cards import Pack
from underdeck.games.stick.rules.state import State
from underdeck.games.stick.rules.worlds import Likely, resample
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.rng import MASK, Rng

LONGEST: Final = 400
"""The answers after which a playout is evaluated wherever it is."""
BLOCK: Final = 4
"""The worlds between two decisions about who drops out."""
FALLING: Final = 2.0
"""The standard errors behind the best after which an answer drops out."""
LEAST: Final = 0.0005
"""The win probability below which a lead is none."""
SPREAD: Final = 0.08
"""How far two answers are usually apart in one world, as if seen in so many before: a few worlds that happen to agree
prove little."""
BEFOREHAND: Final = 4


class Line:
    """One answer with its results, world by world."""

    __slots__ = ("action", "alive", "cost", "total", "values")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.alive = True
        self.cost = 0.0
        """What is given away with it that no value shows."""
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def see(self, before: State, after: State, seat: int) -> None:
        """Collect more than the value; subclasses override it."""

    def mean(self) -> float:
        return self.total / len(self.values) if self.values else 0.0


def lead(line: Line, other: Line) -> tuple[float, float]:
    """Return by how much the first is better in the worlds that both have seen, and the standard error of that."""
    count = min(len(line.values), len(other.values))
    if not count:
        return 0.0, 1.0
    total = squares = 0.0
    for place in range(count):
        difference = line.values[place] - other.values[place]
        total += difference
        squares += difference * difference
    mean = total / count
    apart = max(0.0, squares - count * mean * mean) + BEFOREHAND * SPREAD * SPREAD
    return mean, float((apart / (count - 1 + BEFOREHAND) / count) ** 0.5)


def fingerprint(state: State, decision: Decision, seed: int) -> int:
    """Return a number that depends only on what everybody at the table can see, and on the seed."""
    found = seed ^ 0x9E3779B97F4A7C15
    for number in (state.turn, state.active, state.steps, state.beaten, len(state.agenda), decision.seat):
        found = (found * 0x100000001B3 + number + 7) & MASK
    for option in decision.options:
        for number in option:
            found = (found * 0x100000001B3 + number + 7) & MASK
    return found


def worlds_of(state: State, decision: Decision, seed: int) -> Rng:
    """Return the seeds of the worlds for a question."""
    return Rng(fingerprint(state, decision, seed))


def next_question(state: State) -> Decision:
    """Return the next question: answers to offers come before further offers."""
    decision = state.asked[0]
    if decision.kind == "assist":
        for each in state.asked:
            if each.kind == "offer":
                return each
    return decision


class Playouts:
    """Plays on with one quick player at every seat, for so many turns."""

    __slots__ = (
        "evaluation",
        "foe",
        "friend",
        "guesses",
        "likely",
        "nodes",
        "pack",
        "player",
        "shrewd",
        "temper",
        "turns",
    )

    def __init__(self, turns: int, guesses: bool = False, shrewd: bool = False) -> None:
        self.guesses = guesses
        """Whether it has an opinion on what others hold."""
        self.shrewd = shrewd
        """Whether everybody weighs things by prices that were learned."""
        self.pack: Pack | None = None
        self.likely: Likely | None = None
        """Of the cards of that pack."""
        self.player = Skilled(0, prices_of(shrewd))
        self.evaluation = Evaluation()
        self.turns = turns
        self.temper = EVEN
        self.foe = self.friend = NOBODY
        """Whom the temper is about."""
        self.nodes = 0
        """Answers given so far, in all worlds."""

    def play_on(self, state: State, last: int) -> None:
        """Play on to the beginning of the turn after that one."""
        for _ in range(LONGEST):
            if state.outcome is not None:
                return
            decision = next_question(state)
            if state.turn > last and decision.kind in ("start", "end"):
                return
            action = decision.options[0]
            if len(decision.options) > 1:
                action = self.player.choose(state, [decision])[1]
            self.nodes += 1
            MACHINE.step(state, decision.seat, action)

    def after(self, world: State, seat: int, action: Action, seed: int) -> tuple[State, float]:
        """Return the world when the answer has shown its value, and that value: the mean over the ends of the turns
        until then."""
        state = world.clone()
        self.player.forget(seed)
        turn = state.turn
        self.nodes += 1
        MACHINE.step(state, seat, action)
        total = 0.0
        for ahead in range(self.turns):
            self.play_on(state, turn + ahead)
            total += self.value(state, seat)
        return state, total / self.turns

    def value(self, state: State, seat: int) -> float:
        shares = self.evaluation.shares(state, seat)
        share = together(state, shares, seat)
        if self.temper is EVEN:
            return share
        return share + self.temper.colour(state, shares, seat, self.foe, self.friend)

    def beliefs(self, pack: Pack) -> Likely | None:
        if self.guesses and self.pack is not pack:
            self.pack, self.likely = pack, likely_in(pack)
        return self.likely

    def race(
        self, world: State, decision: Decision, lines: list[Line], seed: int, budget: int, stop: Stop | None
    ) -> int:
        """Try the answers in world after world until the budget is spent; those that fall behind drop out. Returns the
        number of worlds."""
        self.player.moves.known.clear()  # what other questions left there is no part of this one
        seeds = worlds_of(world, decision, seed)
        likely = self.beliefs(world.pack)
        spent = self.nodes + budget
        worlds = 0
        while self.nodes < spent and not (stop is not None and worlds and stop()):
            drawn = seeds.bits()
            sample = resample(world, decision.seat, drawn, likely)
            for line in lines:
                if line.alive:
                    after, value = self.after(sample, decision.seat, line.action, drawn)
                    line.see(sample, after, decision.seat)
                    line.add(value - line.cost)
            worlds += 1
            if worlds % BLOCK == 0 and drop_out(lines) == 1:
                break
        return worlds


def drop_out(lines: list[Line]) -> int:
    """Drop answers that are far behind. Return the number of the others."""
    best = best_of(lines)
    left = 0
    for line in lines:
        if line.alive and line is not best:
            ahead, error = lead(best, line)
            if ahead > FALLING * error:
                line.alive = False
        left += line.alive
    return left


def proven(lines: list[Line], usual: int, doubt: float, least: float = LEAST) -> int:
    """Return the place of the best answer, or of the usual one unless another is better by that margin and number of
    standard errors."""
    best = best_of(lines)
    if best is not lines[usual]:
        ahead, error = lead(best, lines[usual])
        if ahead <= least or ahead <= doubt * error:
            return usual
    return lines.index(best)


def best_of(lines: list[Line]) -> Line:
    """Return the best answer that has not dropped out."""
    best = lines[0]
    for line in lines:
        if line.alive and (not best.alive or line.mean() > best.mean()):
            best = line
    return best

"""The search: each answer is tried in sampled worlds, played on to the next quiet position and evaluated there.

Worlds are drawn from what the seat sees and a number, the same worlds for every answer. Weak answers drop out early
(sequential halving): the budget, counted in answers played in such worlds, goes to those that are close.
"""

from time import sleep
from typing import Final

from underdeck.bots.advice import Stop
from underdeck.games.onedeck.bots.evaluation import Evaluation
from underdeck.games.onedeck.bots.playout import Playout
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.state import State, stack
from underdeck.games.onedeck.rules.view import resample
from underdeck.kernel.decisions import Action
from underdeck.kernel.rng import Rng

FIRST_WORLDS: Final = 4
"""The worlds for every answer before any drops out."""


class Branch:
    """An answer with its results in the worlds tried so far."""

    __slots__ = (
        "action", "clean", "damage", "follow", "poison", "seat", "square", "start", "through", "time", "total",
        "voices", "worlds",
    )  # fmt: skip

    def __init__(self, seat: int, action: Action, follow: list[Action] | None = None) -> None:
        self.seat = seat
        self.action = action
        self.follow = follow
        """Moves of a placement, to be carried out before anything else is thought of."""
        self.voices = [seat]
        """Who says «done» with it: whoever plays several heroes says it once (R-20)."""
        self.start = 0.0
        """What speaks for it beforehand, in chances to win."""
        self.worlds = 0
        self.total = 0.0
        self.square = 0.0
        self.through = 0
        self.clean = 0
        self.damage = 0.0
        self.poison = 0.0
        self.time = 0.0

    @property
    def mean(self) -> float:
        return self.total / max(1, self.worlds)

    @property
    def error(self) -> float:
        """Return the standard error of the mean."""
        if self.worlds < 2:
            return 0.5
        spread = max(0.0, self.square / self.worlds - self.mean * self.mean)
        return float((spread / (self.worlds - 1)) ** 0.5)


class Thought:
    """A question and its search."""

    __slots__ = ("branches", "evaluation", "feats", "least", "nodes", "seeds", "stop", "world")

    def __init__(self, world: State, branches: list[Branch], evaluation: Evaluation, seed: int) -> None:
        self.world = world
        self.branches = branches
        self.evaluation = evaluation
        self.seeds = Rng(seed)
        self.nodes = 0
        self.least = 2
        """Worlds in which every answer is tried, whatever the budget."""
        self.feats = False
        """Are they weighed in the worlds? See `Playout`."""
        self.stop: Stop | None = None

    def think(self, budget: int, most_worlds: int, first_worlds: int = FIRST_WORLDS) -> Branch:
        """Halve the branches until the budget is spent; return the best of the rest."""
        left = self.branches[:]
        worlds = first_worlds
        while True:
            self.widen(left, worlds, budget)
            left.sort(key=promise, reverse=True)
            if self.nodes >= budget or worlds >= most_worlds or self.stopped():
                return left[0]
            if len(left) > 2:
                left = left[: (len(left) + 1) // 2]
            elif len(left) == 2 and clear(left[0], left[1]):
                return left[0]
            worlds = min(most_worlds, worlds * 2)

    def widen(self, branches: list[Branch], worlds: int, budget: int) -> None:
        """Try each branch in so many worlds, unless the budget is spent and all were tried in as many. Other threads
        have a turn after each world, because compiled code would not let them."""
        seeds = Rng(self.seeds.state)
        for number in range(worlds):
            chance = seeds.bits()
            if number >= self.least and (self.nodes >= budget or self.stopped()):
                return
            for branch in branches:
                if branch.worlds == number:
                    self.try_out(branch, chance)
                    sleep(0)

    def glance(self, branch: Branch, worlds: int) -> None:
        """Play on from here by the quick policy, without an answer."""
        for _ in range(worlds):
            state = resample(self.world, self.seeds.bits())
            game = Playout(state, self.evaluation, self.feats)
            game.to_quiet()
            branch.worlds += 1
            branch.total += self.evaluation.chance(game.state)

    def try_out(self, branch: Branch, chance: int) -> None:
        state = resample(self.world, chance)
        poison = poison_of(state)
        game = Playout(state, self.evaluation, self.feats)
        turn, boss_round = state.turn, state.round
        if branch.follow is not None:
            game.moves(branch.follow[:])
        elif branch.action == (do.DONE,) and state.asked[0].kind == "placing":
            game.done(branch.voices)
        else:
            game.step(branch.seat, branch.action)
        game.to_quiet_since(turn, boss_round)
        self.count(branch, game, poison)
        worth = self.evaluation.chance(game.state)
        branch.worlds += 1
        branch.total += worth
        branch.square += worth * worth
        self.nodes += game.nodes

    def count(self, branch: Branch, game: Playout, poison: int) -> None:
        state = game.state
        if state.result != "defeat":
            branch.through += 1
            branch.clean += not game.damage
        branch.damage += game.damage
        branch.poison += poison_of(state) - poison
        branch.time += game.time

    def stopped(self) -> bool:
        return self.stop is not None and self.stop()


def promise(branch: Branch) -> float:
    return branch.mean + branch.start


def clear(best: Branch, next: Branch) -> bool:
    return best.mean - next.mean > 3.0 * (best.error + next.error)


def poison_of(state: State) -> int:
    total = 0
    for hero in state.heroes:
        total += hero.poison
    return total


def worth_trying(world: State, options: list[Action]) -> list[Action]:
    """Return the options with one closed door for all of them, because they are all alike."""
    found: list[Action] = []
    closed = False
    for option in options:
        if option[0] == do.ENTER and not world.doors[option[1] * stack(world)] & 1:
            if closed:
                continue
            closed = True
        found.append(option)
    return found

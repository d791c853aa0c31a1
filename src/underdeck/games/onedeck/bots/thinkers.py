"""Expert and master: every answer is tried in sampled worlds and valued by the evaluation (see `thinking.py`)."""

from typing import Final

from underdeck.bots.advice import Stop
from underdeck.games.onedeck.bots.evaluation import Evaluation, evaluation
from underdeck.games.onedeck.bots.greedy import answer, mends
from underdeck.games.onedeck.bots.placement import best_placement
from underdeck.games.onedeck.bots.thinking import Branch, Thought, worth_trying
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.decisions import Action, Decision

BY_HABIT: Final = (
    "fill", "convert", "receiver", "pay", "throw", "pick", "branch", "amount", "marks", "focus", "basic-skill",
    "basic-potion", "bonus", "first", "odd-die", "groups", "leaf", "loot-order", "order", "boss-pairs", "pairs",
    "store",
)  # fmt: skip
"""Questions not worth a long thought."""
MOST_OPTIONS: Final = 24
EXPERT_BUDGET: Final = 2_000
EXPERT_WORLDS: Final = 12
MASTER_BUDGET: Final = 20_000
MASTER_WORLDS: Final = 128
"""Nodes for an answer, and worlds in which the answers left to the end are tried."""


class Thinker:
    """Chosen moves of a placement are remembered until something unforeseen happens."""

    needs_world = True

    def __init__(self, seed: int, budget: int, worlds: int, depth: int, stop: Stop | None = None) -> None:
        self.seed = seed
        self.budget = budget
        self.worlds = worlds
        self.depth = depth
        self.stop = stop
        self.plan: list[Action] = []
        self.evaluation: Evaluation = evaluation()

    def choose(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        planned = self.planned(decisions)
        if planned is not None:
            return planned
        decision = decisions[0]
        if decision.kind == "placing":
            return self.place(world, decisions)
        if decision.kind in BY_HABIT or len(decision.options) > MOST_OPTIONS:
            return decision.seat, answer(world, decision)
        branches = [Branch(decision.seat, option) for option in worth_trying(world, decision.options)]
        return decision.seat, self.best(world, branches).action

    def planned(self, decisions: list[Decision]) -> tuple[int, Action] | None:
        """The next move of the plan. Dice that were added by themselves, having no rival, are passed over."""
        while self.plan:
            action = self.plan.pop(0)
            for decision in decisions:
                if action in decision.options:
                    return decision.seat, action
            if action[0] not in (do.ADD, do.GIVE):
                self.plan = []
        return None

    def best(self, world: State, branches: list[Branch]) -> Branch:
        if len(branches) == 1:
            return branches[0]
        thought = Thought(world, branches, self.evaluation, self.seed, self.depth)
        thought.stop = self.stop
        return thought.think(self.budget, self.worlds)

    def place(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        """The best placement as the dice lie, against every skill and potion that may come first."""
        plan = best_placement(world)
        moves = plan.actions()
        branches = [Branch(decisions[0].seat, (do.DONE,), moves)]
        if plan.hurts or world.mode == c.BOSS:
            for decision in decisions:
                for option in decision.options:
                    if option[0] in (do.USE, do.DRINK, do.HEAL):
                        branches.append(Branch(decision.seat, option))
        else:
            for decision in decisions:
                for option in decision.options:
                    if option[0] == do.USE and mends(world, option):
                        branches.append(Branch(decision.seat, option))
        found = self.best(world, branches)
        if found.follow is None:
            return found.seat, found.action
        self.plan = moves
        return self.planned(decisions) or (decisions[0].seat, (do.DONE,))


class Expert(Thinker):
    """A glance at each answer."""

    def __init__(self, seed: int, budget: int = EXPERT_BUDGET, stop: Stop | None = None) -> None:
        super().__init__(seed, budget, EXPERT_WORLDS, 1, stop)


class Master(Thinker):
    """Many worlds."""

    def __init__(self, seed: int, budget: int = MASTER_BUDGET, stop: Stop | None = None) -> None:
        super().__init__(seed, budget, MASTER_WORLDS, 1, stop)

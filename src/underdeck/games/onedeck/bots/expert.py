"""The expert: tries every answer in sampled worlds and values it by the evaluation (see `search.py`)."""

from typing import Final

from underdeck.bots.advice import Stop
from underdeck.games.onedeck.bots.evaluation import Evaluation, evaluation
from underdeck.games.onedeck.bots.placement import MOVE_NODES, best_placement
from underdeck.games.onedeck.bots.search import Branch, Thought, worth_trying
from underdeck.games.onedeck.bots.skilled import Skilled, use_cost
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.pickling import Saved, saved

THOUGHT_ABOUT: Final = ("peril", "feat", "avert-defeat", "resist")
"""The questions that are tried in worlds, besides the placing step before the boss. The others are answered by rules of
thumb, which the evaluation has not yet been seen to beat."""
MOST_OPTIONS: Final = 24
START: Final = 0.01
"""The advantage of the rules of thumb's answer, in win probability."""


class Effort:
    """The amount of search of a thinking bot."""

    __slots__ = ("least", "nodes", "samples", "uses", "worlds")

    def __init__(self, nodes: int, worlds: int, samples: int, uses: int, least: int) -> None:
        self.nodes = nodes  # for an answer
        self.worlds = worlds  # in which the answers left to the end are tried
        self.samples = samples  # rolls imagined by rule of thumb
        self.uses = uses  # skills and potions tried before the boss, shared by all heroes: they may have thirty
        self.least = least  # worlds in which every answer is tried, whatever the budget


EXPERT: Final = Effort(600, 4, 3, 24, 1)


class Thinker:
    """A bot that searches. It remembers the moves of a placement until something unforeseen happens."""

    needs_world = True

    def __init__(self, seed: int, effort: Effort, budget: int, stop: Stop | None) -> None:
        self.seed = seed
        self.effort = effort
        self.budget = budget
        self.worlds = max(effort.worlds, effort.worlds * budget // effort.nodes)
        """Whoever may look at more than usual looks at more of them."""
        self.stop = stop
        self.habit = Skilled(seed, effort.samples)
        self.evaluation: Evaluation = evaluation()

    def __reduce__(self) -> Saved:
        """Whoever might stop it stays where they are."""
        return saved(self, self.seed, self.budget, habit=self.habit)

    def choose(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        """Choose an answer. That of a skilled player has a small advantage, which the worlds must overcome."""
        planned = self.habit.planned(decisions)
        if planned is not None:
            return planned
        usual = self.habit.choose(world, decisions)
        decision = decisions[0]
        if decision.kind == "placing":
            return self.place(world, decisions, usual)
        if decision.kind not in THOUGHT_ABOUT or len(decision.options) > MOST_OPTIONS:
            return usual
        branches = [Branch(decision.seat, option) for option in worth_trying(world, decision.options)]
        for branch in branches:
            if branch.action == usual[1]:
                branch.start = START
        return decision.seat, self.best(world, branches).action

    def best(self, world: State, branches: list[Branch]) -> Branch:
        if len(branches) == 1:
            return branches[0]
        thought = Thought(world, branches, self.evaluation, self.seed)
        thought.stop = self.stop
        thought.least = self.effort.least
        return thought.think(self.budget, self.worlds)

    def place(self, world: State, decisions: list[Decision], usual: tuple[int, Action]) -> tuple[int, Action]:
        """Place dice by the rules of thumb; against the boss compare every skill and potion with the placement."""
        if world.mode != c.BOSS:
            return usual
        plan = best_placement(world, MOVE_NODES)
        moves = plan.actions()
        branches = [Branch(decisions[0].seat, (do.DONE,), moves)]
        branches += self.promising(world, decisions, usual)
        places = usual[1][0] not in (do.USE, do.DRINK)
        for branch in branches:
            if (branch.follow is not None and places) or branch.action == usual[1]:
                branch.start = START
        found = self.best(world, branches)
        if found.follow is None:
            self.habit.plan = []
            return found.seat, found.action
        return self.habit.begin(moves, decisions)

    def promising(self, world: State, decisions: list[Decision], usual: tuple[int, Action]) -> list[Branch]:
        """Return skills and potions to try; of very many the best by the rules of thumb, with their choice."""
        found: list[Branch] = []
        uses: list[tuple[bool, float, int]] = []
        for decision in decisions:
            for option in decision.options:
                if option[0] in (do.USE, do.DRINK):
                    uses.append((decision.seat != usual[0] or option != usual[1], 0.0, len(found)))
                if option[0] in (do.USE, do.DRINK, do.HEAL):
                    found.append(Branch(decision.seat, option))
        most = self.effort.uses // len(world.heroes)
        if len(uses) <= most:
            return found
        priced = [
            (other, use_cost(world, found[place].seat, found[place].action, self.effort.samples), place)
            for other, _, place in uses
        ]
        priced.sort()
        dropped = {place for _, _, place in priced[most:]}
        return [branch for place, branch in enumerate(found) if place not in dropped]


class Expert(Thinker):
    """A short look at each answer."""

    def __init__(self, seed: int, budget: int = EXPERT.nodes, stop: Stop | None = None) -> None:
        super().__init__(seed, EXPERT, budget, stop)

"""A beginner: plays what looks good at once, and errs as beginners do."""

from typing import Final

from underdeck.games.onedeck.bots.greedy import Greedy, answer, remedy
from underdeck.games.onedeck.bots.habits import answers, quick_choice
from underdeck.games.onedeck.bots.placement import best_placement
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.rng import Rng

FORGETS: Final = 50
"""In a hundred: a skill that would help is overlooked."""
CARELESS: Final = 25
"""In a hundred: the first die that fits goes where it fits."""
BOLD: Final = 60
"""In a hundred: an encounter is faced that had better be fled from."""
MAGPIE: Final = 45
"""In a hundred: loot is taken because it is there."""
DOORS: Final = ("turn-option", "descend", "stealth")


class Novice:
    """What she overlooks depends on the seed and on what lies on the table, so that a game replays the same."""

    needs_world = True

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.placer = Greedy(seed)

    def choose(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        mood = Rng(world.rng.state ^ self.seed)
        planned = self.placer.planned(decisions)
        if planned is not None:
            return planned
        decision = decisions[0]
        if decision.kind == "placing":
            return self.place(world, decisions, mood)
        drink = remedy(world, decision)
        if drink is not None and mood.below(100) >= FORGETS:
            return decision.seat, drink
        return decision.seat, self.answer(world, decision, mood)

    def place(self, world: State, decisions: list[Decision], mood: Rng) -> tuple[int, Action]:
        if mood.below(100) < CARELESS:
            for decision in decisions:
                for option in decision.options:
                    if option[0] == do.COVER:
                        return decision.seat, option
        if mood.below(100) < FORGETS:
            self.placer.plan = best_placement(world).actions()
            return self.placer.planned(decisions) or (decisions[0].seat, (do.DONE,))
        return self.placer.place(world, decisions)

    def answer(self, world: State, decision: Decision, mood: Rng) -> Action:
        options = answers(world, decision)
        kind = decision.kind
        if kind == "room" and mood.below(100) < BOLD:
            return (do.ENCOUNTER,)
        if kind == "loot" and mood.below(100) < MAGPIE:
            return options[mood.below(len(options))]
        if kind in DOORS:
            return options[0]
        if kind in ("feat", "peril"):
            return options[mood.below(len(options))]
        if kind == "avert-defeat":
            return quick_choice(world, decision)
        return answer(world, decision)

"""The novice: plays what looks good at once, and errs as beginners do."""

from typing import Final

from underdeck.games.onedeck.bots.heuristics import answers
from underdeck.games.onedeck.bots.placement import SAMPLE_NODES, best_placement
from underdeck.games.onedeck.bots.skilled import Skilled, answer, remedy
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.pickling import Saved, saved
from underdeck.kernel.rng import Rng

FORGETS: Final = 30
"""The percentage of helpful skills that are overlooked."""
CARELESS: Final = 8
"""The percentage of turns in which the first fitting die goes on its box."""
BOLD: Final = 40
"""The percentage of encounters that are faced instead of a better flight."""
MAGPIE: Final = 25
"""The percentage of loot that is taken because it is there."""
HASTY: Final = 15
"""The percentage of first ideas for a door, an option or a feat."""
HASTE: Final = ("turn-option", "feat", "peril", "stealth")


class Novice:
    """The bot; its errors depend on the seed and the table, so that a game replays the same."""

    needs_world = True

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.placer = Skilled(seed)

    def __reduce__(self) -> Saved:
        return saved(self, self.seed, placer=self.placer)

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
            self.placer.plan = best_placement(world, SAMPLE_NODES).actions()
            return self.placer.planned(decisions) or (decisions[0].seat, (do.DONE,))
        return self.placer.place(world, decisions)

    def answer(self, world: State, decision: Decision, mood: Rng) -> Action:
        options = answers(world, decision)
        kind = decision.kind
        if kind == "room" and mood.below(100) < BOLD:
            return (do.ENCOUNTER,)
        if kind == "loot" and mood.below(100) < MAGPIE:
            return options[mood.below(len(options))]
        if kind in HASTE and mood.below(100) < HASTY:
            return options[0]
        return answer(world, decision)

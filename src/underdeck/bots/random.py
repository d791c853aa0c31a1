"""The bot that gives any legal answer, each with the same probability."""

from typing import Any

from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.rng import Rng


class Random:
    needs_world = False

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, world: Any, decisions: list[Decision]) -> tuple[int, Action]:
        decision = decisions[self.rng.below(len(decisions))] if len(decisions) > 1 else decisions[0]
        return decision.seat, decision.options[self.rng.below(len(decision.options))]

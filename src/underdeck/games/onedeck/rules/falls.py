"""Answers that cost a hero's life for certain: every face says so before they are given."""

from dataclasses import dataclass
from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.state import State, dying, health
from underdeck.kernel.decisions import Action

HARMLESS: Final = frozenset(
    (do.DONE, do.COVER, do.ADD, do.PICK, do.CONVERT, do.DISCARD, do.REFUSE, do.DEFEAT, do.RETURN, do.MARK)
)
"""What hurts nobody by itself. Done has a price of its own, which is shown all the time."""


@dataclass(slots=True)
class Fall:
    """Her damage, and the health she would have."""

    hero: str
    damage: int
    health: int


def falls(state: State) -> dict[Action, list[Fall]]:
    """Every answer by which a hero gets as much damage as she has health, potions aside; what hangs on a roll or on a
    hidden card is not told."""
    found: dict[Action, list[Fall]] = {}
    if state.result or dying(state):
        return found
    for decision in state.asked:
        for action in decision.options:
            if action[0] not in HARMLESS and action not in found:
                world = state.clone()
                step(world, decision.seat, action)
                if world.reveals == state.reveals:
                    fallen = [world.heroes[h] for h in dying(world)]
                    found[action] = [Fall(hero.name, hero.damage, health(world, hero)) for hero in fallen]
    return {action: fallen for action, fallen in found.items() if fallen}

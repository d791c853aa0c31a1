"""Answers that cost a hero's life, or the game, for certain: every face says so before they are given."""

from dataclasses import dataclass
from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.frames import (
    ASK_LAST_POISON,
    ASK_PLACING,
    ASK_SPLIT,
    ASK_SPLIT_POISON,
    ASK_STAIRS,
)
from underdeck.games.onedeck.rules.state import State, dying, health
from underdeck.kernel.decisions import Action

HARMLESS: Final = frozenset((do.COVER, do.ADD, do.PICK, do.CONVERT, do.DISCARD, do.REFUSE, do.RETURN, do.MARK))
"""What hurts nobody by itself."""
DIVIDING: Final = frozenset((ASK_SPLIT, ASK_SPLIT_POISON, ASK_LAST_POISON, ASK_STAIRS))
"""Whom it hurts is asked first."""


@dataclass(slots=True)
class Fall:
    """Her damage, and the health she would have."""

    hero: str
    damage: int
    health: int


@dataclass(slots=True)
class Dangers:
    """What hangs on a roll or on a hidden card is not told."""

    falls: dict[Action, list[Fall]]
    """Answers by which a hero gets as much damage as she has health, potions aside."""
    deadly: list[Action]
    """Answers after which the game is lost, whatever else is done."""


def dangers(state: State, mortal: bool) -> Dangers:
    """`mortal`: somebody may fall if the dice are left as they lie."""
    found = Dangers({}, [])
    if state.result:
        return found
    in_danger = bool(dying(state))
    stopping = mortal and placing(state)
    tried: set[Action] = set()
    for decision in state.asked:
        for action in decision.options:
            if action in tried or action[0] in HARMLESS or (action[0] == do.DONE and not stopping):
                continue
            tried.add(action)
            world = after(state, decision.seat, action)
            if revealed(state, world):
                continue
            fallen = [world.heroes[h] for h in dying(world)]
            if fallen and not in_danger:
                found.falls[action] = [Fall(hero.name, hero.damage, health(world, hero)) for hero in fallen]
            if lost(state, world):
                found.deadly.append(action)
    return found


def placing(state: State) -> bool:
    return bool(state.agenda) and state.agenda[-1][0] == ASK_PLACING


def after(state: State, seat: int, action: Action) -> State:
    """The dice stay as they lie only when everybody says so (R-19)."""
    world = state.clone()
    together = action[0] == do.DONE and placing(state)
    for each in [decision.seat for decision in state.asked] if together else [seat]:
        step(world, each, action)
    return world


def revealed(state: State, world: State) -> bool:
    """Has chance or a card behind a door come in? Cards that time turns over matter only by their number."""
    return (
        world.rng.state != state.rng.state
        or len(world.rng.script) != len(state.rng.script)
        or any(door & 1 and door not in state.doors for door in world.doors)
    )


def lost(state: State, world: State) -> bool:
    if revealed(state, world):
        return False
    if world.result or not world.agenda or world.agenda[-1][0] not in DIVIDING:
        return world.result == "defeat"
    decision = world.asked[0]
    return all(lost(state, after(world, decision.seat, action)) for action in decision.options)

"""Answers that certainly cost a hero's life or the game: every face warns before they are given."""

from dataclasses import dataclass
from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.frames import (
    ASK_AVERT,
    ASK_CURE,
    ASK_DRAIN,
    ASK_FIRST_AID,
    ASK_FLAMES,
    ASK_HEAL,
    ASK_LAST_POISON,
    ASK_PLACING,
    ASK_POISON,
    ASK_SPLIT,
    ASK_SPLIT_POISON,
    ASK_STAIRS,
)
from underdeck.games.onedeck.rules.state import State, dying, health
from underdeck.kernel.decisions import Action

HARMLESS: Final = frozenset((do.COVER, do.ADD, do.PICK, do.CONVERT, do.DISCARD, do.REFUSE, do.MARK))
"""Answers that neither hurt nor heal by themselves."""
ON_THE_WAY: Final = frozenset(
    (ASK_SPLIT, ASK_SPLIT_POISON, ASK_LAST_POISON, ASK_STAIRS, ASK_FLAMES, ASK_POISON, ASK_DRAIN,
     ASK_AVERT, ASK_HEAL, ASK_CURE, ASK_FIRST_AID)
)  # fmt: skip
"""Questions inside an answer that decide who is hurt and whom a potion heals."""
MOST_TRIED: Final = 300
"""The most answers tried; with more, no answer counts as lost."""


@dataclass(slots=True)
class Fall:
    """A hero's damage, and the health at that moment."""

    hero: str
    damage: int
    health: int


@dataclass(slots=True)
class Dangers:
    """The certain dangers; those that depend on a roll or a hidden card are not in it."""

    falls: dict[Action, list[Fall]]
    """The answers by which a hero gets as much damage as health, potions aside."""
    deadly: list[Action]
    """The answers after which the game is lost, whatever else is done."""


def dangers(state: State, mortal: bool) -> Dangers:
    """Return the certain dangers of each answer. `mortal`: somebody may fall if the dice stay as they are."""
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
    """Return the state after an answer. Dice stay as they are only if everybody agrees (R-19)."""
    world = state.clone()
    together = action[0] == do.DONE and placing(state)
    for each in [decision.seat for decision in state.asked] if together else [seat]:
        step(world, each, action)
    return world


def revealed(state: State, world: State) -> bool:
    """Return whether chance or a card behind a door was involved. Cards that time discards matter only by number."""
    return (
        world.rng.state != state.rng.state
        or len(world.rng.script) != len(state.rng.script)
        or any(door & 1 and door not in state.doors for door in world.doors)
    )


def lost(state: State, world: State) -> bool:
    """Return whether every way from here ends in defeat."""
    met: set[tuple[object, ...]] = set()
    ways = [world]
    while ways:
        world = ways.pop()
        moment = (world.tokens, world.stairs, len(world.deck), tuple(world.agenda),
                  *[(hero.damage, hero.poison, tuple(hero.items)) for hero in world.heroes])  # fmt: skip
        if moment in met:
            continue
        met.add(moment)
        over = world.result or not world.agenda or world.agenda[-1][0] not in ON_THE_WAY
        if revealed(state, world) or (over and world.result != "defeat") or len(met) > MOST_TRIED:
            return False
        if not over:
            answers = {action: decision.seat for decision in world.asked for action in decision.options}
            ways += [after(world, answers[action], action) for action in answers if action[0] not in HARMLESS]
    return True

"""Exact odds of a battle before the roll, for its fighter: win, draw, lose."""

from functools import cache, lru_cache
from math import comb
from typing import Final

from underdeck.games.stick.rules.cards import FACES
from underdeck.games.stick.rules.dice import dice_for, face_value
from underdeck.games.stick.rules.results import comes_to
from underdeck.games.stick.rules.sides import counting, with_shtick
from underdeck.games.stick.rules.state import (
    DRAW,
    LOSS,
    NO_SHTICK,
    WIN,
    Battle,
    State,
    has_trait,
    room_at,
    shtick_card,
)
from underdeck.games.stick.rules.totals import area_targets, totals

Odds = tuple[float, float, float]
Dice = tuple[int, int, bool]
"""The number of dice, how many of the lowest are put aside, and whether Thor is with them."""
NO_DICE: Final = (0, 0, False)
MOST_KNOWN: Final = 1 << 14


@cache
def kept_die(count: int, aside: int) -> tuple[float, ...]:
    """Return the chance of each face, from the lowest: the lowest dice are put aside and the next one counts."""

    def at_most(place: int) -> float:
        low = place / FACES
        return sum([comb(count, n) * low**n * (1 - low) ** (count - n) for n in range(aside + 1, count + 1)])

    return tuple([at_most(place) - at_most(place - 1) for place in range(1, FACES + 1)])


def odds(state: State) -> Odds:
    """Return the odds of the present battle before the roll."""
    assert state.battle is not None
    return odds_of(state, state.battle)


def odds_choosing(state: State, battle: Battle, seat: int, shtick: int) -> Odds:
    """Return the fighter's odds if that side chose that shtick."""
    trial = with_shtick(battle, seat, shtick)
    if battle.foe < 0:
        trial.targets = targets_with(state, battle, shtick)
    return odds_of(state, trial)


def targets_with(state: State, battle: Battle, shtick: int) -> list[int]:
    """Return the Monsters that this shtick of the fighter's would battle."""
    room = room_at(state, battle.floor, battle.column)
    if shtick == NO_SHTICK or room is None:
        return battle.targets
    card = shtick_card(state, state.players[battle.fighter], shtick)
    return area_targets(state, card, room.stack) if card.area else battle.targets


def odds_of(state: State, battle: Battle) -> Odds:
    """Return the odds of any battle, even an imagined one; after the roll those of rolling again."""
    if battle.foe < 0 and not battle.targets:
        return 0.0, 1.0, 0.0
    ahead = battle.mine - battle.theirs
    if not battle.dice:  # OS-8.24
        mine, theirs, counted = totals(state, battle)
        battle = counting(battle, counted)
        ahead = sum([amount for _, amount in mine]) - sum([amount for _, amount in theirs])
    found = [0.0, 0.0, 0.0]
    for result, chance in zip((WIN, DRAW, LOSS), by_dice(state, battle, ahead), strict=True):
        if chance:
            found[WIN - comes_to(state, battle, result)] += chance
    return found[0], found[1], found[2]


def by_dice(state: State, battle: Battle, ahead: int) -> Odds:
    """Return the odds by the dice alone; a draw if a card makes one."""
    if battle.turned:
        return 0.0, 1.0, 0.0
    theirs = dice_of(state, battle, battle.foe) if battle.foe >= 0 else NO_DICE
    return chances(ahead, dice_of(state, battle, battle.fighter), theirs, "lucky" in state.variants)


def dice_of(state: State, battle: Battle, seat: int) -> Dice:
    count, aside = dice_for(state, battle, seat)
    return count, aside, has_trait(state, state.players[seat], "thor")


@lru_cache(MOST_KNOWN)
def chances(ahead: int, mine: Dice, theirs: Dice, lucky: bool) -> Odds:
    found = [0.0, 0.0, 0.0]
    against = rolls(theirs, lucky)
    for chance, value, luck in rolls(mine, lucky):
        for foe_chance, foe_value, foe_luck in against:
            margin = luck - foe_luck if luck or foe_luck else ahead + value - foe_value
            place = 1 if margin == 0 else 0 if margin > 0 else 2
            found[place] += chance * foe_chance
    return found[0], found[1], found[2]


def rolls(dice: Dice, lucky: bool) -> list[tuple[float, int, int]]:
    """Return each face's chance, its value, and its luck (OS-24.7-8)."""
    count, aside, thor = dice
    if not count:
        return [(1.0, 0, 0)]
    faces = sorted([(face_value(face, thor, lucky), face) for face in range(1, FACES + 1)])
    return [
        (chance, value, ((face == FACES) - (face == 1)) if lucky else 0)
        for chance, (value, face) in zip(kept_die(count, aside), faces, strict=True)
    ]

"""The dice of a battle: how many, which one counts, and their result alone (OS-8.25, OS-21.18, OS-24.7-10)."""

from typing import Final

from underdeck.games.stick.rules.abilities import has_ability
from underdeck.games.stick.rules.cards import FACES
from underdeck.games.stick.rules.state import DEFEND, Battle, State, has_trait, monster
from underdeck.games.stick.rules.totals import add_bonuses

ODD_DIE: Final = 13
"""The value of Thor's die."""


def dice_for(state: State, battle: Battle, seat: int) -> tuple[int, int]:
    """Return how many dice are rolled, and how many of the lowest are put aside (OS-21.18, R-62)."""
    lowest = 1
    if battle.foe < 0 and battle.role == DEFEND:
        for code in battle.targets:
            if has_ability(state, battle, code, "multiattack"):
                lowest = max(lowest, monster(state, code).multiattack)
    parts: list[tuple[str, int]] = []
    add_bonuses(state, battle, seat, parts, ("dice",), -1)
    extra = max(0, sum(amount for _, amount in parts))
    return lowest + extra, extra


def roll_dice(state: State, battle: Battle, seat: int) -> list[int]:
    """Roll the dice; the one that counts comes first."""
    count, aside = dice_for(state, battle, seat)
    state.reveals += 1
    dice = sorted([state.rng.roll(FACES) for _ in range(count)], key=lambda die: die_value(state, seat, die))
    return [dice[aside], *dice[:aside], *dice[aside + 1 :]]


def die_value(state: State, seat: int, die: int) -> int:
    return face_value(die, has_trait(state, state.players[seat], "thor"), "lucky" in state.variants)


def face_value(face: int, thor: bool, lucky: bool) -> int:
    """Return the value of a face (Thor Incarnate, OS-24.10)."""
    return ODD_DIE if thor and face == (2 if lucky else 1) else face


def rolled(state: State, battle: Battle) -> int:
    """Return whether the fighter wins, draws or loses by the dice alone (OS-8.26-28, OS-24.7-9, R-94)."""
    mine = battle.dice[0]
    theirs = battle.foe_dice[0] if battle.foe >= 0 else 0
    if "lucky" in state.variants:
        mine_luck = (mine == FACES) - (mine == 1)
        their_luck = (theirs == FACES) - (theirs == 1)
        if mine_luck or their_luck:
            return (mine_luck > their_luck) - (mine_luck < their_luck)
    total = die_value(state, battle.fighter, mine) + battle.mine
    against = battle.theirs + (die_value(state, battle.foe, theirs) if battle.foe >= 0 else 0)
    return (total > against) - (total < against)

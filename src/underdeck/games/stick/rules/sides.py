"""The two sides of a battle: attacker and defender with their shticks, and the same battle after an imagined choice.

An imagined battle is a copy: nothing that only looks ever changes the real one.
"""

from underdeck.games.stick.rules.state import ATTACK, DEFEND, Battle


def other_role(role: int) -> int:
    return ATTACK if role == DEFEND else DEFEND


def role_of(battle: Battle, seat: int) -> int:
    return battle.role if seat == battle.fighter else other_role(battle.role)


def opponent(battle: Battle, seat: int) -> int:
    return battle.foe if seat == battle.fighter else battle.fighter


def chosen_shtick(battle: Battle, seat: int) -> int:
    return battle.shtick if seat == battle.fighter else battle.foe_shtick


def choose(battle: Battle, seat: int, card: int) -> None:
    if seat == battle.fighter:
        battle.shtick = card
    else:
        battle.foe_shtick = card


def with_shtick(battle: Battle, seat: int, card: int) -> Battle:
    """Return the battle if that side chose that shtick."""
    trial = battle.imagined()
    choose(trial, seat, card)
    return trial


def counting(battle: Battle, code: int) -> Battle:
    """Return the battle if that Monster's total were the one rolled against; a single one is anyway."""
    if len(battle.targets) <= 1 or battle.counted == code:
        return battle
    trial = battle.imagined()
    trial.counted = code
    return trial


def prevented_by(battle: Battle, seat: int) -> int:
    return battle.prevented if seat == battle.fighter else battle.foe_prevented

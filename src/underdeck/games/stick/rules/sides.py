"""The two sides of a battle: who attacks, who defends, with which shtick."""

from underdeck.games.stick.rules.state import ATTACK, DEFEND, Battle


def role_of(battle: Battle, seat: int) -> int:
    if seat == battle.fighter:
        return battle.role
    return ATTACK if battle.role == DEFEND else DEFEND


def opponent(battle: Battle, seat: int) -> int:
    return battle.foe if seat == battle.fighter else battle.fighter


def chosen_shtick(battle: Battle, seat: int) -> int:
    return battle.shtick if seat == battle.fighter else battle.foe_shtick


def choose(battle: Battle, seat: int, card: int) -> None:
    if seat == battle.fighter:
        battle.shtick = card
    else:
        battle.foe_shtick = card


def prevented_by(battle: Battle, seat: int) -> int:
    return battle.prevented if seat == battle.fighter else battle.foe_prevented

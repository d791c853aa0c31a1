"""Verbs of Wounds: losing, preventing and healing them (OS-13)."""

from typing import Final

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cures import patients
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.sides import prevented_by
from underdeck.games.stick.rules.state import LOSS, WIN, State
from underdeck.games.stick.rules.verbs.verb import Choice, Deed, Verb, always
from underdeck.games.stick.rules.wounds import heal, lose_wounds


def may_heal(state: State, deed: Deed) -> bool:
    player = state.players[deed.seat]
    return player.lost > 0 and not player.fleeing and not player.exited


def do_heal(state: State, deed: Deed) -> None:
    heal(state, deed.seat, deed.amount)


def may_wound(state: State, deed: Deed) -> bool:
    player = state.players[deed.seat]
    return not player.fleeing and not player.exited


def do_wound(state: State, deed: Deed) -> None:
    battle = state.battle
    if battle is not None and battle.result in (WIN, LOSS):  # a Result: prevention had its chance after the roll
        lose_wounds(state, deed.seat, deed.amount - prevented_by(battle, deed.seat))
    else:
        push(state, (f.LOSE, deed.seat, deed.amount))


def do_prevent(state: State, deed: Deed) -> None:
    battle = state.battle
    if state.wound_seat == deed.user:
        state.wound_amount = max(0, state.wound_amount - deed.amount)
    elif battle is not None and deed.user == battle.fighter:
        battle.prevented += deed.amount
    elif battle is not None:
        battle.foe_prevented += deed.amount


def may_treat(state: State, deed: Deed) -> bool:
    return bool(patients(state, deed.user))


def do_treat(state: State, deed: Deed) -> None:
    push(state, (f.ASK_PATIENT, deed.user, deed.script, deed.amount))


WOUNDS: Final[dict[str, Verb | Choice]] = {
    "heal": Verb(may_heal, do_heal),
    "wound": Verb(may_wound, do_wound),
    "prevent": Verb(always, do_prevent),
    "treat": Verb(may_treat, do_treat),
}

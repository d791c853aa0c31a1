"""Verbs of the present battle: its totals, its dice and its sides (OS-8)."""

from typing import Final

from underdeck.games.stick.rules.battle import choose_again, swap_roles
from underdeck.games.stick.rules.cards import ALL_TYPES
from underdeck.games.stick.rules.dice import roll_dice
from underdeck.games.stick.rules.state import DEFEND, Battle, State, lying, monster, monsters_on, name_of, room_at, tell
from underdeck.games.stick.rules.verbs.verb import Choice, Deed, Verb


def in_battle(state: State, deed: Deed) -> bool:
    return state.battle is not None


def fights(state: State, deed: Deed) -> bool:
    return state.battle is not None and deed.user in (state.battle.fighter, state.battle.foe)


def against_monsters(state: State, deed: Deed) -> bool:
    battle = state.battle
    return battle is not None and battle.foe < 0 and bool(battle.targets)


def change(state: State, deed: Deed, side: int) -> None:
    assert state.battle is not None
    state.battle.changes.append((side, deed.amount, deed.user, deed.script))


def do_me(state: State, deed: Deed) -> None:
    change(state, deed, deed.user)


def do_fighter(state: State, deed: Deed) -> None:
    change(state, deed, deed.seat)


def do_monster(state: State, deed: Deed) -> None:
    change(state, deed, -1)


def rouses(state: State, deed: Deed) -> bool:
    """Return whether a Monster of that type is in the battle's room, or on the user's floor outside a battle."""
    battle = state.battle
    if battle is None:
        codes = monsters_on(state, state.players[deed.user].floor)
    else:
        room = room_at(state, battle.floor, battle.column)
        codes = list(room.stack) if room is not None and battle.foe < 0 else []
    return any(deed.op.word == ALL_TYPES or deed.op.word in monster(state, code).types for code in codes)


def do_rally(state: State, deed: Deed) -> None:
    state.rallies += (("attack", deed.op.word, deed.amount, deed.user, deed.script),)


def do_guard(state: State, deed: Deed) -> None:
    state.rallies += (("defense", deed.op.word, deed.amount, deed.user, deed.script),)


def do_no_support(state: State, deed: Deed) -> None:
    assert state.battle is not None
    state.battle.no_support = True


def do_silence(state: State, deed: Deed) -> None:
    assert state.battle is not None
    state.battle.silence = True


def may_swap_roles(state: State, deed: Deed) -> bool:
    battle = state.battle
    if battle is None or battle.dice or (battle.foe < 0 and not battle.targets):
        return False
    defender = battle.fighter if battle.role == DEFEND else battle.foe
    return defender < 0 or not lying(state.players[defender])  # OS-6.18


def do_swap_roles(state: State, deed: Deed) -> None:
    swap_roles(state)


def may_draw(state: State, deed: Deed) -> bool:
    return state.battle is not None and not state.battle.turned


def do_draw(state: State, deed: Deed) -> None:
    assert state.battle is not None
    state.battle.turned = True


def dice_of(battle: Battle, seat: int) -> list[int]:
    if seat == battle.fighter:
        return battle.dice
    return battle.foe_dice if seat == battle.foe else []


def may_reroll(state: State, deed: Deed) -> bool:
    return state.battle is not None and bool(dice_of(state.battle, deed.seat))


def do_reroll(state: State, deed: Deed) -> None:
    battle = state.battle
    assert battle is not None
    dice = roll_dice(state, battle, deed.seat)
    if deed.seat == battle.fighter:
        battle.dice = dice
    else:
        battle.foe_dice = dice
    tell(state, "rerolls", seat=name_of(state, deed.seat), die=dice[0])


def may_die(state: State, deed: Deed) -> bool:
    return state.battle is not None and bool(dice_of(state.battle, deed.user))


def do_die(state: State, deed: Deed) -> None:
    """Change a roll; the die itself stays what it is (OS-24.7-10)."""
    battle = state.battle
    assert battle is not None
    change(state, deed, deed.user)
    if deed.user == battle.fighter:
        battle.mine += deed.amount
    else:
        battle.theirs += deed.amount


def do_reach(state: State, deed: Deed) -> None:
    battle = state.battle
    assert battle is not None
    if deed.user == battle.fighter:
        battle.reach += deed.amount
    else:
        battle.foe_reach += deed.amount
    choose_again(state, deed.user)


def may_snub(state: State, deed: Deed) -> bool:
    return state.battle is not None and any(helper.asker == deed.user for helper in state.battle.helpers)


def do_snub(state: State, deed: Deed) -> None:
    assert state.battle is not None
    state.battle.snubs |= 1 << deed.user


BATTLE: Final[dict[str, Verb | Choice]] = {
    "me": Verb(fights, do_me),
    "fighter": Verb(in_battle, do_fighter),
    "monster": Verb(against_monsters, do_monster),
    "rally": Verb(rouses, do_rally),
    "guard": Verb(rouses, do_guard),
    "no-support": Verb(against_monsters, do_no_support),
    "silence": Verb(against_monsters, do_silence),
    "swap-roles": Verb(may_swap_roles, do_swap_roles),
    "draw": Verb(may_draw, do_draw),
    "reroll": Verb(may_reroll, do_reroll),
    "die": Verb(may_die, do_die),
    "reach": Verb(fights, do_reach),
    "snub": Verb(may_snub, do_snub),
}

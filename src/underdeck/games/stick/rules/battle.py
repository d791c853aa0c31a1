"""A battle with a Monster or a player up to the roll: Outsmart, shticks, roles (OS-8 to OS-10)."""

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.abilities import support_in
from underdeck.games.stick.rules.cards import AFTER_ROLL, BEFORE_ROLL
from underdeck.games.stick.rules.dice import die_value, roll_dice
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.results import called_off, outcome
from underdeck.games.stick.rules.shticks import flip
from underdeck.games.stick.rules.sides import choose, chosen_shtick, other_role, role_of
from underdeck.games.stick.rules.state import (
    ATTACK,
    DRAW,
    LOSS,
    NO_SHTICK,
    NOT_CHOSEN,
    SHTICKS_OF,
    Battle,
    State,
    face_up,
    monster,
    name_of,
    room_at,
    shtick_card,
    shtick_code,
    tell,
)
from underdeck.games.stick.rules.totals import area_targets, totals, usable
from underdeck.kernel.decisions import Action, Decision, Frame


def run_begin(state: State, frame: Frame) -> None:
    """Begin the declared battle: step 1 comes after Outsmart (OS-22.17)."""
    battle = state.battle
    assert battle is not None
    fighter = name_of(state, battle.fighter)
    if battle.foe >= 0:
        tell(state, "battle-player", seat=fighter, other=name_of(state, battle.foe), distance=battle.distance)
        first: list[Frame] = [(f.ASK_SHTICK,), (f.ASK_FOE_SHTICK,)]
    else:
        room = room_at(state, battle.floor, battle.column)
        assert room is not None
        battle.targets = [room.stack[0]]
        kind = "battle-attack" if battle.role == ATTACK else "battle-defend"
        tell(state, kind, seat=fighter, monster=monster(state, room.stack[0]).id, distance=battle.distance)
        first = [(f.OUTSMART,), (f.ASK_SHTICK,)]
    push(state, *first, (f.ASSIST,), (f.ASK_WINDOW, BEFORE_ROLL), (f.ROLL,))


def run_outsmart(state: State, frame: Frame) -> None:
    """Flip shticks for Outsmart, once a battle for each Monster fought (OS-22.17-18, R-59)."""
    battle = state.battle
    assert battle is not None
    for code in battle.targets:
        if code in battle.outsmarted or monster(state, code).support != "outsmart" or battle.silence:
            continue
        battle.outsmarted.append(code)
        player = state.players[battle.fighter]
        for _ in range(support_in(state, battle, code)):
            up = sorted(face_up(player))
            if up:
                state.reveals += 1
                flip(state, battle.fighter, up[state.rng.below(len(up))])
    if battle.targets and battle.shtick >= 0 and state.players[battle.fighter].flipped >> battle.shtick & 1:
        battle.shtick = NOT_CHOSEN
        room = room_at(state, battle.floor, battle.column)
        assert room is not None
        battle.targets = [room.stack[0]]
        push(state, (f.ASK_SHTICK,))


def shtick_options(state: State, battle: Battle, seat: int) -> list[Action]:
    """Return the shticks to choose from, one of each kind, or none (D-20, D-21), except for a Ranged Attack (R-39)."""
    player = state.players[seat]
    options: list[Action] = []
    kinds: list[object] = []
    for card in player.shticks:
        kind = shtick_card(state, player, card)
        if kind.battle and kind not in kinds and usable(state, battle, seat, card):
            kinds.append(kind)
            options.append((do.SHTICK, shtick_code(player, card)))
    ranged_attack = battle.distance > 0 and role_of(battle, seat) == ATTACK
    if not ranged_attack or not options:
        options.append((do.NO_SHTICK,))
    return options


def ask_shtick(state: State, frame: Frame) -> list[Decision]:
    battle = state.battle
    assert battle is not None
    if battle.foe < 0 and not battle.targets:
        state.agenda.pop()
        return []
    return [Decision(battle.fighter, "shtick", shtick_options(state, battle, battle.fighter), frame)]


def ask_foe_shtick(state: State, frame: Frame) -> list[Decision]:
    battle = state.battle
    assert battle is not None
    return [Decision(battle.foe, "foe-shtick", shtick_options(state, battle, battle.foe), frame)]


def answer_shtick(state: State, frame: Frame, seat: int, action: Action) -> None:
    battle = state.battle
    assert battle is not None
    choose(battle, seat, action[1] % SHTICKS_OF if action[0] == do.SHTICK else NO_SHTICK)
    if action[0] == do.NO_SHTICK:
        tell(state, "no-shtick", seat=name_of(state, seat))
        return
    card = shtick_card(state, state.players[seat], chosen_shtick(battle, seat))
    tell(state, "chooses-shtick", seat=name_of(state, seat), shtick=card.id)
    if card.area and battle.foe < 0:
        room = room_at(state, battle.floor, battle.column)
        assert room is not None
        battle.targets = area_targets(state, card, room.stack)
        push(state, (f.OUTSMART,))


def choose_again(state: State, seat: int) -> None:
    """Ask again if a Range raised before the roll lets a defender without a shtick use one (OS-7.16)."""
    battle = state.battle
    if battle is None or battle.dice or battle.distance == 0 or seat not in (battle.fighter, battle.foe):
        return
    if battle.foe < 0 and not battle.targets:
        return
    if chosen_shtick(battle, seat) == NO_SHTICK and len(shtick_options(state, battle, seat)) > 1:
        push(state, (f.ASK_SHTICK,) if seat == battle.fighter else (f.ASK_FOE_SHTICK,))


def swap_roles(state: State) -> None:
    """Swap the roles and go back to step 1; helpers keep their promise (R-63)."""
    battle = state.battle
    assert battle is not None
    battle.role = other_role(battle.role)
    battle.shtick = NOT_CHOSEN
    battle.foe_shtick = NOT_CHOSEN
    again: list[Frame] = [(f.ASSIST,), (f.ASK_SHTICK,)]
    if battle.foe < 0:
        room = room_at(state, battle.floor, battle.column)
        assert room is not None
        battle.targets = [room.stack[0]]
    else:
        again.insert(1 if battle.role == ATTACK else 2, (f.ASK_FOE_SHTICK,))  # OS-10.2
    battle.npc_side = -1
    battle.npc_passed = 0
    for index in range(len(state.agenda) - 1, -1, -1):
        if state.agenda[index] == (f.ASK_WINDOW, BEFORE_ROLL):
            state.agenda[index + 1 : index + 1] = again
            return


def run_roll(state: State, frame: Frame) -> None:
    """Roll the dice of the battle (OS-8.24-25, OS-9.7, OS-10.12)."""
    battle = state.battle
    assert battle is not None
    if called_off(state, battle):
        battle.result = DRAW
        push(state, (f.AFTERMATH,))
        return
    mine, theirs, battle.counted = totals(state, battle)
    battle.mine = sum(amount for _, amount in mine)
    battle.theirs = sum(amount for _, amount in theirs)
    if battle.turned:
        push(state, (f.RESULT,))
        if outcome(state, battle) == LOSS:  # what prevents Wounds has its chance
            push(state, (f.ASK_WINDOW, AFTER_ROLL))
        return
    battle.dice = roll_dice(state, battle, battle.fighter)
    total = die_value(state, battle.fighter, battle.dice[0]) + battle.mine
    tell(state, "rolls", seat=name_of(state, battle.fighter), die=battle.dice[0], total=total,
         against=battle.theirs if battle.foe < 0 else -1)  # fmt: skip
    if battle.foe >= 0:
        battle.foe_dice = roll_dice(state, battle, battle.foe)
        tell(state, "rolls", seat=name_of(state, battle.foe), die=battle.foe_dice[0],
             total=die_value(state, battle.foe, battle.foe_dice[0]) + battle.theirs, against=-1)  # fmt: skip
    push(state, (f.ASK_WINDOW, AFTER_ROLL), (f.RESULT,))

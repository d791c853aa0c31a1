"""Who battles whom: battles that must be, and those that a player may choose (OS-6)."""

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.floors import in_haven
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.stacks import start_battle
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    UNKNOWN,
    State,
    clockwise,
    face_up,
    fresh_battle,
    lair,
    others_here,
    room_card,
    room_of,
)
from underdeck.games.stick.rules.totals import usable
from underdeck.kernel.decisions import Action, Decision, Frame


def run_battle_step(state: State, frame: Frame) -> None:
    """Decide which battle there is, if any (OS-6, R-9)."""
    seat = state.active
    player = state.players[seat]
    if state.turn_over or state.fled or player.fleeing or player.exited or player.floor == 0:
        return
    room = room_of(state, player)
    if room.stack and not in_haven(state, player):
        push(state, (f.ASK_FIGHT, 1))
        start_battle(state, seat, DEFEND if state.moved else ATTACK, player.column)  # OS-6.7, OS-6.8
        return
    if state.moved and not others_here(state, seat) and triggers_battle(state):
        push(state, (f.NEW_BATTLE,), (f.ASK_FIGHT, 1))
        return
    push(state, (f.ASK_FIGHT, 0))


def triggers_battle(state: State) -> bool:
    """Return whether the room triggers a new battle (OS-5.1-5, OS-18.10)."""
    player = state.players[state.active]
    room = room_of(state, player)
    if state.collapse or "peaceful" in room_card(state, room).flags:
        return False
    if fresh_lair_room(state):
        return True
    if state.rules.new_battles == "new-rooms" and not state.entry:
        return False
    return not (state.rules.rested_rooms == "safe" and room.rested)


def fresh_lair_room(state: State) -> bool:
    """Return whether a Lair room has no Xykon card yet (R-38)."""
    player = state.players[state.active]
    return player.floor == lair(state) and not room_of(state, player).xykon


def reachable_rooms(state: State, seat: int) -> list[int]:
    """Return the columns whose top Monster a Battle Shtick of this player reaches (OS-6.10, OS-7.8-11, R-79)."""
    player = state.players[seat]
    found: list[int] = []
    level = state.floors[player.floor]
    for index, room in enumerate(level.rooms):
        column = level.left + index
        if not room.stack or column == player.column:
            continue
        trial = fresh_battle(seat, -1, ATTACK, player.floor, column, abs(column - player.column))
        trial.targets = [room.stack[0]]
        if any(usable(state, trial, seat, card) for card in face_up(player)):
            found.append(column)
    return found


def can_be_attacked(state: State, seat: int, other: int) -> bool:
    """Return whether that player can be attacked (OS-6.16-17, R-2, R-45, OS-24.2)."""
    me, foe = state.players[seat], state.players[other]
    if foe.fleeing or foe.exited or foe.floor == 0 or foe.floor != me.floor or other == seat:
        return False
    return me.team < 0 or me.team != foe.team


def reaches_player(state: State, seat: int, other: int) -> bool:
    me, foe = state.players[seat], state.players[other]
    distance = abs(me.column - foe.column)
    if distance == 0:
        return True
    trial = fresh_battle(seat, other, ATTACK, me.floor, foe.column, distance)
    return any(usable(state, trial, seat, card) for card in face_up(me))


def ask_fight(state: State, frame: Frame) -> list[Decision]:
    """Ask for an optional battle (D-17); in a cleared room only with players, by the house rule (R-40)."""
    seat = state.active
    player = state.players[seat]
    options: list[Action] = []
    room = room_of(state, player)
    barred = frame[1] and state.rules.pvp_after_clearing == "no"
    if not (state.turn_over or state.fled or player.fleeing or player.exited or state.fought or barred or room.stack):
        for other in clockwise(state, seat)[1:]:
            same_room = state.players[other].column == player.column
            may = can_be_attacked(state, seat, other) and (same_room or not state.moved)
            if may and reaches_player(state, seat, other):
                options.append((do.ATTACK_PLAYER, other))
        if not state.moved and not frame[1] and not state.collapse and player.floor > 0:
            options += [(do.SHOOT, column) for column in reachable_rooms(state, seat)]
    if not options:
        state.agenda.pop()
        return []
    return [Decision(seat, "fight", [*options, (do.LEAVE,)], frame)]


def answer_fight(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.SHOOT:
        start_battle(state, seat, ATTACK, action[1])
    elif action[0] == do.ATTACK_PLAYER:
        other = action[1]
        me, foe = state.players[seat], state.players[other]
        state.battle = fresh_battle(seat, other, ATTACK, me.floor, foe.column, abs(me.column - foe.column))
        state.battle.result = UNKNOWN
        state.fought = True
        push(state, (f.BEGIN,))


def ask_further(state: State, frame: Frame) -> list[Decision]:
    """Ask whether to continue with the next Monster (D-19, OS-8.43-48)."""
    seat = state.active
    player = state.players[seat]
    if state.turn_over or state.fled or player.fleeing or player.floor == 0 or not room_of(state, player).stack:
        state.agenda.pop()
        return []
    return [Decision(seat, "further", [(do.STOP,), (do.ATTACK,), (do.DEFEND,)], frame)]


def answer_further(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.STOP:
        return
    start_battle(state, seat, ATTACK if action[0] == do.ATTACK else DEFEND, state.players[seat].column)

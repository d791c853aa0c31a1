"""Arrival and departure of Monsters, and the begin of a battle with one."""

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.abilities import is_supported_by, support_count
from underdeck.games.stick.rules.loot import draw_loot
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.shticks import save
from underdeck.games.stick.rules.state import (
    UNKNOWN,
    XYKON,
    XYKON_DOWN,
    Room,
    State,
    fresh_battle,
    monster,
    name_of,
    room_at,
    tell,
    without,
)


def place(state: State, room: Room, code: int) -> None:
    """Put a Monster on the Stack (OS-5.15, OS-1.41, OS-21.14, R-28); Leader and Horde raise the size while it is filled
    (R-29)."""
    card = monster(state, code)
    if card.unique:
        remove_namesakes(state, card.id)
    room.stack = put_under(state, room.stack, code)
    state.arrived += (code,)
    if not state.filling:
        return
    player = state.players[state.active]
    grown = 1 if "leader" in card.abilities else 0
    if card.support == "horde":
        grown += support_count(state, player.floor, player.column, code)
    for other in room.stack:
        found = monster(state, other)
        if other != code and is_supported_by(found, card):
            if found.support == "horde" and other in state.arrived:  # OS-22.15
                grown += 1
            break
    grown = min(grown, state.size_limit - state.size)
    if grown > 0:
        state.size += grown
        tell(state, "size-grows", size=state.size)


def put_under(state: State, stack: tuple[int, ...], code: int) -> tuple[int, ...]:
    """Return the Stack with the Monster beneath the others, but Henchmen below all (OS-5.15, OS-21.14)."""
    place = len(stack)
    if "henchman" not in monster(state, code).abilities:
        while place and "henchman" in monster(state, stack[place - 1]).abilities:
            place -= 1
    return (*stack[:place], code, *stack[place:])


def remove_namesakes(state: State, id: str) -> None:
    """Remove other Monsters of that name (OS-1.41, R-48)."""
    for floor in state.floors:
        for room in floor.rooms:
            for code in room.stack:
                if monster(state, code).id == id:
                    room.stack = without(room.stack, code)
                    leave_play(state, code)
                    tell(state, "namesake", monster=id)


def leave_play(state: State, code: int) -> None:
    """Remove a Monster from the dungeon without Loot and X (R-72)."""
    if code in state.arrived:
        state.arrived = without(state.arrived, code)
    if state.battle is not None and code in state.battle.targets:
        state.battle.targets.remove(code)
    if code >= XYKON:
        turn_down(state, code)
    else:
        state.battle_discard.append(code)


def is_xykon(state: State, code: int) -> bool:
    return "xykon-special" in monster(state, code).abilities


def find_monster(state: State, code: int) -> tuple[int, int]:
    """Return floor and column of a Monster in play; floor -1 if it is gone."""
    for number, floor in enumerate(state.floors):
        for index, room in enumerate(floor.rooms):
            if code in room.stack:
                return number, floor.left + index
    return -1, 0


def remove_monster(state: State, code: int) -> None:
    """Discard a Monster without Loot and X (R-72)."""
    floor, column = find_monster(state, code)
    room = room_at(state, floor, column)
    assert room is not None
    room.stack = without(room.stack, code)
    leave_play(state, code)
    tell(state, "monster-gone", monster=monster(state, code).id)


def defeat(state: State, seat: int, floor: int, column: int, code: int) -> None:
    """Defeat a Monster (OS-8.34-37, OS-18.20, R-99)."""
    room = room_at(state, floor, column)
    assert room is not None
    card = monster(state, code)
    room.stack = without(room.stack, code)
    if code in state.arrived:
        state.arrived = without(state.arrived, code)
    tell(state, "defeated", seat=name_of(state, seat), monster=card.id)
    if seat == state.active:
        state.beaten += 1
    if state.battle is not None and seat == state.battle.fighter:
        state.battle.slain = True
    drop_coins(state, floor, column, code)
    if code >= XYKON:
        turn_down(state, code)
        if is_xykon(state, code):
            state.players[seat].slayer = True
    else:
        save(state, seat, code)


def drop_coins(state: State, floor: int, column: int, code: int) -> None:
    """Drop the Monster's Loot in the room (OS-8.36, R-68)."""
    room = room_at(state, floor, column)
    assert room is not None
    for _ in range(monster(state, code).coins):
        loot = draw_loot(state)
        if loot < 0:
            return
        state.seen[loot] = 0
        room.loot += (loot,)


def finish_xykon(state: State, seat: int) -> None:
    """Begin the collapse after Xykon's defeat and all other Monsters of the same blow (OS-18.27, R-46)."""
    if state.players[seat].slayer and not state.collapse:
        push(state, (f.COLLAPSE, seat))


def turn_down(state: State, code: int) -> None:
    """Turn a Xykon card down in the room that drew it, wherever it was beaten (OS-18.20-21)."""
    for floor in state.floors:
        for room in floor.rooms:
            if room.xykon_card == code - XYKON:
                room.xykon = XYKON_DOWN


def skip_call(state: State) -> None:
    """Free the called player by a card: the next one is called."""
    for index in range(len(state.agenda) - 1, -1, -1):
        frame = state.agenda[index]
        if frame[0] == f.CALL:
            state.agenda[index] = (f.CALL, (frame[1] + 1) % len(state.players), frame[2], 1)
            return


def start_battle(state: State, seat: int, role: int, column: int) -> None:
    """Start a battle against the top Monster of a room on the player's floor."""
    player = state.players[seat]
    state.battle = fresh_battle(seat, -1, role, player.floor, column, abs(column - player.column))
    state.battle.result = UNKNOWN
    push(state, (f.BEGIN,))

"""Moving, exploring, stairs and searching (OS-4), and the effects of rooms on visitors."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import FACES
from underdeck.games.stick.rules.fleeing import arrive_home
from underdeck.games.stick.rules.floors import entry_cost, stairs_up
from underdeck.games.stick.rules.plan import push, script_frame
from underdeck.games.stick.rules.state import (
    LAIR_ROOM,
    NO_STAIRS,
    Player,
    Room,
    State,
    fresh_room,
    lair,
    lair_open_to,
    last_floor,
    name_of,
    room_at,
    room_card,
    room_of,
    tell,
)
from underdeck.games.stick.rules.totals import stat_outside
from underdeck.kernel.decisions import Action, Decision, Frame

MOVES: Final = (do.LEFT, do.RIGHT, do.UP, do.DOWN)
STEPS: Final = 3
LAIR_ROOMS: Final = 5
STAIRS_BY_FLOOR: Final = (5, 4, 3)


def floor_size(state: State, floor: int) -> int:
    """Return the most rooms of a floor (OS-4.11, OS-18.14, R-32, R-33)."""
    if floor < lair(state):
        return int(state.rules.floor_size)
    if "not-home" in state.variants:
        return LAIR_ROOMS + 3 - ("nerdcore" in state.variants)
    return LAIR_ROOMS - ("nerdcore" in state.variants)


def can_explore(state: State, floor: int) -> bool:
    """Return whether the floor may get another room (OS-4.12-13, R-44)."""
    deck = state.lair_deck if floor == lair(state) else state.room_deck
    return not state.collapse and len(state.floors[floor].rooms) < floor_size(state, floor) and bool(deck)


def step_to(state: State, player: Player, verb: int) -> tuple[int, int]:
    """Return the place after a step; floor -1 if it is not allowed."""
    room = room_of(state, player)
    floor, column = player.floor, player.column
    if verb == do.UP:
        above = stairs_up(state, floor, column)
        if above == NO_STAIRS:
            return -1, 0
        floor, column = floor - 1, above
        if floor == 0 and entrance_barred(state):
            return -1, 0
    elif verb == do.DOWN:
        if room.down == NO_STAIRS:
            return -1, 0
        floor, column = floor + 1, room.down
        if floor == lair(state) and not lair_open_to(state, player):  # OS-18.3
            return -1, 0
        if room_at(state, floor, column) is None and not can_explore(state, floor):
            return -1, 0
    else:
        column += -1 if verb == do.LEFT else 1
        if floor == 0 or (room_at(state, floor, column) is None and not can_explore(state, floor)):
            return -1, 0
    if (floor, column) in state.left:  # OS-4.3, R-87
        return -1, 0
    return floor, column


def entrance_barred(state: State) -> bool:
    """Return whether the Entrance is closed to players who come by choice (OS-24.15, R-32)."""
    return "nerdcore" in state.variants and not state.collapse


def steps_allowed(state: State) -> int:
    return STEPS + state.extra_steps + stat_outside(state, state.active, "move")


def move_options(state: State) -> list[Action]:
    player = state.players[state.active]
    left = steps_allowed(state) - state.steps
    if left <= 0:
        return []
    options: list[Action] = []
    for verb in MOVES:
        floor, column = step_to(state, player, verb)
        if floor >= 0 and entry_cost(state, floor, column) <= left:
            options.append((verb,))
    return options


def step(state: State, verb: int) -> None:
    """Move one room further. The room's effects come next, then perhaps another step."""
    seat = state.active
    player = state.players[seat]
    floor, column = step_to(state, player, verb)
    state.left += ((player.floor, player.column),)
    state.moved = True
    state.bonus_room = False
    state.steps += entry_cost(state, floor, column)
    player.floor, player.column = floor, column
    room = room_at(state, floor, column)
    explored = room is None
    if room is None:
        room = explore(state, floor, column)
    card = room_card(state, room)
    state.entry = int(explored)
    if not explored:
        tell(state, "moves", seat=name_of(state, seat), floor=floor, room=card.id)
    if floor == 0:  # OS-4.10
        arrive_home(state, seat)
        return
    if not ends_movement(state, floor, room, explored):
        push(state, (f.ASK_MOVE,))
    receive_visitor(state, seat, room)


def ends_movement(state: State, floor: int, room: Room, explored: bool) -> bool:
    """Return whether the room ends movement (OS-4.9, OS-4.10, OS-4.15); Safe Haven does not, even when explored
    (R-6)."""
    card = room_card(state, room)
    if floor == 0 or "stop" in card.flags:
        return True
    return explored and not (card.haven and floor == lair(state))


def receive_visitor(state: State, seat: int, room: Room) -> None:
    """Carry out the room's effects on a visitor (OS-1.6-7, R-82, R-83)."""
    card = room_card(state, room)
    if card.through >= 0:
        push(state, script_frame(state, seat, card.through))
    if not room.entered:
        room.entered = True
        if card.first >= 0:
            tell(state, "first-here", seat=name_of(state, seat), room=card.id)
            push(state, script_frame(state, seat, card.first))


def explore(state: State, floor: int, column: int) -> Room:
    """Draw and place a room (OS-4.14, OS-18.9, OS-18.12)."""
    state.reveals += 1
    if floor == lair(state):
        room = fresh_room(LAIR_ROOM + state.lair_deck.pop())
    else:
        room = fresh_room(state.room_deck.pop())
    level = state.floors[floor]
    if not level.rooms:
        level.left = column
        level.rooms.append(room)
    elif column < level.left:
        level.left = column
        level.rooms.insert(0, room)
    else:
        level.rooms.append(room)
    tell(state, "explores", seat=name_of(state, state.active), floor=floor, room=room_card(state, room).id)
    return room


def ask_move(state: State, frame: Frame) -> list[Decision]:
    """Ask for the next step (D-15), unless there is none or the token was moved away."""
    player = state.players[state.active]
    options = [] if state.turn_over or state.fled or player.floor == 0 else move_options(state)
    if not options:
        state.agenda.pop()
        return []
    return [Decision(state.active, "move", [*options, (do.STAY,)], frame)]


def may_search(state: State) -> bool:
    """Return whether the active player may search (OS-4.25-27, R-36, R-44, R-53)."""
    player = state.players[state.active]
    if state.searched or state.collapse or player.fleeing or not 0 < player.floor <= last_floor(state):
        return False
    room = room_of(state, player)
    if room.stack or "no-search" in room_card(state, room).flags:
        return False
    return not has_stairs_down(state, player.floor)


def has_stairs_down(state: State, floor: int) -> bool:
    return any(room.down != NO_STAIRS for room in state.floors[floor].rooms)


def search(state: State) -> None:
    """Search for stairs (OS-4.29-31)."""
    seat = state.active
    state.searched = True
    state.reveals += 1
    die = state.rng.roll(FACES)
    needed = search_number(state)
    tell(state, "searches", seat=name_of(state, seat), die=die, needed=needed, found=int(die <= needed))
    if die <= needed:
        player = state.players[seat]
        place_stairs(state, seat, player.floor, player.column)


def search_number(state: State) -> int:
    """Return the highest roll that finds stairs."""
    floor = state.players[state.active].floor
    return stairs_number(state, floor) + stat_outside(state, state.active, "search")


def stairs_number(state: State, floor: int) -> int:
    if state.rules.stairs == "by-floor":
        return STAIRS_BY_FLOOR[min(floor, len(STAIRS_BY_FLOOR)) - 1]
    return int(state.rules.stairs)


def place_stairs(state: State, seat: int, floor: int, column: int) -> None:
    """Place Stairs (OS-4.30); a first room below takes their column (R-35)."""
    room = room_at(state, floor, column)
    assert room is not None
    room.down = landing(state, floor + 1, column)
    tell(state, "stairs", seat=name_of(state, seat), floor=floor)


def landing(state: State, floor: int, column: int) -> int:
    """Return the column below: that of the Stairs, else of the nearest end, which may be unexplored (R-35)."""
    level = state.floors[floor]
    if not level.rooms or room_at(state, floor, column) is not None:
        return column
    first, last = level.left, level.left + len(level.rooms) - 1
    grows = len(level.rooms) < floor_size(state, floor)
    if column < first:
        return first - 1 if grows else first
    return last + 1 if grows else last

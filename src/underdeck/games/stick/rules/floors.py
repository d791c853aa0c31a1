"""The connections of rooms: the Stairs between them, and the cost to enter one."""

from underdeck.games.stick.rules.state import LAIR_ROOM, NO_STAIRS, Player, State, lair, room_at, room_card, room_of


def stairs_up(state: State, floor: int, column: int) -> int:
    """Return the column of the room above whose Stairs lead here; NO_STAIRS without one."""
    if floor == 0:
        return NO_STAIRS
    above = state.floors[floor - 1]
    for index, room in enumerate(above.rooms):
        if room.down == column:
            return above.left + index
    return NO_STAIRS


def entry_cost(state: State, floor: int, column: int) -> int:
    """Return the movement to enter there (OS-4.9); 1 if unexplored (OS-4.12)."""
    room = room_at(state, floor, column)
    return 2 if room is not None and "slow" in room_card(state, room).flags else 1


def in_haven(state: State, player: Player) -> bool:
    """Return whether the player is in Safe Haven, where there are no battles with Monsters (OS-18.10)."""
    room = room_of(state, player)
    return room.card >= LAIR_ROOM and room_card(state, room).haven and player.floor == lair(state)

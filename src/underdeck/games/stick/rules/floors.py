"""How rooms hang together: the Stairs between them, and what it takes to enter one."""

from underdeck.games.stick.rules.state import LAIR_ROOM, NO_STAIRS, Player, State, lair, room_at, room_card, room_of


def stairs_up(state: State, floor: int, column: int) -> int:
    """Column of the room above whose Stairs lead here; NO_STAIRS without."""
    if floor == 0:
        return NO_STAIRS
    above = state.floors[floor - 1]
    for index, room in enumerate(above.rooms):
        if room.down == column:
            return above.left + index
    return NO_STAIRS


def entry_cost(state: State, floor: int, column: int) -> int:
    """How many rooms of movement it takes to enter there (OS-4.9); unexplored, one (OS-4.12)."""
    room = room_at(state, floor, column)
    return 2 if room is not None and "slow" in room_card(state, room).flags else 1


def in_haven(state: State, player: Player) -> bool:
    """OS-18.10: no battles with Monsters in Safe Haven."""
    room = room_of(state, player)
    return room.card >= LAIR_ROOM and room_card(state, room).haven and player.floor == lair(state)

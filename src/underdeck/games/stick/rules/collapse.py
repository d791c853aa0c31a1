"""The end: Monsters escape, the dungeon collapses room by room, and the Bragging Points are counted (OS-19, OS-20,
OS-24.5-6)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.fleeing import exit_dungeon
from underdeck.games.stick.rules.floors import stairs_up
from underdeck.games.stick.rules.stacks import drop_coins, turn_down
from underdeck.games.stick.rules.state import (
    LAIR_ROOM,
    NO_STAIRS,
    XYKON,
    Player,
    Room,
    State,
    clockwise,
    drool,
    lair,
    loot_card,
    name_of,
    room_at,
    room_card,
    room_of,
    tell,
    without,
)
from underdeck.kernel.decisions import Action, Decision, Frame

SLAYER_POINTS_PER_FLOOR: Final = 2


def starts_by_itself(state: State) -> bool:
    """Return whether the collapse starts without Xykon's defeat: he is not in the Lair, or by the turn limit (R-33)."""
    if state.collapse:
        return False
    limit = state.rules.turn_limit
    if limit != "none" and state.turn > int(limit) * len(state.players):
        return True
    if "not-home" not in state.variants or state.lair_deck:
        return False
    for room in state.floors[lair(state)].rooms:
        card = room_card(state, room)
        if not card.haven and not room.xykon:
            return False
        if room.xykon_card >= 0 and "xykon-special" in state.pack.xykon[room.xykon_card].abilities:
            return False
    return bool(state.floors[lair(state)].rooms)


def run_collapse(state: State, frame: Frame) -> None:
    """Begin the collapse (OS-19.1-4, R-24); those on the Entrance are out already (R-43)."""
    slayer = frame[1]
    state.turn = state.collapse = max(state.turn, 1)
    state.reveals += 1
    tell(state, "collapse")
    state.filling = True  # the Loot deck is not renewed while Monsters escape
    for floor in range(lair(state), 0, -1):
        for room, column in escape_order(state, floor, slayer):
            for code in room.stack:
                drop_coins(state, floor, column, code)
                room.stack = without(room.stack, code)
                if code >= XYKON:
                    turn_down(state, code)
                else:
                    state.battle_discard.append(code)
    state.filling = False
    state.arrived = ()
    order = clockwise(state, state.active if slayer < 0 else slayer)
    outside = [seat for seat in order if state.players[seat].floor == 0]
    for seat in outside:
        exit_dungeon(state, seat, outside)


def escape_order(state: State, floor: int, slayer: int) -> list[tuple[Room, int]]:
    """Return the rooms in order: from Xykon's outward, left before right; on other floors from left to right (R-24)."""
    level = state.floors[floor]
    rooms = [(room, level.left + index) for index, room in enumerate(level.rooms)]
    if floor == lair(state) and slayer >= 0:
        for room, column in rooms:
            if room.xykon_card >= 0 and "xykon-special" in state.pack.xykon[room.xykon_card].abilities:
                center = column
                return sorted(rooms, key=lambda entry: (abs(entry[1] - center), entry[1]))
    return rooms


def ends_at_once(state: State) -> bool:
    """Return whether at most one player is still inside (OS-19.23)."""
    return sum([not player.exited for player in state.players]) <= 1


def check_end(state: State) -> None:
    if state.collapse and ends_at_once(state) and state.outcome is None:
        finish(state)


def lowest_floor(state: State) -> int:
    for floor in range(lair(state), 0, -1):
        if state.floors[floor].rooms:
            return floor
    return 0


def removable(state: State) -> list[int]:
    """Return the columns of the rooms that may be removed now (OS-19.7-12, R-25)."""
    floor = lowest_floor(state)
    if floor == 0:
        return []
    level = state.floors[floor]
    count = len(level.rooms)
    edges = [level.left] if count == 1 else [level.left, level.left + count - 1]
    stairs = [level.left + i for i in range(count) if stairs_up(state, floor, level.left + i) != NO_STAIRS]
    plain = [column for column in edges if column not in stairs]
    found = plain or edges
    free = [column for column in found if not players_in(state, floor, column)]
    return free or found


def players_in(state: State, floor: int, column: int) -> list[int]:
    return [
        seat
        for seat, player in enumerate(state.players)
        if player.floor == floor and player.column == column and not player.exited
    ]


def ask_remove(state: State, frame: Frame) -> list[Decision]:
    """Ask which room to remove (D-40)."""
    columns = removable(state)
    if not columns:
        state.agenda.pop()
        return []
    return [Decision(state.active, "remove", [(do.REMOVE, column) for column in columns], frame)]


def answer_remove(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Remove the room (OS-19.10, OS-19.13-14, R-89)."""
    floor, column = lowest_floor(state), action[1]
    level = state.floors[floor]
    room = room_at(state, floor, column)
    assert room is not None
    tell(state, "room-falls", seat=name_of(state, seat), room=room_card(state, room).id, floor=floor)
    bumped = players_in(state, floor, column)
    last = len(level.rooms) == 1
    up = stairs_up(state, floor, column)
    state.loot_discard += room.loot
    for card in room.loot:
        state.seen[card] = 0
    if room.card >= LAIR_ROOM and room.xykon_card >= 0:
        state.xykon_out += (room.xykon_card,)
    state.room_discard.append(room.card)
    level.rooms.remove(room)
    if column == level.left and level.rooms:
        level.left += 1
    if last:
        for above in state.floors[floor - 1].rooms:
            above.down = NO_STAIRS
    for each in bumped:
        player = state.players[each]
        if last:
            player.floor, player.column = floor - 1, up
        else:
            player.column = column + 1 if room_at(state, floor, column + 1) is not None else column - 1
        tell(state, "bumped", seat=name_of(state, each), room=room_card(state, room_of(state, player)).id)
        if player.floor == 0:
            player.fleeing = False
            exit_dungeon(state, each, [])


def drool_points(state: State, player: Player) -> int:
    """Return the points of a player's Loot (OS-20.2)."""
    return sum(drool(state, card, player.character) for card in [*player.stash, *player.equipped])


def score(state: State, seat: int) -> dict[str, int]:
    """Return the points by source (OS-20.2-6)."""
    player = state.players[seat]
    floors = lair(state) - 1
    return {
        "loot": drool_points(state, player),
        "shticks": len(player.shticks),
        "exit": player.exit_points,
        "xykon": SLAYER_POINTS_PER_FLOOR * floors if player.slayer else 0,
    }


def points(state: State, seat: int) -> int:
    """Return the points that decide: the player's own, or the team's."""
    team = state.players[seat].team
    return team_score(state, team) if team >= 0 else sum(score(state, seat).values())


def team_score(state: State, team: int) -> int:
    """Return the points of a team; a crest counts once for it (OS-24.5-6, R-31)."""
    seats = [seat for seat, player in enumerate(state.players) if player.team == team]
    total = 0
    for seat in seats:
        by_source = score(state, seat)
        total += by_source["shticks"] + by_source["exit"] + by_source["xykon"]
        player = state.players[seat]
        for card in [*player.stash, *player.equipped]:
            loot = loot_card(state, card)
            total += loot.crest
            for member in seats:
                total += loot.drool[state.players[member].character] - loot.crest
    return total


def exit_rank(state: State, seat: int) -> int:
    """Return the place in the order of exits; players still inside are last (R-26)."""
    return state.players[seat].exited or len(state.players) + 1


def finish(state: State) -> None:
    """End the game with its scores and winners (OS-20.7-9, R-26)."""
    seats = range(len(state.players))
    for seat in seats:
        by_source = score(state, seat)
        tell(state, "score", None, seat=name_of(state, seat), total=sum(by_source.values()), **by_source)
    if state.players[0].team >= 0:
        teams = sorted({player.team for player in state.players})
        best = max(
            teams,
            key=lambda team: (
                team_score(state, team),
                any(player.slayer for player in state.players if player.team == team),
                -min([exit_rank(state, seat) for seat in seats if state.players[seat].team == team]),
            ),
        )
        for team in teams:
            names = "+".join([name_of(state, seat) for seat in seats if state.players[seat].team == team])
            tell(state, "team-score", team=names, total=team_score(state, team))
        winners = [seat for seat in seats if state.players[seat].team == best]
    else:
        winners = [
            max(
                seats,
                key=lambda seat: (
                    points(state, seat),
                    state.players[seat].slayer,
                    -exit_rank(state, seat),
                ),
            )
        ]
    state.outcome = "+".join([name_of(state, seat) for seat in winners])
    tell(state, "winner", seat=state.outcome)
    state.agenda = []
    state.battle = None

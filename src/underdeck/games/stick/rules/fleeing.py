"""Fleeing to the Dungeon Entrance, coming home, and leaving for good (OS-13.7-24, OS-19.21-23)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import ALL
from underdeck.games.stick.rules.floors import entry_cost, stairs_up
from underdeck.games.stick.rules.loot import drop_loot
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.shticks import unflip_all
from underdeck.games.stick.rules.state import NO_STAIRS, State, name_of, room_at, room_card, room_of, tell
from underdeck.games.stick.rules.wounds import heal, most_wounds
from underdeck.kernel.decisions import Action, Decision, Frame

FLEE_STEPS: Final = 3
ASIDE: Final = {do.LEFT: -1, do.RIGHT: 1}
"""The change of the column by a step."""


def run_flee_check(state: State, frame: Frame) -> None:
    """Let players without Wounds left flee (OS-13.7-10, R-16, R-42)."""
    for seat, player in enumerate(state.players):
        if player.lost < most_wounds(state, player) or player.fleeing or player.exited:
            continue
        player.fleeing = True
        player.stash += player.equipped
        player.equipped = []
        tell(state, "flees", seat=name_of(state, seat))
        if seat == state.active:
            state.fled = True
        if player.floor == 0:
            arrive_home(state, seat)
        elif not player.resting and not player.missing:
            push(state, (f.DROP, seat), (f.FLEE, seat, FLEE_STEPS))


def run_drop(state: State, frame: Frame) -> None:
    """Drop one random Loot of the Stash, unseen (OS-13.9)."""
    player = state.players[frame[1]]
    drop_loot(state, frame[1], player.floor, player.column)


def ways_home(state: State, floor: int, column: int) -> list[int]:
    """Return the first steps of the shortest paths to the Entrance: left, right or up (OS-13.11)."""
    if stairs_up(state, floor, column) != NO_STAIRS:
        return [do.UP]
    level = state.floors[floor]
    best: dict[int, int] = {}
    for way, aside in ASIDE.items():
        at = column + aside
        cost = 1
        while room_at(state, floor, at) is not None:
            if stairs_up(state, floor, at) != NO_STAIRS:
                best[way] = cost
                break
            at += aside
            cost += 1
    assert best, (floor, column, level.left)
    shortest = min(best.values())
    return [way for way, cost in best.items() if cost == shortest]


def run_flee(state: State, frame: Frame) -> None:
    """Step by step toward the Entrance (OS-13.10-13)."""
    _, seat, left = frame
    player = state.players[seat]
    if left <= 0 or not player.fleeing or player.floor == 0:
        return
    ways = ways_home(state, player.floor, player.column)
    if len(ways) > 1:
        push(state, (f.ASK_FLEE, seat, left))
        return
    flee_step(state, seat, left, ways[0])


def ask_flee(state: State, frame: Frame) -> list[Decision]:
    return [Decision(frame[1], "flee", [(do.LEFT,), (do.RIGHT,)], frame)]


def answer_flee(state: State, frame: Frame, seat: int, action: Action) -> None:
    flee_step(state, frame[1], frame[2], action[0])


def flee_step(state: State, seat: int, left: int, way: int) -> None:
    player = state.players[seat]
    if way == do.UP:
        floor, column = player.floor - 1, stairs_up(state, player.floor, player.column)
    else:
        floor, column = player.floor, player.column + ASIDE[way]
    cost = entry_cost(state, floor, column)
    if cost > left:  # OS-13.13
        here = room_card(state, room_of(state, player))
        tell(state, "fled-to", seat=name_of(state, seat), floor=player.floor, room=here.id)
        return
    player.floor, player.column = floor, column
    card = room_card(state, room_of(state, player))
    left -= cost
    if card.through >= 0:
        left += sum(op.amount for op in state.pack.scripts[card.through] if op.verb == "steps")
    if player.floor == 0:
        arrive_home(state, seat)
        return
    if left <= 0 or "stop" in card.flags:
        tell(state, "fled-to", seat=name_of(state, seat), floor=player.floor, room=card.id)
        return
    push(state, (f.FLEE, seat, left))


def arrive_home(state: State, seat: int) -> None:
    """Arrive at the Entrance: heal and end the flight (OS-13.16-17, OS-1.57, R-3)."""
    player = state.players[seat]
    was_fleeing = player.fleeing
    player.fleeing = False
    heal(state, seat, ALL)
    unflip_all(state, seat)
    tell(state, "home", seat=name_of(state, seat))
    if state.collapse:
        exit_dungeon(state, seat, [])
    elif was_fleeing and player.stash:
        push(state, (f.ASK_EQUIP, seat))


def run_drop_home(state: State, frame: Frame) -> None:
    """Arrive at the Entrance by an effect, with the same service (R-3)."""
    arrive_home(state, frame[1])


def exit_dungeon(state: State, seat: int, outside: list[int]) -> None:
    """Leave the dungeon (OS-19.21-23, OS-20.4); others outside at that time share the place (R-43)."""
    player = state.players[seat]
    if player.exited:
        return
    state.exits += 1
    player.exited = state.exits
    player.floor, player.column = 0, 0
    inside = sum([not other.exited and number not in outside for number, other in enumerate(state.players)])
    player.exit_points = inside
    tell(state, "exits", seat=name_of(state, seat), n=inside)

"""Routes: several rooms entered in one go, if nothing is asked on the way (OS-4)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.floors import entry_cost
from underdeck.games.stick.rules.movement import ends_movement, move_options, step_to
from underdeck.games.stick.rules.notation import VERBS
from underdeck.games.stick.rules.prospects import stopping_here
from underdeck.games.stick.rules.state import Room, State, room_at, room_card
from underdeck.games.stick.rules.view_types import RouteView

HARMLESS: Final = "steps"
"""The only effect of a room that may happen on the way without a question."""


class Walk:
    """The progress of a route, in the terms of `State`."""

    __slots__ = ("column", "extra_steps", "floor", "left", "steps", "verbs")

    def __init__(self, state: State, floor: int, column: int, verbs: tuple[int, ...]) -> None:
        self.verbs = verbs
        self.floor = floor
        self.column = column
        self.left = state.left
        self.steps = state.steps
        self.extra_steps = state.extra_steps


def routes(state: State, seat: int) -> list[RouteView]:
    """Return the routes to every explored room in reach of the player who moves, the nearest first."""
    if seat != state.active or not any(each.seat == seat and each.kind in ("start", "move") for each in state.asked):
        return []
    trial = state.clone()
    player = trial.players[seat]
    found: list[RouteView] = []
    waiting = [Walk(trial, player.floor, player.column, ())]
    for walk in waiting:  # grows while it is read
        trial.left, trial.steps, trial.extra_steps = walk.left, walk.steps, walk.extra_steps
        player.floor, player.column = walk.floor, walk.column
        verbs = [option[0] for option in move_options(trial)]
        if walk.verbs:
            trial.moved = True
            room = room_at(trial, walk.floor, walk.column)
            assert room is not None
            acts = acts_on_visitors(trial, room)
            ends = ends_movement(trial, walk.floor, room, False) or not verbs
            answers = [VERBS[verb] for verb in walk.verbs]
            if not ends and not acts:
                answers.append(VERBS[do.STAY])
            found.append(RouteView(answers, walk.floor, walk.column, stopping_here(trial, seat)))
            if ends or acts:
                continue
        for verb in verbs:
            further = onward(trial, seat, walk, verb)
            if further is not None:
                waiting.append(further)
    return found


def onward(state: State, seat: int, walk: Walk, verb: int) -> Walk | None:
    """Return the walk one room further; None if there is no explored room of the dungeon."""
    player = state.players[seat]
    floor, column = step_to(state, player, verb)
    room = room_at(state, floor, column)
    if room is None or floor == 0:
        return None
    further = Walk(state, floor, column, (*walk.verbs, verb))
    further.left += ((player.floor, player.column),)
    further.steps += entry_cost(state, floor, column)
    through = room_card(state, room).through
    if through >= 0:
        further.extra_steps += sum([op.amount for op in state.pack.scripts[through] if op.verb == HARMLESS])
    return further


def acts_on_visitors(state: State, room: Room) -> bool:
    """Return whether the room has an effect on arrival that may ask a question or turn over a card."""
    card = room_card(state, room)
    if card.first >= 0 and not room.entered:
        return True
    return card.through >= 0 and any(op.verb != HARMLESS for op in state.pack.scripts[card.through])

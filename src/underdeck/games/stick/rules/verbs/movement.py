"""Verbs of tokens: places, movement, missed turns, and stairs."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.movement import entrance_barred, has_stairs_down, place_stairs
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.state import LOSS, WIN, State, last_floor, name_of, room_card, room_of, tell
from underdeck.games.stick.rules.verbs.verb import Choice, Deed, Verb
from underdeck.games.stick.rules.wounds import miss_turns, most_wounds
from underdeck.kernel.decisions import Action


def move_token(state: State, seat: int, floor: int, column: int) -> None:
    """Move a token by an effect, which triggers nothing (R-64)."""
    player = state.players[seat]
    player.floor, player.column = floor, column
    tell(state, "moved", seat=name_of(state, seat), floor=floor, room=room_card(state, room_of(state, player)).id)


def may_run(state: State, deed: Deed) -> bool:
    """Return whether the player may run: not out of an unsettled battle."""
    player, battle = state.players[deed.seat], state.battle
    settled = battle is None or battle.result in (WIN, LOSS)
    return player.floor > 0 and not player.fleeing and not player.exited and settled


def do_run(state: State, deed: Deed) -> None:
    player = state.players[deed.seat]
    player.lost = most_wounds(state, player)
    push(state, (f.FLEE_CHECK,))


def may_entrance(state: State, deed: Deed) -> bool:
    barred = deed.seat == deed.user and not state.trap and entrance_barred(state)
    return not barred and may_run(state, deed)


def do_entrance(state: State, deed: Deed) -> None:
    move_token(state, deed.seat, 0, 0)
    push(state, (f.DROP_HOME, deed.seat))


def free_to_move(state: State, seat: int) -> bool:
    player = state.players[seat]
    in_battle = state.battle is not None and seat in (state.battle.fighter, state.battle.foe)
    return not player.fleeing and not player.exited and player.floor > 0 and not in_battle


def apart(state: State, deed: Deed) -> bool:
    """Return whether two players are in two rooms of one floor: nothing moves anybody through the stairs."""
    one, two = state.players[deed.user], state.players[deed.seat]
    return one.floor == two.floor > 0 and one.column != two.column


def may_join(state: State, deed: Deed) -> bool:
    return apart(state, deed) and free_to_move(state, deed.user)


def do_join(state: State, deed: Deed) -> None:
    player = state.players[deed.seat]
    move_token(state, deed.user, player.floor, player.column)


def may_pull(state: State, deed: Deed) -> bool:
    return apart(state, deed) and free_to_move(state, deed.seat)


def do_pull(state: State, deed: Deed) -> None:
    me = state.players[deed.user]
    move_token(state, deed.seat, me.floor, me.column)


def teleport_options(state: State, deed: Deed) -> list[Action]:
    if not free_to_move(state, deed.user):
        return []
    me = state.players[deed.user]
    level = state.floors[me.floor]
    columns = range(level.left, level.left + len(level.rooms))
    return [(do.CARD_COLUMN, column) for column in columns if column != me.column]


def take_teleport(state: State, deed: Deed, action: Action) -> None:
    move_token(state, deed.user, state.players[deed.user].floor, action[1])


def may_steps(state: State, deed: Deed) -> bool:
    return deed.user == state.active and not state.fled and not state.players[deed.seat].exited


def do_steps(state: State, deed: Deed) -> None:
    state.extra_steps += deed.amount


def may_miss(state: State, deed: Deed) -> bool:
    return not state.players[deed.seat].exited


def do_miss(state: State, deed: Deed) -> None:
    miss_turns(state, deed.seat, deed.amount)


def may_stairs(state: State, deed: Deed) -> bool:
    floor = deed.place[0]
    return 0 < floor <= last_floor(state) and not has_stairs_down(state, floor) and not state.collapse


def do_stairs(state: State, deed: Deed) -> None:
    place_stairs(state, deed.user, *deed.place)


MOVEMENT: Final[dict[str, Verb | Choice]] = {
    "run": Verb(may_run, do_run),
    "entrance": Verb(may_entrance, do_entrance),
    "join": Verb(may_join, do_join),
    "pull": Verb(may_pull, do_pull),
    "teleport": Choice(teleport_options, take_teleport, once=True),
    "steps": Verb(may_steps, do_steps),
    "miss": Verb(may_miss, do_miss),
    "stairs": Verb(may_stairs, do_stairs),
}

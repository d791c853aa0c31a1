"""Verbs of Monsters: arrival, movement, departure."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.abilities import monster_range, support_count
from underdeck.games.stick.rules.floors import in_haven
from underdeck.games.stick.rules.stacks import (
    defeat,
    find_monster,
    is_xykon,
    place,
    put_under,
    remove_monster,
    skip_call,
    start_battle,
)
from underdeck.games.stick.rules.state import (
    DEFEND,
    UNKNOWN,
    XYKON,
    Room,
    State,
    is_monster,
    monster,
    name_of,
    room_at,
    room_card,
    room_of,
    tell,
)
from underdeck.games.stick.rules.verbs.hands import one_of_each
from underdeck.games.stick.rules.verbs.verb import Choice, Deed, Place, Verb
from underdeck.kernel.decisions import Action


def top_target(state: State) -> int:
    """Return the first target of a battle with Monsters before the roll; -1 without one."""
    battle = state.battle
    if battle is None or battle.foe >= 0 or not battle.targets or battle.dice:
        return -1
    return battle.targets[0]


def may_banish(state: State, deed: Deed) -> bool:
    code = top_target(state)
    return code >= 0 and not is_xykon(state, code)


def do_banish(state: State, deed: Deed) -> None:
    assert state.battle is not None
    remove_monster(state, state.battle.targets[0])


def slay_target(state: State, deed: Deed) -> int:
    """Return the battle's Monster, or the top one of the user's room; never Xykon (OS-21.29)."""
    player = state.players[deed.user]
    if state.battle is not None:
        code = top_target(state)
    elif player.fleeing or player.exited:
        return -1
    else:
        code = next(iter(room_of(state, player).stack), -1)
    return -1 if code < 0 or is_xykon(state, code) else code


def may_slay(state: State, deed: Deed) -> bool:
    return slay_target(state, deed) >= 0


def do_slay(state: State, deed: Deed) -> None:
    code = slay_target(state, deed)
    defeat(state, deed.user, *find_monster(state, code), code)
    if state.battle is not None:
        state.battle.targets.remove(code)


def may_sink(state: State, deed: Deed) -> bool:
    stack = room_of(state, state.players[deed.user]).stack
    if len(stack) < 2 or is_xykon(state, stack[0]) or state.battle is not None:
        return False
    first, second = [monster(state, code).abilities for code in stack[:2]]
    return "henchman" in first or "henchman" not in second


def do_sink(state: State, deed: Deed) -> None:
    room = room_of(state, state.players[deed.user])
    code = room.stack[0]
    room.stack = put_under(state, room.stack[1:], code)
    tell(state, "sinks", monster=monster(state, code).id)


def site(state: State, deed: Deed) -> Place:
    """Return the room from and to which Monsters are moved: that of the battle, if there is one."""
    return deed.place if state.battle is None else (state.battle.floor, state.battle.column)


def beside(state: State, place: Place) -> list[tuple[int, Room]]:
    """Return columns and rooms to the left and to the right."""
    floor, column = place
    rooms = [(each, room_at(state, floor, each)) for each in (column - 1, column + 1)]
    return [(each, room) for each, room in rooms if room is not None]


def may_go(state: State, source: Room, goal: Room) -> bool:
    """Return whether the top Monster may move: Xykon cards stay, and no Monster enters Safe Haven."""
    return bool(source.stack) and source.stack[0] < XYKON and not room_card(state, goal).haven


def shoo_options(state: State, deed: Deed) -> list[Action]:
    """Return the rooms beside to which the top Monster may go."""
    place = site(state, deed)
    if place[0] == 0 or (state.battle is not None and state.battle.foe >= 0):
        return []
    room = room_at(state, *place)
    assert room is not None
    return [(do.CARD_COLUMN, column) for column, goal in beside(state, place) if may_go(state, room, goal)]


def take_shoo(state: State, deed: Deed, action: Action) -> None:
    floor, column = site(state, deed)
    carry(state, floor, column, action[1])


def lure_options(state: State, deed: Deed) -> list[Action]:
    """Return the rooms beside whose top Monster may come here; none into a battle."""
    if deed.place[0] == 0 or state.battle is not None:
        return []
    room = room_at(state, *deed.place)
    assert room is not None
    return [(do.CARD_COLUMN, column) for column, source in beside(state, deed.place) if may_go(state, source, room)]


def take_lure(state: State, deed: Deed, action: Action) -> None:
    floor, column = deed.place
    carry(state, floor, action[1], column)


def carry(state: State, floor: int, start: int, end: int) -> None:
    """Move the top Monster to another room's top; Henchmen sink."""
    battle = state.battle
    source, goal = room_at(state, floor, start), room_at(state, floor, end)
    assert source is not None
    assert goal is not None
    code = source.stack[0]
    source.stack = source.stack[1:]
    if "henchman" in monster(state, code).abilities:
        goal.stack += (code,)
    else:
        goal.stack = (code, *goal.stack)
    tell(state, "carried", monster=monster(state, code).id, room=room_card(state, goal).id)
    if battle is not None and battle.foe < 0 and code in battle.targets and battle.result == UNKNOWN:
        battle.targets = []


def reinforce_options(state: State, deed: Deed) -> list[Action]:
    if top_target(state) < 0:
        return []
    return one_of_each(state, [card for card in state.players[deed.user].hand if is_monster(state, card)])


def take_reinforce(state: State, deed: Deed, action: Action) -> None:
    card, battle = action[1], state.battle
    assert battle is not None
    room = room_at(state, battle.floor, battle.column)
    assert room is not None
    state.players[deed.user].hand.remove(card)
    state.seen_hand[card] = 0
    tell(state, "plays-monster", seat=name_of(state, deed.user), monster=monster(state, card).id)
    place(state, room, card)


def snipe_options(state: State, deed: Deed) -> list[Action]:
    """Return the Monsters of the user's floor, by column, each with a player it reaches."""
    me = state.players[deed.user]
    if state.battle is not None or me.floor == 0 or me.exited:
        return []
    prey = [
        (seat, player.column)
        for seat, player in enumerate(state.players)
        if seat != deed.user
        and player.floor == me.floor
        and not (player.fleeing or player.exited or in_haven(state, player))
    ]
    found: list[Action] = []
    level = state.floors[me.floor]
    for column, room in enumerate(level.rooms, level.left):
        if room.stack:
            reach = monster_range(state, room.stack[0], support_count(state, me.floor, column, room.stack[0]))
            found += [(do.CARD_SNIPE, column, seat) for seat, at in prey if 0 < abs(at - column) <= reach]
    return found


def take_snipe(state: State, deed: Deed, action: Action) -> None:
    start_battle(state, action[2], DEFEND, action[1])


def may_skip(state: State, deed: Deed) -> bool:
    return state.filling


def do_skip(state: State, deed: Deed) -> None:
    skip_call(state)


def may_size(state: State, deed: Deed) -> bool:
    if deed.op.amount > 0:
        return state.filling and state.size < state.size_limit
    return state.filling and state.size > max(1, len(room_of(state, state.players[state.active]).stack))


def do_size(state: State, deed: Deed) -> None:
    state.size = max(1, min(state.size + deed.amount, max(state.size_limit, state.size)))
    tell(state, "size-changes", size=state.size)


MONSTERS: Final[dict[str, Verb | Choice]] = {
    "banish": Verb(may_banish, do_banish),
    "slay": Verb(may_slay, do_slay),
    "sink": Verb(may_sink, do_sink),
    "shoo": Choice(shoo_options, take_shoo, once=True),
    "lure": Choice(lure_options, take_lure, once=True),
    "reinforce": Choice(reinforce_options, take_reinforce),
    "snipe": Choice(snipe_options, take_snipe, once=True),
    "skip": Verb(may_skip, do_skip),
    "size": Verb(may_size, do_size),
}

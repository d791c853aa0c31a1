"""The effects of cards, one op at a time. A script is a list of ops; a DO frame carries one out, and asks if
necessary."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import ALL, Op
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.state import State, clockwise
from underdeck.games.stick.rules.verbs import VERBS, Choice, Deed, Place
from underdeck.kernel.decisions import Action, Decision, Frame

CHOOSING: Final = tuple([name for name, verb in VERBS.items() if isinstance(verb, Choice)])
"""The verbs whose user chooses a card or a place."""

ONE_OF: Final = ("other", "other-floor", "other-here", "anyone", "anyone-floor", "anyone-here", "fighter")
"""The targets that the user chooses."""

HARM: Final = ("wound", "drop-loot", "flip", "lose-cards", "lose-loot", "miss", "run", "steal", "take")
"""The verbs that cannot be used on a player on the Dungeon Entrance."""


def run_do(state: State, frame: Frame) -> None:
    """Carry out the next op of a script: find its targets or ask for one."""
    _, user, script, number, extra, chosen, *place = frame
    ops = state.pack.scripts[script]
    if number >= len(ops):
        return
    op = ops[number]
    push(state, (f.DO, user, script, number + 1, extra, chosen, *place))
    targets = candidates(state, user, op, (place[0], place[1]), chosen)
    if op.target in ONE_OF:
        before = [ops[i].target for i in range(number)]
        if op.target in before and chosen >= 0:
            targets = [seat for seat in targets if seat == chosen]
        elif len(targets) > 1:
            push(state, (f.ASK_TARGET, user, script, number, extra, *place))
            return
    for seat in reversed(targets):
        push(state, (f.APPLY, user, script, number, extra, seat, *place))


def candidates(state: State, user: int, op: Op, place: Place, chosen: int = -1) -> list[int]:
    """Return the players whom this op can touch."""
    battle = state.battle
    target = op.target
    if target == "self":
        found = [user]
    elif target == "foe":
        found = [chosen] if chosen >= 0 else []
        if not found and battle is not None and battle.foe >= 0 and user in (battle.fighter, battle.foe):
            found = [battle.foe if user == battle.fighter else battle.fighter]
    elif target == "fighter":
        found = [] if battle is None else [seat for seat in (battle.fighter, battle.foe) if seat >= 0]
    else:
        found = [seat for seat in clockwise(state, user) if not op.others or seat != user]
        if op.where == "floor":
            found = [seat for seat in found if state.players[seat].floor == place[0]]
        elif op.where == "here":
            found = [seat for seat in found if place_of(state, seat) == place]
        found = [seat for seat in found if not state.players[seat].exited]
    return [seat for seat in found if touches(state, Deed(user, seat, op, op.amount, place))]


def touches(state: State, deed: Deed) -> bool:
    """Return whether the op would have an effect on this player."""
    if out_of_reach(state, deed):
        return False
    verb = VERBS[deed.op.verb]
    return bool(verb.options(state, deed)) if isinstance(verb, Choice) else verb.touches(state, deed)


def out_of_reach(state: State, deed: Deed) -> bool:
    """Return whether a player on the Entrance is safe (OS-1.56, R-2); traps and own cards hurt there too."""
    harm = HARM if state.rules.version >= 3 else HARM[:2]
    return deed.op.verb in harm and state.players[deed.seat].floor == 0 and deed.seat != deed.user


def can_do(state: State, user: int, script: int) -> bool:
    """Return whether a card may be used: some of it can happen, and a Wound as its price can be lost (OS-13.24-25)."""
    place = place_of(state, user)
    found = [(op, candidates(state, user, op, place)) for op in state.pack.scripts[script]]
    if any(op.verb == "wound" and op.target == "self" and not seats for op, seats in found):
        return False
    return any(seats for _, seats in found)


def place_of(state: State, seat: int) -> Place:
    player = state.players[seat]
    return player.floor, player.column


def ask_target(state: State, frame: Frame) -> list[Decision]:
    """Ask for the target of an op (D-29)."""
    _, user, script, number, _, floor, column = frame
    op = state.pack.scripts[script][number]
    options: list[Action] = [(do.TARGET, seat) for seat in candidates(state, user, op, (floor, column))]
    if not options:
        state.agenda.pop()
        return []
    return [Decision(user, "target", options, frame)]


def answer_target(state: State, frame: Frame, seat: int, action: Action) -> None:
    _, user, script, number, extra, *place = frame
    following = state.agenda[-1]
    state.agenda[-1] = (*following[:5], action[1], *place)
    push(state, (f.APPLY, user, script, number, extra, action[1], *place))


def run_apply(state: State, frame: Frame) -> None:
    """Carry out an op at once, or after its user has chosen."""
    _, user, script, number, extra, seat, floor, column = frame
    op = state.pack.scripts[script][number]
    amount = op.amount if op.amount == ALL else op.amount + extra
    deed = Deed(user, seat, op, amount, (floor, column), script)
    verb = VERBS[op.verb]
    if not touches(state, deed):
        return
    if isinstance(verb, Choice):
        push(state, (f.ASK_CARD, user, script, number, extra, seat, amount, floor, column))
    else:
        verb.apply(state, deed)


def choice_of(state: State, frame: Frame) -> tuple[Choice, Deed]:
    """Return the verb and its target for an ASK_CARD frame."""
    _, user, script, number, _, seat, left, floor, column = frame
    op = state.pack.scripts[script][number]
    verb = VERBS[op.verb]
    assert isinstance(verb, Choice), op.verb
    return verb, Deed(user, seat, op, left, (floor, column), script)


def ask_card(state: State, frame: Frame) -> list[Decision]:
    choice, deed = choice_of(state, frame)
    options = choice.options(state, deed) if deed.amount > 0 else []
    if not options or (choice.settle is not None and choice.settle(state, deed)):
        state.agenda.pop()
        return []
    return [Decision(deed.user, deed.op.verb, options, frame)]


def answer_card(state: State, frame: Frame, seat: int, action: Action) -> None:
    choice, deed = choice_of(state, frame)
    if not choice.once:
        push(state, (*frame[:6], deed.amount - 1, *deed.place))
    choice.take(state, deed, action)

"""The effects of skills and potions, step by step (OD-7.46-56). The owner of dice picks them."""

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import ARMOR_ONLY
from underdeck.games.onedeck.rules.dice import kinds
from underdeck.games.onedeck.rules.frames import ASK_PICK, EFFECT
from underdeck.games.onedeck.rules.skills import healing_of
from underdeck.games.onedeck.rules.state import State, dying, partner
from underdeck.games.onedeck.rules.verbs import verb_of
from underdeck.games.onedeck.rules.verbs.consequences import Prevent
from underdeck.games.onedeck.rules.verbs.picking import Picking, takes_color
from underdeck.kernel.decisions import Action, Decision, Frame


def run_effect(state: State, frame: Frame) -> None:
    h = frame[1]
    verb = verb_of(state, frame[2])
    owner = partner(state, h) if verb.partner else h
    if owner != h or not verb.partner:  # a hero alone has no partner to help
        verb.apply(state, h, owner)


def preventing(state: State, frame: Frame) -> Prevent:
    verb = verb_of(state, frame[2])
    assert isinstance(verb, Prevent)
    return verb


def ask_amount(state: State, frame: Frame) -> list[Decision]:
    limit = preventing(state, frame).limit(state)
    return [Decision(frame[1], "amount", [(do.AMOUNT, n) for n in range(limit, 0, -1)], frame)]


def answer_amount(state: State, frame: Frame, seat: int, action: Action) -> None:
    preventing(state, frame).prevent(state, action[1])


def ask_branch(state: State, frame: Frame) -> list[Decision]:
    branches = list(enumerate(state.pack.effects[frame[2]].branches))
    if frame[1] in dying(state):  # what keeps a hero alive comes first
        branches = [(i, branch) for i, branch in branches if healing_of(branch)] or branches
    return [Decision(frame[1], "branch", [(do.BRANCH, i) for i, _ in branches], frame)]


def answer_branch(state: State, frame: Frame, seat: int, action: Action) -> None:
    for effect in reversed(state.pack.effects[frame[2]].branches[action[1]]):
        state.agenda.append((EFFECT, frame[1], effect.id))


def picking(state: State, frame: Frame) -> Picking:
    verb = verb_of(state, frame[2])
    assert isinstance(verb, Picking)
    return verb


def feeds_followers(state: State) -> bool:
    """Return whether later steps take dice of the picked color, so that picking is as good as paying (Forked
    Strike)."""
    return any(frame[0] == EFFECT and takes_color(state, frame[2]) for frame in state.agenda)


def candidates(state: State, frame: Frame) -> list[int]:
    """Return the dice that may be picked next; frame: owner, effect, picked so far, value they must show."""
    verb = picking(state, frame)
    must_show = frame[4]
    found: list[int] = []
    if frame[3] >= verb.most(state):
        return found
    for die in kinds(state.heroes[frame[1]].pool):
        if (must_show and die & 7 != must_show) or not verb.fits(state, die):
            continue
        if die < ARMOR_ONLY or not (verb.trades or feeds_followers(state)):
            found.append(die)
    return found


def ask_pick(state: State, frame: Frame) -> list[Decision]:
    owner = frame[1]
    verb = picking(state, frame)
    if verb.every:
        state.agenda.pop()
        pick_every(state, owner, verb)
        return []
    options: list[Action] = [(do.PICK, owner, die) for die in candidates(state, frame)]
    if not options or not (verb.exact or frame[3] < verb.minimum):
        options.append((do.DONE,))
    return [Decision(owner, "pick", options, frame)]


def pick_every(state: State, owner: int, verb: Picking) -> None:
    pool = state.heroes[owner].pool
    for die in pool[:]:
        if verb.values and verb.fits(state, die):
            pool.remove(die)
            state.aside.append(die)
    finish(state, owner, verb)


def answer_pick(state: State, frame: Frame, seat: int, action: Action) -> None:
    verb = picking(state, frame)
    if action[0] == do.DONE:
        finish(state, frame[1], verb)
        return
    die = action[2]
    state.heroes[frame[1]].pool.remove(die)
    state.aside.append(die)
    state.noted = (die >> 3) & 3
    must_show = die & 7 if verb.same_value else 0
    state.agenda.append((ASK_PICK, frame[1], frame[2], frame[3] + 1, must_show))


def finish(state: State, h: int, verb: Picking) -> None:
    picked = state.aside[:]
    state.aside.clear()
    if picked:
        verb.change(state, h, picked)
    else:
        verb.without(state)

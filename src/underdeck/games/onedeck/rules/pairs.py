"""Four heroes: two pairs, two cards behind a door, dice divided between them (OD-16)."""

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import COLORS
from underdeck.games.onedeck.rules.frames import (
    ASK_ODD_DIE,
    ASK_ORDER,
    ASK_PAIRS,
    ASK_SNEAK,
    DIVIDE,
    FACE,
    FACE_BOSS,
    LOOT,
    START,
)
from underdeck.games.onedeck.rules.state import SKIPPED, State, all_seats, tell
from underdeck.kernel.decisions import Action, Decision, Frame


def members(bits: int) -> list[int]:
    return [h for h in range(4) if bits >> h & 1]


def bits_of(heroes: list[int]) -> int:
    return sum(1 << h for h in heroes)


def pair_options(state: State, unordered: bool) -> list[Action]:
    """Return every pair of four heroes; if `unordered`, every way to form two pairs."""
    last = 1 if unordered else 4
    return [(do.PAIR, a, b) for a in range(last) for b in range(a + 1, 4)]


def form_pairs(state: State, card: int) -> None:
    """Ask who faces the stack's first card, or who fights the boss first (`card` -1) (OD-16.18, OD-16.33)."""
    state.agenda.append((ASK_PAIRS, card + 1))


def ask_pairs(state: State, frame: Frame) -> list[Decision]:
    return all_seats(state, "pairs" if frame[1] else "boss-pairs", pair_options(state, False), frame)


def answer_pairs(state: State, frame: Frame, seat: int, action: Action) -> None:
    first = bits_of(list(action[1:]))
    if not frame[1]:
        state.agenda.append((FACE_BOSS, 0b1111 ^ first))
        state.agenda.append((FACE_BOSS, first))
        state.agenda.append((DIVIDE, 0, 0, first))
    else:
        state.agenda.append((ASK_ORDER, frame[1] - 1, first))


def ask_order(state: State, frame: Frame) -> list[Decision]:
    """Ask in which order the encounters come (OD-16.19)."""
    return all_seats(state, "order", [(do.CARD, 0), (do.CARD, 1)], frame)


def answer_order(state: State, frame: Frame, seat: int, action: Action) -> None:
    card = frame[1]
    faces = [(FACE, card, frame[2]), (FACE, card + 1, 0b1111 ^ frame[2])]
    if action[1] == 1:
        faces.reverse()
    state.agenda.append((LOOT,))  # OD-16.26: after both
    state.agenda.append(faces[1])
    state.agenda.append(faces[0])
    state.agenda.append((DIVIDE, 0, 0, faces[0][2]))


def divide_again(state: State, pair: int) -> None:
    """Divide the dice again after changes before the first encounter, with the same answers about odd ones."""
    named = others = 0
    for color, (mine, theirs) in enumerate(zip(state.supply, state.reserve, strict=True)):
        named |= (mine + theirs & 1) << color
        others |= int(mine < theirs) << color
    state.agenda.append((DIVIDE, named, others, pair))


def run_divide(state: State, frame: Frame) -> None:
    """Divide the dice of each color between the pairs; the party decides who gets an odd one (OD-16.24-25, R-64). All
    questions come before the division, because stored dice may return or leave meanwhile."""
    total = [mine + theirs for mine, theirs in zip(state.supply, state.reserve, strict=True)]
    for color, count in enumerate(total):
        if count & 1 and not frame[1] >> color & 1:
            state.agenda.append(frame)
            state.agenda.append((ASK_ODD_DIE, color, frame[3]))
            return
    for color, count in enumerate(total):
        state.reserve[color] = (count + (frame[2] >> color & 1)) // 2
        state.supply[color] = count - state.reserve[color]


def ask_odd_die(state: State, frame: Frame) -> list[Decision]:
    if not (state.supply[frame[1]] + state.reserve[frame[1]]) & 1:  # even by now
        state.agenda.pop()
        return []
    options: list[Action] = [(do.PAIR, *members(bits)) for bits in (frame[2], 0b1111 ^ frame[2])]
    return all_seats(state, "odd-die", options, frame)


def answer_odd_die(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Store the answer in the division that asked."""
    _, named, others, first = state.agenda.pop()
    color = frame[1]
    elsewhere = bits_of(list(action[1:])) != first
    state.agenda.append((DIVIDE, named | 1 << color, others & ~(1 << color) | elsewhere << color, first))
    tell(state, "odd-die", color=color, first=state.heroes[action[1]].name, second=state.heroes[action[2]].name)


def step_forward(state: State, bits: int) -> None:
    """Let a pair begin with its own dice, once all dice of the others are back (OD-16.21)."""
    if len(state.fighting) == 2 and state.fighting != members(bits):
        state.supply, state.reserve = state.reserve, state.supply
    state.fighting = members(bits)
    if len(state.heroes) == 4:
        names = [state.heroes[h].name for h in state.fighting]
        tell(state, "pair", first=names[0], second=names[1])


def rejoin(state: State) -> None:
    """Join the pairs and their supplies after both encounters."""
    for color in range(len(COLORS[:4])):
        state.supply[color] += state.reserve[color]
        state.reserve[color] = 0
    state.fighting = list(range(len(state.heroes)))


def run_face(state: State, frame: Frame) -> None:
    state.room = frame[1]
    step_forward(state, frame[2])
    state.agenda.append((START,))
    if all(spoil & 3 == SKIPPED for spoil in state.spoils):  # no pair has begun yet
        divide_again(state, frame[2])
    state.agenda.append((ASK_SNEAK,))

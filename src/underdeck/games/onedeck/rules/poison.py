"""Poison tokens and the Resist Poison roll (OD-17.1-15, OD-16.39-40, OD-18.2-3)."""

from typing import Final

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.boxes import refresh
from underdeck.games.onedeck.rules.cards import BOSS
from underdeck.games.onedeck.rules.damage import CAUSES, hurt, remove
from underdeck.games.onedeck.rules.frames import (
    ASK_GROUPS,
    ASK_LEAF,
    ASK_POISON,
    ASK_POISONED,
    ASK_RESIST,
    RESIST_ROLL,
)
from underdeck.games.onedeck.rules.pairs import bits_of, members, pair_options
from underdeck.games.onedeck.rules.state import (
    HYBRID,
    State,
    all_seats,
    applied,
    fighting_seats,
    four,
    poison_left,
    store,
    tell,
)
from underdeck.kernel.decisions import Action, Decision, Frame

RESIST_DAMAGE: Final = 2  # OD-17.12
HERBALIST: Final = 2


def envenom(state: State, h: int, amount: int) -> None:
    place_poison(state, h, withstood(state, h, amount))


def poison_meant(state: State, h: int, amount: int) -> int:
    """Return how much of the poison for a hero takes effect."""
    immune = amount > 0 and state.pack.skills[state.heroes[h].side.skill].passive == "antivenom"
    return amount - immune


def withstood(state: State, h: int, amount: int) -> int:
    hero = state.heroes[h]
    left = poison_meant(state, h, amount)
    if left < amount:
        tell(state, "antivenom", hero=hero.name, skill=state.pack.skills[hero.side.skill].id)
    return left


def place_poison(state: State, h: int, amount: int) -> None:
    """Place tokens while the supply has any (OD-17.1-5); each missing one is damage to the same hero (R-80)."""
    if amount <= 0:
        return
    hero = state.heroes[h]
    placed = min(amount, poison_left(state))
    if placed:
        hero.poison += placed
        tell(state, "poisoned", hero=hero.name, amount=placed, poison=hero.poison)
        store(state, h, "poison", placed)
    hurt(state, h, amount - placed, "poison")


def poison_somebody(state: State, amount: int) -> None:
    """Poison one of the heroes concerned by a card's effect, token by token (R-11)."""
    for _ in range(amount):
        if len(state.fighting) == 1:
            envenom(state, 0, 1)
        else:
            state.agenda.append((ASK_POISON,))


def ask_poison(state: State, frame: Frame) -> list[Decision]:
    return fighting_seats(state, "poison", [(do.POISON, h) for h in state.fighting], frame)


def answer_poison(state: State, frame: Frame, seat: int, action: Action) -> None:
    envenom(state, action[1], 1)


def leaves(state: State) -> int:
    """Return the leaves on open doors, card by card (OD-17.9, R-65)."""
    cards = state.pack.cards
    return sum(cards[door >> 1].leaf for door in state.doors if door & 1)


def poison_of(state: State, bits: int) -> int:
    return sum(state.heroes[h].poison for h in members(bits))


def run_resist(state: State, frame: Frame) -> None:
    """Begin to resist if there is poison in the party (OD-17.7, OD-17.15); four heroes form two groups (OD-16.39)."""
    everyone = (1 << len(state.heroes)) - 1
    if not poison_of(state, everyone):
        return
    if four(state):
        state.agenda.append((ASK_GROUPS,))
    else:
        state.agenda.append((RESIST_ROLL, everyone, leaves(state)))


def ask_groups(state: State, frame: Frame) -> list[Decision]:
    """Ask for the groups, if it makes a difference for the poisoned heroes or for effects of the roll (D-28)."""
    poisoned = [h for h, hero in enumerate(state.heroes) if hero.poison]
    if len(poisoned) > 1 or (poisoned and any(cares_for_rolls(state, h) for h in range(4))):
        return all_seats(state, "groups", pair_options(state, True), frame)
    state.agenda.pop()
    if not poisoned:  # cured in time
        return []
    with_somebody = bits_of([poisoned[0], (poisoned[0] + 1) % 4])
    state.agenda.append((RESIST_ROLL, with_somebody, -(-leaves(state) // 2)))  # the odd leaf goes where it helps
    return []


def cares_for_rolls(state: State, h: int) -> bool:
    side = state.heroes[h].side
    return state.pack.skills[side.skill].passive == "herbalist" or "resist" in side.feat.store


def answer_groups(state: State, frame: Frame, seat: int, action: Action) -> None:
    first = bits_of(list(action[1:]))
    second = 0b1111 ^ first
    found = leaves(state)
    if not poison_of(state, first) or not poison_of(state, second):  # a group without poison does not roll
        group = first if poison_of(state, first) else second
        state.agenda.append((RESIST_ROLL, group, -(-found // 2)))
    elif found & 1:
        state.agenda.append((ASK_LEAF, first))
    else:
        resist_apart(state, first, found // 2, found // 2)


def ask_leaf(state: State, frame: Frame) -> list[Decision]:
    """Ask which group gets the odd leaf (OD-16.40, R-70)."""
    groups = (frame[1], 0b1111 ^ frame[1])
    options: list[Action] = [(do.PAIR, *members(bits)) for bits in groups]
    if not all(poison_of(state, bits) for bits in groups):  # cured in time
        state.agenda.pop()
        answer_groups(state, frame, 0, options[0])
        return []
    return all_seats(state, "leaf", options, frame)


def answer_leaf(state: State, frame: Frame, seat: int, action: Action) -> None:
    more = leaves(state) // 2 + 1
    helped = bits_of(list(action[1:])) == frame[1]
    resist_apart(state, frame[1], more if helped else more - 1, more - 1 if helped else more)


def resist_apart(state: State, first: int, first_leaves: int, second_leaves: int) -> None:
    state.agenda.append((RESIST_ROLL, 0b1111 ^ first, second_leaves))
    state.agenda.append((RESIST_ROLL, first, first_leaves))


def run_resist_roll(state: State, frame: Frame) -> None:
    """Allow potions that cure once more before the roll (OD-17.15)."""
    state.agenda.append((ASK_RESIST, *frame[1:]))


def ask_resist(state: State, frame: Frame) -> list[Decision]:
    if not poison_of(state, frame[1]):  # cured in time
        state.agenda.pop()
        return []
    if state.mode == BOSS:  # the round has not begun: an X that counts poison follows it
        refresh(state)
    return all_seats(state, "resist", [(do.GO_ON,)], frame)


def answer_resist(state: State, frame: Frame, seat: int, action: Action) -> None:
    resist(state, frame[1], frame[2])


def resist_bonus(state: State, bits: int) -> int:
    """Return the bonus: only effects that name the roll count (OD-17.13)."""
    penalty = sum(ability.resist_penalty for ability in state.abilities)
    return HERBALIST * len(herbalists(state, bits)) - penalty


def herbalists(state: State, bits: int) -> list[int]:
    return [h for h in members(bits) if state.pack.skills[state.heroes[h].side.skill].passive == "herbalist"]


def resist(state: State, bits: int, found: int) -> None:
    """Roll a separate die against poison; the sum may exceed 6 (OD-17.8-10, R-76, R-78)."""
    poison = poison_of(state, bits)
    die = state.rng.die()
    state.reveals += 1
    for ability in state.abilities:
        applied(state, ability, ability.resist_penalty)
    for h in herbalists(state, bits):
        hero = state.heroes[h]
        tell(state, "herbalist", hero=hero.name, skill=state.pack.skills[hero.side.skill].id, amount=HERBALIST)
    total = die + found + resist_bonus(state, bits)
    success = total > poison
    tell(state, "resisted" if success else "poison-strikes", roll=die, leaves=found, total=total, poison=poison)
    if success:
        for h in members(bits):  # each group acts as the party for its own roll
            store(state, h, "resist")
        if state.set == HYBRID:  # OD-18.3
            return
    state.agenda.append((ASK_POISONED, bits, int(success)))


def ask_poisoned(state: State, frame: Frame) -> list[Decision]:
    """Ask which hero of the group the roll affects (D-29, R-77)."""
    options: list[Action] = [(do.POISON, h) for h in members(frame[1]) if state.heroes[h].poison]
    if len(options) > 1:
        return all_seats(state, "resisted" if frame[2] else "poisoned", options, frame)
    state.agenda.pop()
    if options:
        answer_poisoned(state, frame, 0, options[0])
    return []


def answer_poisoned(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Remove one token; after a failure deal 2 damage to the same hero (OD-17.11-12)."""
    remove(state, action[1], 0, 1, CAUSES.index("cure"))
    if not frame[2]:
        hurt(state, action[1], RESIST_DAMAGE, "poison")

"""Spending time, and the stairs beneath the deck (OD-3.4-7, OD-12.3-12)."""

from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import BOSS
from underdeck.games.onedeck.rules.damage import hurt
from underdeck.games.onedeck.rules.frames import ASK_STAIRS, PAY_TIME
from underdeck.games.onedeck.rules.state import State, all_seats, four, stairs_limit, tell
from underdeck.kernel.decisions import Action, Decision, Frame


def spend_time(state: State, amount: int) -> None:
    if amount > 0:
        state.agenda.append((PAY_TIME, amount))


def run_pay_time(state: State, frame: Frame) -> None:
    amount = frame[1]
    if state.mode == BOSS:  # no deck and no stairs, so time means nothing
        return
    deck = state.deck
    if deck:
        count = min(amount, len(deck))
        names = []
        for _ in range(count):
            card = deck.pop()
            state.discard.append(card)
            names.append(state.pack.cards[card].id)
        amount -= count
        state.reveals += 1
        tell(state, "time", amount=count, cards=" ".join(names), deck=len(deck))
        if not deck:
            tell(state, "stairs-revealed")
    if not amount:
        return
    # OD-12.5: what the deck cannot pay becomes tokens; OD-12.7: damage and reset first, then the rest.
    room = stairs_limit(state) - state.stairs
    if amount < room:
        state.stairs += amount
        tell(state, "stairs-tokens", amount=amount, tokens=state.stairs, most=stairs_limit(state))
        return
    state.stairs = 0
    tell(state, "stairs-full", most=stairs_limit(state))
    spend_time(state, amount - room)
    if state.suffering and state.rules.stairs_damage == "after-step":
        state.stairs_owed += 1
    else:
        stairs_damage(state)


def times_full(state: State, amount: int) -> int:
    """Return how often the stairs fill up while so much time is paid (see `run_pay_time`)."""
    if state.mode == BOSS:
        return 0
    return (state.stairs + max(0, amount - len(state.deck))) // stairs_limit(state)


def stairs_damage(state: State) -> None:
    """Deal 1 damage to one hero of the party's choice (OD-12.6, OD-12.9); it is never split (OD-12.10)."""
    if len(state.heroes) == 1:
        hurt(state, 0, 1, "stairs")
    else:
        state.agenda.append((ASK_STAIRS, 0))


def ask_stairs(state: State, frame: Frame) -> list[Decision]:
    options: list[Action] = [(do.HURT, h) for h in range(len(state.heroes)) if not frame[1] >> h & 1]
    return all_seats(state, "stairs-damage", options, frame)


def answer_stairs(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Choose the hurt hero; of four heroes two different ones, both at once (OD-16.30-31)."""
    if four(state) and not frame[1]:
        state.agenda.append((ASK_STAIRS, 1 << action[1]))
        return
    chosen = frame[1] | 1 << action[1]
    for h in range(len(state.heroes)):
        if chosen >> h & 1:
            hurt(state, h, 1, "stairs")

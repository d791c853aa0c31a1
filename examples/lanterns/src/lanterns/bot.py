"""A careful delver: weighs what the next chamber brings on average against what lies at hand."""

from typing import Any

from lanterns.cards import PERIL, TREASURE
from lanterns.delving import LEAVE, ON, PASS, USE
from lanterns.state import STAIR_COINS, WALK, State, closes, inside, light, score, stairs
from underdeck.kernel.decisions import Action, Decision


class Careful:
    needs_world = True

    def __init__(self, seed: int) -> None:
        """It leaves nothing to chance of its own."""

    def choose(self, world: Any, decisions: list[Decision]) -> tuple[int, Action]:
        decision = decisions[0]
        if decision.kind == WALK:
            return decision.seat, (ON,) if walks_on(world, decision.seat) else (LEAVE,)
        return decision.seat, best_keepsake(world, decision)


def walks_on(state: State, seat: int) -> bool:
    me = state.delvers[seat]
    if state.delve == state.delves and len(state.delvers) > 1:
        rivals = [score(state, each) + each.pouch for each in state.delvers if each is not me]
        if max(rivals) > score(state, me) + me.pouch + state.floor:
            return True  # who is behind in the last delve has nothing to lose
    return outlook(state, seat) > state.floor


def outlook(state: State, seat: int) -> float:
    """What the pouch gains by one more chamber, over all the cards that may come."""
    me, people = state.delvers[seat], len(inside(state))
    saved = max([state.pack.keepsakes[card].saves for card in me.hand], default=0)
    total = 0.0
    for card in state.deck:
        chamber = state.pack.chambers[card]
        if closes(state, card):
            total -= me.pouch * (100 - saved) / 100 + saved / 20  # a keepsake used is one less
            continue
        pouch = me.pouch
        if chamber.kind == TREASURE:
            pouch += (chamber.coins + STAIR_COINS * stairs(state)) // people
        elif chamber.kind == PERIL:
            pouch -= min(pouch, stairs(state))
        if light(state) - 1 + chamber.light <= 0:
            pouch //= 2
        total += pouch - me.pouch
    return total / len(state.deck)


def best_keepsake(state: State, decision: Decision) -> Action:
    """The one that saves most."""
    uses = [option for option in decision.options if option[0] == USE]
    return max(uses, key=lambda option: state.pack.keepsakes[option[1]].saves, default=(PASS,))

"""How a delve goes: a chamber is opened, everybody inside answers in secret, and so on until nobody is left."""

from typing import Final

from lanterns.cards import OIL, PERIL, STAIRS, TREASURE
from lanterns.state import ESCAPE, OVER, STAIR_COINS, WALK, State, closes, inside, light, score, stairs
from underdeck.kernel.decisions import Action, Decision

ON, LEAVE, PASS, USE = range(4)
"""Walk on; go home; let the pouch go; use the keepsake that follows."""

FRAMES: Final = {WALK: 1, ESCAPE: 2}


def begin_delve(state: State) -> None:
    """LO-2.1"""
    state.delve += 1
    state.deck = [card for card in range(len(state.pack.chambers)) if card not in state.removed]
    state.rng.shuffle(state.deck)
    state.path = []
    state.floor = 0
    for delver in state.delvers:
        delver.inside = True
    state.tell("delve", number=state.delve, delves=state.delves)
    open_chamber(state)


def open_chamber(state: State) -> None:
    """LO-2.2"""
    card = state.deck.pop()
    closing = closes(state, card)
    state.path.append(card)
    state.reveals += 1
    if closing:
        state.tell("closed", card=state.pack.chambers[card].id)
        state.phase = ESCAPE
    else:
        enter(state, card)
        state.phase = WALK
    ask(state)
    if closing and not state.asked:
        escape(state)
    elif not closing and not light(state):
        grope_home(state)


def enter(state: State, card: int) -> None:
    chamber = state.pack.chambers[card]
    there = inside(state)
    if chamber.kind == TREASURE:  # LO-3.1
        coins = chamber.coins + STAIR_COINS * stairs(state)
        share, rest = divmod(coins, len(there))
        for delver in there:
            delver.pouch += share
        state.floor += rest
        state.tell("treasure", card=chamber.id, coins=coins, share=share, people=len(there))
    elif chamber.kind == PERIL:  # LO-3.5
        dropped = [min(delver.pouch, stairs(state)) for delver in there]
        for delver, coins in zip(there, dropped, strict=True):
            delver.pouch -= coins
        state.floor += sum(dropped)
        state.tell("peril", card=chamber.id, dropped=sum(dropped))
    elif chamber.kind == OIL:
        state.tell("oil", card=chamber.id, light=light(state))
    elif chamber.kind == STAIRS:
        state.tell("stairs", card=chamber.id, stairs=stairs(state))


def ask(state: State) -> None:
    """Who is inside is asked; when the shaft closes, who has coins and keepsakes, whatever those are (LO-5.1)."""
    number = FRAMES.get(state.phase, 0)
    state.asked = [
        Decision(seat, state.phase, answers(state, seat), (number, state.delve, len(state.path)))
        for seat in waiting(state)
        if seat not in state.kept
    ]


def waiting(state: State) -> list[int]:
    if state.phase == OVER:
        return []
    return [
        seat
        for seat, delver in enumerate(state.delvers)
        if delver.inside and (state.phase == WALK or (delver.pouch and delver.hand))
    ]


def answers(state: State, seat: int) -> list[Action]:
    if state.phase == WALK:
        return [(ON,), (LEAVE,)]
    hand = [state.pack.keepsakes[card] for card in state.delvers[seat].hand]
    useful = dict.fromkeys([state.pack.keepsake(each.id) for each in hand if each.saves])
    return [(PASS,), *[(USE, card) for card in useful]]


def step(state: State, seat: int, action: Action) -> None:
    state.events = []
    state.kept[seat] = action
    ask(state)
    if state.asked:
        return
    if state.phase == WALK:
        walk(state)
    else:
        escape(state)


def walk(state: State) -> None:
    """Everybody has answered: who leaves shares what lies on the floor (LO-4.2)."""
    leaving = [seat for seat, action in sorted(state.kept.items()) if action == (LEAVE,)]
    state.kept = {}
    if leaving:
        found, state.floor = divmod(state.floor, len(leaving))
        for seat in leaving:
            go_home(state, seat, state.delvers[seat].pouch + found)
    if inside(state):
        open_chamber(state)
    else:
        end_delve(state)


def go_home(state: State, seat: int, coins: int) -> None:
    delver = state.delvers[seat]
    delver.coins += coins
    delver.pouch = 0
    delver.inside = False
    state.tell("home", seat=delver.name, coins=coins)


def grope_home(state: State) -> None:
    """LO-3.7: the lantern is out."""
    state.tell("dark")
    for seat, delver in enumerate(state.delvers):
        if delver.inside:
            go_home(state, seat, delver.pouch // 2)
    end_delve(state)


def escape(state: State) -> None:
    """LO-5"""
    kept, state.kept = state.kept, {}
    for seat, delver in enumerate(state.delvers):
        if not delver.inside:
            continue
        action = kept.get(seat, (PASS,))
        if action[0] == USE:
            keepsake = state.pack.keepsakes[action[1]]
            card = next(card for card in delver.hand if state.pack.keepsakes[card].id == keepsake.id)
            delver.hand.remove(card)
            state.used.append(card)
            state.tell("used", seat=delver.name, keepsake=keepsake.id)
            go_home(state, seat, (delver.pouch * keepsake.saves + 99) // 100)
        else:
            state.tell("lost", seat=delver.name, coins=delver.pouch)
            delver.pouch = 0
            delver.inside = False
    state.removed.append(state.path.pop())
    end_delve(state)


def end_delve(state: State) -> None:
    if state.delve < state.delves:
        begin_delve(state)
        return
    state.phase = OVER
    state.outcome = ending(state)
    ask(state)


def ending(state: State) -> str:
    """LO-6: the richest; alone, whether the goal was reached."""
    if len(state.delvers) == 1:
        goal = state.shaft.goal * state.delves // 5
        return "goal" if score(state, state.delvers[0]) >= goal else "short"
    most = max(score(state, delver) for delver in state.delvers)
    return "+".join([delver.name for delver in state.delvers if score(state, delver) == most])

"""New battles: Battle Size, calls, and the arrival of Monsters (OS-5)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.hands import HAND, SPLIT_MONSTERS, discard_hand_card, draw_cards, draw_kind, new_hand
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.stacks import place, start_battle
from underdeck.games.stick.rules.state import (
    DEFEND,
    XYKON,
    XYKON_UP,
    Room,
    State,
    is_monster,
    lair,
    monster,
    name_of,
    room_of,
    tell,
)
from underdeck.games.stick.rules.totals import stat_outside
from underdeck.games.stick.rules.windows import do_use, uses_in
from underdeck.kernel.decisions import Action, Decision, Frame

CALLED: Final = "called"
NO_LIMIT: Final = 1000
"""A number above any Battle Size."""


def run_new_battle(state: State, frame: Frame) -> None:
    """Begin a new battle (OS-5.6-11, OS-18.15); the room's text changes the size (OS-5.9)."""
    player = state.players[state.active]
    room = room_of(state, player)
    state.size = max(0, player.floor + stat_outside(state, state.active, "size"))
    growth = state.rules.size_growth
    state.size_limit = NO_LIMIT if growth == "free" else state.size + (0 if growth == "none" else int(growth))
    if state.size == 0:
        return
    state.filling = True
    tell(state, "new-battle", seat=name_of(state, state.active), size=state.size)
    count = len(state.players)
    left = (state.active + 1) % count
    push(state, (f.CALL, left, 0, 2 if count == 2 else 1), (f.DEAL,))
    if player.floor == lair(state) and not room.xykon and state.xykon_deck:
        draw_xykon(state, room)


def draw_xykon(state: State, room: Room) -> None:
    """Draw a Xykon card for the room (OS-18.15-16, OS-18.22)."""
    state.reveals += 1
    room.xykon = XYKON_UP
    room.xykon_card = state.xykon_deck.pop()
    card = state.pack.xykon[room.xykon_card]
    tell(state, "xykon-card", card=card.id)
    if card.is_monster:
        place(state, room, XYKON + room.xykon_card)


def run_call(state: State, frame: Frame) -> None:
    """Call a player, who must play a Monster or has none (OS-5.12-23)."""
    _, seat, skips, cards = frame
    room = room_of(state, state.players[state.active])
    if len(room.stack) >= state.size:
        return
    count = len(state.players)
    hand = state.players[seat].hand
    if any(is_monster(state, card) for card in hand):
        push(state, (f.ASK_CALL, seat, skips, cards))
        return
    split = state.rules.hands == "split"
    if hand and not split:
        tell(state, "hand-thrown-away", seat=name_of(state, seat), n=len(hand))
        for card in hand[:]:
            discard_hand_card(state, seat, card)
    elif not split:
        tell(state, "no-monster", seat=name_of(state, seat))
    before = len(state.battle_deck)
    if count == 2 and not split:  # OS-5.29, R-73
        draw_cards(state, seat, HAND)
    elif count == 2:
        draw_kind(state, seat, True, SPLIT_MONSTERS)
    else:
        new_hand(state, seat)
    drew = before != len(state.battle_deck)
    if count == 2 and drew:
        push(state, (f.CALL, seat, skips, cards))
        return
    if skips + 1 >= count and not drew:  # OS-5.23
        tell(state, "size-frozen", size=len(room.stack))
        return
    push(state, (f.CALL, (seat + 1) % count, 0 if drew else skips + 1, 1))


def ask_call(state: State, frame: Frame) -> list[Decision]:
    """Ask the called player for a Monster (D-18)."""
    seat = frame[1]
    options: list[Action] = []
    kinds: list[object] = []
    for card in state.players[seat].hand:
        kind = state.pack.battle[card]
        if is_monster(state, card) and kind not in kinds:
            kinds.append(kind)
            options.append((do.PLAY, card))
    return [Decision(seat, "call", options + uses_in(state, seat, CALLED), frame)]


def answer_call(state: State, frame: Frame, seat: int, action: Action) -> None:
    _, _, _, cards = frame
    if action[0] != do.PLAY or not is_monster(state, action[1]):
        push(state, (f.CALL, *frame[1:]))
        do_use(state, seat, action)
        return
    card = action[1]
    state.players[seat].hand.remove(card)
    state.seen_hand[card] = 0
    tell(state, "plays-monster", seat=name_of(state, seat), monster=monster(state, card).id)
    place(state, room_of(state, state.players[state.active]), card)
    if cards > 1:  # OS-5.28
        push(state, (f.CALL, seat, 0, cards - 1))
    else:
        push(state, (f.CALL, (seat + 1) % len(state.players), 0, 1))


def run_deal(state: State, frame: Frame) -> None:
    """Begin the battle with the top Monster of the complete Stack (OS-5.27)."""
    state.filling = False
    player = state.players[state.active]
    room = room_of(state, player)
    if room.stack and not player.fleeing and not state.turn_over:
        start_battle(state, state.active, DEFEND, player.column)

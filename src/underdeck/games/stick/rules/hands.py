"""Hands: drawing and losing cards of the Battle Deck (OS-5.18, R-8)."""

from typing import Final

from underdeck.games.stick.rules.state import State, is_monster, name_of, tell

HAND: Final = 7
SPLIT_MONSTERS: Final = 4
SPLIT_SCREWS: Final = 3


def new_hand(state: State, seat: int) -> None:
    """Draw a new hand (OS-5.18); with split hands 4 Monsters, and Screw This! cards up to 3."""
    if state.rules.hands == "mixed":
        draw_cards(state, seat, HAND)
        return
    draw_kind(state, seat, True, SPLIT_MONSTERS)
    hand = state.players[seat].hand
    draw_kind(state, seat, False, SPLIT_SCREWS - sum([not is_monster(state, card) for card in hand]))


def draw_cards(state: State, seat: int, amount: int) -> int:
    """Draw cards until the Battle Deck is empty this turn (R-8). Return their number."""
    player = state.players[seat]
    drawn = 0
    while drawn < amount and state.battle_deck:
        state.reveals += 1
        player.hand.append(state.battle_deck.pop())
        drawn += 1
    if drawn:
        tell(state, "drew-cards", seat=name_of(state, seat), n=drawn)
    return drawn


def draw_kind(state: State, seat: int, monsters: bool, amount: int) -> None:
    drawn = 0
    deck = state.battle_deck
    place = len(deck) - 1
    while drawn < amount and place >= 0:
        if is_monster(state, deck[place]) == monsters:
            state.players[seat].hand.append(deck.pop(place))
            drawn += 1
        place -= 1
    if drawn:
        state.reveals += 1
        tell(state, "drew-cards", seat=name_of(state, seat), n=drawn)


def discard_hand_card(state: State, seat: int, card: int) -> None:
    state.players[seat].hand.remove(card)
    state.seen_hand[card] = 0
    state.battle_discard.append(card)


def lose_cards(state: State, seat: int, amount: int) -> None:
    """Discard random cards of the hand (OS-21.25)."""
    player = state.players[seat]
    for _ in range(min(amount, len(player.hand))):
        state.reveals += 1
        card = sorted(player.hand)[state.rng.below(len(player.hand))]
        discard_hand_card(state, seat, card)
        tell(state, "lost-card", seat=name_of(state, seat), card=state.pack.battle[card].id)

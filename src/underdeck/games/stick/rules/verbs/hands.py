"""Verbs of the Battle Deck's cards: drawing, losing, fetching back and cancelling them (OS-23)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.hands import draw_cards, lose_cards
from underdeck.games.stick.rules.state import State, is_monster, name_of, tell
from underdeck.games.stick.rules.verbs.verb import Choice, Deed, Verb
from underdeck.kernel.decisions import Action


def may_cards(state: State, deed: Deed) -> bool:
    return bool(state.battle_deck)


def do_cards(state: State, deed: Deed) -> None:
    draw_cards(state, deed.seat, deed.amount)


def may_lose_cards(state: State, deed: Deed) -> bool:
    return bool(state.players[deed.seat].hand)


def do_lose_cards(state: State, deed: Deed) -> None:
    lose_cards(state, deed.seat, deed.amount)


def one_of_each(state: State, cards: list[int]) -> list[Action]:
    """Return one answer for each kind of card, because copies are interchangeable."""
    kinds: list[object] = []
    options: list[Action] = []
    for card in cards:
        if state.pack.battle[card] not in kinds:
            kinds.append(state.pack.battle[card])
            options.append((do.CARD_BATTLE, card))
    return options


def recover_options(state: State, deed: Deed) -> list[Action]:
    return one_of_each(state, [card for card in state.battle_discard if not is_monster(state, card)])


def take_recover(state: State, deed: Deed, action: Action) -> None:
    card = action[1]
    state.battle_discard.remove(card)
    state.seen_hand[card] = (1 << len(state.players)) - 1
    state.players[deed.user].hand.append(card)
    tell(state, "recovers", seat=name_of(state, deed.user), card=state.pack.battle[card].id)


def may_cancel(state: State, deed: Deed) -> bool:
    return bool(state.played) and not state.played[-1][2]


def do_cancel(state: State, deed: Deed) -> None:
    """Cancel the card that was answered; a response that is itself a card lies above it."""
    index = len(state.played) - (2 if state.played[-1][0] == deed.user else 1)
    seat, card, cancelled = state.played[index]
    if not cancelled:
        state.played[index] = (seat, card, 1)
        tell(state, "cancelled", card=state.pack.battle[card].id)


HANDS: Final[dict[str, Verb | Choice]] = {
    "cards": Verb(may_cards, do_cards),
    "lose-cards": Verb(may_lose_cards, do_lose_cards),
    "recover": Choice(recover_options, take_recover),
    "cancel": Verb(may_cancel, do_cancel),
}

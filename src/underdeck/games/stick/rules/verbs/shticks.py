"""Verbs of shticks: gaining, flipping, straightening and boosting them (OS-15)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.battle import choose_again
from underdeck.games.stick.rules.cards import Use
from underdeck.games.stick.rules.shticks import flip, gain_shtick, unflip
from underdeck.games.stick.rules.state import SHTICKS_OF, State, face_up, name_of, shtick_card, shtick_code, tell
from underdeck.games.stick.rules.verbs.verb import Choice, Deed, Verb
from underdeck.kernel.decisions import Action


def may_shtick(state: State, deed: Deed) -> bool:
    return bool(state.players[deed.seat].deck)


def do_shtick(state: State, deed: Deed) -> None:
    for _ in range(deed.amount):
        gain_shtick(state, deed.seat)


def one_of_each(state: State, seat: int, cards: list[int]) -> list[Action]:
    """Return one answer for each kind of shtick, because copies are interchangeable."""
    player = state.players[seat]
    kinds: list[object] = []
    options: list[Action] = []
    for card in cards:
        kind = shtick_card(state, player, card)
        if kind not in kinds:
            kinds.append(kind)
            options.append((do.CARD_SHTICK, shtick_code(player, card)))
    return options


def flip_options(state: State, deed: Deed) -> list[Action]:
    return one_of_each(state, deed.seat, face_up(state.players[deed.seat]))


def take_flip(state: State, deed: Deed, action: Action) -> None:
    flip(state, deed.seat, action[1] % SHTICKS_OF)


def straightens(state: State, uses: list[Use]) -> bool:
    return any(op.verb == "unflip" for use in uses for op in state.pack.scripts[use.script])


def to_straighten(state: State, seat: int) -> list[int]:
    """Return flipped shticks; one that straightens others never straightens its own kind."""
    player = state.players[seat]
    down = [card for card in player.shticks if player.flipped >> card & 1]
    return [card for card in down if not straightens(state, shtick_card(state, player, card).uses)]


def unflip_options(state: State, deed: Deed) -> list[Action]:
    return one_of_each(state, deed.seat, to_straighten(state, deed.seat))


def take_unflip(state: State, deed: Deed, action: Action) -> None:
    unflip(state, deed.seat, action[1] % SHTICKS_OF)


def unflip_every(state: State, deed: Deed) -> bool:
    cards = to_straighten(state, deed.seat)
    if deed.amount < len(cards):
        return False
    for card in cards:
        unflip(state, deed.seat, card)
    return True


def boost_options(state: State, deed: Deed) -> list[Action]:
    player = state.players[deed.seat]
    up = [card for card in face_up(player) if any(shtick_card(state, player, card).boost.values())]
    return one_of_each(state, deed.seat, up)


def take_boost(state: State, deed: Deed, action: Action) -> None:
    """Give all boosts to one shtick."""
    seat, card = deed.seat, action[1] % SHTICKS_OF
    state.boosts += ((seat, card),) * deed.amount
    tell(state, "boosted", seat=name_of(state, seat), shtick=shtick_card(state, state.players[seat], card).id)
    choose_again(state, seat)


SHTICKS: Final[dict[str, Verb | Choice]] = {
    "shtick": Verb(may_shtick, do_shtick),
    "flip": Choice(flip_options, take_flip),
    "unflip": Choice(unflip_options, take_unflip, settle=unflip_every),
    "boost": Choice(boost_options, take_boost, once=True),
}

"""Shticks flipped and gained, and the saved Monsters that pay for them (OS-15)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.options import OPTIONS
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.state import (
    SHTICKS_OF,
    Player,
    State,
    monster,
    name_of,
    shtick_card,
    shtick_code,
    tell,
)
from underdeck.kernel.decisions import Action, Decision, Frame

LOOKED_AT: Final = 3
"""The number of shticks from which one is chosen."""
X_PER_SHTICK: Final = {value: int(value) for value in OPTIONS["x_per_shtick"]}


def flip(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    player.flipped |= 1 << card
    tell(state, "flipped", seat=name_of(state, seat), shtick=shtick_card(state, player, card).id)


def unflip(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    player.flipped &= ~(1 << card)
    tell(state, "unflipped", seat=name_of(state, seat), shtick=shtick_card(state, player, card).id)


def unflip_all(state: State, seat: int) -> None:
    player = state.players[seat]
    if player.flipped:
        player.flipped = 0
        tell(state, "unflipped-all", seat=name_of(state, seat))


def gain_shtick(state: State, seat: int) -> None:
    """Put the top shtick into play (OS-15.16)."""
    player = state.players[seat]
    if not player.deck:
        tell(state, "no-shticks-left", seat=name_of(state, seat))
        return
    state.reveals += 1
    card = player.deck.pop()
    player.known_bottom = min(player.known_bottom, len(player.deck))
    player.shticks.append(card)
    tell(state, "gained-shtick", seat=name_of(state, seat), shtick=shtick_card(state, player, card).id)


def run_choose_shtick(state: State, seat: int) -> None:
    """Look at three shticks (OS-15.8) or those that are left (R-70). Nerdcore takes the top one (OS-24.18)."""
    player = state.players[seat]
    if "nerdcore" in state.variants or not player.deck:
        gain_shtick(state, seat)
        return
    state.reveals += 1
    looked = tuple([player.deck[-1 - i] for i in range(min(LOOKED_AT, len(player.deck)))])
    push(state, (f.ASK_CHOOSE_SHTICK, seat, *looked))


def ask_choose_shtick(state: State, frame: Frame) -> list[Decision]:
    player = state.players[frame[1]]
    deck = state.pack.decks[player.character]
    options: list[Action] = []
    for card in frame[2:]:
        if not any(deck[card] is deck[option[1] % SHTICKS_OF] for option in options):
            options.append((do.CHOOSE, shtick_code(player, card)))
    return [Decision(frame[1], "choose-shtick", options, frame)]


def answer_choose_shtick(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Gain the chosen shtick; the others go to the bottom in random order, unseen by the others (R-71)."""
    player = state.players[seat]
    looked = list(frame[2:])
    del player.deck[len(player.deck) - len(looked) :]
    chosen = action[1] % SHTICKS_OF
    looked.remove(chosen)
    state.rng.shuffle(looked)
    player.known_bottom = min(player.known_bottom, len(player.deck)) + len(looked)
    player.deck[:0] = looked
    player.shticks.append(chosen)
    tell(state, "gained-shtick", seat=name_of(state, seat), shtick=shtick_card(state, player, chosen).id)


def x_per_shtick(state: State) -> int:
    return X_PER_SHTICK[state.rules.x_per_shtick]


def saved_x(state: State, player: Player) -> int:
    return sum(monster(state, code).x for code in player.saved)


def pays_for_all(state: State, player: Player, xs: int) -> bool:
    """Return whether so many symbols pay for every shtick left in the deck (R-99)."""
    return xs >= x_per_shtick(state) * len(player.deck)


def save(state: State, seat: int, code: int) -> None:
    """Save a defeated Monster while it may buy a shtick, else as the victor chooses (OS-8.35, R-99); discard one
    without symbols."""
    player = state.players[seat]
    if not monster(state, code).x:
        state.battle_discard.append(code)
        return
    if pays_for_all(state, player, saved_x(state, player)):
        push(state, (f.ASK_SAVE, seat, code))
    player.saved.append(code)


def ask_save(state: State, frame: Frame) -> list[Decision]:
    return [Decision(frame[1], "save", [(do.YES,), (do.NO,)], frame)]


def answer_save(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] == do.NO:
        discard_saved(state, seat, frame[2])
        tell(state, "unsaved", seat=name_of(state, seat), monster=monster(state, frame[2]).id)


def release(state: State, seat: int, code: int) -> None:
    discard_saved(state, seat, code)
    tell(state, "released", seat=name_of(state, seat), monster=monster(state, code).id)


def discard_saved(state: State, seat: int, code: int) -> None:
    """Discard a saved Monster, which can come back with the Battle Deck."""
    state.players[seat].saved.remove(code)
    state.battle_discard.append(code)

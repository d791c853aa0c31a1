"""Dealing hands and first Loot, the first player (OS-2.10-14, OS-2.28), and shadows (OS-24.12)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import FACES
from underdeck.games.stick.rules.hands import new_hand
from underdeck.games.stick.rules.loot import draw_loot, receive
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.state import (
    SHTICKS_OF,
    State,
    clockwise,
    is_trap,
    name_of,
    npc_characters,
    shtick_code,
    tell,
)
from underdeck.kernel.decisions import Action, Decision, Frame

STARTING_LOOT: Final = 3


def run_deal_out(state: State, frame: Frame) -> None:
    for seat, player in enumerate(state.players):
        state.rng.shuffle(player.deck)
        new_hand(state, seat)
        while len(player.stash) < STARTING_LOOT:
            card = draw_loot(state)
            if is_trap(state, card):
                state.loot_discard.append(card)
            else:
                receive(state, seat, card)
    state.reveals += 1


def run_first_turn(state: State, frame: Frame) -> None:
    """Roll for the first player: the highest roll begins; tied rollers roll again (OS-2.28)."""
    rolling = list(range(len(state.players)))
    while len(rolling) > 1:
        rolls = [(state.rng.roll(FACES), seat) for seat in rolling]
        best = max(rolls)[0]
        for die, seat in rolls:
            tell(state, "rolls-for-first", seat=name_of(state, seat), die=die)
        rolling = [seat for die, seat in rolls if die == best]
    state.reveals += 1
    state.active = rolling[0]
    push(state, (f.TURN, 0))
    if "shadow" in state.variants:
        push(state, *[(f.ASK_SHADOW, seat) for seat in clockwise(state, state.active)])


def ask_shadow(state: State, frame: Frame) -> list[Decision]:
    """Ask for a shadow (D-3)."""
    taken = [player.shadow for player in state.players]
    options: list[Action] = [(do.SHADOW, npc) for npc in npc_characters(state) if npc not in taken]
    return [Decision(frame[1], "shadow", options, frame)]


def answer_shadow(state: State, frame: Frame, seat: int, action: Action) -> None:
    state.players[seat].shadow = action[1]
    tell(state, "picks-shadow", seat=name_of(state, seat), npc=state.pack.characters[action[1]].id)


def ask_starting(state: State, frame: Frame) -> list[Decision]:
    """Ask which of the four shticks goes back into the deck (D-2, OS-2.9-10)."""
    decisions: list[Decision] = []
    for seat, player in enumerate(state.players):
        if not frame[1] >> seat & 1:
            options: list[Action] = []
            deck = state.pack.decks[player.character]
            for card in player.shticks:
                if not any(deck[card] is deck[option[1] % SHTICKS_OF] for option in options):
                    options.append((do.CHOOSE, shtick_code(player, card)))
            decisions.append(Decision(seat, "starting", options, frame))
    if not decisions:
        state.agenda.pop()
    return decisions


def answer_starting(state: State, frame: Frame, seat: int, action: Action) -> None:
    player = state.players[seat]
    player.shticks.remove(action[1] % SHTICKS_OF)
    player.deck.append(action[1] % SHTICKS_OF)
    push(state, (f.ASK_STARTING, frame[1] | 1 << seat))

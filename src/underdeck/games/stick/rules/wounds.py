"""Wounds, healing, and turns missed (OS-13.1-6, OS-14.14)."""

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import WOUND
from underdeck.games.stick.rules.plan import push
from underdeck.games.stick.rules.state import Player, State, name_of, tell
from underdeck.kernel.decisions import Frame


def most_wounds(state: State, player: Player) -> int:
    return state.pack.characters[player.character].wounds


def heal(state: State, seat: int, amount: int) -> None:
    """Heal Wounds (OS-13.4); nothing heals a fleeing player on the way (OS-13.24)."""
    player = state.players[seat]
    healed = min(amount, player.lost)
    if player.fleeing or not healed:
        return
    player.lost -= healed
    tell(state, "healed", seat=name_of(state, seat), n=healed)


def run_lose(state: State, frame: Frame) -> None:
    """Lose Wounds outside a battle, after what prevents them could be used."""
    _, seat, amount, *outer = frame
    player = state.players[seat]
    if not outer:
        if player.fleeing or player.exited:  # OS-13.24
            return
        push(state, (f.ASK_WINDOW, WOUND), (f.LOSE, seat, amount, state.wound_seat, state.wound_amount))
        state.wound_seat, state.wound_amount = seat, amount
        return
    lose_wounds(state, seat, state.wound_amount)
    state.wound_seat, state.wound_amount = outer
    push(state, (f.FLEE_CHECK,))


def lose_wounds(state: State, seat: int, amount: int) -> None:
    """Lose Wounds (OS-13.1, R-86); a player without any left flees at the next FLEE_CHECK."""
    player = state.players[seat]
    if player.fleeing or player.exited or amount <= 0:
        return
    lost = min(amount, most_wounds(state, player) - player.lost)
    player.lost += lost
    tell(state, "wounded", seat=name_of(state, seat), n=lost, left=most_wounds(state, player) - player.lost)


def miss_turns(state: State, seat: int, amount: int) -> None:
    """Miss turns (OS-14.14, R-55, R-56), also while fleeing (OS-13.15)."""
    player = state.players[seat]
    if player.exited:
        return
    player.resting = False
    player.missing += amount
    if seat == state.active:
        state.turn_over = True
    tell(state, "misses", seat=name_of(state, seat), n=amount)

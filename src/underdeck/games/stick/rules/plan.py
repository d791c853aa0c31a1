"""Helpers that put frames on the agenda."""

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.state import State
from underdeck.kernel.decisions import Frame


def push(state: State, *frames: Frame) -> None:
    """Put frames on the agenda; the first one runs first."""
    for place in range(len(frames) - 1, -1, -1):
        state.agenda.append(frames[place])


def script_frame(state: State, user: int, script: int, extra: int = 0, chosen: int = -1) -> Frame:
    """Return the frame of a script, which happens in its user's room at the start, wherever it moves them."""
    player = state.players[user]
    return (f.DO, user, script, 0, extra, chosen, player.floor, player.column)

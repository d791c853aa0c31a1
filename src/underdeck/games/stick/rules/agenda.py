"""The machine of the game: every step and every question, see `dispatch.py`, and when the game is over."""

from typing import Final

from underdeck.games.stick.rules import collapse
from underdeck.games.stick.rules.dispatch import Dispatch
from underdeck.games.stick.rules.state import State
from underdeck.kernel.decisions import Action


class StickMachine(Dispatch):
    def over(self, state: State) -> bool:
        """OS-19: once the dungeon collapses the game may end at any moment."""
        if state.collapse:
            collapse.check_end(state)
        return state.outcome is not None


MACHINE: Final[StickMachine] = StickMachine()


def advance(state: State) -> None:
    MACHINE.advance(state)


def step(state: State, seat: int, action: Action) -> None:
    MACHINE.step(state, seat, action)

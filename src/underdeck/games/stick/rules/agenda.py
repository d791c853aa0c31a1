"""The machine of the game with its condition for the end; the steps and questions are in `dispatch.py`."""

from typing import Final

from underdeck.games.stick.rules import collapse
from underdeck.games.stick.rules.dispatch import Dispatch
from underdeck.games.stick.rules.state import State
from underdeck.kernel.decisions import Action


class StickMachine(Dispatch):
    def over(self, state: State) -> bool:
        """Return whether the game is over; once the dungeon collapses it may end at any moment (OS-19)."""
        if state.collapse:
            collapse.check_end(state)
        return state.outcome is not None


MACHINE: Final[StickMachine] = StickMachine()


def advance(state: State) -> None:
    MACHINE.advance(state)


def step(state: State, seat: int, action: Action) -> None:
    MACHINE.step(state, seat, action)

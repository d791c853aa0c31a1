"""The machine of the game with its special treatment of questions; the steps and questions are in `dispatch.py`."""

from typing import Final

from underdeck.games.onedeck.rules import frames as f
from underdeck.games.onedeck.rules.damage import anytime_options, do_anytime, drinking_helps, is_anytime
from underdeck.games.onedeck.rules.dispatch import Dispatch
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.decisions import Action, Decision, Frame

INSIDE_A_STEP: Final = frozenset(
    (f.ASK_THROW, f.ASK_FILL, f.ASK_PAY, f.ASK_PICK, f.ASK_BRANCH, f.ASK_AMOUNT, f.ASK_CONVERT,
     f.ASK_RECEIVER, f.ASK_AVERT, f.ASK_PLACING, f.ASK_HEAL, f.ASK_CURE, f.ASK_POISONED, f.ASK_MARKS,
     f.ASK_FOCUS, f.ASK_BASIC_SKILL, f.ASK_BASIC_POTION, f.ASK_FIRST_AID)
)  # fmt: skip
"""Questions in the middle of one atomic step, or before the first turn: nothing else may be done there (R-4). The
placing step offers the anytime actions among its own."""


BEFORE_HARM: Final = (f.ASK_TURN_START, f.ASK_TURN_OPTION, f.ASK_RESIST)
"""The moments to drink, asked even with one answer, while a potion helps."""


def forced(state: State, frame: Frame, decisions: list[Decision]) -> bool:
    """Return whether there is only one answer. The placing step still asks: it shows what stopping costs, and allows
    undo."""
    if frame[0] == f.ASK_PLACING:
        return False
    answer = decisions[0].options[0]
    for decision in decisions:
        if len(decision.options) != 1 or decision.options[0] != answer:
            return False
    return frame[0] not in BEFORE_HARM or not drinking_helps(state)


class OneDeckMachine(Dispatch):
    def settled(self, state: State, frame: Frame, decisions: list[Decision]) -> bool:
        """Answer a question with only one answer; to others add the answers that are possible at any time."""
        if forced(state, frame, decisions):
            state.agenda.pop()
            self.answer(state, frame, decisions[0].seat, decisions[0].options[0])
            return True
        if frame[0] not in INSIDE_A_STEP:
            for decision in decisions:
                extra = anytime_options(state, decision.seat, False)
                if extra:
                    decision.options = [*decision.options, *extra]
        return False

    def beside(self, state: State, action: Action) -> bool:
        """Carry out potions and the like, which are possible at any time, while the question stays."""
        frame = state.agenda[-1]
        if frame[0] == f.ASK_AVERT or not is_anytime(state, action):
            return False
        if frame[0] == f.ASK_PLACING:  # the table has changed: nobody is done any more
            state.agenda[-1] = (f.ASK_PLACING, 0, 1)
        do_anytime(state, action)
        return True


MACHINE: Final[OneDeckMachine] = OneDeckMachine()


def advance(state: State) -> None:
    MACHINE.advance(state)


def step(state: State, seat: int, action: Action) -> None:
    MACHINE.step(state, seat, action)

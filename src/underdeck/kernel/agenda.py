"""The machine that every game with an agenda runs on.

An agenda is a stack of frames. A step runs by itself and may put others on it; a question waits for answers. A game
gives its table of both, and what is special about its questions.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from underdeck.kernel.decisions import Action, Decision, Frame
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal

MOST_FRAMES: Final = 1000
"""Between two questions; the longest way that random games have shown is 27."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What the machine needs of a state: states inherit it."""

    __slots__ = ("agenda", "asked", "events")

    agenda: list[Frame]
    asked: list[Decision]
    events: list[Event]


S = TypeVar("S", bound=Table)

Run = Callable[[S, Frame], None]
Ask = Callable[[S, Frame], list[Decision]]
"""No decision: the question has settled itself."""
Answer = Callable[[S, Frame, int, Action], None]


class Machine(Generic[S]):
    """`over` says whether the game has ended between two frames. `settled` sees a question before anybody does: it may
    answer it, where only one answer is left. `beside` carries out what may be done while a question stays open."""

    def __init__(
        self,
        steps: Mapping[int, Run[S]],
        questions: Mapping[int, tuple[Ask[S], Answer[S]]],
        over: Callable[[S], bool] | None = None,
        settled: Callable[[S, Frame, list[Decision]], bool] | None = None,
        beside: Callable[[S, Action], bool] | None = None,
    ) -> None:
        self.run = dict(steps)
        self.ask = {number: ask for number, (ask, _) in questions.items()}
        self.answer = {number: answer for number, (_, answer) in questions.items()}
        self.over = over
        self.settled = settled
        self.beside = beside

    def advance(self, state: S) -> None:
        """Run frames until one must ask or the game is over."""
        for _ in range(MOST_FRAMES):
            if not state.agenda or (self.over is not None and self.over(state)):
                state.asked = []
                return
            frame = state.agenda[-1]
            run = self.run.get(frame[0])
            if run is not None:
                state.agenda.pop()
                run(state, frame)
                continue
            decisions = self.ask[frame[0]](state, frame)
            if decisions and (self.settled is None or not self.settled(state, frame, decisions)):
                state.asked = decisions
                return
        raise Refusal("runaway")

    def step(self, state: S, seat: int, action: Action) -> None:
        state.events = []
        if self.beside is None or not self.beside(state, action):
            frame = state.agenda.pop()
            self.answer[frame[0]](state, frame, seat, action)
        self.advance(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaGame:
    """What the rules of such games have in common."""

    machine: ClassVar[Machine[Any]]

    def decisions(self, state: Table) -> list[Decision]:
        return state.asked

    def step(self, state: Table, seat: int, action: Action) -> None:
        self.machine.step(state, seat, action)


def digest_of(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

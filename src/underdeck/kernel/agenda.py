"""The machine that runs the agenda of a game.

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
"""The most frames between two questions; the longest run in random games is 27."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The part of a state that the machine needs: states inherit it."""

    __slots__ = ("agenda", "asked", "events")

    agenda: list[Frame]
    asked: list[Decision]
    events: list[Event]


S = TypeVar("S", bound=Table)

Run = Callable[[S, Frame], None]
Ask = Callable[[S, Frame], list[Decision]]
"""Returns the questions to ask; an empty list means that the question has settled itself."""
Answer = Callable[[S, Frame, int, Action], None]
NOTHING: Final[dict[int, Any]] = {}


class Machine(Generic[S]):
    """`over` says whether the game has ended between two frames. `settled` sees a question before anybody does: it may
    answer it, where only one answer is left. `beside` carries out what may be done while a question stays open.

    A game gives tables of its steps and questions, or a machine of its own with the same in methods: a call through a
    table takes as long as a short step."""

    def __init__(
        self,
        steps: Mapping[int, Run[S]] = NOTHING,
        questions: Mapping[int, tuple[Ask[S], Answer[S]]] = NOTHING,
        over: Callable[[S], bool] | None = None,
        settled: Callable[[S, Frame, list[Decision]], bool] | None = None,
        beside: Callable[[S, Action], bool] | None = None,
    ) -> None:
        self._steps = dict(steps)
        self._questions = dict(questions)
        self._over = over
        self._settled = settled
        self._beside = beside

    def runs(self, kind: int) -> bool:
        """Return whether a number is the number of a step."""
        return kind in self._steps

    def run(self, state: S, frame: Frame) -> None:
        self._steps[frame[0]](state, frame)

    def ask(self, state: S, frame: Frame) -> list[Decision]:
        return self._questions[frame[0]][0](state, frame)

    def answer(self, state: S, frame: Frame, seat: int, action: Action) -> None:
        self._questions[frame[0]][1](state, frame, seat, action)

    def over(self, state: S) -> bool:
        return self._over is not None and self._over(state)

    def settled(self, state: S, frame: Frame, decisions: list[Decision]) -> bool:
        return self._settled is not None and self._settled(state, frame, decisions)

    def beside(self, state: S, action: Action) -> bool:
        return self._beside is not None and self._beside(state, action)

    def advance(self, state: S) -> None:
        """Run frames until one must ask or the game is over."""
        for _ in range(MOST_FRAMES):
            if not state.agenda or self.over(state):
                state.asked = []
                return
            frame = state.agenda[-1]
            if self.runs(frame[0]):
                state.agenda.pop()
                self.run(state, frame)
                continue
            decisions = self.ask(state, frame)
            if decisions and not self.settled(state, frame, decisions):
                state.asked = decisions
                return
        raise Refusal("runaway")

    def step(self, state: S, seat: int, action: Action) -> None:
        state.events = []
        if not self.beside(state, action):
            frame = state.agenda.pop()
            self.answer(state, frame, seat, action)
        self.advance(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaGame(Generic[S]):
    """The rules that all games with an agenda share."""

    machine: ClassVar[Machine[Any]]

    def decisions(self, state: S) -> list[Decision]:
        return state.asked

    def step(self, state: S, seat: int, action: Action) -> None:
        self.machine.step(state, seat, action)


def digest_of(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

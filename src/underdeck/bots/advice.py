"""Advice of a mind on an open question: where each answer leads, and the reasons for the best one."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from underdeck.kernel.decisions import Action, Decision
from underdeck.match import Match

STRENGTHS = NOVICE, SKILLED, EXPERT, MASTER = ("novice", "skilled", "expert", "master")
"""The bots of every game, the weakest first."""

Stop = Callable[[], bool]
"""Returns whether the answer is no longer wanted. Bots that think for long call it now and then."""


Facts = Mapping[str, int | float | str]
"""The facts of a reason: numbers, and ids of things."""


class Prospect(NamedTuple):
    """What one answer leads to. The messages `odds-NAME` show its `figures`; chances are from 0 to 1."""

    action: Action
    win: float
    """The win probability of the party, or the seat's share of victory."""
    error: float
    """The standard error of `win` over samples; 0 if it was computed."""
    figures: dict[str, float]
    """Other expected values, such as `through`, `damage`, `time`, `poison`."""
    exact: tuple[str, ...] = ()
    """The names among `win` and the figures that were computed; the others were sampled."""
    twin: Action | None = None
    """An earlier answer that differs only in its name, such as another closed door."""


class Reason(NamedTuple):
    """A reason for an answer or against it, shown by the message `why-CODE` with these facts."""

    code: str
    facts: Facts
    weight: float
    """The weight in win probability; below zero for a reason against the answer."""


class Advice(NamedTuple):
    seat: int
    kind: str
    now: float
    """The win probability before the answer. It is that of the best answer, which one is expected to give."""
    prospects: list[Prospect]
    """What each answer leads to, in the order of the options."""
    best: int
    """The place of the best answer among them."""
    reasons: list[Reason]
    """The reasons for the best answer, the most important first."""
    samples: int
    """The number of worlds in which the best answer was tried; 0 if everything was computed."""
    judged: bool = False
    """Whether the worlds were evaluated with what was learned from other games, not played to the end."""


class Mind(Protocol):
    """Evaluates the answers in one game. It knows only what a seat sees, and gives the same answer to the same question
    with the same budget, on any machine."""

    def value(self, world: Any, seat: int) -> float:
        """Return a quick estimate of the win probability in a world as that seat sees it."""

    def advise(
        self,
        match: Match,
        decision: Decision,
        budget: int = 0,
        stop: Stop | None = None,
        beside: Sequence[Decision] = (),
    ) -> Advice:
        """Look at every answer, with at most so many nodes; 0: the usual number. `beside` are the questions of whoever
        answers for several seats at once: the advice may be on one of those, and its `seat` says so."""

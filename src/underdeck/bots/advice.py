"""What a mind says of an open question: where each answer leads, and what speaks for the best one."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from underdeck.kernel.decisions import Action, Decision
from underdeck.match import Match

STRENGTHS = NOVICE, SKILLED, EXPERT, MASTER = ("novice", "skilled", "expert", "master")
"""Of every game's bots, the weakest first."""

Stop = Callable[[], bool]
"""Asked now and then by whoever thinks for long: is the answer no longer wanted?"""


Facts = Mapping[str, int | float | str]
"""What is said in words: numbers, and ids of things."""


class Prospect(NamedTuple):
    """Where one answer leads. `figures` are told by the messages `odds-NAME`; chances are from 0 to 1."""

    action: Action
    win: float
    """The chance to win the game, of the party or as the seat's share of victory."""
    error: float
    """The standard error of that, over samples; 0 where it was computed."""
    figures: dict[str, float]
    """What else is to be expected, such as `through`, `damage`, `time`, `poison`."""
    exact: tuple[str, ...] = ()
    """Of `win` and the figures those that were computed; the others were sampled."""
    twin: Action | None = None
    """An answer before it that is the same in all but name, such as another closed door."""


class Reason(NamedTuple):
    """Something that speaks for an answer, or against it: the message `why-CODE` says it with these facts."""

    code: str
    facts: Facts
    weight: float
    """In chances to win; below zero where it speaks against it."""


class Advice(NamedTuple):
    seat: int
    kind: str
    now: float
    """The chance to win before anything is answered, which is that of the best answer: one is taken to give it."""
    prospects: list[Prospect]
    """In the order of the options."""
    best: int
    """The place of the best among them."""
    reasons: list[Reason]
    """Of the best, the weightiest first."""
    samples: int
    """Worlds in which the best was tried; 0 where everything was computed."""
    judged: bool = False
    """Whether what they led to was judged by what was learned from other games, not played to the end."""


class Mind(Protocol):
    """Thinks about one game. It knows nothing but what a seat sees, and gives the same answer to the same question
    with the same budget, on any machine."""

    def value(self, world: Any, seat: int) -> float:
        """In a world as that seat sees it: the chance to win, at a glance."""

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

"""What learners are told of a game: every number has a name, and nothing is told that the seat does not see."""

from typing import Any, Final, Protocol

from underdeck.kernel.decisions import Decision

VERB: Final = "verb"
"""The first number of an answer: which verb it is, from 1 on; 0 where there is no answer."""
VICTORY: Final = "victory"
"""The reward that every game has: the share of victory, at the end."""


class Observer(Protocol):
    @property
    def names(self) -> tuple[str, ...]:
        """Of the numbers that say what a seat sees."""

    @property
    def answer_names(self) -> tuple[str, ...]:
        """Of the numbers that say what an answer is, VERB first."""

    @property
    def verbs(self) -> int:
        """The highest verb."""

    @property
    def rewards(self) -> tuple[str, ...]:
        """What a learner may be paid for, besides VICTORY."""

    def observe(self, state: Any, seat: int) -> list[float]:
        """In the order of `names`."""

    def describe(self, state: Any, decision: Decision) -> list[float]:
        """Every answer in the order of `answer_names`, one after the other."""

    def worth(self, reward: str, state: Any, seat: int) -> float:
        """A learner is paid for what this grows by; it is asked in every state, the last one too."""

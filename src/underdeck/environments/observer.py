"""The interface of observations: every number has a name, and none shows what the seat does not see."""

from typing import Any, Final, Protocol

from underdeck.kernel.decisions import Decision

VERB: Final = "verb"
"""The first number of an answer: its verb, from 1 on; 0 if there is no answer."""
VICTORY: Final = "victory"
"""The reward that every game has: the share of victory at the end."""


class Observer(Protocol):
    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the numbers that describe what a seat sees."""

    @property
    def answer_names(self) -> tuple[str, ...]:
        """Return the names of the numbers that describe an answer, VERB first."""

    @property
    def verbs(self) -> int:
        """Return the highest verb."""

    @property
    def rewards(self) -> tuple[str, ...]:
        """Return the names of further rewards besides VICTORY."""

    def observe(self, state: Any, seat: int) -> list[float]:
        """Return the numbers of what a seat sees, in the order of `names`."""

    def describe(self, state: Any, decision: Decision) -> list[float]:
        """Return the numbers of every answer in the order of `answer_names`, one after the other."""

    def worth(self, reward: str, state: Any, seat: int) -> float:
        """Return a seat's value, whose growth is the reward. It is computed in every state, the last one too."""

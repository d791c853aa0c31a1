"""The spaces of observations and answers, with a name for every number."""

from typing import Any, Final

import numpy
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete

from underdeck.environments.facet import EnvironmentsFacet
from underdeck.environments.observer import Observer
from underdeck.plugin.registry import plugin_of

BOUND: Final = 8.0
"""The limit of every number but the verb of an answer; most are between 0 and 1."""
NUMBERS, ANSWERS, MASK = "observation", "answers", "action_mask"


def numbers_of(game: str) -> dict[str, tuple[str, ...]]:
    """Return the names of the numbers of the position and of each answer.

    >>> verb, own, *others = numbers_of("onedeck")["answers"]
    >>> verb, own
    ('verb', 'own')
    """
    observer = EnvironmentsFacet.of(plugin_of(game)).observer()
    return {NUMBERS: observer.names, ANSWERS: observer.answer_names}


def observation_space(observer: Observer, width: int) -> Dict:
    columns = len(observer.answer_names)
    low = numpy.full((width, columns), -BOUND, numpy.float32)
    high = numpy.full((width, columns), BOUND, numpy.float32)
    low[:, 0], high[:, 0] = 0, observer.verbs
    return Dict(
        {
            NUMBERS: Box(-BOUND, BOUND, (len(observer.names),), numpy.float32),
            ANSWERS: Box(low, high, dtype=numpy.float32),
            MASK: Box(0, 1, (width,), numpy.int8),
        }
    )


class Answers(Discrete):
    """The numbers of answers. A sample without a mask is an answer to the open question."""

    def __init__(self, width: int) -> None:
        super().__init__(width)
        self.open = numpy.zeros(width, numpy.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(self.open if mask is None and probability is None else mask, probability)


class AnswersOfMany(MultiDiscrete):
    """The numbers of answers in many games at once."""

    def __init__(self, width: int, count: int) -> None:
        super().__init__(numpy.full(count, width, numpy.int64))
        self.open = numpy.zeros((count, width), numpy.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(tuple(self.open) if mask is None and probability is None else mask, probability)

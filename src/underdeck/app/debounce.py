"""Ignores a held key or the second of two clicks when a new question has just appeared."""

from collections.abc import Collection, Hashable
from time import monotonic as now

MOMENT = 0.4
"""The seconds that a person needs to see anything new."""

DELAY = 0.7
"""The seconds after which a held key has begun to repeat on any terminal."""

STREAM = 0.15
"""The seconds between two presses of a key that are faster than by hand."""


class Debounce:
    def __init__(self) -> None:
        self.known: Collection[Hashable] = ()
        self.pressed: tuple[Hashable, float] = ("", 0.0)
        self.began = 0.0

    def begin(self, known: Collection[Hashable] = ()) -> None:
        """Begin a question. Answers that were possible before are accepted at once, but not from the same key or
        click."""
        self.known = known
        self.began = now()

    def too_soon(self, way: Hashable, answer: Hashable = None) -> bool:
        """Return whether this answer was meant for what was shown before."""
        (last, before), self.pressed = self.pressed, (way, now())
        pressed = self.pressed[1]
        if way == last:
            return pressed - before < STREAM or pressed - self.began < DELAY
        return answer not in self.known and pressed - self.began < MOMENT

"""What has just appeared is not answered by a key that is still held or by the second of two clicks."""

from collections.abc import Collection, Hashable
from time import monotonic as now

MOMENT = 0.4
"""Seconds for anything new to be seen."""

DELAY = 0.7
"""After which a held key has begun to repeat, whatever the terminal."""

STREAM = 0.15
"""The same key again, faster than by hand."""


class Debounce:
    def __init__(self) -> None:
        self.known: Collection[Hashable] = ()
        self.pressed: tuple[Hashable, float] = ("", 0.0)
        self.began = 0.0

    def begin(self, known: Collection[Hashable] = ()) -> None:
        """Something is asked; what was on offer before may be answered at once, but not by the same key or click."""
        self.known = known
        self.began = now()

    def too_soon(self, way: Hashable, answer: Hashable = None) -> bool:
        """Was this answer meant for what stood there before?"""
        (last, before), self.pressed = self.pressed, (way, now())
        pressed = self.pressed[1]
        if way == last:
            return pressed - before < STREAM or pressed - self.began < DELAY
        return answer not in self.known and pressed - self.began < MOMENT

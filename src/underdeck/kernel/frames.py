"""The frames that an agenda may hold. Each game lists its frames in one table: their names, their arguments and the
frames they may lie on. Positions are written by it, and positions from outside are checked by it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from underdeck.kernel.decisions import Frame

MORE: Final = "+"
"""Marks a last argument: one or more numbers of that kind."""
ANY_MORE: Final = "*"
"""Marks a last argument: any number of that kind, none too."""
DEEPEST: Final = 60
"""The most frames on an agenda; random games reach 15."""


class Kind:
    """One kind of frame. `arguments` are the kinds of numbers it carries, whose bounds depend on the table; `on` are
    the frames that it may lie on directly; `first`: the agenda may begin with it; `last`: nothing lies on it. Where
    nothing is said of what it lies on it is any frame, or none for one that comes first. `like` is the name of the kind
    whose functions are called where this one has none of its own."""

    __slots__ = ("arguments", "first", "last", "like", "name", "number", "on")

    def __init__(
        self,
        number: int,
        name: str,
        arguments: str = "",
        on: Iterable[int] | None = None,
        first: bool = False,
        last: bool = False,
        like: str = "",
    ) -> None:
        self.number = number
        self.name = name
        self.arguments = tuple(arguments.split())
        self.on = None if on is None and not first else frozenset(on or ())
        self.first = first
        self.last = last
        self.like = like


Bounds = Mapping[str, range]
"""The numbers that an argument of a kind may be in this state."""


def by_number(*kinds: Kind) -> dict[int, Kind]:
    return {kind.number: kind for kind in kinds}


def fits(kind: Kind, values: Sequence[int], bounds: Bounds) -> bool:
    """Return whether a frame of that kind has the right arguments, each within its bounds."""
    names = list(kind.arguments)
    if names and names[-1].endswith((MORE, ANY_MORE)):
        last = names.pop()
        names += [last[:-1]] * max(int(last.endswith(MORE)), len(values) - len(names))
    if len(names) != len(values):
        return False
    return all(value in bounds[name] for name, value in zip(names, values, strict=True))


def misplaced(kinds: Mapping[int, Kind], agenda: Sequence[Frame]) -> int:
    """Return the place of the first frame that may not lie on the one below it; -1 if there is none."""
    if len(agenda) > DEEPEST:
        return DEEPEST
    for place, frame in enumerate(agenda):
        kind = kinds[frame[0]]
        if place == 0:
            possible = kind.first
        else:
            below = kinds[agenda[place - 1][0]]
            possible = not below.last and (kind.on is None or below.number in kind.on)
        if not possible:
            return place
    return -1

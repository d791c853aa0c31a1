"""Events: what happened in a match, as data. The text layer puts them into words."""

from mypy_extensions import mypyc_attr

Fact = int | str


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened. Only `seats` may learn of it; None means everybody."""

    __slots__ = ("facts", "kind", "seats")

    def __init__(self, kind: str, facts: dict[str, Fact], seats: tuple[int, ...] | None = None) -> None:
        self.kind = kind
        self.facts = facts
        self.seats = seats

    def __reduce__(self) -> tuple[type["Event"], tuple[str, dict[str, Fact], tuple[int, ...] | None]]:
        return Event, (self.kind, self.facts, self.seats)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r})"

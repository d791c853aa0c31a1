"""Questions are data: the seat that is asked, the kind of question, and every legal answer."""

from mypy_extensions import mypyc_attr

Action = tuple[int, ...]
"""A verb and its arguments, all small ints. Its text form belongs to the game's notation."""

Frame = tuple[int, ...]
"""One entry of the agenda: a step kind and its arguments. Half-done effects are frames too."""


@mypyc_attr(acyclic=True)
class Decision:
    """A question to one seat. Several seats may be asked at once; a seat has one question at most.

    Whether the first answer settles a shared question or everybody must answer is the game's affair: after
    each answer the game says anew who is asked what.
    """

    __slots__ = ("frame", "kind", "options", "seat")

    def __init__(self, seat: int, kind: str, options: list[Action], frame: Frame) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.frame = frame

    def __reduce__(self) -> tuple[type["Decision"], tuple[int, str, list[Action], Frame]]:
        return Decision, (self.seat, self.kind, self.options, self.frame)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={len(self.options)})"

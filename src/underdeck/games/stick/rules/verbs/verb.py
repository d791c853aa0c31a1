"""The base of a card's verbs: whom it touches and its effect there, or its user's choice and what follows."""

from collections.abc import Callable

from underdeck.games.stick.rules.cards import Op
from underdeck.games.stick.rules.state import State
from underdeck.kernel.decisions import Action

Place = tuple[int, int]
"""Floor and column."""


class Deed:
    """One op of a script that acts on one player."""

    __slots__ = ("amount", "op", "place", "script", "seat", "user")

    def __init__(self, user: int, seat: int, op: Op, amount: int, place: Place, script: int = -1) -> None:
        self.user = user
        self.seat = seat
        """To whom it is done."""
        self.op = op
        self.amount = amount
        """With what boosts add; where something is chosen, how many choices are left."""
        self.place = place
        """Where the user stood as the script began."""
        self.script = script


class Verb:
    __slots__ = ("apply", "touches")

    def __init__(self, touches: Callable[[State, Deed], bool], apply: Callable[[State, Deed], None]) -> None:
        self.touches = touches
        """Would it do anything to this player?"""
        self.apply = apply


class Choice:
    """A verb whose user chooses a card or a place; it touches players for whom it has options."""

    __slots__ = ("once", "options", "settle", "take")

    def __init__(
        self,
        options: Callable[[State, Deed], list[Action]],
        take: Callable[[State, Deed, Action], None],
        once: bool = False,
        settle: Callable[[State, Deed], bool] | None = None,
    ) -> None:
        self.options = options
        """Each says of itself what kind of thing it names."""
        self.take = take
        self.once = once
        """One answer is all, whatever the amount."""
        self.settle = settle
        """Does it unasked where nothing is left to choose, and says whether it did."""


def always(state: State, deed: Deed) -> bool:
    return True

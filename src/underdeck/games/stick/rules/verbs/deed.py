"""What a verb of a card is: whom it touches and what it does there, or what its user may choose and what follows."""

from collections.abc import Callable
from typing import NamedTuple

from underdeck.games.stick.rules.cards import Op
from underdeck.games.stick.rules.state import State
from underdeck.kernel.decisions import Action

Place = tuple[int, int]
"""Floor and column."""


class Deed(NamedTuple):
    """One op of a script at work on one player."""

    user: int
    seat: int
    """To whom it is done."""
    op: Op
    amount: int
    """With what boosts add; where something is chosen, how many choices are left."""
    place: Place
    """Where the user stood as the script began."""
    script: int = -1


class Verb(NamedTuple):
    touches: Callable[[State, Deed], bool]
    """Would it do anything to this player?"""
    apply: Callable[[State, Deed], None]


class Choice(NamedTuple):
    """A verb whose user chooses a card or a place; it touches whom it has options for."""

    options: Callable[[State, Deed], list[Action]]
    """Each says of itself what kind of thing it names."""
    take: Callable[[State, Deed, Action], None]
    once: bool = False
    """One answer is all, whatever the amount."""
    settle: Callable[[State, Deed], bool] | None = None
    """Does it unasked where nothing is left to choose, and says whether it did."""


def always(state: State, deed: Deed) -> bool:
    return True


def out_of_reach(state: State, deed: Deed) -> bool:
    """R-2: nobody on the Entrance can be a target; traps and one's own cards hurt there as anywhere."""
    return state.players[deed.seat].floor == 0 and deed.seat != deed.user

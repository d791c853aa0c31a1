"""The base of all verbs: what a step does in a game, and to whom."""

from mypy_extensions import mypyc_attr

from underdeck.games.onedeck.rules.cards import COLORS, Effect
from underdeck.games.onedeck.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect):
    """A step that a verb carries out. Its arguments have the names of those in a pack's file."""

    __slots__ = ()

    def apply(self, state: State, user: int, owner: int) -> None:
        """Do it. `user` has used the card; `owner` is the partner where it is done to the partner."""
        raise NotImplementedError

    def eased(self, state: State) -> list[State]:
        """Return the tables on which stopping costs less because of it, whoever has it; one for each way to use it."""
        return []


def verb_of(state: State, number: int) -> Verb:
    """Return the step that a frame speaks of."""
    effect = state.pack.effects[number]
    assert isinstance(effect, Verb)
    return effect


def color_named(name: str) -> int:
    return COLORS.index(name)

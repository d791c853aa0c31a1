"""The last check of positions from outside: all views and answers are tried before a position is played."""

from collections.abc import Callable
from typing import Any, Final

from underdeck.kernel.game import Game
from underdeck.kernel.refusal import Fault, Refusal

FAULTS: Final = (
    KeyError, IndexError, ValueError, TypeError, AttributeError, AssertionError, RecursionError, OverflowError,
    ZeroDivisionError, Fault,
)  # fmt: skip


def tried(game: Game, read: Callable[[], Any]) -> Any:
    """Return the state as read, if all views and answers work; refuse it otherwise, because no game leads there."""
    refusal = Refusal("position-impossible")
    try:
        state = read()
        look(game, state.clone())
    except FAULTS as fault:
        refusal.__cause__ = fault  # set by hand: `from` is lost where it is compiled
        raise refusal from fault
    return state


def look(game: Game, state: Any) -> None:
    for seat in range(len(game.seats(state))):
        game.view(state, seat)
    for decision in game.decisions(state):
        for option in decision.options:
            game.write_action(state, option)

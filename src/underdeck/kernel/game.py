"""The interface that every game implements; `underdeck.lab.conformance` checks it for each of them."""

from typing import Any, Protocol

from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.kernel.rng import Rng

Hidden = tuple[str | int, ...]
"""One hidden thing: its kind and its id or number."""


class State(Protocol):
    """The one mutable object of a match. Rules change it in place; all other code reads views and events of it."""

    events: list[Event]
    """The events of the last step; emptied at the start of the next."""
    reveals: int
    """The number of dice rolled and hidden cards turned up, for code that predicts what an answer does."""
    rng: Rng
    outcome: str | None
    """None while the match runs, then the game's word for how it ended."""

    def clone(self) -> Any:
        """Return an independent copy that shares only what never changes."""


class Game(Protocol):
    """The rules of one game over its own state class. No I/O, no clock, no text, no chance but the state's own."""

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int:
        """Return the version of the rules, raised whenever the same log could lead elsewhere. Records name it."""

    def start(self, options: dict[str, Any], seed: int, key: bytes = b"") -> Any:
        """Return a fresh state at its first decision; refuse an impossible setup. A key makes chance secret."""

    def from_position(self, text: str, seed: int) -> Any:
        """Return the state that a position describes, written by hand or by `position`."""

    def position(self, state: Any) -> str:
        """Return the whole state as text; `from_position` reads it back to the same digest."""

    def seats(self, state: Any) -> list[str]: ...

    def decisions(self, state: Any) -> list[Decision]:
        """Return the open questions; empty exactly when the match is over."""

    def step(self, state: Any, seat: int, action: Action) -> None:
        """Carry out a legal action and run on to the next decisions. Trusts its caller (Match.submit)."""

    def view(self, state: Any, seat: int) -> Any:
        """Return what that seat may know, built by addition."""

    def hidden(self, state: Any, seat: int) -> set[Hidden]:
        """Return everything that this seat does not know yet and may learn: cards, chance, answers kept until all are
        in.

        Undo stays open while all of it stays hidden from everybody."""

    def waiting(self, state: Any) -> list[int]:
        """Return the seats that are asked now, and those whose answer is kept until all are in."""

    def resample(self, state: Any, seat: int, seed: int) -> Any:
        """Return another state that looks the same to that seat: everything hidden from it is drawn anew."""

    def write_action(self, state: Any, action: Action) -> str: ...

    def read_action(self, state: Any, text: str, options: list[Action]) -> Action:
        """Return the option that a text means; refuse a malformed, illegal or ambiguous text."""

    def digest(self, state: Any) -> str: ...

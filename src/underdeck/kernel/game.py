"""The contract that every game keeps; `underdeck.lab.conformance` proves it for each of them."""

from typing import Any, Protocol

from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.kernel.rng import Rng

Hidden = tuple[str | int, ...]
"""One hidden thing: its kind and which."""


class State(Protocol):
    """The one mutable object of a match. Rules change it in place; everybody else sees folds of it."""

    events: list[Event]
    """What the last step made happen; emptied at the start of the next."""
    reveals: int
    """Counts dice rolled and hidden cards turned up, for whoever foresees what an answer does."""
    rng: Rng
    outcome: str | None
    """None while the match runs, then the game's word for how it ended."""

    def clone(self) -> Any:
        """An independent copy that shares only what never changes."""


class Game(Protocol):
    """Rules of one game over its own state class. No I/O, no clock, no text, no chance but the state's own."""

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int:
        """Raised whenever the same log could lead elsewhere: a record says which rules it was played by."""

    def start(self, options: dict[str, Any], seed: int, key: bytes = b"") -> Any:
        """A fresh state at its first decision; refuses a setup that makes no sense. A key makes chance secret."""

    def from_position(self, text: str, seed: int) -> Any:
        """A state as written down by hand or by `position`."""

    def position(self, state: Any) -> str:
        """The whole state as text; `from_position` reads it back to the same digest."""

    def seats(self, state: Any) -> list[str]: ...

    def decisions(self, state: Any) -> list[Decision]:
        """Who is asked what now; empty exactly when the match is over."""

    def step(self, state: Any, seat: int, action: Action) -> None:
        """Carry out a legal action and run on to the next decisions. Trusts its caller (Match.submit)."""

    def view(self, state: Any, seat: int) -> Any:
        """What that seat may know, built by addition."""

    def hidden(self, state: Any, seat: int) -> set[Hidden]:
        """Everything that this seat doesn't know yet and may learn: cards, chance, answers kept until all are in.

        Undo stays open while all of it stays hidden from everybody.
        """

    def waiting(self, state: Any) -> list[int]:
        """Everybody who is asked now, and everybody whose answer is kept until all are in."""

    def resample(self, state: Any, seat: int, seed: int) -> Any:
        """Another world that looks the same to that seat: everything hidden from it is drawn anew."""

    def write_action(self, state: Any, action: Action) -> str: ...

    def read_action(self, state: Any, text: str, options: list[Action]) -> Action:
        """The option meant by the text; refuses what is malformed, illegal or ambiguous."""

    def digest(self, state: Any) -> str: ...

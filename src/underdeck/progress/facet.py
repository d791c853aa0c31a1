"""What outlasts a game, as the game says it: deeds, games of the day, puzzles, campaign sheets."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from underdeck.forms.trial import sound_plugins
from underdeck.kernel.decisions import Action
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import Rng
from underdeck.match import Match
from underdeck.match.story import Story
from underdeck.plugin.facets import Facet
from underdeck.plugin.registry import plugin_of
from underdeck.progress.deeds import FORMAT, Deed, Part
from underdeck.progress.sheets import Sheets


class Course(msgspec.Struct):
    """What a game offers for a day or a week: the setup, who plays which seat, and what is special about it."""

    setup: dict[str, Any]
    seats: list[str]
    twist: str = ""


class Task(msgspec.Struct):
    """What a game makes a puzzle of: a position, and what is to be reached in it."""

    position: str
    goal: str
    needs: list[str]
    """What no solution does without."""
    dice: int


class Puzzles(ABC):
    """Makes puzzles and knows whether they are solved."""

    @abstractmethod
    def make(self, seed: int, grade: str) -> Task:
        """Return a position to be solved."""

    @abstractmethod
    def solved(self, match: Match) -> bool:
        """Say whether the goal is reached on that table."""

    @abstractmethod
    def trying(self, match: Match) -> bool:
        """Say whether it can still be reached by answers that have not been given."""

    @abstractmethod
    def next_step(self, match: Match) -> Action | None:
        """Return the next answer of a solution; None where the goal is reached, or out of reach."""


class ProgressFacet(Facet):
    name = "progress"

    puzzles: Puzzles | None = None
    """Makes a puzzle of each day, if the game has any."""

    def deed(self, match: Match, story: Story) -> Deed:
        """Return what a journal keeps of a finished game; the story is all of it."""
        outcome = str(match.outcome)
        parts = [Part(name, self.plugin.share(outcome, name) > 0) for name in match.seats]
        return Deed(FORMAT, self.plugin.name, outcome, 0, len(match.log), parts)

    def rank(self, deed: Deed, seat: int) -> int:
        """Return how good a result of a challenge is: the higher, the better."""
        return int(deed.parts[seat].won)

    def daily(self, rng: Rng) -> Course | None:
        """Return the game of a day, if there is one."""
        return None

    def weekly(self, rng: Rng) -> Course | None:
        """Return the game of a week, with a twist."""
        return None

    def sheets(self) -> Sheets[Any] | None:
        """Return how finished games are entered on campaign sheets, if they are."""
        return None


def sheets_of(game: str = "") -> Sheets[Any]:
    """The campaign sheets of a game; where none is named, of the first that keeps any."""
    known = [plugin_of(game)] if game else sound_plugins()
    found = next((sheets for plugin in known if (sheets := ProgressFacet.of(plugin).sheets()) is not None), None)
    if found is None:
        raise Refusal("no-sheets", game=game)
    return found

"""The facet of progress: deeds, daily games, puzzles and campaign sheets."""

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
from underdeck.plugin.shares import share_of
from underdeck.progress.deeds import FORMAT, Deed, Part
from underdeck.progress.sheets import Sheets


class Course(msgspec.Struct):
    """A game of the day or the week: its setup, who plays which seat, and its twist."""

    setup: dict[str, Any]
    seats: list[str]
    twist: str = ""


class Task(msgspec.Struct):
    """A position with a goal, from which a puzzle is made."""

    position: str
    goal: str
    needs: list[str]
    """Names what every solution uses, such as a skill."""
    dice: int


class Puzzles(ABC):
    """Makes puzzles and checks solutions."""

    @abstractmethod
    def make(self, seed: int, grade: str) -> Task:
        """Return a new position with its goal."""

    @abstractmethod
    def solved(self, match: Match) -> bool:
        """Return whether the goal is reached."""

    @abstractmethod
    def trying(self, match: Match) -> bool:
        """Return whether further answers may still reach the goal."""

    @abstractmethod
    def next_step(self, match: Match) -> Action | None:
        """Return the next answer of a solution; None if the goal is reached or cannot be reached."""


class ProgressFacet(Facet):
    name = "progress"

    puzzles: Puzzles | None = None
    """Makes the daily puzzles; None for a game without puzzles."""

    def deed(self, match: Match, story: Story) -> Deed:
        """Return the deed of a finished game, which a journal keeps. The story holds all of its events."""
        outcome = str(match.outcome)
        parts = [Part(name, share_of(self.plugin, outcome, name) > 0) for name in match.seats]
        return Deed(FORMAT, self.plugin.name, outcome, 0, len(match.log), parts)

    def rank(self, deed: Deed, seat: int) -> int:
        """Return the rank of a seat's result in a challenge. Higher is better."""
        return int(deed.parts[seat].won)

    def daily(self, rng: Rng) -> Course | None:
        """Return the game of a day; None if the game has none."""
        return None

    def weekly(self, rng: Rng) -> Course | None:
        """Return the game of a week, with its twist; None if the game has none."""
        return None

    def sheets(self) -> Sheets[Any] | None:
        """Return the campaign sheets of the game; None if it has none."""
        return None


def sheets_of(game: str = "") -> Sheets[Any]:
    """Return the campaign sheets of a game; without a name, those of the first game that has any."""
    known = [plugin_of(game)] if game else sound_plugins()
    found = next((sheets for plugin in known if (sheets := ProgressFacet.of(plugin).sheets()) is not None), None)
    if found is None:
        raise Refusal("no-sheets", game=game)
    return found

"""The progress facet of One Deck Dungeon."""

from typing import final

from underdeck.games.onedeck import challenges, puzzles
from underdeck.games.onedeck.campaign.sheets import OneDeckSheets
from underdeck.games.onedeck.deeds import deed
from underdeck.kernel.decisions import Action
from underdeck.kernel.rng import Rng
from underdeck.match import Match
from underdeck.match.story import Story
from underdeck.progress.deeds import Deed
from underdeck.progress.facet import Course, ProgressFacet, Puzzles, Task


class OneDeckPuzzles(Puzzles):
    def make(self, seed: int, grade: str) -> Task:
        return puzzles.make(seed, grade)

    def solved(self, match: Match) -> bool:
        return puzzles.reached(match.state)

    def trying(self, match: Match) -> bool:
        return puzzles.trying(match.state)

    def next_step(self, match: Match) -> Action | None:
        return puzzles.next_step(match.state)


@final
class Progress(ProgressFacet):
    puzzles = OneDeckPuzzles()

    def deed(self, match: Match, story: Story) -> Deed:
        return deed(match, story)

    def rank(self, deed: Deed, seat: int) -> int:
        return challenges.rank(deed)

    def daily(self, rng: Rng) -> Course:
        return challenges.daily(rng)

    def weekly(self, rng: Rng) -> Course:
        return challenges.weekly(rng)

    def sheets(self) -> OneDeckSheets:
        return OneDeckSheets()

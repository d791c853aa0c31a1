"""The progress facet of The Order of the Stick."""

from typing import final

from underdeck.games.stick import challenges
from underdeck.games.stick.deeds import deed
from underdeck.kernel.rng import Rng
from underdeck.match import Match
from underdeck.match.story import Story
from underdeck.progress.deeds import Deed
from underdeck.progress.facet import Course, ProgressFacet


@final
class Progress(ProgressFacet):
    def deed(self, match: Match, story: Story) -> Deed:
        return deed(match, story)

    def rank(self, deed: Deed, seat: int) -> int:
        return challenges.rank(deed, seat)

    def daily(self, rng: Rng) -> Course:
        return challenges.daily(rng)

    def weekly(self, rng: Rng) -> Course:
        return challenges.weekly(rng)

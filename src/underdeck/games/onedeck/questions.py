"""Who answers which questions of One Deck Dungeon."""

from typing import final

from underdeck.match.facet import MatchFacet


@final
class Questions(MatchFacet):
    own_questions = ("placing", "feat")
    people_only = ("marks",)  # check-marks are for good

    def said_once(self, kind: str, words: str) -> bool:
        """R-20."""
        return kind == "placing" and words == "done"

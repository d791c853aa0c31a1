"""The match facet of One Deck Dungeon: who answers which questions."""

from typing import final

from underdeck.match.facet import MatchFacet


@final
class Questions(MatchFacet):
    own_questions = ("placing", "feat")
    people_only = ("marks",)  # check-marks are for good

    def said_once(self, kind: str, words: str) -> bool:
        """Return whether one answer counts for all seats of a person (R-20)."""
        return kind == "placing" and words == "done"

"""The text facet of The Order of the Stick."""

from typing import final

from underdeck.games.stick.text.words import StickText, stick_text
from underdeck.text.facet import TextFacet


@final
class Texts(TextFacet):
    def words(self, language: str) -> StickText:
        return stick_text(language, self.plugin.packs)

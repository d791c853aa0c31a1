"""The text facet of One Deck Dungeon."""

from typing import final

from underdeck.games.onedeck.text.table import table_text
from underdeck.games.onedeck.text.words import OneDeckText, onedeck_text
from underdeck.text.facet import TextFacet
from underdeck.text.words import Words


@final
class Texts(TextFacet):
    def words(self, language: str) -> OneDeckText:
        return onedeck_text(language, self.plugin.packs)

    def table_words(self, language: str) -> Words:
        return table_text(language, self.plugin.packs)

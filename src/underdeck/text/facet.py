"""The facet of the texts: the words of a game."""

from underdeck.plugin.facets import Facet
from underdeck.text.words import Words


class TextFacet(Facet):
    name = "text"

    def words(self, language: str) -> Words:
        """Return the words of the game in a language, for line mode."""
        return Words(self.plugin.name, language)

    def table_words(self, language: str) -> Words:
        """Return its words for the browser and the app, where the table is drawn."""
        return self.words(language)

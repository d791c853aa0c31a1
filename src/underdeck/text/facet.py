"""What the texts want from a game."""

from underdeck.plugin.facets import Facet
from underdeck.text.words import Words


class TextFacet(Facet):
    name = "text"

    def words(self, language: str) -> Words:
        """Return the game in a language, for the terminal's lines."""
        return Words(self.plugin.name, language)

    def table_words(self, language: str) -> Words:
        """Return the same for a table that one looks at."""
        return self.words(language)

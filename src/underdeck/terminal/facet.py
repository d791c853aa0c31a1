"""The facet of the line mode: how a game is played line by line."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from underdeck.match import Match
from underdeck.plugin.facets import Facet
from underdeck.terminal.console import Console
from underdeck.terminal.journal import Journal
from underdeck.terminal.session import PlainSession
from underdeck.text.facet import TextFacet
from underdeck.text.words import Words


class TerminalFacet(Facet):
    name = "terminal"

    def words(self, language: str) -> Words:
        """Return the words of the game in a language, from its text facet."""
        return TextFacet.of(self.plugin).words(language)

    def session(self, kept: Journal, language: str, color: bool) -> Console:
        """Return the line mode of a game. The default prints its view and questions."""
        return PlainSession(kept, self.words(language), color)

    def introduction(self, setup: Mapping[str, Any], language: str) -> list[str]:
        """Return the introduction that `underdeck play` prints before it asks for the settings."""
        return self.words(language).text.fallback("how-to-play", "").split("\n")

    def greeting(self, match: Match, language: str) -> list[str]:
        """Return the lines printed before the first question of a new game."""
        words = self.words(language)
        return [words.text("game-begins", game=words.title, seed=str(match.header.seed))]

    def going_on(self, match: Match, language: str) -> str:
        """Return the line that names the game when it is resumed: by default, who plays."""
        words = self.words(language)
        return ", ".join([words.sitter(name) for name in match.seats])

    def epilogue(self, match: Match, path: Path, language: str) -> list[str]:
        """Do what follows a finished game, such as filling in a campaign sheet, and return the lines to print."""
        return []

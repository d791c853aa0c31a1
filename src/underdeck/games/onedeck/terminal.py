"""The terminal facet of One Deck Dungeon."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, final

from underdeck.games.onedeck.campaign import shelf
from underdeck.games.onedeck.campaign.commands import summary
from underdeck.games.onedeck.line import Session
from underdeck.games.onedeck.text.words import OneDeckText, onedeck_text
from underdeck.match import Match
from underdeck.terminal.console import Console
from underdeck.terminal.facet import TerminalFacet
from underdeck.terminal.journal import Journal


@final
class Terminal(TerminalFacet):
    def words(self, language: str) -> OneDeckText:
        return onedeck_text(language, self.plugin.packs)

    def session(self, kept: Journal, language: str, color: bool) -> Console:
        return Session(kept, self.words(language), color)

    def introduction(self, setup: Mapping[str, Any], language: str) -> list[str]:
        return [self.words(language).text("first-game")]

    def greeting(self, match: Match, language: str) -> list[str]:
        text, seed = self.words(language).text, str(match.header.seed)
        return [text("hello", edition=match.view(0).edition, seed=seed)]

    def going_on(self, match: Match, language: str) -> str:
        words, view = self.words(language), match.view(0)
        heroes = super().going_on(match, language)
        return words.text("resuming", heroes=heroes, dungeon=words.place(view), turn=view.turn)

    def epilogue(self, match: Match, path: Path, language: str) -> list[str]:
        """Return the lines about the sheets of the game (OD-14)."""
        return [summary(onedeck_text(language), sheet) for sheet in shelf.settle(match, path)]

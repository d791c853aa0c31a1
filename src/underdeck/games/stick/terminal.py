"""The terminal facet of The Order of the Stick."""

from collections.abc import Mapping
from typing import Any, final

from underdeck.games.stick.line import StickSession
from underdeck.games.stick.rules.options import make_rules
from underdeck.games.stick.text.words import StickText, stick_text
from underdeck.match import Match
from underdeck.terminal.console import Console
from underdeck.terminal.facet import TerminalFacet
from underdeck.terminal.journal import Journal


@final
class Terminal(TerminalFacet):
    def words(self, language: str) -> StickText:
        return stick_text(language, self.plugin.packs)

    def session(self, kept: Journal, language: str, color: bool) -> Console:
        return StickSession(kept, self.words(language), color)

    def introduction(self, setup: Mapping[str, Any], language: str) -> list[str]:
        rules = make_rules(setup.get("preset"), setup.get("options", {}))
        return self.words(language).how_to_play(rules.changed()).split("\n")

    def greeting(self, match: Match, language: str) -> list[str]:
        text = self.words(language).text
        return [text("hello", seed=str(match.header.seed)), text("os-how-to-show")]

    def going_on(self, match: Match, language: str) -> str:
        words = self.words(language)
        names = words.join([words.character(name) for name in match.seats])
        return words.text("resuming", players=names, turn=match.view(0).turn)

"""The check that a game has a message for everything it shows."""

import copy
from functools import cached_property

from underdeck.forms.language_check import UNPARSED, UNREADABLE, sayings_in
from underdeck.kernel.events import Event
from underdeck.lab.walks import Facts
from underdeck.match import Match
from underdeck.plugin.base import Plugin
from underdeck.text import Text
from underdeck.text.facet import TextFacet
from underdeck.text.fluent import files_of
from underdeck.text.languages import Language, language_of
from underdeck.text.words import Words

SPOKEN = ("event", "ask", "do", "outcome")
"""The first words of messages without which a bare id is shown."""


class RecordingText(Text):
    """A text that records missing messages."""

    def __init__(self, language: Language, game: str) -> None:
        super().__init__(language, game)
        self.unsaid: set[str] = set()
        """There is no such message in this language."""
        self.unfinished: set[str] = set()
        """The message asks for a fact that nobody gives."""

    def formed(self, id: str, facts: tuple[tuple[str, str | float], ...]) -> str | None:
        said = super().formed(id, facts)
        if said is None:
            (self.unsaid if self.pattern(id) is None else self.unfinished).add(id)
        return said

    def fallback(self, id: str, otherwise: str, **facts: str | float) -> str:
        if id.partition("-")[0] in SPOKEN and "." not in id:
            self.wants(id)
        return super().fallback(id, otherwise, **facts)

    def wants(self, id: str) -> None:
        if self.pattern(id) is None:
            self.unsaid.add(id)


class MessageCheck:
    """A game in one language, with a record of its missing messages."""

    def __init__(self, plugin: Plugin, language: str) -> None:
        self.plugin = plugin
        self.language = language
        self.text = RecordingText(language_of(language), plugin.name)
        self.story: list[tuple[int, Event]] = []

    @cached_property
    def words(self) -> Words:
        words = copy.copy(TextFacet.of(self.plugin).words(self.language))
        words.text = self.text
        return words

    def settings(self) -> None:
        """Check the messages in the forms of a new game."""
        plugin = self.plugin
        for id in ["game-name", *[f"field-{field.id}" for field in plugin.fields]]:
            self.text.wants(id)
        for name, values in plugin.options.items():
            self.text.wants(f"{plugin.option_help}-{name}")
            for value in values:
                if not value.isdigit() and self.text.pattern(f"value-{value}") is None:
                    self.text.wants(f"value-{name}-{value}")

    def moment(self, match: Match) -> None:
        """Check the last events, the questions, and every answer."""
        for event in match.events:
            self.words.event(event)
            self.story.append((len(match.log), event))
        for decision in match.decisions:
            view = match.view(decision.seat)
            self.words.question(decision, view)
            self.words.why(decision, view)
            for option in decision.options:
                self.words.full_answer(match.write(option), decision, view)

    def end(self, match: Match) -> None:
        self.words.ending(match, self.story)
        self.words.outcome_name(str(match.outcome))
        self.story.clear()

    def troubles(self) -> list[tuple[str, Facts]]:
        found = {"unsaid": self.text.unsaid, "unfinished": self.text.unfinished}
        return [
            (code, {"lang": self.language, "messages": ", ".join(sorted(ids))}) for code, ids in found.items() if ids
        ]


def malformed_messages(speech: MessageCheck) -> list[tuple[str, Facts]]:
    """Return files that are not text, and lines that are not Fluent: they are never shown."""
    _, troubles = sayings_in(speech.plugin.name, language_of(speech.language))
    return [
        (each.kind, {"lang": speech.language, "file": each.file, "line": each.line, "begins": each.facts})
        for each in troubles
        if each.kind in (UNREADABLE, UNPARSED)
    ]


def has_messages(plugin: Plugin, language: str) -> bool:
    """Return whether the game brings any messages in that language."""
    return bool(files_of(plugin.name, language_of(language)))

"""The other players at the table of a lesson, who answer as its chapter says."""

from typing import Any

from underdeck.bots import Bot, Choice, TableBots
from underdeck.kernel.decisions import Decision
from underdeck.lessons.lesson import SETTING, Chapter, fits, lessons_of
from underdeck.match import Match

MILD = ("pass", "refuse", "done", "stop", "leave", "no-*", "stay")
"""The answers of a player whose question the chapter does not mention."""


class Prompter:
    """Answers as the chapter says, or passes. It knows no hidden card."""

    needs_world = False

    def __init__(self, match: Match, chapter: Chapter) -> None:
        self.match = match
        self.chapter = chapter

    def choose(self, world: Any, decisions: list[Decision]) -> Choice:
        for decision in decisions:
            written = [self.match.game.write_action(world, option) for option in decision.options]
            who = self.match.seats[decision.seat]
            for line in [*self.chapter.others, *[f"* {words}" for words in MILD]]:
                for option, words in zip(decision.options, written, strict=True):
                    if fits(f"{who} {words}", [line]):
                        return decision.seat, option
        return decisions[0].seat, decisions[0].options[0]


class Cast(TableBots):
    """All other players of a lesson, with the same prompter under any name."""

    def __init__(self, match: Match, chapter: Chapter) -> None:
        super().__init__(match.header.game, 1)
        self.prompter = Prompter(match, chapter)

    def of(self, name: str) -> Bot:
        return self.prompter

    def relieve(self, name: str) -> bool:
        return False


def cast_of(match: Match) -> TableBots:
    """Return the players that answer automatically at this table; the default bots if there is no lesson any more."""
    chapter = chapter_of(match)
    return TableBots(match.header.game, 1) if chapter is None else Cast(match, chapter)


def chapter_of(match: Match) -> Chapter | None:
    header = match.header
    setting = header.setup.get(SETTING) if header.position else None
    if not isinstance(setting, list) or len(setting) != 2:
        return None
    id, number = setting
    lesson = lessons_of(header.game, header.packs).get(str(id))
    known = lesson is not None and type(number) is int and 0 <= number < len(lesson.chapter)
    return lesson.chapter[number] if lesson is not None and known else None

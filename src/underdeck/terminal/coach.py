"""A chapter of a lesson in the line mode of any game, between its questions."""

from typing import Protocol

from underdeck.kernel.decisions import Action
from underdeck.lessons import Lesson, Pupil, lesson_text
from underdeck.lessons.lesson import Step
from underdeck.lessons.pupil import DONE, options_of
from underdeck.lessons.texts import ASTRAY
from underdeck.match import Match
from underdeck.text import text_in


class ChapterOver(Exception):
    """Raised when the last step is done, or the learner continues without the lesson."""


class ChapterAgain(Exception):
    """Raised when the learner wants to begin the chapter again."""


class Companion(Protocol):
    """Speaks between the questions of one seat."""

    seat: int

    def words(self, match: Match) -> list[str]:
        """Return the lines before a question; may end the chapter instead."""

    def hear(self, match: Match, seat: int, action: Action) -> None:
        """Note an answer before it is given."""


class Coach:
    def __init__(self, lesson: Lesson, number: int, language: str) -> None:
        told = lesson_text(lesson, language)
        self.seat = lesson.seat
        self.told = told.chapters[number]
        self.remarks = told.remarks
        self.text = text_in(language)
        self.pupil = Pupil(lesson, lesson.chapter[number])
        self.remark = ""
        self.before: list[tuple[int, set[int]]] = []
        """How many answers there were before each of hers, and which steps were done then."""

    def words(self, match: Match) -> list[str]:
        """Return the lines before a question: the comment on the last answer, then the step, and how to type it."""
        self.look_back(match)
        if self.pupil.over:
            raise ChapterOver
        said = [self.remark] if self.remark else []
        self.remark = ""
        options = options_of(match, self.seat)
        step = self.pupil.step(options)
        if step is None:
            return [*said, self.remarks[ASTRAY], self.text("learn-astray")]
        answer = step.advice if step.advice in options else next(each for each in options if step.takes(each))
        return [*said, self.told_step(step), self.text("learn-try", answer=answer)]

    def hear(self, match: Match, seat: int, action: Action) -> None:
        if seat != self.seat:
            return
        options, words = options_of(match, seat), match.write(action)
        self.look_back(match)
        self.before.append((len(match.log), set(self.pupil.done)))
        step = self.pupil.step(options)
        said = self.pupil.answer(options, words)
        own = next((each.remarks for each in self.told.steps if step is not None and each.id == step.id), {})
        self.remark = own.get(said, "" if said == DONE else self.remarks.get(said, ""))

    def look_back(self, match: Match) -> None:
        """Reopen the steps whose answers were undone."""
        while self.before and self.before[-1][0] >= len(match.log):
            _, self.pupil.done = self.before.pop()
            self.pupil.over = len(self.told.steps) - 1 in self.pupil.done

    def told_step(self, step: Step) -> str:
        return next(each.say for each in self.told.steps if each.id == step.id)

"""Taught first games: lessons are data, told chapter by chapter on a real table."""

from underdeck.lessons.lesson import Chapter, Lesson, Step, lesson_of, lessons_of
from underdeck.lessons.prompter import Cast, cast_of
from underdeck.lessons.pupil import Pupil
from underdeck.lessons.telling import ToldLesson, told_lesson

__all__ = [
    "Cast", "Chapter", "Lesson", "Pupil", "Step", "ToldLesson", "cast_of", "lesson_of", "lessons_of", "told_lesson",
]  # fmt: skip

"""Lessons: guided first games, written as data and played chapter by chapter on a real table."""

from underdeck.lessons.lesson import Chapter, Lesson, Step, lesson_of, lessons_of
from underdeck.lessons.prompter import Cast, cast_of
from underdeck.lessons.pupil import Pupil
from underdeck.lessons.texts import LessonText, lesson_text

__all__ = [
    "Cast", "Chapter", "Lesson", "LessonText", "Pupil", "Step", "cast_of", "lesson_of", "lesson_text", "lessons_of",
]  # fmt: skip

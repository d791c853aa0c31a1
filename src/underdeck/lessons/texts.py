"""The texts of a lesson in a language, for a page."""

import msgspec

from underdeck.lessons.lesson import Chapter, Lesson, Slip, Step
from underdeck.lessons.pupil import DONE
from underdeck.plugin.registry import plugin_of
from underdeck.text import Text
from underdeck.text.facet import TextFacet

ASTRAY = "astray"


class StepText(msgspec.Struct):
    id: str
    say: str
    advice: str
    accept: list[str]
    point: list[str]
    remarks: dict[str, str]
    """The messages for the step when it is done, and for slips that mean something else here."""


class ChapterText(msgspec.Struct):
    id: str
    title: str
    end: str
    """The message at the end of the chapter."""
    slips: list[Slip]
    steps: list[StepText]


class LessonText(msgspec.Struct):
    id: str
    title: str
    about: str
    minutes: int
    remarks: dict[str, str]
    """The messages for slips anywhere, and for a way that leads out of the chapter."""
    chapters: list[ChapterText]


def lesson_text(lesson: Lesson, language: str) -> LessonText:
    text = TextFacet.of(plugin_of(lesson.game, lesson.packs)).table_words(language).text
    name = f"lesson-{lesson.id}"
    says = {slip.say for chapter in lesson.chapter for slip in lesson.slips_in(chapter)}
    return LessonText(
        id=lesson.id,
        title=text(name),
        about=text(f"{name}.about"),
        minutes=lesson.minutes,
        remarks={say: text(f"{name}-slip-{say}") for say in sorted(says)} | {ASTRAY: text(f"{name}.{ASTRAY}")},
        chapters=[chapter_text(lesson, chapter, text) for chapter in lesson.chapter],
    )


def chapter_text(lesson: Lesson, chapter: Chapter, text: Text) -> ChapterText:
    name, slips = f"lesson-{lesson.id}-{chapter.id}", lesson.slips_in(chapter)
    says = sorted({DONE, *[slip.say for slip in slips]})
    steps = [step_text(f"{name}-{step.id}", step, says, text) for step in chapter.step]
    return ChapterText(chapter.id, text(name), text(f"{name}.end"), slips, steps)


def step_text(name: str, step: Step, says: list[str], text: Text) -> StepText:
    own = {say: text.fallback(f"{name}.{say}", "") for say in says}
    remarks = {say: said for say, said in own.items() if said}
    return StepText(step.id, text(name), step.advice, step.accept, step.point, remarks)

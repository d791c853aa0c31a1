"""The progress of a learner in a chapter, by the answers given."""

from underdeck.lessons.lesson import Chapter, Lesson, Step, fits
from underdeck.match import Match

DONE = "done"


class Pupil:
    """The progress in a chapter. The lesson waits for the first open step that can be done now, so a learner who errs
    or goes ahead can continue. `None` if no step of the chapter can be done any more."""

    def __init__(self, lesson: Lesson, chapter: Chapter) -> None:
        self.lesson = lesson
        self.chapter = chapter
        self.done: set[int] = set()
        self.over = False
        """Was the last step done?"""

    def step(self, options: list[str]) -> Step | None:
        left = [step for at, step in enumerate(self.chapter.step) if at not in self.done]
        return next((step for step in left if step.open(options)), None)

    def answer(self, options: list[str], words: str) -> str:
        """Return the comment on an answer: `done`, the name of a slip, or nothing for a step done early."""
        wanted = self.step(options)
        for at, step in enumerate(self.chapter.step):
            if at not in self.done and step.takes(words):
                self.done.add(at)
                self.over = self.over or at == len(self.chapter.step) - 1
                return DONE if step is wanted else ""
        return self.slip(words)

    def slip(self, words: str) -> str:
        slips = self.lesson.slips_in(self.chapter)
        return next((slip.say for slip in slips if fits(words, [slip.answer])), "")


def options_of(match: Match, seat: int) -> list[str]:
    """Return the answers that the seat may give now."""
    return [match.write(option) for each in match.decisions if each.seat == seat for option in each.options]

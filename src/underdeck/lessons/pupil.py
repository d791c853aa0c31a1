"""How far somebody has come in a chapter, by the answers she gave."""

from underdeck.lessons.lesson import Chapter, Lesson, Step, fits
from underdeck.match import Match

DONE = "done"


class Pupil:
    """The step that is waited for is the first one left that can be done: whoever errs, or goes ahead, finds the lesson
    where she stands. `None` where nothing of the chapter can be done any more."""

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
        """What is said of it: `done`, the name of a slip, or nothing for a step done before its turn."""
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
    """The answers that somebody at that seat may give now."""
    return [match.write(option) for each in match.decisions if each.seat == seat for option in each.options]

"""A puzzle in the line mode of a game: its task, hints, and the solution."""

from underdeck.kernel.decisions import Action
from underdeck.match import Match
from underdeck.plugin.registry import plugin_of
from underdeck.progress.puzzles import Puzzle, hint, puzzles_of, story
from underdeck.terminal.coach import ChapterOver
from underdeck.terminal.console import Console
from underdeck.text import text_in
from underdeck.text.facet import TextFacet


class Puzzler:
    seat = 0

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.plugin = plugin_of(puzzle.game)
        self.puzzles = puzzles_of(puzzle.game)
        self.language = language
        self.text = text_in(language)
        self.hints = 0
        self.solved = False

    def sit(self, session: Console) -> None:
        session.be_taught(self)
        session.commands["hint"] = lambda rest: session.say(self.hint(session.match))

    def words(self, match: Match) -> list[str]:
        self.solved = self.puzzles.solved(match)
        if self.solved:
            raise ChapterOver
        if not self.puzzles.trying(match):
            return [self.text("jr-puzzle-missed"), self.text("puzzle-again")]
        return [] if match.log else [self.text(f"jr-puzzle-goal-{self.puzzle.task.goal}"), self.text("puzzle-help")]

    def hear(self, match: Match, seat: int, action: Action) -> None:
        """Do nothing: every answer is allowed."""

    def hint(self, match: Match) -> str:
        self.hints += 1
        answers = [match.write(action) for _, action in match.log]
        keep, words = hint(self.puzzle, answers)
        if keep < len(answers):
            return self.text("jr-puzzle-astray", n=len(answers) - keep)
        before, _ = story(self.puzzle, answers)
        told = TextFacet.of(self.plugin).table_words(self.language)
        label = told.full_answer(words, before.decisions[0], before.view(self.seat))
        return self.text("puzzle-hint", label=label, answer=words)

    def verdict(self) -> list[str]:
        needed = [self.text(f"jr-puzzle-needed-{need}") for need in self.puzzle.task.needs]
        return [" ".join([self.text("jr-puzzle-solved"), self.text("jr-puzzle-hints", n=self.hints), *needed])]

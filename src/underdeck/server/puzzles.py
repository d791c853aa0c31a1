"""Puzzles for the pages: the page sends all answers so far, and gets the table after them."""

import time

from underdeck.progress.challenges import today
from underdeck.progress.puzzles import Puzzle, find_puzzle, hint, puzzles_of, shelf, story
from underdeck.table import wire
from underdeck.table.renderer import renderer_of

SOLVER = 0
"""The seat that is asked."""


def puzzle_shelf() -> wire.Puzzles:
    rows = [wire.PuzzleRow(each.id, each.game, each.number, each.day, each.grade) for each in shelf(today())]
    return wire.Puzzles(time.time(), today().isoformat(), rows)


def puzzle_page(wish: wire.TryPuzzle) -> wire.PuzzlePage:
    puzzle = find_puzzle(wish.puzzle, today())
    told = renderer_of(puzzle.game, wish.lang)
    match, happened = story(puzzle, wish.answers)
    view = match.view(SOLVER)
    puzzles = puzzles_of(puzzle.game)
    solved, trying = puzzles.solved(match), puzzles.trying(match)
    return wire.PuzzlePage(
        id=puzzle.id,
        game=puzzle.game,
        number=puzzle.number,
        day=puzzle.day,
        grade=puzzle.grade,
        goal=puzzle.task.goal,
        needs=puzzle.task.needs,
        dice=puzzle.task.dice,
        view=told.view(view, SOLVER),
        questions=[] if solved or not trying else [told.question(match, each, view) for each in match.decisions],
        log=told.lines(happened),
        solved=solved,
        over=not solved and not trying,
        hint=told_hint(puzzle, wish) if wish.hint and not solved else None,
    )


def told_hint(puzzle: Puzzle, wish: wire.TryPuzzle) -> wire.PuzzleHint:
    keep, words = hint(puzzle, wish.answers)
    match, _ = story(puzzle, wish.answers[:keep])
    label = renderer_of(puzzle.game, wish.lang).words.full_answer(words, match.decisions[0], match.view(SOLVER))
    return wire.PuzzleHint(keep, words, label)

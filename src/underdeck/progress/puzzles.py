"""Puzzles: one position a day for everybody, made from the date alone, and those of earlier days."""

from datetime import date, timedelta
from functools import lru_cache

import msgspec

from underdeck.forms.trial import sound_plugins
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match, new
from underdeck.plugin.registry import plugin_of
from underdeck.progress.challenges import FIRST, check_clock, read_id, seed_of
from underdeck.progress.facet import ProgressFacet, Puzzles, Task

KIND = "puzzle"
EASY, MEDIUM, HARD = GRADES = ("easy", "medium", "hard")
WEEK = (EASY, EASY, MEDIUM, MEDIUM, MEDIUM, HARD, HARD)
"""The grade of each day, from Monday on."""
SHELF = 28
"""The number of days whose puzzles are listed, with today."""
MOST_KEPT = 64
MOST_ANSWERS = 60
"""The most answers of a solution; more than there are dice and skills."""


class Puzzle(msgspec.Struct):
    id: str
    game: str
    number: int
    """The number, counted from the first day."""
    day: str
    grade: str
    task: Task


class Place(msgspec.Struct):
    """A puzzle in the list."""

    id: str
    game: str
    number: int
    day: str
    grade: str


def puzzles_of(game: str) -> Puzzles:
    found = ProgressFacet.of(plugin_of(game)).puzzles
    if found is None:
        raise Refusal("no-such-puzzle")
    return found


def place_on(game: str, day: date) -> Place:
    id = f"{KIND}-{game}-{day.isoformat()}"
    return Place(id, game, (day - FIRST).days + 1, day.isoformat(), WEEK[day.weekday()])


def shelf(today: date) -> list[Place]:
    """Return the listed puzzles, the newest first; a game without puzzles has none."""
    check_clock(today)
    days = [today - timedelta(days=ago) for ago in range(SHELF)]
    games = [plugin.name for plugin in sound_plugins() if ProgressFacet.of(plugin).puzzles]
    return [place_on(game, day) for day in days if day >= FIRST for game in games]


def find_puzzle(id: str, today: date) -> Puzzle:
    """Return the puzzle with that id; refuse it before its day."""
    check_clock(today)
    kind, game, day = read_id(id) or ("", "", FIRST)
    if kind != KIND:
        raise Refusal("no-such-puzzle")
    puzzles_of(game)
    if day > today:
        raise Refusal("puzzle-early", day=day.isoformat(), today=today.isoformat())
    return puzzle(game, day)


@lru_cache(MOST_KEPT)
def puzzle(game: str, day: date) -> Puzzle:
    place = place_on(game, day)
    task = puzzles_of(game).make(seed_of(place.id), place.grade)
    return Puzzle(place.id, game, place.number, place.day, place.grade, task)


def begun(puzzle: Puzzle) -> Match:
    return new(puzzle.game, position=puzzle.task.position)


def story(puzzle: Puzzle, answers: list[str]) -> tuple[Match, list[tuple[int, Event]]]:
    """Return the match after these answers, and their events. Nobody else is asked in a puzzle."""
    if len(answers) > MOST_ANSWERS:
        raise Refusal("puzzle-answers", most=MOST_ANSWERS)
    match = begun(puzzle)
    happened: list[tuple[int, Event]] = []
    for number, answer in enumerate(answers, 1):
        match.submit(match.decisions[0].seat if match.decisions else 0, answer)
        happened += [(number, event) for event in match.events]
    return match, happened


def hint(puzzle: Puzzle, answers: list[str]) -> tuple[int, str]:
    """Return how many answers to keep so that a solution remains, and its next answer."""
    least, most = 0, len(answers)
    while least < most:  # from where there is no way, none leads back
        middle = (least + most + 1) // 2
        if step_after(puzzle, answers[:middle]):
            least = middle
        else:
            most = middle - 1
    return least, step_after(puzzle, answers[:least])


def step_after(puzzle: Puzzle, answers: list[str]) -> str:
    match, _ = story(puzzle, answers)
    found = puzzles_of(puzzle.game).next_step(match)
    return match.write(found) if found else ""

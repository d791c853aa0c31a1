"""Puzzles: made from the date alone, each with a way that the rules confirm."""

from datetime import date, timedelta

import pytest

from underdeck.games.onedeck.puzzles import CONVERSION, SKILL, carelessly, graded, needed, reached, read, solve, stepped
from underdeck.kernel.refusal import Refusal
from underdeck.progress.challenges import FIRST
from underdeck.progress.puzzles import (
    HARD,
    MOST_ANSWERS,
    SHELF,
    WEEK,
    begun,
    find_puzzle,
    hint,
    puzzle,
    puzzles_of,
    shelf,
    story,
)

MONDAY = date(2026, 11, 16)
DAYS = [MONDAY + timedelta(days=ahead) for ahead in range(7)]


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_every_puzzle_has_a_way_that_the_rules_confirm(day):
    made = puzzle("onedeck", day)
    state = read(made.task.position)
    assert not reached(state)
    answers = solve(state)
    assert answers
    for answer in answers:
        state = stepped(state, answer)
    assert reached(state)
    assert graded(made.task) == made.grade == WEEK[day.weekday()]
    assert made.task.needs == needed(read(made.task.position))


@pytest.mark.parametrize("day", [day for day in DAYS if WEEK[day.weekday()] == HARD], ids=str)
def test_a_hard_one_is_not_solved_by_laying_dice_where_they_fit(day):
    task = puzzle("onedeck", day).task
    assert not reached(carelessly(read(task.position)))
    assert task.needs in ([SKILL], [CONVERSION])


@pytest.mark.long
@pytest.mark.parametrize("day", DAYS, ids=str)
def test_hints_lead_to_the_end(day):
    made, answers = puzzle("onedeck", day), []
    while not puzzles_of("onedeck").solved(story(made, answers)[0]):
        keep, step = hint(made, answers)
        assert keep == len(answers)
        answers.append(step)


def test_the_same_day_is_the_same_puzzle():
    first = puzzle("onedeck", MONDAY)
    puzzle.cache_clear()
    assert puzzle("onedeck", MONDAY) == first != puzzle("onedeck", MONDAY + timedelta(days=1))


def test_from_a_wrong_step_the_hint_goes_back():
    made = puzzle("onedeck", DAYS[5])
    match = begun(made)
    discard = next(match.write(each) for each in match.decisions[0].options if match.write(each).startswith("discard"))
    answers = [discard]
    while hint(made, answers)[0] == len(answers):
        match, _ = story(made, answers)
        options = [match.write(each) for each in match.decisions[0].options]
        answers.append(next(each for each in options if each.startswith("discard")))
    keep, step = hint(made, answers)
    assert keep < len(answers)
    assert step in [match.write(each) for each in story(made, answers[:keep])[0].decisions[0].options]


def test_the_shelf_has_today_and_the_days_before():
    rows = shelf(MONDAY)
    assert [rows[0].day, len(rows)] == ["2026-11-16", SHELF]
    assert [row.day for row in shelf(FIRST)] == [FIRST.isoformat()]


@pytest.mark.parametrize(
    ("id", "code"),
    [
        ("puzzle-onedeck-2026-11-17", "puzzle-early"),
        ("puzzle-onedeck-2026-13-01", "no-such-puzzle"),
        ("puzzle-onedeck-2020-01-01", "no-such-puzzle"),
        ("puzzle-stick-2026-11-16", "no-such-puzzle"),
        ("puzzle-nothing-2026-11-16", "no-such-puzzle"),
        ("daily-onedeck-2026-11-16", "no-such-puzzle"),
        ("", "no-such-puzzle"),
    ],
)
def test_a_puzzle_that_there_is_not_is_refused(id, code):
    with pytest.raises(Refusal) as refusal:
        find_puzzle(id, MONDAY)
    assert refusal.value.code == code


def test_a_clock_before_the_first_day_is_wrong():
    with pytest.raises(Refusal) as refusal:
        shelf(FIRST - timedelta(days=1))
    assert refusal.value.code == "clock"


def test_nobody_answers_for_ever():
    with pytest.raises(Refusal) as refusal:
        story(puzzle("onedeck", MONDAY), ["done"] * (MOST_ANSWERS + 1))
    assert refusal.value.code == "puzzle-answers"

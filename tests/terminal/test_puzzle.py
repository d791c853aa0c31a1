"""The puzzle of the day at the terminal."""

import os

import pytest
from command import run

from underdeck.progress.challenges import today
from underdeck.progress.puzzles import find_puzzle, hint, puzzles_of, story

DAY = "2026-02-24"


@pytest.fixture
def data(tmp_path) -> dict[str, str]:
    return {**os.environ, "UNDERDECK_DATA": str(tmp_path / "data"), "UNDERDECK_LANG": "en"}


def solution() -> list[str]:
    puzzle, answers = find_puzzle(f"puzzle-onedeck-{DAY}", today()), []
    while not puzzles_of("onedeck").solved(story(puzzle, answers)[0]):
        answers.append(hint(puzzle, answers)[1])
    return answers


@pytest.mark.parametrize(
    ("lang", "helped", "said"),
    [
        ("en", "hint", "Solved! With one hint."),
        ("fr", "conseil", "Avec un conseil."),
        ("fr", "indice", "Avec un conseil."),
    ],
)
def test_it_is_solved_step_by_step(data, lang, helped, said):
    answers = solution()
    done = run(data, "puzzle", DAY, "--lang", lang, answers="\n".join([helped, *answers]) + "\n", check=0)
    assert answers[0] in done.stdout
    assert said in done.stdout


def test_whoever_loses_by_it_is_told_and_begins_again(data):
    answers = "\n".join(["0", "0", *solution()]) + "\n"
    done = run(data, "puzzle", DAY, answers=answers, check=0)
    assert "There was a way" in done.stdout and "Solved! Without a hint." in done.stdout


def test_from_where_there_is_no_way_a_hint_leads_back(data):
    done = run(data, "puzzle", DAY, answers="discard paladin m6\ndiscard paladin m6\nhint\n", check=0)
    assert "Take one step back." in done.stdout


def test_those_of_earlier_days_are_listed(data):
    days = [line.split()[0] for line in run(data, "puzzle", "--list", check=0).stdout.splitlines()]
    assert days[0] == today().isoformat() and len(days) == len(set(days)) > 1


@pytest.mark.parametrize(
    ("day", "said"), [("nonsense", "There is no puzzle for “nonsense”"), ("2999-01-01", "That puzzle is for")]
)
def test_a_day_without_a_puzzle_is_refused(data, day, said):
    assert said in run(data, "puzzle", day, check=2).stderr

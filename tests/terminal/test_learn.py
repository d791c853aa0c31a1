"""The lessons in lines, and the answers of the guide, as somebody at a terminal finds them."""

import os
from pathlib import Path

import pytest
from command import run

from underdeck.lessons import lesson_text, lessons_of
from underdeck.text.guide import guide_of

GAMES = ("onedeck", "stick")


@pytest.fixture
def data(tmp_path) -> dict[str, str]:
    return {**os.environ, "UNDERDECK_DATA": str(tmp_path / "data"), "UNDERDECK_LANG": "en"}


def lesson_in(game: str):
    return next(iter(lessons_of(game).values()))


def flat(text: str) -> str:
    """Without the folds of long lines."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_followed_to_its_end(data, game, lang):
    lesson = lesson_in(game)
    answers = "\n".join([step.advice for chapter in lesson.chapter for step in chapter.step])
    done = run(data, "learn", game, "--lang", lang, answers=f"{answers}\n", check=0)
    said = flat(done.stdout)
    for chapter in lesson_text(lesson, lang).chapters:
        for text in [chapter.title, *[step.say for step in chapter.steps], chapter.end]:
            assert flat(text) in said
    assert f"underdeck play {game}" in said
    assert not list(Path(data["UNDERDECK_DATA"]).glob("games/*"))


def test_whoever_errs_is_told_what_that_did_and_begins_again(data):
    steps = lesson_text(lesson_in("onedeck"), "en").chapters[0].steps
    said = flat(run(data, "learn", "onedeck", answers="enter 1\nagain\n", check=0).stdout)
    assert flat(steps[0].remarks["enter"]) in said
    assert said.count(flat(steps[0].say)) == 2
    assert "underdeck learn onedeck --chapter 1" in said


def test_a_step_that_is_taken_back_is_asked_for_again(data):
    lesson = lesson_in("onedeck")
    steps = lesson_text(lesson, "en").chapters[1].steps
    answers = f"{lesson.chapter[1].step[0].advice}\nundo\n"
    said = flat(run(data, "learn", "onedeck", "--chapter", "2", answers=answers, check=0).stdout)
    assert said.count(flat(steps[0].say)) == 2 and said.count(flat(steps[1].say)) == 1


def test_a_chapter_can_be_left_out_or_chosen(data):
    told = lesson_text(lesson_in("stick"), "fr").chapters
    said = flat(run(data, "learn", "stick", "--chapter", "2", "--lang", "fr", answers="suivant\n", check=0).stdout)
    assert told[0].title not in said and told[1].title in said and told[2].title in said
    refused = run(data, "learn", "stick", "--chapter", "99", "--lang", "fr", check=2)
    assert "99" in refused.stderr


@pytest.mark.parametrize(
    ("words", "lang", "game", "found"),
    [
        ("how do I win", "en", "onedeck", "win"),
        ("stick comment fuir", "fr", "stick", "flee"),
        ("what are black dice", "en", "onedeck", "black"),
    ],
)
def test_a_question_is_answered_before_its_rules(data, words, lang, game, found):
    said = run(data, "rules", *words.split(), "--lang", lang, check=0).stdout
    answer = next(each for each in guide_of(game, lang).questions if each.id == found)
    assert said.startswith(f"{answer.question}\n{answer.answer}")
    assert f"\n{answer.rules[0].split('-')[0]}-" in said


def test_what_nobody_knows_is_refused_in_a_sentence(data):
    assert "purple submarines" in run(data, "rules", "purple", "submarines", check=2).stderr


def test_the_introduction_speaks_of_the_game_that_was_set_up(data):
    """Of its house rules, however they were said."""
    for preset, price in (("printed", "(3 buy a shtick)"), ("quick", "(2 buy a shtick)")):
        said = run(data, "play", "stick", "--plain", "--preset", preset, answers="1\n2\n0\n\n\n", check=0).stdout
        assert price in flat(said)

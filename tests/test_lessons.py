"""Every lesson can be played to its end over the engine alone: by following it, and by erring at every step."""

import pytest

from underdeck.bots import ask
from underdeck.forms.trial import sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.lessons import Pupil, cast_of, lesson_of, lesson_text, lessons_of
from underdeck.lessons.lesson import lesson as read_lesson
from underdeck.lessons.pupil import DONE, options_of
from underdeck.match import Match
from underdeck.match.driver import LocalPlayer, Turn
from underdeck.text import languages

LESSONS = [lesson for plugin in sound_plugins() for lesson in lessons_of(plugin.name).values()]
CHAPTERS = [
    pytest.param(lesson, number, id=f"{lesson.id}/{chapter.id}")
    for lesson in LESSONS
    for number, chapter in enumerate(lesson.chapter)
]


def others_answer(match: Match, seat: int) -> list[str]:
    """What the table plays by itself until the learner is asked; her options then."""
    players = [LocalPlayer(bot=each != seat) for each in range(len(match.seats))]
    while match.outcome is None:
        turn = Turn(match, players)
        settled, asked = turn.settled(), turn.for_bot()
        if settled is None and not asked:
            break
        match.submit(*settled or ask(cast_of(match).of(""), match, asked[0]))
    return options_of(match, seat)


def walk(lesson, number):
    """The match and the pupil before each answer of somebody who follows the lesson, and the answer."""
    match, pupil = lesson.begin(number), Pupil(lesson, lesson.chapter[number])
    for step in lesson.chapter[number].step:
        options = others_answer(match, lesson.seat)
        yield step, match, pupil, options
        assert pupil.answer(options, step.advice) == DONE
        match.submit(lesson.seat, match.read_exactly(lesson.seat, step.advice))
    assert pupil.over


def test_each_game_of_ours_has_one():
    assert {lesson.game for lesson in LESSONS} == {"onedeck", "stick"}


@pytest.mark.parametrize(("lesson", "number"), CHAPTERS)
def test_who_follows_the_lesson_does_every_step_in_order(lesson, number):
    for step, _, pupil, options in walk(lesson, number):
        assert step.advice in options, f"{step.id}: {options}"
        assert pupil.step(options) is step


@pytest.mark.parametrize(("lesson", "number"), CHAPTERS)
def test_whoever_errs_is_told_what_that_did_and_can_go_on(lesson, number):
    """Any legal answer at any step is explained, and leads to a step that can be done or to the end of the chapter."""
    chapter = lesson.chapter[number]
    for step, match, pupil, options in walk(lesson, number):
        for words in options:
            if step.takes(words):
                continue
            told = Pupil(lesson, chapter)
            told.done = set(pupil.done)
            remark = told.answer(options, words)
            assert remark or told.done > pupil.done, f"{step.id}: nothing is said of {words}"
            trial = match.clone()
            trial.submit(lesson.seat, trial.read_exactly(lesson.seat, words))
            left = others_answer(trial, lesson.seat)
            assert left or trial.outcome is not None
            wanted = told.step(left)
            assert wanted is None or any(wanted.takes(option) for option in left)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_everything_a_lesson_says_is_said_in_every_language(lesson, language):
    told = lesson_text(lesson, language)
    said = [told.title, told.about, *told.remarks.values()]
    for chapter in told.chapters:
        said += [chapter.title, chapter.end, *[step.say for step in chapter.steps]]
        said += [remark for step in chapter.steps for remark in step.remarks.values()]
    assert [text for text in said if text.startswith("lesson-") or not text.strip()] == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_short_enough_for_its_minutes(lesson):
    """Ten seconds an answer, more or less."""
    assert sum(len(chapter.step) for chapter in lesson.chapter) <= 9 * lesson.minutes


def bad(text: str) -> Refusal:
    with pytest.raises(Refusal) as refused:
        read_lesson("onedeck", "odd", "lessons/odd.toml", text.encode()).begin(0)
    return refused.value


STEP = '[[chapter]]\nid = "a"\nposition = """{}"""\n[[chapter.step]]\nid = "b"\nadvice = "explore"\n'


def test_a_lesson_whose_card_is_missing_is_refused_in_plain_words():
    refusal = bad(STEP.format("heroes warrior\ndungeon dragons-cave\ndoors unicorn-1\n"))
    assert refusal.code == "lesson-position"
    assert refusal.cause is not None
    assert "unicorn-1" in str(refusal)


def test_a_lesson_with_a_word_too_many_is_refused_with_its_place():
    assert "lessons/odd.toml" in str(bad(STEP.format("heroes warrior\ndungeon dragons-cave\n") + "colour = 1\n"))


def test_a_lesson_that_seats_the_learner_nowhere_is_refused():
    assert bad("seat = 3\n" + STEP.format("heroes warrior\ndungeon dragons-cave\n")).code == "lesson-seat"


def test_unknown_lessons_and_chapters_are_refused():
    with pytest.raises(Refusal, match="first-descent"):
        lesson_of("onedeck", "knitting")
    with pytest.raises(Refusal):
        lesson_of("onedeck", "first-descent").begin(99)

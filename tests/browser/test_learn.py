"""Learn to play: both lessons from the front page to the end, by mouse, touch and keyboard; leaving and erring."""

import pytest
from playwright.sync_api import expect

from browser.player import Keyboard, Mouse, Touch
from underdeck.lessons import lesson_text, lessons_of

pytestmark = pytest.mark.long


def lesson_in(game: str):
    return next(iter(lessons_of(game).values()))


def coach(me):
    return me.region("web-learn-lesson")


def learn(me, game: str) -> None:
    """From the front page to the first chapter."""
    me.open()
    me.press(me.link("web-learn", me.page.get_by_role("article", name=me.words(f"web-game-{game}"))))
    me.table = None
    me.press(me.button("web-learn-start"))
    expect(coach(me)).to_be_visible()
    me.until_asked()


def go_on(me, title: str) -> None:
    me.table = None
    me.press(me.button_named(me.words("web-learn-next", title=title)))
    me.until_asked()


def follow(me, chapter, told) -> None:
    """Each step is said before it is done, and the table stays where it is."""
    tops = set()
    for step, said in zip(chapter.step, told.steps, strict=True):
        me.until_asked()
        me.until(lambda step=step: any(each["words"] == step.advice for each in me.options()))
        expect(coach(me)).to_contain_text(said.say)
        tops.add(round(me.page.locator("main").bounding_box()["y"]))
        me.answer(step.advice)
    assert len(tops) == 1, f"{chapter.id}: {tops}"
    expect(coach(me)).to_contain_text(told.end)


@pytest.mark.parametrize(
    ("hand", "lang", "game"),
    [
        (Mouse, "en", "stick"),
        (Touch, "fr", "stick"),
        (Keyboard, "fr", "onedeck"),
        pytest.param(Mouse, "en", "onedeck", marks=pytest.mark.soak),
        pytest.param(Touch, "fr", "onedeck", marks=pytest.mark.soak),
        pytest.param(Keyboard, "fr", "stick", marks=pytest.mark.soak),
    ],
)
def test_a_lesson_is_followed_to_its_end(regular, hand, lang, game):
    me = regular(hand, lang, phone=hand is Touch)
    lesson = lesson_in(game)
    told = lesson_text(lesson, lang)
    learn(me, game)
    for number, chapter in enumerate(lesson.chapter):
        follow(me, chapter, told.chapters[number])
        if number + 1 < len(lesson.chapter):
            go_on(me, told.chapters[number + 1].title)
    me.press(coach(me).get_by_role("link", name=me.words("web-learn-finish"), exact=True))
    expect(me.page.get_by_role("heading", name=me.words("web-learn-ready"))).to_be_visible()


def test_whoever_errs_is_told_what_that_did_and_tries_again(regular):
    me = regular()
    told = lesson_text(lesson_in("onedeck"), "en")
    learn(me, "onedeck")
    me.answer("enter 1")
    expect(coach(me)).to_contain_text(told.chapters[0].steps[0].remarks["enter"])
    expect(coach(me)).to_contain_text(told.chapters[0].steps[2].say)
    me.answer("flee")
    expect(coach(me)).to_contain_text(told.remarks["flee"])
    me.table = None
    me.press(coach(me).get_by_role("button", name=me.words("web-learn-again"), exact=True).last)
    me.until_asked()
    expect(coach(me)).to_contain_text(told.chapters[0].steps[0].say)


def test_a_lesson_that_was_left_goes_on_where_it_was(regular):
    me = regular()
    lesson = lesson_in("onedeck")
    told = lesson_text(lesson, "en")
    learn(me, "onedeck")
    follow(me, lesson.chapter[0], told.chapters[0])
    go_on(me, told.chapters[1].title)
    me.answer(lesson.chapter[1].step[0].advice)
    expect(coach(me)).to_contain_text(told.chapters[1].steps[1].say)
    me.open()
    me.press(me.page.get_by_role("link", name=me.words("web-learn-go-on")))
    me.table = None
    me.press(me.button_named(me.words("web-learn-resume", n=2)))
    me.until_asked()
    expect(coach(me)).to_contain_text(told.chapters[1].steps[1].say)
    me.page.reload()
    expect(coach(me)).to_contain_text(told.chapters[1].steps[1].say)

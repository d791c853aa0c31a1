"""`underdeck learn`: a first game, told step by step."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from underdeck.cli.flags import game_argument, language, plain
from underdeck.cli.help import command, option
from underdeck.cli.play import colorful
from underdeck.forms.trial import sound_plugin
from underdeck.kernel.refusal import Refusal
from underdeck.lessons import Lesson, lesson_text, lessons_of
from underdeck.lessons.texts import ASTRAY
from underdeck.terminal.coach import ChapterAgain, ChapterOver, Coach
from underdeck.terminal.console import Leave
from underdeck.terminal.facet import TerminalFacet
from underdeck.terminal.journal import loose
from underdeck.terminal.language import chosen_language
from underdeck.text import text_in


@command()
@game_argument
@option("--chapter", type=int, default=1)
@language
@plain
def learn(game: str, chapter: int, lang: str | None, plain: bool) -> None:
    """Learn to play, step by step at a real table; `again` begins a chapter again, `next` goes on without it."""
    language = chosen_language(lang)
    lesson, text = lesson_in(sound_plugin(game).name), text_in(language)
    told_all = lesson_text(lesson, language)
    chapters, astray = told_all.chapters, told_all.remarks[ASTRAY]
    number = chapter - 1
    lesson.begin(number)
    while number < len(chapters):
        told = chapters[number]
        click.echo("\n" + text("learn-chapter", n=number + 1, of=len(chapters), title=told.title))
        try:
            if not teach(lesson, number, language, colorful(plain)):
                click.echo("\n" + astray)
                continue
        except ChapterAgain:
            continue
        except (Leave, KeyboardInterrupt):
            click.echo("\n" + text("learn-left", command=f"underdeck learn {lesson.game} --chapter {number + 1}"))
            return
        click.echo("\n" + told.end)
        number += 1
        if number < len(chapters) and sys.stdin.isatty():
            click.prompt(text("learn-enter"), default="", show_default=False, prompt_suffix=" ")
    click.echo(text("learn-over", command=f"underdeck play {lesson.game}"))


def lesson_in(game: str) -> Lesson:
    lessons = lessons_of(game)
    if not lessons:
        raise Refusal("unknown-lesson", name=game, known=0, choices="")
    return next(iter(lessons.values()))


def teach(lesson: Lesson, number: int, language: str, color: bool) -> bool:
    """Was the chapter done, rather than its game lost on the way? Nobody keeps the record of a lesson."""
    coach = Coach(lesson, number, language)
    match = lesson.begin(number)
    with TemporaryDirectory() as folder:
        kept = loose(match, Path(folder))
        session = TerminalFacet.of(sound_plugin(lesson.game, lesson.packs)).session(kept, language, color)
        session.be_taught(coach)
        try:
            session.run(resumed=False)
        except ChapterOver:
            return True
        finally:
            kept.close()
    return coach.pupil.over

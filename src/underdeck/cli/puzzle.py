"""`underdeck puzzle`: the dice of the day, at the terminal."""

from pathlib import Path
from tempfile import TemporaryDirectory

import click

from underdeck.cli.flags import language, plain
from underdeck.cli.help import command, option
from underdeck.cli.play import colorful
from underdeck.forms.trial import sound_plugin
from underdeck.kernel.refusal import Refusal
from underdeck.progress.challenges import today
from underdeck.progress.puzzles import Place, Puzzle, begun, find_puzzle, shelf
from underdeck.terminal.coach import ChapterAgain, ChapterOver
from underdeck.terminal.console import Leave
from underdeck.terminal.facet import TerminalFacet
from underdeck.terminal.journal import loose
from underdeck.terminal.language import chosen_language
from underdeck.terminal.puzzler import Puzzler
from underdeck.text import text_in
from underdeck.text.similar import nearest_words


@command()
@click.argument("day", required=False)
@option("--list", "listed", is_flag=True)
@language
@plain
def puzzle(day: str | None, listed: bool, lang: str | None, plain: bool) -> None:
    """Solve the puzzle of the day, or of a DAY like 2026-11-16; `hint` helps, `again` begins it again."""
    language = chosen_language(lang)
    text = text_in(language)
    places = shelf(today())
    if not places:
        raise Refusal("no-such-puzzle")
    if listed:
        for each in places:
            click.echo(f"{each.day}  {text(f'jr-puzzle-grade-{each.grade}')}")
        return
    setter = Puzzler(puzzle_of(places, day or places[0].day), language)
    grade = text(f"jr-puzzle-grade-{setter.puzzle.grade}")
    click.echo(text("puzzle-title", n=setter.puzzle.number, day=setter.puzzle.day, grade=grade))
    while not setter.solved:
        try:
            solve(setter, colorful(plain))
            if not setter.solved:
                click.echo("\n" + text("jr-puzzle-missed"))
        except ChapterAgain:
            continue
        except (Leave, KeyboardInterrupt):
            return
    for line in setter.verdict():
        click.echo(line)


def puzzle_of(places: list[Place], day: str) -> Puzzle:
    try:
        return find_puzzle(f"puzzle-{places[0].game}-{day}", today())
    except Refusal as refusal:
        if refusal.code != "no-such-puzzle":
            raise
        near = nearest_words(day, [each.day for each in places])
        raise Refusal("puzzle-day", name=day, day=places[0].day, near=near) from None


def solve(setter: Puzzler, color: bool) -> None:
    """Nobody keeps the record of a puzzle. Whoever plays on to the end of the game has not solved it."""
    with TemporaryDirectory() as folder:
        kept = loose(begun(setter.puzzle), Path(folder))
        session = TerminalFacet.of(sound_plugin(setter.puzzle.game)).session(kept, setter.language, color)
        setter.sit(session)
        try:
            session.run(resumed=False)
        except ChapterOver:
            return
        finally:
            kept.close()

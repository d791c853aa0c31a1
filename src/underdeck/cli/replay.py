"""`underdeck replay`."""

import sys
from pathlib import Path

import click

from underdeck.cli.flags import language
from underdeck.cli.help import command, option
from underdeck.forms.trial import sound_plugin
from underdeck.kernel.refusal import Refusal
from underdeck.match import load
from underdeck.match.story import retold
from underdeck.packs.files import read_text
from underdeck.table.facet import TableFacet
from underdeck.terminal.language import chosen_language
from underdeck.text import text_in
from underdeck.text.facet import TextFacet
from underdeck.text.repeats import together

FAILED_VERIFY = 1


@command()
@click.argument("file", type=click.Path(path_type=Path))
@option("--verify", is_flag=True)
@language
def replay(file: Path, verify: bool, lang: str | None) -> None:
    """Show a record step by step (Enter for the next step on a terminal)."""
    text = text_in(chosen_language(lang))
    record = read_text(file)
    try:
        match = load(record)
    except Refusal as refusal:
        if verify and refusal.code in ("record-diverged", "record-sync", "record-damaged"):
            click.echo(text.refusal(refusal))
            sys.exit(FAILED_VERIFY)
        raise
    if verify:
        click.echo(text("replay-ok"))
        return
    plugin = sound_plugin(match.header.game, match.header.mix)
    words, facet = TextFacet.of(plugin).words(text.language), TableFacet.of(plugin)
    outcome = words.outcome_name(match.outcome) if match.outcome else text("replay-running")
    click.echo(text("replay-header", answers=len(match.log), outcome=outcome))
    steps = retold(match)
    again, happened = next(steps)
    if match.header.key:
        click.echo(text("replay-seal", seal=match.header.seal))
    for seat, part in match.header.parts:
        click.echo(text("replay-part", who=words.sitter(match.seats[seat]), part=part))
    house = words.house_line(again.view(0))
    if house:
        click.echo(house)
    paging = sys.stdin.isatty() and sys.stdout.isatty()
    if paging:
        click.echo(text("replay-keys"))
    for event in together(happened, facet.counted):
        click.echo("  " + words.event(event))
    for number, (seat, action) in enumerate(match.log, 1):
        if paging and sys.stdin.readline().strip().lower() not in ("", "n"):
            break
        answer = words.full_answer(again.write(action), again.decision_of(seat), again.view(seat))
        click.echo(text("replay-step", n=number, seat=words.sitter(match.seats[seat]), answer=answer))
        _, happened = next(steps)
        for event in together([event for event in happened if event.kind not in facet.vague], facet.counted):
            click.echo("  " + words.event(event))

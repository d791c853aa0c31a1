"""`underdeck review`."""

import secrets
import shlex
import sys
from pathlib import Path

import click
import msgspec

from underdeck.cli.flags import language, plain
from underdeck.cli.help import command, option
from underdeck.cli.play import sit_down
from underdeck.forms.trial import sound_plugin
from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import load
from underdeck.match.facet import MatchFacet
from underdeck.packs.files import read_text
from underdeck.plugin.sitters import checked_budget
from underdeck.review import review_of, seat_of
from underdeck.review.branching import branch
from underdeck.review.report import report_lines
from underdeck.terminal import journal
from underdeck.terminal.language import chosen_language
from underdeck.text import text_in
from underdeck.text.facet import TextFacet


@command()
@click.argument("file", type=click.Path(path_type=Path))
@option("--seat")
@option("--budget")
@option("--json", "as_json", is_flag=True)
@option("--from", "moment", metavar="N")
@language
@plain
def review(
    file: Path, seat: str | None, budget: str | None, as_json: bool, moment: str | None, lang: str | None, plain: bool
) -> None:
    """Look back at a finished game: how the chances went, what was play and what was luck."""
    text = text_in(chosen_language(lang))
    match = load(read_text(file))
    if match.outcome is None:
        raise Refusal("review-abandoned" if file.suffix == journal.ABANDONED else "review-running")
    plugin = sound_plugin(match.header.game, match.header.mix)
    if seat is not None and not seat.strip():
        raise Refusal("seat-unsaid", choices=choices(match.seats))
    whose = None if seat is None else seat_of(match, seat)
    if moment is not None:
        people = MatchFacet.of(plugin).people(match) or [0]
        if whose is not None and not plugin.party:
            people = [whose]
        sit_down(plugin, branch(match, whole_number(moment), secrets.randbits(32), people), text.language, plain)
        return
    nodes = 0 if budget is None else checked_budget(budget)
    if as_json:
        click.echo(msgspec.json.encode(review_of(match, whose, nodes)).decode())
        return
    with click.progressbar(length=len(match.log), label=text("review-progress"), file=sys.stderr) as bar:
        found = review_of(match, whose, nodes, lambda done, all: bar.update(1))
    for line in report_lines(found, match, TextFacet.of(plugin).words(text.language)):
        click.echo(line)
    if found.costliest:
        said = [str(file), *([] if seat is None else ["--seat", seat])]
        click.echo(text("review-from", file=shlex.join(said), n=str(found.decisions[found.costliest[0]].at)))

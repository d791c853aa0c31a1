"""`underdeck sim`."""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from underdeck.bots import best_bot, make_bot
from underdeck.cli.extras import need_extra
from underdeck.cli.flags import bots_here, chosen_game, game_argument, packs_hinted, setup_flags
from underdeck.cli.help import command, completed, option
from underdeck.forms.facet import FormsFacet
from underdeck.kernel.refusal import Refusal, choices
from underdeck.lab import Result, interval, simulate
from underdeck.lab.facet import LabFacet
from underdeck.lab.study import study_of
from underdeck.match import new
from underdeck.plugin.base import Plugin
from underdeck.plugin.fields import SITTERS, read_bots
from underdeck.terminal.language import chosen_language
from underdeck.text import text_in
from underdeck.text.facet import TextFacet
from underdeck.text.words import Words


@command()
@game_argument
@setup_flags
@option("--games", type=int, default=100, show_default=True)
@option("--bot", "bots", multiple=True, metavar="[WHO=]BOT", shell_complete=completed(bots_here))
@option("--report", "as_report", is_flag=True)
@option("--json", "as_json", is_flag=True)
def sim(game: str, games: int, bots: tuple[str, ...], as_report: bool, as_json: bool, **given: Any) -> None:
    """Let bots play many games and count. What is not given is gone through in turn."""
    plugin, setup = chosen_game(game, given)
    if games < 1:
        raise Refusal("games-count")
    named = {**named_in(setup), **read_bots(bots)}
    bot = named.pop("", "") or best_bot(game)
    seed: int = given["seed"] or 0
    for name in (bot, *named.values()):
        make_bot(name, seed, game)
    setups = LabFacet.of(plugin).sim_setups(setup, bot)
    with packs_hinted(plugin.name):
        seats = [
            name
            for each in (FormsFacet.of(plugin).filled(setup), *setups)
            for name in new(game, seed=seed, **each).seats
        ]
    for name in named:
        if name not in seats:
            raise Refusal("bot-seat", name=name, choices=choices(dict.fromkeys(seats)))
    if as_report and named:
        raise Refusal("report-bots")
    language = chosen_language(given["lang"])
    if as_report:
        report(plugin, setup, games, seed, bot, language, as_json)
        return
    words = TextFacet.of(plugin).words(language)
    if as_json:
        result = simulate(game, setups, games, seed, bot, named)
        told = {"game": game, "bot": bot, **({"bots": named} if named else {}), "seed": seed, "setup": setup}
        click.echo(json.dumps({**told, **result.as_dict()}))
        return
    with click.progressbar(length=games, label=words.text("sim-progress"), file=sys.stderr) as bar:
        result = simulate(game, setups, games, seed, bot, named, lambda: bar.update(1))
    show(
        words,
        LabFacet.of(plugin).sim_title(setup, language),
        result,
        ", ".join([bot, *[f"{who}={name}" for who, name in named.items()]]),
    )


def report(
    plugin: Plugin, setup: dict[str, Any], games: int, seed: int, bot: str, language: str, as_json: bool
) -> None:
    """Play the game's own study and print the short report of it."""
    need_extra("lab")
    from underdeck.cli.lab import conducted
    from underdeck.lab.report import Report, in_markdown

    facet = LabFacet.of(plugin)
    name = facet.sim_title(setup, language)
    found = {"name": name, "game": plugin.name, "bot": bot, "seed": seed, "games": games}
    study = study_of(found | facet.report_study(setup, bot), name)
    text = text_in(language)
    with TemporaryDirectory() as place:
        run, result = conducted(study, Path(place), None, None, as_json, text, interrupted="")
        told = Report(run.folder, language)
        if as_json:
            about = {"game": plugin.name, "bot": bot, "seed": seed, "setup": setup, "digest": result["digest"]}
            click.echo(json.dumps(about | told.figures.as_dict()))
        else:
            title = text("sim-title", games=result["games"], what=name, bot=bot)
            click.echo(in_markdown(title, told.short_sections()), nl=False)


def named_in(setup: dict[str, Any]) -> dict[str, str]:
    """The bots that the setup itself gives to somebody."""
    players = setup.get("players")
    sitters = players.items() if isinstance(players, dict) else ()
    return {name: sitter for name, sitter in sitters if sitter not in SITTERS}


def show(words: Words, what: str, result: Result, bot: str) -> None:
    text = words.text
    click.echo(text("sim-title", games=result.games, what=what, bot=bot))
    rows: list[tuple[str, str]] = []
    for outcome, count in sorted(result.outcomes.items(), reverse=True):
        low, high = interval(count, result.games)
        share = text("sim-share", n=str(count), percent=round(100 * count / result.games, 1), low=round(100 * low, 1),
                     high=round(100 * high, 1))  # fmt: skip
        rows.append((text.fallback(f"sim-outcome-{outcome}", words.outcome_name(outcome)), share))
    rows.append((text("sim-decisions"), f"{result.decisions}"))
    rows.append((text("sim-seconds"), f"{result.seconds:.1f}"))
    rows.append((text("sim-rate"), f"{result.decisions / result.seconds:.0f}"))
    rows.append((text("sim-digest"), result.digest))
    width = max(len(label) for label, _ in rows)
    for label, value in rows:
        click.echo(f"  {label:<{width}}  {value}")

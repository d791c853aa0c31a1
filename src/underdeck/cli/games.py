"""`underdeck games`: which games there are, and whether one keeps the laws of the house."""

import json
import sys
from importlib.metadata import EntryPoint
from typing import Any

import click

from underdeck.cli.flags import games_here, language
from underdeck.cli.help import group, option
from underdeck.forms.trial import sound_plugin
from underdeck.kernel.refusal import Refusal
from underdeck.lab.conformance import FIRST, KNOWN, WHOLE, Finding, Findings, check_game
from underdeck.match.match import LARGEST_SEED
from underdeck.plugin.registry import OURS, game_names, installed, package_name, passed_over
from underdeck.terminal.language import chosen_language
from underdeck.text import Text, text_in
from underdeck.text.facet import TextFacet

BROKEN = 1
GAMES = 20


@group()
def games() -> None:
    """Games: which there are, and whether one keeps the laws."""


@games.command("list")
@language
@option("--json", "as_json", is_flag=True)
def list_games(lang: str | None, as_json: bool) -> None:
    """Every game that is installed, where it is from, and what is wrong with those that can't be loaded."""
    text = text_in(chosen_language(lang))
    rows = [row(text, name) for name in game_names()]
    rows += [row_passed_over(text, entry) for entry in passed_over()]
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for each in rows:
        source = each["distribution"] or text("games-of-the-house")
        click.echo(text("games-broken" if each["reason"] else "games-row", **{**each, "source": source}))


def row(text: Text, name: str) -> dict[str, Any]:
    """A game that can't be loaded has a reason instead of a title and a version."""
    facts = {"game": name, "distribution": distribution_of(name), "title": "", "rules": 0, "reason": ""}
    try:
        plugin = sound_plugin(name)
        return {
            **facts,
            "title": TextFacet.of(plugin).words(text.language).title,
            "rules": plugin.rules()[0].rules_version,
        }
    except Refusal as refusal:
        return {**facts, "reason": text.refusal(refusal.cause) if refusal.cause else str(refusal.facts["reason"])}
    except Exception as error:  # a stranger's package may fail later than on import, too
        return {**facts, "reason": f"{type(error).__name__}: {error}"}


def row_passed_over(text: Text, entry: EntryPoint) -> dict[str, Any]:
    owner = distribution_of(entry.name) or text("games-of-the-house")
    reason = text("games-name-taken", name=entry.name, owner=owner)
    return {"game": entry.name, "distribution": package_name(entry), "title": "", "rules": 0, "reason": reason}


def distribution_of(name: str) -> str:
    """The package that brought it, and its version; nothing for our own."""
    if name in OURS:
        return ""
    return package_name(installed()[name])


@games.command()
@click.argument("name", shell_complete=games_here)
@option("--games", "count", type=int, default=GAMES, show_default=True)
@option("--seed", type=int, default=0)
@language
@option("--json", "as_json", is_flag=True)
def check(name: str, count: int, seed: int, lang: str | None, as_json: bool) -> None:
    """Every law of the house over random games; ends with 1 if something is broken."""
    text = text_in(chosen_language(lang))
    if count < 1:
        raise Refusal("games-count")
    if not 0 <= seed <= LARGEST_SEED - count:
        raise Refusal("seed", largest=LARGEST_SEED - count)
    plugin = sound_plugin(name)
    with click.progressbar(length=count, label=text("games-progress"), file=sys.stderr) as bar:
        found = check_game(plugin, count, seed, lambda: bar.update(1))
    if as_json:
        click.echo(json.dumps(as_data(text, found), ensure_ascii=False, indent=1, default=str))
    else:
        for line in report_lines(text, found):
            click.echo(line)
    if found.broken:
        sys.exit(BROKEN)


def as_data(text: Text, found: Findings) -> dict[str, Any]:
    broken = [{**each._asdict(), "sentence": sentence(text, each)} for each in found.broken]
    return {**found._asdict(), "sound": not broken, "laws": [*KNOWN], "broken": broken}


def sentence(text: Text, finding: Finding) -> str:
    """A refusal that was met on the way says itself."""
    broken = f"broken-{finding.code}"
    return text(broken if text.has(broken) else f"refuse-{finding.code}", **finding.facts)


def report_lines(text: Text, found: Findings) -> list[str]:
    stopped = any(each.law == FIRST for each in found.broken)
    lines = []
    for law in KNOWN:
        broken = [each for each in found.broken if each.law == law]
        if broken or not stopped or law == WHOLE:
            lines.append(text("law-line", state="broken" if broken else "kept", law=text(f"law-{law}")))
        for each in broken:
            setup = json.dumps(each.setup, ensure_ascii=False, default=str)
            lines.append(f"    {sentence(text, each)}")
            lines.append("    " + text("law-again", game=found.game, seed=str(each.seed), setup=setup))
    lines += [text("law-stopped")] if stopped else []
    lines += [text("law-mute", game=found.game, lang=language) for language in found.mute]
    return [*lines, text("law-verdict", game=found.game, games=found.games, broken=len(found.broken))]

"""`underdeck lang`: which languages there are, and what a translator has still to do."""

import json
import sys
from pathlib import Path
from typing import Any

import click

from underdeck.cli.flags import language
from underdeck.cli.help import group, option
from underdeck.forms.language_check import Part, Report, check_language
from underdeck.forms.language_template import start_language
from underdeck.terminal.language import chosen_language
from underdeck.text import Text, text_in
from underdeck.text.languages import SHELF, all_languages, broken_languages, data_folder, missing_roots, roots

FAULTY = 1
MOST_SHOWN = 10
"""Missing messages of a part that are named; `--json` names them all."""


@group()
def lang() -> None:
    """Languages: which there are, and what is missing in one."""


@lang.command("list")
@language
@option("--json", "as_json", is_flag=True)
def list_languages(lang: str | None, as_json: bool) -> None:
    """Every language that can be played in, and where those from outside lie."""
    text = text_in(chosen_language(lang))
    every = list(all_languages().values())
    broken = {name: text.refusal(refusal) for name, refusal in broken_languages().items()}
    for place in missing_roots():
        click.echo(text("lang-no-root", folder=str(place)), err=True)
    if as_json:
        rows: list[dict[str, Any]] = [{**each._asdict(), "folder": str(each.folder)} for each in every]
        rows += [{"code": name, "broken": reason} for name, reason in broken.items()]
        click.echo(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for each in every:
        where = str(each.folder) if each.outside else text("lang-of-the-house")
        state = "partial" if each.partial else "complete"
        click.echo(text("lang-line", code=each.code, name=each.name, state=state, author=each.author, place=where))
    for name, reason in broken.items():
        click.echo(text("lang-broken", name=name, reason=reason))


@lang.command()
@click.argument("code")
@click.argument("folder", required=False, type=click.Path(path_type=Path))
@language
def new(code: str, folder: Path | None, lang: str | None) -> None:
    """Begin a language: a folder CODE in FOLDER with all that is said in English, to be translated.

    Without FOLDER it is put where Underdeck finds it by itself.
    """
    text = text_in(chosen_language(lang))
    begun = start_language(code, data_folder() / SHELF if folder is None else folder)
    click.echo(text("lang-begun", folder=str(begun)))
    found = begun.parent.resolve() in [root.resolve() for root in roots()]
    click.echo(text("lang-try" if found else "lang-try-in", code=code, folder=str(begun.parent)))


@lang.command()
@click.argument("code_or_folder")
@language
@option("--json", "as_json", is_flag=True)
def check(code_or_folder: str, lang: str | None, as_json: bool) -> None:
    """What a language lacks, has too much or says with other variables; ends with 1 if something is wrong."""
    text = text_in(chosen_language(lang))
    report = check_language(code_or_folder)
    if as_json:
        click.echo(json.dumps(as_data(report), ensure_ascii=False, indent=1))
    else:
        for line in report_lines(text, report):
            click.echo(line)
    if not report.sound:
        sys.exit(FAULTY)


def as_data(report: Report) -> dict[str, Any]:
    language = report.language
    return {
        "code": language.code,
        "name": language.name,
        "partial": language.partial,
        "sound": report.sound,
        "parts": [
            {**part._asdict(), "troubles": [trouble._asdict() for trouble in part.troubles]} for part in report.parts
        ],
        "unknown": report.unknown,
    }


def report_lines(text: Text, report: Report) -> list[str]:
    state = "partial" if report.language.partial else "complete"
    lines = [text("lang-title", code=report.language.code, name=report.language.name, state=state)]
    for part in report.parts:
        lines += part_lines(text, part)
    lines += [text("lang-unknown-game", game=game) for game in report.unknown]
    gaps = any(part.missing for part in report.parts)
    verdict = "faulty" if not report.sound else "gaps" if gaps else "whole"
    return [*lines, text("lang-verdict", verdict=verdict)]


def part_lines(text: Text, part: Part) -> list[str]:
    said = part.messages - len(part.missing)
    lines = [text("lang-part", part=part.name, said=said, all=part.messages)]
    for trouble in part.troubles:
        sentence = text(f"lang-{trouble.kind}", message=trouble.id, facts=trouble.facts, why=trouble.why)
        lines.append("  " + text("lang-place", file=trouble.file, line=trouble.line, sentence=sentence))
    lines += [f"  {text('lang-missing', message=id)}" for id in part.missing[:MOST_SHOWN]]
    if len(part.missing) > MOST_SHOWN:
        lines.append("  " + text("lang-missing-more", n=len(part.missing) - MOST_SHOWN))
    return lines

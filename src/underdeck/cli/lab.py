"""`underdeck lab`: studies over thousands of games."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from underdeck.cli.extras import need_extra
from underdeck.cli.flags import language
from underdeck.cli.help import group, option
from underdeck.forms.trial import sound_plugin, sound_plugins
from underdeck.kernel.refusal import Refusal, reason_of
from underdeck.lab.study import Laboratory, Study, label, read_study
from underdeck.lab.template import template
from underdeck.terminal.language import chosen_language
from underdeck.text import Text, text_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from underdeck.lab.folder import Folder
    from underdeck.lab.report import Section
    from underdeck.lab.running import Run

INTERRUPTED = 130
json_flag = option("--json", "as_json", is_flag=True)
workers_flag = option("--workers", type=int)
cluster_flag = option("--cluster", metavar="ADDRESS")
folder_argument = click.argument("folder", type=click.Path(path_type=Path))


@group()
def lab() -> None:
    """Studies: thousands of games over everything that can be varied, and what they say."""


@lab.command("new")
@click.argument("file", type=click.Path(path_type=Path))
@option("--game")
@language
def new_study(file: Path, game: str | None, lang: str | None) -> None:
    """Write a small study that works, with comments."""
    text = text_in(chosen_language(lang))
    plugin = sound_plugin(game or sound_plugins()[0].name)
    if file.exists():
        raise Refusal("lab-file-there", file=str(file))
    try:
        file.write_text(template(plugin, text), encoding="utf-8")
    except OSError as error:
        raise Refusal("file-write", file=str(file), **reason_of(error)) from None
    click.echo(text("lab-made", file=str(file)))


@lab.command("run")
@click.argument("file", type=click.Path(path_type=Path))
@option("--out", "folder", type=click.Path(path_type=Path), required=True)
@workers_flag
@cluster_flag
@json_flag
@language
def run_study(
    file: Path, folder: Path, workers: int | None, cluster: str | None, as_json: bool, lang: str | None
) -> None:
    """Play a study, or go on with it: nothing that is in the folder is played again."""
    need_extra("lab")
    conduct(read_study(file), folder, workers, cluster, as_json, text_in(chosen_language(lang)))


@lab.command("resume")
@folder_argument
@workers_flag
@cluster_flag
@json_flag
@language
def resume_study(folder: Path, workers: int | None, cluster: str | None, as_json: bool, lang: str | None) -> None:
    """Go on with the study in a folder."""
    need_extra("lab")
    from underdeck.lab.folder import open_folder

    conduct(open_folder(folder).manifest.study, folder, workers, cluster, as_json, text_in(chosen_language(lang)))


def conduct(study: Study, path: Path, workers: int | None, cluster: str | None, as_json: bool, text: Text) -> None:
    run, result = conducted(study, path, workers, cluster, as_json, text)
    if as_json:
        click.echo(json.dumps(result))
        return
    for line in table_lines(run, text):
        click.echo(line)
    click.echo(text("lab-done", games=result["games"], cells=result["cells"], seconds=f"{result['seconds']:.1f}",
                    digest=result["digest"]))  # fmt: skip


def conducted(
    study: Study,
    path: Path,
    workers: int | None,
    cluster: str | None,
    quiet: bool,
    text: Text,
    records: bool = False,
    interrupted: str = "lab-interrupted",
) -> tuple[Run, dict[str, Any]]:
    """Played to its end, unless somebody stops it: then that message says what was kept, if anything is."""
    if workers is not None and workers < 1:
        raise Refusal("lab-workers")

    def warn(refusal: Refusal) -> None:
        click.echo(text.refusal(refusal), err=True)

    folder: Folder | None = None
    try:
        from underdeck.lab.batches import kit_of
        from underdeck.lab.executor import executor_for
        from underdeck.lab.running import Run, folder_for

        laboratory = Laboratory(study)
        folder = folder_for(path, laboratory, records)
        kit = kit_of(laboratory, folder.manifest.records)
        with folder.held():
            run = Run(folder, laboratory)
            for name in run.replayed:
                click.echo(text("lab-replayed", file=name), err=True)
            address = None if run.done else cluster
            with (
                executor_for(kit, lambda: run.left, workers, address, warn) as executor,
                shown(run, text, quiet) as watch,
            ):
                return run, run.go(executor, watch)
    except KeyboardInterrupt:
        if folder is not None and interrupted:
            click.echo(text(interrupted, games=folder.kept_games(), folder=str(path)), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None


@contextmanager
def shown(run: Run, text: Text, as_json: bool) -> Iterator[Any]:
    """A bar with an estimate and the table so far, where somebody looks at it."""
    if as_json or not sys.stderr.isatty():
        yield lambda run: None
        return
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    from rich.text import Text as Line

    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    task = bar.add_task(text("sim-progress"), total=run.games + run.left, completed=run.games)
    console = Console(stderr=True)

    def look() -> Group:
        lines = table_lines(run, text)
        room = max(3, console.height - 4)
        return Group(Line("\n".join(lines[:room] + ["…"] * (len(lines) > room))), bar)

    def watch(run: Run) -> None:
        bar.update(task, completed=run.games, total=run.games + run.left)
        live.update(look())

    with Live(look(), console=console, refresh_per_second=2, transient=True) as live:
        yield watch


def table_lines(run: Run, text: Text) -> list[str]:
    """A line for each cell, and for each who won shares in it."""
    from underdeck.lab.simulate import interval

    rows: list[list[str]] = []
    for cell, progress in zip(run.laboratory.cells, run.cells, strict=True):
        tally = progress.tally
        for name in sorted(tally.seated):
            low, high = interval(tally.wins[name], tally.seated[name])
            share = text("lab-share", percent=percent(tally.wins[name] / tally.seated[name]), low=percent(low),
                         high=percent(high))  # fmt: skip
            mark = "✓" if progress.done else ""
            rows.append([cell.title, name, str(tally.seated[name]), share, mark])
    return aligned(rows)


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def aligned(rows: list[list[str]]) -> list[str]:
    widths = [max([len(row[i]) for row in rows], default=0) for i in range(len(rows[0]) if rows else 0)]
    return ["  ".join([word.ljust(width) for word, width in zip(row, widths, strict=True)]).rstrip() for row in rows]


@lab.command("query")
@folder_argument
@click.argument("sql")
@json_flag
@language
def query(folder: Path, sql: str, as_json: bool, lang: str | None) -> None:
    """Answer SQL over the games of a study: one row a game, in the table `games`."""
    need_extra("lab")
    from underdeck.lab.folder import open_folder
    from underdeck.lab.query import json_value, run_query

    names, rows = run_query(open_folder(folder), sql)
    if as_json:
        click.echo(json.dumps({"columns": names, "rows": json_value(rows)}, allow_nan=False))
        return
    for line in aligned([names, *[[label(word) for word in row] for row in rows]]):
        click.echo(line)


html_flag = option("--html", type=click.Path(path_type=Path))
markdown_flag = option("--markdown", type=click.Path(path_type=Path))


@lab.command("report")
@folder_argument
@html_flag
@markdown_flag
@language
def report(folder: Path, html: Path | None, markdown: Path | None, lang: str | None) -> None:
    """What a study says, with pictures: FOLDER/report.html unless another place is named."""
    need_extra("lab")
    from underdeck.lab.folder import open_folder
    from underdeck.lab.report import Report

    found = Report(open_folder(folder), chosen_language(lang))
    place = html or (None if markdown else folder / "report.html")
    publish(found.title, found.sections(), place, markdown, found.text)


@lab.command("compare")
@folder_argument
@click.argument("other", type=click.Path(path_type=Path))
@html_flag
@markdown_flag
@json_flag
@language
def compare(
    folder: Path, other: Path, html: Path | None, markdown: Path | None, as_json: bool, lang: str | None
) -> None:
    """Hold two studies against each other, by packs, rules or bots: which differences are real, how large, how sure."""
    need_extra("lab")
    from underdeck.lab.compare import Comparison
    from underdeck.lab.figures import Figures
    from underdeck.lab.folder import open_folder
    from underdeck.lab.labels import Labels, plugin_with_packs
    from underdeck.lab.report import in_markdown

    chosen = chosen_language(lang)
    text = text_in(chosen)
    here, there = open_folder(folder), open_folder(other)
    comparison = Comparison(Figures(here), Figures(there))
    if as_json:
        click.echo(json.dumps(comparison.as_dict()))
        return
    titles = here.manifest.study.name, there.manifest.study.name
    if titles[0] == titles[1]:
        titles = folder.name, other.name
    title = text("lab-compare-title", one=titles[0], other=titles[1])
    sections = comparison.sections(text, Labels(plugin_with_packs(here), chosen), titles)
    if html or markdown:
        publish(title, sections, html, markdown, text)
    else:
        click.echo(in_markdown(title, sections))


def publish(title: str, sections: list[Section], html: Path | None, markdown: Path | None, text: Text) -> None:
    from underdeck.lab.report import in_html, in_markdown

    for path, said in ((html, in_html(title, sections, text)), (markdown, in_markdown(title, sections))):
        if path is not None:
            try:
                path.write_text(said, encoding="utf-8")
            except OSError as error:
                raise Refusal("file-write", file=str(path), **reason_of(error)) from None
            click.echo(text("lab-report-written", file=str(path)))

"""`underdeck lab dataset`: the games of a study for others, and whether somebody else's are what they say."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from underdeck.cli.extras import need_extra
from underdeck.cli.flags import language, with_packs
from underdeck.cli.help import option
from underdeck.cli.lab import cluster_flag, conducted, json_flag, lab, workers_flag
from underdeck.forms.trial import sound_plugin, sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.lab.study import Study, read_study
from underdeck.terminal.language import chosen_language
from underdeck.text import Text, text_in

GAMES = 300
LICENSE = "CC0-1.0"
WRONG = 1


@lab.command()
@click.argument("study", required=False, type=click.Path(path_type=Path))
@option("--out", "folder", type=click.Path(path_type=Path))
@option("--game")
@option("--games", type=int, default=GAMES, show_default=True)
@option("--bot", default="")
@option("--seed", type=int, default=1, show_default=True)
@with_packs
@option("--license", default=LICENSE, show_default=True)
@option("--check", "checked", type=click.Path(path_type=Path))
@option("--sample", type=int)
@workers_flag
@cluster_flag
@json_flag
@language
def dataset(
    study: Path | None,
    folder: Path | None,
    game: str | None,
    games: int,
    bot: str,
    seed: int,
    packs: tuple[str, ...],
    license: str,
    checked: Path | None,
    sample: int | None,
    workers: int | None,
    cluster: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Make a data set of games by bots, with records and a card that says how it was made, or check one."""
    need_extra("lab")
    text = text_in(chosen_language(lang))
    if checked is not None:
        check(checked, sample, as_json, text)
        return
    if folder is None or (study is not None and game is not None):
        raise Refusal("dataset-how")
    if study is not None:
        command = f"underdeck lab dataset {study.name} --out {folder.name}"
        make(read_study(study), folder, command, license, workers, cluster, as_json, text)
        return
    from underdeck.lab.dataset import everything

    plugin = sound_plugin(game or sound_plugins()[0].name)
    words = ["--game", plugin.name, "--games", str(games), *["--bot", bot] * bool(bot), "--seed", str(seed)]
    words += [word for pack in packs for word in ("--pack", pack)]
    command = f"underdeck lab dataset {' '.join(words)} --out {folder.name}"
    found = everything(plugin, games, bot, seed, list(packs))
    make(found, folder, command, license, workers, cluster, as_json, text)


def make(
    study: Study, path: Path, command: str, license: str, workers: int | None, cluster: str | None, as_json: bool,
    text: Text,
) -> None:  # fmt: skip
    from underdeck.lab.dataset import WORK, check_place, publish

    check_place(path)
    run, result = conducted(study, path / WORK, workers, cluster, as_json, text, True, "dataset-interrupted")
    made = publish(run.folder, run.laboratory, path, command, license, text)
    if as_json:
        click.echo(json.dumps({**result, "folder": str(path), "decisions": made.decisions}))
    else:
        click.echo(text("dataset-made", folder=str(path), games=made.games, digest=made.digest))


def check(path: Path, sample: int | None, as_json: bool, text: Text) -> None:
    from underdeck.lab.dataset_check import check_dataset

    if sample is not None and sample < 1:
        raise Refusal("games-count")
    with click.progressbar(length=1, label=text("dataset-progress"), file=sys.stderr) as bar:

        def tick(done: int, all: int) -> None:
            bar.length = all
            bar.update(done - bar.pos)

        proof = check_dataset(path, sample, tick)
    if as_json:
        click.echo(json.dumps(proof.as_dict()))
    else:
        for trouble in proof.troubles:
            click.echo(text.refusal(trouble), err=True)
        if proof.others:
            click.echo(text("dataset-others", found=proof.found.edition, made=proof.found.underdeck))
        message = "dataset-wrong" if proof.troubles else "dataset-sound"
        click.echo(text(message, folder=str(path), games=proof.games, replayed=proof.replayed, again=proof.again,
                        digest=proof.found.digest, count=len(proof.troubles)))  # fmt: skip
    if proof.troubles:
        raise click.exceptions.Exit(WRONG)

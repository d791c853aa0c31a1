"""Data sets: the games of a study for others, with their records and a card that says how they were made.

README.md         the card
dataset.json      the same for programs, with the digests of the files
games.parquet     a row for each game
records.zip       the record of each game: 00003/0000012.txt is game 12 of cell 3
"""

import hashlib
import shutil
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq

from underdeck import __version__
from underdeck.kernel.refusal import Refusal, reason_of
from underdeck.lab import parts
from underdeck.lab.folder import Folder
from underdeck.lab.parts import COLUMNS, RECORD, axis_column
from underdeck.lab.study import Laboratory, Study, study_of
from underdeck.match.match import find_game
from underdeck.packs.outside import PackRef
from underdeck.plugin.base import Plugin
from underdeck.plugin.fields import ONE
from underdeck.text import Text

FORMAT = 1
CARD, MANIFEST, ROWS, RECORDS = "README.md", "dataset.json", "games.parquet", "records.zip"
WORK = ".study"
"""The folder of the study while it is played."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of all files in the zip, so that the same games give the same file."""
UNFINISHED = ".new"


class DataSet(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    format: int
    underdeck: str
    """The version that made it."""
    edition: str
    """The digest of rules, cards and bots."""
    rules: int
    cards: str
    packs: list[PackRef]
    study: Study
    command: str
    license: str
    games: int
    decisions: int
    digest: str
    """The digest of all rows."""
    files: dict[str, str]
    """The SHA-256 of each file."""


def everything(plugin: Plugin, games: int, bot: str, seed: int, packs: list[str]) -> Study:
    """Return a study of so many games over all required settings of a new game."""
    sweep: dict[str, Any] = {}
    for field in plugin.fields:
        if field.needed:
            sweep[field.id] = "all" if field.kind == ONE else list(field.sizes)
    found = {"name": plugin.name, "game": plugin.name, "seed": seed, "games": 1, "packs": packs, "sweep": sweep}
    if bot:
        found["bot"] = bot
    cells = len(Laboratory(study_of(found, plugin.name)).cells)
    if games < cells:
        raise Refusal("dataset-few", cells=cells)
    return study_of({**found, "games": games // cells}, plugin.name)


def record_name(cell: int, number: int) -> str:
    return f"{cell:05}/{number:07}.txt"


def check_place(path: Path) -> None:
    """Refuse a place with foreign files, which would be overwritten."""
    try:
        strange = path.exists() and (not path.is_dir() or any(each.name != WORK for each in path.iterdir()))
    except OSError as error:
        raise Refusal("file-write", file=str(path), **reason_of(error)) from None
    if (path / MANIFEST).exists():
        raise Refusal("dataset-there", folder=str(path))
    if strange:
        raise Refusal("dataset-taken", folder=str(path))


def publish(folder: Folder, laboratory: Laboratory, path: Path, command: str, license: str, text: Text) -> DataSet:
    """Write the data set of a finished study; the manifest comes last, so that it covers everything."""
    try:
        decisions = write_games(folder, path)
        found = described(folder, laboratory, path, command, license, decisions)
        (path / CARD).write_text(card(found, laboratory, text), encoding="utf-8")
        found.files[CARD] = sha256(path / CARD)
        written = path / (MANIFEST + UNFINISHED)
        written.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        written.replace(path / MANIFEST)
        shutil.rmtree(path / WORK)
    except OSError as error:
        raise Refusal("dataset-write", folder=str(path), **reason_of(error)) from None
    return found


def write_games(folder: Folder, path: Path) -> int:
    """Write rows and records in the order of cells and numbers. Return the number of decisions."""
    decisions = 0
    schema = parts.schema_of(folder.manifest.axes)
    with (
        pq.ParquetWriter(path / ROWS, schema, compression="zstd") as rows,
        zipfile.ZipFile(path / RECORDS, "w", zipfile.ZIP_DEFLATED) as records,
    ):
        for part in folder.parts:
            table = parts.read_part(folder.file(part))
            rows.write_table(table.select(schema.names).cast(schema))
            decisions += sum(table["decisions"].to_pylist())
            for cell, number, record in zip(
                *[table[name].to_pylist() for name in ("cell", "number", RECORD)], strict=True
            ):
                entry = zipfile.ZipInfo(record_name(cell, number), LONG_AGO)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                records.writestr(entry, record)
    return decisions


def described(
    folder: Folder, laboratory: Laboratory, path: Path, command: str, license: str, decisions: int
) -> DataSet:
    rules, cards = find_game(laboratory.study.game, laboratory.refs)
    return DataSet(
        format=FORMAT,
        underdeck=__version__,
        edition=folder.manifest.edition,
        rules=rules.rules_version,
        cards=cards,
        packs=list(laboratory.refs),
        study=laboratory.study,
        command=command,
        license=license,
        games=folder.kept_games(),
        decisions=decisions,
        digest=folder.digest(),
        files={name: sha256(path / name) for name in (ROWS, RECORDS)},
    )


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def card_facts(found: DataSet, laboratory: Laboratory) -> dict[str, str]:
    """Return the facts of the card, the same in every language."""
    return {
        "made": f"Underdeck {found.underdeck}",
        "edition": found.edition,
        "packs": ", ".join([f"{ref.id} {ref.version} ({ref.digest})" for ref in found.packs]) or "-",
        "bots": ", ".join(sorted({bot for cell in laboratory.cells for bot in cell.bots})),
        "seed": str(found.study.seed),
        "cells": str(len(laboratory.cells)),
        "games": str(found.games),
        "decisions": str(found.decisions),
        "digest": found.digest,
        "license": found.license,
    }


def card(found: DataSet, laboratory: Laboratory, text: Text) -> str:
    """Return the card as Markdown, which people read first."""
    study = found.study
    rules = text("dataset-card-rules", rules=found.rules, cards=found.cards)
    facts = {"game": f"{study.game} ({rules})", **card_facts(found, laboratory)}
    columns = [*COLUMNS, *[axis_column(axis) for axis in laboratory.axes]]
    lines = [
        f"# {text('dataset-card-title', name=study.name)}",
        *["", text("dataset-card-what", games=found.games), "", "| | |", "|---|---|"],
        *[f"| {text(f'dataset-card-{name}')} | {word} |" for name, word in facts.items()],
        *[
            "",
            f"## {text('dataset-card-made-by')}",
            "",
            "```",
            found.command,
            "```",
            "",
            text("dataset-card-study"),
            "",
        ],
        *["```json", msgspec.json.format(msgspec.json.encode(study)).decode(), "```"],
        *["", text("dataset-card-seeds"), "", f"## {text('dataset-card-files')}", ""],
        *[f"- `{name}`: {text(f'dataset-card-file-{Path(name).stem}')}" for name in (ROWS, RECORDS, MANIFEST)],
        *["", f"## {text('dataset-card-columns')}", "", text("dataset-card-columns-how"), ""],
        *[f"- `{name}`" + (f": {text(f'dataset-column-{name}')}" if name in COLUMNS else "") for name in columns],
        *["", f"## {text('dataset-card-check')}", "", "```", "underdeck lab dataset --check .", "```"],
    ]
    return "\n".join(lines) + "\n"

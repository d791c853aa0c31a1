"""The check of a data set: its files, rows, seeds, and the games themselves, replayed from their records."""

import hashlib
import random
import time
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from underdeck import __version__
from underdeck.kernel.refusal import Refusal, choices
from underdeck.lab import parts
from underdeck.lab.dataset import (
    CARD,
    FORMAT,
    MANIFEST,
    RECORDS,
    ROWS,
    DataSet,
    card,
    card_facts,
    record_name,
    sha256,
)
from underdeck.lab.edition import edition_of
from underdeck.lab.folder import UNREADABLE, format_in
from underdeck.lab.part_check import has_valid_shares, said_of
from underdeck.lab.parts import labels_of, row_digest
from underdeck.lab.rows import Row, played, replayed
from underdeck.lab.running import Progress
from underdeck.lab.study import Laboratory, check
from underdeck.match.match import Match, find_game, load
from underdeck.packs.files import regular
from underdeck.packs.outside import needed
from underdeck.text import languages, text_in

MOST_TOLD = 10
"""The most faulty games that are listed: the others are like them."""
MOST_NAME = 200
MOST_RECORD = 20_000_000
"""The most characters of a record: the sizes that a zip states are not trusted."""
AGAIN, AGAIN_SECONDS = 5, 20.0
"""The games that the bots play again, and the seconds for it, if the edition is the same."""
OURS = (ROWS, RECORDS, CARD)
"""The files besides the one that names them."""
BY_BOTS = ("taken", "curve")
"""The columns with win probabilities: other bots evaluate differently."""


class DatasetCheck:
    def __init__(self, path: Path, found: DataSet) -> None:
        self.path = path
        self.found = found
        self.troubles: list[Refusal] = []
        self.games = 0
        self.replayed = 0
        self.again = 0
        self.others = False
        """Are its bots or cards others than these?"""

    def blame(self, fault: Refusal) -> None:
        self.troubles.append(fault)

    def blame_foreign(self, name: str) -> None:
        if not self.enough:
            self.blame(Refusal("dataset-foreign", file=printable(name)))

    @property
    def enough(self) -> bool:
        return len(self.troubles) >= MOST_TOLD

    def as_dict(self) -> dict[str, Any]:
        return {"games": self.games, "replayed": self.replayed, "again": self.again, "digest": self.found.digest,
                "troubles": [{"code": each.code, "said": str(each)} for each in self.troubles]}  # fmt: skip


def printable(name: str) -> str:
    """Return text from outside without control characters."""
    return "".join([letter if letter.isprintable() else "�" for letter in name[:MOST_NAME]])


def open_dataset(path: Path) -> DataSet:
    try:
        data = regular(path / MANIFEST).read_bytes()
    except OSError:
        raise Refusal("dataset-none", folder=str(path), file=MANIFEST) from None
    try:
        number = format_in(data)
        if number is None:
            raise Refusal("dataset-damaged", file=MANIFEST, reason="no-table").because(Refusal("no-table"))
        if number > FORMAT:
            raise Refusal("dataset-newer", folder=str(path), found=number, known=FORMAT)
        return msgspec.json.decode(data, type=DataSet)
    except UNREADABLE as error:
        raise Refusal("dataset-damaged", file=MANIFEST, reason=str(error)) from None


def check_dataset(
    path: Path, sample: int | None = None, tick: Callable[[int, int], None] = lambda done, all: None
) -> DatasetCheck:
    """Return everything that is wrong with a data set; replay all of its games, or so many."""
    result = DatasetCheck(path, open_dataset(path))
    check_files(result)
    if not all((path / name).is_file() for name in (ROWS, RECORDS)):
        return result
    laboratory = known_study(result)
    rows = read_rows(result, laboratory)
    if laboratory is not None and rows is not None:
        check_card(result, laboratory)
        check_numbers(result, laboratory, rows)
        check_labels(result, laboratory, rows)
        check_games(result, laboratory, rows, sample, tick)
    return result


def check_files(result: DatasetCheck) -> None:
    """Check that all files are there and no others; hidden files are ignored."""
    for name in OURS:
        file = result.path / name
        if not file.is_file():
            result.blame(Refusal("dataset-missing", file=name))
        elif sha256(file) != result.found.files.get(name):
            result.blame(Refusal("dataset-changed", file=name))
    beside = [each.name for each in result.path.iterdir() if each.name != MANIFEST and not each.name.startswith(".")]
    for name in sorted({*beside, *result.found.files} - {*OURS}):
        result.blame_foreign(name)


def known_study(result: DatasetCheck) -> Laboratory | None:
    """Return the study with its rules and cards, if they are here."""
    found = result.found
    try:
        check(found.study, MANIFEST)
        refs = tuple(found.packs)
        for ref in refs:
            needed(ref)
        rules, cards = find_game(found.study.game, refs)
        if rules.rules_version != found.rules:
            raise Refusal("dataset-rules", found=found.rules, known=rules.rules_version, made=found.underdeck)
        if cards != found.cards:
            raise Refusal("dataset-cards", found=found.cards, known=cards, made=found.underdeck)
        laboratory = Laboratory(found.study, refs)
        laboratory.check()
    except Refusal as refusal:
        result.blame(refusal)
        return None
    result.others = edition_of(found.study.game, refs) != found.edition
    return laboratory


def check_card(result: DatasetCheck, laboratory: Laboratory) -> None:
    """Check the facts in the card; another version may have written other words."""
    if any(each.facts.get("file") == CARD for each in result.troubles):
        return
    found = result.found
    with (result.path / CARD).open("rb") as file:
        said = file.read(MOST_RECORD).decode("utf-8", "replace").replace("\r\n", "\n")
    if found.underdeck == __version__:
        right = said in [card(found, laboratory, text_in(language)) for language in languages()]
    else:
        right = all(f" {word} |" in said for word in card_facts(found, laboratory).values())
    if not right:
        result.blame(Refusal("dataset-card", file=CARD))


def read_rows(result: DatasetCheck, laboratory: Laboratory | None) -> list[dict[str, Any]] | None:
    """Return the rows after a check of their digests; None if they cannot be read."""
    try:
        table = parts.read_part(result.path / ROWS)
    except Refusal as refusal:
        result.blame(refusal)
        return None
    result.games = table.num_rows
    if laboratory is None:
        table = table.select([name for name in table.column_names if name in parts.COLUMNS])
    strange = parts.strange(table, laboratory.axes if laboratory is not None else ())
    if strange:
        names = choices([printable(name) for name in strange[:MOST_TOLD]])
        result.blame(Refusal("dataset-columns", file=ROWS, names=names))
        return None
    rows: list[dict[str, Any]] = table.to_pylist()
    if len(rows) != result.found.games:
        result.blame(Refusal("dataset-count", found=len(rows), said=result.found.games))
    decisions = sum([row["decisions"] for row in rows])
    if decisions != result.found.decisions:
        result.blame(Refusal("dataset-decisions", found=decisions, said=result.found.decisions))
    digest = hashlib.blake2b(digest_size=8)
    for row in rows:
        digest.update(row["row"].encode())
        if not result.enough and row_digest(row) != row["row"]:
            result.blame(Refusal("dataset-row", **cell_and_number(row)))
    if digest.hexdigest() != result.found.digest:
        result.blame(Refusal("dataset-digest", found=digest.hexdigest(), said=result.found.digest))
    return rows


def cell_and_number(row: dict[str, Any]) -> dict[str, int]:
    return {"cell": row["cell"], "number": row["number"]}


def check_numbers(result: DatasetCheck, laboratory: Laboratory, rows: list[dict[str, Any]]) -> None:
    """Check that no game is missing: every cell has its games from the first to where the study ends it."""
    by_cell: dict[int, list[dict[str, Any]]] = {cell.place: [] for cell in laboratory.cells}
    for row in rows:
        if row["cell"] in by_cell:
            by_cell[row["cell"]].append(row)
        elif not result.enough:
            result.blame(Refusal("dataset-cell", **cell_and_number(row), last=len(laboratory.cells) - 1))
    for place, found in by_cell.items():
        progress = Progress(laboratory.study)
        in_order = next(
            (n for n, row in enumerate(found) if row["number"] != n or not has_valid_shares(row)), len(found)
        )
        progress.note(0, [said_of(row) for row in found[:in_order]])
        expected = progress.tally.games if progress.done else progress.due
        if result.enough:
            return
        if not in_order == len(found) == expected:
            gone = min(in_order, expected)
            result.blame(Refusal("dataset-gap", cell=place, number=gone, found=len(found), expected=expected))


def check_labels(result: DatasetCheck, laboratory: Laboratory, rows: list[dict[str, Any]]) -> None:
    """Check the columns of swept settings, which no digest covers."""
    labels = [labels_of(cell, laboratory.axes) for cell in laboratory.cells]
    for row in rows:
        meant = labels[row["cell"]] if 0 <= row["cell"] < len(labels) else {}
        for name in [name for name in meant if row[name] != meant[name]]:
            if result.enough:
                return
            said = printable(row[name] or "")
            result.blame(
                Refusal("dataset-label", **cell_and_number(row), name=name, said=said, found=meant[name] or "")
            )


def check_games(
    result: DatasetCheck,
    laboratory: Laboratory,
    rows: list[dict[str, Any]],
    sample: int | None,
    tick: Callable[[int, int], None],
) -> None:
    names = Counter([record_name(**cell_and_number(row)) for row in rows])
    rows = [row for row in rows if 0 <= row["cell"] < len(laboratory.cells)]
    chosen = rows if sample is None or sample >= len(rows) else random.sample(rows, sample)
    try:
        with zipfile.ZipFile(result.path / RECORDS) as records:
            check_entries(result, names, records.namelist())
            for row in chosen:
                if result.enough:
                    return
                check_game(result, laboratory, row, records)
                result.replayed += 1
                tick(result.replayed, len(chosen))
    except (zipfile.BadZipFile, OSError) as error:
        result.blame(Refusal("dataset-damaged", file=RECORDS, reason=str(error)))
        return
    if not result.others and not result.troubles:
        play_again(result, laboratory, random.sample(chosen, min(AGAIN, len(chosen))))


def check_entries(result: DatasetCheck, wanted: Counter[str], found: list[str]) -> None:
    """Check that there is a record for each game, and nothing else."""
    for name in Counter(found) - wanted:
        result.blame_foreign(f"{RECORDS}/{name}")
    for name in wanted - Counter(found):
        if not result.enough:
            result.blame(Refusal("dataset-no-record", file=name))


def check_game(result: DatasetCheck, laboratory: Laboratory, row: dict[str, Any], records: zipfile.ZipFile) -> None:
    place = cell_and_number(row)
    try:
        match = load(read_record(records, record_name(**place)))
    except Refusal as refusal:
        if refusal.code != "dataset-no-record":  # which has been said
            result.blame(Refusal("dataset-record", **place, reason=refusal.code).because(refusal))
        return
    cell = laboratory.cells[row["cell"]]
    if not meant(laboratory, row, match):
        result.blame(Refusal("dataset-seed", **place))
        return
    compare(result, row, replayed(laboratory, cell, row["number"], match))


def read_record(records: zipfile.ZipFile, name: str) -> str:
    try:
        with records.open(name) as file:
            data = file.read(MOST_RECORD + 1)
    except KeyError:
        raise Refusal("dataset-no-record", file=name) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError) as error:
        raise Refusal("dataset-damaged", file=f"{RECORDS}/{name}", reason=str(error)) from None
    if len(data) > MOST_RECORD:
        raise Refusal("dataset-damaged", file=f"{RECORDS}/{name}", reason=str(len(data)))
    return data.decode("utf-8", "replace")


def meant(laboratory: Laboratory, row: dict[str, Any], match: Match) -> bool:
    """Return whether the game is the one that the study's seed gives to that cell and number."""
    cell = laboratory.cells[row["cell"]]
    return laboratory.begin(cell, cell.chance(laboratory.study.seed, row["number"])).header == match.header


def compare(result: DatasetCheck, row: dict[str, Any], found: Row) -> None:
    told: dict[str, Any] = {**{name: [] for name in parts.ADDED}, **msgspec.to_builtins(found)}
    place = cell_and_number(row)
    if told["outcome"] != row["outcome"]:
        result.blame(Refusal("dataset-outcome", **place, found=told["outcome"], said=str(row["outcome"])))
        return
    left_out = {*BY_BOTS, *[name for name in parts.ADDED if not row[name]]} if result.others else set()
    names = [name for name in Row.__struct_fields__ if name not in left_out]
    wrong = next((name for name in names if told[name] != row[name]), None)
    if wrong:
        result.blame(Refusal("dataset-fact", **place, name=wrong))


def play_again(result: DatasetCheck, laboratory: Laboratory, rows: list[dict[str, Any]]) -> None:
    """Let the bots play some games again: other answers mean other bots."""
    until = time.process_time() + AGAIN_SECONDS
    for row in rows:
        if time.process_time() > until:
            return
        if played(laboratory, laboratory.cells[row["cell"]], row["number"]).digest != row["row"]:
            result.blame(Refusal("dataset-again", **cell_and_number(row), bots=", ".join(row["bots"])))
        result.again += 1

"""Is a data set what it says? Files, rows, seeds, and the games themselves, replayed from their records."""

import hashlib
import random
import time
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from underdeck.games import plugin_of
from underdeck.kernel.refusal import Refusal
from underdeck.lab import parts
from underdeck.lab.dataset import FORMAT, MANIFEST, RECORDS, ROWS, DataSet, record_name, sha256
from underdeck.lab.edition import edition_of
from underdeck.lab.parts import row_digest
from underdeck.lab.rows import Row, played, replayed
from underdeck.lab.study import Laboratory
from underdeck.match.match import Match, find_game, load
from underdeck.packs.outside import needed

MOST_TOLD = 10
"""Faults of games: the others are like them."""
MOST_RECORD = 20_000_000
"""Characters: what a zip says of its own sizes is not believed."""
AGAIN, AGAIN_SECONDS = 5, 20.0
"""Games that the bots play once more, where they are the same."""
BY_BOTS = ("taken", "curve")
"""Columns that hold chances to win: other bots judge otherwise."""


class Proof:
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

    @property
    def enough(self) -> bool:
        return len(self.troubles) >= MOST_TOLD

    def as_dict(self) -> dict[str, Any]:
        return {"games": self.games, "replayed": self.replayed, "again": self.again, "digest": self.found.digest,
                "troubles": [{"code": each.code, "said": str(each)} for each in self.troubles]}  # fmt: skip


def open_dataset(path: Path) -> DataSet:
    try:
        data = (path / MANIFEST).read_bytes()
    except OSError:
        raise Refusal("dataset-none", folder=str(path), file=MANIFEST) from None
    try:
        number = msgspec.json.decode(data)["format"]
        if isinstance(number, int) and number > FORMAT:
            raise Refusal("dataset-newer", folder=str(path), found=number, known=FORMAT)
        return msgspec.json.decode(data, type=DataSet)
    except (msgspec.DecodeError, msgspec.ValidationError, KeyError, TypeError) as error:
        raise Refusal("dataset-damaged", file=MANIFEST, reason=str(error)) from None


def proven(path: Path, sample: int | None = None, tick: Callable[[int, int], None] = lambda done, all: None) -> Proof:
    """Everything that is wrong with it; of its games all are replayed, or so many."""
    proof = Proof(path, open_dataset(path))
    check_files(proof)
    if any(each.code == "dataset-missing" for each in proof.troubles):
        return proof
    laboratory = known_study(proof)
    rows = read_rows(proof)
    if laboratory is not None and rows:
        check_numbers(proof, laboratory, rows)
        if not proof.enough:
            check_games(proof, laboratory, rows, sample, tick)
    return proof


def check_files(proof: Proof) -> None:
    for name in dict.fromkeys([ROWS, RECORDS, *proof.found.files]):
        file = proof.path / name
        if Path(name).name != name:
            proof.blame(Refusal("dataset-damaged", file=MANIFEST, reason=name))
        elif not file.is_file():
            proof.blame(Refusal("dataset-missing", file=name))
        elif sha256(file) != proof.found.files.get(name):
            proof.blame(Refusal("dataset-changed", file=name))


def known_study(proof: Proof) -> Laboratory | None:
    """With the rules and cards that it was made with, if they are here."""
    found = proof.found
    try:
        plugin_of(found.study.game)
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
        proof.blame(refusal)
        return None
    proof.others = edition_of(found.study.game, refs) != found.edition
    return laboratory


def read_rows(proof: Proof) -> list[dict[str, Any]]:
    """Those that are what their own digests say."""
    try:
        table = parts.read_part(proof.path / ROWS)
    except Refusal as refusal:
        proof.blame(refusal)
        return []
    missing = [name for name in parts.COLUMNS if name not in table.column_names]
    if missing:
        proof.blame(Refusal("dataset-damaged", file=ROWS, reason=", ".join(missing)))
        return []
    rows: list[dict[str, Any]] = table.to_pylist()
    proof.games = len(rows)
    if len(rows) != proof.found.games:
        proof.blame(Refusal("dataset-count", found=len(rows), said=proof.found.games))
    digest = hashlib.blake2b(digest_size=8)
    for row in rows:
        digest.update(str(row["row"]).encode())
        if not proof.enough and not whole(row):
            proof.blame(Refusal("dataset-row", **place_of(row)))
    if digest.hexdigest() != proof.found.digest:
        proof.blame(Refusal("dataset-digest", found=digest.hexdigest(), said=proof.found.digest))
    return rows


def whole(row: dict[str, Any]) -> bool:
    try:
        return row_digest(row) == str(row["row"])
    except msgspec.ValidationError:
        return False


def place_of(row: dict[str, Any]) -> dict[str, int]:
    return {"cell": row["cell"], "number": row["number"]}


def check_numbers(proof: Proof, laboratory: Laboratory, rows: list[dict[str, Any]]) -> None:
    """Nothing is left out: every cell has its games from the first on, and as many as the study says."""
    numbers: dict[int, list[int]] = {cell.place: [] for cell in laboratory.cells}
    for row in rows:
        numbers.setdefault(row["cell"], []).append(row["number"])
    study = laboratory.study
    for cell, found in numbers.items():
        expected = study.games or len(found)
        if proof.enough:
            return
        if cell >= len(laboratory.cells) or not found or found != list(range(expected)):
            gone = next((n for n in range(expected) if n not in set(found)), expected)
            proof.blame(Refusal("dataset-gap", cell=cell, number=gone, found=len(found), expected=expected))


def check_games(
    proof: Proof,
    laboratory: Laboratory,
    rows: list[dict[str, Any]],
    sample: int | None,
    tick: Callable[[int, int], None],
) -> None:
    rows = [row for row in rows if 0 <= row["cell"] < len(laboratory.cells)]
    chosen = rows if sample is None or sample >= len(rows) else random.sample(rows, sample)
    try:
        with zipfile.ZipFile(proof.path / RECORDS) as records:
            for row in chosen:
                if proof.enough:
                    return
                check_game(proof, laboratory, row, records)
                proof.replayed += 1
                tick(proof.replayed, len(chosen))
    except (zipfile.BadZipFile, OSError) as error:
        proof.blame(Refusal("dataset-damaged", file=RECORDS, reason=str(error)))
        return
    if not proof.others and not proof.troubles:
        play_again(proof, laboratory, random.sample(chosen, min(AGAIN, len(chosen))))


def check_game(proof: Proof, laboratory: Laboratory, row: dict[str, Any], records: zipfile.ZipFile) -> None:
    place = place_of(row)
    try:
        match = load(read_record(records, record_name(**place)))
    except Refusal as refusal:
        if refusal.code == "dataset-no-record":
            proof.blame(refusal)
        else:
            proof.blame(Refusal("dataset-record", **place, reason=refusal.code).because(refusal))
        return
    cell = laboratory.cells[row["cell"]]
    if not meant(laboratory, row, match):
        proof.blame(Refusal("dataset-seed", **place))
        return
    compare(proof, row, replayed(laboratory, cell, row["number"], match))


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
    """Is it the game that the study's seed gives to that cell and number?"""
    cell = laboratory.cells[row["cell"]]
    return laboratory.begin(cell, cell.chance(laboratory.study.seed, row["number"])).header == match.header


def compare(proof: Proof, row: dict[str, Any], found: Row) -> None:
    told = msgspec.to_builtins(found)
    place = place_of(row)
    if told["outcome"] != row["outcome"]:
        proof.blame(Refusal("dataset-outcome", **place, found=told["outcome"], said=str(row["outcome"])))
        return
    names = [name for name in Row.__struct_fields__ if not proof.others or name not in BY_BOTS]
    wrong = next((name for name in names if told[name] != row[name]), None)
    if wrong:
        proof.blame(Refusal("dataset-fact", **place, name=wrong))


def play_again(proof: Proof, laboratory: Laboratory, rows: list[dict[str, Any]]) -> None:
    """The bots themselves: whoever played otherwise was somebody else."""
    until = time.monotonic() + AGAIN_SECONDS
    for row in rows:
        if time.monotonic() > until:
            return
        if played(laboratory, laboratory.cells[row["cell"]], row["number"]).digest != row["row"]:
            proof.blame(Refusal("dataset-again", **place_of(row), bots=", ".join(row["bots"])))
        proof.again += 1

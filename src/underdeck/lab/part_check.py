"""The check that the parts in a folder hold the games of its study that their names promise.

What the study itself has written is known by its digest. The rows of any other file are looked at one by one.
"""

from typing import Any

from underdeck.kernel.refusal import Refusal
from underdeck.lab import parts
from underdeck.lab.batches import Said
from underdeck.lab.edition import edition_of
from underdeck.lab.folder import Folder, Part, digest_of_file
from underdeck.lab.parts import RECORD, labels_of, row_digest
from underdeck.lab.rows import UNENDED, names_of
from underdeck.lab.study import Laboratory, canonical
from underdeck.match.match import load

SAID = ["seats", "shares", "decisions", "outcome"]


def checked_parts(folder: Folder) -> list[Part]:
    """Return the parts, each game once; refuse foreign games among them."""
    found: list[Part] = []
    for part in folder.parts:
        last = found[-1] if found and found[-1].cell == part.cell else None
        if last is not None and last.whole and not part.whole:
            continue  # it has been joined and is about to go
        if last is not None and part.first < last.first + last.count:
            raise Refusal("lab-part-other", file=part.name, folder=str(folder.path))
        parts.check_part(folder.file(part))
        found.append(part)
    known = folder.known()
    strangers = [part for part in found if known.get(part.name) != digest_of_file(folder.file(part))]
    laboratory = laboratory_of(folder) if strangers else None
    for part in strangers:
        check_part(folder, part, laboratory)
    return found


def laboratory_of(folder: Folder) -> Laboratory | None:
    """Return the study if it can be played here as it was; other rules or packs may give other cells."""
    study = folder.manifest.study
    try:
        found = Laboratory(study)
    except Refusal:
        return None
    return found if edition_of(study.game, found.refs) == folder.manifest.edition else None


def games_in(folder: Folder, part: Part, laboratory: Laboratory, known: dict[str, str]) -> list[Said]:
    """Return what decides whether the cell is finished, after a check of the part."""
    digest = digest_of_file(folder.file(part))
    if known.get(part.name) == digest:
        return [said_of(row) for row in parts.read_part(folder.file(part), SAID).to_pylist()]
    rows = check_part(folder, part, laboratory)
    folder.vouch(part, digest)
    return [said_of(row) for row in rows]


def said_of(row: dict[str, Any]) -> Said:
    return Said(row["seats"], row["shares"], row["decisions"], row["outcome"] == UNENDED)


def check_part(folder: Folder, part: Part, laboratory: Laboratory | None) -> list[dict[str, Any]]:
    """Return the rows of a part after a check."""
    table = parts.read_part(folder.file(part))
    if not parts.strange(table, folder.manifest.axes, folder.manifest.records) and table.num_rows == part.count:
        rows: list[dict[str, Any]] = table.to_pylist()
        numbers = range(part.first, part.first + part.count)
        here = [row["cell"] == part.cell and row["number"] == n for row, n in zip(rows, numbers, strict=True)]
        if (
            all(here)
            and all(map(is_intact, rows))
            and (laboratory is None or is_of_study(laboratory, folder, part, rows))
        ):
            return rows
    raise Refusal("lab-part-other", file=part.name, folder=str(folder.path))


def is_intact(row: dict[str, Any]) -> bool:
    """Return whether a row fits its own digest."""
    return row_digest(row) == row["row"] and has_valid_shares(row) and (RECORD not in row or has_own_record(row))


def has_own_record(row: dict[str, Any]) -> bool:
    """Return whether its record, which its digest does not cover, is of that game."""
    try:
        return load(row[RECORD]).digest == str(row["end"])
    except Refusal:
        return False


def has_valid_shares(row: dict[str, Any]) -> bool:
    """Return whether its shares are shares of a victory, one for the party or for each."""
    shares = row["shares"]
    return len(shares) == len(names_of(row["seats"], shares)) and all(0 <= share <= 1 for share in shares)


def is_of_study(laboratory: Laboratory, folder: Folder, part: Part, rows: list[dict[str, Any]]) -> bool:
    """Return whether the rows come from the study's seed, judged by the first game."""
    if part.cell >= len(laboratory.cells):
        return False
    cell = laboratory.cells[part.cell]
    labels = labels_of(cell, folder.manifest.axes)
    if any(row["bots"] != cell.bots or any(row[name] != labels[name] for name in labels) for row in rows):
        return False
    first = laboratory.begin(cell, cell.chance(laboratory.study.seed, part.first)).header
    return not rows or (rows[0]["seed"] == first.seed and rows[0]["setup"] == canonical(first.setup).decode())

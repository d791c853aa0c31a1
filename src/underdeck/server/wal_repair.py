"""Repairs a damaged WAL before SQLite opens it, as far as possible, and notes which games lost answers."""

import shutil
import sqlite3
import tempfile
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from underdeck.server.sqlite_copies import INDEX, TROUBLE, WAL, aside, beside, sync
from underdeck.server.wal import Wal, read_wal


@dataclass(frozen=True, slots=True)
class Repair:
    kept: Path
    """The copy of the files as they were found."""
    lost: bool
    """Whether something is lost that was shown."""
    unfinished: bool
    """Whether the last transaction is missing; nobody can know if it was shown."""
    there: Mapping[str, int]
    """The number of answers of each game with the lost ones, as far as it can be read."""


def repair_wal(database: Path) -> Repair | None:
    """Repair a damaged WAL; return None if nothing is damaged."""
    wal = read_wal(beside(database, WAL), database)
    if wal is None or not wal.damaged:
        return None
    kept = aside(database, "damaged")
    rest = len(wal.frames) - wal.recoverable
    found = Repair(kept, wal.lost, rest > 0, answers_with(database, wal) if rest else {})
    replace(beside(database, WAL), wal.written(wal.recoverable))
    beside(database, INDEX).unlink(missing_ok=True)
    return found


def replace(file: Path, data: bytes) -> None:
    new = file.with_name(f".{file.name}.new")
    new.touch(0o600)
    new.write_bytes(data)
    sync(new)
    new.replace(file)
    sync(file.parent)


def answers_with(database: Path, wal: Wal) -> dict[str, int]:
    """Return the answers by game, from a copy with everything that can be read, consistent or not."""
    with tempfile.TemporaryDirectory(dir=database.parent, prefix=".damaged.") as folder:
        trial = Path(folder) / database.name
        shutil.copyfile(database, trial)
        beside(trial, WAL).write_bytes(wal.written(len(wal.frames)))
        found: dict[str, int] = {}
        for count in ("SELECT id, answers FROM games", "SELECT game, max(n) + 1 FROM log GROUP BY game"):
            try:
                with closing(sqlite3.connect(trial)) as connection:
                    for game, answers in connection.execute(count):
                        if isinstance(game, str) and isinstance(answers, int):
                            found[game] = max(answers, found.get(game, 0))
            except TROUBLE:
                continue
    return found

"""The commands `underdeck backup` and `underdeck restore`: the server's database as one file, and back."""

import errno
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from underdeck.kernel.refusal import Refusal, reason_of
from underdeck.server.database import FILE, Hold, check_file
from underdeck.server.sqlite_copies import INDEX, TROUBLE, WAL, aside, beside, copy, dated, sync
from underdeck.server.wal import read_wal


def backup(folder: Path, file: Path) -> None:
    """Copy the database with everything committed so far; servers may go on meanwhile."""
    check_wal(present(folder / FILE))
    copy(folder / FILE, file, lambda made: check_ours(made, folder / FILE))


def restore(folder: Path, file: Path) -> Path | None:
    """Replace the database by a file. Return the new name of the old one; refuse while a server runs."""
    database = folder / FILE
    present(file)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        hold = Hold(folder)
    except OSError as error:
        raise Refusal("database-open", file=str(database), **reason_of(error)) from None
    with closing(hold):
        new = dated(database, "new")
        copy(file, new, lambda made: check_ours(made, file))
        try:
            kept = put_aside(database)
            os.replace(new, database)
            sync(folder)
        except OSError as error:
            raise Refusal("file-write", file=str(database), **reason_of(error)) from None
        finally:
            new.unlink(missing_ok=True)
    return kept


def check_wal(database: Path) -> None:
    """Refuse a damaged WAL: a backup would silently lack something. A running server has reported it already."""
    try:
        hold = Hold(database.parent)
    except (Refusal, OSError):
        return
    with closing(hold):
        wal = read_wal(beside(database, WAL), database)
    if wal is not None and wal.damaged:
        raise Refusal("database-wal", file=str(beside(database, WAL)))


def put_aside(database: Path) -> Path | None:
    """Copy the present database to another name, and leave no WAL that the next one would read."""
    if not database.exists():
        return None
    kept = aside(database, "before")
    with suppress(*TROUBLE), closing(sqlite3.connect(database)) as connection:  # should all end here, it is whole
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for ending in (WAL, INDEX):
        beside(database, ending).unlink(missing_ok=True)
    return kept


def present(file: Path) -> Path:
    if not file.is_file():
        raise Refusal("file-read", file=str(file), reason="", errno=errno.ENOENT)
    return file


def check_ours(made: sqlite3.Connection, file: Path) -> None:
    if not check_file(made, file):
        raise Refusal("database-foreign", file=str(file))

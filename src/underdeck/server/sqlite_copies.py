"""Copies of an SQLite file: complete, checked, in one file.

Only SQLite can make one. What was written last lies in the WAL beside the file until it is carried over, so a copy of
the file alone lacks answers that players were shown.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from underdeck.kernel.refusal import Refusal, reason_of

WAL, INDEX = "-wal", "-shm"
"""The endings of SQLite's files beside a database."""

TROUBLE = (sqlite3.Error, UnicodeDecodeError)
"""SQLite's complaint about a damaged name quotes it, and then Python can't read the complaint."""


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def dated(path: Path, what: str) -> Path:
    """Return a free name beside the file: `underdeck-schema4-20260131-235959.db`."""
    stem = f"{path.stem}-{what}-{datetime.now():%Y%m%d-%H%M%S}"
    free, number = path.with_name(stem + path.suffix), 1
    while free.exists():
        number += 1
        free = path.with_name(f"{stem}-{number}{path.suffix}")
    return free


def aside(database: Path, what: str) -> Path:
    """Copy the files as they are, sound or not, to another name. Return it."""
    kept = dated(database, what)
    for ending in (WAL, ""):
        if beside(database, ending).exists():
            beside(kept, ending).touch(0o600)
            shutil.copyfile(beside(database, ending), beside(kept, ending))
            sync(beside(kept, ending))
    return kept


def open_to_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def copy(source: Path, target: Path, check: Callable[[sqlite3.Connection], object]) -> None:
    """Copy a database under a temporary name, check it, then rename it; nothing is overwritten.

    The source may be in use: the copy has all that was committed when it began.
    """
    if target.exists():
        raise Refusal("file-exists", file=str(target))
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.")  # for its owner only
        os.close(handle)
    except OSError as error:
        raise Refusal("file-write", file=str(target), **reason_of(error)) from None
    part = Path(name)
    try:
        with closing(open_to_read(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # a file that needs no other beside it
            check(new)
        sync(part)
        os.rename(part, target)
        sync(target.parent)
    except TROUBLE as error:
        raise Refusal("database-copy", file=str(source), target=str(target), reason=str(error)) from None
    except OSError as error:
        raise Refusal("file-write", file=str(target), **reason_of(error)) from None
    finally:
        for ending in ("", WAL, INDEX, "-journal"):
            beside(part, ending).unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Flush a file to the disk; for a folder the names of new files in it."""
    with suppress(PermissionError):  # some systems open no folders
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

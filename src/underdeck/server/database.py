"""The server's SQLite file: its tables, the lock, the integrity check, one writer at a time."""

import os
import shutil
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError

from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal, reason_of
from underdeck.server.access import new_secret
from underdeck.server.logs import log_warning
from underdeck.server.sqlite_copies import TROUBLE, copy, dated, open_to_read
from underdeck.server.wal_repair import Repair, repair_wal

try:
    import fcntl
except ImportError:  # pragma: no cover - systems without it simply have no lock
    fcntl = None  # type: ignore[assignment]

SCHEMA = 17
"""The number of the schema. The changes from earlier ones are in `migrations`."""

FILE = "underdeck.db"
LOCK = "underdeck.lock"
BUSY_SECONDS = 5
PROBE_SECONDS = 5
"""The seconds between two trial writes for the health check."""

MOST_NAMED = 20
"""The most damaged games that a log line names."""

PRIMARY = 0xFF
"""The bits of SQLite's codes that give the kind of an error."""
TROUBLES = {
    sqlite3.SQLITE_BUSY: "database-locked",
    sqlite3.SQLITE_LOCKED: "database-locked",
    sqlite3.SQLITE_READONLY: "database-readonly",
    sqlite3.SQLITE_NOTADB: "database-foreign",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
}

BROKEN_LOGS = """
    SELECT id FROM games LEFT JOIN (SELECT game, count(*) AS found, max(n) AS last FROM log GROUP BY game) ON game = id
    WHERE coalesce(found, 0) != answers OR coalesce(last, -1) != answers - 1
"""
"""Games whose answers are not numbered from 0 without gaps up to the last one."""

tables = MetaData()
meta = Table("meta", tables, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))
games = Table(
    "games",
    tables,
    Column("id", Text, primary_key=True),
    Column("header", Text, nullable=False),
    Column("undone", Integer, nullable=False, default=0),
    Column("outcome", Text),
    Column("pace", Text, nullable=False),
    Column("told", Boolean, nullable=False, default=False),
    Column("again", Text),
    Column("again_by", Integer),
    Column("version", Text, nullable=False),
    Column("answers", Integer, nullable=False, default=0),
    Column("seal", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("maker", Text, nullable=False, default=""),
    Column("odds", Text, nullable=False, default="request"),
    Column("chat", Text, nullable=False, default="phrases"),
)
seats = Table(
    "seats",
    tables,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("claimed", Boolean, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("stop", Text, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("strength", Text, nullable=False, default=""),
)
log = Table(
    "log",
    tables,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("digest", Text),
    Column("seal", Text, nullable=False),
    sqlite_with_rowid=False,
)
records = Table(
    "records",
    tables,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, default=time.time),
    Column("ending", Text),
    Column("maker", Text, nullable=False, default=""),
)
reviews = Table(
    "reviews",
    tables,
    Column("game", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("review", Text, nullable=False),
)
sheets = Table(
    "sheets",
    tables,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("campaign", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("hero", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("maker", Text, nullable=False, default=""),
    Column("seen", Float, nullable=False, default=time.time),
)
ledger = Table(
    "ledger",
    tables,
    Column("sheet", Text, ForeignKey("sheets.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seed", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("replay", Text),
)
journals = Table(
    "journals",
    tables,
    Column("id", Text, primary_key=True),
    Column("maker", Text, nullable=False, default=""),
    Column("seen", Float, nullable=False, default=time.time),
    Column("bytes", Integer, nullable=False, default=0),
)
results = Table(
    "results",
    tables,
    Column("challenge", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("maker", Text, nullable=False, default=""),
    Column("at", Float, nullable=False),
)
attempts = Table(
    "attempts",
    tables,
    Column("game", Text, primary_key=True),
    Column("challenge", Text, nullable=False, index=True),
    Column("address", Text, nullable=False),
    Column("browser", Text, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("result", Text),
    Column("at", Float, nullable=False),
)
days = Table(
    "days",
    tables,
    Column("challenge", Text, primary_key=True),
    Column("key", Text, nullable=False),
    Column("at", Float, nullable=False),
)
losses = Table(
    "losses",
    tables,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("lost", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
deeds = Table(
    "deeds",
    tables,
    Column("journal", Text, ForeignKey("journals.id"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("entry", Text, nullable=False),
)
parts = Table(
    "parts",
    tables,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("part", Text, nullable=False),
)
calls = Table(
    "calls",
    tables,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("endpoint", Text, primary_key=True, index=True),
    Column("generation", Integer, nullable=False),
    Column("point", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("at", Float, nullable=False),
)
sheet_games = Table(
    "sheet_games",
    tables,
    Column("sheet", Text, ForeignKey("sheets.id"), primary_key=True),
    Column("game", Text, ForeignKey("games.id"), primary_key=True, index=True),
)


class Hold:
    """A lock on the folder, for one program at a time.

    The folder itself is locked: whoever removes a file that only serves as a lock would let a second server in.
    """

    def __init__(self, folder: Path) -> None:
        self.handles: list[int] = []
        try:
            for path, flags in ((folder, os.O_RDONLY), (folder / LOCK, os.O_WRONLY | os.O_CREAT)):  # 0.5 has the file
                self.take(path, flags)
        except BlockingIOError:
            self.close()
            raise Refusal("database-locked", file=str(folder / FILE)) from None
        except BaseException:
            self.close()
            raise

    def take(self, path: Path, flags: int) -> None:
        if fcntl is None:
            return
        self.handles.append(os.open(path, flags, 0o600))
        try:
            fcntl.flock(self.handles[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:
            if path.is_file():  # a network drive may lock files only
                raise

    def close(self) -> None:
        while self.handles:
            os.close(self.handles.pop())


class Database:
    """The database of one server; a second server of the same folder is refused."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.writing = threading.Lock()
        self.probed = 0.0
        self.probe = ""
        self.probing = threading.Lock()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.hold = Hold(folder)
            if not self.path.exists():
                self.path.touch(0o600)  # it holds the secret of all seats
        except OSError as error:
            raise Refusal("database-open", file=str(self.path), **reason_of(error)) from None
        self.engine = create_engine(f"sqlite:///{self.path}", connect_args={"timeout": BUSY_SECONDS})
        event.listen(self.engine, "connect", prepare)
        try:
            self.secret = self.open()
        except DatabaseError as error:
            self.close()
            raise self.explained(error.orig) from None
        except TROUBLE as error:
            self.close()
            raise self.explained(error) from None
        except BaseException:
            self.close()
            raise

    def open(self) -> bytes:
        """Make the tables that are missing, all of them in an empty file; refuse a file that we can't keep."""
        try:
            repair = repair_wal(self.path)
        except OSError as error:
            raise Refusal("database-open", file=str(self.path), **reason_of(error)) from None
        with closing(open_to_read(self.path)) as connection:
            schema = check_file(connection, self.path)
        if 0 < schema < SCHEMA:
            copy(self.path, dated(self.path, f"schema{schema}"), lambda made: check_file(made, self.path))
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")  # stays with the file, so only if it is ours
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")  # nothing of the last run lies behind ours
        with self.write() as connection:
            if 0 < schema < SCHEMA:
                from underdeck.server.migrations import upgrade  # takes its time, and is seldom needed

                upgrade(connection, schema)
            tables.create_all(connection)
            if not schema:
                connection.execute(insert(meta).values(name="secret", value=new_secret().hex()))
                connection.execute(insert(meta).values(name="schema", value=str(SCHEMA)))
            connection.execute(update(meta).where(meta.c.name == "schema").values(value=str(SCHEMA)))
            self.check_tables(connection)
            if repair is not None:
                tell_losses(connection, repair)
            return self.read_secret(connection)

    def check_tables(self, connection: Connection) -> None:
        """Refuse a file with missing columns; report damaged games in the log and continue with the others."""
        for table in tables.sorted_tables:
            found = {row[1] for row in connection.exec_driver_sql(f"PRAGMA table_info({table.name})")}
            if not found.issuperset(table.columns.keys()):
                raise Refusal("database-damaged", file=str(self.path), reason=table.name)
        broken = [str(id) for id in connection.exec_driver_sql(BROKEN_LOGS).scalars()]
        if broken:
            log_warning("damaged games", count=len(broken), ids=" ".join(broken[:MOST_NAMED]))
        orphans = Counter([str(row[0]) for row in connection.exec_driver_sql("PRAGMA foreign_key_check")])
        for name, count in orphans.items():
            log_warning("rows of games or sheets that are gone", table=name, count=count)

    def read_secret(self, connection: Connection) -> bytes:
        known = connection.execute(select(meta.c.value).where(meta.c.name == "secret")).scalar()
        try:
            secret = bytes.fromhex(str(known))
        except ValueError:
            secret = b""
        if len(secret) != len(new_secret()):
            raise Refusal("database-damaged", file=str(self.path), reason=meta.name)
        return secret

    def explained(self, error: BaseException | None) -> Refusal:
        kind = getattr(error, "sqlite_errorcode", 0) & PRIMARY
        if isinstance(error, UnicodeDecodeError):
            kind = sqlite3.SQLITE_CORRUPT
        return Refusal(TROUBLES.get(kind, "database-open"), file=str(self.path), reason=str(error))

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Open a write transaction, one at a time."""
        with self.writing, self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.rollback()
                raise
            connection.commit()

    @contextmanager
    def answering(self) -> Iterator[Connection]:
        """Open a write transaction; a failing disk becomes a refusal, and its reason goes to the log."""
        try:
            with self.write() as connection:
                yield connection
        except (DatabaseError, UnicodeDecodeError) as error:
            log_warning("write failed", reason=str(getattr(error, "orig", error)))
            raise Refusal("database-write") from None

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Open a read connection; unreadable data becomes a refusal."""
        try:
            with self.engine.connect() as connection:
                yield connection
        except (DatabaseError, UnicodeDecodeError) as error:
            log_warning("read failed", reason=str(getattr(error, "orig", error)))
            raise Refusal("database-read") from None

    def trouble(self, free: int) -> str:
        """Return the code of a refusal if nothing could be written now, else ''. `free` bytes must remain."""
        with self.probing:
            if time.monotonic() > self.probed + PROBE_SECONDS or not self.probed:
                self.probe = self.try_to_write(free)
                self.probed = time.monotonic()
            return self.probe

    def try_to_write(self, free: int) -> str:
        try:
            with self.answering() as connection:
                connection.execute(delete(meta).where(meta.c.name == "probe"))
                connection.execute(insert(meta).values(name="probe", value=str(time.time())))
        except Refusal as refusal:
            return refusal.code
        return "disk-low" if shutil.disk_usage(self.path.parent).free < free else ""

    def close(self) -> None:
        self.engine.dispose()
        self.hold.close()


def prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Set up a connection: readers do not wait for the writer, and a commit survives a loss of power."""
    connection.isolation_level = None  # transactions begin where we say so
    connection.text_factory = readable
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def readable(data: bytes) -> str:
    """Return text even from damaged bytes. Its seal will not match."""
    return data.decode(errors="replace")


def tables_in(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def check_file(connection: sqlite3.Connection, path: Path) -> int:
    """Return the schema of a sound file of ours, 0 of an empty one; refuse any other."""
    connection.text_factory = readable
    found = tables_in(connection)
    if not found:
        return 0
    if meta.name not in found:
        raise Refusal("database-foreign", file=str(path))
    known = connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone() or ("",)
    schema = whole_number(str(known[0]))
    if schema < 1:
        raise Refusal("database-foreign", file=str(path))
    if schema > SCHEMA:
        raise Refusal("database-newer", file=str(path))
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise Refusal("database-damaged", file=str(path), reason=str(verdict).splitlines()[-1])
    return schema


def tell_losses(connection: Connection, repair: Repair) -> None:
    """Report lost answers in the log, and in every game that had more of them."""
    now = {str(id): int(answers) for id, answers in connection.exec_driver_sql("SELECT id, answers FROM games")}
    lost = {id: there - now.get(id, 0) for id, there in repair.there.items() if there > now.get(id, 0)}
    for id in lost.keys() & now.keys():
        row = {"game": id, "n": now[id], "lost": lost[id], "at": time.time()}
        connection.execute(insert(losses).prefix_with("OR REPLACE").values(row))
        further = update(games).where(games.c.id == id)
        connection.execute(further.values(undone=games.c.undone + 2 * lost[id] + 1))  # versions never come back
    what = "is put together again: nothing is lost"
    if repair.lost:
        what = "has lost answers that people were told of"
    elif repair.unfinished:
        what = "ends in the middle of an answer; nobody was told of it unless the disk is at fault"
    named = " ".join([f"{id}:{count}" for id, count in lost.items()][:MOST_NAMED])
    log_warning(f"the WAL was damaged and {what}", kept=repair.kept.name, count=len(lost), ids=named)

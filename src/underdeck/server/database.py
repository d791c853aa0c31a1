"""The server's one SQLite file: its tables, who may open it, one writer at a time."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
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
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError

from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal
from underdeck.server.access import new_secret

try:
    import fcntl
except ImportError:  # pragma: no cover - systems without it simply have no lock
    fcntl = None  # type: ignore[assignment]

SCHEMA = 5
CHANGES = {
    2: ["ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT 'relaxed'"],
    3: ["ALTER TABLE games ADD COLUMN told BOOLEAN NOT NULL DEFAULT 0"],
    4: ["ALTER TABLE games ADD COLUMN again TEXT", "ALTER TABLE games ADD COLUMN again_by INTEGER"],
    5: [
        *[f"ALTER TABLE {table} ADD COLUMN maker TEXT NOT NULL DEFAULT ''" for table in ("games", "sheets")],
        *[f"ALTER TABLE {table} ADD COLUMN seen FLOAT NOT NULL DEFAULT 0" for table in ("records", "sheets")],
    ],
}
"""What each version changed in the tables of the one before; new tables come by themselves (2: campaign sheets)."""

FILE = "underdeck.db"
LOCK = "underdeck.lock"
BUSY_SECONDS = 5

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
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("maker", Text, nullable=False, default=""),
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
)
log = Table(
    "log",
    tables,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("by", Text, nullable=False),
    sqlite_with_rowid=False,
)
records = Table(
    "records",
    tables,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, default=time.time),
)
sheets = Table(
    "sheets",
    tables,
    Column("id", Text, primary_key=True),
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
sheet_games = Table(
    "sheet_games",
    tables,
    Column("sheet", Text, ForeignKey("sheets.id"), primary_key=True),
    Column("game", Text, ForeignKey("games.id"), primary_key=True, index=True),
)


class Database:
    """Of one server; a second server of the same folder is refused."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.writing = threading.Lock()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.lock = (folder / LOCK).open("w")
            if not self.path.exists():
                self.path.touch(0o600)  # it holds the secret of all seats
        except OSError as error:
            raise Refusal("database-open", file=str(self.path), reason=str(error.strerror)) from None
        if fcntl is not None:
            try:
                fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.lock.close()
                raise Refusal("database-locked", file=str(self.path)) from None
        self.engine = create_engine(f"sqlite:///{self.path}", connect_args={"timeout": BUSY_SECONDS})
        event.listen(self.engine, "connect", prepare)
        try:
            self.secret = self.open()
        except DatabaseError as error:
            self.close()
            raise self.explained(error) from None
        except Refusal:
            self.close()
            raise

    def open(self) -> bytes:
        """Make the tables that are missing, all of them in an empty file; refuse a file that we can't keep."""
        with self.engine.connect() as connection:
            found = set(connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars())
            if found and meta.name not in found:
                raise Refusal("database-foreign", file=str(self.path))
            schema = whole_number(self.known(connection, "schema")) if found else SCHEMA
            if schema < 1:
                raise Refusal("database-foreign", file=str(self.path))
            if schema > SCHEMA:
                raise Refusal("database-newer", file=str(self.path))
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")  # stays with the file, so only if it is ours
        with self.write() as connection:
            for version in range(schema + 1, SCHEMA + 1):
                for change in CHANGES[version]:
                    table = change.split()[2]
                    if table in found or table not in tables.tables:  # else it is made below as it is now
                        connection.exec_driver_sql(change)
            tables.create_all(connection)
            if not self.known(connection, "secret"):
                connection.execute(insert(meta).values(name="secret", value=new_secret().hex()))
                connection.execute(insert(meta).values(name="schema", value=str(SCHEMA)))
            connection.execute(update(meta).where(meta.c.name == "schema").values(value=str(SCHEMA)))
            return bytes.fromhex(self.known(connection, "secret"))

    def known(self, connection: Connection, name: str) -> str:
        return str(connection.execute(select(meta.c.value).where(meta.c.name == name)).scalar() or "")

    def explained(self, error: DatabaseError) -> Refusal:
        reason = str(error.orig)
        if "locked" in reason:
            return Refusal("database-locked", file=str(self.path))
        if "readonly" in reason:
            return Refusal("database-readonly", file=str(self.path))
        if "not a database" in reason or "malformed" in reason:
            return Refusal("database-foreign", file=str(self.path))
        return Refusal("database-open", file=str(self.path), reason=reason)

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """One transaction, one writer at a time."""
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
        """As `write`; a disk that refuses is a refusal."""
        try:
            with self.write() as connection:
                yield connection
        except DatabaseError as error:
            raise Refusal("database-write", reason=str(error.orig)) from None

    def close(self) -> None:
        self.engine.dispose()
        self.lock.close()


def prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Readers don't wait for the writer; what is committed survives a loss of power."""
    connection.isolation_level = None  # transactions begin where we say so
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")

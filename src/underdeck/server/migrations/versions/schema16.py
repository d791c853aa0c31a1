"""All changes up to schema 16, for SQLite files of any earlier schema."""

from alembic import op
from sqlalchemy import Connection

from underdeck.server.seals import first_seal, next_seal

revision = "16"
down_revision = None

SEALED = 6
"""The first schema whose logs have seals."""

CHANGES = {
    2: ["ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT 'relaxed'"],
    3: ["ALTER TABLE games ADD COLUMN told BOOLEAN NOT NULL DEFAULT 0"],
    4: ["ALTER TABLE games ADD COLUMN again TEXT", "ALTER TABLE games ADD COLUMN again_by INTEGER"],
    5: [
        *[f"ALTER TABLE {table} ADD COLUMN maker TEXT NOT NULL DEFAULT ''" for table in ("games", "sheets")],
        *[f"ALTER TABLE {table} ADD COLUMN seen FLOAT NOT NULL DEFAULT 0" for table in ("records", "sheets")],
    ],
    6: [
        "ALTER TABLE games ADD COLUMN version TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE games ADD COLUMN answers INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE games ADD COLUMN seal TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE log ADD COLUMN digest TEXT",
        "ALTER TABLE log ADD COLUMN seal TEXT NOT NULL DEFAULT ''",
    ],
    7: ["ALTER TABLE sheets ADD COLUMN game TEXT NOT NULL DEFAULT ''"],
    8: [
        "ALTER TABLE games ADD COLUMN odds TEXT NOT NULL DEFAULT 'request'",
        "ALTER TABLE seats ADD COLUMN strength TEXT NOT NULL DEFAULT ''",
    ],
    10: ["ALTER TABLE games ADD COLUMN chat TEXT NOT NULL DEFAULT 'phrases'"],
    16: [
        "ALTER TABLE records ADD COLUMN ending TEXT",
        "ALTER TABLE journals ADD COLUMN bytes INTEGER NOT NULL DEFAULT -1",
    ],
}
"""Columns that were added to existing tables. Missing tables follow."""

TABLES = """
CREATE TABLE IF NOT EXISTS sheets (
    id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, campaign TEXT NOT NULL, name TEXT NOT NULL, hero TEXT NOT NULL,
    created TEXT NOT NULL, maker TEXT NOT NULL, seen FLOAT NOT NULL
);
CREATE TABLE IF NOT EXISTS ledger (
    sheet TEXT NOT NULL REFERENCES sheets (id), number INTEGER NOT NULL, seed INTEGER NOT NULL, entry TEXT NOT NULL,
    replay TEXT, PRIMARY KEY (sheet, number, seed)
);
CREATE TABLE IF NOT EXISTS sheet_games (
    sheet TEXT NOT NULL REFERENCES sheets (id), game TEXT NOT NULL REFERENCES games (id), PRIMARY KEY (sheet, game)
);
CREATE INDEX IF NOT EXISTS ix_sheet_games_game ON sheet_games (game);
CREATE TABLE IF NOT EXISTS reviews (
    game TEXT NOT NULL, seat INTEGER NOT NULL, answers INTEGER NOT NULL, review TEXT NOT NULL, PRIMARY KEY (game, seat)
);
CREATE TABLE IF NOT EXISTS journals (
    id TEXT NOT NULL PRIMARY KEY, maker TEXT NOT NULL, seen FLOAT NOT NULL, bytes INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS deeds (
    journal TEXT NOT NULL REFERENCES journals (id), id TEXT NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (journal, id)
);
CREATE TABLE IF NOT EXISTS results (
    challenge TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, rank INTEGER NOT NULL, won BOOLEAN NOT NULL,
    turns INTEGER NOT NULL, maker TEXT NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (challenge, game)
);
CREATE TABLE IF NOT EXISTS calls (
    game TEXT NOT NULL REFERENCES games (id), seat INTEGER NOT NULL, endpoint TEXT NOT NULL,
    generation INTEGER NOT NULL, point TEXT NOT NULL, auth TEXT NOT NULL, lang TEXT NOT NULL, at FLOAT NOT NULL,
    PRIMARY KEY (game, seat, endpoint)
);
CREATE INDEX IF NOT EXISTS ix_calls_endpoint ON calls (endpoint);
CREATE TABLE IF NOT EXISTS attempts (
    game TEXT NOT NULL PRIMARY KEY, challenge TEXT NOT NULL, address TEXT NOT NULL, browser TEXT NOT NULL,
    counts BOOLEAN NOT NULL, result TEXT, at FLOAT NOT NULL
);
CREATE INDEX IF NOT EXISTS ix_attempts_challenge ON attempts (challenge);
CREATE TABLE IF NOT EXISTS days (challenge TEXT NOT NULL PRIMARY KEY, key TEXT NOT NULL, at FLOAT NOT NULL);
CREATE TABLE IF NOT EXISTS losses (
    game TEXT NOT NULL REFERENCES games (id), n INTEGER NOT NULL, lost INTEGER NOT NULL, at FLOAT NOT NULL,
    PRIMARY KEY (game, n)
);
CREATE TABLE IF NOT EXISTS parts (
    game TEXT NOT NULL REFERENCES games (id), seat INTEGER NOT NULL, part TEXT NOT NULL, PRIMARY KEY (game, seat)
);
"""


def upgrade() -> None:
    connection = op.get_bind()
    schema = int(connection.exec_driver_sql("SELECT value FROM meta WHERE name = 'schema'").scalar_one())
    found = {*connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars()}
    for change in [change for version, changes in CHANGES.items() if version > schema for change in changes]:
        if change.split()[2] in found:
            connection.exec_driver_sql(change)
    for statement in TABLES.split(";")[:-1]:
        connection.exec_driver_sql(statement)
    if schema < SEALED:
        seal_logs(connection)


def seal_logs(connection: Connection) -> None:
    """Seal the logs of games from before seals as they are."""
    for id, header in connection.exec_driver_sql("SELECT id, header FROM games").all():
        rows = connection.exec_driver_sql(
            'SELECT n, seat, words, "by", digest FROM log WHERE game = ? ORDER BY n', (id,)
        ).all()
        seal, sealed = first_seal(str(header)), []
        for n, seat, words, by, digest in rows:
            seal = next_seal(seal, n, seat, words, by, digest)
            sealed.append((seal, id, n))
        if sealed:
            connection.exec_driver_sql("UPDATE log SET seal = ? WHERE game = ? AND n = ?", sealed)
        answers = 1 + max([-1, *[row[0] for row in rows if type(row[0]) is int]])  # so that a gap stays one
        connection.exec_driver_sql("UPDATE games SET answers = ?, seal = ? WHERE id = ?", (answers, seal, id))

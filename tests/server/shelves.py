"""Databases with games in them, made without a server, and ways to damage them."""

import re
import shutil
import sqlite3
from contextlib import closing

from server.helpers import ONEDECK, STICK
from underdeck import new
from underdeck.kernel.rng import Rng
from underdeck.server import migrations
from underdeck.server.access import SEAT, WATCH, Pass, Signer
from underdeck.server.database import FILE, SCHEMA
from underdeck.server.migrations.versions.schema16 import CHANGES
from underdeck.server.store import Store
from underdeck.server.stored_game import Entry
from underdeck.table.session import Seat

SINCE = [(17, ("records", "maker"))]
"""Columns that schemas since then have brought."""


def wander(game, seed, most=10_000):
    """A match of any answers."""
    match = new(game, seed=seed, **(STICK if game == "stick" else ONEDECK))
    rng = Rng(seed)
    while match.outcome is None and len(match.log) < most:
        decision = match.decisions[rng.below(len(match.decisions))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    return match


def shelve(store, id, match):
    """The game as a server would have kept it."""
    store.create(id, match.header, [Seat(seat, name, "me") for seat, name in enumerate(match.seats)])
    checks = match.checks
    if match.outcome:
        checks[len(match.log)] = match.digest
    entries = [
        Entry(seat, match.write(action), "person", checks.get(number))
        for number, (seat, action) in enumerate(match.log, 1)
    ]
    store.append(id, 0, entries, match.outcome).result()


def shelf(folder, games):
    """A database with these matches, by their ids."""
    store = Store(folder)
    for id, match in games.items():
        shelve(store, id, match)
    signer = Signer(store.secret)
    store.close()
    return signer


def tokens(signer, id, match):
    seats = [signer.write(Pass(SEAT, id, seat)) for seat in range(len(match.seats))]
    return seats, signer.write(Pass(WATCH, id))


def damage(folder, *statements):
    """As no server would do it."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def older(folder, schema):
    """As a version with that schema left it; without the tables that are gone already."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        there = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    changes = [change for version, changes in CHANGES.items() if version > schema for change in changes]
    added = [re.search(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", change).groups() for change in changes]
    added += [column for version, column in SINCE if version > schema]
    damage(
        folder,
        *[f"ALTER TABLE {table} DROP COLUMN {column}" for table, column in added if table in there],
        f"UPDATE meta SET value = '{schema}' WHERE name = 'schema'",
    )


def failing(folder, patch):
    """One more change of the schema, which goes wrong after the others."""
    shutil.copytree(migrations.FOLDER, folder)
    lines = ["from alembic import op", f'revision = "{SCHEMA + 1}"', f'down_revision = "{SCHEMA}"', "def upgrade():"]
    lines += ['    op.execute("ALTER TABLE nothing ADD COLUMN x")']
    (folder / "versions" / "later.py").write_text("\n".join(lines))
    patch.setattr(migrations, "FOLDER", folder)

"""Every schema becomes the newest one in one step, and the tables are then as a new file has them."""

import lzma
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from records.test_servers import FILES, SCHEMAS
from server import shelves
from underdeck.kernel.refusal import Refusal
from underdeck.server import migrations
from underdeck.server.database import FILE, SCHEMA, tables
from underdeck.server.store import Store


@pytest.fixture
def failing(tmp_path, monkeypatch):
    shelves.failing(tmp_path / "migrations", monkeypatch)


def left(folder, schema):
    (folder / FILE).write_bytes(lzma.decompress(FILES[schema].read_bytes()))
    return content(folder)


def content(folder):
    with closing(sqlite3.connect(folder / FILE)) as database:
        return [*database.iterdump()]


def test_the_last_change_leads_to_the_schema_of_the_server():
    scripts = ScriptDirectory(str(migrations.FOLDER))
    assert scripts.get_heads() == [str(SCHEMA)]
    assert all(int(each.down_revision or 0) < int(each.revision) for each in scripts.walk_revisions())


@pytest.mark.parametrize("schema", SCHEMAS)
def test_the_tables_of_any_schema_become_those_of_a_new_file(tmp_path, schema):
    left(tmp_path, schema)
    store = Store(tmp_path)
    with store.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), tables) == []
    store.close()


@pytest.mark.parametrize("schema", SCHEMAS[:-1])
def test_a_change_that_goes_wrong_takes_those_before_it_back(tmp_path, failing, schema):
    before = left(tmp_path, schema)
    with pytest.raises(Refusal) as caught:
        Store(tmp_path)
    assert caught.value.code == "database-open"
    assert content(tmp_path) == before


def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path):
    left(tmp_path, SCHEMA)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute(f"UPDATE meta SET value = '{SCHEMA + 1}' WHERE name = 'schema'")
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(Refusal) as caught:
        Store(tmp_path)
    assert caught.value.code == "database-newer" and (tmp_path / FILE).read_bytes() == before


def test_what_needs_no_change_is_opened_without_the_library(tmp_path):
    code = "import sys; from pathlib import Path; from underdeck.server.store import Store"
    code += f"; Store(Path({str(tmp_path)!r})).close(); Store(Path({str(tmp_path)!r})).close()"
    code += "; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

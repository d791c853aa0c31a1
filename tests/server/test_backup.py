"""Backups: whole while the server goes on, and back again; what was there before is kept."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from server.shelves import damage, older, shelf, wander
from server.test_process import Process, play
from underdeck import Refusal
from underdeck.server.backup import backup, restore
from underdeck.server.database import FILE
from underdeck.server.store import Store

COMMAND = [sys.executable, "-c", "from underdeck.cli import main; main()"]


def run(*words, code=0):
    done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == code and "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def matches():
    return {"aa": wander("onedeck", 26, 50), "bb": wander("stick", 5, 40)}


@pytest.fixture
def data(tmp_path, matches):
    folder = tmp_path / "data"
    shelf(folder, matches)
    return folder


def answers(folder, id):
    store = Store(folder)
    try:
        return len(store.load(id).log)
    finally:
        store.close()


def refused(action, *words):
    with pytest.raises(Refusal) as caught:
        action(*words)
    assert str(caught.value)
    return caught.value.code


@pytest.mark.long
def test_a_backup_made_while_answers_are_written_has_all_that_were_acknowledged(tmp_path):
    """The server is a process of its own, the backup is another one."""
    (tmp_path / "data").mkdir()
    server = Process(tmp_path / "data")
    made = [server.post("/api/games", game="stick", setup={"players": ["roy", "haley"]}, seed=n) for n in range(3)]
    seen, acknowledged, files = {}, [], [tmp_path / f"{n}.db" for n in range(2)]

    async def all_of_it():
        playing = [asyncio.create_task(play(server.address, each, seen)) for each in made]
        for file in files:
            goal = sum(table["answers"] for table in seen.values()) + 30
            while sum(table["answers"] for table in seen.values()) < goal and not all(task.done() for task in playing):
                await asyncio.sleep(0.01)
            acknowledged.append({id: table["answers"] for id, table in seen.items()})
            await asyncio.to_thread(run, "backup", "--data", str(tmp_path / "data"), str(file))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(all_of_it())
    assert server.end(signal.SIGTERM)[0] == 0
    for number, (file, known) in enumerate(zip(files, acknowledged, strict=True)):
        assert not file.stat().st_mode & 0o077
        folder = tmp_path / f"restored-{number}"
        assert str(file) in run("restore", "--data", str(folder), str(file), "--lang", "en")
        for id, count in known.items():
            assert answers(folder, id) >= count
    assert not list(tmp_path.glob(".*.db*"))


def test_the_file_alone_lacks_what_was_written_last(data, tmp_path, matches):
    """The classic trap: a copy of underdeck.db without its WAL."""
    store = Store(data)
    match = matches["aa"]
    match.submit(0, match.decisions[0].options[0])
    store.cut("aa", 20, 0)
    alone = tmp_path / "alone"
    alone.mkdir()
    shutil.copy(data / FILE, alone / FILE)
    backup(data, tmp_path / "whole.db")
    store.close()
    restore(tmp_path / "whole", tmp_path / "whole.db")
    assert answers(tmp_path / "whole", "aa") == 20
    assert answers(alone, "aa") == 50


def test_a_backup_overwrites_nothing(data, tmp_path):
    file = tmp_path / "mine.db"
    file.write_text("mine")
    assert refused(backup, data, file) == "file-exists"
    assert file.read_text() == "mine"


def test_backups_that_can_not_be_made(data, tmp_path):
    assert refused(backup, tmp_path / "nowhere", tmp_path / "a.db") == "file-read"
    assert refused(backup, data, tmp_path / "nowhere" / "a.db") == "file-write"
    damage(data, "UPDATE meta SET value = '99' WHERE name = 'schema'")
    assert refused(backup, data, tmp_path / "a.db") == "database-newer"
    assert not (tmp_path / "a.db").exists() and not list(tmp_path.glob(".a.db*"))


@pytest.mark.long
def test_nothing_is_restored_under_a_running_server(data, tmp_path):
    backup(data, tmp_path / "a.db")
    server = Process(data)
    assert "in use" in run("restore", "--data", str(data), str(tmp_path / "a.db"), "--lang", "en", code=2)
    (data / "underdeck.lock").unlink()
    assert "in use" in run("restore", "--data", str(data), str(tmp_path / "a.db"), "--lang", "en", code=2)
    assert server.end(signal.SIGTERM)[0] == 0


def test_what_was_there_before_is_kept(data, tmp_path, matches):
    backup(data, tmp_path / "a.db")
    store = Store(data)
    store.cut("aa", 10, 0)
    store.close()
    kept = restore(data, tmp_path / "a.db")
    assert answers(data, "aa") == 50
    assert not kept.stat().st_mode & 0o077 and not (data / FILE).stat().st_mode & 0o077
    assert restore(data, kept) != kept
    assert answers(data, "aa") == 10


def test_a_wal_that_was_left_behind_is_not_read_into_the_restored_file(data, tmp_path):
    """After a kill the WAL lies beside the file; its pages belong to the old one."""
    backup(data, tmp_path / "a.db")
    with closing(sqlite3.connect(data / FILE, isolation_level=None)) as database:
        database.execute("DELETE FROM log WHERE game = 'bb'")
        database.execute("UPDATE games SET pace = 'live'")
        for ending in ("", "-wal"):
            shutil.copy(data / (FILE + ending), tmp_path / f"left{ending}")
    for ending in ("", "-wal"):
        shutil.copy(tmp_path / f"left{ending}", data / (FILE + ending))
    kept = restore(data, tmp_path / "a.db")
    assert not (data / f"{FILE}-wal").exists()
    assert answers(data, "bb") == 40
    with closing(sqlite3.connect(kept)) as old:
        assert old.execute("SELECT count(*) FROM log WHERE game = 'bb'").fetchone() == (0,)


def test_a_damaged_database_is_replaced_and_kept(data, tmp_path):
    backup(data, tmp_path / "a.db")
    broken = os.urandom(5000)
    (data / FILE).write_bytes(broken)
    (data / f"{FILE}-wal").write_bytes(broken)
    kept = restore(data, tmp_path / "a.db")
    assert kept.read_bytes() == broken and kept.with_name(f"{kept.name}-wal").read_bytes() == broken
    assert answers(data, "aa") == 50


def test_a_backup_of_an_older_version_is_restored_and_changed_by_the_server(data, tmp_path):
    older(data, 4)
    backup(data, tmp_path / "a.db")
    restore(tmp_path / "new", tmp_path / "a.db")
    assert answers(tmp_path / "new", "bb") == 40


@pytest.mark.parametrize("content", [b"", b"only some text " * 100, None])
def test_what_is_no_backup_is_refused_and_nothing_changes(data, tmp_path, content):
    file = tmp_path / "a.db"
    if content is None:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("CREATE TABLE other (x)")
    else:
        file.write_bytes(content)
    before = (data / FILE).read_bytes()
    assert refused(restore, data, file) in ("database-foreign", "database-copy")
    assert refused(restore, data, tmp_path / "nowhere.db") == "file-read"
    assert (data / FILE).read_bytes() == before and sorted(path.name for path in data.iterdir()) == [
        FILE, "underdeck.lock",
    ]  # fmt: skip


def test_a_backup_with_a_broken_page_is_refused(data, tmp_path):
    file = tmp_path / "a.db"
    backup(data, file)
    content = bytearray(file.read_bytes())
    content[4096:4200] = os.urandom(104)
    file.write_bytes(content)
    assert refused(restore, data, file) in ("database-damaged", "database-copy")
    assert answers(data, "aa") == 50


@pytest.mark.long
def test_both_commands_speak_french(data, tmp_path):
    file = str(tmp_path / "a.db")
    assert "copiée" in run("backup", "--data", str(data), file, "--lang", "fr")
    said = run("restore", "--data", str(data), file, "--lang", "fr")
    assert "conservée" in said and "underdeck-before-" in said

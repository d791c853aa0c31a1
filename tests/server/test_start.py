"""`underdeck serve` as people start it: what is wrong is one line and exit code 2, and nothing is lost."""

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from underdeck.server.database import FILE, SCHEMA
from underdeck.server.settings import read_settings
from underdeck.server.store import Store

COMMAND = [sys.executable, "-c", "from underdeck.cli import main; main()", "serve", "--lang", "en", "--no-open"]


def started(folder, *flags, **environment):
    return subprocess.run(
        [*COMMAND, "--data", str(folder), *flags], capture_output=True, text=True, timeout=60, check=False,
        env={**os.environ, **environment},
    )  # fmt: skip


def one_line(found, *words):
    assert found.returncode == 2 and found.stdout == ""
    assert found.stderr.count("\n") == 1 and "Traceback" not in found.stderr
    assert all(word in found.stderr for word in words), found.stderr


def newer(folder):
    Store(folder).close()
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as database:
        database.execute(f"UPDATE meta SET value = '{SCHEMA + 1}' WHERE name = 'schema'")


def foreign(folder):
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as database:
        database.execute("CREATE TABLE other (x)")


def text(folder):
    (folder / FILE).write_text("only some text " * 100)


@pytest.mark.long
@pytest.mark.parametrize(
    ("prepare", "words"),
    [(newer, ["newer version", "--data"]), (foreign, ["not an Underdeck database"]), (text, ["not an Underdeck"])],
)
def test_a_file_that_is_not_ours_is_left_as_it_is(tmp_path, prepare, words):
    prepare(tmp_path)
    before = (tmp_path / FILE).read_bytes()
    one_line(started(tmp_path, "--port", "0"), str(tmp_path / FILE), *words)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_taken_port(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        one_line(started(tmp_path, "--port", port), port, "--port")


def test_a_folder_in_use_by_another_server(tmp_path):
    store = Store(tmp_path)
    one_line(started(tmp_path, "--port", "0"), str(tmp_path / FILE), "in use")
    store.close()


def test_a_folder_that_is_no_folder(tmp_path):
    (tmp_path / "file").write_text("")
    one_line(started(tmp_path / "file", "--port", "0"), "can’t be opened")


def test_a_folder_that_can_not_be_made():
    """Not even by root."""
    one_line(started("/proc/underdeck", "--port", "0"), "/proc/underdeck", "can’t be opened")


@pytest.mark.long
@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"UNDERDECK_PORT": "many"}, ["port", "many"]),
        ({"UNDERDECK_PORT": "70000"}, ["port", "70000"]),
        ({"UNDERDECK_MAX_GAMES": "-1"}, ["max_games", "-1"]),
        ({"UNDERDECK_LOG": "loud"}, ["log", "loud"]),
    ],
)
def test_settings_that_make_no_sense(tmp_path, environment, words):
    one_line(started(tmp_path, **environment), *words)


@pytest.mark.long
@pytest.mark.parametrize(("flag", "word"), [("max_games=-1", "max_games"), ("speed=1", "speed"), ("log", "log")])
def test_flags_that_make_no_sense(tmp_path, flag, word):
    one_line(started(tmp_path, "--port", "0", "--setting", flag), word)


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path):
    (tmp_path / "underdeck.toml").write_text('max_games = 1\nmax_guests = 1\norigins = ["https://a.example"]\n')
    environment = {"UNDERDECK_MAX_GAMES": "2", "UNDERDECK_MAX_GUESTS": "2"}
    flags = {"data": str(tmp_path), "max_games": "3"}
    found = read_settings(flags, environment)
    assert (found.max_games, found.max_guests, found.origins) == (3, 2, ["https://a.example"])
    flags["origins"] = "https://b.example https://c.example"
    assert read_settings(flags, environment).origins == ["https://b.example", "https://c.example"]


@pytest.mark.long
@pytest.mark.parametrize("content", ["ports = 1\n", "port = [\n", "\xff"])
def test_a_settings_file_that_makes_no_sense(tmp_path, content):
    (tmp_path / "underdeck.toml").write_bytes(content.encode("latin-1"))
    one_line(started(tmp_path), "underdeck.toml" if content != "ports = 1\n" else "ports")


def test_an_address_that_is_none_of_ours(tmp_path):
    one_line(started(tmp_path, "--host", "192.0.2.1", "--port", "0"), "192.0.2.1")

"""What somebody names as a file may be none: nobody waits for ever, and nothing without end is read."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

import underdeck
from underdeck import Refusal
from underdeck.games.onedeck.campaign import shelf
from underdeck.lab.study import read_study
from underdeck.packs.files import read_bytes, read_text
from underdeck.terminal import journal

RECORD = underdeck.new("onedeck", seed=1, heroes=["mage"], dungeon="dragons-cave").record()


@contextmanager
def bounded():
    """Whoever waits for ever is ended by the system."""

    def ended(*_):
        raise RuntimeError("it waits for ever")

    before = signal.signal(signal.SIGALRM, ended)
    signal.alarm(60)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture
def games(tmp_path, monkeypatch):
    monkeypatch.setattr(journal, "data_folder", lambda: tmp_path)
    folder = journal.games_folder()
    folder.mkdir()
    return folder


@pytest.mark.parametrize("read", [read_text, read_study, journal.resume, shelf.import_])
def test_a_pipe_that_nobody_writes_to_keeps_nobody_waiting(games, read):
    os.mkfifo(games / "a.open")
    with bounded(), pytest.raises(Refusal) as refused:
        read(games / "a.open")
    assert refused.value.code == "file-read"


def test_a_pipe_among_the_games_is_passed_over(games):
    for name in ("a.open", "a.record"):
        os.mkfifo(games / name)
    (games / "b.record").symlink_to("/dev/zero")
    with bounded():
        assert shelf.games_with_sheets() == [] and shelf.unfinished("ada-0123456789ab") is None


def test_a_pipe_in_the_place_of_a_lock_keeps_nobody_waiting(games):
    (games / "a.open").write_text(RECORD)
    os.mkfifo(journal.lock_path(games / "a.open"))
    with bounded(), pytest.raises(Refusal) as refused:
        journal.resume(games / "a.open")
    assert refused.value.code == "file-write"


@pytest.mark.parametrize("end", ["/dev/zero", "large"])
def test_what_has_no_end_is_not_read(tmp_path, end):
    (tmp_path / "large").write_bytes(b"x" * 2_000_001)
    with pytest.raises(Refusal) as refused:
        read_bytes(tmp_path / end, 2_000_000)
    assert (refused.value.code, refused.value.facts["most"]) == ("file-large", 2)


def test_a_record_may_come_through_a_pipe_of_the_shell():
    """As in `zcat game.record.gz | underdeck replay --verify /dev/stdin`."""
    environment = {**os.environ, "PYTHONPATH": str(Path(underdeck.__file__).parent.parent)}
    command = [sys.executable, "-m", "underdeck", "replay", "--verify", "/dev/stdin"]
    done = subprocess.run(command, input=RECORD, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr


def test_lines_may_end_as_on_other_systems(tmp_path):
    (tmp_path / "a").write_bytes(RECORD.replace("\n", "\r\n").encode())
    assert read_text(tmp_path / "a") == RECORD

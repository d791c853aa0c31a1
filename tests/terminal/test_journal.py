"""The disk is never behind what was shown, whatever the disk does."""

import os
import resource
import signal

import pytest

import underdeck
from underdeck import Refusal
from underdeck.games.onedeck.line import Session
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.terminal import journal
from underdeck.terminal.console import NotKept


@pytest.fixture
def kept(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERDECK_DATA", str(tmp_path))
    match = underdeck.new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=7)
    found = journal.begin(match)
    yield found
    found.close()


class FullDisk:
    """No file may grow past a size: writes fail as on a full disk."""

    def __init__(self, size: int) -> None:
        self.size = size

    def __enter__(self) -> None:
        self.handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        self.before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.size, self.before[1]))

    def __exit__(self, *error: object) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self.before)
        signal.signal(signal.SIGXFSZ, self.handler)


def on_disk(kept) -> list[str]:
    match = underdeck.load(kept.path.read_text())
    return [match.write(action) for _, action in match.log]


def test_a_full_disk_ends_the_session_and_leaves_the_game_as_it_was(kept):
    session = Session(kept, onedeck_text("en"), color=False)
    session.obey("enter 1")
    with FullDisk(kept.size + 3), pytest.raises(NotKept):
        session.obey("fight")
    assert on_disk(kept) == ["enter 1"]
    kept.close()
    again = journal.resume(kept.path)
    again.match.submit(0, "encounter")
    again.keep()
    assert on_disk(again) == ["enter 1", "encounter"]
    again.close()


def test_an_undo_that_the_disk_refuses_is_not_done_at_all(kept, capsys):
    session = Session(kept, onedeck_text("en"), color=False)
    session.obey("heal mage")
    with FullDisk(10):
        session.obey("undo")
    assert "can’t be written" in capsys.readouterr().out
    assert len(kept.match.log) == 1
    session.obey("enter 1")
    assert on_disk(kept) == ["heal mage", "enter 1"]


def test_a_game_is_read_only_once_it_is_held(kept):
    """Whoever resumes sees everything the other window wrote before it let go."""
    kept.match.submit(0, "enter 1")
    kept.keep()
    with pytest.raises(Refusal) as caught:
        journal.resume(kept.path)
    assert caught.value.code == "game-in-use"
    kept.close()
    again = journal.resume(kept.path)
    assert len(again.match.log) == 1
    again.close()


def test_no_finished_record_is_ever_overwritten(kept, tmp_path):
    for _ in range(3):
        other = journal.begin(underdeck.new("onedeck", heroes=["rogue"], dungeon="lichs-tomb", seed=1))
        other.path.with_suffix(journal.FINISHED).write_text("an older game")
        finished = other.finish()
        assert finished.name.endswith("-2.record")
    assert len(list((tmp_path / "games").glob("*.record"))) == 6


def test_games_begun_in_the_same_second_get_names_of_their_own(kept):
    others = [journal.begin(underdeck.new("onedeck", heroes=["mage"], dungeon="lichs-tomb", seed=i)) for i in range(4)]
    assert len({kept.path, *[other.path for other in others]}) == 5
    for other in others:
        other.close()


def test_a_game_file_of_ones_own_keeps_its_name(kept, tmp_path):
    copy = tmp_path / "duel.backup"
    copy.write_text(kept.match.record())
    (tmp_path / "duel.record").write_text("something else")
    again = journal.resume(copy)
    assert again.finish() == copy
    assert (tmp_path / "duel.record").read_text() == "something else"


@pytest.mark.parametrize("content", [b"\xff\xfe", b"", b"klingon", b"fr" * 4000])
def test_the_remembered_language_is_only_a_convenience(kept, content):
    journal.language_file().write_bytes(content)
    assert isinstance(journal.remembered_language(), str)
    journal.remember_language("fr")
    assert journal.remembered_language() == "fr"


def test_where_the_language_cannot_be_kept_nothing_is_said(kept):
    journal.language_file().mkdir()
    journal.remember_language("fr")
    assert journal.remembered_language() == ""
    assert os.listdir(journal.language_file()) == []

"""A damaged WAL: what is sound of it is put together again, what is lost is told, the files are kept as they were."""

import shutil
import sqlite3
from contextlib import closing

import pytest
from starlette.testclient import TestClient

from server.helpers import Client
from server.shelves import shelf, tokens, wander
from underdeck import Refusal
from underdeck.kernel.rng import Rng
from underdeck.server.app import make_app
from underdeck.server.backup import backup
from underdeck.server.database import FILE
from underdeck.server.settings import Settings
from underdeck.server.sqlite_copies import WAL, beside
from underdeck.server.store import Store
from underdeck.server.stored_game import Entry
from underdeck.server.wal import FRAME, HEADER, read_wal

GAMES = {"aa": ("onedeck", 26, 50), "bb": ("stick", 5, 60), "cc": ("onedeck", 4, 20)}
LAST = {"aa": 12, "bb": 9, "cc": 0}
"""How many of their answers came since the WAL was begun."""


@pytest.fixture(scope="module")
def crashed(tmp_path_factory):
    """The files of a server that was killed after the last answers of two games, one transaction each."""
    folder, left = tmp_path_factory.mktemp("shelved"), tmp_path_factory.mktemp("crashed")
    matches = {id: wander(*each) for id, each in GAMES.items()}
    signer = shelf(folder, {id: begun(match, LAST[id]) for id, match in matches.items()})
    store = Store(folder)
    for number in range(max(LAST.values())):
        for id, match in matches.items():
            if number < LAST[id]:
                place = len(match.log) - LAST[id] + number
                seat, action = match.log[place]
                digest = match.checks.get(place + 1)
                store.append(id, place, [Entry(seat, match.write(action), "person", digest)], None).result()
    for ending in ("", WAL):
        shutil.copy(beside(folder / FILE, ending), left)
    store.close()
    return left, matches, signer


def begun(match, last):
    """As it was before its last answers."""
    first = match.clone()
    first.log = first.log[: len(first.log) - last]
    return first


@pytest.fixture
def folder(crashed, tmp_path):
    """A copy of them."""
    shutil.copytree(crashed[0], tmp_path / "data")
    return tmp_path / "data"


def wal_of(folder):
    return read_wal(beside(folder / FILE, WAL), folder / FILE)


def spoil(folder, at):
    file = beside(folder / FILE, WAL)
    data = bytearray(file.read_bytes())
    data[at] ^= 0x55
    file.write_bytes(data)


def place_of(wal, number):
    """Of what a frame holds, in the file."""
    return HEADER.size + number * (FRAME.size + wal.page_size) + FRAME.size


def written_later(wal, number):
    return any(frame.page == wal.frames[number].page for frame in wal.frames[number + 1 :])


def once(wal):
    """The first frame whose page is not written again."""
    return next(number for number in range(len(wal.frames)) if not written_later(wal, number))


def again(wal):
    return next(number for number in range(len(wal.frames)) if written_later(wal, number))


def opened(folder):
    """How many answers each game has, and how many are told to be lost."""
    store = Store(folder)
    found = {id: store.load(id) for id in GAMES}
    store.close()
    return {id: len(kept.log) for id, kept in found.items()}, {id: [*kept.losses] for id, kept in found.items()}


def told(caplog):
    return [(record.getMessage(), record.facts) for record in caplog.records if "WAL" in record.getMessage()]


WHOLE = {id: answers for id, (_, _, answers) in GAMES.items()}
NOTHING = {id: [] for id in GAMES}


def test_a_sound_one_is_read_as_ever(folder, caplog):
    wal = wal_of(folder)
    assert not wal.damaged and wal.recoverable == len(wal.frames)
    assert opened(folder) == (WHOLE, NOTHING) and told(caplog) == []
    assert [file.name for file in folder.glob("*damaged*")] == []


def test_what_was_rolled_back_is_no_damage(tmp_path, caplog):
    """A large transaction writes its pages before it ends; the next one overwrites some of them."""
    store = Store(tmp_path)
    with store.write() as connection:
        connection.exec_driver_sql("PRAGMA cache_size = 10")
    with pytest.raises(ZeroDivisionError), store.write() as connection:
        for number in range(200):
            connection.exec_driver_sql("INSERT INTO meta VALUES (?, ?)", (f"large {number}", "x" * 4000))
        raise ZeroDivisionError
    with store.write() as connection:
        connection.exec_driver_sql("INSERT INTO meta VALUES ('small', 'y')")
    wal = wal_of(tmp_path)
    assert len(wal.frames) > 20 and not all(frame.sound for frame in wal.frames), "or this test shows nothing"
    assert not wal.damaged
    left = tmp_path / "left"
    left.mkdir()
    for ending in ("", WAL):
        shutil.copy(beside(tmp_path / FILE, ending), left)
    store.close()
    backup(left, tmp_path / "copy.db")
    again = Store(left)
    with again.reading() as connection:
        kept = connection.exec_driver_sql("SELECT name FROM meta").scalars().all()
    again.close()
    assert "small" in kept and "large 0" not in kept and told(caplog) == []
    assert [*left.glob("*damaged*")] == []


def test_a_page_that_was_written_again_later_costs_nothing(folder, caplog):
    wal, before = wal_of(folder), beside(folder / FILE, WAL).read_bytes()
    spoil(folder, place_of(wal, again(wal)) + 100)
    spoiled = beside(folder / FILE, WAL).read_bytes()
    assert spoiled != before
    assert opened(folder) == (WHOLE, NOTHING)
    ((what, facts),) = told(caplog)
    assert "nothing is lost" in what and facts["count"] == 0
    assert beside(folder / facts["kept"], WAL).read_bytes() == spoiled, "the files are kept as they were"


def test_a_beginning_that_is_damaged_costs_nothing(folder, caplog):
    """SQLite would drop the whole file."""
    spoil(folder, 17)
    assert opened(folder) == (WHOLE, NOTHING)
    assert ["nothing is lost" in what for what, _ in told(caplog)] == [True]


def test_what_is_lost_is_told_by_its_games(folder, caplog):
    """A damaged page of the log that nobody wrote again, and commits after it."""
    wal = wal_of(folder)
    spoil(folder, place_of(wal, once(wal)) + 100)
    spoiled = wal_of(folder)
    assert spoiled.damaged and spoiled.recoverable < len(wal.frames)
    answers, losses = opened(folder)
    ((what, facts),) = told(caplog)
    lost = {id: WHOLE[id] - answers[id] for id in GAMES if WHOLE[id] > answers[id]}
    assert lost and "cc" not in lost
    assert dict(each.split(":") for each in facts["ids"].split()) == {id: str(count) for id, count in lost.items()}
    assert losses == {id: [(answers[id], lost[id])] if id in lost else [] for id in GAMES}
    assert ("told of" in what) == spoiled.lost


def test_a_broken_last_write_is_told_with_what_is_not_known(folder, caplog):
    wal = wal_of(folder)
    spoil(folder, place_of(wal, len(wal.frames) - 1) + 100)
    answers, losses = opened(folder)
    assert sum(WHOLE.values()) - sum(answers.values()) == 1
    assert [lost for each in losses.values() for _, lost in each] == [1]
    ((what, _),) = told(caplog)
    assert "unless the disk is at fault" in what


def test_no_backup_is_made_that_lacks_answers_without_a_word(folder, tmp_path):
    spoil(folder, place_of(wal_of(folder), len(wal_of(folder).frames) - 1) + 100)
    with pytest.raises(Refusal) as caught:
        backup(folder, tmp_path / "copy.db")
    assert caught.value.code == "database-wal" and "Start the server" in str(caught.value)
    Store(folder).close()
    backup(folder, tmp_path / "copy.db")


def test_it_is_said_once(folder, caplog):
    spoil(folder, place_of(wal_of(folder), len(wal_of(folder).frames) - 1) + 100)
    first = opened(folder)
    assert opened(folder) == first and len(told(caplog)) == 1


def test_the_table_says_where_answers_were_lost_and_goes_on(crashed, folder):
    wal = wal_of(folder)
    spoil(folder, place_of(wal, len(wal.frames) - 1) + 100)
    settings = Settings(data=str(folder), requests_per_second=10_000, messages_per_second=10_000)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        said = {}
        for id, match in crashed[1].items():
            seats, _ = tokens(crashed[2], id, match)
            with Client(http).sit(id, seats) as player:
                table = player.until_asked()
                said[id] = [(line["n"], line["text"]) for line in table["log"] if line["kind"] == "lost"]
                if said[id]:
                    assert said[id] == [
                        (table["answers"], "The server’s disk failed here: the next answer was lost. Give it again.")
                    ]
                    assert table["version"] > WHOLE[id], "versions never come back"
                    player.answer()
                    player.until(lambda message, before=table["answers"]: message.get("answers", before) > before)
    assert sorted(map(len, said.values())) == [0, 0, 1]


def test_leftovers_of_an_answer_that_was_never_finished_are_nothing(folder, caplog):
    """The program was killed while it wrote: its last frames are sound, and no commit follows."""
    wal = wal_of(folder)
    torn = [wal.frames[-2]._replace(size=0), wal.frames[-1]]
    wal.frames = [*wal.frames, *torn]
    whole = wal.written(len(wal.frames))
    beside(folder / FILE, WAL).write_bytes(whole[: len(whole) - FRAME.size - wal.page_size])
    assert opened(folder) == (WHOLE, NOTHING) and told(caplog) == []


def check_random(crashed, folder, seed):
    """Whatever was hit: nothing opens on another history, and what is missing is told."""
    rng, size = Rng(seed), beside(folder / FILE, WAL).stat().st_size
    for _ in range(1 + rng.below(3)):
        spoil(folder, rng.below(size))
    answers, losses = opened(folder)
    store = Store(folder)
    for id, match in crashed[1].items():
        words = [entry.words for entry in store.load(id).log]
        assert words == [match.write(action) for _, action in match.log[: answers[id]]]
        assert answers[id] + sum(lost for _, lost in losses[id]) == WHOLE[id]
    store.close()
    with closing(sqlite3.connect(folder / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("seed", range(3))
def test_bytes_at_random_open_on_the_same_history(crashed, folder, seed):
    check_random(crashed, folder, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 400))
def test_many_bytes_at_random(crashed, folder, seed):
    check_random(crashed, folder, seed)

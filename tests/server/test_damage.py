"""Damage is noticed: nothing opens on another history, what is sound can be saved, and the other games go on."""

import json
import sqlite3
from contextlib import closing

import pytest
from starlette.testclient import TestClient

from server.helpers import Client, bearing
from server.shelves import damage, failing, older, shelf, tokens, wander
from server.test_campaigns import begin, new_sheet, page
from underdeck import Refusal, load
from underdeck.games.onedeck.rules.game import OneDeck
from underdeck.match.match import CHECK_EVERY
from underdeck.server import database
from underdeck.server.app import make_app
from underdeck.server.database import FILE, SCHEMA
from underdeck.server.settings import Settings
from underdeck.server.store import Store

GAMES = {"aa": ("onedeck", 26, 50), "bb": ("stick", 5, 80), "cc": ("onedeck", 4, 20)}


class Opened:
    """A server with the games of `GAMES`, one of which may have been damaged."""

    def __init__(self, http, matches, signer):
        self.client = Client(http)
        self.matches = matches
        self.signer = signer

    def held(self, id):
        seats, _ = tokens(self.signer, id, self.matches[id])
        return seats

    def mine(self, lang="en"):
        every = [token for id in self.matches for token in self.held(id)]
        return {row["id"]: row for row in self.client.post("/api/mine", tokens=every, lang=lang).json()}

    def record(self, id):
        return self.client.http.get(f"/api/games/{id}/record", headers=bearing(self.held(id)[0]))


@pytest.fixture
def open_after(tmp_path):
    """The server after these statements were executed on its file."""
    matches = {id: wander(*each) for id, each in GAMES.items()}
    signer = shelf(tmp_path, matches)
    servers = []

    def opened(*statements):
        damage(tmp_path, *statements)
        settings = Settings(data=str(tmp_path), requests_per_second=10_000, messages_per_second=10_000)
        servers.append(TestClient(make_app(settings), base_url="http://127.0.0.1:8000"))
        return Opened(servers[-1].__enter__(), matches, signer)

    yield opened
    for each in servers:
        each.__exit__(None, None, None)


def with_words_of(other, n):
    words = f"SELECT words FROM log WHERE game = 'aa' AND n = {other}"
    return f"UPDATE log SET words = ({words}) WHERE game = 'aa' AND n = {n}"


DAMAGES = {
    "a row is missing": ("DELETE FROM log WHERE game = 'aa' AND n = 20", 20),
    "the first row is missing": ("DELETE FROM log WHERE game = 'aa' AND n = 0", 0),
    "the last row is missing": ("DELETE FROM log WHERE game = 'aa' AND n = 49", 49),
    "other words": (with_words_of(42, 41), 41),
    "another seat": ("UPDATE log SET seat = 1 WHERE game = 'aa' AND n = 33", 33),
    "a row is there twice": (
        "INSERT INTO log SELECT game, 50, seat, words, by, digest, seal FROM log WHERE game = 'aa' AND n = 49", 50,
    ),
    "another number": ("UPDATE log SET n = 70 WHERE game = 'aa' AND n = 30", 30),
    "letters that are none": ("UPDATE log SET words = CAST(x'ff00fe' AS TEXT) WHERE game = 'aa' AND n = 7", 7),
    "another seed": ("UPDATE games SET header = replace(header, '\"seed\":26', '\"seed\":27') WHERE id = 'aa'", 0),
    "no header": ("UPDATE games SET header = '{' WHERE id = 'aa'", 0),
    "a seat is missing": ("DELETE FROM seats WHERE game = 'aa'", 50),
    "a seat of nobody": ("UPDATE seats SET name = 'gandalf' WHERE game = 'aa'", 50),
    "a seat of another kind": ("UPDATE seats SET kind = 'ghost' WHERE game = 'aa'", 50),
    "an outcome that was none": ("UPDATE games SET outcome = 'victory' WHERE id = 'aa'", 50),
    "a number that is none": ("UPDATE games SET undone = 'x' WHERE id = 'aa'", 50),
    "a moment that is none": ("UPDATE games SET touched = 'x', undone = -1 WHERE id = 'aa'", 50),
    "no row of the game": ("DELETE FROM games WHERE id = 'aa'", 0),
}  # fmt: skip


@pytest.mark.parametrize("what", DAMAGES)
def test_a_damaged_game_says_so_and_the_others_go_on(open_after, what):
    statement, sound = DAMAGES[what]
    server = open_after(statement)
    rows = server.mine()
    assert set(rows) == set(GAMES)
    assert "damaged" in rows["aa"]["bygone"] and (f"{sound} of" in rows["aa"]["bygone"] or not sound)
    assert not rows["aa"]["waiting"] and rows["bb"]["bygone"] is rows["cc"]["bygone"] is None
    assert "endommagée" in server.mine("fr")["aa"]["bygone"]
    with server.client.sit("aa", server.held("aa")) as player:
        assert player.last["code"] == "game-damaged" and player.last["text"] == rows["aa"]["bygone"]
    for id in ("bb", "cc"):
        with server.client.sit(id, server.held(id)) as player:
            table = player.until_asked()
            assert table["answers"] == GAMES[id][2]
            player.answer()
            player.until(lambda message, before=table["answers"]: message.get("answers", before) > before)


@pytest.mark.long
@pytest.mark.parametrize("what", DAMAGES)
def test_what_is_sound_can_be_saved_and_played_on(open_after, what):
    statement, sound = DAMAGES[what]
    server = open_after(statement)
    answer = server.record("aa")
    if what in ("no header", "no row of the game"):
        assert answer.json()["code"] == "game-damaged"
        return
    saved = load(answer.text)
    if what != "another seed":
        assert saved.log == server.matches["aa"].log[:sound]
    assert len(saved.log) == sound
    replay = server.client.http.post("/api/records", content=answer.text).json()["replay"]
    made = server.client.post("/api/games", branch={"replay": replay, "at": sound}).json()
    with server.client.sit(made["id"], made["tokens"].values()) as player:
        assert player.until_asked()["questions"]


def test_a_replay_of_a_damaged_game_is_refused_with_the_reason(open_after):
    server = open_after(DAMAGES["a row is missing"][0])
    answer = server.client.http.get("/api/replay/aa")
    assert (answer.status_code, answer.json()["code"]) == (410, "game-damaged")


def test_rules_that_changed_in_silence_are_noticed_by_the_checks(open_after, monkeypatch):
    """The seals are whole, but the same answers lead elsewhere."""
    server = open_after()
    was = OneDeck.digest
    monkeypatch.setattr(OneDeck, "digest", lambda self, state: was(self, state)[::-1])
    rows = server.mine()
    assert "damaged" in rows["aa"]["bygone"] and rows["bb"]["bygone"] is None
    assert rows["cc"]["bygone"] is None, "it has no check before its first 32 answers"


def test_a_game_is_checked_as_a_record_is_and_at_its_end(open_after):
    server = open_after()
    made = server.client.create("stick", kinds=["bot"] * 3, seed=8)
    with server.client.sit(made["id"], [made["watch"]]) as watcher:
        watcher.until(lambda message: message["t"] == "table" and message["over"])
    room = server.client.http.app.state.hub.rooms[made["id"]]
    kept = room.journal.store.load(made["id"])
    found = {number: entry.digest for number, entry in enumerate(kept.log, 1) if entry.digest}
    assert found == {**room.table.match.checks, len(kept.log): room.table.match.digest}
    assert len(kept.log) > CHECK_EVERY
    assert server.client.http.app.state.hub.open(made["id"]).table.match.digest == room.table.match.digest


def test_an_undone_tail_leaves_the_seals_right(open_after):
    server = open_after()
    store = server.client.http.app.state.hub.store
    made = server.client.create("onedeck", seed=26)
    undone = 0
    with server.client.sit(made["id"], made["tokens"].values()) as player:
        while not (table := player.until_asked())["over"]:
            if table["undo"] and undone < 3:
                undone += 1
                player.send(t="undo", seat=0, version=table["version"])
            else:
                player.answer()
            player.until(lambda message, before=table["version"]: message.get("version", before) > before)
            assert len(store.load(made["id"]).log) == player.table["answers"]
    assert undone == 3


def test_a_file_that_is_damaged_itself_is_refused_with_the_way_out(tmp_path):
    shelf(tmp_path, {id: wander(*each) for id, each in GAMES.items()})
    data = bytearray((tmp_path / FILE).read_bytes())
    with closing(sqlite3.connect(tmp_path / FILE)) as found:
        page, root = found.execute("PRAGMA page_size").fetchone()[0], found.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()[0]  # fmt: skip
    data[(root - 1) * page : (root - 1) * page + 40] = b"\x07" * 40
    (tmp_path / FILE).write_bytes(data)
    with pytest.raises(Refusal) as caught:
        Store(tmp_path)
    assert caught.value.code == "database-damaged" and "underdeck restore" in str(caught.value)
    assert (tmp_path / FILE).read_bytes() == data


def test_a_damaged_name_of_a_table_is_refused_as_well(tmp_path):
    """SQLite complains in letters that are none."""
    shelf(tmp_path, {})
    data = (tmp_path / FILE).read_bytes().replace(b"tablegamesgames", b"tableg\xcemesg\xcemes")
    (tmp_path / FILE).write_bytes(data.replace(b"CREATE TABLE games (", b"CREATE TABLX games ("))
    with closing(sqlite3.connect(tmp_path / FILE)) as database, pytest.raises(UnicodeDecodeError):
        database.execute("SELECT * FROM games")
    with pytest.raises(Refusal) as caught:
        Store(tmp_path)
    assert caught.value.code == "database-damaged"


@pytest.mark.parametrize("secret", ["'x'", "''", "'ab'", "x'00'"])
def test_a_damaged_secret_is_refused(tmp_path, secret):
    """Every seat of every game would be void."""
    shelf(tmp_path, {})
    damage(tmp_path, f"UPDATE meta SET value = {secret} WHERE name = 'secret'")
    with pytest.raises(Refusal) as caught:
        Store(tmp_path)
    assert caught.value.code == "database-damaged"


def test_gaps_are_named_at_the_start(tmp_path, caplog):
    shelf(tmp_path, {id: wander(*each) for id, each in GAMES.items()})
    damage(tmp_path, DAMAGES["a row is missing"][0], "DELETE FROM log WHERE game = 'bb' AND n = 79",
           "DELETE FROM games WHERE id = 'cc'")  # fmt: skip
    Store(tmp_path).close()
    facts = {record.getMessage(): record.facts for record in caplog.records}
    assert facts["damaged games"] == {"count": 2, "ids": "aa bb"}
    assert facts["rows of games or sheets that are gone"]["table"] in ("log", "seats")


# Changes of the schema


def copies(folder):
    return sorted(folder.glob("underdeck-schema*.db"))


def test_a_change_of_the_schema_makes_a_copy_first(tmp_path):
    matches = {id: wander(*each) for id, each in GAMES.items()}
    shelf(tmp_path, matches)
    older(tmp_path, 4)
    before = (tmp_path / FILE).read_bytes()
    store = Store(tmp_path)
    for id, match in matches.items():
        assert [entry.words for entry in store.load(id).log] == [match.write(action) for _, action in match.log]
    store.close()
    (copy,) = copies(tmp_path)
    assert "schema4" in copy.name and not copy.stat().st_mode & 0o077
    with closing(sqlite3.connect(copy)) as old, closing(sqlite3.connect(tmp_path / FILE)) as new:
        assert old.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone() == ("4",)
        assert new.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone() == (str(SCHEMA),)
    (tmp_path / "again").mkdir()
    (tmp_path / "again" / FILE).write_bytes(before)
    Store(tmp_path / "again").close()
    Store(tmp_path).close()
    assert copies(tmp_path) == [copy]


def test_a_change_that_fails_leaves_everything_as_it_was(tmp_path, monkeypatch):
    shelf(tmp_path, {id: wander(*each) for id, each in GAMES.items()})
    older(tmp_path, 4)
    with closing(sqlite3.connect(tmp_path / FILE)) as found:
        before = list(found.iterdump())
    failing(tmp_path / "migrations", monkeypatch)
    with pytest.raises(Refusal) as caught:
        Store(tmp_path)
    assert caught.value.code == "database-open"
    with closing(sqlite3.connect(tmp_path / FILE)) as found:
        assert list(found.iterdump()) == before
    monkeypatch.undo()
    Store(tmp_path).close()


def test_without_a_copy_nothing_is_changed(tmp_path, monkeypatch):
    shelf(tmp_path, {})
    older(tmp_path, 4)

    def full(*_):
        raise Refusal("file-write", file="underdeck.db", reason="No space left on device")

    monkeypatch.setattr(database, "copy", full)
    with pytest.raises(Refusal):
        Store(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as found:
        assert found.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone() == ("4",)


def test_a_gap_of_an_older_file_stays_one(tmp_path):
    shelf(tmp_path, {id: wander(*each) for id, each in GAMES.items()})
    older(tmp_path, 4)
    damage(tmp_path, DAMAGES["a row is missing"][0])
    store = Store(tmp_path)
    with pytest.raises(Refusal) as caught:
        store.load("aa")
    assert caught.value.facts == {"sound": 20, "answers": 50}
    store.load("bb")
    store.close()


# Campaign sheets


def test_a_damaged_sheet_is_refused_and_the_others_are_listed(client, tmp_path):
    made = [client.post("/api/campaigns", hero="mage", name=name).json() for name in ("ada", "eva")]
    entry = json.dumps({"game": 1})
    damage(tmp_path, f"INSERT INTO ledger VALUES ('{made[0]['id']}', 1, 1, '{entry}', NULL)")
    rows = client.post("/api/campaigns/mine", tokens=[sheet["token"] for sheet in made]).json()
    assert [row["name"] for row in rows] == ["eva"]
    refused = client.post("/api/campaigns/sheet", token=made[0]["token"])
    assert refused.status_code == 410 and "ada" in refused.json()["text"]


def test_a_sheet_in_a_damaged_game_can_be_freed(settings, tmp_path):
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        sheet = new_sheet(Client(http))
        made = begin(Client(http), sheet)
    damage(tmp_path, f"DELETE FROM seats WHERE game = '{made['id']}'")
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        (row,) = client.post("/api/mine", tokens=[made["tokens"]["0"]]).json()
        assert "damaged" in row["bygone"] and page(client, sheet)["open"] == made["id"]
        assert client.post("/api/campaigns/abandon", token=sheet["token"]).status_code == 200
        begin(client, sheet)

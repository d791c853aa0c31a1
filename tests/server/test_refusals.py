"""Everything that is wrong is refused with a code and a sentence, and the game is unharmed."""

import base64
import fcntl
import json
import resource
import signal
import sqlite3

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.helpers import LINES, Client, bearing
from underdeck import Refusal, new
from underdeck.server import database, driver, store
from underdeck.server.access import INVITE, SEAT, Pass, Signer
from underdeck.server.app import make_app
from underdeck.server.database import FILE, LOCK
from underdeck.server.newgames import clean
from underdeck.server.settings import Settings, read_settings
from underdeck.server.sockets import MOST_WAITING
from underdeck.server.store import Store
from underdeck.server.stored_game import Entry
from underdeck.table.session import Seat
from underdeck.text import text_in


@pytest.fixture
def seat(client):
    """A player at a fresh table of two characters; the other one was invited."""
    made = client.create("stick", {"players": ["roy", "haley"]}, ["me", "invite"])
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.made = made
        player.until_asked()
        yield player


def unharmed(player):
    before = player.table
    player.send(t="lang", lang="en")
    after = player.until(lambda message: message["t"] == "table")
    assert after["version"] == before["version"] and after["view"] == before["view"]


def test_a_stale_version_brings_a_fresh_table(seat):
    version = seat.table["version"]
    seat.answer(version=version + 1)
    assert seat.refused() == "stale"
    assert seat.until(lambda message: message["t"] == "table")["version"] == version


def test_a_repeated_answer_counts_once(seat):
    version = seat.table["version"]
    words = seat.table["questions"][0]["options"][0]["words"]
    seat.answer(words, version=version)
    seat.answer(words, version=version)
    assert seat.refused() == "stale"
    seat.settle()
    assert seat.table["answers"] >= 1
    assert len([line for line in seat.log if line["n"] == version + 1]) <= 2


@pytest.mark.parametrize("number", [1, 2, -1, 10**30, True])
def test_the_seat_of_another_player(seat, number):
    if number is True:
        seat.send(t="answer", seat=True, version=seat.table["version"], words="pass")
        assert seat.refused() == "wire-form"
    else:
        seat.answer("pass", seat=number)
        assert seat.refused() in ("not-your-seat", "wire-form")
    unharmed(seat)


@pytest.mark.parametrize("words", ["", "fly", "choose", "choose xykon", "0", "\x00", "é" * 100, "x" * 1000, "{}"])
def test_nonsense_answers(seat, words):
    seat.answer(words)
    assert seat.refused() in ("malformed-action", "illegal-action", "ambiguous-action", "message-size")
    unharmed(seat)


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", '{"t":"dance"}', '{"t":"answer"}', '{"t":"ping","more":1}', '{"t":"hello","tokens":"a"}',
     "[" * 3000, "\ud800".encode("utf-8", "surrogatepass"), b"\xff\xfe", '{"t":"hint","seat":1e400}'],
)  # fmt: skip
def test_garbage(seat, text):
    if isinstance(text, bytes):
        seat.socket.send_bytes(text)
    else:
        seat.socket.send_text(text)
    assert seat.refused() == "wire-form"
    unharmed(seat)


def test_a_huge_message(seat):
    seat.socket.send_text(json.dumps({"t": "answer", "seat": 0, "version": 0, "words": "x" * 1_000_000}))
    assert seat.refused() == "message-size"
    unharmed(seat)


def test_nothing_before_hello(client):
    made = client.create()
    with client.sit(made["id"], [], hello=False) as player:
        player.send(t="answer", seat=0, version=0, words="explore")
        assert player.refused() == "wire-hello"


def test_tokens_that_are_forged_foreign_or_old(client):
    made, other = client.create(), client.create()
    hub = client.http.app.state.hub
    forged = Signer(b"another secret").write(Pass(SEAT, made["id"], 0))
    body, _, signature = made["tokens"]["0"].partition(".")
    changed = base64.urlsafe_b64encode(f"s.{made['id']}.1.1".encode()).decode().rstrip("=") + "." + signature
    for token, code in (
        (forged, "token"), (changed, "token"), (body, "token"), ("", "token"), ("é.é", "token"), ("a" * 500, "token"),
        (other["tokens"]["0"], "token"), (hub.signer.write(Pass(SEAT, made["id"], 9)), "token"),
        (hub.signer.write(Pass(INVITE, made["id"], 0)), "token"),
        (hub.signer.write(Pass(SEAT, made["id"], 0, generation=2)), "token-old"),
    ):  # fmt: skip
        with client.sit(made["id"], [token]) as player:
            assert player.last["t"] == "no" and player.last["code"] == code, token
            player.answer = None
            player.send(t="hint", seat=0)
            assert player.refused() == "wire-hello"


def test_a_watcher_can_do_nothing(client):
    made = client.create()
    with client.sit(made["id"], [made["watch"]]) as player:
        assert player.table["seat"] == -1 and player.table["mine"] == [] and player.table["questions"] == []
        for message in (
            {"t": "answer", "seat": 0, "version": 0, "words": "explore"}, {"t": "undo", "seat": 0, "version": 0},
            {"t": "hint", "seat": 0}, {"t": "propose", "seat": 0}, {"t": "stop", "seat": 0, "stop": "never"},
            {"t": "bot", "seat": 0, "on": True},
            {"t": "say", "seat": 0, "phrase": "hello"}, {"t": "point", "seat": 0, "at": "box:1"},
        ):  # fmt: skip
            player.send(**message)
            assert player.refused() == "not-your-seat"


@pytest.mark.parametrize("repeated", ["undo", "bot", "stop", "hello"])
def test_anything_said_twice_is_harmless(seat, repeated):
    """An answer counts once (above); what sets something sets it to the same."""
    messages = {
        "undo": {"t": "undo", "seat": 0, "version": seat.table["version"]},
        "bot": {"t": "bot", "seat": 1, "on": True},
        "stop": {"t": "stop", "seat": 0, "stop": "always"},
        "hello": {"t": "hello", "tokens": list(seat.made["tokens"].values())},
    }
    answers = seat.table["answers"]
    for _ in range(3):
        seat.send(**messages[repeated])
    seat.settle()
    seat.until_asked()
    assert repeated == "bot" or seat.table["answers"] == answers


def test_whoever_goes_on_with_nonsense_is_shown_out(client):
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        for _ in range(150):
            player.socket.send_text("x" * 5000)
        codes = set()
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                codes.add(player.receive().get("code"))
        assert closed.value.code == 1008 and codes - {None} == {"message-size"}
    with client.sit(made["id"], made["tokens"].values()) as player:
        assert player.until_asked()["answers"] == 0


def test_a_connection_that_does_not_read_is_closed(client):
    """Others are not held up by it."""
    made = client.create()
    room = None
    with client.sit(made["id"], made["tokens"].values()) as player:
        room = client.http.app.state.hub.rooms[made["id"]]
        player.until_asked()
        guest = room.table.guests[0]
        for _ in range(MOST_WAITING + 5):
            guest.write("{}")
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                player.socket.receive_text()
        assert closed.value.code == 1013
    with client.sit(made["id"], made["tokens"].values()) as again:
        assert again.until_asked()["questions"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada \n\t Lovelace ", "Ada Lovelace"),
        ("\u202eevil\u2066\x1b[2J\x00", "evil [2J"),
        ("\u200b\u2060\ufeff", ""),
        ("Zo\u00eb \U0001f409", "Zo\u00eb \U0001f409"),
        (" x" * 20, "x" + " x" * 19),
    ],
)
def test_names_are_one_line_that_can_be_read(client, name, shown):
    made = client.create("stick", {"players": ["roy", "haley"]}, ["me", "invite"])
    client.post("/api/join", invite=made["invites"]["1"], name=name)
    (row,) = client.post("/api/mine", tokens=list(made["tokens"].values())).json()
    assert row["seats"][1]["player"] == shown


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u3164", "text-invisible"), ("\u115f\u1160", "text-invisible"), ("\uffa0", "text-invisible"),
        ("A\u034fda", "text-invisible"), ("\u2800\u2800", "text-invisible"), ("\U000e0100", "text-invisible"),
        ("a" + "\u0301" * 30, "text-marks"), ("\u0301", "text-marks"), ("\ufe0f", "text-marks"),
    ],
)  # fmt: skip
def test_a_name_that_nobody_sees_is_refused(client, name, code):
    named = [{"kind": "me", "name": name}, {"kind": "bot"}]
    refused = client.post("/api/games", game="stick", setup={"players": ["roy", "haley"]}, seats=named)
    assert (refused.status_code, refused.json()["code"]) == (400, code)


@pytest.mark.parametrize("name", ["Zoe\u0308", "Ми́ша", "ก็่", "❤️ 1️⃣", "שָׁלוֹם", "한글", "Nguyễn"])
def test_names_of_all_scripts_are_taken(name):
    assert clean(name) == name


def test_a_name_too_long_is_refused_not_cut(client):
    made = client.create("stick", {"players": ["roy", "haley"]}, ["me", "invite"])
    refused = client.post("/api/join", invite=made["invites"]["1"], name="x" * 41)
    assert (refused.status_code, refused.json()["code"]) == (400, "player-name-long")
    named = [{"kind": "me", "name": "x" * 41}, {"kind": "bot"}]
    refused = client.post("/api/games", game="stick", setup={"players": ["roy", "haley"]}, seats=named)
    assert (refused.status_code, refused.json()["code"]) == (400, "player-name-long")
    assert client.post("/api/join", invite=made["invites"]["1"], name="x" * 40).status_code == 200


def test_a_setup_nested_without_end(client):
    heroes = []
    for _ in range(900):
        heroes = [heroes]
    refused = client.post("/api/games", game="onedeck", setup={"heroes": heroes, "dungeon": "dragons-cave"})
    assert refused.status_code == 400 and refused.json()["code"]


def test_only_its_owner_reads_the_database(client, tmp_path):
    """It holds the secret that signs all seats."""
    found = {path.name: path.stat().st_mode & 0o077 for path in tmp_path.glob(f"{FILE}*")}
    assert FILE in found and not any(found.values())


def test_a_seat_that_was_taken_is_had_whatever_the_disk_says_then(client, monkeypatch):
    made = client.create("stick", kinds=["me", "invite", "bot"])

    def full(id):
        raise Refusal("database-write")

    monkeypatch.setattr(client.http.app.state.hub.store, "touch", full)
    joined = client.post("/api/join", invite=made["invites"]["1"]).json()
    with client.sit(made["id"], [joined["token"]]) as player:
        assert player.table["mine"] == [1]


def test_an_invite_is_used_once(client):
    made = client.create("stick", None, ["me", "invite", "bot"])
    assert client.post("/api/join", invite=made["invites"]["1"]).status_code == 200
    second = client.post("/api/join", invite=made["invites"]["1"])
    assert second.status_code == 409 and second.json()["code"] == "invite-used"
    assert client.post("/api/join", invite=made["tokens"]["0"]).json()["code"] == "token"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "onedeck", "setup": {"heroes": ["gandalf"], "dungeon": "dragons-cave"}}, "unknown-hero"),
        ({"game": "onedeck", "setup": {"heroes": []}}, "hero-count"),
        ({"game": "onedeck", "setup": {"heroes": 3}}, "setup-type"),
        ({"game": "stick", "setup": {"players": ["roy", "roy"]}}, "character-twice"),
        ({"game": "stick", "setup": {"players": ["roy", "elan"], "length": "weekend-killer"}}, "length-players"),
        ({"game": "stick", "setup": {"players": ["roy", "elan"]}, "seats": [{"kind": "me"}]}, "seats-count"),
        ({"game": "stick", "setup": {"players": ["roy", "elan"]}, "seats": [{"kind": "x"}] * 2}, "seat-kind"),
        ({"game": "stick", "setup": {"position": "x"}}, "setup-type"),
        ({"game": "stick", "setup": {"game": "onedeck"}}, "setup-type"),
        ({"game": "onedeck", "setup": {}, "seed": -1}, "seed"),
        ({"game": "onedeck", "lang": "de"}, "unknown-lang"),
        ({"game": "onedeck", "more": 1}, "wire-form"),
        ({"branch": {"replay": "x", "at": 1}}, "no-such-replay"),
    ],
)
def test_games_that_make_no_sense(client, body, code):
    answer = client.http.post("/api/games", json=body)
    assert answer.status_code in (400, 404) and answer.json()["code"] == code and answer.json()["text"]


def test_pages_that_are_not_there(client):
    with client.sit("nowhere", [], hello=False) as player:
        player.send(t="hello", tokens=[])
        assert player.refused() == "no-such-table"
    for path in ("/api/replay/nowhere", "/api/nothing", "/api/cards/chess", "/api/rules/chess"):
        answer = client.http.get(path, params={"lang": "fr"})
        assert answer.status_code in (400, 404) and answer.json()["text"]


def test_a_running_game_keeps_its_record(client):
    made = client.create()
    answer = client.http.get(f"/api/games/{made['id']}/record", headers=bearing(made["tokens"]["0"]))
    assert answer.json()["code"] == "record-running"
    assert client.http.get(f"/api/replay/{made['id']}").json()["code"] == "record-running"


@pytest.mark.parametrize("text", [b"", b"hello", b"\xff", b"underdeck record 9\n{}", b"underdeck record 1\n{}\n"])
def test_damaged_uploads(client, text):
    answer = client.http.post("/api/records", content=text)
    assert answer.status_code == 400 and answer.json()["code"].startswith("record-")


def test_an_upload_of_other_rules_or_too_large(client):
    record = new("onedeck", heroes=["mage"], dungeon="dragons-cave").record()
    assert client.http.post("/api/records", content=record).status_code == 200
    old = record.replace('"rules":', '"rules":9')
    assert client.http.post("/api/records", content=old).json()["code"] == "record-rules"
    assert client.http.post("/api/records", content="x" * 3_000_000).json()["code"] == "message-size"


def test_other_pages_may_not_act(client):
    evil = {"origin": "https://evil.example"}
    assert client.http.post("/api/games", json={}, headers=evil).json()["code"] == "origin"
    made = client.create()
    with client.http.websocket_connect(f"{LINES}/{made['id']}", headers=evil) as socket:
        assert json.loads(socket.receive_text())["code"] == "origin"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()
    own = {"origin": "http://127.0.0.1:8000"}
    assert client.http.post("/api/join", json={"invite": ""}, headers=own).json()["code"] == "token"


def test_another_version_of_the_protocol(client):
    made = client.create()
    with client.http.websocket_connect(f"{LINES}/{made['id']}?v=2") as socket:
        assert json.loads(socket.receive_text())["code"] == "wire-version"


def limited(tmp_path, **limits):
    return TestClient(make_app(Settings(data=str(tmp_path), **limits)), base_url="http://127.0.0.1:8000")


def test_limits(tmp_path):
    with limited(tmp_path / "a", max_games=1) as http:
        made = Client(http).create()
        body = {"game": "onedeck", "setup": {"heroes": ["mage"], "dungeon": "dragons-cave"}}
        assert http.post("/api/games", json=body).json()["code"] == "too-many-games"
        assert http.get("/health").json()["games"] == 1
    with limited(tmp_path / "a", max_guests=1) as http:
        client = Client(http)
        with client.sit(made["id"], [made["watch"]]), client.sit(made["id"], [made["watch"]]) as second:
            assert second.last["code"] == "too-many-spectators"
    with limited(tmp_path / "b", max_connections=0) as http:
        made = Client(http).create()
        with Client(http).sit(made["id"], [made["watch"]], hello=False) as player:
            assert player.refused() == "too-many-connections"
    with limited(tmp_path / "c", messages_per_second=1, requests_per_second=1) as http:
        made = Client(http).create()
        with Client(http).sit(made["id"], [made["watch"]]) as player:
            for _ in range(5):
                player.send(t="ping")
            assert player.refused() == "rate"
        codes = [http.post("/api/join", json={"invite": ""}).json()["code"] for _ in range(4)]
        assert codes[-1] == "rate"


def test_games_that_were_left_behind_do_not_fill_the_server(tmp_path, monkeypatch):
    limits = Settings(data=str(tmp_path), max_games=1, requests_per_second=1000)
    with TestClient(make_app(limits), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        client.create()
        record = new("onedeck", heroes=["mage"], dungeon="dragons-cave").record()
        assert http.post("/api/records", content=record).status_code == 200
        assert client.post("/api/games", game="onedeck").json()["code"] == "too-many-games"
        assert http.post("/api/records", content=record).json()["code"] == "too-many-games"
        monkeypatch.setattr(store, "FORGOTTEN_SECONDS", 0)
        client.create()
        assert http.post("/api/records", content=record).status_code == 200


def test_every_answer_carries_the_policy(client):
    headers = client.http.get("/health").headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_a_database_that_we_cannot_keep(tmp_path):
    Store(tmp_path / "newer").close()
    with sqlite3.connect(tmp_path / "newer" / FILE) as database:
        database.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / FILE).write_text("not a database at all, only some text " * 100)
    (tmp_path / "foreign").mkdir()
    with sqlite3.connect(tmp_path / "foreign" / FILE) as database:
        database.execute("CREATE TABLE other (x)")
    (tmp_path / "file").write_text("")
    for name, code in (
        ("newer", "database-newer"), ("text", "database-foreign"), ("foreign", "database-foreign"),
        ("file", "database-open"),
    ):  # fmt: skip
        with pytest.raises(Refusal) as caught:
            Store(tmp_path / name)
        assert caught.value.code == code and str(caught.value)


def test_a_database_that_is_in_use(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    first = Store(tmp_path)
    with pytest.raises(Refusal) as caught:
        Store(tmp_path)
    assert caught.value.code == "database-locked"
    first.close()
    with sqlite3.connect(tmp_path / FILE, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Refusal) as caught:
            Store(tmp_path)
        assert caught.value.code == "database-locked"
        other.execute("ROLLBACK")
        other.execute("PRAGMA query_only = 1")
        with pytest.raises(sqlite3.OperationalError) as readonly:
            other.execute("DELETE FROM games")
    assert first.explained(readonly.value).code == "database-readonly"


def test_a_removed_lock_file_lets_nobody_in(tmp_path):
    first = Store(tmp_path)
    (tmp_path / LOCK).unlink()
    with pytest.raises(Refusal) as caught:
        Store(tmp_path)
    assert caught.value.code == "database-locked"
    first.close()
    Store(tmp_path).close()


def test_a_server_of_before_is_noticed_by_its_lock_file(tmp_path):
    with (tmp_path / LOCK).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with pytest.raises(Refusal) as caught:
            Store(tmp_path)
    assert caught.value.code == "database-locked"
    Store(tmp_path).close()


def test_health_says_when_nothing_can_be_written(client, settings, tmp_path, monkeypatch):
    monkeypatch.setattr(database, "PROBE_SECONDS", 0)
    well = client.http.get("/health")
    assert well.status_code == 200 and well.json()["ok"] and well.json()["reason"] == ""
    with FullDisk():
        ill = client.http.get("/health")
    assert (ill.status_code, ill.json()["ok"], ill.json()["reason"]) == (503, False, "database-write")
    assert client.http.get("/health").status_code == 200


def test_health_is_asked_of_the_disk_only_now_and_then(client, monkeypatch):
    store = client.http.app.state.hub.store
    tried = []
    monkeypatch.setattr(store, "try_to_write", lambda free: tried.append(free) or "")
    for _ in range(5):
        client.http.get("/health")
    assert tried == [50_000_000]


def test_health_says_when_the_disk_is_nearly_full(tmp_path):
    with limited(tmp_path, free_megabytes=10**9) as http:
        ill = http.get("/health")
        assert (ill.status_code, ill.json()["reason"]) == (503, "disk-low")


def test_an_answer_that_can_not_be_stored_did_not_happen(client, settings, monkeypatch):
    made = client.create()
    hub = client.http.app.state.hub
    with client.sit(made["id"], made["tokens"].values()) as player:
        before = player.until_asked()

        def full(*_):
            raise Refusal("database-write")

        monkeypatch.setattr(hub.store, "append", full)
        player.answer()
        assert player.refused() == "database-write"
        monkeypatch.undo()
        player.send(t="lang", lang="en")
        after = player.until(lambda message: message["t"] == "table")
        assert after["answers"] == before["answers"] and after["view"] == before["view"]
        assert after["version"] == before["version"]
        player.answer()
        assert player.until(lambda message: message["t"] == "table")["answers"] == before["answers"] + 1


class FullDisk:
    """As a full disk: no file may be written beyond its first bytes."""

    def __enter__(self):
        self.handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        self.before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (10, self.before[1]))

    def __exit__(self, *error):
        resource.setrlimit(resource.RLIMIT_FSIZE, self.before)
        signal.signal(signal.SIGXFSZ, self.handler)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_after_a_full_disk_the_same_answer_is_accepted(client, lang):
    """It never happened: nobody has to look again, and nobody is told the words of a database."""
    made = client.create("onedeck", {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}, ["me", "invite"])
    joined = client.post("/api/join", invite=made["invites"]["1"]).json()
    with (
        client.sit(made["id"], made["tokens"].values(), lang) as player,
        client.sit(made["id"], [joined["token"]], lang) as other,
    ):
        player.settle()
        other.settle()
        before, seen = player.until_asked(), len(other.raw)
        with FullDisk():
            player.answer()
            refused = player.until(lambda message: message["t"] in ("no", "table"))
        assert refused["code"] == "database-write"
        assert refused["text"] == text_in(lang)("refuse-database-write")
        other.settle()
        assert [json.loads(text)["t"] for text in other.raw[seen:]] == ["pong"]
        player.answer(version=before["version"])
        after = player.until(lambda message: message["t"] in ("no", "table"))
        assert after["t"] == "table" and after["answers"] > before["answers"]


def test_a_question_that_stood_stands_on_after_a_failed_write(client, monkeypatch):
    """Answers may cross, also where the disk refused one of them before."""
    party = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}
    made = client.create("onedeck", party, ["me", "invite"], seed=2)
    joined = client.post("/api/join", invite=made["invites"]["1"]).json()
    store = client.http.app.state.hub.store
    tokens = [made["tokens"]["0"], joined["token"]]
    with client.sit(made["id"], tokens) as both:
        while [question["kind"] for question in both.until_asked()["questions"]] != ["placing"] * 2:
            version = both.table["version"]
            both.answer()
            both.until(lambda message, before=version: message.get("version", before) > before)
    with client.sit(made["id"], tokens[:1]) as mage, client.sit(made["id"], tokens[1:]) as rogue:
        version = rogue.table["version"]
        mage.answer("done")
        mage.until(lambda message: message.get("version", version) > version)
        append = store.append
        monkeypatch.setattr(store, "append", lambda *_: failed())
        rogue.answer("done", version=version)
        assert rogue.refused() == "database-write"
        monkeypatch.setattr(store, "append", append)
        rogue.answer("done", version=version)
        answered = rogue.until(lambda message: message["t"] == "no" or message.get("version", version) > version + 1)
        assert answered["t"] == "table"


def failed():
    raise Refusal("database-write")


def test_the_disk_that_went_on_without_us_is_right(client, tmp_path):
    """However it came about: the table is shown as the disk has it."""
    made = client.create()
    hub = client.http.app.state.hub
    with client.sit(made["id"], made["tokens"].values()) as player:
        before = player.until_asked()
        words = before["questions"][0]["options"][0]["words"]
        hub.store.append(made["id"], 0, [Entry(0, words, "person")], None).result()
        player.answer(words)
        assert player.refused() == "stale"
        after = player.until(lambda message: message["t"] == "table")
        assert after["answers"] == 1 and after["version"] > before["version"]
        player.until_asked()
        player.answer()
        assert player.until(lambda message: message["t"] == "table")["answers"] == 2


def test_bots_play_on_when_the_disk_is_back(client, monkeypatch):
    """Nobody has to say anything."""
    monkeypatch.setattr(driver, "TRY_AGAIN", 0.01)
    made = client.create("stick", kinds=["bot", "bot", "bot"], seed=1)
    store = client.http.app.state.hub.store
    append, left = store.append, [3]

    def busy(*args):
        left[0] -= 1
        if left[0] >= 0:
            raise Refusal("database-write")
        return append(*args)

    monkeypatch.setattr(store, "append", busy)
    with client.sit(made["id"], [made["watch"]]) as watcher:
        assert watcher.refused() == "database-write"
        watcher.until(lambda message: message["t"] == "table" and message["answers"] > 0)
    assert sum(json.loads(text).get("code") == "database-write" for text in watcher.raw) == 1, "told once"


def test_answers_that_share_a_transaction_do_not_share_its_failure(tmp_path):
    kept = Store(tmp_path)
    header = new("onedeck", heroes=["mage"], dungeon="dragons-cave").header
    for id in "ab":
        kept.create(id, header, [Seat(0, "mage", "me")], "relaxed")
    with kept.writing:  # so that all of them wait for the disk together
        good = [kept.append("a", n, [Entry(0, "explore", "person")], None) for n in range(3)]
        bad = kept.append("b", 0, [Entry(0, "explore", "person")] * 2, None)
        twice = kept.append("b", 1, [Entry(0, "explore", "person")], None)
    assert [each.result() for each in good] == [None] * 3 and bad.result() is None
    with pytest.raises(Refusal) as caught:
        twice.result()
    assert caught.value.code == "stale"
    assert [len(kept.load(id).log) for id in "ab"] == [3, 2]
    kept.close()


def test_a_busy_disk_is_asked_once_for_all_that_wait(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    kept = Store(tmp_path)
    header = new("onedeck", heroes=["mage"], dungeon="dragons-cave").header
    kept.create("a", header, [Seat(0, "mage", "me")], "relaxed")
    asked, was = [], kept.write_answers
    monkeypatch.setattr(kept, "write_answers", lambda bundles: (asked.append(len(bundles)), was(bundles)))
    with sqlite3.connect(tmp_path / FILE) as other:
        other.execute("BEGIN IMMEDIATE")
        with kept.writing:
            waiting = [kept.append("a", n, [Entry(0, "explore", "person")], None) for n in range(5)]
        for each in waiting:
            assert isinstance(each.exception(), Refusal) and each.exception().code == "database-write"
    assert sum(asked) == 5
    kept.append("a", 0, [Entry(0, "explore", "person")], None).result()
    kept.close()


def test_settings_come_from_flags_then_the_environment_then_the_file(tmp_path):
    (tmp_path / "underdeck.toml").write_text('port = 1\nhost = "a"\nmax_games = 7\n')
    found = read_settings({"port": 3, "host": None, "data": str(tmp_path)}, {"UNDERDECK_HOST": "b"})
    assert (found.port, found.host, found.max_games) == (3, "b", 7)
    for environment, code in (
        ({"UNDERDECK_PORT": "many"}, "setting-value"),
        ({"UNDERDECK_PORT": "-1"}, "setting-value"),
        ({"UNDERDECK_PUSH_CONTACT": "nobody"}, "setting-value"),
    ):
        with pytest.raises(Refusal) as caught:
            read_settings({"data": str(tmp_path / "none")}, environment)
        assert caught.value.code == code
    (tmp_path / "underdeck.toml").write_text("ports = 1\n")
    with pytest.raises(Refusal) as caught:
        read_settings({"data": str(tmp_path)}, {})
    assert caught.value.code == "setting-unknown"

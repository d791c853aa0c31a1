"""Journals on the server: whoever has the link has the journal."""

import sqlite3

import msgspec
import pytest
from sqlalchemy import select, update
from starlette.testclient import TestClient

from server.helpers import Client
from server.shelves import older
from underdeck.progress.facet import ProgressFacet
from underdeck.server import database, journals
from underdeck.server.app import make_app
from underdeck.table.wire import JournalEntry


def deed(**more):
    part = {"name": "mage", "won": True, "beaten": ["ogre-1"], "hurt": {"ogre-1": 2}}
    return {"format": 1, "game": "onedeck", "outcome": "victory", "turns": 9, "answers": 80, "parts": [part], **more}


def entry(id, at=1, **more):
    return {"id": id, "at": at, "mine": ["mage"], "deed": deed(), **more}


def begin(client):
    return client.http.post("/api/journals").json()["token"]


def ids(answer):
    assert answer.status_code == 200, answer.text
    return [each["id"] for each in answer.json()["entries"]]


def added(client, token, *entries):
    answer = client.post("/api/journals/add", token=token, entries=[*entries])
    assert answer.status_code == 200, answer.text
    return answer.json()["added"]


def test_games_are_entered_once_and_read_in_order(client):
    token = begin(client)
    assert ids(client.post("/api/journals/entries", token=token)) == []
    assert added(client, token, entry("b", 2), entry("a", 1)) == ["b", "a"]
    changed = entry("a", 1, deed=deed(turns=1))
    assert added(client, token, changed, entry("c", 3)) == ["c"]
    assert ids(client.post("/api/journals/entries", token=token)) == ["a", "b", "c"]
    first = client.post("/api/journals/entries", token=token).json()["entries"][0]
    assert first["deed"]["turns"] == 9


def test_only_its_link_opens_a_journal(client):
    token = begin(client)
    seat = client.create()["tokens"]["0"]
    for wrong in (seat, token[:-1] + ("A" if token[-1] != "A" else "B"), "nonsense"):
        assert client.post("/api/journals/entries", token=wrong).json()["code"] == "token"


def test_a_journal_that_is_gone_is_told(client):
    token = begin(client)
    assert client.post("/api/journals/delete", token=token).status_code == 200
    for path in ("entries", "delete"):
        answer = client.post(f"/api/journals/{path}", token=token)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-journal")
    assert client.post("/api/journals/add", token=token, entries=[entry("a")]).json()["code"] == "no-such-journal"


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (entry("a", deed=deed(format=2)), "journal-newer"),
        (entry("a", deed=deed(format=0)), "journal-entry"),
        (entry(""), "journal-entry"),
        (entry("a" * 41), "journal-entry"),
        (entry("a", at=-1), "journal-entry"),
        (entry("a", at=10**30), "journal-entry"),
        (entry("a", deed=deed(met=["x"] * 500)), "journal-entry"),
        (entry("a", deed=deed(place="x" * 81)), "journal-entry"),
        (entry("a", mine=["x" * 81]), "journal-entry"),
        (entry("a", challenge="x" * 81), "journal-entry"),
        (entry("a", deed=deed(counts={"x" * 81: 1})), "journal-entry"),
        (entry("a", deed=deed(turns=2**60)), "journal-entry"),
        (entry("a", deed=deed(met=[f"{n:>079}" for n in range(200)])), "journal-entry"),
        (entry("a", deed=deed(parts=[{"name": "x", "won": 1}])), "wire-form"),
        ({"id": "a"}, "wire-form"),
    ],
)
def test_a_page_that_can_not_be_right_changes_nothing(client, bad, code):
    token = begin(client)
    answer = client.post("/api/journals/add", token=token, entries=[entry("good"), bad])
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert ids(client.post("/api/journals/entries", token=token)) == []


def test_a_full_journal_says_so(client, monkeypatch):
    monkeypatch.setattr(journals, "MOST_ENTRIES", 2)
    token = begin(client)
    assert added(client, token, entry("a"), entry("b")) == ["a", "b"]
    answer = client.post("/api/journals/add", token=token, entries=[entry("b"), entry("c")])
    assert (answer.status_code, answer.json()["code"]) == (409, "journal-full")


def test_a_long_journal_comes_in_pages(client, monkeypatch):
    monkeypatch.setattr(journals, "MOST_ON_PAGE", 3)
    token = begin(client)
    added(client, token, *[entry(id, at) for id, at in zip("hgfedcba", (1, 2, 2, 2, 3, 3, 4, 5), strict=True)])
    found, more = [], True
    while more:
        page = client.post("/api/journals/entries", token=token, after=found[-1] if found else "")
        more = page.json()["more"]
        assert len(ids(page)) <= 3
        found += ids(page)
    assert found == [*"hefgcdba"]
    monkeypatch.setattr(journals, "LARGEST_PAGE", 1)
    page = client.post("/api/journals/entries", token=token, after="b")
    assert ids(page) == ["a"] and not page.json()["more"]
    assert len(ids(client.post("/api/journals/entries", token=token))) == 1
    assert ids(client.post("/api/journals/entries", token=token, after="nothing")) == []


def test_bytes_have_an_end_for_a_journal_for_an_address_and_for_all(settings, monkeypatch):
    size = len(msgspec.json.encode(msgspec.convert(entry("a"), JournalEntry)))

    def codes(client, token, *names):
        return [
            client.post("/api/journals/add", token=token, entries=[entry(name)]).json().get("code") for name in names
        ]

    def near(address, **more):
        app = make_app(msgspec.structs.replace(settings, **more))
        return TestClient(app, "http://127.0.0.1:8000", client=(address, 50000))

    with near("192.0.2.7") as http:
        client = Client(http)
        monkeypatch.setattr(journals, "LARGEST_JOURNAL", 2 * size)
        monkeypatch.setattr(journals, "ADDRESS_BYTES", 3 * size)
        first, second = begin(client), begin(client)
        assert codes(client, first, "a", "b", "a", "c") == [None, None, None, "journal-bytes"]
        assert codes(client, second, "a", "b") == [None, "journals-bytes"]
    with near("192.0.2.9") as http:
        client = Client(http)
        foreign = entry("a", deed=deed(place="神" * 40))
        assert added(client, begin(client), foreign) == ["a"]
        with client.http.app.state.hub.store.reading() as connection:
            newest = select(database.journals.c.bytes).order_by(database.journals.c.seen.desc())
            kept = len(msgspec.json.encode(msgspec.convert(foreign, JournalEntry)))
            assert connection.execute(newest).scalar() == kept > size + 80
    with near("192.0.2.8", journal_megabytes=0) as http:
        assert codes(Client(http), begin(Client(http)), "a") == ["journals-bytes"]
    with near("192.0.2.8") as http:
        client = Client(http)
        token = begin(client)
        assert codes(client, token, "a", "b") == [None, None]
        with client.http.app.state.hub.store.answering() as connection:
            connection.execute(update(database.journals).values(bytes=journals.UNCOUNTED))
        assert codes(client, token, "c") == ["journal-bytes"], "what an older version did not count"


def test_a_page_of_an_older_version_is_read_however_large(client, tmp_path):
    token = begin(client)
    added(client, token, entry("a"))
    large = msgspec.json.encode(entry("a", deed=deed(place="x" * 60_000))).decode()
    with sqlite3.connect(tmp_path / database.FILE) as disk:
        disk.execute("UPDATE deeds SET entry = ?", (large,))
    assert ids(client.post("/api/journals/entries", token=token)) == ["a"]


def test_the_end_of_a_game_is_told_with_what_a_journal_keeps(client):
    made = client.create(seed=8)
    with client.sit(made["id"], made["tokens"].values()) as player:
        table = player.play()
    found = table["over"]["deed"]
    assert (found["game"], found["outcome"], found["place"]) == ("onedeck", table["over"]["outcome"], "dragons-cave")
    token = begin(client)
    kept = {"id": made["id"], "at": 5, "mine": ["mage"], "deed": found}
    assert added(client, token, kept) == [made["id"]]


def test_a_game_that_began_in_the_middle_is_no_deed(client):
    made = client.create(seed=8)
    with client.sit(made["id"], made["tokens"].values()) as player:
        last = player.play()["answers"]
    branch = client.post("/api/games", branch={"replay": made["id"], "at": last - 1}).json()
    with client.sit(branch["id"], branch["tokens"].values()) as player:
        assert player.play()["over"]["deed"] is None


def test_a_database_without_journals_gets_them_and_keeps_every_game(settings, tmp_path):
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        made = Client(http).create()
    with sqlite3.connect(tmp_path / database.FILE) as old:
        for table in ("deeds", "journals", "results"):
            old.execute(f"DROP TABLE {table}")
    older(tmp_path, 8)
    with TestClient(make_app(settings), base_url="http://127.0.0.1:8000") as http:
        client = Client(http)
        with client.sit(made["id"], made["tokens"].values()) as player:
            assert player.until_asked()["questions"]
        assert added(client, begin(client), entry("a")) == ["a"]
    with sqlite3.connect(tmp_path / database.FILE) as now:
        assert now.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone() == (str(database.SCHEMA),)


def test_a_damaged_page_is_told_and_not_a_traceback(client, tmp_path):
    token = begin(client)
    client.post("/api/journals/add", token=token, entries=[entry("a")])
    with sqlite3.connect(tmp_path / database.FILE) as disk:
        disk.execute("UPDATE deeds SET entry = '{'")
    assert client.post("/api/journals/entries", token=token).json()["code"] == "journal-unreadable"


@pytest.mark.parametrize("game", ["onedeck", "stick"])
def test_everything_in_a_deed_has_a_name(client, game):
    from browser.records import played
    from underdeck.match.story import story_of
    from underdeck.plugin.registry import plugin_of

    deed = ProgressFacet.of(plugin_of(game)).deed(played(game), story_of(played(game)))
    names = client.http.get(f"/api/names/{game}", params={"lang": "fr"}).json()
    ids = [*deed.met, *deed.found, *[id for part in deed.parts for id in (part.name, *part.beaten)], deed.place]
    assert [id for id in ids if id not in names] == []
    assert msgspec.json.encode(names)

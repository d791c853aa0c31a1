"""What one address may have of a server, and what goes by itself when nobody comes back to it."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from server.helpers import ONEDECK, Client
from server.shelves import older
from server.test_together import PARTY
from underdeck import new
from underdeck.kernel.refusal import Refusal
from underdeck.server import hub
from underdeck.server.app import make_app
from underdeck.server.database import FILE, games, records, sheets
from underdeck.server.settings import Settings

RECORD = new("stick", seed=3, players=["roy", "haley"]).record()
DAY = 24 * 3600


def at(address, tmp_path, **settings):
    limits = Settings(data=str(tmp_path), **{"requests_per_second": 1e4, **settings})
    return TestClient(make_app(limits), "http://127.0.0.1:8000", client=(address, 50000))


def created(http):
    return http.post("/api/games", json={"game": "onedeck", "setup": ONEDECK}).json().get("code")


def test_one_address_has_its_share_of_games_also_after_a_restart(tmp_path):
    for expected in ([None, None, "address-games"], ["address-games"]):
        with at("192.0.2.7", tmp_path, address_games=2) as http:
            assert [created(http) for _ in expected] == expected
    with at("192.0.2.8", tmp_path, address_games=2) as http:
        assert created(http) is None
    for machine in ("127.0.0.1", "127.0.0.2", "::1"):
        with at(machine, tmp_path, address_games=2) as http:
            assert [created(http) for _ in range(3)] == [None, None, "address-games"]


def test_no_address_is_written_down(tmp_path):
    with at("192.0.2.7", tmp_path) as http:
        created(http)
        http.post("/api/campaigns", json={"hero": "mage", "name": "Ada"})
        http.post("/api/records", content=RECORD)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        made = " UNION ALL ".join(f"SELECT maker FROM {table}" for table in ("games", "sheets", "records"))
        makers = [maker for (maker,) in database.execute(made)]
    assert len(makers) == 3 and len(set(makers)) == 1 and makers[0] and "192" not in makers[0]
    assert b"192.0.2.7" not in (tmp_path / FILE).read_bytes()


def test_one_address_has_its_share_of_sheets_and_uploads(tmp_path):
    with at("192.0.2.7", tmp_path, address_sheets=2, address_uploads=2) as http:
        made = [http.post("/api/campaigns", json={"hero": "mage", "name": "Ada"}).json() for _ in range(3)]
        assert [each.get("code") for each in made] == [None, None, "address-sheets"]
        parcel = http.post("/api/campaigns/parcel", json={"token": made[0]["token"]}).text
        codes = [http.post("/api/records", content=RECORD).json().get("code")]
        codes += [http.post("/api/campaigns/bring", json={"parcel": parcel}).json().get("code") for _ in range(2)]
        assert codes == [None, "address-sheets", "address-uploads"]


def test_one_address_has_its_share_of_the_records_also_after_a_restart(tmp_path):
    for expected in ([None, None, "address-records"], ["address-records"]):
        with at("192.0.2.7", tmp_path, address_records=2) as http:
            assert [http.post("/api/records", content=RECORD).json().get("code") for _ in expected] == expected
    for elsewhere in ("192.0.2.8", "127.0.0.1", "2001:db8::1"):
        with at(elsewhere, tmp_path, address_records=2) as http:
            assert http.post("/api/records", content=RECORD).json().get("code") is None


def test_one_address_has_its_share_of_reading(tmp_path, no_time):
    with at("192.0.2.7", tmp_path, reads_per_second=1) as http:
        answers = [http.get("/api/catalog") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429] and answers[2].json()["code"] == "rate"
    with at("127.0.0.1", tmp_path, reads_per_second=1) as http:
        assert {http.get("/api/catalog").status_code for _ in range(5)} == {200}


@pytest.mark.parametrize("path", ["/api/words", "/api/catalog", "/api/cards/stick", "/api/rules/onedeck"])
def test_what_is_the_same_for_all_is_sent_once(client, path):
    first = client.http.get(path, headers={"accept-encoding": "gzip"})
    plain = client.http.get(path, headers={"accept-encoding": "identity"})
    assert first.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert first.json() == plain.json()
    again = client.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content
    assert client.http.get(path, params={"lang": "fr"}).headers["etag"] != first.headers["etag"]


# What goes by itself


def age(hub, table, id, seconds):
    column = "touched" if table is games else "seen"
    with hub.store.answering() as connection:
        connection.execute(update(table).where(table.c.id == id).values({column: time.time() - seconds}))


def clear_out(client):
    client.http.portal.call(client.http.app.state.hub.clear_out)


def found(client, made):
    with client.sit(made["id"], [made["watch"]]) as player:
        return player.last["t"] == "table"


def test_what_fails_once_is_tidied_again(settings, monkeypatch):
    """A stranger's game may raise anything when it is asked for its day."""
    monkeypatch.setattr(hub, "TIDY_SECONDS", 0.01)
    app = make_app(settings)
    rounds, again = [], threading.Event()

    async def fail():
        rounds.append(1)
        if len(rounds) > 1:
            again.set()
        raise ZeroDivisionError

    app.state.hub.clear_out = fail
    with TestClient(app, "http://127.0.0.1:8000"):
        assert again.wait(60)


def test_a_game_nobody_answered_in_goes_and_one_with_an_answer_stays(client):
    hub = client.http.app.state.hub
    fresh, empty, played, joined = (client.create("onedeck", PARTY, ["me", "invite"]) for _ in range(4))
    with client.sit(played["id"], played["tokens"].values()) as player:
        player.until_asked()
        version = player.table["version"]
        player.answer()
        player.until(lambda message: message.get("version", version) > version)
    for made in (empty, played, joined):
        age(hub, games, made["id"], 25 * 3600)
    client.post("/api/join", invite=joined["invites"]["1"])
    for room in hub.rooms.values():
        client.http.portal.call(room.stop)
    hub.rooms.clear()
    clear_out(client)
    assert [found(client, made) for made in (fresh, empty, played, joined)] == [True, False, True, True]
    assert client.post("/api/join", invite=empty["invites"]["1"]).json()["code"] == "no-such-table"


async def asked_meanwhile(hub, ids, id, finish):
    """Ask for that game while these are deleted, which `finish` does."""
    begun, going_on = asyncio.Event(), threading.Event()
    loop, forget = asyncio.get_running_loop(), hub.store.forget

    def slowly(gone):
        loop.call_soon_threadsafe(begun.set)
        going_on.wait(60)
        finish(forget, gone)

    hub.store.forget = slowly
    deleting = asyncio.create_task(hub.forget(ids))
    await begun.wait()
    asking = asyncio.create_task(hub.open_room(id))
    await asyncio.sleep(0)
    going_on.set()
    return await asyncio.gather(deleting, asking, return_exceptions=True)


def test_who_asks_for_a_game_that_goes_is_told_that_it_is_gone(client):
    hub, ids = client.http.app.state.hub, [client.create()["id"] for _ in range(2)]
    deleted, asked = client.http.portal.call(asked_meanwhile, hub, ids, ids[1], lambda forget, gone: forget(gone))
    assert deleted is None and (asked.code, asked.facts) == ("no-such-table", {"name": ids[1]})
    assert not hub.leaving and not hub.opening


def test_a_game_that_the_disk_could_not_delete_opens(client):
    def fail(forget, gone):
        raise Refusal("database-write")

    hub, id = client.http.app.state.hub, client.create()["id"]
    deleted, asked = client.http.portal.call(asked_meanwhile, hub, [id], id, fail)
    assert deleted.code == "database-write" and asked is hub.rooms[id] and not hub.leaving


def test_a_game_that_somebody_looks_at_stays(client):
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        age(client.http.app.state.hub, games, made["id"], 25 * 3600)
        clear_out(client)
        player.until_asked()
        player.answer()
        player.until(lambda message: message.get("version", 0) > 0)


def test_a_sheet_in_a_game_that_went_is_free(client):
    sheet = client.post("/api/campaigns", hero="mage", name="Ada").json()
    made = client.create("onedeck", {"dungeon": "dragons-cave"}, sheets=[sheet["token"]])
    age(client.http.app.state.hub, games, made["id"], 25 * 3600)
    assert client.post("/api/campaigns/sheet", token=sheet["token"]).json()["open"] == made["id"]
    clear_out(client)
    assert client.post("/api/campaigns/sheet", token=sheet["token"]).json()["open"] is None


def test_records_and_sheets_that_nobody_looks_at_go(client):
    hub = client.http.app.state.hub
    old, new = (client.http.post("/api/records", content=RECORD).json()["replay"] for _ in range(2))
    unused, used = (client.post("/api/campaigns", hero="mage", name=name).json() for name in ("Ada", "Bea"))
    client.create("onedeck", {"dungeon": "dragons-cave"}, sheets=[used["token"]])
    for id in (old, new):
        age(hub, records, id, 31 * DAY)
    for sheet in (unused, used):
        age(hub, sheets, sheet["id"], 91 * DAY)
    assert client.http.get(f"/api/replay/{new}").status_code == 200
    clear_out(client)
    assert client.http.get(f"/api/replay/{old}").json()["code"] == "no-such-replay"
    assert hub.store.record(new) == RECORD
    rows = client.post("/api/campaigns/mine", tokens=[unused["token"], used["token"]]).json()
    assert [row["id"] for row in rows] == [used["id"]]


# Sheets


def test_a_sheet_is_deleted_for_good(client):
    sheet, other = (client.post("/api/campaigns", hero="mage", name=name).json() for name in ("Ada", "Bea"))
    made = client.create("onedeck", {"dungeon": "dragons-cave"}, sheets=[sheet["token"]])
    playing = client.post("/api/campaigns/delete", token=sheet["token"])
    assert (playing.status_code, playing.json()["code"]) == (409, "sheet-playing")
    client.post("/api/campaigns/abandon", token=sheet["token"])
    assert client.post("/api/campaigns/delete", token=made["watch"]).json()["code"] == "token"
    assert client.post("/api/campaigns/delete", token=sheet["token"]).json() == {}
    assert client.post("/api/campaigns/sheet", token=sheet["token"]).json()["code"] == "no-such-sheet"
    assert client.post("/api/campaigns/delete", token=sheet["token"]).json()["code"] == "no-such-sheet"
    assert client.post("/api/campaigns/sheet", token=other["token"]).json()["name"] == "Bea"


def test_a_file_of_an_older_version_loses_nothing(tmp_path):
    """What was there before is looked at from now on."""
    with at("127.0.0.1", tmp_path) as http:
        client = Client(http)
        id = http.post("/api/records", content=RECORD).json()["replay"]
        sheet = client.post("/api/campaigns", hero="mage", name="Ada").json()
        made = client.create()
    older(tmp_path, 4)
    with at("127.0.0.1", tmp_path) as http:
        client = Client(http)
        clear_out(client)
        assert http.get(f"/api/replay/{id}").status_code == 200 and found(client, made)
        assert client.post("/api/campaigns/sheet", token=sheet["token"]).json()["name"] == "Ada"

"""A finished game looked back at: thought about beside the server, kept with the game, told in any language."""

import gc
import sys
import time
from contextlib import contextmanager
from functools import partial

import msgspec
import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from server.helpers import Client, bearing
from underdeck import Refusal, load, new
from underdeck.bots import Random, ask
from underdeck.server.app import make_app
from underdeck.server.database import records
from underdeck.server.upload_reader import ADDRESS_QUEUED

PATIENCE = 60


def record(seed=1):
    match, bot = new("onedeck", heroes=["mage"], dungeon="dragons-cave", seed=seed), Random(seed)
    while match.outcome is None:
        match.submit(*ask(bot, match))
    return match.record()


@contextmanager
def serving(settings, **changes):
    with TestClient(make_app(msgspec.structs.replace(settings, **changes)), base_url="http://127.0.0.1:8000") as http:
        yield Client(http)


def reviewed(client, id, lang="en", seat=""):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = client.http.get(f"/api/review/{id}?lang={lang}&seat={seat}")
        if answer.status_code != 202:
            return answer
        assert answer.json()["thinking"]
        time.sleep(0.05)
    raise TimeoutError


@pytest.mark.long
def test_an_uploaded_record_is_reviewed_when_somebody_asks_and_kept(client, settings):
    id = client.http.post("/api/records", content=record()).json()["replay"]
    assert client.http.get(f"/api/review/{id}").status_code == 202
    page = reviewed(client, id).json()
    assert page["game"] == "onedeck" and page["answers"] == page["curve"][-1][0] and page["curve"][-1][1] == 0.0
    assert page["lines"][0] == "Mage: defeat." and [each["label"] for each in page["seats"]] == ["Mage"]
    french = client.http.get(f"/api/review/{id}?lang=fr")
    assert french.status_code == 200, "it is kept"
    assert french.json()["curve"] == page["curve"] and french.json()["lines"] != page["lines"]


@pytest.mark.long
def test_a_game_that_ends_is_reviewed_by_itself_and_one_may_play_from_its_moments(settings):
    with serving(settings, reviews=True) as client:
        made = client.create(seed=1)
        with client.sit(made["id"], made["tokens"].values()) as player:
            over = player.play()
        assert over["over"]
        hub = client.http.app.state.hub
        end = time.monotonic() + PATIENCE
        while hub.store.review(made["id"], 0, over["answers"]) is None and time.monotonic() < end:
            time.sleep(0.05)
        page = client.http.get(f"/api/review/{made['id']}").json()
        assert page["answers"] == over["answers"]
        at = page["curve"][0][0]
        again = client.post("/api/games", branch={"replay": made["id"], "at": at}, seats=[{"kind": "me"}])
        assert again.status_code == 200
    with serving(settings) as client:
        assert client.http.get(f"/api/review/{made['id']}").json() == page, "as the disk has it"


@pytest.mark.long
@pytest.mark.parametrize("seat", ["9", "abc", "-2", "1", "1" * 30])
def test_a_seat_that_there_is_not_has_no_review(client, seat):
    id = client.http.post("/api/records", content=record()).json()["replay"]
    answer = client.http.get(f"/api/review/{id}?seat={seat}")
    assert answer.status_code == 404 and answer.json()["code"] == "unknown-seat" and "0 (mage)" in answer.json()["text"]
    assert [client.http.get(f"/api/review/{id}?seat={own}").status_code for own in ("", "-1", "0", "Mage")] == 4 * [202]


def test_one_plays_from_a_moment_before_the_end_or_not_at_all(client):
    text = record()
    id = client.http.post("/api/records", content=text).json()["replay"]
    answers = len(load(text).log)
    for at in (-1, -(10**20), answers, answers + 1, 10**20):
        answer = client.post("/api/games", branch={"replay": id, "at": at})
        assert answer.status_code == 404 and answer.json()["code"] == "no-such-moment", at
    assert f"between 0 and {answers - 1}" in client.post("/api/games", branch={"replay": id, "at": -1}).json()["text"]
    for at in (0, answers - 1):
        assert client.post("/api/games", branch={"replay": id, "at": at}).status_code == 200
    broken_off = "".join(line for line in text.splitlines(True)[:8])
    id = client.http.post("/api/records", content=broken_off).json()["replay"]
    answers = len(load(broken_off).log)
    codes = [client.post("/api/games", branch={"replay": id, "at": at}).status_code for at in (answers, answers + 1)]
    assert codes == [200, 404]


@pytest.mark.long
def test_a_server_that_stops_while_it_thinks_back_leaves_no_process(settings, monkeypatch):
    left = []
    monkeypatch.setattr(sys, "unraisablehook", left.append)
    with serving(settings, review_nodes=1000) as client:
        id = client.http.post("/api/records", content=record()).json()["replay"]
        assert client.http.get(f"/api/review/{id}").status_code == 202
        reader, end = client.http.app.state.hub.review_reader, time.monotonic() + PATIENCE
        while (process := reader.process) is None:
            assert time.monotonic() < end
            time.sleep(0.01)
    gc.collect()
    assert process.returncode is not None and not left


def test_a_running_game_has_no_review_and_an_unknown_one_neither(client):
    made = client.create()
    running = client.http.get(f"/api/review/{made['id']}")
    assert running.status_code == 409 and running.json()["code"] == "record-running"
    assert client.http.get("/api/review/nothing").json()["code"] == "no-such-replay"
    unfinished = "\n".join(record().splitlines()[:4]) + "\n"
    id = client.http.post("/api/records", content=unfinished).json()["replay"]
    answer = client.http.get(f"/api/review/{id}")
    assert answer.json()["code"] == "review-running" and "not over" in answer.json()["text"]


def test_a_review_that_takes_too_long_is_given_up_and_that_is_told(settings):
    with serving(settings, review_seconds=0.001) as client:
        id = client.http.post("/api/records", content=record()).json()["replay"]
        answer = reviewed(client, id)
        assert answer.json()["code"] == "reading-time"
        assert client.http.get("/health").json()["ok"]


def played(client):
    made = client.create(seed=1)
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play()
    return made["id"]


@pytest.mark.long
def test_nothing_is_played_again_in_the_servers_own_process(settings, monkeypatch):
    with serving(settings) as client:
        ours = played(client)
    with serving(settings) as client:
        monkeypatch.setattr("underdeck.server.game_journal.replay_log", None)  # what opens a room
        theirs = client.http.post("/api/records", content=record()).json()["replay"]
        monkeypatch.setattr("underdeck.match.match.Match.submit", None)
        for id in (ours, theirs):
            assert client.http.get(f"/api/review/{id}").status_code == 202
            assert client.http.get(f"/api/replay/{id}?at=3").json()["at"] == 3


@pytest.mark.long
def test_columns_and_what_is_kept_come_before_any_process(settings):
    with serving(settings) as client:
        running = "\n".join(record().splitlines()[:4]) + "\n"
        running = client.http.post("/api/records", content=running).json()["replay"]
        over = client.http.post("/api/records", content=record()).json()["replay"]
        page = reviewed(client, over).json()
    with serving(settings) as client:
        hub = client.http.app.state.hub
        assert client.http.get(f"/api/review/{running}").json()["code"] == "review-running"
        assert client.http.get(f"/api/review/{over}?seat=9").json()["code"] == "unknown-seat"
        assert hub.replay_reader.process is None and hub.review_reader.process is None
        assert client.http.get(f"/api/review/{over}").json() == page
        assert hub.replay_reader.process is not None and hub.review_reader.process is None
        client.http.portal.call(hub.replay_reader.stop)
        assert client.http.get(f"/api/review/{over}").json() == page
        assert hub.replay_reader.process is None


def test_a_record_of_a_time_before_such_columns_is_reviewed(client, settings):
    id = client.http.post("/api/records", content=record()).json()["replay"]
    store = client.http.app.state.hub.store
    known = store.ending(id)
    for lost in (None, "damaged"):
        with store.answering() as connection:
            connection.execute(update(records).where(records.c.id == id).values(ending=lost))
        assert client.http.get(f"/api/review/{id}").status_code == 202
        assert store.ending(id) == known


def test_a_review_that_nobody_asks_for_again_is_given_up(settings, monkeypatch):
    monkeypatch.setattr("underdeck.server.hub.LEFT_SECONDS", 0)
    with serving(settings, review_nodes=1000) as client:
        hub = client.http.app.state.hub
        id = client.http.post("/api/records", content=record()).json()["replay"]
        assert client.http.get(f"/api/review/{id}").status_code == 202
        end = time.monotonic() + PATIENCE
        while hub.reviewing and time.monotonic() < end:
            time.sleep(0.01)
        assert not hub.reviewing and not hub.review_reader.queue.at_work and hub.review_reader.process is None


def test_one_sees_how_many_come_first_and_how_long_it_takes(client):
    queue = client.http.app.state.hub.review_reader.queue
    for names in ("theirs", "others"):
        client.http.portal.call(partial(queue.enter, names, cost=50))
    id = client.http.post("/api/records", content=record()).json()["replay"]
    found = client.http.get(f"/api/review/{id}").json()
    assert found["place"] == 2 and 90 < found["seconds"] < 200
    client.http.portal.call(queue.leave, queue.at_work[0])
    assert client.http.get(f"/api/review/{id}").json()["place"] == 1


def test_an_address_and_a_game_have_their_shares_of_the_queue(client):
    hub, portal = client.http.app.state.hub, client.http.portal

    def ask(id, address):
        return portal.call(hub.review, id, "", "en", address)

    portal.call(hub.review_reader.queue.enter, "somebody")
    ids = [client.http.post("/api/records", content=record()).json()["replay"] for _ in range(ADDRESS_QUEUED + 1)]
    for id in ids[:-1]:
        ask(id, "192.0.2.7")
    with pytest.raises(Refusal, match="from your network"):
        ask(ids[-1], "192.0.2.7")
    assert ask(ids[-1], "192.0.2.8").place == 2, "not behind all of the first address"
    assert ask(ids[-1], "192.0.2.7").place == 2, "what somebody waits for already is free"
    for _ in range(ADDRESS_QUEUED):
        portal.call(hub.review_reader.queue.enter, "", "game")
    with pytest.raises(Refusal, match="about this game"):
        portal.call(hub.start_review, ("game", 9, 1), "")


def test_before_the_end_nobody_else_learns_of_it(client):
    """A review tells as much as the record: whoever reads it takes nothing back any more."""
    made = client.create(seed=1)
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play()
        reviewed(client, made["id"])
        room = client.http.app.state.hub.rooms[made["id"]]
        assert room.table.told and not room.table.can_undo([0])
    token = next(iter(made["tokens"].values()))
    assert client.http.get(f"/api/games/{made['id']}/record", headers=bearing(token)).status_code == 200


@pytest.mark.long
@pytest.mark.parametrize("seat", ["", "-1"])
def test_whoever_names_no_seat_gets_the_first(client, seat):
    id = client.http.post("/api/records", content=record()).json()["replay"]
    assert reviewed(client, id, seat=seat).json()["seat"] == 0

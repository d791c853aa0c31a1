"""A finished game looked back at: thought about beside the server, kept with the game, told in any language."""

import gc
import sys
import time
from contextlib import contextmanager

import msgspec
import pytest
from starlette.testclient import TestClient

from server.helpers import Client, bearing
from underdeck import load, new
from underdeck.bots import Random, ask
from underdeck.server.app import make_app

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
        assert answer.json() == {"thinking": True}
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
        reader, end = client.http.app.state.hub.backwards, time.monotonic() + PATIENCE
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


def test_before_the_end_nobody_else_learns_of_it(client):
    """A review tells as much as the record: whoever reads it takes nothing back any more."""
    made = client.create(seed=1)
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play()
        reviewed(client, made["id"])
        room = client.http.app.state.hub.rooms[made["id"]]
        assert room.told and not room.can_undo([0])
    token = next(iter(made["tokens"].values()))
    assert client.http.get(f"/api/games/{made['id']}/record", headers=bearing(token)).status_code == 200


@pytest.mark.long
@pytest.mark.parametrize("seat", ["", "-1"])
def test_whoever_names_no_seat_gets_the_first(client, seat):
    id = client.http.post("/api/records", content=record()).json()["replay"]
    assert reviewed(client, id, seat=seat).json()["seat"] == 0

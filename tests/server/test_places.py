"""Who has a place at a table, who is told of whom, and whose place may be given away."""

import asyncio
import time
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.helpers import STICK, Client, bearing
from server.test_together import pair
from underdeck.server.app import make_app
from underdeck.server.people import MOST_SCREENS
from underdeck.server.settings import Settings


@pytest.fixture
def strict(tmp_path):
    """As a server is that nobody has set anything for, but with two places for spectators."""
    limits = Settings(data=str(tmp_path), messages_per_second=1e4, requests_per_second=1e4, bot_seconds=0, max_guests=2)
    with TestClient(make_app(limits), base_url="http://127.0.0.1:8000") as http:
        yield Client(http)


def room_of(client, made):
    return client.http.app.state.hub.rooms[made["id"]]


def tables(player):
    """How many came since."""
    before = len(player.raw)
    player.settle()
    return sum('"t":"table"' in text for text in player.raw[before:])


# Who is told


def test_hello_is_answered_to_whoever_said_it(client):
    made, tokens = pair(client, seed=2)
    with client.sit(made["id"], [tokens[0]]) as one, client.sit(made["id"], [tokens[1]]) as two:
        for player in (one, two):
            player.settle()
        with client.sit(made["id"], [made["watch"]]) as watcher:
            watcher.settle()
            two.send(t="hello", tokens=[tokens[1]])
            two.settle()
            watcher.settle()
            assert tables(one) == 0
        while len(room_of(client, made).table.guests) > 2:
            one.settle()
        assert tables(one) == 0


def test_who_comes_and_goes_with_a_seat_is_shown_to_all(client):
    made, tokens = pair(client, seed=2)
    with client.sit(made["id"], [tokens[0]]) as one:
        with client.sit(made["id"], [tokens[1]]):
            one.until(lambda message: message["t"] == "table" and message["seats"][1]["here"])
        one.until(lambda message: message["t"] == "table" and not message["seats"][1]["here"])


def test_hello_again_and_again_is_too_fast(strict):
    made = strict.create()
    with strict.sit(made["id"], made["tokens"].values()) as player:
        for _ in range(10):
            player.send(t="hello", tokens=list(made["tokens"].values()))
        assert player.refused() == "rate"


# Who has a place


def test_spectators_lock_no_player_out(strict):
    made, tokens = pair(strict, seed=2)
    with ExitStack() as seats:
        for _ in range(2):
            assert seats.enter_context(strict.sit(made["id"], [made["watch"]])).table
        late = seats.enter_context(strict.sit(made["id"], [made["watch"]]))
        assert late.last["code"] == "too-many-spectators" and late.last["text"]
        for token in tokens:
            assert seats.enter_context(strict.sit(made["id"], [token])).table["questions"] is not None


def test_one_seat_is_open_on_a_few_screens_and_the_oldest_goes(client):
    made, tokens = pair(client, seed=2)
    with ExitStack() as seats:
        first, *_ = [seats.enter_context(client.sit(made["id"], [tokens[0]])) for _ in range(MOST_SCREENS)]
        last = seats.enter_context(client.sit(made["id"], [tokens[0]]))
        assert first.refused() == "seat-crowded"
        with pytest.raises(WebSocketDisconnect) as closed:
            first.receive()
        assert closed.value.code == 1008
        last.settle()
        assert last.table["mine"] == [0] and len(room_of(client, made).table.guests) == MOST_SCREENS


# Bots


async def at_rest(room):
    while room.table.guests:
        await asyncio.sleep(0)
    await room.driver.task


def test_bots_wait_until_somebody_looks(client):
    made = client.create("stick", STICK, ["bot", "bot", "bot"], seed=2)
    with client.sit(made["id"], [made["watch"]]) as watcher:
        watcher.until(lambda message: message.get("version", 0) > 5)
        room = room_of(client, made)
    client.http.portal.call(at_rest, room)
    stood = room.table.version
    assert room.table.match.outcome is None and room.table.turn.for_bot()
    client.http.portal.call(room.wake)
    client.http.portal.call(at_rest, room)
    assert room.table.version == stood
    seen = stood - room.table.unseen_answers(())
    with client.sit(made["id"], [made["watch"]]) as watcher:
        assert watcher.table["version"] == seen
        assert watcher.until(lambda message: message.get("over"))["version"] > stood


def test_a_game_whose_bots_wait_asks_for_a_look(client):
    made = client.create("stick", STICK, ["bot", "me", "bot"], seed=2)
    client.post("/api/mine", tokens=[made["tokens"]["1"]])
    room = room_of(client, made)
    assert room.table.turn.for_bot()
    (row,) = client.post("/api/mine", tokens=[made["tokens"]["1"]]).json()
    (watched,) = client.post("/api/mine", tokens=[made["watch"]]).json()
    assert row["waiting"] and not row["asked"] and not watched["waiting"]


def test_many_rooms_of_bots_take_turns(client):
    """Each goes on while the others do."""
    many = [client.create("stick", STICK, ["bot", "bot", "bot"], seed=seed) for seed in range(6)]
    with ExitStack() as seats:
        watchers = [seats.enter_context(client.sit(made["id"], [made["watch"]])) for made in many]
        for watcher in watchers:
            watcher.until(lambda message: message.get("version", 0) > 20)
        versions = [room_of(client, made).table.version for made in many]
        assert min(versions) * 20 > max(versions)


# Whose place may be given away


def test_nobody_gives_away_the_place_of_somebody_who_is_here_or_was_just_now(strict):
    made, tokens = pair(strict, seed=2)
    with strict.sit(made["id"], [tokens[0]]) as host:
        with strict.sit(made["id"], [tokens[1]]) as other:
            host.send(t="renew", seat=1)
            assert host.refused() == "seat-not-absent"
            host.send(t="bot", seat=1, on=True)
            assert host.refused() == "seat-present"
            other.settle()
            assert "token-old" not in "".join(other.raw)
        host.until(lambda message: message["t"] == "table" and not message["seats"][1]["here"])
        host.send(t="renew", seat=1)
        assert host.refused() == "seat-not-absent"
        host.send(t="bot", seat=1, on=True)
        assert host.refused() == "seat-just-left"
        room = room_of(strict, made)
        room.people.left[1] = time.monotonic() - 61
        host.send(t="renew", seat=1)
        assert host.refused() == "seat-not-absent"
        host.send(t="bot", seat=1, on=True)
        host.until(lambda message: message["t"] == "table" and message["seats"][1]["bot"])


def test_after_a_restart_everybody_has_time_to_come_back(strict):
    made, tokens = pair(strict, seed=2)
    strict.http.app.state.hub.rooms.clear()
    with strict.sit(made["id"], [tokens[0]]) as host:
        host.send(t="bot", seat=1, on=True)
        assert host.refused() == "seat-just-left"
        host.send(t="renew", seat=1)
        assert host.refused() == "seat-not-absent"


def test_a_place_that_nobody_took_is_free_for_bots_and_new_links(strict):
    made = strict.create("stick", {"players": ["roy", "haley"]}, ["me", "invite"])
    with strict.sit(made["id"], made["tokens"].values()) as host:
        host.send(t="renew", seat=1)
        assert host.until(lambda message: message["t"] == "renewed")["invite"]
        host.send(t="bot", seat=1, on=True)
        host.until(lambda message: message["t"] == "table" and message["seats"][1]["bot"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everybody_is_told_that_a_place_was_given_away(strict, lang):
    made, tokens = pair(strict, seed=2)
    with (
        strict.sit(made["id"], [tokens[0]]) as host,
        strict.sit(made["id"], [made["watch"]], lang) as watcher,
    ):
        room_of(strict, made).people.left[1] = time.monotonic() - 601
        host.send(t="renew", seat=1)
        said = watcher.until(lambda message: message["t"] == "said")
        assert said["seat"] == 1 and said["phrase"] == "renewed" and said["text"]
        assert host.until(lambda message: message["t"] == "renewed")["invite"]
        host.send(t="say", seat=0, phrase="renewed")
        assert host.refused() == "unknown-phrase"


# Tokens


def test_a_token_goes_in_a_header_not_in_an_address(client):
    made = client.create()
    with client.sit(made["id"], made["tokens"].values()) as player:
        player.play()
    path, token = f"/api/games/{made['id']}/record", made["tokens"]["0"]
    assert client.http.get(path, headers=bearing(token)).text.startswith("underdeck record")
    for refused in (
        client.http.get(path, params={"token": token}),
        client.http.get(path, headers={"authorization": f"Basic {token}"}),
        client.http.get(path),
    ):
        assert (refused.status_code, refused.json()["code"]) == (403, "token")


# Proxies


@pytest.mark.parametrize(
    ("host", "headers", "warned"),
    [
        ("attic", {}, 1),
        ("attic", {"x-forwarded-for": "192.0.2.7"}, 0),
        ("localhost:8000", {}, 0),
        ("192.168.1.7", {}, 0),
    ],
)
def test_a_proxy_that_says_no_addresses_is_mentioned_once(tmp_path, caplog, host, headers, warned):
    limits = Settings(data=str(tmp_path), hosts=["attic"])
    with TestClient(make_app(limits), "http://127.0.0.1:8000", client=("127.0.0.1", 50000)) as http:
        for _ in range(3):
            assert http.get("/health", headers={"host": host, **headers}).status_code == 200
    assert sum("X-Forwarded-For" in record.message for record in caplog.records) == warned

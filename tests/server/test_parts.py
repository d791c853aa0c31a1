"""Nobody alone chooses chance: the server seals its secret, then every player gives a random part."""

import asyncio
import hashlib
import json
from contextlib import contextmanager

import pytest
from starlette.testclient import TestClient

import underdeck
from server.helpers import ONEDECK, STICK, Client
from underdeck.kernel.refusal import Refusal
from underdeck.match import Header, Match
from underdeck.server.app import make_app
from underdeck.server.settings import Settings

KEY = "0123456789abcdef" * 4
ONE, TWO, THREE = ("11" * 32, "22" * 32, "33" * 32)
PAIR = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}
DUEL = {"players": ["roy", "haley"], "preset": "quick"}


def header_of(client, id):
    return client.http.portal.call(client.http.app.state.hub.open_room, id).table.match.header


def join(client, made, seat):
    return client.post("/api/join", invite=made["invites"][seat]).json()


def parts(player):
    return [(each["seat"], each["part"]) for each in player.table["parts"]]


# In a record


@pytest.mark.parametrize(("game", "setup"), [("onedeck", PAIR), ("stick", DUEL)])
def test_each_part_changes_chance_and_a_record_brings_it_back(game, setup):
    plain = underdeck.new(game, seed=3, key=KEY, **setup).header
    given = [(), ((0, ONE),), ((0, TWO),), ((1, ONE),), ((0, ONE), (1, TWO))]
    found = [Match(Header(**{**as_dict(plain), "parts": each})) for each in given]
    assert len({match.position() for match in found}) == len(given)
    assert len({match.header.seal for match in found}) == 1
    for match in found:
        assert underdeck.load(match.record()).digest == match.digest


def test_a_record_without_parts_keeps_its_seal_and_its_chance():
    header = underdeck.new("onedeck", seed=3, key=KEY, **ONEDECK).header
    assert b"parts" not in underdeck.new("onedeck", seed=3, key=KEY, **ONEDECK).record().encode()
    assert header.chance == bytes.fromhex(KEY)
    line = underdeck.new("onedeck", seed=3, key=KEY, **ONEDECK).record().split("\n")[1]
    assert hashlib.sha256(line.encode()).hexdigest() == header.seal


@pytest.mark.parametrize(
    "change",
    [
        {"parts": [[0, "zz"]]},
        {"parts": [[0, ONE]], "key": ""},
        {"parts": [[0, ""]]},
        {"parts": [[1, ONE]]},
        {"parts": [[-1, ONE]]},
        {"parts": [[0, ONE], [0, TWO]]},
    ],
)
def test_what_is_no_part_is_refused(change):
    lines = underdeck.new("onedeck", seed=3, key=KEY, **ONEDECK).record().split("\n")
    lines[1] = json.dumps({**json.loads(lines[1]), **change})
    with pytest.raises(Refusal) as caught:
        underdeck.load("\n".join(lines))
    assert caught.value.code in ("part", "part-seat")


def as_dict(header):
    return {name: getattr(header, name) for name in header.__struct_fields__}


# On a server


def test_the_seal_comes_before_the_part_and_the_record_opens_both(client):
    made = client.create("onedeck")
    with client.sit(made["id"], made["tokens"].values(), part=ONE) as player:
        assert player.table["seal"] == made["seal"] and parts(player) == [(0, ONE)]
        assert "nobody chose them alone" in player.table["chance"]
        player.play()
        assert header_of(client, made["id"]).key not in "".join(player.raw)
    page = client.http.get(f"/api/replay/{made['id']}").json()
    assert hashlib.sha256(page["heading"].encode()).hexdigest() == made["seal"]
    assert page["parts"] == [{"seat": 0, "part": ONE}]


def test_the_first_part_of_a_player_counts(client):
    made = client.create("onedeck")
    for part, found in ((ONE, ONE), (TWO, ONE), ("", ONE)):
        with client.sit(made["id"], made["tokens"].values(), part=part) as player:
            assert parts(player) == [(0, found)]
    bare = client.create("onedeck")
    for part in ("", ONE):
        with client.sit(bare["id"], bare["tokens"].values(), part=part) as player:
            assert parts(player) == []


def test_what_is_no_part_hinders_nobody(client):
    made = client.create("onedeck")
    with client.sit(made["id"], made["tokens"].values(), part="mine") as player:
        assert player.last["code"] == "part"
        assert player.until(lambda message: message["t"] == "table")["parts"] == []


def test_all_parts_go_in_together_when_the_last_player_has_come(client):
    """Nobody has seen a card of the game that she could still choose."""
    made = client.create("stick", STICK, ["me", "invite", "invite"])
    with client.sit(made["id"], made["tokens"].values(), part=ONE) as host:
        alone = host.table["view"]
        assert parts(host) == [(0, ONE)] and "Still to come: Haley, Elan" in host.log[0]["text"]
        assert host.table["chance"].endswith(host.log[0]["text"])
        haley = join(client, made, "1")
        assert haley["seal"] == made["seal"] and haley["parts"] == [{"seat": 0, "part": ONE}]
        with client.sit(made["id"], [haley["token"]], part=TWO) as second:
            assert parts(second) == [(0, ONE)]
            with client.sit(made["id"], [join(client, made, "2")["token"]], part=THREE) as third:
                everybody = [(0, ONE), (1, TWO), (2, THREE)]
                assert parts(third) == everybody and "when everybody had come" in third.log[0]["text"]
                host.until(lambda message: message["t"] == "table" and len(message["parts"]) == 3)
                second.until(lambda message: message["t"] == "table" and len(message["parts"]) == 3)
                assert host.table["view"] != alone and host.table["seal"] == made["seal"]
    with client.sit(made["id"], [haley["token"]], part=THREE) as again:
        assert parts(again) == everybody


def test_whoever_comes_after_the_first_answer_is_told_and_blocks_nobody(client):
    made = client.create("onedeck", {**ONEDECK, "heroes": ["mage", "warrior"]}, ["me", "invite"])
    with client.sit(made["id"], made["tokens"].values(), part=ONE) as host:
        host.answer()
        host.until(lambda message: message["t"] == "table" and message["answers"])
        with client.sit(made["id"], [join(client, made, "1")["token"]], part=TWO) as late:
            assert parts(late) == [(0, ONE)] and late.table["answers"]
            assert "No random part is from Warrior" in late.log[0]["text"]


@contextmanager
def three(client, first, second):
    """A host, and somebody who was invited with one who has yet to come."""
    made = client.create("stick", STICK, ["me", "invite", "invite"])
    with (
        client.sit(made["id"], made["tokens"].values(), part=first) as host,
        client.sit(made["id"], [join(client, made, "1")["token"]], part=second),
    ):
        yield made, host


def test_a_player_without_a_part_is_not_waited_for(client):
    with three(client, ONE, "") as (made, _):
        token = join(client, made, "2")["token"]
        with client.sit(made["id"], [token], part=THREE) as last:
            assert parts(last) == [(0, ONE), (2, THREE)]


def test_a_seat_handed_to_a_bot_is_not_waited_for(client):
    with three(client, ONE, TWO) as (made, host):
        host.send(t="bot", seat=2, on=True)
        host.until(lambda message: message["t"] == "table" and len(message["parts"]) == 2)
        with client.sit(made["id"], [join(client, made, "2")["token"]], part=THREE) as late:
            assert parts(late) == [(0, ONE), (1, TWO)]


def test_a_part_that_the_disk_could_not_deal_with_goes_in_later(client, monkeypatch):
    made = client.create("stick", STICK, ["me", "invite", "bot"])
    store, token = client.http.app.state.hub.store, join(client, made, "1")["token"]
    with client.sit(made["id"], made["tokens"].values(), part=ONE):
        with monkeypatch.context() as broken:
            broken.setattr(store, "deal_anew", refused)
            with client.sit(made["id"], [token], part=TWO) as unlucky:
                assert unlucky.last["code"] == "database-write"
        with client.sit(made["id"], [token], part=TWO) as player:
            assert parts(player) == [(0, ONE), (1, TWO)]


def refused(*_):
    raise Refusal("database-write")


def test_whoever_goes_while_her_part_is_written_has_given_it(client):
    """What the disk has the table has too, or nobody could come in with a part any more."""
    made = client.create("onedeck")
    hub = client.http.app.state.hub

    async def leave():
        room = await hub.open_room(made["id"])
        written = asyncio.Event()
        loop, add = asyncio.get_running_loop(), hub.store.add_parts

        def slowly(*given):
            loop.call_soon_threadsafe(coming.cancel)
            add(*given)
            loop.call_soon_threadsafe(written.set)

        hub.store.add_parts = slowly
        coming = asyncio.ensure_future(room.chance.hear([0], ONE))
        await asyncio.wait([coming])
        await written.wait()
        return coming.cancelled(), room.chance.parts

    assert client.http.portal.call(leave) == (True, {0: ONE})
    with client.sit(made["id"], made["tokens"].values(), part=TWO) as player:
        assert parts(player) == [(0, ONE)]


def test_parts_survive_a_restart(tmp_path):
    def server():
        return TestClient(make_app(Settings(data=str(tmp_path))), "http://127.0.0.1:8000", client=("127.0.0.1", 50000))

    with server() as http:
        client = Client(http)
        made = client.create("stick", STICK, ["me", "invite", "invite"])
        with client.sit(made["id"], made["tokens"].values(), part=ONE):
            pass
        with client.sit(made["id"], [join(client, made, "1")["token"]], part=TWO):
            pass
    with server() as http:
        client = Client(http)
        with client.sit(made["id"], [join(client, made, "2")["token"]], part=THREE) as last:
            assert parts(last) == [(0, ONE), (1, TWO), (2, THREE)]
            view = last.table["view"]
    with server() as http:
        client = Client(http)
        with client.sit(made["id"], made["tokens"].values()) as host:
            assert parts(host) == [(0, ONE), (1, TWO), (2, THREE)]
            assert host.table["view"]["turn"] == view["turn"]


def test_what_bots_answered_before_a_part_came_is_dealt_anew(client):
    """Versions go on, so that an answer to the old game is stale."""
    made = client.create("stick", STICK, ["me", "bot", "bot"])
    with client.sit(made["id"], [made["watch"]]) as watcher:
        while 0 not in watcher.table["waiting"]:
            watcher.receive()
        with client.sit(made["id"], made["tokens"].values(), part=ONE) as host:
            assert parts(host) == [(0, ONE)] and host.table["version"] > watcher.table["version"]


def test_the_table_laid_again_asks_for_new_parts(client):
    made = client.create("onedeck")
    with client.sit(made["id"], made["tokens"].values(), part=ONE) as player:
        player.play()
        player.send(t="again", seat=0)
        laid = player.until(lambda message: message["t"] == "laid")
    with client.sit(laid["id"], laid["tokens"].values(), part=TWO) as player:
        assert player.table["seal"] == laid["seal"] != made["seal"]
        assert parts(player) == [(0, TWO)]


@pytest.mark.parametrize("wish", [{"seed": 5}, {"challenge": True}])
def test_chance_that_is_everybodys_takes_no_part(client, wish):
    if "challenge" in wish:
        wish = {"challenge": client.http.get("/api/challenges").json()["challenges"][0]["id"]}
    made = client.post("/api/games", game="onedeck", setup={} if "challenge" in wish else ONEDECK, **wish).json()
    assert made["seal"] == ""
    with client.sit(made["id"], made["tokens"].values(), part=ONE) as player:
        assert parts(player) == []

"""A bot that thinks for long is told when nobody wants its answer, and what it says then counts for nothing."""

import asyncio
import json
import signal
import time

import pytest
import websockets

from minds import Ponderer
from server.helpers import STICK
from server.test_process import Process
from underdeck import new
from underdeck.bots import Halt, ask, make_bot

PONDERER = "master:1000000"
DUEL = {"players": ["roy", "haley"], "length": "short"}


@pytest.fixture
def ponderers(monkeypatch):
    """Every bot that is made, in turn."""
    made = []

    def make(name, seed, game):
        made.append(Ponderer())
        return made[-1]

    monkeypatch.setattr("underdeck.bots.player.make_bot", make)
    return made


def begin(client, ponderers):
    seats = [{"kind": "bot", "bot": "master"}, {"kind": "me"}, {"kind": "bot", "bot": "master"}]
    made = client.post("/api/games", game="stick", setup=STICK, seats=seats, seed=3).json()
    ponderers.clear()  # their names were checked
    return made, list(made["tokens"].values())


def wait_for(happened):
    end = time.monotonic() + 30
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_room_that_everybody_left_stops_its_bot_and_asks_anew_when_somebody_comes_back(client, ponderers):
    made, tokens = begin(client, ponderers)
    with client.sit(made["id"], tokens):
        wait_for(lambda: ponderers and ponderers[0].thinking.is_set())
        room = client.http.app.state.hub.rooms[made["id"]]
    wait_for(lambda: room.driver.at_rest)
    assert ponderers[0].stopped.is_set() and room.table.match.log == []
    with client.sit(made["id"], tokens) as player:
        wait_for(lambda: len(ponderers) == 2 and ponderers[1].thinking.is_set())
        asked = room.table.match.decisions[0]
        ponderers[1].answering.set()
        player.until(lambda message: message["t"] == "table" and message["answers"] > 0)
    assert room.table.match.log[0] == (asked.seat, asked.options[-1])


def test_a_server_that_stops_does_not_wait_for_a_bot(client, ponderers):
    made, tokens = begin(client, ponderers)
    with client.sit(made["id"], tokens):
        wait_for(lambda: ponderers and ponderers[0].thinking.is_set())
        room = client.http.app.state.hub.rooms[made["id"]]
        client.http.portal.call(room.stop)
        assert ponderers[0].stopped.is_set() and room.table.match.log == []


@pytest.mark.long
def test_a_server_with_more_ponderers_than_threads_ends_at_once(tmp_path):
    server = Process(tmp_path)
    seats = [{"kind": "bot", "bot": PONDERER}, {"kind": "me"}]
    games = [server.post("/api/games", game="stick", setup=DUEL, seats=seats) for _ in range(3)]

    async def sit(made, all_here):
        async with websockets.connect(f"ws://{server.address}/ws/{made['id']}?v=1") as socket:
            await socket.send(json.dumps({"t": "hello", "tokens": list(made["tokens"].values())}))
            await socket.recv()
            await all_here.wait()

    async def stopped():
        all_here = asyncio.Barrier(4)
        sitting = [asyncio.create_task(sit(made, all_here)) for made in games]
        await asyncio.sleep(2)
        began = time.monotonic()
        assert (await asyncio.to_thread(server.end, signal.SIGTERM))[0] == 0
        for task in sitting:
            task.cancel()
        return time.monotonic() - began

    assert asyncio.run(stopped()) < 10  # of more than a minute; two seconds where nothing else runs


@pytest.mark.parametrize("game, setup", [
    ("stick", DUEL), ("onedeck", {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}),
])  # fmt: skip
def test_a_halt_stays_called_and_is_gone_with_the_answer(game, setup):
    match = new(game, seed=2, **setup)
    bot = make_bot("expert:20", 1, game)
    wanted = ask(bot, match)
    calls = iter([False, True, False, False])
    halt = Halt(lambda: next(calls))
    assert (halt(), halt(), halt(), halt.called) == (False, True, True, True)
    seat, action = ask(bot, match, stop=halt)  # without a thought
    assert (seat, action) == (match.decisions[0].seat, match.decisions[0].options[0]) and bot.stop is None
    patient = Halt(lambda: False)
    assert ask(make_bot("expert:20", 1, game), match, stop=patient) == wanted and not patient.called

"""The last word on a connection: it comes before the close, and nobody waits for a client that can't hear it."""

import asyncio
import json
from typing import get_args

import pytest
from starlette.datastructures import Headers, QueryParams
from starlette.websockets import WebSocketDisconnect

from underdeck.kernel.refusal import Refusal
from underdeck.server import sockets
from underdeck.server.hub import Hub
from underdeck.server.sockets import CLOSED_OVERFLOW, CLOSED_REFUSED, CLOSED_STOPPING, COMMANDS, MOST_WAITING, Socket
from underdeck.table import wire
from underdeck.table.refusals import MEANINGS
from underdeck.table.session import Guest
from underdeck.text import LANGUAGES, text_in


class Wire:
    """A client that says nothing; what it is told comes in when `send` lets it."""

    def __init__(self, send=None, version="1") -> None:
        self.send = send or self.at_once
        self.query_params = QueryParams({"v": version, "lang": "en"})
        self.headers = Headers({"host": "127.0.0.1"})
        self.client = None
        self.heard = []
        self.gone = asyncio.Event()

    async def at_once(self) -> None:
        pass

    async def accept(self) -> None:
        pass

    async def receive(self):
        await self.gone.wait()
        return {"type": "websocket.disconnect"}

    async def send_text(self, text) -> None:
        await self.send()
        self.heard.append(json.loads(text).get("code"))

    async def close(self, code, reason=None) -> None:
        self.heard.append((code, reason))
        self.gone.set()


@pytest.fixture
def hub(settings):
    return Hub(settings)


@pytest.fixture(autouse=True)
def all_the_time(monkeypatch):
    """Whoever waits for the goodbye without need never comes back."""
    monkeypatch.setattr(sockets, "GOODBYE_SECONDS", 3600)


async def open_line(hub, wire) -> tuple[Socket, asyncio.Task[None]]:
    line = Socket(hub, wire)
    running = asyncio.create_task(line.run())
    while line not in hub.sockets:
        await asyncio.sleep(0)
    return line, running


async def slow() -> None:
    """Slower than a moment."""
    await asyncio.sleep(0.05)


async def broken() -> None:
    raise WebSocketDisconnect(1006)


async def for_ever() -> None:
    await asyncio.Event().wait()


def test_the_last_word_comes_before_the_close(hub):
    async def stopped():
        wire = Wire(slow)
        line, running = await open_line(hub, wire)
        await line.stop()
        await running
        return wire.heard

    assert asyncio.run(stopped()) == ["stopping", (CLOSED_STOPPING, None)]


def test_who_is_refused_at_the_door_hears_why(hub):
    async def refused():
        wire = Wire(slow, version="2")
        await Socket(hub, wire).run()
        return wire.heard

    assert asyncio.run(refused()) == ["wire-version", (CLOSED_REFUSED, "wire-version")]


def test_a_broken_line_is_not_waited_for(hub):
    async def stopped():
        wire = Wire(broken)
        line, running = await open_line(hub, wire)
        line.put("{}")
        await asyncio.wait([line.writer])
        await line.stop()
        wire.gone.set()
        await running
        return wire.heard, hub.sockets

    assert asyncio.run(stopped()) == ([], set())


def test_a_line_that_is_closed_already_is_not_waited_for(hub):
    async def stopped():
        wire = Wire()
        line, running = await open_line(hub, wire)
        await line.stop()
        await line.stop()
        await running
        return wire.heard

    assert asyncio.run(stopped()) == ["stopping", (CLOSED_STOPPING, None)]


def test_who_reads_nothing_is_given_up(hub, monkeypatch):
    monkeypatch.setattr(sockets, "GOODBYE_SECONDS", 0)

    async def refused():
        wire = Wire(for_ever, version="2")
        line = Socket(hub, wire)
        await line.run()
        await asyncio.wait([line.writer])
        return wire.heard, line.writer.cancelled(), hub.sockets

    assert asyncio.run(refused()) == ([], True, set())


def test_who_is_told_too_much_hears_no_other_goodbye(hub):
    async def stopped():
        wire = Wire()
        line, running = await open_line(hub, wire)
        for _ in range(MOST_WAITING + 5):
            line.put("{}")
        await line.stop()
        await running
        return wire.heard

    assert asyncio.run(stopped()) == [None] * MOST_WAITING + [(CLOSED_OVERFLOW, None)]


# What a refusal means


def test_what_ends_the_connection_is_told_once(client):
    codes = []
    with client.sit("nothing", ["nonsense"], hello=False) as player:
        player.send(t="hello", tokens=["nonsense"])
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                codes.append(player.receive()["code"])
    assert codes == ["no-such-table"] and (closed.value.code, closed.value.reason) == (CLOSED_REFUSED, codes[0])


@pytest.mark.parametrize(("code", "final"), [("token-old", True), ("stale", False), ("seat-present", False)])
def test_a_refusal_says_whether_connecting_again_is_of_use(code, final):
    heard = []
    Guest(heard.append, "fr").refuse(Refusal(code))
    assert json.loads(heard[0])["final"] == final


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_that_means_something_has_its_sentence(language):
    assert all(text_in(language).has(f"refuse-{code}") for code in MEANINGS)


def test_each_message_has_its_command():
    assert set(COMMANDS) == set(get_args(wire.ClientMessage))

"""What strangers bring along is read in a process that can be stopped."""

import asyncio
import contextlib
import gc
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from server.test_process import Process
from underdeck import Refusal, new
from underdeck.match.header import Header
from underdeck.match.match import find_game, heading
from underdeck.server.upload_reader import ENDING, PAGES, READY, RECORD, Reader, Task

ENDLESS = "heroes mage\ndungeon mudlands\ndoors goblin-1\ndeck empty\nmode combat\nroom 1\nagenda ask-placing 1 1"
"""Asked for the dice of somebody who is not there: the rules once looked for her for ever."""

SHORT = new("stick", seed=3, players=["roy", "haley"]).record()


def record_of(position):
    game, cards = find_game("onedeck")
    return "\n".join(heading(Header("onedeck", game.rules_version, cards, 1, position=position))) + "\n"


def test_a_record_without_end_is_refused(client, monkeypatch):
    monkeypatch.setattr(client.http.app.state.hub.upload_reader, "seconds", 2)
    answer = client.http.post("/api/records", content=record_of(ENDLESS))
    assert answer.status_code in (400, 413) and answer.json()["text"]


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_takes_too_long_is_stopped_and_the_next_one_is_read(client, monkeypatch, lang):
    hub = client.http.app.state.hub
    for reader in (hub.upload_reader, hub.replay_reader):
        monkeypatch.setattr(reader, "seconds", 0)
    sheet = client.post("/api/campaigns", hero="mage", name="Ada").json()
    parcel = client.post("/api/campaigns/parcel", token=sheet["token"]).text
    for answer in (
        client.http.post("/api/records", content=SHORT, params={"lang": lang}),
        client.http.post("/api/campaigns/bring", json={"parcel": parcel}, params={"lang": lang}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (413, "reading-time") and "0" in answer.json()["text"]
    assert hub.upload_reader.process is None and hub.store.count_records() == 0
    monkeypatch.setattr(hub.upload_reader, "seconds", 60)
    id = client.http.post("/api/records", content=SHORT).json()["replay"]
    assert client.http.get(f"/api/replay/{id}").json()["code"] == "reading-time"
    assert client.post("/api/games", branch={"replay": id, "at": 0}).json()["code"] == "reading-time"
    monkeypatch.setattr(hub.replay_reader, "seconds", 60)
    assert client.http.get(f"/api/replay/{id}").json()["id"] == id
    assert client.post("/api/games", branch={"replay": id, "at": 0}).json()["id"]


def read(*tasks, patience=60):
    async def one_after_the_other():
        reader = Reader(patience)
        try:
            return [await reader.read(task) for task in tasks]
        finally:
            await reader.stop()

    return asyncio.run(one_after_the_other())


@pytest.mark.parametrize(
    ("work", "end"),
    [("threading.Event().wait(0.3)", 0), ("while True: pass", -signal.SIGPROF)],
    ids=["waits", "reckons"],
)
def test_time_is_what_is_used_not_what_a_busy_machine_keeps_waiting(work, end):
    code = f"import threading\nfrom underdeck.server.upload_reader import alarm\nwith alarm(0.1):\n    {work}"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == end


def test_a_refusal_comes_back_whole():
    with pytest.raises(Refusal) as refused:
        read(Task(RECORD, text=SHORT), Task(RECORD, text=SHORT + "0 fly\n"))
    assert refused.value.code == "record-diverged" and refused.value.facts["reason"] == "illegal-action"
    assert refused.value.cause.code == "illegal-action"


def test_a_process_is_stopped_while_it_talks(monkeypatch, tmp_path):
    chatty, left = tmp_path / "chatty", []
    chatty.write_text(f"#!/bin/sh\nprintf '{READY.decode()}'\nexec cat /dev/zero\n")
    chatty.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(chatty))
    monkeypatch.setattr(sys, "unraisablehook", left.append)

    async def stopped():
        reader = Reader(60)
        process = await reader.start()
        async with asyncio.timeout(30):
            while process._transport.get_pipe_transport(1).is_reading():  # until nobody listens any more
                await asyncio.sleep(0.001)
            await reader.stop()

    asyncio.run(stopped())
    gc.collect()
    assert not left


def test_a_process_that_dies_is_replaced():
    async def killed():
        reader = Reader(60)
        await reader.read(Task(RECORD, text=SHORT))
        reader.process.kill()
        await reader.process.wait()
        with pytest.raises(Refusal) as refused:
            await reader.read(Task(RECORD, text=SHORT))
        await reader.read(Task(RECORD, text=SHORT))
        await reader.stop()
        return refused.value.code

    assert asyncio.run(killed()) == "reading-time"


def test_a_process_that_knows_replays_outlives_whoever_left():
    async def left():
        reader = Reader(60, PAGES)
        process = await reader.start()
        reading = asyncio.create_task(reader.read(Task(ENDING, "a", SHORT)))
        while not reader.queue.at_work:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        again = await reader.read(Task(ENDING, "a"))
        assert reader.process is process
        await reader.stop()
        return again

    assert asyncio.run(left())["answers"] == 0


def test_a_queue_has_an_end(monkeypatch):
    reader = Reader(60)
    monkeypatch.setattr(reader.queue, "most", 0)
    with pytest.raises(Refusal, match="Too many people"):
        asyncio.run(reader.read(Task(RECORD, text=SHORT)))


@pytest.mark.long
def test_a_server_stops_while_it_reads(tmp_path):
    server = Process(tmp_path, reading_seconds=600)

    def upload():
        with contextlib.suppress(urllib.error.URLError, OSError):
            request = urllib.request.Request(f"http://{server.address}/api/records", record_of(ENDLESS).encode())
            urllib.request.urlopen(request, timeout=60)

    def children():
        return Path(f"/proc/{server.child.pid}/task/{server.child.pid}/children").read_text().split()

    uploading = threading.Thread(target=upload)
    uploading.start()
    while uploading.is_alive() and not children():
        pass
    found = children()
    assert server.end(signal.SIGTERM)[0] == 0
    uploading.join()
    assert not any(Path(f"/proc/{pid}").exists() for pid in found)

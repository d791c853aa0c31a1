"""The server as a process: killed in the middle of games, stopped politely."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

import pytest
import websockets

from server.helpers import STICK
from server.test_together import PARTY
from underdeck import load
from underdeck.kernel.rng import Rng
from underdeck.match import Match
from underdeck.server.store import Store

COMMAND = [sys.executable, "-c", "from underdeck.cli import main; main()", "serve", "--port", "0", "--lang", "en"]


class Process:
    def __init__(self, folder, port=0, bot_seconds=0.0, **settings):
        self.log = folder / "log"
        limits = {f"UNDERDECK_{name.upper()}": str(value) for name, value in settings.items()}
        with self.log.open("a") as log:
            self.child = subprocess.Popen(
                [*COMMAND, "--port", str(port), "--data", str(folder)], stdout=subprocess.PIPE, stderr=log, text=True,
                env={**os.environ, "UNDERDECK_MESSAGES_PER_SECOND": "100000", "UNDERDECK_BOT_SECONDS": str(bot_seconds),
                     "UNDERDECK_REQUESTS_PER_SECOND": "100000", "UNDERDECK_ADDRESS_GAMES": "5000",
                     "PYTHONUNBUFFERED": "1", **limits},
            )  # fmt: skip
        line = self.child.stdout.readline()
        self.address = line.split("http://")[1].split("/")[0]
        self.port = int(self.address.split(":")[1])

    def facts(self):
        """The log so far: one JSON object for each line."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def tells(self, what):
        """Waits until the log has it."""
        end = time.monotonic() + 120
        while what not in [fact["what"] for fact in self.facts()]:
            assert time.monotonic() < end and self.child.poll() is None, what
            time.sleep(0.02)

    def post(self, path, **body):
        request = urllib.request.Request(f"http://{self.address}{path}", json.dumps(body).encode())
        for _ in range(100):
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError:
                raise
            except OSError:
                assert self.child.poll() is None, self.child.returncode
                time.sleep(0.05)
        raise AssertionError

    def end(self, number):
        self.child.send_signal(number)
        out, _ = self.child.communicate(timeout=60)
        return self.child.returncode, out


async def play(address, made, seen, look=False):
    """Answers as fast as it can; `seen` is the last table that came, with all the lines before."""
    try:
        async with websockets.connect(f"ws://{address}/ws/{made['id']}?v=1") as socket:
            await socket.send(json.dumps({"t": "hello", "tokens": list(made["tokens"].values())}))
            lines = []
            while True:
                async with asyncio.timeout(60):
                    table = json.loads(await socket.recv())
                if table["t"] != "table":
                    continue
                lines += table["log"]
                seen[made["id"]] = {**table, "log": lines[:]}
                if table["over"] or look:
                    return
                if table["questions"]:
                    question = table["questions"][0]
                    options = question["options"]
                    words = options[table["version"] % len(options)]["words"]
                    answer = {"t": "answer", "seat": question["seat"], "version": table["version"], "words": words}
                    await socket.send(json.dumps(answer))
    except (websockets.ConnectionClosed, OSError):
        return


class Regular:
    """Plays on whatever happens: when the connection is lost it comes back, and nothing it saw may be gone."""

    def __init__(self, port, made, token):
        self.port = port
        self.made = made
        self.token = token
        self.answers = 0
        self.lines = []
        self.returns = 0
        self.over = False
        self.rng = Rng(port)

    async def play(self):
        while not self.over:
            try:
                async with websockets.connect(f"ws://127.0.0.1:{self.port}/ws/{self.made['id']}?v=1") as socket:
                    await socket.send(json.dumps({"t": "hello", "tokens": [self.token]}))
                    async for text in socket:
                        table = json.loads(text)
                        if table["t"] == "table":
                            self.look(table)
                            await self.answer(socket, table)
                        if self.over:
                            return
            except (websockets.WebSocketException, OSError):
                await asyncio.sleep(0.05)

    def look(self, table):
        assert table["answers"] >= self.answers
        if table["fresh"]:
            kept = [line for line in table["log"] if line["n"] <= self.answers]
            seen = [self.lines, self.lines[:-1]]  # the last line is told with what happened once more since
            assert any(kept == lines[-len(kept) :] for lines in seen) or not self.returns
            self.lines = []
            self.returns += 1
        elif table["log"] and table["log"][0].get("again"):
            self.lines.pop()
        self.lines += [{name: fact for name, fact in line.items() if name != "again"} for line in table["log"]]
        self.answers = table["answers"]
        self.over = table["over"] is not None

    async def answer(self, socket, table):
        if table["questions"]:
            question = table["questions"][self.rng.below(len(table["questions"]))]
            words = question["options"][self.rng.below(len(question["options"]))]["words"]
            answer = {"t": "answer", "seat": question["seat"], "version": table["version"], "words": words}
            await socket.send(json.dumps(answer))


def play_through_kills(folder, kills, games):
    """Kills the server at random moments; returns the players when all who still play have gone on once more."""
    server = Process(folder)
    players = []
    for seed in range(games):
        game, setup, kinds = (
            ("stick", STICK, ["me", "invite", "bot"]) if seed % 3 else ("onedeck", PARTY, ["me", "invite"])
        )
        seats = [{"kind": kind} for kind in kinds]
        made = server.post("/api/games", game=game, setup=setup, seats=seats, seed=seed)
        joined = server.post("/api/join", invite=made["invites"]["1"])
        players += [Regular(server.port, made, token) for token in (made["tokens"]["0"], joined["token"])]

    async def all_of_it():
        nonlocal server
        rng = Rng(kills)
        playing = [asyncio.create_task(player.play()) for player in players]
        for number in range(kills + 1):
            before = [(player, player.returns, player.answers) for player in players]
            while any(player.returns == returns and not player.over for player, returns, _ in before):
                await asyncio.sleep(0.02)
                assert not any(task.done() and task.exception() for task in playing)
            enough = 20 + rng.below(60)
            while sum(player.answers - answers for player, _, answers in before) < enough:
                await asyncio.sleep(0.005)
                if all(player.over for player in players):
                    break
            if number < kills:
                server.child.kill()
                await asyncio.to_thread(server.child.communicate)
                server = await asyncio.to_thread(Process, folder, server.port)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert not any(task.exception() for task in playing if not task.cancelled())

    asyncio.run(all_of_it())
    assert server.end(signal.SIGTERM)[0] == 0
    return players


def check_kept(folder, players):
    """On disk is every answer that anybody saw, and every game can be replayed."""
    store = Store(folder)
    for player in players:
        kept = store.load(player.made["id"])
        assert len(kept.log) >= player.answers
        match = Match(kept.header)
        for entry in kept.log:
            match.submit(entry.seat, match.read_exactly(entry.seat, entry.words))
        assert match.outcome == kept.outcome
        assert load(match.record()).digest == match.digest
    store.close()


@pytest.mark.long
def test_no_answer_that_was_shown_is_missing_after_kills(tmp_path):
    players = play_through_kills(tmp_path, kills=3, games=6)
    check_kept(tmp_path, players)
    assert sum(player.returns for player in players) > 12


@pytest.mark.soak
def test_many_kills(tmp_path):
    check_kept(tmp_path, play_through_kills(tmp_path, kills=60, games=40))


@pytest.mark.long
def test_a_polite_stop_tells_everybody(tmp_path):
    server = Process(tmp_path)
    made = server.post("/api/games", game="stick", setup=STICK)

    async def stopped():
        async with websockets.connect(f"ws://{server.address}/ws/{made['id']}?v=1") as socket:
            await socket.send(json.dumps({"t": "hello", "tokens": list(made["tokens"].values())}))
            await socket.recv()
            server.child.send_signal(signal.SIGINT)
            codes = []
            try:
                while True:
                    codes.append(json.loads(await asyncio.wait_for(socket.recv(), 60)).get("code"))
            except websockets.ConnectionClosed as closed:
                return codes, closed.rcvd.code

    codes, code = asyncio.run(stopped())
    assert "stopping" in codes and code == 1012
    out, _ = server.child.communicate(timeout=60)
    assert server.child.returncode == 0 and "Stopped" in out
    assert [line["what"] for line in server.facts()] == ["started", "game created", "stopped"]


IMPATIENT = [sys.executable, "-c", "from underdeck.server import serve; serve.PING_SECONDS = 0.5; "
             "from underdeck.cli import main; main()", "serve", "--port", "0", "--lang", "en"]  # fmt: skip


def framed(**message):
    text = json.dumps(message).encode()
    return bytes([0x81, 0x80 | 126, len(text) >> 8, len(text) & 255, 0, 0, 0, 0]) + text


def sit_deaf(server, id, token):
    """A connection that reads nothing and answers no ping."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", server.port))
    head = [f"GET /ws/{id}?v=1 HTTP/1.1", f"Host: {server.address}", "Connection: Upgrade"]
    head += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    deaf.sendall("\r\n".join([*head, "", ""]).encode())
    assert b"101" in deaf.recv(4096)
    deaf.sendall(framed(t="hello", tokens=[token]))
    return deaf


def connections(server):
    with urllib.request.urlopen(f"http://{server.address}/health", timeout=60) as answer:
        return json.load(answer)["connections"]


@pytest.mark.long
@pytest.mark.parametrize("patience", ["pings", "stop"])
def test_whoever_reads_nothing_is_dropped_and_does_not_hold_up_a_stop(tmp_path, monkeypatch, patience):
    if patience == "pings":
        later = [word.replace("0.5", "4") for word in IMPATIENT]  # not before there is too much to read
        monkeypatch.setattr(sys.modules[__name__], "COMMAND", later)
    server = Process(tmp_path)
    made = server.post("/api/games", game="stick", setup=STICK)
    with sit_deaf(server, made["id"], made["watch"]) as deaf:
        with contextlib.suppress(OSError):  # dropped already
            deaf.sendall(framed(t="lang", lang="fr") * 1500)
        while patience == "pings" and connections(server):
            pass
        assert server.end(signal.SIGTERM)[0] == 0


@pytest.mark.long
def test_a_laptop_closed_without_goodbye_is_noticed(tmp_path, monkeypatch):
    monkeypatch.setattr(sys.modules[__name__], "COMMAND", IMPATIENT)
    server = Process(tmp_path)
    made = server.post("/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "me"}, {"kind": "invite"}])
    joined = server.post("/api/join", invite=made["invites"]["1"])

    async def watch():
        """Whether the other player came and went, unless we were so slow that we were taken for gone ourselves."""
        seen = []
        async with websockets.connect(f"ws://{server.address}/ws/{made['id']}?v=1") as other:
            await other.send(json.dumps({"t": "hello", "tokens": [made["tokens"]["0"]]}))
            with sit_deaf(server, made["id"], joined["token"]), contextlib.suppress(websockets.ConnectionClosed):
                async for text in other:
                    table = json.loads(text)
                    if table["t"] == "table":
                        seen.append(table["seats"][1]["here"])
                    if seen[-1:] == [False] and True in seen:
                        return True
        return False

    while not asyncio.run(asyncio.wait_for(watch(), 60)):
        pass
    assert server.end(signal.SIGTERM)[0] == 0


@pytest.mark.long
def test_the_log_tells_what_matters_and_no_secret(tmp_path):
    server = Process(tmp_path, review_nodes=1)
    made = server.post(
        "/api/games", game="onedeck", setup=PARTY, seats=[{"kind": "me"}, {"kind": "invite"}], seed=12345678
    )
    joined = server.post("/api/join", invite=made["invites"]["1"])
    with pytest.raises(urllib.error.HTTPError):
        server.post("/api/join", invite=made["invites"]["1"])

    players = [Regular(server.port, made, token) for token in (made["tokens"]["0"], joined["token"])]

    async def both():
        await asyncio.gather(*[player.play() for player in players])

    asyncio.run(both())
    server.tells("reviewed")
    assert server.end(signal.SIGTERM)[0] == 0
    facts = server.facts()
    by_what = {line["what"]: line for line in facts}
    assert [line["what"] for line in facts if line["what"] not in ("refused", "held back")] == [
        "started", "game created", "joined", "finished", "reviewed", "stopped",
    ]  # fmt: skip
    assert by_what["game created"]["id"] == by_what["finished"]["id"] == by_what["joined"]["id"] == made["id"]
    assert by_what["finished"]["outcome"] in ("victory", "defeat")
    assert by_what["finished"]["answers"] == players[0].answers == players[1].answers
    assert "invite-used" in [line.get("code") for line in facts]
    assert all(line["at"] and line["level"] for line in facts)
    for secret in (*made["tokens"].values(), *made["invites"].values(), joined["token"], made["watch"], "12345678"):
        assert secret not in server.log.read_text()

"""The server as a process: killed in the middle of games, stopped politely."""

import asyncio
import json
import signal
import subprocess
import sys
import time
import urllib.request

import websockets

from server.helpers import ONEDECK, STICK

COMMAND = [sys.executable, "-c", "from underdeck.cli import main; main()", "serve", "--port", "0", "--lang", "en"]


class Process:
    def __init__(self, folder):
        self.child = subprocess.Popen(
            [*COMMAND, "--data", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={"UNDERDECK_MESSAGES_PER_SECOND": "100000", "PYTHONUNBUFFERED": "1", "PATH": "/usr/bin:/bin"},
        )  # fmt: skip
        line = self.child.stdout.readline()
        self.address = line.split("http://")[1].split("/")[0]

    def post(self, path, **body):
        request = urllib.request.Request(f"http://{self.address}{path}", json.dumps(body).encode())
        for _ in range(100):
            try:
                with urllib.request.urlopen(request, timeout=10) as answer:
                    return json.load(answer)
            except ConnectionError:
                time.sleep(0.05)
        raise AssertionError

    def end(self, number):
        self.child.send_signal(number)
        out, errors = self.child.communicate(timeout=15)
        return self.child.returncode, out, errors


async def play(address, made, seen, look=False):
    """Answers as fast as it can; `seen` is the last table that came, with all the lines before."""
    try:
        async with websockets.connect(f"ws://{address}/ws/{made['id']}?v=1") as socket:
            await socket.send(json.dumps({"t": "hello", "tokens": list(made["tokens"].values())}))
            lines = []
            while True:
                table = json.loads(await asyncio.wait_for(socket.recv(), 10))
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


def test_no_answer_that_was_shown_is_missing_after_a_kill(tmp_path):
    server = Process(tmp_path)
    games = [server.post("/api/games", game="onedeck", setup=ONEDECK, seed=seed) for seed in range(3)]
    games += [server.post("/api/games", game="stick", setup=STICK, seed=seed) for seed in range(2)]
    seen = {}

    async def until_killed():
        playing = [asyncio.create_task(play(server.address, made, seen)) for made in games]
        await asyncio.sleep(0.8)
        server.child.kill()
        await asyncio.gather(*playing)

    asyncio.run(until_killed())
    server.child.communicate()
    assert sum(table["answers"] for table in seen.values()) > 10
    server = Process(tmp_path)
    try:
        for made in games:
            again = {}
            asyncio.run(play(server.address, made, again, look=True))
            before, now = seen[made["id"]], again[made["id"]]
            assert now["answers"] >= before["answers"]
            if now["answers"] == before["answers"]:
                assert now["view"] == before["view"]
            assert now["log"][: len(before["log"])] == before["log"]
    finally:
        assert server.end(signal.SIGTERM)[0] == 0


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
                    codes.append(json.loads(await asyncio.wait_for(socket.recv(), 10)).get("code"))
            except websockets.ConnectionClosed as closed:
                return codes, closed.rcvd.code

    codes, code = asyncio.run(stopped())
    assert "stopping" in codes and code == 1012
    out, errors = server.child.communicate(timeout=15)
    assert server.child.returncode == 0 and "Stopped" in out and errors == ""

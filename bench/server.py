"""Hundreds of live games on one server over loopback: answers a second, and how long others wait to see them.

make bench        prints the table and writes it to bench/server.md

The server and the players are processes of their own. Every game has two connections: one answers (or both in turn),
the time runs from sending an answer until the other connection has the table with it.
"""

import asyncio
import http.client
import multiprocessing
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import websockets

SECONDS = 10.0
GAMES = 300
THINKING = 1.5
"""Seconds that a scripted player thinks on average: quick for a person."""

COMMAND = [sys.executable, "-c", "from underdeck.cli import main; main()"]
TICK = os.sysconf("SC_CLK_TCK")
ONEDECK = {"heroes": ["mage", "rogue"], "dungeon": "dragons-cave"}
STICK = {"players": ["roy", "haley", "elan"]}


class Option(msgspec.Struct):
    words: str


class Question(msgspec.Struct):
    seat: int
    options: list[Option]


class Told(msgspec.Struct):
    """As much of a table as a scripted player needs."""

    t: str
    version: int = 0
    questions: list[Question] = []
    over: Any = None


@dataclass
class Made:
    id: str
    tokens: list[str]
    """Of the two connections."""


@dataclass
class Tally:
    answers: int = 0
    delays: list[float] = field(default_factory=list)
    refused: int = 0
    finished: int = 0


class Server:
    def __init__(self, folder: str) -> None:
        limits = {"UNDERDECK_REQUESTS_PER_SECOND": "100000", "UNDERDECK_MAX_CONNECTIONS": "100000",
                  "UNDERDECK_ADDRESS_GAMES": "100000",
                  "UNDERDECK_LOG": "error"}  # fmt: skip
        self.child = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--data", folder, "--no-open", "--lang", "en"],
            stdout=subprocess.PIPE, text=True, env={**os.environ, **limits, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        assert self.child.stdout is not None
        self.address = self.child.stdout.readline().split("http://")[1].split("/")[0]
        self.http = http.client.HTTPConnection(self.address)

    def post(self, path: str, **body: Any) -> Any:
        self.http.request("POST", path, msgspec.json.encode(body))
        answer = self.http.getresponse()
        found = msgspec.json.decode(answer.read())
        assert answer.status == 200, found
        return found

    def together(self, game: str, setup: dict[str, Any], seed: int) -> Made:
        """Two people (and a bot that fills up the table of the Order of the Stick)."""
        kinds = ["me", "invite", "bot"] if game == "stick" else ["me", "invite"]
        made = self.post("/api/games", game=game, setup=setup, seed=seed, seats=[{"kind": kind} for kind in kinds])
        joined = self.post("/api/join", invite=made["invites"]["1"])
        return Made(made["id"], [made["tokens"]["0"], joined["token"]])

    def with_bots(self, game: str, setup: dict[str, Any], seed: int) -> Made:
        """One person, bots and a spectator."""
        kinds = ["me", *["bot"] * (len(setup.get("players", setup.get("heroes", []))) - 1)]
        made = self.post("/api/games", game=game, setup=setup, seed=seed, seats=[{"kind": kind} for kind in kinds])
        return Made(made["id"], [made["tokens"]["0"], made["watch"]])

    def memory(self) -> int:
        """Resident, in kB."""
        for line in Path(f"/proc/{self.child.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        return 0

    def cpu(self) -> float:
        """Seconds so far."""
        numbers = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(numbers[11]) + int(numbers[12])) / TICK

    def stop(self) -> None:
        self.http.close()
        self.child.terminate()
        self.child.wait()


class Table:
    """The two connections of a game."""

    def __init__(self, made: Made, thinking: float, tally: Tally, everybody: asyncio.Barrier) -> None:
        self.made = made
        self.thinking = thinking
        self.tally = tally
        self.everybody = everybody
        self.sent: dict[int, tuple[int, float]] = {}
        """For each connection whose answer is on its way: the version that it answered, and when."""

    async def sit(self, address: str, number: int) -> None:
        path = f"ws://{address}/ws/{self.made.id}?v=1"
        decoder = msgspec.json.Decoder(Told)
        async with websockets.connect(path, compression=None, max_size=None) as socket:
            await socket.send(msgspec.json.encode({"t": "hello", "tokens": [self.made.tokens[number]]}).decode())
            table = decoder.decode(await socket.recv())
            await self.everybody.wait()
            thought = asyncio.create_task(self.answer(socket, number, table))
            try:
                async for text in socket:
                    table = decoder.decode(text)
                    if table.t == "no":
                        self.tally.refused += 1
                        self.sent.pop(number, None)  # nobody will see it
                    if table.t != "table":
                        continue
                    self.seen(number, table.version)
                    if table.over:
                        self.tally.finished += not number
                        return
                    thought.cancel()  # whoever sees something new thinks again
                    thought = asyncio.create_task(self.answer(socket, number, table))
            finally:
                thought.cancel()

    def seen(self, number: int, version: int) -> None:
        answered, when = self.sent.get(1 - number, (version, 0.0))
        if version > answered:
            self.tally.delays.append(time.perf_counter() - when)
            del self.sent[1 - number]

    async def answer(self, socket: websockets.ClientConnection, number: int, table: Told) -> None:
        if not table.questions:
            return
        question = random.choice(table.questions)
        words = random.choice(question.options).words
        if self.thinking:
            await asyncio.sleep(random.expovariate(1 / self.thinking))
        self.sent[number] = (table.version, time.perf_counter())
        message = {"t": "answer", "seat": question.seat, "version": table.version, "words": words}
        await socket.send(msgspec.json.encode(message).decode())
        self.tally.answers += 1


def play(address: str, games: Sequence[Made], thinking: float, seconds: float, ready: Any, tallies: Any) -> None:
    """A process of scripted players."""

    async def all_of_them() -> Tally:
        tally = Tally()
        everybody = asyncio.Barrier(2 * len(games) + 1)
        tables = [Table(made, thinking, tally, everybody) for made in games]
        sitting = [asyncio.create_task(table.sit(address, number)) for table in tables for number in (0, 1)]
        await everybody.wait()
        ready.set()
        await asyncio.sleep(seconds)
        for each in sitting:
            each.cancel()
        await asyncio.gather(*sitting, return_exceptions=True)
        return tally

    tallies.put(asyncio.run(all_of_them()))


@dataclass
class Row:
    name: str
    games: int
    tally: Tally
    seconds: float
    cpu: float
    memory: float
    """kB for each game."""

    def line(self) -> str:
        delays = sorted(self.tally.delays)
        accepted = self.tally.answers - self.tally.refused  # of a party's question the first one
        p50, p99 = (delays[int(len(delays) * share)] * 1000 for share in (0.5, 0.99))
        return (
            f"| {self.name} | {self.games} | {accepted / self.seconds:,.0f} | {p50:.1f} | {p99:.1f} "
            f"| {self.memory:.0f} | {self.cpu / self.seconds:.0%} |"
        )


def measure(name: str, make: str, games: int, thinking: float) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            for _ in range(4):
                server.post("/api/games", game="onedeck", setup=ONEDECK)  # what is loaded once is no game's memory
                server.post("/api/games", game="stick", setup=STICK)
            before = server.memory()
            made = [
                getattr(server, make)(game, setup, seed)
                for seed in range(games // 2)
                for game, setup in (("onedeck", ONEDECK), ("stick", STICK))
            ]
            tallies: Any
            ready, tallies = multiprocessing.Event(), multiprocessing.Queue()
            players = (server.address, made, thinking, SECONDS, ready, tallies)
            child = multiprocessing.Process(target=play, args=players)
            child.start()
            ready.wait()
            cpu = server.cpu()
            tally = tallies.get()
            child.join()
            used = server.cpu() - cpu
            memory = (server.memory() - before) / games
        finally:
            server.stop()
    assert tally.delays
    return Row(name, games, tally, SECONDS, used, memory)


def main() -> None:
    rows = [
        measure("two people each, thinking", "together", GAMES, THINKING),
        measure("one person with bots, thinking", "with_bots", GAMES // 3, THINKING),
        measure("one person with bots, thinking", "with_bots", GAMES, THINKING),
        measure("two people each, as fast as they can", "together", 20, 0),
    ]
    lines = [
        "# The server under load",
        "",
        f"`make bench`, {platform.python_implementation()} {platform.python_version()}; {os.cpu_count()} cores for",
        f"server and players, {SECONDS:.0f} s each. Half of the games are One Deck Dungeon, half The Order of the",
        f"Stick. Thinking players take {THINKING} s on average. The delay runs from sending an answer until the other",
        "connection of the game has the table with it; by then the answer is on disk (synchronous = FULL).",
        "",
        "| players | live games | answers/s | p50 ms | p99 ms | kB a game | CPU |",
        "|---|---:|---:|---:|---:|---:|---:|",
        *[row.line() for row in rows],
    ]
    text = "\n".join(lines) + "\n"
    sys.stdout.write(text)
    (Path(__file__).parent / "server.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

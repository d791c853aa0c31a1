"""What others feel of an address that asks for all it may: their answers come about as fast as when it is quiet.

Each campaign ends by itself and talks to loopback only. `make soak` runs them and prints what it measured.
"""

import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import time
from datetime import timedelta
from itertools import count

import httpx2
import pytest
import websockets

from server.helpers import STICK
from server.push_service import Device, silent_service
from server.shelves import wander
from server.test_campaigns import ENTRY, strangers
from server.test_journals import entry
from server.test_process import Process
from server.test_review import record
from underdeck.progress.challenges import FIRST, today
from underdeck.server.rate_limits import Bucket

pytestmark = pytest.mark.soak

SECONDS = 10
"""Of each campaign."""
PLAYERS = 6
REQUESTS = 20
"""In a second, of one address."""
PAUSE = 0.05
ATTACKER = "203.0.113.66"
SLOW = 0.05
"""Seconds up to which nobody minds."""
LINES = 20


def of(address):
    return {"x-forwarded-for": address}


class House:
    """A server with its usual limits, seen by an attacker."""

    def __init__(self, address):
        self.address = address
        self.bucket = Bucket(REQUESTS)
        self.http = httpx2.AsyncClient(
            base_url=f"http://{address}", headers=of(ATTACKER), timeout=30, limits=httpx2.Limits(max_connections=300)
        )

    async def turn(self):
        """Not more than its share: what is beyond is refused before anything is done."""
        while not self.bucket.take():
            await asyncio.sleep(0.5 / REQUESTS)

    async def ask(self, path, **more):
        """However it ends."""
        await self.turn()
        with contextlib.suppress(httpx2.HTTPError):
            return await self.http.get(path, **more)

    async def post(self, path, body):
        await self.turn()
        with contextlib.suppress(httpx2.HTTPError):
            sent = {"content": body} if isinstance(body, str) else {"json": body}
            return await self.http.post(path, **sent)

    async def leave_soon(self, path):
        await self.turn()
        with contextlib.suppress(TimeoutError, httpx2.HTTPError):
            async with asyncio.timeout(0.05):
                await self.http.get(path)

    def line(self, id, address=ATTACKER):
        return websockets.connect(f"ws://{self.address}/ws/{id}?v=1", additional_headers=of(address), max_size=None)


async def honest(house, number, until, waited):
    """A table of one's own: an answer, a short thought, the next."""
    address, rng = f"198.51.100.{number}", random.Random(number)
    async with httpx2.AsyncClient(base_url=f"http://{house.address}", headers=of(address), timeout=120) as http:
        while time.monotonic() < until:
            seats = [{"kind": "me"}] * 3
            made = (await http.post("/api/games", json={"game": "stick", "setup": STICK, "seats": seats})).json()
            async with house.line(made["id"], address) as line:
                await line.send(json.dumps({"t": "hello", "tokens": [*made["tokens"].values()]}))
                asked = None
                while time.monotonic() < until:
                    table = json.loads(await line.recv())
                    if table["t"] != "table":
                        continue
                    if asked is not None:
                        waited.append(time.monotonic() - asked)
                    if table["over"] or not table["questions"]:
                        break
                    await asyncio.sleep(PAUSE)
                    question = rng.choice(table["questions"])
                    answer = {"seat": question["seat"], "words": rng.choice(question["options"])["words"]}
                    asked = time.monotonic()
                    await line.send(json.dumps({"t": "answer", "version": table["version"], **answer}))


async def measured(house):
    waited, until = [], time.monotonic() + SECONDS
    await asyncio.gather(*[honest(house, number, until, waited) for number in range(1, PLAYERS + 1)])
    waited.sort()
    return waited[len(waited) // 2], waited[len(waited) * 99 // 100], len(waited)


def attacking(address, name, silent, begun):
    """In a process of its own, which leaves the processor to the players: it is the server that is measured."""
    os.nice(10)

    async def attack():
        house = House(address)
        house.silent = silent
        begun.set()
        async with house.http:
            await globals()[name](house, time.monotonic() + SECONDS)

    asyncio.run(attack())


@contextlib.contextmanager
def attacked(house, attack, silent):
    spawn = multiprocessing.get_context("spawn")
    begun = spawn.Event()
    process = spawn.Process(target=attacking, args=(house.address, attack.__name__, silent, begun))
    process.start()
    try:
        assert begun.wait(60)
        yield
        assert process.exitcode in (None, 0), "it went on to the end"
    finally:
        process.terminate()
        process.join()


async def at_rest(house, until):
    pass


async def many(times, work, until):
    async def again():
        while time.monotonic() < until:
            await work()

    await asyncio.gather(*[again() for _ in range(times)])


async def uploaded(house, text):
    answer = await house.post("/api/records", text)
    return answer.json().get("replay", "nothing")


async def reviews_of_long_records(house, until):
    """30 at once, and gone: again and again."""
    ids = [await uploaded(house, wander("stick", seed, 2500).record()) for seed in (1, 2)]
    await many(30, lambda: house.leave_soon(f"/api/review/{random.choice(ids)}"), until)


async def many_reviews(house, until):
    ids = [await uploaded(house, record(seed)) for seed in range(1, 7)]
    await many(6, lambda: house.ask(f"/api/review/{random.choice(ids)}"), until)


async def pages_of_replays(house, until):
    id, at = await uploaded(house, wander("stick", 3, 2500).record()), count()
    await many(20, lambda: house.ask(f"/api/replay/{id}?at={next(at)}"), until)


async def journals(house, until):
    token = (await house.post("/api/journals", {})).json()["token"]
    numbers = count()

    def large():
        met = [f"{number:>070}" for number in range(180)]
        return entry(str(next(numbers)), deed={**entry("x")["deed"], "met": met})

    async def work():
        await house.post("/api/journals/add", {"token": token, "entries": [large() for _ in range(4)]})
        await house.post("/api/journals/entries", {"token": token})

    await many(20, work, until)


async def tables_anew(house, until):
    """Lines that want everything told again."""
    made = (await house.post("/api/games", {"game": "stick", "setup": STICK, "seats": [{"kind": "me"}] * 3})).json()

    async def work():
        with contextlib.suppress(websockets.WebSocketException, OSError):
            await house.turn()
            async with house.line(made["id"]) as line:
                await line.send(json.dumps({"t": "hello", "tokens": [*made["tokens"].values()]}))
                while time.monotonic() < until:
                    await line.send(json.dumps({"t": "lang", "lang": random.choice(["en", "fr"])}))
                    await line.recv()

    await many(LINES, work, until)


async def advice(house, until):
    """Hints at many tables."""

    async def work():
        made = (await house.post("/api/games", {"game": "stick", "setup": STICK, "seats": [{"kind": "me"}] * 3})).json()
        if "id" not in made:
            await asyncio.sleep(1)
            return
        with contextlib.suppress(websockets.WebSocketException, OSError):
            await house.turn()
            async with house.line(made["id"]) as line:
                await line.send(json.dumps({"t": "hello", "tokens": [*made["tokens"].values()]}))
                while time.monotonic() < until:
                    message = json.loads(await line.recv())
                    if message["t"] == "table" and message["questions"]:
                        await line.send(json.dumps({"t": "hint", "seat": message["questions"][0]["seat"]}))
                    elif message["t"] == "hint":
                        await line.send(json.dumps({"t": "hint", "seat": message["seat"]}))

    await many(LINES, work, until)


async def day_tables(house, until):
    rows = (await house.ask("/api/challenges")).json()["challenges"]
    await many(20, lambda: house.ask(f"/api/challenges/{random.choice(rows)['id']}"), until)


async def puzzles_of_all_days(house, until):
    """Each has to be searched for."""
    days = count()

    async def work():
        day = FIRST + timedelta(days=next(days) % (today() - FIRST).days)
        await house.post("/api/puzzles/try", {"puzzle": f"puzzle-onedeck-{day}", "hint": True})

    await many(20, work, until)


async def large_sheets(house, until):
    """As many as may be brought along in one go, as large as they may be, looked at all the time."""
    games = [{"game": number, "record": f"{number}.record", **ENTRY} for number in range(1, 330)]
    parcels = [strangers(games=games, id=f"ada-{number:012x}") for number in range(20)]
    brought = [await house.post("/api/campaigns/bring", {"parcel": parcel}) for parcel in parcels]
    tokens = [each.json()["token"] for each in brought if each.status_code == 200]
    assert tokens
    await many(20, lambda: house.post("/api/campaigns/mine", {"tokens": tokens}), until)


async def push(house, until):
    """Devices of a service that never answers, at tables where somebody is asked all the time."""
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}]
    made = (await house.post("/api/games", {"game": "stick", "setup": STICK, "seats": seats})).json()
    tokens = [*made["tokens"].values()]
    for number in range(8):
        keys = Device(f"{house.silent}/{number}").keys
        await house.post("/api/push/begin", {"tokens": tokens, "lang": "en", **keys})

    async def work():
        with contextlib.suppress(websockets.WebSocketException, OSError, TimeoutError):
            await house.turn()
            async with house.line(made["id"]) as line, asyncio.timeout(1):
                await line.send(json.dumps({"t": "hello", "tokens": tokens}))
                async for text in line:
                    table = json.loads(text)
                    if table["t"] == "table" and table["questions"]:
                        question = table["questions"][0]
                        answer = {"seat": question["seat"], "words": question["options"][0]["words"]}
                        await line.send(json.dumps({"t": "answer", "version": table["version"], **answer}))

    await many(3, work, until)


ATTACKS = [
    reviews_of_long_records, many_reviews, pages_of_replays, journals, tables_anew, advice, day_tables, push,
    puzzles_of_all_days, large_sheets,
]  # fmt: skip


def test_others_hardly_feel_an_address_that_asks_for_all_it_may(tmp_path, capsys):
    found = {}
    with silent_service() as silent:
        limits = {"requests_per_second": REQUESTS, "messages_per_second": 50, "address_games": 200, "reviews": False}
        server = Process(tmp_path, push=silent.origin, push_seconds=0, **limits)
        try:
            for attack in [at_rest, at_rest, *ATTACKS]:
                house = House(server.address)
                with attacked(house, attack, silent.origin):
                    found[attack.__name__] = asyncio.run(measured(house))
        finally:
            server.child.terminate()
            server.child.communicate(timeout=60)
    rest = found["at_rest"][1]
    with capsys.disabled():
        print(f"\n{'campaign':<26}{'median':>10}{'p99':>10}{'beside rest':>13}{'answers':>9}")
        for name, (median, late, answers) in found.items():
            print(f"{name:<26}{median * 1000:>8.1f}ms{late * 1000:>8.1f}ms{late / rest:>13.2f}{answers:>9}")
    late = {name: round(each[1] / rest, 2) for name, each in found.items() if each[1] > max(2 * rest, SLOW)}
    assert late == {}

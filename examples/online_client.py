"""A player without a screen: makes a game on a server and plays one seat of it; bots sit at the others.

    underdeck serve --no-open
    python examples/online_client.py http://127.0.0.1:8000

Needs `websockets`, which comes with `underdeck[app]` and `underdeck[server]`. The server's messages are described in
docs/protocol.md: a table comes whenever something has changed, with the questions that are for us.
"""

import asyncio
import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any

import websockets

SETUP = {"players": ["roy", "haley"], "length": "short", "preset": "quick", "options": {"turn_limit": "30"}}


def make_game(server: str) -> dict[str, Any]:
    """Its id, and a token for each of our seats: whoever has the token sits there. The rest is for bots."""
    wishes = {"game": "stick", "setup": SETUP, "seats": []}
    request = urllib.request.Request(f"{server}/api/games", json.dumps(wishes).encode(), method="POST")
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            made: dict[str, Any] = json.load(answer)
    except urllib.error.HTTPError as refused:  # with a code for programs and a sentence for people
        raise SystemExit(json.load(refused)["text"]) from None
    return made


def choice(question: dict[str, Any], chance: random.Random) -> str:
    """Put your own player here. This one doesn't think."""
    words: str = chance.choice(question["options"])["words"]
    return words


async def play(server: str, pause: float, chance: random.Random) -> dict[str, Any]:
    """To the end; the last table."""
    made = make_game(server)
    address = server.replace("http", "ws", 1)
    async with websockets.connect(f"{address}/ws/{made['id']}?v=1&lang=en") as line:
        await line.send(json.dumps({"t": "hello", "tokens": list(made["tokens"].values())}))
        async for message in line:
            said = json.loads(message)
            if said["t"] == "no":
                raise SystemExit(said["text"])
            if said["t"] != "table":
                continue
            for happened in said["log"]:
                print(happened["text"])
            if said["over"]:
                print(said["over"]["text"])
                return dict(said)
            for question in said["questions"][:1]:
                words = choice(question, chance)
                # The version says which table we have seen: an answer to an older one is refused.
                answer = {"t": "answer", "seat": question["seat"], "version": said["version"], "words": words}
                await line.send(json.dumps(answer))
                await asyncio.sleep(pause)
    raise ConnectionError("the server has hung up")


def main(server: str, pause: float = 0.2) -> dict[str, Any]:
    """A server refuses whoever answers faster than people do."""
    return asyncio.run(play(server.rstrip("/"), pause, random.Random(1)))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")

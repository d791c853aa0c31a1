"""A player at the other end of the wire."""

import json
from contextlib import contextmanager

from underdeck.kernel.rng import Rng

STICK = {"players": ["roy", "haley", "elan"], "preset": "quick"}
ONEDECK = {"heroes": ["mage"], "dungeon": "dragons-cave"}
LINES = "ws://127.0.0.1:8000/ws"


def bearing(token):
    return {"authorization": f"Bearer {token}"}


class Client:
    def __init__(self, http) -> None:
        self.http = http

    def post(self, path, **body):
        return self.http.post(path, json=body)

    def create(self, game="onedeck", setup=None, kinds=None, **more):
        if setup is None:
            setup = STICK if game == "stick" else ONEDECK
        seats = [{"kind": kind} for kind in kinds or []]
        answer = self.post("/api/games", game=game, setup=setup, seats=seats, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @contextmanager
    def sit(self, id, tokens, lang="en", hello=True, **more):
        with self.http.websocket_connect(f"{LINES}/{id}?v=1&lang={lang}") as socket:
            player = Player(socket)
            if hello:
                player.send(t="hello", tokens=list(tokens), **more)
                player.until(lambda message: message["t"] in ("table", "no"))
            yield player


def up_to_date(room, player) -> bool:
    """She has been shown the last answer, as far as it is hers to see."""
    shown = [room.table.version_for(guest) for guest in room.table.guests if guest.seats == player.table["mine"]]
    return player.table["version"] in shown


class Player:
    def __init__(self, socket) -> None:
        self.socket = socket
        self.table = None
        self.last = None
        self.log = []
        self.raw = []

    def send(self, **message):
        self.socket.send_text(json.dumps(message))

    def receive(self):
        text = self.socket.receive_text()
        self.raw.append(text)
        message = json.loads(text)
        self.last = message
        if message["t"] == "table":
            self.table = message
            self.log = message["log"] if message["fresh"] else self.log + message["log"]
        return message

    def until(self, wanted):
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def until_asked(self):
        """A table with a question for me, or the end."""
        table = self.table
        while not (table and (table["questions"] or table["over"])):
            table = self.until(lambda message: message["t"] == "table")
        return table

    def answer(self, words=None, seat=None, version=None):
        question = self.table["questions"][0] if self.table["questions"] else {"seat": 0}
        self.send(
            t="answer",
            seat=question["seat"] if seat is None else seat,
            version=self.table["version"] if version is None else version,
            words=question["options"][0]["words"] if words is None else words,
        )

    def settle(self):
        """Every message that was under way has come."""
        self.send(t="ping")
        self.until(lambda message: message["t"] == "pong")

    def refused(self):
        return self.until(lambda message: message["t"] == "no")["code"]

    def play(self, most=5000, seed=1):
        """Any answers until the game is over."""
        rng = Rng(seed)
        for _ in range(most):
            table = self.until_asked()
            if table["over"]:
                return table
            question = table["questions"][rng.below(len(table["questions"]))]
            options = question["options"]
            self.answer(options[rng.below(len(options))]["words"], question["seat"])
            self.until(lambda message, before=table["version"]: message["t"] == "no" or message["version"] != before)
        return self.table

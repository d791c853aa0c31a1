"""A table of The Order of the Stick for tests: written positions, answers as text, stub cards with fixed numbers.

t = Table(players=[{"character": "roy", "floor": 1}, {"character": "elan", "floor": 1}],
          floors=[{"rooms": [{"card": "spooooky-crypt", "stack": ["stub-rat"]}]}], next=[8])
t.do(0, "stay"); t.do(0, "shtick stub-sword"); t.settle()
"""

import json
from functools import cache

from underdeck.games.stick.compile import load_stick_pack, stick_files
from underdeck.games.stick.rules.cards import WINDOWS
from underdeck.games.stick.rules.game import Stick
from underdeck.kernel.refusal import Refusal


@cache
def stick_game(stubs: str = "") -> Stick:
    """The real cards and, after them, stub cards written in TOML."""
    files = stick_files()
    if stubs:
        files.append(("stubs.toml", stubs.encode()))
    return Stick(load_stick_pack(files).pack)


class Table:
    turned = 0
    """How many seats further on everybody sits than in the list of players; tests name people by their place in it."""

    def __init__(self, stubs: str = "", seed: int = 1, **position):
        self.game = stick_game(stubs)
        if self.turned:
            people = position["players"]
            position["players"] = [people[(seat - self.turned) % len(people)] for seat in range(len(people))]
            position["active"] = (position.get("active", 0) + self.turned) % len(people)
        self.state = self.game.from_position(json.dumps(position), seed)
        self.told = list(self.state.events)

    @classmethod
    def deal(cls, stubs: str = "", seed: int = 1, **setup):
        """A fresh game from a setup instead of a position."""
        table = cls.__new__(cls)
        table.game = stick_game(stubs)
        table.state = table.game.start(setup, seed)
        table.told = list(table.state.events)
        return table

    def place(self, seat: int) -> int:
        """Where a seat stands in the list of players."""
        return (seat - self.turned) % len(self.state.players)

    def seat(self, place: int) -> int:
        return (place + self.turned) % len(self.state.players)

    @property
    def asked(self) -> dict[int, str]:
        """Seat -> kind of question."""
        return {self.place(decision.seat): decision.kind for decision in self.game.decisions(self.state)}

    def decision(self, seat: int):
        for decision in self.game.decisions(self.state):
            if decision.seat == self.seat(seat):
                return decision
        raise AssertionError(f"seat {seat} is not asked: {self.asked}")

    def options(self, seat: int) -> list[str]:
        return [self.game.write_action(self.state, option) for option in self.decision(seat).options]

    def do(self, seat: int, *answers: str) -> "Table":
        """Answer; `told` gathers the events of this call."""
        self.told = []
        for text in answers:
            decision = self.decision(seat)
            action = self.game.read_action(self.state, text, decision.options)
            self.game.step(self.state, decision.seat, action)
            self.told += self.state.events
        return self

    def can(self, seat: int, text: str) -> bool:
        try:
            self.game.read_action(self.state, text, self.decision(seat).options)
        except Refusal:
            return False
        return True

    def settle(self, *kinds: str) -> "Table":
        """Everybody passes in open windows and asks for no (more) help, until another question comes."""
        kinds = kinds or (*WINDOWS, "assist")
        self.told = []
        while True:
            waiting = [d for d in self.game.decisions(self.state) if d.kind in kinds and d.kind not in ("start", "end")]
            if not waiting:
                return self
            decision = waiting[0]
            words = "done" if decision.kind == "assist" else "pass"
            action = self.game.read_action(self.state, words, decision.options)
            self.game.step(self.state, decision.seat, action)
            self.told += self.state.events

    def roll(self, *dice: int) -> "Table":
        """The next dice."""
        self.state.rng.script.extend(dice)
        return self

    def heard(self, kind: str) -> list[dict]:
        """Facts of the events of that kind among those told last."""
        return [event.facts for event in self.told if event.kind == kind]

    def view(self, seat: int):
        return self.game.view(self.state, self.seat(seat))

    def player(self, seat: int):
        """As the seat itself sees it."""
        return self.view(seat).players[self.seat(seat)]

    def room(self, floor: int, column: int):
        return next(room for room in self.view(0).floors[floor] if room.column == column)

    def stack(self, floor: int, column: int) -> list[str]:
        return [each.id for each in self.room(floor, column).stack]

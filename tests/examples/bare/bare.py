"""The least that is a game: one file, no words. Who counts to three wins; each says one or two."""

from underdeck.bots.random import Random
from underdeck.kernel.decisions import Decision
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import keyed
from underdeck.plugin.base import Plugin

GOAL = 3
WINS = ("first", "second")


class State:
    def __init__(self, rng, count=0, turn=0, events=()):
        self.events, self.reveals, self.rng = list(events), 0, rng
        self.count, self.turn = count, turn

    @property
    def outcome(self):
        return WINS[1 - self.turn] if self.count >= GOAL else None

    def clone(self):
        return State(self.rng.clone(), self.count, self.turn, self.events)


class Counting:
    name, rules_version = "bare", 1

    def start(self, options, seed, key=b""):
        return State(keyed(seed, key))

    def position(self, state):
        return f"{state.count} {state.turn}"

    def from_position(self, text, seed):
        if text.split() not in [[str(count), str(turn)] for count in range(GOAL + 2) for turn in range(2)]:
            raise Refusal("position-impossible")
        return State(keyed(seed, b""), *map(int, text.split()))

    def seats(self, state):
        return list(WINS)

    def decisions(self, state):
        return [] if state.outcome else [Decision(state.turn, "count", [(1,), (2,)], (0,))]

    def step(self, state, seat, action):
        state.events = [Event("counted", {"seat": WINS[seat], "number": action[0]})]
        state.count, state.turn = state.count + action[0], 1 - state.turn

    def view(self, state, seat):
        return {"seat": seat, "count": state.count}

    def hidden(self, state, seat):
        return set()

    def waiting(self, state):
        return [decision.seat for decision in self.decisions(state)]

    def resample(self, state, seat, seed):
        return state.clone()

    def write_action(self, state, action):
        return f"say {action[0]}"

    def read_action(self, state, text, options):
        for option in options:
            if self.write_action(state, option) == text:
                return option
        raise Refusal("malformed-action", text=text)

    def digest(self, state):
        return self.position(state).replace(" ", "-")


class Bare(Plugin):
    name = "bare"
    party = False
    sizes = (2,)

    def rules(self):
        return Counting(), "no cards"

    def bots(self):
        return {"random": Random}

"""Lanterns Out as the kernel's Game."""

from typing import Any

from lanterns import delving, notation, position, setup, view
from lanterns.cards import Pack
from lanterns.state import State
from underdeck.kernel.agenda import digest_of
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.game import Hidden
from underdeck.kernel.rng import keyed


class Lanterns:
    name = setup.GAME
    rules_version = 1

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def start(self, options: dict[str, Any], seed: int, key: bytes = b"") -> State:
        return setup.start(self.pack, options, keyed(seed, key))

    def from_position(self, text: str, seed: int) -> State:
        return position.read_position(self.pack, text, seed)

    def position(self, state: State) -> str:
        return position.write_position(state)

    def seats(self, state: State) -> list[str]:
        return [delver.name for delver in state.delvers]

    def decisions(self, state: State) -> list[Decision]:
        return state.asked

    def step(self, state: State, seat: int, action: Action) -> None:
        delving.step(state, seat, action)

    def view(self, state: State, seat: int) -> view.View:
        return view.make_view(state, seat)

    def hidden(self, state: State, seat: int) -> set[Hidden]:
        return view.hidden(state, seat)

    def waiting(self, state: State) -> list[int]:
        return delving.waiting(state)

    def resample(self, state: State, seat: int, seed: int) -> State:
        return view.resample(state, seat, seed)

    def write_action(self, state: State, action: Action) -> str:
        return notation.write_action(state, action)

    def read_action(self, state: State, text: str, options: list[Action]) -> Action:
        return notation.read_action(state, text, options)

    def digest(self, state: State) -> str:
        return digest_of(position.write_position(state))

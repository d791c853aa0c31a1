"""The interface `Game` for The Order of the Stick Adventure Game."""

from typing import Any, ClassVar

from underdeck.games.stick.rules import agenda, notation, position, setup, view, worlds
from underdeck.games.stick.rules.cards import Pack
from underdeck.games.stick.rules.digest import canonical
from underdeck.games.stick.rules.options import VERSION
from underdeck.games.stick.rules.state import State, name_of
from underdeck.games.stick.rules.view_types import View
from underdeck.kernel.agenda import AgendaGame, digest_of
from underdeck.kernel.decisions import Action
from underdeck.kernel.game import Hidden
from underdeck.kernel.pickling import Saved, saved
from underdeck.kernel.rng import keyed


class Stick(AgendaGame[State]):
    name: ClassVar[str] = "stick"
    rules_version: ClassVar[int] = VERSION

    def __init__(self, pack: Pack, version: int = VERSION) -> None:
        self.pack = pack
        self.version = version

    def __reduce__(self) -> Saved:
        return saved(self, self.pack, self.version)

    def start(self, options: dict[str, Any], seed: int, key: bytes = b"") -> State:
        return setup.start(self.pack, options, keyed(seed, key), self.version)

    def step(self, state: State, seat: int, action: Action) -> None:
        agenda.step(state, seat, action)

    def from_position(self, text: str, seed: int) -> State:
        return position.read_position(self.pack, text, seed, self.version)

    def position(self, state: State) -> str:
        return position.write_position(state)

    def seats(self, state: State) -> list[str]:
        return [name_of(state, seat) for seat in range(len(state.players))]

    def view(self, state: State, seat: int) -> View:
        return view.make_view(state, seat)

    def hidden(self, state: State, seat: int) -> set[Hidden]:
        return worlds.hidden(state, seat)

    def waiting(self, state: State) -> list[int]:
        return [*[decision.seat for decision in state.asked], *[seat for seat, _ in state.intents]]

    def resample(self, state: State, seat: int, seed: int) -> State:
        return worlds.resample(state, seat, seed)

    def write_action(self, state: State, action: Action) -> str:
        return notation.write_action(state, action)

    def read_action(self, state: State, text: str, options: list[Action]) -> Action:
        return notation.read_action(state, text, options)

    def digest(self, state: State) -> str:
        return digest_of(canonical(state))

"""Many games at once: one call answers a question in each of them.

>>> games = Games("onedeck", range(100), heroes=["mage"], dungeon="dragons-cave")
>>> while not all(games.over):
...     games.step([0] * len(games))
>>> len(games.rewards)
100

Games are numbered; everything about them lies in flat arrays that numpy takes over without a copy. There are no records
and no undo here: whoever wants those plays a `Match`.
"""

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final

from underdeck.games import plugin_of
from underdeck.games.plugin import Plugin
from underdeck.kernel.decisions import Decision
from underdeck.kernel.game import Game
from underdeck.kernel.refusal import Refusal
from underdeck.match.match import find_game, own
from underdeck.packs.outside import chosen

WIDTH: Final = 256
"""Answers that a question may have; more have shown in no game."""


class Games:
    def __init__(
        self, game: str, seeds: Iterable[int], *, width: int = WIDTH, packs: Sequence[str] = (), **setup: Any
    ) -> None:
        refs = chosen(game, packs)
        self.plugin: Plugin = plugin_of(game, refs)
        self.game: Game = find_game(game, refs)[0]
        self.setup: dict[str, Any] = own(setup)
        self.width = width
        self.states: list[Any] = [self.game.start(self.setup, seed) for seed in seeds]
        count = len(self.states)
        self.seat_count = len(self.game.seats(self.states[0])) if count else 0
        self.asked: list[Decision | None] = [None] * count
        self.seats = array("b", bytes(count))
        """Who is asked in each game."""
        self.masks = bytearray(count * width)
        """A row for each game: 1 where there is an answer of that number."""
        self._nothing = array("d", bytes(8 * count * self.seat_count))
        self.rewards = self._nothing[:]
        """A row for each game: the share of victory that the last step brought every seat."""
        self.over = bytearray(count)
        """1 for games that have ended."""
        for number in range(count):
            self._look(number)

    def __len__(self) -> int:
        return len(self.states)

    def step(self, actions: Sequence[int]) -> None:
        """In each game the answer of that number to its question; games that are over don't count."""
        if len(actions) != len(self.states):
            raise Refusal("vector-count", count=len(actions), games=len(self.states))
        self.rewards[:] = self._nothing
        for number, action in enumerate(actions):
            decision = self.asked[number]
            if decision is None:
                continue
            if not 0 <= action < len(decision.options):
                raise Refusal("vector-action", game=number, action=int(action), options=len(decision.options))
            self.game.step(self.states[number], decision.seat, decision.options[action])
            self._look(number)

    def begin(self, number: int, seed: int) -> None:
        """A new game in the place of that one."""
        self.states[number] = self.game.start(self.setup, seed)
        self.over[number] = 0
        self._look(number)

    def view(self, number: int) -> Any:
        """What whoever is asked there may know; once the game is over, what the first seat may."""
        return self.game.view(self.states[number], self.seats[number])

    def _look(self, number: int) -> None:
        """Who is asked what there now."""
        row = number * self.width
        decision = self.asked[number]
        had = 0 if decision is None else len(decision.options)
        state = self.states[number]
        if state.outcome is not None:
            self.masks[row : row + had] = bytes(had)
            self.asked[number] = None
            self.over[number] = 1
            self.seats[number] = 0
            for seat, name in enumerate(self.game.seats(state)):
                self.rewards[number * self.seat_count + seat] = self.plugin.share(state.outcome, name)
            return
        decisions = self.game.decisions(state)
        first = decisions[0] if len(decisions) == 1 else min(decisions, key=self.plugin.place_of)
        if len(first.options) > self.width:
            raise Refusal("vector-width", options=len(first.options), width=self.width)
        has = len(first.options)
        if has > had:
            self.masks[row + had : row + has] = b"" * (has - had)
        elif has < had:
            self.masks[row + has : row + had] = bytes(had - has)
        self.asked[number] = first
        self.seats[number] = first.seat

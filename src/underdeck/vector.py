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
from collections.abc import Callable, Mapping, Set
from typing import Any, Final

from underdeck.kernel.decisions import Decision
from underdeck.kernel.digits import as_integer
from underdeck.kernel.game import Game
from underdeck.kernel.refusal import Refusal
from underdeck.match.facet import MatchFacet
from underdeck.match.match import checked_game, checked_seed, find_game, own_setup
from underdeck.packs.outside import Refs, chosen
from underdeck.plugin.base import Plugin
from underdeck.plugin.registry import plugin_of
from underdeck.plugin.shares import share_of

WIDTH: Final = 256
"""The most answers to a question; no game has shown more."""
LARGEST_WIDTH: Final = 4096


class Games:
    # What callers give is of any type here: compiled, a narrower one would raise a TypeError before we can refuse it.
    def __init__(self, game: Any, seeds: Any, *, width: Any = WIDTH, packs: Any = (), **setup: Any) -> None:
        """Begin a game for each seed."""
        name = checked_game(game)
        refs = chosen(name, packs)
        self.plugin: Plugin = plugin_of(name, refs)
        self.game: Game = find_game(name, refs)[0]
        self.setup: dict[str, Any] = own_setup(setup)
        self.width = checked_width(width)
        self._seat([self.game.start(self.setup, seed) for seed in checked_seeds(seeds)])

    def _seat(self, states: list[Any]) -> None:
        """Play these, from where they stand."""
        self.states = states
        count = len(states)
        self.seat_count = len(self.game.seats(states[0])) if count else 0
        self.asked: list[Decision | None] = [None] * count
        self.seats = array("b", bytes(count))
        """Who is asked in each game."""
        self.masks = bytearray(count * self.width)
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

    def __reduce__(self) -> tuple[Callable[..., "Games"], tuple[Any, ...]]:
        return games_at, (self.plugin.name, self.plugin.packs, self.setup, self.width, self.states, self.rewards)

    def __copy__(self) -> "Games":
        """Games of its own, which go on without these."""
        states = [state.clone() for state in self.states]
        return games_at(self.plugin.name, self.plugin.packs, self.setup, self.width, states, self.rewards)

    def step(self, actions: Any) -> None:
        """Give in each game the answer of that number; games that are over are ignored. If one answer is refused,
        nothing happens in any game. A question with more answers than there is room for is refused after all games have
        moved on."""
        answers = self._checked(actions)
        self.rewards[:] = self._nothing
        too_wide: Refusal | None = None
        for number, answer in enumerate(answers):
            decision = self.asked[number]
            if decision is not None:
                self.game.step(self.states[number], decision.seat, decision.options[answer])
                try:
                    self._look(number)
                except Refusal as refusal:
                    too_wide = refusal
        if too_wide is not None:
            raise too_wide

    def _checked(self, actions: Any) -> list[int]:
        try:
            count: int = len(actions)
        except TypeError:
            raise Refusal("vector-actions") from None
        if not isinstance(actions, list) and isinstance(actions, (Mapping, Set)):
            raise Refusal("vector-actions")  # whose order says nothing of the games
        if count != len(self.states):
            raise Refusal("vector-count", count=count, games=len(self.states))
        answers: list[int] = []
        for number, action in enumerate(actions):
            decision = self.asked[number]
            answers.append(0 if decision is None else checked_answer(action, len(decision.options), number))
        return answers

    def begin(self, number: Any, seed: Any) -> None:
        """Begin a new game in the place of that one."""
        place = self._place(number)
        self.states[place] = self.game.start(self.setup, checked_seed(seed))
        self.over[place] = 0
        self._look(place)

    def view(self, number: Any) -> Any:
        """Return the view of the asked seat; once the game is over, that of the first seat."""
        place = self._place(number)
        return self.game.view(self.states[place], self.seats[place])

    def _place(self, number: Any) -> int:
        place = as_integer(number)
        if place is None or not 0 <= place < len(self.states):
            raise Refusal("vector-game", game=str(number), games=len(self.states))
        return place

    def _look(self, number: int) -> None:
        """Who is asked what there now."""
        row = number * self.width
        decision = self.asked[number]
        had = 0 if decision is None else min(self.width, len(decision.options))
        state = self.states[number]
        if state.outcome is not None:
            self.masks[row : row + had] = bytes(had)
            self.asked[number] = None
            self.over[number] = 1
            self.seats[number] = 0
            for seat, name in enumerate(self.game.seats(state)):
                self.rewards[number * self.seat_count + seat] = share_of(self.plugin, state.outcome, name)
            return
        decisions = self.game.decisions(state)
        first = decisions[0] if len(decisions) == 1 else min(decisions, key=MatchFacet.of(self.plugin).turn_order)
        has = min(self.width, len(first.options))
        if has > had:
            self.masks[row + had : row + has] = b"" * (has - had)
        elif has < had:
            self.masks[row + has : row + had] = bytes(had - has)
        self.asked[number] = first
        self.seats[number] = first.seat
        if len(first.options) > self.width:
            raise Refusal("vector-width", options=len(first.options), width=self.width)


def checked_answer(action: Any, options: int, game: int = 0) -> int:
    """Return the number of an answer; refuse any other value."""
    answer = action if isinstance(action, int) else as_integer(action)
    if answer is None:
        raise Refusal("vector-number", game=game, action=repr(action))
    if not 0 <= answer < options:
        raise Refusal("vector-action", game=game, action=answer, options=options)
    return answer


def checked_seeds(seeds: Any) -> list[int]:
    if isinstance(seeds, (Mapping, Set)):
        raise Refusal("vector-seeds")  # whose order says nothing of the games
    try:
        given = list(seeds)
    except TypeError:
        raise Refusal("vector-seeds") from None
    return [checked_seed(seed) for seed in given]


def checked_width(width: Any) -> int:
    found = as_integer(width)
    if found is None or not 1 <= found <= LARGEST_WIDTH:
        raise Refusal("vector-widths", width=str(width), largest=LARGEST_WIDTH)
    return found


def games_at(
    name: str, packs: Refs, setup: dict[str, Any], width: int, states: list[Any], rewards: "array[float]"
) -> Games:
    """Return games as they were in another process."""
    games = Games(name, (), width=width)
    games.plugin, games.game, games.setup = plugin_of(name, packs), find_game(name, packs)[0], setup
    games._seat(states)
    games.rewards[:] = rewards
    return games

"""The games with the interface of OpenSpiel: a game gives positions, a position is answered, and chance is a player.

>>> import random
>>> position = SpielGame("onedeck", heroes=["mage"], dungeon="dragons-cave").new_initial_state()
>>> while not position.is_terminal():
...     position.apply_action(random.choice(position.legal_actions()))
>>> len(position.returns())
1

OpenSpiel itself is not needed. Chance is explicit: it deals, and it is asked again whenever an answer rolls dice
or shuffles. What it answers is one of `CHANCES` streams, all equally likely; with stream 0
each time it is the game that `underdeck.new` begins with the seed that was dealt.
"""

import copy
from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy

from underdeck.environments.seeding import LARGEST
from underdeck.environments.spaces import ANSWERS, NUMBERS
from underdeck.environments.tables import Tables
from underdeck.kernel.decisions import Decision
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match.facet import MatchFacet
from underdeck.plugin.shares import share_of
from underdeck.vector import checked_answer

CHANCE: Final = -1
TERMINAL: Final = -4
"""OpenSpiel's number of the player at the end of a game."""
CHANCES: Final = 1024
LONGEST: Final = 100_000
"""The most answers of a game; none has had a tenth of them."""
OUTCOMES: Final = [(stream, 1 / CHANCES) for stream in range(CHANCES)]


class SpielGame:
    """A game whose reward is the share of victory at the end."""

    def __init__(self, game: str, **told: Any) -> None:
        self.name, self.told = game, told
        self.tables = Tables(game, [0], **told)
        self.rules = self.tables.games.game
        self.width = self.tables.games.width

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return game_of, (self.name, self.told)

    def num_players(self) -> int:
        return self.tables.games.seat_count

    def num_distinct_actions(self) -> int:
        return self.width

    def max_chance_outcomes(self) -> int:
        return CHANCES

    def max_game_length(self) -> int:
        return LONGEST

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        """Return 1 for rivals, who share one victory; None for a party, which wins or loses together."""
        return None if self.tables.plugin.party else 1.0

    def observation_tensor_size(self) -> int:
        observer = self.tables.observer
        return len(observer.names) + self.width * len(observer.answer_names)

    def observation_tensor_shape(self) -> list[int]:
        return [self.observation_tensor_size()]

    def dealt(self, seed: int) -> Any:
        return self.rules.start(self.tables.games.setup, seed)

    def asked(self, state: Any) -> Decision | None:
        """Return the question that goes first; None at the end."""
        if state.outcome is not None:
            return None
        first = min(self.rules.decisions(state), key=MatchFacet.of(self.tables.plugin).turn_order)
        if len(first.options) > self.width:
            raise Refusal("vector-width", options=len(first.options), width=self.width)
        return first


class SpielState:
    """A position: the current player is the one to answer, and chance is a player."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.state: Any = None
        """None until it has been dealt."""
        self.decision: Decision | None = None
        self.answer: int | None = None
        """Given already; how it goes is up to chance."""
        self.answers: list[tuple[int, int]] = []
        """Who has answered what, chance included."""
        self.story: list[tuple[int, str, list[Event]]] = []
        """Who answered, what, and what that made happen."""

    def current_player(self) -> int:
        if self.is_chance_node():
            return CHANCE
        return TERMINAL if self.decision is None else self.decision.seat

    def is_chance_node(self) -> bool:
        return self.state is None or self.answer is not None

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.outcome is not None

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        now = self.current_player()
        if now == TERMINAL or player not in (None, now):
            return []
        return list(range(CHANCES if self.decision is None or now == CHANCE else len(self.decision.options)))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        legal = len(self.legal_actions(player))
        whole = CHANCES if self.is_chance_node() else self.game.width
        return [1] * legal + [0] * (whole - legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES[:] if self.is_chance_node() else []

    def apply_action(self, action: int) -> None:
        """Carry out an answer that needs no chance; any other waits for the chance player."""
        if self.is_terminal():
            raise Refusal("game-over")
        action = checked_answer(action, len(self.legal_actions()))
        self.answers.append((self.current_player(), action))
        if self.decision is None:
            self.state = self.game.dealt(action)
            self.look(CHANCE, "")
        elif self.answer is not None:
            self.state.rng.state += action
            self.carry_out(self.decision, self.answer)
        elif self.foreseen(self.decision, action):
            self.carry_out(self.decision, action)
        else:
            self.answer = action

    def foreseen(self, decision: Decision, action: int) -> bool:
        """Return whether that answer needs no chance."""
        tried = self.state.clone()
        before = tried.rng.state
        self.game.rules.step(tried, decision.seat, decision.options[action])
        return bool(tried.rng.state == before)

    def carry_out(self, decision: Decision, action: int) -> None:
        words = self.written(decision, action)
        self.game.rules.step(self.state, decision.seat, decision.options[action])
        self.answer = None
        self.look(decision.seat, words)

    def look(self, seat: int, words: str) -> None:
        """Store the answer in the story and find the next question."""
        self.story.append((seat, words, self.state.events[:]))
        self.decision = self.game.asked(self.state)

    def child(self, action: int) -> "SpielState":
        found = self.clone()
        found.apply_action(action)
        return found

    def clone(self) -> "SpielState":
        found = copy.copy(self)
        found.state = None if self.state is None else self.state.clone()
        found.answers, found.story = self.answers[:], self.story[:]
        return found

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another as what was answered."""
        return state_of, (self.game, self.history())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return another world that looks the same to that player: everything hidden is dealt again."""
        self.seat_of(None)
        found = self.clone()
        found.state = self.game.rules.resample(self.state, player, int(sampler() * LARGEST))
        found.decision = self.game.asked(found.state)
        return found

    def seat_of(self, player: int | None) -> int:
        """Return the seat of that player, or of the current one."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.game.num_players() or self.state is None:
            names = [str(each) for each in range(self.game.num_players())]
            raise Refusal("unknown-seat", seat=str(seat), choices=choices(names))
        return seat

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.game.num_players()
        plugin = self.game.tables.plugin
        return [share_of(plugin, self.state.outcome, name) for name in self.game.rules.seats(self.state)]

    def rewards(self) -> list[float]:
        """Return the rewards: none before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return the numbers of the position, then those of every answer, as in the other environments."""
        seat = self.seat_of(player)
        mine = self.decision if self.current_player() == seat else None
        seen = self.game.tables.seen_in(self.state, seat, mine)
        found: list[float] = numpy.concatenate((seen[NUMBERS], seen[ANSWERS].ravel())).tolist()
        return found

    def observation_string(self, player: int | None = None) -> str:
        """Return all that the player sees, and the possible answers."""
        seat = self.seat_of(player)
        view = msgspec.json.encode(self.game.rules.view(self.state, seat)).decode()
        if self.decision is None or self.current_player() != seat:
            return view
        return "\n".join([view, *[self.written(self.decision, action) for action in self.legal_actions()]])

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that the player has done and seen."""
        seat = self.seat_of(player)
        lines = []
        for who, words, events in self.story:
            if who == seat:
                lines.append(f"> {words}")
            lines += [f"{event.kind} {event.facts}" for event in events if event.seats is None or seat in event.seats]
        return "\n".join([*lines, self.observation_string(seat)])

    def written(self, decision: Decision, action: int) -> str:
        return self.game.rules.write_action(self.state, decision.options[action])

    def action_to_string(self, *words: int) -> str:
        """Return the text of an answer, given alone or after a player."""
        if self.decision is None or self.is_chance_node():
            return f"chance {words[-1]}"
        return self.written(self.decision, words[-1])

    def string_to_action(self, *words: Any) -> int:
        """Return the answer with that text, given alone or after a player."""
        said = [self.action_to_string(action) for action in self.legal_actions()]
        if words[-1] not in said:
            raise Refusal("illegal-action", text=str(words[-1]))
        return said.index(words[-1])

    def history(self) -> list[int]:
        return [action for _, action in self.answers]

    def full_history(self) -> list[tuple[int, int]]:
        return self.answers[:]

    def move_number(self) -> int:
        return len(self.answers)

    def num_players(self) -> int:
        return self.game.num_players()

    def num_distinct_actions(self) -> int:
        return self.game.num_distinct_actions()

    def get_game(self) -> SpielGame:
        return self.game

    def __str__(self) -> str:
        return "" if self.state is None else self.game.rules.position(self.state)


def game_of(name: str, told: dict[str, Any]) -> SpielGame:
    return SpielGame(name, **told)


def state_of(game: SpielGame, history: list[int]) -> SpielState:
    found = game.new_initial_state()
    for action in history:
        found.apply_action(action)
    return found

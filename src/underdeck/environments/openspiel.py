"""The games for OpenSpiel's own programs, if `pyspiel` is installed: `underdeck_onedeck`, `underdeck_stick`.

>>> pyspiel.load_game("underdeck_stick", {"setup": setup_word(players=3)}).num_players()
3
"""

from typing import Any, ClassVar
from urllib.parse import quote, unquote

import msgspec
import numpy
import pyspiel

from underdeck.environments.facet import EnvironmentsFacet
from underdeck.environments.spiel import CHANCES, LONGEST, SpielGame
from underdeck.kernel.refusal import Refusal
from underdeck.plugin.registry import plugin_of

MOST_PLAYERS = 6


def setup_word(**told: Any) -> str:
    """Return the arguments of `SpielGame` as one word, because OpenSpiel's names of games contain commas.

    >>> setup_word(players=3)
    '%7B%22players%22%3A3%7D'
    """
    return quote(msgspec.json.encode(told).decode(), safe="")


def read_setup(word: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(unquote(word or "{}"), type=dict[str, Any])
    except msgspec.DecodeError:
        raise Refusal("setup-type", name="setup") from None


def type_of(game: str) -> pyspiel.GameType:
    utilities, plugin = pyspiel.GameType.Utility, plugin_of(game)
    return pyspiel.GameType(
        short_name=f"underdeck_{game}",
        long_name=EnvironmentsFacet.of(plugin).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.IDENTICAL if plugin.party else utilities.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"setup": ""},
    )


class Game(pyspiel.Game):
    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        told = params or {}
        self.inner = SpielGame(self.name, **read_setup(told.get("setup", "")))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.inner.num_distinct_actions(),
            max_chance_outcomes=CHANCES,
            num_players=self.inner.num_players(),
            min_utility=self.inner.min_utility(),
            max_utility=self.inner.max_utility(),
            utility_sum=self.inner.utility_sum(),
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.name), info, told)

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self.inner, kind is not None and kind.perfect_recall)


class State(pyspiel.State):
    """A state whose copies are ours, because OpenSpiel makes deep copies."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.inner = game.inner.new_initial_state()

    def current_player(self) -> int:
        return self.inner.current_player()

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def returns(self) -> list[float]:
        return self.inner.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.inner.chance_outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.inner.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_to_string(player, action)

    def __str__(self) -> str:
        return str(self.inner)


class Observer:
    """Observes with perfect recall all that a player has seen; there is no tensor of that."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = numpy.zeros(0 if recalls else game.observation_tensor_size(), numpy.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        if not self.recalls and state.inner.state is not None:
            self.tensor[:] = state.inner.observation_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        if state.inner.state is None:
            return ""
        if self.recalls:
            return state.inner.information_state_string(player)
        return state.inner.observation_string(player)


def register(game: str) -> None:
    """Register a game by a class of its own: at the exit of Python OpenSpiel drops everything but classes."""
    pyspiel.register_game(
        type_of(game), type(f"{EnvironmentsFacet.of(plugin_of(game)).title}Game", (Game,), {"name": game})
    )

"""PettingZoo: every seat is an agent, and they answer one after the other."""

from collections.abc import Sequence
from typing import Any, ClassVar

from gymnasium.utils import seeding
from pettingzoo import AECEnv

from underdeck.environments.seeding import next_seed
from underdeck.environments.spaces import MASK, Answers, observation_space
from underdeck.environments.tables import Seen, Tables
from underdeck.games.observer import VICTORY
from underdeck.vector import WIDTH


def agent_names(count: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(count)]


class Seats(AECEnv[str, Seen, int | None]):
    metadata: ClassVar = {"name": "underdeck_seats_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        reward: str = VICTORY,
        width: int = WIDTH,
        packs: Sequence[str] = (),
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        super().__init__()
        self.tables = Tables(game, [0], reward, width, packs, setup)
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.tables.games.seat_count)
        self.observation_spaces = {
            agent: observation_space(self.tables.observer, width) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Answers(width) for agent in self.possible_agents}
        self.generator, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With a seed it is the game that `underdeck.new` begins with that seed."""
        if seed is not None:
            self.generator, _ = seeding.np_random(seed)
        self.tables.begin(0, next_seed(self.generator) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.look()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.tables.games.step([-1 if action is None else int(action)])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.tables.pay(0), strict=True))
        if self.tables.games.over[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self.look()
        self._accumulate_rewards()

    def look(self) -> None:
        self.agent_selection = self.possible_agents[self.tables.games.seats[0]]
        told = self.tables.told(0)
        self.infos = {agent: dict(told) for agent in self.agents}
        for agent, space in self.action_spaces.items():
            space.open = self.observe(agent)[MASK] if agent == self.agent_selection else 0 * space.open

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        decision = self.tables.games.asked[0]
        return self.tables.see(0, seat, decision if decision is not None and decision.seat == seat else None)

    def render(self) -> str | None:
        return self.tables.written(0) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""

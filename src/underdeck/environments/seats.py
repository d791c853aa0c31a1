"""A PettingZoo AEC environment: every seat is an agent, and they answer one after the other."""

from typing import Any, ClassVar

from pettingzoo import AECEnv

from underdeck.environments.agents import Agents
from underdeck.environments.spaces import MASK
from underdeck.environments.tables import Seen
from underdeck.kernel.refusal import Refusal


class Seats(Agents, AECEnv[str, Seen, int | None]):
    metadata: ClassVar = {"name": "underdeck_seats_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.look()

    def last(self, observe: bool = True) -> Any:
        self.check_running()
        return super().last(observe)

    def step(self, action: int | None) -> None:
        self.check_running()
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise Refusal("game-over")
            self._was_dead_step(action)
            return
        if action is None:
            raise Refusal("environment-answer", agent=agent)
        self.tables.games.step([action])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.pay()
        if self.tables.games.over[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self.look()
        self._accumulate_rewards()

    def look(self) -> None:
        self.agent_selection = self.possible_agents[self.tables.games.seats[0]]
        told = self.tables.info(0)
        self.infos = {agent: dict(told) for agent in self.agents}
        for agent, space in self.action_spaces.items():
            space.open = self.observe(agent)[MASK] if agent == self.agent_selection else 0 * space.open

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(self.known(agent))
        decision = self.tables.games.asked[0]
        return self.tables.see(0, seat, decision if decision is not None and decision.seat == seat else None)

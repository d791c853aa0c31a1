"""PettingZoo: every seat is an agent. What those who answer in turn and those who answer at once have in common."""

from typing import Any

from gymnasium.utils import seeding

from underdeck.environments.seeding import next_seed
from underdeck.environments.tables import Tables


class Agents:
    def __init__(self, game: str, render_mode: str | None = None, **told: Any) -> None:
        self.tables = Tables(game, [0], **told)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.tables.games.seat_count)]
        self.agents: list[str] = []
        spaces = {agent: self.tables.spaces() for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in spaces.items()}
        self.action_spaces = {agent: answers for agent, (_, answers) in spaces.items()}
        self.generator, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """With a seed it is the game that `underdeck.new` begins with that seed."""
        if seed is not None:
            self.generator, _ = seeding.np_random(seed)
        self.tables.begin(0, next_seed(self.generator) if seed is None else seed)
        self.agents = self.possible_agents[:]

    def pay(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.tables.pay(0), strict=True))

    def render(self) -> str | None:
        return self.tables.written(0) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""

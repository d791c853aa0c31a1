"""PettingZoo environments: every seat is an agent. The common part of answering in turn and at once."""

from typing import Any, ClassVar

from gymnasium.utils import seeding

from underdeck.environments.seeding import next_seed
from underdeck.environments.tables import Tables, check_render
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match.match import checked_seed


class Agents:
    metadata: ClassVar[dict[str, Any]]

    def __init__(self, game: str, render_mode: str | None = None, **told: Any) -> None:
        self.tables = Tables(game, [0], **told)
        self.render_mode = check_render(render_mode, self.metadata["render_modes"])
        self.possible_agents = [f"seat_{seat}" for seat in range(self.tables.games.seat_count)]
        self.agents: list[str] = []
        self.begun = False
        spaces = {agent: self.tables.spaces() for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in spaces.items()}
        self.action_spaces = {agent: answers for agent, (_, answers) in spaces.items()}
        self.generator, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.known(agent)]

    def known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise Refusal("environment-agent", name=str(agent), choices=choices(self.possible_agents))
        return agent

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Begin a game; with a seed it is the game that `underdeck.new` begins with that seed."""
        self.tables.check_reset(options)
        if seed is not None:
            self.generator, _ = seeding.np_random(checked_seed(seed))
        self.tables.begin(0, next_seed(self.generator) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.begun = True

    def check_running(self) -> None:
        if not self.begun:
            raise Refusal("environment-unbegun")
        if not self.agents:
            raise Refusal("game-over")

    def pay(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.tables.pay(0), strict=True))

    def render(self) -> str | None:
        return self.tables.written(0) if self.render_mode else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

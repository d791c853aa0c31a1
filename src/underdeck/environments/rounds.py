"""PettingZoo: every seat is an agent, and all who are asked at once answer at once."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from underdeck.environments.seats import agent_names
from underdeck.environments.seeding import next_seed
from underdeck.environments.spaces import MASK, Answers, observation_space
from underdeck.environments.tables import Seen, Tables
from underdeck.games.observer import VICTORY
from underdeck.kernel.decisions import Decision
from underdeck.kernel.refusal import Refusal
from underdeck.vector import WIDTH

Infos = dict[str, dict[str, Any]]


class Rounds(ParallelEnv[str, Seen, int]):
    """Who is not asked may only wait: answer 0. Whose question the answers of others have changed is asked again."""

    metadata: ClassVar = {"name": "underdeck_rounds_v0", "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        reward: str = VICTORY,
        width: int = WIDTH,
        packs: Sequence[str] = (),
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.tables = Tables(game, [0], reward, width, packs, setup)
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.tables.games.seat_count)
        self.observation_spaces = {
            agent: observation_space(self.tables.observer, width) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Answers(width) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.asked: dict[int, Decision] = {}
        self.generator, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        """With a seed it is the game that `underdeck.new` begins with that seed."""
        if seed is not None:
            self.generator, _ = seeding.np_random(seed)
        self.tables.begin(0, next_seed(self.generator) if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self.look()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        if not self.agents:
            raise Refusal("game-over")
        answers = {seat: self.answer_of(actions, seat) for seat in self.asked}
        games = self.tables.games
        now = games.asked[0]
        while now is not None and now.seat in answers and unchanged(now, self.asked[now.seat]):
            games.step([answers.pop(now.seat)])
            now = games.asked[0]
        rewards = dict(zip(self.possible_agents, self.tables.pay(0), strict=True))
        seen, infos = self.look()
        ended = dict.fromkeys(self.possible_agents, bool(games.over[0]))
        if games.over[0]:
            self.agents = []
        return seen, rewards, ended, dict.fromkeys(self.possible_agents, False), infos

    def answer_of(self, actions: Mapping[str, int], seat: int) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise Refusal("environment-answer", agent=agent)
        answer, options = int(actions[agent]), len(self.asked[seat].options)
        if not 0 <= answer < options:
            raise Refusal("vector-action", game=0, action=answer, options=options)
        return answer

    def look(self) -> tuple[dict[str, Seen], Infos]:
        self.asked = {decision.seat: decision for decision in self.tables.questions(0)}
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent] = self.tables.see(0, seat, self.asked.get(seat))
            seen[agent][MASK][0] = 1
            self.action_spaces[agent].open = seen[agent][MASK].copy()
        over = self.tables.told(0) if self.tables.games.over[0] else {}
        return seen, {
            agent: {"question": self.asked[seat].kind} if seat in self.asked else dict(over)
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str | None:
        return self.tables.written(0) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""


def unchanged(decision: Decision, seen: Decision) -> bool:
    return decision.kind == seen.kind and decision.frame == seen.frame and decision.options == seen.options

"""A PettingZoo parallel environment: every seat is an agent, and all who are asked answer at once."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pettingzoo import ParallelEnv

from underdeck.environments.agents import Agents
from underdeck.environments.spaces import MASK
from underdeck.environments.tables import Seen
from underdeck.kernel.decisions import Decision
from underdeck.kernel.refusal import Refusal
from underdeck.vector import checked_answer

Infos = dict[str, dict[str, Any]]


class Rounds(Agents, ParallelEnv[str, Seen, int]):
    """A seat that is not asked may only wait: answer 0. If other answers change a question, it is asked again."""

    metadata: ClassVar = {"name": "underdeck_rounds_v0", "render_modes": ["ansi"]}

    def __init__(self, game: str, render_mode: str | None = None, **told: Any) -> None:
        super().__init__(game, render_mode, **told)
        self.asked: dict[int, Decision] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        self.begin(seed, options)
        return self.look()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        self.check_running()
        if not isinstance(actions, Mapping):
            raise Refusal("environment-answers")
        for agent in actions:
            self.known(agent)
        given = [self.answer_of(actions, seat) for seat in range(len(self.possible_agents))]
        answers = {seat: given[seat] for seat in self.asked}
        games = self.tables.games
        now = games.asked[0]
        while now is not None and now.seat in answers and unchanged(now, self.asked[now.seat]):
            games.step([answers.pop(now.seat)])
            now = games.asked[0]
        rewards = self.pay()
        seen, infos = self.look()
        ended = dict.fromkeys(self.possible_agents, bool(games.over[0]))
        if games.over[0]:
            self.agents = []
        return seen, rewards, ended, dict.fromkeys(self.possible_agents, False), infos

    def answer_of(self, actions: Mapping[str, int], seat: int) -> int:
        """Return the answer of a seat; a seat that is not asked waits."""
        agent = self.possible_agents[seat]
        if seat not in self.asked:
            return checked_answer(actions.get(agent, 0), 1)
        if actions.get(agent) is None:
            raise Refusal("environment-answer", agent=agent)
        return checked_answer(actions[agent], len(self.asked[seat].options))

    def look(self) -> tuple[dict[str, Seen], Infos]:
        self.asked = {decision.seat: decision for decision in self.tables.questions(0)}
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent] = self.tables.see(0, seat, self.asked.get(seat))
            seen[agent][MASK][0] = 1
            self.action_spaces[agent].open = seen[agent][MASK].copy()
        over = self.tables.info(0) if self.tables.games.over[0] else {}
        return seen, {
            agent: {"question": self.asked[seat].kind} if seat in self.asked else dict(over)
            for seat, agent in enumerate(self.possible_agents)
        }


def unchanged(decision: Decision, seen: Decision) -> bool:
    return decision.kind == seen.kind and decision.frame == seen.frame and decision.options == seen.options

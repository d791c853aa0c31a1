"""Gymnasium: many parties at once, on the compiled core where there is one. A game that ends begins anew at once."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from underdeck.environments.seeding import next_seed
from underdeck.environments.spaces import MASK
from underdeck.environments.tables import Seen, party_tables
from underdeck.kernel.refusal import Refusal

Step = tuple[Seen, Any, Any, Any, dict[str, Any]]


class Batch(VectorEnv[Seen, Any, Any]):
    metadata: ClassVar = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, game: str, num_envs: int = 1, **told: Any) -> None:
        if num_envs < 1:
            raise Refusal("games-count")
        self.tables = party_tables(game, range(num_envs), **told)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = self.tables.spaces()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """With a number the games have that seed and those after it."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None:
            seeds = [next_seed(self.np_random) for _ in range(self.num_envs)]
        else:
            seeds = [*range(seed, seed + self.num_envs)] if isinstance(seed, int) else [*seed]
        if len(seeds) != self.num_envs:
            raise Refusal("vector-count", count=len(seeds), games=self.num_envs)
        for number, begun in enumerate(seeds):
            self.tables.begin(number, begun)
        seen = self.tables.see_all()
        return seen, {MASK: seen[MASK].copy()}

    def step(self, actions: Any) -> Step:
        games = self.tables.games
        games.step([int(action) for action in actions])
        rewards = numpy.array([self.tables.pay(number)[0] for number in range(self.num_envs)])
        ended = numpy.frombuffer(bytes(games.over), numpy.bool_).copy()
        info: dict[str, Any] = {}
        if ended.any():
            info |= self.last_looks(ended)
            for number in numpy.flatnonzero(ended):
                self.tables.begin(int(number), next_seed(self.np_random))
        seen = self.tables.see_all()
        return seen, rewards, ended, numpy.zeros(self.num_envs, numpy.bool_), {**info, MASK: seen[MASK].copy()}

    def last_looks(self, ended: Any) -> dict[str, Any]:
        """Of games that have just ended, before others take their places."""
        looks = numpy.full(self.num_envs, None, object)
        outcomes = numpy.full(self.num_envs, None, object)
        for number in numpy.flatnonzero(ended):
            looks[number] = self.tables.see(int(number), 0, None)
            outcomes[number] = self.tables.games.states[number].outcome
        return {"final_obs": looks, "_final_obs": ended.copy(), "outcome": outcomes, "_outcome": ended.copy()}

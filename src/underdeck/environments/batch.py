"""A Gymnasium vector environment: many parties at once, compiled if possible. Finished games begin again at once."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from underdeck.environments.seeding import next_seed
from underdeck.environments.spaces import MASK, AnswersOfMany
from underdeck.environments.tables import Seen, party_tables
from underdeck.kernel.digits import as_integer
from underdeck.kernel.refusal import Refusal
from underdeck.match.match import checked_seed
from underdeck.vector import checked_seeds

Step = tuple[Seen, Any, Any, Any, dict[str, Any]]


class Batch(VectorEnv[Seen, Any, Any]):
    metadata: ClassVar = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, game: str, num_envs: int = 1, **told: Any) -> None:
        count = as_integer(num_envs)
        if count is None or count < 1:
            raise Refusal("games-count")
        self.tables = party_tables(game, range(count), **told)
        self.num_envs = count
        self.single_observation_space, self.single_action_space = self.tables.spaces()
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = AnswersOfMany(self.tables.games.width, count)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games; with a number they have that seed and the following ones."""
        self.tables.check_reset(options)
        seeds = self.seeds_from(seed)
        super().reset(seed=seeds[0] if seeds else None)
        for number in range(self.num_envs):
            self.tables.begin(number, seeds[number] if seeds else next_seed(self.np_random))
        return self.look()

    def seeds_from(self, seed: Any) -> list[int]:
        """Return one seed for each game; an empty list if none were given."""
        if seed is None:
            return []
        first = as_integer(seed)
        if first is not None:
            first = checked_seed(seed)
            return checked_seeds(range(first, first + self.num_envs))
        seeds = checked_seeds(seed)
        if len(seeds) != self.num_envs:
            raise Refusal("vector-seed-count", count=len(seeds), games=self.num_envs)
        return seeds

    def look(self) -> tuple[Seen, dict[str, Any]]:
        seen = self.tables.see_all()
        self.action_space.open = seen[MASK].copy()
        return seen, {MASK: seen[MASK].copy()}

    def step(self, actions: Any) -> Step:
        games = self.tables.games
        games.step(actions)
        rewards = numpy.array([self.tables.pay(number)[0] for number in range(self.num_envs)])
        ended = numpy.frombuffer(bytes(games.over), numpy.bool_).copy()
        info: dict[str, Any] = {}
        if ended.any():
            info |= self.last_looks(ended)
            for number in numpy.flatnonzero(ended):
                self.tables.begin(int(number), next_seed(self.np_random))
        seen, masks = self.look()
        return seen, rewards, ended, numpy.zeros(self.num_envs, numpy.bool_), info | masks

    def last_looks(self, ended: Any) -> dict[str, Any]:
        """Return the last observations of finished games, before others replace them."""
        looks = numpy.full(self.num_envs, None, object)
        outcomes = numpy.full(self.num_envs, None, object)
        for number in numpy.flatnonzero(ended):
            looks[number] = self.tables.see(int(number), 0, None)
            outcomes[number] = self.tables.games.states[number].outcome
        return {"final_obs": looks, "_final_obs": ended.copy(), "outcome": outcomes, "_outcome": ended.copy()}

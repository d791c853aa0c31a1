"""A Gymnasium environment: one agent answers for a whole party."""

from typing import Any, ClassVar

import gymnasium

from underdeck.environments.seeding import next_seed
from underdeck.environments.spaces import MASK
from underdeck.environments.tables import Seen, check_render, party_tables
from underdeck.kernel.refusal import Refusal
from underdeck.match.match import checked_seed


class Party(gymnasium.Env[Seen, int]):
    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, game: str, render_mode: str | None = None, **told: Any) -> None:
        self.tables = party_tables(game, [0], **told)
        self.render_mode = check_render(render_mode, self.metadata["render_modes"])
        self.observation_space, self.action_space = self.tables.spaces()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; with a seed it is the game that `underdeck.new` begins with that seed."""
        self.tables.check_reset(options)
        super().reset(seed=None if seed is None else checked_seed(seed))
        begun = next_seed(self.np_random) if seed is None else checked_seed(seed)
        self.tables.begin(0, begun)
        seen, info = self.look()
        return seen, {**info, "seed": begun}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.tables.games.over[0]:
            raise Refusal("game-over")
        self.tables.games.step([action])
        seen, info = self.look()
        return seen, self.tables.pay(0)[0], bool(self.tables.games.over[0]), False, info

    def look(self) -> tuple[Seen, dict[str, Any]]:
        games = self.tables.games
        seen = self.tables.see(0, games.seats[0], games.asked[0])
        self.action_space.open = seen[MASK].copy()
        return seen, {**self.tables.info(0), MASK: seen[MASK].copy()}

    def render(self) -> str | None:
        return self.tables.written(0) if self.render_mode else None

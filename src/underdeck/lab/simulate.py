"""Simulation of whole games between bots. The digest depends on the seed and the setup, never on the machine."""

import hashlib
import math
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from underdeck.bots import ask, make_bot
from underdeck.kernel.rng import Rng
from underdeck.match import Match, new
from underdeck.match.driver import next_question

NOBODY: Mapping[str, str] = {}


class Result:
    __slots__ = ("decisions", "digest", "games", "outcomes", "seconds")

    def __init__(self, games: int) -> None:
        self.games = games
        self.decisions = 0
        self.seconds = 0.0
        self.outcomes: Counter[str] = Counter()
        self.digest = ""

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "outcomes": dict(sorted(self.outcomes.items())),
            "digest": self.digest,
        }


def play(game: str, setup: dict[str, Any], seeds: Rng, bot: str, named: Mapping[str, str] = NOBODY) -> Match:
    """Play one whole game. Named seats have bots of their own."""
    match = new(game, seed=seeds.bits() >> 1, **setup)
    seed = seeds.bits()
    player = make_bot(bot, seed, game)
    others = {name: make_bot(other, seed, game) for name, other in named.items()}
    while match.outcome is None:
        decision = next_question(match, together=not others)
        one = player if decision is None else others.get(match.seats[decision.seat], player)
        match.submit(*ask(one, match, decision))
    return match


def simulate(
    game: str,
    setups: list[dict[str, Any]],
    games: int,
    seed: int,
    bot: str,
    named: Mapping[str, str] = NOBODY,
    tick: Callable[[], None] = lambda: None,
) -> Result:
    """Play `games` games, going through the setups in turn."""
    result = Result(games)
    seeds = Rng(seed)
    digest = hashlib.blake2b(digest_size=8)
    started = time.perf_counter()
    for number in range(games):
        match = play(game, setups[number % len(setups)], seeds, bot, named)
        result.decisions += len(match.log)
        result.outcomes[str(match.outcome)] += 1
        digest.update(match.digest.encode())
        tick()
    result.seconds = time.perf_counter() - started
    result.digest = digest.hexdigest()
    return result


def interval(successes: float, trials: int) -> tuple[float, float]:
    """Return Wilson's 95% interval for a share."""
    z = 1.96
    share = min(1.0, successes / trials)
    spread = 1 + z * z / trials
    center = (share + z * z / (2 * trials)) / spread
    half = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / spread
    return max(0.0, center - half), min(1.0, center + half)

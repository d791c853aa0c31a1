"""The numbers that the skilled bot of One Deck Dungeon weighs things by, learned from games.

    python -m training.heuristics --rounds 8 --games 6000 --workers 16

In every game of a round each number is a little higher or lower, by a coin of its own; how much oftener games are won
with it higher than with it lower says where it should go. They are printed after each round; `skilled.py`, `loot.py`
and `prices.py` keep them as constants, so the last ones are written there by hand.
"""

import argparse
import json
import math
import time
from importlib import import_module
from multiprocessing import Pool
from multiprocessing.pool import Pool as PoolType
from pathlib import Path

from underdeck.games.onedeck.bots.skilled import Skilled
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules.agenda import step
from underdeck.kernel.rng import Rng
from underdeck.match import new

ROOM = "underdeck.games.onedeck.bots."
NUMBERS = {
    "prices": ("FEAR", "CARD", "TOKEN", "SKULL", "POISON_DIE", "LOST_LOOT", "DEATH", "VICTORY"),
    "skilled": ("LOOT", "RICH_XP", "RICH_HEART", "LINGER_MARGIN", "FLEE_MARGIN", "USE_MARGIN", "FEAT_PRICE",
               "STORED_DIE", "LOW_HEALTH", "IN_DANGER"),
    "loot": ("HEART", "LEVEL_WORTH", "PIP", "PAID_PIP", "ITEM_DIE", "PREVENTED", "HEALED", "SPARED", "CURED", "NEED",
             "NEED_PIP", "IDENTIFIED", "SOOTHING", "LATE_XP", "REACHED"),
}  # fmt: skip
SPREAD = 0.2
"""How much higher or lower: a fifth of the number, and so many points where it is about nothing."""
ABOUT_NOTHING = {"LINGER_MARGIN": 0.7, "FLEE_MARGIN": 0.5, "LOW_HEALTH": 1.0, "IN_DANGER": 1.0, "REACHED": 0.1}
PACE = 0.5

Weights = dict[str, float]


def usual() -> Weights:
    found: Weights = {}
    for room, names in NUMBERS.items():
        module = import_module(ROOM + room)
        for name in names:
            value = getattr(module, name)
            for place, number in enumerate(value if isinstance(value, tuple) else (value,)):
                found[f"{room}.{name}.{place}"] = float(number)
    return found


def moved(weights: Weights, signs: dict[str, float]) -> Weights:
    found: Weights = {}
    for key, number in weights.items():
        least = ABOUT_NOTHING.get(key.split(".")[1])
        found[key] = number + signs[key] * least if least else number * math.exp(SPREAD * signs[key])
    return found


def settle(weights: Weights) -> None:
    """From now on this process weighs by these."""
    prices = import_module(ROOM + "prices")
    for room, names in NUMBERS.items():
        module = import_module(ROOM + room)
        for name in names:
            count = sum(key.startswith(f"{room}.{name}.") for key in weights)
            numbers = tuple(weights[f"{room}.{name}.{place}"] for place in range(count))
            if isinstance(getattr(module, name), int):
                setattr(module, name, round(numbers[0]))
            else:
                setattr(module, name, numbers if isinstance(getattr(module, name), tuple) else numbers[0])
    import_module(ROOM + "skilled").DEATH = prices.DEATH
    prices.HARM[:] = [sum(1.0 + prices.FEAR / k for k in range(1, health + 1)) for health in range(100)]


Job = tuple[int, Weights, float]
Played = tuple[bool, dict[str, float]]


def game(seed: int) -> tuple[list[str], str]:
    """One hero mostly, two now and then; all heroes and dungeons."""
    chance = Rng(seed)
    pack = onedeck_pack().pack
    heroes = list(pack.heroes)
    party = [heroes.pop(chance.below(len(heroes))) for _ in range(1 if chance.below(4) else 2)]
    dungeons = list(pack.dungeons)
    return party, dungeons[chance.below(len(dungeons))]


def play(job: Job) -> Played:
    seed, weights, spread = job
    coins = Rng(seed ^ 0x5EED)
    signs = {key: spread * (1.0 if coins.below(2) else -1.0) for key in weights}
    settle(moved(weights, signs))
    heroes, dungeon = game(seed)
    state = new("onedeck", heroes=heroes, dungeon=dungeon, edition="1.9", seed=seed).state
    player = Skilled(seed & 0xFFFF)
    while not state.result and state.asked:
        step(state, *player.choose(state.clone(), state.asked))
    return state.result == "victory", signs


def measure(weights: Weights, first: int, games: int, pool: PoolType, spread: float = 1.0) -> list[Played]:
    jobs = [(first + n, weights, spread) for n in range(games)]
    return pool.map(play, jobs, 16)


def main() -> None:
    parser = argparse.ArgumentParser(prog="training.heuristics")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--check", type=int, default=4000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--first", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--to", default="data/heuristics.json")
    given = parser.parse_args()
    started = time.monotonic()
    weights = usual()
    beginning = dict(weights)
    speed = dict.fromkeys(weights, 0.0)
    Path(given.to).parent.mkdir(exist_ok=True, parents=True)
    with Pool(given.workers) as pool:
        for number in range(given.rounds):
            if time.monotonic() - started > given.seconds:
                break
            rows = measure(weights, given.first + number * given.games, given.games, pool)
            mean = sum(won for won, _ in rows) / len(rows)
            error = math.sqrt(mean * (1 - mean) / len(rows))
            steps = {}
            for key in weights:
                slope = sum((won - mean) * signs[key] for won, signs in rows) / len(rows)
                speed[key] = 0.5 * speed[key] + slope / error
                steps[key] = max(-1.0, min(1.0, PACE * speed[key] / 2))
            weights = moved(weights, steps)
            print(f"round {number}: won {100 * mean:.2f}%", f"{time.monotonic() - started:.0f} s", flush=True)
            Path(given.to).write_text(json.dumps({"weights": weights, "speed": speed}, indent=1))
        for name, tried in (("before", beginning), ("after", weights)):
            rows = measure(tried, 9_000_000, given.check, pool, 0.0)
            won = sum(row[0] for row in rows)
            print(f"{name}: {won} of {len(rows)}", flush=True)
    for key, number in weights.items():
        print(f"{key:26s} {beginning[key]:8.3f} -> {number:8.3f}   {speed[key]:+.1f}")


if __name__ == "__main__":
    main()

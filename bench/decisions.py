"""Decisions per second and the cost of a copy, beside catanatron as the yardstick. Ratios hold across machines.

make bench        prints the table and writes it to bench/decisions.md
"""

import gc
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from catanatron import Color, Game, RandomPlayer

import underdeck
from underdeck.bots import ask, make_bot
from underdeck.kernel.rng import Rng
from underdeck.match.stops import in_order

ROUNDS = 5
HEROES = ("mage", "warrior", "rogue", "archer", "paladin")


def random_games(games: int, heroes: int, dungeon: str = "dragons-cave") -> int:
    """Whole random games through the public door (`Match.submit`)."""
    decisions = 0
    for seed in range(games):
        party = [HEROES[(seed + i) % len(HEROES)] for i in range(heroes)]
        match = underdeck.new("onedeck", heroes=party, dungeon=dungeon, seed=seed)
        rng = Rng(seed)
        while match.outcome is None:
            asked = match.decisions
            decision = asked[rng.below(len(asked))] if heroes > 1 else asked[0]
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
        decisions += len(match.log)
    return decisions


def greedy_games(games: int) -> int:
    decisions = 0
    for seed in range(games):
        match = underdeck.new("onedeck", heroes=[HEROES[seed % len(HEROES)]], dungeon="dragons-cave", seed=seed)
        bot = make_bot("greedy", seed, "onedeck")
        while match.outcome is None:
            match.submit(*ask(bot, match))
        decisions += len(match.log)
    return decisions


def stick_games(games: int, players: int) -> int:
    """The Order of the Stick, at random, with a short turn limit: aimless players never come to Xykon."""
    decisions = 0
    for seed in range(games):
        match = underdeck.new("stick", players=players, options={"turn_limit": "30"}, seed=seed)
        rng = Rng(seed)
        while match.outcome is None:
            decision = match.decisions[rng.below(len(match.decisions))]
            match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
        decisions += len(match.log)
    return decisions


def sensible_games(games: int) -> int:
    decisions = 0
    for seed in range(games):
        match = underdeck.new("stick", players=4, seed=seed)
        bots = [make_bot("sensible", seed + seat, "stick") for seat in range(4)]
        while match.outcome is None:
            decision = in_order(match.decisions, "stick")[0]
            match.submit(*ask(bots[decision.seat], match, decision))
        decisions += len(match.log)
    return decisions


def stick_mid_game() -> Any:
    """After 600 answers of a game with four players."""
    match = underdeck.new("stick", players=4, seed=3)
    rng = Rng(3)
    while len(match.log) < 600:
        decision = match.decisions[rng.below(len(match.decisions))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    return match.state


def catan_games(games: int) -> int:
    decisions = 0
    for seed in range(games):
        random.seed(seed)
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions


def mid_game() -> Any:
    """The middle of a combat with a full pool."""
    match = underdeck.new(
        "onedeck",
        position="heroes mage\ndungeon yetis-cavern\nfloor 2\nlevel 3\ndoors ogre-1 ? ? ?\n"
        "hero mage items boulder-1 phantom-1 bandit-1 skills goblin-1 cave-in-1\nphase encounter 1\n",
        seed=5,
    )
    return match.state


def catan_mid_game() -> Any:
    random.seed(1)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1)
    for _ in range(150):
        game.play_tick()
    return game


def rate(play: Callable[[], int]) -> float:
    gc.collect()
    started = time.perf_counter()
    decisions = play()
    return decisions / (time.perf_counter() - started)


def copy_cost(copy: Callable[[], Any], times: int) -> float:
    """Microseconds a copy."""
    gc.collect()
    started = time.perf_counter()
    for _ in range(times):
        copy()
    return (time.perf_counter() - started) / times * 1e6


def main() -> None:
    state, stick, catan = mid_game(), stick_mid_game(), catan_mid_game()
    speeds: dict[str, list[float]] = {}
    costs: dict[str, list[float]] = {}
    for _ in range(ROUNDS):  # interleaved, so that a busy moment of the machine hits all of them
        for name, play in (
            ("One Deck Dungeon, random, one hero", lambda: random_games(500, 1)),
            ("One Deck Dungeon, random, two heroes", lambda: random_games(300, 2)),
            ("One Deck Dungeon, random, four heroes", lambda: random_games(100, 4)),
            ("Forest of Shadows, random, one hero", lambda: random_games(500, 1, "mudlands")),
            ("One Deck Dungeon, greedy, one hero", lambda: greedy_games(5)),
            ("The Order of the Stick, random, two players", lambda: stick_games(8, 2)),
            ("The Order of the Stick, random, four players", lambda: stick_games(5, 4)),
            ("The Order of the Stick, sensible, four players", lambda: sensible_games(1)),
            ("catanatron, random, two players", lambda: catan_games(12)),
        ):
            speeds.setdefault(name, []).append(rate(play))
        costs.setdefault("One Deck Dungeon", []).append(copy_cost(state.clone, 20_000))
        costs.setdefault("The Order of the Stick", []).append(copy_cost(stick.clone, 5_000))
        costs.setdefault("catanatron", []).append(copy_cost(catan.copy, 2_000))
    yardstick = statistics.median(speeds["catanatron, random, two players"])
    lines = [
        "# Decisions per second and the cost of a copy",
        "",
        f"`make bench`, {platform.python_implementation()} {platform.python_version()}, interpreted, one core; median",
        f"of {ROUNDS} interleaved rounds. Whole games through the public door; the last column is the figure to trust.",
        "",
        "| whole games | decisions/s | against catanatron |",
        "|---|---:|---:|",
    ]
    for name, found in speeds.items():
        median = statistics.median(found)
        lines.append(f"| {name} | {median:,.0f} | {median / yardstick:.2f}x |")
    copy = statistics.median(costs["catanatron"])
    lines += ["", "| one copy of a state in mid-game | microseconds | against catanatron |", "|---|---:|---:|"]
    for name, found in costs.items():
        median = statistics.median(found)
        lines.append(f"| {name} | {median:.1f} | {median / copy:.2f}x |")
    text = "\n".join(lines) + "\n"
    sys.stdout.write(text)
    (Path(__file__).parent / "decisions.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

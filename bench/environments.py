"""Answers per second through the environments for learners, observations and masks included, beside card games of
PettingZoo and RLCard in the same run. Ratios hold across machines.

python bench/environments.py        prints the table and writes it to bench/environments.md
"""

import platform
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_no_limit_v6

import underdeck
from ours import rate
from peers import Play, rlcard_games, zoo_games
from underdeck.environments import Batch, Party, Rounds, Seats
from underdeck.vector import Games

ROUNDS = 3
HERE = Path(__file__).parent
RLCARD, ZOO = YARDSTICKS = ("RLCard uno", "PettingZoo Texas hold’em")
WARRIOR: dict[str, Any] = {"heroes": ["warrior"], "dungeon": "dragons-cave"}
DUO: dict[str, Any] = {"heroes": ["warrior", "mage"], "dungeon": "dragons-cave"}
FOUR: dict[str, Any] = {"players": 4}
SHORT: dict[str, Any] = {**FOUR, "options": {"turn_limit": "30"}}


def drawn(rng: Any, masks: Any) -> Any:
    """In every row any answer that there is; answers are numbered from 0 on."""
    counts = masks.sum(-1)
    return (rng.random(counts.shape) * counts).astype(int)


def at_once(games: int, width: int, reward: str) -> Play:
    env = Batch("onedeck", num_envs=games, width=width, reward=reward, **WARRIOR)

    def play(steps: int) -> int:
        rng = numpy.random.default_rng(7)
        seen, _ = env.reset(seed=7)
        for _ in range(steps):
            seen, *_ = env.step(drawn(rng, seen["action_mask"]))
        return steps * games

    return play


def bare(game: str, setup: dict[str, Any]) -> Play:
    def play(count: int) -> int:
        rng = numpy.random.default_rng(7)
        games, answers = Games(game, range(count), **setup), 0
        masks = numpy.frombuffer(games.masks, numpy.int8).reshape(count, games.width)
        while not all(games.over):
            answers += count - sum(games.over)
            games.step(drawn(rng, masks).tolist())
        return answers

    return play


def one_by_one(games: int) -> int:
    env, rng, answers = Party("onedeck", **WARRIOR), numpy.random.default_rng(7), 0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            seen, _, ended, _, _ = env.step(drawn(rng, seen["action_mask"]))
            answers += 1
    return answers


def seats(game: str, setup: dict[str, Any]) -> Play:
    class Module:
        @staticmethod
        def env() -> Seats:
            return Seats(game, **setup)

    return zoo_games(Module)


def rounds(games: int) -> int:
    """Answers of those who were asked; who waits does not count."""
    env, rng, answers = Rounds("stick", **FOUR), numpy.random.default_rng(7), 0
    for seed in range(games):
        seen, infos = env.reset(seed=seed)
        while env.agents:
            answers += sum("question" in info for info in infos.values())
            seen, _, _, _, infos = env.step(
                {agent: int(drawn(rng, seen[agent]["action_mask"])) for agent in env.agents}
            )
    return answers


def ours() -> dict[str, tuple[Play, int]]:
    """With how much of each makes a round."""
    return {
        "One Deck, `Batch` of 64, width 256": (at_once(64, 256, "victory"), 150),
        "One Deck, `Batch` of 64, width 64": (at_once(64, 64, "victory"), 150),
        "One Deck, `Batch` of 64, width 64, reward progress": (at_once(64, 64, "progress"), 150),
        "One Deck, `Batch` of 64, width 64, reward chance": (at_once(64, 64, "chance"), 100),
        "One Deck, `Party`, one game after the other": (one_by_one, 120),
        "One Deck, `Seats` of two heroes": (seats("onedeck", DUO), 80),
        "The Stick, `Seats` of four": (seats("stick", FOUR), 2),
        "The Stick, `Rounds` of four": (rounds, 2),
        "One Deck, `Games`, 256 at once, masks but no observations": (bare("onedeck", WARRIOR), 256),
        "The Stick, `Games`, 64 at once, masks but no observations": (bare("stick", SHORT), 64),
    }


def others() -> dict[str, tuple[Play, int]]:
    return {
        RLCARD: (rlcard_games("uno"), 60),
        "RLCard gin rummy": (rlcard_games("gin-rummy"), 20),
        "RLCard leduc hold’em": (rlcard_games("leduc-holdem"), 600),
        ZOO: (zoo_games(texas_holdem_no_limit_v6), 100),
        "PettingZoo leduc hold’em": (zoo_games(leduc_holdem_v4), 150),
        "PettingZoo connect four": (zoo_games(connect_four_v3), 60),
    }


def main() -> None:
    tables = {"ours": ours(), "others": others()}
    found: dict[str, list[float]] = {}
    for _ in range(ROUNDS):  # interleaved, so that a busy moment of the machine hits all of them
        for table in tables.values():
            for name, (play, amount) in table.items():
                found.setdefault(name, []).append(rate(called(play, amount)))
    text = told({name: list(table) for name, table in tables.items()}, found)
    sys.stdout.write(text)
    (HERE / "environments.md").write_text(text, encoding="utf-8")


def called(play: Play, amount: int) -> Callable[[], int]:
    return lambda: play(amount)


def told(tables: dict[str, list[str]], found: dict[str, list[float]]) -> str:
    median = {name: statistics.median(rates) for name, rates in found.items()}
    lines = [
        "# Answers per second through environments for learners",
        "",
        f"`python bench/environments.py`, Python {platform.python_version()}, {platform.machine()}, one core,",
        f"our games {underdeck.compiled.mode()}, median of {ROUNDS} rounds, CPU time. Random answers in whole games,",
        "dealing included. Every step gives its observation, its mask and its reward, but where said otherwise.",
        "The ratios are the figures to trust.",
    ]
    for title, names in tables.items():
        lines += ["", f"| {title} | answers/s | against {RLCARD} | against {ZOO} |", "|---|---:|---:|---:|"]
        for name in names:
            ratios = [f"{median[name] / median[yardstick]:.2f}x" for yardstick in YARDSTICKS]
            lines.append(f"| {name} | {median[name]:,.0f} | {' | '.join(ratios)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()

"""How long expert and master think: at questions of games between skilled bots, compiled.

python bench/thinking.py        prints the table and writes it to bench/thinking.md
"""

import platform
import statistics
import time
from pathlib import Path
from typing import Any

import underdeck
from underdeck.bots import ask, make_bot
from underdeck.match.stops import in_order
from underdeck.plugin.registry import plugin_of

HERE = Path(__file__).parent
MOST_TURNS = {"options": {"turn_limit": "30"}}
TABLES: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "One Deck Dungeon, one hero": ("onedeck", [
        {"heroes": [hero], "dungeon": dungeon}
        for hero in ("mage", "warrior", "rogue") for dungeon in ("dragons-cave", "lichs-tomb", "hydras-reef")
    ]),
    "One Deck Dungeon, two heroes": ("onedeck", [
        {"heroes": ["mage", "warrior"], "dungeon": dungeon} for dungeon in ("dragons-cave", "lichs-tomb", "mudlands")
    ]),
    "One Deck Dungeon, four heroes": ("onedeck", [
        {"heroes": ["mage", "warrior", "rogue", "archer"], "dungeon": dungeon}
        for dungeon in ("dragons-cave", "yetis-cavern", "mudlands")
    ]),
    "The Order of the Stick, two": ("stick", [{"players": 2, **MOST_TURNS}]),
    "The Order of the Stick, six": ("stick", [{"players": 6, **MOST_TURNS}]),
}  # fmt: skip
LEVELS = {"expert": (3, 100), "master": (17, 2_000)}
"""At every so many questions; what they may take, in milliseconds."""
QUICK = 2.0
"""Milliseconds; what takes less was answered by habit and is not counted."""


def thinking(game: str, setups: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Milliseconds of every answer that was thought about, by level."""
    party = plugin_of(game).party
    found: dict[str, list[float]] = {level: [] for level in LEVELS}
    asked = 0
    for seed, setup in enumerate(setups):
        match = underdeck.new(game, seed=seed, **setup)
        bots = [make_bot("skilled", seed + seat, game) for seat in range(len(match.seats))]
        while match.outcome is None:
            decision = in_order(match.decisions, game)[0]
            asked += 1
            for level, (stride, _) in LEVELS.items():
                if asked % stride == 0 and len(decision.options) > 1:
                    bot = make_bot(level, seed, game)
                    started = time.process_time()
                    ask(bot, match, None if party else decision)
                    spent = (time.process_time() - started) * 1e3
                    if spent >= QUICK:
                        found[level].append(spent)
            match.submit(*ask(bots[decision.seat], match, decision))
    return found


def yardstick() -> float:
    """Seconds for ten million plain additions: how fast this machine is."""
    started, total = time.process_time(), 0
    for number in range(10_000_000):
        total += number
    return time.process_time() - started


def main() -> None:
    lines = [
        "# How long the bots think",
        "",
        f"`python bench/thinking.py`, {underdeck.compiled.mode()}, Python {platform.python_version()}, "
        f"{platform.machine()}: milliseconds of CPU time,",
        "at some questions of games between skilled bots. What is answered by habit is not counted.",
        f"Ten million additions in a plain loop took {yardstick():.1f} s.",
        "",
        "| game | level | answers | median | 99th of 100 | slowest | aim |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for name, (game, setups) in TABLES.items():
        for level, spent in thinking(game, setups).items():
            if spent:
                spent.sort()
                lines.append(
                    f"| {name} | {level} | {len(spent)} | {statistics.median(spent):.0f} "
                    f"| {spent[-1 - len(spent) // 100]:.0f} | {spent[-1]:.0f} | {LEVELS[level][1]} |"
                )
    text = "\n".join(lines) + "\n"
    print(text, end="")
    (HERE / "thinking.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

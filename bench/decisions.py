"""Decisions per second and the cost of a copy, compiled and interpreted, beside other engines in the same run. Ratios
hold across machines.

make bench        prints the table and writes it to bench/decisions.md
"""

import json
import os
import platform
import random
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from catanatron import Color, Game, RandomPlayer

from ours import copy_cost, rate
from peers import catan, peers

ROUNDS = 5
HERE = Path(__file__).parent
YARDSTICK = "catanatron, two players"
LIMITS = """\
Wanted were ten times catanatron for One Deck Dungeon with one hero, five for the Stick with four players, and copies
under 1.5 and 8 microseconds: reached here. Where the time of random games of One Deck goes: six tenths are spent in
Python's own library, which makes and frees the tuples, lists and dicts of options and events; a seventh goes into
beginning games (at random they end after 25 answers), a sixth into the loop that plays, which is no part of the
engine. Many games at once are slower than one after the other: their masks and rewards are written as well. Bots
think, so theirs are no moves a second. Optimising more when compiling, or all files together when linking, makes it 0
to 4% faster and takes up to twice as long to compile, so it is left out.
"""
Found = dict[str, list[float]]


def ours(compiled: bool) -> dict[str, Any]:
    """One round in a process of its own: a process is compiled or it is not."""
    environment = {**os.environ, "UNDERDECK_COMPILED": "1" if compiled else "0"}
    done = subprocess.run(
        [sys.executable, str(HERE / "ours.py")], capture_output=True, text=True, check=True, env=environment
    )
    found: dict[str, Any] = json.loads(done.stdout)
    if (found["core"] == "compiled") != compiled:
        raise SystemExit("There is no compiled core: run `python build_core.py`.")
    return found


def add(found: Found, more: dict[str, float]) -> None:
    for name, value in more.items():
        found.setdefault(name, []).append(value)


def catan_mid_game() -> Any:
    random.seed(1)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1)
    for _ in range(150):
        game.play_tick()
    return game


def main() -> None:
    fast: Found = {}
    slow: Found = {}
    others: Found = {}
    copies: dict[str, Found] = {"compiled": {}, "interpreted": {}}
    engines = peers()
    middle = catan_mid_game()
    catan(2)
    for _ in range(ROUNDS):  # interleaved, so that a busy moment of the machine hits all of them
        for compiled, found in ((True, fast), (False, slow)):
            measured = ours(compiled)
            add(found, measured["rates"])
            add(copies[measured["core"]], measured["copies"])
        for name, (play, games) in engines.items():
            others.setdefault(name, []).append(rate(lambda play=play, games=games: play(games)))  # type: ignore[misc]
        copies["interpreted"].setdefault("catanatron", []).append(copy_cost(middle.copy, 2_000))
    text = told(fast, slow, others, copies)
    sys.stdout.write(text)
    (HERE / "decisions.md").write_text(text, encoding="utf-8")


def told(fast: Found, slow: Found, others: Found, copies: dict[str, Found]) -> str:
    yardstick = statistics.median(others[YARDSTICK])
    lines = [
        "# Decisions per second and the cost of a copy",
        "",
        f"`make bench`, Python {platform.python_version()}, {platform.machine()}, one core, median of {ROUNDS} rounds,",
        "CPU time. Whole games through the public door (`Match.submit`), but for the rows with many games at once",
        "(`underdeck.vector`); everything includes dealing the games. The last column is the figure to trust.",
        "",
        "| ours | interpreted | compiled | compiled, against catanatron |",
        "|---|---:|---:|---:|",
    ]
    for name, found in fast.items():
        quick, plain = statistics.median(found), statistics.median(slow[name])
        lines.append(f"| {name} | {plain:,.0f} | {quick:,.0f} | {quick / yardstick:.2f}x |")
    lines += ["", "| other engines, random, through Python | decisions/s | against catanatron |", "|---|---:|---:|"]
    for name, found in others.items():
        median = statistics.median(found)
        lines.append(f"| {name} | {median:,.0f} | {median / yardstick:.2f}x |")
    lines += ["", "| one copy of a state in mid-game, microseconds | interpreted | compiled |", "|---|---:|---:|"]
    for name, found in copies["interpreted"].items():
        compiled = copies["compiled"].get(name)
        lines.append(
            f"| {name} | {statistics.median(found):.1f} | {f'{statistics.median(compiled):.1f}' if compiled else ''} |"
        )
    return "\n".join([*lines, "", LIMITS])


if __name__ == "__main__":
    main()

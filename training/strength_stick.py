"""How strong the Stick's bots are: whole games of each level against the next, for two to six seats.

    python -m training.strength_stick play --games 100 --workers 2 --to data/strength.jsonl
    python -m training.strength_stick tell data/strength.jsonl > docs/strength-stick.md

At every table half of the seats belong to one level and half to the other, characters and seats dealt by the seed. A
game that the file has already is not played again, so that a run goes on where it was stopped, and more games can be
added. Elo is reckoned from the odds of a seat of the one level against a seat of the other; intervals are of 95 %.
"""

import argparse
import json
import math
import sys
import time
from collections import defaultdict
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from underdeck.bots.player import make_bot
from underdeck.games.stick.bots.playout import next_question
from underdeck.games.stick.compile import mixed_stick
from underdeck.games.stick.rules.collapse import points
from underdeck.games.stick.rules.game import Stick
from underdeck.kernel.rng import Rng
from underdeck.lab.simulate import interval

HEADING = """# How strong the Stick's bots are

Whole games, half of the seats to each of two bots, characters and seats dealt by the seed. `python -m
training.strength_stick` plays them and tells this table; a row `all` counts all numbers of seats together. Elo is of
one seat against one seat, by the games won.
"""
Job = tuple[str, str, int, int, str]
"""Two bots, the number of seats, of the game, and the preset."""
LADDER = ("random", "novice", "skilled", "expert", "master")


def one_game(job: Job) -> dict[str, Any]:
    strong, weak, seats, number, preset = job
    rng = Rng(number * 8 + seats)
    rng.bits()
    game = Stick(mixed_stick(()).pack)
    options = {"turn_limit": "30"} if weak == "random" else {}
    state = game.start({"players": seats, "preset": preset, "options": options}, rng.bits() >> 1)
    first = number % 2  # an odd seat goes to the one and the other in turn
    names = [strong if (place + first) % 2 == 0 else weak for place in range(seats)]
    order = list(range(seats))
    rng.shuffle(order)
    names = [names[place] for place in order]
    bots = [make_bot(name, rng.bits(), "stick") for name in names]
    slowest = 0.0
    started = time.perf_counter()
    while state.outcome is None:
        decision = next_question(state)
        action = decision.options[0]
        if len(decision.options) > 1:
            before = time.perf_counter()
            action = bots[decision.seat].choose(state, [decision])[1]
            slowest = max(slowest, time.perf_counter() - before)
        game.step(state, decision.seat, action)
    winner = game.seats(state).index(state.outcome)
    scores = [points(state, seat) for seat in range(seats)]
    mean = [sum([n for n, each in zip(scores, names, strict=True) if each == name]) / names.count(name)
            for name in (strong, weak)]  # fmt: skip
    return {
        "strong": strong, "weak": weak, "seats": seats, "game": number, "preset": preset,
        "of_strong": names.count(strong), "won": names[winner] == strong, "turns": state.turn,
        "margin": round(mean[0] - mean[1], 2),
        "character": state.outcome, "seconds": round(time.perf_counter() - started, 2), "slowest": round(slowest, 3),
    }  # fmt: skip


def key(row: dict[str, Any]) -> Job:
    return row["strong"], row["weak"], row["seats"], row["game"], row["preset"]


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def play(arguments: argparse.Namespace) -> None:
    path = Path(arguments.to)
    path.parent.mkdir(parents=True, exist_ok=True)
    done = {key(row) for row in rows_of(path)}
    pairs = [pair.split("-", 1) for pair in arguments.pairs.split(",")]
    jobs: list[Job] = [
        (strong, weak, seats, number, arguments.preset)
        for number in range(arguments.first, arguments.first + arguments.games)
        for strong, weak in pairs
        for seats in [int(digit) for digit in arguments.seats]
    ]
    jobs = [job for job in jobs if job not in done]
    with Pool(arguments.workers) as pool, path.open("a") as file:
        for row in pool.imap_unordered(one_game, jobs):
            file.write(json.dumps(row) + "\n")
            file.flush()


def elo(share: float, of_strong: float, seats: int) -> float:
    """Of a seat of the stronger against a seat of the weaker, by the share of games that the stronger won."""
    share = min(0.999, max(0.001, share))
    return 400 * math.log10(share / (1 - share) * (seats - of_strong) / of_strong)


def ahead(rows: list[dict[str, Any]]) -> str:
    """Bragging Points of a seat of the stronger above one of the weaker, with the standard error."""
    margins = [row["margin"] for row in rows]
    mean = sum(margins) / len(margins)
    spread = sum([(each - mean) ** 2 for each in margins]) / max(1, len(margins) - 1)
    return f"{mean:+.1f} ± {math.sqrt(spread / len(margins)):.1f}"


def tell(arguments: argparse.Namespace) -> None:
    groups: dict[tuple[str, str, str], dict[int, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for path in arguments.files:
        for row in rows_of(Path(path)):
            groups[row["strong"], row["weak"], row["preset"]][row["seats"]].append(row)
    print(HEADING)
    print("| stronger | weaker | preset | seats | games | won | by chance | 95 % | Elo | 95 % | points ahead |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for (strong, weak, preset), by_seats in groups.items():
        every = [row for rows in by_seats.values() for row in rows]
        for seats, rows in [*sorted(by_seats.items()), (0, every)]:
            games, won = len(rows), sum([row["won"] for row in rows])
            table = sum([row["seats"] for row in rows]) / games
            share = sum([row["of_strong"] / row["seats"] for row in rows]) / games
            low, high = interval(won, games)
            found = [f"{elo(each, share * table, table):+.0f}" for each in (won / games, low, high)]
            cells = [strong, weak, preset, str(seats or "all"), str(games), f"{won / games:.3f}", f"{share:.3f}",
                     f"{low:.3f}-{high:.3f}", found[0], f"{found[1]} to {found[2]}", ahead(rows)]  # fmt: skip
            print("|", " | ".join(cells), "|")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--pairs", default=",".join([f"{b}-{a}" for a, b in pairwise(LADDER)]))
    playing.add_argument("--seats", default="23456")
    playing.add_argument("--games", type=int, default=20)
    playing.add_argument(
        "--first", type=int, default=0, help="the first seed; those that a bot was tuned by prove little"
    )
    playing.add_argument("--preset", default="quick")
    playing.add_argument("--workers", type=int, default=2)
    playing.add_argument("--to", required=True)
    playing.set_defaults(run=play)
    telling = commands.add_parser("tell")
    telling.add_argument("files", nargs="+")
    telling.set_defaults(run=tell)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    sys.exit(main())

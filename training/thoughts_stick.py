"""What a look ahead is worth in the Stick: answers chosen by it, played to the end of the game.

    python -m training.thoughts_stick play --games 40 --seats 23 --workers 2 --to data/thoughts.jsonl
    python -m training.thoughts_stick tell data/thoughts.jsonl

At some questions of games of `skilled` every answer is tried in sampled worlds, and the evaluation is asked at the
ends of the turns that follow; each way to read these numbers has its best answer. Where that is not the
answer of `skilled`, both are played to the end many times: a whole game between bots tells much less for its price.
"""

import argparse
import json
import math
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from underdeck.games.stick.bots.evaluation import Evaluation, settled, together
from underdeck.games.stick.bots.expert import HOUSEKEEPING, MATTERS, STEPS, THRIFT, candidates
from underdeck.games.stick.bots.playout import next_question
from underdeck.games.stick.bots.skilled import Skilled
from underdeck.games.stick.compile import mixed_stick
from underdeck.games.stick.rules.agenda import MACHINE
from underdeck.games.stick.rules.game import Stick
from underdeck.games.stick.rules.state import State
from underdeck.games.stick.rules.worlds import resample
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.rng import Rng

WORLDS, TO_THE_END = 32, 60
"""In which every answer is tried; how often one is played to the end."""
AHEAD = 6
"""Turns."""
BLUNDER, DOUBT = 0.015, 1.0
"""By how much another answer must be better than the sensible one, in shares of victory and in standard errors."""
LONGEST = 6000
"""Answers after which a game to the end is given up: nobody has won it."""
READINGS: dict[str, Sequence[int]] = {
    **{f"after turn {turn + 1}": [turn] for turn in range(AHEAD)},
    "mean of 3 turns": range(3),
    f"mean of {AHEAD} turns": range(AHEAD),
}
"""Which of the turns' ends count."""
EVALUATION = Evaluation()


def value(state: State, seat: int) -> float:
    return together(state, EVALUATION.shares(state, seat), seat)


def ends_of_turns(sample: State, seat: int, action: Action, seed: int) -> list[float]:
    """What the evaluation says at each; a game that is over stays as it is."""
    state, player = sample.clone(), Skilled(0)
    player.forget(seed)
    began, found = state.turn, list[float]()
    MACHINE.step(state, seat, action)
    while state.outcome is None:
        decision = next_question(state)
        if state.turn > began + len(found) and decision.kind in STEPS:
            found.append(value(state, seat))
            if len(found) == AHEAD:
                return found
        answer(state, decision, player)
    return found + [value(state, seat)] * (AHEAD - len(found))


def share_at_the_end(sample: State, seat: int, action: Action, seed: int) -> float:
    state, player = sample.clone(), Skilled(0)
    player.forget(seed)
    MACHINE.step(state, seat, action)
    for _ in range(LONGEST):
        if state.outcome is not None:
            return settled(state)[seat]
        answer(state, next_question(state), player)
    return 1 / len(state.players)


def answer(state: State, decision: Decision, player: Skilled) -> None:
    options = decision.options
    MACHINE.step(state, decision.seat, options[0] if len(options) == 1 else player.choose(state, [decision])[1])


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    mean = sum(numbers) / len(numbers)
    return mean, math.sqrt(sum([(each - mean) ** 2 for each in numbers]) / (len(numbers) - 1) / len(numbers))


def thoughts(state: State, decision: Decision, options: list[Action], rng: Rng) -> dict[str, Any]:
    """Of one question: what each reading would answer, by how much it thinks that better, and what it is worth."""
    seat = decision.seat
    tried: list[list[list[float]]] = [[] for _ in options]
    for _ in range(WORLDS):
        seed = rng.bits()
        world = resample(state, seat, seed)
        for rows, option in zip(tried, options, strict=True):
            thrift = 0.0 if decision.kind == "call" else THRIFT.get(option[0], 0.0)
            rows.append([each - thrift for each in ends_of_turns(world, seat, option, seed)])
    read: dict[str, tuple[int, float, float]] = {}
    for name, turns in READINGS.items():
        values = [[sum([row[turn] for turn in turns]) / len(turns) for row in rows] for rows in tried]
        best = max(range(len(options)), key=lambda index: sum(values[index]))
        read[name] = best, *mean_and_error([x - y for x, y in zip(values[best], values[0], strict=True)])
    worth: dict[int, list[float]] = {best: [] for best, _, _ in read.values() if best}
    for _ in range(TO_THE_END if worth else 0):
        seed = rng.bits()
        world = resample(state, seat, seed)
        usual = share_at_the_end(world, seat, options[0], seed)
        for best, gains in worth.items():
            gains.append(share_at_the_end(world, seat, options[best], seed) - usual)
    return {"kind": decision.kind, "read": read, "worth": {best: mean_and_error(each) for best, each in worth.items()}}


def one_game(job: tuple[int, int, int]) -> list[dict[str, Any]]:
    """About every so many of its questions something is found out."""
    seats, number, every = job
    rng = Rng(number * 8 + seats)
    game = Stick(mixed_stick(()).pack)
    state = game.start({"players": seats, "preset": "quick", "options": {}}, rng.bits() >> 1)
    bots = [Skilled(rng.bits()) for _ in range(seats)]
    found: list[dict[str, Any]] = []
    while state.outcome is None:
        decision = next_question(state)
        action = decision.options[0]
        if len(decision.options) > 1:
            action = bots[decision.seat].choose(state, [decision])[1]
            if decision.kind in MATTERS and not (decision.kind in STEPS and action[0] in HOUSEKEEPING):
                options = candidates(state, decision, action)
                if len(options) > 1 and rng.below(every) == 0:
                    found.append({"seats": seats, "game": number, **thoughts(state, decision, options, rng)})
        game.step(state, decision.seat, action)
    return found


def play(arguments: argparse.Namespace) -> None:
    path = Path(arguments.to)
    path.parent.mkdir(parents=True, exist_ok=True)
    games = range(arguments.first, arguments.first + arguments.games)
    jobs = [(int(digit), number, arguments.every) for number in games for digit in arguments.seats]
    with Pool(arguments.workers) as pool, path.open("a") as file:
        for found in pool.imap_unordered(one_game, jobs):
            file.writelines([json.dumps(row) + "\n" for row in found])
            file.flush()


def tell(arguments: argparse.Namespace) -> None:
    rows = [json.loads(line) for line in Path(arguments.file).read_text().splitlines()]
    print(f"{len(rows)} questions; in thousandths of the victory\n")
    print("| looked at | other answers | gain |")
    print("|---|---|---|")
    for name in READINGS:
        gains: list[float] = []
        errors: list[float] = []
        for row in rows:
            best, lead, error = row["read"][name]
            if best and lead > max(arguments.least, arguments.doubt * error):
                gain, doubt = row["worth"][str(best)]
                gains.append(gain)
                errors.append(doubt)
        error = math.sqrt(sum([each**2 for each in errors])) / len(rows)
        print(f"| {name} | {len(gains) / len(rows):.0%} | {sum(gains) / len(rows) * 1000:.1f} ± {error * 1000:.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--games", type=int, default=40, help="for each number of seats")
    playing.add_argument("--first", type=int, default=0, help="number of the first game")
    playing.add_argument("--seats", default="23")
    playing.add_argument("--every", type=int, default=20, help="about one of so many questions")
    playing.add_argument("--workers", type=int, default=1)
    playing.add_argument("--to", default="data/thoughts.jsonl")
    playing.set_defaults(run=play)
    telling = commands.add_parser("tell")
    telling.add_argument("file")
    telling.add_argument("--least", type=float, default=BLUNDER, help="by how much another answer must seem better")
    telling.add_argument("--doubt", type=float, default=DOUBT, help="and by how many standard errors")
    telling.set_defaults(run=tell)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()

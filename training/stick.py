"""Learns what the Stick's minds know at a glance: the share of victory of every seat.

    python -m training.stick games --games 4000 --seed 1 --workers 2 --to data/stick-1.npz
    python -m training.stick fit data/stick-1.npz --seed 1
    python -m training.stick check data/stick-2.npz

Skilled bots play, two to six of them, every length. For some rounds anything may be answered now and then, then it is
played out skilfully: only from there on positions are kept, at the start of a turn, as one of the seats sees them, with
who won in the end. So the net learns what skilled players make of positions that they would not have come to, and those
are what a thinker imagines.
`fit` trains the net on nine games of ten, shows how well it does on the tenth and writes the weights beside the bots;
`check` prints the reliability table for other games. The same seeds give the same games on any machine, in whatever
number of processes.
Needs the extra `train`.
"""

import argparse
import json
import sys
import time
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

from underdeck.bots.player import make_bot
from underdeck.games.stick import bots
from underdeck.games.stick.bots import evaluation
from underdeck.games.stick.bots.expert import candidates
from underdeck.games.stick.bots.features import NAMES, Strengths, features
from underdeck.games.stick.bots.playout import next_question
from underdeck.games.stick.compile import mixed_stick
from underdeck.games.stick.rules.game import Stick
from underdeck.kernel.rng import Rng

SEATS = 6
KEPT_EVERY = 500
PER_GAME = 32
"""Positions taken from a game, about."""
DARING_ROUNDS = 12
"""At most; the seat whose turn it is then gives every other answer at random in some turns, and everybody slips."""
STRAYS = 40
"""Of a hundred daring turns so many are."""
SLIPS = 4
"""Of a hundred other answers so many."""
SETUPS: list[dict[str, Any]] = [
    {"preset": "quick"},
    {"preset": "quick"},
    {"preset": "quick", "length": "medium"},
    {"preset": "steady"},
    {},
    {"length": "medium"},
    {"preset": "steady", "length": "long"},
]


def setup_of(rng: Rng) -> dict[str, Any]:
    found: dict[str, Any] = {"players": 2 + rng.below(5), **SETUPS[rng.below(len(SETUPS))]}
    if rng.below(10) == 0:
        found["variants"] = ["lucky"]
    return found


def one_game(seed: int) -> list[tuple[list[list[float]], list[float]]]:
    """Positions with the shares of victory that came of them."""
    rng = Rng(seed)
    rng.bits()
    game = Stick(mixed_stick(()).pack)
    state = game.start(setup_of(rng), rng.bits() >> 1)
    count = len(state.players)
    bots = [make_bot("skilled", rng.bits(), "stick") for _ in range(count)]
    daring = rng.below(DARING_ROUNDS + 1) * count
    found: list[list[list[float]]] = []
    strengths = Strengths()
    turn = -1
    slips = 0
    while state.outcome is None:
        decision = next_question(state)
        if decision.kind in ("start", "end") and state.turn != turn:
            turn = state.turn
            if turn >= daring and (not found or rng.below(2) == 0):
                found.append(features(strengths, state, rng.below(count)))
            slips = 0 if turn >= daring else 50 if rng.below(100) < STRAYS else SLIPS
        action = decision.options[0]
        if len(decision.options) > 1:
            action = bots[decision.seat].choose(state, [decision])[1]
            if rng.below(100) < (slips if decision.seat == state.active else min(slips, SLIPS)):
                tried = candidates(state, decision, action)
                action = tried[rng.below(len(tried))]
        game.step(state, decision.seat, action)
    shares = evaluation.settled(state)
    while len(found) > PER_GAME:
        found.pop(rng.below(len(found)))
    return [(rows, shares) for rows in found]


def play(arguments: argparse.Namespace) -> None:
    """What was played is kept every now and then: a run may be ended early."""
    started = time.time()
    seeds = [(arguments.seed << 32) + number for number in range(arguments.games)]
    path = Path(arguments.to)
    path.parent.mkdir(parents=True, exist_ok=True)
    rows: list[Any] = []
    mask: list[Any] = []
    shares: list[Any] = []
    games: list[int] = []
    with Pool(arguments.workers) as pool:
        for number, found in enumerate(pool.imap(one_game, seeds, chunksize=4), 1):
            for seats, won in found:
                empty = SEATS - len(seats)
                rows.append(np.array(seats + [[0.0] * len(NAMES)] * empty, np.float32))
                mask.append([1.0] * len(seats) + [0.0] * empty)
                shares.append(won + [0.0] * empty)
                games.append(number)
            if number % KEPT_EVERY == 0 or number == len(seeds):
                arrays = {"rows": rows, "mask": mask, "shares": shares}
                found_so_far = {name: np.array(value, np.float32) for name, value in arrays.items()}
                np.savez_compressed(path, games=np.array(games, np.int32), **found_so_far)
                print(number, "games", len(rows), "positions", round(time.time() - started), "s", flush=True)


class Data:
    def __init__(self, paths: list[str]) -> None:
        files = [np.load(path) for path in paths]
        self.rows = np.concatenate([file["rows"] for file in files])
        self.mask = np.concatenate([file["mask"] for file in files])
        self.shares = np.concatenate([file["shares"] for file in files])
        self.games = np.concatenate([file["games"] + 10_000_000 * place for place, file in enumerate(files)])

    def taken(self, which: Any) -> "Data":
        new = Data.__new__(Data)
        new.rows, new.mask, new.shares = self.rows[which], self.mask[which], self.shares[which]
        new.games = self.games[which]
        return new


Weights = dict[str, Any]


def forward(weights: Weights, rows: Any, mask: Any) -> tuple[Any, Any]:
    inner = np.maximum(rows @ weights["hidden"].T + weights["bias"], 0.0)
    scores = inner @ weights["out"] + rows @ weights["straight"]
    scores = np.where(mask > 0, scores, -1e9)
    scores -= scores.max(axis=1, keepdims=True)
    powers = np.exp(scores) * mask
    return inner, powers / powers.sum(axis=1, keepdims=True)


def loss(weights: Weights, data: Data) -> float:
    _, shares = forward(weights, data.rows, data.mask)
    return float(-(data.shares * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())


def fit(arguments: argparse.Namespace) -> None:
    data = Data(arguments.data)
    kept = data.games % 10 == 7
    train, held = data.taken(~kept), data.taken(kept)
    chance = np.random.default_rng(arguments.seed)
    inputs = len(NAMES)
    weights: Weights = {
        "hidden": (chance.standard_normal((arguments.hidden, inputs)) / np.sqrt(inputs)).astype(np.float32),
        "bias": np.zeros(arguments.hidden, np.float32),
        "out": (0.1 * chance.standard_normal(arguments.hidden)).astype(np.float32),
        "straight": np.zeros(inputs, np.float32),
    }
    first = {name: np.zeros_like(value) for name, value in weights.items()}
    second = {name: np.zeros_like(value) for name, value in weights.items()}
    best, best_loss, step = weights, 1e9, 0
    count = len(train.rows)
    for epoch in range(arguments.epochs):
        rate = arguments.rate * (0.5 + 0.5 * np.cos(np.pi * epoch / arguments.epochs))
        order = chance.permutation(count)
        for start in range(0, count, 512):
            some = train.taken(order[start : start + 512])
            inner, shares = forward(weights, some.rows, some.mask)
            wrong = (shares - some.shares) / len(some.rows)
            back = wrong[:, :, None] * weights["out"] * (inner > 0)
            slopes = {
                "hidden": np.einsum("bsh,bsi->hi", back, some.rows),
                "bias": back.sum(axis=(0, 1)),
                "out": np.einsum("bs,bsh->h", wrong, inner),
                "straight": np.einsum("bs,bsi->i", wrong, some.rows),
            }
            step += 1
            for name, slope in slopes.items():
                slope = slope + arguments.decay * weights[name]
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope * slope
                speed = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
                weights[name] = (weights[name] - rate * speed).astype(np.float32)
        now = loss(weights, held)
        if now < best_loss:
            best, best_loss = {name: value.copy() for name, value in weights.items()}, now
        if epoch % 5 == 4:
            print("epoch", epoch + 1, "learned", round(loss(weights, train), 4), "held out", round(now, 4), flush=True)
    even = float(np.log(held.mask.sum(axis=1)).mean())
    print("held out:", round(best_loss, 4), "against", round(even, 4), "for even shares;", len(held.rows), "positions")
    reliability(best, held)
    written = {"features": list(NAMES)}
    for name, value in best.items():
        written[name] = np.round(value.astype(np.float64), 4).tolist()
    Path(arguments.to).write_text(json.dumps(written, separators=(",", ":")) + "\n")


def reliability(weights: Weights, data: Data) -> None:
    """Of all seats that were told about so much, how many won?"""
    _, shares = forward(weights, data.rows, data.mask)
    told, won = shares[data.mask > 0], data.shares[data.mask > 0]
    print("told        seats   mean told   won")
    for low in range(10):
        some = (told >= low / 10) & (told < (low + 1) / 10 + (low == 9))
        if some.sum():
            row = f"{low / 10:.1f} to {(low + 1) / 10:.1f}  {some.sum():6d}"
            print(f"{row}   {told[some].mean():9.3f}   {won[some].mean():.3f}")


def check(arguments: argparse.Namespace) -> None:
    found = json.loads(Path(arguments.weights).read_text())
    weights = {name: np.array(found[name], np.float32) for name in ("hidden", "bias", "out", "straight")}
    data = Data(arguments.data)
    even = float(np.log(data.mask.sum(axis=1)).mean())
    print("loss", round(loss(weights, data), 4), "against", round(even, 4), "for even shares")
    reliability(weights, data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    weights = str(Path(bots.__file__).parent / evaluation.WEIGHTS)
    games = commands.add_parser("games")
    games.add_argument("--games", type=int, default=400)
    games.add_argument("--seed", type=int, default=1)
    games.add_argument("--workers", type=int, default=2)
    games.add_argument("--to", required=True)
    games.set_defaults(run=play)
    fitting = commands.add_parser("fit")
    fitting.add_argument("data", nargs="+")
    fitting.add_argument("--seed", type=int, default=1)
    fitting.add_argument("--hidden", type=int, default=16)
    fitting.add_argument("--epochs", type=int, default=60)
    fitting.add_argument("--rate", type=float, default=0.003)
    fitting.add_argument("--decay", type=float, default=0.0003)
    fitting.add_argument("--to", default=weights)
    fitting.set_defaults(run=fit)
    checking = commands.add_parser("check")
    checking.add_argument("data", nargs="+")
    checking.add_argument("--weights", default=weights)
    checking.set_defaults(run=check)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    sys.exit(main())

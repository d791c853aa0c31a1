"""The prices by which a master of the Stick weighs things, learned from games of quick players.

    python -m training.prices_stick --rounds 5 --games 4000 --check 3000 --workers 2

In every game each seat has prices of its own, every one a little higher or lower by a coin; how much oftener seats win
with a price higher than with it lower says where it should go. They are told after each round, and in the end half of
the seats with them play against half with those set by hand. `prices.py` keeps them, so the last ones are written there
by hand.
"""

import argparse
import math
from multiprocessing import Pool
from multiprocessing.pool import Pool as PoolType

from underdeck.games.stick.bots.evaluation import settled
from underdeck.games.stick.bots.playout import next_question
from underdeck.games.stick.bots.prices import USUAL, Prices
from underdeck.games.stick.bots.skilled import Skilled
from underdeck.games.stick.compile import mixed_stick
from underdeck.games.stick.rules.game import Stick
from underdeck.kernel.rng import Rng

NAMES = (
    "shtick", "coin", "chip", "card", "flip", "turn", "slayer", "wound", "pull", "exploring", "deeper", "ready",
    "patience", "idle", "stairs", "lair_stairs", "slaying", "xykon_card", "riddance", "least_help", "refusals",
    "enough", "nuisance", "xykon_rivalry", "monster", "against_xykon",
)  # fmt: skip
SPREAD = 0.3
"""How much higher or lower, as a logarithm."""
PACE = 0.25
LONGEST = 9000
"""Answers after which a game is given up: nobody has won it."""
Numbers = dict[str, float]
"""By price, what it is multiplied with, as a logarithm."""
Job = tuple[int, Numbers, bool]
"""A game, the prices so far, and whether coins are thrown."""


def prices(numbers: Numbers) -> Prices:
    found = Prices(learned=False)
    for name, number in numbers.items():
        setattr(found, name, getattr(USUAL, name) * math.exp(number))
    found.symbol = found.shtick / 3
    return found


def one_game(job: Job) -> tuple[list[Numbers], list[float]]:
    """What each seat had, and its share of the victory."""
    number, known, coins = job
    rng = Rng(number)
    seats = 2 + rng.below(5)
    game = Stick(mixed_stick(()).pack)
    state = game.start({"players": seats, "preset": "quick", "options": {}}, rng.bits() >> 1)
    if coins:
        thrown = [{name: SPREAD * (1 - 2 * rng.below(2)) for name in NAMES} for _ in range(seats)]
        bots = [Skilled(rng.bits(), prices({name: known[name] + each[name] for name in NAMES})) for each in thrown]
    else:
        sides = [(place + number) % 2 for place in range(seats)]
        rng.shuffle(sides)
        thrown = [{"side": float(side)} for side in sides]
        bots = [Skilled(rng.bits(), prices(known) if side else USUAL) for side in sides]
    for _ in range(LONGEST):
        if state.outcome is not None:
            return thrown, settled(state)
        decision = next_question(state)
        action = decision.options[0]
        if len(decision.options) > 1:
            action = bots[decision.seat].choose(state, [decision])[1]
        game.step(state, decision.seat, action)
    return thrown, [1 / seats] * seats


def learn(pool: PoolType, known: Numbers, games: range) -> Numbers:
    """The next prices."""
    sums = {name: [0.0, 0.0] for name in NAMES}
    counts = {name: [0, 0] for name in NAMES}
    squares = seats = 0.0
    for thrown, shares in pool.imap_unordered(one_game, [(number, known, True) for number in games], chunksize=4):
        for coins, share in zip(thrown, shares, strict=True):
            more = share - 1 / len(shares)
            squares += more * more
            seats += 1
            for name, coin in coins.items():
                sums[name][coin > 0] += more
                counts[name][coin > 0] += 1
    found = {}
    for name in NAMES:
        low, high = [total / count for total, count in zip(sums[name], counts[name], strict=True)]
        error = math.sqrt(squares / seats * (1 / counts[name][0] + 1 / counts[name][1]))
        step = PACE * max(-1.0, min(1.0, (high - low) / error / 3))
        found[name] = known[name] + step
        print(f"{name:14} {getattr(USUAL, name) * math.exp(known[name]):6.2f}  higher wins "
              f"{100 * (high - low):+.1f} ± {100 * error:.1f} points more", flush=True)  # fmt: skip
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--check", type=int, default=3000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    known = dict.fromkeys(NAMES, 0.0)
    first = given.first
    with Pool(given.workers) as pool:
        for turn in range(given.rounds):
            print("round", turn, flush=True)
            known = learn(pool, known, range(first, first + given.games))
            first += given.games
        print({name: round(getattr(USUAL, name) * math.exp(number), 3) for name, number in known.items()})
        won = expected = 0.0
        for sides, shares in pool.imap_unordered(
            one_game, [(number, known, False) for number in range(first, first + given.check)], chunksize=4
        ):
            won += sum([share * each["side"] for share, each in zip(shares, sides, strict=True)])
            expected += sum([each["side"] for each in sides]) / len(sides)
        error = 0.5 / math.sqrt(given.check)
        print(
            f"against those set by hand: {won / given.check:.1%} ± {error:.1%}, by chance {expected / given.check:.1%}"
        )


if __name__ == "__main__":
    main()

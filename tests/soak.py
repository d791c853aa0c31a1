"""`make soak`: tens of thousands of whole games over heroes, dungeons, editions and options, checked at every step.

    python -m tests.soak [GAMES] [FIRST_SEED]

Half of the games are played with the base cards, half with heroes hard to kill, so that aimless play sees every
floor and the boss. One game in fifty is also read back from its record. A failure names its seed and stops.
"""

import sys
import time
from collections import Counter
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import underdeck
from underdeck.kernel.rng import Rng
from wander import any_answer, any_setup, base_game, sturdy_game, wander

GAMES = 20_000
RECORD_EVERY = 50
CHUNK = 50


def play(seed: int) -> tuple[str, int]:
    try:
        game = sturdy_game() if seed % 2 else base_game()
        state = wander(game, any_setup(Rng(seed)), seed)
        if seed % RECORD_EVERY == 0:
            read_back(seed)
    except BaseException as error:
        raise RuntimeError(f"seed {seed}: {error!r}") from error
    return str(state.outcome), state.floor


def read_back(seed: int) -> None:
    rng = Rng(seed)
    match = underdeck.new("onedeck", seed=seed, **any_setup(rng))
    while match.outcome is None:
        match.submit(*any_answer(match.decisions, rng))
    assert underdeck.load(match.record()).digest == match.digest


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    started = time.perf_counter()
    ends: Counter[tuple[str, int]] = Counter()
    with Pool() as pool:
        for number, end in enumerate(pool.imap_unordered(play, range(first, first + games), CHUNK), 1):
            ends[end] += 1
            if number % 1000 == 0:
                print(f"{number} games, {time.perf_counter() - started:.0f} s", flush=True)
    for (outcome, floor), count in sorted(ends.items()):
        print(f"{outcome:<8} {'boss' if floor == 4 else f'floor {floor}':<8} {count}")
    print(f"{games} games, every invariant held at every step, {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()

"""`make soak`: thousands of whole games of both games over all their settings, checked at every step.

    python -m tests.soak [GAMES] [FIRST_SEED] [stick]

One game in ten is The Order of the Stick (they are longer): with aimless players, with mighty ones who come to
Xykon, and with bots.

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
from underdeck.bots import ask, make_bot
from underdeck.kernel.rng import Rng
from underdeck.match.stops import in_order
from wander import STICK, any_answer, any_setup, base_game, sturdy_game, wander

GAMES = 20_000
RECORD_EVERY = 50
CHUNK = 50


STICK_EVERY = 10


def play_stick(seed: int) -> str:
    """By turns aimless, mighty and sensible players; the sensible ones are checked at every step too."""
    setup = STICK.any_setup(Rng(seed))
    kind = seed // STICK_EVERY % 3
    if kind < 2:
        state = wander(STICK.far() if kind else STICK.game(), setup, seed)
    else:
        match = underdeck.new("stick", seed=seed, **setup)
        bots = [make_bot("sensible", seed + seat, "stick") for seat in range(len(match.seats))]
        while match.outcome is None:
            decision = in_order(match.decisions, match.header.game)[0]
            match.submit(*ask(bots[decision.seat], match, decision))
            STICK.check(match.state)
        assert underdeck.load(match.record()).digest == match.digest
        state = match.state
    slain = any(player.slayer for player in state.players)
    return f"stick, {('aimless', 'mighty', 'sensible')[kind]}, {'Xykon slain' if slain else 'Xykon lives'}"


def play(seed: int) -> tuple[str, int]:
    try:
        if seed % STICK_EVERY == 0:
            return play_stick(seed), 0
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
        seeds = range(first, first + games)
        if sys.argv[3:] == ["stick"]:
            seeds = range(first * STICK_EVERY, (first + games) * STICK_EVERY, STICK_EVERY)
        for number, end in enumerate(pool.imap_unordered(play, seeds, CHUNK), 1):
            ends[end] += 1
            if number % 1000 == 0:
                print(f"{number} games, {time.perf_counter() - started:.0f} s", flush=True)
    for (outcome, floor), count in sorted(ends.items()):
        where = "" if not floor else "boss" if floor == 4 else f"floor {floor}"
        print(f"{outcome:<8} {where:<8} {count}")
    print(f"{games} games, every invariant held at every step, {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()

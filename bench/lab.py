"""Measure what a study costs beside the bare loop, and what the workers of Dask cost beside this process.

python bench/lab.py        prints the tables and writes them to bench/lab.md
"""

import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from underdeck import compiled
from underdeck.bots import Bot, ask, make_bot
from underdeck.lab.batches import Batch, kit_of, play_batch
from underdeck.lab.cluster import Cluster
from underdeck.lab.executor import SHORT, Executor, InProcess
from underdeck.lab.folder import Part
from underdeck.lab.parts import packed
from underdeck.lab.rows import Row, played
from underdeck.lab.running import Run, folder_for
from underdeck.lab.study import Cell, Laboratory, study_of
from underdeck.match.driver import next_question

HERE = Path(__file__).parent
ROUNDS = 5
TURNS = 3
ONEDECK = {"heroes": ["mage"], "dungeon": ["dragons-cave"]}
DUO = {"heroes": ["mage+warrior"], "dungeon": ["dragons-cave"]}
STICK = {"players": [3]}
KINDS: tuple[tuple[str, str, dict[str, Any], str, int], ...] = (
    ("One Deck Dungeon, novice", "onedeck", ONEDECK, "novice", 50),
    ("One Deck Dungeon, skilled", "onedeck", ONEDECK, "skilled", 10),
    ("One Deck Dungeon, two heroes, skilled", "onedeck", DUO, "skilled", 10),
    ("The Order of the Stick, novice", "stick", STICK, "novice", 4),
    ("The Order of the Stick, skilled", "stick", STICK, "skilled", 6),
)
SKILLED = 160
QUICK = 1000
"""Games by chance, which take a few milliseconds each: nothing shows more of what lies around them."""


def laboratory_of(game: str, sweep: dict[str, Any], bot: str, games: int) -> Laboratory:
    return Laboratory(study_of({"name": "bench", "game": game, "games": games, "bot": bot, "sweep": sweep}, "bench"))


def bare(laboratory: Laboratory, cell: Cell, number: int) -> None:
    """The same game by the same bots, and nothing else."""
    chance = cell.chance(laboratory.study.seed, number)
    match = laboratory.begin(cell, chance)
    game, party = laboratory.study.game, laboratory.plugin.party
    count = 1 if party else len(match.seats)
    sitters: list[Bot] = [make_bot(cell.bots[0], chance.bits(), game) for _ in range(count)]
    while match.outcome is None:
        decision = next_question(match)
        match.submit(*ask(sitters[decision.seat if decision else 0], match, decision))


def timed(work: Callable[[], Any]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


def overhead(game: str, sweep: dict[str, Any], bot: str, games: int) -> tuple[float, float, float]:
    """Seconds a game in the bare loop, and how much more it costs with rows, and with rows that are written as Parquet
    and joined.

    Every game is played both ways, one right after the other and in turn first, so that what others do meanwhile hits
    both; the median of all such pairs counts.
    """
    laboratory = laboratory_of(game, sweep, bot, games)
    cell = laboratory.cells[0]
    median = statistics.median
    pairs: list[tuple[float, float]] = []
    written: list[float] = []
    for turn in range(ROUNDS + 1):
        rows: list[Row] = []
        found = [pair(laboratory, cell, number, (number + turn) % 2 == 0, rows) for number in range(games)]
        if turn:  # the first round only warms up
            pairs += found
            written.append(writing(laboratory, cell, rows) / sum([kept for _, kept in found]))
    more = median([kept / loop for loop, kept in pairs])
    return median([loop for loop, _ in pairs]), more - 1, more * (1 + median(written)) - 1


def pair(laboratory: Laboratory, cell: Cell, number: int, bare_first: bool, rows: list[Row]) -> tuple[float, float]:
    """CPU seconds of a game: bare, and with its row."""

    def loop() -> float:
        return timed(lambda: bare(laboratory, cell, number))

    def kept() -> float:
        return timed(lambda: rows.append(played(laboratory, cell, number)))

    if bare_first:
        return loop(), kept()
    second = kept()
    return loop(), second


def writing(laboratory: Laboratory, cell: Cell, rows: list[Row]) -> float:
    """CPU seconds to write them down and to join them."""
    with tempfile.TemporaryDirectory() as place:
        folder = folder_for(Path(place) / "out", laboratory)
        part = Part(0, 0, len(rows), False)
        kept = timed(lambda: folder.keep(part, packed(rows, cell, laboratory.axes)))
        return kept + timed(lambda: folder.finish(0, len(rows)))


def conducted(laboratory: Laboratory, count: int) -> float:
    """Return the seconds of a study whose workers have played a game before; without workers this process plays."""
    with tempfile.TemporaryDirectory() as place:
        run = Run(folder_for(Path(place) / "out", laboratory), laboratory)
        executor = started(laboratory, count)
        try:
            warm(executor)
            begun = time.perf_counter()
            run.go(executor)
            return time.perf_counter() - begun
        finally:
            executor.close()


def started(laboratory: Laboratory, count: int) -> Executor:
    """Return this process, or so many workers of this machine."""
    if not count:
        return InProcess(kit_of(laboratory))
    cluster = Cluster(kit_of(laboratory), f"local:{count}")
    while len(cluster.fit) < count:
        cluster.wait(1)
    return cluster


def warm(executor: Executor) -> None:
    """Every worker loads the cards once."""
    waiting = 0
    while executor.free > 0:
        executor.submit(Batch(0, waiting, 1))
        waiting += 1
    while waiting:
        waiting -= len(executor.wait(1))


def start_and_end(laboratory: Laboratory, count: int) -> float:
    """Return the seconds that it takes to start so many workers and to end them."""
    begun = time.perf_counter()
    started(laboratory, count).close()
    return time.perf_counter() - begun


def client_costs(laboratory: Laboratory) -> float:
    """Return the seconds that the leader of the study needs to take back one batch and to write it."""
    kit = kit_of(laboratory)
    costs = []
    with tempfile.TemporaryDirectory() as place:
        run = Run(folder_for(Path(place) / "out", laboratory), laboratory)
        for _ in range(ROUNDS):
            run.pace[run.players(0)] = (1.0, 1000)  # as many in a batch as there may be
            batch = run.next_batch()
            assert batch is not None
            done = play_batch(kit, batch)
            run.under_way[batch] = time.monotonic()
            costs.append(timed(lambda done=done: run.take_back(done)))  # type: ignore[misc]
    return statistics.median(costs)


def main() -> None:
    costs = {name: overhead(game, sweep, bot, games) for name, game, sweep, bot, games in KINDS}
    skilled = laboratory_of("onedeck", ONEDECK, "skilled", SKILLED)
    quick = laboratory_of("onedeck", ONEDECK, "random", QUICK)
    rates: dict[int, list[float]] = {}
    seconds: dict[int, list[float]] = {}
    starts: dict[int, list[float]] = {}
    for _ in range(TURNS):  # interleaved, so that a busy moment of the machine hits all of them
        for count in (0, 1, 2):
            rates.setdefault(count, []).append(SKILLED / conducted(skilled, count))
        for count in (0, 1, 2, 4):
            seconds.setdefault(count, []).append(conducted(quick, count))
        for count in (1, 2, 4):
            starts.setdefault(count, []).append(start_and_end(quick, count))
    text = written_up(costs, rates, seconds, starts, client_costs(quick))
    sys.stdout.write(text)
    (HERE / "lab.md").write_text(text, encoding="utf-8")


def players(count: int) -> str:
    return "this process" if not count else f"{count} worker{'s' * (count > 1)} of Dask"


def written_up(
    costs: dict[str, tuple[float, float, float]],
    rates: dict[int, list[float]],
    seconds: dict[int, list[float]],
    starts: dict[int, list[float]],
    client: float,
) -> str:
    median = statistics.median
    lines = [
        "# What a study costs",
        "",
        f"`python bench/lab.py`, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores that",
        f"others use as well, core {compiled.mode()}. CPU time: every game bare and in a study, one right after the",
        f"other, {ROUNDS} times, the median of all pairs. Otherwise rounds interleaved, the median of {TURNS}.",
        "",
        "| CPU time beside the bare loop, the same games by the same bots | ms a game | rows | and Parquet |",
        "|---|---:|---:|---:|",
        *[f"| {name} | {1000 * loop:.1f} | +{100 * rows:.1f}% | +{100 * all:.1f}% |"
          for name, (loop, rows, all) in costs.items()],
        "",
        "| One Deck Dungeon, skilled | games a second | beside this process |",
        "|---|---:|---:|",
        *[f"| {players(count)} | {median(found):.1f} | {median(found) / median(rates[0]):.2f} |"
          for count, found in rates.items()],
        "",
        f"| {QUICK} games by chance | seconds | to start and end them |",
        "|---|---:|---:|",
        *[f"| {players(count)} | {median(found):.2f} | {median(starts[count]) if count else 0:.1f} |"
          for count, found in seconds.items()],
        "",
        f"So a study that takes less than {SHORT:.0f} seconds is played by this process alone.",
        "",
    ]  # fmt: skip
    share = client / 2
    most = int(1 / share / 50) * 50
    lines += [
        "## Where it ends, on paper",
        "",
        "A worker brings back a batch every two seconds. To take one back and write it down costs the leader of the",
        f"study {1000 * client:.1f} ms of CPU time, {100 * share:.2f}% of a core for each worker: one process leads",
        f"about {most} workers before it is the slowest of all. Dask's scheduler is said to need about a millisecond",
        "for a task, which is room for as many. Beyond, batches would have to take longer: twice as long is twice as",
        "many workers, and twice as much lost to a kill. Nothing was measured with more than four workers.",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()

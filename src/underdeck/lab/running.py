"""A study under way: what is still to be played, what has come back, which cells are settled.

Rows depend on the study, the cell and the number of the game alone, and whether a cell is settled is decided at fixed
numbers of games, in order: who plays, in which order and with which interruptions makes no difference.
"""

import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from underdeck.kernel.refusal import Refusal
from underdeck.lab.batches import Batch, Done, Lost, Said
from underdeck.lab.edition import edition_of
from underdeck.lab.executor import Executor
from underdeck.lab.folder import Folder, Part, made_folder
from underdeck.lab.part_check import games_in
from underdeck.lab.rows import Tally
from underdeck.lab.simulate import interval
from underdeck.lab.study import Laboratory, Study

SECONDS = 2.0
"""That a batch is to take: who is killed loses no more than that of each worker, or one game."""
PATIENCE = 600.0
"""Seconds after which whoever plays a batch is taken to hang, while nobody knows how long games take."""
SLOW = 20
"""And times what it should take, once that is known."""
LEAST_PATIENCE = 60.0
MOST_LOST = 5
"""A batch that has been lost so often is not played again."""
LOOK = 0.5

Watch = Callable[["Run"], None]


class Progress:
    """How far a cell has come."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.known: dict[int, Said] = {}
        self.gaps: list[tuple[int, int]] = [(0, study.limit)]
        """Games that nobody plays or has played: from, to."""
        self.tally = Tally()
        """Of the games that count so far, in order."""
        self.done = False

    @property
    def due(self) -> int:
        """Games after which it is next decided whether it is settled; what is played beyond may be in vain."""
        if not self.study.width:
            return self.study.limit
        return min(self.study.limit, (self.tally.games // self.study.step + 1) * self.study.step)

    @property
    def next(self) -> int:
        return self.gaps[0][0] if self.gaps else self.study.limit

    def take(self, most: int) -> tuple[int, int]:
        """The next games, at most so many: the first of them, and how many. None of them beyond the next step."""
        first, last = self.gaps[0]
        count = min(most, last - first, self.study.step - first % self.study.step)
        self.gaps[0] = (first + count, last)
        if first + count == last:
            del self.gaps[0]
        return first, count

    def give_back(self, batch: Batch) -> None:
        self.gaps = merged([*self.gaps, (batch.first, batch.first + batch.count)])

    def claim(self, first: int, count: int) -> None:
        """These have been played before."""
        last = first + count
        pieces = [(start, min(end, first)) for start, end in self.gaps] + [
            (max(start, last), end) for start, end in self.gaps
        ]
        self.gaps = merged([(start, end) for start, end in pieces if start < end])

    def lacks(self, first: int, count: int) -> bool:
        """All of these?"""
        return any(start <= first and first + count <= end for start, end in self.gaps)

    def note(self, first: int, games: list[Said]) -> None:
        self.known.update(enumerate(games, first))
        while not self.done and self.tally.games in self.known:
            said = self.known.pop(self.tally.games)
            self.tally.count(said.seats, said.shares, said.decisions, said.unended)
            self.done = self.tally.games >= self.study.limit or self.settled()
        if self.done:
            self.gaps = []
            self.known.clear()

    def settled(self) -> bool:
        study = self.study
        return bool(study.width) and self.tally.games % study.step == 0 and widest(self.tally) <= study.width


def merged(gaps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for start, end in sorted(gaps):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found


def widest(tally: Tally) -> float:
    spans = [interval(tally.wins[name], count) for name, count in tally.seated.items()]
    return max(high - low for low, high in spans)


class Run:
    def __init__(self, folder: Folder, laboratory: Laboratory, patience: float = PATIENCE) -> None:
        self.folder = folder
        self.laboratory = laboratory
        self.study = laboratory.study
        self.patience = patience
        self.cells = [Progress(self.study) for _ in laboratory.cells]
        self.pace: dict[str, tuple[float, int]] = {}
        """Seconds and games by who plays: how many games make a batch."""
        self.under_way: dict[Batch, float] = {}
        """Since when."""
        self.again: dict[Batch, int] = {}
        """Given more than once, or lost."""
        self.played = 0
        self.seconds = 0.0
        self.replayed: list[str] = []
        """Parts that could not be read or held something else."""
        self.resume()

    def resume(self) -> None:
        """What lies in the folder has been played."""
        whole: set[int] = set()
        known = self.folder.known()
        for part in self.folder.parts:
            if part.cell in whole and not part.whole:
                self.folder.drop(part)  # whoever joined them was killed before they were gone
            elif not self.read_back(part, known):
                self.folder.drop(part)
                self.replayed.append(part.name)
            elif part.whole:
                whole.add(part.cell)
        for place, cell in enumerate(self.cells):
            if cell.done and place not in whole:
                self.folder.finish(place, cell.tally.games)

    def read_back(self, part: Part, known: dict[str, str]) -> bool:
        """Does it hold games of the study that lie nowhere else?"""
        try:
            games = games_in(self.folder, part, self.laboratory, known)
        except Refusal as refusal:
            if refusal.code not in ("lab-part", "lab-part-other"):
                raise
            return False
        cell = self.cells[part.cell]
        if cell.done and not part.whole:
            return True  # played beyond what was needed; it goes when the others are joined
        if not cell.lacks(part.first, part.count):
            return False
        cell.claim(part.first, part.count)
        cell.note(part.first, games)
        if part.whole and not (cell.done and cell.tally.games == part.count):
            self.cells[part.cell] = Progress(self.study)
            return False
        return True

    @property
    def done(self) -> bool:
        return all(cell.done for cell in self.cells)

    @property
    def games(self) -> int:
        return sum(cell.tally.games for cell in self.cells)

    @property
    def left(self) -> int:
        """Games that are still to be played, as far as one can say."""
        return sum([expected(cell) - cell.tally.games for cell in self.cells if not cell.done])

    def go(self, executor: Executor, watch: Watch = lambda run: None, seconds: float = math.inf) -> dict[str, Any]:
        """To its end, or until the time is up."""
        started = time.monotonic()
        while not self.done and self.seconds < seconds:
            self.hand_out(executor)
            for back in executor.wait(LOOK):
                self.take_back(back)
            self.seconds = time.monotonic() - started
            self.look_after(executor)
            watch(self)
        result = {
            "study": self.study.name,
            "game": self.study.game,
            "cells": len(self.cells),
            "games": self.games,
            "played": self.played,
            "seconds": round(self.seconds, 3),
            "unended": sum([cell.tally.unended for cell in self.cells]),
            "edition": self.folder.manifest.edition,
            "digest": self.folder.digest(),
        }
        self.folder.conclude(result)
        return result

    def hand_out(self, executor: Executor) -> None:
        while executor.free > 0 and (batch := self.next_batch()):
            self.under_way[batch] = time.monotonic()
            executor.submit(batch)
        if executor.duplicates and executor.free > 0:
            self.hand_out_again(executor)

    def hand_out_again(self, executor: Executor) -> None:
        """A slow worker does not hold up the end: the oldest batches are played once more by those who are free."""
        for batch in sorted(self.under_way, key=self.under_way.__getitem__):
            late = time.monotonic() - self.under_way[batch] > 2 * self.should_take(batch)
            if executor.free > 0 and late and batch not in self.again:
                self.again[batch] = 1
                executor.submit(batch)

    def next_batch(self) -> Batch | None:
        """Of the cell that is least far; beyond what is sure to be needed only where nothing else is left."""
        waiting = [
            (cell.next >= cell.due, cell.next // self.study.step, place)
            for place, cell in enumerate(self.cells)
            if cell.gaps
        ]
        if not waiting:
            return None
        _, _, place = min(waiting)
        return Batch(place, *self.cells[place].take(self.size(place)))

    def size(self, place: int) -> int:
        seconds, games = self.pace.get(self.players(place), (0.0, 0))
        return max(1, min(self.study.step, int(SECONDS * games / seconds))) if seconds else 1

    def players(self, place: int) -> str:
        return " ".join(self.laboratory.cells[place].bots)

    def should_take(self, batch: Batch) -> float:
        seconds, games = self.pace.get(self.players(batch.cell), (0.0, 0))
        return seconds / games * batch.count if games else self.patience / SLOW

    def take_back(self, back: Done | Lost) -> None:
        batch = back.batch
        if batch not in self.under_way:
            return  # somebody else was faster
        del self.under_way[batch]
        cell = self.cells[batch.cell]
        if isinstance(back, Lost):
            self.again[batch] = self.again.get(batch, 0) + 1
            if self.again[batch] >= MOST_LOST:
                title = self.laboratory.cells[batch.cell].title
                raise Refusal("lab-lost", cell=title, first=batch.first, count=MOST_LOST)
            if not cell.done:
                cell.give_back(batch)
            return
        seconds, games = self.pace.get(self.players(batch.cell), (0.0, 0))
        self.pace[self.players(batch.cell)] = (seconds + back.seconds, games + batch.count)
        self.played += batch.count
        if cell.done:
            return
        self.folder.keep(Part(batch.cell, batch.first, batch.count, False), back.data)
        cell.note(batch.first, back.games)
        if cell.done:
            self.folder.finish(batch.cell, cell.tally.games)

    def look_after(self, executor: Executor) -> None:
        """Whoever takes much too long is taken to hang."""
        now = time.monotonic()
        for batch, since in list(self.under_way.items()):
            if now - since > min(self.patience, max(LEAST_PATIENCE, SLOW * self.should_take(batch))):
                self.under_way[batch] = now
                executor.give_up(batch)


def folder_for(path: Path, laboratory: Laboratory, records: bool = False) -> Folder:
    """Where a study is played, or gone on with; refused if it can't be played."""
    laboratory.check()
    edition = edition_of(laboratory.study.game, laboratory.refs)
    return made_folder(path, laboratory.study, edition, laboratory.axes, records)


def expected(cell: Progress) -> int:
    """Games until it is done; while it is to be settled, as the interval narrows with the root of their number."""
    if not cell.study.width:
        return cell.study.limit
    if not cell.tally.games:
        return min(cell.study.limit, int(1 / cell.study.width**2 * 3.84) + cell.study.step)
    guess = int(cell.tally.games * (widest(cell.tally) / cell.study.width) ** 2)
    return max(cell.tally.games + 1, min(cell.study.limit, guess))

"""How balanced are the cards? Win rates of parties in dungeons, every cell of the table played by the same bot.

A game's chance comes from the seed, its cell and its number alone: the result is the same for any number of workers,
and a cell stays what it is when the table around it changes.
"""

import hashlib
import json
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import click

from underdeck.bots import make_bot
from underdeck.games.onedeck.compile import mixed_pack
from underdeck.games.onedeck.parties import LATEST
from underdeck.games.onedeck.rules.cards import Pack
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng
from underdeck.lab.simulate import interval, play
from underdeck.match import new
from underdeck.packs.outside import chosen

GAMES_PER_JOB = 5

Party = tuple[str, ...]


class Cell:
    """Games won of those played."""

    __slots__ = ("games", "wins")

    def __init__(self, wins: int, games: int) -> None:
        self.wins = wins
        self.games = games

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.games)

    def as_dict(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "wins": self.wins,
            "games": self.games,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def total(cells: Iterable[Cell]) -> Cell:
    cells = list(cells)
    return Cell(sum(cell.wins for cell in cells), sum(cell.games for cell in cells))


class Report:
    """Parties are rows and dungeons columns; a cell that was not asked for is missing."""

    def __init__(self, settings: dict[str, Any], bot: str, seed: int, cells: dict[tuple[Party, str], Cell]) -> None:
        self.settings = settings
        self.bot = bot
        self.seed = seed
        self.cells = cells
        self.parties = list(dict.fromkeys(party for party, _ in cells))
        self.pack = pack_of(settings)
        played = {dungeon for _, dungeon in cells}
        self.dungeons = [dungeon for dungeon in self.pack.dungeons if dungeon in played]
        self.digest = ""

    def rows(self) -> Iterator[tuple[Party, list[Cell | None], Cell]]:
        """Each party, its cells in the order of the dungeons, and all of them together."""
        for party in self.parties:
            row = [self.cells.get((party, dungeon)) for dungeon in self.dungeons]
            yield party, row, total(cell for cell in row if cell is not None)

    def columns(self) -> list[Cell]:
        """All parties together, dungeon by dungeon."""
        return [self.among([dungeon]) for dungeon in self.dungeons]

    def among(self, dungeons: list[str]) -> Cell:
        return total(cell for (_, dungeon), cell in self.cells.items() if dungeon in dungeons)

    def total(self) -> Cell:
        return total(self.cells.values())

    def by_difficulty(self) -> dict[int, Cell]:
        printed = self.pack.dungeons
        found: dict[int, list[str]] = {}
        for dungeon in self.dungeons:
            found.setdefault(printed[dungeon].difficulty, []).append(dungeon)
        return {level: self.among(found[level]) for level in sorted(found)}

    def by_set(self) -> dict[str, Cell]:
        """By the set of the dungeon."""
        pack = self.pack
        found: dict[str, list[str]] = {}
        for dungeon in self.dungeons:
            found.setdefault(pack.sets[pack.dungeons[dungeon].set], []).append(dungeon)
        return {name: self.among(dungeons) for name, dungeons in found.items()}

    def as_dict(self) -> dict[str, Any]:
        pack = self.pack
        return {
            "bot": self.bot,
            "seed": self.seed,
            "settings": self.settings,
            "dungeons": [
                {
                    "dungeon": dungeon,
                    "set": pack.sets[pack.dungeons[dungeon].set],
                    "difficulty": pack.dungeons[dungeon].difficulty,
                    **column.as_dict(),
                }
                for dungeon, column in zip(self.dungeons, self.columns(), strict=True)
            ],
            "parties": [
                {
                    "heroes": list(party),
                    **all_of_them.as_dict(),
                    "cells": {
                        dungeon: cell.as_dict()
                        for dungeon, cell in zip(self.dungeons, row, strict=True)
                        if cell is not None
                    },
                }
                for party, row, all_of_them in self.rows()
            ],
            "difficulties": {str(level): cell.as_dict() for level, cell in self.by_difficulty().items()},
            "sets": {name: cell.as_dict() for name, cell in self.by_set().items()},
            "total": self.total().as_dict(),
            "digest": self.digest,
        }


def pack_of(settings: dict[str, Any]) -> Pack:
    """The cards, with those of its packs from outside."""
    return mixed_pack(chosen("onedeck", settings.get("packs", []))).pack


def cells_asked(parties: list[Party], dungeons: list[str], settings: dict[str, Any]) -> list[tuple[Party, str]]:
    """Every party named in every dungeon named. What is not named: each hero alone, in the dungeons of her own set;
    with a hybrid deck, everywhere."""
    pack, deck = pack_of(settings), settings.get("set", "")
    for dungeon in dungeons:
        if dungeon not in pack.dungeons:
            raise Refusal("unknown-dungeon", name=dungeon, choices=choices(pack.dungeons))
    for hero in [hero for party in parties for hero in party]:
        if hero not in pack.heroes:
            raise Refusal("unknown-hero", name=hero, choices=choices(pack.heroes))
    sets = {hero: sides[0].set for hero, sides in pack.heroes.items()}
    decks = range(len(pack.sets)) if deck not in pack.sets else [pack.sets.index(deck)]
    rows = parties or [(hero,) for hero in pack.heroes if sets[hero] in decks]
    found: list[tuple[Party, str]] = []
    for party in rows:
        homes = {sets[hero] for hero in party}
        for dungeon in dungeons or pack.dungeons:
            home = pack.dungeons[dungeon].set
            if dungeons or deck == "hybrid" or (home in homes and home in decks):
                found.append((party, dungeon))
    return found


def report(
    game: str,
    parties: list[list[str]] | None = None,
    dungeons: list[str] | None = None,
    games_per_cell: int = 100,
    seed: int = 1,
    bot: str = "greedy",
    workers: int = 1,
    settings: dict[str, Any] | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Report:
    """Play the table. `settings` are those of every match besides heroes and dungeon; `tick` is called once a game."""
    settings = settings or {}
    asked = cells_asked([tuple(party) for party in parties or []], dungeons or [], settings)
    make_bot(bot, seed, game)
    jobs: list[Job] = []
    for party, dungeon in asked:
        setup = {**settings, "heroes": list(party), "dungeon": dungeon}
        new(game, seed=seed, **setup)  # refused here, before anybody has played for an hour
        for first in range(0, games_per_cell, GAMES_PER_JOB):
            numbers = range(first, min(first + GAMES_PER_JOB, games_per_cell))
            jobs.append(Job(game, setup, seed, numbers, bot))
    wins = dict.fromkeys(asked, 0)
    digest = hashlib.blake2b(digest_size=8)
    for job, (won, digests) in zip(jobs, played(jobs, workers), strict=True):
        wins[tuple(job.setup["heroes"]), job.setup["dungeon"]] += won
        digest.update(digests.encode())
        for _ in job.numbers:
            tick()
    found = Report(settings, bot, seed, {cell: Cell(won, games_per_cell) for cell, won in wins.items()})
    found.digest = digest.hexdigest()
    return found


class Job:
    """Some games of a cell: what is sent to a worker."""

    def __init__(self, game: str, setup: dict[str, Any], seed: int, numbers: range, bot: str) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.numbers = numbers
        self.bot = bot


def played(jobs: list[Job], workers: int) -> Iterator[tuple[int, str]]:
    """The results of the jobs in their order, whoever plays them."""
    if workers <= 1:
        yield from map(play_job, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play_job, jobs)


def play_job(job: Job) -> tuple[int, str]:
    """Games won, and the digests of how they ended."""
    wins = 0
    digests = ""
    for number in job.numbers:
        match = play(job.game, job.setup, chance(job, number), job.bot)
        wins += match.outcome == "victory"
        digests += match.digest
    return wins, digests


def chance(job: Job, number: int) -> Rng:
    heroes = "+".join(job.setup["heroes"])
    name = f"{job.seed} {heroes} {job.setup['dungeon']} {number}"
    return Rng(int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big"))


def told_report(setup: dict[str, Any], games: int, seed: int, bot: str, language: str, as_json: bool) -> str:
    """Heroes by dungeons, as Markdown: a table for each set, each hero in the dungeons of her own unless named."""
    words = onedeck_text(language, chosen("onedeck", setup.get("packs", [])))
    text = words.text
    setup = {"edition": LATEST, **setup}
    heroes = setup.get("heroes")
    dungeons = [setup["dungeon"]] if "dungeon" in setup else []
    settings = {name: value for name, value in setup.items() if name not in ("heroes", "dungeon")}
    parties = [heroes] if heroes else []
    length = games * len(cells_asked([tuple(party) for party in parties], dungeons, settings))
    with click.progressbar(length=length, label=text("sim-progress"), file=sys.stderr) as bar:
        found = report("onedeck", parties, dungeons, games, seed, bot, os.cpu_count() or 1, settings,
                       lambda: bar.update(1))  # fmt: skip
    if as_json:
        return json.dumps(found.as_dict())
    lines = [text("report-title", bot=bot, games=games, edition=setup["edition"])]
    pack = words.pack
    for set, name in enumerate(pack.sets):
        columns = [i for i, dungeon in enumerate(found.dungeons) if pack.dungeons[dungeon].set == set]
        if not columns:
            continue
        places = [found.dungeons[i] for i in columns]
        dots = ["●" * pack.dungeons[id].difficulty for id in places]
        titles = [f"{text(f'dungeon-{id}')} {dot}" for id, dot in zip(places, dots, strict=True)]
        lines += ["", f"| {text(f'set-{name}')} | {' | '.join([*titles, text('report-all')])} |"]
        lines.append("|---" * (len(columns) + 2) + "|")
        for party, row, _ in found.rows():
            cells = [cell for cell in [row[i] for i in columns] if cell is not None]
            if cells:
                heading = ", ".join([text(f"hero-{hero}") for hero in party])
                shown = [share(row[i]) for i in columns]
                lines.append(f"| {heading} | {' | '.join([*shown, share(total(cells))])} |")
        sums = [share(found.among([id])) for id in places]
        lines.append(f"| {text('report-all')} | {' | '.join([*sums, share(found.among(places))])} |")
    return "\n".join(lines)


def share(cell: Cell | None) -> str:
    """Percent won, with the 95% interval."""
    if cell is None:
        return ""
    low, high = cell.interval
    return f"{100 * cell.share:.0f} ({100 * low:.0f}–{100 * high:.0f})"

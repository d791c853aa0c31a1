"""How The Order of the Stick plays out between equal bots: who wins, how long it takes, which cards are used."""

import json
import os
import statistics
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import click

from underdeck.bots import ask, make_bot
from underdeck.games.stick.compile import mixed_stick
from underdeck.games.stick.parties import simulated
from underdeck.games.stick.text.words import StickText, stick_text
from underdeck.kernel.rng import Rng
from underdeck.lab.simulate import interval
from underdeck.match import new
from underdeck.match.stops import in_order
from underdeck.packs.outside import chosen

CHUNK = 4
USES = ("play", "flip", "discard", "shtick", "equip", "choose")
"""Answers that use a card; each is a chance for every card that could be named there."""

RARELY, OFTEN = 0.02, 0.9
"""Of its chances to be chosen: less, and a shtick might as well not exist; more, and there is nothing to choose."""


class Told:
    """What is counted of one game, or of many."""

    def __init__(self) -> None:
        self.games = 0
        self.seated: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.points: dict[str, list[int]] = {}
        self.winning_points: list[int] = []
        self.turns: list[int] = []
        """Of a player, whole laps of the table."""
        self.slain_turns: list[int] = []
        self.decisions: list[int] = []
        self.limits = 0
        self.stacks = 0
        self.chances: Counter[str] = Counter()
        self.uses: Counter[str] = Counter()
        self.looked_at: Counter[str] = Counter()
        """Shticks among those that a new one was chosen from."""
        self.taken: Counter[str] = Counter()

    def add(self, other: "Told") -> None:
        self.games += other.games
        self.seated += other.seated
        self.wins += other.wins
        for name, points in other.points.items():
            self.points.setdefault(name, []).extend(points)
        self.winning_points += other.winning_points
        self.turns += other.turns
        self.slain_turns += other.slain_turns
        self.decisions += other.decisions
        self.limits += other.limits
        self.stacks = max(self.stacks, other.stacks)
        self.chances += other.chances
        self.uses += other.uses
        self.looked_at += other.looked_at
        self.taken += other.taken

    def share(self, name: str) -> tuple[float, float, float]:
        """Of the games in which the character sat at the table, with the 95% interval."""
        low, high = interval(self.wins[name], self.seated[name])
        return self.wins[name] / self.seated[name], low, high

    def unused(self) -> list[str]:
        """Cards that had a hundred chances and were used less than once in a hundred."""
        return sorted(card for card, n in self.chances.items() if n >= 100 and self.uses[card] * 100 < n)

    def one_sided(self) -> dict[str, float]:
        """Shticks that were hardly ever chosen, or nearly always, after fifty chances: in how many of a hundred."""
        shares = {card: self.taken[card] / n for card, n in sorted(self.looked_at.items()) if n >= 50}
        return {card: round(100 * share, 1) for card, share in shares.items() if not RARELY <= share <= OFTEN}

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": {name: [self.wins[name], self.seated[name]] for name in sorted(self.seated)},
            "turns": quantiles(self.turns),
            "decisions": quantiles(self.decisions),
            "slain": len(self.slain_turns),
            "slain_turns": quantiles(self.slain_turns),
            "limits": self.limits,
            "largest_stack": self.stacks,
            "winning_points": quantiles(self.winning_points),
            "unused": self.unused(),
            "one_sided": self.one_sided(),
        }


def quantiles(values: list[int]) -> dict[str, int]:
    if not values:
        return {}
    ordered = sorted(values)
    return {
        "median": round(statistics.median(ordered)),
        "ninety": ordered[min(len(ordered) - 1, len(ordered) * 9 // 10)],
        "most": ordered[-1],
    }


def play_one(setup: dict[str, Any], players: int, seed: int, bot: str) -> Told:
    """One game; without named players the characters and their seats are dealt by the seed."""
    rng = Rng(seed)
    told = Told()
    if "players" not in setup:
        pack = mixed_stick(chosen("stick", setup.get("packs", []))).pack
        ids = [character.id for character in pack.characters]
        order = list(range(len(ids)))
        rng.shuffle(order)
        setup = {**setup, "players": [ids[i] for i in order[:players]]}
    match = new("stick", seed=rng.bits() >> 1, **setup)
    sitters = [make_bot(bot, rng.bits(), "stick") for _ in match.seats]
    seats = len(match.seats)
    slain = 0
    while match.outcome is None:
        decision = in_order(match.decisions, "stick")[0]
        seat, action = ask(sitters[decision.seat], match, decision)
        counted = len(decision.options) > 1 and decision.kind != "starting"  # there one chooses what goes back
        for option in decision.options if counted else []:
            verb, *words = match.write(option).split()
            if verb in USES:
                told.chances[words[0]] += 1
                told.uses[words[0]] += option == action
                if decision.kind == "choose-shtick":
                    told.looked_at[words[0]] += 1
                    told.taken[words[0]] += option == action
        match.submit(seat, action)
        if decision.kind == "call":
            told.stacks = max([told.stacks, *[len(room.stack) for level in match.state.floors for room in level.rooms]])
        for event in match.events:
            if event.kind == "collapse":
                slain = match.state.turn
    view = match.view(0)
    told.games = 1
    winners = match.outcome.split("+")
    for player in view.players:
        points = player.total or 0
        told.seated[player.character] += 1
        told.points.setdefault(player.character, []).append(points)
        if player.character in winners:
            told.wins[player.character] += 1
            told.winning_points.append(points)
    told.turns.append(-(-view.turn // seats))
    told.decisions.append(len(match.log))
    if any(player.slayer for player in view.players):
        told.slain_turns.append(-(-slain // seats))
    else:
        told.limits += 1
    return told


def play_some(task: tuple[dict[str, Any], int, list[int], str]) -> Told:
    setup, players, seeds, bot = task
    told = Told()
    for seed in seeds:
        told.add(play_one(setup, players, seed, bot))
    return told


def stick_report(
    setup: dict[str, Any], players: int, games: int, seed: int, bot: str, tick: Callable[[int], None] = lambda n: None
) -> Told:
    """So many games over all processors; the result depends on the seed only."""
    rng = Rng(seed)
    seeds = [rng.bits() >> 1 for _ in range(games)]
    tasks = [(setup, players, seeds[i : i + CHUNK], bot) for i in range(0, games, CHUNK)]
    total = Told()
    if games <= CHUNK or (os.cpu_count() or 1) == 1:
        for task in tasks:
            total.add(play_some(task))
            tick(len(task[2]))
        return total
    with ProcessPoolExecutor() as pool:
        for told, task in zip(pool.map(play_some, tasks), tasks, strict=True):
            total.add(told)
            tick(len(task[2]))
    return total


def told_report(setup: dict[str, Any], games: int, seed: int, bot: str, language: str, as_json: bool) -> str:
    """With six players and with four, unless it is said who plays."""
    words = stick_text(language, chosen("stick", setup.get("packs", [])))
    setup = simulated(setup, bot)
    named = len(setup["players"]) if isinstance(setup["players"], dict) else 0
    if not named:
        del setup["players"]
    counts = [named] if named else [6, 4]
    tables = []
    with click.progressbar(length=games * len(counts), label=words.text("sim-progress"), file=sys.stderr) as bar:
        for count in counts:
            tables.append((count, stick_report(setup, count, games, seed, bot, lambda n: bar.update(n))))
    if as_json:
        rows = [{"players": count, **told.as_dict()} for count, told in tables]
        return json.dumps({"game": "stick", "bot": bot, "games": games * len(counts), "tables": rows})
    return "\n".join([line for count, told in tables for line in table_lines(words, setup, count, bot, told)])


def table_lines(words: StickText, setup: dict[str, Any], count: int, bot: str, told: Told) -> list[str]:
    text = words.text
    lines = [text("os-sim-title", games=told.games, players=count, length=setup["length"], bot=bot), ""]
    lines += [f"| {text('os-sim-character')} | {text('os-sim-wins')} | {text('os-sim-mean')} |", "|---|---|---|"]
    for name in sorted(told.seated, key=lambda each: -told.share(each)[0]):
        part, low, high = told.share(name)
        mean = sum(told.points[name]) / len(told.points[name])
        lines.append(f"| {words.character(name)} | {100 * part:.1f} ({100 * low:.0f}–{100 * high:.0f}) | {mean:.1f} |")
    lines.append("")
    found = told.as_dict()
    lines.append(text("os-sim-turns", **found["turns"]))
    lines.append(text("os-sim-decisions", **found["decisions"]))
    percent = round(100 * found["slain"] / told.games, 1)
    lines.append(text("os-sim-xykon", percent=percent, median=found["slain_turns"].get("median", 0)))
    lines.append(text("os-sim-limit", percent=round(100 * told.limits / told.games, 1)))
    lines.append(text("os-sim-points", median=found["winning_points"]["median"]))
    lines.append(text("os-sim-stacks", most=told.stacks))
    lines.append(text("os-sim-cards", names=", ".join(told.unused()) or text("os-sim-none")))
    shticks = [text("os-sim-shtick", name=card, percent=share) for card, share in told.one_sided().items()]
    lines.append(text("os-sim-shticks", names=", ".join(shticks) or text("os-sim-none")))
    return [*lines, ""]

"""How strong the bots of One Deck Dungeon are: wins by hero and dungeon, with Wilson's 95% intervals.

    python -m training.strength_onedeck play --bot skilled --games 20 --workers 2     20 games for each hero and dungeon
    python -m training.strength_onedeck play --bot skilled --games 20 --first 33      20 more, from the 34th on
    python -m training.strength_onedeck play --bot skilled --party 2 --games 2        in twos: each hero with the next
    python -m training.strength_onedeck play --bot bound --games 2                    with cards and dice foreseen
    python -m training.strength_onedeck table                                         docs/strength-onedeck.md

Every game played is a line of data/strength-onedeck.jsonl, so that it can be stopped and taken up again, and more games
added. Game n of a hero in a dungeon is the same game for every bot.

`bound` is no bot: it plays the same game, with the same cards and dice to come, again and again as the skilled bot
would, with a little daring, and counts it as winnable once a try wins. A perfect player who foresees everything wins at
least as much.
"""

import argparse
import json
import time
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from underdeck.bots import ask, make_bot
from underdeck.games.onedeck.bots.skilled import Skilled
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.rng import Rng
from underdeck.lab import interval
from underdeck.match import new

RESULTS = Path("data/strength-onedeck.jsonl")
TABLE = Path("docs/strength-onedeck.md")
BOUND = "bound"
TRIES = 150
"""Of the player who foresees everything, for each game."""
DARING = 1
"""Of a hundred of its answers, those that are any answer."""

Job = tuple[str, str, str, int]
"""Who plays, which hero, where, which game."""


def seed_of(hero: str, dungeon: str, number: int) -> int:
    return Rng(sum(ord(letter) * 31**place for place, letter in enumerate(hero + dungeon)) + 7919 * number).bits() >> 1


def play(job: Job) -> dict[str, Any]:
    bot, hero, dungeon, number = job
    seed = seed_of(hero, dungeon, number)
    started = time.process_time()
    match = new("onedeck", heroes=hero.split("+"), dungeon=dungeon, edition="1.9", seed=seed)
    row = {"bot": bot, "hero": hero, "dungeon": dungeon, "number": number, "answers": 0, "slowest": 0.0}
    if bot == BOUND:
        return {
            **row,
            "won": winnable(match.state, seed),
            "floor": 0,
            "seconds": round(time.process_time() - started, 2),
        }
    player = make_bot(bot, seed & 0xFFFF, "onedeck")
    while match.outcome is None:
        before = time.process_time()
        match.submit(*ask(player, match))
        row["slowest"] = max(row["slowest"], round(time.process_time() - before, 3))
    seconds = round(time.process_time() - started, 2)
    won = match.outcome == "victory"
    return {**row, "won": won, "floor": match.state.floor, "answers": len(match.log), "seconds": seconds}


def winnable(begun: State, seed: int) -> bool:
    """The same chance every time, but where the answers differ."""
    whims = Rng(seed)
    for attempt in range(TRIES):
        state = begun.clone()
        player = Skilled(seed & 0xFFFF)
        while not state.result and state.asked:
            decision = state.asked[0]
            if attempt and decision.kind != "placing" and whims.below(100) < DARING:
                player.plan = []
                step(state, decision.seat, decision.options[whims.below(len(decision.options))])
            else:
                step(state, *player.choose(state.clone(), state.asked))
        if state.result == "victory":
            return True
    return False


def jobs_of(bot: str, numbers: range, parties: list[str], dungeons: list[str]) -> list[Job]:
    done = {(row["bot"], row["hero"], row["dungeon"], row["number"]) for row in kept()}
    jobs = [(bot, hero, dungeon, n) for n in numbers for hero in parties for dungeon in dungeons]
    return [job for job in jobs if job not in done]


def kept() -> list[dict[str, Any]]:
    if not RESULTS.exists():
        return []
    return [json.loads(line) for line in RESULTS.read_text().splitlines()]


def play_all(jobs: list[Job], workers: int, seconds: float) -> None:
    """As many as fit into the time; what is played is kept at once."""
    RESULTS.parent.mkdir(exist_ok=True)
    started = time.monotonic()
    with Pool(workers) as pool, RESULTS.open("a") as file:
        for row in pool.imap_unordered(play, jobs):
            file.write(json.dumps(row) + "\n")
            file.flush()
            if time.monotonic() - started > seconds:
                pool.terminate()
                break
    told: dict[str, Counter[str]] = {}
    for row in kept():
        dots = onedeck_pack().pack.dungeons[row["dungeon"]].difficulty
        count = told.setdefault(row["bot"], Counter())
        for key in ("all", f"dots{dots}"):
            count[key] += 1
            count[key + " won"] += row["won"]
    for bot, count in told.items():
        print(bot, {key: share(count[key + " won"], count[key]) for key in sorted(count) if " won" not in key})


def share(won: int, games: int) -> str:
    if not games:
        return ""
    low, high = interval(won, games)
    return f"{100 * won / games:.0f}% ({100 * low:.0f}-{100 * high:.0f}) of {games}"


def tables() -> str:
    rows = kept()
    pack = onedeck_pack().pack
    bots = [bot for bot in ("novice", "skilled", "expert", "master", BOUND) if any(row["bot"] == bot for row in rows)]
    lines = ["| | " + " | ".join(bots) + " |", "|---|" + "---|" * len(bots)]

    def line(label: str, keep: Any) -> None:
        cells = []
        for bot in bots:
            mine = [row["won"] for row in rows if row["bot"] == bot and keep(row)]
            cells.append(share(sum(mine), len(mine)))
        if any(cells):
            lines.append(f"| {label} | " + " | ".join(cells) + " |")

    sizes = {row["hero"]: row["hero"].count("+") + 1 for row in rows}

    def alone(label: str, keep: Any) -> None:
        line(label, lambda row: sizes[row["hero"]] == 1 and keep(row))

    alone("one hero", lambda row: True)
    played = {bot: {(r["hero"], r["dungeon"], r["number"]) for r in rows if r["bot"] == bot} for bot in bots}
    for label, among in (("the same games", [bot for bot in bots if bot != BOUND]), ("those of `bound`", bots)):
        if BOUND in bots or BOUND not in among:
            shared = set.intersection(*[played[bot] for bot in among]) if among else set()
            alone(label, lambda row, shared=shared: (row["hero"], row["dungeon"], row["number"]) in shared)
    for dots in (1, 2, 3):
        alone("●" * dots, lambda row, dots=dots: pack.dungeons[row["dungeon"]].difficulty == dots)
    for dungeon in pack.dungeons:
        alone(dungeon, lambda row, dungeon=dungeon: row["dungeon"] == dungeon)
    for hero in pack.heroes:
        alone(hero, lambda row, hero=hero: row["hero"] == hero)
    for size, label in ((2, "two heroes"), (4, "four heroes")):
        line(label, lambda row, size=size: sizes[row["hero"]] == size)
    seconds = [[row for row in rows if row["bot"] == bot and row["answers"]] for bot in bots]
    means = [f"{sum(r['seconds'] for r in mine) / len(mine):.1f} s" if mine else "" for mine in seconds]
    lines.append("| a game takes | " + " | ".join(means) + " |")
    slowest = [f"{max(r['slowest'] for r in mine):.2f} s" if mine else "" for mine in seconds]
    lines.append("| slowest answer | " + " | ".join(slowest) + " |")
    return "\n".join(lines)


HEAD = """# How strong the bots of One Deck Dungeon are

Edition 1.9, percentage of games won with Wilson's 95% interval and the number of games; dungeons and heroes with one
hero alone. Game n of a hero in a dungeon is the same game for every bot: the second row counts only what all have
played. Made by `python -m training.strength_onedeck play --bot expert --games 33` and `... table`; the same for the
others, with two and four heroes `--party 2 --games 2` and `--party 4`.

`bound` is who foresees all cards and dice: a game counts as winnable once one of 150 tries wins it, so a perfect player
who foresees everything wins at least as much. Of the games in which it found no way `skilled` won 1, `expert` 3 and
`master` 6.

"""


def parties_of(heroes: list[str], size: int) -> list[str]:
    """Each hero with those who come next."""
    twice = heroes + heroes
    return ["+".join(twice[first : first + size]) for first in range(len(heroes))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="training.strength_onedeck")
    parser.add_argument("what", choices=("play", "table"))
    parser.add_argument("--bot", default="skilled")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--heroes", default="")
    parser.add_argument("--party", type=int, choices=(1, 2, 4), default=1)
    parser.add_argument("--dungeons", default="")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    given = parser.parse_args()
    if given.what == "table":
        TABLE.write_text(HEAD + tables() + "\n")
        return
    pack = onedeck_pack().pack
    parties = given.heroes.split(",") if given.heroes else parties_of(list(pack.heroes), given.party)
    dungeons = given.dungeons.split(",") if given.dungeons else list(pack.dungeons)
    numbers = range(given.first, given.first + given.games)
    play_all(jobs_of(given.bot, numbers, parties, dungeons), given.workers, given.seconds)


if __name__ == "__main__":
    main()

"""Random and sensible whole games of ours, and copies: one round, in the mode that this process runs in.

python bench/ours.py        prints one JSON object; UNDERDECK_COMPILED=0 measures the source as it is written
"""

import gc
import json
import time
from array import array
from collections.abc import Callable
from typing import Any

import underdeck
from underdeck.bots import ask, make_bot
from underdeck.kernel.rng import Rng
from underdeck.match.stops import in_order
from underdeck.vector import Games

HEROES = ("mage", "warrior", "rogue", "archer", "paladin")
AT_ONCE = 256


def random_games(games: int, heroes: int, dungeon: str = "dragons-cave") -> int:
    """Whole random games through the public door (`Match.submit`)."""
    decisions = 0
    for seed in range(games):
        party = [HEROES[(seed + i) % len(HEROES)] for i in range(heroes)]
        match = underdeck.new("onedeck", heroes=party, dungeon=dungeon, seed=seed)
        rng = Rng(seed)
        while match.outcome is None:
            asked = match.decisions
            decision = asked[rng.below(len(asked))] if heroes > 1 else asked[0]
            options = decision.options
            match.submit(decision.seat, options[rng.below(len(options))])
        decisions += len(match.log)
    return decisions


def stick_games(games: int, players: int) -> int:
    """The Order of the Stick, at random, with a short turn limit: aimless players never come to Xykon."""
    decisions = 0
    for seed in range(games):
        match = underdeck.new("stick", players=players, options={"turn_limit": "30"}, seed=seed)
        rng = Rng(seed)
        while match.outcome is None:
            asked = match.decisions
            decision = asked[rng.below(len(asked))]
            options = decision.options
            match.submit(decision.seat, options[rng.below(len(options))])
        decisions += len(match.log)
    return decisions


def vector_games(steps: int, name: str, **setup: Any) -> int:
    """Many at once, a new one in the place of each that ends."""
    games = Games(name, range(AT_ONCE), **setup)
    rng, seed = Rng(7), AT_ONCE
    actions = array("i", bytes(4 * AT_ONCE))
    for _ in range(steps):
        for number, decision in enumerate(games.asked):
            actions[number] = 0 if decision is None else rng.below(len(decision.options))
        games.step(actions)
        for number in range(AT_ONCE):
            if games.over[number]:
                games.begin(number, seed)
                seed += 1
    return steps * AT_ONCE


def bot_games(games: int, name: str, bot: str, seats: int, **setup: Any) -> int:
    decisions = 0
    for seed in range(games):
        match = underdeck.new(name, seed=seed, **setup)
        bots = [make_bot(bot, seed + seat, name) for seat in range(seats)]
        while match.outcome is None:
            decision = in_order(match.decisions, name)[0]
            match.submit(*ask(bots[decision.seat], match, decision if seats > 1 else None))
        decisions += len(match.log)
    return decisions


def mid_game() -> Any:
    """The middle of a combat with a full pool."""
    match = underdeck.new(
        "onedeck",
        position="heroes mage\ndungeon yetis-cavern\nfloor 2\nlevel 3\ndoors ogre-1 ? ? ?\n"
        "hero mage items boulder-1 phantom-1 bandit-1 skills goblin-1 cave-in-1\nphase encounter 1\n",
        seed=5,
    )
    return match.state


def stick_mid_game() -> Any:
    """After 600 answers of a game with four players."""
    match = underdeck.new("stick", players=4, seed=3)
    rng = Rng(3)
    while len(match.log) < 600:
        decision = match.decisions[rng.below(len(match.decisions))]
        match.submit(decision.seat, decision.options[rng.below(len(decision.options))])
    return match.state


MAGE = {"heroes": ["mage"], "dungeon": "dragons-cave"}
ROWS: dict[str, Callable[[], int]] = {
    "One Deck Dungeon, random, one hero": lambda: random_games(4000, 1),
    "One Deck Dungeon, random, two heroes": lambda: random_games(1500, 2),
    "One Deck Dungeon, random, four heroes": lambda: random_games(600, 4),
    "Forest of Shadows, random, one hero": lambda: random_games(3000, 1, "mudlands"),
    "The Order of the Stick, random, two players": lambda: stick_games(24, 2),
    "The Order of the Stick, random, four players": lambda: stick_games(20, 4),
    "One Deck Dungeon, 256 games at once": lambda: vector_games(300, "onedeck", **MAGE),
    "The Order of the Stick, 256 games at once": lambda: vector_games(150, "stick", players=4),
    "One Deck Dungeon, skilled, one hero": lambda: bot_games(15, "onedeck", "skilled", 1, **MAGE),
    "The Order of the Stick, skilled, four players": lambda: bot_games(3, "stick", "skilled", 4, players=4),
}


def rate(play: Callable[[], int]) -> float:
    """Decisions a second of this process."""
    gc.collect()
    started = time.process_time()
    decisions = play()
    return decisions / (time.process_time() - started)


def copy_cost(copy: Callable[[], Any], times: int) -> float:
    """Microseconds a copy."""
    gc.collect()
    started = time.process_time()
    for _ in range(times):
        copy()
    return (time.process_time() - started) / times * 1e6


def main() -> None:
    random_games(200, 1)  # the cards of both games are read once, and that is not what is measured
    stick_games(1, 2)
    rates = {name: rate(play) for name, play in ROWS.items()}
    copies = {
        "One Deck Dungeon": copy_cost(mid_game().clone, 20_000),
        "The Order of the Stick": copy_cost(stick_mid_game().clone, 5_000),
    }
    print(json.dumps({"core": underdeck.compiled.mode(), "rates": rates, "copies": copies}))


if __name__ == "__main__":
    main()

"""Moments of both games, each laid out from a written position: where screens get full."""

import json
import textwrap
from typing import Any

import underdeck

SKILLS = "arrow-wall-1 bandit-1 bandit-2 beetle-1"
MANA = "plague-rat-2 shadow-1 wraith-2 force-wall-1"
CROWDED = f"""
    heroes warrior
    dungeon dragons-cave
    floor 2
    level 4
    hero warrior items wraith-1 ogre-1 phantom-2 boulder-1
    hero warrior skills {SKILLS}
"""
"""A hero with all the skills and items that there is room for."""

FIGHT = f"{CROWDED}\n    doors skeleton-1 ? ?\n    phase encounter 1\n    tokens 3"
LOOT = f"{CROWDED}\n    doors goblin-1 ? ?\n    phase loot 1"
FULL = """
    heroes warrior
    dungeon dragons-cave
    hero warrior items ogre-1
    hero warrior skills bandit-1 bandit-2
    doors goblin-1 ? ?
    phase loot 1
"""
"""A hero whose hands are full: what she takes replaces something."""
BOSS = f"{CROWDED.replace('floor 2', 'floor 4')}\n    boss_damage 2\n    phase boss"

DOOMED = """
    heroes warrior
    dungeon dragons-cave
    floor 2
    hero warrior damage 2
    hero warrior skills cave-in-1
    doors goblin-1 ? ?
    phase encounter 1
    tokens 0
"""
"""Where she would fall if she stopped; one box is wide."""

STAIRS = f"{CROWDED.replace('floor 2', 'floor 3')}\n    doors\n    deck empty\n    phase turn"
"""The way down to the boss is found."""
LAST_BLOW = BOSS.replace("boss_damage 2", "boss_damage 5") + f"\n    next{' 6' * 16}"
ADDED = ("add warrior s6", "add warrior s6")


def sit_down(me, game: str, answers: tuple[str, ...] = (), **setup: Any) -> None:
    match = underdeck.new(game, seed=setup.pop("seed", 5), **setup)
    for answer in answers:
        match.submit(match.decisions[0].seat, answer)
    me.sit_at(match, len(match.log))


def onedeck(position: str, *answers: str):
    return lambda me: sit_down(me, "onedeck", answers, position=textwrap.dedent(position))


def stick(*answers: str, **position: Any):
    return lambda me: sit_down(me, "stick", answers, position=json.dumps(position))


ROOMS = ["conference-room", "fountain-of-adequate-health", "gallery-of-drafts", "bed-and-breakfast",
         "mostly-looted-treasury", "hall-of-mysterious-runes", "overdue-library"]  # fmt: skip
STACK = {
    "card": "chamber-of-mild-combustion",
    "stack": ["zzdtri", "thog", "troll"],
    "loot": ["sheet-music", "beard-oil"],
}
"""Rooms with long names, a Monster with a long text."""


HAND = ["retcon", "fine-print", "get-angry", "condescending-archer"]
LONG_NAMES = ["fan-mail", "cloak-of-cloaking", "overtime-pay", "forged-kobold-licence"]


def people(count: int, **roy: Any) -> list[dict[str, Any]]:
    own = {"character": "roy", "floor": 1, "column": 0, "stash": LONG_NAMES,
           "shticks": ["greenhilt-sword", "bag-of-tricks", "textbook-parry", "charge"],
           "equipped": ["talisman-of-dorukan"], "hand": HAND, **roy}  # fmt: skip
    others = [{"character": who, "floor": 1, "column": at} for at, who in enumerate(["haley", "elan", "belkar"], 1)]
    return [own, *others[: count - 1]]


FLOORS = [{"rooms": [{"card": id} for id in ROOMS]}, {"rooms": [STACK]}]

SCENES = {
    "doors": onedeck(CROWDED + "\n    doors ? ? skeleton-1 ?\n    phase turn"),
    "fight": onedeck(FIGHT),
    "doomed": onedeck(DOOMED),
    "mana": onedeck(FIGHT.replace(SKILLS, MANA)),
    "full": onedeck(FULL),
    "last-blow": onedeck(LAST_BLOW, *[f"cover warrior {words}" for words in ("a6 1", "a6 2", "s6 6")], *ADDED),
    "loot": onedeck(LOOT),
    "boss": onedeck(BOSS),
    "stairs": onedeck(STAIRS, "pass"),
    "map": stick(players=people(3), floors=FLOORS),
    "battle": stick("stay", "shtick greenhilt-sword", players=people(3, floor=2), floors=FLOORS),
}

"""Setting up the table (OD-2)."""

from typing import Any

from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng
from underdeck.onedeck.agenda import advance
from underdeck.onedeck.boxes import refresh
from underdeck.onedeck.cards import Pack
from underdeck.onedeck.descent import start_floor
from underdeck.onedeck.editions import make_rules
from underdeck.onedeck.frames import TURN
from underdeck.onedeck.state import Hero, State, note

MOST_HEROES = 2
SETTINGS = ("heroes", "dungeon", "edition", "options")


def seat_heroes(pack: Pack, heroes: list[str]) -> list[Hero]:
    """OD-2.1-2, OD-2.5: one or two different heroes, on the side for their number."""
    for name in heroes:
        if name not in pack.heroes:
            raise Refusal("unknown-hero", name=str(name), choices=choices(pack.heroes))
    if not 1 <= len(heroes) <= MOST_HEROES:
        raise Refusal("hero-count", count=len(heroes))
    if len(set(heroes)) < len(heroes):
        raise Refusal("same-hero", name=heroes[0])
    side = int(len(heroes) > 1)
    return [Hero(pack.heroes[name][side]) for name in heroes]


def check_settings(setup: dict[str, Any]) -> None:
    """Names and shapes of the settings, before anybody looks at their values."""
    for name in setup:
        if name not in SETTINGS:
            raise Refusal("unknown-setup", game="onedeck", name=str(name), choices=choices(SETTINGS))
    heroes = setup.get("heroes", [])
    options = setup.get("options", {})
    fits = {
        "heroes": isinstance(heroes, list) and all(isinstance(hero, str) for hero in heroes),
        "dungeon": isinstance(setup.get("dungeon", ""), str),
        "edition": isinstance(setup.get("edition", ""), str),
        "options": isinstance(options, dict) and all(isinstance(name, str) for name in options),
    }
    for name, good in fits.items():
        if not good:
            raise Refusal("setup-type", name=name)


def make_table(pack: Pack, setup: dict[str, Any], rng: Rng) -> State:
    """Heroes, dungeon and options in place, no card dealt yet."""
    check_settings(setup)
    rules = make_rules(setup.get("edition", "1.9"), setup.get("options", {}))
    heroes = seat_heroes(pack, setup.get("heroes", []))
    dungeon = setup.get("dungeon", "")
    if dungeon not in pack.dungeons:
        raise Refusal("unknown-dungeon", name=str(dungeon), choices=choices(pack.dungeons))
    return State(pack, rules, pack.dungeons[dungeon], heroes, rng)


def start(pack: Pack, setup: dict[str, Any], seed: int) -> State:
    state = make_table(pack, setup, Rng(seed))
    state.deck = list(range(len(pack.cards)))
    state.rng.shuffle(state.deck)  # OD-2.8
    note(state, "begin", dungeon=state.dungeon.id, heroes=len(state.heroes))
    refresh(state)
    start_floor(state)
    state.agenda.append((TURN,))
    advance(state)
    return state

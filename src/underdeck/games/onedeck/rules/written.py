"""A whole table as lines of text."""

from typing import Final

from underdeck.games.onedeck.rules import frames as f
from underdeck.games.onedeck.rules.cards import BOSS, COMBAT, FOCUSES, HEROIC, PERIL
from underdeck.games.onedeck.rules.dice import LETTERS, write_die
from underdeck.games.onedeck.rules.editions import OPTIONS, VERSION
from underdeck.games.onedeck.rules.possible import MOST
from underdeck.games.onedeck.rules.state import (
    BOSS_FLOOR,
    OUTSIDE,
    Hero,
    State,
    health,
)
from underdeck.kernel.decisions import Frame
from underdeck.kernel.lines import write_chance

MODES: Final = {"outside": OUTSIDE, "combat": COMBAT, "peril": PERIL, "boss": BOSS}

NUMBERS: Final = {
    "level": 4, "floor": BOSS_FLOOR, "turn": 9999, "tokens": 40, "stairs": 5, "stairs_owed": 9, "boss_damage": MOST,
    "round": 9999, "prevent_damage": MOST, "prevent_poison": MOST, "prevent_time": MOST, "broken": (1 << 20) - 1,
    "noted": HEROIC, "exiled_tokens": 12, "x": MOST,
}  # fmt: skip
"""With the most that each can be, or more than any game sees."""
MOST_AT_ONCE: Final = 60
"""Damage that comes in one batch, beyond a hero's health: more than any encounter deals."""
FLAGS: Final = ("fresh_floor", "window", "kiting", "thick_skin", "suffering")
WENT: Final = ("first", "second", "escaped", "skipped")
PILES: Final = ("xp", "potions", "removed")


def most_damage(state: State, hero: Hero) -> int:
    return health(state, hero) + MOST_AT_ONCE


def write_position(state: State) -> str:
    """Everything; a count that has grown beyond what is read is written as the most."""
    earlier = "" if state.rules.version == VERSION else f"rules {state.rules.version}\n"
    return earlier + write_table(state, [*OPTIONS], [*NUMBERS], [*FLAGS], [*PILES])


def write_table(state: State, options: list[str], numbers: list[str], flags: list[str], piles: list[str]) -> str:
    """With these of the options, numbers, flags and piles."""
    cards = state.pack.cards
    lines = [
        "heroes " + " ".join([hero.name for hero in state.heroes]),
        f"dungeon {state.dungeon.id}",
        f"edition {state.rules.edition}",
        f"set {[*state.pack.sets, 'hybrid'][state.set]}",
        f"hordes {'yes' if state.hordes else 'no'}",
        f"reference {state.pack.potions[state.reference].id}",
    ]
    if state.tier:
        lines.append(f"tier {state.tier}")
    lines += [f"option {name} {getattr(state.rules, name)}" for name in options]
    lines += [f"{name} {min(getattr(state, name), NUMBERS[name])}" for name in numbers if getattr(state, name) >= 0]
    lines += [f"{name} {'yes' if getattr(state, name) else 'no'}" for name in flags]
    known = [potion.id for potion in state.pack.potions if state.known >> potion.index & 1]
    lines.append("known " + " ".join(known))
    lines += [write_hero(state, hero) for hero in state.heroes]
    for name in piles:
        lines.append(name + "".join([f" {cards[card].id}" for card in getattr(state, name)]))
    lines.append("doors" + "".join([f" {'' if d & 1 else 'closed:'}{cards[d >> 1].id}" for d in state.doors]))
    lines.append("deck" + "".join([f" {cards[card].id}" for card in reversed(state.deck)] or [" empty"]))
    lines.append("discard" + "".join([f" {cards[card].id}" for card in state.discard]))
    lines.append("fighting " + " ".join([state.heroes[h].name for h in state.fighting]))
    for name in ("reserve", "exiled"):
        lines.append(name + "".join([f" {LETTERS[color]}{n}" for color, n in enumerate(getattr(state, name)) if n]))
    if state.spoils:
        lines.append("spoils" + "".join([f" {cards[spoil >> 2].id}:{WENT[spoil & 3]}" for spoil in state.spoils]))
    if state.room >= 0:
        lines.append(f"room {state.room + 1}")
    if state.option >= 0:
        lines.append(f"choice {state.option + 1}")
    lines.append("mode " + next(name for name, mode in MODES.items() if mode == state.mode))
    for b, cover in enumerate(state.covers):
        if cover:
            lines.append(f"covered {b + 1} " + " ".join([write_die(die) for die in cover]))
    for name in ("aside", "gained"):
        lines.append(name + "".join([f" {write_die(die)}" for die in getattr(state, name)]))
    lines.append(write_chance(state.rng))
    lines.append("next" + "".join([f" {value}" for value in state.rng.script]))
    if state.result:
        lines.append(f"result {state.result}")
    if state.outcome:
        lines.append(f"outcome {state.outcome}")
    for frame in state.agenda:
        lines.append("agenda " + write_frame(frame))
    return "\n".join(lines) + "\n"


def write_frame(frame: Frame) -> str:
    return " ".join([f.NAMES[frame[0]], *[str(value) for value in frame[1:]]])


def write_hero(state: State, hero: Hero) -> str:
    cards = state.pack.cards
    words = ["hero", hero.name, "damage", str(min(hero.damage, most_damage(state, hero)))]
    if hero.poison:
        words += ["poison", str(hero.poison)]
    if hero.marks:
        words.append("marks")
        for talent in state.pack.talents:
            counts = hero.marks[3 * talent.index : 3 * talent.index + 3]
            if any(counts):
                words.append(f"{talent.id}:{'/'.join([str(count) for count in counts])}")
        words += ["focus", FOCUSES[hero.focus]]
    if hero.talents:
        words += ["talents", *[talent.id for talent in state.pack.talents if hero.talents >> talent.index & 1]]
    if hero.basic >= 0:
        words += ["basic", state.pack.skills[hero.basic].id]
    for name in ("items", "skills"):
        held = getattr(hero, name)
        if held:
            words += [name, *[cards[card].id for card in held]]
    for name in ("stored", "claimed"):
        dice = [f"{LETTERS[color]}{count}" for color, count in enumerate(getattr(hero, name)) if count]
        if dice:
            words += [name, *dice]
    if hero.pool:
        words += ["pool", *[write_die(die) for die in hero.pool]]
    if hero.used:
        words += ["used", *[skill.id for skill in state.pack.skills if hero.used >> skill.index & 1]]
    return " ".join(words)

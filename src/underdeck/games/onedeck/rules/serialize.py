"""The whole state as lines of text, by the table of fields."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from underdeck.games.onedeck.rules import frames as f
from underdeck.games.onedeck.rules.cards import BOSS, COMBAT, FOCUSES, PERIL
from underdeck.games.onedeck.rules.dice import LETTERS, write_die
from underdeck.games.onedeck.rules.editions import OPTIONS, VERSION
from underdeck.games.onedeck.rules.fields import HERO, STATE
from underdeck.games.onedeck.rules.state import OUTSIDE, Hero, State, fresh_hero, health
from underdeck.kernel.decisions import Frame
from underdeck.kernel.fields import Kind
from underdeck.kernel.lines import Writer, write_chance, writers_of

MODES: Final = {"outside": OUTSIDE, "combat": COMBAT, "peril": PERIL, "boss": BOSS}
MOST_AT_ONCE: Final = 60
"""The most damage in one batch beyond a hero's health: more than any encounter deals."""
WENT: Final = ("first", "second", "escaped", "skipped")
HERO_PARTS: Final = {field.word: field for field in HERO.written()}
ALWAYS: Final = ("damage", "focus")
"""The parts of a hero that are always written."""


def most_damage(state: State, hero: Hero) -> int:
    return health(state, hero) + MOST_AT_ONCE


def write_position(state: State) -> str:
    """Return the whole position; a count beyond the readable limit is written as the limit."""
    earlier = "" if state.rules.version == VERSION else f"rules {state.rules.version}\n"
    return earlier + write_table(state, STATE_WRITERS, OPTIONS)


def write_table(state: State, writers: Sequence[tuple[str, str, Writer | None]], options: Iterable[str]) -> str:
    """Return the lines of these fields and options."""
    lines = [
        "heroes " + " ".join([hero.name for hero in state.heroes]),
        f"dungeon {state.dungeon.id}",
        f"edition {state.rules.edition}",
    ]
    for word, name, write in writers:
        if write is None:
            lines += LINES[name](state, options)
        else:
            text = write(state, state, getattr(state, name))
            if text is not None:
                lines.append(f"{word} {text}" if text else word)
    return "\n".join(lines) + "\n"


def write_hero(state: State, hero: Hero) -> str:
    words = ["hero", hero.name]
    start = fresh_hero(hero.side, hero.name)
    for word, name, write in HERO_WRITERS:
        value = getattr(hero, name)
        if write is not None and (name in ALWAYS or value != getattr(start, name)):
            text = write(state, hero, value)
            if text is not None:
                words += [word, text] if text else [word]
    return " ".join(words)


def write_frame(frame: Frame) -> str:
    return " ".join([f.NAMES[frame[0]], *[str(value) for value in frame[1:]]])


def write_dice(dice: Sequence[int]) -> str:
    return " ".join([write_die(die) for die in dice])


def write_colors(counts: Sequence[int]) -> str:
    return " ".join([f"{LETTERS[color]}{count}" for color, count in enumerate(counts) if count])


def write_cards(state: State, cards: Iterable[int]) -> str:
    known = state.pack.cards
    return " ".join([known[card].id for card in cards])


def write_doors(state: State) -> str:
    return " ".join([("" if door & 1 else "closed:") + state.pack.cards[door >> 1].id for door in state.doors])


def write_marks(state: State, marks: list[int]) -> str:
    found = []
    for talent in state.pack.talents:
        counts = marks[3 * talent.index : 3 * talent.index + 3]
        if any(counts):
            found.append(f"{talent.id}:{'/'.join([str(count) for count in counts])}")
    return " ".join(found)


def among(things: Sequence[Any], bits: int) -> str:
    return " ".join([thing.id for thing in things if bits >> thing.index & 1])


def write_spoils(state: State) -> str | None:
    return " ".join([f"{state.pack.cards[spoil >> 2].id}:{WENT[spoil & 3]}" for spoil in state.spoils]) or None


def write_options(state: State, options: Iterable[str]) -> list[str]:
    return [f"option {name} {getattr(state.rules, name)}" for name in options]


def write_heroes(state: State, options: Iterable[str]) -> list[str]:
    return [write_hero(state, hero) for hero in state.heroes]


def write_covers(state: State, options: Iterable[str]) -> list[str]:
    return [f"covered {b} {write_dice(cover)}" for b, cover in enumerate(state.covers, 1) if cover]


def write_rng(state: State, options: Iterable[str]) -> list[str]:
    return [write_chance(state.rng), "next" + "".join([f" {value}" for value in state.rng.script])]


def write_agenda(state: State, options: Iterable[str]) -> list[str]:
    return ["agenda " + write_frame(frame) for frame in state.agenda]


LINES: Final[dict[str, Callable[[State, Iterable[str]], list[str]]]] = {
    "rules": write_options,
    "heroes": write_heroes,
    "covers": write_covers,
    "rng": write_rng,
    "agenda": write_agenda,
}
"""The writers of fields with any number of lines."""
WORDS: Final[dict[Kind, Writer]] = {
    "flag": lambda state, owner, flag: "yes" if flag else "no",
    "text": lambda state, owner, text: text or None,
    "ending": lambda state, owner, text: text or None,
    "set": lambda state, owner, set: [*state.pack.sets, "hybrid"][set],
    "mode": lambda state, owner, mode: next(name for name, number in MODES.items() if number == mode),
    "place": lambda state, owner, place: str(place + 1) if place >= 0 else None,
    "party": lambda state, owner, party: " ".join([state.heroes[h].name for h in party]),
    "potion": lambda state, owner, potion: state.pack.potions[potion].id,
    "potions": lambda state, owner, bits: among(state.pack.potions, bits),
    "cards": lambda state, owner, cards: write_cards(state, cards),
    "deck": lambda state, owner, cards: write_cards(state, reversed(cards)) or "empty",
    "doors": lambda state, owner, doors: write_doors(state),
    "spoils": lambda state, owner, spoils: write_spoils(state),
    "dice": lambda state, owner, dice: write_dice(dice),
    "colors": lambda state, owner, counts: write_colors(counts),
    "damage": lambda state, hero, damage: str(min(damage, most_damage(state, hero))),
    "marks": lambda state, hero, marks: write_marks(state, marks),
    "focus": lambda state, hero, focus: FOCUSES[focus] if hero.marks else None,
    "talents": lambda state, hero, bits: among(state.pack.talents, bits),
    "skill": lambda state, hero, skill: state.pack.skills[skill].id if skill >= 0 else None,
    "skill-cards": lambda state, hero, cards: write_cards(state, cards),
    "pool": lambda state, hero, dice: write_dice(dice),
    "skills": lambda state, hero, bits: among(state.pack.skills, bits),
}
"""The writers by kind of field: the text after its name."""
STATE_WRITERS: Final = writers_of(STATE.written(), WORDS)
HERO_WRITERS: Final = writers_of(HERO.written(), WORDS)

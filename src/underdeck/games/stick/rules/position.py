"""Positions as text. A few lines written by hand are enough; anything else is as at the start of a game.

    player roy floor 1 shticks greenhilt-sword
    player elan
    floor
    room spooooky-crypt stack headless-zombie
    next 8

A room lies on the floor written before it, to the right of the room before it. `write_position` says everything, so
that reading it back gives the same digest. `preset quick` stands for the options of that preset. Positions of older
records are the same tables as JSON.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.agenda import advance
from underdeck.games.stick.rules.cards import Pack
from underdeck.games.stick.rules.fields import BATTLE, FLOOR, PLAYER, ROOM, STATE
from underdeck.games.stick.rules.options import PRESETS, VERSION
from underdeck.games.stick.rules.parse import Reader
from underdeck.games.stick.rules.serialize import LEADS, record
from underdeck.games.stick.rules.state import State
from underdeck.kernel.digits import whole_number
from underdeck.kernel.fields import Field, Rows, Struct
from underdeck.kernel.lines import YES, Lines, write_chance
from underdeck.kernel.refusal import Refusal
from underdeck.kernel.rng import Rng

FRAMES: Final = {name: number for number, name in f.NAMES.items()}
IN_ROWS: Final = ("rallies", "played", "intents", "helpers")
IN_SIGHT: Final = ("seen", "seen-hand")
ONE_WORD: Final = ("flag", "text", "stairs")
OWN: Final = (*LEADS, "options", "floors", "rooms", "players", "outcome", "fight", "chance", "frames")


def is_one(field: Field) -> bool:
    """Return whether the field is a single word."""
    return isinstance(field.kind, range) or field.kind in ONE_WORD


def is_rows(field: Field) -> bool:
    """Return whether the field has a line for each of its rows."""
    return isinstance(field.kind, Rows) or field.kind in IN_ROWS


def in_line(struct: Struct) -> dict[str, bool]:
    """Return the fields that one line holds, part by part: is it a list?"""
    return {field.name: not is_one(field) for field in struct.written() if not is_rows(field) and field.kind not in OWN}


def row_words(struct: Struct) -> dict[str, str]:
    """Return the first words of rows, and what they are rows of."""
    return {field.word: field.name for field in struct.written() if is_rows(field)}


STATE_PARTS: Final = in_line(STATE)
SIGHT: Final = tuple(STATE.names_of(*IN_SIGHT))
"""The fields of who has seen what, in bits: `seen talisman-of-dorukan:3`."""
SINGLE: Final = [name for name, listed in STATE_PARTS.items() if not listed]
ONE: Final = ("rules", *SINGLE, "entrance_down", "phase", "outcome")
LISTS: Final = [name for name, listed in STATE_PARTS.items() if listed and name not in SIGHT]
WORDS: Final = (LISTS[0], "next", "entrance_loot", *LISTS[1:])
ROWS: Final = row_words(STATE)
BATTLE_ROWS: Final = row_words(BATTLE)
PLAYER_PARTS: Final = in_line(PLAYER)
FLOOR_PARTS: Final = in_line(FLOOR)
ROOM_PARTS: Final = in_line(ROOM)
BATTLE_PARTS: Final = in_line(BATTLE)
FIRST_WORDS: Final = (
    "player", "floor", "room", "battle", "agenda", "option", "preset", "rng", *ONE, *WORDS, *SIGHT, *ROWS, *BATTLE_ROWS,
)  # fmt: skip


def write_position(state: State) -> str:
    table = record(state)
    if state.rules.version != VERSION:
        table["rules"] = state.rules.version
    lines = [f"option {name} {value}" for name, value in table["options"].items()]
    lines += [write_line(name, table[name]) for name in ONE if table.get(name) is not None]
    lines += [write_line(name, *table[name]) for name in WORDS if name in table]
    lines += [write_line(name, *[f"{card}:{bits}" for card, bits in table[name].items()]) for name in SIGHT]
    lines += [write_parts("player", player, PLAYER_PARTS, "character") for player in table["players"]]
    for floor in table["floors"]:
        lines.append(write_parts("floor", floor, FLOOR_PARTS))
        lines += [write_parts("room", in_words(room), ROOM_PARTS, "card") for room in floor["rooms"]]
    lines += [write_line(word, *row) for word, name in ROWS.items() for row in table[name]]
    battle = table.get("battle")
    if battle is not None:
        lines.append(write_parts("battle", battle, BATTLE_PARTS))
        lines += [write_line(word, *row) for word, name in BATTLE_ROWS.items() for row in battle[name]]
    lines.append(write_chance(state.rng))
    lines += [write_line("agenda", f.NAMES[frame[0]], *frame[1:]) for frame in table["agenda"]]
    return "\n".join(lines) + "\n"


def write_line(first: str, *values: str | int) -> str:
    return " ".join([first, *[write_word(value) for value in values]])


def write_word(value: str | int) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read_word(word: str) -> str | int:
    """Return a word, as a number if it is one; no card has a number as its name."""
    return int(word) if whole_number(word.removeprefix("-")) >= 0 else word


def write_parts(first: str, table: dict[str, Any], parts: dict[str, bool], lead: str = "") -> str:
    words = [table[lead]] if lead else []
    for name, listed in parts.items():
        if name in table:
            words += [name, *(table[name] if listed else [table[name]])]
    return write_line(first, *words)


def in_words(room: dict[str, Any]) -> dict[str, Any]:
    """Return a room with its Xykon card as one word, `xykon xykon-the-lich:down`, because Stairs use `down` too."""
    return {**room, "xykon": [":".join(room["xykon"])]} if "xykon" in room else room


def read_position(pack: Pack, text: str, seed: int, version: int = VERSION) -> State:
    """Return the state of a position, by this version of the rules unless it names another. Refuse impossible ones; no
    file may crash the program."""
    table = read_json(text) if text.lstrip().startswith("{") else TableLines(text, FIRST_WORDS).table()
    state = Reader(pack, table, seed, version).read()
    if state.outcome is None:
        advance(state)
    return state


class TableLines(Lines):
    """Reads all lines into one structure, which the reader checks later."""

    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = {name: self.one_value(self.one(name)) for name in ONE if self.said(name)}
        table |= {name: self.values(self.one(name)) for name in WORDS if self.said(name)}
        table |= {name: dict(self.sight(name)) for name in SIGHT if self.said(name)}
        table |= self.rows(ROWS)
        table["players"] = [self.thing(rest, PLAYER_PARTS, "character") for rest in self.all("player")]
        table["floors"] = self.floors()
        preset = PRESETS[self.word(" ".join(self.one("preset")), PRESETS)] if self.said("preset") else {}
        table["options"] = preset | self.options()
        if self.said("agenda"):
            table["agenda"] = [self.frame(rest) for rest in self.all("agenda")]
        if self.said("battle"):
            table["battle"] = self.thing(self.one("battle"), BATTLE_PARTS)
            table["battle"] |= {
                name: [self.values(row) for row in self.all(word)] for word, name in BATTLE_ROWS.items()
            }
        elif any(self.said(word) for word in BATTLE_ROWS):
            raise self.refuse("word", text=next(filter(self.said, BATTLE_ROWS)), choices="battle")
        if self.said("rng"):
            rng = Rng(0)
            self.chance(rng)
            table |= {"rng": rng.state, "key": rng.key.hex()}
        return table

    def one_value(self, words: list[str]) -> str | int:
        if len(words) != 1:
            raise self.refuse("number", text=" ".join(words)[:60])
        return YES[words[0]] if words[0] in YES else read_word(words[0])

    def values(self, words: list[str]) -> list[str | int]:
        return [read_word(word) for word in words]

    def rows(self, words: dict[str, str]) -> dict[str, Any]:
        return {name: [self.values(row) for row in self.all(word)] for word, name in words.items()}

    def sight(self, name: str) -> Iterator[tuple[str, str | int]]:
        for word in self.one(name):
            card, _, bits = word.partition(":")
            yield card, read_word(bits)

    def thing(self, words: list[str], parts: dict[str, bool], lead: str = "") -> dict[str, Any]:
        """Return a thing from words like `roy floor 1 hand troll ogre`: the lead, then each part with its words."""
        table: dict[str, Any] = {}
        if lead:
            if not words:
                raise self.refuse("word", text="", choices=lead)
            table[lead], *words = words
        for name, rest in self.parts(words, parts):
            table[name] = self.values(rest) if parts[name] else self.one_value(rest)
        return table

    def floors(self) -> list[dict[str, Any]]:
        floors: list[dict[str, Any]] = []
        for number, word, rest in self.lines:
            self.line = number
            if word == "floor":
                floors.append({"rooms": [], **self.thing(rest, FLOOR_PARTS)})
            elif word == "room":
                if not floors:
                    raise self.refuse("word", text=word, choices="floor")
                floors[-1]["rooms"].append(self.room(rest))
        return floors

    def room(self, words: list[str]) -> dict[str, Any]:
        room = self.thing(words, ROOM_PARTS, "card")
        if room.get("xykon"):
            room["xykon"] = ":".join([str(word) for word in room["xykon"]]).split(":")
        return room

    def frame(self, words: list[str]) -> list[str | int]:
        name = self.word(words[0] if words else "", FRAMES)
        return [FRAMES[name], *self.values(words[1:])]


def read_json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text, object_pairs_hook=said_once, parse_constant=no_number)
    except (ValueError, RecursionError):
        raise Refusal("position-form", field="-") from None
    if not isinstance(data, dict):
        raise Refusal("position-form", field="-")
    return data


def said_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the pairs as a table; refuse repeated names."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError
    return found


def no_number(text: str) -> None:
    """Refuse NaN and infinities."""
    raise ValueError(text)

"""The data from which digests are computed: positions in the form of the first records.

A record is checked by the digests that were made when it was played. So what is named here always stands in them, what
has come since only where it differs from the start of a game. A new option or field leaves the digest of every game
that does not use it as it was.
"""

import json
from typing import Any, Final

from underdeck.games.stick.rules.fields import BATTLE, PLAYER, ROOM, STATE
from underdeck.games.stick.rules.options import Length
from underdeck.games.stick.rules.serialize import record
from underdeck.games.stick.rules.state import (
    Battle,
    Player,
    Room,
    State,
    fresh_battle,
    fresh_player,
    fresh_room,
    fresh_state,
)
from underdeck.kernel.fields import Struct

FIRST_STATE: Final = frozenset((
    "length", "variants", "options", "rng", "next", "key", "players", "floors", "entrance_down", "entrance_loot",
    "battle_deck", "battle_discard", "loot_deck", "loot_discard", "removed_loot", "room_deck", "room_discard",
    "lair_deck", "xykon_deck", "xykon_out", "agenda", "left", "arrived", "rallies", "boosts", "played", "intents",
    "trap", "evades", "seen", "seen_hand", "outcome", "battle",
    "turn", "active", "steps", "extra_steps", "entry", "picked", "beaten", "size", "size_limit", "collapse", "exits",
    "wound_seat", "wound_amount", "declined", "reveals", "lair_drool", "lair_shticks",
    "moved", "searched", "bonus_room", "fought", "fled", "turn_over", "filling",
))  # fmt: skip
FIRST_PLAYER: Final = frozenset((
    "character", "hand", "stash", "equipped", "saved", "deck", "shticks", "flipped", "floor", "column", "lost",
    "known_bottom", "missing", "exited", "exit_points", "shadow", "team", "resting", "fleeing", "slayer",
))  # fmt: skip
FIRST_ROOM: Final = frozenset(("card", "stack", "loot", "entered", "rested", "down", "xykon"))
FIRST_BATTLE: Final = frozenset((
    "fighter", "foe", "role", "floor", "column", "distance", "shtick", "foe_shtick", "done", "npc_side", "npc_passed",
    "mine", "theirs", "counted", "reach", "snubs", "prevented", "foe_prevented", "foe_reach", "result", "no_support",
    "silence", "slain", "turned", "targets", "dice", "foe_dice", "outsmarted", "offers", "refused", "changes",
    "helpers",
))  # fmt: skip


def canonical(state: State) -> str:
    table = record(state)
    start: dict[str, Any] = {}
    if LATER[STATE.name]:
        start = plain(STATE, fresh_state(state.pack, state.rules, state.length, state.rng, Length(0, 0, 0)))
    table = changed(table, FIRST_STATE, start)
    table["players"] = [changed(each, FIRST_PLAYER, NEW_PLAYER) for each in table["players"]]
    for floor in table["floors"]:
        floor["rooms"] = [changed(each, FIRST_ROOM, NEW_ROOM) for each in floor["rooms"]]
    if "battle" in table:
        table["battle"] = changed(table["battle"], FIRST_BATTLE, NEW_BATTLE)
    return json.dumps(table, sort_keys=True, separators=(",", ":"))


def plain(struct: Struct, fresh: State | Player | Battle | Room) -> dict[str, Any]:
    """Return the later numbers and flags that a fresh one has."""
    return {name: getattr(fresh, name) for name in LATER[struct.name]}


def changed(table: dict[str, Any], first: frozenset[str], start: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that are always in it, and others that differ from the start or are not empty."""
    return {
        name: value
        for name, value in table.items()
        if name in first or (value != start[name] if name in start else bool(value))
    }


def later(struct: Struct, first: frozenset[str]) -> list[str]:
    """Return the numbers and flags that have come since."""
    plain = [field.name for field in struct.written() if isinstance(field.kind, range) or field.kind == "flag"]
    return [name for name in plain if name not in first]


LATER: Final = {
    struct.name: later(struct, first)
    for struct, first in ((STATE, FIRST_STATE), (PLAYER, FIRST_PLAYER), (ROOM, FIRST_ROOM), (BATTLE, FIRST_BATTLE))
}
NEW_PLAYER: Final = plain(PLAYER, fresh_player(0))
NEW_ROOM: Final = plain(ROOM, fresh_room(0))
NEW_BATTLE: Final = plain(BATTLE, fresh_battle(0, -1, 1, 1, 0, 0))

"""What digests are made of: the table in the form of positions that the first records had.

A record is checked by the digests that were made when it was played. So what is named here always stands in them, what
has come since only where it differs from the start of a game. A new option or field leaves the digest of every game
that does not use it as it was.
"""

import json
from typing import Any, Final

from underdeck.games.stick.rules.options import Length
from underdeck.games.stick.rules.state import State, fresh_battle, fresh_player, fresh_state
from underdeck.games.stick.rules.written import (
    BATTLE_FLAGS,
    BATTLE_NUMBERS,
    PLAYER_FLAGS,
    PLAYER_NUMBERS,
    STATE_FLAGS,
    STATE_NUMBERS,
    record,
    write_numbers,
)

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
    start = fresh_state(state.pack, state.rules, state.length, Length(0, 0, 0), state.rng)
    table = changed(table, FIRST_STATE, write_numbers(start, STATE_NUMBERS, STATE_FLAGS))
    player = write_numbers(fresh_player(0), PLAYER_NUMBERS, PLAYER_FLAGS)
    table["players"] = [changed(each, FIRST_PLAYER, player) for each in table["players"]]
    for floor in table["floors"]:
        floor["rooms"] = [changed(each, FIRST_ROOM, {}) for each in floor["rooms"]]
    if "battle" in table:
        battle = write_numbers(fresh_battle(0, -1, 1, 1, 0, 0), BATTLE_NUMBERS, BATTLE_FLAGS)
        table["battle"] = changed(table["battle"], FIRST_BATTLE, battle)
    return json.dumps(table, sort_keys=True, separators=(",", ":"))


def changed(table: dict[str, Any], first: frozenset[str], start: dict[str, Any]) -> dict[str, Any]:
    """What is named there, and of anything else what is not as at the start, or not empty."""
    return {
        name: value
        for name, value in table.items()
        if name in first or (value != start[name] if name in start else bool(value))
    }

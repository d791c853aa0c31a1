"""The text from which digests are computed.

A record is checked by the digests that were made when it was played. So this text stays as the first records had it:
what is named here always stands in it, what has come since only where it differs from the start of a game. A new option
or field leaves the digest of every game that does not use it as it was.
"""

from typing import Final

from underdeck.games.onedeck.rules.editions import OPTIONS
from underdeck.games.onedeck.rules.serialize import STATE_WRITERS, write_table
from underdeck.games.onedeck.rules.state import State, fresh_state
from underdeck.kernel.lines import Writer

FIRST_OPTIONS: Final = (
    "avert_defeat", "boss_consequences", "descend_on_reveal", "effects_for_four", "feat_declare", "feat_is_skill",
    "feat_order", "feat_vs_boss", "flee_open_door", "focus_rule", "grey_box", "healing", "invisibility",
    "level_up_optional", "minotaur_for_four", "peril_off_color", "potion_limit", "return_stored", "same_heroes",
    "stairs_damage", "stored_at_boss", "tier_bonus", "tiers", "trigger_on_reroll",
)  # fmt: skip
FIRST_FIELDS: Final = (
    "set", "hordes", "reference", "tier", "rules",
    "level", "floor", "turn", "tokens", "stairs", "stairs_owed", "boss_damage", "round", "prevent_damage",
    "prevent_poison", "prevent_time", "broken", "noted", "exiled_tokens", "x",
    "fresh_floor", "window", "kiting", "thick_skin", "suffering", "known", "heroes", "xp", "potions", "removed",
    "doors", "deck", "discard", "fighting", "reserve", "exiled", "spoils", "room", "option", "mode", "covers",
    "aside", "gained", "rng", "result", "outcome", "agenda",
)  # fmt: skip


def digested(state: State) -> str:
    options = [name for name in LATER_OPTIONS if getattr(state.rules, name) != OPTIONS[name][0]]
    return write_table(state, [*FIRST, *later_writers(state)], [*FIRST_OPTIONS, *options])


def later_writers(state: State) -> list[tuple[str, str, Writer | None]]:
    """Return those of the fields that are not as at the start."""
    if not LATER:
        return []
    start = fresh_state(state.pack, state.dungeon, state.rules, state.heroes, state.rng)
    return [each for each in LATER if getattr(state, each[1]) != getattr(start, each[1])]


BY_NAME: Final = {each[1]: each for each in STATE_WRITERS}
FIRST: Final = [BY_NAME[name] for name in FIRST_FIELDS]
LATER: Final = [BY_NAME[name] for name in sorted(BY_NAME) if name not in FIRST_FIELDS]
LATER_OPTIONS: Final = sorted([name for name in OPTIONS if name not in FIRST_OPTIONS])

"""What digests are made of.

A record is checked by the digests that were made when it was played. So this text stays as the first records had it:
what is named here always stands in it, what has come since only where it differs from the start of a game. A new option
or field leaves the digest of every game that does not use it as it was.
"""

from collections.abc import Iterable
from typing import Final

from underdeck.games.onedeck.rules.editions import OPTIONS
from underdeck.games.onedeck.rules.state import State, fresh_state
from underdeck.games.onedeck.rules.written import FLAGS, NUMBERS, PILES, write_table

FIRST_OPTIONS: Final = (
    "avert_defeat", "boss_consequences", "descend_on_reveal", "effects_for_four", "feat_declare", "feat_is_skill",
    "feat_order", "feat_vs_boss", "flee_open_door", "focus_rule", "grey_box", "healing", "invisibility",
    "level_up_optional", "minotaur_for_four", "peril_off_color", "potion_limit", "return_stored", "same_heroes",
    "stairs_damage", "stored_at_boss", "tier_bonus", "tiers", "trigger_on_reroll",
)  # fmt: skip
FIRST_NUMBERS: Final = (
    "level", "floor", "turn", "tokens", "stairs", "stairs_owed", "boss_damage", "round", "prevent_damage",
    "prevent_poison", "prevent_time", "broken", "noted", "exiled_tokens", "x",
)  # fmt: skip
FIRST_FLAGS: Final = ("fresh_floor", "window", "kiting", "thick_skin", "suffering")
FIRST_PILES: Final = ("xp", "potions", "removed")


def digested(state: State) -> str:
    start = fresh_state(state.pack, state.rules, state.dungeon, state.heroes, state.rng)
    options = [name for name in later(OPTIONS, FIRST_OPTIONS) if getattr(state.rules, name) != OPTIONS[name][0]]
    return write_table(
        state,
        [*FIRST_OPTIONS, *options],
        [*FIRST_NUMBERS, *changed(state, start, later(NUMBERS, FIRST_NUMBERS))],
        [*FIRST_FLAGS, *changed(state, start, later(FLAGS, FIRST_FLAGS))],
        [*FIRST_PILES, *changed(state, start, later(PILES, FIRST_PILES))],
    )


def later(names: Iterable[str], first: tuple[str, ...]) -> list[str]:
    return sorted([name for name in names if name not in first])


def changed(state: State, start: State, names: list[str]) -> list[str]:
    return [name for name in names if getattr(state, name) != getattr(start, name)]

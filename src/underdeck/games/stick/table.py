"""The table facet of The Order of the Stick: what a spectator sees."""

from dataclasses import replace
from typing import Any, final

from underdeck.games.stick.rules.view_types import View
from underdeck.plugin.base import SPECTATOR
from underdeck.table.facet import TableFacet

PUBLIC = (
    "length", "variants", "options", "turn", "active", "floors", "lowest", "lair_drool", "lair_shticks", "x_per_shtick",
    "players", "npcs", "npc_floor", "battle_deck", "battle_discard", "loot_deck", "loot_discard", "room_deck",
    "xykon_deck", "size", "search", "trap", "wound", "played", "window", "collapse", "outcome",
)  # fmt: skip
"""The public parts of a view."""
PUBLIC_BATTLE = ("floor", "column", "distance", "fighter", "foe", "helpers", "x", "coins", "wounds", "odds", "odds_for")


@final
class Table(TableFacet):
    cards_told = ("monster", "card", "trap", "shtick", "loot")
    vague = ("got-some-loot", "offers-something", "stole-something")
    counted = ("got-some-loot", "dropped-loot")
    phrases = ("os-help", "os-deal", "os-truce", "os-leader", "os-stairs", "os-flee", "os-remember", "os-xykon")

    def without_odds(self, view: View) -> View:
        battle = None if view.battle is None else replace(view.battle, odds=None, shtick_odds={})
        routes = [replace(each, odds=None) for each in view.routes]
        return replace(view, battle=battle, prospects={}, routes=routes)

    def public(self, view: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {
            "seat": SPECTATOR,
            "hand": [],
            "stash": [],
            "looked_at": [],
            "battle": None,
            "prospects": {},
            "steps": {},
            "routes": [],
            "refused": {},
            "lair_met": (False, False),
        }
        found |= {name: view[name] for name in PUBLIC}
        if view["battle"] is not None:
            offers = [
                {"asker": each["asker"], "asked": each["asked"], "loot": None} for each in view["battle"]["offers"]
            ]
            found["battle"] = {name: view["battle"][name] for name in PUBLIC_BATTLE}
            found["battle"] |= {"offers": offers, "shtick_odds": {}}
            fighter = found["battle"]["fighter"]["character"]
            if found["battle"]["odds"] and found["battle"]["odds_for"] != fighter:  # whose view this was doesn't matter
                found["battle"] |= {"odds": found["battle"]["odds"][::-1], "odds_for": fighter}
        return found

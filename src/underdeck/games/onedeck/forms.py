"""The forms facet of One Deck Dungeon: choices for a new game."""

from collections.abc import Mapping
from typing import Any, ClassVar, final

import msgspec

from underdeck.forms.facet import FormsFacet
from underdeck.games.onedeck.catalog import WITH_SHEETS, onedeck_catalog
from underdeck.games.onedeck.compile import mixed_pack
from underdeck.games.onedeck.parties import LATEST, fitting_dungeons, references
from underdeck.games.onedeck.rules.editions import PRESETS, TIERS, make_rules
from underdeck.games.onedeck.text.table import table_text
from underdeck.games.onedeck.text.words import OneDeckText, onedeck_text
from underdeck.plugin.fields import ME, Choice


@final
class Forms(FormsFacet):
    quick: ClassVar = {"heroes": ["warrior"], "dungeon": "dragons-cave", "edition": LATEST}

    def choices(self, field: str, setup: Mapping[str, Any], language: str) -> list[Choice]:
        return choices(onedeck_text(language, self.plugin.packs), field, setup)

    def needed(self, setup: Mapping[str, Any]) -> list[str]:
        return [*super().needed(setup), *(WITH_SHEETS if "sheets" in setup else ())]

    def filled(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        pack, found = mixed_pack(self.plugin.packs).pack, dict(setup)
        found.setdefault("heroes", list(pack.heroes)[: 4 if setup.get("hordes") else 1])
        found.setdefault("dungeon", fitting_dungeons(pack, setup.get("set"))[0])
        return found

    def usual(self, setup: dict[str, Any]) -> dict[str, Any]:
        return {"edition": LATEST, **setup} if "position" not in setup else setup

    def all_said(self, setup: Mapping[str, Any]) -> bool:
        return "edition" in setup

    def sitters_of(self, setup: Mapping[str, Any]) -> dict[str, str]:
        """Return the sitters: one person plays all heroes, unless some are bots."""
        return dict.fromkeys(setup.get("heroes", []), ME)

    def catalog(self, language: str) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(onedeck_catalog(table_text(language, self.plugin.packs)))
        return found


def choices(words: OneDeckText, field: str, setup: Mapping[str, Any]) -> list[Choice]:
    text, pack = words.text, words.pack
    if field == "heroes":
        side = int(bool(setup.get("heroes")))  # heroes in company have another side
        return [Choice(id, text(f"hero-{id}"), words.hero(sides[side])) for id, sides in pack.heroes.items()]
    if field == "dungeon":
        return [dungeon_choice(words, id) for id in fitting_dungeons(pack, setup.get("set"))]
    if field == "set":
        return [Choice(id, text(f"set-{id}")) for id in (*pack.sets, "hybrid")]
    if field == "tier":
        ids = TIERS[make_rules(setup.get("edition") or LATEST, setup.get("options", {})).tiers]
        return [Choice(id, text(f"tier-{id}"), text(f"web-tier-{id}")) for id in ids]
    if field == "edition":
        return [Choice(id, f"v{id}") for id in PRESETS]
    if field == "reference":
        return [Choice(id, text(f"potion-{id}")) for id in references(pack)]
    return []


def dungeon_choice(words: OneDeckText, id: str) -> Choice:
    text, dungeon = words.text, words.pack.dungeons[id]
    dots = "●" * dungeon.difficulty + "○" * (3 - dungeon.difficulty)
    difficulty = text("prompt-dots", n=dungeon.difficulty)
    return Choice(id, text(f"dungeon-{id}"), f"{dots} {difficulty} · {text(f'set-{words.pack.sets[dungeon.set]}')}")

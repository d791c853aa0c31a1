"""What the forms of One Deck Dungeon show."""

from typing import Any

from underdeck.games.catalog import named, of_pack
from underdeck.games.onedeck.rules import editions
from underdeck.games.onedeck.rules.cards import FOCUSES
from underdeck.games.onedeck.text.table import TableText


def onedeck_catalog(words: TableText) -> dict[str, Any]:
    text, pack = words.text, words.pack

    def own(name: str) -> dict[str, str]:
        return of_pack(words.catalog.names, words.packs, name)

    return {
        "heroes": [
            {"id": id, "name": text(f"hero-{id}"), "set": pack.sets[sides[0].set], "alone": words.hero(sides[0]),
             "together": words.hero(sides[1]),
             "sides": [{"dice": side.stats, "health": side.health} for side in sides], **own(f"hero-{id}")}
            for id, sides in pack.heroes.items()
        ],
        "dungeons": [
            {"id": id, "name": text(f"dungeon-{id}"), "set": pack.sets[dungeon.set],
             "difficulty": dungeon.difficulty, "bossid": dungeon.boss, "boss": text(f"boss-{dungeon.boss}"),
             "text": words.dungeon(dungeon), **own(f"dungeon-{id}")}
            for id, dungeon in pack.dungeons.items()
        ],
        "sets": named(text, [*pack.sets, "hybrid"], "set"),
        "editions": [
            {"id": id, "name": f"v{id}", "options": preset,
             "tiers": named(text, editions.TIERS[preset.get("tiers", "four")], "tier")}
            for id, preset in editions.PRESETS.items()
        ],
        "tiers": named(text, editions.TIERS["four"], "tier"),
        "focuses": named(text, FOCUSES, "focus"),
        "talents": [
            {"id": each.id, "name": text(f"talent-{each.id}"), "text": words.talent(each),
             "focus": FOCUSES[each.focus], "spaces": each.spaces, **own(f"talent-{each.id}")}
            for each in pack.talents
        ],
        "lengths": [],
        "variants": [],
        "presets": [],
        "defaults": {"heroes": [next(iter(pack.heroes))], "dungeon": next(iter(pack.dungeons)), "edition": "1.9"},
    }  # fmt: skip

"""The lab facet of One Deck Dungeon, and studies of packs: their heroes and dungeons beside ours, and ours with and
without their cards."""

from collections.abc import Mapping
from typing import Any, final

from underdeck.games.onedeck.chronicle import OneDeckChronicle
from underdeck.games.onedeck.compile import Catalog, mixed_pack
from underdeck.games.onedeck.parties import LATEST, all_parties
from underdeck.games.onedeck.rules.cards import Pack
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.lab.chronicle import SEEN, USED, Chronicle, Piece
from underdeck.lab.facet import LabFacet

MEASURES = (["mage"], ["warrior"], ["mage", "warrior"], ["rogue", "archer"])
"""Our parties for comparison."""
COMPANION = "mage"
MOST_DUNGEONS = 2
"""The most of our dungeons."""
BOT = "skilled"


@final
class Lab(LabFacet):
    def chronicle(self) -> Chronicle:
        return OneDeckChronicle()

    def sim_setups(self, setup: dict[str, Any], bot: str) -> list[dict[str, Any]]:
        return all_parties(mixed_pack(self.plugin.packs).pack, setup)

    def sim_title(self, setup: Mapping[str, Any], language: str) -> str:
        text = onedeck_text(language, self.plugin.packs).text
        every = text("sim-all")
        heroes = ", ".join([text(f"hero-{hero}") for hero in setup.get("heroes", [])]) or every
        place = text(f"dungeon-{setup['dungeon']}") if "dungeon" in setup else every
        return text("sim-what", heroes=heroes, dungeon=place, edition=setup.get("edition", LATEST))

    def report_study(self, setup: dict[str, Any], bot: str) -> dict[str, Any]:
        return report_study(mixed_pack(self.plugin.packs).pack, setup)

    def pack_study(self) -> dict[str, Any]:
        return pack_study(mixed_pack(self.plugin.packs), [ref.id for ref in self.plugin.packs])

    def pack_pieces(self) -> list[Piece]:
        return pieces(mixed_pack(self.plugin.packs), [ref.id for ref in self.plugin.packs])


def report_study(pack: Pack, setup: dict[str, Any]) -> dict[str, Any]:
    """Return a sweep of each set: its heroes, each alone, in its dungeons. Named ones play wherever they may."""
    common = {name: value for name, value in setup.items() if name not in ("heroes", "dungeon")}
    party, place, deck = setup.get("heroes", []), setup.get("dungeon"), setup.get("set")
    decks = [pack.sets.index(deck)] if deck in pack.sets else range(len(pack.sets))
    homes = {id: sides[0].set for id, sides in pack.heroes.items()}
    if place or deck == "hybrid":
        heroes = [[id] for id, home in homes.items() if home in decks]
        sweep: list[dict[str, Any]] = [
            {"heroes": [party] if party else heroes, "dungeon": [place] if place else list(pack.dungeons)}
        ]
    else:
        sweep = [
            {"heroes": [party] if party else [[id] for id, home in homes.items() if home == set],
             "dungeon": [id for id, dungeon in pack.dungeons.items() if dungeon.set == set]}
            for set in decks
            if not party or set in [homes[id] for id in party]
        ]  # fmt: skip
    return {"setup": {"edition": LATEST, **common}, "sweep": [each for each in sweep if all(each.values())]}


def pack_study(catalog: Catalog, ids: list[str]) -> dict[str, Any]:
    pack = catalog.pack
    heroes = [hero for hero in pack.heroes if catalog.names.get(f"hero-{hero}") in ids]
    own = [id for id in pack.dungeons if catalog.names[f"dungeon-{id}"] in ids]
    others = familiar_dungeons(pack, catalog, ids, own)
    parties = [list(party) for party in MEASURES]
    sweep = [{"packs": [ids], "heroes": [*parties, *[p for hero in heroes for p in ([hero], [hero, COMPANION])]],
              "dungeon": [*own, *others]}]  # fmt: skip
    if others:
        sweep.append({"packs": [[]], "heroes": parties, "dungeon": others})
    return {"bot": BOT, "sweep": sweep}


def familiar_dungeons(pack: Pack, catalog: Catalog, ids: list[str], own: list[str]) -> list[str]:
    """Return our dungeons with the deck of the packs' cards, as hard as the packs' if possible."""
    decks = {card.set for card in pack.cards if catalog.names.get(f"face-{card.id}") in ids} or {0}
    difficulties = {pack.dungeons[id].difficulty for id in own}
    ours = [id for id in pack.dungeons if id not in own and catalog.names[f"dungeon-{id}"] not in ids]
    fitting = [id for id in ours if pack.dungeons[id].set in decks]
    alike = [id for id in (fitting or ours) if pack.dungeons[id].difficulty in difficulties]
    return (alike or fitting or ours)[:MOST_DUNGEONS]


def pieces(catalog: Catalog, ids: list[str]) -> list[Piece]:
    """Return the things of a pack that should come up, without talents, which are on campaign sheets."""
    pack, names = catalog.pack, catalog.names
    found = [Piece(card.id, SEEN) for card in pack.cards if names.get(f"face-{card.id}") in ids]
    skills = [skill.id for skill in pack.skills if not skill.passive and not skill.talent]
    found += [Piece(id, USED) for id in skills if names.get(f"skill-{id}") in ids]
    found += [Piece(each.id, USED) for each in pack.potions if names.get(f"potion-{each.id}") in ids]
    return found

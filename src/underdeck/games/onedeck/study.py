"""One Deck Dungeon in studies, and how packs are weighed: their heroes and dungeons beside ours, and ours with and
without their cards."""

from collections.abc import Mapping
from typing import Any, final

from underdeck.games.onedeck.chronicle import OneDeckChronicle
from underdeck.games.onedeck.compile import Catalog, mixed_pack
from underdeck.games.onedeck.parties import LATEST, all_parties
from underdeck.games.onedeck.report import told_report
from underdeck.games.onedeck.rules.cards import Pack
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.lab.chronicle import SEEN, USED, Chronicle, Piece
from underdeck.lab.facet import LabFacet

MEASURES = (["mage"], ["warrior"], ["mage", "warrior"], ["rogue", "archer"])
"""Parties of ours that others are held against."""
COMPANION = "mage"
MOST_DUNGEONS = 2
"""Of ours."""
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

    def report(self, setup: dict[str, Any], games: int, seed: int, bot: str, language: str, as_json: bool) -> str:
        return told_report(setup, games, seed, bot, language, as_json)

    def pack_study(self) -> dict[str, Any]:
        return pack_study(mixed_pack(self.plugin.packs), [ref.id for ref in self.plugin.packs])

    def pack_pieces(self) -> list[Piece]:
        return pieces(mixed_pack(self.plugin.packs), [ref.id for ref in self.plugin.packs])


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
    """Of ours, those that are played with the deck of the packs' cards, as hard as theirs where there are such."""
    decks = {card.set for card in pack.cards if catalog.names.get(f"face-{card.id}") in ids} or {0}
    difficulties = {pack.dungeons[id].difficulty for id in own}
    ours = [id for id in pack.dungeons if id not in own and catalog.names[f"dungeon-{id}"] not in ids]
    fitting = [id for id in ours if pack.dungeons[id].set in decks]
    alike = [id for id in (fitting or ours) if pack.dungeons[id].difficulty in difficulties]
    return (alike or fitting or ours)[:MOST_DUNGEONS]


def pieces(catalog: Catalog, ids: list[str]) -> list[Piece]:
    """Talents are left out: they stand on campaign sheets."""
    pack, names = catalog.pack, catalog.names
    found = [Piece(card.id, SEEN) for card in pack.cards if names.get(f"face-{card.id}") in ids]
    skills = [skill.id for skill in pack.skills if not skill.passive and not skill.talent]
    found += [Piece(id, USED) for id in skills if names.get(f"skill-{id}") in ids]
    found += [Piece(each.id, USED) for each in pack.potions if names.get(f"potion-{each.id}") in ids]
    return found

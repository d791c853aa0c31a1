"""Parties and dungeons that fit together, for forms, simulations and checks of packs."""

from typing import Any

from underdeck.games.onedeck.compile import Catalog
from underdeck.games.onedeck.rules.cards import Pack

PLAIN_TIER = "veteran"
"""The default tier: a campaign game needs one (OD-2.15)."""
LATEST = "1.9"


def references(pack: Pack) -> list[str]:
    """Return the potions of the Turn Reference for a hybrid deck (R-81)."""
    return [pack.potions[index].id for index in dict.fromkeys(pack.references)]


def fitting_dungeons(pack: Pack, deck: str | None) -> list[str]:
    """Return the dungeons of the deck's set (OD-18.5-6); all of them for a hybrid deck or without a deck."""
    own = [id for id, dungeon in pack.dungeons.items() if pack.sets[dungeon.set] == deck]
    return own or list(pack.dungeons)


def all_parties(pack: Pack, setup: dict[str, Any]) -> list[dict[str, Any]]:
    """Return every hero alone in every fitting dungeon, unless heroes or the dungeon are given."""
    heroes: list[str] = setup.get("heroes", [])
    places = [setup["dungeon"]] if "dungeon" in setup else fitting_dungeons(pack, setup.get("set"))
    parties = [heroes] if heroes else [[hero] for hero in pack.heroes]
    return [{"edition": LATEST, **setup, "heroes": party, "dungeon": place} for place in places for party in parties]


def outside_parties(catalog: Catalog, ids: list[str]) -> list[dict[str, Any]]:
    """Return parties of one, two and four with the heroes of these packs, in their dungeons or with their cards."""
    pack = catalog.pack
    owned = {name for name, owner in catalog.names.items() if owner in ids}
    heroes = [hero for hero in pack.heroes if f"hero-{hero}" in owned]
    others = [hero for hero in pack.heroes if hero not in heroes]
    decks = {card.set for card in pack.cards if f"face-{card.id}" in owned} or {0}
    places = [id for id in pack.dungeons if f"dungeon-{id}" in owned]
    places += [next(id for id, each in pack.dungeons.items() if each.set == deck) for deck in decks if not places]
    firsts = heroes or others[:2]
    parties = [[hero, *[each for each in (*heroes, *others) if each != hero]][:size] for hero in firsts
               for size in (1, 2, 4)]  # fmt: skip
    marks = {talent.id: talent.spaces for talent in pack.talents if f"talent-{talent.id}" in owned}
    ways: list[dict[str, Any]] = [{}, {"set": "hybrid"}, *[{"tier": PLAIN_TIER}] * bool(marks)]
    return [
        {"edition": LATEST, "heroes": party, "dungeon": place, **way}
        | ({"sheets": {party[0]: {"marks": marks}}} if "tier" in way else {})
        for way in ways
        for place in places
        for party in parties
    ]

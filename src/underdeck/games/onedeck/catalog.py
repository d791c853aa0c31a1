"""The catalog of One Deck Dungeon for its forms."""

from typing import Any

import msgspec
from msgspec import UnsetType

from underdeck.forms.catalog import Offered, Person, Preset, how_it_plays, of_pack, offered_items
from underdeck.games.onedeck.parties import references
from underdeck.games.onedeck.rules import editions
from underdeck.games.onedeck.rules.cards import FOCUSES, Pack
from underdeck.games.onedeck.rules.setup import PARTY_SIZES, may_double, takes_hordes
from underdeck.games.onedeck.rules.state import HYBRID
from underdeck.games.onedeck.text.table import TableText

WITH_SHEETS = ("tier",)  # OD-2.15


class Side(msgspec.Struct):
    dice: list[int]
    health: int


class Hero(Person, kw_only=True):
    set: str
    alone: str
    """The skills of the side for one player, and for more."""
    together: str
    sides: list[Side]


class Dungeon(Offered, kw_only=True):
    text: str
    set: str
    difficulty: int
    boss: str
    bossid: str


class Edition(Preset, kw_only=True):
    tiers: list[Offered]


class Talent(Offered, kw_only=True):
    text: str
    focus: str
    spaces: list[int]


class Hordes(msgspec.Struct):
    """The requirements of the Hordes card (OD-16.41)."""

    party: list[int]
    sets: list[str]


class Doubles(msgspec.Struct):
    """When the same hero may play twice (OD-16.3)."""

    party: list[int]
    option: str
    value: str


class OneDeckOffers(msgspec.Struct):
    heroes: list[Hero]
    dungeons: list[Dungeon]
    sets: list[Offered]
    editions: list[Edition]
    tiers: list[Offered]
    focuses: list[Offered]
    talents: list[Talent]
    references: list[str]
    """The potions of the Turn Reference, for hybrid decks."""
    hordes: Hordes
    doubles: Doubles
    with_sheets: list[str]
    """The settings that are required with a campaign sheet."""
    defaults: dict[str, Any]
    lengths: list[Offered] = []
    variants: list[Offered] = []
    presets: list[Offered] = []


def onedeck_catalog(words: TableText) -> OneDeckOffers:
    text, pack = words.text, words.pack

    def own(name: str) -> str | UnsetType:
        return of_pack(words.catalog.names, words.packs, name)

    return OneDeckOffers(
        heroes=[
            Hero(
                id=id,
                name=text(f"hero-{id}"),
                set=pack.sets[sides[0].set],
                alone=words.hero(sides[0]),
                together=words.hero(sides[1]),
                sides=[Side(side.stats, side.health) for side in sides],
                pack=own(f"hero-{id}"),
                plays=how_it_plays(text, id, f"hero-{id}"),
            )
            for id, sides in pack.heroes.items()
        ],
        dungeons=[
            Dungeon(
                id=id,
                name=text(f"dungeon-{id}"),
                set=pack.sets[dungeon.set],
                difficulty=dungeon.difficulty,
                bossid=dungeon.boss,
                boss=text(f"boss-{dungeon.boss}"),
                text=words.dungeon(dungeon),
                pack=own(f"dungeon-{id}"),
            )
            for id, dungeon in pack.dungeons.items()
        ],
        sets=offered_items(text, [*pack.sets, "hybrid"], "set"),
        editions=[
            Edition(
                id=id,
                name=f"v{id}",
                options=preset,
                tiers=offered_items(text, editions.TIERS[preset.get("tiers", "four")], "tier"),
            )
            for id, preset in editions.PRESETS.items()
        ],
        tiers=offered_items(text, editions.TIERS["four"], "tier"),
        focuses=offered_items(text, FOCUSES, "focus"),
        talents=[
            Talent(
                id=each.id,
                name=text(f"talent-{each.id}"),
                text=words.talent(each),
                focus=FOCUSES[each.focus],
                spaces=each.spaces,
                pack=own(f"talent-{each.id}"),
            )
            for each in pack.talents
        ],
        references=references(pack),
        hordes=hordes(pack),
        doubles=Doubles([count for count in PARTY_SIZES if may_double("yes", count)], "same_heroes", "yes"),
        with_sheets=list(WITH_SHEETS),
        defaults={"heroes": [next(iter(pack.heroes))], "dungeon": next(iter(pack.dungeons)), "edition": "1.9"},
    )


def hordes(pack: Pack) -> Hordes:
    sets = {**dict(enumerate(pack.sets)), HYBRID: "hybrid"}
    fitting = [(count, set) for count in PARTY_SIZES for set in sets if takes_hordes(pack, count, set)]
    counts, decks = dict.fromkeys(count for count, _ in fitting), dict.fromkeys(set for _, set in fitting)
    return Hordes(list(counts), [sets[deck] for deck in decks])

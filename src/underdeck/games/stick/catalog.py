"""The catalog of The Order of the Stick for its forms."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from underdeck.forms.catalog import Offered, Person, Preset, how_it_plays, of_pack
from underdeck.games.stick.rules.options import LENGTHS, PRESETS, VARIANTS, players_of
from underdeck.games.stick.text.words import StickText


class Character(Person, kw_only=True):
    text: str
    joke: str


class Face(msgspec.Struct):
    """Facts of a card that are drawn beside its text; its deck decides which ones."""

    types: list[str] | UnsetType = UNSET
    battle: bool | UnsetType = UNSET
    attack: int | UnsetType = UNSET
    defense: int | UnsetType = UNSET
    range: int | UnsetType = UNSET
    level: bool | UnsetType = UNSET
    x: int | UnsetType = UNSET


class StickOffers(msgspec.Struct):
    characters: list[Character]
    lengths: list[Offered]
    variants: list[Offered]
    presets: list[Preset]
    defaults: dict[str, Any]


def stick_catalog(words: StickText) -> StickOffers:
    text = words.text
    return StickOffers(
        characters=[
            Character(
                id=each.id,
                name=words.character(each.id),
                text=words.hero(each),
                joke=words.joke("character", each.id),
                pack=of_pack(words.catalog.names, words.packs, f"os-character-{each.id}"),
                plays=how_it_plays(text, each.id, f"os-character-{each.id}"),
            )
            for each in words.pack.characters
        ],
        lengths=[Offered(id=id, name=text(f"length-{id}"), least=players_of(id)[0]) for id in LENGTHS],
        variants=[
            Offered(id=id, name=text(f"variant-{id}"), least=players_of(id)[0], most=players_of(id)[1])
            for id in VARIANTS
        ],
        presets=[Preset(id=id, name=text(f"preset-{id}"), options=preset) for id, preset in PRESETS.items()],
        defaults={"players": ["roy", "haley", "elan", "belkar"], "length": "short", "preset": "printed"},
    )

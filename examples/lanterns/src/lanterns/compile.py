"""From the card file to the cards. Mistakes in it are refused with the card and the field."""

import hashlib
import tomllib
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from lanterns.cards import HANDED_OUT, Chamber, Keepsake, Pack, Shaft
from underdeck.kernel.refusal import Refusal
from underdeck.packs.reading import Id, Origin, Reader

FILE = "cards.toml"

Some = Annotated[int, Meta(ge=1, le=99)]
Any0 = Annotated[int, Meta(ge=0, le=99)]


class ChamberSpec(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    kind: Literal["treasure", "peril", "oil", "stairs"]
    copies: Some
    origin: Origin
    coins: Any0 = 0
    light: Any0 = 0


class KeepsakeSpec(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    copies: Some
    origin: Origin
    saves: Annotated[int, Meta(ge=0, le=100)] = 0
    coins: Any0 = 0


class ShaftSpec(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    light: Some
    stairs: Any0
    goal: Annotated[int, Meta(ge=1, le=999)]


class File(msgspec.Struct, forbid_unknown_fields=True):
    delvers: Annotated[list[Id], Meta(min_length=1)]
    chamber: list[Any]
    keepsake: list[Any]
    shaft: list[Any]


class Cards(msgspec.Struct):
    """The pack, and what the list of cards says of each."""

    pack: Pack
    chambers: list[ChamberSpec]
    keepsakes: list[KeepsakeSpec]


def compiled(text: str, file: str = FILE) -> Cards:
    reader = Reader()
    reader.file = file
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal("pack-syntax", file=file, reason=str(error)) from None
    whole = reader.convert(tables, File)
    chambers = reader.section(tables, "chamber", ChamberSpec, True)
    keepsakes = reader.section(tables, "keepsake", KeepsakeSpec, True)
    shafts = reader.section(tables, "shaft", ShaftSpec, True)
    reader.card = "pack"
    if sum(spec.copies for spec in keepsakes) < HANDED_OUT * len(whole.delvers):
        raise reader.refuse("keepsake", "too few for everybody")
    brightest = max(spec.light for spec in shafts) + sum(spec.light * spec.copies for spec in chambers)
    perils = sum(spec.copies for spec in chambers if spec.kind == "peril")
    if sum(spec.copies for spec in chambers) - perils <= brightest:
        raise reader.refuse("chamber", "too few: the deck could run out before the light")
    pack = Pack(
        tuple(whole.delvers),
        tuple([Chamber(s.id, s.kind, s.coins, s.light) for s in chambers for _ in range(s.copies)]),
        tuple([Keepsake(s.id, s.saves, s.coins) for s in keepsakes for _ in range(s.copies)]),
        {s.id: Shaft(s.id, s.light, s.stairs, s.goal) for s in shafts},
        hashlib.blake2b(msgspec.json.encode(tables, order="sorted"), digest_size=8).hexdigest(),
    )
    return Cards(pack, chambers, keepsakes)


@cache
def cards() -> Cards:
    return compiled((resources.files("lanterns") / "pack" / FILE).read_text(encoding="utf-8"))

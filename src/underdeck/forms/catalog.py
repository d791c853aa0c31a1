"""What forms are made from: a game's settings with their names, in a language."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from underdeck.forms.facet import FormsFacet
from underdeck.packs.outside import OutsidePack, Refs, needed
from underdeck.plugin.base import Plugin
from underdeck.text.facet import TextFacet
from underdeck.text.fluent import Text


class Offered(msgspec.Struct, kw_only=True):
    """Something that may be chosen for a new game."""

    id: str
    name: str
    text: str | UnsetType = UNSET
    least: int | UnsetType = UNSET
    """How many players it takes."""
    most: int | UnsetType = UNSET
    pack: str | UnsetType = UNSET
    """The pack from outside that brings it."""


class Person(Offered, kw_only=True):
    """Somebody to play."""

    plays: str
    """How, in a sentence; empty where a pack does not say."""


class Preset(Offered, kw_only=True):
    options: dict[str, str]
    """What it changes."""


class OfferedBot(Offered, kw_only=True):
    tempered: bool
    """May it be told what to want besides winning?"""


class RuleOption(msgspec.Struct):
    id: str
    help: str
    values: list[Offered]
    default: str


class FormField(msgspec.Struct):
    """One thing that a new game asks, as the game itself declares it."""

    id: str
    kind: Annotated[str, "FieldKind"]
    label: str
    help: str
    needed: bool
    sizes: list[int]
    """Of several: how many there may be."""
    default: Any
    choices: list[Offered]


class GameCatalog(msgspec.Struct):
    """What every game offers; each has more."""

    name: str
    party: list[int]
    """How many may play."""
    together: bool
    options: list[RuleOption]
    fields: list[FormField]
    packs: list[Offered]
    """From outside, that one may choose here."""
    defaults: dict[str, Any]
    bots: list[OfferedBot]
    """Who may play a seat beside people, the weakest first."""
    tempers: list[Offered]


def offered_items(text: Text, ids: Iterable[str], kind: str) -> list[Offered]:
    return [Offered(id=id, name=text(f"{kind}-{id}")) for id in ids]


def option_rows(text: Text, options: Mapping[str, tuple[str, ...]], prefix: str = "option") -> list[RuleOption]:
    return [
        RuleOption(
            name,
            text.fallback(f"{prefix}-{name}", name),
            [Offered(id=value, name=value_name(text, name, value)) for value in values],
            values[0],
        )
        for name, values in options.items()
    ]


def value_name(text: Text, option: str, value: str) -> str:
    """Numbers name themselves."""
    return text.fallback(
        f"value-{option}-{value}", value if value.isdigit() else text.fallback(f"value-{value}", value)
    )


def field_rows(plugin: Plugin, language: str) -> list[FormField]:
    """The declared settings, with what may be chosen before anything else is."""
    text = TextFacet.of(plugin).words(language).text
    return [
        FormField(
            field.id,
            field.kind,
            text.fallback(f"field-{field.id}", field.id),
            text.fallback(f"field-{field.id}.help", ""),
            field.needed,
            list(field.sizes),
            field.default,
            [Offered(**choice._asdict()) for choice in FormsFacet.of(plugin).choices(field.id, {}, language)],
        )
        for field in plugin.fields
    ]


def pack_row(pack: OutsidePack) -> Offered:
    manifest = pack.manifest
    return Offered(id=manifest.id, name=manifest.name, text=f"{manifest.version} · {manifest.author}")


def of_pack(names: Mapping[str, str], packs: Refs, name: str) -> str | UnsetType:
    """Whose something is that only one of the packs brings: a form hides it unless that pack is chosen."""
    return names[name] if names[name] in [ref.id for ref in packs] else UNSET


def how_it_plays(text: Text, id: str, name: str) -> str:
    """In our words, or in those of the pack beside the name."""
    return text.fallback(f"web-plays-{id}", text.grammar(name, "plays"))


def catalog_of(plugin: Plugin, language: str) -> dict[str, Any]:
    words = TextFacet.of(plugin).words(language)
    found: dict[str, Any] = msgspec.to_builtins(
        GameCatalog(
            words.title,
            list(plugin.sizes),
            plugin.party,
            option_rows(words.text, plugin.options, plugin.option_help),
            field_rows(plugin, language),
            [pack_row(needed(ref)) for ref in plugin.packs],
            {field.id: field.default for field in plugin.fields if field.default is not None},
            [OfferedBot(id=id, name=words.bot(id), tempered=plugin.tempered(id)) for id in plugin.strengths],
            offered_items(words.text, plugin.tempers, "temper"),
        )
    )
    return found | FormsFacet.of(plugin).catalog(language)

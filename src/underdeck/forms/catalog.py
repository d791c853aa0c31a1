"""The data of forms: the settings of a game with their names in a language."""

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
    """A choice for a new game."""

    id: str
    name: str
    text: str | UnsetType = UNSET
    least: int | UnsetType = UNSET
    """The number of players that it needs."""
    most: int | UnsetType = UNSET
    pack: str | UnsetType = UNSET
    """The third-party pack that brings it."""


class Person(Offered, kw_only=True):
    """A hero or character to play."""

    plays: str
    """How it plays, in a sentence; empty if a pack does not say."""


class Preset(Offered, kw_only=True):
    options: dict[str, str]
    """The options that it changes."""


class OfferedBot(Offered, kw_only=True):
    tempered: bool
    """Whether the bot can have a temper."""


class RuleOption(msgspec.Struct):
    id: str
    help: str
    values: list[Offered]
    default: str


class FormField(msgspec.Struct):
    """One setting of a new game, as the game declares it."""

    id: str
    kind: Annotated[str, "FieldKind"]
    label: str
    help: str
    needed: bool
    sizes: list[int]
    """The possible numbers of choices in a field of several."""
    default: Any
    choices: list[Offered]


class GameCatalog(msgspec.Struct):
    """The catalog that every game has; each game adds more."""

    name: str
    party: list[int]
    """The possible numbers of players."""
    together: bool
    options: list[RuleOption]
    fields: list[FormField]
    packs: list[Offered]
    """The third-party packs that can be chosen."""
    defaults: dict[str, Any]
    bots: list[OfferedBot]
    """The bots that can play a seat, the weakest first."""
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
    """Return the name of an option's value; a number is its own name."""
    return text.fallback(
        f"value-{option}-{value}", value if value.isdigit() else text.fallback(f"value-{value}", value)
    )


def field_rows(plugin: Plugin, language: str) -> list[FormField]:
    """Return the declared settings, with the choices that a form offers first."""
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
    """Return the pack that alone brings this thing. A form hides it unless that pack is chosen."""
    return names[name] if names[name] in [ref.id for ref in packs] else UNSET


def how_it_plays(text: Text, id: str, name: str) -> str:
    """Return how it plays, in our words or in those of the pack."""
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

"""What forms are made from: a game's settings with their names, in a language."""

from collections.abc import Iterable, Mapping
from typing import Any

from underdeck.games.plugin import Plugin
from underdeck.packs.outside import OutsidePack, Refs, needed
from underdeck.text.fluent import Text


def named(text: Text, ids: Iterable[str], kind: str) -> list[dict[str, Any]]:
    return [{"id": id, "name": text(f"{kind}-{id}")} for id in ids]


def option_rows(text: Text, options: Mapping[str, tuple[str, ...]], prefix: str = "option") -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "help": text.fallback(f"{prefix}-{name}", name),
            "values": [{"id": value, "name": value_name(text, name, value)} for value in values],
            "default": values[0],
        }
        for name, values in options.items()
    ]


def value_name(text: Text, option: str, value: str) -> str:
    """Numbers name themselves."""
    return text.fallback(
        f"value-{option}-{value}", value if value.isdigit() else text.fallback(f"value-{value}", value)
    )


def field_rows(plugin: Plugin, language: str) -> list[dict[str, Any]]:
    """The declared settings, with what may be chosen before anything else is."""
    text = plugin.words(language).text
    return [
        {
            "id": field.id,
            "kind": field.kind,
            "label": text.fallback(f"field-{field.id}", field.id),
            "help": text.fallback(f"field-{field.id}.help", ""),
            "needed": field.needed,
            "sizes": field.sizes,
            "default": field.default,
            "choices": [choice._asdict() for choice in plugin.choices(field.id, {}, language)],
        }
        for field in plugin.fields
    ]


def pack_row(pack: OutsidePack) -> dict[str, Any]:
    manifest = pack.manifest
    return {"id": manifest.id, "name": manifest.name, "text": f"{manifest.version} · {manifest.author}"}


def of_pack(names: Mapping[str, str], packs: Refs, name: str) -> dict[str, str]:
    """Whose something is that only one of the packs brings: a form hides it unless that pack is chosen."""
    return {"pack": names[name]} if names[name] in [ref.id for ref in packs] else {}


def catalog_of(plugin: Plugin, language: str) -> dict[str, Any]:
    words = plugin.words(language)
    text = words.text
    return {
        "name": words.title,
        "party": list(plugin.sizes),
        "together": plugin.party,
        "options": option_rows(text, plugin.options, plugin.option_help),
        "fields": field_rows(plugin, language),
        "packs": [pack_row(needed(ref)) for ref in plugin.packs],
        "defaults": {field.id: field.default for field in plugin.fields if field.default is not None},
        **plugin.catalog(language),
    }

"""Trials of third-party games, before forms and lists offer them."""

from collections.abc import Sequence
from functools import cache

from underdeck.forms.catalog import catalog_of
from underdeck.kernel.refusal import Refusal, choices
from underdeck.packs.outside import Refs
from underdeck.plugin.base import Plugin
from underdeck.plugin.facets import FACETS
from underdeck.plugin.fields import FLAG, HOUSE_FLAGS
from underdeck.plugin.guard import one_line
from underdeck.plugin.registry import OURS, broken, game_names, plugin_of
from underdeck.text.facet import TextFacet
from underdeck.text.languages import languages


def sound_plugins(names: Sequence[str] | None = None) -> list[Plugin]:
    """Return the games that can be loaded and asked, of all or of these."""
    found = broken_games(names)
    return [plugin_of(name) for name in (game_names() if names is None else names) if name not in found]


def broken_games(names: Sequence[str] | None = None) -> dict[str, Refusal]:
    """Return the other games, with the reason."""
    found = {name: fault_of(name) for name in (game_names() if names is None else names)}
    return {name: fault for name, fault in found.items() if fault is not None}


def sound_plugin(name: str, packs: Refs = ()) -> Plugin:
    """Return the game of that name with its third-party packs; refuse a broken one."""
    plugin = plugin_of(name, packs)
    if fault := fault_of(name):
        raise fault.with_traceback(None)
    return plugin


def fault_of(name: str) -> Refusal | None:
    """Return the fault of a third-party game. Our own games are tested elsewhere."""
    return None if name in OURS else fault_found(name)


@cache
def fault_found(name: str) -> Refusal | None:
    try:
        try_out(plugin_of(name))
    except Refusal as refusal:
        return refusal if refusal.code == "game-broken" else broken(name, refusal)
    except (Exception, SystemExit) as error:
        return broken(name, one_line(error))
    return None


def try_out(plugin: Plugin) -> None:
    for facet in plugin.facets:
        if facet not in FACETS:
            raise Refusal("facet-unknown", facet=str(facet), choices=choices(FACETS))
    _ = plugin.rules()[0].rules_version
    if not plugin.bots():
        raise Refusal("no-bots")
    texts = TextFacet.of(plugin)
    for language in languages():
        catalog_of(plugin, language)
        texts.table_words(language).listing()
        _ = texts.words(language).rules
    check_flags(plugin)


def check_flags(plugin: Plugin) -> None:
    """Refuse flags that the common command line cannot take, because they would break the other games."""
    flags = [field.flag for field in plugin.fields]
    before = game_names()[: game_names().index(plugin.name)]
    kinds = {field.flag: (each, field.kind) for each in reversed(sound_plugins(before)) for field in each.fields}
    for field in plugin.fields:
        if not isinstance(field.flag, str) or not FLAG.fullmatch(field.flag):
            raise Refusal("field-flag", field=str(field.id), flag=str(field.flag))
        if field.flag in HOUSE_FLAGS:
            raise Refusal("field-flag-house", field=str(field.id), flag=field.flag)
        if flags.count(field.flag) > 1:
            raise Refusal("field-flag-twice", flag=field.flag)
        other, kind = kinds.get(field.flag, (plugin, field.kind))
        if kind != field.kind:
            raise Refusal("field-flag-game", field=str(field.id), flag=field.flag, game=other.name)

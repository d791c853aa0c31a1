"""Flags that several commands share; those of the games follow from what they declare."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import click

from underdeck.bots.player import check_sitters
from underdeck.cli.help import Option, completed, option, spoken
from underdeck.forms.facet import FormsFacet
from underdeck.forms.trial import sound_plugin, sound_plugins
from underdeck.kernel.refusal import Refusal, choices
from underdeck.packs.outside import chosen, packs_for, places
from underdeck.plugin.base import Plugin
from underdeck.plugin.fields import GROUPS, SEATS, SEVERAL, SWITCH, Field, read_setup
from underdeck.plugin.packs import PacksFacet
from underdeck.plugin.registry import game_names
from underdeck.terminal.language import chosen_language
from underdeck.text import DEFAULT_LANGUAGE, Text, languages, text_in
from underdeck.text.facet import TextFacet

METAVARS = {SEATS: "WHO=BOT,...", GROUPS: "WHO,WHO"}


class FieldOption(Option):
    """A setting of one or more games."""

    def __init__(self, *names: Any, owners: Sequence[tuple[Plugin, Field]], **settings: Any) -> None:
        super().__init__(*names, choices=partial(choices_of, owners), **settings)
        self.owners = owners

    def explained(self, ctx: click.Context) -> str:
        flag = max(self.opts, key=len).lstrip("-")
        said = [text_in(spoken().language, plugin.name).fallback(f"flag-{flag}", field.help)
                for plugin, field in self.owners]  # fmt: skip
        return " ".join(dict.fromkeys(said))

    def heading(self) -> str:
        names = [TextFacet.of(plugin).words(spoken().language).title for plugin, _ in self.owners]
        return ", ".join(dict.fromkeys(names))


language = option("--lang", choices=languages)
with_packs = option("--pack", "packs", multiple=True, metavar="ID", shell_complete=completed(places))
plain = option("--plain", is_flag=True)


def declared() -> dict[str, list[tuple[Plugin, Field]]]:
    """By flag: who has a setting of that name."""
    found: dict[str, list[tuple[Plugin, Field]]] = {}
    for plugin in sound_plugins():
        for field in plugin.fields:
            found.setdefault(field.flag, []).append((plugin, field))
    return found


def setup_flags(command: Any) -> Any:
    """The settings of every game, for `play` and `sim`."""
    for flag, owners in reversed(declared().items()):
        kind = owners[0][1].kind
        several = kind in (SEVERAL, GROUPS)
        command = click.option(
            flag, spelled(flag), cls=FieldOption, owners=owners, is_flag=kind == SWITCH, multiple=several,
            metavar=METAVARS.get(kind),
        )(command)  # fmt: skip
    shared = option("--option", "pairs", multiple=True, metavar="NAME=VALUE"), with_packs, option("--seed", type=int)
    for each in (*shared, language):
        command = each(command)
    return command


def choices_of(owners: Sequence[tuple[Plugin, Field]]) -> list[str]:
    """Of a setting, in all games that have it."""
    return [
        choice.id
        for plugin, field in owners
        for choice in FormsFacet.of(plugin).choices(field.id, {}, DEFAULT_LANGUAGE)
    ]


def chosen_game(game: str, given: dict[str, Any]) -> tuple[Plugin, dict[str, Any]]:
    """With the packs and settings that were given."""
    ids = [id.lower() for id in given["packs"]]
    for id in ids:
        tell_twice(text_in(chosen_language(given["lang"])), id)
    plugin = sound_plugin(game, chosen(sound_plugin(game).name, ids))
    setup = read_setup(plugin.fields, settings_of(plugin, given))
    for field in plugin.fields:
        if field.kind == SEATS:
            check_sitters(plugin.name, setup.get(field.id, {}).values())
    return plugin, setup | ({"packs": ids} if ids else {})


def tell_twice(text: Text, id: str) -> None:
    """Where packs of the same id lie, if there are several."""
    paths = places().get(id, [])
    if len(paths) > 1:
        click.echo(text("packs-twice", pack=id, file=str(paths[0]), others=choices(map(str, paths[1:]))), err=True)


@contextmanager
def packs_hinted(game: str) -> Iterator[None]:
    """Whoever names a hero of a pack that she doesn't play with is told of the pack."""
    try:
        yield
    except Refusal as refusal:
        name = str(refusal.facts.get("name", ""))
        pack = bringing(game, f"{refusal.code.removeprefix('unknown-')}-{name}")
        if refusal.code.startswith("unknown-") and pack:
            raise Refusal("in-pack", name=name, pack=pack) from None
        raise


def bringing(game: str, message: str) -> str:
    """The pack that is here and brings what has that name."""
    for manifest in packs_for(game):
        with suppress(Refusal):
            names = PacksFacet.of(sound_plugin(game, chosen(game, [manifest.id]))).names()
            if any(name.endswith(message) and owner == manifest.id for name, owner in names.items()):
                return manifest.id
    return ""


def settings_of(plugin: Plugin, given: dict[str, Any]) -> dict[str, Any]:
    """What was given for this game; a setting of another game is a mistake."""
    own = {field.flag: field for field in plugin.fields}
    for flag in declared():
        if given[spelled(flag)] and flag not in own:
            raise Refusal("flag-game", flag=flag, game=plugin.name)
    return {field.id: given[spelled(flag)] for flag, field in own.items()} | {"pairs": given["pairs"]}


def spelled(flag: str) -> str:
    """As the value of a game's flag is named among those of the house."""
    return f"setting_{flag.lstrip('-').replace('-', '_').lower()}"


def bots_here() -> list[str]:
    """Return the bots of all games, for a shell."""
    return sorted({bot for plugin in sound_plugins() for bot in plugin.bots()})


def given_at_all(given: dict[str, Any]) -> bool:
    return any(value for name, value in given.items() if name != "lang") or given["seed"] is not None


games_here = completed(game_names)
game_argument = click.argument("game", default=sound_plugins()[0].name, shell_complete=games_here)

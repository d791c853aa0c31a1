"""The registry of games: our own, and those of other packages (entry points `underdeck.games`)."""

from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from traceback import walk_tb
from typing import Any

from underdeck.kernel.refusal import Refusal, choices
from underdeck.packs.outside import Refs
from underdeck.plugin.base import Plugin
from underdeck.plugin.guard import one_line, package_at, package_of, raised
from underdeck.plugin.moved import check_members, check_module

GROUP = "underdeck.games"
OUR_OWN = (
    EntryPoint("onedeck", "underdeck.games.onedeck.plugin:OneDeckPlugin", GROUP),
    EntryPoint("stick", "underdeck.games.stick.plugin:StickPlugin", GROUP),
)


def brought() -> list[EntryPoint]:
    """Return the games of other packages, in a stable order."""
    return sorted(entry_points(group=GROUP), key=lambda each: (each.name, package_name(each)))


def package_name(entry: EntryPoint) -> str:
    """Return the package of a game and its version."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


@cache
def installed() -> dict[str, EntryPoint]:
    """Return all games by name, ours first. Of two games with the same name the first one counts."""
    found: dict[str, EntryPoint] = {}
    for each in (*OUR_OWN, *brought()):
        found.setdefault(each.name, each)
    return found


def passed_over() -> list[EntryPoint]:
    """Return the games whose name is taken."""
    return [each for each in brought() if each != installed()[each.name]]


def game_names() -> list[str]:
    return list(installed())


MOST_MIXES = 64


def broken(name: str, why: str | Refusal) -> Refusal:
    """Return the refusal of a game that cannot be used."""
    if isinstance(why, Refusal):
        return Refusal("game-broken", name=name, reason=why.code).because(why)
    return Refusal("game-broken", name=name, reason=why)


def made_of(entry: EntryPoint) -> Any:
    try:
        return entry.load()()
    except ModuleNotFoundError as error:
        check_module(error)
        raise


def plugin_of(name: str, packs: Refs = ()) -> Plugin:
    """Return the plugin of a game, with these packs in play."""
    return loaded(name, packs)


@lru_cache(MOST_MIXES)
def loaded(name: str, packs: Refs) -> Plugin:
    """Return the one plugin for a game and its packs."""
    if name not in installed():
        raise Refusal("unknown-game", name=str(name), choices=choices(game_names()))
    entry = installed()[name]
    try:
        made = made_of(entry)
        if not isinstance(made, Plugin):
            raise Refusal("plugin-none", entry=entry.value, found=type(made).__name__)
        if made.name != name:
            raise Refusal("plugin-name", expected=name, found=str(made.name))
        check_members(made)
        _ = made.text
    except Refusal as refusal:
        raise broken(name, refusal) from None
    except (Exception, SystemExit) as error:  # whatever a stranger's package does, the other games go on
        raise broken(name, one_line(error)) from error
    if packs and not made.takes_packs:
        raise Refusal("packs-none", game=name)
    made.packs = packs
    return made


OURS = frozenset(each.name for each in OUR_OWN)


def fault_in(error: BaseException, *likely: str) -> Refusal | None:
    """Return the fault of the third-party game that led to an error; None if it was not one. `likely` names the game
    where its package has several."""
    if isinstance(error, Refusal):
        return error
    names: dict[str, list[str]] = {}
    for name in [name for name in loaded_names() if name not in OURS]:
        names.setdefault(package_of(plugin_of(name)), []).append(name)
    for frame, _ in reversed(list(walk_tb(error.__traceback__))):
        package = package_at(frame)
        if package in names:
            known = [name for name in likely if name in names[package]]
            return raised((known or names[package])[0], package, error)
    return None


def loaded_names() -> list[str]:
    """Return the games that can be loaded, and so have texts."""
    found: list[str] = []
    for name in game_names():
        try:
            found.append(plugin_of(name).name)
        except Refusal:
            continue
    return found

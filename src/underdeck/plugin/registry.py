"""The games that there are: our own, and those that other packages bring as entry points `underdeck.games`."""

from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from traceback import walk_tb
from typing import Any

from underdeck.kernel.refusal import Refusal, choices
from underdeck.packs.outside import Refs
from underdeck.plugin.base import Plugin
from underdeck.plugin.guard import package_at, package_of, raised, told
from underdeck.plugin.moved import check_members, check_module

GROUP = "underdeck.games"
OUR_OWN = (
    EntryPoint("onedeck", "underdeck.games.onedeck.plugin:OneDeckPlugin", GROUP),
    EntryPoint("stick", "underdeck.games.stick.plugin:StickPlugin", GROUP),
)


def brought() -> list[EntryPoint]:
    """What other packages bring, in an order that stays the same."""
    return sorted(entry_points(group=GROUP), key=lambda each: (each.name, package_name(each)))


def package_name(entry: EntryPoint) -> str:
    """The package that brought it, and its version."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


@cache
def installed() -> dict[str, EntryPoint]:
    """Our own first; nobody else's game takes their names, and of two with the same name the first counts."""
    found: dict[str, EntryPoint] = {}
    for each in (*OUR_OWN, *brought()):
        found.setdefault(each.name, each)
    return found


def passed_over() -> list[EntryPoint]:
    """Games whose name is taken."""
    return [each for each in brought() if each != installed()[each.name]]


def game_names() -> list[str]:
    return list(installed())


MOST_MIXES = 64


def broken(name: str, why: str | Refusal) -> Refusal:
    """That it can't be used, and why."""
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
    """The game, with the packs from outside that it is played with."""
    return loaded(name, packs)


@lru_cache(MOST_MIXES)
def loaded(name: str, packs: Refs) -> Plugin:
    """One for each mix, however it is asked for."""
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
        raise broken(name, told(error)) from error
    if packs and not made.takes_packs:
        raise Refusal("packs-none", game=name)
    made.packs = packs
    return made


OURS = frozenset(each.name for each in OUR_OWN)


def fault_in(error: BaseException, *likely: str) -> Refusal | None:
    """The refusal to say instead, if a stranger's game led there; `likely` is which where a package brings several."""
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
    """Those whose texts can be looked for: a game that is being tried has some already."""
    found: list[str] = []
    for name in game_names():
        try:
            found.append(plugin_of(name).name)
        except Refusal:
            continue
    return found

"""The games of the house: our own, and those that other packages bring as entry points `underdeck.games`."""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from traceback import walk_tb

from underdeck.games.fields import FLAG, HOUSE_FLAGS
from underdeck.games.guard import package_at, package_of, raised, told
from underdeck.games.plugin import Plugin
from underdeck.kernel.refusal import Refusal, choices
from underdeck.packs.outside import Refs

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


def plugin_of(name: str, packs: Refs = ()) -> Plugin:
    """The game, with the packs from outside that it is played with."""
    made = loaded(name, packs)
    if fault := fault_of(name):
        raise fault.with_traceback(None)
    return made


def broken(name: str, why: str | Refusal) -> Refusal:
    """That it can't be used, and why."""
    if isinstance(why, Refusal):
        return Refusal("game-broken", name=name, reason=why.code).because(why)
    return Refusal("game-broken", name=name, reason=why)


@lru_cache(MOST_MIXES)
def loaded(name: str, packs: Refs = ()) -> Plugin:
    """Whatever it is worth."""
    if name not in installed():
        raise Refusal("unknown-game", name=str(name), choices=choices(game_names()))
    entry = installed()[name]
    try:
        made = entry.load()()
        if not isinstance(made, Plugin):
            raise Refusal("plugin-none", entry=entry.value, found=type(made).__name__)
        if made.name != name:
            raise Refusal("plugin-name", expected=name, found=str(made.name))
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
_tried: set[str] = {*OURS}
"""Games that are being tried now: what that needs of them must not try them again. Our own have tests for that."""


def fault_of(name: str) -> Refusal | None:
    return None if name in _tried else fault_found(name)


@cache
def fault_found(name: str) -> Refusal | None:
    """What is wrong with a stranger's game in what forms and lists ask of every game."""
    made = loaded(name)
    _tried.add(name)
    try:
        try_out(made)
    except Refusal as refusal:
        return broken(name, refusal)
    except (Exception, SystemExit) as error:
        return broken(name, told(error))
    finally:
        _tried.remove(name)
    return None


def try_out(plugin: Plugin) -> None:
    from underdeck.games.catalog import catalog_of
    from underdeck.text.languages import languages

    _ = plugin.rules()[0].rules_version, [*plugin.commands()]
    if not plugin.bots():
        raise Refusal("no-bots")
    for language in languages():
        catalog_of(plugin, language)
        plugin.table_words(language).listing()
        _ = plugin.words(language).rules
    check_flags(plugin)


def check_flags(plugin: Plugin) -> None:
    """All games share one command line: whoever declares what it can't take would harm the others."""
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


def sound_plugins(names: Sequence[str] | None = None) -> list[Plugin]:
    """Those that can be loaded and asked, of all or of these."""
    found = broken_games(names)
    return [plugin_of(name) for name in (game_names() if names is None else names) if name not in found]


def broken_games(names: Sequence[str] | None = None) -> dict[str, Refusal]:
    """The others, with the reason."""
    found: dict[str, Refusal] = {}
    for name in game_names() if names is None else names:
        try:
            plugin_of(name)
        except Refusal as refusal:
            found[name] = refusal
    return found


def fault_in(error: BaseException, *likely: str) -> Refusal | None:
    """The refusal to say instead, if a stranger's game led there; `likely` is which where a package brings several."""
    if isinstance(error, Refusal):
        return error
    names: dict[str, list[str]] = {}
    for name in [name for name in loaded_names() if name not in OURS]:
        names.setdefault(package_of(loaded(name)), []).append(name)
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
            found.append(loaded(name).name)
        except Refusal:
            continue
    return found

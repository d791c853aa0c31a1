"""The games of the house: our own, and those that other packages bring as entry points `underdeck.games`."""

from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points

from underdeck.games.plugin import Plugin
from underdeck.kernel.refusal import Refusal, choices
from underdeck.packs.outside import Refs

GROUP = "underdeck.games"
OUR_OWN = (
    EntryPoint("onedeck", "underdeck.games.onedeck.plugin:OneDeckPlugin", GROUP),
    EntryPoint("stick", "underdeck.games.stick.plugin:StickPlugin", GROUP),
)


@cache
def installed() -> dict[str, EntryPoint]:
    """Our own first; nobody else's game takes their names."""
    found = {each.name: each for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}
    ours = {each.name: each for each in OUR_OWN}
    return ours | {name: each for name, each in found.items() if name not in ours}


def game_names() -> list[str]:
    return list(installed())


MOST_MIXES = 64


def plugin_of(name: str, packs: Refs = ()) -> Plugin:
    """The game, with the packs from outside that it is played with."""
    made = loaded(name, packs)
    if fault := fault_of(name):
        raise Refusal("game-broken", name=name, reason=fault)
    return made


@lru_cache(MOST_MIXES)
def loaded(name: str, packs: Refs = ()) -> Plugin:
    """Whatever it is worth."""
    if name not in installed():
        raise Refusal("unknown-game", name=str(name), choices=choices(game_names()))
    try:
        made = installed()[name].load()()
        _ = made.text
    except Exception as error:  # whatever a stranger's package does, the other games go on
        raise Refusal("game-broken", name=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(made, Plugin) or made.name != name:
        raise Refusal("game-broken", name=name, reason="not a Plugin of that name")
    if packs and not made.takes_packs:
        raise Refusal("packs-none", game=name)
    made.packs = packs
    return made


_tried: set[str] = {each.name for each in OUR_OWN}
"""Games that are being tried now: what that needs of them must not try them again. Our own have tests for that."""


def fault_of(name: str) -> str:
    return "" if name in _tried else fault_found(name)


@cache
def fault_found(name: str) -> str:
    """What a stranger's game raises that forms and lists ask of every game; '' where nothing is wrong."""
    from underdeck.games.catalog import catalog_of
    from underdeck.text.languages import languages

    made = loaded(name)
    _tried.add(name)
    try:
        _ = made.rules()[0].rules_version, [*made.bots(), *made.commands()]
        for language in languages():
            catalog_of(made, language)
            made.table_words(language).listing()
    except (Exception, SystemExit) as error:
        return f"{type(error).__name__}: {error}"
    finally:
        _tried.remove(name)
    return ""


def sound_plugins() -> list[Plugin]:
    """Those that can be loaded and asked."""
    return [plugin_of(name) for name in game_names() if name not in broken_games()]


def broken_games() -> dict[str, Refusal]:
    """The others, with the reason."""
    found: dict[str, Refusal] = {}
    for name in game_names():
        try:
            plugin_of(name)
        except Refusal as refusal:
            found[name] = refusal
    return found


def loaded_names() -> list[str]:
    """Those whose texts can be looked for: a game that is being tried has some already."""
    found: list[str] = []
    for name in game_names():
        try:
            found.append(loaded(name).name)
        except Refusal:
            continue
    return found

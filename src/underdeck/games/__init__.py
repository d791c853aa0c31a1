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


@lru_cache(MOST_MIXES)
def plugin_of(name: str, packs: Refs = ()) -> Plugin:
    """The game, with the packs from outside that it is played with."""
    if name not in installed():
        raise Refusal("unknown-game", name=str(name), choices=choices(game_names()))
    try:
        made = installed()[name].load()()
    except Exception as error:  # whatever a stranger's package does, the other games go on
        raise Refusal("game-broken", name=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(made, Plugin) or made.name != name:
        raise Refusal("game-broken", name=name, reason="not a Plugin of that name")
    if packs and not made.takes_packs:
        raise Refusal("packs-none", game=name)
    made.packs = packs
    return made


def sound_plugins() -> list[Plugin]:
    """Those that can be loaded."""
    found: list[Plugin] = []
    for name in game_names():
        try:
            found.append(plugin_of(name))
        except Refusal:
            continue
    return found

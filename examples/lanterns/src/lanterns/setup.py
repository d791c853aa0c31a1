"""Setting the table (LO-1)."""

from typing import Any, Final

from lanterns.cards import HANDED_OUT, Pack, Shaft
from lanterns.delving import begin_delve
from lanterns.state import State
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng
from underdeck.plugin.fields import BOT, ME

GAME: Final = "lanterns"
OPTIONS: Final = {"delves": ("5", "3")}
TABLE: Final = {"ann": ME, "bo": BOT, "cleo": BOT}
SETTINGS: Final = ("players", "shaft", "options")


def start(pack: Pack, setup: dict[str, Any], rng: Rng) -> State:
    for name in setup:
        if name not in SETTINGS:
            raise Refusal("unknown-setup", game=GAME, name=str(name), choices=choices(SETTINGS))
    names = read_players(pack, setup.get("players"))
    shaft = read_shaft(pack, setup.get("shaft"))
    options = read_options(setup.get("options", {}))
    state = State(pack, shaft, int(options["delves"]), names, rng)
    deal(state)
    begin_delve(state)
    return state


def read_players(pack: Pack, players: Any) -> list[str]:
    """A list of delvers, or a table that says who plays them."""
    if players is None:
        raise Refusal("lanterns-players", most=len(pack.delvers), choices=choices(pack.delvers))
    if not isinstance(players, list | dict) or not all(isinstance(name, str) for name in players):
        raise Refusal("setup-type", name="players")
    names = list(players)
    for name in names:
        if name not in pack.delvers:
            raise Refusal("lanterns-delver", name=name, choices=choices(pack.delvers))
    if not names or len(set(names)) < len(names):
        raise Refusal("lanterns-players", most=len(pack.delvers), choices=choices(pack.delvers))
    return names


def read_shaft(pack: Pack, name: Any) -> Shaft:
    if name is None:
        return next(iter(pack.shafts.values()))
    if not isinstance(name, str) or name not in pack.shafts:
        raise Refusal("lanterns-shaft", name=str(name), choices=choices(pack.shafts))
    return pack.shafts[name]


def read_options(given: Any) -> dict[str, str]:
    if not isinstance(given, dict):
        raise Refusal("setup-type", name="options")
    found = {name: values[0] for name, values in OPTIONS.items()}
    for name, value in given.items():
        if name not in OPTIONS:
            raise Refusal("unknown-option", name=str(name), choices=choices(OPTIONS))
        if value not in OPTIONS[name]:
            raise Refusal("unknown-value", option=name, name=str(value), choices=choices(OPTIONS[name]))
        found[name] = value
    return found


def deal(state: State) -> None:
    """LO-1.3"""
    cards = list(range(len(state.pack.keepsakes)))
    state.rng.shuffle(cards)
    for seat, delver in enumerate(state.delvers):
        delver.hand = sorted([cards.pop() for _ in range(HANDED_OUT)])
        for card in delver.hand:
            state.tell("dealt", seats=(seat,), seat=delver.name, keepsake=state.pack.keepsakes[card].id)
    state.undealt = sorted(cards)

"""Positions as text. A few lines written by hand are enough; anything else has its value at the start of a game.

    heroes mage
    dungeon dragons-cave
    doors glooping-ooze-1 ?
    phase encounter 1
    next 5 4 3 2 5 4 6

`write_position` says everything, so that reading it back gives the same digest.
"""

from underdeck.games.onedeck.rules.agenda import advance
from underdeck.games.onedeck.rules.cards import Pack
from underdeck.games.onedeck.rules.editions import VERSION
from underdeck.games.onedeck.rules.parse import Reader
from underdeck.games.onedeck.rules.serialize import write_position
from underdeck.games.onedeck.rules.state import State

__all__ = ("read_position", "write_position")


def read_position(pack: Pack, text: str, seed: int, version: int = VERSION) -> State:
    """Return the state of a position, by this version of the rules unless it names another."""
    state = Reader(pack, text, seed, version).read()
    advance(state)
    state.events = []
    return state

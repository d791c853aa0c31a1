"""The games as environments for learners: Gymnasium for parties, PettingZoo for every seat, OpenSpiel for
trees, many games at once.

>>> import gymnasium
>>> import underdeck.environments
>>> env = gymnasium.make("underdeck/OneDeck-v0", heroes=["mage"], dungeon="dragons-cave", reward="progress")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, ended, cut, info = env.step(env.action_space.sample(observation["action_mask"]))
"""

from importlib.util import find_spec

from underdeck.environments.facet import EnvironmentsFacet
from underdeck.kernel.refusal import Refusal

if any(find_spec(module) is None for module in ("gymnasium", "pettingzoo", "numpy")):
    raise Refusal("extra", name="environments")

import gymnasium
import pettingzoo

from underdeck.environments.batch import Batch
from underdeck.environments.party import Party
from underdeck.environments.rounds import Rounds
from underdeck.environments.seats import Seats
from underdeck.environments.spaces import numbers_of
from underdeck.environments.spiel import SpielGame, SpielState
from underdeck.forms.trial import sound_plugins
from underdeck.plugin.registry import plugin_of

VERSION = 0
"""The version of the environments, raised whenever trained agents would no longer fit."""


def environment_ids() -> dict[str, str]:
    """Return the ids of all environments, by the name of the game."""
    return {
        each.name: f"underdeck/{EnvironmentsFacet.of(each).title}-v{VERSION}"
        for each in sound_plugins()
        if EnvironmentsFacet.name in each.facets
    }


def register() -> None:
    """Register the environments: all with PettingZoo, with OpenSpiel if installed, party games with Gymnasium."""
    for game, id in environment_ids().items():
        pettingzoo.register("aec", id, "underdeck.environments.seats:Seats", kwargs={"game": game})
        pettingzoo.register("parallel", id, "underdeck.environments.rounds:Rounds", kwargs={"game": game})
        if plugin_of(game).party:
            gymnasium.register(
                id,
                entry_point="underdeck.environments.party:Party",
                vector_entry_point="underdeck.environments.batch:Batch",
                kwargs={"game": game},
            )
    if find_spec("pyspiel") is not None:
        from underdeck.environments import openspiel

        for game in environment_ids():
            openspiel.register(game)


register()

__all__ = ["Batch", "Party", "Rounds", "Seats", "SpielGame", "SpielState", "environment_ids", "numbers_of"]

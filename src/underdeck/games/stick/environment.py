"""The environments facet of The Order of the Stick."""

from typing import final

from underdeck.environments.facet import EnvironmentsFacet
from underdeck.environments.observer import Observer
from underdeck.games.stick.bots.observation import StickObserver


@final
class Environment(EnvironmentsFacet):
    title = "Stick"

    def observer(self) -> Observer:
        return StickObserver()

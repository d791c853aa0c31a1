"""The environments facet of One Deck Dungeon."""

from typing import final

from underdeck.environments.facet import EnvironmentsFacet
from underdeck.environments.observer import Observer
from underdeck.games.onedeck.bots.observation import OneDeckObserver


@final
class Environment(EnvironmentsFacet):
    title = "OneDeck"

    def observer(self) -> Observer:
        return OneDeckObserver()

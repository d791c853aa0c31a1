"""What a game brings that can be played with cards from outside."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from underdeck.kernel.refusal import Refusal
from underdeck.packs.outside import OutsidePack
from underdeck.packs.vocabulary import Meanings
from underdeck.plugin.facets import Facet


class PacksFacet(Facet):
    name = "packs"

    single_tables: tuple[str, ...] = ()
    """Lists the tables that stand in a pack once."""

    @abstractmethod
    def tables(self) -> Mapping[str, Any]:
        """Return by name the type of every table that cards of a pack may stand in."""

    def words(self, language: str) -> Mapping[str, Meanings]:
        """Return what may stand in these tables besides numbers and choices, by the field it is for, with its
        meaning."""
        return {}

    @abstractmethod
    def troubles(self, pack: OutsidePack) -> list[Refusal]:
        """Return everything that is wrong with the cards of a pack."""

    @abstractmethod
    def names(self) -> dict[str, str]:
        """Return every message that names something, and the set or pack it belongs to."""

    @abstractmethod
    def setups(self) -> list[dict[str, Any]]:
        """Return games in which the cards of the packs come up."""

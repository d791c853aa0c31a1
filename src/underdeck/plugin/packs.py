"""The facet of the packs: which third-party cards a game accepts."""

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
    """Lists the tables that a pack can have only once."""

    @abstractmethod
    def tables(self) -> Mapping[str, Any]:
        """Return the tables of a pack by name, each with the type of its rows."""

    def words(self, language: str) -> Mapping[str, Meanings]:
        """Return the words that these tables accept besides numbers and choices, by field, with their meanings."""
        return {}

    @abstractmethod
    def troubles(self, pack: OutsidePack) -> list[Refusal]:
        """Return every fault in the cards of a pack."""

    @abstractmethod
    def names(self) -> dict[str, str]:
        """Return the ids of all messages that are names, each with its set or pack."""

    @abstractmethod
    def setups(self) -> list[dict[str, Any]]:
        """Return setups of games in which the cards of the packs occur."""

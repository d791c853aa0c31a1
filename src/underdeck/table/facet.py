"""The facet of the table: what players and spectators see of a game."""

from typing import Any

from underdeck.plugin.base import SPECTATOR
from underdeck.plugin.facets import Facet


class TableFacet(Facet):
    name = "table"

    about = "seat"
    """Names the fact of an event that holds its seat."""

    cards_told: tuple[str, ...] = ()
    """Lists the facts of an event that may hold its card. The first one present counts."""

    vague: tuple[str, ...] = ()
    """Lists the kinds of events that replace a secret event for those who may not see it."""

    counted: tuple[str, ...] = ()
    """Lists the kinds of events that are shown once with a number if they repeat in a row."""

    phrases: tuple[str, ...] = ()
    """Lists the phrases of this game that players can send, besides those of every game. Their texts are the messages
    `phrase-NAME`."""

    def public(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return the part of a view that spectators may see. By default that is all of a party's view and nothing of a
        rival's."""
        return {**view, "seat": SPECTATOR} if self.plugin.party else {"seat": SPECTATOR}

    def without_odds(self, view: Any) -> Any:
        """Return the view without its odds, for games played without them."""
        return view

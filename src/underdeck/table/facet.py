"""What a table that several look at wants from a game."""

from typing import Any

from underdeck.plugin.base import SPECTATOR
from underdeck.plugin.facets import Facet


class TableFacet(Facet):
    name = "table"

    about = "seat"
    """Names the fact of an event that says whom it is about."""

    cards_told: tuple[str, ...] = ()
    """Names the facts of an event that say which card it is about: the first that is there."""

    vague: tuple[str, ...] = ()
    """Lists the events that tell bystanders what happened without the secret in it."""

    counted: tuple[str, ...] = ()
    """Lists the events that are told with the number of times they happened in a row."""

    phrases: tuple[str, ...] = ()
    """Lists what people may say to each other besides what is said everywhere; `phrase-NAME` says it."""

    def public(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return what a spectator may see of anybody's view. A party has no secrets from each other; rivals have to
        say what they show."""
        return {**view, "seat": SPECTATOR} if self.plugin.party else {"seat": SPECTATOR}

    def without_odds(self, view: Any) -> Any:
        """Return a view as it is where nobody is to be shown any odds."""
        return view

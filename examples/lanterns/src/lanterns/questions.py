"""Which questions rivals may react to, and what a spectator sees."""

from typing import Any, final

from underdeck.match.facet import MatchFacet
from underdeck.plugin.base import SPECTATOR
from underdeck.table.facet import TableFacet


@final
class Questions(MatchFacet):
    windows = ("escape",)


@final
class Table(TableFacet):
    def public(self, view: dict[str, Any]) -> dict[str, Any]:
        """A spectator sees nobody's keepsakes until the end."""
        shown = [each if each["score"] is not None else {**each, "carries": []} for each in view["delvers"]]
        return {**view, "seat": SPECTATOR, "delvers": shown}

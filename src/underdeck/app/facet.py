"""What the app at a terminal wants from a game."""

from underdeck.app.board import Board
from underdeck.app.plainboard import PlainBoard
from underdeck.kernel.refusal import Refusal
from underdeck.plugin.facets import Facet
from underdeck.plugin.registry import plugin_of
from underdeck.table.wire import Table


class AppFacet(Facet):
    name = "app"

    def board(self, table: Table) -> Board:
        """Return the table as the app draws it. The plain one is drawn from view and questions."""
        return PlainBoard(table)


def make_board(table: Table) -> Board:
    """The game's own, or a plain one for a game that only the server knows."""
    try:
        return AppFacet.of(plugin_of(table.game)).board(table)
    except Refusal:
        return PlainBoard(table)

"""The facet of the app: how it draws a game."""

from underdeck.app.board import Board
from underdeck.app.plainboard import PlainBoard
from underdeck.kernel.refusal import Refusal
from underdeck.plugin.facets import Facet
from underdeck.plugin.registry import plugin_of
from underdeck.table.wire import Table


class AppFacet(Facet):
    name = "app"

    def board(self, table: Table) -> Board:
        """Return the board that draws a table. The default draws any game from its view and questions."""
        return PlainBoard(table)


def make_board(table: Table) -> Board:
    """Return the board of the game, or the default board for a game that is not installed here."""
    try:
        return AppFacet.of(plugin_of(table.game)).board(table)
    except Refusal:
        return PlainBoard(table)

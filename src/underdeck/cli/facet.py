"""What the command line wants from a game."""

from collections.abc import Sequence

from click import Command

from underdeck.plugin.base import Plugin
from underdeck.plugin.facets import Facet
from underdeck.plugin.registry import OURS


class CliFacet(Facet):
    name = "cli"

    def commands(self) -> Sequence[Command]:
        """Return the game's own commands."""
        return ()


def commands_of(plugin: Plugin) -> Sequence[Command]:
    """None of a stranger's game that fails here: `games check` says why, and the others go on."""
    try:
        return [*CliFacet.of(plugin).commands()]
    except Exception:
        if plugin.name in OURS:
            raise
        return ()

"""The facet of the command line: the commands of a game."""

from collections.abc import Sequence

from click import Command

from underdeck.plugin.base import Plugin
from underdeck.plugin.facets import Facet
from underdeck.plugin.registry import OURS


class CliFacet(Facet):
    name = "cli"

    def commands(self) -> Sequence[Command]:
        """Return the commands that the game adds to `underdeck`."""
        return ()


def commands_of(plugin: Plugin) -> Sequence[Command]:
    """Return the commands of a game; none for a third-party game that fails. `games check` reports why."""
    try:
        return [*CliFacet.of(plugin).commands()]
    except Exception:
        if plugin.name in OURS:
            raise
        return ()

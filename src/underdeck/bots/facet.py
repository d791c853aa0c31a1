"""What bots, hints and reviews want from a game besides its bots."""

from collections.abc import Callable
from typing import Any

from underdeck.bots.advice import Mind
from underdeck.bots.plainmind import PlainMind
from underdeck.bots.player import best_bot
from underdeck.kernel.refusal import Fault, Refusal
from underdeck.match import Match
from underdeck.plugin.facets import Facet
from underdeck.plugin.fields import parts_of
from underdeck.plugin.registry import plugin_of
from underdeck.plugin.sitters import read_bot

Proposer = Callable[[Match, list[int]], dict[str, Any]]
"""For these seats: the steps, and the table after them, as `Proposed` of the table's messages holds it."""


class BotsFacet(Facet):
    name = "bots"

    ponders = False
    """Says whether bots think for long: then they do it beside the server's own work."""

    def mind(self) -> Mind:
        """Return who weighs the answers to a question. The plain one plays them on to the end."""
        return PlainMind(self.plugin)

    def proposer(self, kind: str) -> Proposer | None:
        """Return who answers questions of that kind to their end, step by step, if somebody can."""
        return None

    def temper_at(self, bot: str, sitter: str) -> str:
        """Return what that bot wants besides winning when it plays somebody; '' for nothing."""
        return parts_of(bot)[1]


def known_as(game: str, bot: str, sitter: str) -> tuple[str, str]:
    """The strength and the temper of the bot that plays somebody; of the usual one without a name."""
    plugin = plugin_of(game)
    try:
        return read_bot(plugin, bot or best_bot(game)).base, BotsFacet.of(plugin).temper_at(bot, sitter)
    except Fault:
        raise
    except Refusal:
        return best_bot(game), ""

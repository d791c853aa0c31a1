"""The facet of bots, hints and reviews: how a game evaluates answers."""

from collections.abc import Callable
from typing import Any

from underdeck.bots.advice import Mind
from underdeck.bots.plainmind import PlainMind
from underdeck.bots.player import best_bot
from underdeck.kernel.refusal import Fault, Refusal
from underdeck.match import Match
from underdeck.plugin.facets import Facet
from underdeck.plugin.fields import split_bot
from underdeck.plugin.registry import plugin_of
from underdeck.plugin.sitters import read_bot

Proposer = Callable[[Match, list[int]], dict[str, Any]]
"""Proposes answers for these seats: the steps and the table after them, as the message `Proposed` holds them."""


class BotsFacet(Facet):
    name = "bots"

    ponders = False
    """Says whether all bots take long to answer. The server then asks them in a thread."""

    def mind(self) -> Mind:
        """Return the mind that evaluates answers. The default plays each answer to the end of the game."""
        return PlainMind(self.plugin)

    def proposer(self, kind: str) -> Proposer | None:
        """Return the proposer that answers all questions of a kind step by step; None if there is none."""
        return None

    def temper_at(self, bot: str, sitter: str) -> str:
        """Return the temper of a bot that plays a character; '' for no temper."""
        return split_bot(bot)[1]


def known_as(game: str, bot: str, sitter: str) -> tuple[str, str]:
    """Return the strength and the temper of a bot; those of the best bot if it has no name."""
    plugin = plugin_of(game)
    try:
        return read_bot(plugin, bot or best_bot(game)).base, BotsFacet.of(plugin).temper_at(bot, sitter)
    except Fault:
        raise
    except Refusal:
        return best_bot(game), ""

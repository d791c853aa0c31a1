"""Questions that a seat's settings answer automatically, so that nobody waits for a player who can do nothing.

The rules ask every seat that might react, whatever it really holds; that tells nothing. Where the only answer is to
pass, or where the player wants to be left alone, the answer is given here, outside the rules, and recorded like any
other.
"""

from collections.abc import Iterable
from typing import Final

from underdeck.kernel.decisions import Action, Decision
from underdeck.match.facet import MatchFacet
from underdeck.match.match import Match
from underdeck.plugin.registry import plugin_of

ALWAYS, PLAYABLE, NEVER = STOPS = ("always", "playable", "never")
"""The settings: always ask; ask if I could do something that matters now (the default); never ask in reaction
windows."""

PASS: Final = "pass"


def in_order(decisions: list[Decision], game: str) -> list[Decision]:
    """Return the questions in the order in which the game wants them answered."""
    return sorted(decisions, key=MatchFacet.of(plugin_of(game)).turn_order)


def waits(decision: Decision, others: Iterable[Decision], game: str) -> bool:
    """Return whether a question of a negotiation waits for one of the others."""
    facet = MatchFacet.of(plugin_of(game))
    place = facet.turn_order(decision)
    return decision.kind in facet.negotiated and any(facet.turn_order(other) < place for other in others)


def answer_for(match: Match, decision: Decision, stop: str = PLAYABLE) -> Action | None:
    """Return the answer that the setting gives, or None if the player must be asked."""
    if stop == ALWAYS:
        return None
    facet = MatchFacet.of(plugin_of(match.header.game))
    if len(decision.options) == 1:
        only = decision.options[0]
        return only if facet.gives_way(match.write(only)) else None
    if (stop == NEVER and decision.kind in facet.windows) or can_wait(match, decision):
        for option in decision.options:
            if match.write(option) == PASS:
                return option
    return None


def can_wait(match: Match, decision: Decision) -> bool:
    """Return whether every answer could as well be given at the next question."""
    waits = MatchFacet.of(plugin_of(match.header.game)).can_wait
    return all(words == PASS or waits(match, decision, words) for words in map(match.write, decision.options))

"""Who is asked for advice, and about which questions."""

from collections.abc import Collection, Sequence

from underdeck.bots.advice import Advice, Mind, Stop
from underdeck.bots.facet import BotsFacet
from underdeck.bots.plainmind import PlainMind
from underdeck.kernel.decisions import Decision
from underdeck.match import Match
from underdeck.match.facet import MatchFacet
from underdeck.plugin.base import Plugin

NO_THOUGHT = 1


def mind_for(plugin: Plugin, budget: int) -> Mind:
    """The game's own mind; for a single node no thought at all, but what a quick bot would answer."""
    return PlainMind(plugin) if budget == NO_THOUGHT else BotsFacet.of(plugin).mind()


def shared_questions(plugin: Plugin, match: Match, decision: Decision, seats: Collection[int]) -> list[Decision]:
    """The other questions of whoever plays these seats, where one word may answer them all."""
    if not any(MatchFacet.of(plugin).said_once(decision.kind, match.write(option)) for option in decision.options):
        return []
    return [
        each
        for each in match.decisions
        if each.seat in seats and each.seat != decision.seat and each.kind == decision.kind
    ]


def advise(
    mind: Mind,
    match: Match,
    decision: Decision,
    budget: int,
    beside: Sequence[Decision],
    stop: Stop | None = None,
) -> Advice:
    """Minds from elsewhere need not know that some people play several seats."""
    return mind.advise(match, decision, budget, stop, beside) if beside else mind.advise(match, decision, budget, stop)

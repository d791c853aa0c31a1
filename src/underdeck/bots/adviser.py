"""Which mind gives advice, and about which questions."""

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
    """Return the game's own mind; for a budget of one node, a mind that gives a quick bot's answer."""
    return PlainMind(plugin) if budget == NO_THOUGHT else BotsFacet.of(plugin).mind()


def shared_questions(plugin: Plugin, match: Match, decision: Decision, seats: Collection[int]) -> list[Decision]:
    """Return the other open questions of these seats that the same answer may settle."""
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
    """Ask a mind for advice. Third-party minds need not accept `beside`, the questions of further seats."""
    return mind.advise(match, decision, budget, stop, beside) if beside else mind.advise(match, decision, budget, stop)

"""The table of a lesson plays by itself until the learner is asked, as a server's table does."""

from underdeck.bots import ask
from underdeck.kernel.decisions import Action
from underdeck.lessons.prompter import cast_of
from underdeck.match import Match
from underdeck.match.stops import answer_for, in_order, waits
from underdeck.plugin.registry import plugin_of


def play_on(match: Match, seat: int) -> None:
    while match.outcome is None:
        settled = next_answer(match, seat)
        if settled is None:
            return
        match.submit(*settled)


def next_answer(match: Match, seat: int) -> tuple[int, Action] | None:
    """Of somebody who need not be waited for."""
    plugin = plugin_of(match.header.game)
    asked = in_order(match.decisions, match.header.game)
    mine = [decision for decision in asked if decision.seat == seat]
    for decision in mine:
        action = None if plugin.party else answer_for(match, decision)
        if action is not None:
            return seat, action
    others = (each for each in asked if each.seat != seat and not waits(each, mine, match.header.game))
    other = next(others, None)
    return None if other is None else ask(cast_of(match).of(""), match, other)

"""The story of a match: the events of its rules in order, and what its bots said with their answers."""

from collections.abc import Iterable, Iterator, Sequence

from underdeck.kernel.decisions import Action
from underdeck.kernel.events import Event
from underdeck.match.facet import MatchFacet
from underdeck.match.header import Header
from underdeck.match.match import Match
from underdeck.plugin.registry import plugin_of

Story = Sequence[tuple[int, Event]]
"""Events, each with the number of answers given by then."""


def play(match: Match, seat: int, action: Action) -> list[Event]:
    """Answer for a seat and return what happened."""
    said = MatchFacet.of(plugin_of(match.header.game, match.header.mix)).remarks(match, seat, action)
    match.submit(seat, action)
    return [*match.events, *said]


def retold(match: Match) -> Iterator[tuple[Match, list[Event]]]:
    """Play a match again; yield it at its start and after each answer, with what happened."""
    again = Match(match.header)
    yield again, again.events
    for seat, action in match.log:
        events = play(again, seat, action)
        yield again, events


def story_of(match: Match) -> list[tuple[int, Event]]:
    """Return all that happened in a match."""
    return [(len(again.log), event) for again, events in retold(match) for event in events]


def replay(match: Match) -> Iterator[tuple[Match, int, Action]]:
    """Play a match again; yield it before each answer, with that answer."""
    again = Match(match.header)
    for seat, action in match.log:
        yield again, seat, action
        again.submit(seat, action)


def replayed(header: Header, answers: Iterable[tuple[int, Action]]) -> Match:
    """Return the match that these answers lead to."""
    again = Match(header)
    for seat, action in answers:
        again.submit(seat, action)
    return again

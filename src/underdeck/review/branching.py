"""Playing on from a moment of a finished game."""

from collections.abc import Collection

from underdeck.kernel.refusal import Refusal
from underdeck.match import Header, Match
from underdeck.match.facet import MatchFacet
from underdeck.match.story import replayed
from underdeck.plugin.fields import ME
from underdeck.plugin.registry import plugin_of


def branched(header: Header, position: str, seed: int) -> Header:
    """Return the header of a new match from a position, with the same sitters and new chance."""
    sitters = header.setup.get("players")
    setup = {"players": dict(sitters)} if isinstance(sitters, dict) else {}
    return Header(header.game, header.rules, header.cards, seed, setup, position, packs=header.packs)


def branch(match: Match, at: int, seed: int, people: Collection[int]) -> Match:
    """Return a new match after so many answers; bots play for everybody but these people."""
    if not 0 <= at < len(match.log):
        raise Refusal("no-such-moment", at=at, last=len(match.log) - 1)
    header = branched(match.header, replayed(match.header, match.log[:at]).position(), seed)
    if "players" in header.setup:  # somebody may take the seat of a bot
        header.setup["players"] |= {match.seats[seat]: ME for seat in people}
    found = Match(header)
    plugin = plugin_of(match.header.game, match.header.mix)
    bots = [seat for seat in range(len(match.seats)) if seat not in people]
    MatchFacet.of(plugin).seat_bots(found, {seat: MatchFacet.of(plugin).bot_at(match, seat) for seat in bots})
    return found

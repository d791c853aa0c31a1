"""What a match wants to know of a game: whose turn it is to answer, who sits where, what bots say."""

from collections.abc import Mapping, Sequence
from typing import Any

from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.match.match import Match
from underdeck.plugin.facets import Facet
from underdeck.plugin.fields import BOT, LONGEST_SITTER, ME, SEATS


class MatchFacet(Facet):
    name = "match"

    own_questions: tuple[str, ...] = ()
    """Lists the questions that each member of a party answers alone."""

    windows: tuple[str, ...] = ()
    """Lists the questions in which rivals may react, asked whatever they hold: a seat's settings may pass for it."""

    people_only: tuple[str, ...] = ()
    """Lists the questions that no bot answers for a person."""

    negotiated: tuple[str, ...] = ()
    """Lists the questions in which a bot waits for people who are to answer first (see `place_of`)."""

    def place_of(self, decision: Decision) -> int:
        """Return the place of a question among several: the lowest goes first."""
        return 0

    def can_wait(self, match: Match, decision: Decision, words: str) -> bool:
        """Say whether an answer can be put off without loss. Nobody is asked for its sake alone."""
        return False

    def gives_way(self, words: str) -> bool:
        """Say whether the only answer that somebody has may be given for her."""
        return True

    def said_once(self, kind: str, words: str) -> bool:
        """Say whether a player of several seats of a party gives this answer once for all of them."""
        return False

    def remarks(self, match: Match, seat: int, action: Action) -> list[Event]:
        """Return what a bot says with the answer it is about to give: events of the kind `says`. Nothing for people."""
        return []

    def won(self, match: Match, seat: int) -> float:
        """Return what that seat has of a game that is over, by the measure of minds."""
        return self.plugin.share(str(match.outcome), match.seats[seat])

    def people(self, match: Match) -> list[int]:
        """Return the seats played at one screen. A record that does not say is played by one person at all seats."""
        return self.people_in(match.header.setup, match.seats)

    def people_in(self, setup: Mapping[str, Any], names: Sequence[str]) -> list[int]:
        """Return the same for a setup and the names of its seats."""
        players = setup.get("players")
        if not isinstance(players, dict):
            return list(range(len(names)))
        return [seat for seat, name in enumerate(names) if players.get(name, ME) == ME]

    def bot_at(self, match: Match, seat: int) -> str:
        """Return the name of the bot that plays there; '' for the usual one, and where nobody said so."""
        players = match.header.setup.get("players")
        sitter = str(players.get(match.seats[seat], ""))[:LONGEST_SITTER] if isinstance(players, dict) else ""
        return sitter if sitter not in (ME, BOT) else ""

    def seat_bots(self, match: Match, bots: Mapping[int, str]) -> None:
        """Write into the setup of a server's match who is which bot: the terminal goes on with such records."""
        said = isinstance(match.header.setup.get("players"), dict)
        if said or any(field.kind == SEATS for field in self.plugin.fields):
            kinds = {name: (bots[seat] or BOT) if seat in bots else ME for seat, name in enumerate(match.seats)}
            match.header.setup["players"] = kinds

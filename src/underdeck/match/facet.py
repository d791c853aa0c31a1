"""The facet of the match: who answers first, what is answered automatically, who plays which seat, what bots say."""

from collections.abc import Mapping, Sequence
from typing import Any

from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.match.match import Match
from underdeck.plugin.facets import Facet
from underdeck.plugin.fields import BOT, LONGEST_SITTER, ME, SEATS
from underdeck.plugin.shares import share_of


class MatchFacet(Facet):
    name = "match"

    own_questions: tuple[str, ...] = ()
    """Lists the kinds of questions that each member of a party answers alone."""

    windows: tuple[str, ...] = ()
    """Lists the kinds of questions in which rivals may react. They are asked even of seats that cannot react, so that
    nobody learns which cards a seat holds. The settings of a seat may pass for it."""

    people_only: tuple[str, ...] = ()
    """Lists the kinds of questions that no bot answers for a person."""

    negotiated: tuple[str, ...] = ()
    """Lists the kinds of questions in which a bot waits for people with a lower place (see `turn_order`)."""

    def turn_order(self, decision: Decision) -> int:
        """Return the place of a question among several. The lowest place answers first."""
        return 0

    def can_wait(self, match: Match, decision: Decision, words: str) -> bool:
        """Return whether an answer can be given later without loss. Such answers alone make no question."""
        return False

    def gives_way(self, words: str) -> bool:
        """Return whether this answer may be given automatically if it is the only one."""
        return True

    def said_once(self, kind: str, words: str) -> bool:
        """Return whether a player of several seats gives this answer once for all of them."""
        return False

    def remarks(self, match: Match, seat: int, action: Action) -> list[Event]:
        """Return the remarks of a bot on its next answer, as events of the kind `says`. People get none."""
        return []

    def won(self, match: Match, seat: int) -> float:
        """Return the value of a finished game for a seat, as minds measure it."""
        return share_of(self.plugin, str(match.outcome), match.seats[seat])

    def people(self, match: Match) -> list[int]:
        """Return the seats of the people at this screen: all seats, unless the record names the sitters."""
        return self.people_in(match.header.setup, match.seats)

    def people_in(self, setup: Mapping[str, Any], names: Sequence[str]) -> list[int]:
        """Return the seats of the people in a setup with these seats."""
        players = setup.get("players")
        if not isinstance(players, dict):
            return list(range(len(names)))
        return [seat for seat, name in enumerate(names) if players.get(name, ME) == ME]

    def bot_at(self, match: Match, seat: int) -> str:
        """Return the name of the bot at a seat; '' for the default bot, or if the setup names none."""
        players = match.header.setup.get("players")
        sitter = str(players.get(match.seats[seat], ""))[:LONGEST_SITTER] if isinstance(players, dict) else ""
        return sitter if sitter not in (ME, BOT) else ""

    def seat_bots(self, match: Match, bots: Mapping[int, str]) -> None:
        """Write the bots of a server's match into its setup, so that the terminal can resume its record."""
        said = isinstance(match.header.setup.get("players"), dict)
        if said or any(field.kind == SEATS for field in self.plugin.fields):
            kinds = {name: (bots[seat] or BOT) if seat in bots else ME for seat, name in enumerate(match.seats)}
            match.header.setup["players"] = kinds

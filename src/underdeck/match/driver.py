"""The driver: who answers a question, a setting, a bot or a person."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from underdeck.kernel.decisions import Action, Decision
from underdeck.match.facet import MatchFacet
from underdeck.match.match import Match
from underdeck.match.stops import PLAYABLE, answer_for, in_order, waits
from underdeck.plugin.registry import plugin_of


class Player(Protocol):
    """The person or bot that plays a seat."""

    @property
    def bot(self) -> bool: ...

    @property
    def stands_in(self) -> bool:
        """Say whether the bot plays for a person."""

    @property
    def strength(self) -> str:
        """Return the name of the bot; '' for the usual one."""

    @property
    def stop(self) -> str:
        """Return which questions a setting answers."""


@dataclass(slots=True)
class LocalPlayer:
    """The person or bot that plays a seat in a game at this terminal."""

    bot: bool
    strength: str = ""
    stop: str = PLAYABLE
    stands_in: bool = False


def players_of(match: Match) -> list[LocalPlayer]:
    """Return who plays each seat of a game at this terminal."""
    facet = MatchFacet.of(plugin_of(match.header.game, match.header.mix))
    people = facet.people(match)
    return [LocalPlayer(seat not in people, facet.bot_at(match, seat)) for seat in range(len(match.seats))]


def next_question(match: Match, together: bool = True) -> Decision | None:
    """Return the question that bots answer next; None where one that plays a whole party chooses among all."""
    game = match.header.game
    return None if together and plugin_of(game).party else in_order(match.decisions, game)[0]


class Turn:
    """The open questions of a match at this moment, and who answers them."""

    def __init__(self, match: Match, players: Sequence[Player]) -> None:
        self.match = match
        self.players = players
        self.plugin = plugin_of(match.header.game, match.header.mix)
        self.facet = MatchFacet.of(self.plugin)
        self.asked = in_order(match.decisions, match.header.game)

    def for_people(self) -> list[Decision]:
        """Return the questions that people have to answer."""
        return [each for each in self.asked if not self.is_for_bot(each) and self.setting(each) is None]

    def first(self) -> list[Decision]:
        """Return those of the questions for people that go first in a negotiation."""
        asked = self.for_people()
        return [each for each in asked if not waits(each, asked, self.match.header.game)]

    def is_for_bot(self, decision: Decision) -> bool:
        player = self.players[decision.seat]
        return player.bot and not (player.stands_in and decision.kind in self.facet.people_only)

    def setting(self, decision: Decision) -> Action | None:
        """Return what the setting of a person answers, if it does."""
        player = self.players[decision.seat]
        if self.plugin.party or player.bot:
            return None
        return answer_for(self.match, decision, player.stop)

    def settled(self) -> tuple[int, Action] | None:
        """Return an answer that a setting gives now.

        Who can only pass in a window passes last: nobody is to see by whom the others are held up (P-7).
        """
        windows = self.facet.windows
        held = any(each.kind in windows for each in self.for_people())
        for each in self.asked:
            action = self.setting(each)
            if action is not None and not (held and each.kind in windows):
                return each.seat, action
        return None

    def for_bot(self) -> list[Decision]:
        """Return the questions that a bot may answer now. A party's people go before its bots."""
        people = [each for each in self.asked if not self.is_for_bot(each)]
        if self.plugin.party:
            return [] if people else self.of_one_bot()
        ready = (each for each in self.asked if self.is_for_bot(each))
        return [each for each in ready if not waits(each, people, self.match.header.game)][:1]

    def of_one_bot(self) -> list[Decision]:
        """Return all questions where the same bot plays all who are asked, else the first."""
        names = {self.players[each.seat].strength for each in self.asked}
        return self.asked if len(names) == 1 else self.asked[:1]

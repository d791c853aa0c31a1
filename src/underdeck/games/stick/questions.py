"""Whose turn it is to answer in The Order of the Stick, and what bots say."""

from typing import final

from underdeck.bots.facet import BotsFacet
from underdeck.games.stick.remarks import remark
from underdeck.games.stick.rules.actions import DONE
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.match import Match
from underdeck.match.facet import MatchFacet

CAN_WAIT = ("unequip", "trade-loot", "release")


@final
class Questions(MatchFacet):
    windows = ("before-roll", "after-roll", "wound", "evade", "response")
    negotiated = ("assist", "offer")

    def turn_order(self, decision: Decision) -> int:
        """Whoever may still make an offer comes first, so that the one asked hears both sides of a duel (OS-10.6); then
        those who were asked for help; askers go on when they have their answers."""
        if decision.kind == "offer":
            return 1
        return 0 if decision.kind == "assist" and (DONE,) in decision.options else 2

    def can_wait(self, match: Match, decision: Decision, words: str) -> bool:
        """At the end of a turn: what the start of the next one offers as well. A turn without a start does not wait,
        nor does the collapse, after which there may be no next one."""
        usual_end = decision.kind == "end" and len(decision.frame) == 1 and not match.state.collapse
        return usual_end and words.split(" ")[0] in CAN_WAIT

    def gives_way(self, words: str) -> bool:
        """An offer that is being thought about is never taken back for anybody."""
        return not words.startswith("withdraw")

    def remarks(self, match: Match, seat: int, action: Action) -> list[Event]:
        temper = BotsFacet.of(self.plugin).temper_at(self.bot_at(match, seat), match.seats[seat])
        return remark(temper, match, seat, action) if temper in self.plugin.tempers else []

    def won(self, match: Match, seat: int) -> float:
        """OS-24.5: a team wins together."""
        share = super().won(match, seat)
        return 1.0 if share and match.state.players[seat].team >= 0 else share

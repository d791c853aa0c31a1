"""The match facet of The Order of the Stick: who answers first, and what bots say."""

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
        """Return the order: players who may still make an offer come first, so that the asked one hears both sides of a
        duel (OS-10.6); then those asked for help; askers continue when they have their answers."""
        if decision.kind == "offer":
            return 1
        return 0 if decision.kind == "assist" and (DONE,) in decision.options else 2

    def can_wait(self, match: Match, decision: Decision, words: str) -> bool:
        """Return whether an answer at the end of a turn is also possible at the start of the next one. A turn without a
        start does not wait, nor does the collapse, after which there may be no next one."""
        usual_end = decision.kind == "end" and len(decision.frame) == 1 and not match.state.collapse
        return usual_end and words.split(" ")[0] in CAN_WAIT

    def gives_way(self, words: str) -> bool:
        """Return whether an answer gives way to others; an offer under consideration is never withdrawn
        automatically."""
        return not words.startswith("withdraw")

    def remarks(self, match: Match, seat: int, action: Action) -> list[Event]:
        temper = BotsFacet.of(self.plugin).temper_at(self.bot_at(match, seat), match.seats[seat])
        return remark(temper, match, seat, action) if temper in self.plugin.tempers else []

    def won(self, match: Match, seat: int) -> float:
        """Return the share of victory: a team wins together (OS-24.5)."""
        share = super().won(match, seat)
        return 1.0 if share and match.state.players[seat].team >= 0 else share

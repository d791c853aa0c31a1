"""What bots, hints and reviews know of The Order of the Stick."""

from typing import final

from underdeck.bots.advice import Mind
from underdeck.bots.facet import BotsFacet
from underdeck.games.stick.bots.mind import StickMind
from underdeck.games.stick.bots.tempers import DEFAULTS, OWN
from underdeck.games.stick.remarks import remark
from underdeck.kernel.decisions import Action
from underdeck.kernel.events import Event
from underdeck.match import Match
from underdeck.match.facet import MatchFacet


@final
class Bots(BotsFacet):
    def mind(self) -> Mind:
        return StickMind()

    def temper_at(self, bot: str, sitter: str) -> str:
        temper = super().temper_at(bot, sitter)
        return DEFAULTS.get(sitter, "") if temper == OWN else temper

    def remarks(self, match: Match, seat: int, action: Action) -> list[Event]:
        bot = MatchFacet.of(self.plugin).bot_at(match, seat)
        temper = self.temper_at(bot, match.seats[seat])
        return remark(temper, match, seat, action) if temper in self.plugin.tempers else []

"""The bots facet of The Order of the Stick: bots, hints and reviews."""

from typing import final

from underdeck.bots.advice import Mind
from underdeck.bots.facet import BotsFacet
from underdeck.games.stick.bots.mind import StickMind
from underdeck.games.stick.bots.tempers import DEFAULTS, OWN


@final
class Bots(BotsFacet):
    def mind(self) -> Mind:
        return StickMind()

    def temper_at(self, bot: str, sitter: str) -> str:
        temper = super().temper_at(bot, sitter)
        return DEFAULTS.get(sitter, "") if temper == OWN else temper

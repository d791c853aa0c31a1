"""The Order of the Stick Adventure Game, as the house knows it."""

from underdeck.games.plugin import BotMaker, Plugin
from underdeck.kernel.game import Game


class StickPlugin(Plugin):
    name = "stick"

    def rules(self) -> tuple[Game, str]:
        from underdeck.games.stick.compile import stick_pack
        from underdeck.games.stick.rules.game import Stick

        pack = stick_pack().pack
        return Stick(pack), pack.digest

    def bots(self) -> dict[str, BotMaker]:
        from underdeck.bots.random import Random
        from underdeck.games.stick.bots.sensible import Sensible

        return {"random": Random, "sensible": Sensible}

"""One Deck Dungeon, as the house knows it."""

from underdeck.games.plugin import BotMaker, Plugin
from underdeck.kernel.game import Game


class OneDeckPlugin(Plugin):
    name = "onedeck"

    def rules(self) -> tuple[Game, str]:
        from underdeck.games.onedeck.compile import onedeck_pack
        from underdeck.games.onedeck.rules.game import OneDeck

        pack = onedeck_pack().pack
        return OneDeck(pack), pack.digest

    def bots(self) -> dict[str, BotMaker]:
        from underdeck.bots.random import Random
        from underdeck.games.onedeck.bots.greedy import Greedy

        return {"random": Random, "greedy": Greedy}

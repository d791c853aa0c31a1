"""Lanterns Out: what it declares, and where its facets are."""

from typing import ClassVar

from lanterns.setup import GAME, OPTIONS, TABLE
from underdeck.kernel.game import Game
from underdeck.plugin.base import BotMaker, Plugin
from underdeck.plugin.fields import ONE, SEATS, Field


class LanternsPlugin(Plugin):
    name = GAME
    facets: ClassVar = {
        "forms": "lanterns.forms:Forms",
        "match": "lanterns.questions:Questions",
        "table": "lanterns.questions:Table",
        "text": "lanterns.words:Texts",
    }
    party = False
    sizes = (1, 2, 3, 4)
    options = OPTIONS
    option_help = "lanterns-option"
    fields = (
        Field("players", SEATS, "--players", "Delvers, such as ann=me,bo=bot.", True, sizes, TABLE),
        Field(
            "shaft", ONE, "--shaft", "old-well, tin-mine or sunken-crypt; old-well unless given.", default="old-well"
        ),
    )

    def rules(self) -> tuple[Game, str]:
        from lanterns.compile import cards
        from lanterns.game import Lanterns

        pack = cards().pack
        return Lanterns(pack), pack.digest

    def bots(self) -> dict[str, BotMaker]:
        from lanterns.bot import Careful
        from underdeck.bots.random import Random

        return {"random": Random, "careful": Careful}

    def share(self, outcome: str, name: str) -> float:
        """LO-6: alone the goal counts."""
        return 1.0 if outcome == "goal" else super().share(outcome, name)

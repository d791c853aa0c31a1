"""Lanterns Out, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from lanterns.setup import GAME, OPTIONS
from underdeck.games.fields import BOT, ME, ONE, SEATS, Choice, Field
from underdeck.games.plugin import SPECTATOR, BotMaker, Plugin
from underdeck.kernel.game import Game

if TYPE_CHECKING:
    from underdeck.text.words import Words

TABLE = {"ann": ME, "bo": BOT, "cleo": BOT}


class LanternsPlugin(Plugin):
    name = GAME
    party = False
    windows = ("escape",)
    sizes = (1, 2, 3, 4)
    options = OPTIONS
    option_help = "lanterns-option"
    quick: ClassVar = {"players": TABLE, "options": {"delves": "3"}}
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

    def words(self, language: str) -> Words:
        from lanterns.words import lanterns_words

        return lanterns_words(language)

    def choices(self, field: str, setup: Mapping[str, Any], language: str) -> list[Choice]:
        from lanterns.compile import cards

        pack, text = cards().pack, self.words(language).text
        if field == "players":
            return [Choice(name, text(f"name-{name}")) for name in pack.delvers]
        return [
            Choice(
                each.id,
                text(f"name-{each.id}"),
                text("shaft-says", light=each.light, stairs=each.stairs, goal=each.goal),
            )
            for each in pack.shafts.values()
        ]

    def share(self, outcome: str, name: str) -> float:
        """LO-6: alone the goal counts."""
        return 1.0 if outcome == "goal" else super().share(outcome, name)

    def public(self, view: dict[str, Any]) -> dict[str, Any]:
        """A spectator sees nobody's keepsakes until the end."""
        shown = [each if each["score"] is not None else {**each, "carries": []} for each in view["delvers"]]
        return {**view, "seat": SPECTATOR, "delvers": shown}

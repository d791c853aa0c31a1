"""The plugin of The Order of the Stick Adventure Game: its declarations and its facets."""

from functools import cached_property
from typing import ClassVar

from underdeck.games.stick.rules.options import LENGTHS, OPTIONS, PRESETS, VARIANTS
from underdeck.kernel.game import Game
from underdeck.plugin.base import BotMaker, Plugin
from underdeck.plugin.fields import BOT, GROUPS, ME, ONE, SEATS, SEVERAL, Field

HERE = "underdeck.games.stick"


class StickPlugin(Plugin):
    name = "stick"
    facets: ClassVar = {
        "app": f"{HERE}.board:App",
        "bots": f"{HERE}.bots.facet:Bots",
        "environments": f"{HERE}.environment:Environment",
        "forms": f"{HERE}.forms:Forms",
        "lab": f"{HERE}.study:Lab",
        "match": f"{HERE}.questions:Questions",
        "packs": f"{HERE}.outside:Packs",
        "progress": f"{HERE}.progress:Progress",
        "table": f"{HERE}.table:Table",
        "terminal": f"{HERE}.terminal:Terminal",
        "text": f"{HERE}.text.facet:Texts",
    }
    party = False
    sizes = (2, 3, 4, 5, 6)
    options = OPTIONS
    presets = PRESETS
    option_help = "os-option"
    fields = (
        Field("players", SEATS, "--players", "Characters round the table, such as roy=me,haley=bot,elan=bot.", True,
              sizes, {"roy": ME, "haley": BOT, "elan": BOT, "belkar": BOT}),
        Field("length", ONE, "--length", f"{', '.join(LENGTHS)}; short unless given.", default="short"),
        Field("variants", SEVERAL, "--variant", f"{', '.join(VARIANTS)}; may be repeated."),
        Field("preset", ONE, "--preset", f"A set of house rules, {' or '.join(PRESETS)}.", default="printed"),
        Field("teams", GROUPS, "--team", "A team such as roy,elan; repeat for the others."),
    )  # fmt: skip
    former_bots: ClassVar = {"sensible": "skilled"}
    thinkers = ("expert", "master")
    tempers = ("greedy", "vengeful", "loyal", "cowardly", "proud", "own")

    def rules(self) -> tuple[Game, str]:
        return self.dealt_from

    def rules_of(self, version: int) -> Game | None:
        from underdeck.games.stick.compile import mixed_stick
        from underdeck.games.stick.rules.game import Stick
        from underdeck.games.stick.rules.options import OLDEST, VERSION

        return Stick(mixed_stick(self.packs).pack, version) if OLDEST <= version < VERSION else None

    @cached_property
    def dealt_from(self) -> tuple[Game, str]:
        """Return rules and cards, found once because a random game is hardly longer than the search."""
        from underdeck.games.stick.compile import mixed_stick
        from underdeck.games.stick.rules.game import Stick

        pack = mixed_stick(self.packs).pack
        return Stick(pack), pack.digest

    def bots(self) -> dict[str, BotMaker]:
        from underdeck.bots.random import Random
        from underdeck.games.stick.bots.expert import Expert, Master
        from underdeck.games.stick.bots.novice import Novice
        from underdeck.games.stick.bots.skilled import Skilled

        return {
            "random": Random,
            "novice": Novice,
            "skilled": Skilled,
            "expert": Expert,
            "master": Master,
        }

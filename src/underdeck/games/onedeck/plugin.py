"""The plugin of One Deck Dungeon: its declarations and its facets."""

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from underdeck.games.onedeck.rules.editions import OPTIONS, PRESETS
from underdeck.kernel.game import Game
from underdeck.plugin.base import BotMaker, Plugin
from underdeck.plugin.fields import ONE, SEVERAL, SWITCH, Field

if TYPE_CHECKING:
    from underdeck.games.onedeck.rules.cards import Pack

LATEST = "1.9"
HERE = "underdeck.games.onedeck"


class OneDeckPlugin(Plugin):
    name = "onedeck"
    facets: ClassVar = {
        "app": f"{HERE}.board:App",
        "bots": f"{HERE}.bots.facet:Bots",
        "cli": f"{HERE}.campaign.commands:Cli",
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
    sizes = (1, 2, 4)
    options = OPTIONS
    presets = PRESETS
    fields = (
        Field("heroes", SEVERAL, "--hero", "A hero, by id; repeat for two or four heroes.", True, sizes, ["mage"]),
        Field("dungeon", ONE, "--dungeon", "The dungeon, by id (see `underdeck cards onedeck`).", True, (),
              "dragons-cave"),
        Field("set", ONE, "--set", "The deck: base, forest, hybrid or a pack's; the dungeon's own unless given."),
        Field("tier", ONE, "--tier", "A challenge tier: novice, standard, veteran, fearless (v1.1: expert)."),
        Field("edition", ONE, "--edition", f"Rulebook edition: {', '.join(PRESETS)}; {LATEST} unless given.",
              default=LATEST),
        Field("hordes", SWITCH, "--hordes", "Four heroes: add the Hordes card."),
        Field("reference", ONE, "--reference", "Hybrid decks: the potion of the Turn Reference, healing or cure."),
    )  # fmt: skip
    former_bots: ClassVar = {"greedy": "skilled"}
    thinkers = ("expert", "master")

    def rules(self) -> tuple[Game, str]:
        return self.dealt_from

    def rules_of(self, version: int) -> Game | None:
        from underdeck.games.onedeck.rules.editions import OLDEST, VERSION
        from underdeck.games.onedeck.rules.game import OneDeck

        return OneDeck(self.printed, version) if OLDEST <= version < VERSION else None

    @cached_property
    def dealt_from(self) -> tuple[Game, str]:
        """Return rules and cards, found once because a random game is hardly longer than the search."""
        from underdeck.games.onedeck.rules.game import OneDeck

        return OneDeck(self.printed), self.printed.digest

    @property
    def printed(self) -> "Pack":
        """Return the cards of the game."""
        from underdeck.games.onedeck.compile import mixed_pack

        return mixed_pack(self.packs).pack

    def bots(self) -> dict[str, BotMaker]:
        from underdeck.bots.random import Random
        from underdeck.games.onedeck.bots.expert import Expert
        from underdeck.games.onedeck.bots.master import Master
        from underdeck.games.onedeck.bots.novice import Novice
        from underdeck.games.onedeck.bots.skilled import Skilled

        return {"random": Random, "novice": Novice, "skilled": Skilled, "expert": Expert, "master": Master}

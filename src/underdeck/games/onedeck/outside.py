"""The packs facet of One Deck Dungeon: third-party cards."""

from collections.abc import Mapping
from typing import Any, final

from underdeck.games.onedeck.compile import mixed_pack, troubles_of
from underdeck.games.onedeck.parties import outside_parties
from underdeck.games.onedeck.schema import OUTSIDE
from underdeck.games.onedeck.text.words import onedeck_text
from underdeck.kernel.refusal import Refusal
from underdeck.packs.outside import OutsidePack
from underdeck.packs.vocabulary import Meanings
from underdeck.plugin.packs import PacksFacet


@final
class Packs(PacksFacet):
    single_tables = ("reference", "deck")

    def tables(self) -> Mapping[str, Any]:
        return OUTSIDE

    def words(self, language: str) -> Mapping[str, Meanings]:
        return onedeck_text(language, self.plugin.packs).vocabulary()

    def troubles(self, pack: OutsidePack) -> list[Refusal]:
        return troubles_of(pack)

    def names(self) -> dict[str, str]:
        return mixed_pack(self.plugin.packs).names

    def setups(self) -> list[dict[str, Any]]:
        return outside_parties(mixed_pack(self.plugin.packs), [ref.id for ref in self.plugin.packs])

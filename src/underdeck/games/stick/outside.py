"""The packs facet of The Order of the Stick: third-party cards."""

from collections.abc import Mapping
from typing import Any, final

from underdeck.games.stick.compile import SPECS, mixed_stick, troubles_of
from underdeck.games.stick.parties import simulated
from underdeck.games.stick.schema import OUTSIDE
from underdeck.games.stick.text.words import stick_text
from underdeck.kernel.refusal import Refusal
from underdeck.packs.outside import OutsidePack
from underdeck.packs.vocabulary import Meanings
from underdeck.plugin.base import RANDOM
from underdeck.plugin.packs import PacksFacet


@final
class Packs(PacksFacet):
    def tables(self) -> Mapping[str, Any]:
        return {name: SPECS[name] for name in OUTSIDE}

    def words(self, language: str) -> Mapping[str, Meanings]:
        return stick_text(language, self.plugin.packs).vocabulary()

    def troubles(self, pack: OutsidePack) -> list[Refusal]:
        return troubles_of(pack)

    def names(self) -> dict[str, str]:
        return mixed_stick(self.plugin.packs).names

    def setups(self) -> list[dict[str, Any]]:
        """Return setups with the characters of the packs, if they bring any, among the first."""
        catalog = mixed_stick(self.plugin.packs)
        ids = [character.id for character in catalog.pack.characters]
        own = [id for id in ids if catalog.names[f"os-character-{id}"] in [ref.id for ref in self.plugin.packs]]
        tables = [{"players": [*own, *[id for id in ids if id not in own]][:count] if own else count}
                  for count in (3, 4, 6)]  # fmt: skip
        return [simulated(table, RANDOM) for table in tables]

"""The facet of the lab: how studies and simulations set up a game and what they count."""

from collections.abc import Mapping
from typing import Any

from underdeck.forms.facet import FormsFacet
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng
from underdeck.lab.chronicle import Chronicle, Piece
from underdeck.plugin.facets import Facet
from underdeck.plugin.fields import SEATS, SEVERAL
from underdeck.text.facet import TextFacet


class LabFacet(Facet):
    name = "lab"

    def chronicle(self) -> Chronicle:
        """Return a chronicle, which collects the figures of one game besides its outcome."""
        return Chronicle()

    def dealt(self, setup: dict[str, Any], rng: Rng) -> dict[str, Any]:
        """Return the setup with random names in place of a number: `heroes=2` becomes two random heroes."""
        found = dict(setup)
        for field in self.plugin.fields:
            count = found.get(field.id)
            if field.needed and field.kind in (SEATS, SEVERAL) and type(count) is int:
                ids = [choice.id for choice in FormsFacet.of(self.plugin).choices(field.id, {}, "en")]
                sizes = field.sizes_among(len(ids))
                if count not in sizes:
                    raise Refusal("lab-size", name=field.id, sizes=choices(map(str, sizes)))
                rng.shuffle(ids)
                found[field.id] = ids[:count]
        return found

    def sim_setups(self, setup: dict[str, Any], bot: str) -> list[dict[str, Any]]:
        """Return the setups that `sim` plays in turn when some fields are not set."""
        return [FormsFacet.of(self.plugin).filled(setup)]

    def sim_title(self, setup: Mapping[str, Any], language: str) -> str:
        """Return the title of a simulation of this setup."""
        return TextFacet.of(self.plugin).words(language).title

    def report_study(self, setup: dict[str, Any], bot: str) -> dict[str, Any]:
        """Return the study that `sim --report` plays: setup and sweep."""
        return {"setup": FormsFacet.of(self.plugin).filled(setup)}

    def pack_study(self) -> dict[str, Any]:
        """Return a study that compares the packs with the game's own cards: bot, setup and sweep."""
        raise Refusal("packs-none", game=self.plugin.name)

    def pack_pieces(self) -> list[Piece]:
        """Return the cards of the packs that should occur in that study."""
        return []

"""The forms facet of The Order of the Stick: choices for a new game."""

from collections.abc import Mapping
from typing import Any, ClassVar, final

import msgspec

from underdeck.forms.facet import FormsFacet
from underdeck.games.stick.catalog import stick_catalog
from underdeck.games.stick.rules.options import LENGTHS, PRESETS, VARIANTS
from underdeck.games.stick.text.words import stick_text
from underdeck.plugin.fields import BOT, ME, Choice


@final
class Forms(FormsFacet):
    quick: ClassVar = {"players": {"roy": ME, "haley": BOT, "belkar": BOT}, "length": "short", "preset": "quick"}

    def choices(self, field: str, setup: Mapping[str, Any], language: str) -> list[Choice]:
        words = stick_text(language, self.plugin.packs)
        if field == "players":
            return [Choice(each.id, words.character(each.id), words.hero(each)) for each in words.pack.characters]
        ids = {"length": LENGTHS, "variants": VARIANTS, "preset": tuple(PRESETS)}.get(field, ())
        kind = field.removesuffix("s")
        return [Choice(id, words.text(f"{kind}-{id}")) for id in ids]

    def catalog(self, language: str) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(stick_catalog(stick_text(language, self.plugin.packs)))
        return found

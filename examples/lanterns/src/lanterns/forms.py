"""What may be chosen for a new game."""

from collections.abc import Mapping
from typing import Any, ClassVar, final

from lanterns.compile import cards
from lanterns.setup import TABLE
from lanterns.words import lanterns_words
from underdeck.forms.facet import FormsFacet
from underdeck.plugin.fields import Choice


@final
class Forms(FormsFacet):
    quick: ClassVar = {"players": TABLE, "options": {"delves": "3"}}

    def choices(self, field: str, setup: Mapping[str, Any], language: str) -> list[Choice]:
        pack, text = cards().pack, lanterns_words(language).text
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

"""What the forms of a new game want from it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from underdeck.kernel.refusal import Refusal, choices
from underdeck.plugin.facets import Facet
from underdeck.plugin.fields import ME, SEATS, Choice


class FormsFacet(Facet):
    name = "forms"

    quick: ClassVar[Mapping[str, Any]] = {}
    """Gives the setup of a first game that is short and kind."""

    def choices(self, field: str, setup: Mapping[str, Any], language: str) -> list[Choice]:
        """Return what may be chosen in a field, given what has been chosen."""
        return []

    def needed(self, setup: Mapping[str, Any]) -> list[str]:
        """Return the settings without which no game begins."""
        return [field.id for field in self.plugin.fields if field.needed]

    def filled(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Return a setup with something that fits for what is still to be chosen. So a bad choice is refused before
        others are asked for."""
        return {**{field.id: field.default for field in self.plugin.fields if field.needed}, **setup}

    def usual(self, setup: dict[str, Any]) -> dict[str, Any]:
        """Return a setup with what is usual where nothing was said, as a record is to name it."""
        return setup

    def all_said(self, setup: Mapping[str, Any]) -> bool:
        """Say whether nothing usual is left to be changed."""
        return True

    def sitters_of(self, setup: Mapping[str, Any]) -> dict[str, str]:
        """Return who sits where if the setup does not say."""
        return {}

    def with_bots(self, setup: dict[str, Any], bots: Mapping[str, str]) -> dict[str, Any]:
        """Return a setup that says who plays, with these bots: by name, or for all that are bots anyway."""
        seats = next((field.id for field in self.plugin.fields if field.kind == SEATS), "players")
        sitters = dict(setup.get(seats) or self.sitters_of(setup))
        for name in bots:
            if name and name not in sitters:
                raise Refusal("bot-seat", name=name, choices=choices(sitters))
        if "" in bots and not any(sitter != ME and name not in bots for name, sitter in sitters.items()):
            raise Refusal("bot-idle", bot=bots[""], name=next(iter(sitters), ""))
        for name, sitter in sitters.items():
            sitters[name] = bots.get(name) or (bots.get("", sitter) if sitter != ME else sitter)
        return {**setup, seats: sitters}

    def catalog(self, language: str) -> dict[str, Any]:
        """Return what forms on pages of the game's own show besides the declared settings."""
        return {}

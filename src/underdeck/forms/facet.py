"""The facet of the forms: the settings of a new game."""

from collections.abc import Mapping
from typing import Any, ClassVar

from underdeck.kernel.refusal import Refusal, choices
from underdeck.plugin.facets import Facet
from underdeck.plugin.fields import ME, SEATS, Choice


class FormsFacet(Facet):
    name = "forms"

    quick: ClassVar[Mapping[str, Any]] = {}
    """Holds the setup of a short and easy first game."""

    def choices(self, field: str, setup: Mapping[str, Any], language: str) -> list[Choice]:
        """Return the choices of a field. They may depend on the fields already set in the setup."""
        return []

    def needed(self, setup: Mapping[str, Any]) -> list[str]:
        """Return the fields that must be set before the game can begin."""
        return [field.id for field in self.plugin.fields if field.needed]

    def filled(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Return the setup with a valid value in every field that must be set. The forms use it to reject a bad choice
        before they ask for the next field."""
        return {**{field.id: field.default for field in self.plugin.fields if field.needed}, **setup}

    def usual(self, setup: dict[str, Any]) -> dict[str, Any]:
        """Return the setup with the defaults that a record must name."""
        return setup

    def all_said(self, setup: Mapping[str, Any]) -> bool:
        """Return whether the setup leaves no default that a player could still change."""
        return True

    def sitters_of(self, setup: Mapping[str, Any]) -> dict[str, str]:
        """Return the sitter of each seat for a setup that names none."""
        return {}

    def with_bots(self, setup: dict[str, Any], bots: Mapping[str, str]) -> dict[str, Any]:
        """Return the setup with these bots at their seats. The name '' means every seat that a bot plays."""
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
        """Return what the game's own page for a new game shows besides the declared fields."""
        return {}

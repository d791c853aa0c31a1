"""Facets: the contracts between a game and single parts of the program, each with a default."""

import inspect
from abc import ABC
from importlib import import_module
from typing import Any, ClassVar, Self, TypeVar

from underdeck.kernel.refusal import Refusal
from underdeck.plugin.base import Plugin
from underdeck.plugin.guard import one_line

FACETS = {
    "app": "underdeck.app.facet:AppFacet",
    "bots": "underdeck.bots.facet:BotsFacet",
    "cli": "underdeck.cli.facet:CliFacet",
    "environments": "underdeck.environments.facet:EnvironmentsFacet",
    "forms": "underdeck.forms.facet:FormsFacet",
    "lab": "underdeck.lab.facet:LabFacet",
    "match": "underdeck.match.facet:MatchFacet",
    "packs": "underdeck.plugin.packs:PacksFacet",
    "progress": "underdeck.progress.facet:ProgressFacet",
    "table": "underdeck.table.facet:TableFacet",
    "terminal": "underdeck.terminal.facet:TerminalFacet",
    "text": "underdeck.text.facet:TextFacet",
}
"""The base class of each facet, as `module:Class`."""


class Facet(ABC):
    """The base of all facets. A game subclasses the facet of a part and overrides what it needs."""

    name: ClassVar[str]

    def __init__(self, plugin: Plugin) -> None:
        self.plugin = plugin

    @classmethod
    def of(cls, plugin: Plugin) -> Self:
        """Return the facet of a game, or the default if the game names none."""
        found: Self | None = plugin.opened.get(cls.name)
        if found is None:
            found = plugin.opened[cls.name] = opened(cls, plugin)
        return found


F = TypeVar("F", bound=Facet)


def opened(wanted: type[F], plugin: Plugin) -> F:
    try:
        kind = own(wanted, plugin.facets[wanted.name]) if wanted.name in plugin.facets else wanted
        if inspect.isabstract(kind):
            missing = ", ".join(sorted(getattr(kind, "__abstractmethods__", ())))
            raise Refusal("facet-half", facet=wanted.name, missing=missing)
        return kind(plugin)
    except Refusal as refusal:
        raise Refusal("game-broken", name=plugin.name, reason=refusal.code).because(refusal) from None
    except Exception as error:  # whatever a stranger's package does, the other games go on
        raise Refusal("game-broken", name=plugin.name, reason=one_line(error)) from error


def own(wanted: type[F], entry: str | type) -> type[F]:
    found = load_entry(entry) if isinstance(entry, str) else entry
    if not isinstance(found, type) or not issubclass(found, wanted):
        raise Refusal(
            "facet-kind", facet=wanted.name, entry=str(entry), wanted=f"{wanted.__module__}.{wanted.__name__}"
        )
    return found


def load_entry(entry: str) -> Any:
    """Return the object that `module:Name` names."""
    module, _, name = entry.partition(":")
    return getattr(import_module(module), name)

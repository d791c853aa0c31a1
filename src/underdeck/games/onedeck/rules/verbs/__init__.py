"""All verbs of skills, potions and talents, by theme; everything about one of them is in one place."""

from collections.abc import Callable
from typing import Final

from underdeck.games.onedeck.rules.verbs.choice import CHOICE
from underdeck.games.onedeck.rules.verbs.consequences import CONSEQUENCES
from underdeck.games.onedeck.rules.verbs.dice import DICE
from underdeck.games.onedeck.rules.verbs.health import HEALTH
from underdeck.games.onedeck.rules.verbs.picking import PICKING
from underdeck.games.onedeck.rules.verbs.verb import Verb, verb_of

__all__ = ["VERBS", "Verb", "verb_of"]

VERBS: Final[dict[str, Callable[..., Verb]]] = {**DICE, **PICKING, **CONSEQUENCES, **HEALTH, **CHOICE}
"""The verbs by the word after `do =` in a pack's file, whose other fields are their arguments."""

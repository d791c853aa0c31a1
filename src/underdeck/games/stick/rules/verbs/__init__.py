"""All verbs of cards, by theme; everything about one of them is in one place."""

from typing import Final

from underdeck.games.stick.rules.verbs.battle import BATTLE
from underdeck.games.stick.rules.verbs.hands import HANDS
from underdeck.games.stick.rules.verbs.loot import LOOT
from underdeck.games.stick.rules.verbs.monsters import MONSTERS
from underdeck.games.stick.rules.verbs.movement import MOVEMENT
from underdeck.games.stick.rules.verbs.shticks import SHTICKS
from underdeck.games.stick.rules.verbs.verb import Choice, Deed, Place, Verb
from underdeck.games.stick.rules.verbs.wounds import WOUNDS

__all__ = ["VERBS", "Choice", "Deed", "Place", "Verb"]

VERBS: Final[dict[str, Verb | Choice]] = {**WOUNDS, **SHTICKS, **LOOT, **HANDS, **MOVEMENT, **BATTLE, **MONSTERS}

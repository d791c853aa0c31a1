"""Beliefs about hidden cards: some cards leave a hand as soon as they come into it, others wait for their moment,
and Loot that somebody wants to wear is not left in a Stash.

The numbers in `likely.json` were learned from games of our own bots (`training/beliefs_stick.py`); a card that is not
named there is as likely as can be expected of any.
"""

import json
from functools import cache
from importlib import resources
from typing import Final

from underdeck.games.stick.rules.cards import Pack
from underdeck.games.stick.rules.worlds import Likely

LEARNED: Final = "likely.json"
BLIND: Final = 100
"""The weight of any card in a blind deal."""


@cache
def learned() -> dict[str, dict[str, int]]:
    """Return the weights of cards `held` in a hand and `stashed` in a Stash, in hundredths of a blind deal."""
    found: dict[str, dict[str, int]] = json.loads((resources.files("underdeck.games.stick.bots") / LEARNED).read_text())
    return found


def likely_in(pack: Pack) -> Likely:
    held, stashed = learned()["held"], learned()["stashed"]
    return Likely(
        [held.get(card.id, BLIND) for card in pack.battle], [stashed.get(card.id, BLIND) for card in pack.loot]
    )

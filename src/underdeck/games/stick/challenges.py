"""The Stick's duel of the day and challenge of the week."""

from typing import Any

from underdeck.kernel.rng import Rng
from underdeck.plugin.fields import BOT, ME
from underdeck.progress.deeds import Deed
from underdeck.progress.facet import Course

CHARACTERS = ("roy", "haley", "elan", "vaarsuvius", "durkon", "belkar")
TWISTS: dict[str, dict[str, Any]] = {
    "sticky-fingers": {"options": {"steal_range": "any"}},
    "lucky": {"variants": ["lucky"]},
    "not-home": {"variants": ["not-home"]},
    "crowd": {},
}
"""What is different in a week: an option, a variant, two more at the table."""
CROWD, FEW = 4, 3
WON = 1000


def daily(rng: Rng) -> Course:
    return course(rng, 2, {})


def weekly(rng: Rng) -> Course:
    twist = [*TWISTS][rng.below(len(TWISTS))]
    found = course(rng, CROWD if twist == "crowd" else FEW, TWISTS[twist])
    found.twist = twist
    return found


def course(rng: Rng, count: int, more: dict[str, Any]) -> Course:
    left = [*CHARACTERS]
    players = [left.pop(rng.below(len(left))) for _ in range(count)]
    setup = {"players": players, "length": "short", "preset": "quick", **more}
    return Course(setup, [ME] + [BOT] * (count - 1))


def rank(deed: Deed, seat: int) -> int:
    """Return the rank of a result: the lead in points over the best of the others."""
    others = [part.points for other, part in enumerate(deed.parts) if other != seat]
    return WON * deed.parts[seat].won + deed.parts[seat].points - max(others)

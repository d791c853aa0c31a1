"""Challenges of One Deck Dungeon, of the day and of the week."""

from typing import Any

from underdeck.kernel.rng import Rng
from underdeck.plugin.fields import ME
from underdeck.progress.deeds import Deed
from underdeck.progress.facet import Course

HEROES = ("archer", "mage", "paladin", "rogue", "warrior")
DUNGEONS = ("dragons-cave", "yetis-cavern", "hydras-reef", "lichs-tomb", "minotaurs-maze")
EDITION = "1.9"
TWISTS: dict[str, dict[str, Any]] = {
    "veteran": {"tier": "veteran"},
    "fearless": {"tier": "fearless"},
    "novice": {"tier": "novice", "dungeon": "minotaurs-maze"},
    "hybrid": {"set": "hybrid"},
    "first-printing": {"edition": "1.1"},
    "pair": {},
}
"""What is different in a week: a tier, the other set mixed in, the first rulebook, a second hero."""
PAIR = "pair"
WON = 10_000


def daily(rng: Rng) -> Course:
    heroes, dungeon = [pick(rng, HEROES)], pick(rng, DUNGEONS)
    return Course({"heroes": heroes, "dungeon": dungeon, "edition": EDITION}, [ME])


def weekly(rng: Rng) -> Course:
    twist = pick(rng, tuple(TWISTS))
    heroes = [pick(rng, HEROES)]
    if twist == PAIR:
        heroes.append(pick(rng, tuple([hero for hero in HEROES if hero not in heroes])))
    setup = {"heroes": heroes, "dungeon": pick(rng, DUNGEONS), "edition": EDITION, **TWISTS[twist]}
    return Course(setup, [ME] * len(heroes), twist)


def pick(rng: Rng, among: tuple[str, ...]) -> str:
    return among[rng.below(len(among))]


def rank(deed: Deed) -> int:
    """Return the rank of a result: a victory by turns and then damage, a defeat by how far it went."""
    if deed.parts[0].won:
        return WON - 20 * deed.turns - deed.counts["damage"]
    return 1000 * deed.counts["floor"] + 100 * deed.counts.get("rounds", 0) + deed.counts["fights"]

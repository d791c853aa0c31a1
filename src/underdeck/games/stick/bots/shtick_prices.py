"""Prices of a new shtick besides its strength in battle, in Bragging Points: uses, lasting bonuses, traits."""

from typing import Final

from underdeck.games.stick.rules.cards import Pack, Shtick

USES: Final = {
    "me": 0.11, "monster": 0.11, "fighter": 0.06, "boost": 0.2, "rally": 0.08, "guard": 0.08, "reroll": 0.35,
    "die": 0.1, "draw": 0.24, "prevent": 0.25, "heal": 0.2, "treat": 0.4, "steal": 0.4, "wound": 0.2, "flip": 0.08,
    "unflip": 0.2, "recover": 0.17, "shoo": 0.12, "teleport": 0.25, "join": 0.15, "snub": 0.25, "swap-roles": 0.3,
    "silence": 0.1, "no-support": 0.12, "lose-cards": 0.1, "cards": 0.1, "disarm": 0.04, "evade": 0.03,
}  # fmt: skip
"""The value of each point, flipped once between two rests."""
BONUSES: Final = {
    "evade": 0.04, "rest": 0.15, "pick": 0.3, "move": 0.2, "assist": 0.15, "dice": 0.35, "attack": 0.06,
    "defense": 0.04, "battle": 0.06,
}  # fmt: skip
"""For each point; of those that count in battles only what the plain Monster doesn't show."""
TRAITS: Final = {"thor": 0.45}
"""The value of each 1 that becomes a 13."""
ANYTHING: Final = 0.1
TRAIT: Final = 0.15
ANOTHER: Final = 0.12
"""The value of a new kind of Battle Shtick: it reaches other Monsters, and is face up when others are not."""
BANE: Final = 0.25
"""The value of strength against one kind of Monster only, which the plain one is not."""
MOST: Final = 5
"""The points of a use beyond which more is no better."""


def talent(pack: Pack, card: Shtick, held: list[Shtick]) -> float:
    """Return the price of a card beside those."""
    found = ANOTHER if card.battle and card not in held else 0.0
    if card.area and not card.area.isdigit():
        found += BANE
    for bonus in card.bonuses:
        found += BONUSES.get(bonus.stat, ANYTHING) * abs(bonus.amount)
    for use in card.uses:
        for op in pack.scripts[use.script]:
            worth = USES.get(op.verb, ANYTHING) * max(1, min(MOST, abs(op.amount)))
            found += -worth if op.verb == "wound" and op.target == "self" else worth
    for trait in card.traits:
        found += TRAITS.get(trait, TRAIT)
    return found

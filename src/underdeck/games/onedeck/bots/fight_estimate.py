"""A quick estimate of a fight's cost: the same few rolls for everybody, dice placed in a simple order.

No skills and no conversions: it is a measure of strength for the evaluation, not a prediction.
"""

from typing import Final

from underdeck.games.onedeck.rules.cards import ANY, HEROIC, Ability, Box, Dungeon, Encounter, Pack, Reckoned, X
from underdeck.games.onedeck.rules.state import HYBRID
from underdeck.kernel.rng import Rng

ROLLS: Final = 24
CARD_ROLLS: Final = 6
"""The sample rolls against a boss, and against each card of a deck."""
MOST_DICE: Final = 12
TIME_WEIGHT: Final = 0.45
POISON_WEIGHT: Final = 0.6
USUAL_X: Final = 14
"""The typical demand of the boxes with a changing number."""
MOST_KNOWN: Final = 20_000


def fixed_rolls() -> list[list[list[int]]]:
    rng = Rng(14)
    return [[[rng.die() for _ in range(MOST_DICE)] for _ in range(4)] for _ in range(ROLLS)]


FIXED: Final = fixed_rolls()


class Toll:
    """The average of one fight: the icons of open boxes, and the covered skulls."""

    __slots__ = ("damage", "poison", "skulls", "time")

    def __init__(self, damage: float, poison: float, time: float, skulls: float) -> None:
        self.damage = damage
        self.poison = poison
        self.time = time
        self.skulls = skulls

    @property
    def price(self) -> float:
        return self.damage + POISON_WEIGHT * self.poison + TIME_WEIGHT * self.time


def weight(box: Box) -> float:
    return box.damage + POISON_WEIGHT * box.poison + TIME_WEIGHT * box.time + 2.0 * box.skull


def in_order(boxes: list[Box]) -> list[Box]:
    """Return the boxes, armor first, then those with the worst icons."""
    ranked = [(not box.armor, -weight(box), box.value, i) for i, box in enumerate(boxes)]
    ranked.sort()
    return [boxes[entry[3]] for entry in ranked]


def take(dice: list[int], least: int) -> bool:
    """Take the smallest die that is enough; the dice are sorted."""
    for i in range(len(dice)):
        if dice[i] >= least:
            dice.pop(i)
            return True
    return False


def take_sum(dice: list[int], heroic: list[int], needed: int) -> bool:
    """Take the largest dice of the color, then heroic ones, until their sum is enough."""
    if sum(dice) + sum(heroic) < needed:
        return False
    while needed > 0 and dice:
        needed -= dice.pop()
    while needed > 0:
        needed -= heroic.pop()
    return True


def covers(pools: list[list[int]], box: Box, heroic_too: bool) -> bool:
    value = USUAL_X if box.value == X else box.value
    none: list[int] = []
    heroic = pools[HEROIC] if heroic_too else none
    if box.color == ANY:
        for color in range(3):
            if take(pools[color], value):
                return True
        return take(heroic, value)
    if box.wide:
        return take_sum(pools[box.color], heroic, value)
    return take(pools[box.color], value) or take(heroic, value)


def fight(boxes: list[Box], dice: list[int], rolls: int, ability: Ability | None) -> Toll:
    """Return the average of a fight; `boxes` are in order, `dice` by color."""
    damage = poison = time = skulls = 0
    twice = ability is not None and ability.first_cover_lost > 0
    plain = ability is not None and ability.no_heroic_on_skulls > 0
    for r in range(rolls):
        pools = [sorted(FIXED[r][color][: dice[color]]) for color in range(4)]
        closed = False
        for box in boxes:
            covered = False
            if box.armor or not closed:
                covered = covers(pools, box, not (plain and box.skull))
                if covered and twice and box.skull:
                    covered = covers(pools, box, True)
            if covered:
                skulls += box.skull
                continue
            closed = closed or box.armor
            damage += box.damage
            poison += box.poison
            time += box.time
    return Toll(damage / rolls, poison / rolls, time / rolls, skulls / rolls)


def boss_toll(pack: Pack, dungeon: Dungeon, dice: list[int]) -> Toll:
    """Return the average of a round against the boss."""
    key = (dungeon.id, 0, 0, dice[0], dice[1], dice[2], dice[3])
    known = pack.reckoned.get(key)
    if isinstance(known, Toll):
        return known
    found = fight(in_order(dungeon.boss_boxes), dice, ROLLS, dungeon.boss_ability)
    remember(pack, key, found)
    return found


def card_toll(card: Encounter, dungeon: Dungeon, floor: int, dice: list[int]) -> Toll:
    """Return the average of one encounter on that floor, with the better one of a peril's options."""
    boxes: list[Box] = []
    for row in dungeon.floors[:floor]:
        boxes += row.peril_boxes if card.peril else row.combat_boxes
    if not card.peril:
        return fight(in_order(card.boxes + boxes), dice, CARD_ROLLS, card.ability)
    tolls: list[Toll] = []
    for option in card.options:
        own = [dice[color] if color == option.color or color == HEROIC else 0 for color in range(4)]
        tolls.append(fight(in_order([option.box, *boxes]), own, CARD_ROLLS, None))
        tolls[-1].time += option.time_cost
    best = tolls[0]
    for toll in tolls:
        if toll.price < best.price:
            best = toll
    return best


def floor_toll(pack: Pack, dungeon: Dungeon, deck: int, floor: int, dice: list[int]) -> Toll:
    """Return the average of an encounter on that floor, over all cards of the deck."""
    key = (dungeon.id, floor, deck, dice[0], dice[1], dice[2], dice[3])
    known = pack.reckoned.get(key)
    if isinstance(known, Toll):
        return known
    damage = poison = time = 0.0
    count = 0
    for card in pack.cards:
        if card.twin or card.replaced or (card.set != deck and deck != HYBRID):
            continue
        count += 1
        best = card_toll(card, dungeon, floor, dice)
        damage += best.damage
        poison += best.poison
        time += best.time
    count = max(count, 1)
    found = Toll(damage / count, poison / count, time / count, 0.0)
    remember(pack, key, found)
    return found


def remember(pack: Pack, key: Reckoned, toll: Toll) -> None:
    """Cache the average with its cards: third-party packs add others to the same deck."""
    if len(pack.reckoned) >= MOST_KNOWN:
        pack.reckoned.clear()
    pack.reckoned[key] = toll

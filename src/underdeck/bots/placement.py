"""The best way to place the dice at hand: a bounded search over boxes, heroic conversions included."""

from underdeck.kernel.decisions import Action
from underdeck.onedeck import actions as do
from underdeck.onedeck.cards import ARMOR_ONLY, HEROIC, Box
from underdeck.onedeck.consequences import toll
from underdeck.onedeck.placing import conversion_dice, die_fits
from underdeck.onedeck.state import State, health

NODES = 600
"""Search effort: positions looked at before the best so far is taken."""

Die = tuple[int, int]
"""A die of the pools: (hero, die)."""

Cover = tuple[int, tuple[Die, ...], tuple[Die, ...]]
"""A box, the dice that go on it, and the dice melted into one more heroic die for it."""


class Weights:
    """What a point of damage or time is worth to the party as it stands."""

    __slots__ = ("damage", "death", "skull", "time")

    def __init__(self, state: State) -> None:
        left = min(health(state, hero) - hero.damage for hero in state.heroes)
        self.damage = 1.0 + 2.0 / max(1, left)
        self.time = 0.35 if state.deck else 0.3 * self.damage
        self.skull = 2.2
        self.death = 30.0


class Plan:
    __slots__ = ("actions", "cost")

    def __init__(self, cost: float, actions: list[Action]) -> None:
        self.cost = cost
        self.actions = actions


class Placement:
    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.melt = conversion_dice(state)
        self.loose = [(h, die) for h, hero in enumerate(state.heroes) for die in hero.pool]
        self.boxes = [b for b in range(len(state.boxes)) if not state.covers[b]]
        boxes = state.boxes
        self.boxes.sort(key=lambda b: (not boxes[b].armor, -self.worth(boxes[b])))
        self.armor_left = sum(boxes[b].armor for b in self.boxes)
        self.nodes = 0
        self.best_cost = 1e9
        self.best: tuple[Cover, ...] = ()
        self.twice = {
            b
            for b in self.boxes
            if boxes[b].skull
            and not state.broken >> b & 1
            and any(ability.first_cover_lost for ability in state.abilities)
        }

    def worth(self, box: Box) -> float:
        return box.damage * self.weights.damage + box.time * self.weights.time + box.skull * self.weights.skull

    def solve(self) -> Plan:
        self.search(0, self.loose, (), set())
        actions: list[Action] = []
        for b, dice, melted in self.best:
            actions.extend(self.moves(b, dice, melted))
        return Plan(self.best_cost, actions)

    def leaf_cost(self, covered: set[int]) -> float:
        """What would be suffered with these boxes covered too."""
        state = self.state
        before = state.covers
        state.covers = [(1,) if b in covered else cover for b, cover in enumerate(before)]
        cost = toll(state)
        skulls = sum(box.skull for box, cover in zip(state.boxes, state.covers, strict=True) if cover)
        armor_open = any(box.armor and not cover for box, cover in zip(state.boxes, state.covers, strict=True))
        state.covers = before
        value = cost.damage * self.weights.damage + (cost.time + cost.ability_time) * self.weights.time
        value -= skulls * self.weights.skull
        share = (cost.damage + len(state.heroes) - 1) // len(state.heroes)
        if any(hero.damage + share >= health(state, hero) for hero in state.heroes):
            value += self.weights.death
        if armor_open and any(ability.loot_needs_armor for ability in state.abilities):
            value += 3.0
        return value

    def search(self, index: int, dice: list[Die], covers: tuple[Cover, ...], covered: set[int]) -> None:
        self.nodes += 1
        armor_open = index < self.armor_left
        cost = self.leaf_cost(covered)
        if cost < self.best_cost - 1e-9:
            self.best_cost = cost
            self.best = covers
        if self.nodes > NODES:
            return
        for i in range(index, len(self.boxes)):
            b = self.boxes[i]
            if not self.state.boxes[b].armor and armor_open:
                return  # OD-7.15: an armor box was skipped, nothing else can be covered
            for used, melted in self.ways(b, dice):
                rest = dice[:]
                for die in used:
                    if die in rest:
                        rest.remove(die)
                for die in melted:
                    rest.remove(die)
                self.search(i + 1, rest, (*covers, (b, used, melted)), covered | {b})
                if self.nodes > NODES:
                    return
            if armor_open and self.state.boxes[b].armor:
                # Skipping an armor box: other armor boxes may still be covered, but only for their own sake.
                continue

    def ways(self, b: int, dice: list[Die]) -> list[tuple[tuple[Die, ...], tuple[Die, ...]]]:
        box = self.state.boxes[b]
        fitting = [die for die in dice if die_fits(self.state, die[1], box)]
        fitting.sort(key=lambda die: ((die[1] >> 3) & 3 == HEROIC, die[1] & 7, not die[1] & ARMOR_ONLY))
        if box.wide:
            used = cheapest(fitting, box.value)
            return [(used, ())] if used else []
        enough = [die for die in fitting if die[1] & 7 >= box.value]
        if b in self.twice:
            return [((enough[0], enough[1]), ())] if len(enough) > 1 else []
        found: list[tuple[tuple[Die, ...], tuple[Die, ...]]] = []
        if enough:
            found.append(((enough[0],), ()))
            for die in enough[1:]:
                if (die[1] >> 3) & 3 != (enough[0][1] >> 3) & 3:
                    found.append(((die,), ()))
                    break
        if not enough or (enough[0][1] >> 3) & 3 == HEROIC:
            heroic_allowed = die_fits(self.state, HEROIC * 8 + 6, box)
            spare = sorted(
                [die for die in dice if die[1] < ARMOR_ONLY and die[1] & 7 >= box.value],
                key=lambda die: ((die[1] >> 3) & 3 == HEROIC, die[1] & 7),
            )
            supply = self.state.supply[HEROIC] > 0
            if heroic_allowed and len(spare) >= self.melt and supply:
                found.append(((), tuple(spare[: self.melt])))
        return found

    def moves(self, b: int, dice: tuple[Die, ...], melted: tuple[Die, ...]) -> list[Action]:
        actions: list[Action] = []
        if melted:
            (h, die), *others = melted
            actions.append((do.CONVERT, h, die))
            actions.extend([(do.ADD, other, given) for other, given in others])
            if len({owner for owner, _ in melted}) > 1:
                actions.append((do.GIVE, h))
            lowest = min(given & 7 for _, given in melted)
            return [*actions, (do.COVER, h, HEROIC * 8 + lowest, b)]
        if b in self.twice:
            return [(do.COVER, h, die, b) for h, die in dice]
        (h, die), *others = dice
        return [(do.COVER, h, die, b), *[(do.ADD, other, added) for other, added in others]]


def cheapest(dice: list[Die], needed: int) -> tuple[Die, ...]:
    """A set reaching the number with little to spare, colored dice before heroic ones; largest dice first."""
    chosen: list[Die] = []
    for die in dice:
        if needed <= 0:
            break
        chosen.append(die)
        needed -= die[1] & 7
    if needed > 0:
        return ()
    for die in sorted(chosen, key=lambda die: die[1] & 7):  # drop what turned out superfluous
        if needed + (die[1] & 7) <= 0 and len(chosen) > 1:
            chosen.remove(die)
            needed += die[1] & 7
    return tuple(sorted(chosen, key=lambda die: -(die[1] & 7)))


def best_placement(state: State) -> Plan:
    return Placement(state, Weights(state)).solve()

"""A good way to place the dice at hand, found in no time: for playouts, which place dice by the thousand.

It is a bounded search over boxes, heroic conversions included; `placement.py` finds the best one. The dice get numbers
and a set of them is a bit mask. Boxes are gone through one by one, each covered in the few ways that matter or left
open; what the open ones cost only grows, so a branch dearer than the best is cut off.
"""

from collections.abc import Iterable
from typing import Final

from underdeck.games.onedeck.bots.prices import ARMOR_OPEN, SKULL, TIME, Prices, icons_of
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import ANY, ARMOR_ONLY, HEROIC, MANA_ONLY, Box
from underdeck.games.onedeck.rules.placing import conversion_dice
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.decisions import Action

NODES: Final = 100
"""Search effort: positions looked at before the best so far is taken."""

IDLE_PIP: Final = 0.05
POISON_ICON: Final = 0.6
"""Only to order the boxes; what poison really costs depends on the tokens held."""

Held = tuple[int, int]
"""A die in a pool: hero, die."""

Way = tuple[int, int, tuple[tuple[int, ...], ...]]
"""How to cover a box: mask of the dice used up, mask of those laid on the box as they are, groups melted for it."""

Chosen = list[tuple[int, Way]]
"""Covered boxes and how, in order."""


class Rough:
    """What a placement leads to, and the dice it leaves in the pools."""

    __slots__ = ("cost", "damage", "idle", "placement", "poison", "time")

    def __init__(
        self, cost: float, damage: int, poison: int, time: int, idle: list[Held], placement: "Hasty | None"
    ) -> None:
        self.cost = cost
        self.damage = damage
        self.poison = poison
        self.time = time
        self.idle = idle
        self.placement = placement

    def actions(self) -> list[Action]:
        """The answers that carry it out."""
        actions: list[Action] = []
        if self.placement is not None:
            for b, way in self.placement.best:
                actions += self.placement.moves(b, way)
        return actions

    @property
    def hurts(self) -> bool:
        return bool(self.damage or self.poison or self.time)

    @property
    def rating(self) -> float:
        """The cost, less a little for idle pips: one more skill may turn them into a covered box."""
        pips = 0
        for held in self.idle:
            pips += held[1] & 7
        return self.cost - IDLE_PIP * pips


class Hasty:
    def __init__(self, state: State) -> None:
        self.state = state
        self.prices = Prices(state)
        self.melt = conversion_dice(state)
        dice: list[tuple[int, int, int]] = []  # by color and value
        for h, hero in enumerate(state.heroes):
            for die in hero.pool:
                if not die & MANA_ONLY:
                    dice.append((die & 31, h, die))
        dice.sort()
        self.dice: list[Held] = []
        self.values: list[int] = []
        self.colors: list[int] = []
        self.bits: list[int] = []
        self.meltable: list[int] = []
        for i, (face, h, die) in enumerate(dice):
            self.dice.append((h, die))
            self.values.append(face & 7)
            self.colors.append(face >> 3)
            self.bits.append(1 << i)
            if die < ARMOR_ONLY:
                self.meltable.append(i)
        self.melted_first: dict[int, list[int]] = {}
        self.high_first: list[int] = []
        self.no_heroic = self.twice = False
        for ability in state.abilities:
            self.no_heroic = self.no_heroic or bool(ability.no_heroic_on_skulls)
            self.twice = self.twice or bool(ability.first_cover_lost)
        self.fits: dict[int, list[int]] = {}
        self.icons = 0  # of the boxes given up
        self.open = [icons_of(box) for box in state.boxes]
        self.order: list[int] = []
        self.sort_boxes()
        self.later = self.colors_later()
        self.nodes = 0
        self.path: list[Way | None] = [None] * len(self.order)
        self.best_cost = 1e9
        self.best: Chosen = []
        self.best_icons = 0

    def sort_boxes(self) -> None:
        """Armor first, single dice before wide boxes, dear boxes before cheap ones. Hopeless boxes are given up."""
        state = self.state
        everything = (1 << len(self.dice)) - 1
        ranked: list[tuple[bool, bool, float, int]] = []
        for b, box in enumerate(state.boxes):
            if state.covers[b]:
                continue
            self.fits[b] = self.fitting(box)
            dear = box.damage + POISON_ICON * box.poison + TIME * box.time + SKULL * box.skull
            ranked.append((not box.armor, box.wide, -dear, b))
        ranked.sort()
        for entry in ranked:
            b = entry[3]
            box = state.boxes[b]
            if (self.icons & ARMOR_OPEN and not box.armor) or not self.ways(b, everything, 0):
                counted, flags = self.open[b]
                self.icons = self.icons + counted | flags
            else:
                self.order.append(b)

    def fitting(self, box: Box) -> list[int]:
        """Dice that may lie on the box (see `misfit`), the least missed first."""
        least = 1 if box.wide else box.value
        heroic = not (box.skull and self.no_heroic)
        fits: list[int] = []
        wanted = box.color
        for i, color in enumerate(self.colors):
            if (color == wanted or (heroic if color == HEROIC else wanted == ANY)) and self.values[i] >= least:
                if self.dice[i][1] < ARMOR_ONLY:
                    fits.append(i)
                elif box.armor:
                    fits.insert(0, i)
        return fits

    def colors_later(self) -> list[int]:
        """For each place in the order: bits of the colors that later boxes can use."""
        later = [0] * (len(self.order) + 1)
        for i in range(len(self.order) - 1, -1, -1):
            color = self.state.boxes[self.order[i]].color
            later[i] = later[i + 1] | (1 << color if color < HEROIC else 0b111)
        return later

    def solve(self) -> Rough:
        self.search(0, (1 << len(self.dice)) - 1, self.icons)
        used = 0
        for _, way in self.best:
            used |= way[0]
        damage, poison, time = self.prices.suffered(self.best_icons)
        damage = self.prices.dealt(damage) + self.prices.stairs_damage(time)
        idle = [die for i, die in enumerate(self.dice) if not used & self.bits[i]]
        return Rough(self.best_cost, damage, poison, time, idle, self)

    def search(self, index: int, mask: int, icons: int) -> None:
        cost = self.prices.known.get(icons)
        if cost is None:
            cost = self.prices.open(icons)
        if cost >= self.best_cost - 1e-9:
            return
        if index == len(self.order):
            self.best_cost = cost
            self.best = [(b, way) for b, way in zip(self.order, self.path, strict=True) if way is not None]
            self.best_icons = icons
            return
        self.nodes += 1
        b = self.order[index]
        box = self.state.boxes[b]
        if box.armor or not icons & ARMOR_OPEN:  # OD-7.15: nothing else while an armor box is open
            for way in self.ways(b, mask, self.later[index + 1]):
                self.path[index] = way
                self.search(index + 1, mask & ~way[0], icons)
                if self.nodes > NODES:
                    return
            self.path[index] = None
        counted, flags = self.open[b]
        self.search(index + 1, mask, icons + counted | flags)

    def ways(self, b: int, mask: int, later: int) -> list[Way]:
        box = self.state.boxes[b]
        if box.wide:
            return self.wide_ways(box, self.fits[b], mask, later)
        bits = self.bits
        if self.twice and box.skull and not self.state.broken >> b & 1:
            return self.double_cover([i for i in self.fits[b] if mask & bits[i]])
        found: list[Way] = []
        for i in self.fits[b]:
            if mask & bits[i]:
                heroic = self.colors[i] == HEROIC
                if heroic or not found:
                    found.append((bits[i], bits[i], ()))
                if heroic:
                    if len(found) == 2 or self.dice[i][1] >= ARMOR_ONLY:
                        return found
                    break
        else:
            if found:
                return found
        if not (box.skull and self.no_heroic):
            group = self.melted(box.value, mask, later)
            if group:
                found.append((mask_of(group), 0, (group,)))
        return found

    def double_cover(self, enough: list[int]) -> list[Way]:
        """The Lich breaks the first cover of a skull: two dice, one after the other."""
        if len(enough) < 2:
            return []
        dice = mask_of(enough[:2])
        return [(dice, dice, ())]

    def melted(self, value: int, mask: int, later: int) -> tuple[int, ...]:
        """The dice least missed that make a heroic die of that value; none if there are too few (OD-7.21-25)."""
        if self.state.supply[HEROIC] <= 0:
            return ()
        group: list[int] = []
        for i in self.least_missed(later):
            if mask & self.bits[i] and self.values[i] >= value:
                group.append(i)
                if len(group) == self.melt:
                    return tuple(group)
        return ()

    def least_missed(self, later: int) -> list[int]:
        """Dice to melt, those first that no later box wants."""
        dice = self.melted_first.get(later)
        if dice is None:
            ranked: list[int] = []
            for i in self.meltable:
                color = self.colors[i]
                missed = 2 if color == HEROIC else later >> color & 1
                ranked.append(missed << 16 | self.values[i] << 12 | i)
            ranked.sort()
            dice = self.melted_first[later] = [code & 0xFFF for code in ranked]
        return dice

    def wide_ways(self, box: Box, fits: list[int], mask: int, later: int) -> list[Way]:
        """Small dice first; then sparing the highest one or two colored dice at the price of heroic ones."""
        colored: list[int] = []
        heroic: list[int] = []
        reached = 0
        for i in fits:
            if mask & self.bits[i]:
                reached += self.values[i]
                if self.colors[i] != HEROIC or self.dice[i][1] & ARMOR_ONLY:
                    colored.append(i)
                else:
                    heroic.append(i)
        needed = max(1, box.value)  # an X of nothing takes a die all the same
        if reached < needed:
            if self.melt == 2 and not (box.skull and self.no_heroic):
                return self.wide_with_melted(needed - reached, colored, heroic, mask, later)
            return []
        found: list[Way] = []
        for spared in range(min(3, len(colored) + 1)):
            dice = self.enough(needed, colored, len(colored) - spared, heroic)
            if not dice:
                break
            if not found or found[-1][0] != dice:
                found.append((dice, dice, ()))
            if not colored or not dice & self.bits[colored[-1]]:
                break
        return found

    def enough(self, needed: int, colored: list[int], count: int, heroic: list[int]) -> int:
        """A set of the first colored dice and the heroic ones that reaches the number with little to spare, or 0."""
        values = self.values
        bits = self.bits
        taken = 0
        while needed > 0 and taken < count:
            needed -= values[colored[taken]]
            taken += 1
        helping = 0
        while needed > 0 and helping < len(heroic):
            needed -= values[heroic[helping]]
            helping += 1
        if needed > 0:
            return 0
        dice = 0
        for place in range(helping - 1, -1, -1):  # the dearest die that turned out superfluous stays in the pool
            i = heroic[place]
            if needed + values[i] <= 0:
                needed += values[i]
            else:
                dice |= bits[i]
        for place in range(taken - 1, -1, -1):
            i = colored[place]
            if needed + values[i] <= 0:
                needed += values[i]
            else:
                dice |= bits[i]
        return dice

    def wide_with_melted(self, needed: int, colored: list[int], heroic: list[int], mask: int, later: int) -> list[Way]:
        """Not enough dice of the color: pairs of dice that no later box wants help out as heroic ones."""
        laid = mask_of(colored) | mask_of(heroic)
        rest = mask & ~laid
        if not self.high_first:
            values = self.values
            self.high_first = sorted(self.meltable, key=lambda i: -values[i])
        groups: list[tuple[int, ...]] = []
        used = laid
        first = -1
        for i in self.high_first:
            if rest & self.bits[i] and not later >> self.colors[i] & 1:
                if first < 0:
                    if len(groups) >= self.state.supply[HEROIC]:
                        return []
                    first = i
                    continue
                groups.append((first, i))
                used |= self.bits[first] | self.bits[i]
                needed -= self.values[i]
                if needed <= 0:
                    return [(used, laid, tuple(groups))]
                first = -1
        return []

    def moves(self, b: int, way: Way) -> list[Action]:
        _, laid, groups = way
        actions: list[Action] = []
        dice = [self.dice[i] for i in range(len(self.dice)) if laid >> i & 1]
        for group in groups:
            owners = [self.dice[i][0] for i in group]
            actions.append((do.CONVERT, *self.dice[group[0]]))
            actions.extend([(do.ADD, *self.dice[i]) for i in group[1:]])
            if len(set(owners)) > 1:
                actions.append((do.GIVE, owners[0]))
            dice.append((owners[0], HEROIC * 8 + min(self.values[i] for i in group)))
        if not self.state.boxes[b].wide:
            return [*actions, *[(do.COVER, h, die, b) for h, die in dice]]
        (h, die), *others = dice
        return [*actions, (do.COVER, h, die, b), *[(do.ADD, other, added) for other, added in others]]


def mask_of(dice: Iterable[int]) -> int:
    mask = 0
    for i in dice:
        mask |= 1 << i
    return mask


def hasty_placement(state: State) -> Rough:
    return Hasty(state).solve()

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
        dice = [(h, die) for h, hero in enumerate(state.heroes) for die in hero.pool if not die & MANA_ONLY]
        dice.sort(key=lambda held: ((held[1] >> 3) & 3, held[1] & 7, held))
        self.dice = dice
        self.values = [die & 7 for _, die in dice]
        self.colors = [(die >> 3) & 3 for _, die in dice]
        self.meltable = [i for i, (_, die) in enumerate(dice) if die < ARMOR_ONLY]
        self.no_heroic = any(ability.no_heroic_on_skulls for ability in state.abilities)
        self.twice = any(ability.first_cover_lost for ability in state.abilities)
        self.fits: dict[int, list[int]] = {}
        self.icons = 0  # of the boxes given up
        self.open = [icons_of(box) for box in state.boxes]
        self.order: list[int] = []
        self.sort_boxes()
        self.later = self.colors_later()
        self.nodes = 0
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
        order = [entry[3] for entry in ranked]
        for b in order:
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
        self.search(0, (1 << len(self.dice)) - 1, self.icons, [])
        used = 0
        for _, way in self.best:
            used |= way[0]
        damage, poison, time = self.prices.suffered(self.best_icons)
        damage = self.prices.dealt(damage) + self.prices.stairs_damage(time)
        idle = [die for i, die in enumerate(self.dice) if not used >> i & 1]
        return Rough(self.best_cost, damage, poison, time, idle, self)

    def search(self, index: int, mask: int, icons: int, chosen: Chosen) -> None:
        cost = self.prices.known.get(icons)
        if cost is None:
            cost = self.prices.open(icons)
        if cost >= self.best_cost - 1e-9:
            return
        if index == len(self.order):
            self.best_cost = cost
            self.best = chosen
            self.best_icons = icons
            return
        self.nodes += 1
        b = self.order[index]
        box = self.state.boxes[b]
        if box.armor or not icons & ARMOR_OPEN:  # OD-7.15: nothing else while an armor box is open
            for way in self.ways(b, mask, self.later[index + 1]):
                self.search(index + 1, mask & ~way[0], icons, [*chosen, (b, way)])
                if self.nodes > NODES:
                    return
        counted, flags = self.open[b]
        self.search(index + 1, mask, icons + counted | flags, chosen)

    def ways(self, b: int, mask: int, later: int) -> list[Way]:
        box = self.state.boxes[b]
        if box.wide:
            return self.wide_ways(box, [i for i in self.fits[b] if mask >> i & 1], mask, later)
        if self.twice and box.skull and not self.state.broken >> b & 1:
            return self.double_cover([i for i in self.fits[b] if mask >> i & 1])
        found: list[Way] = []
        for i in self.fits[b]:
            if mask >> i & 1:
                heroic = self.colors[i] == HEROIC
                if heroic or not found:
                    found.append((1 << i, 1 << i, ()))
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
        colors = self.colors
        values = self.values
        able = [i for i in self.meltable if mask >> i & 1 and values[i] >= value]
        if len(able) < self.melt:
            return ()
        able.sort(key=lambda i: (colors[i] == HEROIC, later >> colors[i] & 1, values[i]))
        return tuple(able[: self.melt])

    def wide_ways(self, box: Box, free: list[int], mask: int, later: int) -> list[Way]:
        """Small dice first; then sparing the highest one or two colored dice at the price of heroic ones."""
        colored = [i for i in free if self.colors[i] != HEROIC or self.dice[i][1] & ARMOR_ONLY]
        heroic = [i for i in free if self.colors[i] == HEROIC and not self.dice[i][1] & ARMOR_ONLY]
        found: list[Way] = []
        for spared in range(min(3, len(colored) + 1)):
            dice = self.enough(box.value, colored[: len(colored) - spared], heroic)
            if not dice:
                break
            if not found or found[-1][0] != dice:
                found.append((dice, dice, ()))
            if not colored or not dice >> colored[-1] & 1:
                break
        if not found and self.melt == 2 and not (box.skull and self.no_heroic):
            return self.wide_with_melted(box, free, mask, later)
        return found

    def enough(self, needed: int, colored: list[int], heroic: list[int]) -> int:
        """A set of dice reaching the number with little to spare, or 0."""
        values = self.values
        chosen: list[int] = []
        for i in colored + heroic:
            if needed <= 0:
                break
            chosen.append(i)
            needed -= values[i]
        if needed > 0:
            return 0
        dice = 0
        for i in reversed(chosen):  # the dearest die that turned out superfluous stays in the pool
            if needed + values[i] <= 0:
                needed += values[i]
            else:
                dice |= 1 << i
        return dice

    def wide_with_melted(self, box: Box, free: list[int], mask: int, later: int) -> list[Way]:
        """Not enough dice of the color: pairs of dice that no later box wants help out as heroic ones."""
        needed = box.value - sum(self.values[i] for i in free)
        laid = mask_of(free)
        spare = [i for i in self.meltable if (mask & ~laid) >> i & 1 and not later >> self.colors[i] & 1]
        spare.sort(key=lambda i: -self.values[i])
        groups: list[tuple[int, ...]] = []
        used = laid
        while needed > 0 and len(spare) >= 2 and len(groups) < self.state.supply[HEROIC]:
            pair = (spare.pop(0), spare.pop(0))
            groups.append(pair)
            used |= 1 << pair[0] | 1 << pair[1]
            needed -= self.values[pair[1]]
        return [(used, laid, tuple(groups))] if needed <= 0 else []

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

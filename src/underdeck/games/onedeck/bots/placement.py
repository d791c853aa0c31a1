"""The best way to place the dice at hand, proven: no other set of boxes that can be covered costs less.

Every set of boxes that might stay open is priced, and from the cheapest on it is asked whether the others can be
covered (see `Covering`). So nothing has to be known about the prices but the price itself.
"""

from typing import Final, Protocol

from underdeck.games.onedeck.bots.covering import Covering, Way, die_of, value_of
from underdeck.games.onedeck.bots.prices import Prices, icons_of
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import HEROIC, MANA_ONLY
from underdeck.games.onedeck.rules.state import State
from underdeck.games.onedeck.rules.verbs import verb_of
from underdeck.games.onedeck.rules.verbs.picking import STOP, Picking
from underdeck.kernel.decisions import Action, Decision

NODES: Final = 50_000
"""Positions looked at before the best so far is taken; the largest real pools need far fewer."""
MOST_BOXES: Final = 14
"""Open boxes of which every set is priced; of more, which only cards from elsewhere have, the dearest."""
IDLE_PIP: Final = 0.05
LEAST_GAIN: Final = 1e-9
"""Prices closer than that are equal."""

Held = tuple[int, int]
"""A die in a pool: hero, die."""
Choice = tuple[float, int, int, int]
"""Of boxes: its price, how many are left open, the icons of those, and those covered as bits."""
Priced = dict[tuple[int, bool, int, int], list[Choice]]
"""What was cheap enough at the same prices, by icons and hopeless armor, armor and other boxes that can be covered."""


class Stop(Protocol):
    """What stopping costs as the table stands: all there is to know about what comes after the dice."""

    def open(self, icons: int) -> float:
        """The price of open boxes that show these icons together (see `icons_of`)."""


class Plan:
    """Where the best placement leads. `proven`: the work was done before its limit was reached. Giving stored dice back
    for the sake of the supply is no part of it."""

    __slots__ = ("cost", "damage", "given_up", "idle_pips", "poison", "proven", "state", "steps", "time", "ways")

    def __init__(self, state: State, cost: float, damage: int, poison: int, time: int) -> None:
        self.state = state
        self.cost = cost
        self.damage = damage
        self.poison = poison
        self.time = time
        self.proven = True
        self.steps: list[Action] = []  # skills and potions used before, which have led to the state
        self.ways: list[Way] = []
        self.given_up: list[int] = []
        self.idle_pips = 0

    @property
    def hurts(self) -> bool:
        return bool(self.damage or self.poison or self.time)

    @property
    def rating(self) -> float:
        """The cost, less a little for idle pips: one more skill may turn them into a covered box."""
        return self.cost - IDLE_PIP * self.idle_pips

    def actions(self) -> list[Action]:
        """The answers that carry it out."""
        return self.steps + Moves(self).actions

    def idle(self) -> list[Held]:
        """The dice that it leaves in the pools."""
        pools = Moves(self).pools
        return [(h, die) for h, pool in pools.items() for die in pool if not die & MANA_ONLY]


class Moves:
    """A plan carried out: whose dice are taken."""

    def __init__(self, plan: Plan) -> None:
        state = plan.state
        self.boxes = state.boxes
        self.pools = {h: state.heroes[h].pool[:] for h in state.fighting}
        self.actions: list[Action] = []
        self.begun: list[int] = []
        """Where the moves of each box begin."""
        for kind in plan.given_up:
            self.actions.append((do.DISCARD, *self.take(kind)))
        for way in plan.ways:
            self.begun.append(len(self.actions))
            self.cover(way)

    def take(self, kind: int, rather: int = -1) -> Held:
        die = die_of(kind)
        h = next(h for h, pool in sorted(self.pools.items(), key=lambda held: held[0] != rather) if die in pool)
        self.pools[h].remove(die)
        return h, die

    def cover(self, way: Way) -> None:
        dice = [self.take(kind) for kind in way.laid]
        dice += [self.convert(group) for group in way.groups]
        (h, die), *others = dice
        self.actions.append((do.COVER, h, die, way.task.box))
        self.actions += [(do.ADD, *held) for held in others]

    def convert(self, group: list[int]) -> Held:
        first = self.take(group[0])
        given = [first]
        for kind in group[1:]:
            given.append(self.take(kind, first[0]))
        self.actions.append((do.CONVERT, *first))
        self.actions += [(do.ADD, *held) for held in given[1:]]
        if any(h != first[0] for h, _ in given):
            self.actions.append((do.GIVE, first[0]))
        return first[0], HEROIC * 8 + value_of(group)

    def beginning_with(self, move: Action) -> list[Action] | None:
        """In an order that begins with this move: that of the first box, or of a box whose dice come in any order."""
        for place, begun in enumerate(self.begun):
            end = self.begun[place + 1] if place + 1 < len(self.begun) else len(self.actions)
            box = self.actions[begun:end]
            if box[0][0] == do.COVER and box[0][3:] == move[3:] and move[0] == do.COVER:
                laid = [(each[1], each[2]) for each in box]
                if (move[1], move[2]) in laid:
                    laid.remove((move[1], move[2]))
                    box = [move, *[(do.ADD, h, die) for h, die in laid]]
            if box[0] == move:
                return box + self.actions[:begun] + self.actions[end:]
        return None


class Placement:
    """The search for one table. `bound`: only what costs less is of interest. `priced` is shared by tables that differ
    in their dice alone, as long as the bound only falls."""

    def __init__(self, state: State, stop: Stop, limit: int = NODES, priced: Priced | None = None) -> None:
        self.state = state
        self.stop = stop
        self.priced: Priced = {} if priced is None else priced
        self.dice = [die for h in state.fighting for die in state.heroes[h].pool]
        self.covering = Covering(state, self.dice, limit)
        self.prices: dict[int, float] = {}
        self.icons = 0  # of boxes that cannot be covered
        self.armor: list[int] = []
        self.others: list[int] = []
        self.hopeless_armor = False
        self.sort_boxes()

    def sort_boxes(self) -> None:
        """Those that can be covered at all, armor apart. Often all of them can be covered together."""
        every = 0
        for b in range(len(self.state.boxes)):
            if not self.state.covers[b]:
                every |= 1 << b
        together = self.covering.cover(every)
        for b, box in enumerate(self.state.boxes):
            if self.state.covers[b]:
                continue
            if not together and not self.covering.alone(b):
                self.icons = self.left_open(self.icons, b)
                self.hopeless_armor = self.hopeless_armor or box.armor
            elif box.armor:
                self.armor.append(b)
            else:
                self.others.append(b)
        if len(self.armor) + len(self.others) > MOST_BOXES:
            self.give_up_cheapest()

    def give_up_cheapest(self) -> None:
        """So many sets of boxes nobody could price: those that cost least stay open, without a proof."""
        self.covering.doubtful = True
        for b in self.armor[MOST_BOXES:]:
            self.icons = self.left_open(self.icons, b)
            self.hopeless_armor = True
        self.armor = self.armor[:MOST_BOXES]
        self.others.sort(key=lambda b: -self.price(self.left_open(0, b)))
        for b in self.others[MOST_BOXES - len(self.armor) :]:
            self.icons = self.left_open(self.icons, b)
        self.others = self.others[: MOST_BOXES - len(self.armor)]

    def left_open(self, icons: int, b: int) -> int:
        counted, flags = icons_of(self.state.boxes[b])
        return icons + counted | flags

    def price(self, icons: int) -> float:
        price = self.prices.get(icons)
        if price is None:
            price = self.prices[icons] = self.stop.open(icons)
        return price

    def sets(self, boxes: list[int], open: int, icons: int, covered: int, bound: float) -> list[Choice]:
        """Every choice of these boxes beside those that are open or covered anyway."""
        counts, shown, sets = [open], [icons], [covered]
        for b in boxes:
            for place in range(len(sets)):
                counts.append(counts[place] + 1)
                shown.append(self.left_open(shown[place], b))
                sets.append(sets[place])
                sets[place] |= 1 << b
        found: list[Choice] = []
        for place, icons in enumerate(shown):
            price = self.price(icons)
            if price < bound:
                found.append((price, counts[place], icons, sets[place]))
        return found

    def candidates(self, bound: float) -> list[Choice]:
        """OD-7.15: while an armor box is open nothing else is covered. The cheapest first, then the most boxes."""
        armor = sum([1 << b for b in self.armor])
        key = (self.icons, self.hopeless_armor, armor, sum([1 << b for b in self.others]))
        known = self.priced.get(key)
        if known is not None:
            return known
        if not self.armor and not self.hopeless_armor:
            found = self.sets(self.others, 0, self.icons, 0, bound)
        else:
            bare = self.icons
            for b in self.others:
                bare = self.left_open(bare, b)
            found = self.sets(self.armor, len(self.others), bare, 0, bound)
            if not self.hopeless_armor:
                found += self.sets(self.others, 0, self.icons, armor, bound)
        found.sort()
        self.priced[key] = found
        return found

    def solve(self, bound: float = 1e9) -> tuple[float, int] | None:
        """The price and the icons of the best set; none if nothing is cheaper than the bound."""
        impossible: list[int] = []
        for price, _, icons, covered in self.candidates(bound):
            if price >= bound:
                return None
            if not contains(covered, impossible):
                if self.covering.cover(covered):
                    return price, icons
                impossible.append(covered)
        return None

    def plan(self, prices: Prices) -> Plan:
        """The best placement of these dice."""
        found = self.solve()
        assert found is not None, "nothing covered is always possible"
        cost, icons = found
        damage, poison, time = prices.suffered(icons)
        plan = Plan(self.state, cost, prices.dealt(damage) + prices.stairs_damage(time), poison, time)
        covering = self.covering
        plan.proven = not covering.doubtful
        plan.ways = covering.ways
        plan.given_up = covering.given_up
        used = [kind for way in plan.ways for kind in [*way.laid, *[kind for group in way.groups for kind in group]]]
        plan.idle_pips = sum([die & 7 for die in self.dice if not die & MANA_ONLY])
        plan.idle_pips -= sum([kind % 6 + 1 for kind in [*used, *plan.given_up]])
        return plan


def contains(boxes: int, sets: list[int]) -> bool:
    """Is one of the sets among these boxes?"""
    return any(boxes & other == other for other in sets)


def best_placement(state: State, limit: int = NODES) -> Plan:
    """Of the dice at hand, skills aside."""
    prices = Prices(state)
    return Placement(state, prices, limit).plan(prices)


def cost_of_die(die: int) -> int:
    """Low dice first; a heroic die is worth more than its value."""
    return (die & 7) + (3 if (die >> 3) & 3 == HEROIC else 0) - (10 if die & MANA_ONLY else 0)


def pick(world: State, decision: Decision, options: list[Action]) -> Action:
    """Which dice a skill should work on."""
    verb = verb_of(world, decision.frame[2])
    dice = [option for option in options if option[0] == do.PICK]
    if not dice or not isinstance(verb, Picking):
        return options[0]
    die = verb.preferred([option[2] for option in dice], options[-1][0] == do.DONE)
    return options[-1] if die == STOP else next(option for option in dice if option[2] == die)

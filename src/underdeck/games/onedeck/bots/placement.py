"""The best placement of the dice at hand, proven: no other set of boxes that can be covered costs less.

Each box in turn is covered, if the dice may do that too, or left open; in the end it is asked whether all of them can
be covered together (see `Covering`). What open boxes cost only grows, so a way dearer than the best is given up.
"""

from typing import Final, Protocol

from underdeck.games.onedeck.bots.cover import Covering, Way, die_of, value_of
from underdeck.games.onedeck.bots.prices import ARMOR_OPEN, Prices, icons_of
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.cards import HEROIC, MANA_ONLY
from underdeck.games.onedeck.rules.state import State
from underdeck.games.onedeck.rules.verbs import verb_of
from underdeck.games.onedeck.rules.verbs.picking import STOP, Picking
from underdeck.kernel.decisions import Action, Decision

NODES: Final = 50_000
"""The nodes before the best so far is taken; the largest real pools need far fewer."""
MOVE_NODES: Final = 500
"""The nodes for the dice of a move; few pools need more."""
SAMPLE_NODES: Final = 100
"""The nodes for imagined dice, which are placed by the thousand."""
IDLE_PIP: Final = 0.05
LEAST_GAIN: Final = 1e-9
"""The difference below which prices are equal."""

Held = tuple[int, int]
"""A die in a pool: hero, die."""


class Stop(Protocol):
    """The cost of stopping at a table, which summarizes everything after the dice."""

    @property
    def slack(self) -> float:
        """Return how much less it may cost at most with more boxes open."""

    def open(self, icons: int) -> float:
        """Return the price of open boxes that show these icons together (see `icons_of`)."""


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
        """Return the cost, less a little for idle pips: one more skill may turn them into a covered box."""
        return self.cost - IDLE_PIP * self.idle_pips

    def actions(self) -> list[Action]:
        """Return the answers that carry it out."""
        return self.steps + Moves(self).actions

    def idle(self) -> list[Held]:
        """Return the dice that it leaves in the pools."""
        pools = Moves(self).pools
        return [(h, die) for h, pool in pools.items() for die in pool if not die & MANA_ONLY]


class Moves:
    """The moves of a plan, with the heroes whose dice are taken."""

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
        """Return the moves in an order that begins with this one, if its box can come first."""
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
    """The search for one table: box by box, expensive ones first, covered if possible, then left open."""

    def __init__(self, state: State, stop: Stop, limit: int = NODES, prices: dict[int, float] | None = None) -> None:
        self.state = state
        self.stop = stop
        self.limit = limit
        self.prices: dict[int, float] = {} if prices is None else prices
        """Shared by tables on which stopping costs the same."""
        self.dice = [die for h in state.fighting for die in state.heroes[h].pool]
        self.covering = Covering(state, self.dice, limit)
        self.slack = stop.slack
        self.nodes = 0
        self.boxes = [b for b in range(len(state.boxes)) if not state.covers[b]]
        self.icons = 0  # of boxes that cannot be covered
        self.impossible: list[int] = []
        self.best_cost = 1e9
        self.best_icons = -1
        self.best_ways: list[Way] = []
        self.given_up: list[int] = []

    def left_open(self, icons: int, b: int) -> int:
        counted, flags = icons_of(self.state.boxes[b])
        return icons + counted | flags

    def price(self, icons: int) -> float:
        price = self.prices.get(icons)
        if price is None:
            price = self.prices[icons] = self.stop.open(icons)
        return price

    def coverable(self, boxes: int) -> bool:
        if contains(boxes, self.impossible):
            return False
        if self.covering.cover(boxes):
            return True
        self.impossible.append(boxes)
        return False

    def all_coverable(self) -> bool:
        for b in self.boxes:
            self.covering.want(b, 1)
        possible = self.covering.possible()
        for b in self.boxes:
            self.covering.want(b, -1)
        return possible and self.coverable(sum([1 << b for b in self.boxes]))

    def sort_boxes(self) -> None:
        """Sort the boxes, armor first (OD-7.15), then expensive ones; drop those that nothing can cover."""
        ranked: list[tuple[bool, float, int]] = []
        for b in self.boxes:
            if self.covering.hopeless(b):
                self.icons = self.left_open(self.icons, b)
            else:
                ranked.append((not self.state.boxes[b].armor, -self.price(self.left_open(0, b)), b))
        ranked.sort()
        self.boxes = [b for _, _, b in ranked]

    def solve(self, bound: float = 1e9) -> tuple[float, int] | None:
        """Return the price and the icons of the best set; None if nothing is cheaper than the bound."""
        self.best_cost = bound
        if self.price(0) < bound and self.all_coverable():
            self.keep(0)
        if self.price(0) - self.slack < self.best_cost - LEAST_GAIN:
            self.sort_boxes()
            self.search(0, 0, self.icons)
        return None if self.best_icons < 0 else (self.best_cost, self.best_icons)

    def keep(self, icons: int) -> None:
        """Take the boxes just found as the best if what they leave open is cheaper."""
        price = self.price(icons)
        if price < self.best_cost - LEAST_GAIN:
            self.best_cost = price
            self.best_icons = icons
            self.best_ways = self.covering.ways
            self.given_up = self.covering.given_up

    def search(self, place: int, covered: int, icons: int) -> None:
        """Search the boxes from this place on, beside the covered ones."""
        if self.price(icons) - self.slack >= self.best_cost - LEAST_GAIN:
            return
        if place == len(self.boxes):
            if self.coverable(covered):
                self.keep(icons)
            return
        self.nodes += 1
        if self.nodes > self.limit and self.best_icons >= 0:
            self.covering.doubtful = True
            return
        b = self.boxes[place]
        if self.state.boxes[b].armor or not icons & ARMOR_OPEN:
            self.covering.want(b, 1)
            if self.covering.possible() and self.worth_trying(covered | 1 << b):
                self.search(place + 1, covered | 1 << b, icons)
            self.covering.want(b, -1)
        self.search(place + 1, covered, self.left_open(icons, b))

    def worth_trying(self, covered: int) -> bool:
        """Return whether the set may work. After the limit only certainly coverable sets are tried."""
        return not contains(covered, self.impossible) if self.nodes <= self.limit else self.coverable(covered)

    def plan(self, prices: Prices) -> Plan:
        """Return the best placement of these dice."""
        found = self.solve()
        assert found is not None, "nothing covered is always possible"
        cost, icons = found
        damage, poison, time = prices.suffered(icons)
        plan = Plan(self.state, cost, prices.dealt(damage) + prices.stairs_damage(time), poison, time)
        plan.proven = not self.covering.doubtful
        plan.ways = self.best_ways
        plan.given_up = self.given_up
        used = [kind for way in plan.ways for kind in [*way.laid, *[kind for group in way.groups for kind in group]]]
        plan.idle_pips = sum([die & 7 for die in self.dice if not die & MANA_ONLY])
        plan.idle_pips -= sum([kind % 6 + 1 for kind in [*used, *plan.given_up]])
        return plan


def contains(boxes: int, sets: list[int]) -> bool:
    """Return whether one of the sets is among these boxes."""
    return any(boxes & other == other for other in sets)


def best_placement(state: State, limit: int = NODES) -> Plan:
    """Return the best placement of the dice at hand, without skills."""
    prices = Prices(state)
    return Placement(state, prices, limit).plan(prices)


def cost_of_die(die: int) -> int:
    """Return the rank of a die: low dice first; a heroic die is worth more than its value."""
    return (die & 7) + (3 if (die >> 3) & 3 == HEROIC else 0) - (10 if die & MANA_ONLY else 0)


def pick(world: State, decision: Decision, options: list[Action]) -> Action:
    """Return the dice on which a skill should work."""
    verb = verb_of(world, decision.frame[2])
    dice = [option for option in options if option[0] == do.PICK]
    if not dice or not isinstance(verb, Picking):
        return options[0]
    die = verb.preferred([option[2] for option in dice], options[-1][0] == do.DONE)
    return options[-1] if die == STOP else next(option for option in dice if option[2] == die)

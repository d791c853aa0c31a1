"""Skills, potions and dice together: the best end of the placing step that reveals nothing new.

Whatever a skill or a potion does by the rules is tried on a copy of the table; what rolls dice or turns up a card is
left to the player, who has to stop there and see. Of payments and picks only those are tried that may be better than
others, tables that are the same in the end are one, and where even every skill for free would not help nothing is
tried any more.
"""

from typing import Final, Protocol

from underdeck.games.onedeck.bots.placement import LEAST_GAIN, Placement, Plan, Stop
from underdeck.games.onedeck.bots.prices import Prices
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.cards import Benefit, Effect
from underdeck.games.onedeck.rules.skills import skills_of, unusable
from underdeck.games.onedeck.rules.state import State
from underdeck.games.onedeck.rules.verbs import Verb
from underdeck.kernel.decisions import Action, Decision

TABLES: Final = 300
"""The most tables after skills that are tried before the best so far is taken."""
NODES: Final = 5_000
"""The nodes for the dice of each of them."""
WORK: Final = TABLES * NODES
"""The nodes for all of them together."""
BOSS_TOKEN: Final = 1.5
"""The price factor of potions against the boss, after which nothing follows."""
PLENTY: Final = 99
MOST_TURNS: Final = 32
"""The most combinations of effects on the cost of stopping; with more, nothing is ruled out beforehand."""
TURN: Final = 1_000
"""The least work for each of them."""
STEP: Final = 10
"""The work of a step of a skill, in nodes for dice."""

Step = tuple[int, Action]


class Evaluation(Protocol):
    """Prices a table for the party. Prices are the default; anything that can price a table will do."""

    def stop(self, after: State) -> Stop:
        """Return the prices of stopping at the table after skills and potions, with all that was spent."""


class Spent:
    """The prices of a table, and what it took to get there."""

    __slots__ = ("known", "prices", "slack", "spent")

    def __init__(self, prices: Prices, spent: float) -> None:
        self.prices = prices
        self.spent = spent
        self.slack = prices.slack
        self.known: dict[int, float] = {}

    def open(self, icons: int) -> float:
        price = self.known.get(icons)
        if price is None:
            price = self.known[icons] = self.spent + self.prices.open(icons)
        return price


class Reckoning:
    """The default evaluation: today's prices, compared with the table before anything was used."""

    def __init__(self, world: State) -> None:
        self.world = world
        self.prices = Prices(world)
        self.known: dict[tuple[int, ...], Spent] = {}

    def stop(self, after: State) -> Spent:
        key = circumstances(after)
        found = self.known.get(key)
        if found is None:
            spent = self.prices.spent(after)
            if after.tokens < self.world.tokens and after.mode == c.BOSS:
                spent += min(0.0, BOSS_TOKEN - self.prices.token()) * (self.world.tokens - after.tokens)
            found = self.known[key] = Spent(Prices(after), spent)
        return found


def circumstances(state: State) -> tuple[int, ...]:
    """Return everything that a skill or a potion may change in the cost of stopping."""
    found = [state.prevent_damage, state.prevent_time, state.prevent_poison, state.kiting, state.thick_skin]
    found += [state.tokens, state.exiled_tokens, len(state.deck), state.stairs, *state.exiled]
    for hero in state.heroes:
        found += [hero.damage, hero.poison]
    return tuple(found)


def table_of(state: State) -> tuple[object, ...]:
    """Return a key: tables with the same key have the same future."""
    heroes = [(tuple(hero.pool), hero.used, tuple(hero.stored)) for hero in state.heroes]
    if state.asked and state.asked[0].kind == "placing":
        return circumstances(state), tuple(heroes), tuple(state.supply)
    picked = (tuple(sorted(state.aside)), tuple(sorted(state.gained)), state.noted, tuple(state.agenda))
    return circumstances(state), tuple(heroes), tuple(state.supply), picked


class Uses:
    """The search. `allowed` are the skills and potions that may be used."""

    def __init__(
        self, world: State, evaluation: Evaluation, allowed: list[Action], limit: int, nodes: int, work: int
    ) -> None:
        self.world = world
        self.evaluation = evaluation
        self.allowed = [use for use in allowed if foreseeable(effects_of(world, use))]
        self.left = limit
        self.nodes = nodes
        self.work = work
        self.turns = min(MOST_TURNS, 1 + work // TURN)
        self.proven = True
        self.seen: set[tuple[object, ...]] = set()
        self.dreams: dict[tuple[tuple[int, ...], tuple[Action, ...]], list[Stop]] = {}
        self.priced: dict[tuple[int, ...], dict[int, float]] = {}
        self.dreamt: dict[tuple[tuple[int, ...], tuple[Action, ...]], dict[int, float]] = {}
        self.looked_at: list[tuple[State, list[Action]]] = []
        self.best_cost = 1e9
        self.best_steps: list[Action] = []
        self.best_table = world

    def solve(self) -> None:
        """Search first without conversions and discards before the last skill, which are many and seldom help; then
        with them."""
        self.look(self.world, [])
        for table, steps in self.looked_at:  # grows as it goes
            if self.left <= 0:
                self.proven = False
                return
            remaining = [use for use in self.allowed if still_there(table, use)]
            short = short_of(table, remaining)
            paying = pays_off(table, remaining)
            if paying and not table.supply[c.HEROIC]:  # none can be made before one is discarded
                short |= 1 << c.HEROIC
            if not (short or paying) or not self.hope(table, remaining):
                continue
            for decision in table.asked:
                for option in decision.options:
                    if option[0] == do.CONVERT or (option[0] == do.DISCARD and short >> (option[2] >> 3 & 3) & 1):
                        self.use(table, steps, (decision.seat, option), remaining)

    def look(self, table: State, steps: list[Action]) -> None:
        """Find the best end of this table, then of those that one more skill or potion leads to."""
        key = table_of(table)
        if key in self.seen:
            return
        self.seen.add(key)
        if self.left <= 0:
            self.proven = False
            return
        self.left -= 1
        priced = self.priced.setdefault(circumstances(table), {})
        placement = Placement(table, self.evaluation.stop(table), self.nodes, priced)
        found = placement.solve(self.best_cost - LEAST_GAIN)
        self.proven = self.proven and not placement.covering.doubtful
        self.tire(placement.covering.nodes + placement.nodes)
        if found is not None:
            self.best_cost = found[0]
            self.best_steps = steps
            self.best_table = table
        remaining = [use for use in self.allowed if still_there(table, use)]
        if not remaining or not self.hope(table, remaining):
            return
        self.looked_at.append((table, steps))
        for decision in table.asked:
            for option in decision.options:
                if option in remaining:
                    self.use(table, steps, (decision.seat, option), remaining)

    def use(self, table: State, steps: list[Action], first: Step, remaining: list[Action]) -> None:
        """Try every way of using a skill or potion."""
        picky = any(is_picky(effect) for use in remaining for effect in effects_of(table, use))
        seen: set[tuple[object, ...]] = set()
        waiting: list[tuple[State, list[Action], Step]] = [(table, steps, first)]
        while waiting:
            if self.left <= 0:
                self.proven = False
                return
            before, taken, (seat, action) = waiting.pop()
            after = before.clone()
            step(after, seat, action)
            self.tire(STEP)
            if after.reveals != table.reveals or after.result or not after.asked:
                continue
            key = table_of(after)
            if key in seen:
                continue
            seen.add(key)
            taken = [*taken, action]
            if after.asked[0].kind == "placing":
                self.look(after, taken)
                continue
            for decision in after.asked:
                for option in worthwhile(after, decision, picky):
                    waiting.append((after, taken, (decision.seat, option)))

    def hope(self, table: State, remaining: list[Action]) -> bool:
        """Return whether free skills and potions on all dice could beat the best so far."""
        effects: list[Effect] = []
        for use in remaining:
            effects += all_effects(effects_of(table, use)) * (table.tokens if use[0] == do.DRINK else 1)
        dream = table.clone()
        dice = dreamt_dice(table, effects)
        for h in dream.fighting:
            dream.heroes[h].pool = []
        dream.heroes[dream.fighting[0]].pool = dice
        dream.supply = [PLENTY] * 4
        stops = self.dreamt_stops(dream, remaining, effects)
        if not stops:
            return True
        priced = self.dreamt.setdefault((circumstances(table), tuple(remaining)), {})
        placement = Placement(dream, Cheapest(stops), self.nodes, priced)
        hopeful = placement.solve(self.best_cost - LEAST_GAIN) is not None or placement.covering.doubtful
        self.tire(placement.covering.nodes + placement.nodes * len(stops))
        return hopeful

    def tire(self, work: int) -> None:
        """Count work, and stop the search at its limit."""
        self.work -= work
        if self.work <= 0:
            self.left = 0

    def dreamt_stops(self, dream: State, remaining: list[Action], effects: list[Effect]) -> list[Stop]:
        """Return the prices after every combination of effects on the cost of stopping; none if they are too many."""
        key = (circumstances(dream), tuple(remaining))
        known = self.dreams.get(key)
        if known is not None:
            return known
        tables = [dream]
        for effect in effects:
            assert isinstance(effect, Verb)
            if len(tables) <= self.turns:
                tables += [after for before in tables for after in effect.eased(before)]
        stops: list[Stop] = []
        if len(tables) <= self.turns:
            stops = [self.evaluation.stop(after) for after in tables]
        self.dreams[key] = stops
        return stops


class Cheapest:
    """The lowest of several prices."""

    __slots__ = ("slack", "stops")

    def __init__(self, stops: list[Stop]) -> None:
        self.stops = stops
        self.slack = max([stop.slack for stop in stops])

    def open(self, icons: int) -> float:
        lowest = self.stops[0].open(icons)
        for stop in self.stops[1:]:
            lowest = min(lowest, stop.open(icons))
        return lowest


def effects_of(state: State, use: Action) -> list[Effect]:
    return state.pack.potions[use[2]].effects if use[0] == do.DRINK else state.pack.skills[use[2]].effects


def all_effects(effects: list[Effect]) -> list[Effect]:
    """Return the effects with those of all branches."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        for branch in effect.branches:
            found.extend(all_effects(branch))
    return found


def foreseeable(effects: list[Effect]) -> bool:
    """Return whether there is a way through the effects without a roll."""
    for effect in effects:
        if effect.benefit.rolls or (effect.branches and not any(foreseeable(branch) for branch in effect.branches)):
            return False
    return True


def still_there(state: State, use: Action) -> bool:
    if use[0] == do.DRINK:
        return state.tokens > 0
    return not state.heroes[use[1]].used >> use[2] & 1


def is_picky(effect: Effect) -> bool:
    """Return whether an effect needs low or equal dice. Then a higher die is not always as good as a lower one."""
    return effect.benefit.picky or any(is_picky(inner) for branch in effect.branches for inner in branch)


def pays_off(state: State, remaining: list[Action]) -> bool:
    """Return whether a heroic die helps a later skill, as payment or as its object."""
    for use in remaining:
        if use[0] == do.USE and (state.pack.skills[use[2]].dice or state.pack.skills[use[2]].mana):
            return True
        for effect in all_effects(effects_of(state, use)):
            if effect.benefit.works_on_heroic:
                return True
    return False


def short_of(state: State, remaining: list[Action]) -> int:
    """Return bits of the colors that a skill would take and the supply lacks: discarded dice may help."""
    found = 0
    for use in remaining:
        for effect in all_effects(effects_of(state, use)):
            benefit = effect.benefit
            for color in range(4):
                if benefit.color in (color, c.SAME) and state.supply[color] < benefit.taken:
                    found |= 1 << color
    return found


def worthwhile(state: State, decision: Decision, picky: bool) -> list[Action]:
    """Return the answers to a question inside a skill that may be the best."""
    options = [option for option in decision.options if option[0] != do.REFUSE]
    kind = decision.kind
    if kind == "convert":
        if len(state.fighting) == 1:
            options = [option for option in options if option[2] >> 3 != c.HEROIC]
        return options if picky else lowest([option for option in options if option[2] & 7 >= state.aside[0] & 7])
    if picky:
        return options
    if kind == "pay" and state.pack.skills[decision.frame[2]].dice:
        return lowest(options)
    if kind == "pick":
        benefit = state.pack.effects[decision.frame[2]].benefit
        if benefit.touched:  # as many as it does good
            good = [option for option in options if option[0] == do.PICK and gains(benefit, option[2])]
            return good or options[-1:]
    return options


def lowest(options: list[Action]) -> list[Action]:
    """Return the lowest die of each color."""
    found: dict[int, Action] = {}
    for option in options:
        color = option[2] >> 3
        if color not in found or option[2] < found[color][2]:
            found[color] = option
    return list(found.values())


def gains(benefit: Benefit, die: int) -> bool:
    return die & 7 < (6 if benefit.by else benefit.to)


def dreamt_dice(state: State, effects: list[Effect]) -> list[int]:
    """Return more dice than these effects can make, in any order."""
    dice: list[int] = []
    for h in state.fighting:
        dice += state.heroes[h].pool
    least = 0
    more = 0
    for effect in effects:
        benefit = effect.benefit
        if benefit.dice and benefit.value:
            color = c.HEROIC if benefit.color == c.SAME else benefit.color
            dice += [color * 8 + benefit.value + benefit.restrict] * benefit.dice
        least = max(least, benefit.to)
        more += benefit.by
    for effect in [*effects, *effects]:  # one may work on what another has made
        dice += effect.makes(dice)
    dreamt = [die - (die & 7) + min(6, max(die & 7, least) + more) for die in dice]
    dreamt.sort()
    return dreamt


def usable(world: State, decisions: list[Decision]) -> list[Action]:
    """Return every skill and potion that the heroes may use, also those that need another for their payment."""
    found: list[Action] = []
    for decision in decisions:
        h = decision.seat
        found += [option for option in decision.options if option[0] in (do.USE, do.DRINK)]
        for index in skills_of(world, h):
            skill = world.pack.skills[index]
            if skill.effects and unusable(world, h, index) in ("mana-cost", "dice-cost"):
                found.append((do.USE, h, index))
    return found


def may_come_back(world: State, allowed: list[Action]) -> bool:
    """Return whether a cover that is removed may leave dice in the supply for a skill. Skills come first."""
    lost = any(ability.first_cover_lost for ability in world.abilities)
    return lost and bool(allowed) and not all(world.supply)


def best_use(
    world: State,
    evaluation: Evaluation,
    allowed: list[Action],
    limit: int = TABLES,
    nodes: int = NODES,
    work: int = WORK,
) -> Plan:
    """Return the best end by dice, skills and potions without a roll; its first answers are the plan's `steps`."""
    search = Uses(world, evaluation, allowed, limit, nodes, work)
    search.solve()
    plan = Placement(search.best_table, evaluation.stop(search.best_table), nodes).plan(Prices(search.best_table))
    plan.steps = search.best_steps
    plan.proven = search.proven and not may_come_back(world, allowed)
    return plan

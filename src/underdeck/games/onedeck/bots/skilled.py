"""A sensible player: looks one step ahead with a few sample rolls, places dice well, takes loot that fits.

Everything is weighed in one currency, a point of damage to a healthy hero (see `Prices`).
"""

from underdeck.bots.player import sampled_world
from underdeck.games.onedeck.bots.ability_use import BOSS_TOKEN, effects_of
from underdeck.games.onedeck.bots.heuristics import answers, only_prevents, pay, quick_choice, spare_health
from underdeck.games.onedeck.bots.loot import best_loot, loot_worth, spells
from underdeck.games.onedeck.bots.placement import MOVE_NODES, SAMPLE_NODES, Plan, best_placement
from underdeck.games.onedeck.bots.prices import DEATH, Prices
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.damage import is_anytime
from underdeck.games.onedeck.rules.poison import leaves
from underdeck.games.onedeck.rules.state import (
    BOSS_FLOOR,
    State,
    door_count,
    health,
    stack,
    stairs_limit,
    token_left,
    token_limit,
)
from underdeck.games.onedeck.rules.turn import invisibility
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.pickling import Saved, saved
from underdeck.kernel.rng import Rng
from underdeck.match import Match

SAMPLES = 2
DANGER_SAMPLES = 8
"""Sample rolls per outlook; more when a bad roll would be the last."""
IN_DANGER = 3
GLIMPSES = 2
"""Sample rolls behind each door that one might stay for."""
LOW_HEALTH = 4
"""Drink Healing at the start of a turn when no more health than this is left: a bad encounter costs about that."""
LOOT = (6.75, 5.72, 4.73)
RICH_XP = 0.15
RICH_HEART = 0.69
"""What a card is worth by floor, whatever is made of it, and what its XP and hearts add. Dearer than it looks: every
die won early helps until the boss. These and other numbers are learned by `training/heuristics.py`."""
LINGER_MARGIN = -1.21
"""What one more turn on a floor must promise."""
FLEE_MARGIN = 1.47
"""Fleeing is not free either: the turn's time is gone and the door stays in the way."""
USE_MARGIN = 0.06
"""A skill has to help at least so much; below that it is the luck of the sample rolls."""
FEAT_PRICE = 0.92
"""About what a feat costs its hero, in time or risk: no use against less."""
STORED_DIE = 0.28
"""Stored dice come back, but a harder encounter may want them more."""
OTHER_STEPS = (
    "turn-option", "room", "turn-start", "loot-order", "loot", "level", "store", "descend", "stealth", "order", "marks",
)  # fmt: skip
"""Questions outside an encounter: a trial that gets there is over. `order` has two encounters behind it."""


class Skilled:
    """Chosen moves of a placement are remembered until something unforeseen happens."""

    needs_world = True

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self.plan: list[Action] = []
        self.samples = samples
        """Rolls to imagine, where no more is at stake than usual."""

    def __reduce__(self) -> Saved:
        return saved(self, 0, self.samples, plan=self.plan)

    def choose(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        planned = self.planned(decisions)
        if planned is not None:
            return planned
        decision = decisions[0]
        if decision.kind == "placing":
            return self.place(world, decisions)
        drink = remedy(world, decision)
        if drink is not None:
            return decision.seat, drink
        return decision.seat, answer(world, decision, self.samples)

    def planned(self, decisions: list[Decision]) -> tuple[int, Action] | None:
        """The next move of the plan. Dice that were added by themselves, having no rival, are passed over, and moves of
        heroes who are not asked."""
        while self.plan:
            action = self.plan.pop(0)
            for decision in decisions:
                if action in decision.options and (action[0] != do.DONE or decision.kind == "pick"):
                    return decision.seat, action
            if action[0] not in (do.ADD, do.GIVE) and not is_anothers(action, decisions):
                self.plan = []
        return None

    def look(self, world: State, decisions: list[Decision]) -> Plan:
        """Where the dice at hand lead."""
        return best_placement(world, MOVE_NODES)

    def tries(self, world: State, option: Action) -> bool:
        """Is it something that may make that better?"""
        return option[0] in (do.USE, do.DRINK)

    def place(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        """Skills that make the best placement better come first, then the placement, then done."""
        plan = self.look(world, decisions)
        best: tuple[int, Action] | None = None
        needed = plan.hurts or world.mode == c.BOSS
        best_gain = USE_MARGIN
        for decision in decisions:
            for option in decision.options:
                if self.tries(world, option) and (needed or mends(world, option)):
                    gain = plan.rating - use_cost(world, decision.seat, option, self.samples)
                    if gain > best_gain:
                        best_gain = gain
                        best = (decision.seat, option)
        if best is not None:
            return best
        return self.begin(plan.actions(), decisions)

    def begin(self, moves: list[Action], decisions: list[Decision]) -> tuple[int, Action]:
        """The first of these moves; where it has to wait for a hero who is not asked, the first that need not."""
        self.plan = moves[:]
        found = self.planned(decisions)
        if found is not None:
            return found
        for move in moves:
            for decision in decisions:
                if move in decision.options:
                    return decision.seat, move
        return decisions[0].seat, (do.DONE,)


def is_anothers(action: Action, decisions: list[Decision]) -> bool:
    """Is it a move of a hero who is not asked?"""
    return len(action) > 1 and all(decision.seat != action[1] for decision in decisions)


def rolls_dice(world: State, use: Action) -> bool:
    return any(rolls(effect) for effect in effects_of(world, use))


def answer(world: State, decision: Decision, samples: int = SAMPLES) -> Action:
    options = answers(world, decision)
    kind = decision.kind
    if kind == "turn-option":
        return turn_option(world, options, samples)
    if kind == "room":
        return room(world, decision.seat, options, samples)
    if kind == "peril":
        return min(options, key=lambda option: peril_cost(world, decision.seat, option, samples))
    if kind == "sneak":
        return sneak(world, decision.seat, samples)
    if kind == "feat":
        return feat(world, decision.seat, options, samples)
    if kind == "descend":
        return descend(world, decision.seat, samples)
    if kind == "loot":
        return max(options, key=lambda option: loot_worth(world, option))
    if kind == "pay":
        return pay(world, decision)
    if kind in ("pick", "branch"):
        return best_of(world, decision)
    return quick_choice(world, decision)


def remedy(world: State, decision: Decision) -> Action | None:
    """Drink what heals when it heals most or when nothing else would help; what averts defeat may wait for that."""
    drinks = [option for option in decision.options if option[0] in (do.HEAL, do.DRINK) and is_anytime(world, option)]
    if not drinks or decision.kind == "avert-defeat":
        return None
    if decision.kind == "resist":
        costs = [(remedy_cost(world, decision.seat, option), option) for option in drinks]
        cost, best = min(costs)
        return best if cost < -USE_MARGIN else None
    if not world.window:
        return None
    boss_next = world.floor == BOSS_FLOOR - 1 and not world.deck
    many = world.tokens >= token_limit(world) - 1
    for option in drinks:
        hero = world.heroes[option[1]]
        left = health(world, hero) - hero.damage
        amount = early_healing(world, option)
        if amount and hero.damage >= amount and (left <= LOW_HEALTH or boss_next or many):
            return option
    return None


def early_healing(world: State, option: Action) -> int:
    """What a potion heals at the start of a turn, if it is not just as good in need; 0 if it is."""
    potion = world.pack.potions[world.reference if option[0] == do.HEAL else option[2]]
    if potion.index == world.reference:
        return potion.heal_at_turn_start or (0 if token_left(world) else potion.heal)
    if not potion.heal or world.rules.avert_defeat == "any":
        return 0
    return potion.heal + world.pack.potions[world.reference].passive_heal


def remedy_cost(world: State, seat: int, option: Action) -> float:
    """The price of a potion less what it does; negative when it pays."""
    trial = Trial(world, Prices(world), Rng(world.rng.state).bits())
    trial.step(seat, option)
    state = trial.state
    while state.asked and state.asked[0].kind in ("heal-or-cure", "cure", "first-aid"):
        trial.step(state.asked[0].seat, quick_choice(state, state.asked[0]))
    return trial.cost()


class Outlook:
    """What an answer is expected to cost, over sample rolls."""

    __slots__ = ("cost", "damage", "poison", "safe", "samples", "time")

    def __init__(self, cost: float, damage: float, poison: float, time: float, safe: float, samples: int) -> None:
        self.cost = cost
        self.damage = damage
        self.poison = poison
        self.time = time
        self.safe = safe
        self.samples = samples


class Trial:
    """A copy of the world with chance of its own, and the price of everything that happens in it."""

    __slots__ = ("damage", "poison", "prices", "state", "time")

    def __init__(self, world: State, prices: Prices, chance: int) -> None:
        self.state = world.clone()
        self.state.rng = Rng(chance)
        self.prices = prices
        self.damage = 0
        self.poison = 0
        self.time = 0

    def fork(self, chance: int) -> "Trial":
        """The same so far, with other chance from here on."""
        other = Trial(self.state, self.prices, chance)
        other.damage = self.damage
        other.poison = self.poison
        other.time = self.time
        return other

    def play(self, seat: int, action: Action) -> None:
        """The answer, then everything up to the placing step by habit."""
        self.step(seat, action)
        state = self.state
        while state.asked and state.asked[0].kind != "placing":
            decision = state.asked[0]
            if decision.kind in OTHER_STEPS:
                return
            self.step(decision.seat, quick_choice(state, decision))

    def step(self, seat: int, action: Action) -> None:
        state = self.state
        damage = sum(hero.damage for hero in state.heroes)
        poison = sum(hero.poison for hero in state.heroes)
        time = state.stairs - len(state.deck)
        step(state, seat, action)
        self.damage += max(0, sum(hero.damage for hero in state.heroes) - damage)
        self.poison += max(0, sum(hero.poison for hero in state.heroes) - poison)
        self.time += state.stairs - len(state.deck) - time
        self.time += stairs_limit(state) * sum(event.kind == "stairs-full" for event in state.events)

    def encounters(self) -> list["Trial"]:
        """What lies ahead: one encounter, or the two of a stack, each as if it came first."""
        if not self.state.asked or self.state.asked[0].kind != "order":
            return [self]
        decision = self.state.asked[0]
        forks: list[Trial] = []
        for option in answers(self.state, decision):
            forks.append(self.fork(self.state.rng.bits()))
            forks[-1].play(decision.seat, option)
        return forks

    def placement(self) -> Plan:
        """A good one, or an empty one when there is nothing left to place."""
        if self.state.asked and self.state.asked[0].kind == "placing":
            return best_placement(self.state, SAMPLE_NODES)
        return Plan(self.state, 0.0, 0, 0, 0)

    def cost(self) -> float:
        """The price of what happened so far."""
        state = self.state
        if state.result == "defeat":
            return DEATH
        return self.prices.time(self.time) + self.prices.spent(state)


def outlook(world: State, seat: int, action: Action, samples: int) -> Outlook:
    """Play the answer and everything up to the placing step in sampled worlds, then place as well as we can."""
    samples = needed_samples(world, samples)
    total = 0.0
    damage = poison = time = safe = 0
    seeds = Rng(world.rng.state)
    prices = Prices(world)
    for _ in range(samples):
        trial = Trial(world, prices, seeds.bits())
        trial.play(seat, action)
        dealt = 0
        for encounter in trial.encounters():
            plan = settle(encounter)
            total += encounter.cost() + plan.cost
            dealt += encounter.damage + plan.damage
            poison += encounter.poison + plan.poison
            time += encounter.time + plan.time
        damage += dealt
        safe += dealt <= 0
    return Outlook(total / samples, damage / samples, poison / samples, time / samples, safe / samples, samples)


def needed_samples(world: State, usual: int) -> int:
    """More rolls when a bad one would be the last."""
    left = min(spare_health(world, h) for h in world.fighting)
    return usual if left + 2 * world.tokens > IN_DANGER else max(usual, DANGER_SAMPLES)


def settle(trial: Trial) -> Plan:
    """Go through the skills once and use those that promise to help, then say where the dice go."""
    plan = trial.placement()
    uses = [(decision.seat, option) for decision in trial.state.asked for option in decision.options]
    for seat, use in uses:
        if use[0] == do.USE and plan.hurts and helps(trial, seat, use, plan):
            trial.play(seat, use)
            plan = trial.placement()
    return plan


def helps(trial: Trial, seat: int, use: Action, plan: Plan) -> bool:
    """Does a skill make things better, on a roll other than the one to come?"""
    suffered = (plan.damage, plan.time, plan.poison)  # in the order of the icons
    if only_prevents(trial.state.pack.skills[use[2]].effects, suffered):
        return False
    if not any(use in decision.options for decision in trial.state.asked):
        return False
    after = trial.fork(trial.state.rng.clone().bits())
    after.play(seat, use)
    return after.cost() + after.placement().rating < trial.cost() + plan.rating - USE_MARGIN


def mends(world: State, action: Action) -> bool:
    """Is it of use with all boxes covered, because it heals or cures?"""
    if action[0] == do.DRINK or not any(hero.damage or hero.poison for hero in world.heroes):
        return False
    return any(heals(effect) for effect in world.pack.skills[action[2]].effects)


def heals(effect: c.Effect) -> bool:
    benefit = effect.benefit
    return bool(benefit.healed or benefit.cured) or any(heals(inner) for branch in effect.branches for inner in branch)


def use_cost(world: State, seat: int, action: Action, samples: int) -> float:
    """A placement's cost after using a skill or potion; several samples where dice are rolled."""
    if not rolls_dice(world, action):
        samples = 1
    seeds = Rng(world.rng.state)
    prices = Prices(world)
    total = 0.0
    for _ in range(samples):
        trial = Trial(world, prices, seeds.bits())
        trial.play(seat, action)
        total += trial.cost() + trial.placement().rating
    total /= samples
    if action[0] == do.DRINK:
        total += min(0.0, BOSS_TOKEN - prices.token()) if world.mode == c.BOSS else 0.0
    elif effects_of(world, action)[0].benefit.restrict & c.MANA_ONLY and spells(world, seat):
        total -= 1.0  # free mana shows its worth only when the spell is cast
    return total


def rolls(effect: c.Effect) -> bool:
    return effect.benefit.rolls or any(rolls(inner) for branch in effect.branches for inner in branch)


def best_of(world: State, decision: Decision) -> Action:
    """Try every answer to a question inside a skill; habit decides between equals."""
    habit = quick_choice(world, decision)
    best = habit
    best_cost = 1e9
    chance = Rng(world.rng.state).bits()
    prices = Prices(world)
    for option in [habit, *decision.options]:
        trial = Trial(world, prices, chance)
        trial.play(decision.seat, option)
        cost = trial.cost() + trial.placement().rating
        if cost < best_cost - 1e-9:
            best_cost = cost
            best = option
    return best


def feat(world: State, seat: int, options: list[Action], samples: int) -> Action:
    """Heroic dice when they pay; stored ones are worth keeping for a harder encounter."""
    best = options[-1]
    best_cost = outlook(world, seat, best, samples).cost
    if best_cost < FEAT_PRICE:
        return best
    stores = bool(world.heroes[seat].side.feat.store)
    for option in options[:1] if stores else options[:-1]:
        cost = outlook(world, seat, option, samples).cost + (STORED_DIE * sum(option[2:]) if stores else 0.0)
        if cost < best_cost:
            best_cost = cost
            best = option
    return best


def peril_cost(world: State, seat: int, option: Action, samples: int) -> float:
    """What it takes, less what only this option leads to on a split-loot card (OD-17.26)."""
    cost = outlook(world, seat, option, samples).cost
    card = world.pack.cards[world.doors[world.room] >> 1]
    return cost - best_loot(world, option[1]) if card.options[option[1]].loot else cost


def turn_option(world: State, options: list[Action], samples: int) -> Action:
    """Closed doors are for opening; then an open one when it looks cheap, or exploring for new ones."""
    doors = [option for option in options if option[0] == do.ENTER]
    for option in doors:
        if not world.doors[option[1] * stack(world)] & 1:
            return option
    explore = (do.EXPLORE,) if (do.EXPLORE,) in options else None
    if doors:
        gain, best = max((door_gain(world, option, samples), option) for option in doors)
        if explore is None or gain > FLEE_MARGIN:
            return best
    return explore or options[0]


def cards_behind(world: State, first: int) -> list[c.Encounter]:
    """The card of a door, or both cards of a stack."""
    return [world.pack.cards[world.doors[first + i] >> 1] for i in range(stack(world))]


def door_gain(world: State, enter: Action, samples: int) -> float:
    """What an encounter behind a door should bring, its price deducted."""
    trial = world.clone()
    step(trial, 0, enter)
    first = enter[1] * stack(world)
    cards = cards_behind(trial, first)
    worth = sum(card_worth(world, card) for card in cards)
    if world.doors[first] & 1:
        worth -= leaf_worth(world, cards)
    if trial.asked and trial.asked[0].kind == "room":
        return worth - outlook(trial, 0, (do.ENCOUNTER,), samples).cost
    return worth - outlook(world, 0, enter, samples).cost


def leaf_worth(world: State, cards: list[c.Encounter]) -> float:
    """Leaves on open doors help against the poison that the party has (OD-17.9)."""
    count = sum(card.leaf for card in cards)
    poison = sum(hero.poison for hero in world.heroes)
    if not count or not poison:
        return 0.0
    prices = Prices(world)
    found = leaves(world)
    return prices.burden(poison, found - count) - prices.burden(poison, found)


def card_worth(world: State, card: c.Encounter) -> float:
    """Rich cards are a little better, whichever side of them is taken."""
    return LOOT[min(world.floor, BOSS_FLOOR - 1) - 1] + RICH_XP * card.xp + RICH_HEART * card.health


def room(world: State, seat: int, options: list[Action], samples: int) -> Action:
    """Fight unless it looks worse than the loot is worth; slip past when that is clearly better."""
    cards = cards_behind(world, world.room)
    worth = sum(card_worth(world, card) for card in cards)
    cost = outlook(world, seat, (do.ENCOUNTER,), samples).cost
    if (do.INVISIBLE,) in options and cost > invisible_cost(world):
        return (do.INVISIBLE,)
    if (do.FLEE,) in options and worth - cost < -FLEE_MARGIN + leaf_worth(world, cards):
        return (do.FLEE,)
    return (do.ENCOUNTER,)


def invisible_cost(world: State) -> float:
    prices = Prices(world)
    return prices.token() + prices.time(world.pack.potions[invisibility(world)].skip_time)


def sneak(world: State, seat: int, samples: int) -> Action:
    """OD-16.38: the same for one pair of four heroes."""
    cost = outlook(world, seat, (do.ENCOUNTER,), samples).cost
    return (do.INVISIBLE,) if cost > invisible_cost(world) else (do.ENCOUNTER,)


def descend(world: State, seat: int, samples: int) -> Action:
    """Stay for unopened doors while they promise more than they cost, and for a healing rest before the boss."""
    closed = [d for d in range(door_count(world)) if not world.doors[d * stack(world)] & 1]
    hurt = any(hero.damage >= 3 for hero in world.heroes)
    boss_next = world.floor == BOSS_FLOOR - 1
    rests = world.tokens and world.pack.potions[world.reference].heal_at_turn_start
    if boss_next and hurt and rests and world.stairs == 0 and (closed or not world.doors) and not world.window:
        return (do.STAY,)  # the start of one more turn, where Healing is worth more
    if not closed:
        return (do.DESCEND,)
    return (do.STAY,) if linger_gain(world, seat, closed, samples) > LINGER_MARGIN else (do.DESCEND,)


def linger_gain(world: State, seat: int, closed: list[int], samples: int) -> float:
    """One more turn through one of the closed doors; the world's cards behind them are samples of what may come."""
    trial = Trial(world, Prices(world), Rng(world.rng.state).bits())
    trial.step(seat, (do.STAY,))
    state = trial.state
    while not state.result and state.asked[0].kind not in ("turn-option", "room"):
        trial.step(state.asked[0].seat, quick_choice(state, state.asked[0]))
    if state.result:
        return -DEATH
    toll = trial.cost()
    if state.asked[0].kind == "room":
        worth = sum(card_worth(state, card) for card in cards_behind(state, state.room))
        return worth - outlook(state, 0, (do.ENCOUNTER,), samples).cost - toll
    gains = [max(-FLEE_MARGIN, door_gain(state, (do.ENTER, d), GLIMPSES)) for d in closed]
    return sum(gains) / len(gains) - toll


def odds(match: Match, seat: int, action: Action, samples: int) -> Outlook:
    """How an answer is likely to go, over that many sample rolls."""
    return outlook(sampled_world(match, seat), seat, action, samples)

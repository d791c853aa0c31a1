"""A sensible player: looks one step ahead with a few sample rolls, places dice well, takes loot that fits.

Everything is weighed in one currency, a point of damage to a healthy hero (see `Prices`).
"""

from underdeck.bots.loot import dice_of, item_worth, loot_worth, spells
from underdeck.bots.placement import DEATH, TOKEN, Plan, Prices, best_placement, cost_of_die, pick
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.rng import Rng
from underdeck.onedeck import actions as do
from underdeck.onedeck import cards as c
from underdeck.onedeck.agenda import step
from underdeck.onedeck.state import BOSS_FLOOR, State, health, level_card
from underdeck.onedeck.time import TOKENS_PER_DAMAGE

SAMPLES = 3
DANGER_SAMPLES = 8
"""Sample rolls per outlook; more when a bad roll would be the last."""
IN_DANGER = 2
LOW_HEALTH = 3
"""Drink Healing at the start of a turn when no more health than this is left: a bad encounter costs about that."""
LOOT = 5.0
"""What a card is worth, whatever is made of it. Dearer than it looks: every die won early helps until the boss."""
FLEE_MARGIN = 0.5
"""Fleeing is not free either: the turn's time is gone and the door stays in the way."""
USE_MARGIN = 0.1
"""A skill has to help at least so much; below that it is the luck of the sample rolls."""
BOSS_TOKEN = 1.5
"""Potions against the boss: there is no later."""
FEAT_PRICE = 0.8
"""About what a feat costs its hero, in time or risk: no use against less."""
STORED_DIE = 0.4
"""Stored dice come back, but a harder encounter may want them more."""
TURN_KINDS = ("turn-option", "room", "turn-start", "loot", "level", "store", "descend", "stealth")
"""Questions outside an encounter: a trial that gets there is over."""


class Greedy:
    """Chosen moves of a placement are remembered until something unforeseen happens."""

    needs_world = True

    def __init__(self, seed: int) -> None:
        self.plan: list[Action] = []

    def choose(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        planned = self.planned(decisions)
        if planned is not None:
            return planned
        decision = decisions[0]
        if decision.kind == "placing":
            return self.place(world, decisions)
        heal = healing(world, decision)
        if heal is not None:
            return decision.seat, heal
        return decision.seat, answer(world, decision)

    def planned(self, decisions: list[Decision]) -> tuple[int, Action] | None:
        """The next move of the plan. Dice that were added by themselves, having no rival, are passed over."""
        while self.plan:
            action = self.plan.pop(0)
            for decision in decisions:
                if action in decision.options:
                    return decision.seat, action
            if action[0] not in (do.ADD, do.GIVE):
                self.plan = []
        return None

    def place(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        """Skills that make the best placement better come first, then the placement, then done."""
        plan = best_placement(world)
        best: tuple[int, Action] | None = None
        if plan.damage or plan.time or world.mode == c.BOSS:
            best_gain = USE_MARGIN
            for decision in decisions:
                for option in decision.options:
                    if option[0] in (do.USE, do.DRINK):
                        gain = plan.rating - use_cost(world, decision.seat, option)
                        if gain > best_gain:
                            best_gain = gain
                            best = (decision.seat, option)
        if best is not None:
            return best
        self.plan = plan.actions()
        return self.planned(decisions) or (decisions[0].seat, (do.DONE,))


def answer(world: State, decision: Decision) -> Action:
    options = [option for option in decision.options if option[0] not in (do.HEAL, do.RETURN)]
    kind = decision.kind
    if kind == "turn-option":
        return turn_option(world, options)
    if kind == "room":
        return room(world, decision.seat, options)
    if kind == "peril":
        return min(options, key=lambda option: outlook(world, decision.seat, option).cost)
    if kind == "feat":
        return feat(world, decision.seat, options)
    if kind == "descend":
        return descend(world, decision.seat)
    if kind == "drain":
        return min(options, key=lambda option: item_worth(world, option[1], option[2]))
    if kind == "loot":
        return max(options, key=lambda option: loot_worth(world, option))
    if kind == "pay":
        return pay(world, decision)
    if kind in ("pick", "branch"):
        return best_of(world, decision)
    return quick_choice(world, decision)


def healing(world: State, decision: Decision) -> Action | None:
    """Drink at the start of a turn, when it heals most: before it is too late, and on the way to the boss."""
    if not world.window:
        return None
    boss_next = world.floor == BOSS_FLOOR - 1 and not world.deck
    for option in decision.options:
        if option[0] == do.HEAL:
            hero = world.heroes[option[1]]
            left = health(world, hero) - hero.damage
            if hero.damage >= 3 and (left <= LOW_HEALTH or boss_next or world.tokens >= world.pack.tokens - 1):
                return option
    return None


class Outlook:
    """What an answer is expected to cost, over sample rolls."""

    __slots__ = ("cost", "damage", "safe", "samples", "time")

    def __init__(self, cost: float, damage: float, time: float, safe: float, samples: int) -> None:
        self.cost = cost
        self.damage = damage
        self.time = time
        self.safe = safe
        self.samples = samples


class Trial:
    """A copy of the world with chance of its own, and the price of everything that happens in it."""

    __slots__ = ("damage", "prices", "state", "time")

    def __init__(self, world: State, prices: Prices, chance: int) -> None:
        self.state = world.clone()
        self.state.rng = Rng(chance)
        self.prices = prices
        self.damage = 0
        self.time = 0

    def play(self, seat: int, action: Action) -> None:
        """The answer, then everything up to the placing step by habit."""
        self.step(seat, action)
        state = self.state
        while state.asked and state.asked[0].kind != "placing":
            decision = state.asked[0]
            if decision.kind in TURN_KINDS:
                return
            self.step(decision.seat, quick_choice(state, decision))

    def step(self, seat: int, action: Action) -> None:
        state = self.state
        damage = sum(hero.damage for hero in state.heroes)
        time = state.stairs - len(state.deck)
        step(state, seat, action)
        self.damage += sum(hero.damage for hero in state.heroes) - damage
        self.time += state.stairs - len(state.deck) - time
        self.time += TOKENS_PER_DAMAGE * sum(event.kind == "stairs-full" for event in state.events)

    def placement(self) -> Plan:
        """The best one, or an empty one when there is nothing left to place."""
        if self.state.asked and self.state.asked[0].kind == "placing":
            return best_placement(self.state)
        return Plan(0.0, 0, 0, [], None)

    def cost(self) -> float:
        """The price of what happened so far."""
        state = self.state
        if state.outcome == "defeat":
            return DEATH
        before = self.prices.state
        price = self.prices.time(self.time) + TOKEN * (before.tokens - state.tokens)
        if self.damage > 0:
            dealt = [hero.damage - was.damage for hero, was in zip(state.heroes, before.heroes, strict=True)]
            price += self.prices.wounds(dealt)
        return price


def outlook(world: State, seat: int, action: Action, samples: int = 0) -> Outlook:
    """Play the answer and everything up to the placing step in sampled worlds, then place as well as we can."""
    samples = samples or usual_samples(world)
    total = damage = time = 0.0
    safe = 0
    seeds = Rng(world.rng.state)
    prices = Prices(world)
    for _ in range(samples):
        trial = Trial(world, prices, seeds.bits())
        trial.play(seat, action)
        plan = settle(trial)
        total += trial.cost() + plan.cost
        damage += trial.damage + plan.damage
        time += trial.time + plan.time
        safe += trial.damage + plan.damage <= 0
    return Outlook(total / samples, damage / samples, time / samples, safe / samples, samples)


def usual_samples(world: State) -> int:
    """More rolls when a bad one would be the last."""
    left = min(spare_health(world, h) for h in range(len(world.heroes)))
    return SAMPLES if left + 2 * world.tokens > IN_DANGER else DANGER_SAMPLES


def settle(trial: Trial) -> Plan:
    """Go through the skills once and use those that promise to help, then say where the dice go."""
    plan = trial.placement()
    uses = [(decision.seat, option) for decision in trial.state.asked for option in decision.options]
    for seat, use in uses:
        if use[0] == do.USE and (plan.damage or plan.time) and helps(trial, seat, use, plan):
            trial.play(seat, use)
            plan = trial.placement()
    return plan


def helps(trial: Trial, seat: int, use: Action, plan: Plan) -> bool:
    """Does a skill make things better, on a roll other than the one to come?"""
    effect = trial.state.pack.skills[use[2]].effects[0]
    if effect.verb == c.PREVENT and not (plan.time if effect.color else plan.damage):
        return False
    if not any(use in decision.options for decision in trial.state.asked):
        return False
    after = Trial(trial.state, trial.prices, trial.state.rng.clone().bits())
    after.damage = trial.damage
    after.time = trial.time
    after.play(seat, use)
    return after.cost() + after.placement().rating < trial.cost() + plan.rating - USE_MARGIN


def use_cost(world: State, seat: int, action: Action) -> float:
    """The best placement's cost after using a skill or potion; several samples where dice are rolled."""
    drink = action[0] == do.DRINK
    effects = world.pack.potions[action[2]].effects if drink else world.pack.skills[action[2]].effects
    samples = 3 if any(rolls(effect) for effect in effects) else 1
    seeds = Rng(world.rng.state)
    prices = Prices(world)
    total = 0.0
    for _ in range(samples):
        trial = Trial(world, prices, seeds.bits())
        trial.play(seat, action)
        total += trial.cost() + trial.placement().rating
    total /= samples
    if drink:
        total += (BOSS_TOKEN if world.mode == c.BOSS else TOKEN) - TOKEN
    elif effects[0].restrict & c.MANA_ONLY and spells(world, seat):
        total -= 1.0  # free mana shows its worth only when the spell is cast
    return total


def rolls(effect: c.Effect) -> bool:
    return effect.verb in (c.ROLL, c.REROLL) or any(rolls(inner) for branch in effect.branches for inner in branch)


def pay(world: State, decision: Decision) -> Action:
    """Dice that the best placement leaves idle, the lowest first; otherwise by habit."""
    idle = best_placement(world).idle
    spare = [option for option in decision.options if (option[1], option[2]) in idle]
    if not spare:
        return quick_choice(world, decision)
    return min(spare, key=lambda option: (cost_of_die(option[2]), option[2]))


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


def quick_choice(world: State, decision: Decision) -> Action:
    """Small questions inside a step, answered by habit."""
    kind = decision.kind
    if kind == "avert-defeat":
        return decision.options[0]
    options = [option for option in decision.options if option[0] not in (do.HEAL, do.RETURN, do.REFUSE)]
    if kind in ("pay", "throw", "convert"):
        return min(options, key=lambda option: (cost_of_die(option[2]), option[2]))
    if kind == "fill":
        return max(options, key=lambda option: option[2] & 7)
    if kind == "pick":
        return pick(world, decision, options)
    if kind == "peril":
        return min(options, key=lambda option: peril_price(world, option[1]))
    if kind == "feat":
        return options[0] if world.heroes[decision.seat].side.feat.store else options[-1]
    if kind in ("stairs-damage", "flames", "split"):
        return max(options, key=lambda option: spare_health(world, option[1]))
    if kind == "drain":
        return min(options, key=lambda option: item_worth(world, option[1], option[2]))
    if kind in ("bonus", "receiver"):
        return min(options, key=lambda option: len(world.heroes[option[1]].pool))
    if kind == "store":
        stores = [option for option in options if option[0] == do.STORE]
        return max(stores, key=lambda option: option[2] >> 3 & 3)
    return options[0]


def peril_price(world: State, number: int) -> float:
    """A rule of thumb: how far the usual roll falls short of the option's number."""
    option = world.pack.cards[world.doors[world.room] >> 1].options[number]
    dice = sum(dice_of(world, h, option.color) for h in range(len(world.heroes))) + level_card(world).bonus
    spread = 1.7 * max(1, dice) ** 0.5
    failure: float = min(1.0, max(0.0, 0.5 - (3.5 * dice - option.box.value) / (3 * spread)))
    prices = Prices(world)
    return prices.time(option.time_cost) + failure * (prices.damage(option.box.damage) + prices.time(option.box.time))


def spare_health(world: State, h: int) -> int:
    hero = world.heroes[h]
    return health(world, hero) - hero.damage


def feat(world: State, seat: int, options: list[Action]) -> Action:
    """Heroic dice when they pay; stored ones are worth keeping for a harder encounter."""
    best = options[-1]
    best_cost = outlook(world, seat, best).cost
    if best_cost < FEAT_PRICE:
        return best
    stores = bool(world.heroes[seat].side.feat.store)
    for option in options[:1] if stores else options[:-1]:
        cost = outlook(world, seat, option).cost + (STORED_DIE * sum(option[2:]) if stores else 0.0)
        if cost < best_cost:
            best_cost = cost
            best = option
    return best


def turn_option(world: State, options: list[Action]) -> Action:
    """Closed doors are for opening; then an open one when it looks cheap, or exploring for new ones."""
    doors = [option for option in options if option[0] == do.ENTER]
    for option in doors:
        if not world.doors[option[1]] & 1:
            return option
    explore = options[0] if options[0][0] == do.EXPLORE else None
    if doors:
        gain, best = max((door_gain(world, option), option) for option in doors)
        if explore is None or gain > FLEE_MARGIN:
            return best
    return explore or options[0]


def door_gain(world: State, enter: Action, samples: int = 0) -> float:
    """What an encounter behind a door should bring, its price deducted."""
    trial = world.clone()
    step(trial, 0, enter)
    worth = card_worth(world.pack.cards[trial.doors[enter[1]] >> 1])
    if trial.asked and trial.asked[0].kind == "room":
        return worth - outlook(trial, 0, (do.ENCOUNTER,), samples).cost
    return worth - outlook(world, 0, enter, samples).cost


def card_worth(card: c.Encounter) -> float:
    """Rich cards are a little better, whichever side of them is taken."""
    return LOOT + 0.3 * card.xp + 0.5 * card.health


def room(world: State, seat: int, options: list[Action]) -> Action:
    """Fight unless it looks worse than the loot is worth; slip past when that is clearly better."""
    worth = card_worth(world.pack.cards[world.doors[world.room] >> 1])
    cost = outlook(world, seat, (do.ENCOUNTER,)).cost
    if (do.INVISIBLE,) in options and cost > TOKEN + Prices(world).time(2):
        return (do.INVISIBLE,)
    if (do.FLEE,) in options and worth - cost < -FLEE_MARGIN:
        return (do.FLEE,)
    return (do.ENCOUNTER,)


def descend(world: State, seat: int) -> Action:
    """Stay for unopened doors while they promise more than they cost, and for a healing rest before the boss."""
    closed = [d for d, door in enumerate(world.doors) if not door & 1]
    hurt = any(hero.damage >= 3 for hero in world.heroes)
    boss_next = world.floor == BOSS_FLOOR - 1
    if boss_next and hurt and world.tokens and world.stairs == 0 and (closed or not world.doors) and not world.window:
        return (do.STAY,)  # the start of one more turn, where Healing is worth more
    if not closed:
        return (do.DESCEND,)
    return (do.STAY,) if linger_gain(world, seat, closed) > 0 else (do.DESCEND,)


def linger_gain(world: State, seat: int, closed: list[int]) -> float:
    """One more turn through one of the closed doors; the world's cards behind them are samples of what may come."""
    trial = Trial(world, Prices(world), Rng(world.rng.state).bits())
    trial.step(seat, (do.STAY,))
    state = trial.state
    while state.asked and state.asked[0].kind not in ("turn-option", "room"):
        trial.step(state.asked[0].seat, quick_choice(state, state.asked[0]))
    if not state.asked:
        return -DEATH
    toll = trial.cost()
    if state.asked[0].kind == "room":
        worth = card_worth(state.pack.cards[state.doors[state.room] >> 1])
        return worth - outlook(state, 0, (do.ENCOUNTER,)).cost - toll
    gains = [max(-FLEE_MARGIN, door_gain(state, (do.ENTER, d), 2)) for d in closed]
    return sum(gains) / len(gains) - toll

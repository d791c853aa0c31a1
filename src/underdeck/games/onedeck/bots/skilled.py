"""The skilled bot: looks one step ahead with a few sample rolls, places dice well, takes loot that fits.

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
"""The sample rolls of an outlook if a bad roll would be the last."""
IN_DANGER = 3
GLIMPSES = 2
"""The sample rolls behind each door that may be worth staying for."""
LOW_HEALTH = 4
"""The health at which Healing is drunk at the start of a turn: a bad encounter costs about that."""
LOOT = (6.75, 5.72, 4.73)
RICH_XP = 0.15
RICH_HEART = 0.69
"""What a card is worth by floor, whatever is made of it, and what its XP and hearts add. Dearer than it looks: every
die won early helps until the boss. These and other numbers are learned by `training/heuristics.py`."""
LINGER_MARGIN = -1.21
"""The least gain of one more turn on a floor."""
FLEE_MARGIN = 1.47
"""The price of fleeing: the turn's time is gone and the door stays in the way."""
USE_MARGIN = 0.06
"""The least gain of a skill; below that it is the luck of the sample rolls."""
FEAT_PRICE = 0.92
"""The approximate price of a feat in time or risk."""
STORED_DIE = 0.28
"""The price of stored dice, which come back but may be needed more in a harder encounter."""
OTHER_STEPS = (
    "turn-option", "room", "turn-start", "loot-order", "loot", "level", "store", "descend", "stealth", "order", "marks",
)  # fmt: skip
"""Questions outside an encounter: a trial that gets there is over. `order` has two encounters behind it."""


class Skilled:
    """The bot. It remembers the moves of a placement until something unforeseen happens."""

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
        """Return the next move of the plan. Moves of dice that were added automatically, and of heroes who are not
        asked, are skipped."""
        while self.plan:
            action = self.plan.pop(0)
            for decision in decisions:
                if action in decision.options and (action[0] != do.DONE or decision.kind == "pick"):
                    return decision.seat, action
            if action[0] not in (do.ADD, do.GIVE) and not is_anothers(action, decisions):
                self.plan = []
        return None

    def look(self, world: State, decisions: list[Decision]) -> Plan:
        """Return the plan for the dice at hand."""
        return best_placement(world, MOVE_NODES)

    def tries(self, world: State, option: Action) -> bool:
        """Return whether an option may improve that."""
        return option[0] in (do.USE, do.DRINK)

    def place(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        """Return the next answer: skills that improve the best placement, then the placement, then done."""
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
        """Return the first of these moves that a hero who is asked can make."""
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
    """Return whether it is a move of a hero who is not asked."""
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
    """Return a potion that heals most now or that nothing else replaces; what averts defeat may wait."""
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
    """Return what a potion heals at the start of a turn, if it is not just as good in need; else 0."""
    potion = world.pack.potions[world.reference if option[0] == do.HEAL else option[2]]
    if potion.index == world.reference:
        return potion.heal_at_turn_start or (0 if token_left(world) else potion.heal)
    if not potion.heal or world.rules.avert_defeat == "any":
        return 0
    return potion.heal + world.pack.potions[world.reference].passive_heal


def remedy_cost(world: State, seat: int, option: Action) -> float:
    """Return the price of a potion less its effect; negative if it pays."""
    trial = Trial(world, Prices(world), Rng(world.rng.state).bits())
    trial.step(seat, option)
    state = trial.state
    while state.asked and state.asked[0].kind in ("heal-or-cure", "cure", "first-aid"):
        trial.step(state.asked[0].seat, quick_choice(state, state.asked[0]))
    return trial.cost()


class Outlook:
    """The expected cost of an answer over sample rolls."""

    __slots__ = ("cost", "damage", "poison", "safe", "samples", "time")

    def __init__(self, cost: float, damage: float, poison: float, time: float, safe: float, samples: int) -> None:
        self.cost = cost
        self.damage = damage
        self.poison = poison
        self.time = time
        self.safe = safe
        self.samples = samples


class Trial:
    """A copy of the world with its own chance, and the price of everything that happens in it."""

    __slots__ = ("damage", "poison", "prices", "state", "time")

    def __init__(self, world: State, prices: Prices, chance: int) -> None:
        self.state = world.clone()
        self.state.rng = Rng(chance)
        self.prices = prices
        self.damage = 0
        self.poison = 0
        self.time = 0

    def fork(self, chance: int) -> "Trial":
        """Return a copy with other chance from here on."""
        other = Trial(self.state, self.prices, chance)
        other.damage = self.damage
        other.poison = self.poison
        other.time = self.time
        return other

    def play(self, seat: int, action: Action) -> None:
        """Give the answer, then answer everything up to the placing step by rules of thumb."""
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
        """Return the encounters ahead: one, or the two of a stack, each as if it came first."""
        if not self.state.asked or self.state.asked[0].kind != "order":
            return [self]
        decision = self.state.asked[0]
        forks: list[Trial] = []
        for option in answers(self.state, decision):
            forks.append(self.fork(self.state.rng.bits()))
            forks[-1].play(decision.seat, option)
        return forks

    def placement(self) -> Plan:
        """Return a good placement, or an empty one if there is nothing left to place."""
        if self.state.asked and self.state.asked[0].kind == "placing":
            return best_placement(self.state, SAMPLE_NODES)
        return Plan(self.state, 0.0, 0, 0, 0)

    def cost(self) -> float:
        """Return the price of what happened so far."""
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
    """Return the number of sample rolls, more if a bad one would be the last."""
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
    """Return whether a skill improves things, on a roll other than the real one."""
    suffered = (plan.damage, plan.time, plan.poison)  # in the order of the icons
    if only_prevents(trial.state.pack.skills[use[2]].effects, suffered):
        return False
    if not any(use in decision.options for decision in trial.state.asked):
        return False
    after = trial.fork(trial.state.rng.clone().bits())
    after.play(seat, use)
    return after.cost() + after.placement().rating < trial.cost() + plan.rating - USE_MARGIN


def mends(world: State, action: Action) -> bool:
    """Return whether it is useful with all boxes covered, because it heals or cures."""
    if action[0] == do.DRINK or not any(hero.damage or hero.poison for hero in world.heroes):
        return False
    return any(heals(effect) for effect in world.pack.skills[action[2]].effects)


def heals(effect: c.Effect) -> bool:
    benefit = effect.benefit
    return bool(benefit.healed or benefit.cured) or any(heals(inner) for branch in effect.branches for inner in branch)


def use_cost(world: State, seat: int, action: Action, samples: int) -> float:
    """Return the cost of a placement after a skill or potion, by several samples if dice are rolled."""
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
    """Return the use of the feat that pays; stored dice are worth keeping for a harder encounter."""
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
    """Return the cost of an option, less what only it gains on a split-loot card (OD-17.26)."""
    cost = outlook(world, seat, option, samples).cost
    card = world.pack.cards[world.doors[world.room] >> 1]
    return cost - best_loot(world, option[1]) if card.options[option[1]].loot else cost


def turn_option(world: State, options: list[Action], samples: int) -> Action:
    """Return the answer for a turn: a closed door, a cheap open one, or exploring for new ones."""
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
    """Return the card of a door, or both cards of a stack."""
    return [world.pack.cards[world.doors[first + i] >> 1] for i in range(stack(world))]


def door_gain(world: State, enter: Action, samples: int) -> float:
    """Return the expected gain of an encounter behind a door, less its price."""
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
    """Return the value of leaves on open doors against the party's poison (OD-17.9)."""
    count = sum(card.leaf for card in cards)
    poison = sum(hero.poison for hero in world.heroes)
    if not count or not poison:
        return 0.0
    prices = Prices(world)
    found = leaves(world)
    return prices.burden(poison, found - count) - prices.burden(poison, found)


def card_worth(world: State, card: c.Encounter) -> float:
    """Return the value of a card, more for rich ones, whichever part of it is taken."""
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
    """Return whether one pair of four heroes should use the potion (OD-16.38)."""
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
    """Return the gain of one more turn through a closed door; the world's cards there are samples."""
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
    """Return the outlook of an answer over that many sample rolls."""
    return outlook(sampled_world(match, seat), seat, action, samples)

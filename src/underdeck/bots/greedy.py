"""A sensible beginner: looks one step ahead with a few sample rolls, places dice well, takes loot that fits."""

from underdeck.bots.placement import Weights, best_placement
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.rng import Rng
from underdeck.onedeck import actions as do
from underdeck.onedeck import cards as c
from underdeck.onedeck.agenda import step
from underdeck.onedeck.state import BOSS_FLOOR, State, health, level_card

SAMPLES = 6
POTION_WORTH = 2.0
FLEE_MARGIN = 0.5


class Greedy:
    """Chosen moves of a placement are remembered until something unforeseen happens."""

    needs_world = True

    def __init__(self, seed: int) -> None:
        self.plan: list[Action] = []

    def choose(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        if self.plan:
            planned = self.plan.pop(0)
            for decision in decisions:
                if planned in decision.options:
                    return decision.seat, planned
            self.plan = []
        decision = decisions[0]
        kind = decision.kind
        if kind == "placing":
            return self.place(world, decisions)
        if kind in ("fill", "convert"):
            return decision.seat, quick_choice(world, decision)
        heal = self.healing(world, decision)
        if heal is not None:
            return decision.seat, heal
        return decision.seat, self.answer(world, decision)

    def answer(self, world: State, decision: Decision) -> Action:
        options = [option for option in decision.options if option[0] not in (do.HEAL, do.RETURN)]
        kind = decision.kind
        if kind == "turn-option":
            return turn_option(world, options)
        if kind == "room":
            return room(world, decision.seat, options)
        if kind in ("peril", "feat"):
            return min(options, key=lambda option: outlook(world, decision.seat, option).cost)
        if kind == "descend":
            return descend(world)
        if kind in ("stairs-damage", "flames", "split"):
            return max(options, key=lambda option: spare_health(world, option[1]))
        if kind == "drain":
            return min(options, key=lambda option: item_worth(world, option[1], option[2]))
        if kind == "loot":
            return max(options, key=lambda option: loot_worth(world, option))
        if kind == "avert-defeat":
            return decision.options[0]
        return quick_choice(world, decision)

    def healing(self, world: State, decision: Decision) -> Action | None:
        """Drink where it heals most: at the start of a turn, before it is too late."""
        if not world.window:
            return None
        for option in decision.options:
            if option[0] == do.HEAL:
                hero = world.heroes[option[1]]
                left = health(world, hero) - hero.damage
                before_boss = world.floor == BOSS_FLOOR - 1 and not world.deck
                if hero.damage >= 3 and (left <= 2 or before_boss or world.tokens > 2):
                    return option
        return None

    def place(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        """Skills that make the best placement better come first, then the placement, then done."""
        now = best_placement(world).cost
        best_gain = 0.15
        best: tuple[int, Action] | None = None
        for decision in decisions:
            for option in decision.options:
                if option[0] not in (do.USE, do.DRINK):
                    continue
                after = use_outlook(world, decision.seat, option)
                gain = now - after
                if option[0] == do.DRINK:
                    gain -= POTION_WORTH
                if gain > best_gain:
                    best_gain = gain
                    best = (decision.seat, option)
        if best is not None:
            return best
        self.plan = best_placement(world).actions
        if self.plan:
            planned = self.plan.pop(0)
            for decision in decisions:
                if planned in decision.options:
                    return decision.seat, planned
            self.plan = []
        return decisions[0].seat, (do.DONE,)


class Outlook:
    """What an answer is expected to cost, over sample rolls."""

    __slots__ = ("cost", "damage", "safe", "samples", "time")

    def __init__(self, cost: float, damage: float, time: float, safe: float, samples: int) -> None:
        self.cost = cost
        self.damage = damage
        self.time = time
        self.safe = safe
        self.samples = samples


def outlook(world: State, seat: int, action: Action, samples: int = SAMPLES) -> Outlook:
    """Play the answer and everything up to the placing step in sampled worlds, then place as well as we can."""
    weights = Weights(world)
    total = damage_total = time_total = 0.0
    safe = 0
    seeds = Rng(world.rng.state)
    for _ in range(samples):
        trial = world.clone()
        trial.rng = Rng(seeds.bits())
        step(trial, seat, action)
        run_to_placing(trial)
        damage = sum(hero.damage for hero in trial.heroes) - sum(hero.damage for hero in world.heroes)
        time = len(world.deck) - len(trial.deck)
        cost = damage * weights.damage + time * weights.time
        if trial.outcome == "defeat":
            cost += weights.death
        elif trial.asked and trial.asked[0].kind == "placing":
            placed = best_placement(trial)
            cost += placed.cost
            ended_damage, ended_time = suffered(trial, placed.actions)
            damage += ended_damage
            time += ended_time
        total += cost
        damage_total += damage
        time_total += time
        safe += damage <= 0
    return Outlook(total / samples, damage_total / samples, time_total / samples, safe / samples, samples)


def suffered(trial: State, actions: list[Action]) -> tuple[int, int]:
    """Damage and time that remain once the planned boxes are covered."""
    covered = {action[3] for action in actions if action[0] == do.COVER}
    damage = sum(box.damage for b, box in enumerate(trial.boxes) if b not in covered and not trial.covers[b])
    time = sum(box.time for b, box in enumerate(trial.boxes) if b not in covered and not trial.covers[b])
    return damage, time


def run_to_placing(trial: State) -> None:
    """Answer everything on the way by simple habit."""
    while trial.asked and trial.asked[0].kind != "placing":
        decision = trial.asked[0]
        if decision.kind in ("turn-option", "room", "turn-start", "loot", "descend"):
            return
        step(trial, decision.seat, quick_choice(trial, decision))


def use_outlook(world: State, seat: int, action: Action) -> float:
    """The best placement's cost after using a skill or potion; several samples where dice are rolled."""
    weights = Weights(world)
    effects = world.pack.skills[action[2]].effects if action[0] == do.USE else world.pack.potions[action[2]].effects
    samples = 3 if any(rolls(effect) for effect in effects) else 1
    seeds = Rng(world.rng.state)
    total = 0.0
    for _ in range(samples):
        trial = world.clone()
        trial.rng = Rng(seeds.bits())
        step(trial, seat, action)
        run_to_placing(trial)
        time = (len(world.deck) - len(trial.deck)) * weights.time
        if trial.asked and trial.asked[0].kind == "placing":
            total += best_placement(trial).cost + time
        else:
            total += weights.death if trial.outcome == "defeat" else time
    return total / samples


def rolls(effect: c.Effect) -> bool:
    return effect.verb in (c.ROLL, c.REROLL) or any(rolls(inner) for branch in effect.branches for inner in branch)


def quick_choice(world: State, decision: Decision) -> Action:
    """Small questions inside a step, answered by habit."""
    options = [option for option in decision.options if option[0] not in (do.HEAL, do.RETURN, do.REFUSE)]
    kind = decision.kind
    if kind in ("pay", "throw", "convert"):
        return min(options, key=lambda option: (cost_of_die(option[2]), option[2]))
    if kind == "fill":
        return max(options, key=lambda option: option[2] & 7)
    if kind == "pick":
        return pick(world, decision, options)
    if kind == "feat":
        return options[0] if world.heroes[decision.seat].side.feat.store else options[-1]
    if kind in ("stairs-damage", "flames", "split"):
        return max(options, key=lambda option: spare_health(world, option[1]))
    if kind in ("bonus", "receiver"):
        return min(options, key=lambda option: len(world.heroes[option[1]].pool))
    return options[0]


def cost_of_die(die: int) -> int:
    """Low dice first; a heroic die is worth more than its value."""
    return (die & 7) + (3 if (die >> 3) & 3 == c.HEROIC else 0) - (10 if die & c.MANA_ONLY else 0)


def pick(world: State, decision: Decision, options: list[Action]) -> Action:
    """Which dice a skill should work on."""
    effect = world.pack.effects[decision.frame[2]]
    dice = [option for option in options if option[0] == do.PICK]
    if not dice:
        return options[0]
    may_stop = options[-1][0] == do.DONE
    if effect.verb == c.REROLL:
        worst = min(dice, key=lambda option: option[2] & 7)
        return options[-1] if may_stop and worst[2] & 7 > 3 else worst
    if effect.verb == c.SET:
        worst = min(dice, key=lambda option: (option[2] & 7, (option[2] >> 3) & 3))
        return options[-1] if may_stop and worst[2] & 7 >= effect.value else worst
    if effect.verb == c.RAISE:
        below = [option for option in dice if option[2] & 7 < 6]
        return max(below, key=lambda option: option[2] & 7) if below else options[-1]
    if effect.verb == c.RECOLOR:
        return max(dice, key=lambda option: option[2] & 7)
    return min(dice, key=lambda option: option[2] & 7)


def spare_health(world: State, h: int) -> int:
    hero = world.heroes[h]
    return health(world, hero) - hero.damage


def turn_option(world: State, options: list[Action]) -> Action:
    """Closed doors are for opening; an open one when it looks cheap; explore when no good door is left."""
    enter = [option for option in options if option[0] == do.ENTER]
    closed = [option for option in enter if not world.doors[option[1]] & 1]
    explore = [option for option in options if option[0] == do.EXPLORE]
    open_ = [option for option in enter if world.doors[option[1]] & 1]
    if open_:
        rated = [(room_gain(world, option), option) for option in open_]
        gain, best = max(rated)
        if gain > (0.8 if closed or explore else -1e9):
            return best
    if closed:
        return closed[0]
    return explore[0] if explore else options[0]


def room_gain(world: State, enter: Action) -> float:
    trial = world.clone()
    step(trial, 0, enter)
    if trial.asked and trial.asked[0].kind == "room":
        return claim_worth(trial) - outlook(trial, 0, (do.ENCOUNTER,)).cost
    card = world.pack.cards[world.doors[enter[1]] >> 1]
    return card_worth(world, card) - outlook(world, 0, enter).cost


def claim_worth(world: State) -> float:
    return card_worth(world, world.pack.cards[world.doors[world.room] >> 1])


def card_worth(world: State, card: c.Encounter) -> float:
    return 2.2 + 0.5 * card.xp + 0.8 * card.health


def room(world: State, seat: int, options: list[Action]) -> Action:
    """Fight unless it looks worse than the loot is worth; slip past when that is clearly better."""
    fight = outlook(world, seat, (do.ENCOUNTER,))
    gain = claim_worth(world) - fight.cost
    if (do.INVISIBLE,) in options and fight.cost > claim_worth(world) * 0.6 + POTION_WORTH:
        return (do.INVISIBLE,)
    if (do.FLEE,) in options and gain < -FLEE_MARGIN:
        return (do.FLEE,)
    return (do.ENCOUNTER,)


def descend(world: State) -> Action:
    """Stay for unopened doors only while everybody is well and the stairs are quiet."""
    closed = sum(1 for door in world.doors if not door & 1)
    well = all(health(world, hero) - hero.damage >= 3 for hero in world.heroes)
    hurt = any(hero.damage >= 3 for hero in world.heroes)
    if world.floor == BOSS_FLOOR - 1 and hurt and world.tokens and world.stairs == 0:
        return (do.STAY,)  # one more start of a turn to drink Healing for more
    return (do.STAY,) if closed and well else (do.DESCEND,)


def item_worth(world: State, h: int, card: int) -> float:
    printed = world.pack.cards[card]
    worth = 2.6 + 1.6 * printed.health
    stats = world.heroes[h].side.stats
    for color in range(3):
        if printed.item[color]:
            worth += 0.6 if stats[color] <= 1 else 0.2
    return worth


def skill_worth(world: State, h: int, index: int) -> float:
    skill = world.pack.skills[index]
    worth = 0.0
    for effect in skill.effects:
        worth += {c.ROLL: 1.4, c.GAIN: 1.8, c.PREVENT: 1.5, c.RAISE: 1.2, c.SET: 2.0, c.REROLL: 1.0}.get(
            effect.verb, 1.5
        ) * (min(effect.count, 2) if effect.verb in (c.ROLL, c.GAIN) else 1)
    hero = world.heroes[h]
    dice = hero.side.stats[skill.color] + sum(world.pack.cards[item].item[skill.color] for item in hero.items)
    worth -= 0.8 * skill.dice + 0.25 * skill.mana
    if (skill.dice and dice < skill.dice) or (skill.mana and 3.5 * dice < skill.mana):
        worth -= 2.0
    if skill.use & c.PERIL and skill.use & c.COMBAT:
        worth += 0.4
    if skill.use == c.PERIL:
        worth -= 0.6
    return worth + 0.8


def loot_worth(world: State, option: Action) -> float:
    card = world.pack.cards[world.doors[world.room] >> 1]
    verb = option[0]
    if verb == do.XP:
        return xp_worth(world, card.xp)
    if verb == do.POTION:
        return 3.0 - 0.5 * bin(world.known).count("1") + (0.0 if world.tokens < 5 else -1.5)
    h = option[1]
    worth = item_worth(world, h, card.index) if verb == do.ITEM else skill_worth(world, h, card.skill)
    if option[2] >= 0:
        old = world.pack.cards[option[2]]
        lost = item_worth(world, h, option[2]) if verb == do.ITEM else skill_worth(world, h, old.skill)
        worth += xp_worth(world, old.xp) - lost
    return worth


def xp_worth(world: State, xp: int) -> float:
    level = level_card(world)
    total = sum(world.pack.cards[card].xp for card in world.xp)
    worth = 0.45 * xp
    if total < level.xp <= total + xp and world.level < 4:
        worth += 1.6
    return worth

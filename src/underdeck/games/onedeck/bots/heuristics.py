"""Rules of thumb for small questions, without search, so that playouts may use them by the thousand."""

import math
from collections.abc import Sequence

from underdeck.games.onedeck.bots.loot import item_worth, kills, skill_worth
from underdeck.games.onedeck.bots.placement import SAMPLE_NODES, best_placement, cost_of_die, pick
from underdeck.games.onedeck.bots.prices import HARM, Prices, dice_of
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.damage import is_anytime
from underdeck.games.onedeck.rules.frames import ASK_LAST_POISON
from underdeck.games.onedeck.rules.pairs import bits_of
from underdeck.games.onedeck.rules.poison import leaves, poison_of, resist_bonus
from underdeck.games.onedeck.rules.rescue import amount_of, cures, saves
from underdeck.games.onedeck.rules.skills import healing_of
from underdeck.games.onedeck.rules.state import State, health, level_card
from underdeck.kernel.decisions import Action, Decision

FAVORITE_POTIONS = ("luck", "antidote", "rewind", "aid")
FAVORITE_FOCUSES = (c.FOCUSES.index("basic"), c.FOCUSES.index("healing"), c.FOCUSES.index("combat"))
"""The order of focuses for marks: first those that help in every game; talents for perils come last."""


def answers(world: State, decision: Decision) -> list[Action]:
    """Return the options that answer the question itself, without those possible at any time; nobody refuses a
    partner."""
    if decision.kind == "avert-defeat":  # what could be done at any time is the answer
        return decision.options
    found = [option for option in decision.options if option[0] != do.REFUSE and not is_anytime(world, option)]
    return found or decision.options


def spare_health(world: State, h: int) -> int:
    hero = world.heroes[h]
    return health(world, hero) - hero.damage


def quick_choice(world: State, decision: Decision) -> Action:
    kind = decision.kind
    if kind == "avert-defeat":
        return max(decision.options, key=lambda option: rescued(world, option))
    options = answers(world, decision)
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
    if kind in ("stairs-damage", "flames", "split", "poisoned"):
        return max(options, key=lambda option: spare_health(world, option[1]))
    if kind == "poison" and decision.frame[0] == ASK_LAST_POISON:  # the others take damage
        return min(options, key=lambda option: spare_health(world, option[1]))
    if kind in ("poison", "split-poison"):
        return max(options, key=lambda option: poison_bearer(world, option[1]))
    if kind == "resisted":
        return min(options, key=lambda option: spare_health(world, option[1]))
    if kind == "heal-or-cure":
        return heal_or_cure(world, decision.frame[2], options)
    if kind in ("cure", "first-aid"):
        return max(options, key=lambda option: relief(world, option[1]))
    if kind == "drain":
        return min(options, key=lambda option: (kills(world, option), item_worth(world, option[1], option[2])))
    if kind in ("bonus", "receiver"):
        return min(options, key=lambda option: len(world.heroes[option[1]].pool))
    if kind == "store":
        stores = [option for option in options if option[0] == do.STORE]
        return max(stores, key=lambda option: option[2] >> 3 & 3)
    if kind in ("pairs", "boss-pairs"):
        return min(options, key=lambda option: pairing(world, decision.frame[1] - 1, option))
    if kind == "odd-die":
        return max(options, key=lambda option: odd_die(world, decision.frame[1], option))
    if kind == "groups":
        return min(options, key=lambda option: risk_of_groups(world, option))
    if kind == "leaf":
        return max(options, key=lambda option: poison_of(world, bits_of(list(option[1:]))))
    if kind == "loot-order":
        return max(options, key=lambda option: world.pack.cards[world.spoils[option[1]] >> 2].xp)
    if kind == "basic-potion":
        return min(options, key=lambda option: favorite(FAVORITE_POTIONS, world.pack.potions[option[1]].id))
    if kind == "focus":
        return max(options, key=lambda option: unlocked(world, option[1], option[2]))
    if kind == "basic-skill":
        return max(options, key=lambda option: skill_worth(world, option[1], option[2]))
    if kind == "marks":
        return min(options, key=lambda option: mark_order(world, option))
    return options[0]


def pay(world: State, decision: Decision) -> Action:
    """Return the payment with dice that the best placement leaves idle, the lowest first."""
    idle = best_placement(world, SAMPLE_NODES).idle()
    spare = [option for option in decision.options if (option[1], option[2]) in idle]
    if not spare:
        return quick_choice(world, decision)
    return min(spare, key=lambda option: (cost_of_die(option[2]), option[2]))


def only_prevents(effects: list[c.Effect], suffered: tuple[int, int, int]) -> bool:
    """Return whether the effects only prevent what nobody suffers, in the order of the icons."""
    return all(effect.benefit.icon >= 0 and not suffered[effect.benefit.icon] for effect in effects)


def favorite(order: Sequence[object], wanted: object) -> int:
    return order.index(wanted) if wanted in order else len(order)


def rescued(world: State, option: Action) -> tuple[bool, float]:
    """Return whether an option can save everybody, and what it gives the dying. The first of equals counts."""
    if option[0] == do.DEFEAT:
        return False, -1.0
    if option[0] == do.USE:  # a skill spares the token
        return cures(world, (option[1], option[2])), healing_of(world.pack.skills[option[2]].effects) + 1
    potion = world.pack.potions[world.reference if option[0] == do.HEAL else option[2]]
    given = amount_of(world, potion) if spare_health(world, option[1]) <= 0 else 0
    if potion.index != world.reference:
        given += world.pack.potions[world.reference].passive_heal
    return saves(world, potion, option[1]), given


def peril_price(world: State, number: int) -> float:
    """Return a rule of thumb for an option: how far the usual roll falls short of its number."""
    option = world.pack.cards[world.doors[world.room] >> 1].options[number]
    dice = sum(dice_of(world, h, option.color) for h in world.fighting) + level_card(world).bonus
    spread = 1.7 * max(1, dice) ** 0.5
    failure: float = min(1.0, max(0.0, 0.5 - (3.5 * dice - option.box.value) / (3 * spread)))
    prices = Prices(world)
    price = prices.damage(option.box.damage) + prices.time(option.box.time)
    if option.box.poison:
        price += prices.poisoned(option.box.poison)
    return prices.time(option.time_cost) + failure * price


def poison_bearer(world: State, h: int) -> tuple[bool, int]:
    """Poison goes to a hero who shrugs it off, or to the sturdiest: a failed roll hurts whoever has some (R-77)."""
    return world.pack.skills[world.heroes[h].side.skill].passive == "antivenom", spare_health(world, h)


def heal_or_cure(world: State, amount: int, options: list[Action]) -> Action:
    prices = Prices(world)
    h = options[0][1]

    def price(option: Action) -> float:
        healed = [option[2] - amount if i == h else 0 for i in range(len(world.heroes))]
        return prices.wounds(healed) + prices.burdened(-option[2])

    return min(options, key=price)


def relief(world: State, h: int) -> float:
    """Return the value of a point of healing for the hero: damage healed, or poison cured."""
    left = max(0, spare_health(world, h))
    healed = HARM[left + 1] - HARM[left] if world.heroes[h].damage else 0.0
    return max(healed, -Prices(world).burdened(-1) if world.heroes[h].poison else 0.0)


def shortfall(world: State, heroes: list[int], boxes: list[c.Box]) -> float:
    """Return the pips that the boxes demand beyond the usual roll of these heroes, color by color."""
    lacking = 0.0
    for color in range(3):
        asked = sum(box.value for box in boxes if box.color == color)
        lacking += max(0.0, asked - 3.5 * sum(dice_of(world, h, color) for h in heroes))
    weakest = max(1, min(spare_health(world, h) for h in heroes))
    return lacking / math.sqrt(weakest)


def pairing(world: State, first_card: int, option: Action) -> float:
    """Return how badly two pairs fit what they will face: two cards of a stack, or the boss twice (`first_card` -1)."""
    pair = list(option[1:])
    others = [h for h in range(len(world.heroes)) if h not in pair]
    if first_card < 0:
        boxes = world.dungeon.boss_boxes
        return shortfall(world, pair, boxes) ** 2 + shortfall(world, others, boxes) ** 2
    lacking = 0.0
    for i, heroes in enumerate((pair, others)):
        card = world.pack.cards[world.doors[first_card + i] >> 1]
        if card.peril:
            lacking += min(shortfall(world, heroes, [choice.box]) for choice in card.options)
        else:
            lacking += shortfall(world, heroes, card.boxes)
    return lacking


def odd_die(world: State, color: int, option: Action) -> int:
    """Return the value of the odd die for a pair: where more of its color are rolled; a heroic one for fewer dice."""
    if color == c.HEROIC:
        return -sum(dice_of(world, h, other) for h in option[1:] for other in range(3))
    return sum(dice_of(world, h, color) for h in option[1:])


def risk_of_groups(world: State, option: Action) -> float:
    """Return the chances of failing for two groups; every roll also removes a token."""
    first = bits_of(list(option[1:]))
    risk = 0.0
    for bits in (first, 0b1111 ^ first):
        poison = poison_of(world, bits)
        if poison:
            short = poison - leaves(world) // 2 - resist_bonus(world, bits)
            risk += min(max(short, 0), 6) / 6 - 0.1
    return risk


def unlocked(world: State, h: int, focus: int) -> tuple[int, int]:
    """Return the talents that a focus would bring, and its rank for equals."""
    marks = world.heroes[h].marks
    count = 0
    for talent in world.pack.talents:
        if talent.focus == focus and marks[3 * talent.index : 3 * talent.index + 3] == talent.spaces:
            count += 1
    return count, -favorite(FAVORITE_FOCUSES, focus)


def mark_order(world: State, option: Action) -> tuple[int, int, int]:
    """Return the order of marks: one talent after the other; first the colors that only hard dungeons allow."""
    talent = world.pack.talents[option[2]]
    return favorite(FAVORITE_FOCUSES, talent.focus), talent.index, -option[3]

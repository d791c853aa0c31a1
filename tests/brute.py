"""Small random tables at the placing step, and the best end of each, found by giving every legal answer."""

from functools import cache

import underdeck
from underdeck.games.onedeck.bots.ability_use import Reckoning, table_of
from underdeck.games.onedeck.bots.prices import Prices, icons_of
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.agenda import advance, step
from underdeck.games.onedeck.rules.cards import ANY, ARMOR_ONLY, BOSS, COMBAT, MANA_ONLY, Ability, Box
from underdeck.games.onedeck.rules.damage import is_anytime
from underdeck.games.onedeck.rules.frames import ASK_PLACING
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.rng import Rng

SOMETIMES = (
    {},
    {},
    {"first_cover_lost": 1},
    {"no_heroic_on_skulls": 1},
    {"conversion_dice": 3},
    {"loot_needs_armor": 1, "damage_if_time": 1},
    {"time_if_uncovered": 1, "damage_if_damage": 2},
    {"heal_per_open_skull": 1, "poison_if_uncovered": 1},
)


@cache
def start(heroes: tuple[str, ...]) -> State:
    return underdeck.new("onedeck", heroes=list(heroes), dungeon="dragons-cave", seed=1).state


def any_die(rng: Rng) -> int:
    die = rng.below(4) * 8 + rng.die()
    restricted = rng.below(12)
    if restricted == 0:
        return die | ARMOR_ONLY
    return die | MANA_ONLY if restricted == 1 and die >> 3 == 2 else die


def any_box(rng: Rng) -> Box:
    wide = rng.below(3) == 0
    color = ANY if rng.below(10) == 0 else rng.below(3)
    value = 2 + rng.below(9) if wide else rng.die()
    return Box(color, value, wide, rng.below(5) == 0, rng.below(3), rng.below(4) // 3, rng.below(3), rng.below(3) // 2)


def any_table(rng: Rng, dice: int, boxes: int) -> State:
    """One hero or two with so many dice against so many boxes, in a combat or before a boss."""
    heroes = ("mage",) if rng.below(2) else ("warrior", "archer")
    state = start(heroes).clone()
    state.mode = BOSS if rng.below(3) == 0 else COMBAT
    state.room = 0
    state.boxes = [any_box(rng) for _ in range(boxes)]
    state.covers = [()] * boxes
    ability = Ability("any")
    for name, value in SOMETIMES[rng.below(len(SOMETIMES))].items():
        setattr(ability, name, value)
    state.abilities = [ability]
    for _ in range(dice):
        hero = state.heroes[rng.below(len(state.heroes))]
        hero.pool.append(any_die(rng))
        hero.pool.sort()
    state.supply = [rng.below(4), rng.below(4), rng.below(4), rng.below(3)]
    state.prevent_damage = rng.below(5) // 4
    for hero in state.heroes:
        hero.damage = rng.below(hero.side.health)
    return asked(state)


def asked(state: State) -> State:
    state.agenda = [(ASK_PLACING, 0, 1)]
    advance(state)
    return state


def open_icons(state: State) -> int:
    icons = 0
    for b, box in enumerate(state.boxes):
        if not state.covers[b]:
            counted, flags = icons_of(box)
            icons = icons + counted | flags
    return icons


PLACING = (do.COVER, do.CONVERT, do.DISCARD, do.ADD, do.GIVE)


def table_key(state: State) -> tuple[object, ...]:
    """What the dice and boxes can still become depends on nothing else."""
    pools = tuple([tuple(hero.pool) for hero in state.heroes])
    return pools, tuple(state.covers), tuple(state.supply), state.broken, tuple(state.aside), state.agenda[-1]


def cheapest(state: State) -> float:
    """By dice alone: the price of the best end that any sequence of answers leads to."""
    prices = Prices(state)
    best = 1e9
    seen = {table_key(state)}
    waiting = [state]
    while waiting:
        table = waiting.pop()
        if table.asked[0].kind == "placing":
            best = min(best, prices.open(open_icons(table)))
        for decision in table.asked:
            for option in decision.options:
                if option[0] in PLACING:
                    after = table.clone()
                    step(after, decision.seat, option)
                    if after.asked and (key := table_key(after)) not in seen:
                        seen.add(key)
                        waiting.append(after)
    return best


def follow(state: State, actions: list[tuple[int, ...]]) -> State:
    """Give the answers, each by whoever may; those that gave themselves, having no rival, are passed over."""
    table = state.clone()
    for action in actions:
        seats = [decision.seat for decision in table.asked if action in decision.options]
        if seats:
            step(table, seats[0], action)
        else:
            assert action[0] in (do.ADD, do.GIVE), action
    return table


def with_use(table: State, rng: Rng, uses: list[tuple[str, int]]) -> State:
    """The same table, with skills for its heroes and potions for the party, by their indices; poison on some."""
    for i, (kind, index) in enumerate(uses):
        if kind == "potion":
            table.known |= 1 << index
            table.tokens = 1
        else:
            table.heroes[i % len(table.heroes)].basic = index
    table.supply = [rng.below(4), rng.below(4), rng.below(4), rng.below(3)]
    for hero in table.heroes:
        hero.poison = rng.below(3) // 2
    return asked(table)


def cheapest_end(state: State) -> float:
    """By everything that shows nothing new: any skill, potion, conversion and cover, in any order."""
    reckoning = Reckoning(state)
    best = 1e9
    seen = {whole_key(state)}
    waiting = [state]
    while waiting:
        table = waiting.pop()
        placing = table.asked[0].kind == "placing"
        if placing:
            best = min(best, reckoning.stop(table).open(open_icons(table)))
        for decision in table.asked:
            for option in decision.options:
                if option[0] == do.REFUSE or is_anytime(table, option) or (placing and option[0] == do.DONE):
                    continue
                after = table.clone()
                step(after, decision.seat, option)
                if after.reveals == state.reveals and after.asked and (key := whole_key(after)) not in seen:
                    seen.add(key)
                    waiting.append(after)
    return best


def whole_key(state: State) -> tuple[object, ...]:
    return table_key(state), table_of(state), state.asked[0].kind if state.asked else ""

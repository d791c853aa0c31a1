"""The numbers of a position for the evaluation: the party, the demands of the boss, and the way to it.

Numbers that mean the same with any cards come first; besides them there are names (a hero, a dungeon, a skill, a
potion), which weigh nothing where the weights don't know them: cards from outside are judged by what they do.
"""

from typing import Final

from underdeck.games.onedeck.bots.fight_estimate import boss_toll, floor_toll
from underdeck.games.onedeck.bots.loot import TYPICAL_POISON
from underdeck.games.onedeck.bots.prices import dice_left, dice_of
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.loot import level_cost
from underdeck.games.onedeck.rules.poison import leaves
from underdeck.games.onedeck.rules.rescue import rescuers
from underdeck.games.onedeck.rules.skills import skills_of
from underdeck.games.onedeck.rules.state import (
    BOSS_FLOOR,
    HYBRID,
    State,
    boss_health,
    door_count,
    health,
    level_card,
    open_doors,
    stack,
    stairs_limit,
)

PARTY: Final = (
    "solo", "four", "strength", "agility", "magic", "bonus", "level", "xp", "tokens", "rescue", "potions", "health",
    "weakest", "hurt", "poison", "stored", "skill-strength", "skill-agility", "skill-magic", "skill-heroic", "paid",
    "mana", "prevented", "spared", "healed", "bettered", "skills", "hybrid", "strict-potions",
)  # fmt: skip
BOSS: Final = (
    *PARTY, "boss-health", "round-damage", "round-skulls", "rounds", "harm", "margin", "boss-poison", "dots",
    "harm-per-hero",
)  # fmt: skip
FLOOR: Final = (
    *PARTY, "boss-now", "boss-rested", "first-floor", "second-floor", "deck", "floors", "stairs", "closed", "open",
    "leaves", "encounter", "encounter-time", "later", "later-time", "margin-now", "dots", "round-damage",
    "round-skulls",
)  # fmt: skip


def dice_in_hand(state: State) -> list[int]:
    """Return the dice by color for an encounter: of four heroes only a pair's."""
    dice = [0, 0, 0, 0]
    halves = stack(state)
    for color in range(3):
        taken = 0
        for h in range(len(state.heroes)):
            taken += dice_of(state, h, color)
        dice[color] = (min(taken, max(0, dice_left(state, color))) + halves - 1) // halves
    dice[3] = min(level_card(state).bonus, max(0, dice_left(state, c.HEROIC) // halves))
    return dice


def skill_numbers(state: State) -> list[float]:
    """Return the sums of all skills: pips by color, dice and mana paid, damage and time prevented, healing, better
    dice."""
    found = [0.0] * 11
    for h in range(len(state.heroes)):
        for index in skills_of(state, h):
            skill = state.pack.skills[index]
            found[10] += 1.0
            if not skill.use & (c.COMBAT | c.BOSS):
                found[9] += 0.5
                continue
            found[4] += skill.dice
            found[5] += skill.mana
            for effect in skill.effects:
                add_effect(found, effect)
    return found


def add_effect(found: list[float], effect: c.Effect) -> None:
    benefit = effect.benefit
    if benefit.dice:
        count = min(TYPICAL_POISON, benefit.dice) if benefit.per_poison else float(benefit.dice)
        pips = count * (float(benefit.value) if benefit.value else 3.5)
        if benefit.restrict:
            pips *= 0.5
        found[benefit.color if benefit.color < 4 else 3] += pips
    elif benefit.icon == 0:
        found[6] += benefit.prevented + benefit.prevented_boss
    elif benefit.icon > 0:
        found[7] += benefit.prevented
    elif benefit.healed or benefit.cured:
        found[8] += min(3, benefit.healed + benefit.cured)
    elif effect.branches:
        for inner in effect.branches[0]:
            add_effect(found, inner)
    elif benefit.to:
        found[9] += 3.0 if benefit.touched > 5 else 2.0 * min(2, benefit.touched)
    elif benefit.by:
        found[9] += benefit.by * min(benefit.touched, 5)
    else:
        found[9] += 2.0


def rescue_of(state: State) -> int:
    """Return what a token heals in need."""
    reference, *others = rescuers(state)
    most = reference.heal
    for potion in others:
        most = max(most, potion.heal + reference.passive_heal)
    return most


def party(state: State, dice: list[int], rested: bool) -> list[float]:
    heroes = state.heroes
    count = len(heroes)
    halves = stack(state)
    left = 0
    hurt = 0
    weakest = 99
    poison = 0
    stored = 0
    for hero in heroes:
        damage = 0 if rested else hero.damage
        own = health(state, hero) - damage
        left += own
        hurt += damage
        weakest = min(weakest, own)
        poison += 0 if rested else hero.poison
        stored += sum(hero.stored)
    held = 0
    for card in state.xp:
        held += state.pack.cards[card].xp
    skills = skill_numbers(state)
    return [
        1.0 if count == 1 else 0.0,
        1.0 if count == 4 else 0.0,
        dice[0] / 6.0,
        dice[1] / 6.0,
        dice[2] / 6.0,
        dice[3] / 2.0,
        state.level / 4.0,
        min(1.5, held / level_cost(state, state.level)),
        state.tokens / (4.0 * halves),
        rescue_of(state) / 3.0,
        (state.known.bit_count() - 1) / 3.0,
        left / (6.0 * halves),
        weakest / 6.0,
        hurt / (4.0 * halves),
        poison / (4.0 * halves),
        stored / (3.0 * halves),
        skills[0] / (8.0 * halves),
        skills[1] / (8.0 * halves),
        skills[2] / (8.0 * halves),
        skills[3] / (8.0 * halves),
        skills[4] / (4.0 * halves),
        skills[5] / (8.0 * halves),
        skills[6] / (3.0 * halves),
        skills[7] / (3.0 * halves),
        skills[8] / (3.0 * halves),
        skills[9] / (5.0 * halves),
        skills[10] / (5.0 * halves),
        1.0 if state.set == HYBRID else 0.0,
        1.0 if state.rules.avert_defeat != "any" else 0.0,
    ]


def boss_numbers(state: State, dice: list[int], rested: bool) -> list[float]:
    """Return the numbers as if the party met the boss now."""
    numbers = party(state, dice, rested)
    halves = stack(state)
    toll = boss_toll(state.pack, state.dungeon, dice)
    left = (boss_health(state) - state.boss_damage) / halves
    skulls = max(0.25, toll.skulls)
    rounds = min(10.0, left / skulls)
    harm = toll.damage * rounds
    spare = numbers[11] * 6.0 + state.tokens * rescue_of(state) / halves
    numbers += [
        left / 8.0,
        toll.damage / 5.0,
        toll.skulls / 3.0,
        rounds / 5.0,
        harm / 20.0,
        max(-20.0, spare - harm) / 10.0,
        toll.poison / 2.0,
        state.dungeon.difficulty / 3.0,
        min(3.0, harm / max(1.0, spare)),
    ]
    return numbers


def floor_numbers(state: State, dice: list[int], now: float, rested: float) -> list[float]:
    """Return the numbers between two encounters; `now` and `rested` come from the boss's half (see `logit`)."""
    numbers = party(state, dice, False)
    halves = stack(state)
    here = floor_toll(state.pack, state.dungeon, state.set, min(state.floor, BOSS_FLOOR - 1), dice)
    later = floor_toll(state.pack, state.dungeon, state.set, BOSS_FLOOR - 1, dice)
    boss = boss_toll(state.pack, state.dungeon, dice)
    opened = open_doors(state)
    spare = numbers[11] * 6.0 + state.tokens * rescue_of(state) / halves
    numbers += [
        now / 4.0,
        rested / 4.0,
        1.0 if state.floor == 1 else 0.0,
        1.0 if state.floor == 2 else 0.0,
        len(state.deck) / (40.0 * halves),
        (BOSS_FLOOR - 1 - state.floor) / 2.0,
        state.stairs / stairs_limit(state),
        (door_count(state) - opened) / 4.0,
        opened / 4.0,
        leaves(state) / 4.0,
        here.damage / 3.0,
        here.time / 3.0,
        later.damage / 3.0,
        later.time / 3.0,
        max(-2.0, (spare - 3.0 * here.damage) / 8.0),
        state.dungeon.difficulty / 3.0,
        boss.damage / 5.0,
        boss.skulls / 3.0,
    ]
    return numbers


def names(state: State) -> list[str]:
    """Return the names in the position, for weights that know them."""
    found = ["dungeon " + state.dungeon.id]
    for h, hero in enumerate(state.heroes):
        found.append("hero " + hero.side.hero)
        for index in skills_of(state, h)[1:]:
            found.append("skill " + state.pack.skills[index].id)
    for potion in state.pack.potions:
        if state.known >> potion.index & 1:
            found.append("potion " + potion.id)
    return found

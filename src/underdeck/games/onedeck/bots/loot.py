"""The value of loot for the party: items, skills, potions and XP in one currency (see `Prices`)."""

from underdeck.games.onedeck.bots.prices import Prices, dice_left, dice_of
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.frames import ASK_LOOT
from underdeck.games.onedeck.rules.loot import ask_loot, level_cost
from underdeck.games.onedeck.rules.skills import skills_of
from underdeck.games.onedeck.rules.state import BOSS_FLOOR, State, health, level_card, stack, token_limit
from underdeck.kernel.decisions import Action

HEART = 2.90
"""The value of a heart: a point of health that healing restores."""
LEVEL_WORTH = (5.75, 3.13, 10.29, 3.46)
"""The value of the next level: a potion token, room for cards, a heroic die at levels 2 and 4; then only the token."""
PIP = 0.71
PAID_PIP = 1.10
"""The value of a pip of a skill's dice, and of the dice that it costs, since low ones would mostly be idle."""
ITEM_DIE = 2.82
"""The value of a die of an item, which rolls 3.5 pips, also in perils of its color."""
SPREAD = 0.01
"""The difference for equals: cards go to the hero with fewer of them, hearts to the one with less health."""
PREVENTED = 4.76
HEALED = 3.18
SPARED = 1.22
CURED = 1.46
"""The pips that equal a damage prevented or healed, or a time or poison token less, in every encounter."""
TYPICAL_POISON = 1.0
"""The tokens on a hero when a skill counts them."""
NEED = 23.7
NEED_PIP = 0.048
"""The demand for pips of every color on the way, and the value of each missing one for a die."""
LATE_XP = 0.86
REACHED = 0.44
"""The factor of XP on the last floor that do not reach a level, and of a level reached now."""
DEATH = -100.0
IDENTIFIED = 3.43
SOOTHING = 5.46
"""The value of the first identified potion, and of further ones; more if each potion also heals (OD-17.20)."""


def color_need(world: State, color: int) -> float:
    """Return the pips of a color that the boss demands, with some for the encounters on the way."""
    need = NEED
    for box in world.dungeon.boss_boxes:
        if box.color == color:
            value = 16 if box.value == c.X else box.value
            need += value if box.wide else 1.5 * value
    return need


def item_worth(world: State, h: int, card: int) -> float:
    """Return the value of an item: dice of colors in short supply, and hearts."""
    printed = world.pack.cards[card]
    hero = world.heroes[h]
    worth = printed.health * (HEART - SPREAD * health(world, hero)) - SPREAD * len(hero.items)
    for color in range(3):
        taken = sum(dice_of(world, i, color) for i in range(len(world.heroes)))
        if printed.item[color] and (taken < dice_left(world, color) or card in hero.items):
            supply = 3.5 * taken / stack(world)
            worth += ITEM_DIE + min(1.0, max(-0.8, NEED_PIP * (color_need(world, color) - supply)))
    return worth


def skill_worth(world: State, h: int, index: int) -> float:
    """Return the value of a skill: its pips less those it costs; it must be payable, and best also against the boss."""
    skill = world.pack.skills[index]
    own = dice_of(world, h, skill.color) + level_card(world).bonus / 2
    if skill.dice > own or skill.mana > 3.5 * own:
        return 0.2
    pips = sum(effect_pips(world, h, effect) for effect in skill.effects)
    paid = sum(7.0 * (n + 1) / (own + 1) for n in range(skill.dice))  # the lowest of so many dice
    pips -= PAID_PIP * (paid + skill.mana)
    if skill.exile:
        pips -= (skill.dice or 1) * Prices(world).exiled(skill.color) / PIP
    if skill.use == c.PERIL:
        pips *= 0.5
    elif skill.use & c.PERIL:
        pips *= 1.2
    return PIP * pips


def spells(world: State, seat: int) -> bool:
    """Return whether the hero has an unused spell."""
    used = world.heroes[seat].used
    return any(world.pack.skills[index].mana and not used >> index & 1 for index in skills_of(world, seat))


def effect_pips(world: State, h: int, effect: c.Effect) -> float:
    """Return about how many pips a step of a skill is worth to the hero."""
    benefit = effect.benefit
    if benefit.dice:
        return dice_pips(world, h, benefit)
    if benefit.icon >= 0:
        icon = c.ICONS[benefit.icon]
        if icon == "damage":
            return PREVENTED * (benefit.prevented + benefit.prevented_boss)
        return (SPARED if icon == "time" else CURED) * benefit.prevented
    if benefit.healed or benefit.cured or benefit.poisoned:
        cured = min(TYPICAL_POISON, benefit.cured) - benefit.poisoned
        return HEALED * benefit.healed + CURED * cured
    if effect.branches:
        return max(sum(effect_pips(world, h, inner) for inner in branch) for branch in effect.branches)
    dice = sum(dice_of(world, h, color) for color in range(3)) + level_card(world).bonus
    if benefit.to:
        return 0.9 * dice if benefit.to < 6 else 1.8 * min(benefit.touched, 5)
    if benefit.by:
        return 1.3 * benefit.by * min(benefit.touched, dice)
    return 2.5


def dice_pips(world: State, h: int, benefit: c.Benefit) -> float:
    """Return the pips of dice that come to the pool."""
    if not benefit.value:
        count = min(TYPICAL_POISON, benefit.dice) if benefit.per_poison else benefit.dice
        return count * (4.5 if benefit.color == c.HEROIC else 3.5)
    usable = 1.0
    if benefit.restrict & c.MANA_ONLY:
        usable = 0.7 if spells(world, h) else 0.0
    elif benefit.restrict & c.ARMOR_ONLY:
        usable = 0.6
    return usable * benefit.dice * (benefit.value + 0.5)


def kills(world: State, option: Action) -> bool:
    """Return whether the hero would fall by giving up an item's heart (R-89)."""
    hero = world.heroes[option[1]]
    left = health(world, hero) - hero.damage
    if option[0] == do.DRAIN:
        return left <= world.pack.cards[option[2]].health
    if option[0] != do.ITEM or option[2] < 0:
        return False
    gained = world.pack.cards[world.doors[world.room] >> 1].health
    return left + gained <= world.pack.cards[option[2]].health


def loot_worth(world: State, option: Action) -> float:
    card = world.pack.cards[world.doors[world.room] >> 1]
    verb = option[0]
    if verb == do.XP:
        return xp_worth(world, card.xp)
    if verb == do.POTION:
        soothing = SOOTHING * world.pack.potions[world.reference].passive_heal
        full = world.tokens >= token_limit(world) - 1
        return IDENTIFIED + soothing - 0.5 * world.known.bit_count() - (1.5 if full else 0.0)
    h = option[1]
    if kills(world, option):
        return DEATH
    worth = item_worth(world, h, card.index) if verb == do.ITEM else skill_worth(world, h, card.skill)
    if option[2] >= 0:
        old = world.pack.cards[option[2]]
        lost = item_worth(world, h, option[2]) if verb == do.ITEM else skill_worth(world, h, old.skill)
        worth += xp_worth(world, old.xp) - lost
    return worth


def xp_worth(world: State, xp: int) -> float:
    """Return the value of XP as a share of the next level; on the last floor only reached levels count in full."""
    cost = level_cost(world, world.level)
    share = xp / cost
    total = sum(world.pack.cards[card].xp for card in world.xp)
    if world.floor == BOSS_FLOOR - 1 and total + xp < cost:
        share *= LATE_XP
    elif total < cost <= total + xp:
        share += REACHED
    return share * LEVEL_WORTH[world.level - 1] * cost / level_card(world).xp


def best_loot(world: State, went: int) -> float:
    """Return the highest value of the card in the room for the party, after that option."""
    found = ask_loot(world.clone(), (ASK_LOOT, went))
    options = found[0].options if found else [(do.XP,)]
    return max(loot_worth(world, option) for option in options)

"""Prices of everything for the party, in one currency: 1 is about one damage to a healthy hero."""

from functools import cache

from underdeck.games.onedeck.rules.cards import BOSS, COMBAT, HEROIC, Box
from underdeck.games.onedeck.rules.consequences import armored, own_share, party_poison
from underdeck.games.onedeck.rules.pairs import bits_of
from underdeck.games.onedeck.rules.poison import RESIST_DAMAGE, leaves, resist_bonus
from underdeck.games.onedeck.rules.rescue import rescuers
from underdeck.games.onedeck.rules.skills import skills_of
from underdeck.games.onedeck.rules.state import (
    BOSS_FLOOR,
    HYBRID,
    State,
    boss_health,
    four,
    health,
    level_card,
    poison_left,
    stack,
    stairs_limit,
)

FEAR = 0.75
"""The increase of damage as health runs out: the last point but one costs 1 + FEAR / 2."""
HARM = [sum(1.0 + FEAR / k for k in range(1, health + 1)) for health in range(100)]
"""The price of losing so many points of health, the last ones first."""
DEATH = 25.2
VICTORY = 28.8
"""The price of the game: more than everything else, yet small enough for a chance of one in ten."""
TIME = 0.36
CARD = (0.40, 0.34, 0.31)
"""The price of a card of the deck in damage, overall and by floor: about six cards pass per piece of loot."""
TOKEN = 4.68
WEAK_TOKEN = 2.1
"""The price of a potion token, which heals 2 or 3, or only 1 by Cure."""
SKULL = 2.02
"""The damage of further boss rounds that a skull saves."""
LOST_LOOT = 2.30
"""The price of the loot that the Beetle takes along when it escapes."""
ROLLS_A_FLOOR = 2
BOSS_ROLLS = 3
"""The future Resist Poison rolls: one for each Explore, one for each boss round."""
POISON_DIE = 0.36
"""The value of a token for a skill that rolls a die for it, over the fights until it is gone."""
BOSS_POISON = 0.2
"""The price of a token against a boss whose boxes grow with poison."""
EXILED = (3.5, 2.2, 1.2, 0.6, 0.2)
"""The price of a die in the game box, by how many of its color the heroes leave in the supply: it may be missing in
every roll."""
SPARE_HEROIC = 2
"""The heroic dice for feats, skills and conversions, besides those of the level."""
EXILED_TOKEN = 0.3

UNCOVERED = 1 << 24
ARMOR_OPEN = 1 << 25
POISON = 26
"""The place of poison in the sum of icons: damage, time and skulls in a byte each, flags, then poison."""


def icons_of(box: Box) -> tuple[int, int]:
    """Return what an open box adds to the sum, and the flags it sets."""
    counted = box.damage | box.time << 8 | box.skull << 16 | box.poison << POISON
    return counted, UNCOVERED | ARMOR_OPEN if box.armor else UNCOVERED


@cache
def threat(tokens: int, rolls: int, helped: int, lingering: bool) -> float:
    """Return the expected damage of poison tokens over so many Resist Poison rolls, each with the same bonus."""
    if tokens <= 0 or rolls <= 0:
        return 0.0
    failure = min(max(tokens - helped, 0), 6) / 6
    later = threat(tokens - 1, rolls - 1, helped, lingering)
    kept = threat(tokens, rolls - 1, helped, lingering) if lingering else later
    return failure * (RESIST_DAMAGE + later) + (1 - failure) * kept


def dice_of(state: State, h: int, color: int) -> int:
    """Return the dice of a color that the hero rolls."""
    hero = state.heroes[h]
    return hero.side.stats[color] + sum(state.pack.cards[item].item[color] for item in hero.items)


def dice_left(state: State, color: int) -> int:
    """Return the dice of a color at the end of the way: those not exiled, less what coming floors will take."""
    coming = 0
    if color != HEROIC and state.floor < BOSS_FLOOR:
        coming = sum(floor.ability.floor_exile for floor in state.dungeon.floors) * (BOSS_FLOOR - 1 - state.floor)
    return (state.pack.supply[color] - coming) * stack(state) - state.exiled[color]


class Prices:
    """The prices of damage, poison, time and open skulls."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.left = [health(state, hero) - hero.damage for hero in state.heroes]
        self.boss = state.mode == BOSS
        self.deck = len(state.deck)
        self.limit = stairs_limit(state)
        self.card = CARD[min(state.floor, BOSS_FLOOR - 1) - 1] / stack(state)
        self.no_time = self.boss and state.rules.boss_consequences == "damage-only"
        self.halved = armored(state)
        self.prevent = 0 if self.halved else state.prevent_damage
        self.skulls = sum(box.skull for box in state.boxes) if self.boss else 0
        self.rescue = 0  # health from a token when it is needed most; reckoned on demand
        self.regrowth = self.undying = self.spores = self.venom = 0
        self.survivor = False
        self.freezing: list[int] = []
        self.blades: list[int] = []
        for ability in state.abilities:
            self.regrowth += ability.heal_per_open_skull
            self.undying += ability.time_if_uncovered
            self.spores += ability.poison_if_uncovered
            self.survivor = self.survivor or bool(ability.loot_needs_armor)
            if ability.damage_if_time:
                self.freezing.append(ability.damage_if_time)
            if ability.damage_if_damage:
                self.blades.append(ability.damage_if_damage)
            if ability.damage_if_poison:
                self.venom += party_poison(state) >= ability.damage_if_poison
        self.harm = -1.0  # of a failed Resist Poison, a point of it; this and what follows are reckoned on demand
        self.bonus = self.venom_dice = 0
        self.known: dict[int, float] = {}
        self.burdens: dict[int, float] = {}
        self.blows: dict[int, float] = {}

    def suffered(self, icons: int) -> tuple[int, int, int]:
        """Return icons of open boxes as damage, poison and time, as Suffer Consequences counts them (see `toll`)."""
        state = self.state
        damage = max(0, (icons & 255) - self.prevent)
        time = 0 if self.no_time else max(0, (icons >> 8 & 255) - state.prevent_time)
        poison = icons >> POISON
        if poison:
            poison = max(0, poison - state.prevent_poison)
        if state.kiting and damage == 1 and state.mode == COMBAT:
            damage = 0
            time += 1
        added = self.venom
        if self.freezing:
            added += sum(time >= least for least in self.freezing)
        if self.blades:
            added += sum(damage >= least for least in self.blades)
        if icons & UNCOVERED:
            time += self.undying
            poison += self.spores
        damage += added
        if state.thick_skin and damage >= 2:
            damage -= 1
        return damage, poison, time

    @property
    def slack(self) -> float:
        """Poison may be worth something to a skill that counts it, and Kiting turns a lone damage into time."""
        found = POISON_DIE * self.poison_dice() if self.state.set else 0.0
        return found + 1.0 if self.state.kiting else found

    def open(self, icons: int) -> float:
        """Return the price of stopping with open boxes that show these icons."""
        dealt, poison, spent = self.suffered(icons)
        stairs = self.stairs_damage(spent)
        blow = self.blows.get(dealt << 8 | stairs)
        if blow is None:
            blow = self.blows[dealt << 8 | stairs] = self.damage(dealt, stairs)
        price = blow
        if price < DEATH:  # OD-13.20: the fallen strike no more
            price -= self.strike(icons >> 16 & 255)
        if poison:
            price += self.poisoned(poison)
        price += self.time(spent)
        if icons & ARMOR_OPEN and self.survivor:
            price += LOST_LOOT
        self.known[icons] = price
        return price

    def spent(self, after: State) -> float:
        """Return the price of the party's changes since then, without time."""
        before = self.state
        price = 0.0
        if after.tokens != before.tokens:
            price += self.token() * (before.tokens - after.tokens)
        dealt = [hero.damage - was.damage for hero, was in zip(after.heroes, before.heroes, strict=True)]
        if any(dealt):
            price += self.wounds(dealt)
        poison = sum([hero.poison - was.poison for hero, was in zip(after.heroes, before.heroes, strict=True)])
        if poison:
            price += self.burdened(poison)
        if after.exiled != before.exiled:
            for color in range(4):
                price += (after.exiled[color] - before.exiled[color]) * self.exiled(color)
        return price + EXILED_TOKEN * (after.exiled_tokens - before.exiled_tokens)

    def damage(self, amount: int, stairs: int = 0) -> float:
        """Return the price of damage: each hero of the encounter takes a half; the rest goes where it hurts less."""
        if len(self.left) == 1:
            return self.wounds([self.dealt(amount) + stairs])
        if len(self.left) == 2:
            half = amount // 2
            rest = amount - half + stairs
            return min(self.wounds([half, rest]), self.wounds([rest, half]))
        return min(self.pair_wounds(amount, stairs, odd) for odd in self.state.fighting)

    def pair_wounds(self, amount: int, stairs: int, odd: int) -> float:
        """Return the price for four heroes: the pair shares the consequences, the stairs hurt two others best
        (OD-16.30)."""
        dealt = [0] * len(self.left)
        for h in self.state.fighting:
            dealt[h] = amount // 2 + (amount & 1 if h == odd else 0)
        for _ in range(stairs):
            for h in sorted(range(len(dealt)), key=lambda h: dealt[h] - self.left[h])[:2]:
                dealt[h] += 1
        return self.wounds(dealt)

    def dealt(self, amount: int) -> int:
        """Return what remains of the consequences after the solo Paladin's Armor."""
        return own_share(self.state, 0, amount) if self.halved else amount

    def wounds(self, dealt: list[int]) -> float:
        """Return the price of wounds, higher with less health; deadly ones are answered with potions while they
        last."""
        price = 0.0
        tokens = self.state.tokens
        for left, amount in zip(self.left, dealt, strict=True):
            hp = left - amount
            while hp <= 0 and tokens:
                tokens -= 1
                hp += self.rescued()
                price += self.token()
            if hp <= 0:
                price += DEATH - hp  # less is better even here: the next skill may save her
                hp = 0
            if hp < left or amount < 0:
                price += HARM[max(0, left)] - HARM[hp]
        return price

    def rescued(self) -> int:
        """Return what a potion token heals in need (OD-8.17) by the best known potion."""
        if not self.rescue:
            state = self.state
            reference, *others = rescuers(state)
            amounts = [potion.heal + reference.passive_heal for potion in others]
            self.rescue = max([reference.heal, *amounts])
        return self.rescue

    def token(self) -> float:
        return TOKEN if self.rescued() > 1 else WEAK_TOKEN

    def poisoned(self, icons: int) -> float:
        """Return the price of suffering so much poison."""
        state = self.state
        immune = sum(state.pack.skills[state.heroes[h].side.skill].passive == "antivenom" for h in state.fighting)
        tokens = max(0, icons - immune)
        lacking = max(0, tokens - poison_left(state))  # damage instead
        price = self.burdened(tokens - lacking)
        return price + self.damage(lacking) if lacking else price

    def burdened(self, more: int) -> float:
        """Return the price of so many more poison tokens, or (negative) the value of losing some."""
        price = self.burdens.get(more)
        if price is None:
            found = leaves(self.state)
            held = 0
            for hero in self.state.heroes:
                held += hero.poison
            price = self.burdens[more] = self.burden(held + more, found) - self.burden(held, found)
        return price

    def reckon_poison(self) -> None:
        """Compute what any number of tokens shares. A failed roll hurts a poisoned hero of their choice (R-77)."""
        state = self.state
        poisoned = [h for h, hero in enumerate(state.heroes) if hero.poison] or state.fighting
        harm = 1e9
        for hit in poisoned:
            dealt = [0] * len(self.left)
            dealt[hit] = RESIST_DAMAGE
            harm = min(harm, self.wounds(dealt))
        self.harm = harm / RESIST_DAMAGE
        self.bonus = resist_bonus(state, bits_of(list(range(len(state.heroes)))))
        self.venom_dice = self.poison_dice()

    def burden(self, tokens: int, helped: int) -> float:
        """Return the price of holding so many poison tokens with so many leaves on open doors."""
        state = self.state
        if self.harm < 0:
            self.reckon_poison()
        rolls = BOSS_ROLLS + ROLLS_A_FLOOR * (BOSS_FLOOR - state.floor)
        lingering = state.set == HYBRID
        if four(state):  # OD-16.39-40: two groups, the leaves divided
            damage = threat((tokens + 1) // 2, rolls, helped // 2 + self.bonus, lingering)
            damage += threat(tokens // 2, rolls, helped // 2 + self.bonus, lingering)
        else:
            damage = threat(tokens, rolls, helped + self.bonus, lingering)
        price = damage * self.harm - POISON_DIE * min(tokens, self.venom_dice)
        if self.boss:
            ability = state.dungeon.boss_ability
            price += BOSS_POISON * ability.x_per_poison * tokens
            price += ability.damage_if_poison > 0 and tokens >= ability.damage_if_poison
        return price

    def poison_dice(self) -> int:
        """Return the dice that skills roll for poison tokens."""
        state = self.state
        most = 0
        for h in range(len(state.heroes)):
            for skill in skills_of(state, h):
                for effect in state.pack.skills[skill].effects:
                    if effect.benefit.per_poison:
                        most = max(most, effect.benefit.dice)
        return most

    def exiled(self, color: int) -> float:
        """Return the price of a die less for the rest of the game: high if the heroes use nearly all of its color."""
        state = self.state
        if color == HEROIC:
            wanted = (level_card(state).bonus + SPARE_HEROIC) * stack(state)
        else:
            wanted = sum(dice_of(state, h, color) for h in range(len(state.heroes)))
        spare = (dice_left(state, color) - wanted) // stack(state)
        price = EXILED[min(max(spare, 0), len(EXILED) - 1)]
        return price / 2 if self.boss else price

    def time(self, amount: int) -> float:
        """Return the price of cards and of tokens on the stairs; damage from the stairs counts as damage."""
        if self.boss:
            return 0.0
        if amount <= self.deck:
            return amount * self.card
        stairs = self.state.stairs
        waiting = (stairs + amount - self.deck) % self.limit - stairs
        return self.deck * self.card + waiting / self.limit * (1.0 + FEAR / max(1, min(self.left)))

    def stairs_damage(self, time: int) -> int:
        """Return the damage of the stairs: what the deck cannot pay becomes tokens, three of them a damage
        (OD-12.5-7)."""
        if self.boss or time <= self.deck:
            return 0
        return (self.state.stairs + time - self.deck) // self.limit

    def strike(self, open_skulls: int) -> float:
        if not self.boss:
            return 0.0
        state = self.state
        healed = min(state.boss_damage, self.regrowth * open_skulls)
        gained = self.skulls - open_skulls - healed
        if state.boss_damage + gained >= boss_health(state):
            return VICTORY
        return gained * SKULL

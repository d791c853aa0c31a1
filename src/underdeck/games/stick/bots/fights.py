"""Estimates of battles before they are fought: real ones, imagined ones, and unknown ones."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

from underdeck.games.stick.bots.prices import WORST, Prices
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.abilities import has_ability
from underdeck.games.stick.rules.assistance import help_allowed, must_help, offers_of
from underdeck.games.stick.rules.battle import shtick_options
from underdeck.games.stick.rules.cards import FACES, IMMUNITY, NOT_AVAILABLE, Monster, Pack, Shtick
from underdeck.games.stick.rules.odds import Odds, kept_die, odds_of
from underdeck.games.stick.rules.results import strikers, wounds_from
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    ENTRANCE,
    LAIR_ROOM,
    NO_SHTICK,
    NOT_CHOSEN,
    NPC,
    SHTICKS_OF,
    XYKON,
    Battle,
    State,
    drool,
    fresh_battle,
    lair,
    monster,
    room_at,
    room_of,
    shtick_card,
)
from underdeck.games.stick.rules.totals import area_targets, base, help_bonus, monster_parts, player_parts, usable
from underdeck.kernel.decisions import Action

BONUS_PICK = 2
XYKON_SUPPORT = 2
"""The typical bonus by Monsters of his Support type."""
WEAKEST, STRONGEST = -12, 24
"""The modifiers beyond which the odds do not change."""


def shtick_in(option: Action) -> int:
    """Return the shtick that an option names, or none."""
    return NO_SHTICK if option[0] == do.NO_SHTICK else option[1] % SHTICKS_OF


@contextmanager
def standing(state: State, seat: int, floor: int, column: int) -> Iterator[None]:
    """Compute as if the player were in that room."""
    player = state.players[seat]
    before = player.floor, player.column
    player.floor, player.column = floor, column
    yield
    player.floor, player.column = before


def against_top(state: State, seat: int, role: int, column: int) -> Battle:
    """Return a battle with the top Monster of a room on the player's floor."""
    player = state.players[seat]
    room = room_at(state, player.floor, column)
    assert room is not None
    battle = fresh_battle(seat, -1, role, player.floor, column, abs(column - player.column))
    battle.targets = [room.stack[0]]
    return battle


def win_value(prices: Prices, state: State, battle: Battle, shtick: int) -> float:
    """Return the value of the shtick's Result for its fighter against Monsters."""
    if shtick < 0:
        return 0.0
    seat = battle.fighter
    card = shtick_card(state, state.players[seat], shtick)
    verbs = [op.verb for op in state.pack.scripts[card.result]]
    room = room_at(state, battle.floor, battle.column)
    if "wound" in verbs:
        value = sum([prices.reward(state, seat, code) for code in battle.targets])
        if room is not None and battle.distance == 0 and len(room.stack) <= len(battle.targets):
            value += prices.coin * min(BONUS_PICK, len(room.loot))
        elif room is not None and battle.distance > 0:
            value *= 0.7
        return value
    beside = [room_at(state, battle.floor, battle.column + step) for step in (-1, 1)]
    if "banish" not in verbs and not ("shoo" in verbs and any(beside)):
        return 0.0
    gone = len(battle.targets)
    cleared = room is not None and battle.distance == 0 and len(room.stack) <= gone
    return prices.riddance * gone + (prices.coin * min(1, len(room.loot)) if room is not None and cleared else 0.0)


def loss_value(prices: Prices, state: State, battle: Battle) -> float:
    """Return the price of losing to the Monsters."""
    seat = battle.fighter
    price = prices.harm(state, seat, max(0, wounds_from(state, battle) - battle.prevented))
    for code in strikers(state, battle):
        if has_ability(state, battle, code, "spellcaster"):
            price += 0.15
        if has_ability(state, battle, code, "thief"):
            price += 0.3
        if has_ability(state, battle, code, "paralyze"):
            price += 1.5 * prices.turn
    return price


def worth_of(prices: Prices, state: State, battle: Battle, chances: Odds) -> float:
    """Return the battle's value for its fighter, by its odds."""
    if battle.foe >= 0:
        gain = spoils(prices, state, battle, battle.fighter, battle.foe)
        loss = spoils(prices, state, battle, battle.foe, battle.fighter)
        mine = gain + prices.harm(state, battle.foe, 1) * prices.rivalry(state, battle.fighter, battle.foe)
        return chances[0] * mine - chances[2] * (prices.harm(state, battle.fighter, 1) + 1.2 * loss)
    return chances[0] * win_value(prices, state, battle, battle.shtick) - chances[2] * loss_value(prices, state, battle)


def spoils(prices: Prices, state: State, battle: Battle, winner: int, loser: int) -> float:
    """Return the value of the best equipped Loot, or of any in the Stash (OS-16.25)."""
    if battle.distance > 0 and state.rules.steal_range == "same-room":
        return 0.0
    foe = state.players[loser]
    if foe.equipped:
        return max([prices.loot_price(state, winner, card) for card in foe.equipped])
    return prices.coin if foe.stash else 0.0


def value(prices: Prices, state: State, battle: Battle) -> float:
    return worth_of(prices, state, battle, odds_of(state, battle))


def flip_cost(prices: Prices, state: State, seat: int, shtick: int) -> float:
    if shtick < 0:
        return 0.0
    return prices.flip if shtick_card(state, state.players[seat], shtick).flip else 0.0


@contextmanager
def choosing(state: State, battle: Battle, shtick: int) -> Iterator[None]:
    """Compute as if the fighter had chosen that shtick."""
    before, targets = battle.shtick, battle.targets
    battle.shtick = shtick
    if shtick >= 0 and battle.foe < 0:
        card = shtick_card(state, state.players[battle.fighter], shtick)
        room = room_at(state, battle.floor, battle.column)
        if card.area and room is not None:
            battle.targets = area_targets(state, card, room.stack)
    yield
    battle.shtick, battle.targets = before, targets


def best_shtick(prices: Prices, state: State, battle: Battle) -> tuple[float, int]:
    """Return the value of the fighter's best shtick without help, and that shtick."""
    best, chosen = WORST, NO_SHTICK
    for option in shtick_options(state, battle, battle.fighter):
        shtick = shtick_in(option)
        with choosing(state, battle, shtick):
            worth = value(prices, state, battle) - flip_cost(prices, state, battle.fighter, shtick)
        if worth > best:
            best, chosen = worth, shtick
    return best, chosen


def best_helped(prices: Prices, state: State, battle: Battle, options: list[Action]) -> tuple[float, Action]:
    """Return the value of the best choice with the help that pays, and that choice."""
    before, state.battle = state.battle, battle
    best, chosen = WORST, options[0]
    for option in options:
        shtick = shtick_in(option)
        with choosing(state, battle, shtick):
            worth = help_plan(prices, state, battle, battle.fighter)[0]
            worth -= flip_cost(prices, state, battle.fighter, shtick)
        if worth > best:
            best, chosen = worth, option
    state.battle = before
    return best, chosen


def prospect(prices: Prices, state: State, seat: int, role: int, column: int) -> float:
    """Return the value of a battle with the top Monster of that room from the player's place."""
    battle = against_top(state, seat, role, column)
    if must_help(state, battle):
        return best_helped(prices, state, battle, shtick_options(state, battle, seat))[0]
    return best_shtick(prices, state, battle)[0]


def against_player(prices: Prices, state: State, seat: int, other: int) -> float:
    """Return the value of attacking that player, who defends as strongly as possible."""
    me, foe = state.players[seat], state.players[other]
    battle = fresh_battle(seat, other, ATTACK, me.floor, foe.column, abs(me.column - foe.column))
    strongest, shield = NOT_AVAILABLE, NO_SHTICK
    for option in shtick_options(state, battle, other):
        if option[0] == do.SHTICK:
            battle.foe_shtick = shtick_in(option)
            total = sum([amount for _, amount in player_parts(state, battle, other)])
            if total > strongest:
                strongest, shield = total, shtick_in(option)
    battle.foe_shtick = shield
    return best_shtick(prices, state, battle)[0] - 0.1


def help_plan(prices: Prices, state: State, battle: Battle, seat: int) -> tuple[float, list[Action]]:
    """Return the offers and hires that pay, best first, and the value of the battle with them."""
    worth = value if seat == battle.fighter else foe_value
    now = worth(prices, state, battle)
    most = win_value(prices, state, battle, battle.shtick) if battle.foe < 0 else -WORST
    if most - now < prices.least_help or not help_allowed(state, battle):
        return now, []
    best_of: dict[int, tuple[float, float, int, Action]] = {}
    sure = must_help(state, battle)
    for option in offers_of(state, battle, seat):
        if option[0] not in (do.OFFER, do.HIRE) or was_refused(state, battle, seat, option):
            continue
        card = option[2]
        helper = option[1] if option[0] == do.OFFER else NPC + option[1]
        bonus = help_bonus(state, helper, card)
        price = prices.loot_price(state, seat, card)
        if option[0] == do.OFFER:
            gift = drool(state, card, state.players[helper].character)
            price += gift * max(0.0, prices.rivalry(state, seat, helper)) * 0.6
        ratio = bonus / price
        if helper not in best_of or ratio > best_of[helper][0]:
            best_of[helper] = (ratio, price, bonus, option)
    best, best_count = now, 0
    price = 0.0
    ranked = sorted(best_of.values(), reverse=True)
    for count, (_, each, bonus, option) in enumerate(ranked, 1):
        accepted = 1.0 if sure or option[0] == do.HIRE else prices.refusals
        price += each
        battle.changes.append((seat, bonus, seat, -1))
        gain = (worth(prices, state, battle) - now - price) * accepted
        if now + gain > best + 0.05:
            best, best_count = now + gain, count
    del battle.changes[len(battle.changes) - len(ranked) :]
    return best, [entry[3] for entry in ranked[:best_count]]


def was_refused(state: State, battle: Battle, seat: int, option: Action) -> bool:
    """Return whether the same offer was refused before, so that it is useless again."""
    kind = state.pack.loot[option[2]]
    return option[0] == do.OFFER and any(
        (asker, other) == (seat, option[1]) and state.pack.loot[loot] is kind for asker, other, loot in battle.refused
    )


def foe_value(prices: Prices, state: State, battle: Battle) -> float:
    """Return the value of a battle between players for the Defender."""
    win, _, lose = odds_of(state, battle)
    gain = spoils(prices, state, battle, battle.foe, battle.fighter)
    loss = spoils(prices, state, battle, battle.fighter, battle.foe)
    return lose * gain - win * (prices.harm(state, battle.foe, 1) + 1.2 * loss)


Stance = tuple[int, bool, Shtick]
Written = tuple[int, bool, int, int]
"""A stance with the place of the card instead of the card: whose deck, and where in it."""
"""A modifier, whether winning with it defeats the Monster, and the Battle Shtick it comes from."""


@cache
def plain_monster(pack: Pack) -> int:
    """Return a Monster without abilities and of rare types, against which no special bonus helps."""

    def rarity(card: Monster) -> int:
        return sum([bool(set(card.types) & set(other.types)) for other in pack.battle if isinstance(other, Monster)])

    plain = [
        (rarity(card), code)
        for code, card in enumerate(pack.battle)
        if isinstance(card, Monster) and not card.abilities and not card.unique
    ]
    return min(plain)[1] if plain else next(c for c, card in enumerate(pack.battle) if isinstance(card, Monster))


@cache
def plain_room(pack: Pack) -> int:
    for code, card in enumerate(pack.rooms):
        if not card.bonuses and not card.flags and card.first < 0 and card.enter < 0 and card.through < 0:
            return code
    return 0


@cache
def telling(pack: Pack, room: int) -> bool:
    """Return whether the room's text changes what players bring to battles."""
    if room == ENTRANCE:
        return False
    card = pack.lair[room - LAIR_ROOM] if room >= LAIR_ROOM else pack.rooms[room]
    return any(bonus.stat in ("attack", "defense", "battle", "boost", "range") for bonus in card.bonuses)


def stances(state: State, seat: int, role: int, room: int, stack: tuple[int, ...]) -> list[Stance]:
    """Return what the player can use against such a Stack in such a room (the number of a room card)."""
    player = state.players[seat]
    here = room_of(state, player)
    before = here.card, here.stack, state.battle
    here.card, here.stack, state.battle = room, stack, None
    battle = fresh_battle(seat, -1, role, player.floor, player.column, 0)
    battle.targets = list(stack[:1])
    found: list[Stance] = []
    kinds: list[object] = []
    for shtick in player.shticks:
        card = shtick_card(state, player, shtick)
        if (
            card.battle
            and card not in kinds
            and base(card, role) != NOT_AVAILABLE
            and usable(state, battle, seat, shtick)
        ):
            kinds.append(card)
            battle.shtick = shtick
            total = sum([amount for _, amount in player_parts(state, battle, seat)])
            found.append((total, any(op.verb == "wound" for op in state.pack.scripts[card.result]), card))
            battle.shtick = NOT_CHOSEN
    here.card, here.stack, state.battle = before
    return found


@cache
def chances(needed: int, dice: int) -> Odds:
    """Return the odds of a roll that must beat that number, with the lowest of so many dice."""
    faces = kept_die(dice, 0)
    win = sum([faces[i] for i in range(FACES) if i + 1 > needed])
    draw = faces[needed - 1] if 1 <= needed <= FACES else 0.0
    return win, draw, 1.0 - win - draw


@cache
def field(pack: Pack, role: int, skew: int) -> dict[int, Odds]:
    """Return the odds by modifier against the Monsters of the Battle Deck, slightly stronger if others choose."""
    cards = [card for card in pack.battle if isinstance(card, Monster)]
    found: dict[int, Odds] = {}
    for modifier in range(WEAKEST, STRONGEST + 1):
        counts = [0, 0, 0]
        for card in cards:
            total = (card.attack if role == DEFEND else card.defense) + skew - modifier
            counts[0] += max(0, min(FACES, FACES - total))
            counts[1] += 1 <= total <= FACES
            counts[2] += max(0, min(FACES, total - 1))
        every = FACES * len(cards)
        found[modifier] = counts[0] / every, counts[1] / every, counts[2] / every
    return found


class Strength:
    """The abilities of a player against such a Monster in such a room; computed once for each set of cards."""

    def __init__(self, pack: Pack, attack: list[Stance], defend: list[Stance]) -> None:
        self.pack = pack
        self.attack = attack
        self.defend = defend

    def __reduce__(self) -> tuple[Callable[..., "Strength"], tuple[Pack, list[Written], list[Written]]]:
        return strength_again, (self.pack, written(self.pack, self.attack), written(self.pack, self.defend))

    def fight(self, prices: Prices, role: int, skew: int, gain: float, loss: float) -> tuple[float, float]:
        """Return the value of the best stance and its chance to win."""
        table = field(self.pack, role, skew)
        best, chance = -loss * (table[0][2]), 0.0
        for modifier, wins, card in self.attack if role == ATTACK else self.defend:
            win, _, lose = table[max(WEAKEST, min(STRONGEST, modifier))]
            worth = (win * gain if wins else 0.0) - lose * loss - (prices.flip if card.flip else 0.0)
            if worth > best:
                best, chance = worth, win if wins else 0.0
        return best, chance

    def against(self, prices: Prices, state: State, battle: Battle) -> float:
        """Return an estimate of a battle with a visible Monster, without special bonuses."""
        code = battle.targets[0]
        card = monster(state, code)
        total = sum([amount for _, amount in monster_parts(state, battle, code)])
        gain, loss = prices.reward(state, battle.fighter, code), loss_value(prices, state, battle)
        room = room_at(state, battle.floor, battle.column)
        if room is not None and len(room.stack) == 1:
            gain += prices.coin * min(BONUS_PICK, len(room.loot) + card.coins)
        dice = card.multiattack if battle.role == DEFEND else 1
        harmless = battle.role == ATTACK and "hide" in card.abilities
        bloody = "bloodlust" in card.abilities
        immune = [type for ability, type in IMMUNITY.items() if ability in card.abilities]
        best = -loss * chances(total, dice)[2]
        for modifier, wins, shtick in self.attack if battle.role == ATTACK else self.defend:
            if ("flying" in card.abilities and not shtick.range) or any(type in immune for type in shtick.types):
                continue
            win, draw, lose = chances(total - modifier, dice)
            if bloody:
                lose += draw if wins else draw + win
            if harmless:
                lose = 0.0
            best = max(best, (win * gain if wins else 0.0) - lose * loss - (prices.flip if shtick.flip else 0.0))
        return best

    def slaying(self, state: State, help: float) -> float:
        """Return an estimate of the chance to beat Xykon in one battle with that much help."""
        card = monster(state, lich(state.pack))
        best = 0.0
        for total, found in ((card.defense, self.attack), (card.attack, self.defend)):
            for modifier, wins, _ in found:
                if wins:
                    margin = modifier + help - total - lair(state) - XYKON_SUPPORT
                    best = max(best, min(FACES, max(0.0, FACES + margin)) / FACES)
        return best

    def most(self, role: int) -> int:
        return max([stance[0] for stance in (self.attack if role == ATTACK else self.defend)], default=0)

    def new_battle(self, prices: Prices, size: int, loss: float, lying: int) -> float:
        """Return the value of a Stack of that size: the first one attacks, the others may be left alone."""
        if size <= 0:
            return prices.coin * min(1, lying)
        gain = prices.of_a_monster(self.pack)
        later = 0.0
        for left in range(size - 1):
            prize = gain + later + (prices.coin * min(BONUS_PICK, lying) if left == 0 else 0.0)
            attack = self.fight(prices, ATTACK, 1, prize, loss)[0]
            later = max(0.0, attack, self.fight(prices, DEFEND, 1, prize, loss)[0])
        prize = gain + later + (prices.coin * min(BONUS_PICK, lying) if size == 1 else 0.0)
        return self.fight(prices, DEFEND, 1, prize, loss)[0]


def strength_of(state: State, seat: int, room: int, code: int) -> Strength:
    stack = (code,)
    defend = stances(state, seat, DEFEND, room, stack)
    return Strength(state.pack, stances(state, seat, ATTACK, room, stack), defend)


def written(pack: Pack, stances: list[Stance]) -> list[Written]:
    return [(most, wins, card.owner, pack.decks[card.owner].index(card)) for most, wins, card in stances]


def strength_again(pack: Pack, attack: list[Written], defend: list[Written]) -> Strength:
    """Return a strength as it was in another process."""
    return Strength(pack, read_stances(pack, attack), read_stances(pack, defend))


def read_stances(pack: Pack, stances: list[Written]) -> list[Stance]:
    return [(most, wins, pack.decks[owner][place]) for most, wins, owner, place in stances]


def strength_key(state: State, seat: int, room: int, code: int) -> tuple[object, ...]:
    player = state.players[seat]
    return seat, room, code, tuple(player.shticks), player.flipped, tuple(player.equipped), player.lost


@cache
def lich(pack: Pack) -> int:
    return XYKON + next(code for code, card in enumerate(pack.xykon) if "xykon-special" in card.abilities)


def likely_help(state: State, seat: int) -> float:
    """Return the sum of what others in the Lair, or nearly there, would add for the player's Loot."""
    me = state.players[seat]
    cards = [*me.stash, *me.equipped]
    played = [player.character for player in state.players]
    total = 0.0
    for other, player in enumerate(state.players):
        near = 1.0 if player.floor == lair(state) else 0.5 if player.floor == lair(state) - 1 else 0.0
        if other != seat and near and not player.fleeing and cards:
            spare = [drool(state, card, player.character) for card in cards if not drool(state, card, me.character)]
            total += near * 2 * max([1, *spare])
    for npc in range(len(state.pack.characters)):
        if npc not in played:
            fit = [drool(state, card, npc) for card in cards if not any(drool(state, card, c) for c in played)]
            total += 2 * max(fit, default=0)
    return total

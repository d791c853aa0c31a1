"""The skilled bot of the Stick: fights by the odds, gathers what the Lair demands, then fights Xykon.

It decides from what its seat may know: its own cards, what lies on the table, and guesses about the rest.
"""

from collections.abc import Callable
from typing import Final

from underdeck.games.stick.bots.cards import choose_card, choose_target, turn_uses
from underdeck.games.stick.bots.fights import best_helped, foe_value, help_plan, plain_room, prospect, shtick_in
from underdeck.games.stick.bots.moves import Moves, choose_move, go_on, optional_fights
from underdeck.games.stick.bots.prices import USUAL, WORST, Prices
from underdeck.games.stick.bots.shtick_prices import talent
from underdeck.games.stick.bots.windows import after_roll, before_roll, called_use, evade_window, response, wound_window
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.abilities import is_supported_by
from underdeck.games.stick.rules.collapse import lowest_floor
from underdeck.games.stick.rules.loot import DROOL_PER_SHTICK
from underdeck.games.stick.rules.shticks import x_per_shtick
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    State,
    drool,
    is_monster,
    monster,
    room_at,
    room_of,
    shtick_card,
)
from underdeck.games.stick.rules.wounds import most_wounds
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.pickling import Saved, saved
from underdeck.kernel.rng import Rng

Answer = Callable[[State, Decision], Action]
Weighed = Callable[[Prices, State, Decision], Action]
CHOICES = ("flip", "take", "boost", "unflip", "shoo", "lure", "reinforce", "snipe", "teleport", "recover", "rummage")


class Skilled:
    needs_world = True

    def __init__(self, seed: int, prices: Prices = USUAL) -> None:
        self.rng = Rng(seed)
        self.prices = prices
        self.moves = Moves(prices)
        self.withdrawn = (-1, -1)
        self.fought = (-1, -1)
        """The turn and the Monster that further battling was last chosen against."""
        self.asked_for: tuple[int, set[Action]] = (-1, set())
        """Cures offered or begged for this turn: a refusal is not asked for twice."""
        self.answers: dict[str, Answer] = {
            "starting": self.starting,
            "start": self.step,
            "end": self.step,
            "move": self.move,
            "fight": self.fight,
            "call": self.call,
            "assist": self.assist,
            "further": self.further,
            "trade": trade,
            "trade-loot": trade_loot,
            "choose-shtick": self.choose_shtick,
            "patient": patient,
            "leap": leap,
            "save": save,
            "remove": remove,
        }

    def __reduce__(self) -> Saved:
        asked = {"withdrawn": self.withdrawn, "fought": self.fought, "asked_for": self.asked_for}
        return saved(self, 0, self.prices, rng=self.rng, moves=self.moves, **asked)

    def forget(self, seed: int) -> None:
        """Prepare for another world: plans and requests belong to the last one."""
        self.rng = Rng(seed)
        self.moves.plan = (-1, (0, 0))
        self.withdrawn = self.fought = (-1, -1)
        self.asked_for = (-1, set())

    def choose(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        decision = decisions[0]
        if decision.kind == "assist":  # who has been asked answers before anybody asks again
            decision = next((each for each in decisions if each.kind == "offer"), decision)
        if len(decision.options) == 1:
            return decision.seat, decision.options[0]
        weighed = WEIGHED.get(decision.kind)
        if weighed is not None:
            return decision.seat, weighed(self.prices, world, decision)
        answer = self.answers.get(decision.kind)
        return decision.seat, answer(world, decision) if answer is not None else decision.options[0]

    def starting(self, state: State, decision: Decision) -> Action:
        """Return the shtick that is missed least."""
        player = state.players[decision.seat]

        def without(option: Action) -> float:
            kept = player.shticks
            player.shticks = [card for card in kept if card != shtick_in(option)]
            worth = self.power(state, decision.seat)
            player.shticks = kept
            return worth

        return max(decision.options, key=without)

    def power(self, state: State, seat: int) -> float:
        """Return how strong the player is against the dungeon."""
        strength = self.moves.strength(state, seat, plain_room(state.pack))
        attack = strength.fight(self.prices, ATTACK, 1, 1.5, 0.6)[0]
        return strength.new_battle(self.prices, 1, 0.6, 1) + strength.new_battle(self.prices, 2, 0.6, 2) + attack

    def choose_shtick(self, state: State, decision: Decision) -> Action:
        """Return the shtick that helps most in battle, against Xykon and otherwise; sometimes one nearly as good."""
        player = state.players[decision.seat]
        held = [shtick_card(state, player, card) for card in player.shticks]
        best, chosen = WORST, decision.options[0]
        for option in decision.options:
            card = shtick_in(option)
            player.shticks.append(card)
            worth = self.power(state, decision.seat)
            worth += self.prices.against_xykon * self.moves.slaying(state, decision.seat)
            player.shticks.pop()
            worth += talent(state.pack, shtick_card(state, player, card), held) + 0.05 * self.rng.below(6)
            if worth > best:
                best, chosen = worth, option
        return chosen

    def step(self, state: State, decision: Decision) -> Action:
        """Return the answer of a step: housekeeping first, then the purpose of the turn."""
        options = decision.options
        seat = decision.seat
        player = state.players[seat]
        for option in options:
            if option[0] in (do.EQUIP, do.PICK_UP, do.SEARCH):
                return option
        if (do.TRADE,) in options and best_trade(state, player.saved, [], len(player.shticks) < state.lair_shticks):
            return (do.TRADE,)
        for option in options:
            if option[0] == do.RELEASE:  # or the Battle Deck runs dry
                return option
        if (do.TRADE_LOOT,) in options and spare_drool(state, seat) >= 0:
            return (do.TRADE_LOOT,)
        if self.asked_for[0] != state.turn:
            self.asked_for = (state.turn, set())
        asked = self.asked_for[1]
        used = turn_uses(self.moves, state, decision, asked)
        if used is not None:
            asked.add(used)
            return used
        if player.lost >= 2:
            begging = [option for option in options if option[0] == do.BEG and option not in asked]
            if begging:
                cheapest = min(begging, key=lambda option: self.prices.loot_price(state, seat, option[2]))
                if self.prices.loot_price(state, seat, cheapest[2]) <= self.prices.chip:
                    asked.add(cheapest)
                    return cheapest
        if decision.kind == "end":
            return (do.PASS,)
        return choose_move(self.moves, state, decision)

    def move(self, state: State, decision: Decision) -> Action:
        return go_on(self.moves, state, decision) or choose_move(self.moves, state, decision)

    def fight(self, state: State, decision: Decision) -> Action:
        """Return an optional battle that pays (D-17)."""
        best = 0.0
        chosen: Action = (do.LEAVE,)
        for worth, option in optional_fights(self.moves, state, decision.seat):
            if worth > best and option in decision.options:
                best, chosen = worth, option
        return chosen

    def call(self, state: State, decision: Decision) -> Action:
        """Return a Monster that hurts the player who must battle, or the best one for oneself."""
        seat = decision.seat
        victim = state.active
        room = room_of(state, state.players[victim])
        against = self.prices.rivalry(state, seat, victim)
        if seat == victim:
            against = -1.0
        best, chosen = WORST, decision.options[0]
        for option in decision.options:
            if option[0] != do.PLAY or not is_monster(state, option[1]):
                continue
            code = option[1]
            card = monster(state, code)
            before = room.stack
            room.stack = (code, *before)
            role = DEFEND if not before else ATTACK
            worth = -against * self.moves.rough(state, victim, role, state.players[victim].column)
            room.stack = before
            if against > 0:
                worth -= 0.06 * max(0, card.attack - 6) * (1.0 - against)
                worth += supporting(state, room.stack, code) * (0.4 + against)
            else:
                worth -= supporting(state, room.stack, code) * 0.5
            worth += 0.02 * self.rng.below(5)
            if worth > best:
                best, chosen = worth, option
        return called_use(self.prices, state, decision, against) or chosen

    def further(self, state: State, decision: Decision) -> Action:
        """Continue while it pays; leave a Monster alone that is still there after a win."""
        seat = decision.seat
        column = state.players[seat].column
        stack = room_of(state, state.players[seat]).stack
        if self.fought == (state.turn, stack[0]):
            return (do.STOP,)
        self.fought = state.turn, stack[0]
        later = 0.3 * (len(stack) - 1)
        attack = prospect(self.prices, state, seat, ATTACK, column) + later
        defend = prospect(self.prices, state, seat, DEFEND, column) + later
        if max(attack, defend) <= 0.0:
            return (do.STOP,)
        return (do.ATTACK,) if attack >= defend else (do.DEFEND,)

    def assist(self, state: State, decision: Decision) -> Action:
        """Ask for what pays, all at once, and wait for the answers."""
        seat = decision.seat
        battle = state.battle
        assert battle is not None
        key = (state.turn, state.beaten)
        if self.withdrawn != key:
            _, plan = help_plan(self.prices, state, battle, seat)
            for option in plan:
                if option in decision.options:
                    return option
        if (do.DONE,) in decision.options:
            return (do.DONE,)
        self.withdrawn = key
        return next(option for option in decision.options if option[0] == do.WITHDRAW)


def supporting(state: State, stack: tuple[int, ...], code: int) -> float:
    """Return the value of the Monster's Support for those there, and of theirs for it."""
    card = monster(state, code)
    found = 0.0
    for other in stack:
        there = monster(state, other)
        if is_supported_by(there, card):
            found += 1.0 if "xykon-special" in there.abilities else 0.3
        if is_supported_by(card, there):
            found += 0.3
    return found


def shtick(prices: Prices, state: State, decision: Decision) -> Action:
    """Return the Battle Shtick with the best value, with help."""
    assert state.battle is not None
    return best_helped(prices, state, state.battle, decision.options)[1]


def foe_shtick(prices: Prices, state: State, decision: Decision) -> Action:
    battle = state.battle
    assert battle is not None
    best, chosen = WORST, decision.options[0]
    for option in decision.options:
        battle.foe_shtick = shtick_in(option)
        worth = foe_value(prices, state, battle)
        if worth > best:
            best, chosen = worth, option
    battle.foe_shtick = -2
    return chosen


def offer(prices: Prices, state: State, decision: Decision) -> Action:
    """Accept the best offer unless the help costs more than the Loot is worth."""
    battle = state.battle
    assert battle is not None
    best, chosen = 0.0, decision.options[-1]
    for option in decision.options:
        if option[0] != do.ACCEPT:
            continue
        for asker, asked, card in battle.offers:
            if asker == option[1] and asked == decision.seat:
                worth = prices.loot_price(state, decision.seat, card)
                worth -= 0.4 * max(0.0, prices.rivalry(state, decision.seat, asker))
                if worth > best or (chosen[0] == do.REFUSE and worth > 0):
                    best, chosen = worth, option
    return chosen


def steal(prices: Prices, state: State, decision: Decision) -> Action:
    takes = [option for option in decision.options if option[0] == do.TAKE]
    if not takes:
        return decision.options[0]
    loser = decision.frame[2]
    owner = state.players[loser].character
    return max(takes, key=lambda o: prices.loot_price(state, decision.seat, o[1]) + 0.3 * drool(state, o[1], owner))


def best_trade(state: State, saved: list[int], chosen: list[int], eager: bool) -> list[int]:
    """Return the saved Monsters to trade: all symbols used, or one lost if that cannot wait."""
    needed = x_per_shtick(state)
    best: list[int] = []
    best_waste = 2 if eager and sum([monster(state, code).x for code in saved]) >= needed + 2 else 1
    rest = [code for code in saved if code not in chosen]
    for bits in range(1 << min(len(rest), 7)):
        picked = [*chosen, *[code for i, code in enumerate(rest[:7]) if bits >> i & 1]]
        total = sum([monster(state, code).x for code in picked])
        if total >= needed and total % needed < best_waste:
            best, best_waste = picked, total % needed
            if not best_waste:
                break
    return best


def trade(state: State, decision: Decision) -> Action:
    chosen = list(decision.frame[2:])
    player = state.players[decision.seat]
    plan = best_trade(state, player.saved, chosen, True)
    if (do.DONE,) in decision.options and len(plan) <= len(chosen):
        return (do.DONE,)
    kinds = [monster(state, code) for code in plan[len(chosen) :]]
    for option in decision.options:
        if option[0] == do.ADD and monster(state, option[1]) in kinds:
            return option
    return (do.LEAVE,)


def spare_drool(state: State, seat: int) -> int:
    """Return the Drool Factor left after a trade, if the Lair still demands shticks; else less than nothing."""
    player = state.players[seat]
    if len(player.shticks) >= state.lair_shticks or state.collapse:
        return -1
    total = sum([drool(state, card, player.character) for card in [*player.stash, *player.equipped]])
    return total - DROOL_PER_SHTICK - state.lair_drool


def trade_loot(state: State, decision: Decision) -> Action:
    """Return the cheapest Loot first, so that little is lost."""
    player = state.players[decision.seat]
    missing = DROOL_PER_SHTICK - sum([drool(state, card, player.character) for card in decision.frame[2:]])
    adds = [option for option in decision.options if option[0] == do.ADD_LOOT]

    def waste(option: Action) -> tuple[int, int]:
        factor = drool(state, option[1], player.character)
        return max(0, factor - missing), -factor

    return min(adds, key=waste) if adds else (do.LEAVE,)


def patient(state: State, decision: Decision) -> Action:
    if (do.TARGET, decision.seat) in decision.options:
        return (do.TARGET, decision.seat)
    return max(decision.options, key=lambda option: len(state.players[option[1]].stash))


def pay(prices: Prices, state: State, decision: Decision) -> Action:
    pays = [option for option in decision.options if option[0] == do.PAY]
    cheapest = min(pays, key=lambda option: prices.loot_price(state, decision.seat, option[1]), default=(do.REFUSE,))
    if cheapest[0] == do.PAY and prices.loot_price(state, decision.seat, cheapest[1]) <= harm_ahead(
        state, decision.seat
    ):
        return cheapest
    return (do.REFUSE,)


def harm_ahead(state: State, seat: int) -> float:
    player = state.players[seat]
    return 0.3 * player.lost + (1.0 if player.lost >= most_wounds(state, player) - 1 else 0.0)


def beg(prices: Prices, state: State, decision: Decision) -> Action:
    _, asker, _, card = decision.frame
    if state.players[decision.seat].lost == 0 and prices.rivalry(state, decision.seat, asker) < 0.6:
        return (do.YES,)
    return (do.YES,) if drool(state, card, state.players[decision.seat].character) else (do.NO,)


def leap(state: State, decision: Decision) -> Action:
    room = room_at(state, state.players[decision.seat].floor, decision.frame[2])
    return (do.YES,) if room is not None and not room.stack and room.loot else (do.NO,)


def save(state: State, decision: Decision) -> Action:
    """Discard a Monster that buys nothing any more."""
    return (do.NO,)


def remove(state: State, decision: Decision) -> Action:
    """Return the room to remove: one with Loot for others, not one beside oneself."""
    floor = lowest_floor(state)
    me = state.players[decision.seat]

    def regret(option: Action) -> float:
        room = room_at(state, floor, option[1])
        loot = len(room.loot) if room is not None else 0
        mine = not me.exited and me.floor == floor and abs(me.column - option[1]) <= 3
        return loot * (1.0 if mine else -1.0)

    return min(decision.options, key=regret)


WEIGHED: Final[dict[str, Weighed]] = {
    "shtick": shtick,
    "foe-shtick": foe_shtick,
    "offer": offer,
    "before-roll": before_roll,
    "after-roll": after_roll,
    "wound": wound_window,
    "evade": evade_window,
    "response": response,
    "steal": steal,
    "target": choose_target,
    "pay": pay,
    "beg": beg,
    **dict.fromkeys(CHOICES, choose_card),
}

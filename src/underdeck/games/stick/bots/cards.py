"""Cards and flips of one's own turn, and the questions that cards ask."""

from underdeck.games.stick.bots.fights import against_player, prospect, shtick_in
from underdeck.games.stick.bots.moves import Moves, distances, goals_of
from underdeck.games.stick.bots.prices import Prices
from underdeck.games.stick.bots.windows import script_of
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.cards import Op, Screw
from underdeck.games.stick.rules.effects import candidates, place_of
from underdeck.games.stick.rules.fights import can_be_attacked
from underdeck.games.stick.rules.movement import STEPS, steps_allowed
from underdeck.games.stick.rules.sides import chosen_shtick
from underdeck.games.stick.rules.state import ATTACK, State, drool, lair, monster, room_of, shtick_card
from underdeck.kernel.decisions import Action, Decision


def turn_uses(moves: Moves, state: State, decision: Decision, done: set[Action]) -> Action | None:
    """Return a card, flip or discard worth using at the start or the end of the turn, each once."""
    best, chosen = 0.1, None
    for option in decision.options:
        if option[0] in (do.PLAY, do.FLIP, do.DISCARD) and option not in done:
            ops, extra, price = script_of(moves.prices, state, decision.seat, option)
            gain = sum([op_value(moves, state, decision, op, op.amount + extra) for op in ops]) - price
            if gain > best:
                best, chosen = gain, option
    return chosen


def op_value(moves: Moves, state: State, decision: Decision, op: Op, amount: int) -> float:
    """Return the value of an op outside battles for its user."""
    seat = decision.seat
    me = state.players[seat]
    verb = op.verb
    if verb == "heal":
        return moves.prices.relief(state, seat, amount) if op.target in ("self", "anyone-floor", "anyone") else 0.0
    if verb == "wound":
        if op.target == "self":
            return -moves.prices.harm(state, seat, amount)
        return best_victim(moves.prices, state, seat, op)[0] * 1.6
    if verb == "unflip":
        return moves.unflipping(state, seat) * min(1.0, amount / max(1, me.flipped.bit_count()))
    if verb == "shtick":
        return moves.prices.shtick * amount
    if verb in ("loot", "pick"):
        return moves.prices.coin * amount
    if verb == "cards":
        return 0.15 * amount
    if verb == "stairs":
        return 1.0
    if verb in ("flip", "lose-cards", "drop-loot", "miss", "lose-loot"):
        scale = {"flip": 0.35, "lose-cards": 0.2, "drop-loot": 0.9, "miss": 1.2, "lose-loot": 0.9}[verb]
        return victims(moves.prices, state, seat, op) * scale * amount
    if verb in ("steal", "take"):
        return moves.prices.coin + 0.1
    if verb == "treat":
        if me.lost:
            return moves.prices.relief(state, seat, amount) + 0.1
        return moves.prices.coin if decision.kind == "end" else 0.0
    if verb == "recover":
        return 0.4 if decision.kind == "end" else 0.0
    if verb == "rummage":
        return max(
            [drool(state, c, me.character) for c in state.loot_discard if hasattr(state.pack.loot[c], "drool")] or [0]
        )
    if verb == "entrance":
        return going_home(moves.prices, state, seat, op)
    if verb == "shoo":
        return shooing(moves.prices, state, decision)
    if verb == "snipe":
        return 0.7
    if verb == "pull":
        there = candidates(state, seat, op, place_of(state, seat))
        return max([pulled(moves.prices, state, seat, other) for other in there], default=0.0)
    if verb == "steps":
        return hurrying(moves, state, decision, amount)
    return 0.0


def hurrying(moves: Moves, state: State, decision: Decision, steps: int) -> float:
    """Return the value of further steps: out of a collapsing dungeon, or to a better place."""
    me = state.players[decision.seat]
    if state.collapse:
        return 0.8 if me.floor > 1 else 0.0
    if decision.kind != "start":
        return 0.0
    way = distances(state, decision.seat, goals_of(moves, state, decision.seat))
    left = way.get((me.floor, me.column), 0) - steps_allowed(state)
    return 1.5 * moves.pull * max(0, min(steps, left)) / STEPS


def pulled(prices: Prices, state: State, seat: int, other: int) -> float:
    """Return the value of moving that player here for an attack; 0 if Monsters must be fought first."""
    me, foe = state.players[seat], state.players[other]
    if room_of(state, me).stack or not can_be_attacked(state, seat, other):
        return 0.0
    column = foe.column
    foe.column = me.column
    gain = against_player(prices, state, seat, other)
    foe.column = column
    return gain


def going_home(prices: Prices, state: State, seat: int, op: Op) -> float:
    """Return the value of going home: out of trouble, out of a collapsing dungeon, or a rival away from Xykon."""
    me = state.players[seat]
    if op.target == "self" or me.lost >= 3:
        if state.collapse:
            return 3.0 if me.floor > 1 else 0.0
        return 1.6 if me.lost >= 3 and me.floor > 1 else 0.0
    if state.collapse:
        return 3.0 if me.floor > 1 else 0.0
    return best_victim(prices, state, seat, op)[0] * 4 if any_in_lair(state, seat) else 0.0


def any_in_lair(state: State, seat: int) -> bool:
    return any(o != seat and p.floor == lair(state) and not p.exited for o, p in enumerate(state.players))


def shooing(prices: Prices, state: State, decision: Decision) -> float:
    player = state.players[decision.seat]
    if decision.kind != "start" or not room_of(state, player).stack:
        return 0.0
    return max(0.0, -prospect(prices, state, decision.seat, ATTACK, player.column))


def best_victim(prices: Prices, state: State, seat: int, op: Op) -> tuple[float, int]:
    """Return the value of hitting the most dangerous player that the op may hit, and that player."""
    found = [
        (prices.rivalry(state, seat, other), other)
        for other in candidates(state, seat, op, place_of(state, seat))
        if other != seat
    ]
    return max(found, default=(0.0, -1))


def victims(prices: Prices, state: State, seat: int, op: Op) -> float:
    """Return the value of hitting all players that the op hits, or the most dangerous one."""
    if op.target.partition("-")[0] != "others":
        return best_victim(prices, state, seat, op)[0]
    hit = candidates(state, seat, op, place_of(state, seat))
    return sum([prices.rivalry(state, seat, other) for other in hit])


def choose_target(prices: Prices, state: State, decision: Decision) -> Action:
    """Return the target: oneself for good effects, the leader for bad ones."""
    seat = decision.seat
    _, _, script, number, *_ = decision.frame
    op = state.pack.scripts[script][number]
    seats = [option[1] for option in decision.options]
    kind = op.verb in ("heal", "shtick", "loot", "unflip", "cards", "pick") or (op.verb == "fighter" and op.amount > 0)
    if op.verb == "entrance" and (state.collapse or state.players[seat].lost >= 3):
        kind = True
    if kind:
        if seat in seats:
            return (do.TARGET, seat)
        return (do.TARGET, min(seats, key=lambda other: prices.rivalry(state, seat, other)))
    order = [other for other in prices.rivals(state, seat) if other in seats]
    if op.verb == "pull":
        order.sort(key=lambda other: -pulled(prices, state, seat, other))
    if op.verb == "entrance":
        order.sort(key=lambda other: -state.players[other].floor)
    return (do.TARGET, order[0] if order else seats[0])


def shtick_price(state: State, seat: int, card: int) -> float:
    """Return the value of a face-up shtick for its owner."""
    shtick = shtick_card(state, state.players[seat], card)
    if shtick.battle:
        return 1.0 + 0.2 * max(shtick.attack, shtick.defense, 0)
    return 0.6 + 0.2 * len(shtick.bonuses) + 0.2 * len(shtick.uses)


def choose_card(prices: Prices, state: State, decision: Decision) -> Action:
    """Return the answer to the question of a card's verb."""
    seat = decision.seat
    target = decision.frame[5]
    options = decision.options
    kind = decision.kind

    def price(option: Action) -> float:
        return shtick_price(state, target, shtick_in(option))

    if kind == "flip":
        return min(options, key=price) if target == seat else max(options, key=price)
    if kind == "unflip":
        return max(options, key=price)
    if kind == "boost":
        battle = state.battle
        chosen = -1 if battle is None else chosen_shtick(battle, seat)
        deck = state.pack.decks[state.players[target].character]
        same = [option for option in options if chosen >= 0 and deck[shtick_in(option)] is deck[chosen]]
        return same[0] if same else max(options, key=price)
    if kind in ("take", "rummage"):
        return max(options, key=lambda option: prices.loot_price(state, seat, option[1]))
    if kind == "reinforce":
        return max(options, key=lambda option: monster(state, option[1]).attack)
    if kind == "snipe":
        return max(options, key=lambda option: prices.rivalry(state, seat, option[2]))
    if kind == "recover":
        return max(options, key=lambda option: screw_price(state, option[1]))
    return options[0]


def screw_price(state: State, card: int) -> float:
    kind = state.pack.battle[card]
    assert isinstance(kind, Screw)
    verbs = [op.verb for op in state.pack.scripts[kind.use.script]]
    best = {"shtick": 2.0, "loot": 1.5, "slay": 1.4, "monster": 1.2, "reroll": 1.2, "prevent": 1.2, "boost": 1.0}
    return max([best.get(verb, 0.5) for verb in verbs])

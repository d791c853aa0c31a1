"""Reactions: Screw This! cards, flips and discards in a battle, at a Wound, at a trap, or at another's card."""

from underdeck.games.stick.bots.fights import best_shtick, foe_value, loss_value, shtick_in, spoils, value, win_value
from underdeck.games.stick.bots.prices import Prices
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.cards import ALL, FACES, Op, Screw, Trap
from underdeck.games.stick.rules.loot import concerned
from underdeck.games.stick.rules.odds import odds_of
from underdeck.games.stick.rules.results import outcome
from underdeck.games.stick.rules.sides import chosen_shtick, other_role
from underdeck.games.stick.rules.state import WIN, Battle, State, is_monster, loot_card, monster, shtick_card
from underdeck.games.stick.rules.totals import amount_boosts, stat_outside
from underdeck.kernel.decisions import Action, Decision

HOSTILE = ("wound", "flip", "lose-cards", "lose-loot", "drop-loot", "steal", "take", "miss")


def script_of(prices: Prices, state: State, seat: int, option: Action) -> tuple[list[Op], int, float]:
    """Return the ops of a card, flip or discard, the amount of boosts, and the price of using it."""
    if option[0] == do.PLAY:
        card = state.pack.battle[option[1]]
        assert isinstance(card, Screw)
        return state.pack.scripts[card.use.script], 0, prices.card
    if option[0] == do.FLIP:
        number = shtick_in(option)
        shtick = shtick_card(state, state.players[seat], number)
        extra = shtick.boost["amount"] * amount_boosts(state, seat, number) if shtick.boost["amount"] else 0
        return state.pack.scripts[shtick.uses[option[2]].script], extra, prices.flip
    loot = loot_card(state, option[1])
    return state.pack.scripts[loot.uses[option[2]].script], 0, prices.loot_price(state, seat, option[1])


def best_use(prices: Prices, state: State, decision: Decision, gains: list[float]) -> Action:
    """Return the use with the highest gain, if that is enough; passing is the first option."""
    best, chosen = prices.enough, decision.options[0]
    for option, gain in zip(decision.options[1:], gains, strict=True):
        if gain > best:
            best, chosen = gain, option
    return chosen


def stake(prices: Prices, state: State, battle: Battle, seat: int) -> float:
    """Return the value of the battle for that seat, fighting or watching."""
    if seat == battle.fighter:
        return value(prices, state, battle)
    if seat == battle.foe:
        return foe_value(prices, state, battle)
    against = prices.rivalry(state, seat, battle.fighter)
    if battle.foe >= 0:
        wanted = prices.rivalry(state, seat, battle.foe)
        return -against * value(prices, state, battle) - wanted * foe_value(prices, state, battle)
    if against > 0 and any("xykon-special" in monster(state, code).abilities for code in battle.targets):
        against = max(against, prices.xykon_rivalry)
    return -against * value(prices, state, battle)


def before_roll(prices: Prices, state: State, decision: Decision) -> Action:
    """Return the best use before the roll, each tried on the battle."""
    seat = decision.seat
    gains: list[float] = []
    for option in decision.options[1:]:
        ops, extra, price = script_of(prices, state, seat, option)
        gains.append(swing(prices, state, seat, ops, extra, seat) - price)
    return best_use(prices, state, decision, gains)


def swing(prices: Prices, state: State, user: int, ops: list[Op], extra: int, viewer: int) -> float:
    """Return how much better the battle becomes for the viewer if the user does that."""
    battle = state.battle
    assert battle is not None
    now = stake(prices, state, battle, viewer)
    rallies, boosts = state.rallies, state.boosts
    state.battle, state.rallies, state.boosts = battle.clone(), rallies, boosts
    more = 0.0
    for number, op in enumerate(ops):
        more += act(prices, state, state.battle, user, op, op.amount + (extra if number == 0 else 0))
    after = stake(prices, state, state.battle, viewer)
    state.battle, state.rallies, state.boosts = battle, rallies, boosts
    return after - now + (more if viewer == user else 0.0)


def act(prices: Prices, state: State, battle: Battle, user: int, op: Op, amount: int) -> float:
    """Change the battle as the op would; what it brings its user besides is returned."""
    verb = op.verb
    if verb == "me":
        battle.changes.append((user, amount, user, -1))
    elif verb == "fighter":
        target = user if amount > 0 and user == battle.foe else battle.fighter
        battle.changes.append((target, amount, user, -1))
    elif verb == "monster":
        battle.changes.append((-1, amount, user, -1))
    elif verb in ("rally", "guard"):
        state.rallies += (("attack" if verb == "rally" else "defense", op.word, amount, user, -1),)
    elif verb == "boost":
        if user in (battle.fighter, battle.foe) and chosen_shtick(battle, user) >= 0:
            state.boosts += ((user, chosen_shtick(battle, user)),) * amount
    elif verb == "no-support":
        battle.no_support = True
    elif verb == "silence":
        battle.silence = True
    elif verb == "draw":
        battle.turned = True
    elif verb == "swap-roles":
        if user == battle.fighter and battle.foe < 0:
            battle.role = other_role(battle.role)
            battle.shtick = best_shtick(prices, state, battle)[1]
    elif verb == "banish":
        battle.targets = []
    elif verb == "slay":
        gain = sum([prices.reward(state, user, code) for code in battle.targets[:1]])
        battle.targets = []
        return gain
    elif verb == "snub":
        return sum([prices.loot_price(state, user, helper.loot) for helper in battle.helpers if helper.asker == user])
    elif verb == "heal":
        return prices.relief(state, user, amount)
    elif verb == "steal":
        return prices.coin
    elif verb == "wound" and op.target == "foe":
        return 0.5
    elif verb == "reinforce":
        return 0.5 * max(0.0, prices.rivalry(state, user, battle.fighter)) if user != battle.fighter else 0.0
    return 0.0


def called_use(prices: Prices, state: State, decision: Decision, against: float) -> Action | None:
    """Return a card for the moment of a call: a bigger battle for a rival, a smaller one for oneself."""
    best, chosen = prices.enough, None
    for option in decision.options:
        if option[0] == do.PLAY and is_monster(state, option[1]):
            continue
        ops, _, price = script_of(prices, state, decision.seat, option)
        gain = -price
        for op in ops:
            if op.verb == "size":
                gain += op.amount * against * prices.monster * 2
            elif op.verb == "skip":
                gain += prices.monster * max(0.2, -against)
            elif op.verb == "cards":
                gain += prices.card * op.amount
        if gain > best:
            best, chosen = gain, option
    return chosen


def result_value(prices: Prices, state: State, battle: Battle, seat: int, result: int) -> float:
    """Return the value of a known result for a battling seat."""
    if battle.foe >= 0:
        mine = result if seat == battle.fighter else -result
        other = battle.foe if seat == battle.fighter else battle.fighter
        if mine > 0:
            return spoils(prices, state, battle, seat, other)
        return -prices.harm(state, seat, 1) - spoils(prices, state, battle, other, seat) if mine < 0 else 0.0
    if result > 0:
        return win_value(prices, state, battle, battle.shtick)
    return -loss_value(prices, state, battle) if result < 0 else 0.0


def after_roll(prices: Prices, state: State, decision: Decision) -> Action:
    """Return the best use after the roll: another roll, another number, or no Wound."""
    seat = decision.seat
    battle = state.battle
    assert battle is not None
    now = result_value(prices, state, battle, seat, outcome(state, battle))
    gains: list[float] = []
    for option in decision.options[1:]:
        ops, extra, price = script_of(prices, state, seat, option)
        gain = -price
        for number, op in enumerate(ops):
            trial = battle.clone()
            if op.verb == "reroll":
                chances = odds_of(state, trial)
                gain += (
                    sum([c * result_value(prices, state, trial, seat, WIN - i) for i, c in enumerate(chances)]) - now
                )
            elif op.verb == "die":
                amount = op.amount + (extra if number == 0 else 0)
                if seat == battle.fighter:
                    trial.mine += amount
                else:
                    trial.theirs += amount
                gain += result_value(prices, state, trial, seat, outcome(state, trial)) - now
            elif op.verb == "draw":
                trial.turned = True
                gain += result_value(prices, state, trial, seat, outcome(state, trial)) - now
            elif op.verb == "prevent" and now < 0:
                gain += prices.harm(state, seat, 2 if op.amount == ALL else 1)
        gains.append(gain)
    return best_use(prices, state, decision, gains)


def wound_window(prices: Prices, state: State, decision: Decision) -> Action:
    hurt = prices.harm(state, decision.seat, state.wound_amount)
    gains: list[float] = []
    for option in decision.options[1:]:
        ops, _, price = script_of(prices, state, decision.seat, option)
        gains.append(hurt * any(op.verb == "prevent" for op in ops) - price)
    return best_use(prices, state, decision, gains)


def evade_window(prices: Prices, state: State, decision: Decision) -> Action:
    """Return the best use for a player whom the trap may hit hard."""
    seat = decision.seat
    trap = state.pack.loot[state.trap[0]]
    assert isinstance(trap, Trap)
    if seat not in concerned(state) or state.players[seat].fleeing:
        return decision.options[0]
    bonus = stat_outside(state, seat, "evade") + sum([amount for who, amount in state.evades if who == seat])
    fails = max(0, min(FACES, trap.evade - 1 - bonus)) / FACES
    hurt = trap_price(prices, state, seat, state.pack.scripts[trap.script])
    gains: list[float] = []
    for option in decision.options[1:]:
        ops, _, price = script_of(prices, state, seat, option)
        spared = 0.0
        for op in ops:
            if op.verb == "disarm":
                spared = fails * (FACES + 1 - op.amount) / FACES
            elif op.verb == "evade":
                spared = min(fails, op.amount / FACES)
            elif op.verb == "cards":
                price -= prices.card * op.amount
        gains.append(hurt * spared - price)
    return best_use(prices, state, decision, gains)


def trap_price(prices: Prices, state: State, seat: int, ops: list[Op]) -> float:
    price = 0.0
    for op in ops:
        if op.verb == "wound":
            price += prices.harm(state, seat, op.amount)
        elif op.verb == "miss":
            price += prices.turn
        elif op.verb == "entrance":
            price += 0.4 * state.players[seat].floor
        else:
            price += 0.4
    return price


def response(prices: Prices, state: State, decision: Decision) -> Action:
    """Cancel what hurts: a card against one's own battle, or a present to whoever is ahead."""
    seat = decision.seat
    user, card, _ = state.played[-1]
    kind = state.pack.battle[card]
    assert isinstance(kind, Screw)
    ops = state.pack.scripts[kind.use.script]
    loss = 0.0
    if prices.rivalry(state, seat, user) < 0:
        return decision.options[0]
    if any(op.verb == "cancel" for op in ops):
        loss = 0.6 * any(player == seat for player, _, _ in state.played[:-1])
    elif state.battle is not None and kind.use.window == "before-roll" and not state.battle.dice:
        loss = -swing(prices, state, user, ops, 0, seat)
    elif any(op.verb in HOSTILE for op in ops):
        loss = 0.8 / max(1, len(state.players) - 1)
    elif any(op.verb in ("shtick", "loot") for op in ops):
        loss = 1.3 * prices.rivalry(state, seat, user)
    return decision.options[1] if loss > prices.nuisance else decision.options[0]

"""Windows: who may react when, and how: Screw This! cards, flips and discards (OS-23, R-30, P-1 to P-8).

A window asks every seat that might hold something, whatever it really holds, so that neither the asking nor its absence
tells anything. All asked seats answer; then the first one in order that did not pass acts, and the window opens again.
"""

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import AFTER_ROLL, BEFORE_ROLL, EVADE, RESPONSE, WINDOWS, WOUND, Screw, Use
from underdeck.games.stick.rules.conditions import holds
from underdeck.games.stick.rules.effects import can_do
from underdeck.games.stick.rules.plan import push, script_frame
from underdeck.games.stick.rules.results import called_off, forecast
from underdeck.games.stick.rules.shticks import flip
from underdeck.games.stick.rules.sides import prevented_by, role_of
from underdeck.games.stick.rules.state import (
    SHTICKS_OF,
    Player,
    State,
    clockwise,
    loot_card,
    name_of,
    promised,
    shtick_card,
    shtick_code,
    tell,
)
from underdeck.games.stick.rules.totals import amount_boosts, barred_types
from underdeck.kernel.decisions import Action, Decision, Frame


def fits(use: Use, window: str) -> bool:
    return use.window == window or (use.window == "turn" and window in ("start", "end"))


def any_fits(uses: list[Use], window: str) -> bool:
    return any(fits(use, window) for use in uses)


def uses_in(state: State, seat: int, window: str) -> list[Action]:
    """Return every card and shtick that this player may use in this window."""
    player = state.players[seat]
    options: list[Action] = []
    kinds: list[object] = []
    battle = state.battle
    for card in player.hand:
        kind = state.pack.battle[card]
        if isinstance(kind, Screw) and fits(kind.use, window) and kind not in kinds:
            kinds.append(kind)
            if holds(state, seat, kind.use.conditions, battle, -1) and can_do(state, seat, kind.use.script):
                options.append((do.PLAY, card))
    deck = state.pack.decks[player.character]
    barred: list[str] | None = None
    useless_in = None if state.wound_seat == seat else battle  # OS-21.5: those Wounds are not the Monster's
    for card in player.shticks:
        shtick = deck[card]
        if player.flipped >> card & 1 or not any_fits(shtick.uses, window) or shtick in kinds:
            continue
        kinds.append(shtick)
        for number, use in enumerate(shtick.uses):
            if not fits(use, window):
                continue
            if shtick.types and useless_in is not None:
                barred = barred_types(state, useless_in) if barred is None else barred
                if any(type in barred for type in shtick.types):
                    continue  # OS-21.4, R-58: no benefit to the battle, whoever's it is
            if holds(state, seat, use.conditions, battle, -1) and can_do(state, seat, use.script):
                options.append((do.FLIP, shtick_code(player, card), number))
    held = promised(state) if battle is not None else []
    for card in [*player.stash, *player.equipped]:
        loot = loot_card(state, card)
        if not any_fits(loot.uses, window) or loot in kinds or card in held or player.character not in loot.who:
            continue
        kinds.append(loot)
        for number, use in enumerate(loot.uses):
            allowed = fits(use, window) and holds(state, seat, use.conditions, battle, -1)
            if allowed and can_do(state, seat, use.script):
                options.append((do.DISCARD, card, number))
    return options


def might_act(state: State, player: Player, window: str) -> bool:
    """Return whether everybody can see that the player might act: cards, a Stash, face-up shticks or equipped Loot."""
    if player.hand or player.stash:
        return True
    deck = state.pack.decks[player.character]
    for card in player.shticks:
        if not player.flipped >> card & 1 and any_fits(deck[card].uses, window):
            return True
    return any(any_fits(loot_card(state, card).uses, window) for card in player.equipped)


def seats_in(state: State, window: int) -> list[int]:
    """Return the seats of a window: anybody, or only those it concerns."""
    battle = state.battle
    if window == AFTER_ROLL:
        assert battle is not None
        return [battle.fighter] if battle.foe < 0 else [battle.fighter, battle.foe]
    if window == WOUND:
        return [state.wound_seat]
    seats = acting_order(state)
    if window == RESPONSE:
        return [seat for seat in seats if seat != state.played[-1][0]]
    return seats


def acting_order(state: State) -> list[int]:
    """Return the order: clockwise from the active player (R-30); between players Attacker and Defender first
    (R-105)."""
    battle = state.battle
    seats = clockwise(state, state.active)
    if battle is None or battle.foe < 0:
        return seats
    sides = [battle.fighter, battle.foe]
    if role_of(battle, battle.foe) < role_of(battle, battle.fighter):
        sides.reverse()
    return [*sides, *[seat for seat in seats if seat not in sides]]


def ask_window(state: State, frame: Frame) -> list[Decision]:
    window = frame[1]
    name = WINDOWS[window]
    if pointless(state, window):
        state.agenda.pop()
        state.intents = []
        return []
    answered = [seat for seat, _ in state.intents]
    decisions: list[Decision] = []
    for seat in seats_in(state, window):
        player = state.players[seat]
        at_risk = window == AFTER_ROLL and about_to_lose(state, seat) and might_act(state, player, "wound")
        if seat in answered or not (at_risk or might_act(state, player, name)):
            continue
        options = window_options(state, seat, window)
        decisions.append(Decision(seat, name, [(do.PASS,), *options], frame))
    if not decisions:
        state.agenda.pop()
        close(state, frame)
    return decisions


def pointless(state: State, window: int) -> bool:
    """Return whether nothing is left to react to: battle off, trap disarmed, Wounds prevented, or card cancelled."""
    if window in (BEFORE_ROLL, AFTER_ROLL):
        return state.battle is None or called_off(state, state.battle)
    if window == WOUND:
        return state.wound_amount <= 0
    if window == RESPONSE:
        return bool(state.played[-1][2]) and state.rules.version >= 3
    return window == EVADE and not state.trap


def window_options(state: State, seat: int, window: int) -> list[Action]:
    options = uses_in(state, seat, WINDOWS[window])
    if window == AFTER_ROLL and about_to_lose(state, seat):
        options += uses_in(state, seat, "wound")
    return options


def about_to_lose(state: State, seat: int) -> bool:
    battle = state.battle
    return battle is not None and forecast(state, battle, seat) > prevented_by(battle, seat)


def answer_window(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Store the answer until all are in."""
    state.intents.append((seat, action))
    push(state, frame)


def close(state: State, frame: Frame) -> None:
    """Carry out the first acting answer in order once all are in, and open the window again."""
    intents = dict(state.intents)
    state.intents = []
    for seat in acting_order(state):
        action = intents.get(seat, (do.PASS,))
        if action[0] != do.PASS:
            push(state, frame)
            do_use(state, seat, action)
            return


def do_use(state: State, seat: int, action: Action) -> None:
    """Play the card, flip the shtick or discard the Loot; its effect follows."""
    player = state.players[seat]
    name = name_of(state, seat)
    if action[0] == do.PLAY:
        card = action[1]
        player.hand.remove(card)
        state.seen_hand[card] = 0
        state.played.append((seat, card, 0))
        tell(state, "plays-card", seat=name, card=state.pack.battle[card].id)
        push(state, (f.ASK_WINDOW, RESPONSE), (f.RESOLVE,))
    elif action[0] == do.FLIP:
        card = action[1] % SHTICKS_OF
        shtick = shtick_card(state, player, card)
        extra = shtick.boost["amount"] * amount_boosts(state, seat, card) if shtick.boost["amount"] else 0
        flip(state, seat, card)
        push(state, script_frame(state, seat, shtick.uses[action[2]].script, extra))
    else:
        card = action[1]
        loot = loot_card(state, card)
        if card in player.stash:
            player.stash.remove(card)
        else:
            player.equipped.remove(card)
        state.seen[card] = 0
        state.loot_discard.append(card)
        tell(state, "discards-loot", seat=name, loot=loot.id)
        push(state, script_frame(state, seat, loot.uses[action[2]].script))


def run_resolve(state: State, frame: Frame) -> None:
    """Resolve the last card first (R-30); a cancelled card does nothing."""
    seat, card, cancelled = state.played[-1]
    push(state, (f.PLAYED,))
    if not cancelled:
        kind = state.pack.battle[card]
        assert isinstance(kind, Screw)
        push(state, script_frame(state, seat, kind.use.script))


def run_played(state: State, frame: Frame) -> None:
    """Discard a played card (OS-23.4)."""
    _, card, _ = state.played.pop()
    state.battle_discard.append(card)

"""A turn: its start and end steps, resting, trading Monsters, and the next player (OS-3, OS-14, OS-15)."""

from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.collapse import ends_at_once, starts_by_itself
from underdeck.games.stick.rules.cures import healers
from underdeck.games.stick.rules.fleeing import FLEE_STEPS
from underdeck.games.stick.rules.hands import new_hand
from underdeck.games.stick.rules.loot import (
    distinct_loot,
    equip,
    give,
    loot_actions,
    may_pick_up,
    own_loot,
    pick_frame,
    pick_up,
    unequip,
)
from underdeck.games.stick.rules.movement import MOVES, may_search, move_options, search, step
from underdeck.games.stick.rules.plan import push, script_frame
from underdeck.games.stick.rules.shticks import (
    pays_for_all,
    release,
    run_choose_shtick,
    saved_x,
    unflip_all,
    x_per_shtick,
)
from underdeck.games.stick.rules.state import Player, State, is_monster, monster, name_of, room_card, room_of, tell
from underdeck.games.stick.rules.totals import stat_outside
from underdeck.games.stick.rules.windows import do_use, uses_in
from underdeck.games.stick.rules.wounds import heal
from underdeck.kernel.decisions import Action, Decision, Frame

REST_PICK: Final = 2


def run_turn(state: State, frame: Frame) -> None:
    """Carry out the automatic part of the start step, then plan the rest of the turn (OS-3.2, R-5)."""
    seat = state.active
    player = state.players[seat]
    state.turn += 1
    state.moved = state.searched = state.bonus_room = state.fought = state.fled = state.turn_over = False
    state.steps = state.extra_steps = state.picked = state.beaten = state.entry = 0
    state.left = ()
    state.declined = 0
    if starts_by_itself(state):
        push(state, (f.COLLAPSE, -1), (f.TURN, 1))
        state.turn -= 1
        return
    tell(state, "turn", seat=name_of(state, seat), turn=state.turn)
    push(state, (f.END_TURN,), (f.NEXT_TURN,))
    if player.exited:
        push(state, (f.ASK_END, 1))
        return
    if player.missing:  # OS-14.15, R-16c
        player.missing -= 1
        tell(state, "missed", seat=name_of(state, seat), left=player.missing)
        state.turn_over = True
        if player.fleeing:
            push(state, (f.DROP, seat))
        return
    if player.resting:
        player.resting = False
        if not player.fleeing:  # OS-14.13
            heal(state, seat, 1 + stat_outside(state, seat, "rest"))
            unflip_all(state, seat)
    if player.fleeing:  # OS-13.14
        state.fled = True
        push(state, (f.DROP, seat), (f.FLEE, seat, FLEE_STEPS), (f.ASK_END, 1))
        return
    push(state, (f.ASK_START,), (f.ENTER,), (f.BATTLE_STEP,), (f.ASK_END,))


def step_actions(state: State, window: str) -> list[Action]:
    """Return the common answers of the start and the end step (OS-3.5-10, OS-3.17-22)."""
    seat = state.active
    player = state.players[seat]
    options = loot_actions(state, seat)
    if may_search(state):
        options.append((do.SEARCH,))
    if may_pick_up(state):
        options.append((do.PICK_UP,))
    if saved_x(state, player) >= x_per_shtick(state) and player.deck:
        options.append((do.TRADE,))
    options += [(do.RELEASE, code) for code in spare_monsters(state, player)]
    options += uses_in(state, seat, window)
    if player.lost and not player.fleeing and not player.exited:
        for healer, _, _ in healers(state, seat):
            options += [(do.BEG, healer, card) for card in distinct_loot(state, own_loot(state, seat))]
    return options


def spare_monsters(state: State, player: Player) -> list[int]:
    """Return one of each kind of Monster that buys nothing, because the others pay for every shtick left (R-99)."""
    kinds: list[object] = []
    found: list[int] = []
    for code in player.saved:
        kind = monster(state, code)
        if kind not in kinds and pays_for_all(state, player, saved_x(state, player) - kind.x):
            kinds.append(kind)
            found.append(code)
    return found


def do_step_action(state: State, seat: int, action: Action) -> None:
    verb = action[0]
    if verb == do.EQUIP:
        equip(state, seat, action[1])
    elif verb == do.UNEQUIP:
        unequip(state, seat, action[1])
    elif verb == do.SEARCH:
        search(state)
    elif verb == do.PICK_UP:
        state.picked = 2 if state.moved else 1
        pick_up(state, seat)
    elif verb == do.TRADE:
        push(state, (f.ASK_TRADE, seat))
    elif verb == do.RELEASE:
        release(state, seat, action[1])
    elif verb == do.TRADE_LOOT:
        push(state, (f.ASK_TRADE_LOOT, seat))
    elif verb == do.GIVE:
        give(state, seat, action[1], action[2])
    elif verb == do.BEG:
        state.seen[action[2]] |= 1 << action[1]
        push(state, (f.ASK_BEG, seat, action[1], action[2]))
    else:
        do_use(state, seat, action)


def may_rest(state: State) -> bool:
    """Return whether the active player may rest (OS-14.1-3, OS-14.20)."""
    room = room_of(state, state.players[state.active])
    return not room.stack and not state.collapse and "no-rest" not in room_card(state, room).flags


def ask_start(state: State, frame: Frame) -> list[Decision]:
    """Ask in the start step; moving, staying or resting ends it."""
    seat = state.active
    if state.turn_over or state.fled or state.players[seat].fleeing or state.players[seat].exited:
        state.agenda.pop()
        return []
    options = step_actions(state, "start")
    options += move_options(state)
    options += uses_in(state, seat, "move")
    if may_rest(state):
        options.append((do.REST,))
    options.append((do.STAY,))
    return [Decision(seat, "start", options, frame)]


def answer_start(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] in MOVES:
        step(state, action[0])
    elif action[0] == do.REST:
        rest(state, seat)
    elif action[0] != do.STAY:
        push(state, frame)
        do_step_action(state, seat, action)


def answer_move(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] in MOVES:
        step(state, action[0])


def rest(state: State, seat: int) -> None:
    """Rest (OS-14.5-6, R-17, R-18)."""
    player = state.players[seat]
    player.resting = True
    state.turn_over = True
    room_of(state, player).rested = True
    tell(state, "rests", seat=name_of(state, seat))
    push(state, pick_frame(state, seat, REST_PICK - state.picked))


def run_enter(state: State, frame: Frame) -> None:
    """Apply the room's text to a player who ends movement here."""
    player = state.players[state.active]
    if not state.moved or state.turn_over or state.fled or player.floor == 0 or player.exited:
        return
    card = room_card(state, room_of(state, player))
    if card.enter >= 0:
        push(state, script_frame(state, state.active, card.enter))


def ask_end(state: State, frame: Frame) -> list[Decision]:
    """Ask in the end step (OS-3.17-22), limited while fleeing (R-53), outside (R-45), after a rest or Paralyze (R-17,
    R-88)."""
    if state.turn_over:
        state.agenda.pop()
        return []
    options = step_actions(state, "end")
    if len(frame) > 1:  # the start step as well, for between the two such a turn has nothing
        options += [use for use in uses_in(state, state.active, "start") if use not in options]
    return [Decision(state.active, "end", [*options, (do.PASS,)], frame)]


def answer_end(state: State, frame: Frame, seat: int, action: Action) -> None:
    if action[0] != do.PASS:
        push(state, frame)
        do_step_action(state, seat, action)


def ask_trade(state: State, frame: Frame) -> list[Decision]:
    """Ask for Monsters to trade, one by one, until the symbols buy a shtick (D-7)."""
    seat = frame[1]
    player = state.players[seat]
    chosen = frame[2:]
    options: list[Action] = []
    kinds: list[object] = []
    for code in player.saved:
        kind = monster(state, code)
        if code not in chosen and kind not in kinds:
            kinds.append(kind)
            options.append((do.ADD, code))
    if sum(monster(state, code).x for code in chosen) >= x_per_shtick(state):
        options.insert(0, (do.DONE,))
    return [Decision(seat, "trade", [*options, (do.LEAVE,)], frame)]


def answer_trade(state: State, frame: Frame, seat: int, action: Action) -> None:
    """Trade Monsters for a shtick (OS-15.4-8)."""
    if action[0] == do.ADD:
        push(state, (*frame, action[1]))
        return
    if action[0] == do.LEAVE:
        return
    player = state.players[seat]
    xs = sum(monster(state, code).x for code in frame[2:])
    for code in frame[2:]:
        player.saved.remove(code)
        state.battle_discard.append(code)
    tell(state, "traded-monsters", seat=name_of(state, seat), n=xs)
    push(state, *[(f.GAIN, seat)] * (xs // x_per_shtick(state)))


def run_gain(state: State, frame: Frame) -> None:
    run_choose_shtick(state, frame[1])


def spent_cards(state: State) -> list[int]:
    """Return the discards that renew the Battle Deck; with split hands the two kinds run out separately."""
    if state.rules.hands == "mixed":
        return [] if state.battle_deck else state.battle_discard
    left = {is_monster(state, card) for card in state.battle_deck}
    return [card for card in state.battle_discard if is_monster(state, card) not in left]


def run_end_turn(state: State, frame: Frame) -> None:
    """End the effects of the turn and renew the Battle Deck (OS-5.24, R-8)."""
    state.rallies = ()
    state.boosts = ()
    state.arrived = ()
    spent = spent_cards(state)
    if spent:
        state.battle_deck += spent
        state.battle_discard = [card for card in state.battle_discard if card not in spent]
        state.reveals += 1
        state.rng.shuffle(state.battle_deck)
        tell(state, "battle-reshuffled")
        for seat, player in enumerate(state.players):
            if not player.hand:
                new_hand(state, seat)
    if state.collapse and state.turn > state.collapse and not ends_at_once(state):
        push(state, (f.ASK_REMOVE,))


def run_next_turn(state: State, frame: Frame) -> None:
    """Begin the next player's turn (OS-3.1)."""
    state.active = (state.active + 1) % len(state.players)
    push(state, (f.TURN, 0))

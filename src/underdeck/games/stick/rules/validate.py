"""The check whether an agenda and a battle are possible in a state, for positions from outside: the rules never make
another one."""

from collections.abc import Callable
from typing import Final

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.assistance import helpers_for
from underdeck.games.stick.rules.cards import AFTER_ROLL, BEFORE_ROLL, EVADE, RESPONSE, WINDOWS, WOUND, Loot, Op
from underdeck.games.stick.rules.dealing import STARTING_LOOT
from underdeck.games.stick.rules.effects import CHOOSING, ONE_OF
from underdeck.games.stick.rules.fields import COLUMNS, MOST
from underdeck.games.stick.rules.fleeing import ways_home
from underdeck.games.stick.rules.loot import own_loot
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    NO_SHTICK,
    NOT_CHOSEN,
    NPC,
    XYKON,
    Battle,
    State,
    is_monster,
    npc_characters,
    promised,
    room_at,
    room_of,
)
from underdeck.games.stick.rules.windows import seats_in, window_options
from underdeck.kernel.decisions import Frame
from underdeck.kernel.frames import Bounds, fits, misplaced

MOST_EXTRA: Final = MOST // 2
"""The most by which a card does more than it says, so that no amount exceeds the counts."""

STAGES: Final = (f.BEGIN, f.ROLL, f.RESULT, f.AFTERMATH)
"""The steps of which one continues every battle."""
IN_BATTLE: Final = (f.OUTSMART, f.ASSIST, f.ASK_SHTICK, f.ASK_FOE_SHTICK, f.ASK_ASSIST, f.ASK_STEAL)
SETTLED: Final = (-1, 0, 1)
UNKNOWN: Final = 2
OPENED_BY: Final = {BEFORE_ROLL: f.ROLL, AFTER_ROLL: f.RESULT, WOUND: f.LOSE, EVADE: f.TRAP, RESPONSE: f.RESOLVE}
"""The frame that follows when a window closes."""
ASKED_LOSE: Final = 5
"""The length of the frame of Wounds about which somebody is asked."""


def bounds_of(state: State) -> Bounds:
    pack, seats = state.pack, len(state.players)
    return {
        "amount": range(MOST + 1),
        "battle-card": range(len(pack.battle)),
        "calls": range(1, 3),
        "chosen": range(-1, seats),
        "column": COLUMNS,
        "extra": range(MOST_EXTRA + 1),
        "flag": range(2),
        "floor": range(len(state.floors)),
        "loot": range(len(pack.loot)),
        "one": range(1, 2),
        "op": range(max(len(ops) for ops in pack.scripts) + 1),
        "outer": range(-1, MOST + 1),
        "script": range(len(pack.scripts)),
        "seat": range(seats),
        "seats": range(1 << seats),
        "shtick": range(max(len(deck) for deck in pack.decks)),
        "skips": range(seats + 1),
        "slayer": range(-1, seats),
        "steps": range(20),
        "window": range(BEFORE_ROLL, len(WINDOWS)),
    }


def possible(state: State) -> bool:
    """Return whether the agenda, and everything on the table because of it, is possible."""
    agenda = state.agenda
    bounds = bounds_of(state)
    if any(frame[0] not in f.KINDS or not fits(f.KINDS[frame[0]], frame[1:], bounds) for frame in agenda):
        return False
    if misplaced(f.KINDS, agenda) >= 0:
        return False
    for place, frame in enumerate(agenda):
        check = CHECKS.get(frame[0])
        if check is not None and not check(state, frame, agenda[:place]):
            return False
    return wounds_add_up(state) and cards_add_up(state) and answers_fit(state)


def stage_of(state: State) -> list[int]:
    """Return the coming steps of a battle."""
    return [frame[0] for frame in state.agenda if frame[0] in STAGES]


def battle_fits(state: State) -> bool:
    """Return whether there is a battle exactly while a step of it is to come, as that step needs it."""
    battle, stages = state.battle, stage_of(state)
    if battle is None or len(stages) != 1:
        return battle is None and not stages
    if battle.floor not in range(1, len(state.floors)) or battle.fighter == battle.foe:
        return False
    room = room_at(state, battle.floor, battle.column)
    if room is None:
        return False
    return sides_fit(state, battle) and stakes_fit(state, battle) and stage_fits(battle, stages[0], room.stack)


def stage_fits(battle: Battle, stage: int, stack: tuple[int, ...]) -> bool:
    """Return whether the Monsters are there until the result, and dice from the roll on."""
    if battle.foe >= 0 and battle.targets:
        return False
    if stage == f.AFTERMATH:
        return battle.result in SETTLED and (battle.foe < 0 or bool(battle.foe_dice) == bool(battle.dice))
    if battle.result != UNKNOWN or any(code not in stack for code in battle.targets):
        return False
    if stage == f.RESULT:
        return battle.turned or (bool(battle.dice) and (battle.foe < 0 or bool(battle.foe_dice)))
    if battle.dice or battle.foe_dice:
        return False
    return stage == f.ROLL or battle.foe >= 0 or bool(stack)


def sides_fit(state: State, battle: Battle) -> bool:
    """Return whether each side has its shtick."""
    for seat, shtick in ((battle.fighter, battle.shtick), (battle.foe, battle.foe_shtick)):
        if shtick in (NOT_CHOSEN, NO_SHTICK):
            continue
        if seat < 0 or shtick not in state.players[seat].shticks:
            return False
        if not state.pack.decks[state.players[seat].character][shtick].battle:
            return False
    codes = [code for code in (battle.counted, *battle.targets, *battle.outsmarted) if code != -1]
    return battle.role in (ATTACK, DEFEND) and all(is_code(state, code) for code in codes)


def stakes_fit(state: State, battle: Battle) -> bool:
    """Return whether every promised Loot is the asker's and promised once, to a free player or NPC."""
    sides = [seat for seat in (battle.fighter, battle.foe) if seat >= 0]
    others = [seat for seat in range(len(state.players)) if seat not in sides]
    npcs = [NPC + npc for npc in npc_characters(state)]
    stakes = promised(state)
    if len(set(stakes)) < len(stakes) or (battle.npc_side != -1 and battle.npc_side not in sides):
        return False
    for asker, other, card in [*[(each.asker, each.helper, each.loot) for each in battle.helpers], *battle.offers]:
        if asker not in sides or other not in others + npcs:
            return False
        if card not in state.players[asker].stash + state.players[asker].equipped:
            return False
    asked = [offer[:2] for offer in battle.offers]
    if len(set(asked)) < len(asked) or any(other not in helpers_for(state, battle, asker) for asker, other in asked):
        return False
    if battle.offers and state.agenda[-1][0] != f.ASK_ASSIST:
        return False
    return all(isinstance(state.pack.loot[card], Loot) for _, _, card in battle.refused)


def is_code(state: State, code: int) -> bool:
    """Return whether it is the code of a Monster."""
    if code >= XYKON:
        return code - XYKON < len(state.pack.xykon) and state.pack.xykon[code - XYKON].is_monster
    return 0 <= code < len(state.pack.battle) and is_monster(state, code)


def wounds_add_up(state: State) -> bool:
    """Return whether the frames about Wounds name the player who is about to lose them."""
    before = -1
    for frame in state.agenda:
        if frame[0] == f.LOSE and len(frame) == ASKED_LOSE:
            if frame[3] != before:
                return False
            before = frame[1]
    return state.wound_seat == before


def cards_add_up(state: State) -> bool:
    """Return whether every played card has its frame, every trap detonates or is removed, calls fill a Stack, and
    Monsters of this turn are there."""
    there = [code for floor in state.floors for room in floor.rooms for code in room.stack]
    if len(set(state.arrived)) < len(state.arrived) or not set(state.arrived) <= set(there):
        return False
    kinds = [frame[0] for frame in state.agenda]
    if len(state.played) != kinds.count(f.RESOLVE) + kinds.count(f.PLAYED):
        return False
    if state.trap and not (f.TRAP in kinds or f.TRAP_END in kinds):
        return False
    return state.filling == (f.DEAL in kinds)


def answers_fit(state: State) -> bool:
    """Return whether answers wait only in an open window, each possible for a seat that is asked."""
    if not state.intents:
        return True
    if not state.agenda or state.agenda[-1][0] != f.ASK_WINDOW:
        return False
    window = state.agenda[-1][1]
    seats = [seat for seat, _ in state.intents]
    if len(set(seats)) < len(seats) or not set(seats) <= set(seats_in(state, window)):
        return False
    return all(action == (do.PASS,) or action in window_options(state, seat, window) for seat, action in state.intents)


def op_of(state: State, frame: Frame) -> Op | None:
    ops = state.pack.scripts[frame[2]]
    return ops[frame[3]] if frame[3] < len(ops) else None


def takes_place(state: State, frame: Frame) -> bool:
    """Return whether the last arguments are a room."""
    return room_at(state, frame[-2], frame[-1]) is not None


def is_do(state: State, frame: Frame, below: list[Frame]) -> bool:
    return frame[3] <= len(state.pack.scripts[frame[2]]) and takes_place(state, frame)


def is_apply(state: State, frame: Frame, below: list[Frame]) -> bool:
    return op_of(state, frame) is not None and takes_place(state, frame)


def is_target(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether the rest of the script waits for the answer."""
    op = op_of(state, frame)
    if op is None or op.target not in ONE_OF or not takes_place(state, frame):
        return False
    return below[-1][1:4] == (frame[1], frame[2], frame[3] + 1)


def is_card(state: State, frame: Frame, below: list[Frame]) -> bool:
    op = op_of(state, frame)
    return op is not None and op.verb in CHOOSING and takes_place(state, frame)


def is_lose(state: State, frame: Frame, below: list[Frame]) -> bool:
    return len(frame) in (3, ASKED_LOSE) and (len(frame) == 3 or frame[3] < len(state.players))


def is_window(state: State, frame: Frame, below: list[Frame]) -> bool:
    opened_by = OPENED_BY[frame[1]]
    return below[-1][0] == opened_by and (opened_by != f.LOSE or len(below[-1]) == ASKED_LOSE)


def is_call(state: State, frame: Frame, below: list[Frame]) -> bool:
    return any(is_monster(state, card) for card in state.players[frame[1]].hand)


def is_inside(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether the active player is not on the Entrance, where there are no Monsters."""
    return state.players[state.active].floor > 0


def in_battle(state: State, frame: Frame, below: list[Frame]) -> bool:
    battle = state.battle
    if battle is None or not any(other[0] in STAGES for other in below):
        return False
    return frame[0] != f.ASK_FOE_SHTICK or battle.foe >= 0


def is_steal(state: State, frame: Frame, below: list[Frame]) -> bool:
    return in_battle(state, frame, below) and frame[1] != frame[2]


def is_pick(state: State, frame: Frame, below: list[Frame]) -> bool:
    player = state.players[frame[1]]
    return (player.floor, player.column) == frame[-2:] and bool(room_of(state, player).loot)


def is_trade(state: State, frame: Frame, below: list[Frame]) -> bool:
    chosen = frame[2:]
    return len(set(chosen)) == len(chosen) and set(chosen) <= set(state.players[frame[1]].saved)


def is_trade_loot(state: State, frame: Frame, below: list[Frame]) -> bool:
    chosen = frame[2:]
    return len(set(chosen)) == len(chosen) and set(chosen) <= set(own_loot(state, frame[1]))


def is_save(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether each Monster occurs once, among those saved."""
    return frame[2] in state.players[frame[1]].saved and frame not in below


def is_look(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether the shticks are the top cards of the deck."""
    looked = list(frame[2:])
    return state.players[frame[1]].deck[: -len(looked) - 1 : -1] == looked


def is_starting(state: State, frame: Frame, below: list[Frame]) -> bool:
    return all(player.shticks for seat, player in enumerate(state.players) if not frame[1] >> seat & 1)


def is_deal_out(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether there is enough Loot for everybody's first."""
    found = [card for card in [*state.loot_deck, *state.loot_discard] if isinstance(state.pack.loot[card], Loot)]
    return len(found) >= STARTING_LOOT * len(state.players)


def is_first_turn(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether all shadows can still be chosen after it."""
    return "shadow" not in state.variants or shadows_left(state, list(range(len(state.players))))


def is_shadow(state: State, frame: Frame, below: list[Frame]) -> bool:
    return shadows_left(state, [other[1] for other in (*below, frame) if other[0] == f.ASK_SHADOW])


def shadows_left(state: State, seats: list[int]) -> bool:
    """Return whether everyone who chooses a shadow does so once, and there is one left for each."""
    taken = [player.shadow for player in state.players if player.shadow >= 0]
    unshadowed = all(state.players[seat].shadow < 0 for seat in seats)
    return unshadowed and len(set(seats)) == len(seats) <= len(npc_characters(state)) - len(taken)


def is_way(state: State, frame: Frame, below: list[Frame]) -> bool:
    """Return whether two ways home are equally short."""
    player = state.players[frame[1]]
    return player.floor > 0 and len(ways_home(state, player.floor, player.column)) > 1


def is_removal(state: State, frame: Frame, below: list[Frame]) -> bool:
    return state.collapse > 0


def is_end(state: State, frame: Frame, below: list[Frame]) -> bool:
    return len(frame) <= 2


def is_payment(state: State, frame: Frame, below: list[Frame]) -> bool:
    return frame[1] != frame[4]


def is_plea(state: State, frame: Frame, below: list[Frame]) -> bool:
    return frame[1] != frame[2] and frame[3] in own_loot(state, frame[1])


CHECKS: Final[dict[int, Callable[[State, Frame, list[Frame]], bool]]] = {
    **dict.fromkeys(IN_BATTLE, in_battle),
    f.DO: is_do,
    f.APPLY: is_apply,
    f.LOSE: is_lose,
    f.ASK_TARGET: is_target,
    f.ASK_CARD: is_card,
    f.ASK_WINDOW: is_window,
    f.ASK_CALL: is_call,
    f.NEW_BATTLE: is_inside,
    f.DEAL: is_inside,
    f.ASK_STEAL: is_steal,
    f.ASK_PICK: is_pick,
    f.ASK_TRADE: is_trade,
    f.ASK_TRADE_LOOT: is_trade_loot,
    f.ASK_SAVE: is_save,
    f.ASK_CHOOSE_SHTICK: is_look,
    f.FIRST_TURN: is_first_turn,
    f.DEAL_OUT: is_deal_out,
    f.ASK_STARTING: is_starting,
    f.ASK_SHADOW: is_shadow,
    f.ASK_FLEE: is_way,
    f.ASK_REMOVE: is_removal,
    f.ASK_END: is_end,
    f.ASK_PAY: is_payment,
    f.ASK_BEG: is_plea,
}
"""The conditions of a frame besides the bounds of its numbers; they get the frames below it."""

"""Runs the agenda to the next questions, and carries out answers."""

from collections.abc import Callable
from typing import Final

from underdeck.games.stick.rules import (
    aftermath,
    assistance,
    battle,
    collapse,
    cures,
    dealing,
    effects,
    fights,
    fleeing,
    loot,
    movement,
    newbattle,
    results,
    shticks,
    turn,
    windows,
    wounds,
)
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.state import State
from underdeck.kernel.decisions import Action, Decision, Frame
from underdeck.kernel.frames import MOST_FRAMES
from underdeck.kernel.refusal import Refusal

Run = Callable[[State, Frame], None]
Ask = Callable[[State, Frame], list[Decision]]
Answer = Callable[[State, Frame, int, Action], None]

RUN: Final[dict[int, Run]] = {
    f.TURN: turn.run_turn,
    f.END_TURN: turn.run_end_turn,
    f.NEXT_TURN: turn.run_next_turn,
    f.ENTER: turn.run_enter,
    f.BATTLE_STEP: fights.run_battle_step,
    f.NEW_BATTLE: newbattle.run_new_battle,
    f.CALL: newbattle.run_call,
    f.DEAL: newbattle.run_deal,
    f.BEGIN: battle.run_begin,
    f.OUTSMART: battle.run_outsmart,
    f.ASSIST: assistance.run_assist,
    f.ROLL: battle.run_roll,
    f.RESULT: results.run_result,
    f.FLEE_CHECK: fleeing.run_flee_check,
    f.AFTERMATH: aftermath.run_aftermath,
    f.DO: effects.run_do,
    f.APPLY: effects.run_apply,
    f.RESOLVE: windows.run_resolve,
    f.PLAYED: windows.run_played,
    f.LOSE: wounds.run_lose,
    f.FLEE: fleeing.run_flee,
    f.DROP: fleeing.run_drop,
    f.DROP_HOME: fleeing.run_drop_home,
    f.TRAP: loot.run_trap,
    f.EVADE: loot.run_evade,
    f.TRAP_END: loot.run_trap_end,
    f.PICK: loot.run_pick,
    f.DRAW_LOOT: loot.run_draw_loot,
    f.GAIN: turn.run_gain,
    f.COLLAPSE: collapse.run_collapse,
    f.FIRST_TURN: dealing.run_first_turn,
    f.DEAL_OUT: dealing.run_deal_out,
}

ASK: Final[dict[int, Ask]] = {
    f.ASK_STARTING: dealing.ask_starting,
    f.ASK_SHADOW: dealing.ask_shadow,
    f.ASK_START: turn.ask_start,
    f.ASK_MOVE: movement.ask_move,
    f.ASK_FIGHT: fights.ask_fight,
    f.ASK_CALL: newbattle.ask_call,
    f.ASK_SHTICK: battle.ask_shtick,
    f.ASK_FOE_SHTICK: battle.ask_foe_shtick,
    f.ASK_ASSIST: assistance.ask_assist,
    f.ASK_WINDOW: windows.ask_window,
    f.ASK_FURTHER: fights.ask_further,
    f.ASK_PICK: loot.ask_pick,
    f.ASK_STEAL: loot.ask_steal,
    f.ASK_TARGET: effects.ask_target,
    f.ASK_CARD: effects.ask_card,
    f.ASK_TRADE: turn.ask_trade,
    f.ASK_TRADE_LOOT: loot.ask_trade_loot,
    f.ASK_CHOOSE_SHTICK: shticks.ask_choose_shtick,
    f.ASK_EQUIP: loot.ask_equip,
    f.ASK_FLEE: fleeing.ask_flee,
    f.ASK_REMOVE: collapse.ask_remove,
    f.ASK_END: turn.ask_end,
    f.ASK_PATIENT: cures.ask_patient,
    f.ASK_PAY: cures.ask_pay,
    f.ASK_BEG: cures.ask_beg,
    f.ASK_LEAP: aftermath.ask_leap,
    f.ASK_SAVE: shticks.ask_save,
}

ANSWER: Final[dict[int, Answer]] = {
    f.ASK_STARTING: dealing.answer_starting,
    f.ASK_SHADOW: dealing.answer_shadow,
    f.ASK_START: turn.answer_start,
    f.ASK_MOVE: turn.answer_move,
    f.ASK_FIGHT: fights.answer_fight,
    f.ASK_CALL: newbattle.answer_call,
    f.ASK_SHTICK: battle.answer_shtick,
    f.ASK_FOE_SHTICK: battle.answer_shtick,
    f.ASK_ASSIST: assistance.answer_assist,
    f.ASK_WINDOW: windows.answer_window,
    f.ASK_FURTHER: fights.answer_further,
    f.ASK_PICK: loot.answer_pick,
    f.ASK_STEAL: loot.answer_steal,
    f.ASK_TARGET: effects.answer_target,
    f.ASK_CARD: effects.answer_card,
    f.ASK_TRADE: turn.answer_trade,
    f.ASK_TRADE_LOOT: loot.answer_trade_loot,
    f.ASK_CHOOSE_SHTICK: shticks.answer_choose_shtick,
    f.ASK_EQUIP: loot.answer_equip,
    f.ASK_FLEE: fleeing.answer_flee,
    f.ASK_REMOVE: collapse.answer_remove,
    f.ASK_END: turn.answer_end,
    f.ASK_PATIENT: cures.answer_patient,
    f.ASK_PAY: cures.answer_pay,
    f.ASK_BEG: cures.answer_beg,
    f.ASK_LEAP: aftermath.answer_leap,
    f.ASK_SAVE: shticks.answer_save,
}


def advance(state: State) -> None:
    """Run frames until one must ask or the game is over. An ask that settles itself returns no decision."""
    for _ in range(MOST_FRAMES):
        if not state.agenda:
            state.asked = []
            return
        if state.collapse:
            collapse.check_end(state)
            if state.outcome is not None:
                state.asked = []
                return
        frame = state.agenda[-1]
        run = RUN.get(frame[0])
        if run is not None:
            state.agenda.pop()
            run(state, frame)
            continue
        decisions = ASK[frame[0]](state, frame)
        if decisions:
            state.asked = decisions
            return
    raise Refusal("runaway")


def step(state: State, seat: int, action: Action) -> None:
    state.events = []
    frame = state.agenda.pop()
    ANSWER[frame[0]](state, frame, seat, action)
    advance(state)

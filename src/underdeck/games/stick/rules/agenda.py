"""Every step and every question of the game, by the frame that stands for it."""

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
from underdeck.kernel.agenda import Answer, Ask, Machine, Run

STEPS: Final[dict[int, Run[State]]] = {
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

QUESTIONS: Final[dict[int, tuple[Ask[State], Answer[State]]]] = {
    f.ASK_STARTING: (dealing.ask_starting, dealing.answer_starting),
    f.ASK_SHADOW: (dealing.ask_shadow, dealing.answer_shadow),
    f.ASK_START: (turn.ask_start, turn.answer_start),
    f.ASK_MOVE: (movement.ask_move, turn.answer_move),
    f.ASK_FIGHT: (fights.ask_fight, fights.answer_fight),
    f.ASK_CALL: (newbattle.ask_call, newbattle.answer_call),
    f.ASK_SHTICK: (battle.ask_shtick, battle.answer_shtick),
    f.ASK_FOE_SHTICK: (battle.ask_foe_shtick, battle.answer_shtick),
    f.ASK_ASSIST: (assistance.ask_assist, assistance.answer_assist),
    f.ASK_WINDOW: (windows.ask_window, windows.answer_window),
    f.ASK_FURTHER: (fights.ask_further, fights.answer_further),
    f.ASK_PICK: (loot.ask_pick, loot.answer_pick),
    f.ASK_STEAL: (loot.ask_steal, loot.answer_steal),
    f.ASK_TARGET: (effects.ask_target, effects.answer_target),
    f.ASK_CARD: (effects.ask_card, effects.answer_card),
    f.ASK_TRADE: (turn.ask_trade, turn.answer_trade),
    f.ASK_TRADE_LOOT: (loot.ask_trade_loot, loot.answer_trade_loot),
    f.ASK_CHOOSE_SHTICK: (shticks.ask_choose_shtick, shticks.answer_choose_shtick),
    f.ASK_EQUIP: (loot.ask_equip, loot.answer_equip),
    f.ASK_FLEE: (fleeing.ask_flee, fleeing.answer_flee),
    f.ASK_REMOVE: (collapse.ask_remove, collapse.answer_remove),
    f.ASK_END: (turn.ask_end, turn.answer_end),
    f.ASK_PATIENT: (cures.ask_patient, cures.answer_patient),
    f.ASK_PAY: (cures.ask_pay, cures.answer_pay),
    f.ASK_BEG: (cures.ask_beg, cures.answer_beg),
    f.ASK_LEAP: (aftermath.ask_leap, aftermath.answer_leap),
    f.ASK_SAVE: (shticks.ask_save, shticks.answer_save),
}


def over(state: State) -> bool:
    """OS-19: once the dungeon collapses the game may end at any moment."""
    if state.collapse:
        collapse.check_end(state)
    return state.outcome is not None


MACHINE: Final[Machine[State]] = Machine(STEPS, QUESTIONS, over)
advance: Final = MACHINE.advance
step: Final = MACHINE.step

"""Every step and every question, by its frame. Written by `make fields` from the table in `frames.py`."""

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
from underdeck.kernel.agenda import Machine
from underdeck.kernel.decisions import Action, Decision, Frame
from underdeck.kernel.refusal import Refusal


class Dispatch(Machine[State]):
    def runs(self, kind: int) -> bool:
        return kind < f.FIRST_QUESTION

    def run(self, state: State, frame: Frame) -> None:
        match frame[0]:
            case f.TURN:
                turn.run_turn(state, frame)
            case f.END_TURN:
                turn.run_end_turn(state, frame)
            case f.NEXT_TURN:
                turn.run_next_turn(state, frame)
            case f.ENTER:
                turn.run_enter(state, frame)
            case f.BATTLE_STEP:
                fights.run_battle_step(state, frame)
            case f.NEW_BATTLE:
                newbattle.run_new_battle(state, frame)
            case f.CALL:
                newbattle.run_call(state, frame)
            case f.BEGIN:
                battle.run_begin(state, frame)
            case f.OUTSMART:
                battle.run_outsmart(state, frame)
            case f.ASSIST:
                assistance.run_assist(state, frame)
            case f.ROLL:
                battle.run_roll(state, frame)
            case f.RESULT:
                results.run_result(state, frame)
            case f.FLEE_CHECK:
                fleeing.run_flee_check(state, frame)
            case f.AFTERMATH:
                aftermath.run_aftermath(state, frame)
            case f.DO:
                effects.run_do(state, frame)
            case f.APPLY:
                effects.run_apply(state, frame)
            case f.RESOLVE:
                windows.run_resolve(state, frame)
            case f.LOSE:
                wounds.run_lose(state, frame)
            case f.FLEE:
                fleeing.run_flee(state, frame)
            case f.DROP:
                fleeing.run_drop(state, frame)
            case f.TRAP:
                loot.run_trap(state, frame)
            case f.EVADE:
                loot.run_evade(state, frame)
            case f.TRAP_END:
                loot.run_trap_end(state, frame)
            case f.PICK:
                loot.run_pick(state, frame)
            case f.DRAW_LOOT:
                loot.run_draw_loot(state, frame)
            case f.GAIN:
                turn.run_gain(state, frame)
            case f.COLLAPSE:
                collapse.run_collapse(state, frame)
            case f.FIRST_TURN:
                dealing.run_first_turn(state, frame)
            case f.DEAL_OUT:
                dealing.run_deal_out(state, frame)
            case f.DEAL:
                newbattle.run_deal(state, frame)
            case f.PLAYED:
                windows.run_played(state, frame)
            case f.DROP_HOME:
                fleeing.run_drop_home(state, frame)
            case _:
                raise Refusal("runaway")

    def ask(self, state: State, frame: Frame) -> list[Decision]:
        match frame[0]:
            case f.ASK_STARTING:
                return dealing.ask_starting(state, frame)
            case f.ASK_SHADOW:
                return dealing.ask_shadow(state, frame)
            case f.ASK_START:
                return turn.ask_start(state, frame)
            case f.ASK_MOVE:
                return movement.ask_move(state, frame)
            case f.ASK_FIGHT:
                return fights.ask_fight(state, frame)
            case f.ASK_CALL:
                return newbattle.ask_call(state, frame)
            case f.ASK_SHTICK:
                return battle.ask_shtick(state, frame)
            case f.ASK_FOE_SHTICK:
                return battle.ask_foe_shtick(state, frame)
            case f.ASK_ASSIST:
                return assistance.ask_assist(state, frame)
            case f.ASK_WINDOW:
                return windows.ask_window(state, frame)
            case f.ASK_FURTHER:
                return fights.ask_further(state, frame)
            case f.ASK_PICK:
                return loot.ask_pick(state, frame)
            case f.ASK_STEAL:
                return loot.ask_steal(state, frame)
            case f.ASK_TARGET:
                return effects.ask_target(state, frame)
            case f.ASK_CARD:
                return effects.ask_card(state, frame)
            case f.ASK_TRADE:
                return turn.ask_trade(state, frame)
            case f.ASK_TRADE_LOOT:
                return loot.ask_trade_loot(state, frame)
            case f.ASK_CHOOSE_SHTICK:
                return shticks.ask_choose_shtick(state, frame)
            case f.ASK_EQUIP:
                return loot.ask_equip(state, frame)
            case f.ASK_FLEE:
                return fleeing.ask_flee(state, frame)
            case f.ASK_REMOVE:
                return collapse.ask_remove(state, frame)
            case f.ASK_END:
                return turn.ask_end(state, frame)
            case f.ASK_PAY:
                return cures.ask_pay(state, frame)
            case f.ASK_LEAP:
                return aftermath.ask_leap(state, frame)
            case f.ASK_BEG:
                return cures.ask_beg(state, frame)
            case f.ASK_PATIENT:
                return cures.ask_patient(state, frame)
            case f.ASK_SAVE:
                return shticks.ask_save(state, frame)
            case _:
                raise Refusal("runaway")

    def answer(self, state: State, frame: Frame, seat: int, action: Action) -> None:
        match frame[0]:
            case f.ASK_STARTING:
                dealing.answer_starting(state, frame, seat, action)
            case f.ASK_SHADOW:
                dealing.answer_shadow(state, frame, seat, action)
            case f.ASK_START:
                turn.answer_start(state, frame, seat, action)
            case f.ASK_MOVE:
                turn.answer_move(state, frame, seat, action)
            case f.ASK_FIGHT:
                fights.answer_fight(state, frame, seat, action)
            case f.ASK_CALL:
                newbattle.answer_call(state, frame, seat, action)
            case f.ASK_SHTICK:
                battle.answer_shtick(state, frame, seat, action)
            case f.ASK_FOE_SHTICK:
                battle.answer_shtick(state, frame, seat, action)
            case f.ASK_ASSIST:
                assistance.answer_assist(state, frame, seat, action)
            case f.ASK_WINDOW:
                windows.answer_window(state, frame, seat, action)
            case f.ASK_FURTHER:
                fights.answer_further(state, frame, seat, action)
            case f.ASK_PICK:
                loot.answer_pick(state, frame, seat, action)
            case f.ASK_STEAL:
                loot.answer_steal(state, frame, seat, action)
            case f.ASK_TARGET:
                effects.answer_target(state, frame, seat, action)
            case f.ASK_CARD:
                effects.answer_card(state, frame, seat, action)
            case f.ASK_TRADE:
                turn.answer_trade(state, frame, seat, action)
            case f.ASK_TRADE_LOOT:
                loot.answer_trade_loot(state, frame, seat, action)
            case f.ASK_CHOOSE_SHTICK:
                shticks.answer_choose_shtick(state, frame, seat, action)
            case f.ASK_EQUIP:
                loot.answer_equip(state, frame, seat, action)
            case f.ASK_FLEE:
                fleeing.answer_flee(state, frame, seat, action)
            case f.ASK_REMOVE:
                collapse.answer_remove(state, frame, seat, action)
            case f.ASK_END:
                turn.answer_end(state, frame, seat, action)
            case f.ASK_PAY:
                cures.answer_pay(state, frame, seat, action)
            case f.ASK_LEAP:
                aftermath.answer_leap(state, frame, seat, action)
            case f.ASK_BEG:
                cures.answer_beg(state, frame, seat, action)
            case f.ASK_PATIENT:
                cures.answer_patient(state, frame, seat, action)
            case f.ASK_SAVE:
                shticks.answer_save(state, frame, seat, action)
            case _:
                raise Refusal("runaway")

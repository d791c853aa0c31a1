"""Every step and every question of the game, by the frame that stands for it."""

from typing import Final

from underdeck.games.onedeck.rules import (
    boss,
    consequences,
    damage,
    descent,
    effects,
    encounter,
    loot,
    marks,
    pairs,
    placing,
    poison,
    time,
    turn,
)
from underdeck.games.onedeck.rules import frames as f
from underdeck.games.onedeck.rules.damage import anytime_options, do_anytime, drinking_helps, is_anytime
from underdeck.games.onedeck.rules.state import State
from underdeck.kernel.agenda import Answer, Ask, Machine, Run
from underdeck.kernel.decisions import Action, Decision, Frame

STEPS: Final[dict[int, Run[State]]] = {
    f.TURN: turn.run_turn,
    f.PAY_TIME: time.run_pay_time,
    f.TIME_PASSED: turn.run_time_passed,
    f.TURN_OPTION: turn.run_turn_option,
    f.PLACE_DOORS: turn.run_place_doors,
    f.END_TURN: turn.run_end_turn,
    f.DESCEND: descent.run_descend,
    f.FLOOR: descent.run_floor,
    f.START: encounter.run_start,
    f.PERIL_CHOICE: encounter.run_peril_choice,
    f.PREPARE: encounter.run_prepare,
    f.FEAT_PAID: encounter.run_feat_paid,
    f.FEAT_ROLLED: encounter.run_feat_rolled,
    f.LAND: encounter.run_land,
    f.HAMMER: encounter.run_hammer,
    f.CLAIM: encounter.run_claim,
    f.BONUS: encounter.run_bonus,
    f.ROLL_ALL: encounter.run_roll_all,
    f.CHECK: damage.run_check,
    f.USE: placing.run_use,
    f.EFFECT: effects.run_effect,
    f.CONSEQUENCES: consequences.run_consequences,
    f.DEAL: consequences.run_deal,
    f.SUFFER_TIME: consequences.run_suffer_time,
    f.SUFFERED: consequences.run_suffered,
    f.ENCOUNTER_END: loot.run_encounter_end,
    f.LOOT: loot.run_loot,
    f.LEVELS: loot.run_levels,
    f.ROUND: boss.run_round,
    f.STRIKE: boss.run_strike,
    f.FACE: pairs.run_face,
    f.FACE_BOSS: boss.run_face_boss,
    f.DIVIDE: pairs.run_divide,
    f.RESIST: poison.run_resist,
    f.RESIST_ROLL: poison.run_resist_roll,
    f.POISON: consequences.run_poison,
    f.ENCOUNTER_OVER: loot.run_encounter_over,
    f.SPOILS: loot.run_spoils,
    f.GAME_END: damage.run_game_end,
    f.SETTLE_HERO: marks.run_settle_hero,
}

QUESTIONS: Final[dict[int, tuple[Ask[State], Answer[State]]]] = {
    f.ASK_TURN_START: (turn.ask_turn_start, turn.answer_turn_start),
    f.ASK_DESCEND: (turn.ask_descend, turn.answer_descend),
    f.ASK_TURN_OPTION: (turn.ask_turn_option, turn.answer_turn_option),
    f.ASK_ROOM: (turn.ask_room, turn.answer_room),
    f.ASK_STEALTH: (turn.ask_stealth, turn.answer_stealth),
    f.ASK_STAIRS: (time.ask_stairs, time.answer_stairs),
    f.ASK_FLAMES: (encounter.ask_flames, encounter.answer_flames),
    f.ASK_DRAIN: (encounter.ask_drain, encounter.answer_drain),
    f.ASK_PERIL: (encounter.ask_peril, encounter.answer_peril),
    f.ASK_FEATS: (encounter.ask_feats, encounter.answer_feats),
    f.ASK_THROW: (encounter.ask_throw, encounter.answer_throw),
    f.ASK_FIRST: (encounter.ask_first, encounter.answer_first),
    f.ASK_BONUS: (encounter.ask_bonus, encounter.answer_bonus),
    f.ASK_PLACING: (placing.ask_placing, placing.answer_placing),
    f.ASK_FILL: (placing.ask_fill, placing.answer_fill),
    f.ASK_PAY: (placing.ask_pay, placing.answer_pay),
    f.ASK_PICK: (effects.ask_pick, effects.answer_pick),
    f.ASK_BRANCH: (effects.ask_branch, effects.answer_branch),
    f.ASK_AMOUNT: (effects.ask_amount, effects.answer_amount),
    f.ASK_CONVERT: (placing.ask_convert, placing.answer_convert),
    f.ASK_RECEIVER: (placing.ask_receiver, placing.answer_receiver),
    f.ASK_AVERT: (damage.ask_avert, damage.answer_avert),
    f.ASK_SPLIT: (consequences.ask_split, consequences.answer_split),
    f.ASK_STORE: (loot.ask_store, loot.answer_store),
    f.ASK_LOOT: (loot.ask_loot, loot.answer_loot),
    f.ASK_LEVEL: (loot.ask_level, loot.answer_level),
    f.ASK_PAIRS: (pairs.ask_pairs, pairs.answer_pairs),
    f.ASK_ORDER: (pairs.ask_order, pairs.answer_order),
    f.ASK_ODD_DIE: (pairs.ask_odd_die, pairs.answer_odd_die),
    f.ASK_SNEAK: (turn.ask_sneak, turn.answer_sneak),
    f.ASK_GROUPS: (poison.ask_groups, poison.answer_groups),
    f.ASK_LEAF: (poison.ask_leaf, poison.answer_leaf),
    f.ASK_RESIST: (poison.ask_resist, poison.answer_resist),
    f.ASK_POISONED: (poison.ask_poisoned, poison.answer_poisoned),
    f.ASK_POISON: (poison.ask_poison, poison.answer_poison),
    f.ASK_SPLIT_POISON: (consequences.ask_split, consequences.answer_split),
    f.ASK_HEAL: (damage.ask_heal, damage.answer_heal),
    f.ASK_CURE: (damage.ask_cure, damage.answer_cure),
    f.ASK_LOOT_ORDER: (loot.ask_loot_order, loot.answer_loot_order),
    f.ASK_SPEED: (encounter.ask_speed, encounter.answer_speed),
    f.ASK_FOCUS: (marks.ask_focus, marks.answer_focus),
    f.ASK_BASIC_SKILL: (marks.ask_basic_skill, marks.answer_basic_skill),
    f.ASK_BASIC_POTION: (marks.ask_basic_potion, marks.answer_basic_potion),
    f.ASK_MARKS: (marks.ask_marks, marks.answer_marks),
    f.ASK_FIRST_AID: (damage.ask_first_aid, damage.answer_first_aid),
    f.ASK_LAST_POISON: (consequences.ask_last_poison, consequences.answer_last_poison),
}

INSIDE_A_STEP: Final = frozenset(
    (f.ASK_THROW, f.ASK_FILL, f.ASK_PAY, f.ASK_PICK, f.ASK_BRANCH, f.ASK_AMOUNT, f.ASK_CONVERT,
     f.ASK_RECEIVER, f.ASK_AVERT, f.ASK_PLACING, f.ASK_HEAL, f.ASK_CURE, f.ASK_POISONED, f.ASK_MARKS,
     f.ASK_FOCUS, f.ASK_BASIC_SKILL, f.ASK_BASIC_POTION, f.ASK_FIRST_AID)
)  # fmt: skip
"""Questions in the middle of one atomic step, or before the first turn: nothing else may be done there (R-4). The
placing step offers the anytime actions among its own."""


BEFORE_HARM: Final = (f.ASK_TURN_START, f.ASK_TURN_OPTION, f.ASK_RESIST)
"""The moments to drink, asked even with one answer: while a potion helps somebody."""


def forced(state: State, frame: Frame, decisions: list[Decision]) -> bool:
    """Is there one answer only? At the placing step that is a pause: it says what stopping costs, and undo is open."""
    if frame[0] == f.ASK_PLACING:
        return False
    answer = decisions[0].options[0]
    for decision in decisions:
        if len(decision.options) != 1 or decision.options[0] != answer:
            return False
    return frame[0] not in BEFORE_HARM or not drinking_helps(state)


def settled(state: State, frame: Frame, decisions: list[Decision]) -> bool:
    """A question with one answer only is answered; elsewhere what may be done at any time is offered too."""
    if forced(state, frame, decisions):
        state.agenda.pop()
        MACHINE.answer[frame[0]](state, frame, decisions[0].seat, decisions[0].options[0])
        return True
    if frame[0] not in INSIDE_A_STEP:
        for decision in decisions:
            extra = anytime_options(state, decision.seat, False)
            if extra:
                decision.options = [*decision.options, *extra]
    return False


def beside(state: State, action: Action) -> bool:
    """Potions and such, at any time, while the question stays."""
    frame = state.agenda[-1]
    if frame[0] == f.ASK_AVERT or not is_anytime(state, action):
        return False
    if frame[0] == f.ASK_PLACING:  # the table has changed: nobody is done any more
        state.agenda[-1] = (f.ASK_PLACING, 0, 1)
    do_anytime(state, action)
    return True


MACHINE: Final[Machine[State]] = Machine(STEPS, QUESTIONS, settled=settled, beside=beside)
advance: Final = MACHINE.advance
step: Final = MACHINE.step

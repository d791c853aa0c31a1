"""Every step and every question, by its frame. Written by `make fields` from the table in `frames.py`."""

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
from underdeck.games.onedeck.rules.state import State
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
            case f.PAY_TIME:
                time.run_pay_time(state, frame)
            case f.TIME_PASSED:
                turn.run_time_passed(state, frame)
            case f.TURN_OPTION:
                turn.run_turn_option(state, frame)
            case f.PLACE_DOORS:
                turn.run_place_doors(state, frame)
            case f.END_TURN:
                turn.run_end_turn(state, frame)
            case f.DESCEND:
                descent.run_descend(state, frame)
            case f.START:
                encounter.run_start(state, frame)
            case f.PERIL_CHOICE:
                encounter.run_peril_choice(state, frame)
            case f.PREPARE:
                encounter.run_prepare(state, frame)
            case f.FLOOR:
                descent.run_floor(state, frame)
            case f.FEAT_PAID:
                encounter.run_feat_paid(state, frame)
            case f.FEAT_ROLLED:
                encounter.run_feat_rolled(state, frame)
            case f.LAND:
                encounter.run_land(state, frame)
            case f.HAMMER:
                encounter.run_hammer(state, frame)
            case f.CLAIM:
                encounter.run_claim(state, frame)
            case f.BONUS:
                encounter.run_bonus(state, frame)
            case f.ROLL_ALL:
                encounter.run_roll_all(state, frame)
            case f.CHECK:
                damage.run_check(state, frame)
            case f.USE:
                placing.run_use(state, frame)
            case f.EFFECT:
                effects.run_effect(state, frame)
            case f.CONSEQUENCES:
                consequences.run_consequences(state, frame)
            case f.DEAL:
                consequences.run_deal(state, frame)
            case f.SUFFER_TIME:
                consequences.run_suffer_time(state, frame)
            case f.SUFFERED:
                consequences.run_suffered(state, frame)
            case f.ENCOUNTER_END:
                loot.run_encounter_end(state, frame)
            case f.LOOT:
                loot.run_loot(state, frame)
            case f.LEVELS:
                loot.run_levels(state, frame)
            case f.ROUND:
                boss.run_round(state, frame)
            case f.STRIKE:
                boss.run_strike(state, frame)
            case f.FACE:
                pairs.run_face(state, frame)
            case f.FACE_BOSS:
                boss.run_face_boss(state, frame)
            case f.DIVIDE:
                pairs.run_divide(state, frame)
            case f.RESIST:
                poison.run_resist(state, frame)
            case f.RESIST_ROLL:
                poison.run_resist_roll(state, frame)
            case f.POISON:
                consequences.run_poison(state, frame)
            case f.ENCOUNTER_OVER:
                loot.run_encounter_over(state, frame)
            case f.SPOILS:
                loot.run_spoils(state, frame)
            case f.GAME_END:
                damage.run_game_end(state, frame)
            case f.SETTLE_HERO:
                marks.run_settle_hero(state, frame)
            case _:
                raise Refusal("runaway")

    def ask(self, state: State, frame: Frame) -> list[Decision]:
        match frame[0]:
            case f.ASK_TURN_START:
                return turn.ask_turn_start(state, frame)
            case f.ASK_DESCEND:
                return turn.ask_descend(state, frame)
            case f.ASK_TURN_OPTION:
                return turn.ask_turn_option(state, frame)
            case f.ASK_ROOM:
                return turn.ask_room(state, frame)
            case f.ASK_STEALTH:
                return turn.ask_stealth(state, frame)
            case f.ASK_STAIRS:
                return time.ask_stairs(state, frame)
            case f.ASK_FLAMES:
                return encounter.ask_flames(state, frame)
            case f.ASK_DRAIN:
                return encounter.ask_drain(state, frame)
            case f.ASK_PERIL:
                return encounter.ask_peril(state, frame)
            case f.ASK_FEATS:
                return encounter.ask_feats(state, frame)
            case f.ASK_THROW:
                return encounter.ask_throw(state, frame)
            case f.ASK_FIRST:
                return encounter.ask_first(state, frame)
            case f.ASK_BONUS:
                return encounter.ask_bonus(state, frame)
            case f.ASK_PLACING:
                return placing.ask_placing(state, frame)
            case f.ASK_FILL:
                return placing.ask_fill(state, frame)
            case f.ASK_PAY:
                return placing.ask_pay(state, frame)
            case f.ASK_PICK:
                return effects.ask_pick(state, frame)
            case f.ASK_BRANCH:
                return effects.ask_branch(state, frame)
            case f.ASK_AMOUNT:
                return effects.ask_amount(state, frame)
            case f.ASK_CONVERT:
                return placing.ask_convert(state, frame)
            case f.ASK_RECEIVER:
                return placing.ask_receiver(state, frame)
            case f.ASK_AVERT:
                return damage.ask_avert(state, frame)
            case f.ASK_SPLIT:
                return consequences.ask_split(state, frame)
            case f.ASK_STORE:
                return loot.ask_store(state, frame)
            case f.ASK_LOOT:
                return loot.ask_loot(state, frame)
            case f.ASK_LEVEL:
                return loot.ask_level(state, frame)
            case f.ASK_PAIRS:
                return pairs.ask_pairs(state, frame)
            case f.ASK_ORDER:
                return pairs.ask_order(state, frame)
            case f.ASK_ODD_DIE:
                return pairs.ask_odd_die(state, frame)
            case f.ASK_SNEAK:
                return turn.ask_sneak(state, frame)
            case f.ASK_GROUPS:
                return poison.ask_groups(state, frame)
            case f.ASK_LEAF:
                return poison.ask_leaf(state, frame)
            case f.ASK_RESIST:
                return poison.ask_resist(state, frame)
            case f.ASK_POISONED:
                return poison.ask_poisoned(state, frame)
            case f.ASK_POISON:
                return poison.ask_poison(state, frame)
            case f.ASK_SPLIT_POISON:
                return consequences.ask_split(state, frame)
            case f.ASK_HEAL:
                return damage.ask_heal(state, frame)
            case f.ASK_CURE:
                return damage.ask_cure(state, frame)
            case f.ASK_LOOT_ORDER:
                return loot.ask_loot_order(state, frame)
            case f.ASK_SPEED:
                return encounter.ask_speed(state, frame)
            case f.ASK_FOCUS:
                return marks.ask_focus(state, frame)
            case f.ASK_BASIC_SKILL:
                return marks.ask_basic_skill(state, frame)
            case f.ASK_BASIC_POTION:
                return marks.ask_basic_potion(state, frame)
            case f.ASK_MARKS:
                return marks.ask_marks(state, frame)
            case f.ASK_FIRST_AID:
                return damage.ask_first_aid(state, frame)
            case f.ASK_LAST_POISON:
                return consequences.ask_last_poison(state, frame)
            case _:
                raise Refusal("runaway")

    def answer(self, state: State, frame: Frame, seat: int, action: Action) -> None:
        match frame[0]:
            case f.ASK_TURN_START:
                turn.answer_turn_start(state, frame, seat, action)
            case f.ASK_DESCEND:
                turn.answer_descend(state, frame, seat, action)
            case f.ASK_TURN_OPTION:
                turn.answer_turn_option(state, frame, seat, action)
            case f.ASK_ROOM:
                turn.answer_room(state, frame, seat, action)
            case f.ASK_STEALTH:
                turn.answer_stealth(state, frame, seat, action)
            case f.ASK_STAIRS:
                time.answer_stairs(state, frame, seat, action)
            case f.ASK_FLAMES:
                encounter.answer_flames(state, frame, seat, action)
            case f.ASK_DRAIN:
                encounter.answer_drain(state, frame, seat, action)
            case f.ASK_PERIL:
                encounter.answer_peril(state, frame, seat, action)
            case f.ASK_FEATS:
                encounter.answer_feats(state, frame, seat, action)
            case f.ASK_THROW:
                encounter.answer_throw(state, frame, seat, action)
            case f.ASK_FIRST:
                encounter.answer_first(state, frame, seat, action)
            case f.ASK_BONUS:
                encounter.answer_bonus(state, frame, seat, action)
            case f.ASK_PLACING:
                placing.answer_placing(state, frame, seat, action)
            case f.ASK_FILL:
                placing.answer_fill(state, frame, seat, action)
            case f.ASK_PAY:
                placing.answer_pay(state, frame, seat, action)
            case f.ASK_PICK:
                effects.answer_pick(state, frame, seat, action)
            case f.ASK_BRANCH:
                effects.answer_branch(state, frame, seat, action)
            case f.ASK_AMOUNT:
                effects.answer_amount(state, frame, seat, action)
            case f.ASK_CONVERT:
                placing.answer_convert(state, frame, seat, action)
            case f.ASK_RECEIVER:
                placing.answer_receiver(state, frame, seat, action)
            case f.ASK_AVERT:
                damage.answer_avert(state, frame, seat, action)
            case f.ASK_SPLIT:
                consequences.answer_split(state, frame, seat, action)
            case f.ASK_STORE:
                loot.answer_store(state, frame, seat, action)
            case f.ASK_LOOT:
                loot.answer_loot(state, frame, seat, action)
            case f.ASK_LEVEL:
                loot.answer_level(state, frame, seat, action)
            case f.ASK_PAIRS:
                pairs.answer_pairs(state, frame, seat, action)
            case f.ASK_ORDER:
                pairs.answer_order(state, frame, seat, action)
            case f.ASK_ODD_DIE:
                pairs.answer_odd_die(state, frame, seat, action)
            case f.ASK_SNEAK:
                turn.answer_sneak(state, frame, seat, action)
            case f.ASK_GROUPS:
                poison.answer_groups(state, frame, seat, action)
            case f.ASK_LEAF:
                poison.answer_leaf(state, frame, seat, action)
            case f.ASK_RESIST:
                poison.answer_resist(state, frame, seat, action)
            case f.ASK_POISONED:
                poison.answer_poisoned(state, frame, seat, action)
            case f.ASK_POISON:
                poison.answer_poison(state, frame, seat, action)
            case f.ASK_SPLIT_POISON:
                consequences.answer_split(state, frame, seat, action)
            case f.ASK_HEAL:
                damage.answer_heal(state, frame, seat, action)
            case f.ASK_CURE:
                damage.answer_cure(state, frame, seat, action)
            case f.ASK_LOOT_ORDER:
                loot.answer_loot_order(state, frame, seat, action)
            case f.ASK_SPEED:
                encounter.answer_speed(state, frame, seat, action)
            case f.ASK_FOCUS:
                marks.answer_focus(state, frame, seat, action)
            case f.ASK_BASIC_SKILL:
                marks.answer_basic_skill(state, frame, seat, action)
            case f.ASK_BASIC_POTION:
                marks.answer_basic_potion(state, frame, seat, action)
            case f.ASK_MARKS:
                marks.answer_marks(state, frame, seat, action)
            case f.ASK_FIRST_AID:
                damage.answer_first_aid(state, frame, seat, action)
            case f.ASK_LAST_POISON:
                consequences.answer_last_poison(state, frame, seat, action)
            case _:
                raise Refusal("runaway")

"""Playing on in a sampled world, quickly and with some sense: to the next quiet position, or to the end of the game.

Quiet is the choice of a turn and the start of a boss round: there the evaluation says what it is worth.
"""

from typing import Final

from underdeck.games.onedeck.bots.evaluation import Evaluation
from underdeck.games.onedeck.bots.greedy import (
    USE_MARGIN,
    answer,
    card_worth,
    cards_behind,
    outlook,
    remedy,
    turn_option,
    use_cost,
)
from underdeck.games.onedeck.bots.habits import answers, quick_choice
from underdeck.games.onedeck.bots.loot import kills
from underdeck.games.onedeck.bots.placement import Plan, best_placement
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.frames import ASK_PLACING
from underdeck.games.onedeck.rules.state import BOSS_FLOOR, State
from underdeck.kernel.decisions import Action, Decision

MOST_STEPS: Final = 4000
"""In one playout; no game of ours has been half as long."""
MOST_USES: Final = 8
"""Skills in one encounter."""
INSIDE_A_SKILL: Final = ("pay", "pick", "branch", "amount", "throw", "heal-or-cure", "cure", "first-aid", "receiver")
PLACING: Final = ("placing", "fill", "convert", "receiver")
VALUED: Final = ("loot", "level", "descend")
"""Questions that the evaluation answers by trying each answer."""


class Playout:
    """One world being played on. `nodes` counts the answers given in it and in the trials on the way."""

    __slots__ = ("evaluation", "nodes", "state")

    def __init__(self, state: State, evaluation: Evaluation) -> None:
        self.state = state
        self.evaluation = evaluation
        self.nodes = 0

    def step(self, seat: int, action: Action) -> None:
        self.nodes += 1
        step(self.state, seat, action)

    def to_quiet(self) -> None:
        """On until a turn or a boss round begins."""
        self.to_quiet_since(self.state.turn, self.state.round)

    def to_quiet_since(self, turn: int, boss_round: int) -> None:
        for _ in range(MOST_STEPS):
            state = self.state
            if state.result or not state.asked or is_quiet(state, turn, boss_round):
                return
            self.answer()

    def to_end(self) -> None:
        for _ in range(MOST_STEPS):
            if self.state.result or not self.state.asked:
                return
            self.answer()

    def answer(self) -> None:
        """One question, answered by the quick policy."""
        state = self.state
        decision = state.asked[0]
        kind = decision.kind
        if kind == "placing":
            self.place()
            return
        drink = remedy(state, decision)
        if drink is not None:
            self.step(decision.seat, drink)
            return
        self.step(decision.seat, self.choice(decision))

    def choice(self, decision: Decision) -> Action:
        state = self.state
        kind = decision.kind
        options = answers(state, decision)
        if len(options) == 1:
            return options[0]
        if kind in VALUED:
            return self.best_valued(decision.seat, options)
        if kind == "turn-option":
            return turn_option(state, options)
        if kind == "room":
            return self.room(decision.seat, options)
        return quick_choice(state, decision)

    def best_valued(self, seat: int, options: list[Action]) -> Action:
        best = options[0]
        most = -1.0
        for option in options:
            if option[0] in (do.ITEM, do.SKILL) and kills(self.state, option):
                continue
            trial = self.state.clone()
            self.nodes += 1
            step(trial, seat, option)
            worth = self.settled_chance(trial)
            if worth > most:
                most = worth
                best = option
        return best

    def settled_chance(self, trial: State) -> float:
        """After loot, a level-up or the stairs: what is between here and the next turn is answered by habit."""
        for _ in range(20):
            if trial.result or not trial.asked:
                break
            decision = trial.asked[0]
            if decision.kind == "turn-option" or trial.floor == BOSS_FLOOR:
                break
            if decision.kind == "descend":  # whoever may go down is worth the better of both
                return max(self.descended(trial, decision, option) for option in answers(trial, decision))
            self.nodes += 1
            step(trial, decision.seat, quick_choice(trial, decision))
        return self.evaluation.chance(trial)

    def descended(self, state: State, decision: Decision, option: Action) -> float:
        trial = state.clone()
        step(trial, decision.seat, option)
        for _ in range(20):
            if trial.result or not trial.asked or trial.asked[0].kind == "turn-option" or trial.floor == BOSS_FLOOR:
                break
            asked = trial.asked[0]
            self.nodes += 1
            step(trial, asked.seat, quick_choice(trial, asked))
        return self.evaluation.chance(trial)

    def room(self, seat: int, options: list[Action]) -> Action:
        """Face it unless a sample roll looks worse than the loot is worth."""
        if (do.FLEE,) not in options:
            return (do.ENCOUNTER,)
        worth = 0.0
        for card in cards_behind(self.state, self.state.room):
            worth += card_worth(card)
        found = outlook(self.state, seat, (do.ENCOUNTER,), 2)
        return (do.FLEE,) if found.cost > worth + 0.5 else (do.ENCOUNTER,)

    def place(self) -> None:
        """Skills that promise to help, one after the other, then the best placement."""
        state = self.state
        for _ in range(MOST_USES):
            plan = best_placement(state)
            use = self.best_use(plan)
            if use is None:
                self.moves(plan.actions())
                return
            self.step(use[0], use[1])
            while state.asked and state.asked[0].kind in INSIDE_A_SKILL:
                decision = state.asked[0]
                self.nodes += len(decision.options)
                self.step(decision.seat, answer(state, decision))
            if state.result or not state.asked or state.asked[0].kind != "placing":
                return
        self.moves(best_placement(state).actions())

    def best_use(self, plan: Plan) -> tuple[int, Action] | None:
        """The skill that makes the best placement better, if one does."""
        state = self.state
        if not (plan.hurts or state.mode == c.BOSS):
            return None
        found: tuple[int, Action] | None = None
        most = USE_MARGIN
        for decision in state.asked:
            for option in decision.options:
                if option[0] == do.USE and not idle_prevention(state, option, plan):
                    self.nodes += 1
                    gain = plan.rating - use_cost(state, decision.seat, option)
                    if gain > most:
                        most = gain
                        found = (decision.seat, option)
        return found

    def moves(self, moves: list[Action]) -> None:
        """Of a placement; then everybody is done."""
        state = self.state
        while state.asked and state.asked[0].kind in PLACING:
            seat, action = next_move(state, moves)
            self.step(seat, action)
            if action[0] == do.DONE and not others_place(state):
                return


def others_place(state: State) -> bool:
    """Is somebody still at the placing step in which others are done?"""
    frame = state.agenda[-1] if state.agenda else (0, 0)
    return frame[0] == ASK_PLACING and frame[1] != 0


def idle_prevention(state: State, use: Action, plan: Plan) -> bool:
    """Would it only prevent what nobody suffers?"""
    suffered = (plan.damage, plan.time, plan.poison)  # in the order of the icons
    for effect in state.pack.skills[use[2]].effects:
        if effect.verb != c.PREVENT or suffered[effect.color]:
            return False
    return True


def next_move(state: State, moves: list[Action]) -> tuple[int, Action]:
    """The next of the moves that is open; done when there is none left."""
    while moves:
        move = moves.pop(0)
        for decision in state.asked:
            if move in decision.options:
                return decision.seat, move
    decision = state.asked[0]
    if decision.kind == "placing":
        return decision.seat, (do.DONE,)
    return decision.seat, quick_choice(state, decision)


def is_quiet(state: State, turn: int, boss_round: int) -> bool:
    """Has a turn begun, or a boss round, since then?"""
    if state.floor == BOSS_FLOOR:
        return state.round > boss_round
    return state.asked[0].kind == "turn-option" and state.turn > turn

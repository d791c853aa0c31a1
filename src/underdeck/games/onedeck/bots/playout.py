"""Playing on in a sampled world, quickly and with some sense: to the next quiet position, or to the end of the game.

Quiet is the choice of a turn and the start of a boss round: there the evaluation says what it is worth.
"""

from typing import Final

from underdeck.games.onedeck.bots.evaluation import Evaluation
from underdeck.games.onedeck.bots.greedy import (
    Trial,
    card_worth,
    cards_behind,
    outlook,
    remedy,
    settle,
    turn_option,
)
from underdeck.games.onedeck.bots.habits import answers, quick_choice
from underdeck.games.onedeck.bots.loot import kills
from underdeck.games.onedeck.bots.prices import Prices
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.state import BOSS_FLOOR, State
from underdeck.kernel.decisions import Action, Decision

MOST_STEPS: Final = 4000
"""In one playout; no game of ours has been half as long."""
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
        """Skills that promise to help, then the best placement."""
        state = self.state
        trial = Trial(state, Prices(state), state.rng.bits())
        plan = settle(trial)
        self.state = state = trial.state
        self.nodes += 1
        self.moves(plan.actions())

    def moves(self, moves: list[Action]) -> None:
        """Of a placement, then done."""
        state = self.state
        while state.asked and state.asked[0].kind in ("placing", "fill", "convert", "receiver"):
            seat, action = next_move(state, moves)
            self.step(seat, action)


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

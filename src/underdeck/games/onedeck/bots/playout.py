"""Playouts in a sampled world, quick and with some sense: to the next quiet position, or to the end of the game.

Quiet is the choice of a turn and the start of a boss round: there the evaluation says what it is worth.
"""

from typing import Final

from underdeck.games.onedeck.bots.evaluation import Evaluation
from underdeck.games.onedeck.bots.features import dice_in_hand
from underdeck.games.onedeck.bots.fight_estimate import card_toll
from underdeck.games.onedeck.bots.heuristics import answers, only_prevents, pay, quick_choice
from underdeck.games.onedeck.bots.loot import loot_worth
from underdeck.games.onedeck.bots.placement import SAMPLE_NODES, Plan, best_placement
from underdeck.games.onedeck.bots.prices import Prices
from underdeck.games.onedeck.bots.skilled import USE_MARGIN, Trial, feat, remedy, rolls
from underdeck.games.onedeck.rules import actions as do
from underdeck.games.onedeck.rules import cards as c
from underdeck.games.onedeck.rules.agenda import step
from underdeck.games.onedeck.rules.frames import ASK_PLACING
from underdeck.games.onedeck.rules.state import BOSS_FLOOR, State, stack, stairs_limit
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.rng import Rng

MOST_STEPS: Final = 4000
"""The most answers in one playout; no game of ours has been half as long."""
MOST_USES: Final = 8
"""The most skills in one encounter."""
INSIDE_A_SKILL: Final = ("pay", "pick", "branch", "amount", "throw", "heal-or-cure", "cure", "first-aid", "receiver")
PLACING: Final = ("placing", "fill", "convert", "receiver")
EASY: Final = 1.5
"""The price of an open door that is entered before others are looked for."""
FEAT_SAMPLES: Final = 2
"""The rolls on which each use of a feat that costs time or poison is tried."""
FLEE_SHARE: Final = 0.85
"""The factor of the chance after fleeing: one look is uncertain, and loot must be won."""
VALUED: Final = ("level", "descend")
"""The questions that the evaluation answers by trying each answer."""


class Playout:
    """One world being played on. `nodes` counts the answers given in it and in the trials on the way, `time` what was
    spent, `damage` what was taken, healed or not."""

    __slots__ = ("damage", "evaluation", "feats", "nodes", "state", "time")

    def __init__(self, state: State, evaluation: Evaluation, feats: bool = False) -> None:
        self.state = state
        self.evaluation = evaluation
        self.feats = feats
        """Are feats that cost time or poison weighed, as `skilled` does? Odds of an encounter are far off without them;
        bots win no more games with them and take longer."""
        self.nodes = 0
        self.time = 0
        self.damage = 0

    def step(self, seat: int, action: Action) -> None:
        self.nodes += 1
        stairs, before, hurt = self.state.stairs, clock_of(self.state), harm_of(self.state)
        step(self.state, seat, action)
        self.damage += max(0, harm_of(self.state) - hurt)
        spent = clock_of(self.state) - before
        self.time += spent if spent >= 0 else time_told(self.state, stairs)

    def to_quiet(self) -> None:
        """Play on until a turn or a boss round begins."""
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
        """Answer one question by the quick policy."""
        state = self.state
        decision = state.asked[0]
        kind = decision.kind
        if kind == "placing":
            self.place()
            return
        if kind == "pay":
            self.inside(decision)
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
        if kind == "loot":
            return max(options, key=lambda option: loot_worth(state, option))
        if kind in VALUED:
            return self.best_valued(decision.seat, options)
        if kind == "turn-option":
            return turn_option(state, options)
        if self.feats and kind == "feat" and state.heroes[decision.seat].side.feat.choices:
            self.nodes += FEAT_SAMPLES * len(options)
            return feat(state, decision.seat, options, FEAT_SAMPLES)
        if kind == "room":
            return self.room(decision.seat, options)
        return quick_choice(state, decision)

    def best_valued(self, seat: int, options: list[Action]) -> Action:
        best = options[0]
        most = -10.0
        for option in options:
            trial = self.state.clone()
            self.nodes += 1
            step(trial, seat, option)
            worth = self.settled_chance(trial)
            if worth > most:
                most = worth
                best = option
        return best

    def settled_chance(self, trial: State) -> float:
        """Return the evaluation after loot, a level-up or the stairs, with rules of thumb up to the next turn."""
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
        """Answer whether to face an encounter or flee, by one playout."""
        if (do.FLEE,) not in options:
            return (do.ENCOUNTER,)
        trial = Playout(self.state.clone(), self.evaluation, self.feats)
        trial.state.rng = Rng(self.state.rng.bits())
        trial.step(seat, (do.ENCOUNTER,))
        trial.to_quiet_since(self.state.turn, self.state.round)
        self.nodes += trial.nodes
        stay = self.state.clone()
        self.nodes += 1
        step(stay, seat, (do.FLEE,))
        flown = self.settled_chance(stay)
        return (do.FLEE,) if self.evaluation.chance(trial.state) < FLEE_SHARE * flown else (do.ENCOUNTER,)

    def place(self) -> None:
        """Use promising skills one after the other, then place the dice."""
        state = self.state
        for _ in range(MOST_USES):
            plan = best_placement(state, SAMPLE_NODES)
            use = self.best_use(plan)
            if use is None:
                self.moves(plan.actions())
                return
            self.step(use[0], use[1])
            while state.asked and state.asked[0].kind in INSIDE_A_SKILL:
                self.inside(state.asked[0])
            if state.result or not state.asked or state.asked[0].kind != "placing":
                return
        self.moves(best_placement(state, SAMPLE_NODES).actions())

    def done(self, seats: list[int]) -> None:
        """Finish placing (R-19): others are asked again once somebody has moved."""
        others = [decision.seat for decision in self.state.asked if decision.seat not in seats]
        if others:
            for move in best_placement(self.state, SAMPLE_NODES).actions():
                if move[1] in others:
                    self.place()
                    return
        for seat in seats:
            self.step(seat, (do.DONE,))

    def inside(self, decision: Decision) -> None:
        """Answer a question inside a skill: pay with idle dice, try the objects of the skill."""
        choose = pay if decision.kind == "pay" else quick_choice
        self.step(decision.seat, choose(self.state, decision))

    def best_use(self, plan: Plan) -> tuple[int, Action] | None:
        """Return the skill that improves the placement, if one does; skills that roll are tried more than once."""
        state = self.state
        if not (plan.hurts or state.mode == c.BOSS):
            return None
        suffered = (plan.damage, plan.time, plan.poison)
        found: tuple[int, Action] | None = None
        most = USE_MARGIN
        for decision in state.asked:
            for option in decision.options:
                if option[0] == do.USE and not only_prevents(state.pack.skills[option[2]].effects, suffered):
                    gain = plan.rating - self.use_cost(decision.seat, option)
                    if gain > most:
                        most = gain
                        found = (decision.seat, option)
        return found

    def use_cost(self, seat: int, use: Action) -> float:
        state = self.state
        times = 1
        for effect in state.pack.skills[use[2]].effects:
            if rolls(effect):
                times = 2
        chances = Rng(state.rng.state)
        total = 0.0
        prices = Prices(state)
        for _ in range(times):
            self.nodes += 1
            trial = Trial(state, prices, chances.bits())
            trial.play(seat, use)
            total += trial.cost()
            if trial.state.asked and trial.state.asked[0].kind == "placing":
                total += best_placement(trial.state, SAMPLE_NODES).rating
        return total / times

    def moves(self, moves: list[Action]) -> None:
        """Carry out the moves of a placement; then everybody is done."""
        state = self.state
        while state.asked and state.asked[0].kind in PLACING:
            seat, action = next_move(state, moves)
            self.step(seat, action)
            if action[0] == do.DONE and not others_place(state):
                return


def harm_of(state: State) -> int:
    total = 0
    for hero in state.heroes:
        total += hero.damage
    return total


def clock_of(state: State) -> int:
    """Time that has gone by since the stairs last hurt on this floor."""
    return state.stairs - len(state.deck)


def time_told(state: State, tokens: int) -> int:
    """Time that the last answer cost, where the stairs filled up or a floor was left: with so many tokens before."""
    spent = 0
    for event in state.events:
        if event.kind == "stairs-full":
            spent += stairs_limit(state) - tokens
            tokens = 0
        elif event.kind in ("time", "stairs-tokens"):
            amount = event.facts["amount"]
            assert isinstance(amount, int)
            spent += amount
    return spent


def others_place(state: State) -> bool:
    """Return whether somebody is still at the placing step in which others are done."""
    frame = state.agenda[-1] if state.agenda else (0, 0)
    return frame[0] == ASK_PLACING and frame[1] != 0


def turn_option(state: State, options: list[Action]) -> Action:
    """Return the answer for a turn: a closed door, an easy open one, exploring, or the least trouble."""
    explore: Action = (do.EXPLORE,)
    best = explore
    least = EASY if explore in options else 1e9
    dice = dice_in_hand(state)
    for option in options:
        if option[0] != do.ENTER:
            continue
        door = state.doors[option[1] * stack(state)]
        if not door & 1:
            return option
        trouble = card_toll(state.pack.cards[door >> 1], state.dungeon, state.floor, dice).price
        if trouble < least:
            least = trouble
            best = option
    return best if best in options else options[0]


def next_move(state: State, moves: list[Action]) -> tuple[int, Action]:
    """Return the next of the moves that is possible; done if there is none left."""
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
    """Return whether a turn or a boss round has begun since then."""
    if state.floor == BOSS_FLOOR:
        return state.round > boss_round
    return state.asked[0].kind == "turn-option" and state.turn > turn

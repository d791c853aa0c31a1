"""Expert and master: a sensible player that looks before it leaps. Where a question matters, the answers are tried in
sampled worlds, and the sensible one is given up only for one that has proved better."""

from typing import Final

from underdeck.bots.advice import Stop
from underdeck.games.stick.bots.fights import was_refused
from underdeck.games.stick.bots.playouts import Line, Playouts, proven
from underdeck.games.stick.bots.sensible import Sensible
from underdeck.games.stick.bots.tempers import foe_of, friend_of, temper_of
from underdeck.games.stick.bots.worth import USUAL, prices_of
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.state import State
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.saving import Saved, saved

MATTERS: Final = (
    "start", "end", "move", "fight", "call", "shtick", "foe-shtick", "offer", "before-roll", "after-roll", "wound",
    "response", "further", "steal", "target", "remove", "take", "shoo", "lure", "reinforce", "snipe", "teleport",
    "leap", "flee", "shadow",
)  # fmt: skip
"""Questions that are thought about. The others answer themselves, or the evaluation can't tell the answers apart: it
doesn't know one shtick from another of the same strength."""
HOUSEKEEPING: Final = (do.EQUIP, do.PICK_UP, do.SEARCH, do.TRADE, do.RELEASE, do.TRADE_LOOT)
"""If that is sensible, it is done without a thought."""
ASIDE: Final = (do.EQUIP, do.UNEQUIP, do.RELEASE, do.GIVE, do.BEG, do.TRADE, do.TRADE_LOOT, do.WITHDRAW, do.PICK_UP)
"""What is never tried only to see where it leads: it can be done again and again."""
STEPS: Final = ("start", "end")
BLUNDER: Final = 0.015
"""In shares of victory: what the sensible answer must be worse by. The evaluation errs by nearly as much."""
THRIFT: Final = {do.PLAY: 0.006, do.DISCARD: 0.006, do.FLIP: 0.003}
"""What a card kept for a better moment is worth, in shares of victory: no evaluation sees which card it is."""
DOUBT: Final = 1.5
MASTER_DOUBT: Final = 1.0
EXPERT_NODES: Final = 400
MASTER_NODES: Final = 4_000
AHEAD: Final = 6
"""Turns that a master looks ahead. What a position right after one's own turn is worth, the evaluation tells badly: of
750 questions, overruled only when it seemed worth it, an answer chosen by it was 0.002 better in games played to the
end, one chosen by the mean over six turns 0.005."""


def candidates(state: State, decision: Decision, usual: Action) -> list[Action]:
    """The sensible answer first, then others worth a try: of offers to one helper only the cheapest."""
    found = [usual]
    cheapest: dict[tuple[int, int], Action] = {}
    for option in decision.options:
        if option == usual or option[0] in ASIDE:
            continue
        if option[0] in (do.OFFER, do.HIRE):
            if state.battle is not None and was_refused(state, state.battle, decision.seat, option):
                continue
            key = (option[0], option[1])
            other = cheapest.get(key)
            if other is None or price(state, decision.seat, option) < price(state, decision.seat, other):
                cheapest[key] = option
        else:
            found.append(option)
    return found + list(cheapest.values())


def price(state: State, seat: int, option: Action) -> float:
    return USUAL.loot_price(state, seat, option[2])


class Thinker:
    """Looks so many turns ahead with so many nodes; gives up the sensible answer only for a proven lead."""

    needs_world = True

    def __init__(
        self, seed: int, budget: int, temper: str, turns: int, doubt: float, least: float, shrewd: bool
    ) -> None:
        self.seed = seed
        self.temper = temper
        self.budget = budget
        self.doubt = doubt
        """Standard errors by which another answer must be better than the sensible one."""
        self.least = least
        """And by how much, in shares of victory."""
        self.usual = Sensible(seed, prices_of(shrewd))
        self.playouts = Playouts(turns, shrewd)
        self.stop: Stop | None = None

    def __reduce__(self) -> Saved:
        """Whoever might stop it stays where they are; the playouts begin afresh with each question anyway."""
        return saved(self, self.seed, self.budget, self.temper, usual=self.usual)

    def choose(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        decision = decisions[0]
        if decision.kind == "assist":
            decision = next((each for each in decisions if each.kind == "offer"), decision)
        if len(decision.options) == 1:
            return decision.seat, decision.options[0]
        self.usual.moves.known.clear()  # the answer is to depend on this world, not on earlier ones
        usual = self.usual.choose(world, [decision])[1]
        if decision.kind not in MATTERS or (decision.kind in STEPS and usual[0] in HOUSEKEEPING):
            return decision.seat, usual
        options = candidates(world, decision, usual)
        if len(options) == 1:
            return decision.seat, usual
        return decision.seat, self.think(world, decision, options)

    def think(self, world: State, decision: Decision, options: list[Action]) -> Action:
        lines = [Line(option) for option in options]
        if decision.kind != "call":  # a Monster has to come anyway
            for line in lines:
                line.cost = THRIFT.get(line.action[0], 0.0)
        self.playouts.temper = temper_of(self.temper, world, decision.seat)
        self.playouts.foe = foe_of(world, decision.seat)
        self.playouts.friend = friend_of(world, decision.seat)
        self.playouts.race(world, decision, lines, self.seed, self.budget, self.stop)
        return options[proven(lines, 0, self.doubt, self.least)]


class Expert(Thinker):
    """Sees to the end of the turn."""

    def __init__(self, seed: int, budget: int = EXPERT_NODES, temper: str = "") -> None:
        super().__init__(seed, budget, temper, 1, DOUBT, BLUNDER, False)


class Master(Thinker):
    """Sees what comes of it, guesses what the others hold, and weighs things by prices that were learned."""

    def __init__(self, seed: int, budget: int = MASTER_NODES, temper: str = "") -> None:
        super().__init__(seed, budget, temper, AHEAD, MASTER_DOUBT, BLUNDER, True)

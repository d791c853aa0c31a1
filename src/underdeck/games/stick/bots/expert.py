"""Expert and master: skilled players that look ahead. If a question matters, its answers are tried in sampled worlds,
and the skilled answer is given up only for one that has proved better."""

from typing import Final

from underdeck.bots.advice import Stop
from underdeck.games.stick.bots.fights import was_refused
from underdeck.games.stick.bots.playout import Line, Playouts, proven
from underdeck.games.stick.bots.prices import USUAL, prices_of
from underdeck.games.stick.bots.skilled import Skilled
from underdeck.games.stick.bots.tempers import foe_of, friend_of, temper_of
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.state import State
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.pickling import Saved, saved

MATTERS: Final = (
    "start", "end", "move", "fight", "call", "shtick", "foe-shtick", "offer", "before-roll", "after-roll", "wound",
    "response", "further", "steal", "target", "remove", "take", "shoo", "lure", "reinforce", "snipe", "teleport",
    "leap", "flee", "shadow",
)  # fmt: skip
"""Questions that are thought about. The others answer themselves, or the evaluation can't tell the answers apart: it
doesn't know one shtick from another of the same strength."""
HOUSEKEEPING: Final = (do.EQUIP, do.PICK_UP, do.SEARCH, do.TRADE, do.RELEASE, do.TRADE_LOOT)
"""The answers that are given without a search if the skilled player gives them."""
ASIDE: Final = (do.EQUIP, do.UNEQUIP, do.RELEASE, do.GIVE, do.BEG, do.TRADE, do.TRADE_LOOT, do.WITHDRAW, do.PICK_UP)
"""Answers that are never tried only to see where they lead: they can be given again and again."""
STEPS: Final = ("start", "end")
THRIFT: Final = {do.PLAY: 0.006, do.DISCARD: 0.006, do.FLIP: 0.003}
"""The value of a card kept for a better moment, in shares of victory: no evaluation of the position knows it."""
EXPERT_NODES: Final = 400
MASTER_NODES: Final = 2_000


class Manner:
    """The parameters of a search."""

    __slots__ = ("blunder", "doubt", "guesses", "shrewd", "turns")

    def __init__(self, turns: int, doubt: float, blunder: float, guesses: bool, shrewd: bool) -> None:
        self.turns = turns
        """So many turns ahead, whose ever they are."""
        self.doubt = doubt
        """Standard errors by which another answer must be better than the sensible one."""
        self.blunder = blunder
        """And by how much, in shares of victory. The evaluation errs by nearly as much."""
        self.guesses = guesses
        """What others are likely to hold."""
        self.shrewd = shrewd
        """By prices that were learned."""


GLANCE: Final = Manner(1, 1.5, 0.015, guesses=False, shrewd=False)
DUEL: Final = Manner(3, 1.0, 0.01, guesses=True, shrewd=False)
"""With two players: to the end of one's next turn. By the learned prices two of three games are lost to an expert."""
MELEE: Final = Manner(1, 1.5, 0.015, guesses=True, shrewd=True)
"""With more players: what they all do before one's next turn tells nothing about an answer."""


def candidates(state: State, decision: Decision, usual: Action) -> list[Action]:
    """Return the skilled answer first, then others worth a try: of offers to one helper only the cheapest."""
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
    """A bot that looks ahead with so many nodes; it gives up the skilled answer only for a proven lead."""

    needs_world = True

    def __init__(self, seed: int, budget: int, temper: str, duel: Manner, melee: Manner) -> None:
        self.seed = seed
        self.temper = temper
        self.budget = budget
        self.duel = duel
        self.melee = melee
        """With two players, and with more."""
        self.usual = Skilled(seed, prices_of(melee.shrewd))
        self.playouts = Playouts(melee.turns, melee.guesses, melee.shrewd)
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
        self.sit_down(self.manner(world))
        self.usual.moves.known.clear()  # the answer is to depend on this world, not on earlier ones
        usual = self.usual.choose(world, [decision])[1]
        if decision.kind not in MATTERS or (decision.kind in STEPS and usual[0] in HOUSEKEEPING):
            return decision.seat, usual
        options = candidates(world, decision, usual)
        if len(options) == 1:
            return decision.seat, usual
        return decision.seat, self.think(world, decision, options)

    def manner(self, world: State) -> Manner:
        return self.duel if len(world.players) == 2 else self.melee

    def sit_down(self, manner: Manner) -> None:
        """Use these parameters at a table, if they differ from the last ones."""
        if self.usual.prices.learned != manner.shrewd:
            self.usual = Skilled(self.seed, prices_of(manner.shrewd))
        if self.playouts.turns != manner.turns or self.playouts.shrewd != manner.shrewd:
            self.playouts = Playouts(manner.turns, manner.guesses, manner.shrewd)

    def think(self, world: State, decision: Decision, options: list[Action]) -> Action:
        lines = [Line(option) for option in options]
        if decision.kind != "call":  # a Monster has to come anyway
            for line in lines:
                line.cost = THRIFT.get(line.action[0], 0.0)
        self.playouts.temper = temper_of(self.temper, world, decision.seat)
        self.playouts.foe = foe_of(world, decision.seat)
        self.playouts.friend = friend_of(world, decision.seat)
        self.playouts.race(world, decision, lines, self.seed, self.budget, self.stop)
        manner = self.manner(world)
        return options[proven(lines, 0, manner.doubt, manner.blunder)]


class Expert(Thinker):
    """Looks ahead to the end of the turn."""

    def __init__(self, seed: int, budget: int = EXPERT_NODES, temper: str = "") -> None:
        super().__init__(seed, budget, temper, GLANCE, GLANCE)


class Master(Thinker):
    """Guesses the others' cards, and looks further ahead or has better prices."""

    def __init__(self, seed: int, budget: int = MASTER_NODES, temper: str = "") -> None:
        super().__init__(seed, budget, temper, DUEL, MELEE)

"""The novice: means well, sees what is shiny, and learns the rest the hard way."""

from typing import Final

from underdeck.games.stick.bots.skilled import Skilled
from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules.state import State, is_monster, monster
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.pickling import Saved, saved
from underdeck.kernel.rng import Rng

LAPSES: Final = {
    "starting": 100, "choose-shtick": 80, "shtick": 30, "foe-shtick": 40, "call": 70, "further": 60, "start": 20,
    "fight": 40, "assist": 60, "offer": 50, "before-roll": 60, "after-roll": 50, "wound": 50, "evade": 50,
    "response": 80, "target": 60, "steal": 50, "trade-loot": 50, "remove": 100, "take": 60,
}  # fmt: skip
"""The percentage of questions of each kind at which a beginner takes the first idea."""
IDLE: Final = (do.PASS, do.REFUSE, do.LEAVE, do.DONE, do.STOP)


class Novice:
    """The skilled bot with lapses: it charges on after a win, sends the biggest Monster, forgets cards and helpers,
    accepts offers, and walks on when a rest is due."""

    needs_world = True

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.usual = Skilled(seed)

    def __reduce__(self) -> Saved:
        return saved(self, 0, rng=self.rng, usual=self.usual)

    def choose(self, world: State, decisions: list[Decision]) -> tuple[int, Action]:
        seat, usual = self.usual.choose(world, decisions)
        decision = next(each for each in decisions if each.seat == seat)
        if len(decision.options) == 1 or self.rng.below(100) >= LAPSES.get(decision.kind, 0):
            return seat, usual
        return seat, self.lapse(world, decision, usual)

    def lapse(self, state: State, decision: Decision, usual: Action) -> Action:
        """Return the first idea for an answer."""
        options = decision.options
        kind = decision.kind
        if kind == "start":
            return (do.STAY,) if usual == (do.REST,) and (do.STAY,) in options else usual
        if kind == "further":  # it went so well
            return (do.ATTACK,)
        if kind == "fight":
            daring = [option for option in options if option[0] not in IDLE]
            return daring[self.rng.below(len(daring))] if daring else usual
        if kind == "call":
            return biggest(state, decision) or usual
        if kind == "offer":  # who could say no
            return options[0]
        if kind in ("before-roll", "after-roll", "wound", "evade", "response", "assist"):  # forgot about it
            return next((option for option in options if option[0] in IDLE), usual)
        return options[self.rng.below(len(options))]


def biggest(state: State, decision: Decision) -> Action | None:
    """Return the Monster with the most Attack, even against oneself."""
    best, chosen = -1, None
    for option in decision.options:
        if option[0] == do.PLAY and is_monster(state, option[1]) and monster(state, option[1]).attack > best:
            best, chosen = monster(state, option[1]).attack, option
    return chosen

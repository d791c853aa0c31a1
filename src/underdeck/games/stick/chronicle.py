"""The chronicle of The Order of the Stick for studies."""

from underdeck.games.stick.bots.evaluation import Evaluation
from underdeck.games.stick.summary import StickSummary
from underdeck.kernel.decisions import Action, Decision
from underdeck.lab.chronicle import TAKEN, USED, Chronicle, Taken, rounded
from underdeck.match import Match

SLAIN, LIMIT = "slain", "limit"
OFFERS = ("play", "flip", "discard", "shtick", "equip", "choose")
"""The answers that use or take a card; each is a chance for every card that could be named there."""
STACK, COLLAPSE = "stack", "collapse"
CURVE_EVERY = 2


class StickChronicle(Chronicle):
    every = CURVE_EVERY

    def __init__(self) -> None:
        super().__init__()
        self.judge = Evaluation()
        self.summary = StickSummary()
        self.calling = False
        """Was the last answer a call for monsters?"""

    def answering(self, match: Match, seat: int, action: Action) -> None:
        decision = next(each for each in match.decisions if each.seat == seat)
        self.calling = decision.kind == "call"
        if len(decision.options) > 1 and decision.kind != "starting":  # there one chooses what goes back
            self.offered(match, decision, action)

    def offered(self, match: Match, decision: Decision, action: Action) -> None:
        way = TAKEN if decision.kind == "choose-shtick" else USED
        for option in decision.options:
            verb, *words = match.write(option).split()
            if verb in OFFERS:
                offer = self.offers[words[0], way]
                offer.times += 1
                offer.chosen += option == action

    def answered(self, match: Match) -> None:
        if self.calling:
            stacks = [len(room.stack) for level in match.state.floors for room in level.rooms]
            self.measures[STACK] = max(self.measures.get(STACK, 0), *stacks)
        for event in match.events:
            self.summary.add(len(match.log), event)
            if event.kind == "turn":
                self.glance(match)
            elif event.kind == "collapse":
                self.measures[COLLAPSE] = laps(match, match.state.turn)

    def glance(self, match: Match) -> None:
        """Add a point of the curve for every other lap of the table: an estimate costs as much as some answers."""
        if (self.summary.turn - 1) % (CURVE_EVERY * len(match.seats)) == 0:
            chances = self.judge.shares(match.state, match.state.active)
            self.look(self.summary.turn, [rounded(chance) for chance in chances])

    def ended(self, match: Match) -> None:
        self.copy(self.summary)
        self.turns = laps(match, self.summary.turn)
        usual = [rounded(1 / len(match.seats))] * len(match.seats)
        for card, way, name, turn in self.summary.taken:
            seat = match.seats.index(name)
            self.taken.append(Taken(card, way, seat, laps(match, turn), self.chances_at(turn, usual)[seat]))
        players = match.view(0).players
        self.scores = [player.total or 0 for player in players]
        self.foe = next((player.character for player in players if player.slayer), "")
        self.cause = SLAIN if "collapse" in self.summary.counts else LIMIT


def laps(match: Match, turn: int) -> int:
    """Return the laps of the table, with the present one."""
    return -(-turn // len(match.seats))

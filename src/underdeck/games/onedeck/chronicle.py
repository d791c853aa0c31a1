"""The chronicle of One Deck Dungeon for studies."""

from underdeck.games.onedeck.bots.evaluation import evaluation
from underdeck.games.onedeck.summary import OneDeckSummary
from underdeck.lab.chronicle import Chronicle, Taken, rounded
from underdeck.match import Match

CURVE_EVERY = 3
"""Turns between two points of the curve: a glance costs as much as some answers."""


class OneDeckChronicle(Chronicle):
    every = CURVE_EVERY

    def __init__(self) -> None:
        super().__init__()
        self.judge = evaluation()
        self.summary = OneDeckSummary()

    def answered(self, match: Match) -> None:
        for event in match.events:
            self.summary.add(len(match.log), event)
            if event.kind == "turn" and self.summary.turn % CURVE_EVERY == 1:
                self.look(self.summary.turn, [rounded(self.judge.chance(match.state))])

    def ended(self, match: Match) -> None:
        self.copy(self.summary)
        self.turns, self.place = self.summary.turn, self.summary.place
        for card, way, hero, turn in self.summary.taken:
            self.taken.append(
                Taken(card, way, match.seats.index(hero) if hero else 0, turn, self.chances_at(turn, [0.0])[0])
            )
        if match.outcome != "victory":
            self.foe, self.cause = self.summary.room, self.summary.cause

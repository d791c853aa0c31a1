"""A game of One Deck Dungeon for a study."""

from underdeck.games.onedeck.bots.evaluation import evaluation
from underdeck.kernel.events import Event
from underdeck.lab.chronicle import Chronicle, Taken, fact, rounded
from underdeck.match import Match

BOSS = "boss"
CURVE_EVERY = 3
"""Turns between two points of the curve: a glance costs as much as some answers."""
LOOT = {"loot-item": "item", "loot-skill": "skill", "loot-potion": "potion", "loot-xp": "xp"}
BY_CARDS = ("consequences", "ability")
"""Damage that is the card's in play, or the boss's."""
USES = {"used": "skill", "drank": "potion", "feat": "feat"}

NOTED = {"turn", "descended", "boss", "opened", "entered", "damage", *LOOT, *USES}


class OneDeckChronicle(Chronicle):
    every = CURVE_EVERY

    def __init__(self) -> None:
        super().__init__()
        self.judge = evaluation()
        self.chance = 0.0
        """At the last point of the curve."""
        self.room = ""
        self.hurt_by = ""
        self.place = "1"

    def answered(self, match: Match) -> None:
        for event in match.events:
            if event.kind in NOTED:
                self.note(match, event)

    def note(self, match: Match, event: Event) -> None:
        kind = event.kind
        if kind == "turn":
            self.turns = int(event.facts["turn"])
            if self.turns % CURVE_EVERY == 1:
                self.chance = rounded(self.judge.chance(match.state))
                self.curve.append([self.chance])
        elif kind == "descended":
            self.place = fact(event, "floor")
        elif kind == "boss":
            self.place, self.room = BOSS, fact(event, "boss")
        elif kind in ("opened", "entered"):
            self.room = fact(event, "card")
            self.seen[self.room] += 1
        elif kind == "damage":
            self.hurt_by = fact(event, "cause")
            self.causes[self.hurt_by] += int(event.facts["amount"])
            if self.hurt_by in BY_CARDS:
                self.harm[self.room] += int(event.facts["amount"])
        elif kind in LOOT:
            seat = match.seats.index(fact(event, "hero")) if "hero" in event.facts else 0
            self.taken.append(Taken(fact(event, "card"), LOOT[kind], seat, self.turns, self.chance))
        elif kind in USES:
            self.used[fact(event, USES[kind])] += 1

    def ended(self, match: Match) -> None:
        if match.outcome != "victory":
            self.foe, self.cause = self.room, self.hurt_by

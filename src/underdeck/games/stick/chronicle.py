"""A game of The Order of the Stick for a study."""

from underdeck.games.stick.bots.evaluation import Evaluation
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.events import Event
from underdeck.lab.chronicle import TAKEN, USED, Chronicle, Taken, fact, rounded
from underdeck.match import Match

SLAIN, LIMIT = "slain", "limit"
MONSTER, PLAYER, TRAP = "monster", "player", "trap"
TAKES = {"got-loot": "loot", "gained-shtick": "shtick"}
OFFERS = ("play", "flip", "discard", "shtick", "equip", "choose")
"""Answers that use or take a card; each is a chance for every card that could be named there."""
STACK, COLLAPSE = "stack", "collapse"
USES = {
    "plays-card": "card", "chooses-shtick": "shtick", "flipped": "shtick", "equipped": "loot", "discards-loot": "loot",
    "plays-monster": "monster",
}  # fmt: skip
SIGHTS = {"explores": "room", "trap": "trap", "xykon-card": "card", "battle-attack": "monster",
          "battle-defend": "monster"}  # fmt: skip
FIGHTS = {"battle-attack": MONSTER, "battle-defend": MONSTER, "battle-player": PLAYER, "trap": TRAP}

CURVE_EVERY = 2
NOTED = {"turn", "wounded", "collapse", *FIGHTS, *SIGHTS, *USES, *TAKES}


class StickChronicle(Chronicle):
    every = CURVE_EVERY

    def __init__(self) -> None:
        super().__init__()
        self.judge = Evaluation()
        self.chances: list[float] = []
        self.against = MONSTER
        self.foe_card = ""
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
            if event.kind in NOTED:
                self.note(match, event)

    def note(self, match: Match, event: Event) -> None:
        kind = event.kind
        if kind == "turn":
            self.turn(match, int(event.facts["turn"]))
        if kind in FIGHTS:
            self.against = FIGHTS[kind]
            self.foe_card = fact(event, SIGHTS[kind]) if kind in SIGHTS else ""
        if kind in SIGHTS:
            self.seen[fact(event, SIGHTS[kind])] += 1
        if kind in USES:
            self.used[fact(event, USES[kind])] += 1
        elif kind in TAKES:
            seat = match.seats.index(fact(event, "seat"))
            chance = self.chances[seat] if self.chances else 1 / len(match.seats)
            self.taken.append(Taken(fact(event, TAKES[kind]), TAKES[kind], seat, self.turns, rounded(chance)))
        elif kind == "wounded":
            self.causes[self.against] += int(event.facts["n"])
            if self.foe_card:
                self.harm[self.foe_card] += int(event.facts["n"])
        elif kind == "collapse":
            self.cause = SLAIN
            self.measures[COLLAPSE] = -(-match.state.turn // len(match.seats))

    def turn(self, match: Match, number: int) -> None:
        """The curve has a point for every other lap of the table: a glance costs as much as some answers."""
        seats = len(match.seats)
        self.turns = -(-number // seats)
        if (number - 1) % (CURVE_EVERY * seats) == 0:
            self.chances = self.judge.shares(match.state, match.state.active)
            self.curve.append([rounded(chance) for chance in self.chances])

    def ended(self, match: Match) -> None:
        players = match.view(0).players
        self.scores = [player.total or 0 for player in players]
        self.foe = next((player.character for player in players if player.slayer), "")
        self.cause = self.cause or LIMIT

"""The summary of a game of the Order of the Stick, for its deed and its studies."""

from typing import Final

from underdeck.kernel.events import Event
from underdeck.match.summary import Summary, add

OWN: Final = {
    "helps": "helped", "refuses": "refused", "hires": "hired", "paid": "paid", "snubs": "snubbed", "flees": "fled",
    "rests": "rested", "plays-monster": "monsters", "plays-card": "cards", "explores": "explored", "wins": "won",
    "loses": "lost", "draws": "drawn", "gained-shtick": "shticks", "evades": "evaded", "hit-by-trap": "trapped",
    "stairs": "stairs", "traded-loot": "traded", "gave": "gave", "misses": "missed", "defeated": "slain",
    "exits": "escaped", "pvp-win": "duels", "lost-loot": "dropped",
}  # fmt: skip
"""The counts of the character that an event is about."""
MET: Final = ("monster", "trap", "card", "room")
"""The facts that name a card that was faced or seen."""
SIGHTS: Final = {
    "explores": "room", "trap": "trap", "xykon-card": "card", "battle-attack": "monster", "battle-defend": "monster",
}  # fmt: skip
"""The fact that names the card that comes up."""
USES: Final = {
    "plays-card": "card", "chooses-shtick": "shtick", "flipped": "shtick", "equipped": "loot", "discards-loot": "loot",
    "plays-monster": "monster",
}  # fmt: skip
"""The fact that names the card that is used."""
TAKES: Final = {"got-loot": "loot", "gained-shtick": "shtick"}
"""The fact that names the card that is taken, which is also what it is taken as."""
MONSTER, PLAYER, TRAP = "monster", "player", "trap"
FIGHTS: Final = {"battle-attack": MONSTER, "battle-defend": MONSTER, "battle-player": PLAYER, "trap": TRAP}
"""The cause of Wounds after that event."""


class StickSummary(Summary):
    def __init__(self) -> None:
        super().__init__()
        self.danger: dict[str, str] = {}
        """What would hurt each character now."""
        self.trap = ""
        self.against = MONSTER
        self.card = ""
        """The monster or trap that everybody fights against; '' against a player."""

    def add(self, answers: int, event: Event) -> None:
        self.answers = answers
        facts, kind = event.facts, event.kind
        who = str(facts.get("seat", ""))
        for thing in MET:
            if thing in facts:
                self.met[str(facts[thing])] = None
        if kind in FIGHTS:
            self.against = FIGHTS[kind]
            self.card = str(facts[SIGHTS[kind]]) if kind in SIGHTS else ""
        if kind in SIGHTS:
            add(self.seen, str(facts[SIGHTS[kind]]))
        if kind in USES:
            add(self.used, str(facts[USES[kind]]))
        elif kind in TAKES:
            self.taken.append((str(facts[TAKES[kind]]), TAKES[kind], who, self.turn))
        if kind in OWN:
            self.count_of(who, OWN[kind])
        self.follow(who, event)

    def follow(self, who: str, event: Event) -> None:
        facts, kind = event.facts, event.kind
        if kind == "turn":
            self.turn = int(facts["turn"])
        elif kind == "battle-attack" or kind == "battle-defend":
            self.danger[who] = self.card
        elif kind == "battle-player":
            self.danger[who], self.danger[str(facts["other"])] = str(facts["other"]), who
        elif kind == "trap":
            self.trap = self.card
        elif kind == "hit-by-trap":
            self.danger[who] = self.trap
        elif kind == "wounded":
            self.suffer(who, int(facts["n"]))
        elif kind == "defeated":
            self.beat(who, str(facts["monster"]))
        elif kind == "evades":
            self.beat(who, self.trap)
        elif kind == "got-loot":
            self.found[str(facts["loot"])] = None
        elif kind == "stole":
            self.found[str(facts["loot"])] = None
            self.count_of(who, "stolen")
            self.count_of(str(facts["other"]), "robbed")
        elif kind == "collapse":
            self.count("collapse")

    def suffer(self, who: str, wounds: int) -> None:
        self.count_of(who, "wounds", wounds)
        add(self.hurt.setdefault(who, {}), self.danger.get(who, ""), wounds)
        add(self.causes, self.against, wounds)
        if self.card:
            add(self.harm, self.card, wounds)

    def beat(self, who: str, card: str) -> None:
        self.beaten.setdefault(who, {})[card] = None

"""The summary of a game of One Deck Dungeon, for its deed, its moments, its studies and campaign sheets."""

from collections.abc import Callable
from typing import Final

from underdeck.kernel.events import Event
from underdeck.match.summary import Summary, add

BOSS: Final = "boss"
STAIRS: Final = "stairs"
BY_CARDS: Final = ("consequences", "ability")
"""Causes of damage by the card in play, or the boss."""
LOOT: Final = {"loot-item": "item", "loot-skill": "skill", "loot-potion": "potion", "loot-xp": "xp"}
COUNTED: Final = {"loot-item": "items", "loot-skill": "skills", "loot-potion": "potions", "loot-xp": "experience"}
EARNED: Final = ("descents", "levels", "boss", "tier")
SPARED: Final = 100
"""The number from which damage taken is subtracted, so that the least damage counts most."""


class Blow:
    """Damage to a hero, and the event that opened the scene."""

    __slots__ = ("answers", "event", "left", "scene")

    def __init__(self, answers: int, scene: Event | None, event: Event) -> None:
        self.answers = answers
        self.scene = scene
        self.event = event
        self.left = int(event.facts["health"]) - int(event.facts["damage"])


class OneDeckSummary(Summary):
    def __init__(self, dungeon: str = "") -> None:
        super().__init__()
        self.dungeon = dungeon
        self.counts = {"fights": 0, "clean": 0, "damage": 0, "level": 1, "floor": 1, "least": SPARED}
        self.place = "1"
        """The floor, or the boss."""
        self.room = ""
        """The last card that was opened or entered, or the boss."""
        self.cause = ""
        """The cause of the last damage."""
        self.scene: Event | None = None
        self.danger = ""
        """What hurts the heroes now."""
        self.blows: list[Blow] = []
        self.earned: dict[str, dict[str, int]] = {}
        """The marks that each hero earned for a campaign sheet, by reason."""
        self.marks: dict[str, list[tuple[str, str]]] = {}
        """The talent and the color of each mark that a hero placed."""

    def add(self, answers: int, event: Event) -> None:
        self.answers = answers
        reader = READERS.get(event.kind)
        if reader is not None:
            reader(self, event)

    def begin_turn(self, event: Event) -> None:
        self.turn = int(event.facts["turn"])

    def descend(self, event: Event) -> None:
        self.counts["floor"] = int(event.facts["floor"])
        self.place = str(event.facts["floor"])

    def open(self, event: Event) -> None:
        self.room = str(event.facts["card"])
        self.met[self.room] = None
        add(self.seen, self.room)

    def encounter(self, event: Event) -> None:
        self.scene, self.danger = event, str(event.facts["card"])
        self.met[self.danger] = None
        self.count("fights")

    def fill_stairs(self, event: Event) -> None:
        self.scene, self.danger = event, STAIRS

    def meet_boss(self, event: Event) -> None:
        self.place, self.room, self.danger = BOSS, str(event.facts["boss"]), self.dungeon
        self.met[self.dungeon] = None

    def begin_round(self, event: Event) -> None:
        self.scene = event
        self.counts["rounds"] = int(event.facts["round"])

    def suffer(self, event: Event) -> None:
        facts = event.facts
        hero, amount, blow = str(facts["hero"]), int(facts["amount"]), Blow(self.answers, self.scene, event)
        self.blows.append(blow)
        self.count("damage", amount)
        self.count_of(hero, "damage", amount)
        self.counts["least"] = min(self.counts["least"], max(blow.left, 0))
        add(self.hurt.setdefault(hero, {}), self.danger, amount)
        self.cause = str(facts.get("cause", ""))
        add(self.causes, self.cause, amount)
        if self.cause in BY_CARDS:
            add(self.harm, self.room, amount)

    def face_consequences(self, event: Event) -> None:
        facts = event.facts
        self.count("clean", int(not (facts["damage"] or facts["poison"] or facts["time"])))

    def loot(self, event: Event) -> None:
        """Count the loot; what left it was beaten by everybody together."""
        facts, card, hero = event.facts, str(event.facts["card"]), str(event.facts.get("hero", ""))
        self.beaten.setdefault("", {})[card] = None
        self.taken.append((card, LOOT[event.kind], hero, self.turn))
        self.count(COUNTED[event.kind])
        if hero:
            self.count_of(hero, COUNTED[event.kind])
        for thing in ("skill", "potion"):
            if thing in facts:
                self.found[str(facts[thing])] = None

    def win(self, event: Event) -> None:
        self.beaten.setdefault("", {})[self.dungeon] = None

    def roll(self, event: Event) -> None:
        hero, dice = str(event.facts["hero"]), str(event.facts["dice"]).split()
        self.count_of(hero, "ones", sum([die.endswith("1") for die in dice]))
        self.count_of(hero, "sixes", sum([die.endswith("6") for die in dice]))
        self.count("dice", len(dice))

    def heal(self, event: Event) -> None:
        self.count_of(str(event.facts["hero"]), "healed", int(event.facts["amount"]))

    def drink(self, event: Event) -> None:
        self.count_of(str(event.facts["hero"]), "drunk")
        self.count("drunk")
        add(self.used, str(event.facts["potion"]))

    def use_feat(self, event: Event) -> None:
        self.count_of(str(event.facts["hero"]), "feats")
        add(self.used, str(event.facts["feat"]))

    def use_skill(self, event: Event) -> None:
        self.count_of(str(event.facts["hero"]), "used")
        add(self.used, str(event.facts["skill"]))

    def poison(self, event: Event) -> None:
        self.count("poison", int(event.facts["amount"]))

    def flee(self, event: Event) -> None:
        self.count("fled")

    def spend_time(self, event: Event) -> None:
        self.count("time", int(event.facts["amount"]))

    def level_up(self, event: Event) -> None:
        self.counts["level"] = int(event.facts["level"])

    def earn_marks(self, event: Event) -> None:
        self.earned[str(event.facts["hero"])] = {name: int(event.facts[name]) for name in EARNED}

    def mark(self, event: Event) -> None:
        facts = event.facts
        self.marks.setdefault(str(facts["hero"]), []).append((str(facts["talent"]), str(facts["mark"])))


READERS: Final[dict[str, Callable[[OneDeckSummary, Event], None]]] = {
    "turn": OneDeckSummary.begin_turn,
    "descended": OneDeckSummary.descend,
    "opened": OneDeckSummary.open,
    "entered": OneDeckSummary.open,
    "encounter": OneDeckSummary.encounter,
    "stairs-full": OneDeckSummary.fill_stairs,
    "boss": OneDeckSummary.meet_boss,
    "round": OneDeckSummary.begin_round,
    "damage": OneDeckSummary.suffer,
    "consequences": OneDeckSummary.face_consequences,
    **dict.fromkeys(LOOT, OneDeckSummary.loot),
    "victory": OneDeckSummary.win,
    "rolled": OneDeckSummary.roll,
    "healed": OneDeckSummary.heal,
    "drank": OneDeckSummary.drink,
    "feat": OneDeckSummary.use_feat,
    "used": OneDeckSummary.use_skill,
    "poisoned": OneDeckSummary.poison,
    "fled": OneDeckSummary.flee,
    "time": OneDeckSummary.spend_time,
    "level-up": OneDeckSummary.level_up,
    "marks-earned": OneDeckSummary.earn_marks,
    "marked": OneDeckSummary.mark,
}
"""The method that counts each kind of event; the others are not counted."""

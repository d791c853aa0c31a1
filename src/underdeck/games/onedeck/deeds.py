"""A finished game of One Deck Dungeon in a few facts."""

from underdeck.games.onedeck.rules import actions as do
from underdeck.kernel.decisions import Action
from underdeck.kernel.events import Event
from underdeck.match import Match
from underdeck.match.story import Story
from underdeck.progress.deeds import FORMAT, Deed, Tally, awards_of

STAIRS = "stairs"
LOOT = {"loot-item": "items", "loot-skill": "skills", "loot-potion": "potions", "loot-xp": "experience"}
AWARDS = {
    "punching-bag": "damage", "untouched": "spared", "hog": "items", "know-it-all": "skills", "show-off": "feats",
    "thirsty": "drunk", "snake-eyes": "ones", "hot-hand": "sixes",
}  # fmt: skip
SPARED = 100
"""From which the damage taken is counted down, so that the least of it is the most."""


class Delve(Tally):
    """One Deck Dungeon's story as it is told."""

    def __init__(self, heroes: list[str], dungeon: str) -> None:
        super().__init__(heroes)
        self.heroes = heroes
        self.dungeon = dungeon
        self.scene = ""
        """What hurts whoever is hurt now."""
        self.counts = {"fights": 0, "clean": 0, "damage": 0, "level": 1, "floor": 1, "least": SPARED}

    def hear(self, event: Event) -> None:
        facts, kind = event.facts, event.kind
        if kind == "encounter":
            self.scene = str(facts["card"])
            self.meet(self.scene)
            self.count("fights")
        elif kind in ("opened", "entered"):
            self.meet(facts["card"])
        elif kind == "boss":
            self.scene = self.dungeon
            self.meet(self.dungeon)
        elif kind == "stairs-full":
            self.scene = STAIRS
        elif kind == "consequences":
            self.count("clean", int(not (facts["damage"] or facts["poison"] or facts["time"])))
        elif kind == "damage":
            self.suffer(event)
        elif kind in LOOT:
            self.loot(event)
        elif kind == "rolled":
            self.dice(str(facts["hero"]), str(facts["dice"]).split())
        elif kind == "healed":
            self.count_of(facts["hero"], "healed", int(facts["amount"]))
        elif kind == "drank":
            self.count_of(facts["hero"], "drunk")
            self.count("drunk")
        elif kind == "feat":
            self.count_of(facts["hero"], "feats")
        elif kind == "used":
            self.count_of(facts["hero"], "used")
        elif kind == "poisoned":
            self.count("poison", int(facts["amount"]))
        elif kind == "fled":
            self.count("fled")
        elif kind == "time":
            self.count("time", int(facts["amount"]))
        elif kind == "level-up":
            self.counts["level"] = int(facts["level"])
        elif kind == "descended":
            self.counts["floor"] = int(facts["floor"])
        elif kind == "round":
            self.counts["rounds"] = int(facts["round"])
        elif kind == "victory":
            self.won_over(self.dungeon)

    def suffer(self, event: Event) -> None:
        hero, amount = event.facts["hero"], int(event.facts["amount"])
        self.count("damage", amount)
        self.count_of(hero, "damage", amount)
        self.hurt_by(hero, self.scene, amount)
        left = int(event.facts["health"]) - int(event.facts["damage"])
        self.counts["least"] = min(self.counts["least"], max(left, 0))

    def loot(self, event: Event) -> None:
        """Whatever leaves loot behind has been beaten, by everybody together."""
        self.won_over(str(event.facts["card"]))
        self.count(LOOT[event.kind])
        self.count_of(event.facts.get("hero"), LOOT[event.kind])
        for thing in ("skill", "potion"):
            if thing in event.facts:
                self.find(event.facts[thing])

    def sip(self, log: list[tuple[int, Action]]) -> None:
        """The reference card's potion, which nobody is said to drink: it heals whom it is given to."""
        for _, action in log:
            if action[0] == do.HEAL:
                self.count_of(self.heroes[action[1]], "drunk")
                self.count("drunk")

    def won_over(self, id: str) -> None:
        for hero in self.beaten:
            self.beat(hero, id)

    def dice(self, hero: str, dice: list[str]) -> None:
        self.count_of(hero, "ones", sum([die.endswith("1") for die in dice]))
        self.count_of(hero, "sixes", sum([die.endswith("6") for die in dice]))
        self.count("dice", len(dice))


def deed(match: Match, story: Story) -> Deed:
    view = match.view(0)
    told = Delve(match.seats, view.dungeon)
    for _, event in story:
        told.hear(event)
    told.sip(match.log)
    for hero in match.seats:
        told.own[hero]["spared"] = SPARED - told.own[hero].get("damage", 0)
    won = match.outcome == "victory"
    parts = [told.part(hero, won) for hero in match.seats]
    return Deed(
        format=FORMAT,
        game=match.header.game,
        outcome=str(match.outcome),
        turns=view.turn,
        answers=max((n for n, _ in story), default=0),
        parts=parts,
        place=view.dungeon,
        tier=str(match.header.setup.get("tier") or ""),
        met=[*told.met],
        found=[*told.found],
        counts=told.counts,
        awards=awards_of(parts, AWARDS),
    )

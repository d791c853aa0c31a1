"""Scenes for tests of single cards: which facts hold, a table where they do, and what the card's data says must follow.

A scene is written for one player (seat 0), who holds the card; `staged` plays it up to the last moment before the roll.
"""

from dataclasses import dataclass, field, replace
from typing import Any

from stick_table import Table
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.rules.cards import ABILITIES, INFINITE, NOT_AVAILABLE, SHTICK_TYPES, TYPES, Loot, Shtick

PACK = stick_pack().pack
PEOPLE = [character.id for character in PACK.characters]
RACE = {character.id: character.race for character in PACK.characters}
SHTICKS = {card.id: card for deck in PACK.decks for card in deck}
LOOT = {card.id: card for card in PACK.loot if isinstance(card, Loot)}
ATTACK, DEFENSE = 5, 9
HELP = 2
RESTING = -4
STAND_IN = "human"
"""The type of a Monster about which no card says anything."""


def stub(table: str, id: str, **facts: Any) -> str:
    def value(fact: Any) -> str:
        if isinstance(fact, dict):
            return "{ " + ", ".join([f"{name} = {value(each)}" for name, each in fact.items()]) + " }"
        if isinstance(fact, list):
            return "[" + ", ".join([value(each) for each in fact]) + "]"
        return f'"{fact}"' if isinstance(fact, str) else str(fact).lower()

    facts = {"id": id, **facts, "origin": "original", "why": "A stub."}
    return "\n".join([f"[[{table}]]", *[f"{name} = {value(fact)}" for name, fact in facts.items()]])


def foe(id: str, *abilities: str, type: str = STAND_IN, **facts: Any) -> str:
    facts = {"attack": ATTACK, "defense": DEFENSE, "copies": 12, **facts}
    return stub("monster", id, types=[type], abilities=list(abilities), **facts)


PLAIN_ABILITIES = [name for name in ABILITIES if name not in ("multiattack", "nemesis", "xykon-special")]
STUBS = "\n\n".join(
    [
        *[
            stub("shtick", f"stub-{who}-{type}", owner=who, attack=0, defense=0, range=4, result=["wound 1"],
                 types=[type] if type in SHTICK_TYPES else [], copies=2)
            for who in PEOPLE
            for type in ("plain", *SHTICK_TYPES)
        ],
        stub("shtick", "stub-shoo", owner="roy", attack=0, defense=0, range=0, result=["shoo"], copies=2),
        *[foe(f"stub-{type}", type=type) for type in TYPES],
        *[foe(f"stub-{ability}", ability) for ability in PLAIN_ABILITIES],
        foe("stub-unique", unique=True, copies=1),
        foe("stub-rich", coins=6, x=1),
        foe("stub-rich-undead", type="undead", coins=2, x=1),
        foe("stub-pack", support={"by": ["animal"], "gives": "assist"}),
        stub("room", "stub-room", copies=20),
        stub("room", "stub-hall", deck="lair", copies=8),
        stub("loot", "stub-gem", crest=1, copies=12),
        stub("trap", "stub-dart", evade=12, range=0, multiple=False, do=["wound 1"], copies=2),
        stub("trap", "stub-hail", evade=12, range=0, multiple=False, do=["wound 3"]),
        stub("screw", "stub-cheer", when="before-roll", do=["fighter 4"], copies=4),
        stub("screw", "stub-jeer", when="before-roll", do=["fighter -4"], copies=4),
        stub("screw", "stub-sneer", when="before-roll", do=["monster 1"], copies=4),
    ]
)  # fmt: skip


@dataclass(frozen=True)
class Scene:
    who: str
    role: str = "attacking"
    against: str = "monster"
    monster: str = f"stub-{STAND_IN}"
    stack: int = 1
    distance: int = 0
    using: str = ""
    """Id of the chosen shtick; without a word a stub whose numbers are 0."""
    foe_using: str = "plain"
    lost: int = 0
    foe_lost: int = 0
    resting: bool = False
    foe_resting: bool = False
    company: int = 0
    helpers: int = 0
    beaten: int = 0
    lair: bool = False
    away: bool = False
    """Seat 0 is on another floor."""
    shticks: tuple[str, ...] = ()
    flipped: tuple[str, ...] = ()
    equipped: tuple[str, ...] = ()
    stash: tuple[str, ...] = ()
    boosted: tuple[str, ...] = ()
    """Shticks boosted until the end of the turn."""
    second: str = "stub-bandit"
    """What lies under the top Monster."""
    loot: tuple[str, ...] = ()
    """On the floor of seat 0's room."""
    beside: tuple[str, ...] = ()
    """On the floor of the room to the right."""
    theirs: int = 0
    """Loot in the Stash of each of the others."""
    hands: tuple[str, ...] = ()
    """Cards in the hand of each of the others."""
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def chosen(self) -> str:
        return self.using or f"stub-{self.who}-plain"

    @property
    def mine(self) -> tuple[str, ...]:
        """Shticks in play."""
        return self.shticks if self.chosen in self.shticks else (self.chosen, *self.shticks)

    @property
    def others(self) -> list[str]:
        return [who for who in PEOPLE if who != self.who]

    @property
    def monster_type(self) -> str:
        name = self.monster.removeprefix("stub-")
        return "undead" if name == "xykon-the-lich" else name if name in TYPES else STAND_IN

    @property
    def neighbours(self) -> int:
        foe_here = self.against == "player" and self.distance == 0 and self.role != "watching"
        return self.company + foe_here


def shtick_types(id: str) -> list[str]:
    if id in SHTICKS:
        return SHTICKS[id].types
    last = id.rpartition("-")[2]
    return [last] if last in SHTICK_TYPES else []


def true(scene: Scene, name: str, word: str) -> bool:
    """The meaning of conditions, written once more from their words."""
    player = scene.against == "player"
    fighting = scene.role != "watching"
    if name in ("attacking", "defending", "watching"):
        return scene.role == name
    if name == "vs":
        return word in ("order", RACE[scene.others[0]]) if player else scene.monster_type == word
    return {
        "fighting": fighting,
        "near": not scene.away,
        "vs-monster": not player,
        "vs-player": player,
        "vs-has": not player and scene.monster == f"stub-{word}",
        "vs-unique": not player and scene.monster in ("stub-unique", "xykon-the-lich"),
        "vs-xykon": not player and scene.monster == "xykon-the-lich",
        "close": scene.distance == 0,
        "company": scene.neighbours > 0,
        "helped": scene.helpers > 0,
        "wounded": scene.lost > 0,
        "hurt": word.isdigit() and scene.lost >= int(word),
        "beaten": scene.beaten > 0,
        "resting": scene.resting,
        "foe-resting": player and scene.foe_resting,
        "foe-hurt": word.isdigit() and player and scene.foe_lost >= int(word),
        "lair": scene.lair,
        "using": word in shtick_types(scene.chosen),
        "using-shtick": scene.chosen == word,
        "foe-using": not player or scene.foe_using == word,
        "shtick": word in scene.shticks,
        "stack": word.isdigit() and not player and scene.stack >= int(word),
    }[name]


def all_true(scene: Scene, conditions) -> bool:
    return all(true(scene, each.name, each.word) for each in conditions)


def holding(scene: Scene, condition) -> Scene:
    """The scene with that condition met."""
    name, word = condition.name, condition.word
    change: dict[str, Any] = {
        "attacking": {"role": "attacking"},
        "defending": {"role": "defending"},
        "watching": {"role": "watching"},
        "vs-player": {"against": "player"},
        "vs-has": {"monster": f"stub-{word}"},
        "vs-unique": {"monster": "stub-unique"},
        "vs-xykon": {"monster": "xykon-the-lich", "lair": True},
        "vs": {"monster": f"stub-{word}"},
        "company": {"company": 2},
        "helped": {"helpers": 1},
        "wounded": {"lost": 1},
        "hurt": {"lost": max(scene.lost, int(word))} if name == "hurt" else {},
        "beaten": {"beaten": 1},
        "resting": {"resting": True, "against": "player", "role": "defending"},
        "foe-resting": {"foe_resting": True, "against": "player"},
        "foe-hurt": {"foe_lost": int(word), "against": "player"} if name == "foe-hurt" else {},
        "lair": {"lair": True},
        "using": {"using": f"stub-{scene.who}-{word}"},
        "using-shtick": {"using": word},
        "shtick": {"shticks": (*scene.shticks, word)},
        "stack": {"stack": int(word)} if name == "stack" else {},
    }.get(name, {})
    return replace(scene, **change)


def failing(scene: Scene, condition) -> Scene | None:
    """The scene with that condition no longer met; None where it cannot fail."""
    name, word = condition.name, condition.word
    change: dict[str, Any] = {
        "attacking": {"role": "defending"},
        "defending": {"role": "attacking"},
        "fighting": {"role": "watching", "helpers": 0},
        "watching": {"role": "attacking"},
        "near": {"away": True, "role": "watching"},
        "vs-monster": {"against": "player"},
        "vs-player": {"against": "monster"},
        "vs-has": {"monster": f"stub-{STAND_IN}"},
        "vs-unique": {"monster": f"stub-{STAND_IN}"},
        "vs-xykon": {"monster": f"stub-{STAND_IN}", "lair": False},
        "vs": {"monster": f"stub-{STAND_IN}"},
        "close": {"distance": 1},
        "company": {"company": 0},
        "helped": {"helpers": 0},
        "wounded": {"lost": 0},
        "hurt": {"lost": int(word) - 1} if name == "hurt" else {},
        "beaten": {"beaten": 0},
        "resting": {"resting": False},
        "foe-resting": {"foe_resting": False},
        "foe-hurt": {"foe_lost": int(word) - 1} if name == "foe-hurt" else {},
        "lair": {"lair": False},
        "using": {"using": ""},
        "using-shtick": {"using": ""},
        "foe-using": {"against": "player"},
        "shtick": {"shticks": tuple([id for id in scene.shticks if id != word])},
        "stack": {"stack": int(word) - 1} if name == "stack" else {},
    }[name]
    changed = replace(scene, **change)
    return None if true(changed, name, word) else changed


def scene_for(scene: Scene, bonus) -> Scene:
    """Where the bonus counts."""
    for condition in bonus.conditions:
        scene = holding(scene, condition)
    return scene


def times(scene: Scene, per: str) -> int:
    return {"": 1, "beaten": scene.beaten, "wound": scene.lost, "helper": scene.helpers,
            "company": scene.neighbours}[per]  # fmt: skip


PER_SCENE: dict[str, dict[str, Any]] = {"beaten": {"beaten": 2}, "wound": {"lost": 2}, "helper": {"helpers": 2},
                                        "company": {"company": 2}}  # fmt: skip


def boosts_of(scene: Scene, id: str) -> int:
    """Namesakes face-up and boosts until the end of the turn."""
    return max(0, scene.mine.count(id) - 1) + scene.boosted.count(id)


def bonuses(scene: Scene) -> list[tuple[Any, int]]:
    """Every bonus of seat 0's cards with its amount, boosts included."""
    found: list[tuple[Any, int]] = []
    mine = [id for id in scene.mine if id in SHTICKS and id not in scene.flipped]
    seen: set[str] = set()
    for id in mine:
        card = SHTICKS[id]
        extra = card.boost["amount"]
        if extra and id in seen:
            continue
        seen.add(id)
        found += [(bonus, bonus.amount + extra * boosts_of(scene, id)) for bonus in card.bonuses]
    for id in scene.equipped:
        card = LOOT.get(id)
        if card is not None and PEOPLE.index(scene.who) in card.who:
            found += [(bonus, bonus.amount) for bonus in card.bonuses]
    return found


def sum_of(scene: Scene, *stats: str) -> int:
    return sum(
        amount * times(scene, bonus.per)
        for bonus, amount in bonuses(scene)
        if bonus.stat in stats and all_true(scene, bonus.conditions)
    )


def expected_total(scene: Scene) -> int:
    """Seat 0's modifier before the die, from the cards' data."""
    stat = "attack" if scene.role == "attacking" else "defense"
    total = sum_of(scene, stat, "battle") + HELP * scene.helpers
    card = SHTICKS.get(scene.chosen)
    if card is not None:
        boosts = boosts_of(scene, scene.chosen) + sum_of(scene, "boost")
        total += getattr(card, stat) + boosts * card.boost[stat]
    guarded = any("guard" in SHTICKS[id].traits for id in scene.shticks if id in SHTICKS and id not in scene.flipped)
    if scene.resting and stat == "defense" and not guarded:
        total += RESTING
    return total


class Stage(Table):
    """A table that remembers everything told."""

    def __init__(self, scene: Scene, **position):
        self.scene = scene
        super().__init__(STUBS, **position)
        self.log = list(self.told)

    def do(self, seat, *answers):
        super().do(seat, *answers)
        self.log += self.told
        return self

    def settle(self, *kinds):
        super().settle(*kinds)
        self.log += self.told
        return self

    def ever(self, kind: str) -> list[dict]:
        return [event.facts for event in self.log if event.kind == kind]

    def total(self, who: str) -> int:
        """Modifier of the first roll of that player."""
        roll = next(facts for facts in self.ever("rolls") if facts["seat"] == who)
        return roll["total"] - roll["die"]

    def offered(self, text: str) -> bool:
        """Does seat 0 get this choice now?"""
        return 0 in self.asked and text in self.options(0)

    def flipped(self, seat: int) -> list[str]:
        state = self.state
        player = state.players[seat]
        deck = state.pack.decks[player.character]
        return [deck[card].id for card in player.shticks if player.flipped >> card & 1]

    def held(self, seat: int) -> list[str]:
        return [self.state.pack.loot[card].id for card in self.state.players[seat].stash]


def index_of(who: str, id: str) -> int:
    return [card.id for card in PACK.decks[PEOPLE.index(who)]].index(id)


def laid(scene: Scene, **more: Any) -> Stage:
    """The position: seat 0 in column 0, the foe at the distance, bystanders in the last column."""
    names = [scene.who, *scene.others[:3]]
    last = scene.distance + 1
    floor = 4 if scene.lair else 1
    watched = scene.role == "watching"
    battlefield = last if watched else scene.distance
    fighters = [1, 2] if watched else [0, 1]
    monsters = [scene.monster, *[scene.second] * (scene.stack - 1)] if scene.against == "monster" else []
    room = "stub-hall" if scene.lair else "stub-room"
    rooms = [{"card": room, "stack": monsters if column == battlefield else []} for column in range(last + 1)]
    rooms[0]["loot"], rooms[1]["loot"] = list(scene.loot), list(scene.beside)
    place = {"floor": floor, "column": 0}
    players: list[dict[str, Any]] = [
        {"character": scene.who, **place, "shticks": list(scene.mine), "flipped": list(scene.flipped),
         "equipped": list(scene.equipped), "stash": [*scene.stash, *["stub-gem"] * scene.helpers],
         "lost": scene.lost, "resting": scene.resting}
    ]  # fmt: skip
    if scene.away:
        players[0].update(floor=0)
    for seat in (1, 2, 3):
        column = last
        if seat in fighters:
            column = battlefield if scene.against == "player" or watched else last
        elif seat - 2 < scene.company:
            column = 0
        shticks = [f"stub-{names[seat]}-{type}" for type in ("plain", *SHTICK_TYPES)]
        players.append({"character": names[seat], "floor": floor, "column": column, "shticks": shticks,
                        "stash": ["stub-gem"] * scene.theirs, "hand": list(scene.hands)})  # fmt: skip
    players[1].update(lost=scene.foe_lost, resting=scene.foe_resting)
    floors = [*[{"rooms": [{"card": "stub-room"}]} for _ in range(floor - 1)], {"rooms": rooms}]
    active = int(watched or (scene.role == "defending" and scene.against == "player"))
    position = {
        "players": players,
        "floors": floors,
        "active": active,
        "moved": scene.role == "defending" and scene.against == "monster",
        "beaten": scene.beaten,
        "boosts": [[0, index_of(scene.who, id)] for id in scene.boosted],
        "next": [6] * 12,
        **scene.more,
        **more,
    }
    return Stage(scene, **position)


def staged(scene: Scene, **more: Any) -> Stage:
    """The battle up to the window before the roll; through it where nobody can do anything."""
    t = laid(scene, **more)
    names = [scene.who, *scene.others[:3]]
    first = int(scene.role == "watching" or (scene.role == "defending" and scene.against == "player"))
    t.do(first, "stay")
    if scene.against == "player":
        target = {"attacking": 1, "defending": 0, "watching": 2}[scene.role]
        t.do(first, f"attack-player {names[target]}")
    elif scene.distance:
        t.do(first, f"shoot @{scene.distance}")
    while any(kind in ("shtick", "foe-shtick") for kind in t.asked.values()):
        seat = next(seat for seat, kind in t.asked.items() if kind in ("shtick", "foe-shtick"))
        t.do(seat, f"shtick {scene.chosen if seat == 0 else f'stub-{names[seat]}-{scene.foe_using}'}")
    for seat in range(2, 2 + scene.helpers):
        t.do(0, f"offer {names[seat]} stub-gem").do(seat, f"accept {scene.who}")
    return t.settle("assist")


def through(t: Stage) -> Stage:
    """Everybody passes until the battle is over."""
    return t.settle("assist", "before-roll", "after-roll", "wound")


def walked(t: Stage) -> int:
    """How many rooms seat 0 can go to the right."""
    steps = 0
    while 0 in t.asked and t.asked[0] in ("start", "move") and t.can(0, "right"):
        t.do(0, "right")
        steps += 1
    return steps


def evasion(scene: Scene) -> int:
    t = laid(replace(scene, distance=1, loot=("stub-dart",))).do(0, "pick-up").settle("evade")
    return [*t.ever("evades"), *t.ever("hit-by-trap")][0]["bonus"]


def help_given(scene: Scene) -> int:
    t = laid(replace(scene, role="watching", theirs=1))
    t.do(1, "stay", f"shtick stub-{scene.others[0]}-plain", f"offer {scene.who} stub-gem")
    return t.do(0, f"accept {scene.others[0]}").ever("helps")[0]["n"] - HELP


def picked_up(scene: Scene) -> int:
    """How much Loot the last Monster of the room leaves to be picked up, beyond the 2 of the rules."""
    t = through(staged(replace(scene, monster="stub-rich"), next=[12], loot_deck=["stub-gem"] * 6))
    count = 0
    while t.asked == {0: "pick"}:
        t.do(0, "pick-up")
        count += 1
    return count - 2


def lucky_numbers(scene: Scene) -> int:
    t = laid(replace(scene, distance=1)).do(0, "search")
    return t.ever("searches")[0]["needed"] - 3


def steps(scene: Scene) -> int:
    return walked(laid(replace(scene, distance=12, against="player"))) - 3


def rested(scene: Scene) -> int:
    t = laid(replace(scene, lost=3, resting=True), phase="turn")
    return t.ever("healed")[0]["n"] - 1


MEASURES = {"evade": evasion, "assist": help_given, "pick": picked_up, "search": lucky_numbers, "move": steps,
            "rest": rested}  # fmt: skip
"""Numbers outside the totals of one's own battles, beyond what the rules give everybody."""


def numbers(card: Shtick) -> dict[str, int]:
    """Attack and Defense that are not N/A."""
    both = {"attacking": card.attack, "defending": card.defense}
    return {role: number for role, number in both.items() if number != NOT_AVAILABLE}


def reach(card: Shtick) -> int | None:
    return None if card.range == INFINITE else card.range


# Uses: what is flipped or discarded


NEEDS: dict[str, dict[str, Any]] = {
    "cancel": {"hands": ("stub-jeer",)},
    "entrance": {"lost": 2},
    "heal": {"lost": 3, "foe_lost": 3},
    "treat": {"lost": 3, "foe_lost": 3, "theirs": 1},
    "steal": {"theirs": 2, "company": 2},
    "wound": {"company": 2},
    "lose-cards": {"hands": ("stub-human", "stub-human", "stub-human")},
    "cards": {"more": {"battle_deck": ["stub-orc"] * 3}},
    "lure": {"distance": 1},
    "no-support": {"monster": "stub-pack", "stack": 2, "second": "stub-animal"},
    "silence": {"monster": "stub-thief", "stash": ("stub-gem",), "more": {"next": [1] * 6}},
    "prevent": {"more": {"next": [1] * 6}},
    "reroll": {"more": {"next": [1, 12]}},
    "evade": {"loot": ("stub-dart",), "distance": 1},
    "disarm": {"loot": ("stub-dart",), "distance": 1},
    "recover": {"more": {"battle_discard": ["stub-cheer", "stub-jeer", "stub-sneer", "stub-sneer", "stub-human"]}},
    "loot": {"more": {"loot_deck": ["stub-gem"] * 6}},
}
"""Besides its conditions, what an effect needs to do anything."""


@dataclass(frozen=True)
class Case:
    """One use of one card."""

    card: Shtick | Loot
    number: int
    who: str
    boosted: int = 0

    def __str__(self) -> str:
        return "-".join([self.card.id, *["2nd"] * self.number, *["boosted"] * self.boosted])

    @property
    def use(self):
        return self.card.uses[self.number]

    @property
    def ops(self):
        return PACK.scripts[self.use.script]

    @property
    def answer(self) -> str:
        verb = "flip" if isinstance(self.card, Shtick) else "discard"
        return f"{verb} {self.card.id}" + (f" {self.number + 1}" if self.number else "")

    def op(self, verb: str):
        return next(op for op in self.ops if op.verb == verb)

    def amount(self, verb: str) -> int:
        extra = self.card.boost["amount"] * self.boosted if isinstance(self.card, Shtick) else 0
        return self.op(verb).amount + extra

    def scene(self, verb: str = "", **changes: Any) -> Scene:
        """Where its conditions hold and the verb can do something."""
        verb = verb or self.ops[0].verb
        changes = {**NEEDS.get(verb, {}), **changes}
        if any(op.verb == "boost" for op in self.ops):
            changes = {"using": boostable(self.who).id, **changes}
        if any(op.verb == "unflip" for op in self.ops):
            spare = tuple([f"stub-{self.who}-{type}" for type in SHTICK_TYPES])
            changes = {"shticks": spare, "flipped": spare, **changes}
        scene = Scene(self.who, **changes)
        if isinstance(self.card, Shtick):
            scene = replace(scene, shticks=(*scene.shticks, self.card.id), boosted=(self.card.id,) * self.boosted)
        else:
            scene = replace(scene, stash=(*scene.stash, self.card.id))
        for condition in self.use.conditions:
            if condition.name != "shtick" or condition.word in [card.id for card in deck_of(self.who)]:
                scene = holding(scene, condition)
        return scene

    def open(self, scene: Scene, window: str = "", **more: Any) -> Stage:
        """The moment when it may be used."""
        window = window or self.use.window
        if window in ("turn", "start", "move"):
            return laid(scene, **more)
        if window == "end":
            return laid(scene, phase="end", **more)
        if window == "evade":
            return laid(scene, **more).do(0, "pick-up")
        if window == "before-roll":
            return staged(scene, **more)
        if window == "response":
            t = staged(scene, **more)
            for seat in t.asked:
                t.do(seat, f"play {scene.hands[0]}" if seat == 1 else "pass")
            return t
        return staged(scene, **more).settle("before-roll")

    def used(self, scene: Scene, window: str = "", **more: Any) -> Stage:
        t = self.open(scene, window, **more)
        assert t.offered(self.answer), (self.answer, t.asked)
        t.do(0, self.answer)
        while not self.spent(t):
            t.do(next(iter(t.asked)), "pass")
        return t

    def spent(self, t: Stage) -> bool:
        if isinstance(self.card, Shtick):
            return self.card.id in t.flipped(0)
        discards = [t.state.pack.loot[card].id for card in t.state.loot_discard]
        return self.card.id not in t.held(0) and self.card.id in discards


def deck_of(who: str) -> list[Shtick]:
    return PACK.decks[PEOPLE.index(who)]


def boostable(who: str) -> Shtick:
    """A Battle Shtick whose boost adds to its Attack."""
    return next(card for card in deck_of(who) if card.battle and card.boost["attack"] and not card.area)


def cases(cards) -> list[Case]:
    """Every use of these cards by everybody named, and boosted where a boost does something."""
    found: list[Case] = []
    for card in cards:
        for number in range(len(card.uses)):
            if isinstance(card, Loot):
                found += [Case(card, number, PEOPLE[who]) for who in card.who]
                continue
            who = PEOPLE[card.owner]
            found.append(Case(card, number, who))
            if card.boost["amount"]:
                found.append(Case(card, number, who, 1))
    return found


def lost(t: Stage) -> list[int]:
    return [player.lost for player in t.state.players]


def check_heal(case: Case) -> None:
    t = case.used(case.scene("heal"))
    healed = max(0, 3 - case.amount("heal"))
    if case.op("heal").target == "self":
        assert lost(t)[0] == healed
    else:
        t.do(0, f"target {t.scene.others[0]}")
        assert lost(t)[:2] == [3, healed]


def check_wound(case: Case) -> None:
    op, amount = case.op("wound"), case.amount("wound")
    t = case.used(case.scene("wound"))
    victim = {"self": 0, "foe": 1}.get(op.target, 2)
    if victim == 2:
        t.do(0, f"target {t.scene.others[1]}")
    assert lost(t) == [amount if seat == victim else 0 for seat in range(4)]


def check_unflip(case: Case) -> None:
    t = case.used(case.scene("unflip"))
    spare = len(t.scene.flipped)
    for _ in range(case.amount("unflip")):
        if t.asked[0] == "unflip":
            t.do(0, t.options(0)[0])
    left = [id for id in t.flipped(0) if id != case.card.id]
    assert len(left) == max(0, spare - case.amount("unflip"))


def check_flip(case: Case) -> None:
    t = case.used(case.scene("flip"))
    t.do(0, f"target {t.scene.others[0]}")
    for _ in range(case.amount("flip")):
        t.do(0, t.options(0)[0])
    assert [len(t.flipped(seat)) for seat in (1, 2, 3)] == [case.amount("flip"), 0, 0]


def check_shtick(case: Case) -> None:
    scene = case.scene("shtick")
    deck = laid(scene).state.players[0].deck
    t = case.used(scene)
    amount = case.amount("shtick")
    assert t.state.players[0].shticks[-amount:] == deck[: -amount - 1 : -1]
    assert t.state.players[0].deck == deck[:-amount]


def check_loot(case: Case) -> None:
    t = case.used(case.scene("loot"))
    assert t.held(0) == ["stub-gem"] * case.amount("loot")


def check_cards(case: Case) -> None:
    t = case.used(case.scene("cards"))
    assert len(t.state.players[0].hand) == case.amount("cards")


def check_lose_cards(case: Case) -> None:
    t = case.used(case.scene("lose-cards"))
    left = len(t.scene.hands) - case.amount("lose-cards")
    assert [len(t.state.players[seat].hand) for seat in (1, 2, 3)] == [left] * 3


def check_steal(case: Case) -> None:
    t = case.used(case.scene("steal"))
    assert f"target {t.scene.others[0]}" not in t.options(0)
    t.do(0, f"target {t.scene.others[1]}")
    amount = case.amount("steal")
    assert t.held(0) == ["stub-gem"] * amount
    assert [len(t.held(seat)) for seat in (1, 2, 3)] == [2, 2 - amount, 2]


def check_treat(case: Case) -> None:
    amount = case.amount("treat")
    me = case.used(case.scene("treat")).do(0, f"target {case.who}")
    assert lost(me)[:2] == [3 - amount, 3]
    other = me.scene.others[0]
    paid = case.used(case.scene("treat")).do(0, f"target {other}").do(1, "pay stub-gem")
    assert lost(paid)[:2] == [3, 3 - amount]
    assert (paid.held(0), paid.held(1)) == (["stub-gem"], [])
    declined = case.used(case.scene("treat")).do(0, f"target {other}").do(1, "refuse")
    assert lost(declined)[:2] == [3, 3]
    assert not case.spent(declined)


def check_entrance(case: Case) -> None:
    spare = f"stub-{case.who}-magic"
    t = case.used(case.scene("entrance", shticks=(spare,), flipped=(spare,)))
    assert (t.player(0).floor, lost(t)[0], t.flipped(0)) == (0, 0, [])


def check_join(case: Case) -> None:
    t = case.used(case.scene("join", distance=2, against="player"))
    t.do(0, f"target {t.scene.others[0]}")
    assert (t.player(0).column, t.state.moved) == (2, False)


def check_teleport(case: Case) -> None:
    t = case.used(case.scene("teleport", distance=3, against="player"))
    assert t.options(0) == [f"card @{column}" for column in range(1, 5)]
    assert t.do(0, "card @4").player(0).column == 4


def check_steps(case: Case) -> None:
    scene = case.scene("steps", distance=12, against="player")
    assert walked(case.used(scene)) == walked(laid(scene)) + case.amount("steps")


def check_me(case: Case) -> None:
    t = through(case.used(case.scene("me")))
    assert t.total(case.who) == expected_total(t.scene) + case.amount("me")


def check_fighter(case: Case) -> None:
    t = through(case.used(case.scene("fighter")))
    watching = t.scene.role == "watching"
    normal = 0 if watching else expected_total(t.scene)
    assert t.total(t.scene.others[0] if watching else case.who) == normal + case.amount("fighter")


def check_monster(case: Case) -> None:
    t = through(case.used(case.scene("monster")))
    assert t.ever("rolls")[0]["against"] == DEFENSE + case.amount("monster")


def check_rally(case: Case) -> None:
    t = through(case.used(case.scene("rally"), moved=True))
    assert t.ever("rolls")[0]["against"] == ATTACK + case.amount("rally")


def check_guard(case: Case) -> None:
    t = through(case.used(case.scene("guard")))
    assert t.ever("rolls")[0]["against"] == DEFENSE + case.amount("guard")


def check_boost(case: Case) -> None:
    card = boostable(case.who)
    t = case.used(case.scene("boost")).do(0, f"card {card.id}")
    through(t)
    assert t.total(case.who) == expected_total(t.scene) + case.amount("boost") * card.boost["attack"]


def check_swap_roles(case: Case) -> None:
    t = case.used(case.scene("swap-roles"))
    assert t.asked == {0: "shtick"}
    through(t.do(0, f"shtick {t.scene.chosen}"))
    assert t.ever("rolls")[0]["against"] == DEFENSE


def check_draw(case: Case) -> None:
    dice = [12, 1] if case.scene("draw").role == "defending" else [1, 12]
    for against in ("monster", "player"):
        scene = case.scene("draw")
        if not any(condition.name in ("vs-monster", "vs-player") for condition in case.use.conditions):
            scene = replace(scene, against=against)
        script = dice if scene.against == "player" else [1]
        t = through(case.used(scene, next=script))
        assert t.ever("pvp-draw" if scene.against == "player" else "draws")
        assert lost(t) == [0, 0, 0, 0]


def check_reroll(case: Case) -> None:
    t = case.used(case.scene("reroll"))
    assert t.ever("rerolls")[0]["die"] == 12
    assert through(t).stack(1, 0) == []


def check_die(case: Case) -> None:
    """Just enough for a draw, and one more for a win."""
    scene = case.scene("die")
    enough = DEFENSE - case.amount("die")
    assert case.used(scene, next=[enough]).ever("draws")
    assert case.used(scene, next=[enough + 1]).ever("wins")
    assert through(case.open(scene, next=[enough + 1])).ever("loses")


def check_prevent(case: Case) -> None:
    amount = case.amount("prevent")
    assert lost(through(case.open(case.scene("prevent"))))[0] == 1
    assert lost(through(case.used(case.scene("prevent"))))[0] == 0
    trapped = case.scene("prevent", loot=("stub-hail",), distance=1)
    t = laid(trapped).do(0, "pick-up").settle("evade")
    assert lost(t.do(0, case.answer))[0] == max(0, 3 - amount)


def check_no_support(case: Case) -> None:
    scene = case.scene("no-support")
    assert through(case.open(scene)).ever("rolls")[0]["against"] == DEFENSE + HELP
    assert through(case.used(scene)).ever("rolls")[0]["against"] == DEFENSE


def check_silence(case: Case) -> None:
    scene = case.scene("silence")
    before = len(case.open(scene).held(0))
    assert len(through(case.open(scene)).held(0)) == before - 1, "the thief took something"
    assert "stub-gem" in through(case.used(scene)).held(0)


def check_snub(case: Case) -> None:
    scene = case.scene("snub")
    assert through(case.open(scene)).held(0) == []
    assert through(case.used(scene)).held(0) == ["stub-gem"]


def check_banish(case: Case) -> None:
    t = through(case.used(case.scene("banish")))
    assert t.stack(1, 0) == []
    assert t.state.players[0].saved == []
    assert lost(t)[0] == 0
    assert t.asked[0] == "end"


def check_shoo(case: Case) -> None:
    count = sum(op.verb == "shoo" for op in case.ops)
    t = case.used(case.scene("shoo", stack=count + 1))
    for _ in range(count):
        t.do(0, "card @1")
    assert (len(t.stack(1, 0)), len(t.stack(1, 1))) == (1, count)
    assert t.scene.monster in t.stack(1, 1)


def check_lure(case: Case) -> None:
    t = case.used(case.scene("lure")).do(0, "card @1")
    assert (t.stack(1, 0), t.stack(1, 1)) == ([t.scene.monster], [])


def check_evade(case: Case) -> None:
    t = case.used(case.scene("evade")).settle("evade")
    rolls = t.ever("evades") + t.ever("hit-by-trap")
    assert rolls[0]["bonus"] == sum_of(t.scene, "evade") + case.amount("evade")


def check_disarm(case: Case) -> None:
    amount = case.amount("disarm")
    done = case.used(case.scene("disarm"), next=[amount]).settle("evade")
    assert (lost(done)[0], done.ever("hit-by-trap")) == (0, [])
    failed = case.used(case.scene("disarm"), next=[amount - 1, 1]).settle("evade")
    assert lost(failed)[0] == 1


def check_cancel(case: Case) -> None:
    t = through(case.used(case.scene("cancel")).settle())
    assert t.ever("cancelled") == [{"card": "stub-jeer"}]
    assert t.total(case.who) == expected_total(t.scene)


def check_stairs(case: Case) -> None:
    t = case.used(case.scene("stairs", against="player", distance=1))
    assert t.can(0, "down")


def check_recover(case: Case) -> None:
    t = case.used(case.scene("recover"))
    assert "card stub-human" not in t.options(0)
    for card in ["stub-sneer", "stub-cheer", "stub-jeer"][: case.amount("recover")]:
        t.do(0, f"card {card}")
    assert len(t.state.players[0].hand) == case.amount("recover")
    assert t.asked[0] in ("start", "end")


CHECKS = {
    name.removeprefix("check_").replace("_", "-"): check
    for name, check in list(globals().items())
    if name.startswith("check_")
}
"""By verb."""


def check(case: Case) -> None:
    """Everything its data says happens."""
    for verb in {op.verb: op for op in case.ops}:
        CHECKS[verb](case)

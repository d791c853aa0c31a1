"""The classes of the state. Written by `make fields` from the table in `fields.py`: change that."""

from mypy_extensions import mypyc_attr

from underdeck.games.onedeck.rules.cards import Ability, Box, Dungeon, HeroSide, Pack
from underdeck.games.onedeck.rules.editions import Rules
from underdeck.kernel.agenda import Table
from underdeck.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Hero:
    __slots__ = (
        "basic", "claimed", "damage", "focus", "items", "marks", "name", "poison", "pool", "side", "skills", "stored",
        "talents", "used",
    )  # fmt: skip

    side: HeroSide
    name: str  # the hero's id, with a number for a second one of the same kind
    damage: int
    poison: int
    marks: list[int]  # the campaign sheet: three colors for each talent; empty without one
    focus: int  # the focus active in this game (OD-14.18); 0: none
    talents: int  # bit n: talent n is unlocked and active
    basic: int  # the Basic Skill (OD-14.23)
    items: list[int]
    skills: list[int]
    stored: tuple[int, ...]  # dice on the feat (OD-1.27)
    claimed: list[int]  # dice taken and not yet rolled
    pool: list[int]  # sorted dice, see dice.py
    used: int  # bit n: skill n was used in this encounter (OD-7.28)

    def clone(self) -> "Hero":
        new = Hero()
        new.side = self.side
        new.name = self.name
        new.damage = self.damage
        new.poison = self.poison
        new.marks = self.marks
        new.focus = self.focus
        new.talents = self.talents
        new.basic = self.basic
        new.items = self.items[:]
        new.skills = self.skills[:]
        new.stored = self.stored
        new.claimed = self.claimed[:]
        new.pool = self.pool[:]
        new.used = self.used
        return new


def fresh_hero(side: HeroSide, name: str) -> Hero:
    """Return a hero who enters the dungeon."""
    new = Hero()
    new.side = side
    new.name = name
    new.damage = 0
    new.poison = 0
    new.marks = []
    new.focus = 0
    new.talents = 0
    new.basic = -1
    new.items = []
    new.skills = []
    new.stored = (0, 0, 0, 0)
    new.claimed = [0, 0, 0, 0]
    new.pool = []
    new.used = 0
    return new


class State(Table):
    """`boxes` and `abilities` are derived by `refresh` from floor, room and option and never changed in place."""

    __slots__ = (
        "abilities", "aside", "boss_damage", "boxes", "broken", "covers", "deck", "discard", "doors", "dungeon",
        "exiled", "exiled_tokens", "fighting", "floor", "fresh_floor", "gained", "heroes", "hordes", "kiting", "known",
        "level", "mode", "noted", "option", "outcome", "pack", "potions", "prevent_damage", "prevent_poison",
        "prevent_time", "reference", "removed", "reserve", "result", "reveals", "rng", "room", "round", "rules", "set",
        "spoils", "stairs", "stairs_owed", "suffering", "supply", "thick_skin", "tier", "tokens", "turn", "window", "x",
        "xp",
    )  # fmt: skip

    pack: Pack
    dungeon: Dungeon
    set: int  # the encounter deck: a set, or HYBRID
    hordes: bool  # the Hordes card is in play (OD-16.41)
    reference: int  # the potion of the Turn Reference, always known
    tier: str
    rules: Rules
    level: int
    floor: int
    turn: int
    tokens: int  # potion tokens of the party (OD-2.10, OD-16.7)
    stairs: int  # tokens on the stairs
    stairs_owed: int  # stairs damage waiting for the end of the step (OD-12.11)
    boss_damage: int
    round: int
    prevent_damage: int
    prevent_poison: int
    prevent_time: int
    broken: int  # bit n: the Lich already broke box n this round
    noted: int  # color of the die last picked
    exiled_tokens: int
    x: int  # the number of an X box
    fresh_floor: bool
    window: bool  # the start of a turn, when Healing is worth more
    kiting: bool
    thick_skin: bool
    suffering: bool  # inside Suffer Consequences
    known: int  # bit n: potion n is identified
    heroes: list[Hero]
    xp: tuple[int, ...]
    potions: tuple[int, ...]  # cards of identified potions
    removed: tuple[int, ...]  # in the game box (OD-1.37)
    doors: list[int]  # `card * 2 + open`, two neighbours a door for four heroes
    deck: list[int]  # the top is the last
    discard: list[int]
    fighting: list[int]  # the heroes in the encounter; all of them outside
    reserve: list[int]  # dice of the pair that is not fighting now (OD-16.24)
    exiled: tuple[int, ...]  # dice in the game box (OD-17.16)
    spoils: list[int]  # cards to be claimed, `card * 4 + how it went`, see loot.py
    room: int  # the door card being dealt with
    option: int  # the peril option chosen
    mode: int  # OUTSIDE an encounter; else cards.COMBAT, PERIL or BOSS
    covers: list[tuple[int, ...]]  # dice on each box
    aside: list[int]  # dice just rolled, or picked for an effect
    gained: tuple[int, ...]  # dice gained by the skill in use
    rng: Rng
    result: str  # how it went, while check-marks are still being placed
    outcome: str | None
    supply: list[int]
    boxes: list[Box]
    abilities: list[Ability]
    reveals: int

    def clone(self) -> "State":
        new = State()
        new.agenda = self.agenda[:]
        new.asked = self.asked
        new.events = self.events
        new.pack = self.pack
        new.dungeon = self.dungeon
        new.set = self.set
        new.hordes = self.hordes
        new.reference = self.reference
        new.tier = self.tier
        new.rules = self.rules
        new.level = self.level
        new.floor = self.floor
        new.turn = self.turn
        new.tokens = self.tokens
        new.stairs = self.stairs
        new.stairs_owed = self.stairs_owed
        new.boss_damage = self.boss_damage
        new.round = self.round
        new.prevent_damage = self.prevent_damage
        new.prevent_poison = self.prevent_poison
        new.prevent_time = self.prevent_time
        new.broken = self.broken
        new.noted = self.noted
        new.exiled_tokens = self.exiled_tokens
        new.x = self.x
        new.fresh_floor = self.fresh_floor
        new.window = self.window
        new.kiting = self.kiting
        new.thick_skin = self.thick_skin
        new.suffering = self.suffering
        new.known = self.known
        new.heroes = [each.clone() for each in self.heroes]
        new.xp = self.xp
        new.potions = self.potions
        new.removed = self.removed
        new.doors = self.doors[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.fighting = self.fighting
        new.reserve = self.reserve[:]
        new.exiled = self.exiled
        new.spoils = self.spoils[:]
        new.room = self.room
        new.option = self.option
        new.mode = self.mode
        new.covers = self.covers[:]
        new.aside = self.aside[:]
        new.gained = self.gained
        new.rng = self.rng.clone()
        new.result = self.result
        new.outcome = self.outcome
        new.supply = self.supply[:]
        new.boxes = self.boxes
        new.abilities = self.abilities
        new.reveals = self.reveals
        return new


def fresh_state(pack: Pack, dungeon: Dungeon, rules: Rules, heroes: list[Hero], rng: Rng) -> State:
    """Return a table with everything in its place, nothing dealt."""
    new = State()
    new.agenda = []
    new.asked = []
    new.events = []
    new.pack = pack
    new.dungeon = dungeon
    new.set = dungeon.set
    new.hordes = False
    new.reference = pack.references[dungeon.set]
    new.tier = ""
    new.rules = rules
    new.level = 1
    new.floor = 1
    new.turn = 0
    new.tokens = 2 if len(heroes) > 2 else 1
    new.stairs = 0
    new.stairs_owed = 0
    new.boss_damage = 0
    new.round = 0
    new.prevent_damage = 0
    new.prevent_poison = 0
    new.prevent_time = 0
    new.broken = 0
    new.noted = 0
    new.exiled_tokens = 0
    new.x = 0
    new.fresh_floor = True
    new.window = False
    new.kiting = False
    new.thick_skin = False
    new.suffering = False
    new.known = 1 << pack.references[dungeon.set]
    new.heroes = heroes
    new.xp = ()
    new.potions = ()
    new.removed = ()
    new.doors = []
    new.deck = []
    new.discard = []
    new.fighting = list(range(len(heroes)))
    new.reserve = [0, 0, 0, 0]
    new.exiled = (0, 0, 0, 0)
    new.spoils = []
    new.room = -1
    new.option = -1
    new.mode = 0
    new.covers = []
    new.aside = []
    new.gained = ()
    new.rng = rng
    new.result = ""
    new.outcome = None
    new.supply = [count * (2 if len(heroes) > 2 else 1) for count in pack.supply]
    new.boxes = []
    new.abilities = []
    new.reveals = 0
    return new

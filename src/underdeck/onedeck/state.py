"""The whole game as one slotted object, and the agenda that drives it."""

from bisect import insort
from typing import Final

from underdeck.kernel.decisions import Action, Decision, Frame
from underdeck.kernel.events import Event, Fact
from underdeck.kernel.rng import Rng
from underdeck.onedeck.cards import Ability, Box, Dungeon, HeroSide, Level, Pack
from underdeck.onedeck.editions import Rules

OUTSIDE: Final = 0  # not in an encounter; else cards.COMBAT, PERIL or BOSS
BOSS_FLOOR: Final = 4


class Hero:
    __slots__ = ("claimed", "damage", "items", "pool", "side", "skills", "stored", "used")

    def __init__(self, side: HeroSide) -> None:
        self.side = side
        self.damage = 0
        self.items: list[int] = []
        self.skills: list[int] = []
        self.stored = [0, 0, 0, 0]  # dice on the feat (OD-1.27)
        self.claimed = [0, 0, 0, 0]  # dice taken and not yet rolled
        self.pool: list[int] = []  # sorted dice, see dice.py
        self.used = 0  # bit n: skill n was used in this encounter (OD-7.28)

    def clone(self) -> "Hero":
        new = Hero.__new__(Hero)
        new.side = self.side
        new.damage = self.damage
        new.items = self.items[:]
        new.skills = self.skills[:]
        new.stored = self.stored[:]
        new.claimed = self.claimed[:]
        new.pool = self.pool[:]
        new.used = self.used
        return new


class State:
    """Doors are `card * 2 + open`. The deck's top is its last element. `boxes` and `abilities` are derived by
    `refresh` from floor, room and option and never changed in place."""

    __slots__ = (
        "abilities", "agenda", "aside", "asked", "boss_damage", "boxes", "broken", "covers", "deck", "discard",
        "doors", "dungeon", "events", "floor", "fresh_floor", "gained", "heroes", "kiting", "known", "level",
        "mode", "noted", "option", "outcome", "pack", "potions", "prevent_damage", "prevent_time", "removed",
        "reveals", "rng", "room", "round", "rules", "stairs", "stairs_owed", "suffering", "supply", "tokens",
        "turn", "window", "xp",
    )  # fmt: skip

    def __init__(self, pack: Pack, rules: Rules, dungeon: Dungeon, heroes: list[Hero], rng: Rng) -> None:
        self.pack = pack
        self.rules = rules
        self.dungeon = dungeon
        self.heroes = heroes
        self.rng = rng
        self.supply = pack.supply[:]
        self.tokens = 1  # potion tokens of the party (OD-2.10)
        self.level = 1
        self.floor = 1
        self.fresh_floor = True
        self.turn = 0
        self.window = False  # the start of a turn, when Healing is worth more
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.doors: list[int] = []
        self.xp: list[int] = []
        self.potions: list[int] = []  # cards of identified potions
        self.known = 1  # bit n: potion n is identified
        self.removed: list[int] = []  # in the game box (OD-1.37)
        self.stairs = 0  # tokens on the stairs
        self.stairs_owed = 0  # stairs damage waiting for the end of the step (OD-12.11)
        self.mode = OUTSIDE
        self.room = -1  # the door being dealt with
        self.option = -1  # the peril option chosen
        self.boxes: list[Box] = []
        self.covers: list[tuple[int, ...]] = []  # dice on each box
        self.abilities: list[Ability] = []
        self.broken = 0  # bit n: the Lich already broke box n this round
        self.aside: list[int] = []  # dice just rolled, or picked for an effect
        self.gained: list[int] = []  # dice gained by the skill in use
        self.noted = 0  # color of the die last picked
        self.prevent_damage = 0
        self.prevent_time = 0
        self.kiting = False
        self.suffering = False  # inside Suffer Consequences
        self.boss_damage = 0
        self.round = 0
        self.agenda: list[Frame] = []
        self.asked: list[Decision] = []
        self.events: list[Event] = []
        self.reveals = 0
        self.outcome: str | None = None

    def clone(self) -> "State":
        new = State.__new__(State)
        new.pack = self.pack
        new.rules = self.rules
        new.dungeon = self.dungeon
        new.heroes = [hero.clone() for hero in self.heroes]
        new.rng = self.rng.clone()
        new.supply = self.supply[:]
        new.tokens = self.tokens
        new.level = self.level
        new.floor = self.floor
        new.fresh_floor = self.fresh_floor
        new.turn = self.turn
        new.window = self.window
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.doors = self.doors[:]
        new.xp = self.xp[:]
        new.potions = self.potions[:]
        new.known = self.known
        new.removed = self.removed[:]
        new.stairs = self.stairs
        new.stairs_owed = self.stairs_owed
        new.mode = self.mode
        new.room = self.room
        new.option = self.option
        new.boxes = self.boxes
        new.covers = self.covers[:]
        new.abilities = self.abilities
        new.broken = self.broken
        new.aside = self.aside[:]
        new.gained = self.gained[:]
        new.noted = self.noted
        new.prevent_damage = self.prevent_damage
        new.prevent_time = self.prevent_time
        new.kiting = self.kiting
        new.suffering = self.suffering
        new.boss_damage = self.boss_damage
        new.round = self.round
        new.agenda = self.agenda[:]
        new.asked = self.asked
        new.events = self.events
        new.reveals = self.reveals
        new.outcome = self.outcome
        return new


def note(state: State, kind: str, **facts: Fact) -> None:
    state.events.append(Event(kind, facts))


def health(state: State, hero: Hero) -> int:
    """OD-2.23: hearts on the hero card and her items."""
    total = hero.side.health
    for card in hero.items:
        total += state.pack.cards[card].health
    return total


def level_card(state: State) -> Level:
    return state.pack.levels[len(state.heroes) > 1][state.level - 1]


def partner(state: State, h: int) -> int:
    return 1 - h if len(state.heroes) == 2 else h


def door_limit(state: State) -> int:
    """OD-4.9: four, unless a dungeon says otherwise."""
    for ability in state.abilities:
        if ability.door_limit:
            return ability.door_limit
    return 4


def open_doors(state: State) -> int:
    return sum(door & 1 for door in state.doors)


def all_seats(state: State, kind: str, options: list[Action], frame: Frame) -> list[Decision]:
    """A question to the party: every seat is asked, the first answer counts."""
    return [Decision(seat, kind, options, frame) for seat in range(len(state.heroes))]


def gain_token(state: State) -> bool:
    """OD-1.13-14, R-45: with a limited supply the token may be lost."""
    if state.rules.potion_limit == "supply" and state.tokens >= state.pack.tokens:
        note(state, "token-lost")
        return False
    state.tokens += 1
    note(state, "token-gained", tokens=state.tokens)
    return True


def store(state: State, h: int, trigger: str, times: int = 1) -> None:
    """OD-6.26: put heroic dice on the feat when its condition is met, as far as cap and supply allow (R-16)."""
    hero = state.heroes[h]
    feat = hero.side.feat
    if trigger not in feat.store or (state.floor == BOSS_FLOOR and not feat_fits_boss(state, h)):
        return
    wanted = feat.store_amount[feat.store.index(trigger)] * times
    count = min(wanted, feat.store_max - sum(hero.stored), state.supply[3])
    if count > 0:
        state.supply[3] -= count
        hero.stored[3] += count
        note(state, "stored", hero=hero.side.hero, feat=feat.id, count=count)


def feat_fits_boss(state: State, h: int) -> bool:
    """OD-13.4-5."""
    return state.heroes[h].side.feat.boss and state.rules.feat_vs_boss == "marked"


def add_to_pool(hero: Hero, die: int) -> None:
    insort(hero.pool, die)

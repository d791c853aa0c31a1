"""The whole game as one slotted object, and the agenda that drives it."""

from typing import Final

from mypy_extensions import mypyc_attr

from underdeck.games.onedeck.rules.cards import Ability, Box, Dungeon, HeroSide, Level, Pack
from underdeck.games.onedeck.rules.editions import Rules
from underdeck.kernel.agenda import Table
from underdeck.kernel.decisions import Action, Decision, Frame
from underdeck.kernel.events import Event, Fact
from underdeck.kernel.rng import Rng

OUTSIDE: Final = 0  # not in an encounter; else cards.COMBAT, PERIL or BOSS
BOSS_FLOOR: Final = 4
BASE: Final = 0  # the deck of the base set
FOREST: Final = 1
HYBRID: Final = -1  # the deck of all sets (OD-18), behind however many there are
TOKENS_PER_DAMAGE: Final = 3  # on the stairs
ESCAPED: Final = 2  # how an encounter went: the option played (0 or 1; 0 for a combat), the foe got away,
SKIPPED: Final = 3  # or the party went past unseen


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
    items: list[int]
    skills: list[int]
    stored: tuple[int, ...]  # dice on the feat (OD-1.27)
    claimed: list[int]  # dice taken and not yet rolled
    pool: list[int]  # sorted dice, see dice.py
    used: int  # bit n: skill n was used in this encounter (OD-7.28)
    marks: list[int]  # the campaign sheet: three colors for each talent; empty without one; copies share it
    focus: int  # the focus active in this game (OD-14.18); 0: none
    talents: int  # bit n: talent n is unlocked and active
    basic: int  # the Basic Skill (OD-14.23)

    def clone(self) -> "Hero":
        new = Hero()
        new.side = self.side
        new.name = self.name
        new.damage = self.damage
        new.poison = self.poison
        new.items = self.items[:]
        new.skills = self.skills[:]
        new.stored = self.stored
        new.claimed = self.claimed[:]
        new.pool = self.pool[:]
        new.used = self.used
        new.marks = self.marks
        new.focus = self.focus
        new.talents = self.talents
        new.basic = self.basic
        return new


def fresh_hero(side: HeroSide, name: str) -> Hero:
    """As she enters the dungeon."""
    hero = Hero()
    hero.side = side
    hero.name = name
    hero.damage = 0
    hero.poison = 0
    hero.items = []
    hero.skills = []
    hero.stored = (0, 0, 0, 0)
    hero.claimed = [0, 0, 0, 0]
    hero.pool = []
    hero.used = 0
    hero.marks = []
    hero.focus = 0
    hero.talents = 0
    hero.basic = -1
    return hero


class State(Table):
    """Doors are `card * 2 + open`, two neighbours a door for four heroes. The deck's top is its last element.
    `boxes` and `abilities` are derived by `refresh` from floor, room and option and never changed in place."""

    __slots__ = (
        "abilities", "aside", "boss_damage", "boxes", "broken", "covers", "deck", "discard",
        "doors", "dungeon", "exiled", "exiled_tokens", "fighting", "floor", "fresh_floor", "gained",
        "heroes", "hordes", "kiting", "known", "level", "mode", "noted", "option", "outcome", "pack", "potions",
        "prevent_damage", "prevent_poison", "prevent_time", "reference", "removed", "reserve", "result", "reveals",
        "rng", "room", "round", "rules", "set", "spoils", "stairs", "stairs_owed", "suffering", "supply",
        "thick_skin", "tier", "tokens", "turn", "window", "x", "xp",
    )  # fmt: skip

    pack: Pack
    rules: Rules
    dungeon: Dungeon
    heroes: list[Hero]
    rng: Rng
    set: int  # the encounter deck: a set, or HYBRID
    tier: str
    hordes: bool  # the Hordes card is in play (OD-16.41)
    reference: int  # the potion of the Turn Reference, always known
    supply: list[int]
    reserve: list[int]  # dice of the pair that is not fighting now (OD-16.24)
    exiled: tuple[int, ...]  # dice in the game box (OD-17.16)
    exiled_tokens: int
    tokens: int  # potion tokens of the party (OD-2.10, OD-16.7)
    level: int
    floor: int
    fresh_floor: bool
    turn: int
    window: bool  # the start of a turn, when Healing is worth more
    deck: list[int]
    discard: list[int]
    doors: list[int]
    xp: tuple[int, ...]
    potions: tuple[int, ...]  # cards of identified potions
    known: int  # bit n: potion n is identified
    removed: tuple[int, ...]  # in the game box (OD-1.37)
    stairs: int  # tokens on the stairs
    stairs_owed: int  # stairs damage waiting for the end of the step (OD-12.11)
    mode: int
    fighting: list[int]  # the heroes in the encounter; all of them outside
    room: int  # the door card being dealt with
    spoils: list[int]  # cards to be claimed, `card * 4 + how it went`, see loot.py
    x: int  # the number of an X box
    option: int  # the peril option chosen
    boxes: list[Box]
    covers: list[tuple[int, ...]]  # dice on each box
    abilities: list[Ability]
    broken: int  # bit n: the Lich already broke box n this round
    aside: list[int]  # dice just rolled, or picked for an effect
    gained: tuple[int, ...]  # dice gained by the skill in use
    noted: int  # color of the die last picked
    prevent_damage: int
    prevent_poison: int
    prevent_time: int
    kiting: bool
    thick_skin: bool
    suffering: bool  # inside Suffer Consequences
    boss_damage: int
    round: int
    reveals: int
    result: str  # how it went, while check-marks are still being placed
    outcome: str | None

    def clone(self) -> "State":
        new = State()
        new.pack = self.pack
        new.rules = self.rules
        new.dungeon = self.dungeon
        new.heroes = [hero.clone() for hero in self.heroes]
        new.rng = self.rng.clone()
        new.set = self.set
        new.tier = self.tier
        new.hordes = self.hordes
        new.reference = self.reference
        new.supply = self.supply[:]
        new.reserve = self.reserve[:]
        new.exiled = self.exiled
        new.exiled_tokens = self.exiled_tokens
        new.tokens = self.tokens
        new.level = self.level
        new.floor = self.floor
        new.fresh_floor = self.fresh_floor
        new.turn = self.turn
        new.window = self.window
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.doors = self.doors[:]
        new.xp = self.xp
        new.potions = self.potions
        new.known = self.known
        new.removed = self.removed
        new.stairs = self.stairs
        new.stairs_owed = self.stairs_owed
        new.mode = self.mode
        new.fighting = self.fighting
        new.room = self.room
        new.spoils = self.spoils[:]
        new.x = self.x
        new.option = self.option
        new.boxes = self.boxes
        new.covers = self.covers[:]
        new.abilities = self.abilities
        new.broken = self.broken
        new.aside = self.aside[:]
        new.gained = self.gained
        new.noted = self.noted
        new.prevent_damage = self.prevent_damage
        new.prevent_poison = self.prevent_poison
        new.prevent_time = self.prevent_time
        new.kiting = self.kiting
        new.thick_skin = self.thick_skin
        new.suffering = self.suffering
        new.boss_damage = self.boss_damage
        new.round = self.round
        new.agenda = self.agenda[:]
        new.asked = self.asked
        new.events = self.events
        new.reveals = self.reveals
        new.result = self.result
        new.outcome = self.outcome
        return new


def fresh_state(pack: Pack, rules: Rules, dungeon: Dungeon, heroes: list[Hero], rng: Rng) -> State:
    """Everything in its place, nothing dealt."""
    state = State()
    state.pack = pack
    state.rules = rules
    state.dungeon = dungeon
    state.heroes = heroes
    state.rng = rng
    state.set = dungeon.set
    state.tier = ""
    state.hordes = False
    state.reference = pack.references[state.set]
    copies = 2 if len(heroes) > 2 else 1
    state.supply = [count * copies for count in pack.supply]
    state.reserve = [0, 0, 0, 0]
    state.exiled = (0, 0, 0, 0)
    state.exiled_tokens = 0
    state.tokens = copies
    state.level = 1
    state.floor = 1
    state.fresh_floor = True
    state.turn = 0
    state.window = False
    state.deck = []
    state.discard = []
    state.doors = []
    state.xp = ()
    state.potions = ()
    state.known = 1 << state.reference
    state.removed = ()
    state.stairs = 0
    state.stairs_owed = 0
    state.mode = OUTSIDE
    state.fighting = list(range(len(heroes)))
    state.room = -1
    state.spoils = []
    state.x = 0
    state.option = -1
    state.boxes = []
    state.covers = []
    state.abilities = []
    state.broken = 0
    state.aside = []
    state.gained = ()
    state.noted = 0
    state.prevent_damage = 0
    state.prevent_poison = 0
    state.prevent_time = 0
    state.kiting = False
    state.thick_skin = False
    state.suffering = False
    state.boss_damage = 0
    state.round = 0
    state.agenda = []
    state.asked = []
    state.events = []
    state.reveals = 0
    state.result = ""
    state.outcome = None
    return state


def note(state: State, kind: str, **facts: Fact) -> None:
    state.events.append(Event(kind, facts))


def tell(state: State, ability: Ability, amount: int) -> int:
    """What an ability adds; the log names it wherever that is something."""
    if amount:
        note(state, "ability", ability=ability.id)
    return amount


def health(state: State, hero: Hero) -> int:
    """OD-2.23: hearts on the hero card and her items, and talents."""
    total = hero.side.health
    if has_talent(state, hero, "health"):
        total += 1  # OD-14.25
    for card in hero.items:
        total += state.pack.cards[card].health
    return total


def dying(state: State) -> list[int]:
    return [h for h, hero in enumerate(state.heroes) if hero.damage >= health(state, hero)]


def has_talent(state: State, hero: Hero, effect: str) -> bool:
    """Is a talent with that lasting effect active for the hero (OD-14.21)?"""
    if not hero.talents:
        return False
    return any(talent.effect == effect and hero.talents >> talent.index & 1 for talent in state.pack.talents)


def four(state: State) -> bool:
    """Four heroes play by OD-16."""
    return len(state.heroes) == 4


def stack(state: State) -> int:
    """Cards to a door (OD-16.14)."""
    return 2 if len(state.heroes) == 4 else 1


def level_card(state: State) -> Level:
    return state.pack.levels[len(state.heroes) > 1][state.level - 1]


def partner(state: State, h: int) -> int:
    """The other hero of the encounter; alone, a hero is her own."""
    for other in state.fighting:
        if other != h:
            return other
    return h


def door_limit(state: State) -> int:
    """OD-4.9: four, unless a dungeon says otherwise."""
    for ability in state.abilities:
        if ability.door_limit:
            return ability.door_limit
    return 4


def door_count(state: State) -> int:
    return -(-len(state.doors) // stack(state))


def open_doors(state: State) -> int:
    """R-65: a stack of two is one door."""
    return -(-sum(door & 1 for door in state.doors) // stack(state))


def stairs_limit(state: State) -> int:
    """OD-12.6, OD-16.30: the tokens that hurt."""
    return TOKENS_PER_DAMAGE * stack(state)


def boss_health(state: State) -> int:
    """OD-16.32: doubled for four heroes."""
    return state.dungeon.boss_health * (2 if four(state) else 1)


def all_seats(state: State, kind: str, options: list[Action], frame: Frame) -> list[Decision]:
    """A question to the party: every seat is asked, the first answer counts."""
    return [Decision(seat, kind, options, frame) for seat in range(len(state.heroes))]


def fighting_seats(state: State, kind: str, options: list[Action], frame: Frame) -> list[Decision]:
    """A question to the heroes in this encounter (R-67)."""
    return [Decision(seat, kind, options, frame) for seat in state.fighting]


def token_limit(state: State) -> int:
    """OD-1.14, OD-16.9, OD-17.17: six or twelve, less those exiled."""
    return state.pack.tokens * (2 if four(state) else 1) - state.exiled_tokens


def token_left(state: State) -> bool:
    return state.rules.potion_limit == "none" or state.tokens < token_limit(state)


def poison_tokens(state: State) -> int:
    """OD-17.4; two Forest sets have twice as many, a hybrid of both sets (OD-18.8) or base decks do not."""
    two_forests = four(state) and state.set not in (BASE, HYBRID)
    return state.pack.poison * (2 if two_forests else 1)


def poison_left(state: State) -> int:
    """Poison tokens in the supply."""
    return poison_tokens(state) - sum(hero.poison for hero in state.heroes)


def with_more(dice: tuple[int, ...], color: int, count: int) -> tuple[int, ...]:
    return (*dice[:color], dice[color] + count, *dice[color + 1 :])


def dice_of_pair(state: State, h: int) -> list[int]:
    """The supply that the hero draws on: her pair's own while the other pair fights (OD-16.24)."""
    return state.supply if h in state.fighting else state.reserve


def exile_from_supply(state: State, color: int, count: int) -> None:
    """OD-17.16-18: dice to the game box, as many as there are."""
    count = min(count, state.supply[color])
    if count > 0:
        state.supply[color] -= count
        state.exiled = with_more(state.exiled, color, count)
        note(state, "exiled", color=color, count=count)


def exile_die(state: State, die: int) -> None:
    """A die that just left a pool or a box goes to the game box."""
    state.exiled = with_more(state.exiled, (die >> 3) & 3, 1)
    note(state, "exiled", color=(die >> 3) & 3, count=1)


def store(state: State, h: int, trigger: str, times: int = 1) -> None:
    """OD-6.26: put heroic dice on the feat when its condition is met, as far as cap and supply allow (R-16)."""
    hero = state.heroes[h]
    feat = hero.side.feat
    if trigger not in feat.store or (state.floor == BOSS_FLOOR and not feat_fits_boss(state, h)):
        return
    wanted = feat.store_amount[feat.store.index(trigger)] * times
    supply = dice_of_pair(state, h)
    count = min(wanted, feat.store_max - sum(hero.stored), supply[3])
    if count > 0:
        supply[3] -= count
        hero.stored = with_more(hero.stored, 3, count)
        note(state, "stored", hero=hero.name, feat=feat.id, count=count)


def feat_fits_boss(state: State, h: int) -> bool:
    """OD-13.4-5."""
    return state.heroes[h].side.feat.boss and state.rules.feat_vs_boss == "marked"


def add_to_pool(hero: Hero, die: int) -> None:
    """A pool stays sorted."""
    place = len(hero.pool)
    while place > 0 and hero.pool[place - 1] > die:
        place -= 1
    hero.pool.insert(place, die)

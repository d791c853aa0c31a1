"""Cards as the rules use them: immutable, with slots, numbers only. Their texts are made elsewhere."""

from typing import Annotated, Any, Final

from mypy_extensions import mypyc_attr

from underdeck.kernel.pickling import Saved, saved
from underdeck.kernel.refusal import Refusal

STRENGTH: Final = 0
AGILITY: Final = 1
MAGIC: Final = 2
HEROIC: Final = 3
ANY: Final = 4  # the grey of dungeon peril boxes (OD-1.35)
SAME: Final = 5  # the color of the die just picked
COLORS: Final = ("strength", "agility", "magic", "heroic", "any", "same")
Color = Annotated[str, "Color"]  # one of them

COMBAT: Final = 1
PERIL: Final = 2
BOSS: Final = 4  # a skill with the boss icon alone; combat skills work there too (OD-7.30)

X: Final = -1  # a box whose number comes from an ability


class Box:
    """A challenge box. Printed boxes are in the pack; `state.boxes` holds them as they are in this encounter."""

    __slots__ = ("armor", "color", "damage", "poison", "skull", "time", "value", "wide")

    def __init__(
        self, color: int, value: int, wide: bool, armor: bool, damage: int, poison: int, time: int, skull: int
    ) -> None:
        self.color = color
        self.value = value
        self.wide = wide
        self.armor = armor
        self.damage = damage
        self.poison = poison
        self.time = time
        self.skull = skull

    def __reduce__(self) -> Saved:
        printed = self.color, self.value, self.wide, self.armor, self.damage, self.poison, self.time, self.skull
        return saved(self, *printed)


ABILITY_FIELDS: Final = (
    "armor_color",
    "conversion_dice",
    "damage_if_damage",
    "damage_if_poison",
    "damage_if_time",
    "discard_rolled",
    "door_limit",
    "exile_heroic_ones",
    "exile_on_skulls",
    "explore_poison",
    "explore_time",
    "first_cover_lost",
    "floor_exile",
    "floor_poison",
    "floor_time",
    "heal_per_open_skull",
    "heroic_pips",
    "loot_needs_armor",
    "no_heroic_on_skulls",
    "poison_if_uncovered",
    "resist_penalty",
    "round_exile",
    "round_poison",
    "start_damage",
    "start_drain",
    "start_exile",
    "start_poison",
    "start_time",
    "time_if_uncovered",
    "time_per_one",
    "time_per_potion",
    "time_per_skill",
    "turn_time",
    "wide_plus",
    "x_minimum",
    "x_per_boss_damage",
    "x_per_open_door",
    "x_per_poison",
)


class Ability:
    """An ability of a foe, a floor or a boss. Every field is a number or flag that the rules query where it applies."""

    __slots__ = ("four", "id", *ABILITY_FIELDS)

    def __init__(self, id: str) -> None:
        self.id = id
        self.four: dict[str, int] = {}  # a boss of ours: what it plays by instead when there are four heroes
        self.armor_color = -1  # Biting Cold
        self.conversion_dice = 0  # Bandit's Dodge: dice for one heroic die
        self.damage_if_damage = 0  # Blade Storm
        self.damage_if_poison = 0  # one more damage at so many poison tokens on the heroes in the encounter
        self.damage_if_time = 0  # Freezing Winds: the time that triggers it
        self.discard_rolled = 0  # bit n: a rolled n is lost
        self.door_limit = 0
        self.exile_heroic_ones = 0  # heroic dice that roll 1 are exiled
        self.exile_on_skulls = 0  # after striking, one die on each covered skull box is exiled
        self.explore_poison = 0
        self.explore_time = 0
        self.first_cover_lost = 0  # Lich
        self.floor_exile = 0  # on each floor entered: so many dice of every color but heroic
        self.floor_poison = 0
        self.floor_time = 0  # before the first turn of each floor
        self.heal_per_open_skull = 0  # Hydra
        self.heroic_pips = 0  # Poison Aura
        self.loot_needs_armor = 0  # Beetle's Survivor
        self.no_heroic_on_skulls = 0  # Dragon
        self.poison_if_uncovered = 0
        self.resist_penalty = 0  # off every Resist Poison roll
        self.round_exile = 0  # heroic dice out of the supply at the start of each boss round
        self.round_poison = 0
        self.start_damage = 0
        self.start_drain = 0
        self.start_exile = 0  # heroic dice out of the supply
        self.start_poison = 0
        self.start_time = 0
        self.time_if_uncovered = 0  # Skeleton's Undying
        self.time_per_one = 0  # Split
        self.time_per_potion = 0
        self.time_per_skill = 0  # Fade
        self.turn_time = 0
        self.wide_plus = 0  # added to the number of every wide box
        self.x_minimum = 0
        self.x_per_boss_damage = 0
        self.x_per_open_door = 0
        self.x_per_poison = 0

    def __reduce__(self) -> Saved:
        return saved(self, self.id, four=self.four, **{name: getattr(self, name) for name in ABILITY_FIELDS})


ICONS: Final = ("damage", "time", "poison")

# Restrictions on a die, kept in the die itself
ARMOR_ONLY: Final = 32
MANA_ONLY: Final = 64

ALL_DICE: Final = 99


def acts_at_start(ability: Ability) -> bool:
    """Return whether an ability acts at the start of an encounter. Only foes' abilities do (OD-6.4)."""
    damages = ability.start_damage or ability.start_poison
    return bool(damages or ability.start_drain or ability.start_exile or ability.start_time)


def has_effect(ability: Ability) -> bool:
    """Return whether an ability does more than add boxes."""
    blank = Ability(ability.id)
    return any(getattr(ability, name) != getattr(blank, name) for name in ABILITY_FIELDS)


class Benefit:
    """The benefit of a step in numbers: rules and bots query these, not the verb."""

    __slots__ = (
        "by", "color", "cured", "dice", "healed", "icon", "per_poison", "picky", "poisoned", "prevented",
        "prevented_boss", "restrict", "rolls", "taken", "to", "touched", "value", "works_on_heroic",
    )  # fmt: skip

    def __init__(self) -> None:
        self.rolls = False
        self.dice = 0  # brought to the pool
        self.value = 0  # that each of them shows; 0: it is rolled
        self.color = -1  # of those dice, or of those that others become
        self.restrict = 0
        self.per_poison = False  # one die for each poison token on the user, `dice` at most
        self.taken = 0  # dice of that color out of the supply that no roll decides about
        self.icon = -1  # an index of ICONS: what it prevents, and how much of it
        self.prevented = 0
        self.prevented_boss = 0
        self.healed = 0
        self.cured = 0
        self.poisoned = 0
        self.touched = 0  # dice that become better: set to a value, or raised by so much
        self.to = 0
        self.by = 0
        self.works_on_heroic = False  # it may turn a heroic die into something better
        self.picky = False  # a lower die may serve it where a higher one does not


Sentence = tuple[str, dict[str, Any]]
"""The end of a message's name, `effect-...`, and its facts (see `CardText.sentence`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One step of a skill, potion or talent, as printed. Its verb defines what it does (see `verbs.VERBS`)."""

    __slots__ = ("benefit", "branches", "id", "partner")

    def __init__(self, id: int) -> None:
        self.id = id
        self.partner = False  # it is done to the partner, who is asked what is to be chosen
        self.branches: list[list[Effect]] = []
        self.benefit = Benefit()

    def fault(self) -> Refusal | None:
        """Return why no card could say this."""
        return None

    def sentences(self) -> list[Sentence]:
        """Return what the card says, to be put into words."""
        raise NotImplementedError

    def joins(self, other: "Effect") -> bool:
        """Return whether it shares its sentence with the step before it, each with its own dice."""
        return False

    def makes(self, dice: list[int]) -> list[int]:
        """Return at least all the dice that these may be turned into beside themselves."""
        return []


class Skill:
    """Cost: `dice` dice of `color`, or `mana` in magic dice, or free. `passive` skills are never used, they act."""

    __slots__ = ("color", "dice", "effects", "exile", "id", "index", "mana", "passive", "talent", "use")

    def __init__(self, index: int, id: str) -> None:
        self.index = index
        self.id = id
        self.use = 0
        self.color = STRENGTH
        self.dice = 0
        self.mana = 0
        self.exile = False  # the dice that pay for it are exiled (OD-17.16)
        self.effects: list[Effect] = []
        self.passive = ""  # "armor", "stealth", "slip-back", "second-wind", "antivenom", "herbalist"
        self.talent = False  # a campaign talent with an icon is used like a skill (OD-14.19)


class Potion:
    __slots__ = ("cure", "effects", "exile", "heal", "heal_at_turn_start", "id", "index", "passive_heal", "skip_time",
                 "use")  # fmt: skip

    def __init__(self, index: int, id: str) -> None:
        self.index = index
        self.id = id
        self.use = 0
        self.effects: list[Effect] = []
        self.cure = 0  # poison tokens removed from one hero, at any time
        self.exile = False  # its token is exiled instead of going back to the supply
        self.heal = 0
        self.heal_at_turn_start = 0
        self.passive_heal = 0  # Cure: healing for every other potion used and every token gained (OD-17.20-21)
        self.skip_time = -1  # Invisibility: the time it costs; -1: not that kind of potion


class Option:
    """One way through a peril. `loot` says what it leads to on a split-loot card: "item", "skill" or "" for both."""

    __slots__ = ("box", "color", "loot", "time_cost")

    def __init__(self, color: int, time_cost: int, box: Box, loot: str) -> None:
        self.color = color
        self.time_cost = time_cost
        self.box = box
        self.loot = loot


class Encounter:
    """`set_icon` and `leaf` mark the half of each set that hybrid decks are built of (OD-1.36, OD-18.1)."""

    __slots__ = (
        "ability", "boxes", "health", "id", "index", "item", "leaf", "name", "options", "peril", "potion", "replaced",
        "set", "set_icon", "skill", "twin", "xp",
    )  # fmt: skip

    def __init__(self, index: int, id: str, name: str) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.peril = False
        self.xp = 0
        self.item = [0, 0, 0]
        self.health = 0
        self.skill = -1
        self.potion = -1
        self.leaf = False
        self.replaced = False  # a pack leaves it out of its deck
        self.set = 0
        self.set_icon = False
        self.twin = False
        self.ability: Ability | None = None
        self.boxes: list[Box] = []
        self.options: list[Option] = []

    def second(self, index: int) -> "Encounter":
        """Return the same card of a second copy of its set (OD-16.1)."""
        twin = Encounter(index, f"{self.id}-twin", self.name)
        twin.twin = True
        twin.peril = self.peril
        twin.xp = self.xp
        twin.item = self.item
        twin.health = self.health
        twin.skill = self.skill
        twin.potion = self.potion
        twin.leaf = self.leaf
        twin.replaced = self.replaced
        twin.set = self.set
        twin.set_icon = self.set_icon
        twin.ability = self.ability
        twin.boxes = self.boxes
        twin.options = self.options
        return twin


FEAT_FIELDS: Final = (
    "boss", "choices", "discard", "even_strength", "one_damage", "one_time", "poisons", "store", "store_amount",
    "store_max", "times", "use",
)  # fmt: skip


class Feat:
    """`choices` are the sizes of a direct roll (Rogue, Archer, Witch); storing feats roll what was stored."""

    __slots__ = ("id", *FEAT_FIELDS)

    def __init__(self, id: str) -> None:
        self.id = id
        self.use = COMBAT | PERIL
        self.boss = False
        self.choices: list[int] = []  # heroic dice rolled
        self.times: list[int] = []  # time paid for each choice
        self.poisons: list[int] = []  # poison tokens taken for each choice
        self.discard = 0  # dice of that roll thrown away
        self.one_damage = 0  # Daring Gamble
        self.one_time = 0
        self.even_strength = 0  # Hammersmash
        # triggers: explore, flee, damage, rich-door, floor, level, pool, potion, poison, clean, revisit, resist
        self.store: list[str] = []
        self.store_amount: list[int] = []
        self.store_max = 0

    def __reduce__(self) -> Saved:
        return saved(self, self.id, **{name: getattr(self, name) for name in FEAT_FIELDS})


class HeroSide:
    __slots__ = ("earlier", "feat", "health", "hero", "set", "skill", "stats")

    def __init__(self, hero: str, stats: list[int], health: int, feat: Feat, skill: int) -> None:
        self.hero = hero
        self.set = 0
        self.stats = stats
        self.health = health
        self.feat = feat
        self.skill = skill
        self.earlier: dict[str, int] = {}  # the skill of the first printing, by edition (E-72)

    def in_edition(self, edition: str) -> "HeroSide":
        """Return the face that this edition uses."""
        if edition not in self.earlier:
            return self
        face = HeroSide(self.hero, self.stats, self.health, self.feat, self.earlier[edition])
        face.set = self.set
        return face

    def __reduce__(self) -> Saved:
        printed = self.hero, self.stats, self.health, self.feat, self.skill
        return saved(self, *printed, set=self.set, earlier=self.earlier)


class Floor:
    __slots__ = ("ability", "combat_boxes", "peril_boxes")

    def __init__(self, ability: Ability, peril_boxes: list[Box], combat_boxes: list[Box]) -> None:
        self.ability = ability
        self.peril_boxes = peril_boxes
        self.combat_boxes = combat_boxes

    def __reduce__(self) -> Saved:
        return saved(self, self.ability, self.peril_boxes, self.combat_boxes)


class Dungeon:
    __slots__ = ("boss", "boss_ability", "boss_boxes", "boss_health", "difficulty", "floors", "id", "set")

    def __init__(self, id: str, difficulty: int) -> None:
        self.id = id
        self.set = 0
        self.difficulty = difficulty
        self.floors: list[Floor] = []
        self.boss = ""
        self.boss_health = 0
        self.boss_ability = Ability("")
        self.boss_boxes: list[Box] = []

    def __reduce__(self) -> Saved:
        boss = {"boss": self.boss, "boss_health": self.boss_health}
        fight = {"boss_ability": self.boss_ability, "boss_boxes": self.boss_boxes}
        return saved(self, self.id, self.difficulty, set=self.set, floors=self.floors, **boss, **fight)


class Level:
    """`xp` is the cost of the next level, or of a potion token at the last one (OD-11.13)."""

    __slots__ = ("bonus", "items", "skills", "xp")

    def __init__(self, items: int, skills: int, xp: int, bonus: int) -> None:
        self.items = items
        self.skills = skills
        self.xp = xp
        self.bonus = bonus


class Talent:
    """A line of the campaign sheet: its spaces by color, and what it does once all are marked."""

    __slots__ = ("effect", "focus", "id", "index", "skill", "spaces")

    def __init__(self, index: int, id: str, focus: int, spaces: list[int]) -> None:
        self.index = index
        self.id = id
        self.focus = focus
        self.spaces = spaces  # green circles, yellow squares, red pentagons
        self.skill = -1  # talents with an icon are used like skills
        self.effect = ""  # the others are always in effect: one of TALENT_EFFECTS


FOCUSES: Final = ("basic", "healing", "combat", "dungeon")
MARKS: Final = ("green", "yellow", "red")
TALENT_EFFECTS: Final = (
    "basic-skill", "health", "cap", "potion-token", "heal-on-potion", "heal-on-descent", "heal-on-round",
)  # fmt: skip


Reckoned = tuple[str, int, int, int, int, int, int]
"""A dungeon, a floor, a deck and dice."""


class Pack:
    """All printed cards of all sets, compiled. Shared by all states, never changed."""

    __slots__ = (
        "basic_potions", "basic_skills", "cards", "decks", "digest", "dungeons", "effects", "heroes", "hordes",
        "levels", "packs", "poison", "potions", "reckoned", "references", "sets", "skills", "supply", "talents",
        "tokens",
    )  # fmt: skip

    def __init__(self) -> None:
        self.packs: tuple[object, ...] = ()  # those from outside among them, as records name them
        self.sets: list[str] = []
        self.digest = ""
        self.cards: list[Encounter] = []
        self.decks: dict[tuple[int, bool], list[int]] = {}  # cards shuffled together, once somebody asks (setup.py)
        self.skills: list[Skill] = []
        self.potions: list[Potion] = []
        self.references: list[int] = []  # the potion on each set's Turn Reference (OD-10.14, OD-10.28)
        self.basic_potions: list[int] = []
        self.basic_skills: list[list[int]] = []  # by set
        self.talents: list[Talent] = []
        self.hordes: Floor | None = None  # one more row of boxes for four heroes (OD-16.41)
        self.poison = 8
        self.effects: list[Effect] = []
        self.heroes: dict[str, list[HeroSide]] = {}  # solo side, duo side
        self.dungeons: dict[str, Dungeon] = {}
        self.levels: list[list[Level]] = []  # [players > 1][level - 1]
        self.supply = [8, 8, 8, 6]
        self.tokens = 6
        self.reckoned: dict[Reckoned, object] = {}  # what bots have found out about these cards

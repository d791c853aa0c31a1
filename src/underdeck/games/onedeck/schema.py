"""The structure of a One Deck Dungeon pack file. Unknown or missing fields are errors."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from underdeck.packs.reading import Id, Origin

Color = Literal["strength", "agility", "magic", "heroic"]
Stat = Literal["strength", "agility", "magic"]
FACES = 6
Face = Annotated[int, Meta(ge=1, le=FACES)]
Count = Annotated[int, Meta(ge=1, le=12)]
Small = Annotated[int, Meta(ge=0, le=30)]
Use = Literal["combat", "peril", "boss"]
Edition = Literal["1.1", "1.5", "1.61"]


class Spec(Struct, forbid_unknown_fields=True):
    pass


class EffectSpec(Spec, tag_field="do"):
    pass


class Roll(EffectSpec, kw_only=True, tag="roll"):
    color: Literal["strength", "agility", "magic", "heroic", "same"]
    count: Count = 1
    partner: bool = False
    lower_per_stored: Small = 0
    per_poison: bool = False


class Gain(EffectSpec, kw_only=True, tag="gain"):
    color: Color
    value: Face
    count: Count = 1
    partner: bool = False
    only: Literal["armor", "mana"] | None = None


class Prevent(EffectSpec, kw_only=True, tag="prevent"):
    icon: Literal["damage", "time", "poison"]
    amount: Count
    boss_amount: Count | None = None
    up_to: bool = False


class Raise(EffectSpec, kw_only=True, tag="raise"):
    by: Count
    dice: Count
    color: Color | None = None
    partner: bool = False


class Set(EffectSpec, kw_only=True, tag="set"):
    to: Face
    dice: Count | Literal["any"]
    exact: bool = False
    values: list[Face] = []
    without_heroic: bool = False
    same_value: bool = False
    among_gained: bool = False


class Reroll(EffectSpec, kw_only=True, tag="reroll"):
    dice: Count | Literal["any", "all"]
    values: list[Face] = []
    color: Color | None = None
    partner: bool = False


class Recolor(EffectSpec, kw_only=True, tag="recolor"):
    source: Color
    to: Color
    dice: Count


class Exchange(EffectSpec, kw_only=True, tag="exchange"):
    values: list[Face]
    dice: Count | Literal["any"]
    color: Literal["strength", "agility", "magic", "heroic", "same"]
    value: Face
    count: Count = 1


class Kiting(EffectSpec, kw_only=True, tag="kiting"):
    pass


class ThickSkin(EffectSpec, kw_only=True, tag="thick-skin"):
    pass


class Heal(EffectSpec, kw_only=True, tag="heal"):
    amount: Count


class Cure(EffectSpec, kw_only=True, tag="cure"):
    amount: Count


class Envenom(EffectSpec, kw_only=True, tag="envenom"):
    amount: Count


class Choose(EffectSpec, kw_only=True, tag="choose"):
    branches: list[list["AnyEffect"]]


AnyEffect = (
    Roll
    | Gain
    | Prevent
    | Raise
    | Set
    | Reroll
    | Recolor
    | Exchange
    | Kiting
    | ThickSkin
    | Heal
    | Cure
    | Envenom
    | Choose
)


class SkillSpec(Spec, kw_only=True):
    id: Id
    use: list[Use] = []
    cost: dict[Literal["strength", "agility", "magic", "mana"], Count] = {}
    exile: bool = False
    effects: list[AnyEffect] = []
    passive: Literal["armor", "stealth", "slip-back", "second-wind", "antivenom", "herbalist"] | None = None


class PotionSpec(Spec, kw_only=True):
    id: Id
    use: list[Use] = []
    effects: list[AnyEffect] = []
    cure: Small = 0
    exile: bool = False
    heal: Small = 0
    heal_at_turn_start: Small = 0
    passive_heal: Small = 0
    skip_encounter_for: Small | None = None


BossNumber = Literal[
    "damage_if_damage",
    "damage_if_poison",
    "damage_if_time",
    "exile_on_skulls",
    "heal_per_open_skull",
    "heroic_pips",
    "resist_penalty",
    "round_exile",
    "round_poison",
    "wide_plus",
    "x_minimum",
    "x_per_poison",
]


class AbilitySpec(Spec, kw_only=True):
    id: Id
    armor_color: Stat | None = None
    conversion_dice: Small = 0
    damage_if_damage: Small = 0
    damage_if_poison: Small = 0
    damage_if_time: Small = 0
    discard_rolled: list[Face] = []
    door_limit: Small = 0
    exile_heroic_ones: bool = False
    exile_on_skulls: bool = False
    explore_poison: Small = 0
    explore_time: Small = 0
    first_cover_lost: bool = False
    floor_exile: Small = 0
    floor_poison: Small = 0
    floor_time: Small = 0
    heal_per_open_skull: Small = 0
    heroic_pips: Small = 0
    loot_needs_armor: bool = False
    no_heroic_on_skulls: bool = False
    poison_if_uncovered: Small = 0
    resist_penalty: Small = 0
    round_exile: Small = 0
    round_poison: Small = 0
    start_damage: Small = 0
    start_drain: Small = 0
    start_exile: Small = 0
    start_poison: Small = 0
    start_time: Small = 0
    time_if_uncovered: Small = 0
    time_per_one: Small = 0
    time_per_potion: Small = 0
    time_per_skill: Small = 0
    turn_time: Small = 0
    wide_plus: Small = 0
    x_minimum: Small = 0
    x_per_boss_damage: Small = 0
    x_per_open_door: Small = 0
    x_per_poison: Small = 0
    four: dict[BossNumber, Small] = {}


class Origins(Spec, kw_only=True):
    origin: Origin = "original"
    why: str = ""


class OptionSpec(Spec, kw_only=True):
    box: str
    time_cost: Small = 0
    loot: Literal["item", "skill"] | None = None


class CopySpec(Origins, kw_only=True):
    id: Id
    item: dict[Literal["strength", "agility", "magic", "health"], Count]
    skill: Id | None = None
    potion: Id | None = None
    set_icon: bool = False
    leaf: bool = False


class EncounterSpec(Spec, kw_only=True):
    id: Id
    kind: Literal["combat", "peril"]
    xp: Count
    ability: Id | None = None
    boxes: list[str] = []
    options: list[OptionSpec] = []
    cards: list[CopySpec]


class StoreSpec(Spec, kw_only=True):
    on: dict[
        Literal[
            "explore", "flee", "damage", "rich-door", "floor", "level", "pool", "potion", "poison", "clean", "revisit",
            "resist",
        ],
        Count,
    ]  # fmt: skip
    max: Count


class RollChoice(Spec, kw_only=True):
    dice: Count
    time: Small = 0
    poison: Small = 0


class FeatSpec(Spec, kw_only=True):
    id: Id
    use: list[Use] = msgspec.field(default_factory=lambda: ["combat", "peril"])
    boss: bool = False
    store: StoreSpec | None = None
    rolls: list[RollChoice] = []
    discard: Small = 0
    on_a_one: dict[Literal["damage", "time"], Count] = {}
    strength_if_even: Small = 0


class SideSpec(Origins, kw_only=True):
    strength: Small
    agility: Small
    magic: Small
    health: Count
    feat: FeatSpec
    skill: Id
    earlier: dict[Edition, Id] = {}
    """The skill of the first printing, by the editions whose books show it (E-72)."""


class HeroSpec(Spec, kw_only=True):
    id: Id
    solo: SideSpec
    duo: SideSpec


class FloorSpec(Spec, kw_only=True):
    ability: Id
    peril: list[str]
    combat: list[str]


class BossSpec(Spec, kw_only=True):
    id: Id
    health: Count
    ability: Id
    boxes: list[str]


class DungeonSpec(Origins, kw_only=True):
    id: Id
    difficulty: Annotated[int, Meta(ge=1, le=3)]
    floors: Annotated[list[FloorSpec], Meta(min_length=3, max_length=3)]
    boss: BossSpec


class LevelSideSpec(Origins, kw_only=True):
    items: Count
    skills: Count
    xp: Count
    bonus: Small


class LevelSpec(Spec, kw_only=True):
    id: Annotated[str, Meta(pattern="^level-[1-4]$")]
    solo: LevelSideSpec
    duo: LevelSideSpec


class BasicSpec(Origins, kw_only=True):
    """A Basic Skill or Basic Potion: an entry of [[skill]] or [[potion]] that is on no encounter card."""

    id: Id


class TalentSpec(Origins, kw_only=True):
    id: Id
    focus: Literal["basic", "healing", "combat", "dungeon"]
    spaces: Annotated[list[Small], Meta(min_length=3, max_length=3)]
    effect: (
        Literal[
            "basic-skill", "health", "cap", "potion-token", "heal-on-potion", "heal-on-descent", "heal-on-round",
        ]
        | None
    ) = None  # fmt: skip
    use: list[Use] = []
    effects: list[AnyEffect] = []


class HordesSpec(Origins, kw_only=True):
    ability: Id
    peril: list[str]
    combat: list[str]


class ReferenceSpec(Origins, kw_only=True):
    """The Turn Reference and the potion on it."""

    potion: Id


class SupplySpec(Spec, kw_only=True):
    strength: Count
    agility: Count
    magic: Count
    heroic: Count
    potion_tokens: Count
    poison_tokens: Count = 8


class HeadSpec(Spec, kw_only=True):
    id: Id
    game: Literal["onedeck"]
    format: Literal[1]
    why: str = ""
    """The reason for the original cards of this set, unless they give their own."""


SECTIONS: dict[str, type[Struct]] = {
    "ability": AbilitySpec,
    "skill": SkillSpec,
    "potion": PotionSpec,
    "encounter": EncounterSpec,
    "hero": HeroSpec,
    "dungeon": DungeonSpec,
    "basic_skill": BasicSpec,
    "basic_potion": BasicSpec,
    "talent": TalentSpec,
    "level": LevelSpec,
}
ONCE: tuple[str, ...] = ("level",)
"""The sections that only the base set has, for every game."""
OPTIONAL: tuple[str, ...] = ("basic_skill", "basic_potion", "talent")
SINGLE: tuple[str, ...] = ("supply", "reference", "hordes")
"""Tables that stand alone: the supply in the base set, a reference in each, the Hordes card in one."""


class DeckSpec(Spec, kw_only=True):
    """The deck of a third-party pack: whose deck its cards join, and which cards they replace there."""

    joins: Literal["base", "forest"] | None = None
    replaces: list[Id] = []


OUTSIDE: dict[str, type[Struct]] = {
    **{name: spec for name, spec in SECTIONS.items() if name not in ("basic_potion", "level")},
    "reference": ReferenceSpec,
    "deck": DeckSpec,
}
"""Tables that a pack from outside may bring; levels and the supply are those of the base set."""
BOX = "agility 11 wide: 2 damage 1 time"
BOXES: tuple[str, ...] = (
    "strength 4", "agility 5: 1 damage", "magic 3: 1 time", "any 2 armor", "strength 6 skull: 1 poison",
    BOX, "magic X wide skull: 4 damage",
)  # fmt: skip
"""Every form that a box has."""
SMALLEST_DECK = 20
"""The least number of cards in a set that is played alone."""

"""What a seat is shown, by type: whoever tells a view knows from here what its ids are ids of.

Not compiled: the compiler forgets what annotations say.
"""

from dataclasses import dataclass
from typing import Annotated

from underdeck.games.onedeck.rules.cards import Color as ColorName
from underdeck.games.onedeck.rules.falls import Fall
from underdeck.kernel.ids import Kind
from underdeck.kernel.why import Why

Mode = Annotated[str, "Mode"]

Card = Annotated[str, Kind("card")]
Hero = Annotated[str, Kind("hero")]
Skill = Annotated[str, Kind("skill")]
Talent = Annotated[str, Kind("talent")]
Potion = Annotated[str, Kind("potion")]
Dungeon = Annotated[str, Kind("dungeon")]
Boss = Annotated[str, Kind("boss")]
Feat = Annotated[str, Kind("feat")]
Deck = Annotated[str, Kind("set")]
Tier = Annotated[str, Kind("tier")]
Focus = Annotated[str, Kind("focus")]
Color = Annotated[ColorName, Kind("color")]


@dataclass(slots=True)
class SkillView:
    id: Skill
    card: Card | None
    """The card that brought it; None for printed and Basic Skills and talents."""
    used: bool


@dataclass(slots=True)
class TalentView:
    id: Talent
    focus: Focus
    marks: list[int]
    """Marked spaces: green, yellow, red."""
    spaces: list[int]
    active: bool
    full: bool
    refuses: list[str]
    """By color, while check-marks are placed: why none can be placed there, or empty where one can."""


@dataclass(slots=True)
class HeroView:
    seat: int
    hero: Hero
    """The hero's id, with a number for a second one of the same kind."""
    card: Hero
    damage: int
    health: int
    poison: int
    fighting: bool
    """In the encounter now; outside encounters everybody is."""
    stats: list[int]
    items: list[Card]
    skills: list[SkillView]
    feat: Feat
    stored: dict[Color, int]
    pool: list[str]
    focus: Focus | None
    bound: Focus | None
    """The group of talents that an edition binds her to for good."""
    sheet: list[TalentView]
    """The campaign sheet; empty without one."""


@dataclass(slots=True)
class BoxView:
    number: int
    source: str
    color: Color
    value: int
    """-1 where it is an X that nobody can tell before the pairs are formed."""
    wide: bool
    armor: bool
    damage: int
    poison: int
    time: int
    skull: bool
    dice: list[str]
    covered: bool
    missing: int
    """Of its number, less the dice that lie on it."""
    heroic: bool
    """Do heroic dice count as any color on it?"""
    closed: str | None
    """Why it takes no dice at all now (see `BOX_RULES`)."""
    refuses: dict[str, list[str]]
    """Dice on the table that it does not take, by the reason."""


@dataclass(slots=True)
class DoorView:
    number: int
    card: Card | None
    """None while the door is closed."""
    second: Card | None
    """The other card of a door of four heroes."""


@dataclass(slots=True)
class View:
    seat: int
    edition: str
    set: Deck
    tier: Tier | None
    hordes: bool
    reference: Potion
    """The potion of the Turn Reference, always known."""
    dungeon: Dungeon
    difficulty: int
    altered: dict[str, dict[str, int]]
    """Numbers that this game plays otherwise than printed, by level card or ability of the dungeon and its boss."""
    turn: int
    floor: int
    """1 to 3; 4 is the boss."""
    deck: int
    discard: list[Card]
    stairs_visible: bool
    stairs_tokens: int
    stairs_limit: int
    """So many of them hurt."""
    doors: list[DoorView]
    level: int
    level_items: int
    level_skills: int
    level_bonus: int
    next_level: int
    """What a level-up leads to; the last level stays."""
    next_level_card: str
    conversion_dice: int
    """Dice that one heroic die costs here."""
    xp: list[Card]
    xp_total: int
    xp_needed: int
    tokens: int
    healing: int
    """What a token heals now by the potion of the Turn Reference."""
    potions: list[Potion]
    heroes: list[HeroView]
    supply: dict[Color, int]
    """Dice to be had; for four heroes those of the pair in the encounter."""
    reserve: dict[Color, int]
    exiled: dict[Color, int]
    token_limit: int | None
    poison_left: int
    leaves: int
    """On open doors: each adds 1 to a Resist Poison roll."""
    mode: Mode | None
    card: Card | None
    spoils: list[Card]
    """Cards that wait to be claimed."""
    option: int | None
    abilities: list[str]
    """Those in force that matter in this encounter."""
    boxes: list[BoxView]
    placing: bool
    """Dice are on the table and may be used."""
    damage_now: int
    """What stopping now would cost (Suffer Consequences as things stand)."""
    poison_now: int
    time_now: int
    stairs_now: int
    """Damage that the stairs would add."""
    due: dict[Hero, tuple[int, int]]
    """The damage that stopping now brings to a hero for certain, and at most; none where none comes."""
    mortal: list[Hero]
    """Heroes who may fall by that."""
    boss: Boss | None
    boss_damage: int
    boss_health: int
    boss_left_now: int
    """The health it would have if everybody stopped now and lived through it."""
    round: int
    removed: list[Card]
    falls: dict[str, list[Fall]]
    """Answers that cost a hero's life for certain, potions aside."""
    deadly: list[str]
    """Answers that lose the game for certain."""
    refused: dict[str, Why]
    """Why skills, potions, deck, stairs and experience that lie there are no answer, by how it would begin."""
    result: str | None
    """How it went, while check-marks are being placed."""
    outcome: str | None

"""The types of a view, which mark what its strings are ids of.

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
    """The marked spaces: green, yellow, red."""
    spaces: list[int]
    active: bool
    full: bool
    refuses: list[str]
    """Why no check-mark can be placed now, by color; empty if one can."""


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
    """Whether the hero is in the encounter; outside encounters everybody is."""
    stats: list[int]
    items: list[Card]
    skills: list[SkillView]
    feat: Feat
    stored: dict[Color, int]
    pool: list[str]
    focus: Focus | None
    bound: Focus | None
    """The group of talents that an edition fixes for good."""
    sheet: list[TalentView]
    """The campaign sheet; empty without one."""


@dataclass(slots=True)
class BoxView:
    number: int
    source: str
    color: Color
    value: int
    """The number; -1 for an X that is unknown before the pairs are formed."""
    wide: bool
    armor: bool
    damage: int
    poison: int
    time: int
    skull: bool
    dice: list[str]
    covered: bool
    missing: int
    """The number less the dice on the box."""
    heroic: bool
    """Whether heroic dice count as any color on it."""
    closed: str | None
    """Why it takes no dice at all now (see `BOX_RULES`)."""
    refuses: dict[str, list[str]]
    """The dice on the table that it does not take, by the reason."""


@dataclass(slots=True)
class DoorView:
    number: int
    card: Card | None
    """The card; None while the door is closed."""
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
    """The numbers that differ from the print in this game, by level card or ability of the dungeon and its boss."""
    turn: int
    floor: int
    """The floor, 1 to 3; 4 is the boss."""
    deck: int
    discard: list[Card]
    stairs_visible: bool
    stairs_tokens: int
    stairs_limit: int
    """The number of tokens that hurt."""
    doors: list[DoorView]
    level: int
    level_items: int
    level_skills: int
    level_bonus: int
    next_level: int
    """The next level; the last one stays."""
    next_level_card: str
    conversion_dice: int
    """The dice that one heroic die costs here."""
    xp: list[Card]
    xp_total: int
    xp_needed: int
    tokens: int
    healing: int
    """What a token heals now by the potion of the Turn Reference."""
    potions: list[Potion]
    heroes: list[HeroView]
    supply: dict[Color, int]
    """The dice in the supply; for four heroes that of the pair in the encounter."""
    reserve: dict[Color, int]
    exiled: dict[Color, int]
    token_limit: int | None
    poison_left: int
    leaves: int
    """The leaves on open doors: each adds 1 to a Resist Poison roll."""
    mode: Mode | None
    card: Card | None
    spoils: list[Card]
    """The cards that wait to be claimed."""
    option: int | None
    abilities: list[str]
    """The abilities in force that matter in this encounter."""
    boxes: list[BoxView]
    placing: bool
    """Whether dice are on the table and may be used."""
    damage_now: int
    """The damage of stopping now (Suffer Consequences with the dice as they are)."""
    poison_now: int
    time_now: int
    stairs_now: int
    """The damage that the stairs would add."""
    due: dict[Hero, tuple[int, int]]
    """The damage of stopping now to each hero, certain and at most; none for heroes without any."""
    mortal: list[Hero]
    """The heroes who may fall by that damage."""
    boss: Boss | None
    boss_damage: int
    boss_health: int
    boss_left_now: int
    """The boss's health if everybody stopped now and survived."""
    round: int
    removed: list[Card]
    falls: dict[str, list[Fall]]
    """The answers that certainly cost a hero's life, potions aside."""
    deadly: list[str]
    """The answers that certainly lose the game."""
    refused: dict[str, Why]
    """Why skills, potions, deck, stairs and experience give no answer now, by the beginning of the answer."""
    result: str | None
    """The result, while check-marks are being placed."""
    outcome: str | None

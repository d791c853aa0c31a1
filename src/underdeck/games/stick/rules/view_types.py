"""The types of a view, which mark what its strings are ids of.

Not compiled: the compiler forgets what annotations say.
"""

from dataclasses import dataclass
from typing import Annotated

from underdeck.kernel.ids import Kind
from underdeck.kernel.why import Why

Character = Annotated[str, Kind("character")]
Shtick = Annotated[str, Kind("shtick")]
Loot = Annotated[str, Kind("loot")]
"""Treasures and traps."""
BattleCard = Annotated[str, Kind("battle")]
"""Monsters and Screw This! cards."""
RoomCard = Annotated[str, Kind("room")]
XykonCard = Annotated[str, Kind("xykon")]
Length = Annotated[str, Kind("length")]
Variant = Annotated[str, Kind("variant")]
Source = Annotated[str, Kind("part")]


@dataclass(slots=True)
class ShtickView:
    id: Shtick
    flipped: bool


@dataclass(slots=True)
class LootView:
    id: Loot
    drool: int
    """The Drool Factor for the seat that looks."""


@dataclass(slots=True)
class PlayerView:
    seat: int
    character: Character
    floor: int
    column: int
    lost: int
    wounds: int
    resting: bool
    missing: int
    fleeing: bool
    exited: int
    team: int | None
    shadow: Character | None
    hand: int
    stash: int
    equipped: list[LootView]
    equipped_drool: int
    shticks: list[ShtickView]
    deck: int
    saved: list[BattleCard]
    saved_x: int
    slayer: bool
    score: dict[str, int] | None
    """The points by source once the game is over."""
    total: int | None
    """The sum of the points."""
    behind: int | None
    """The points that the player or the team is behind the leader."""


@dataclass(slots=True)
class MonsterView:
    id: BattleCard
    supports: int


@dataclass(slots=True)
class RoomView:
    id: RoomCard
    floor: int
    column: int
    stack: list[MonsterView]
    loot: int
    down: int | None
    """The column of the room below to which its Stairs lead."""
    xykon: XykonCard | None
    """Its Xykon card, up or down."""
    xykon_down: bool
    players: list[Character]


@dataclass(slots=True)
class SideView:
    character: Character | None
    """The character; None for Monsters."""
    monsters: list[BattleCard]
    role: str
    shtick: Shtick | None
    parts: list[tuple[Source, int]]
    total: int
    dice: list[int]
    """The dice, the one that counts first."""
    rolled: int | None
    """The value of that die."""
    sum: int
    """The sum, with that value once it is rolled."""


@dataclass(slots=True)
class HelperView:
    asker: Character
    helper: Character
    npc: bool
    bonus: int


@dataclass(slots=True)
class OfferView:
    asker: Character
    asked: Character
    loot: Loot | None
    """The Loot, visible only to the two of them."""


@dataclass(slots=True)
class BattleView:
    floor: int
    column: int
    distance: int
    fighter: SideView
    foe: SideView
    helpers: list[HelperView]
    offers: list[OfferView]
    x: int
    coins: int
    """The Loot that a win over Monsters brings the fighter."""
    wounds: int
    """The Wounds that a defeat costs the fighter."""
    odds: tuple[float, float, float] | None
    """Win, draw, lose at present, between the choice of shticks and the dice."""
    odds_for: Character
    """The player whose odds these are: the one who looks if in the battle, else the fighter."""
    shtick_odds: dict[Shtick, tuple[float, float, float]]
    """Win, draw, lose with each shtick (or none: "") for the one who looks and chooses it now."""


@dataclass(slots=True)
class RouteView:
    answers: list[str]
    """The answers of the route; the last one ends it, even if more movement is left."""
    floor: int
    column: int
    """The column at its end."""
    odds: tuple[float, float, float] | None
    """Win, draw, lose in the battle at its end; none without Monsters."""


@dataclass(slots=True)
class View:
    seat: int
    length: Length
    variants: list[Variant]
    options: dict[str, str]
    turn: int
    active: int
    floors: list[list[RoomView]]
    """The floors from the Dungeon Entrance down to Xykon's Lair."""
    lowest: int
    """The lowest floor with rooms, which collapses first."""
    lair_drool: int
    lair_shticks: int
    lair_met: tuple[bool, bool]
    """Whether the one who looks has the Drool and the shticks for the Lair."""
    x_per_shtick: int
    players: list[PlayerView]
    npcs: list[Character]
    npc_floor: int
    hand: list[BattleCard]
    stash: list[LootView]
    looked_at: list[Shtick]
    """The shticks to choose from now."""
    battle_deck: int
    battle_discard: list[BattleCard]
    loot_deck: int
    loot_discard: list[Loot]
    room_deck: int
    xykon_deck: int
    size: int | None
    """The Battle Size while Monsters are being played."""
    search: int | None
    """The highest roll that finds stairs, while a search is possible."""
    battle: BattleView | None
    prospects: dict[str, tuple[float, float, float]]
    """Win, draw, lose after each own answer that leads into a battle or changes one."""
    steps: dict[str, tuple[int, int]]
    """The floor and column to which each own step leads."""
    routes: list[RouteView]
    """The routes to explored rooms without a question on the way: never through a room that ends movement or holds
    Monsters."""
    refused: dict[str, Why]
    """Why an own card gives no answer now."""
    trap: Loot | None
    wound: int | None
    """The Wounds that somebody is about to lose outside a battle."""
    played: list[BattleCard]
    """The Screw This! cards being answered, the last one first."""
    window: str | None
    collapse: bool
    outcome: str | None

"""What a seat is shown, by type: whoever tells a view knows from here what its ids are ids of.

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
    """For the seat that looks."""


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
    """Once the game is over: points by source."""
    total: int | None
    """The sum of them."""
    behind: int | None
    """Points that she lacks to whoever has most, or her team does."""


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
    """Column of the room below that its Stairs lead to."""
    xykon: XykonCard | None
    """Its Xykon card, up or down."""
    xykon_down: bool
    players: list[Character]


@dataclass(slots=True)
class SideView:
    character: Character | None
    """None for Monsters."""
    monsters: list[BattleCard]
    role: str
    shtick: Shtick | None
    parts: list[tuple[Source, int]]
    total: int
    dice: list[int]
    """The one that counts first."""
    rolled: int | None
    """What that die counts as."""
    sum: int
    """With what it counts as, once it is rolled."""


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
    """Only the two of them see it."""


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
    """What winning over Monsters brings the fighter."""
    wounds: int
    """What losing costs the fighter."""
    odds: tuple[float, float, float] | None
    """Win, draw, lose as things stand, between the choice of shticks and the dice."""
    odds_for: Character
    """Whose: those of the one who looks and is in the battle, else the fighter's."""
    shtick_odds: dict[Shtick, tuple[float, float, float]]
    """Win, draw, lose with each shtick (or none: "") for the one who looks and chooses it now."""


@dataclass(slots=True)
class RouteView:
    answers: list[str]
    """One after the other; where movement goes on at its end, the last one ends it."""
    floor: int
    column: int
    """Where it ends."""
    odds: tuple[float, float, float] | None
    """Win, draw, lose in the battle that awaits there; none without Monsters."""


@dataclass(slots=True)
class View:
    seat: int
    length: Length
    variants: list[Variant]
    options: dict[str, str]
    turn: int
    active: int
    floors: list[list[RoomView]]
    """From the Dungeon Entrance down to Xykon's Lair."""
    lowest: int
    """The lowest floor with rooms: it falls first."""
    lair_drool: int
    lair_shticks: int
    lair_met: tuple[bool, bool]
    """Has the one who looks the Drool, has she the shticks?"""
    x_per_shtick: int
    players: list[PlayerView]
    npcs: list[Character]
    npc_floor: int
    hand: list[BattleCard]
    stash: list[LootView]
    looked_at: list[Shtick]
    """The shticks one chooses from now."""
    battle_deck: int
    battle_discard: list[BattleCard]
    loot_deck: int
    loot_discard: list[Loot]
    room_deck: int
    xykon_deck: int
    size: int | None
    """While Monsters are being played."""
    search: int | None
    """The highest roll that finds stairs, while they may be searched for."""
    battle: BattleView | None
    prospects: dict[str, tuple[float, float, float]]
    """Win, draw, lose after each answer of mine that leads into a battle or changes one."""
    steps: dict[str, tuple[int, int]]
    """The floor and column that each step of mine leads to."""
    routes: list[RouteView]
    """To explored rooms, with nothing asked on the way: never through a room that ends movement or holds Monsters."""
    refused: dict[str, Why]
    """Why a card of mine is no answer now."""
    trap: Loot | None
    wound: int | None
    """Wounds that somebody is about to lose outside a battle."""
    played: list[BattleCard]
    """Screw This! cards being answered, the last one first."""
    window: str | None
    collapse: bool
    outcome: str | None

"""What a seat may know, built by addition (R-49, R-50)."""

from dataclasses import dataclass
from typing import Annotated

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.abilities import is_deprived, support_count
from underdeck.games.stick.rules.battle import shtick_options
from underdeck.games.stick.rules.cards import WINDOWS
from underdeck.games.stick.rules.collapse import lowest_floor, points, score
from underdeck.games.stick.rules.dice import die_value
from underdeck.games.stick.rules.movement import may_search, search_number, step_to
from underdeck.games.stick.rules.notation import VERBS
from underdeck.games.stick.rules.odds import odds
from underdeck.games.stick.rules.prospects import choosing, prospects, turned
from underdeck.games.stick.rules.results import called_off, strikers, winnings, wounds_from
from underdeck.games.stick.rules.shticks import saved_x, x_per_shtick
from underdeck.games.stick.rules.sides import chosen_shtick, role_of
from underdeck.games.stick.rules.state import (
    ATTACK,
    NO_SHTICK,
    NO_STAIRS,
    NOT_CHOSEN,
    NPC,
    SHTICKS_OF,
    UNKNOWN,
    XYKON_DOWN,
    Battle,
    Room,
    State,
    drool,
    equipped_drool,
    lair_met,
    monster,
    name_of,
    npcs_on,
    room_card,
    shtick_card,
)
from underdeck.games.stick.rules.totals import Part, totals
from underdeck.games.stick.rules.whynot import refused
from underdeck.games.stick.rules.wounds import most_wounds
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


def make_view(state: State, seat: int) -> View:
    me = state.players[seat]
    pack = state.pack
    frame = state.agenda[-1] if state.agenda else (0,)
    looked: list[str] = []
    if frame[0] == f.ASK_CHOOSE_SHTICK and frame[1] == seat:
        looked = [shtick_card(state, me, card).id for card in frame[2:]]
    deepest = max([player.floor for player in state.players if not player.exited], default=0)
    return View(
        seat=seat,
        length=state.length,
        variants=[*state.variants],
        options=state.rules.changed(),
        turn=state.turn,
        active=state.active,
        floors=[floor_view(state, number) for number in range(len(state.floors))],
        lowest=lowest_floor(state),
        lair_drool=state.lair_drool,
        lair_shticks=state.lair_shticks,
        lair_met=lair_met(state, me),
        x_per_shtick=x_per_shtick(state),
        players=[player_view(state, each, seat) for each in range(len(state.players))],
        npcs=[pack.characters[npc].id for npc in npcs_on(state, deepest)],
        npc_floor=deepest,
        hand=[pack.battle[card].id for card in me.hand],
        stash=[LootView(pack.loot[card].id, drool(state, card, me.character)) for card in me.stash],
        looked_at=looked,
        battle_deck=len(state.battle_deck),
        battle_discard=[pack.battle[card].id for card in state.battle_discard],
        loot_deck=len(state.loot_deck),
        loot_discard=[pack.loot[card].id for card in state.loot_discard],
        room_deck=len(state.room_deck),
        xykon_deck=len(state.xykon_deck),
        size=state.size if state.filling else None,
        search=search_number(state) if state.asked and may_search(state) else None,
        battle=battle_view(state, state.battle, seat) if state.battle is not None else None,
        prospects=prospects(state, seat),
        steps=steps(state, seat),
        refused=refused(state, seat) if state.outcome is None else {},
        trap=pack.loot[state.trap[0]].id if state.trap else None,
        wound=state.wound_amount if state.wound_seat >= 0 else None,
        played=[pack.battle[card].id for _, card, _ in reversed(state.played)],
        window=WINDOWS[frame[1]] if frame[0] == f.ASK_WINDOW else None,
        collapse=bool(state.collapse),
        outcome=state.outcome,
    )


def steps(state: State, seat: int) -> dict[str, tuple[int, int]]:
    options = [option for decision in state.asked if decision.seat == seat for option in decision.options]
    verbs = [option[0] for option in options if option[0] in (do.LEFT, do.RIGHT, do.UP, do.DOWN)]
    return {VERBS[verb]: step_to(state, state.players[state.active], verb) for verb in verbs}


def floor_view(state: State, number: int) -> list[RoomView]:
    floor = state.floors[number]
    return [room_view(state, number, floor.left + index, room) for index, room in enumerate(floor.rooms)]


def room_view(state: State, floor: int, column: int, room: Room) -> RoomView:
    here = [
        name_of(state, seat)
        for seat, player in enumerate(state.players)
        if player.floor == floor and player.column == column and not player.exited
    ]
    return RoomView(
        id=room_card(state, room).id,
        floor=floor,
        column=column,
        stack=[MonsterView(monster(state, code).id, supporters(state, floor, column, code)) for code in room.stack],
        loot=len(room.loot),
        down=None if room.down == NO_STAIRS else room.down,
        xykon=state.pack.xykon[room.xykon_card].id if room.xykon_card >= 0 else None,
        xykon_down=room.xykon == XYKON_DOWN,
        players=here,
    )


def supporters(state: State, floor: int, column: int, code: int) -> int:
    return 0 if is_deprived(state.battle, code) else support_count(state, floor, column, code)


def player_view(state: State, seat: int, looker: int) -> PlayerView:
    player = state.players[seat]
    pack = state.pack
    eyes = state.players[looker].character
    by_source = score(state, seat) if state.outcome is not None else None
    return PlayerView(
        seat=seat,
        character=name_of(state, seat),
        floor=player.floor,
        column=player.column,
        lost=player.lost,
        wounds=most_wounds(state, player),
        resting=player.resting,
        missing=player.missing,
        fleeing=player.fleeing,
        exited=player.exited,
        team=player.team if player.team >= 0 else None,
        shadow=pack.characters[player.shadow].id if player.shadow >= 0 else None,
        hand=len(player.hand),
        stash=len(player.stash),
        equipped=[LootView(pack.loot[card].id, drool(state, card, eyes)) for card in player.equipped],
        equipped_drool=equipped_drool(state, player),
        shticks=[
            ShtickView(shtick_card(state, player, card).id, bool(player.flipped >> card & 1)) for card in player.shticks
        ],
        deck=len(player.deck),
        saved=[monster(state, code).id for code in player.saved],
        saved_x=saved_x(state, player),
        slayer=player.slayer,
        score=by_source,
        total=sum(by_source.values()) if by_source else None,
        behind=best(state) - points(state, seat) if by_source else None,
    )


def best(state: State) -> int:
    return max([points(state, seat) for seat in range(len(state.players))])


def battle_view(state: State, battle: Battle, seat: int) -> BattleView:
    mine, theirs = view_totals(state, battle)
    fighter = side_view(state, battle, battle.fighter, mine, battle.dice)
    if battle.foe >= 0:
        foe = side_view(state, battle, battle.foe, theirs, battle.foe_dice)
    else:
        ids = [monster(state, code).id for code in battle.targets]
        role = "attacks" if battle.role != ATTACK else "defends"
        total = sum([amount for _, amount in theirs])
        foe = SideView(None, ids, role, None, theirs, total, [], None, total)
    chosen = battle.shtick != NOT_CHOSEN and (battle.foe < 0 or battle.foe_shtick != NOT_CHOSEN)
    open_roll = chosen and not battle.dice and battle.result == UNKNOWN and not called_off(state, battle)
    x, coins = winnings(state, battle) if battle.foe < 0 else (0, 0)
    return BattleView(
        floor=battle.floor,
        column=battle.column,
        distance=battle.distance,
        fighter=fighter,
        foe=foe,
        helpers=[
            HelperView(
                name_of(state, helper.asker),
                helper_name(state, helper.helper),
                helper.helper >= NPC,
                helper.bonus,
            )
            for helper in battle.helpers
        ],
        offers=[
            OfferView(
                name_of(state, asker),
                name_of(state, asked),
                state.pack.loot[card].id if seat in (asker, asked) else None,
            )
            for asker, asked, card in battle.offers
        ],
        x=x,
        coins=coins,
        wounds=1 if battle.foe >= 0 else wounds_from(state, battle) if strikers(state, battle) else 0,
        odds=turned(battle, seat, odds(state)) if open_roll else None,
        odds_for=name_of(state, seat if seat == battle.foe else battle.fighter),
        shtick_odds=shtick_odds(state, battle, seat),
    )


def shtick_odds(state: State, battle: Battle, seat: int) -> dict[str, tuple[float, float, float]]:
    asked = state.agenda[-1][0] if state.agenda else 0
    chooser = battle.fighter if asked == f.ASK_SHTICK else battle.foe if asked == f.ASK_FOE_SHTICK else -1
    found: dict[str, tuple[float, float, float]] = {}
    if seat != chooser:
        return found
    for option in shtick_options(state, battle, seat):
        card = option[1] % SHTICKS_OF if option[0] == do.SHTICK else NO_SHTICK
        chances = choosing(state, battle, seat, card)
        if chances is not None:
            found[shtick_card(state, state.players[seat], card).id if card != NO_SHTICK else ""] = chances
    return found


def helper_name(state: State, helper: int) -> str:
    return state.pack.characters[helper - NPC].id if helper >= NPC else name_of(state, helper)


def view_totals(state: State, battle: Battle) -> tuple[list[Part], list[Part]]:
    if battle.foe < 0 and not battle.targets:
        return [], []
    mine, theirs, _ = totals(state, battle)
    return mine, theirs


def side_view(state: State, battle: Battle, seat: int, parts: list[Part], dice: list[int]) -> SideView:
    chosen = chosen_shtick(battle, seat)
    total = sum([amount for _, amount in parts])
    rolled = die_value(state, seat, dice[0]) if dice else None
    return SideView(
        character=name_of(state, seat),
        monsters=[],
        role="attacks" if role_of(battle, seat) == ATTACK else "defends",
        shtick=shtick_card(state, state.players[seat], chosen).id if chosen >= 0 else None,
        parts=parts,
        total=total,
        dice=[*dice],
        rolled=rolled,
        sum=total + (rolled or 0),
    )

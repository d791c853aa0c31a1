"""The view of a seat, built by addition (R-49, R-50)."""

from underdeck.games.stick.rules import actions as do
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.abilities import is_deprived, support_count
from underdeck.games.stick.rules.battle import shtick_options
from underdeck.games.stick.rules.cards import WINDOWS
from underdeck.games.stick.rules.collapse import lowest_floor, points, score
from underdeck.games.stick.rules.dice import die_value
from underdeck.games.stick.rules.movement import MOVES, may_search, search_number, step_to
from underdeck.games.stick.rules.notation import VERBS
from underdeck.games.stick.rules.odds import odds
from underdeck.games.stick.rules.prospects import choosing, prospects, turned
from underdeck.games.stick.rules.results import called_off, strikers, winnings, wounds_from
from underdeck.games.stick.rules.routes import routes
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
from underdeck.games.stick.rules.view_types import (
    BattleView,
    HelperView,
    LootView,
    MonsterView,
    OfferView,
    PlayerView,
    RoomView,
    ShtickView,
    SideView,
    View,
)
from underdeck.games.stick.rules.whynot import refused
from underdeck.games.stick.rules.wounds import most_wounds


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
        routes=routes(state, seat),
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
    verbs = [option[0] for option in options if option[0] in MOVES]
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

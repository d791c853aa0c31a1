"""The one mutable object of a match, and plain questions about it.

A place is a floor (0 = the Dungeon Entrance, the last one = Xykon's Lair) and a column. Cards are small ints into the
pack's decks; a Xykon card in a Stack is XYKON + its number. Decks and Loot piles have their top at the end of the
list, Stacks at the beginning.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from underdeck.games.stick.rules.cards import Loot, Monster, Pack, Shtick, Trap
from underdeck.games.stick.rules.cards import Room as RoomCard
from underdeck.games.stick.rules.options import Length, Rules
from underdeck.kernel.agenda import Table
from underdeck.kernel.decisions import Action
from underdeck.kernel.events import Event, Fact
from underdeck.kernel.rng import Rng
from underdeck.kernel.saving import Saved, saved

XYKON: Final = 1000
LAIR_ROOM: Final = 1000  # added to a Lair room's number on the table
ENTRANCE: Final = -1
NO_STAIRS: Final = -999
NOT_CHOSEN: Final = -2
NO_SHTICK: Final = -1
SHTICKS_OF: Final = 100  # more than any Shtick Deck holds
NPC: Final = 100  # added to a character's number where a helper is no player

ATTACK: Final = 1
DEFEND: Final = 2

WIN: Final = 1  # for the fighter
DRAW: Final = 0
LOSS: Final = -1
UNKNOWN: Final = 2

NO_XYKON: Final = 0
XYKON_UP: Final = 1
XYKON_DOWN: Final = 2

NOT_A_TRAP: Final = 64  # in `seen`: everybody saw that it came out of a Stash


@mypyc_attr(acyclic=True)
class Player:
    __slots__ = (
        "character", "column", "deck", "equipped", "exit_points", "exited", "fleeing", "flipped", "floor", "hand",
        "known_bottom", "lost", "missing", "resting", "saved", "shadow", "shticks", "slayer", "stash", "team",
    )  # fmt: skip

    character: int
    floor: int
    column: int
    lost: int
    """Wounds lost."""
    hand: list[int]
    stash: list[int]
    equipped: list[int]
    saved: list[int]
    deck: list[int]
    """The Shtick Deck: places in the character's list of 20."""
    shticks: list[int]
    flipped: int
    """Bits of shticks in play that lie face-down."""
    known_bottom: int
    """How many cards at the bottom of the Shtick Deck its owner has seen."""
    resting: bool
    missing: int
    """Turns still to be missed."""
    fleeing: bool
    exited: int
    """Order of leaving the collapsing dungeon; 0 = inside."""
    exit_points: int
    slayer: bool
    shadow: int
    team: int

    def clone(self) -> "Player":
        new = Player()
        new.character = self.character
        new.floor, new.column, new.lost = self.floor, self.column, self.lost
        new.hand, new.stash, new.equipped = self.hand[:], self.stash[:], self.equipped[:]
        new.saved, new.deck, new.shticks = self.saved[:], self.deck[:], self.shticks[:]
        new.flipped, new.known_bottom, new.resting = self.flipped, self.known_bottom, self.resting
        new.missing, new.fleeing, new.exited = self.missing, self.fleeing, self.exited
        new.exit_points, new.slayer, new.shadow, new.team = self.exit_points, self.slayer, self.shadow, self.team
        return new


def fresh_player(character: int) -> Player:
    """At the entrance, with nothing."""
    player = Player()
    player.character = character
    player.floor = 0
    player.column = 0
    player.lost = 0
    player.hand = []
    player.stash = []
    player.equipped = []
    player.saved = []
    player.deck = []
    player.shticks = []
    player.flipped = 0
    player.known_bottom = 0
    player.resting = False
    player.missing = 0
    player.fleeing = False
    player.exited = 0
    player.exit_points = 0
    player.slayer = False
    player.shadow = -1
    player.team = -1
    return player


@mypyc_attr(acyclic=True)
class Room:
    """What lies here is never changed in place: copies share it."""

    __slots__ = ("card", "down", "entered", "loot", "rested", "stack", "xykon", "xykon_card")

    card: int
    down: int
    """Column of the room below that its Stairs lead to."""
    entered: bool
    rested: bool
    stack: tuple[int, ...]
    loot: tuple[int, ...]
    xykon: int
    xykon_card: int

    def clone(self) -> "Room":
        new = Room()
        new.card = self.card
        new.down, new.entered, new.rested = self.down, self.entered, self.rested
        new.stack, new.loot = self.stack, self.loot
        new.xykon, new.xykon_card = self.xykon, self.xykon_card
        return new


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def fresh_room(card: int) -> Room:
    """Just laid, and nobody there."""
    room = Room()
    room.card = card
    room.down = NO_STAIRS
    room.entered = False
    room.rested = False
    room.stack = ()
    room.loot = ()
    room.xykon = NO_XYKON
    room.xykon_card = -1
    return room


@mypyc_attr(acyclic=True)
class Floor:
    __slots__ = ("left", "rooms")

    def __init__(self, left: int) -> None:
        self.left = left
        """Column of the leftmost room."""
        self.rooms: list[Room] = []

    def clone(self) -> "Floor":
        new = Floor(self.left)
        new.rooms = [room.clone() for room in self.rooms]
        return new

    def __reduce__(self) -> Saved:
        return saved(self, self.left, rooms=self.rooms)


@mypyc_attr(acyclic=True)
class Helper:
    __slots__ = ("asker", "bonus", "helper", "loot")

    def __init__(self, asker: int, helper: int, loot: int, bonus: int) -> None:
        self.asker = asker
        self.helper = helper
        """A seat, or NPC + character."""
        self.loot = loot
        self.bonus = bonus

    def __reduce__(self) -> Saved:
        return saved(self, self.asker, self.helper, self.loot, self.bonus)


@mypyc_attr(acyclic=True)
class Battle:
    """One battle from the choice of a shtick to the aftermath (OS-8). `foe` is a seat against a player, else -1."""

    __slots__ = (
        "changes", "column", "counted", "dice", "distance", "done", "fighter", "floor", "foe", "foe_dice",
        "foe_prevented", "foe_reach", "foe_shtick", "helpers", "mine", "no_support", "npc_passed", "npc_side", "offers",
        "outsmarted", "prevented", "reach", "refused", "result", "role", "shtick", "silence", "slain", "snubs",
        "targets", "theirs", "turned",
    )  # fmt: skip

    fighter: int
    foe: int
    role: int
    floor: int
    column: int
    """Of the Monster's room."""
    distance: int
    shtick: int
    foe_shtick: int
    targets: list[int]
    helpers: list[Helper]
    offers: list[tuple[int, int, int]]
    """Open offers: asker, asked, Loot."""
    refused: list[tuple[int, int, int]]
    done: int
    """Bits of the sides that ask for no more help."""
    npc_side: int
    """PvP: whose turn it is to hire an NPC (OS-10.9)."""
    npc_passed: int
    changes: list[tuple[int, int, int, int]]
    """Side (-1 for Monsters), amount, whose card it was and its script (-1 for none)."""
    dice: list[int]
    foe_dice: list[int]
    mine: int
    theirs: int
    """Both totals, fixed before the roll (OS-8.24)."""
    counted: int
    """The Monster whose total is rolled against."""
    outsmarted: list[int]
    no_support: bool
    silence: bool
    reach: int
    foe_reach: int
    snubs: int
    """Bits of the sides that don't pay."""
    prevented: int
    foe_prevented: int
    """Wounds that each side has prevented after the roll."""
    result: int
    """WIN, DRAW or LOSS for the fighter; UNKNOWN from the beginning on."""
    turned: bool
    """A card says that the battle is a draw."""
    slain: bool
    """The fighter has defeated a Monster in it."""

    def clone(self) -> "Battle":
        new = self.imagined()
        new.targets, new.helpers, new.outsmarted = self.targets[:], self.helpers[:], self.outsmarted[:]
        new.offers, new.refused, new.changes = self.offers[:], self.refused[:], self.changes[:]
        new.dice, new.foe_dice = self.dice[:], self.foe_dice[:]
        return new

    def imagined(self) -> "Battle":
        """A copy to reckon with: it shares its lists, so they may be replaced but not changed."""
        new = Battle()
        new.fighter, new.foe, new.role = self.fighter, self.foe, self.role
        new.floor, new.column, new.distance = self.floor, self.column, self.distance
        new.shtick, new.foe_shtick, new.targets = self.shtick, self.foe_shtick, self.targets
        new.helpers, new.offers, new.refused = self.helpers, self.offers, self.refused
        new.done, new.npc_side, new.npc_passed = self.done, self.npc_side, self.npc_passed
        new.changes, new.dice, new.foe_dice = self.changes, self.dice, self.foe_dice
        new.mine, new.theirs = self.mine, self.theirs
        new.counted, new.outsmarted = self.counted, self.outsmarted
        new.no_support, new.silence, new.reach = self.no_support, self.silence, self.reach
        new.snubs, new.prevented, new.result, new.turned = self.snubs, self.prevented, self.result, self.turned
        new.foe_prevented, new.foe_reach, new.slain = self.foe_prevented, self.foe_reach, self.slain
        return new


def fresh_battle(fighter: int, foe: int, role: int, floor: int, column: int, distance: int) -> Battle:
    """Before anything is chosen."""
    battle = Battle()
    battle.fighter = fighter
    battle.foe = foe
    battle.role = role
    battle.floor = floor
    battle.column = column
    battle.distance = distance
    battle.shtick = NOT_CHOSEN
    battle.foe_shtick = NOT_CHOSEN
    battle.targets = []
    battle.helpers = []
    battle.offers = []
    battle.refused = []
    battle.done = 0
    battle.npc_side = -1
    battle.npc_passed = 0
    battle.changes = []
    battle.dice = []
    battle.foe_dice = []
    battle.mine = 0
    battle.theirs = 0
    battle.counted = -1
    battle.outsmarted = []
    battle.no_support = False
    battle.silence = False
    battle.reach = 0
    battle.foe_reach = 0
    battle.snubs = 0
    battle.prevented = 0
    battle.foe_prevented = 0
    battle.result = 0
    battle.turned = False
    battle.slain = False
    return battle


class State(Table):
    __slots__ = (
        "active", "arrived", "battle", "battle_deck", "battle_discard", "beaten", "bonus_room",
        "boosts", "collapse", "declined", "entry", "evades", "exits", "extra_steps", "filling", "fled",
        "floors", "fought", "intents", "lair_deck", "lair_drool", "lair_shticks", "left", "length", "loot_deck",
        "loot_discard", "moved", "outcome", "pack", "picked", "played", "players", "rallies", "removed_loot", "reveals",
        "rng", "room_deck", "room_discard", "rules", "searched", "seen", "seen_hand", "size", "size_limit", "steps",
        "trap", "turn", "turn_over", "variants", "wound_amount", "wound_seat", "xykon_deck", "xykon_out",
    )  # fmt: skip

    pack: Pack
    rules: Rules
    length: str
    variants: list[str]
    rng: Rng
    reveals: int
    outcome: str | None
    players: list[Player]
    floors: list[Floor]
    lair_drool: int
    lair_shticks: int
    room_deck: list[int]
    room_discard: list[int]
    lair_deck: list[int]
    xykon_deck: list[int]
    xykon_out: tuple[int, ...]
    """Xykon cards that have left the table: kept by their slayer, escaped or collapsed."""
    battle_deck: list[int]
    battle_discard: list[int]
    loot_deck: list[int]
    loot_discard: list[int]
    removed_loot: tuple[int, ...]
    """Traps out of the game (OS-17.13)."""
    seen: list[int]
    """Bits of the seats that know where a Loot card is."""
    seen_hand: list[int]
    """The same for cards in hands."""
    turn: int
    active: int
    moved: bool
    steps: int
    extra_steps: int
    left: tuple[tuple[int, int], ...]
    entry: int
    """The way into the room where movement ended: did it explore?"""
    searched: bool
    picked: int
    """The last room in which Loot was picked up this turn: 1 where it began, 2 where movement ended."""
    bonus_room: bool
    """OS-16.8: nothing more may be taken here this turn."""
    fought: bool
    fled: bool
    turn_over: bool
    beaten: int
    arrived: tuple[int, ...]
    """Monsters that came into play this turn (Ambush)."""
    rallies: tuple[tuple[str, str, int, int, int], ...]
    """Until the end of the turn: attack or defense, type, amount, whose card it was and its script."""
    boosts: tuple[tuple[int, int], ...]
    """Until the end of the turn: seat and shtick."""
    size: int
    size_limit: int
    filling: bool
    battle: Battle | None
    trap: tuple[int, ...]
    """The revealed trap, its revealer; then the seats still to roll."""
    evades: tuple[tuple[int, int], ...]
    played: list[tuple[int, int, int]]
    """Screw This! cards on their way: seat, card, 1 if cancelled. Last in, first out."""
    intents: list[tuple[int, Action]]
    """Answers to the open window, carried out when all are in."""
    collapse: int
    """The turn in which the collapse began; 0 = not yet."""
    exits: int
    wound_seat: int
    """Who is about to lose Wounds outside a battle, and how many."""
    wound_amount: int
    declined: int
    """Bits of the seats that said no to a cure this turn: they are not asked again."""

    def clone(self) -> "State":
        new = State()
        new.pack, new.rules, new.length = self.pack, self.rules, self.length
        new.variants = self.variants
        new.rng = self.rng.clone()
        new.agenda, new.asked, new.events = self.agenda[:], self.asked, self.events
        new.reveals, new.outcome = self.reveals, self.outcome
        new.players = [player.clone() for player in self.players]
        new.floors = [floor.clone() for floor in self.floors]
        new.lair_drool, new.lair_shticks = self.lair_drool, self.lair_shticks
        new.room_deck, new.room_discard = self.room_deck[:], self.room_discard[:]
        new.lair_deck, new.xykon_deck, new.xykon_out = self.lair_deck[:], self.xykon_deck[:], self.xykon_out
        new.battle_deck, new.battle_discard = self.battle_deck[:], self.battle_discard[:]
        new.loot_deck, new.loot_discard = self.loot_deck[:], self.loot_discard[:]
        new.removed_loot, new.seen, new.seen_hand = self.removed_loot, self.seen[:], self.seen_hand[:]
        new.turn, new.active, new.moved = self.turn, self.active, self.moved
        new.steps, new.extra_steps, new.left = self.steps, self.extra_steps, self.left
        new.entry, new.searched, new.picked = self.entry, self.searched, self.picked
        new.bonus_room, new.fought, new.fled = self.bonus_room, self.fought, self.fled
        new.turn_over, new.beaten, new.arrived = self.turn_over, self.beaten, self.arrived
        new.rallies, new.boosts = self.rallies, self.boosts
        new.size, new.size_limit, new.filling = self.size, self.size_limit, self.filling
        new.battle = None if self.battle is None else self.battle.clone()
        new.trap, new.evades = self.trap, self.evades
        new.played, new.intents = self.played[:], self.intents[:]
        new.collapse, new.exits = self.collapse, self.exits
        new.wound_seat, new.wound_amount = self.wound_seat, self.wound_amount
        new.declined = self.declined
        return new


def fresh_state(pack: Pack, rules: Rules, length: str, row: Length, rng: Rng) -> State:
    """Everything in its place, nothing dealt."""
    state = State()
    state.pack = pack
    state.rules = rules
    state.length = length
    state.variants = []
    state.rng = rng
    state.agenda = []
    state.asked = []
    state.events = []
    state.reveals = 0
    state.outcome = None
    state.players = []
    state.floors = [Floor(0) for _ in range(row.floors + 2)]
    state.lair_drool = row.drool
    state.lair_shticks = row.shticks
    state.room_deck = []
    state.room_discard = []
    state.lair_deck = []
    state.xykon_deck = []
    state.xykon_out = ()
    state.battle_deck = []
    state.battle_discard = []
    state.loot_deck = []
    state.loot_discard = []
    state.removed_loot = ()
    state.seen = [0] * len(pack.loot)
    state.seen_hand = [0] * len(pack.battle)
    state.turn = 0
    state.active = 0
    state.moved = False
    state.steps = 0
    state.extra_steps = 0
    state.left = ()
    state.entry = 0
    state.searched = False
    state.picked = 0
    state.bonus_room = False
    state.fought = False
    state.fled = False
    state.turn_over = False
    state.beaten = 0
    state.arrived = ()
    state.rallies = ()
    state.boosts = ()
    state.size = 0
    state.size_limit = 0
    state.filling = False
    state.battle = None
    state.trap = ()
    state.evades = ()
    state.played = []
    state.intents = []
    state.collapse = 0
    state.exits = 0
    state.wound_seat = -1
    state.wound_amount = 0
    state.declined = 0
    return state


def tell(state: State, kind: str, seats: tuple[int, ...] | None = None, **facts: Fact) -> None:
    state.events.append(Event(kind, facts, seats))


def name_of(state: State, seat: int) -> str:
    return state.pack.characters[state.players[seat].character].id


def last_floor(state: State) -> int:
    """The deepest floor above the Lair."""
    return len(state.floors) - 2


def lair(state: State) -> int:
    return len(state.floors) - 1


def room_at(state: State, floor: int, column: int) -> Room | None:
    rooms = state.floors[floor].rooms
    index = column - state.floors[floor].left
    return rooms[index] if 0 <= index < len(rooms) else None


def room_of(state: State, player: Player) -> Room:
    """Where a player stands; there is always a room."""
    level = state.floors[player.floor]
    return level.rooms[player.column - level.left]


def room_card(state: State, room: Room) -> RoomCard:
    if room.card == ENTRANCE:
        return state.pack.entrance
    if room.card >= LAIR_ROOM:
        return state.pack.lair[room.card - LAIR_ROOM]
    return state.pack.rooms[room.card]


def monster(state: State, code: int) -> Monster:
    """The Monster card of a Stack, a hand or a saved pile."""
    card = state.pack.xykon[code - XYKON] if code >= XYKON else state.pack.battle[code]
    assert isinstance(card, Monster)
    return card


def is_monster(state: State, card: int) -> bool:
    return isinstance(state.pack.battle[card], Monster)


def loot_card(state: State, card: int) -> Loot:
    found = state.pack.loot[card]
    assert isinstance(found, Loot)
    return found


def is_trap(state: State, card: int) -> bool:
    return isinstance(state.pack.loot[card], Trap)


def drool(state: State, card: int, character: int) -> int:
    """OS-12.6, OS-12.8."""
    return loot_card(state, card).drool[character]


def shtick_card(state: State, player: Player, card: int) -> Shtick:
    return state.pack.decks[player.character][card]


def shtick_code(player: Player, card: int) -> int:
    """A shtick as answers name it, whoever's it is."""
    return SHTICKS_OF * player.character + card


def face_up(player: Player) -> list[int]:
    return [card for card in player.shticks if not player.flipped >> card & 1]


def has_trait(state: State, player: Player, trait: str) -> bool:
    deck = state.pack.decks[player.character]
    return any(trait in deck[card].traits and not player.flipped >> card & 1 for card in player.shticks)


def lying(player: Player) -> bool:
    """Resting or missing a turn: the token lies on its side (OS-1.21)."""
    return player.resting or player.missing > 0


def others_here(state: State, seat: int) -> list[int]:
    """Other played characters in the room (R-65); nobody counts once out of the dungeon."""
    me = state.players[seat]
    return [
        other
        for other, player in enumerate(state.players)
        if other != seat and player.floor == me.floor and player.column == me.column and not player.exited
    ]


def clockwise(state: State, first: int) -> list[int]:
    """All seats in turn order, beginning with the first."""
    count = len(state.players)
    return [(first + i) % count for i in range(count)]


def monsters_on(state: State, floor: int) -> list[int]:
    return [code for room in state.floors[floor].rooms for code in room.stack]


def promised(state: State) -> list[int]:
    """R-41: Loot in escrow."""
    battle = state.battle
    if battle is None or not (battle.helpers or battle.offers):
        return []
    return [helper.loot for helper in battle.helpers] + [offer[2] for offer in battle.offers]


def npc_characters(state: State) -> list[int]:
    played = [player.character for player in state.players]
    return [index for index in range(len(state.pack.characters)) if index not in played]


def npcs_on(state: State, floor: int) -> list[int]:
    """OS-12.16, R-15: all on the deepest floor that has a player; a shadow is where its player is (OS-24.12)."""
    deepest = -1
    for player in state.players:
        if not player.exited and player.floor > deepest:
            deepest = player.floor
    found: list[int] = []
    for npc in npc_characters(state):
        home = deepest
        for player in state.players:
            if player.shadow == npc:
                home = player.floor
        if home == floor:
            found.append(npc)
    return found


def equipped_drool(state: State, player: Player) -> int:
    return sum(drool(state, card, player.character) for card in player.equipped)


def lair_open_to(state: State, player: Player) -> bool:
    return all(lair_met(state, player))


def lair_met(state: State, player: Player) -> tuple[bool, bool]:
    """OS-18.3-5, R-47: has she the Drool, has she the shticks that the Lair asks for?"""
    return equipped_drool(state, player) >= state.lair_drool, len(player.shticks) >= state.lair_shticks

"""The classes of the state. Written by `make fields` from the table in `fields.py`: change that."""

from mypy_extensions import mypyc_attr

from underdeck.games.stick.rules.cards import Pack
from underdeck.games.stick.rules.fields import NO_STAIRS, NOT_CHOSEN
from underdeck.games.stick.rules.options import Length, Rules
from underdeck.kernel.agenda import Table
from underdeck.kernel.decisions import Action
from underdeck.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Player:
    __slots__ = (
        "character", "column", "deck", "equipped", "exit_points", "exited", "fleeing", "flipped", "floor", "hand",
        "known_bottom", "lost", "missing", "resting", "saved", "shadow", "shticks", "slayer", "stash", "team",
    )  # fmt: skip

    character: int
    floor: int
    column: int
    lost: int  # Wounds lost
    known_bottom: int  # how many cards at the bottom of the Shtick Deck its owner has seen
    missing: int  # turns still to be missed
    exited: int  # order of leaving the collapsing dungeon; 0 = inside
    exit_points: int
    shadow: int
    team: int
    resting: bool
    fleeing: bool
    slayer: bool
    hand: list[int]
    stash: list[int]
    equipped: list[int]
    saved: list[int]
    deck: list[int]  # the Shtick Deck: places in the character's list of 20
    shticks: list[int]
    flipped: int  # bits of shticks in play that lie face-down

    def clone(self) -> "Player":
        new = Player()
        new.character = self.character
        new.floor = self.floor
        new.column = self.column
        new.lost = self.lost
        new.known_bottom = self.known_bottom
        new.missing = self.missing
        new.exited = self.exited
        new.exit_points = self.exit_points
        new.shadow = self.shadow
        new.team = self.team
        new.resting = self.resting
        new.fleeing = self.fleeing
        new.slayer = self.slayer
        new.hand = self.hand[:]
        new.stash = self.stash[:]
        new.equipped = self.equipped[:]
        new.saved = self.saved[:]
        new.deck = self.deck[:]
        new.shticks = self.shticks[:]
        new.flipped = self.flipped
        return new


def fresh_player(character: int) -> Player:
    """Return a player at the entrance, with nothing."""
    new = Player()
    new.character = character
    new.floor = 0
    new.column = 0
    new.lost = 0
    new.known_bottom = 0
    new.missing = 0
    new.exited = 0
    new.exit_points = 0
    new.shadow = -1
    new.team = -1
    new.resting = False
    new.fleeing = False
    new.slayer = False
    new.hand = []
    new.stash = []
    new.equipped = []
    new.saved = []
    new.deck = []
    new.shticks = []
    new.flipped = 0
    return new


@mypyc_attr(acyclic=True)
class Room:
    """What lies here is never changed in place: copies share it."""

    __slots__ = ("card", "down", "entered", "loot", "rested", "stack", "xykon", "xykon_card")

    card: int
    stack: tuple[int, ...]
    loot: tuple[int, ...]
    entered: bool
    rested: bool
    down: int  # column of the room below that its Stairs lead to
    xykon: int  # NO_XYKON, XYKON_UP or XYKON_DOWN
    xykon_card: int

    def clone(self) -> "Room":
        new = Room()
        new.card = self.card
        new.stack = self.stack
        new.loot = self.loot
        new.entered = self.entered
        new.rested = self.rested
        new.down = self.down
        new.xykon = self.xykon
        new.xykon_card = self.xykon_card
        return new


def fresh_room(card: int) -> Room:
    """Return a room that was just laid, and nobody is there."""
    new = Room()
    new.card = card
    new.stack = ()
    new.loot = ()
    new.entered = False
    new.rested = False
    new.down = NO_STAIRS
    new.xykon = 0
    new.xykon_card = -1
    return new


@mypyc_attr(acyclic=True)
class Floor:
    __slots__ = ("left", "rooms")

    left: int  # column of the leftmost room
    rooms: list[Room]

    def clone(self) -> "Floor":
        new = Floor()
        new.left = self.left
        new.rooms = [each.clone() for each in self.rooms]
        return new


def fresh_floor(left: int) -> Floor:
    """Return a floor without rooms."""
    new = Floor()
    new.left = left
    new.rooms = []
    return new


@mypyc_attr(acyclic=True)
class Helper:
    __slots__ = ("asker", "bonus", "helper", "loot")

    asker: int
    helper: int  # a seat, or NPC + character
    loot: int
    bonus: int


def fresh_helper(asker: int, helper: int, loot: int, bonus: int) -> Helper:
    """Return a helper for the asker, paid with this Loot."""
    new = Helper()
    new.asker = asker
    new.helper = helper
    new.loot = loot
    new.bonus = bonus
    return new


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
    role: int  # ATTACK or DEFEND
    floor: int
    column: int  # of the Monster's room
    distance: int
    shtick: int
    foe_shtick: int
    done: int  # bits of the sides that ask for no more help
    npc_side: int  # PvP: whose turn it is to hire an NPC (OS-10.9)
    npc_passed: int
    mine: int
    theirs: int  # both totals, fixed before the roll (OS-8.24)
    counted: int  # the Monster whose total is rolled against
    reach: int
    snubs: int  # bits of the sides that don't pay
    prevented: int
    foe_prevented: int  # Wounds that each side has prevented after the roll
    foe_reach: int
    result: int  # WIN, DRAW or LOSS for the fighter; UNKNOWN from the beginning on
    no_support: bool
    silence: bool
    slain: bool  # the fighter has defeated a Monster in it
    turned: bool  # a card says that the battle is a draw
    targets: list[int]
    dice: list[int]
    foe_dice: list[int]
    outsmarted: list[int]
    offers: list[tuple[int, int, int]]  # open offers: asker, asked, Loot
    refused: list[tuple[int, int, int]]
    changes: list[tuple[int, int, int, int]]
    """Side (-1 for Monsters), amount, whose card it was and its script (-1 for none)."""
    helpers: list[Helper]

    def clone(self) -> "Battle":
        new = self.imagined()
        new.targets = self.targets[:]
        new.dice = self.dice[:]
        new.foe_dice = self.foe_dice[:]
        new.outsmarted = self.outsmarted[:]
        new.offers = self.offers[:]
        new.refused = self.refused[:]
        new.changes = self.changes[:]
        new.helpers = self.helpers[:]
        return new

    def imagined(self) -> "Battle":
        """Return a copy that shares its lists, so they may be replaced but not changed."""
        new = Battle()
        new.fighter = self.fighter
        new.foe = self.foe
        new.role = self.role
        new.floor = self.floor
        new.column = self.column
        new.distance = self.distance
        new.shtick = self.shtick
        new.foe_shtick = self.foe_shtick
        new.done = self.done
        new.npc_side = self.npc_side
        new.npc_passed = self.npc_passed
        new.mine = self.mine
        new.theirs = self.theirs
        new.counted = self.counted
        new.reach = self.reach
        new.snubs = self.snubs
        new.prevented = self.prevented
        new.foe_prevented = self.foe_prevented
        new.foe_reach = self.foe_reach
        new.result = self.result
        new.no_support = self.no_support
        new.silence = self.silence
        new.slain = self.slain
        new.turned = self.turned
        new.targets = self.targets
        new.dice = self.dice
        new.foe_dice = self.foe_dice
        new.outsmarted = self.outsmarted
        new.offers = self.offers
        new.refused = self.refused
        new.changes = self.changes
        new.helpers = self.helpers
        return new


def fresh_battle(fighter: int, foe: int, role: int, floor: int, column: int, distance: int) -> Battle:
    """Return a battle before anything is chosen."""
    new = Battle()
    new.fighter = fighter
    new.foe = foe
    new.role = role
    new.floor = floor
    new.column = column
    new.distance = distance
    new.shtick = NOT_CHOSEN
    new.foe_shtick = NOT_CHOSEN
    new.done = 0
    new.npc_side = -1
    new.npc_passed = 0
    new.mine = 0
    new.theirs = 0
    new.counted = -1
    new.reach = 0
    new.snubs = 0
    new.prevented = 0
    new.foe_prevented = 0
    new.foe_reach = 0
    new.result = 0
    new.no_support = False
    new.silence = False
    new.slain = False
    new.turned = False
    new.targets = []
    new.dice = []
    new.foe_dice = []
    new.outsmarted = []
    new.offers = []
    new.refused = []
    new.changes = []
    new.helpers = []
    return new


class State(Table):
    __slots__ = (
        "active", "arrived", "battle", "battle_deck", "battle_discard", "beaten", "bonus_room", "boosts", "collapse",
        "declined", "entry", "evades", "exits", "extra_steps", "filling", "fled", "floors", "fought", "intents",
        "lair_deck", "lair_drool", "lair_shticks", "left", "length", "loot_deck", "loot_discard", "moved", "outcome",
        "pack", "picked", "played", "players", "rallies", "removed_loot", "reveals", "rng", "room_deck", "room_discard",
        "rules", "searched", "seen", "seen_hand", "size", "size_limit", "steps", "trap", "turn", "turn_over",
        "variants", "wound_amount", "wound_seat", "xykon_deck", "xykon_out",
    )  # fmt: skip

    pack: Pack
    rules: Rules
    length: str
    variants: list[str]
    turn: int
    active: int
    steps: int
    extra_steps: int
    entry: int  # the way into the room where movement ended: did it explore?
    picked: int  # the last room in which Loot was picked up this turn: 1 where it began, 2 where movement ended
    beaten: int
    size: int
    size_limit: int
    collapse: int  # the turn in which the collapse began; 0 = not yet
    exits: int
    wound_seat: int  # who is about to lose Wounds outside a battle, and how many
    wound_amount: int
    declined: int  # bits of the seats that said no to a cure this turn: they are not asked again
    reveals: int
    lair_drool: int
    lair_shticks: int
    moved: bool
    searched: bool
    bonus_room: bool  # OS-16.8: nothing more may be taken here this turn
    fought: bool
    fled: bool
    turn_over: bool
    filling: bool
    floors: list[Floor]
    players: list[Player]
    battle_deck: list[int]
    battle_discard: list[int]
    loot_deck: list[int]
    loot_discard: list[int]
    removed_loot: tuple[int, ...]  # traps out of the game (OS-17.13)
    room_deck: list[int]
    room_discard: list[int]
    lair_deck: list[int]
    xykon_deck: list[int]
    xykon_out: tuple[int, ...]  # Xykon cards that have left the table: kept by their slayer, escaped or collapsed
    arrived: tuple[int, ...]  # Monsters that came into play this turn (Ambush)
    trap: tuple[int, ...]  # the revealed trap, its revealer; then the seats still to roll
    seen: list[int]  # bits of the seats that know where a Loot card is
    seen_hand: list[int]  # the same for cards in hands
    left: tuple[tuple[int, int], ...]
    rallies: tuple[tuple[str, str, int, int, int], ...]
    """Until the end of the turn: attack or defense, type, amount, whose card it was and its script."""
    boosts: tuple[tuple[int, int], ...]  # until the end of the turn: seat and shtick
    evades: tuple[tuple[int, int], ...]
    intents: list[tuple[int, Action]]  # answers to the open window, carried out when all are in
    played: list[tuple[int, int, int]]  # Screw This! cards on their way: seat, card, 1 if cancelled. Last in, first out
    outcome: str | None
    battle: Battle | None
    rng: Rng

    def clone(self) -> "State":
        new = State()
        new.agenda = self.agenda[:]
        new.asked = self.asked
        new.events = self.events
        new.pack = self.pack
        new.rules = self.rules
        new.length = self.length
        new.variants = self.variants
        new.turn = self.turn
        new.active = self.active
        new.steps = self.steps
        new.extra_steps = self.extra_steps
        new.entry = self.entry
        new.picked = self.picked
        new.beaten = self.beaten
        new.size = self.size
        new.size_limit = self.size_limit
        new.collapse = self.collapse
        new.exits = self.exits
        new.wound_seat = self.wound_seat
        new.wound_amount = self.wound_amount
        new.declined = self.declined
        new.reveals = self.reveals
        new.lair_drool = self.lair_drool
        new.lair_shticks = self.lair_shticks
        new.moved = self.moved
        new.searched = self.searched
        new.bonus_room = self.bonus_room
        new.fought = self.fought
        new.fled = self.fled
        new.turn_over = self.turn_over
        new.filling = self.filling
        new.floors = [each.clone() for each in self.floors]
        new.players = [each.clone() for each in self.players]
        new.battle_deck = self.battle_deck[:]
        new.battle_discard = self.battle_discard[:]
        new.loot_deck = self.loot_deck[:]
        new.loot_discard = self.loot_discard[:]
        new.removed_loot = self.removed_loot
        new.room_deck = self.room_deck[:]
        new.room_discard = self.room_discard[:]
        new.lair_deck = self.lair_deck[:]
        new.xykon_deck = self.xykon_deck[:]
        new.xykon_out = self.xykon_out
        new.arrived = self.arrived
        new.trap = self.trap
        new.seen = self.seen[:]
        new.seen_hand = self.seen_hand[:]
        new.left = self.left
        new.rallies = self.rallies
        new.boosts = self.boosts
        new.evades = self.evades
        new.intents = self.intents[:]
        new.played = self.played[:]
        new.outcome = self.outcome
        new.battle = None if self.battle is None else self.battle.clone()
        new.rng = self.rng.clone()
        return new


def fresh_state(pack: Pack, rules: Rules, length: str, rng: Rng, row: Length) -> State:
    """Return a table with everything in its place, nothing dealt."""
    new = State()
    new.agenda = []
    new.asked = []
    new.events = []
    new.pack = pack
    new.rules = rules
    new.length = length
    new.variants = []
    new.turn = 0
    new.active = 0
    new.steps = 0
    new.extra_steps = 0
    new.entry = 0
    new.picked = 0
    new.beaten = 0
    new.size = 0
    new.size_limit = 0
    new.collapse = 0
    new.exits = 0
    new.wound_seat = -1
    new.wound_amount = 0
    new.declined = 0
    new.reveals = 0
    new.lair_drool = row.drool
    new.lair_shticks = row.shticks
    new.moved = False
    new.searched = False
    new.bonus_room = False
    new.fought = False
    new.fled = False
    new.turn_over = False
    new.filling = False
    new.floors = [fresh_floor(0) for _ in range(row.floors + 2)]
    new.players = []
    new.battle_deck = []
    new.battle_discard = []
    new.loot_deck = []
    new.loot_discard = []
    new.removed_loot = ()
    new.room_deck = []
    new.room_discard = []
    new.lair_deck = []
    new.xykon_deck = []
    new.xykon_out = ()
    new.arrived = ()
    new.trap = ()
    new.seen = [0] * len(pack.loot)
    new.seen_hand = [0] * len(pack.battle)
    new.left = ()
    new.rallies = ()
    new.boosts = ()
    new.evades = ()
    new.intents = []
    new.played = []
    new.outcome = None
    new.battle = None
    new.rng = rng
    return new

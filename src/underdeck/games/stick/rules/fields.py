"""The fields of the state, each declared once. `make fields` writes the classes in `structs.py` from them.

A place is a floor (0 = the Dungeon Entrance, the last one = Xykon's Lair) and a column. Cards are small ints into the
pack's decks; a Xykon card in a Stack is XYKON + its number. Decks and Loot piles have their top at the end of the
list, Stacks at the beginning.

Positions have the fields in this order, but for those without a kind: they follow from others. The kinds are in
`serialize.py` and `parse.py`. The order counts: a bare name is the first copy of a card that was not taken before.
Decks are read last, since cards that nobody mentions lie there.
"""

from typing import Final

from underdeck.games.stick.rules.options import MOST_PLAYERS
from underdeck.kernel.fields import TABLE, Field, Numbers, Rows, Struct

NO_STAIRS: Final = -999
NOT_CHOSEN: Final = -2
SHTICKS_OF: Final = 100  # more than any Shtick Deck holds

MOST: Final = 200
"""The highest value of a count: far more than any game reaches."""
COUNT: Final = range(MOST + 1)
CHANGES: Final = range(-MOST, MOST + 1)
TOTALS: Final = range(-5 * MOST, 5 * MOST)
FACES: Final = range(1, 13)
COLUMNS: Final = range(-300, 301)
"""The columns of floors, which never reach further."""
SIZES: Final = range(2000)
PREVENTED: Final = range(10_000)
MANY: Final = range(10**9)
SEATS: Final = range(MOST_PLAYERS)
SEAT_OR_NONE: Final = range(-1, MOST_PLAYERS)
SEAT_BITS: Final = range(1 << MOST_PLAYERS)
SCRIPTS: Final = range(-1, 1000)
SHTICKS: Final = range(NOT_CHOSEN, SHTICKS_OF)
CODES: Final = range(-1, 2000)
"""The codes of Monsters, with those of Xykon cards."""

IMPORTS: Final = """\
from underdeck.games.stick.rules.cards import Pack
from underdeck.games.stick.rules.fields import NO_STAIRS, NOT_CHOSEN
from underdeck.games.stick.rules.options import Length, Rules
from underdeck.kernel.agenda import Table
from underdeck.kernel.decisions import Action
from underdeck.kernel.rng import Rng
"""

PLAYER: Final = Struct(
    "Player",
    Field("character: int", "character"),
    Field("floor: int = 0", COUNT),
    Field("column: int = 0", COLUMNS),
    Field("lost: int = 0", COUNT, "Wounds lost"),
    Field("known_bottom: int = 0", COUNT, "how many cards at the bottom of the Shtick Deck its owner has seen"),
    Field("missing: int = 0", range(13), "turns still to be missed"),
    Field("exited: int = 0", range(MOST_PLAYERS + 1), "order of leaving the collapsing dungeon; 0 = inside"),
    Field("exit_points: int = 0", range(MOST_PLAYERS + 1)),
    Field("shadow: int = -1", SEAT_OR_NONE),
    Field("team: int = -1", range(-1, 3)),
    Field("resting: bool = False"),
    Field("fleeing: bool = False"),
    Field("slayer: bool = False"),
    Field("hand: list[int] = []", "battle"),
    Field("stash: list[int] = []", "loot"),
    Field("equipped: list[int] = []", "loot"),
    Field("saved: list[int] = []", "battle"),
    Field("deck: list[int] = []", "shtick-deck", "the Shtick Deck: places in the character's list of 20"),
    Field("shticks: list[int] = []", "shticks"),
    Field("flipped: int = 0", "flipped", "bits of shticks in play that lie face-down"),
    fresh="Return a player at the entrance, with nothing.",
)

ROOM: Final = Struct(
    "Room",
    Field("card: int", "room"),
    Field("stack: tuple[int, ...] = ()", "stack"),
    Field("loot: tuple[int, ...] = ()", "loot-pile"),
    Field("entered: bool = False"),
    Field("rested: bool = False"),
    Field("down: int = NO_STAIRS", "stairs", "column of the room below that its Stairs lead to"),
    Field("xykon: int = 0", "xykon", "NO_XYKON, XYKON_UP or XYKON_DOWN"),
    Field("xykon_card: int = -1"),
    doc="What lies here is never changed in place: copies share it.",
    fresh="Return a room that was just laid, and nobody is there.",
)

FLOOR: Final = Struct(
    "Floor",
    Field("left: int", COLUMNS, "column of the leftmost room"),
    Field("rooms: list[Room] = []", "rooms"),
    fresh="Return a floor without rooms.",
)

HELPER: Final = Struct(
    "Helper",
    Field("asker: int", SEATS),
    Field("helper: int", COUNT, "a seat, or NPC + character"),
    Field("loot: int", COUNT),
    Field("bonus: int", CHANGES),
    fresh="Return a helper for the asker, paid with this Loot.",
    copied=False,
)

BATTLE: Final = Struct(
    "Battle",
    Field("fighter: int", SEATS),
    Field("foe: int", SEAT_OR_NONE),
    Field("role: int", range(1, 3), "ATTACK or DEFEND"),
    Field("floor: int", COUNT),
    Field("column: int", COLUMNS, "of the Monster's room"),
    Field("distance: int", COUNT),
    Field("shtick: int = NOT_CHOSEN", SHTICKS),
    Field("foe_shtick: int = NOT_CHOSEN", SHTICKS),
    Field("done: int = 0", SEAT_BITS, "bits of the sides that ask for no more help"),
    Field("npc_side: int = -1", SEAT_OR_NONE, "PvP: whose turn it is to hire an NPC (OS-10.9)"),
    Field("npc_passed: int = 0", SEAT_BITS),
    Field("mine: int = 0", TOTALS),
    Field("theirs: int = 0", TOTALS, "both totals, fixed before the roll (OS-8.24)"),
    Field("counted: int = -1", CODES, "the Monster whose total is rolled against"),
    Field("reach: int = 0", CHANGES),
    Field("snubs: int = 0", SEAT_BITS, "bits of the sides that don't pay"),
    Field("prevented: int = 0", PREVENTED),
    Field("foe_prevented: int = 0", PREVENTED, "Wounds that each side has prevented after the roll"),
    Field("foe_reach: int = 0", CHANGES),
    Field("result: int = 0", range(-1, 3), "WIN, DRAW or LOSS for the fighter; UNKNOWN from the beginning on"),
    Field("no_support: bool = False"),
    Field("silence: bool = False"),
    Field("slain: bool = False", note="the fighter has defeated a Monster in it"),
    Field("turned: bool = False", note="a card says that the battle is a draw"),
    Field("targets: list[int] = []", Numbers(CODES)),
    Field("dice: list[int] = []", Numbers(FACES)),
    Field("foe_dice: list[int] = []", Numbers(FACES)),
    Field("outsmarted: list[int] = []", Numbers(CODES)),
    Field("offers: list[tuple[int, int, int]] = []", Rows(SEATS, SEATS, COUNT),
          "open offers: asker, asked, Loot", word="offer"),
    Field("refused: list[tuple[int, int, int]] = []", Rows(SEATS, SEATS, COUNT)),
    Field("changes: list[tuple[int, int, int, int]] = []", Rows(SEAT_OR_NONE, CHANGES, SEATS, SCRIPTS),
          "side (-1 for Monsters), amount, whose card it was and its script (-1 for none)", word="change"),
    Field("helpers: list[Helper] = []", "helpers", word="helper"),
    doc="One battle from the choice of a shtick to the aftermath (OS-8). `foe` is a seat against a player, else -1.",
    fresh="Return a battle before anything is chosen.",
    imagined=True,
)  # fmt: skip

STATE: Final = Struct(
    "State",
    Field("pack: Pack"),
    Field("rules: Rules", "options"),
    Field("length: str", "text"),
    Field("variants: list[str] = []", "variants", shared=True),
    Field("turn: int = 0", MANY),
    Field("active: int = 0", SEATS),
    Field("steps: int = 0", COUNT),
    Field("extra_steps: int = 0", CHANGES),
    Field("entry: int = 0", range(2), "the way into the room where movement ended: did it explore?"),
    Field("picked: int = 0", range(3),
          "the last room in which Loot was picked up this turn: 1 where it began, 2 where movement ended"),
    Field("beaten: int = 0", COUNT),
    Field("size: int = 0", SIZES),
    Field("size_limit: int = 0", SIZES),
    Field("collapse: int = 0", MANY, "the turn in which the collapse began; 0 = not yet"),
    Field("exits: int = 0", range(MOST_PLAYERS + 1)),
    Field("wound_seat: int = -1", SEAT_OR_NONE, "who is about to lose Wounds outside a battle, and how many"),
    Field("wound_amount: int = 0", COUNT),
    Field("declined: int = 0", SEAT_BITS,
          "bits of the seats that said no to a cure this turn: they are not asked again"),
    Field("reveals: int = 0", MANY),
    Field("lair_drool: int = row.drool", COUNT),
    Field("lair_shticks: int = row.shticks", COUNT),
    Field("moved: bool = False"),
    Field("searched: bool = False"),
    Field("bonus_room: bool = False", note="OS-16.8: nothing more may be taken here this turn"),
    Field("fought: bool = False"),
    Field("fled: bool = False"),
    Field("turn_over: bool = False"),
    Field("filling: bool = False"),
    Field("floors: list[Floor] = [fresh_floor(0) for _ in range(row.floors + 2)]", "floors"),
    Field("players: list[Player] = []", "players"),
    Field("battle_deck: list[int] = []", "battle-deck"),
    Field("battle_discard: list[int] = []", "battle"),
    Field("loot_deck: list[int] = []", "loot-deck"),
    Field("loot_discard: list[int] = []", "loot"),
    Field("removed_loot: tuple[int, ...] = ()", "loot", "traps out of the game (OS-17.13)"),
    Field("room_deck: list[int] = []", "room-deck"),
    Field("room_discard: list[int] = []", "room-cards"),
    Field("lair_deck: list[int] = []", "lair-deck"),
    Field("xykon_deck: list[int] = []", "xykon-deck"),
    Field("xykon_out: tuple[int, ...] = ()", "xykon-cards",
          "Xykon cards that have left the table: kept by their slayer, escaped or collapsed"),
    Field("arrived: tuple[int, ...] = ()", "arrived", "Monsters that came into play this turn (Ambush)"),
    Field("trap: tuple[int, ...] = ()", "trap", "the revealed trap, its revealer; then the seats still to roll"),
    Field("seen: list[int] = [0] * len(pack.loot)", "seen", "bits of the seats that know where a Loot card is"),
    Field("seen_hand: list[int] = [0] * len(pack.battle)", "seen-hand", "the same for cards in hands"),
    Field("left: tuple[tuple[int, int], ...] = ()", Rows(COUNT, COLUMNS)),
    Field("rallies: tuple[tuple[str, str, int, int, int], ...] = ()", "rallies",
          "until the end of the turn: attack or defense, type, amount, whose card it was and its script", word="rally"),
    Field("boosts: tuple[tuple[int, int], ...] = ()", Rows(SEATS, range(SHTICKS_OF)),
          "until the end of the turn: seat and shtick", word="boost"),
    Field("evades: tuple[tuple[int, int], ...] = ()", Rows(SEATS, CHANGES), word="evade"),
    Field("intents: list[tuple[int, Action]] = []", "intents",
          "answers to the open window, carried out when all are in", word="intent"),
    Field("played: list[tuple[int, int, int]] = []", "played",
          "Screw This! cards on their way: seat, card, 1 if cancelled. Last in, first out"),
    Field("outcome: str | None = None", "outcome"),
    Field("battle: Battle | None = None", "fight"),
    Field("rng: Rng", "chance"),
    base=TABLE,
    acyclic=False,
    given="row: Length",
    fresh="Return a table with everything in its place, nothing dealt.",
)  # fmt: skip

STRUCTS: Final = (PLAYER, ROOM, FLOOR, HELPER, BATTLE, STATE)

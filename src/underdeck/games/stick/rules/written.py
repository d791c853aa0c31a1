"""The whole table as one plain record of names and numbers. Floors are listed from the first one down, Stacks and
decks from their top; the second copy of a card is called `troll#2`."""

from collections.abc import Sequence
from typing import Any, Final

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import Pack
from underdeck.games.stick.rules.options import MOST_PLAYERS
from underdeck.games.stick.rules.possible import COLUMNS, FACES, MOST, MOST_EXTRA
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    LAIR_ROOM,
    NO_STAIRS,
    NOT_A_TRAP,
    NOT_CHOSEN,
    SHTICKS_OF,
    XYKON,
    XYKON_DOWN,
    XYKON_UP,
    Battle,
    Player,
    Room,
    State,
)
from underdeck.kernel.decisions import Frame
from underdeck.kernel.refusal import Refusal

COUNTED: Final = range(MOST + 1)
SEATS: Final = range(MOST_PLAYERS)
SEAT_OR_NONE: Final = range(-1, MOST_PLAYERS)
SEAT_BITS: Final = range(1 << MOST_PLAYERS)
CHANGES: Final = range(-MOST, MOST + 1)
TOTALS: Final = range(-5 * MOST, 5 * MOST)
TURNS: Final = range(10**9)
STATE_NUMBERS: Final = {
    "turn": TURNS, "active": SEATS, "steps": COUNTED, "extra_steps": CHANGES, "entry": range(2), "picked": range(3),
    "beaten": COUNTED, "size": range(2000), "size_limit": range(2000), "collapse": TURNS,
    "exits": range(MOST_PLAYERS + 1), "wound_seat": SEAT_OR_NONE, "wound_amount": COUNTED, "declined": SEAT_BITS,
    "reveals": range(10**9), "lair_drool": COUNTED, "lair_shticks": COUNTED,
}  # fmt: skip
"""With what each can be, or more than any game sees."""
STATE_FLAGS: Final = ("moved", "searched", "bonus_room", "fought", "fled", "turn_over", "filling")
PLAYER_NUMBERS: Final = {
    "floor": COUNTED, "column": COLUMNS, "lost": COUNTED, "known_bottom": COUNTED, "missing": range(13),
    "exited": range(MOST_PLAYERS + 1), "exit_points": range(MOST_PLAYERS + 1), "shadow": SEAT_OR_NONE,
    "team": range(-1, 3),
}  # fmt: skip
PLAYER_FLAGS: Final = ("resting", "fleeing", "slayer")
PLAYER_PILES: Final = ("hand", "stash", "equipped", "saved", "deck", "shticks", "flipped")
ROOM_PARTS: Final = {"stack": True, "loot": True, "entered": False, "rested": False, "down": False, "xykon": True}
"""With lists among them."""
RESERVED: Final = frozenset((*PLAYER_NUMBERS, *PLAYER_FLAGS, *PLAYER_PILES, *ROOM_PARTS))
"""Words of positions: a card of such a name is always written with its number."""
CODES: Final = range(-1, 2 * XYKON)
BATTLE_NUMBERS: Final = {
    "fighter": SEATS, "foe": SEAT_OR_NONE, "role": range(ATTACK, DEFEND + 1), "floor": COUNTED, "column": COLUMNS,
    "distance": COUNTED, "shtick": range(NOT_CHOSEN, SHTICKS_OF), "foe_shtick": range(NOT_CHOSEN, SHTICKS_OF),
    "done": SEAT_BITS, "npc_side": SEAT_OR_NONE, "npc_passed": SEAT_BITS, "mine": TOTALS, "theirs": TOTALS,
    "counted": CODES, "reach": CHANGES, "snubs": SEAT_BITS, "prevented": range(10_000),
    "foe_prevented": range(10_000), "foe_reach": CHANGES, "result": range(-1, 3),
}  # fmt: skip
BATTLE_FLAGS: Final = ("no_support", "silence", "slain", "turned")
BATTLE_LISTS: Final = {"targets": CODES, "dice": FACES, "foe_dice": FACES, "outsmarted": CODES}
BATTLE_ROWS: Final = {
    "offers": (SEATS, SEATS, COUNTED), "refused": (SEATS, SEATS, COUNTED),
    "changes": (SEAT_OR_NONE, CHANGES, SEATS, range(-1, 1000)),
}  # fmt: skip
MOST_ENTRIES: Final = 1000
"""In one list: more than there are cards."""
FRAME_COUNTS: Final = {"amount": MOST, "extra": MOST_EXTRA}
STAIRS: Final = frozenset((NO_STAIRS, *COLUMNS))
MOST_ROOMS: Final = 20
ACTION: Final = range(-MOST_ENTRIES, MOST_ENTRIES)
SIDES: Final = {"up": XYKON_UP, "down": XYKON_DOWN}
LARGEST_SEEN: Final = 2 * NOT_A_TRAP


class Names:
    """The cards of one deck by name, copies numbered."""

    def __init__(self, cards: list[Any]) -> None:
        self.names: list[str] = []
        counts: dict[str, int] = {}
        for card in cards:
            counts[card.id] = counts.get(card.id, 0) + 1
            bare = counts[card.id] == 1 and card.id not in RESERVED
            self.names.append(card.id if bare else f"{card.id}#{counts[card.id]}")
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.ids = [card.id for card in cards]
        self.taken: set[int] = set()

    def write(self, cards: Sequence[int]) -> list[str]:
        return [self.names[card] for card in cards]

    def take(self, name: Any, where: str) -> int:
        """The card of that name; a bare name is the first copy not taken yet."""
        if not isinstance(name, str) or not (name in self.numbers or name in self.ids):
            raise Refusal("position-name", name=str(name)[:60], field=where)
        exact = self.numbers.get(name, -1)
        copies = [card for card, id in enumerate(self.ids) if id == name]
        for card in [exact, *copies] if exact >= 0 else copies:
            if card not in self.taken:
                self.taken.add(card)
                return card
        raise Refusal("position-copies", name=name, field=where)

    def left(self) -> list[int]:
        return [card for card in range(len(self.ids)) if card not in self.taken]


class Books:
    def __init__(self, pack: Pack) -> None:
        self.battle = Names(pack.battle)
        self.loot = Names(pack.loot)
        self.rooms = Names(pack.rooms)
        self.lair = Names(pack.lair)
        self.xykon = Names(pack.xykon)


def top_first(cards: Sequence[int]) -> list[int]:
    return list(cards[::-1])


def within(value: int, bounds: range) -> int:
    """A count that has grown beyond what is read is written as the most."""
    return min(max(value, bounds[0]), bounds[-1])


def write_numbers(source: State | Player | Battle, numbers: dict[str, range], flags: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {name: within(getattr(source, name), bounds) for name, bounds in numbers.items()}
    return found | {name: getattr(source, name) for name in flags}


def write_frame(frame: Frame) -> list[int]:
    written = list(frame)
    for place, name in enumerate(f.KINDS[frame[0]].arguments, 1):
        if name in FRAME_COUNTS:
            written[place] = min(written[place], FRAME_COUNTS[name])
    return written


def write_rows(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(row) for row in rows[:MOST_ENTRIES]]


def record(state: State) -> dict[str, Any]:
    books = Books(state.pack)
    data: dict[str, Any] = {
        "length": state.length,
        "variants": state.variants,
        "options": state.rules.changed(),
        "rng": state.rng.state,
        "next": state.rng.script,
        **({"key": state.rng.key.hex()} if state.rng.key else {}),
        "players": [write_player(state, books, player) for player in state.players],
        "floors": [write_floor(state, books, number) for number in range(1, len(state.floors))],
        "entrance_down": state.floors[0].rooms[0].down,
        "battle_deck": books.battle.write(top_first(state.battle_deck)),
        "battle_discard": books.battle.write(state.battle_discard),
        "loot_deck": books.loot.write(top_first(state.loot_deck)),
        "loot_discard": books.loot.write(state.loot_discard),
        "removed_loot": books.loot.write(state.removed_loot),
        "room_deck": books.rooms.write(top_first(state.room_deck)),
        "room_discard": [write_room_card(books, card) for card in state.room_discard],
        "lair_deck": books.lair.write(top_first(state.lair_deck)),
        "xykon_deck": books.xykon.write(top_first(state.xykon_deck)),
        "xykon_out": books.xykon.write(state.xykon_out),
        "agenda": [write_frame(frame) for frame in state.agenda],
        "left": write_rows(state.left),
        "arrived": write_stack(books, state.arrived),
        "rallies": write_rows(state.rallies),
        "boosts": write_rows(state.boosts),
        "played": [[seat, books.battle.names[card], gone] for seat, card, gone in state.played],
        "intents": [[seat, *action] for seat, action in state.intents],
        "trap": [books.loot.names[state.trap[0]], *state.trap[1:]] if state.trap else [],
        "evades": write_rows(state.evades),
        "seen": {books.loot.names[card]: bits for card, bits in enumerate(state.seen) if bits},
        "seen_hand": {books.battle.names[card]: bits for card, bits in enumerate(state.seen_hand) if bits},
        "outcome": state.outcome,
    }
    data |= write_numbers(state, STATE_NUMBERS, STATE_FLAGS)
    if state.floors[0].rooms[0].loot:
        data["entrance_loot"] = books.loot.write(top_first(state.floors[0].rooms[0].loot))
    if state.battle is not None:
        data["battle"] = write_battle(books, state.battle)
    return data


def write_player(state: State, books: Books, player: Player) -> dict[str, Any]:
    shticks = Names(state.pack.decks[player.character])
    data: dict[str, Any] = {
        "character": state.pack.characters[player.character].id,
        "hand": books.battle.write(player.hand),
        "stash": books.loot.write(player.stash),
        "equipped": books.loot.write(player.equipped),
        "saved": books.battle.write(player.saved),
        "deck": shticks.write(top_first(player.deck)),
        "shticks": shticks.write(player.shticks),
        "flipped": [shticks.names[card] for card in player.shticks if player.flipped >> card & 1],
    }
    return data | write_numbers(player, PLAYER_NUMBERS, PLAYER_FLAGS)


def write_room_card(books: Books, card: int) -> str:
    return books.lair.names[card - LAIR_ROOM] if card >= LAIR_ROOM else books.rooms.names[card]


def write_stack(books: Books, stack: tuple[int, ...]) -> list[str]:
    return [books.xykon.names[code - XYKON] if code >= XYKON else books.battle.names[code] for code in stack]


def write_floor(state: State, books: Books, number: int) -> dict[str, Any]:
    floor = state.floors[number]
    return {"left": floor.left, "rooms": [write_room(books, room) for room in floor.rooms]}


def write_room(books: Books, room: Room) -> dict[str, Any]:
    data: dict[str, Any] = {
        "card": write_room_card(books, room.card),
        "stack": write_stack(books, room.stack),
        "loot": books.loot.write(top_first(room.loot)),
        "entered": room.entered,
        "rested": room.rested,
    }
    if room.down != NO_STAIRS:
        data["down"] = room.down
    if room.xykon:
        data["xykon"] = [books.xykon.names[room.xykon_card], "up" if room.xykon == XYKON_UP else "down"]
    return data


def write_battle(books: Books, battle: Battle) -> dict[str, Any]:
    data = write_numbers(battle, BATTLE_NUMBERS, BATTLE_FLAGS)
    data |= {name: getattr(battle, name) for name in BATTLE_LISTS}
    data |= {name: write_rows(getattr(battle, name)) for name in BATTLE_ROWS}
    data["helpers"] = [[each.asker, each.helper, each.loot, each.bonus] for each in battle.helpers]
    return data

"""The state as plain data of names and numbers. Floors are listed from the first one down, Stacks and decks from their
top; the second copy of a card is called `troll#2`."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import Pack
from underdeck.games.stick.rules.fields import BATTLE, FLOOR, HELPER, MOST, PLAYER, ROOM, STATE
from underdeck.games.stick.rules.state import (
    LAIR_ROOM,
    NO_STAIRS,
    XYKON,
    XYKON_DOWN,
    XYKON_UP,
    Player,
    Room,
    State,
)
from underdeck.games.stick.rules.validate import MOST_EXTRA
from underdeck.kernel.decisions import Frame
from underdeck.kernel.fields import Kind, Rows, Struct
from underdeck.kernel.refusal import Refusal

LEADS: Final = ("character", "room")
"""The kinds of fields that come first in a line, without their name."""
RESERVED: Final = frozenset(
    [field.word for struct in (PLAYER, ROOM) for field in struct.written() if field.kind not in LEADS]
)
"""Words of positions: a card of such a name is always written with its number."""
MOST_ENTRIES: Final = 1000
"""The most entries of a list: more than there are cards."""
FRAME_COUNTS: Final = {"amount": MOST, "extra": MOST_EXTRA}
SIDES: Final = {"up": XYKON_UP, "down": XYKON_DOWN}
BESIDE: Final = ("options", "floors", "chance")
"""The kinds of fields that are written under other names, or under several."""


class Names:
    """The cards of one deck by name, with numbered copies."""

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
        """Return the card of that name; a bare name is the first copy not taken yet."""
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
        self.pack = pack
        self.battle = Names(pack.battle)
        self.loot = Names(pack.loot)
        self.rooms = Names(pack.rooms)
        self.lair = Names(pack.lair)
        self.xykon = Names(pack.xykon)
        self.decks: dict[int, Names] = {}

    def shticks(self, character: int) -> Names:
        if character not in self.decks:
            self.decks[character] = Names(self.pack.decks[character])
        return self.decks[character]


def top_first(cards: Sequence[int]) -> list[int]:
    return list(cards[::-1])


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
    found = write_struct(STATE, books, state) | write_floors(books, state) | write_chance(state)
    return found | {"options": state.rules.changed()}


def write_struct(struct: Struct, books: Books, owner: Any) -> dict[str, Any]:
    """Return the fields by their names, but for what there is not."""
    found: dict[str, Any] = {}
    for name, write in PLANS[struct.name]:
        if write is None:
            found[name] = getattr(owner, name)
        elif (written := write(books, owner, getattr(owner, name))) is not None:
            found[name] = written
    return found


def write_chance(state: State) -> dict[str, Any]:
    rng = state.rng
    return {"rng": rng.state, "next": rng.script, **({"key": rng.key.hex()} if rng.key else {})}


def write_floors(books: Books, state: State) -> dict[str, Any]:
    """Return the floors; of the entrance, which everybody knows, only what may change."""
    entrance = state.floors[0].rooms[0]
    loot = {"entrance_loot": books.loot.write(top_first(entrance.loot))} if entrance.loot else {}
    floors = [write_struct(FLOOR, books, floor) for floor in state.floors[1:]]
    return {"floors": floors, "entrance_down": entrance.down, **loot}


def write_flipped(books: Books, player: Player) -> list[str]:
    names = books.shticks(player.character).names
    return [names[card] for card in player.shticks if player.flipped >> card & 1]


def write_room_card(books: Books, card: int) -> str:
    return books.lair.names[card - LAIR_ROOM] if card >= LAIR_ROOM else books.rooms.names[card]


def write_stack(books: Books, stack: Sequence[int]) -> list[str]:
    return [books.xykon.names[code - XYKON] if code >= XYKON else books.battle.names[code] for code in stack]


def write_xykon(books: Books, room: Room) -> list[str] | None:
    return [books.xykon.names[room.xykon_card], "up" if room.xykon == XYKON_UP else "down"] if room.xykon else None


def write_seen(names: Names, seen: Sequence[int]) -> dict[str, int]:
    return {names.names[card]: bits for card, bits in enumerate(seen) if bits}


Writer = Callable[[Books, Any, Any], Any]


def writer_of(kind: Kind) -> Writer | None:
    """Return what writes fields of this kind; none for those that are written as they are."""
    if isinstance(kind, range):
        low, most = kind[0], kind[-1]
        return lambda books, owner, value: min(max(value, low), most)  # a count that has grown beyond what is read
    if isinstance(kind, Rows):
        return lambda books, owner, rows: write_rows(rows)
    return WRITERS.get(kind)


WRITERS: Final[dict[Kind, Writer]] = {
    "fight": lambda books, state, battle: None if battle is None else write_struct(BATTLE, books, battle),
    "players": lambda books, state, players: [write_struct(PLAYER, books, player) for player in players],
    "character": lambda books, player, character: books.pack.characters[character].id,
    "battle": lambda books, owner, cards: books.battle.write(cards),
    "battle-deck": lambda books, owner, cards: books.battle.write(top_first(cards)),
    "loot": lambda books, owner, cards: books.loot.write(cards),
    "loot-pile": lambda books, room, cards: books.loot.write(top_first(cards)),
    "loot-deck": lambda books, owner, cards: books.loot.write(top_first(cards)),
    "shticks": lambda books, player, cards: books.shticks(player.character).write(cards),
    "shtick-deck": lambda books, player, cards: books.shticks(player.character).write(top_first(cards)),
    "flipped": lambda books, player, flipped: write_flipped(books, player),
    "rooms": lambda books, floor, rooms: [write_struct(ROOM, books, room) for room in rooms],
    "room": lambda books, room, card: write_room_card(books, card),
    "room-cards": lambda books, state, cards: [write_room_card(books, card) for card in cards],
    "room-deck": lambda books, state, cards: books.rooms.write(top_first(cards)),
    "lair-deck": lambda books, state, cards: books.lair.write(top_first(cards)),
    "xykon-cards": lambda books, state, cards: books.xykon.write(cards),
    "xykon-deck": lambda books, state, cards: books.xykon.write(top_first(cards)),
    "stack": lambda books, owner, codes: write_stack(books, codes),
    "arrived": lambda books, state, codes: write_stack(books, codes),
    "stairs": lambda books, room, down: None if down == NO_STAIRS else down,
    "xykon": lambda books, room, xykon: write_xykon(books, room),
    "played": lambda books, state, played: [[seat, books.battle.names[card], gone] for seat, card, gone in played],
    "trap": lambda books, state, trap: [books.loot.names[trap[0]], *trap[1:]] if trap else [],
    "rallies": lambda books, state, rallies: write_rows(rallies),
    "intents": lambda books, state, intents: [[seat, *action] for seat, action in intents],
    "helpers": lambda books, battle, helpers: [[getattr(each, field.name) for field in HELPER] for each in helpers],
    "seen": lambda books, state, seen: write_seen(books.loot, seen),
    "seen-hand": lambda books, state, seen: write_seen(books.battle, seen),
    "frames": lambda books, state, agenda: [write_frame(frame) for frame in agenda],
}
"""By kind of field: what is written under its name; None where there is nothing to say."""
PLANS: Final = {
    struct.name: [(field.name, writer_of(field.kind)) for field in struct.written() if field.kind not in BESIDE]
    for struct in (PLAYER, ROOM, FLOOR, BATTLE, STATE)
}

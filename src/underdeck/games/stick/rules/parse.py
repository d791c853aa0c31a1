"""Reads the data of a position. Anything else is as at the start of a game; cards not mentioned are in their decks. A
bare name is the first copy not mentioned before."""

from collections.abc import Callable, Container, Sequence
from typing import Any, Final

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import ALL_TYPES, TYPES, Loot, Monster, Pack, Screw, Trap
from underdeck.games.stick.rules.fields import BATTLE, CHANGES, COLUMNS, FACES, PLAYER, ROOM, SEATS, STATE
from underdeck.games.stick.rules.options import LENGTHS, OLDEST, OPTIONS, VARIANTS, VERSION, Rules, length_row
from underdeck.games.stick.rules.serialize import MOST_ENTRIES, SIDES, Books, Names, top_first
from underdeck.games.stick.rules.setup import DEFAULT_LENGTH, lowered, read_players, starting
from underdeck.games.stick.rules.state import (
    ATTACK,
    ENTRANCE,
    LAIR_ROOM,
    NO_STAIRS,
    NOT_A_TRAP,
    NPC,
    XYKON,
    XYKON_UP,
    Battle,
    Floor,
    Helper,
    Player,
    Room,
    State,
    fresh_battle,
    fresh_floor,
    fresh_helper,
    fresh_player,
    fresh_room,
    fresh_state,
    name_of,
    npc_characters,
    room_at,
)
from underdeck.games.stick.rules.validate import battle_fits, possible
from underdeck.kernel.decisions import Frame
from underdeck.kernel.fields import Kind, Numbers, Rows, Struct
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import MASK, Rng, read_key

PHASES: Final[dict[str, list[Frame]]] = {
    "turn": [(f.TURN, 0)],
    "start": [(f.NEXT_TURN,), (f.END_TURN,), (f.ASK_END,), (f.BATTLE_STEP,), (f.ENTER,), (f.ASK_START,)],
    "end": [(f.NEXT_TURN,), (f.END_TURN,), (f.ASK_END,)],
}
"""The phases in which a written position may continue."""
STAIRS: Final = frozenset((NO_STAIRS, *COLUMNS))
MOST_ROOMS: Final = 20
ACTION: Final = range(-MOST_ENTRIES, MOST_ENTRIES)
LARGEST_SEEN: Final = 2 * NOT_A_TRAP
LATE: Final = ("battle-deck", "loot-deck", "room-deck", "lair-deck", "xykon-deck", "shtick-deck", "chance")
"""Kinds that are read last: decks have the cards that nobody mentions, and chance shuffles them."""
FIELDS: Final = {
    struct.name: {field.name: field for field in sorted(struct.written(), key=lambda field: field.kind in LATE)}
    for struct in (PLAYER, ROOM, BATTLE, STATE)
}
"""The fields of each struct, in the order of reading."""
BESIDE_FIELDS: Final = ("rules", "options", "next", "key", "phase", "entrance_down", "entrance_loot")


def columns_of(floor: Floor, beside: int) -> range:
    """Return the columns of a floor's rooms, and so many more at each end."""
    return range(floor.left - beside, floor.left + len(floor.rooms) + beside)


def is_number(value: Any, bounds: range) -> bool:
    return type(value) is int and value in bounds


class Reader:
    def __init__(self, pack: Pack, data: dict[str, Any], seed: int, version: int) -> None:
        self.pack = pack
        self.version = version
        self.data = data
        self.books = Books(pack)
        self.rng = Rng(seed)
        self.characters: list[int] = []

    def get(self, table: dict[str, Any], name: str, kind: Any, default: Any) -> Any:
        value = table.get(name, default)
        if type(value) is not kind or (kind is list and len(value) > MOST_ENTRIES):
            raise Refusal("position-form", field=name)
        return value

    def number(self, table: dict[str, Any], name: str, bounds: Container[int], default: int) -> int:
        value: int = self.get(table, name, int, default)
        if name in table and value not in bounds:
            raise Refusal("position-form", field=name)
        return value

    def numbers(self, table: dict[str, Any], name: str, bounds: range) -> list[int]:
        found: list[int] = self.get(table, name, list, [])
        if not all(is_number(value, bounds) for value in found):
            raise Refusal("position-form", field=name)
        return found

    def rows(self, table: dict[str, Any], name: str, columns: Sequence[range]) -> list[tuple[Any, ...]]:
        """Return lists of so many numbers each."""
        found: list[tuple[Any, ...]] = []
        narrow = [self.seats() if bounds is SEATS else bounds for bounds in columns]
        for row in self.get(table, name, list, []):
            if type(row) is not list or len(row) != len(columns):
                raise Refusal("position-form", field=name)
            if not all(is_number(value, bounds) for value, bounds in zip(row, narrow, strict=True)):
                raise Refusal("position-form", field=name)
            found.append(tuple(row))
        return found

    def cards(self, names: Names, table: dict[str, Any], field: str) -> list[int]:
        return [names.take(name, field) for name in self.get(table, field, list, [])]

    def seats(self) -> range:
        return range(len(self.characters))

    def fields(self, struct: Struct, table: dict[str, Any], owner: Any) -> None:
        """Read everything that the table says of this object, in the order of its fields."""
        fields = FIELDS[struct.name]
        for name, field in fields.items():
            kind, present = field.kind, getattr(owner, name)
            if isinstance(kind, range):
                value: Any = self.number(table, name, kind, present)
            elif isinstance(kind, Numbers):
                value = self.numbers(table, name, kind.bounds)
            elif isinstance(kind, Rows):
                value = self.rows(table, name, kind.columns)
            elif kind == "flag":
                value = self.get(table, name, bool, present)
            elif kind in READERS:
                value = READERS[kind](self, table, name, owner)
            else:
                continue
            setattr(owner, name, tuple(value) if isinstance(present, tuple) else value)
        for name in table:
            if name not in fields and not (table is self.data and name in BESIDE_FIELDS):
                raise Refusal("position-unknown", field=str(name)[:60])

    def read(self) -> State:
        data = self.data
        people = self.get(data, "players", list, [])
        for each in people:
            if not isinstance(each, dict):
                raise Refusal("position-form", field="players")
        self.characters = read_players(self.pack, [each.get("character") for each in people], self.rng)
        rules = Rules(self.number(data, "rules", range(OLDEST, VERSION + 1), self.version))
        for name, value in self.get(data, "options", dict, {}).items():
            if name not in OPTIONS or value not in OPTIONS[name]:
                raise Refusal("unknown-option", name=str(name)[:60], choices=choices(OPTIONS))
            setattr(rules, name, value)
        length = self.get(data, "length", str, DEFAULT_LENGTH)
        if length not in LENGTHS:
            raise Refusal("unknown-length", name=length[:60], choices=choices(LENGTHS))
        row = lowered(length_row(length, len(people)), rules)
        state = fresh_state(self.pack, rules, length, self.rng, row)
        self.fields(STATE, data, state)
        self.check(state)
        return state

    def check(self, state: State) -> None:
        """Check what depends on several fields."""
        for name in ("active", "wound_seat"):
            if getattr(state, name) not in range(-1, len(state.players)):
                raise Refusal("position-form", field=name)
        if state.declined >> len(state.players):
            raise Refusal("position-form", field="declined")
        if state.collapse > state.turn:
            raise Refusal("position-form", field="collapse")
        self.check_places(state)
        if state.outcome is None:
            self.check_agenda(state)
        elif not set(state.outcome.split("+")) <= {name_of(state, seat) for seat in self.seats()}:
            raise Refusal("position-form", field="outcome")

    def variants(self, table: dict[str, Any], field: str, state: State) -> list[str]:
        found: list[str] = self.get(table, field, list, [])
        for name in found:
            if name not in VARIANTS:
                raise Refusal("unknown-variant", name=str(name)[:60], choices=choices(VARIANTS))
            if found.count(name) > 1:
                raise Refusal("variant-twice", name=name)
        return found

    def players(self, table: dict[str, Any], field: str, state: State) -> list[Player]:
        return [self.player(data, who) for data, who in zip(table[field], self.characters, strict=True)]

    def player(self, data: dict[str, Any], character: int) -> Player:
        player = fresh_player(character)
        self.fields(PLAYER, data, player)
        if player.lost > self.pack.characters[character].wounds:
            raise Refusal("position-form", field="lost")
        if not all(isinstance(self.pack.battle[card], Monster) for card in player.saved):
            raise Refusal("position-form", field="saved")
        for card in [*player.stash, *player.equipped]:
            if not isinstance(self.pack.loot[card], Loot):
                raise Refusal("position-form", field="stash")
        if player.known_bottom > len(player.deck):
            raise Refusal("position-form", field="known_bottom")
        return player

    def floors(self, table: dict[str, Any], field: str, state: State) -> list[Floor]:
        floors = self.get(table, field, list, [])
        if len(floors) > len(state.floors) - 1:
            raise Refusal("position-form", field="floors")
        entrance = fresh_room(ENTRANCE)
        entrance.entered = True
        entrance.down = self.number(table, "entrance_down", STAIRS, 0)
        entrance.loot = tuple(top_first(self.cards(self.books.loot, table, "entrance_loot")))
        state.floors[0].rooms = [entrance]
        for number, data in enumerate(floors, 1):
            if not isinstance(data, dict):
                raise Refusal("position-form", field="floors")
            floor = fresh_floor(self.number(data, "left", COLUMNS, 0))
            lowest = number == len(state.floors) - 1
            floor.rooms = [self.room(room, lowest) for room in self.get(data, "rooms", list, [])]
            if len(floor.rooms) > MOST_ROOMS:
                raise Refusal("position-form", field="floors")
            state.floors[number] = floor
        self.draw_xykon(state)
        return state.floors

    def draw_xykon(self, state: State) -> None:
        """Check that each Xykon card is drawn once, in the Lair; one on a Stack belongs to a room without one."""
        rooms = [room for floor in state.floors for room in floor.rooms]
        drawn = [room.xykon_card for room in rooms if room.xykon]
        for room in state.floors[-1].rooms:
            for code in room.stack:
                if code >= XYKON and code - XYKON not in drawn:
                    room.xykon, room.xykon_card = XYKON_UP, code - XYKON
                    drawn.append(code - XYKON)
        lying = [code - XYKON for room in rooms for code in room.stack if code >= XYKON]
        in_lair = sum(bool(room.xykon) for room in state.floors[-1].rooms)
        if len(set(drawn)) < in_lair or len(drawn) > in_lair or len(set(lying)) < len(lying) or set(lying) - set(drawn):
            raise Refusal("position-form", field="xykon")

    def room(self, data: Any, in_lair: bool) -> Room:
        if not isinstance(data, dict):
            raise Refusal("position-form", field="rooms")
        names = self.books.lair if in_lair else self.books.rooms
        card = names.take(data.get("card"), "card")
        room = fresh_room(card + LAIR_ROOM if in_lair else card)
        room.entered = True
        self.fields(ROOM, data, room)
        return room

    def xykon(self, table: dict[str, Any], field: str, room: Room) -> int:
        xykon = self.get(table, field, list, [])
        if not xykon:
            return room.xykon
        if len(xykon) != 2 or xykon[1] not in SIDES or not isinstance(xykon[0], str):
            raise Refusal("position-form", field=field)
        if xykon[0] not in self.books.xykon.numbers:
            raise Refusal("position-name", name=xykon[0][:60], field=field)
        room.xykon_card = self.books.xykon.numbers[xykon[0]]
        self.books.xykon.taken.add(room.xykon_card)
        return SIDES[xykon[1]]

    def stack(self, table: dict[str, Any], field: str, room: Room) -> list[int]:
        return [self.take_monster(name) for name in self.get(table, field, list, [])]

    def take_monster(self, name: Any) -> int:
        if isinstance(name, str) and name in self.books.xykon.numbers:
            card = self.books.xykon.numbers[name]
            self.books.xykon.taken.add(card)
            if not self.pack.xykon[card].is_monster:
                raise Refusal("position-name", name=str(name)[:60], field="stack")
            return XYKON + card
        card = self.books.battle.take(name, "stack")
        if not isinstance(self.pack.battle[card], Monster):
            raise Refusal("position-name", name=str(name)[:60], field="stack")
        return card

    def check_places(self, state: State) -> None:
        """Check that everybody is in a room, and that every floor is connected by Stairs."""
        for player in state.players:
            if player.floor >= len(state.floors):
                raise Refusal("position-form", field="floor")
            if room_at(state, player.floor, player.column) is None:
                raise Refusal("position-form", field="column")
        for number in range(1, len(state.floors)):
            self.check_stairs(state, number)
        if any(room.down != NO_STAIRS for room in state.floors[-1].rooms):
            raise Refusal("position-form", field="down")
        if any(player.exited and (player.floor or not state.collapse) for player in state.players):
            raise Refusal("position-form", field="exited")
        if sum(player.slayer for player in state.players) > 1:
            raise Refusal("position-form", field="slayer")
        if any(player.fleeing and not player.floor for player in state.players):
            raise Refusal("position-form", field="fleeing")
        npcs = npc_characters(state)
        shadows = [player.shadow for player in state.players if player.shadow >= 0]
        if len(set(shadows)) < len(shadows) or not set(shadows) <= set(npcs):
            raise Refusal("position-form", field="shadow")

    def check_stairs(self, state: State, number: int) -> None:
        """Check that Stairs lead to a room of the floor below, to one that may yet be explored at its ends, or to its
        first one (R-35). In a collapse some lead nowhere any more. The floors must fit over each other however they
        grow."""
        level, above = state.floors[number], state.floors[number - 1]
        if level.rooms and not any(room_at(state, number, room.down) for room in above.rooms):
            if not above.rooms:
                raise Refusal("position-form", field="down")
            above.rooms[-1].down = level.left
        goals = [room.down for room in above.rooms if room.down != NO_STAIRS]
        if not level.rooms and len(goals) > 1:
            raise Refusal("position-form", field="down")
        if state.collapse:
            return
        ends = columns_of(level, 1) if level.rooms else goals
        if any(goal not in ends for goal in goals):
            raise Refusal("position-form", field="down")
        if goals and not set(ends) & set(columns_of(above, MOST_ROOMS)):
            raise Refusal("position-form", field="left")

    def deck(self, names: Names, table: dict[str, Any], field: str) -> list[int]:
        """Return named cards from the top; without a word the rest of the cards, shuffled."""
        if field in table:
            return top_first(self.cards(names, table, field))
        rest = names.left()
        self.rng.shuffle(rest)
        return rest

    def shticks(self, table: dict[str, Any], field: str, player: Player) -> list[int]:
        names = self.books.shticks(player.character)
        if field in table:
            return self.cards(names, table, field)
        found = starting(self.pack, player.character)
        names.taken.update(found)
        return found

    def flipped(self, table: dict[str, Any], field: str, player: Player) -> int:
        names, flipped = self.books.shticks(player.character), 0
        for name in self.get(table, field, list, []):
            fitting = [card for card in player.shticks if names.names[card] == name]
            fitting += [card for card in player.shticks if names.ids[card] == name]
            fitting = [card for card in fitting if not flipped >> card & 1]
            if not fitting:
                raise Refusal("position-name", name=str(name)[:60], field=field)
            flipped |= 1 << fitting[0]
        return flipped

    def room_cards(self, table: dict[str, Any], field: str, state: State) -> list[int]:
        found: list[int] = []
        for card in self.get(table, field, list, []):
            in_lair = isinstance(card, str) and card in self.books.lair.numbers
            number = (self.books.lair if in_lair else self.books.rooms).take(card, field)
            found.append(number + LAIR_ROOM if in_lair else number)
        return found

    def lair_deck(self, table: dict[str, Any], field: str, state: State) -> list[int]:
        if field in table:
            return top_first(self.cards(self.books.lair, table, field))
        rest = sorted(self.books.lair.left(), key=lambda card: (self.pack.lair[card].haven, card))
        return rest if "not-home" in state.variants else rest[-5:]

    def xykon_deck(self, table: dict[str, Any], field: str, state: State) -> list[int]:
        if field in table:
            return top_first(self.cards(self.books.xykon, table, field))
        left = self.books.xykon.left()
        lich = [card for card in left if "xykon-special" in self.pack.xykon[card].abilities]
        return [*lich, *[card for card in left if card not in lich][:3]]

    def trap(self, table: dict[str, Any], field: str, state: State) -> list[int]:
        trap = self.get(table, field, list, [])
        if not trap:
            return []
        card = self.books.loot.take(trap[0], field)
        if not isinstance(self.pack.loot[card], Trap) or len(trap) != 2 or not is_number(trap[1], self.seats()):
            raise Refusal("position-form", field=field)
        return [card, trap[1]]

    def played(self, table: dict[str, Any], field: str, state: State) -> list[tuple[int, int, int]]:
        return [self.card_played(entry) for entry in self.get(table, field, list, [])]

    def card_played(self, entry: Any) -> tuple[int, int, int]:
        if type(entry) is not list or len(entry) != 3:
            raise Refusal("position-form", field="played")
        seat, name, gone = entry
        if not is_number(seat, self.seats()) or not is_number(gone, range(2)):
            raise Refusal("position-form", field="played")
        card = self.books.battle.take(name, "played")
        if not isinstance(self.pack.battle[card], Screw):
            raise Refusal("position-name", name=name[:60], field="played")
        return seat, card, gone

    def arrived(self, table: dict[str, Any], field: str, state: State) -> list[int]:
        return [self.monster(name) for name in self.get(table, field, list, [])]

    def monster(self, name: Any) -> int:
        """Return the code of a Monster by its name."""
        if not isinstance(name, str):
            raise Refusal("position-form", field="arrived")
        number = self.books.xykon.numbers.get(name, -1)
        code = XYKON + number if number >= 0 else self.books.battle.numbers.get(name, -1)
        card = self.pack.xykon[number] if number >= 0 else self.pack.battle[code]
        if code < 0 or not isinstance(card, Monster) or not card.is_monster:
            raise Refusal("position-name", name=name[:60], field="arrived")
        return code

    def rallies(self, table: dict[str, Any], field: str, state: State) -> list[tuple[str, str, int, int, int]]:
        return [self.rally(entry) for entry in self.get(table, field, list, [])]

    def rally(self, entry: Any) -> tuple[str, str, int, int, int]:
        if type(entry) is not list or len(entry) != 5:
            raise Refusal("position-form", field="rallies")
        stat, type_of, amount, user, script = entry
        if stat not in ("attack", "defense") or (type_of != ALL_TYPES and type_of not in TYPES):
            raise Refusal("position-form", field="rallies")
        scripts = range(-1, len(self.pack.scripts))
        if not is_number(amount, CHANGES) or not is_number(user, self.seats()) or not is_number(script, scripts):
            raise Refusal("position-form", field="rallies")
        return stat, type_of, amount, user, script

    def intents(self, table: dict[str, Any], field: str, state: State) -> list[tuple[int, Any]]:
        found = []
        for each in self.get(table, field, list, []):
            if type(each) is not list or len(each) < 2 or not all(is_number(value, ACTION) for value in each):
                raise Refusal("position-form", field=field)
            found.append((each[0], tuple(each[1:])))
        return found

    def seen(self, table: dict[str, Any], field: str, state: State) -> list[int]:
        """Return who knows which Loot; without a word, owners know their Stash and all know what is equipped."""
        if field in table:
            return self.sight(self.books.loot, table, field)
        seen = [0] * len(self.pack.loot)
        for seat, player in enumerate(state.players):
            for card in player.stash:
                seen[card] = 1 << seat
            for card in player.equipped:
                seen[card] = (1 << len(state.players)) - 1
        return seen

    def sight(self, names: Names, table: dict[str, Any], field: str) -> list[int]:
        sight = [0] * len(names.ids)
        for name, bits in self.get(table, field, dict, {}).items():
            if name not in names.numbers:
                raise Refusal("position-name", name=name[:60], field=field)
            if not is_number(bits, range(LARGEST_SEEN)):
                raise Refusal("position-form", field=field)
            sight[names.numbers[name]] = bits
        return sight

    def outcome(self, table: dict[str, Any], field: str, state: State) -> str | None:
        return None if table.get(field) is None else str(self.get(table, field, str, ""))

    def battle(self, table: dict[str, Any], field: str, state: State) -> Battle | None:
        if state.outcome is not None or field not in table:
            return None
        battle = fresh_battle(0, -1, ATTACK, 0, 0, 0)
        self.fields(BATTLE, self.get(table, field, dict, {}), battle)
        loot, seats = range(len(self.pack.loot)), self.seats()
        for name, rows in (("offers", battle.offers), ("refused", battle.refused)):
            if any(card not in loot for _, _, card in rows):
                raise Refusal("position-form", field=name)
        scripts = range(-1, len(self.pack.scripts))
        if any(side >= len(seats) or script not in scripts for side, _, _, script in battle.changes):
            raise Refusal("position-form", field="changes")
        if battle.fighter not in seats or battle.foe >= len(seats):
            raise Refusal("position-form", field="battle")
        for name in ("targets", "outsmarted"):
            codes = getattr(battle, name)
            if len(set(codes)) < len(codes):
                raise Refusal("position-form", field=name)
        return battle

    def helpers(self, table: dict[str, Any], field: str, battle: Battle) -> list[Helper]:
        helpers, loot = range(NPC + len(self.pack.characters)), range(len(self.pack.loot))
        found = []
        for asker, helper, card, bonus in self.rows(table, field, (SEATS, helpers, loot, CHANGES)):
            if helper < NPC and helper not in self.seats():
                raise Refusal("position-form", field=field)
            found.append(fresh_helper(asker, helper, card, bonus))
        return found

    def chance(self, table: dict[str, Any], field: str, state: State) -> Rng:
        chance = self.number(table, field, range(MASK + 1), self.rng.bits())
        rng = Rng(chance, list(self.numbers(table, "next", FACES)))
        word = self.get(table, "key", str, "")
        rng.key = read_key(word)
        if word and not rng.key:
            raise Refusal("position-form", field="key")
        return rng

    def agenda(self, table: dict[str, Any], field: str, state: State) -> list[Frame]:
        if state.outcome is not None:
            return []
        if field not in table:
            phase = self.get(table, "phase", str, "start")
            if phase not in PHASES:
                raise Refusal("position-phase", name=phase[:60], choices=choices(PHASES))
            return [*PHASES[phase]]
        agenda: list[Frame] = []
        for frame in self.get(table, field, list, []):
            if type(frame) is not list or not frame or not all(type(value) is int for value in frame):
                raise Refusal("position-form", field=field)
            agenda.append(tuple(frame))
        return agenda

    def check_agenda(self, state: State) -> None:
        if not state.agenda:
            raise Refusal("position-form", field="agenda")
        if not battle_fits(state):
            raise Refusal("position-form", field="battle")
        if not possible(state):
            raise Refusal("position-form", field="agenda")


READERS: Final[dict[Kind, Callable[[Reader, dict[str, Any], str, Any], Any]]] = {
    "variants": Reader.variants,
    "floors": Reader.floors,
    "players": Reader.players,
    "battle": lambda reader, table, name, owner: reader.cards(reader.books.battle, table, name),
    "battle-deck": lambda reader, table, name, state: reader.deck(reader.books.battle, table, name),
    "loot": lambda reader, table, name, owner: reader.cards(reader.books.loot, table, name),
    "loot-pile": lambda reader, table, name, room: top_first(reader.cards(reader.books.loot, table, name)),
    "loot-deck": lambda reader, table, name, state: reader.deck(reader.books.loot, table, name),
    "shticks": Reader.shticks,
    "shtick-deck": lambda reader, table, name, player: reader.deck(reader.books.shticks(player.character), table, name),
    "flipped": Reader.flipped,
    "room-cards": Reader.room_cards,
    "room-deck": lambda reader, table, name, state: reader.deck(reader.books.rooms, table, name),
    "lair-deck": Reader.lair_deck,
    "xykon-cards": lambda reader, table, name, state: reader.cards(reader.books.xykon, table, name),
    "xykon-deck": Reader.xykon_deck,
    "stack": Reader.stack,
    "stairs": lambda reader, table, name, room: reader.number(table, name, STAIRS, room.down),
    "xykon": Reader.xykon,
    "played": Reader.played,
    "trap": Reader.trap,
    "arrived": Reader.arrived,
    "rallies": Reader.rallies,
    "intents": Reader.intents,
    "seen": Reader.seen,
    "seen-hand": lambda reader, table, name, state: reader.sight(reader.books.battle, table, name),
    "outcome": Reader.outcome,
    "fight": Reader.battle,
    "helpers": Reader.helpers,
    "chance": Reader.chance,
    "frames": Reader.agenda,
}
"""The readers by kind of field."""

"""Positions as JSON text. What is not said is as at the start of a game; cards not mentioned lie in their decks.

    {"players": [{"character": "roy", "floor": 1, "shticks": ["greenhilt-sword"]}, {"character": "elan"}],
     "floors": [{"rooms": [{"card": "spooooky-crypt", "stack": ["headless-zombie"]}]}],
     "next": [8]}

Floors are listed from the first one down, Stacks and decks from their top. The second copy of a card may be called
`troll#2`; a bare name is the first copy not mentioned before. `write_position` says everything, so that reading it back
gives the same digest.
"""

import json
from typing import Any, Final

from underdeck.kernel.decisions import Frame
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng, read_key
from underdeck.stick import frames as f
from underdeck.stick.agenda import ASK, RUN, advance
from underdeck.stick.cards import Monster, Pack
from underdeck.stick.options import LENGTHS, OPTIONS, VARIANTS, Rules, length_row
from underdeck.stick.setup import DEFAULT_LENGTH, lowered, read_players, starting
from underdeck.stick.state import (
    ENTRANCE,
    LAIR_ROOM,
    NO_STAIRS,
    NPC,
    XYKON,
    XYKON_DOWN,
    XYKON_UP,
    Battle,
    Floor,
    Helper,
    Player,
    Room,
    State,
)

PHASES: Final[dict[str, list[Frame]]] = {
    "turn": [(f.TURN, 0)],
    "start": [(f.NEXT_TURN,), (f.END_TURN,), (f.ASK_END,), (f.BATTLE_STEP,), (f.ENTER,), (f.ASK_START,)],
    "end": [(f.NEXT_TURN,), (f.END_TURN,), (f.ASK_END,)],
}
"""Where to go on, by hand."""

STATE_NUMBERS: Final = ("turn", "active", "steps", "extra_steps", "entry", "picked", "beaten", "size", "size_limit",
                        "collapse", "exits", "wound_seat", "wound_amount", "declined", "reveals", "lair_drool",
                        "lair_shticks")  # fmt: skip
STATE_FLAGS: Final = ("moved", "searched", "bonus_room", "fought", "fled", "turn_over", "filling")
PLAYER_NUMBERS: Final = (
    "floor",
    "column",
    "lost",
    "known_bottom",
    "missing",
    "exited",
    "exit_points",
    "shadow",
    "team",
)
PLAYER_FLAGS: Final = ("resting", "fleeing", "slayer")
BATTLE_NUMBERS: Final = ("fighter", "foe", "role", "floor", "column", "distance", "shtick", "foe_shtick", "done",
                         "npc_side", "npc_passed", "mine", "theirs", "counted", "reach", "snubs", "prevented",
                         "foe_prevented", "foe_reach", "result")  # fmt: skip
BATTLE_FLAGS: Final = ("no_support", "silence", "slain", "turned")
BATTLE_LISTS: Final = {"targets": 1, "dice": 1, "foe_dice": 1, "outsmarted": 1, "offers": 3, "refused": 3, "changes": 4}
"""With the numbers in each entry."""
IN_BATTLE: Final = frozenset(
    (f.BEGIN, f.OUTSMART, f.ASSIST, f.ROLL, f.RESULT, f.AFTERMATH, f.ASK_SHTICK, f.ASK_FOE_SHTICK, f.ASK_ASSIST)
)
LARGEST: Final = 10**9


class Names:
    """The cards of one deck by name, copies numbered."""

    def __init__(self, cards: list[Any]) -> None:
        self.names: list[str] = []
        counts: dict[str, int] = {}
        for card in cards:
            counts[card.id] = counts.get(card.id, 0) + 1
            self.names.append(card.id if counts[card.id] == 1 else f"{card.id}#{counts[card.id]}")
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.ids = [card.id for card in cards]
        self.taken: set[int] = set()

    def write(self, cards: list[int]) -> list[str]:
        return [self.names[card] for card in cards]

    def take(self, name: Any, where: str) -> int:
        """The card of that name; a bare name is the first copy not taken yet."""
        if isinstance(name, str) and name in self.numbers:
            card = self.numbers[name]
            if card not in self.taken:
                self.taken.add(card)
                return card
            for other, id in enumerate(self.ids):
                if id == name and other not in self.taken:
                    self.taken.add(other)
                    return other
            raise Refusal("json-twice", name=name, field=where)
        raise Refusal("json-card", name=str(name)[:60], field=where)

    def left(self) -> list[int]:
        return [card for card in range(len(self.ids)) if card not in self.taken]


class Books:
    def __init__(self, pack: Pack) -> None:
        self.battle = Names(pack.battle)
        self.loot = Names(pack.loot)
        self.rooms = Names(pack.rooms)
        self.lair = Names(pack.lair)
        self.xykon = Names(pack.xykon)


def top_first(cards: list[int]) -> list[int]:
    return cards[::-1]


def write_position(state: State) -> str:
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
        "agenda": [list(frame) for frame in state.agenda],
        "left": [list(place) for place in state.left],
        "arrived": write_stack(books, state.arrived),
        "rallies": [list(rally) for rally in state.rallies],
        "boosts": [list(boost) for boost in state.boosts],
        "played": [[seat, books.battle.names[card], gone] for seat, card, gone in state.played],
        "intents": [[seat, *action] for seat, action in state.intents],
        "trap": [books.loot.names[state.trap[0]], *state.trap[1:]] if state.trap else [],
        "evades": [list(entry) for entry in state.evades],
        "seen": {books.loot.names[card]: bits for card, bits in enumerate(state.seen) if bits},
        "seen_hand": {books.battle.names[card]: bits for card, bits in enumerate(state.seen_hand) if bits},
        "outcome": state.outcome,
    }
    for name in (*STATE_NUMBERS, *STATE_FLAGS):
        data[name] = getattr(state, name)
    if state.floors[0].rooms[0].loot:
        data["entrance_loot"] = books.loot.write(top_first(state.floors[0].rooms[0].loot))
    if state.battle is not None:
        data["battle"] = write_battle(books, state.battle)
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


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
    for name in (*PLAYER_NUMBERS, *PLAYER_FLAGS):
        data[name] = getattr(player, name)
    return data


def write_room_card(books: Books, card: int) -> str:
    return books.lair.names[card - LAIR_ROOM] if card >= LAIR_ROOM else books.rooms.names[card]


def write_stack(books: Books, stack: list[int]) -> list[str]:
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
    data: dict[str, Any] = {name: getattr(battle, name) for name in (*BATTLE_NUMBERS, *BATTLE_FLAGS)}
    for name in BATTLE_LISTS:
        data[name] = [list(entry) if isinstance(entry, tuple) else entry for entry in getattr(battle, name)]
    data["helpers"] = [[each.asker, each.helper, each.loot, each.bonus] for each in battle.helpers]
    return data


def read_position(pack: Pack, text: str, seed: int) -> State:
    """Refuses what makes no sense; nothing in a file may bring the program down."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("json-form", field="-") from None
    if not isinstance(data, dict):
        raise Refusal("json-form", field="-")
    try:
        state = Reader(pack, data, seed).read()
        if state.outcome is None:
            advance(state)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError, OverflowError, RecursionError):
        raise Refusal("json-form", field="agenda") from None
    return state


class Reader:
    def __init__(self, pack: Pack, data: dict[str, Any], seed: int) -> None:
        self.pack = pack
        self.data = data
        self.books = Books(pack)
        self.rng = Rng(seed)
        self.known: set[str] = set()

    def get(self, table: dict[str, Any], name: str, kind: Any, default: Any) -> Any:
        self.known.add(name)
        value = table.get(name, default)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise Refusal("json-form", field=name)
        if kind is int and abs(value) > LARGEST and name != "rng":
            raise Refusal("json-form", field=name)
        return value

    def ints(self, value: Any, name: str) -> list[int]:
        if not isinstance(value, list):
            raise Refusal("json-form", field=name)
        for entry in value:
            if isinstance(entry, bool) or not isinstance(entry, int) or abs(entry) > LARGEST:
                raise Refusal("json-form", field=name)
        return value

    def cards(self, names: Names, table: dict[str, Any], field: str) -> list[int]:
        return [names.take(name, field) for name in self.get(table, field, list, [])]

    def read(self) -> State:
        data = self.data
        people = self.get(data, "players", list, [])
        for each in people:
            if not isinstance(each, dict):
                raise Refusal("json-form", field="players")
        characters = read_players(self.pack, [each.get("character") for each in people], self.rng)
        rules = Rules()
        for name, value in self.get(data, "options", dict, {}).items():
            if name not in OPTIONS or value not in OPTIONS[name]:
                raise Refusal("unknown-option", name=str(name)[:60], choices=choices(OPTIONS))
            setattr(rules, name, value)
        length = self.get(data, "length", str, DEFAULT_LENGTH)
        if length not in LENGTHS:
            raise Refusal("unknown-length", name=length[:60], choices=choices(LENGTHS))
        state = State(self.pack, rules, length, lowered(length_row(length, len(people)), rules), self.rng)
        state.variants = self.get(data, "variants", list, [])
        for name in state.variants:
            if name not in VARIANTS:
                raise Refusal("unknown-variant", name=str(name)[:60], choices=choices(VARIANTS))
        self.read_numbers(state)
        self.read_floors(state)
        state.players = [self.read_player(each, who) for each, who in zip(people, characters, strict=True)]
        self.read_places(state)
        self.read_decks(state)
        self.read_rest(state)
        for name in data:
            if name not in self.known:
                raise Refusal("json-field", field=str(name)[:60])
        return state

    def read_numbers(self, state: State) -> None:
        for name in STATE_NUMBERS:
            setattr(state, name, self.get(self.data, name, int, getattr(state, name)))
        for name in STATE_FLAGS:
            setattr(state, name, self.get(self.data, name, bool, getattr(state, name)))
        count = len(self.data["players"])
        if not 0 <= state.active < count or not -1 <= state.wound_seat < count:
            raise Refusal("json-form", field="active")

    def read_player(self, data: dict[str, Any], character: int) -> Player:
        player = Player(character)
        for name in PLAYER_NUMBERS:
            setattr(player, name, self.get(data, name, int, getattr(player, name)))
        for name in PLAYER_FLAGS:
            setattr(player, name, self.get(data, name, bool, getattr(player, name)))
        if not 0 <= player.lost <= self.pack.characters[character].wounds or player.missing < 0:
            raise Refusal("json-form", field="lost")
        player.hand = self.cards(self.books.battle, data, "hand")
        player.saved = self.cards(self.books.battle, data, "saved")
        if not all(isinstance(self.pack.battle[card], Monster) for card in player.saved):
            raise Refusal("json-form", field="saved")
        player.stash = self.cards(self.books.loot, data, "stash")
        player.equipped = self.cards(self.books.loot, data, "equipped")
        for card in [*player.stash, *player.equipped]:
            if not hasattr(self.pack.loot[card], "drool"):
                raise Refusal("json-form", field="stash")
        names = Names(self.pack.decks[character])
        if "shticks" in data:
            player.shticks = self.cards(names, data, "shticks")
        else:
            player.shticks = starting(self.pack, character)
            names.taken.update(player.shticks)
        self.read_shticks(player, names, data)
        for name in data:
            if name not in (*PLAYER_NUMBERS, *PLAYER_FLAGS, "character", "hand", "saved", "stash", "equipped",
                            "shticks", "deck", "flipped"):  # fmt: skip
                raise Refusal("json-field", field=str(name)[:60])
        return player

    def read_shticks(self, player: Player, names: Names, data: dict[str, Any]) -> None:
        if "deck" in data:
            player.deck = top_first(self.cards(names, data, "deck"))
        else:
            player.deck = names.left()
            self.rng.shuffle(player.deck)
        for name in self.get(data, "flipped", list, []):
            fitting = [card for card in player.shticks if names.names[card] == name]
            fitting += [card for card in player.shticks if names.ids[card] == name]
            fitting = [card for card in fitting if not player.flipped >> card & 1]
            if not fitting:
                raise Refusal("json-card", name=str(name)[:60], field="flipped")
            player.flipped |= 1 << fitting[0]
        if not 0 <= player.known_bottom <= len(player.deck):
            raise Refusal("json-form", field="known_bottom")

    def read_floors(self, state: State) -> None:
        floors = self.get(self.data, "floors", list, [])
        if len(floors) > len(state.floors) - 1:
            raise Refusal("json-form", field="floors")
        entrance = Room(ENTRANCE)
        entrance.entered = True
        entrance.down = self.get(self.data, "entrance_down", int, 0)
        entrance.loot = top_first(self.cards(self.books.loot, self.data, "entrance_loot"))
        state.floors[0].rooms = [entrance]
        for number, data in enumerate(floors, 1):
            if not isinstance(data, dict):
                raise Refusal("json-form", field="floors")
            floor = Floor(self.get(data, "left", int, 0))
            lowest = number == len(state.floors) - 1
            floor.rooms = [self.read_room(room, lowest) for room in self.get(data, "rooms", list, [])]
            if len(floor.rooms) > 20 or abs(floor.left) > 50:
                raise Refusal("json-form", field="floors")
            state.floors[number] = floor
        lowest_rooms = state.floors[-1].rooms
        drawn = [room.xykon_card for room in lowest_rooms]
        for room in lowest_rooms:
            for code in room.stack:
                if code >= XYKON and code - XYKON not in drawn:
                    room.xykon, room.xykon_card = XYKON_UP, code - XYKON

    def read_room(self, data: Any, in_lair: bool) -> Room:
        if not isinstance(data, dict):
            raise Refusal("json-form", field="rooms")
        names = self.books.lair if in_lair else self.books.rooms
        card = names.take(data.get("card"), "card")
        room = Room(card + LAIR_ROOM if in_lair else card)
        room.stack = [self.read_monster(name) for name in self.get(data, "stack", list, [])]
        room.loot = top_first(self.cards(self.books.loot, data, "loot"))
        room.entered = self.get(data, "entered", bool, True)
        room.rested = self.get(data, "rested", bool, False)
        room.down = self.get(data, "down", int, NO_STAIRS)
        xykon = self.get(data, "xykon", list, [])
        if xykon:
            room.xykon_card = self.books.xykon.numbers[xykon[0]]
            self.books.xykon.taken.add(room.xykon_card)
            room.xykon = XYKON_UP if xykon[1] == "up" else XYKON_DOWN
        for name in data:
            if name not in ("card", "stack", "loot", "entered", "rested", "down", "xykon"):
                raise Refusal("json-field", field=str(name)[:60])
        return room

    def read_monster(self, name: Any) -> int:
        if name in self.books.xykon.numbers:
            card = self.books.xykon.numbers[name]
            self.books.xykon.taken.add(card)
            if not self.pack.xykon[card].is_monster:
                raise Refusal("json-card", name=str(name)[:60], field="stack")
            return XYKON + card
        card = self.books.battle.take(name, "stack")
        if not isinstance(self.pack.battle[card], Monster):
            raise Refusal("json-card", name=str(name)[:60], field="stack")
        return card

    def read_places(self, state: State) -> None:
        """Everybody stands in a room, and every floor hangs on Stairs."""
        for player in state.players:
            floors = state.floors
            if not 0 <= player.floor < len(floors):
                raise Refusal("json-form", field="floor")
            level = floors[player.floor]
            if not 0 <= player.column - level.left < len(level.rooms):
                raise Refusal("json-form", field="column")
        for number in range(1, len(state.floors)):
            level = state.floors[number]
            if not level.rooms:
                continue
            columns = [room.down for room in state.floors[number - 1].rooms]
            if not any(level.left <= column < level.left + len(level.rooms) for column in columns):
                if not state.floors[number - 1].rooms:
                    raise Refusal("json-form", field="down")
                state.floors[number - 1].rooms[-1].down = level.left

    def read_decks(self, state: State) -> None:
        data, books = self.data, self.books
        state.battle_discard = self.cards(books.battle, data, "battle_discard")
        state.loot_discard = self.cards(books.loot, data, "loot_discard")
        state.removed_loot = self.cards(books.loot, data, "removed_loot")
        for card in self.get(data, "room_discard", list, []):
            in_lair = card in books.lair.numbers
            number = (books.lair if in_lair else books.rooms).take(card, "room_discard")
            state.room_discard.append(number + LAIR_ROOM if in_lair else number)
        state.xykon_out = self.cards(books.xykon, data, "xykon_out")
        for entry in self.get(data, "played", list, []):
            seat, name, gone = entry
            state.played.append((seat, books.battle.take(name, "played"), gone))
        trap = self.get(data, "trap", list, [])
        if trap:
            state.trap = [books.loot.take(trap[0], "trap"), *self.ints(trap[1:], "trap")]
        state.battle_deck = self.read_deck(books.battle, "battle_deck")
        state.loot_deck = self.read_deck(books.loot, "loot_deck")
        state.room_deck = self.read_deck(books.rooms, "room_deck")
        self.read_lair(state)

    def read_deck(self, names: Names, field: str) -> list[int]:
        """Named cards from the top; without a word the rest of the cards, shuffled."""
        if field not in self.data:
            self.known.add(field)
            rest = names.left()
            self.rng.shuffle(rest)
            return rest
        return top_first(self.cards(names, self.data, field))

    def read_lair(self, state: State) -> None:
        books = self.books
        if "lair_deck" in self.data:
            state.lair_deck = top_first(self.cards(books.lair, self.data, "lair_deck"))
        else:
            rest: list[int] = books.lair.left()
            ids = [room.id for room in self.pack.lair]
            rest.sort(key=lambda card: (ids[card] == "safe-haven", card))
            state.lair_deck = rest[-5:] if "not-home" not in state.variants else rest
        if "xykon_deck" in self.data:
            state.xykon_deck = top_first(self.cards(books.xykon, self.data, "xykon_deck"))
        else:
            lich = [card for card in books.xykon.left() if "xykon-special" in self.pack.xykon[card].abilities]
            others = [card for card in books.xykon.left() if card not in lich]
            state.xykon_deck = [*lich, *others[:3]]
        self.known |= {"lair_deck", "xykon_deck"}

    def read_rest(self, state: State) -> None:
        data, books = self.data, self.books
        count = len(state.players)
        state.left = [(place[0], place[1]) for place in self.get(data, "left", list, [])]
        for name in self.get(data, "arrived", list, []):
            number = books.xykon.numbers.get(name, -1)
            state.arrived.append(XYKON + number if number >= 0 else books.battle.numbers[name])
        state.rallies = [
            (str(stat), str(type), int(amount), int(user), int(script))
            for stat, type, amount, user, script in self.get(data, "rallies", list, [])
        ]
        self.check_users([rally[3:] for rally in state.rallies], count, "rallies")
        state.boosts = [(int(a), int(b)) for a, b in self.get(data, "boosts", list, [])]
        state.evades = [(int(a), int(b)) for a, b in self.get(data, "evades", list, [])]
        for each in self.get(data, "intents", list, []):
            seat, verb, *rest = self.ints(each, "intents")
            state.intents.append((seat, (verb, *rest)))
        for name, bits in self.get(data, "seen", dict, {}).items():
            state.seen[books.loot.numbers[name]] = int(bits)
        for name, bits in self.get(data, "seen_hand", dict, {}).items():
            state.seen_hand[books.battle.numbers[name]] = int(bits)
        if "seen" not in data:
            everybody = (1 << count) - 1
            for seat, player in enumerate(state.players):
                for card in player.stash:
                    state.seen[card] = 1 << seat
                for card in player.equipped:
                    state.seen[card] = everybody
        outcome = data.get("outcome")
        self.known |= {"outcome", "rng", "key", "next", "agenda", "phase", "battle", "seen"}
        if outcome is not None and not isinstance(outcome, str):
            raise Refusal("json-form", field="outcome")
        state.outcome = outcome
        if "battle" in data:
            state.battle = self.read_battle(self.get(data, "battle", dict, {}), count)
        self.read_agenda(state)
        state.rng = Rng(self.get(data, "rng", int, self.rng.bits()), list(self.ints(data.get("next", []), "next")))
        word = self.get(data, "key", str, "")
        state.rng.key = read_key(word)
        if word and not state.rng.key:
            raise Refusal("json-form", field="key")

    def read_battle(self, data: dict[str, Any], count: int) -> Battle:
        battle = Battle(0, -1, 1, 0, 0, 0)
        for name in BATTLE_NUMBERS:
            setattr(battle, name, self.get(data, name, int, getattr(battle, name)))
        for name in BATTLE_FLAGS:
            setattr(battle, name, self.get(data, name, bool, getattr(battle, name)))
        for name, size in BATTLE_LISTS.items():
            entries = self.get(data, name, list, [])
            if size == 1:
                setattr(battle, name, self.ints(entries, name))
                continue
            rows = [tuple(self.ints(entry, name)) for entry in entries]
            if any(len(row) != size for row in rows):
                raise Refusal("json-form", field=name)
            setattr(battle, name, rows)
        self.check_users([change[2:] for change in battle.changes], count, "changes")
        for asker, helper, loot, bonus in self.get(data, "helpers", list, []):
            if not 0 <= asker < count or not (0 <= helper < count or helper >= NPC):
                raise Refusal("json-form", field="helpers")
            battle.helpers.append(Helper(asker, helper, loot, bonus))
        if not 0 <= battle.fighter < count or not -1 <= battle.foe < count:
            raise Refusal("json-form", field="battle")
        return battle

    def check_users(self, used: list[tuple[int, int]], count: int, field: str) -> None:
        """Who used what: a seat, and a script or none."""
        if any(not 0 <= user < count or not -1 <= script < len(self.pack.scripts) for user, script in used):
            raise Refusal("json-form", field=field)

    def read_agenda(self, state: State) -> None:
        if "agenda" in self.data:
            for frame in self.get(self.data, "agenda", list, []):
                read = tuple(self.ints(frame, "agenda"))
                if not read or (read[0] not in RUN and read[0] not in ASK):
                    raise Refusal("json-form", field="agenda")
                state.agenda.append(read)
            goes_on = state.agenda and state.agenda[0][0] in (f.TURN, f.NEXT_TURN, f.FIRST_TURN)
            steps = [frame[0] for frame in state.agenda if frame[0] in IN_BATTLE]
            torn = bool(steps) and (state.battle is None or len(steps) > len(set(steps)))
            if (not goes_on and state.outcome is None) or torn:
                raise Refusal("json-form", field="agenda")
            return
        phase = self.get(self.data, "phase", str, "start")
        if phase not in PHASES:
            raise Refusal("json-phase", name=phase[:60], choices=choices(PHASES))
        state.agenda = [*PHASES[phase]]

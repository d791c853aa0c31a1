"""Reads the record of a table. What is not said is as at the start of a game; cards not mentioned lie in their decks. A
bare name is the first copy not mentioned before."""

from collections.abc import Container
from typing import Any, Final

from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import ALL_TYPES, TYPES, Loot, Monster, Pack, Screw, Trap
from underdeck.games.stick.rules.options import LENGTHS, OLDEST, OPTIONS, VARIANTS, VERSION, Rules, length_row
from underdeck.games.stick.rules.possible import COLUMNS, FACES, battle_fits, possible
from underdeck.games.stick.rules.setup import DEFAULT_LENGTH, lowered, read_players, starting
from underdeck.games.stick.rules.state import (
    ATTACK,
    ENTRANCE,
    LAIR_ROOM,
    NO_STAIRS,
    NPC,
    SHTICKS_OF,
    XYKON,
    XYKON_UP,
    Battle,
    Floor,
    Helper,
    Player,
    Room,
    State,
    fresh_battle,
    fresh_player,
    fresh_room,
    fresh_state,
    name_of,
    npc_characters,
    room_at,
)
from underdeck.games.stick.rules.written import (
    ACTION,
    BATTLE_FLAGS,
    BATTLE_LISTS,
    BATTLE_NUMBERS,
    BATTLE_ROWS,
    CHANGES,
    COUNTED,
    LARGEST_SEEN,
    MOST_ENTRIES,
    MOST_ROOMS,
    PLAYER_FLAGS,
    PLAYER_NUMBERS,
    PLAYER_PILES,
    ROOM_PARTS,
    SIDES,
    STAIRS,
    STATE_FLAGS,
    STATE_NUMBERS,
    Books,
    Names,
    top_first,
)
from underdeck.kernel.decisions import Frame
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import MASK, Rng, read_key

PHASES: Final[dict[str, list[Frame]]] = {
    "turn": [(f.TURN, 0)],
    "start": [(f.NEXT_TURN,), (f.END_TURN,), (f.ASK_END,), (f.BATTLE_STEP,), (f.ENTER,), (f.ASK_START,)],
    "end": [(f.NEXT_TURN,), (f.END_TURN,), (f.ASK_END,)],
}
"""Where to go on, by hand."""
PLAYER_FIELDS: Final = ("character", *PLAYER_NUMBERS, *PLAYER_FLAGS, *PLAYER_PILES)
ROOM_FIELDS: Final = ("card", *ROOM_PARTS)
BATTLE_FIELDS: Final = (*BATTLE_NUMBERS, *BATTLE_FLAGS, *BATTLE_LISTS, *BATTLE_ROWS, "helpers")


def columns_of(floor: Floor, beside: int) -> range:
    """Those of its rooms, and so many more at each end."""
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
        self.known: set[str] = set()

    def get(self, table: dict[str, Any], name: str, kind: Any, default: Any) -> Any:
        self.known.add(name)
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

    def rows(self, table: dict[str, Any], name: str, *columns: range) -> list[tuple[Any, ...]]:
        """Lists of so many numbers each."""
        found: list[tuple[Any, ...]] = []
        for row in self.get(table, name, list, []):
            if type(row) is not list or len(row) != len(columns):
                raise Refusal("position-form", field=name)
            if not all(is_number(value, bounds) for value, bounds in zip(row, columns, strict=True)):
                raise Refusal("position-form", field=name)
            found.append(tuple(row))
        return found

    def cards(self, names: Names, table: dict[str, Any], field: str) -> list[int]:
        return [names.take(name, field) for name in self.get(table, field, list, [])]

    def read(self) -> State:
        data = self.data
        people = self.get(data, "players", list, [])
        for each in people:
            if not isinstance(each, dict):
                raise Refusal("position-form", field="players")
        characters = read_players(self.pack, [each.get("character") for each in people], self.rng)
        rules = Rules(self.number(data, "rules", range(OLDEST, VERSION + 1), self.version))
        for name, value in self.get(data, "options", dict, {}).items():
            if name not in OPTIONS or value not in OPTIONS[name]:
                raise Refusal("unknown-option", name=str(name)[:60], choices=choices(OPTIONS))
            setattr(rules, name, value)
        length = self.get(data, "length", str, DEFAULT_LENGTH)
        if length not in LENGTHS:
            raise Refusal("unknown-length", name=length[:60], choices=choices(LENGTHS))
        state = fresh_state(self.pack, rules, length, lowered(length_row(length, len(people)), rules), self.rng)
        state.variants = self.get(data, "variants", list, [])
        for name in state.variants:
            if name not in VARIANTS:
                raise Refusal("unknown-variant", name=str(name)[:60], choices=choices(VARIANTS))
            if state.variants.count(name) > 1:
                raise Refusal("variant-twice", name=name)
        self.read_numbers(state)
        self.read_floors(state)
        state.players = [self.read_player(each, who) for each, who in zip(people, characters, strict=True)]
        self.read_places(state)
        self.read_decks(state)
        self.read_rest(state)
        for name in data:
            if name not in self.known:
                raise Refusal("position-unknown", field=str(name)[:60])
        return state

    def read_numbers(self, state: State) -> None:
        for name, bounds in STATE_NUMBERS.items():
            setattr(state, name, self.number(self.data, name, bounds, getattr(state, name)))
        for name in STATE_FLAGS:
            setattr(state, name, self.get(self.data, name, bool, getattr(state, name)))
        count = len(self.data["players"])
        for name in ("active", "wound_seat"):
            if getattr(state, name) >= count:
                raise Refusal("position-form", field=name)
        if state.declined >> count:
            raise Refusal("position-form", field="declined")
        if state.collapse > state.turn:
            raise Refusal("position-form", field="collapse")

    def read_player(self, data: dict[str, Any], character: int) -> Player:
        player = fresh_player(character)
        for name, bounds in PLAYER_NUMBERS.items():
            setattr(player, name, self.number(data, name, bounds, getattr(player, name)))
        for name in PLAYER_FLAGS:
            setattr(player, name, self.get(data, name, bool, getattr(player, name)))
        if player.lost > self.pack.characters[character].wounds:
            raise Refusal("position-form", field="lost")
        player.hand = self.cards(self.books.battle, data, "hand")
        player.saved = self.cards(self.books.battle, data, "saved")
        if not all(isinstance(self.pack.battle[card], Monster) for card in player.saved):
            raise Refusal("position-form", field="saved")
        player.stash = self.cards(self.books.loot, data, "stash")
        player.equipped = self.cards(self.books.loot, data, "equipped")
        for card in [*player.stash, *player.equipped]:
            if not isinstance(self.pack.loot[card], Loot):
                raise Refusal("position-form", field="stash")
        names = Names(self.pack.decks[character])
        if "shticks" in data:
            player.shticks = self.cards(names, data, "shticks")
        else:
            player.shticks = starting(self.pack, character)
            names.taken.update(player.shticks)
        self.read_shticks(player, names, data)
        for name in data:
            if name not in PLAYER_FIELDS:
                raise Refusal("position-unknown", field=str(name)[:60])
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
                raise Refusal("position-name", name=str(name)[:60], field="flipped")
            player.flipped |= 1 << fitting[0]
        if player.known_bottom > len(player.deck):
            raise Refusal("position-form", field="known_bottom")

    def read_floors(self, state: State) -> None:
        floors = self.get(self.data, "floors", list, [])
        if len(floors) > len(state.floors) - 1:
            raise Refusal("position-form", field="floors")
        entrance = fresh_room(ENTRANCE)
        entrance.entered = True
        entrance.down = self.number(self.data, "entrance_down", STAIRS, 0)
        entrance.loot = tuple(top_first(self.cards(self.books.loot, self.data, "entrance_loot")))
        state.floors[0].rooms = [entrance]
        for number, data in enumerate(floors, 1):
            if not isinstance(data, dict):
                raise Refusal("position-form", field="floors")
            floor = Floor(self.number(data, "left", COLUMNS, 0))
            lowest = number == len(state.floors) - 1
            floor.rooms = [self.read_room(room, lowest) for room in self.get(data, "rooms", list, [])]
            if len(floor.rooms) > MOST_ROOMS:
                raise Refusal("position-form", field="floors")
            state.floors[number] = floor
        self.read_xykon(state)

    def read_xykon(self, state: State) -> None:
        """Each Xykon card is drawn once, in the Lair; one on a Stack that no room has drawn was drawn there."""
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

    def read_room(self, data: Any, in_lair: bool) -> Room:
        if not isinstance(data, dict):
            raise Refusal("position-form", field="rooms")
        names = self.books.lair if in_lair else self.books.rooms
        card = names.take(data.get("card"), "card")
        room = fresh_room(card + LAIR_ROOM if in_lair else card)
        room.stack = tuple([self.read_monster(name) for name in self.get(data, "stack", list, [])])
        room.loot = tuple(top_first(self.cards(self.books.loot, data, "loot")))
        room.entered = self.get(data, "entered", bool, True)
        room.rested = self.get(data, "rested", bool, False)
        room.down = self.number(data, "down", STAIRS, NO_STAIRS)
        xykon = self.get(data, "xykon", list, [])
        if xykon:
            if len(xykon) != 2 or xykon[1] not in SIDES or not isinstance(xykon[0], str):
                raise Refusal("position-form", field="xykon")
            if xykon[0] not in self.books.xykon.numbers:
                raise Refusal("position-name", name=xykon[0][:60], field="xykon")
            room.xykon_card = self.books.xykon.numbers[xykon[0]]
            self.books.xykon.taken.add(room.xykon_card)
            room.xykon = SIDES[xykon[1]]
        for name in data:
            if name not in ROOM_FIELDS:
                raise Refusal("position-unknown", field=str(name)[:60])
        return room

    def read_monster(self, name: Any) -> int:
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

    def read_places(self, state: State) -> None:
        """Everybody stands in a room, and every floor hangs on Stairs."""
        for player in state.players:
            if player.floor >= len(state.floors):
                raise Refusal("position-form", field="floor")
            if room_at(state, player.floor, player.column) is None:
                raise Refusal("position-form", field="column")
        for number in range(1, len(state.floors)):
            self.read_stairs(state, number)
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

    def read_stairs(self, state: State, number: int) -> None:
        """R-35: Stairs lead to a room of the floor below, to one that may yet be explored at its ends, or to its first
        one. In a collapse some lead nowhere any more. However the floors grow, one lies beneath the other."""
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

    def read_decks(self, state: State) -> None:
        data, books = self.data, self.books
        state.battle_discard = self.cards(books.battle, data, "battle_discard")
        state.loot_discard = self.cards(books.loot, data, "loot_discard")
        state.removed_loot = tuple(self.cards(books.loot, data, "removed_loot"))
        for card in self.get(data, "room_discard", list, []):
            in_lair = isinstance(card, str) and card in books.lair.numbers
            number = (books.lair if in_lair else books.rooms).take(card, "room_discard")
            state.room_discard.append(number + LAIR_ROOM if in_lair else number)
        state.xykon_out = tuple(self.cards(books.xykon, data, "xykon_out"))
        for entry in self.get(data, "played", list, []):
            state.played.append(self.read_played(entry, len(state.players)))
        trap = self.get(data, "trap", list, [])
        if trap:
            card = books.loot.take(trap[0], "trap")
            if not isinstance(self.pack.loot[card], Trap) or len(trap) != 2:
                raise Refusal("position-form", field="trap")
            if not is_number(trap[1], range(len(state.players))):
                raise Refusal("position-form", field="trap")
            state.trap = (card, trap[1])
        state.battle_deck = self.read_deck(books.battle, "battle_deck")
        state.loot_deck = self.read_deck(books.loot, "loot_deck")
        state.room_deck = self.read_deck(books.rooms, "room_deck")
        self.read_lair(state)

    def read_played(self, entry: Any, seats: int) -> tuple[int, int, int]:
        if type(entry) is not list or len(entry) != 3:
            raise Refusal("position-form", field="played")
        seat, name, gone = entry
        if not is_number(seat, range(seats)) or not is_number(gone, range(2)):
            raise Refusal("position-form", field="played")
        card = self.books.battle.take(name, "played")
        if not isinstance(self.pack.battle[card], Screw):
            raise Refusal("position-name", name=name[:60], field="played")
        return seat, card, gone

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
            rest.sort(key=lambda card: (self.pack.lair[card].haven, card))
            state.lair_deck = rest[-5:] if "not-home" not in state.variants else rest
        if "xykon_deck" in self.data:
            state.xykon_deck = top_first(self.cards(books.xykon, self.data, "xykon_deck"))
        else:
            lich = [card for card in books.xykon.left() if "xykon-special" in self.pack.xykon[card].abilities]
            others = [card for card in books.xykon.left() if card not in lich]
            state.xykon_deck = [*lich, *others[:3]]
        self.known |= {"lair_deck", "xykon_deck"}

    def read_rest(self, state: State) -> None:
        data = self.data
        seats = range(len(state.players))
        state.left = tuple([(floor, column) for floor, column in self.rows(data, "left", COUNTED, COLUMNS)])
        state.arrived = tuple([self.monster(name) for name in self.get(data, "arrived", list, [])])
        state.rallies = tuple([self.read_rally(each, seats) for each in self.get(data, "rallies", list, [])])
        state.boosts = tuple([(seat, card) for seat, card in self.rows(data, "boosts", seats, range(SHTICKS_OF))])
        state.evades = tuple([(seat, amount) for seat, amount in self.rows(data, "evades", seats, CHANGES)])
        for each in self.get(data, "intents", list, []):
            if type(each) is not list or len(each) < 2 or not all(is_number(value, ACTION) for value in each):
                raise Refusal("position-form", field="intents")
            state.intents.append((each[0], tuple(each[1:])))
        self.read_sight(state)
        self.known |= {"outcome", "rng", "key", "next", "agenda", "phase", "battle"}
        if data.get("outcome") is not None:
            state.outcome = self.get(data, "outcome", str, "")
        elif "battle" in data:
            state.battle = self.read_battle(self.get(data, "battle", dict, {}), seats)
        if state.outcome is None:
            self.read_agenda(state)
        elif not set(state.outcome.split("+")) <= {name_of(state, seat) for seat in seats}:
            raise Refusal("position-form", field="outcome")
        chance = self.number(data, "rng", range(MASK + 1), self.rng.bits())
        state.rng = Rng(chance, list(self.numbers(data, "next", FACES)))
        word = self.get(data, "key", str, "")
        state.rng.key = read_key(word)
        if word and not state.rng.key:
            raise Refusal("position-form", field="key")

    def monster(self, name: Any) -> int:
        """The code of a Monster that is mentioned, wherever it lies."""
        if not isinstance(name, str):
            raise Refusal("position-form", field="arrived")
        number = self.books.xykon.numbers.get(name, -1)
        code = XYKON + number if number >= 0 else self.books.battle.numbers.get(name, -1)
        card = self.pack.xykon[number] if number >= 0 else self.pack.battle[code]
        if code < 0 or not isinstance(card, Monster) or not card.is_monster:
            raise Refusal("position-name", name=name[:60], field="arrived")
        return code

    def read_rally(self, entry: Any, seats: range) -> tuple[str, str, int, int, int]:
        if type(entry) is not list or len(entry) != 5:
            raise Refusal("position-form", field="rallies")
        stat, type_of, amount, user, script = entry
        if stat not in ("attack", "defense") or (type_of != ALL_TYPES and type_of not in TYPES):
            raise Refusal("position-form", field="rallies")
        scripts = range(-1, len(self.pack.scripts))
        if not is_number(amount, CHANGES) or not is_number(user, seats) or not is_number(script, scripts):
            raise Refusal("position-form", field="rallies")
        return stat, type_of, amount, user, script

    def read_sight(self, state: State) -> None:
        """Who knows which cards; without a word, owners their Stash and all what is equipped."""
        for field, names, sight in (
            ("seen", self.books.loot, state.seen),
            ("seen_hand", self.books.battle, state.seen_hand),
        ):
            for name, bits in self.get(self.data, field, dict, {}).items():
                if name not in names.numbers:
                    raise Refusal("position-name", name=name[:60], field=field)
                if not is_number(bits, range(LARGEST_SEEN)):
                    raise Refusal("position-form", field=field)
                sight[names.numbers[name]] = bits
        if "seen" in self.data:
            return
        everybody = (1 << len(state.players)) - 1
        for seat, player in enumerate(state.players):
            for card in player.stash:
                state.seen[card] = 1 << seat
            for card in player.equipped:
                state.seen[card] = everybody

    def read_battle(self, data: dict[str, Any], seats: range) -> Battle:
        battle = fresh_battle(0, -1, ATTACK, 0, 0, 0)
        for name, bounds in BATTLE_NUMBERS.items():
            setattr(battle, name, self.number(data, name, bounds, getattr(battle, name)))
        for name in BATTLE_FLAGS:
            setattr(battle, name, self.get(data, name, bool, getattr(battle, name)))
        for name, bounds in BATTLE_LISTS.items():
            setattr(battle, name, self.numbers(data, name, bounds))
        for name, columns in BATTLE_ROWS.items():
            setattr(battle, name, self.rows(data, name, *columns))
        loot = range(len(self.pack.loot))
        for name, rows in (("offers", battle.offers), ("refused", battle.refused)):
            if any(asker not in seats or other not in seats or card not in loot for asker, other, card in rows):
                raise Refusal("position-form", field=name)
        scripts = range(-1, len(self.pack.scripts))
        if any(side >= len(seats) or user not in seats or script not in scripts
               for side, _, user, script in battle.changes):  # fmt: skip
            raise Refusal("position-form", field="changes")
        helpers = range(NPC + len(self.pack.characters))
        for asker, helper, card, bonus in self.rows(data, "helpers", seats, helpers, loot, CHANGES):
            if helper < NPC and helper not in seats:
                raise Refusal("position-form", field="helpers")
            battle.helpers.append(Helper(asker, helper, card, bonus))
        if battle.fighter not in seats or battle.foe >= len(seats):
            raise Refusal("position-form", field="battle")
        for name in ("targets", "outsmarted"):
            codes = getattr(battle, name)
            if len(set(codes)) < len(codes):
                raise Refusal("position-form", field=name)
        for name in data:
            if name not in BATTLE_FIELDS:
                raise Refusal("position-unknown", field=name[:60])
        return battle

    def read_agenda(self, state: State) -> None:
        if "agenda" in self.data:
            for frame in self.get(self.data, "agenda", list, []):
                if type(frame) is not list or not frame or not all(type(value) is int for value in frame):
                    raise Refusal("position-form", field="agenda")
                state.agenda.append(tuple(frame))
        else:
            phase = self.get(self.data, "phase", str, "start")
            if phase not in PHASES:
                raise Refusal("position-phase", name=phase[:60], choices=choices(PHASES))
            state.agenda = [*PHASES[phase]]
        if not state.agenda:
            raise Refusal("position-form", field="agenda")
        if not battle_fits(state):
            raise Refusal("position-form", field="battle")
        if not possible(state):
            raise Refusal("position-form", field="agenda")

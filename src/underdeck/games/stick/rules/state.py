"""Simple queries of the state. Its classes are written from the table in `fields.py`."""

from typing import Final

from underdeck.games.stick.rules.cards import Loot, Monster, Shtick, Trap
from underdeck.games.stick.rules.cards import Room as RoomCard
from underdeck.games.stick.rules.fields import NO_STAIRS as NO_STAIRS
from underdeck.games.stick.rules.fields import NOT_CHOSEN as NOT_CHOSEN
from underdeck.games.stick.rules.fields import SHTICKS_OF as SHTICKS_OF
from underdeck.games.stick.rules.structs import Battle as Battle
from underdeck.games.stick.rules.structs import Floor as Floor
from underdeck.games.stick.rules.structs import Helper as Helper
from underdeck.games.stick.rules.structs import Player as Player
from underdeck.games.stick.rules.structs import Room as Room
from underdeck.games.stick.rules.structs import State as State
from underdeck.games.stick.rules.structs import fresh_battle as fresh_battle
from underdeck.games.stick.rules.structs import fresh_floor as fresh_floor
from underdeck.games.stick.rules.structs import fresh_helper as fresh_helper
from underdeck.games.stick.rules.structs import fresh_player as fresh_player
from underdeck.games.stick.rules.structs import fresh_room as fresh_room
from underdeck.games.stick.rules.structs import fresh_state as fresh_state
from underdeck.kernel.events import Event, Fact

XYKON: Final = 1000
LAIR_ROOM: Final = 1000  # added to a Lair room's number on the table
ENTRANCE: Final = -1
NO_SHTICK: Final = -1
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


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def tell(state: State, kind: str, seats: tuple[int, ...] | None = None, **facts: Fact) -> None:
    state.events.append(Event(kind, facts, seats))


def name_of(state: State, seat: int) -> str:
    return state.pack.characters[state.players[seat].character].id


def last_floor(state: State) -> int:
    """Return the deepest floor above the Lair."""
    return len(state.floors) - 2


def lair(state: State) -> int:
    return len(state.floors) - 1


def room_at(state: State, floor: int, column: int) -> Room | None:
    rooms = state.floors[floor].rooms
    index = column - state.floors[floor].left
    return rooms[index] if 0 <= index < len(rooms) else None


def room_of(state: State, player: Player) -> Room:
    """Return the room of a player; there is always one."""
    level = state.floors[player.floor]
    return level.rooms[player.column - level.left]


def room_card(state: State, room: Room) -> RoomCard:
    if room.card == ENTRANCE:
        return state.pack.entrance
    if room.card >= LAIR_ROOM:
        return state.pack.lair[room.card - LAIR_ROOM]
    return state.pack.rooms[room.card]


def monster(state: State, code: int) -> Monster:
    """Return the Monster card of a Stack, a hand or a saved pile."""
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
    """Return the Drool Factor of a card for a character (OS-12.6, OS-12.8)."""
    return loot_card(state, card).drool[character]


def shtick_card(state: State, player: Player, card: int) -> Shtick:
    return state.pack.decks[player.character][card]


def shtick_code(player: Player, card: int) -> int:
    """Return the code of a shtick in answers, which includes its owner."""
    return SHTICKS_OF * player.character + card


def face_up(player: Player) -> list[int]:
    return [card for card in player.shticks if not player.flipped >> card & 1]


def has_trait(state: State, player: Player, trait: str) -> bool:
    deck = state.pack.decks[player.character]
    return any(trait in deck[card].traits and not player.flipped >> card & 1 for card in player.shticks)


def lying(player: Player) -> bool:
    """Return whether the token is on its side: resting or missing a turn (OS-1.21)."""
    return player.resting or player.missing > 0


def others_here(state: State, seat: int) -> list[int]:
    """Return the other played characters in the room (R-65), without those who left the dungeon."""
    me = state.players[seat]
    return [
        other
        for other, player in enumerate(state.players)
        if other != seat and player.floor == me.floor and player.column == me.column and not player.exited
    ]


def clockwise(state: State, first: int) -> list[int]:
    """Return all seats in turn order, beginning with the first."""
    count = len(state.players)
    return [(first + i) % count for i in range(count)]


def monsters_on(state: State, floor: int) -> list[int]:
    return [code for room in state.floors[floor].rooms for code in room.stack]


def promised(state: State) -> list[int]:
    """Return the Loot in escrow (R-41)."""
    battle = state.battle
    if battle is None or not (battle.helpers or battle.offers):
        return []
    return [helper.loot for helper in battle.helpers] + [offer[2] for offer in battle.offers]


def npc_characters(state: State) -> list[int]:
    played = [player.character for player in state.players]
    return [index for index in range(len(state.pack.characters)) if index not in played]


def npcs_on(state: State, floor: int) -> list[int]:
    """Return the NPCs on a floor: all are on the deepest one with a player (OS-12.16, R-15); a shadow is with its
    player (OS-24.12)."""
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
    """Return whether the player has the Drool and the shticks that the Lair demands (OS-18.3-5, R-47)."""
    return equipped_drool(state, player) >= state.lair_drool, len(player.shticks) >= state.lair_shticks

"""Setting up the table (OS-2), with the variants that change it (OS-24)."""

from typing import Any, Final

from underdeck.games.stick.rules import agenda
from underdeck.games.stick.rules import frames as f
from underdeck.games.stick.rules.cards import Pack
from underdeck.games.stick.rules.options import (
    FEWEST_PLAYERS,
    LENGTHS,
    MOST_PLAYERS,
    VARIANTS,
    VERSION,
    Length,
    Rules,
    length_row,
    make_rules,
    players_of,
)
from underdeck.games.stick.rules.state import ENTRANCE, State, fresh_player, fresh_room, fresh_state
from underdeck.kernel.refusal import Refusal, choices
from underdeck.kernel.rng import Rng

SETTINGS: Final = ("players", "length", "variants", "options", "preset", "teams")
DEFAULT_LENGTH: Final = "short"


def start(pack: Pack, options: dict[str, Any], rng: Rng, version: int = VERSION) -> State:
    for name in options:
        if name not in SETTINGS:
            raise Refusal("unknown-setting", name=str(name), choices=choices(SETTINGS))
    characters = read_players(pack, options.get("players"), rng)
    length = options.get("length", DEFAULT_LENGTH)
    if not isinstance(length, str) or length not in LENGTHS:
        raise Refusal("unknown-length", name=str(length), choices=choices(LENGTHS))
    variants = read_variants(options.get("variants", []), len(characters))
    rules = make_rules(options.get("preset"), options.get("options", {}), version)
    row = length_row(length, len(characters))
    state = fresh_state(pack, rules, length, rng, lowered(row, rules))
    state.variants = variants
    state.players = [fresh_player(character) for character in characters]
    read_teams(state, options.get("teams"))
    lay_out(state)
    agenda.advance(state)
    return state


def lowered(row: Length, rules: Rules) -> Length:
    """Return the row with the house rules on the number of floors and on entering the Lair."""
    floors = row.floors - (rules.floors == "fewer")
    if rules.lair_minimum == "table":
        return Length(floors, row.drool, row.shticks)
    half = rules.lair_minimum == "half"
    return Length(floors, row.drool // 2 if half else 0, (row.shticks + 3) // 2 if half else 0)


def read_players(pack: Pack, players: Any, rng: Rng) -> list[int]:
    """Return the characters in clockwise order, from a list, a table with them as keys, or a number dealt at random."""
    ids = [character.id for character in pack.characters]
    if players is None:
        raise Refusal("players-missing", choices=choices(ids))
    if isinstance(players, int) and not isinstance(players, bool):
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise Refusal("players-count", found=players)
        dealt = list(range(len(ids)))
        rng.shuffle(dealt)
        return dealt[:players]
    if not isinstance(players, (list, dict)):
        raise Refusal("setup-type", name="players")
    names = list(players)
    for name in names:
        if name not in ids:
            raise Refusal("unknown-character", name=str(name), choices=choices(ids))
    for name in names:
        if names.count(name) > 1:
            raise Refusal("character-twice", name=name)
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise Refusal("players-count", found=len(names))
    return [ids.index(name) for name in names]


def read_variants(variants: Any, players: int) -> list[str]:
    if not isinstance(variants, list):
        raise Refusal("setup-type", name="variants")
    for name in variants:
        if name not in VARIANTS:
            raise Refusal("unknown-variant", name=str(name), choices=choices(VARIANTS))
        if variants.count(name) > 1:
            raise Refusal("variant-twice", name=name)
    for name in sorted(variants):
        least, most = players_of(name)
        if not least <= players <= most:
            raise Refusal("variant-players", variant=name, least=least, most=most, players=players)
    return sorted(variants)


def read_teams(state: State, teams: Any) -> None:
    """Set the teams (OS-24.1); by default two teams sit alternately, or three with an odd number of players."""
    if "team" not in state.variants:
        if teams is not None:
            raise Refusal("teams-without-variant")
        return
    ids = [state.pack.characters[player.character].id for player in state.players]
    count = len(ids)
    if teams is None:
        number = 2 if count % 2 == 0 else 3
        for seat, player in enumerate(state.players):
            player.team = seat % number
        return
    if (
        not isinstance(teams, list)
        or not 2 <= len(teams) <= 3
        or not all(isinstance(team, list) and team for team in teams)
    ):
        raise Refusal("setup-type", name="teams")
    named = [name for team in teams for name in team]
    if sorted(str(name) for name in named) != sorted(ids):
        raise Refusal("teams-players", choices=choices(ids))
    for number, team in enumerate(teams):
        for name in team:
            state.players[ids.index(name)].team = number
    for seat, player in enumerate(state.players):
        if player.team == state.players[(seat + 1) % count].team:
            raise Refusal("teams-seating", first=ids[seat], second=ids[(seat + 1) % count])


def lay_out(state: State) -> None:
    """Set up everything before the players' own choices (OS-2.1-3, OS-2.15-17)."""
    pack, rng = state.pack, state.rng
    entrance = fresh_room(ENTRANCE)
    entrance.down = 0
    entrance.entered = True
    state.floors[0].rooms.append(entrance)
    state.room_deck = list(range(len(pack.rooms)))
    rng.shuffle(state.room_deck)
    for player in state.players:
        player.deck = list(range(len(pack.decks[player.character])))
        player.shticks = starting(pack, player.character)
        player.deck = [card for card in player.deck if card not in player.shticks]
    state.battle_deck = list(range(len(pack.battle)))
    rng.shuffle(state.battle_deck)
    state.loot_deck = list(range(len(pack.loot)))
    rng.shuffle(state.loot_deck)
    lay_out_lair(state)
    push_start(state)


def push_start(state: State) -> None:
    state.agenda = [(f.FIRST_TURN,), (f.DEAL_OUT,)]
    if state.rules.starting_shticks == "3":
        state.agenda.append((f.ASK_STARTING, 0))


def starting(pack: Pack, character: int) -> list[int]:
    """Return the first copies of each Starting Shtick."""
    found: list[int] = []
    deck = pack.decks[character]
    for card, shtick in enumerate(deck):
        if sum([deck[other] is shtick for other in found]) < shtick.starting:
            found.append(card)
    return found


def lay_out_lair(state: State) -> None:
    """Prepare the Lair deck; its top is at the end (OS-2.15-16, OS-24.16, OS-24.19)."""
    pack, rng = state.pack, state.rng
    haven = next(card for card, room in enumerate(pack.lair) if room.haven)
    others = [card for card in range(len(pack.lair)) if card != haven]
    rng.shuffle(others)
    lich = next(card for card, each in enumerate(pack.xykon) if "xykon-special" in each.abilities)
    rest = [card for card in range(len(pack.xykon)) if card != lich]
    rng.shuffle(rest)
    if "not-home" in state.variants:
        state.lair_deck = others
        state.xykon_deck = [*rest, lich]
        rng.shuffle(state.xykon_deck)
    else:
        state.lair_deck = others[:4]
        state.xykon_deck = [*rest[:3], lich]
        rng.shuffle(state.xykon_deck)
        if state.rules.xykon_place == "last":
            state.xykon_deck.remove(lich)
            state.xykon_deck.insert(0, lich)
    if "nerdcore" not in state.variants:
        state.lair_deck.append(haven)

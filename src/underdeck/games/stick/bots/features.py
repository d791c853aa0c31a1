"""The features of a position as a seat sees it: the same list of numbers for every player at the table."""

from typing import Final

from underdeck.games.stick.bots.fights import Strength, lich, plain_monster, plain_room, strength_key, strength_of
from underdeck.games.stick.bots.moves import distances
from underdeck.games.stick.bots.prices import USUAL
from underdeck.games.stick.rules.collapse import SLAYER_POINTS_PER_FLOOR
from underdeck.games.stick.rules.movement import has_stairs_down
from underdeck.games.stick.rules.shticks import saved_x
from underdeck.games.stick.rules.state import (
    ATTACK,
    DEFEND,
    State,
    drool,
    lair,
    last_floor,
    lying,
    others_here,
    room_of,
)
from underdeck.games.stick.rules.totals import spared_resting
from underdeck.games.stick.rules.wounds import most_wounds

FAR: Final = 12
"""The steps home for a player without a way home."""
NPC_HELP: Final = 2
"""The bonus of a point of Drool Factor in a battle."""
CHARACTERS: Final = 6
NAMES: Final = (
    "points", "lead", "shticks", "equipped", "stash", "stash_cards", "exit_points", "slayer", "saved", "lost",
    "last_wound", "fleeing", "missing", "flipped", "floor", "in_lair", "drool_missing", "shticks_missing",
    "lair_open", "attack", "defend", "slaying", "best_slaying", "at_xykon", "way_home", "nearest_home", "exited",
    "turns_ahead", "hand", "is_me", "loot_here", "stack_here",
    "players", "rounds", "limit", "floors", "collapse", "inside", "xykon_up", "lair_found", "lair_rooms",
    "best_points", "progress", "deepest",
)  # fmt: skip
"""Those of the player first, those of the whole table after `stack_here`. Who it is does not count, only what is there:
a net that knows the characters judges them by the games it learned from, and all side with or against the same."""


MEMORY: Final = 2000


class Strengths:
    """How strong each player is, computed once for each set of cards and everything else that cards depend on."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Strength] = {}

    def of(self, state: State, seat: int, code: int) -> Strength:
        """Return the strength against that Monster."""
        player = state.players[seat]
        room = plain_room(state.pack)
        beaten = state.beaten if seat == state.active else 0
        others = tuple(others_here(state, seat)), spared_resting(state, seat), state.boosts
        curses = tuple([room.xykon_card for room in state.floors[lair(state)].rooms])
        mine = player.character, player.floor, lying(player), saved_x(state, player), beaten
        key = (*strength_key(state, seat, room, code), *mine, *others, curses)
        found = self.known.get(key)
        if found is None:
            if len(self.known) > MEMORY:
                self.known.clear()
            found = self.known[key] = strength_of(state, seat, room, code)
        return found


class Standing:
    """A player as another seat sees them."""

    __slots__ = ("at_xykon", "attack", "defend", "drool", "points", "slaying", "stash", "way_home")

    def __init__(self) -> None:
        self.points = 0.0
        self.drool = 0
        """Of what is equipped."""
        self.stash = 0.0
        self.attack = 0
        self.defend = 0
        self.slaying = 0.0
        self.at_xykon = False
        self.way_home = 0


def seen_drool(state: State, seat: int, viewer: int) -> float:
    """Return the value of a Stash: known cards as they are, the rest as average Loot."""
    player = state.players[seat]
    found = 0.0
    for card in player.stash:
        if seat == viewer or state.seen[card] >> viewer & 1:
            found += drool(state, card, player.character)
        else:
            found += USUAL.coin
    return found


def seen_help(state: State, seat: int, viewer: int) -> float:
    """Return what others might add against Xykon for the Loot that the viewer knows this player has."""
    me = state.players[seat]
    cards = me.equipped[:]
    unknown = 0
    for card in me.stash:
        if seat == viewer or state.seen[card] >> viewer & 1:
            cards.append(card)
        else:
            unknown += 1
    deepest = lair(state)
    total = 0.0
    for other, player in enumerate(state.players):
        near = 1.0 if player.floor == deepest else 0.5 if player.floor == deepest - 1 else 0.0
        if other == seat or near == 0.0 or player.fleeing or not (cards or unknown):
            continue
        most = 1
        for card in cards:
            if not drool(state, card, me.character):
                most = max(most, drool(state, card, player.character))
        total += near * NPC_HELP * most
    return total + 0.5 * min(unknown, CHARACTERS - len(state.players))


def standing_of(strengths: Strengths, state: State, seat: int, viewer: int) -> Standing:
    player = state.players[seat]
    found = Standing()
    for card in player.equipped:
        found.drool += drool(state, card, player.character)
    found.stash = seen_drool(state, seat, viewer)
    found.points = len(player.shticks) + found.drool + found.stash + player.exit_points
    if player.slayer:
        found.points += SLAYER_POINTS_PER_FLOOR * (lair(state) - 1)
    strength = strengths.of(state, seat, plain_monster(state.pack))
    found.attack, found.defend = strength.most(ATTACK), strength.most(DEFEND)
    if not state.collapse:
        against = strengths.of(state, seat, lich(state.pack))
        found.slaying = against.slaying(state, seen_help(state, seat, viewer))
        found.at_xykon = player.floor == lair(state) and lich(state.pack) in room_of(state, player).stack
    return found


def features(strengths: Strengths, state: State, viewer: int) -> list[list[float]]:
    """Return the features of every seat, in the order of NAMES."""
    found = [standing_of(strengths, state, seat, viewer) for seat in range(len(state.players))]
    if state.collapse:
        way = distances(state, viewer, [(0, 0)])
        for standing, player in zip(found, state.players, strict=True):
            standing.way_home = 0 if player.exited else min(FAR, way.get((player.floor, player.column), FAR))
    table = of_the_table(state, found)
    return [of_a_player(state, seat, viewer, found) + table for seat in range(len(found))]


def of_a_player(state: State, seat: int, viewer: int, all: list[Standing]) -> list[float]:
    player, me = state.players[seat], all[seat]
    room = room_of(state, player)
    count = len(all)
    others = [each for other, each in enumerate(all) if other != seat]
    rival = max([each.points for each in others])
    inside = [each.way_home for other, each in enumerate(all) if other != seat and not state.players[other].exited]
    most = most_wounds(state, player)
    drool_missing = max(0, state.lair_drool - me.drool)
    shticks_missing = max(0, state.lair_shticks - len(player.shticks))
    return [
        me.points / 10.0,
        (me.points - rival) / 10.0,
        len(player.shticks) / 10.0,
        me.drool / 10.0,
        me.stash / 10.0,
        len(player.stash) / 10.0,
        player.exit_points / 5.0,
        float(player.slayer),
        saved_x(state, player) / 6.0,
        player.lost / most,
        float(player.lost >= most - 1),
        float(player.fleeing),
        min(3, player.missing + int(player.resting)) / 3.0,
        player.flipped.bit_count() / 10.0,
        player.floor / lair(state),
        float(player.floor == lair(state)),
        drool_missing / 10.0,
        shticks_missing / 10.0,
        float(not drool_missing and not shticks_missing),
        me.attack / 10.0,
        me.defend / 10.0,
        me.slaying,
        me.slaying - max([each.slaying for each in others]),
        float(me.at_xykon),
        me.way_home / 10.0,
        (me.way_home - min(inside, default=0)) / 10.0 if not player.exited else 0.0,
        float(player.exited > 0),
        ((seat - state.active) % count) / count,
        len(player.hand) / 7.0,
        float(seat == viewer),
        (0.3 if room.stack else 1.0) * min(3, len(room.loot)) / 3.0,
        min(3, len(room.stack)) / 3.0,
    ]


def of_the_table(state: State, all: list[Standing]) -> list[float]:
    count = len(all)
    deepest = lair(state)
    rounds = state.turn / count
    limit = state.rules.turn_limit
    xykon_up = False
    for room in state.floors[deepest].rooms:
        xykon_up = xykon_up or lich(state.pack) in room.stack
    inside = 0
    progress = 0.0
    for each, player in zip(all, state.players, strict=True):
        inside += not player.exited
        drooled = min(1.0, each.drool / max(1, state.lair_drool))
        progress = max(progress, drooled + min(1.0, len(player.shticks) / max(1, state.lair_shticks)))
    return [
        count / 6.0,
        min(60.0, rounds) / 30.0,
        min(1.0, rounds / int(limit)) if limit != "none" else 0.0,
        deepest / 5.0,
        float(state.collapse > 0),
        inside / count,
        float(xykon_up),
        float(has_stairs_down(state, last_floor(state))),
        len(state.floors[deepest].rooms) / 5.0,
        max([each.points for each in all]) / 10.0,
        progress / 2.0,
        deepest_found(state) / deepest,
    ]


def deepest_found(state: State) -> int:
    """Return the lowest floor to which stairs lead."""
    floor = 1
    while floor < lair(state) and has_stairs_down(state, floor):
        floor += 1
    return floor

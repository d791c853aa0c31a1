"""Tempers: goals of a bot besides winning. A temper adds a little to the share of victory: enough to choose between
answers that are nearly equal, never enough to lose a game on purpose."""

from typing import Final

from underdeck.games.stick.bots.prices import USUAL
from underdeck.games.stick.rules.state import NPC, State, drool, name_of

NOBODY: Final = -1


class Temper:
    __slots__ = ("friend", "grudge", "name", "pain", "pride", "shine")

    def __init__(
        self,
        name: str,
        shine: float = 0.0,
        grudge: float = 0.0,
        friend: float = 0.0,
        pain: float = 0.0,
        pride: float = 0.0,
    ) -> None:
        self.name = name
        self.shine = shine
        """For every point of Drool Factor."""
        self.grudge = grudge
        """Of the share of whoever has earned it: so much less of it is a joy."""
        self.friend = friend
        self.pain = pain
        """For every Wound lost."""
        self.pride = pride
        """For slaying Xykon, and for every Monster saved."""

    def colour(self, state: State, shares: list[float], seat: int, foe: int, friend: int) -> float:
        """Return the value of the world for this temper besides the seat's own share."""
        player = state.players[seat]
        found = -self.pain * player.lost - (2 * self.pain if player.fleeing else 0.0)
        if self.shine:
            for card in player.stash:
                found += self.shine * drool(state, card, player.character)
            for card in player.equipped:
                found += self.shine * drool(state, card, player.character)
        if self.pride:
            found += self.pride * (10 * player.slayer + len(player.saved))
        if foe != NOBODY:
            found -= self.grudge * shares[foe]
        if friend != NOBODY:
            found += self.friend * shares[friend]
        return found


EVEN: Final = Temper("even")
TEMPERS: Final = {
    temper.name: temper
    for temper in (
        EVEN,
        Temper("greedy", shine=0.006),
        Temper("vengeful", grudge=0.4),
        Temper("loyal", friend=0.25),
        Temper("cowardly", pain=0.006),
        Temper("proud", pride=0.006),
    )
}
DEFAULTS: Final = {
    "roy": "loyal",
    "haley": "greedy",
    "elan": "cowardly",
    "vaarsuvius": "proud",
    "durkon": "loyal",
    "belkar": "vengeful",
}
"""The tempers of characters; all others are even."""
OWN: Final = "own"
"""The name of a character's own temper."""


def temper_of(name: str, state: State, seat: int) -> Temper:
    if name == OWN:
        name = DEFAULTS.get(name_of(state, seat), EVEN.name)
    return TEMPERS.get(name, EVEN)


def foe_of(state: State, seat: int) -> int:
    """Return the player who hurts this one now: the foe of a battle, then the player of a card against this one or who
    refused to help, else the leader."""
    battle = state.battle
    if battle is not None and seat in (battle.fighter, battle.foe):
        if battle.foe >= 0:
            return battle.foe if seat == battle.fighter else battle.fighter
        for side, amount, user, _ in battle.changes:
            if user not in (seat, NOBODY) and (amount < 0 if side == seat else amount > 0):
                return user
        for asker, other, _ in battle.refused:
            if asker == seat:
                return other
    return extreme(state, seat, 1.0)


def friend_of(state: State, seat: int) -> int:
    """Return the player who helps this one now, or is helped; else the one furthest behind."""
    battle = state.battle
    if battle is not None:
        for helper in battle.helpers:
            if helper.asker == seat and helper.helper < NPC:
                return helper.helper
            if helper.helper == seat:
                return helper.asker
    return extreme(state, seat, -1.0)


def extreme(state: State, seat: int, sign: float) -> int:
    """Return the other player with most points, or with fewest, outside one's own team."""
    best, chosen = 0.0, NOBODY
    team = state.players[seat].team
    for other, player in enumerate(state.players):
        if other == seat or (team >= 0 and player.team == team):
            continue
        points = sign * USUAL.own_points(state, other, seat)
        if chosen == NOBODY or points > best:
            best, chosen = points, other
    return chosen

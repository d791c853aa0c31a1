"""The public score: the points of teams, and the turns left until the dungeon collapses."""

from typing import TypedDict

from underdeck.games.stick.rules.cards import Loot, Pack
from underdeck.games.stick.rules.collapse import SLAYER_POINTS_PER_FLOOR
from underdeck.games.stick.rules.view_types import PlayerView, View


class Team(TypedDict):
    team: int
    members: list[str]
    points: int
    """The visible points: Loot in a Stash is its owner's secret until the end."""


def teams_of(view: View, pack: Pack) -> list[Team]:
    """Return the teams; empty if everybody plays alone."""
    found: dict[int, list[PlayerView]] = {}
    for player in view.players:
        if player.team is not None:
            found.setdefault(player.team, []).append(player)
    return [
        Team(team=team, members=[each.character for each in members], points=team_points(members, view, pack))
        for team, members in sorted(found.items())
    ]


def team_points(members: list[PlayerView], view: View, pack: Pack) -> int:
    """Return the visible points of a team: each Loot counts for all of them, a crest once (OS-24.5-6, R-31)."""
    places = [pack.character(each.character) for each in members]
    loot = {card.id: card for card in pack.loot if isinstance(card, Loot)}
    total = 0
    for each in members:
        total += len(each.shticks)
        total += len(view.players) - each.exited if each.exited else 0
        total += SLAYER_POINTS_PER_FLOOR * (len(view.floors) - 2) if each.slayer else 0
        for card in [loot[shown.id] for shown in each.equipped]:
            total += card.crest + sum([card.drool[place] - card.crest for place in places])
    return total


def turns_left(view: View) -> int | None:
    """Return the turns of all players after this one until the collapse; None without a turn limit."""
    limit = view.options.get("turn_limit", "none")
    if limit == "none" or view.collapse or view.outcome is not None:
        return None
    return max(0, int(limit) * len(view.players) - view.turn)

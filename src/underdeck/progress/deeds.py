"""Deeds: a finished game in a few facts for the journal, and the awards of its players."""

from collections.abc import Mapping, Sequence

import msgspec

from underdeck.match import Match
from underdeck.match.summary import Summary

FORMAT = 1
MOST_THINGS = 400
MOST_SEATS = 12


class Part(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The part of one seat in a finished game."""

    name: str
    """The id of the hero or character."""
    won: bool
    points: int = 0
    beaten: list[str] = []
    """The foes that this seat defeated, each once."""
    hurt: dict[str, int] = {}
    """The damage by each foe or rival."""
    counts: dict[str, int] = {}


class Award(msgspec.Struct, forbid_unknown_fields=True):
    """An award for the player who did something most."""

    kind: str
    name: str
    count: int


class Deed(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game, summed up once for all who count it."""

    format: int
    game: str
    outcome: str
    turns: int
    answers: int
    parts: list[Part]
    place: str = ""
    """The place of the game: a dungeon, a length."""
    tier: str = ""
    """The difficulty, or the house rules."""
    met: list[str] = []
    """The ids of the cards that were faced or seen, each once."""
    found: list[str] = []
    """The cards that somebody gained."""
    counts: dict[str, int] = {}
    """The counts of the whole table."""
    awards: list[Award] = []


def deed_of(
    match: Match, found: Summary, parts: list[Part], awards: Mapping[str, str], *, turns: int, place: str, tier: str
) -> Deed:
    """Return the deed of a finished game, from what its summary counted."""
    return Deed(
        format=FORMAT,
        game=match.header.game,
        outcome=str(match.outcome),
        turns=turns,
        answers=found.answers,
        parts=parts,
        place=place,
        tier=tier,
        met=[*found.met],
        found=[*found.found],
        counts=found.counts,
        awards=awards_of(parts, awards),
    )


def awards_of(parts: Sequence[Part], kinds: Mapping[str, str]) -> list[Award]:
    """Return the awards, each by what it counts: to the player with the most, if that is more than all others have."""
    found: list[Award] = []
    for kind, counted in kinds.items():
        ranked = sorted(parts, key=lambda part: -part.counts.get(counted, 0))
        most = [part.counts.get(counted, 0) for part in ranked]
        if len(parts) > 1 and most[0] > most[1]:
            found.append(Award(kind, ranked[0].name, most[0]))
    return found

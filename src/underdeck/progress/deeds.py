"""A finished game in a few facts: what a journal keeps of it, and who is to be teased for what."""

from collections.abc import Mapping, Sequence

import msgspec

from underdeck.match import Match
from underdeck.match.summary import Summary

FORMAT = 1
MOST_THINGS = 400
MOST_SEATS = 12


class Part(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What one seat had of the game."""

    name: str
    """The hero or character, by id."""
    won: bool
    points: int = 0
    beaten: list[str] = []
    """What fell by this hand, once each."""
    hurt: dict[str, int] = {}
    """How much each thing or rival did to it."""
    counts: dict[str, int] = {}


class Award(msgspec.Struct, forbid_unknown_fields=True):
    """For whoever did something most."""

    kind: str
    name: str
    count: int


class Deed(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game, summed up once for everybody who counts it."""

    format: int
    game: str
    outcome: str
    turns: int
    answers: int
    parts: list[Part]
    place: str = ""
    """Where it was played: a dungeon, a length."""
    tier: str = ""
    """How hard, or by which house rules."""
    met: list[str] = []
    """Cards that were faced or seen, by id, once each."""
    found: list[str] = []
    """What somebody came to own."""
    counts: dict[str, int] = {}
    """Of the whole table."""
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
    """By the name of the award what it counts: to whoever has most of it, if anybody has more than all others."""
    found: list[Award] = []
    for kind, counted in kinds.items():
        ranked = sorted(parts, key=lambda part: -part.counts.get(counted, 0))
        most = [part.counts.get(counted, 0) for part in ranked]
        if len(parts) > 1 and most[0] > most[1]:
            found.append(Award(kind, ranked[0].name, most[0]))
    return found

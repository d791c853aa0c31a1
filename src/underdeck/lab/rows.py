"""One game of a study as a row: setup, outcome, length, causes, cards taken and used."""

import hashlib
from collections import Counter

import msgspec

from underdeck.bots import Bot, ask, make_bot
from underdeck.kernel.decisions import Action
from underdeck.lab.chronicle import Chronicle
from underdeck.lab.facet import LabFacet
from underdeck.lab.study import Cell, Laboratory, canonical
from underdeck.match import Match
from underdeck.match.driver import next_question
from underdeck.match.story import replay
from underdeck.plugin.shares import shares_of

MOST_ANSWERS = 50_000
"""The most answers of a game; a longer one does not end."""
UNENDED = "unended"


class Count(msgspec.Struct, frozen=True):
    what: str
    count: int


class Take(msgspec.Struct, frozen=True):
    card: str
    way: str
    seat: int
    turn: int
    chance: float


class Choice(msgspec.Struct, frozen=True):
    card: str
    way: str
    times: int
    chosen: int


class Row(msgspec.Struct, omit_defaults=True):
    cell: int
    number: int
    seed: int
    bots: list[str]
    seats: list[str]
    setup: str
    outcome: str
    shares: list[float]
    """The shares of victory: the party's, or every seat's."""
    scores: list[int]
    decisions: int
    turns: int
    place: str
    foe: str
    cause: str
    causes: list[Count]
    harm: list[Count]
    seen: list[Count]
    used: list[Count]
    taken: list[Take]
    curve: list[list[float]]
    end: str
    """The digest of the last position: another game cannot have it."""
    offers: list[Choice] = []
    measures: list[Count] = []
    """Like `offers`, missing in rows of older versions, whose digests do not cover it."""

    @property
    def digest(self) -> str:
        return hashlib.blake2b(canonical(self), digest_size=8).hexdigest()


def played(laboratory: Laboratory, cell: Cell, number: int, keep: list[str] | None = None) -> Row:
    """Play a game of the cell, the same on any machine; add its record to `keep`."""
    chance = cell.chance(laboratory.study.seed, number)
    match = laboratory.begin(cell, chance)
    plugin = laboratory.plugin
    chronicle = LabFacet.of(plugin).chronicle()
    game = laboratory.study.game
    sitters: list[Bot] = [make_bot(name, chance.bits(), game) for name in cell.bots]
    if not plugin.party and len(sitters) == 1:
        sitters += [make_bot(cell.bots[0], chance.bits(), game) for _ in match.seats[1:]]
    chronicle.answered(match)
    while match.outcome is None and len(match.log) < MOST_ANSWERS:
        decision = next_question(match)
        answer(match, chronicle, *ask(sitters[decision.seat if decision else 0], match, decision))
    chronicle.ended(match)
    if keep is not None:
        keep.append(match.record())
    return entered(laboratory, cell, number, match, chronicle)


def answer(match: Match, chronicle: Chronicle, seat: int, action: Action) -> None:
    chronicle.answering(match, seat, action)
    match.submit(seat, action)
    chronicle.answered(match)


def replayed(laboratory: Laboratory, cell: Cell, number: int, match: Match) -> Row:
    """Return the row of a game that was played before."""
    chronicle = LabFacet.of(laboratory.plugin).chronicle()
    for again, seat, action in replay(match):
        chronicle.answered(again)
        chronicle.answering(again, seat, action)
    chronicle.answered(match)
    chronicle.ended(match)
    return entered(laboratory, cell, number, match, chronicle)


def entered(laboratory: Laboratory, cell: Cell, number: int, match: Match, chronicle: Chronicle) -> Row:
    return Row(
        cell=cell.place,
        number=number,
        seed=match.header.seed,
        bots=cell.bots,
        seats=match.seats,
        setup=canonical(match.header.setup).decode(),
        outcome=match.outcome or UNENDED,
        shares=shares(laboratory, match),
        scores=chronicle.scores,
        decisions=len(match.log),
        turns=chronicle.turns,
        place=chronicle.place,
        foe=chronicle.foe,
        cause=chronicle.cause,
        causes=counts(chronicle.causes),
        harm=counts(chronicle.harm),
        seen=counts(chronicle.seen),
        used=counts(chronicle.used),
        taken=[Take(*each) for each in chronicle.taken],
        curve=chronicle.curve,
        end=match.digest,
        offers=[offered(chronicle, *key) for key in sorted(chronicle.offers)],
        measures=[Count(*each) for each in sorted(chronicle.measures.items())],
    )


def shares(laboratory: Laboratory, match: Match) -> list[float]:
    seats, count = match.seats, 1 if laboratory.plugin.party else len(match.seats)
    return [0.0] * count if match.outcome is None else shares_of(laboratory.plugin, match.outcome, seats)[:count]


def offered(chronicle: Chronicle, card: str, way: str) -> Choice:
    found = chronicle.offers[card, way]
    return Choice(card, way, found.times, found.chosen)


def counts(found: Counter[str]) -> list[Count]:
    return [Count(what, found[what]) for what in sorted(found)]


class Tally:
    """Counts the shares of victory of each that is compared: the party, or every character at the table."""

    def __init__(self) -> None:
        self.games = 0
        self.unended = 0
        self.decisions = 0
        self.wins: dict[str, float] = {}
        self.seated: dict[str, int] = {}

    def add(self, row: Row) -> None:
        self.count(row.seats, row.shares, row.decisions, row.outcome == UNENDED)

    def count(self, seats: list[str], shares: list[float], decisions: int, unended: bool) -> None:
        self.games += 1
        self.decisions += decisions
        self.unended += unended
        for name, share in zip(names_of(seats, shares), shares, strict=True):
            self.wins[name] = self.wins.get(name, 0.0) + share
            self.seated[name] = self.seated.get(name, 0) + 1


PARTY = ""


def names_of(seats: list[str], shares: list[float]) -> list[str]:
    """Return the names that belong to the shares: a party has one for all."""
    return seats if len(seats) == len(shares) and len(seats) > 1 else [PARTY]

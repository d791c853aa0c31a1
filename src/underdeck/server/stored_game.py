"""A stored game, and how much of it is certain."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeVar

import msgspec
from sqlalchemy import Connection, Float, cast, select

from underdeck.kernel.decisions import Action
from underdeck.kernel.refusal import Fault, Refusal
from underdeck.match import Header, Match
from underdeck.match.match import heading
from underdeck.match.stops import STOPS
from underdeck.plugin.registry import game_names
from underdeck.server.database import attempts, games, log, losses, parts, seats
from underdeck.server.seals import first_seal, next_seal
from underdeck.table.session import KINDS, Seat
from underdeck.table.talk import CHATS, PHRASED
from underdeck.text.advice import ODDS, REQUEST

DAMAGED = "game-damaged"
BUSY = ("queue-share", "queue-full")
ELSEWHERE = ("no-such-table", "database-read", *BUSY)
"""Refusals that say nothing about the game itself. With any other it is still listed, with the reason and its
record."""

ABANDONED = "abandoned"
"""The outcome of a game that was given up for good (R-57)."""

F = TypeVar("F")
Natural = Annotated[int, msgspec.Meta(ge=0)]


def damaged(sound: int, answers: int) -> Refusal:
    """Return the refusal of a damaged game, of which only the first answers are certain."""
    return Refusal("game-damaged", sound=sound, answers=answers)


@dataclass(slots=True)
class Entry:
    """One answer of a game's log."""

    seat: int
    words: str
    by: str
    digest: str | None = None
    """The digest of the game after it, if a record has a check there, and at the end."""


@dataclass(frozen=True, slots=True)
class Next:
    """The new game after this one at the same table."""

    id: str
    seat: int
    """The seat that began it."""
    seal: str = ""
    """The seal on its chance."""


class Row(msgspec.Struct):
    """A row of the table `games`."""

    header: str
    undone: Natural
    outcome: str | None
    pace: str
    told: bool
    again: str | None
    again_by: Natural | None
    answers: Natural
    seal: str
    odds: str
    chat: str


@dataclass(slots=True)
class Remains:
    """The stored parts of a game, however damaged."""

    id: str
    game: str
    header: Header | None
    row: Row | None
    seats: list[Seat]
    log: list[Entry]
    """The answers up to the first broken seal."""
    answers: int
    """The number of answers that there were."""
    version: str
    """The version of the program that began it; '' if unknown."""
    touched: float
    challenge: str
    """The id of the challenge that it is an attempt at."""
    losses: Sequence[tuple[int, int]]
    next: Next | None
    parts: dict[int, str]

    def damaged(self) -> Refusal:
        return damaged(len(self.log), self.answers)

    def certain(self) -> Match | None:
        """Return the game as far as it is certain; None if this version cannot play it."""
        try:
            match = Match(self.begun())
            sound = replay_log(self.log, match)
            if sound < len(match.log):
                match = Match(self.begun())
                replay_log(self.log[:sound], match)
        except Refusal:
            return None
        return match

    def begun(self) -> Header:
        if self.header is None:
            raise self.damaged()
        return self.header

    def record(self) -> str:
        """Return the record as far as it is certain; the stored text if this version cannot play it."""
        match = self.certain()
        if match is not None:
            return match.record()
        lines = [f"{entry.seat} {entry.words}" for entry in self.log]
        return "\n".join([*heading(self.begun()), *lines]) + "\n"


@dataclass(slots=True)
class StoredGame:
    """A complete game."""

    id: str
    header: Header
    undone: int
    outcome: str | None
    pace: str
    told: bool
    """Whether somebody has read the public record, or begun the game again."""
    next: Next | None
    seats: list[Seat]
    log: list[Entry]
    touched: float
    """The time of the last answer."""
    odds: str
    chat: str
    challenge: str = ""
    """The id of the challenge that it is an attempt at."""
    losses: Sequence[tuple[int, int]] = ()
    """The lost answers when the disk was damaged: after how many, and how many."""
    parts: dict[int, str] = field(default_factory=dict)
    """The parts of chance, by the seats of those who have come."""

    def damaged(self, sound: int) -> Refusal:
        return damaged(sound, len(self.log))

    def record(self) -> str:
        """Return the record from the stored answers, without replaying them."""
        lines = heading(self.header)
        for number, entry in enumerate(self.log, 1):
            lines.append(f"{entry.seat} {entry.words}")
            if entry.digest is not None:
                lines.append(f"= {number} {entry.digest}")
        return "\n".join(lines) + "\n"


def whole_game(remains: Remains) -> StoredGame:
    """Return the game if nothing of it is missing or doubtful; refuse it otherwise."""
    row, header = remains.row, remains.header
    if row is None or header is None or not len(remains.log) == row.answers == remains.answers:
        raise remains.damaged()
    sitters = [each.seat for each in remains.seats]
    if sitters != list(range(len(sitters))) or (remains.next is not None and remains.next.seat not in sitters):
        raise remains.damaged()
    return StoredGame(
        remains.id, header, row.undone, row.outcome, row.pace, row.told, remains.next, remains.seats, remains.log,
        remains.touched, row.odds if row.odds in ODDS else REQUEST,
        row.chat if row.chat in CHATS else PHRASED, remains.challenge, remains.losses, remains.parts,
    )  # fmt: skip


def read_game(connection: Connection, id: str) -> Remains:
    when = cast(games.c.touched, Float).label("when")
    found = connection.execute(select(games, when).where(games.c.id == id)).one_or_none()
    sat = connection.execute(select(seats).where(seats.c.game == id).order_by(seats.c.seat)).all()
    given = connection.execute(
        select(log.c.n, log.c.seat, log.c.words, log.c.by, log.c.digest, log.c.seal)
        .where(log.c.game == id)
        .order_by(log.c.n)
    ).all()
    if found is None and not sat and not given:
        raise Refusal("no-such-table", name=id)
    attempt = connection.execute(select(attempts.c.challenge).where(attempts.c.game == id)).scalar()
    gone = connection.execute(select(losses.c.n, losses.c.lost).where(losses.c.game == id).order_by(losses.c.n)).all()
    text = "" if found is None else str(found.header)
    header = read_header_text(text)
    row = None if found is None else formed(found._mapping, Row)
    entries, seal = sealed(text, given)
    if row is not None and row.answers == len(entries) and row.seal != seal:
        row = None  # neither the setup nor the end is certain
    return Remains(
        id=id,
        game=named_in(text) if header is None else header.game,
        header=header,
        row=row,
        seats=[sitter for sitter in [read_seat(each._mapping) for each in sat] if sitter is not None],
        log=entries,
        answers=max(len(given), 0 if row is None else row.answers),
        version="" if found is None else str(found.version),
        touched=0.0 if found is None else float(found.when or 0),
        challenge=str(attempt or ""),
        losses=[(int(n), int(lost)) for n, lost in gone],
        next=None if row is None or row.again is None else next_of(connection, row.again, row.again_by or 0),
        parts={each.seat: each.part for each in connection.execute(select(parts).where(parts.c.game == id))},
    )


def next_of(connection: Connection, id: str, seat: int) -> Next:
    header = read_header_text(str(connection.execute(select(games.c.header).where(games.c.id == id)).scalar() or ""))
    return Next(id, seat, header.seal if header is not None and header.key else "")


def formed(values: Mapping[Any, Any], form: type[F]) -> F | None:
    """Return the row if its values have the right types."""
    try:
        return msgspec.convert({str(name): value for name, value in values.items()}, form)
    except msgspec.ValidationError:
        return None


def read_header_text(text: str) -> Header | None:
    try:
        header = msgspec.json.decode(text, type=Header)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    return header if header.game in game_names() else None


def read_seat(values: Mapping[Any, Any]) -> Seat | None:
    sitter = formed(values, Seat)
    return sitter if sitter is not None and sitter.kind in KINDS and sitter.stop in STOPS else None


def sealed(header: str, given: Sequence[Any]) -> tuple[list[Entry], str]:
    """Return the answers up to the first wrong number or seal, and the last seal."""
    entries: list[Entry] = []
    seal = first_seal(header)
    for number, (n, seat, words, by, digest, found) in enumerate(given):
        after = next_seal(seal, n, seat, words, by, digest)
        if n != number or found != after:
            break
        entries.append(Entry(seat, words, by, digest))
        seal = after
    return entries, seal


def replay_log(log: Sequence[Entry], match: Match, take: Callable[[int, Action, str], None] | None = None) -> int:
    """Give these answers once more; of how many it is certain that they led to what they led to then.

    Where the rules refuse one or a check disagrees, only up to the last check that agreed.
    """
    for entry in log:
        try:
            action = match.read_exactly(entry.seat, entry.words)
        except Fault:
            raise
        except Refusal:
            break
        if take is None:
            match.submit(entry.seat, action)
        else:
            take(entry.seat, action, entry.by)
    checks, agreed = match.checks, 0
    for number, entry in enumerate(log[: len(match.log)], 1):
        if entry.digest is not None:
            if entry.digest != (checks.get(number) or match.digest):
                return agreed
            agreed = number
    return len(log) if len(match.log) == len(log) else agreed


def named_in(text: str) -> str:
    """Return the game that a damaged header names, as far as one can see."""
    return next((game for game in game_names() if f'"{game}"' in text), game_names()[0])

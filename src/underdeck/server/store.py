"""Games on disk. An answer is committed before anybody sees it."""

import contextlib
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select, update
from sqlalchemy.exc import OperationalError

from underdeck import __version__
from underdeck.kernel.refusal import Refusal
from underdeck.match import Header
from underdeck.match.match import checked
from underdeck.progress.sheets import Entry as Entered
from underdeck.review import Ending, Review, eyes_in
from underdeck.review.review import FORMAT
from underdeck.server.database import (
    Database,
    calls,
    games,
    ledger,
    log,
    losses,
    parts,
    records,
    reviews,
    seats,
    sheet_games,
    sheets,
)
from underdeck.server.seals import first_seal, next_seal
from underdeck.server.stored_game import (
    ABANDONED,
    Entry,
    Next,
    Remains,
    StoredGame,
    read_game,
    read_header_text,
    whole_game,
)
from underdeck.table.session import Seat
from underdeck.table.talk import PHRASED
from underdeck.text.advice import REQUEST

FORGOTTEN_SECONDS = 30 * 24 * 3600
"""The seconds after which an untouched game no longer counts, so that old games do not fill a server."""

LOOK_SECONDS = 24 * 3600
UNSEEN = 0
"""The time of the last look in data from an older version, until the first look."""

Earned = Mapping[str, Entered]
"""The entries that a finished game adds to its sheets, by their campaign."""

NOTHING: Earned = MappingProxyType({})


@dataclass(slots=True)
class Bundle:
    """Answers of a game that wait to be written."""

    game: str
    start: int
    entries: Sequence[Entry]
    outcome: str | None
    earned: Earned
    kept: Future[None]


class Store(Database):
    def __init__(self, folder: Path) -> None:
        self.waiting: deque[Bundle] = deque()
        self.disk = ThreadPoolExecutor(1, "disk")
        super().__init__(folder)

    def close(self) -> None:
        self.disk.shutdown()
        super().close()

    # Games

    def create(
        self,
        id: str,
        header: Header,
        sitters: Sequence[Seat],
        pace: str = "relaxed",
        sheets: Sequence[str] = (),
        maker: str = "",
        odds: str = REQUEST,
        chat: str = PHRASED,
    ) -> None:
        """Store a new game with these campaign sheets, none of which may be in another game."""
        with self.answering() as connection:
            add_game(connection, id, header, sitters, pace, maker, odds, chat)
            for sheet in sheets:
                if open_game(connection, sheet) is not None:
                    raise Refusal("sheet-playing", name=sheet_name(connection, sheet))
                connection.execute(insert(sheet_games).values(sheet=sheet, game=id))

    def load(self, id: str) -> StoredGame:
        return whole_game(self.remains(id))

    def remains(self, id: str) -> Remains:
        with self.reading() as connection:
            return read_game(connection, id)

    def append(
        self, id: str, start: int, entries: Sequence[Entry], outcome: str | None, earned: Earned = NOTHING
    ) -> Future[None]:
        """Store the answers after the first `start` and the entries on sheets at the end of the game, all or none.

        What comes while the disk is busy shares a transaction.
        """
        kept: Future[None] = Future()
        kept.set_running_or_notify_cancel()
        self.waiting.append(Bundle(id, start, entries, outcome, earned, kept))
        self.disk.submit(self.write_waiting)
        return kept

    def write_waiting(self) -> None:
        bundles = [self.waiting.popleft() for _ in range(len(self.waiting))]
        try:
            self.write_answers(bundles)
        except Exception as error:
            if len(bundles) == 1 or isinstance(error.__context__, OperationalError):
                for bundle in bundles:  # a disk that is full or busy says so to all at once
                    bundle.kept.set_exception(error)
            else:
                for bundle in bundles:  # one that can't be written does not take the others with it
                    self.write_alone(bundle)
        else:
            for bundle in bundles:
                bundle.kept.set_result(None)

    def write_alone(self, bundle: Bundle) -> None:
        try:
            self.write_answers([bundle])
        except Exception as error:
            bundle.kept.set_exception(error)
        else:
            bundle.kept.set_result(None)

    def write_answers(self, bundles: list[Bundle]) -> None:
        """Write the answers in plain SQL, because a server does this all day."""
        if not any(bundle.entries for bundle in bundles):
            return
        with self.answering() as connection:
            ends = Ends(connection, {bundle.game for bundle in bundles})
            rows = [row for bundle in bundles for row in ends.sealed(bundle)]
            connection.exec_driver_sql(
                'INSERT INTO log (game, n, seat, words, "by", digest, seal) VALUES (?, ?, ?, ?, ?, ?, ?)', rows
            )
            connection.exec_driver_sql(
                "UPDATE games SET outcome = ?, touched = ?, answers = ?, seal = ? WHERE id = ?",
                [(bundle.outcome, time.time(), *ends.of(bundle.game), bundle.game) for bundle in bundles],
            )
            for bundle in bundles:
                for sheet, campaign in played_with(connection, bundle.game) if bundle.earned else ():
                    add_entry(connection, sheet, bundle.earned[campaign], bundle.game)

    def abandon(self, id: str) -> None:
        """Mark the game as given up for good (R-57)."""
        with self.answering() as connection:
            connection.execute(
                update(games).where(games.c.id == id, games.c.outcome.is_(None)).values(outcome=ABANDONED)
            )

    def mark_read(self, id: str) -> None:
        """Mark the record as read: no answer can be undone any more. A second time writes nothing."""
        if self.count(games, games.c.id == id, ~games.c.told):
            with self.answering() as connection:
                connection.execute(update(games).where(games.c.id == id).values(told=True))

    def lay_again(self, id: str, next: Next, header: Header, sitters: Sequence[Seat]) -> None:
        """Store the new game and the link to it; the answers of the old one can no longer be undone."""
        with self.answering() as connection:
            settings = select(games.c.pace, games.c.maker, games.c.odds, games.c.chat)
            old = connection.execute(settings.where(games.c.id == id)).one()
            add_game(connection, next.id, header, sitters, old.pace, old.maker, old.odds, old.chat)
            connection.execute(
                update(games).where(games.c.id == id).values(again=next.id, again_by=next.seat, told=True)
            )

    def cut(self, id: str, length: int, undone: int) -> None:
        """Take back all answers but the first `length`, and what they brought to sheets that have not gone on."""
        with self.answering() as connection:
            if connection.execute(select(games.c.told).where(games.c.id == id)).scalar():
                raise Refusal("undo-revealed")
            for sheet, _ in played_with(connection, id):
                if gone_on(connection, sheet, id):
                    raise Refusal("undo-entered", name=sheet_name(connection, sheet))
                connection.execute(delete(ledger).where(ledger.c.sheet == sheet, ledger.c.replay == id))
            connection.execute(delete(log).where(log.c.game == id, log.c.n >= length))
            seal = last_seal(connection, id)
            connection.execute(
                update(games)
                .where(games.c.id == id)
                .values(outcome=None, undone=undone, touched=time.time(), answers=length, seal=seal)
            )

    def add_parts(self, id: str, found: Mapping[int, str]) -> None:
        """Store the parts of chance of players who have come."""
        with self.answering() as connection:
            connection.execute(
                insert(parts), [{"game": id, "seat": seat, "part": part} for seat, part in found.items()]
            )

    def deal_anew(self, id: str, header: Header, undone: int) -> None:
        """Begin the game again with other chance; the bots' answers so far are dropped."""
        text = msgspec.json.encode(header).decode()
        with self.answering() as connection:
            if connection.execute(select(games.c.told).where(games.c.id == id)).scalar():
                raise Refusal("undo-revealed")
            for table in (log, losses):
                connection.execute(delete(table).where(table.c.game == id))
            connection.execute(
                update(games)
                .where(games.c.id == id)
                .values(header=text, undone=undone, touched=time.time(), answers=0, seal=first_seal(text))
            )

    def keep_seat(self, id: str, sitter: Seat) -> None:
        with self.answering() as connection:
            connection.execute(
                update(seats).where(seats.c.game == id, seats.c.seat == sitter.seat).values(**fields(sitter))
            )

    def count_open(self, maker: str = "") -> int:
        """Return the number of unfinished games in play, of all or of one maker."""
        lately = games.c.touched > time.time() - FORGOTTEN_SECONDS
        made = [games.c.maker == maker] if maker else []
        return self.count(games, games.c.outcome.is_(None), lately, *made)

    def count(self, table: Table, *which: ColumnElement[bool]) -> int:
        with self.reading() as connection:
            return connection.execute(select(func.count()).select_from(table).where(*which)).scalar_one()

    def touch(self, id: str) -> None:
        """Note that somebody has sat down."""
        with self.answering() as connection:
            connection.execute(update(games).where(games.c.id == id).values(touched=time.time()))

    # Records that were brought along

    def add_record(self, id: str, text: str, ending: Ending, maker: str = "") -> None:
        told = msgspec.json.encode(ending).decode()
        values = {"id": id, "text": text, "created": time.time(), "ending": told, "maker": maker}
        with self.answering() as connection:
            connection.execute(insert(records).values(**values))

    def count_records(self, maker: str = "") -> int:
        """Return the number of recent uploads, of all or of one maker."""
        made = [records.c.maker == maker] if maker else []
        return self.count(records, records.c.created > time.time() - FORGOTTEN_SECONDS, *made)

    def record(self, id: str) -> str | None:
        with self.reading() as connection:
            row = connection.execute(select(records.c.text, records.c.seen).where(records.c.id == id)).one_or_none()
        if row is not None:
            self.note_look(records, {id: row.seen})
        return None if row is None else str(row.text)

    def text_of(self, id: str) -> str:
        """Return the text of an uploaded record, or of a game of ours."""
        text = self.record(id)
        return self.load(id).record() if text is None else text

    def ending(self, id: str) -> Ending | None:
        """Return the stored facts of an uploaded record; None for one from an older version."""
        with self.reading() as connection:
            told = connection.execute(select(records.c.ending).where(records.c.id == id)).scalar()
        try:
            return None if told is None else msgspec.json.decode(told, type=Ending)
        except (msgspec.DecodeError, UnicodeError):
            return None

    def note_ending(self, id: str, ending: Ending) -> None:
        told = msgspec.json.encode(ending).decode()
        with contextlib.suppress(Refusal), self.answering() as connection:
            connection.execute(update(records).where(records.c.id == id).values(ending=told))

    def game_ending(self, id: str) -> Ending | None:
        """Return these facts of a game of ours, as far as its columns can be read; None if there is no game."""
        which = select(games.c.header, games.c.outcome, games.c.answers).where(games.c.id == id)
        sat = select(seats.c.name).where(seats.c.game == id).order_by(seats.c.seat)
        with self.reading() as connection:
            found = connection.execute(which).one_or_none()
            names = [str(name) for name in connection.execute(sat).scalars()]
        header = None if found is None else read_header_text(str(found.header))
        if found is None or header is None or not names:
            return None
        if found.outcome is None:
            checked(header)  # one that can't go on here says why
            if self.count(log, log.c.game == id) != found.answers:
                self.load(id)
            raise Refusal("record-running")
        return Ending(names, eyes_in(header, names), int(found.answers), found.outcome != ABANDONED)

    def check_game(self, id: str) -> None:
        if not self.count(games, games.c.id == id) and not self.count(log, log.c.game == id):
            raise Refusal("no-such-table", name=id)

    def maker(self, id: str) -> str:
        with self.reading() as connection:
            return str(connection.execute(select(games.c.maker).where(games.c.id == id)).scalar() or "")

    def note_look(self, table: Table, seen: Mapping[str, float]) -> None:
        """Note a look, once a day; a failing disk does not matter."""
        now = time.time()
        ids = [id for id, when in seen.items() if when < now - LOOK_SECONDS]
        if ids:
            with contextlib.suppress(Refusal), self.answering() as connection:
                connection.execute(update(table).where(table.c.id.in_(ids)).values(seen=now))

    # Reviews

    def add_review(self, game: str, review: Review) -> None:
        """Store the review of a game or an uploaded record, in place of an earlier one."""
        text = msgspec.json.encode(review).decode()
        with self.answering() as connection:
            connection.execute(delete(reviews).where(reviews.c.game == game, reviews.c.seat == review.seat))
            connection.execute(insert(reviews).values(game=game, seat=review.seat, answers=review.answers, review=text))

    def review(self, game: str, seat: int, answers: int) -> Review | None:
        """Return the review of the game as it is now; None if it cannot be read."""
        which = reviews.c.game == game, reviews.c.seat == seat, reviews.c.answers == answers
        with self.reading() as connection:
            text = connection.execute(select(reviews.c.review).where(*which)).scalar()
        try:
            found = None if text is None else msgspec.json.decode(text, type=Review)
        except (msgspec.DecodeError, UnicodeError):
            return None
        return found if found is not None and found.format == FORMAT else None

    # What goes by itself

    def unanswered(self, before: float, most: int) -> list[str]:
        """Return games without an answer in which nobody sat down since."""
        answered = select(log.c.game).where(log.c.game == games.c.id).exists()
        which = games.c.outcome.is_(None), games.c.touched < before, ~answered
        with self.reading() as connection:
            return [*connection.execute(select(games.c.id).where(*which).limit(most)).scalars()]

    def forget(self, ids: Sequence[str]) -> None:
        """Delete these games with their seats, except those that were answered meanwhile."""
        answered = select(log.c.game).where(log.c.game.in_(ids))
        with self.answering() as connection:
            gone = set(ids) - set(connection.execute(answered).scalars())
            for table in (seats, sheet_games, calls, losses, parts):
                connection.execute(delete(table).where(table.c.game.in_(gone)))
            connection.execute(update(games).where(games.c.again.in_(gone)).values(again=None, again_by=None))
            connection.execute(delete(games).where(games.c.id.in_(gone)))

    def forget_records(self, before: float) -> int:
        """Delete records that nobody looked at since, except those that belong to a sheet. Return their number."""
        told = select(ledger.c.replay).where(ledger.c.replay == records.c.id).exists()
        kept = select(records.c.id).union(select(games.c.id))
        with self.answering() as connection:
            gone = connection.execute(
                delete(records).where(records.c.seen > UNSEEN, records.c.seen < before, ~told)
            ).rowcount
            if gone:
                connection.execute(delete(reviews).where(reviews.c.game.not_in(kept)))
            return gone

    def forget_sheets(self, before: float) -> int:
        """Delete sheets that nobody looked at since and that never were in a game. Return their number."""
        played = select(ledger.c.sheet).where(ledger.c.sheet == sheets.c.id).exists()
        playing = select(sheet_games.c.sheet).where(sheet_games.c.sheet == sheets.c.id).exists()
        with self.answering() as connection:
            return connection.execute(
                delete(sheets).where(sheets.c.seen > UNSEEN, sheets.c.seen < before, ~played, ~playing)
            ).rowcount


def add_game(
    connection: Connection,
    id: str,
    header: Header,
    sitters: Sequence[Seat],
    pace: str,
    maker: str,
    odds: str,
    chat: str,
) -> None:
    now = time.time()
    text = msgspec.json.encode(header).decode()
    connection.execute(
        insert(games).values(
            id=id,
            header=text,
            pace=pace,
            created=now,
            touched=now,
            version=__version__,
            seal=first_seal(text),
            maker=maker,
            odds=odds,
            chat=chat,
        )
    )
    connection.execute(insert(seats), [{"game": id, **fields(sitter)} for sitter in sitters])


class Ends:
    """The last answers of some games' logs, and the seals that continue from there."""

    def __init__(self, connection: Connection, games: set[str]) -> None:
        marks = ", ".join("?" * len(games))
        found = connection.exec_driver_sql(f"SELECT id, answers, seal FROM games WHERE id IN ({marks})", tuple(games))
        self.known: dict[str, tuple[int, str]] = {id: (answers, seal) for id, answers, seal in found}

    def of(self, game: str) -> tuple[int, str]:
        """Return the number of answers and the last seal."""
        return self.known.get(game, (-1, ""))

    def sealed(self, bundle: Bundle) -> Iterator[tuple[str, int, int, str, str, str | None, str]]:
        """Iterate over the rows of the answers; refuse them if the disk has others there."""
        answers, seal = self.of(bundle.game)
        if answers != bundle.start:
            raise Refusal("stale")
        for n, entry in enumerate(bundle.entries, answers):
            seal = next_seal(seal, n, entry.seat, entry.words, entry.by, entry.digest)
            yield bundle.game, n, entry.seat, entry.words, entry.by, entry.digest, seal
        self.known[bundle.game] = (answers + len(bundle.entries), seal)


def last_seal(connection: Connection, game: str) -> str:
    newest = select(log.c.seal).where(log.c.game == game).order_by(log.c.n.desc()).limit(1)
    seal = connection.execute(newest).scalar()
    if seal is None:
        return first_seal(connection.execute(select(games.c.header).where(games.c.id == game)).scalar_one())
    return str(seal)


def played_with(connection: Connection, game: str) -> list[tuple[str, str]]:
    """Return the sheets of a game and their campaigns."""
    found = connection.execute(
        select(sheets.c.id, sheets.c.campaign)
        .join(sheet_games, sheet_games.c.sheet == sheets.c.id)
        .where(sheet_games.c.game == game)
    )
    return [(str(row.id), str(row.campaign)) for row in found]


def add_entry(connection: Connection, sheet: str, entry: Entered, replay: str | None) -> None:
    text = msgspec.json.encode(entry).decode()
    connection.execute(
        insert(ledger).values(sheet=sheet, number=entry.game, seed=entry.seed, entry=text, replay=replay)
    )


def sheet_name(connection: Connection, sheet: str) -> str:
    return str(connection.execute(select(sheets.c.name).where(sheets.c.id == sheet)).scalar_one())


def open_game(connection: Connection, sheet: str, but: str = "") -> str | None:
    """Return the game that this sheet is in now."""
    found: str | None = connection.execute(
        select(games.c.id)
        .join(sheet_games, sheet_games.c.game == games.c.id)
        .where(sheet_games.c.sheet == sheet, games.c.outcome.is_(None), games.c.id != but)
    ).scalar()
    return found


def gone_on(connection: Connection, sheet: str, game: str) -> bool:
    """Return whether a later game began with the result of that one."""
    number = select(ledger.c.number).where(ledger.c.sheet == sheet, ledger.c.replay == game).scalar_subquery()
    later = select(ledger.c.number).where(ledger.c.sheet == sheet, ledger.c.number > number)
    return open_game(connection, sheet, game) is not None or connection.execute(later).first() is not None


def fields(row: Seat | Entry) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}

"""The day's table: who did how well in the same game, each result found by replaying its record."""

import hashlib
import time
from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import insert, select

from underdeck.games import plugin_of
from underdeck.games.challenges import Challenge, check_answers, check_header, named, own_seat, today
from underdeck.games.deeds import Deed
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match, load
from underdeck.server import wire
from underdeck.server.database import results
from underdeck.server.store import Store

MOST_SHOWN = 50
MOST_RESULTS = 5000
"""Of one challenge."""
ADDRESS_RESULTS = 20
GRACE = timedelta(days=1)
"""Whoever began before midnight may finish after it."""


class Results:
    def __init__(self, store: Store) -> None:
        self.store = store

    def enter(self, known: Challenge, game: str, name: str, deed: Deed, maker: str) -> wire.DayTable:
        """Once for each game, however often it is told."""
        if not name:
            raise Refusal("result-name")
        seat = own_seat(known)
        row = {"challenge": known.id, "game": game, "name": name, "maker": maker, "at": time.time()}
        row |= {"rank": plugin_of(known.game).rank(deed, seat), "won": deed.parts[seat].won, "turns": deed.turns}
        with self.store.answering() as connection:
            found = connection.execute(select(results.c.game, results.c.maker).where(results.c.challenge == known.id))
            there = [(str(each.game), str(each.maker)) for each in found]
            if game not in [id for id, _ in there]:
                if len(there) >= MOST_RESULTS or (maker and [by for _, by in there].count(maker) >= ADDRESS_RESULTS):
                    raise Refusal("too-many-results")
                connection.execute(insert(results).values(**row))
        return self.table(known, game)

    def entered(self, known: Challenge) -> int:
        return self.store.count(results, results.c.challenge == known.id)

    def table(self, known: Challenge, game: str = "") -> wire.DayTable:
        """The best, the earlier first among equals; one's own place too."""
        order = select(results).where(results.c.challenge == known.id).order_by(results.c.rank.desc(), results.c.at)
        with self.store.reading() as connection:
            found = connection.execute(order).all()
        rows = [
            wire.DayRow(place, each.name, bool(each.won), each.turns, each.rank, each.game == game)
            for place, each in enumerate(found, 1)
        ]
        return wire.DayTable(known.id, len(rows), [row for row in rows if row.place <= MOST_SHOWN or row.mine])


def check_time(id: str) -> Challenge:
    known = named(id, today())
    if known.last + GRACE < today():
        raise Refusal("challenge-over", today=today().isoformat())
    return known


def judged(known: Challenge, text: str, by: Sequence[str] | None) -> Deed:
    """What the record comes to when it is played again from its first line."""
    match = load(text)
    check_header(known, match.header)
    if match.outcome is None:
        raise Refusal("challenge-running")
    check_answers(known, match, by)
    return plugin_of(known.game).deed(match, story_of(match))


def story_of(match: Match) -> list[tuple[int, Event]]:
    again = Match(match.header)
    found = [(0, event) for event in again.events]
    for number, (seat, action) in enumerate(match.log, 1):
        again.submit(seat, action)
        found += [(number, event) for event in again.events]
    return found


def print_of(text: str) -> str:
    """A record that comes twice is the same game."""
    return hashlib.sha256(text.encode()).hexdigest()[:20]

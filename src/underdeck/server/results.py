"""The day's table: who did how well in the same game, as this server saw it played, the first time only."""

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Connection, and_, func, insert, or_, select, update

from underdeck.kernel.refusal import Refusal
from underdeck.match import Match
from underdeck.match.story import Story
from underdeck.plugin.registry import plugin_of
from underdeck.progress.challenges import Challenge, check_answers, find_challenge, own_seat, today
from underdeck.progress.deeds import Deed
from underdeck.progress.facet import ProgressFacet
from underdeck.server.database import attempts, results
from underdeck.server.store import Store
from underdeck.table import wire

MOST_SHOWN = 50
MOST_RESULTS = 5000
"""Of one challenge."""
GRACE = timedelta(days=1)
"""Whoever began before midnight may finish after it."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever asks, as far as that can be told: the address and the browser, of which only signatures are kept."""

    address: str
    """Empty for this machine, where everybody behind a proxy may come from."""
    browser: str
    """Empty for one that says nothing of itself."""


class Results:
    def __init__(self, store: Store, address_attempts: int) -> None:
        self.store = store
        self.address_attempts = address_attempts

    def begin(self, known: Challenge, game: str, visitor: Visitor) -> bool:
        """Whether this attempt counts."""
        with self.store.answering() as connection:
            counts = self.first(connection, known, visitor)
            row = {"challenge": known.id, "game": game, "address": visitor.address, "browser": visitor.browser}
            connection.execute(insert(attempts).values(**row, counts=counts, at=time.time()))
        return counts

    def would_count(self, known: Challenge, visitor: Visitor) -> bool:
        """If it began now."""
        with self.store.reading() as connection:
            return self.first(connection, known, visitor)

    def first(self, connection: Connection, known: Challenge, visitor: Visitor) -> bool:
        """Has neither this browser begun it nor, as often as may be, anybody at this address?"""
        here, same = attempts.c.address == visitor.address, attempts.c.browser == visitor.browser
        of_day = select(func.count()).where(attempts.c.challenge == known.id)
        own = connection.execute(of_day.where(same if visitor.browser else and_(here, same))).scalar_one()
        near = connection.execute(of_day.where(here, attempts.c.counts)).scalar_one() if visitor.address else 0
        return not own and near < self.address_attempts

    def enter(self, known: Challenge, game: str, name: str, played: Match, deed: Deed) -> wire.DayTable:
        """Once for each game, however often it is told, and for each line of play, whoever repeats it."""
        if not name:
            raise Refusal("result-name")
        seat, digest = own_seat(known), digest_of(played)
        row = {"challenge": known.id, "game": digest, "name": name, "at": time.time()}
        row |= {
            "rank": ProgressFacet.of(plugin_of(known.game)).rank(deed, seat),
            "won": deed.parts[seat].won,
            "turns": deed.turns,
        }
        with self.store.answering() as connection:
            attempt = connection.execute(select(attempts).where(attempts.c.game == game)).one_or_none()
            if attempt is None or attempt.challenge != known.id:
                raise Refusal("challenge-other")
            if not attempt.counts:
                raise Refusal("challenge-again")
            if attempt.result is None:
                of_day = results.c.challenge == known.id
                if connection.execute(select(results.c.game).where(of_day, results.c.game == digest)).first():
                    raise Refusal("result-there")
                if connection.execute(select(func.count()).where(of_day)).scalar_one() >= MOST_RESULTS:
                    raise Refusal("too-many-results")
                connection.execute(insert(results).values(**row))
                connection.execute(update(attempts).where(attempts.c.game == game).values(result=digest))
        return self.standings(known, digest)

    def entered(self, known: Challenge) -> int:
        return self.store.count(results, results.c.challenge == known.id)

    def standings(self, known: Challenge, game: str = "") -> wire.DayTable:
        """The best, the earlier first among equals; one's own place too."""
        of_day = results.c.challenge == known.id
        order = select(results).where(of_day).order_by(results.c.rank.desc(), results.c.at).limit(MOST_SHOWN)
        with self.store.reading() as connection:
            found = [*enumerate(connection.execute(order).all(), 1)]
            own = (
                connection.execute(select(results).where(of_day, results.c.game == game)).one_or_none()
                if game
                else None
            )
            if own is not None and all(each.game != game for _, each in found):
                better = results.c.rank > own.rank, and_(results.c.rank == own.rank, results.c.at < own.at)
                ahead = connection.execute(select(func.count()).where(of_day, or_(*better))).scalar_one()
                found.append((ahead + 1, own))
        rows = [
            wire.DayRow(place, each.name, bool(each.won), each.turns, each.rank, each.game == game)
            for place, each in found
        ]
        return wire.DayTable(known.id, self.entered(known), rows)


def check_time(id: str) -> Challenge:
    known = find_challenge(id, today())
    if over(known):
        raise Refusal("challenge-over", today=today().isoformat())
    return known


def over(known: Challenge) -> bool:
    """No result is entered any more."""
    return known.last + GRACE < today()


def judged(known: Challenge, match: Match, by: Sequence[str], story: Story) -> Deed:
    """What the game came to that was played here to its end."""
    if match.header.game != known.game:
        raise Refusal("challenge-other")
    if match.outcome is None:
        raise Refusal("record-running")
    check_answers(known, match, by)
    return ProgressFacet.of(plugin_of(known.game)).deed(match, story)


def digest_of(match: Match) -> str:
    """The same answers to the same chance are the same result, whoever gave them."""
    return hashlib.sha256(match.record().encode()).hexdigest()

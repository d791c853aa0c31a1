"""The results of a challenge, as this server saw them played; only first attempts count."""

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
"""The most results of one challenge."""
GRACE = timedelta(days=1)
"""The time after midnight in which a game begun before it may finish."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A visitor, as signatures of the address and the browser."""

    address: str
    """The signature of the address; empty for this machine, where all clients of a proxy may come from."""
    browser: str
    """The signature of the browser's id; empty for a browser that sends none."""


class Results:
    def __init__(self, store: Store, address_attempts: int) -> None:
        self.store = store
        self.address_attempts = address_attempts

    def begin(self, known: Challenge, game: str, visitor: Visitor) -> bool:
        """Store an attempt. Return whether it counts."""
        with self.store.answering() as connection:
            counts = self.first(connection, known, visitor)
            row = {"challenge": known.id, "game": game, "address": visitor.address, "browser": visitor.browser}
            connection.execute(insert(attempts).values(**row, counts=counts, at=time.time()))
        return counts

    def would_count(self, known: Challenge, visitor: Visitor) -> bool:
        """Return whether an attempt would count if it began now."""
        with self.store.reading() as connection:
            return self.first(connection, known, visitor)

    def first(self, connection: Connection, known: Challenge, visitor: Visitor) -> bool:
        """Return whether this browser has not begun it yet, and this address not too often."""
        here, same = attempts.c.address == visitor.address, attempts.c.browser == visitor.browser
        of_day = select(func.count()).where(attempts.c.challenge == known.id)
        own = connection.execute(of_day.where(same if visitor.browser else and_(here, same))).scalar_one()
        near = connection.execute(of_day.where(here, attempts.c.counts)).scalar_one() if visitor.address else 0
        return not own and near < self.address_attempts

    def enter(self, known: Challenge, game: str, name: str, played: Match, deed: Deed) -> wire.DayTable:
        """Enter a result, once for each game and for each sequence of answers."""
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
        """Return the best results, earlier ones first among equals, and the guest's own place."""
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
    """Return whether results can no longer be entered."""
    return known.last + GRACE < today()


def judged(known: Challenge, match: Match, by: Sequence[str], story: Story) -> Deed:
    """Return the deed of a finished attempt; refuse a game that does not fit the challenge."""
    if match.header.game != known.game:
        raise Refusal("challenge-other")
    if match.outcome is None:
        raise Refusal("record-running")
    check_answers(known, match, by)
    return ProgressFacet.of(plugin_of(known.game)).deed(match, story)


def digest_of(match: Match) -> str:
    """Return the digest of a result: the same answers to the same chance are the same result."""
    return hashlib.sha256(match.record().encode()).hexdigest()

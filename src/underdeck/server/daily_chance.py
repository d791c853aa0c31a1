"""The chance of daily games: drawn before they begin, sealed until nobody can enter a result any more."""

import hashlib
import time
from datetime import date

from sqlalchemy import Connection, insert, select

from underdeck.progress.challenges import Challenge, before, challenges_of, coming
from underdeck.server.access import fresh_key
from underdeck.server.database import attempts, days, results
from underdeck.server.results import over
from underdeck.server.store import Store
from underdeck.table import wire


class Days:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.drawn: date | None = None

    def draw(self, day: date) -> None:
        """Draw the chance of that day's challenges and of the next ones, once."""
        if self.drawn != day:
            with self.store.answering() as connection:
                for each in [*challenges_of(day), *coming(day)]:
                    key_of(connection, each)
            self.drawn = day

    def key(self, known: Challenge) -> str:
        """Return the key of a challenge that may be played; '' if its chance follows from the date."""
        with self.store.answering() as connection:
            return key_of(connection, known)

    def seal(self, known: Challenge) -> wire.DaySeal | None:
        """Return the seal on a challenge's chance; None if its chance follows from the date."""
        with self.store.reading() as connection:
            found = connection.execute(select(days).where(days.c.challenge == known.id)).one_or_none()
        if found is None or not found.key:
            return None
        text = sealed_text(known.id, found.key)
        opened = text if over(known) else ""
        return wire.DaySeal(known.id, hashlib.sha256(text.encode()).hexdigest(), found.at, opened)

    def seals(self, known: Challenge, day: date) -> list[wire.DaySeal]:
        """Return the challenge's own seal, that of the next, and the last one that was opened."""
        own, next = self.seal(known), [self.seal(each) for each in coming(day) if same_kind(each, known)]
        past = before(known)
        while past is not None and not over(past):
            past = before(past)
        opened = None if past is None else self.seal(past)
        return [seal for seal in [own, *next, opened] if seal is not None]


def key_of(connection: Connection, known: Challenge) -> str:
    """Return the key, drawn if there is none; a challenge begun before servers drew keys keeps the date's chance."""
    found = connection.execute(select(days.c.key).where(days.c.challenge == known.id)).scalar()
    if found is None:
        begun = [select(table.c.game).where(table.c.challenge == known.id).limit(1) for table in (attempts, results)]
        found = "" if any(connection.execute(each).first() for each in begun) else fresh_key()
        connection.execute(insert(days).values(challenge=known.id, key=found, at=time.time()))
    return str(found)


def same_kind(one: Challenge, other: Challenge) -> bool:
    return (one.kind, one.game) == (other.kind, other.game)


def sealed_text(id: str, key: str) -> str:
    """Return the text whose SHA-256 is the seal."""
    return f"{id} {key}"

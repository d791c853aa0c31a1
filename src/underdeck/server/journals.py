"""Journals in the server's database: finished games as people keep them. A journal's token gives access to it."""

import time
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, cast, delete, func, insert, select, tuple_, update

from underdeck.kernel.refusal import Refusal
from underdeck.progress.deeds import FORMAT, MOST_SEATS, MOST_THINGS, Deed
from underdeck.server.access import JOURNAL, Pass, Signer, new_id
from underdeck.server.database import deeds, journals
from underdeck.server.store import Store
from underdeck.table import wire

MOST_ENTRIES = 5000
LONGEST_ID = 40
LONGEST_WORD = 80
"""The longest word in an entry."""
LARGEST_ENTRY = 16_000
"""The size limit of an entry, in bytes like all limits here."""
LARGEST_JOURNAL = 4_000_000
ADDRESS_BYTES = 20_000_000
"""The size limit for all journals that one address began."""
LARGEST_PAGE = 100_000
MOST_ON_PAGE = 100
UNCOUNTED = -1
"""Marks the size of a journal from an older version, until somebody adds to it."""
LATEST = 2**53
"""The latest time: numbers of a browser are exact up to here."""


class Journals:
    def __init__(self, store: Store, signer: Signer, most: int, address_most: int, most_bytes: int) -> None:
        self.store = store
        self.signer = signer
        self.most = most
        """Journals that this server keeps."""
        self.address_most = address_most
        """Of them, of one address."""
        self.most_bytes = most_bytes
        """Of all of them together."""

    def id_in(self, token: str) -> str:
        known = self.signer.read(token)
        if known.kind != JOURNAL:
            raise Refusal("token")
        return known.game

    def new(self, maker: str = "") -> wire.JournalMade:
        if maker and self.store.count(journals, journals.c.maker == maker) >= self.address_most:
            raise Refusal("address-journals", most=self.address_most)
        if self.store.count(journals) >= self.most:
            raise Refusal("too-many-journals")
        id = new_id()
        with self.store.answering() as connection:
            connection.execute(insert(journals).values(id=id, maker=maker, seen=time.time()))
        return wire.JournalMade(self.signer.write(Pass(JOURNAL, id)))

    def entries(self, wish: wire.OneJournal) -> wire.JournalPage:
        """Return a page of the journal, the oldest game first."""
        id = self.id_in(wish.token)
        order = tuple_(deeds.c.at, deeds.c.id)
        which = select(deeds.c.entry).where(deeds.c.journal == id).order_by(deeds.c.at, deeds.c.id)
        with self.store.reading() as connection:
            seen = connection.execute(select(journals.c.seen).where(journals.c.id == id)).scalar()
            if seen is None:
                raise Refusal("no-such-journal")
            if wish.after:
                last = select(deeds.c.at, deeds.c.id).where(deeds.c.journal == id, deeds.c.id == wish.after)
                which = which.where(order > tuple_(*(connection.execute(last).one_or_none() or (LATEST, ""))))
            found: list[wire.JournalEntry] = []
            size, more = 0, False
            for row in connection.execute(which.limit(MOST_ON_PAGE + 1)).scalars():
                size += len(str(row).encode())
                more = len(found) == MOST_ON_PAGE or (bool(found) and size > LARGEST_PAGE)
                if more:
                    break
                found.append(read_entry(str(row)))
        self.store.note_look(journals, {id: seen})
        return wire.JournalPage(found, more)

    def add(self, wish: wire.AddToJournal) -> wire.JournalAdded:
        """Add the games that the journal does not have; existing ones stay as they are."""
        id = self.id_in(wish.token)
        texts = {entry.id: checked(entry) for entry in wish.entries}
        with self.store.answering() as connection:
            held = connection.execute(
                select(journals.c.maker, journals.c.bytes).where(journals.c.id == id)
            ).one_or_none()
            if held is None:
                raise Refusal("no-such-journal")
            own = deeds.c.journal == id
            known = set(connection.execute(select(deeds.c.id).where(own, deeds.c.id.in_(texts))).scalars())
            fresh = {entry.id: entry for entry in wish.entries if entry.id not in known}
            entries = connection.execute(select(func.count()).where(own)).scalar_one()
            if entries + len(fresh) > MOST_ENTRIES:
                raise Refusal("journal-full", most=MOST_ENTRIES)
            counted = held.bytes
            if counted == UNCOUNTED:
                length = func.length(cast(deeds.c.entry, LargeBinary))
                counted = connection.execute(select(func.coalesce(func.sum(length), 0)).where(own)).scalar_one()
            size = sum(len(texts[each].encode()) for each in fresh)
            others = select(func.coalesce(func.sum(journals.c.bytes), 0)).where(
                journals.c.id != id, journals.c.bytes > 0
            )
            of_maker = (
                connection.execute(others.where(journals.c.maker == held.maker)).scalar_one() if held.maker else 0
            )
            of_all = connection.execute(others).scalar_one()
            if size and counted + size > LARGEST_JOURNAL:
                raise Refusal("journal-bytes", most=LARGEST_JOURNAL // 1_000_000)
            if size and (of_maker + counted + size > ADDRESS_BYTES or of_all + counted + size > self.most_bytes):
                raise Refusal("journals-bytes")
            rows = [{"journal": id, "id": each.id, "at": each.at, "entry": texts[each.id]} for each in fresh.values()]
            if rows:
                connection.execute(insert(deeds), rows)
            connection.execute(update(journals).where(journals.c.id == id).values(bytes=counted + size))
        return wire.JournalAdded([*fresh])

    def delete(self, wish: wire.OneJournal) -> None:
        id = self.id_in(wish.token)
        with self.store.answering() as connection:
            connection.execute(delete(deeds).where(deeds.c.journal == id))
            if not connection.execute(delete(journals).where(journals.c.id == id)).rowcount:
                raise Refusal("no-such-journal")


def read_entry(text: str) -> wire.JournalEntry:
    """Return an entry from its JSON; refuse a damaged one."""
    try:
        return msgspec.json.decode(text, type=wire.JournalEntry)
    except (msgspec.DecodeError, UnicodeError):
        raise Refusal("journal-unreadable") from None


def checked(entry: wire.JournalEntry) -> str:
    """Return an entry as JSON if a game of ours could have it; refuse it otherwise."""
    deed = entry.deed
    if deed.format > FORMAT:
        raise Refusal("journal-newer")
    text = msgspec.json.encode(entry).decode()
    known = 0 < len(entry.id) <= LONGEST_ID and 0 <= entry.at <= LATEST and deed.format >= 1
    if not known or too_much(entry, deed) or len(text.encode()) > LARGEST_ENTRY:
        raise Refusal("journal-entry", name=entry.id[:LONGEST_ID])
    return text


def too_much(entry: wire.JournalEntry, deed: Deed) -> bool:
    lists = [deed.met, deed.found, deed.counts, deed.awards]
    lists += [each for part in deed.parts for each in (part.beaten, part.hurt, part.counts)]
    crowded = len(deed.parts) > MOST_SEATS or len(entry.mine) > MOST_SEATS
    return (
        crowded
        or any(len(each) > MOST_THINGS for each in lists)
        or too_long(msgspec.to_builtins(entry), LONGEST_WORD, LATEST)
    )


def too_long(found: Any, letters: int, number: int) -> bool:
    """Return whether any word or number in it is too long, at any depth."""
    if isinstance(found, str):
        return len(found) > letters
    if isinstance(found, dict):
        return any(too_long(each, letters, number) for pair in found.items() for each in pair)
    if isinstance(found, list):
        return any(too_long(each, letters, number) for each in found)
    return isinstance(found, int) and abs(found) > number

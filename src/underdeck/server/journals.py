"""Journals in the server's database: finished games as people keep them. Whoever has its token has the journal."""

import time

import msgspec
from sqlalchemy import delete, insert, select

from underdeck.games.deeds import FORMAT, MOST_SEATS, MOST_THINGS, Deed
from underdeck.kernel.refusal import Refusal
from underdeck.server import wire
from underdeck.server.access import JOURNAL, Pass, Signer, new_id
from underdeck.server.database import deeds, journals
from underdeck.server.store import Store

MOST_ENTRIES = 5000
LONGEST_ID = 40
LATEST = 2**53
"""A browser counts seconds no further exactly, a database not much further."""


class Journals:
    def __init__(self, store: Store, signer: Signer, most: int, address_most: int) -> None:
        self.store = store
        self.signer = signer
        self.most = most
        """Journals that this server keeps."""
        self.address_most = address_most
        """Of them, of one address."""

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
        """All of it, the oldest game first."""
        id = self.id_in(wish.token)
        with self.store.reading() as connection:
            seen = connection.execute(select(journals.c.seen).where(journals.c.id == id)).scalar()
            rows = connection.execute(select(deeds.c.entry).where(deeds.c.journal == id).order_by(deeds.c.at)).scalars()
            found = [read_entry(str(row)) for row in rows]
        if seen is None:
            raise Refusal("no-such-journal")
        self.store.note_look(journals, {id: seen})
        return wire.JournalPage(found)

    def add(self, wish: wire.AddToJournal) -> wire.JournalPage:
        """What the journal does not have yet; a game that it has stays as it is."""
        id = self.id_in(wish.token)
        for entry in wish.entries:
            check_entry(entry)
        with self.store.answering() as connection:
            if connection.execute(select(journals.c.id).where(journals.c.id == id)).scalar() is None:
                raise Refusal("no-such-journal")
            known = set(connection.execute(select(deeds.c.id).where(deeds.c.journal == id)).scalars())
            fresh = {entry.id: entry for entry in wish.entries if entry.id not in known}
            if len(known) + len(fresh) > MOST_ENTRIES:
                raise Refusal("journal-full", most=MOST_ENTRIES)
            for entry in fresh.values():
                text = msgspec.json.encode(entry).decode()
                connection.execute(insert(deeds).values(journal=id, id=entry.id, at=entry.at, entry=text))
        return self.entries(wire.OneJournal(wish.token))

    def delete(self, wish: wire.OneJournal) -> None:
        id = self.id_in(wish.token)
        with self.store.answering() as connection:
            connection.execute(delete(deeds).where(deeds.c.journal == id))
            if not connection.execute(delete(journals).where(journals.c.id == id)).rowcount:
                raise Refusal("no-such-journal")


def read_entry(text: str) -> wire.JournalEntry:
    """As we wrote it; the disk may have other ideas."""
    try:
        return msgspec.json.decode(text, type=wire.JournalEntry)
    except (msgspec.DecodeError, UnicodeError):
        raise Refusal("journal-unreadable") from None


def check_entry(entry: wire.JournalEntry) -> None:
    """Of a form that a game of ours could have."""
    deed = entry.deed
    if deed.format > FORMAT:
        raise Refusal("journal-newer")
    known = 0 < len(entry.id) <= LONGEST_ID and 0 <= entry.at <= LATEST and deed.format >= 1
    if not known or too_much(entry, deed):
        raise Refusal("journal-entry", name=entry.id[:LONGEST_ID])


def too_much(entry: wire.JournalEntry, deed: Deed) -> bool:
    lists = [deed.met, deed.found, deed.counts, deed.awards]
    lists += [each for part in deed.parts for each in (part.beaten, part.hurt, part.counts)]
    return (
        len(deed.parts) > MOST_SEATS or len(entry.mine) > MOST_SEATS or any(len(each) > MOST_THINGS for each in lists)
    )

"""Campaign sheets in the server's database. A sheet's token gives access to it."""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, cast, delete, func, insert, select

from underdeck.kernel.refusal import Refusal
from underdeck.kernel.visible_text import check_seen
from underdeck.match import Match
from underdeck.plugin.registry import plugin_of
from underdeck.progress.deeds import MOST_SEATS
from underdeck.progress.facet import ProgressFacet, sheets_of
from underdeck.progress.sheets import Entry, Opened, Parcel, Sheet, Sheets, check_name
from underdeck.server.access import CAMPAIGN, Pass, Signer, new_id
from underdeck.server.database import ledger, records, sheet_games, sheets
from underdeck.server.journals import too_long
from underdeck.server.logs import log_warning
from underdeck.server.store import Earned, Store, add_entry, open_game
from underdeck.table import wire

LONGEST_FILE = 100
LARGEST_PARCEL = 8
"""The size, in records of the largest size, of a parcel and of all imported records of a sheet."""
LARGEST_SHEET = 100_000
"""The size in bytes of an imported sheet without its records: hundreds of games."""
LONGEST_WORD = 250
"""The longest word in it; the files of records have the longest names."""
LARGEST_NUMBER = 2**63 - 1
"""The largest number that a database stores."""


@dataclass(slots=True)
class Shelved:
    """A sheet as it is stored."""

    id: str
    name: str
    keeper: Sheets[Any]
    sheet: Sheet
    replays: dict[tuple[int, int], str | None]
    """The id of the record of each game."""
    open: str | None
    """The game that it is in now."""
    seen: float
    """The time of the last look."""

    @property
    def opened(self) -> Opened[Sheet]:
        return Opened(self.name, self.sheet, 1 + max([0, *[entry.game for entry in self.sheet.games]]))


class Campaigns:
    def __init__(self, store: Store, signer: Signer, most: int, address_most: int, record_size: int) -> None:
        self.store = store
        self.signer = signer
        self.most = most
        """Sheets that this server keeps."""
        self.address_most = address_most
        """Of them, of one address."""
        self.most_bytes = LARGEST_PARCEL * record_size
        """Of the records of one sheet."""

    def token(self, id: str) -> str:
        return self.signer.write(Pass(CAMPAIGN, id))

    def id_in(self, token: str) -> str:
        known = self.signer.read(token)
        if known.kind != CAMPAIGN:
            raise Refusal("token")
        return known.game

    def held(self, tokens: Sequence[str]) -> list[Shelved]:
        """Return the sheets of these tokens, without those that are not ours."""
        ids: dict[str, None] = {}
        found: list[Shelved] = []
        for token in tokens[: wire.MOST_TOKENS]:
            with contextlib.suppress(Refusal):
                ids[self.id_in(token)] = None
        for id in ids:
            with contextlib.suppress(Refusal), self.store.reading() as connection:
                found.append(read_sheet(connection, id))
        return found

    def load(self, token: str) -> Shelved:
        with self.store.reading() as connection:
            return read_sheet(connection, self.id_in(token))

    def delete(self, wish: wire.OneSheet) -> None:
        """Delete a sheet with its imported records; games that were played here stay."""
        id = self.id_in(wish.token)
        with self.store.answering() as connection:
            shelved = read_sheet(connection, id)
            if shelved.open is not None:
                raise Refusal("sheet-playing", name=shelved.name)
            brought = [replay for replay in shelved.replays.values() if replay is not None]
            for table in (ledger, sheet_games):
                connection.execute(delete(table).where(table.c.sheet == id))
            connection.execute(delete(records).where(records.c.id.in_(brought)))
            connection.execute(delete(sheets).where(sheets.c.id == id))

    def check_room(self, maker: str) -> None:
        if maker and self.store.count(sheets, sheets.c.maker == maker) >= self.address_most:
            raise Refusal("address-sheets", most=self.address_most)
        if self.store.count(sheets) >= self.most:
            raise Refusal("too-many-sheets")

    def made(self, id: str) -> dict[str, str]:
        return {"id": id, "token": self.token(id)}

    def new(self, wish: wire.NewSheet, keeper: Sheets[Any], maker: str = "") -> dict[str, str]:
        self.check_room(maker)
        name = check_name(wish.name)
        sheet = keeper.new(name, wish.hero)
        id = new_id()
        with self.store.answering() as connection:
            add_sheet(connection, id, keeper.game, name, sheet, maker)
        return self.made(id)

    def mine(self, wish: wire.MySheets) -> list[dict[str, Any]]:
        found = self.held(wish.tokens)
        self.store.note_look(sheets, {each.id: each.seen for each in found})
        return [sheet_row(each) for each in found]

    def page(self, wish: wire.OneSheet) -> dict[str, Any]:
        shelved = self.load(wish.token)
        self.store.note_look(sheets, {shelved.id: shelved.seen})
        told = zip(shelved.sheet.games, shelved.keeper.game_rows(shelved.sheet), strict=True)
        games = [{**row, "replay": shelved.replays[entry.key]} for entry, row in told]
        return {**sheet_row(shelved), "games": games}

    def open(self, tokens: Sequence[str]) -> list[Shelved]:
        """Return the sheets to play with; the store refuses one that is in a game already."""
        if len(tokens) > MOST_SEATS:
            raise Refusal("token")
        return [self.load(token) for token in tokens]

    # Elsewhere

    def export(self, wish: wire.OneSheet) -> str:
        """Return the parcel that the terminal imports."""
        shelved = self.load(wish.token)
        texts = {entry.record: self.record(shelved.replays[entry.key]) for entry in shelved.sheet.games}
        found = {name: text for name, text in texts.items() if text is not None}
        return shelved.keeper.pack(Parcel(shelved.name, shelved.sheet, found))

    def record(self, replay: str | None) -> str | None:
        """Return the text of a record, imported or played here."""
        if replay is None:
            return None
        text = self.store.record(replay)
        if text is None:
            try:
                text = self.store.load(replay).record()
            except Refusal:
                return None  # half a game proves nothing
            self.store.mark_read(replay)
        return text

    def bring(self, wish: wire.BringSheet, keeper: Sheets[Any], maker: str = "") -> dict[str, str]:
        """Import a sheet whose records have been verified. A sheet that this browser has already is updated with the
        new games."""
        parcel = keeper.unpack(wish.parcel, wish.file[:LONGEST_FILE])
        name = check_name(parcel.name)
        self.check_size(keeper.pack(Parcel(name, parcel.sheet, {})), name)
        held = [each for each in self.held(wish.tokens) if each.keeper.game == keeper.game]
        known = next((each for each in held if each.sheet.id == parcel.sheet.id), None)
        if known is None:
            self.check_room(maker)
            check_seen(name)
        id = new_id() if known is None else known.id
        with self.store.answering() as connection:
            if known is None:
                add_sheet(connection, id, keeper.game, name, parcel.sheet, maker)
            else:
                check_ahead(read_sheet(connection, id), parcel)
            fresh = missing(read_sheet(connection, id), parcel.sheet)
            self.check_records(connection, id, name, [parcel.records.get(entry.record, "") for entry in fresh])
            for entry in fresh:
                replay = keep_record(connection, parcel.records.get(entry.record))
                add_entry(connection, id, entry, replay)
        return self.made(id)

    def check_size(self, text: str, name: str) -> None:
        """Refuse a large imported sheet, because every look at it reads it."""
        if len(text) > LARGEST_SHEET or too_long(msgspec.json.decode(text), LONGEST_WORD, LARGEST_NUMBER):
            raise self.too_large(name)

    def check_records(self, connection: Connection, id: str, name: str, texts: list[str]) -> None:
        length = func.coalesce(func.sum(func.length(cast(records.c.text, LargeBinary))), 0)
        own = select(ledger.c.replay).where(ledger.c.sheet == id)
        kept = connection.execute(select(length).where(records.c.id.in_(own))).scalar_one()
        if kept + sum(len(text.encode()) for text in texts) > self.most_bytes:
            raise self.too_large(name)

    def too_large(self, name: str) -> Refusal:
        return Refusal("sheet-large", name=name, most=LARGEST_SHEET // 1000, records=self.most_bytes // 1000)


def add_sheet(connection: Connection, id: str, game: str, name: str, sheet: Sheet, maker: str) -> None:
    row = {"id": id, "game": game, "campaign": sheet.id, "name": name, "hero": sheet.hero, "created": sheet.created}
    connection.execute(insert(sheets).values(**row, maker=maker))


def keep_record(connection: Connection, text: str | None) -> str | None:
    if text is None:
        return None
    id = new_id()
    connection.execute(insert(records).values(id=id, text=text, created=datetime.now().timestamp()))
    return id


def read_sheet(connection: Connection, id: str) -> Shelved:
    row = connection.execute(select(sheets).where(sheets.c.id == id)).one_or_none()
    if row is None:
        raise Refusal("no-such-sheet")
    found = connection.execute(
        select(ledger).where(ledger.c.sheet == id).order_by(ledger.c.number, ledger.c.seed)
    ).all()
    try:
        keeper = sheets_of(str(row.game))  # which a server did not write down when one game kept sheets
        entries = [str(each.entry) for each in found]
        sheet: Sheet = keeper.read(str(row.campaign), str(row.hero), str(row.created), entries)
    except Refusal as refusal:
        log_warning("damaged sheet", id=id, reason=refusal.facts.get("reason", refusal.code))
        raise Refusal("sheet-unreadable", name=str(row.name)) from None
    replays = {(each.number, each.seed): each.replay for each in found}
    return Shelved(id, row.name, keeper, sheet, replays, open_game(connection, id), row.seen)


def missing(shelved: Shelved, sheet: Sheet) -> list[Entry]:
    return [entry for entry in sheet.games if entry.key not in shelved.replays]


def check_ahead(shelved: Shelved, parcel: Parcel[Any]) -> None:
    """Refuse a parcel that does not contain everything in the sheet it would update."""
    if shelved.open is not None:
        raise Refusal("sheet-playing", name=shelved.name)
    if not shelved.keeper.goes_on(shelved.sheet, parcel.sheet):
        raise Refusal("sheet-apart", name=shelved.name)


def sheet_row(shelved: Shelved) -> dict[str, Any]:
    sheet = shelved.sheet
    return {
        "id": shelved.id,
        "name": shelved.name,
        "hero": sheet.hero,
        "created": sheet.created,
        **shelved.keeper.totals(sheet),
        "played": len(sheet.games),
        "open": shelved.open,
    }


# The end of a game


def earned(match: Match, id: str) -> Earned:
    """Return the entries that a finished game adds to its sheets; none before its end."""
    keeper = ProgressFacet.of(plugin_of(match.header.game, match.header.mix)).sheets()
    if match.outcome is None or keeper is None:
        return {}
    now = datetime.now()
    record = f"{match.header.game}-{now:%Y%m%d-%H%M%S}-{id}.record"
    return keeper.earned(match, record, now.date().isoformat())

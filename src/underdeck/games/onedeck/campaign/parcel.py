"""A parcel: a sheet with the texts of its records in one file, for a move between terminal and browser."""

from typing import Final, Literal, TypeVar

import msgspec

from underdeck.games.onedeck.campaign.ledger import FORMAT, Entry, Sheet, check_sheet, retell
from underdeck.kernel.refusal import Refusal
from underdeck.match.match import UNPLAYABLE

MALFORMED: Final = (msgspec.DecodeError, RecursionError, UnicodeError)

Told = tuple[str, Refusal]
"""A record and why it was left out, or trusted."""


class Parcel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Literal[1] = FORMAT
    name: str
    sheet: Sheet
    records: dict[str, str]


S = TypeVar("S", Sheet, Parcel)


def written(contents: Sheet | Parcel) -> str:
    return msgspec.json.format(msgspec.json.encode(contents).decode(), indent=1) + "\n"


def decode(text: str, kind: type[S], file: str) -> S:
    raw = msgspec.json.decode(text)
    if isinstance(raw, dict) and type(raw.get("format")) is int and raw["format"] > FORMAT:
        raise Refusal("sheet-newer", file=file)
    return msgspec.convert(raw, kind)


def read(text: str, kind: type[S], file: str, damaged: Refusal) -> S:
    """Return the contents if they are well-formed and sound; refuse `damaged` with the reason otherwise."""
    try:
        contents = decode(text, kind, file)
        check_sheet(contents.sheet if isinstance(contents, Parcel) else contents)
    except MALFORMED as error:
        damaged.facts["reason"] = str(error)
        raise damaged from None
    except Refusal as refusal:
        if refusal.code == "sheet-newer":
            raise
        raise damaged.because(refusal) from None
    return contents


def unpack(text: str, file: str) -> Parcel:
    """Return the parcel if it is well-formed; its records are not checked."""
    return read(text, Parcel, file, Refusal("parcel-damaged", file=file, reason=""))


def open_parcel(text: str, file: str) -> tuple[Parcel, list[Told]]:
    """Return a parcel whose records were all replayed, and the entries that had to be trusted."""
    damaged = Refusal("parcel-damaged", file=file, reason="")
    parcel = unpack(text, file)
    strangers = set(parcel.records) - {entry.record for entry in parcel.sheet.games}
    if strangers:
        raise damaged.because(Refusal("parcel-record", record=min(strangers)))
    on_trust: list[Told] = []
    for entry in parcel.sheet.games:
        try:
            refusal = check_record(entry, parcel)
        except Refusal as lie:
            raise damaged.because(lie) from None
        if refusal is not None:
            on_trust.append((entry.record, refusal))
    return parcel, on_trust


def check_record(entry: Entry, parcel: Parcel) -> Refusal | None:
    """Return None if the record confirms the entry, or why nobody can know; refuse a false entry."""
    text = parcel.records.get(entry.record)
    if text is None:
        return Refusal("entry-gone")
    try:
        played = retell(text, parcel.sheet.id, entry.record, entry.date)
    except Refusal as refusal:
        if refusal.code in UNPLAYABLE:
            return refusal
        raise
    if played.entry != entry or played.hero != parcel.sheet.hero:
        raise Refusal("ledger-record", game=entry.game, record=entry.record)
    return None

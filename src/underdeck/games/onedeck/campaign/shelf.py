"""Campaign sheets on disk: files in the user's data folder, derived from the records of the games played.

A finished record that is not in its sheet's ledger yet, because the program was killed, is entered whenever the sheet
is opened next.
"""

import contextlib
import re
import shlex
import shutil
import unicodedata
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from underdeck.games.onedeck.campaign import parcel as parcels
from underdeck.games.onedeck.campaign.ledger import (
    Sheet,
    campaigns_in,
    check_sheet,
    key_of,
    name_in,
    retell,
    safe_record,
    seats_of,
    with_entry,
    with_game,
)
from underdeck.games.onedeck.campaign.parcel import MALFORMED, Parcel, Told, open_parcel, written
from underdeck.games.onedeck.campaign.party import new_sheet, seat_sheets
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Header, Match
from underdeck.match.match import playable, read_header
from underdeck.packs.files import LARGEST, read_text, regular
from underdeck.packs.outside import Refs
from underdeck.progress.sheets import Opened, check_name
from underdeck.terminal import journal

SHEET = ".sheet"
DELETED = ".deleted"
OLD = ".old"


@dataclass
class Kept:
    """A sheet and its file, whose name is the name of the sheet."""

    path: Path
    sheet: Sheet
    left_out: list[Told] = field(default_factory=list)
    """The records of this sheet that could not be entered."""

    @property
    def name(self) -> str:
        return self.path.stem


# Names and files


def campaigns_folder() -> Path:
    return journal.games_folder().parent / "campaigns"


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise journal.write_refused(folder, error) from None


def spelled(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


def sheet_files(ending: str = SHEET) -> list[Path]:
    return sorted(campaigns_folder().glob(f"*{ending}"))


def file_of(name: str) -> Path | None:
    """Return the file of a sheet; case does not matter, as on some disks."""
    return next((path for path in sheet_files() if spelled(path.stem) == spelled(name)), None)


def find(name: str) -> Path:
    name = check_name(name)
    path = file_of(name)
    if path is None:
        names = [path.stem for path in sheet_files()]
        raise Refusal("unknown-sheet", name=name, count=len(names), choices=choices(names))
    return path


def text_of(path: Path, damaged: Refusal) -> str:
    """Return the text of an existing file; refuse `damaged` if it is not text."""
    try:
        return read_text(path)
    except Refusal as refusal:
        if refusal.code == "file-read":
            raise
        raise damaged.because(refusal) from None


def write(path: Path, sheet: Sheet) -> None:
    make_folder(path.parent)
    journal.write_whole(path, written(sheet))


def id_in(path: Path) -> str:
    """Return the id that a sheet's file names, even a damaged one; '' if none can be read."""
    try:
        found = re.search(r'"id"\s*:\s*"([^"\\]+-[0-9a-f]{12})"', read_text(path))
    except Refusal:
        return ""
    return found[1] if found else ""


def new(name: str, hero: str) -> Kept:
    sheet = new_sheet(name, hero)
    name = name_in(sheet.id)
    check_free(name)
    path = campaigns_folder() / (name + SHEET)
    write(path, sheet)
    return Kept(path, sheet)


def check_free(name: str) -> None:
    path = file_of(name)
    if path is not None:
        raise Refusal("sheet-exists", name=path.stem)


def delete(name: str) -> Path:
    """Put aside, not destroyed."""
    path = find(name)
    aside = journal.free_name(path.with_suffix(DELETED))
    try:
        path.rename(aside)
    except OSError as error:
        raise journal.write_refused(aside, error) from None
    return aside


# Records


class Found(NamedTuple):
    """A record in the games folder, by its heading alone."""

    path: Path
    header: Header


def games_with_sheets(ending: str = journal.FINISHED) -> list[Found]:
    """Return the records with sheets, of two files for one game the older first; unreadable ones have none."""
    found = []
    for path in sorted(journal.games_folder().glob(f"*{ending}"), key=lambda path: path.stem):
        try:
            with regular(path).open(encoding="utf-8") as file:
                header = read_header([file.readline(LARGEST), file.readline(LARGEST)])
        except (OSError, ValueError, Refusal):
            continue
        if campaigns_in(header):
            found.append(Found(path, header))
    return found


def unfinished(id: str) -> Path | None:
    """Return the game that this sheet is in now, unless it is one of another version that cannot continue."""
    running = [found for found in games_with_sheets(journal.OPEN) if seats_of(found.header, id)]
    return next((found.path for found in running if playable(found.header)), None)


def date_of(path: Path) -> str:
    """Return the day in the file's name, or of its last change."""
    stamp = re.search(r"-(\d{4})(\d\d)(\d\d)-\d{6}-", path.name)
    return "-".join(stamp.groups()) if stamp else date.fromtimestamp(path.stat().st_mtime).isoformat()


def with_record(sheet: Sheet, found: Found) -> Sheet:
    """Return the sheet with one more game; a game that is there already is not entered again."""
    if key_of(found.header, sheet.id) in {entry.key for entry in sheet.games}:
        return sheet
    text = read_text(found.path)
    return with_game(sheet, retell(text, sheet.id, found.path.name, date_of(found.path)))


def enter_records(sheet: Sheet, records: list[Found]) -> tuple[Sheet, list[tuple[Found, Refusal]]]:
    """Enter all games that are not in the ledger yet, in their order; return also those that do not fit."""
    left_out = []
    own = [found for found in records if seats_of(found.header, sheet.id)]
    for found in sorted(own, key=lambda found: key_of(found.header, sheet.id)):
        try:
            sheet = with_record(sheet, found)
        except Refusal as refusal:
            left_out.append((found, refusal))
    return sheet, left_out


def load(name: str) -> Kept:
    """Return a sheet by its name, with all its finished games."""
    return load_file(find(name))


def load_file(path: Path) -> Kept:
    damaged = Refusal("sheet-damaged", name=path.stem, typed=shlex.quote(path.stem), reason="")
    before = parcels.read(text_of(path, damaged), Sheet, str(path), damaged)
    sheet, left_out = enter_records(before, games_with_sheets())
    if sheet != before:
        write(path, sheet)
    return Kept(path, sheet, [(found.path.name, refusal) for found, refusal in left_out])


def rebuild(name: str, id: str = "") -> tuple[Kept, list[Told], Path | None]:
    """Make the ledger again from the records alone.

    Entries of records that this version can't replay are kept if the old ledger is readable. Second comes what is
    no longer in the ledger or was kept on trust, third where the old file was put.
    """
    name = check_name(name)
    path = file_of(name) or campaigns_folder() / (name + SHEET)
    old = read_loosely(path)
    records = games_with_sheets()
    id, own = records_for(name, [id] if id else [old.id if old else "", id_in(path)], records)
    hero = seats_of(own[0].header, id)[0].removesuffix("-2")
    created = old.created if old else min(date_of(found.path) for found in own)
    listed = {entry.record: entry for entry in old.games} if old else {}
    own.sort(key=lambda found: found.path.name not in listed)
    sheet, failed = enter_records(Sheet(id=id, hero=hero, created=created), own)
    told: list[Told] = []
    for found, refusal in failed:
        entry = listed.get(found.path.name)
        if entry is not None and refusal.code.startswith("record-"):
            try:
                sheet = with_entry(sheet, entry)
                refusal = Refusal("entry-kept", reason="").because(refusal)
            except Refusal as unfit:
                refusal = unfit
        told.append((found.path.name, refusal))
    names = {found.path.name for found in own}
    entered = {entry.key for entry in sheet.games}
    gone = [record for record, entry in listed.items() if record not in names and entry.key not in entered]
    told += [(record, Refusal("entry-gone")) for record in gone]
    check_sheet(sheet)
    return Kept(path, sheet), told, replace_file(path, sheet)


def replace_file(path: Path, sheet: Sheet) -> Path | None:
    """Write the sheet; of what stood there before, if it was different, a copy is put aside first."""
    aside = None
    try:
        if path.exists() and path.read_bytes() != written(sheet).encode():
            aside = journal.free_name(path.with_suffix(OLD))
            shutil.copyfile(path, aside)
    except OSError as error:
        raise journal.write_refused(path, error) from None
    write(path, sheet)
    return aside


def read_loosely(path: Path) -> Sheet | None:
    """Return a well-formed sheet, whatever its ledger; a newer one is refused."""
    if not path.exists():
        return None
    try:
        return parcels.decode(read_text(path), Sheet, str(path))
    except MALFORMED:
        return None
    except Refusal as refusal:
        if refusal.code == "file-text":
            return None
        raise


def records_for(name: str, ids: list[str], records: list[Found]) -> tuple[str, list[Found]]:
    """Return the records of the first of these ids that has any; else of a lost id made for that name."""
    taken = {id_in(path) for ending in (SHEET, DELETED) for path in sheet_files(ending)}
    orphans = {id for found in records for id in campaigns_in(found.header) if id not in taken}
    lost = sorted(id for id in orphans if spelled(name_in(id)) == spelled(name))
    for id in [*ids, *lost]:
        own = [found for found in records if id and seats_of(found.header, id)]
        if own:
            if id not in ids and len(lost) > 1:
                raise Refusal("sheet-which", name=name, choices=choices(lost))
            return id, own
    raise Refusal("sheet-no-records", name=name)


# Play


def open_for_play(names: list[str], heroes: list[str], packs: Refs = ()) -> tuple[list[str], dict[str, dict[str, Any]]]:
    """Return the party and the setting `sheets` of a new game. Without heroes, those of the sheets play."""
    kept = [load(name) for name in names]
    found = seat_sheets([Opened(each.name, each.sheet, next_number(each.sheet)) for each in kept], heroes, packs)
    for each in kept:
        running = unfinished(each.sheet.id)
        if running is not None:
            raise Refusal("sheet-unfinished", name=each.name, file=str(running))
    return found


def next_number(sheet: Sheet) -> int:
    """Return the number after all known games of this sheet."""
    traces = [key_of(found.header, sheet.id)[0] for found in games_with_sheets()]
    return 1 + max([0, *traces, *[entry.game for entry in sheet.games]])


def settle(match: Match, record: Path) -> list[Kept]:
    """Enter a finished game in its sheets. Any number of times; if it never happens, the next load does it."""
    ids = campaigns_in(match.header)
    if match.outcome is None or not ids:
        return []
    here = [found for found in games_with_sheets() if found.header == match.header]
    if not here:  # played from a file of one's own: the sheet is derived from records in our folder
        make_folder(journal.games_folder())
        name = record.stem + journal.FINISHED
        if not safe_record(name):
            name = "game" + journal.FINISHED
        journal.write_whole(journal.free_name(journal.games_folder() / name), match.record())
    settled: list[Kept] = []
    trouble: list[Refusal] = []
    for id in ids:
        paths = [path for path in sheet_files() if (id_in(path) or id) == id]
        paths = [path for path in paths if id_in(path) or spelled(path.stem) == spelled(name_in(id))]
        if not paths:
            trouble.append(Refusal("sheet-missing", name=name_in(id), file=str(record)))
        for path in paths:
            try:
                settled.append(load_file(path))
            except Refusal as refusal:
                trouble.append(refusal)
    if trouble:
        raise trouble[0]
    return settled


# Elsewhere


def export(name: str, file: Path) -> list[str]:
    """Write the sheet and its records to one file; return the names of missing records."""
    kept = load(name)
    sheet = kept.sheet
    try:
        taken = file.exists()
    except (OSError, ValueError) as error:
        raise journal.write_refused(file, error) from None
    if taken:
        raise Refusal("file-exists", file=str(file))
    own = [found for found in games_with_sheets() if seats_of(found.header, sheet.id)]
    paths = {found.path.name: found.path for found in own}
    records = {entry.record: read_text(paths[entry.record]) for entry in sheet.games if entry.record in paths}
    journal.write_whole(file, written(Parcel(name=kept.name, sheet=sheet, records=records)))
    return [entry.record for entry in sheet.games if entry.record not in records]


def import_(file: Path, name: str = "") -> tuple[Kept, list[Told]]:
    """Import a sheet from elsewhere with every game replayed; return also the entries that had to be trusted."""
    text = text_of(file, Refusal("parcel-damaged", file=str(file), reason=""))
    parcel, on_trust = open_parcel(text, str(file))
    sheet = parcel.sheet
    name = check_name(name or parcel.name)
    check_free(name)
    for path in sheet_files():
        if id_in(path) == sheet.id:
            raise Refusal("sheet-known", name=path.stem)
    games = [
        msgspec.structs.replace(entry, record=keep_record(entry.record, parcel.records[entry.record]))
        if entry.record in parcel.records
        else entry
        for entry in sheet.games
    ]
    path = campaigns_folder() / (name + SHEET)
    write(path, msgspec.structs.replace(sheet, games=games))
    return load_file(path), on_trust


def keep_record(name: str, text: str) -> str:
    """Store a record in our folder without overwriting anything. Return its name."""
    make_folder(journal.games_folder())
    path = journal.games_folder() / name
    with contextlib.suppress(Refusal):
        if path.is_file() and read_text(path) == text:
            return name
    path = journal.free_name(path)
    journal.write_whole(path, text)
    return path.name

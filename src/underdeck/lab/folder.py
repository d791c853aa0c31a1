"""The folder of a study: its manifest, its parts, and its progress.

    study.json        which study, of which version of rules and cards
    parts/            Parquet: one file for each cell that is done, smaller ones for those that are not
    result.json       at the end
    parts.sha256      of the parts that the study has written itself

Every file appears at once and whole, so whoever is killed leaves nothing half written.
"""

import contextlib
import errno
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

try:
    import fcntl
except ImportError:  # pragma: no cover - systems without it simply have no lock
    fcntl = None  # type: ignore[assignment]

from underdeck.kernel.refusal import Refusal, reason_of
from underdeck.lab import parts
from underdeck.lab.study import Study
from underdeck.packs.files import regular

FORMAT = 1
MANIFEST, RESULT, PARTS, DIGESTS, LOCK = "study.json", "result.json", "parts", "parts.sha256", ".lock"
UNFINISHED = ".new"
ADDED = ("played", "seconds")
MOST_DIGITS = 10


UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    study: Study
    digest: str
    """The digest of the study."""
    edition: str
    """The digest of rules, cards and bots: others would not give the same rows."""
    axes: list[str]
    records: bool = False
    """Whether the parts hold the records of the games as well."""


class Part(msgspec.Struct, frozen=True):
    """Games of a cell, from `first` on; the whole cell if `whole`."""

    cell: int
    first: int
    count: int
    whole: bool

    @property
    def name(self) -> str:
        if self.whole:
            return f"cell-{self.cell:05}-{self.count}.parquet"
        return f"part-{self.cell:05}-{self.first:07}-{self.count}.parquet"


class Folder:
    def __init__(self, path: Path, manifest: Manifest) -> None:
        self.path = path
        self.manifest = manifest

    @property
    def parts(self) -> list[Part]:
        """Return the parts in the folder; refuse anything that is no file, because reading it could block."""
        found = []
        for file in (self.path / PARTS).glob("*.parquet"):
            if not file.is_file():
                raise Refusal("lab-part-foreign", file=file.name)
            found.append(part_of(file.name))
        return sorted(found, key=lambda part: (part.cell, part.first, not part.whole))

    def file(self, part: Part) -> Path:
        return self.path / PARTS / part.name

    def keep(self, part: Part, data: bytes) -> None:
        write(self.file(part), data, self.kept_games)
        self.vouch(part, hashlib.sha256(data).hexdigest())

    def vouch(self, part: Part, digest: str) -> None:
        """Store the digest of a part, so that its rows need not be checked again."""
        with contextlib.suppress(OSError), regular(self.path / DIGESTS).open("a", encoding="utf-8") as file:
            file.write(f"{digest}  {PARTS}/{part.name}\n")

    def known(self) -> dict[str, str]:
        """Return the digests of the parts that the study has written, by name."""
        try:
            lines = regular(self.path / DIGESTS).read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            return {}
        words = [line.partition(f"  {PARTS}/") for line in lines]
        return {name: digest for digest, _, name in words}

    def kept_games(self) -> int:
        whole = {part.cell for part in self.parts if part.whole}
        return sum(part.count for part in self.parts if part.whole or part.cell not in whole)

    def drop(self, part: Part) -> None:
        self.file(part).unlink(missing_ok=True)

    def finish(self, cell: int, count: int) -> None:
        """Join the parts of that cell; surplus games are dropped."""
        mine = [part for part in self.parts if part.cell == cell and not part.whole]
        tables, reached = [], 0
        for part in mine:
            if part.first == reached < count:
                tables.append(parts.read_part(self.file(part)))
                reached += part.count
        self.keep(Part(cell, 0, count, True), parts.joined(tables, count))
        for part in mine:
            self.drop(part)

    def digest(self) -> str:
        """Return the digest of all rows, in the order of cells and numbers."""
        found = hashlib.blake2b(digest_size=8)
        for part in self.parts:
            for digest in parts.read_part(self.file(part), ["row"])["row"].to_pylist():
                found.update(digest.encode())
        return found.hexdigest()

    def conclude(self, result: dict[str, Any]) -> None:
        """Write the result, with games and times added up over all finished runs."""
        before = self.last_result()
        added = {name: result[name] + before.get(name, 0) for name in ADDED}
        write(self.path / RESULT, msgspec.json.encode(result | added), self.kept_games)

    def last_result(self) -> dict[str, Any]:
        try:
            found = msgspec.json.decode(regular(self.path / RESULT).read_bytes())
        except (OSError, *UNREADABLE):
            return {}
        sound = isinstance(found, dict) and all(type(found.get(name)) in (int, float) for name in ADDED)
        return found if sound else {}

    @property
    def result(self) -> dict[str, Any] | None:
        """Return the result of all games in the folder; None if some are still missing."""
        found = self.last_result()
        return found if found.get("digest") == self.digest() else None

    @contextmanager
    def held(self) -> Iterator[None]:
        """Lock the folder for this run."""
        try:
            lock = regular(self.path / LOCK).open("w")
        except OSError as error:
            raise unwritten(self.path, LOCK, self.kept_games(), error) from None
        with lock:
            if fcntl is not None:
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    raise Refusal("lab-in-use", folder=str(self.path)) from None
            for left in self.path.rglob(f"*{UNFINISHED}"):
                left.unlink(missing_ok=True)
            yield


def part_of(name: str) -> Part:
    words = name.removesuffix(".parquet").split("-")
    numbers = [int(word) for word in words[1:] if word.isdecimal() and len(word) <= MOST_DIGITS]
    part = None
    if words[0] == "cell" and len(numbers) == 2:
        part = Part(numbers[0], 0, numbers[1], True)
    if words[0] == "part" and len(numbers) == 3:
        part = Part(numbers[0], numbers[1], numbers[2], False)
    if part is None or part.name != name:
        raise Refusal("lab-part-foreign", file=name)
    return part


def digest_of_file(path: Path) -> str:
    """Return the SHA-256 of a file; an empty string if it cannot be read."""
    try:
        with regular(path).open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""


def write(path: Path, data: bytes, kept: Any) -> None:
    """Write a file under a temporary name, then rename it."""
    fresh = path.with_name(path.name + UNFINISHED)
    try:
        fresh.write_bytes(data)
        fresh.replace(path)  # a part that a power cut has spoilt is played again
    except OSError as error:
        fresh.unlink(missing_ok=True)
        folder = path.parent.parent if path.parent.name == PARTS else path.parent
        raise unwritten(folder, path.name, kept(), error) from None


def unwritten(folder: Path, name: str, games: int, error: OSError) -> Refusal:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Refusal("lab-disk-full", folder=str(folder), games=games)
    return Refusal("lab-write", folder=str(folder), file=name, games=games, **reason_of(error))


def open_folder(path: Path) -> Folder:
    """Return the folder of a study that was begun."""
    try:
        data = regular(path / MANIFEST).read_bytes()
    except OSError:
        raise Refusal("lab-folder-none", folder=str(path)) from None
    try:
        number = format_in(data)
        if number is None:
            raise Refusal("lab-folder-damaged", folder=str(path), reason="no-table").because(Refusal("no-table"))
        if number > FORMAT:
            raise Refusal("lab-folder-newer", folder=str(path), found=number, known=FORMAT)
        return Folder(path, msgspec.json.decode(data, type=Manifest))
    except UNREADABLE as error:
        raise Refusal("lab-folder-damaged", folder=str(path), reason=str(error)) from None


def format_in(data: bytes) -> int | None:
    """Return the number of the format, read first because a newer format may change the rest."""
    found = msgspec.json.decode(data)
    if not isinstance(found, dict):
        return None
    number = found.get("format")
    return number if isinstance(number, int) else 0


def made_folder(path: Path, study: Study, edition: str, axes: list[str], records: bool = False) -> Folder:
    """Return a new folder, or the existing one of the same study."""
    if (path / MANIFEST).exists():
        found = open_folder(path)
        if found.manifest.digest != study.digest:
            raise Refusal("lab-folder-other", folder=str(path), name=found.manifest.study.name)
        check_edition(found, edition)
        return found
    try:
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise Refusal("lab-folder-taken", folder=str(path))
        (path / PARTS).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("file-write", file=str(path), **reason_of(error)) from None
    manifest = Manifest(FORMAT, study, study.digest, edition, axes, records)
    write(path / MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)), lambda: 0)
    return Folder(path, manifest)


def check_edition(folder: Folder, edition: str) -> None:
    if folder.manifest.edition != edition:
        raise Refusal("lab-edition", folder=str(folder.path), found=folder.manifest.edition, known=edition)

"""Third-party packs: a folder or one zip file with `pack.toml`, `cards/*.toml`, `text/LANGUAGE/*.ftl`,
`pictures/*.svg` and `lessons/*.toml`.

Any other file in a pack is neither read nor played."""

import hashlib
import os
import re
import stat
import tomllib
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import platformdirs
from msgspec import Meta

from underdeck.kernel.refusal import Refusal, choices, reason_of
from underdeck.kernel.visible_text import check_seen
from underdeck.packs.pictures import clean_picture
from underdeck.packs.reading import Id, Reader

MANIFEST = "pack.toml"
ZIP = ".zip"
MOST_FILES = 200
MOST_BYTES = 5_000_000
MOST_PACKS = 8
"""The most packs in one game."""
MOST_KEPT = 64
WAS = ".was"
DIGEST = re.compile(r"[0-9a-f]{16}")
DEEPEST_KEY = 32
"""The most dots in a key such as `a.b.c`: Python's reader needs time and memory for the square of their number."""
NO_KEYS = re.compile(r""""(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|#[^\n]*+""")
"""Strings and comments."""
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}")
CARDS = re.compile(r"cards/[^/]+\.toml")
TEXT = re.compile(r"text/([a-z]{2,3})/[^/]+\.ftl")
PICTURE = re.compile(r"pictures/([a-z][a-z0-9-]*)\.svg")
LESSON = re.compile(r"lessons/([a-z][a-z0-9-]*)\.toml")

Line = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[^\x00-\x1f\x7f]+$")]


class Manifest(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    game: Id
    id: Annotated[Id, Meta(max_length=40)]
    name: Line
    version: Annotated[str, Meta(pattern=r"^[0-9A-Za-z][0-9A-Za-z.+-]{0,29}$")]
    author: Line
    license: Line


class PackRef(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The pack as a record names it: the digest identifies its cards."""

    id: str
    version: str
    digest: str


Refs = tuple[PackRef, ...]


class OutsidePack:
    __slots__ = ("digest", "files", "manifest", "path", "pictures", "troubles")

    def __init__(self, path: Path, manifest: Manifest, files: dict[str, bytes]) -> None:
        self.path = path
        self.manifest = manifest
        self.files = files
        self.troubles: dict[str, Refusal] = {}
        """What is wrong with its texts and pictures, by file."""
        self.pictures: dict[str, bytes] = {}
        """By the id of what they show, fit to be shown."""
        for field in ("name", "author", "license"):
            try:
                check_seen(getattr(manifest, field))
            except Refusal as reason:
                self.troubles[MANIFEST] = wrong_field(self.place, field, reason)
        for name, data in sorted(files.items()):
            try:
                if language_of(name):
                    check_encoding(f"{self.place}/{name}", data)
                if picture := PICTURE.fullmatch(name):
                    self.pictures[picture[1]] = clean_picture(f"{self.place}/{name}", data)
            except Refusal as refusal:
                self.troubles[name] = refusal
        played = hashlib.blake2b(digest_size=8)  # of the cards alone: a corrected text leaves records as they are
        for name, data in self.cards():
            played.update(f"{name}\n{len(data)}\n".encode() + data)
        self.digest = played.hexdigest()

    @property
    def place(self) -> str:
        return display_name(self.path)

    @property
    def ref(self) -> PackRef:
        return PackRef(self.manifest.id, self.manifest.version, self.digest)

    def cards(self) -> list[tuple[str, bytes]]:
        return [(name, self.files[name]) for name in sorted(self.files) if CARDS.fullmatch(name)]

    def texts(self, language: str) -> list[tuple[str, bytes]]:
        sound = sorted(self.files.keys() - self.troubles.keys())
        return [(name, self.files[name]) for name in sound if language_of(name) == language]

    def lessons(self) -> list[tuple[str, str, bytes]]:
        """Return the lessons by id, each with the name of its file."""
        return [(found[1], name, self.files[name]) for name in sorted(self.files) if (found := LESSON.fullmatch(name))]

    @property
    def drawn(self) -> list[str]:
        """Return the ids that its pictures are named after, broken ones too."""
        return [found[1] for name in sorted(self.files) if (found := PICTURE.fullmatch(name))]

    @property
    def languages(self) -> list[str]:
        return sorted({language_of(name) for name in self.files} - {""})

    @property
    def unshown(self) -> list[str]:
        """Return the files among the pictures that are no pictures."""
        return [name for name in self.unread if name.startswith("pictures/")]

    @property
    def unread(self) -> list[str]:
        """Return the files that are not used."""
        return [name for name in sorted(self.files) if name != MANIFEST and not read_at_all(name)]


def wrong_field(place: str, field: str, reason: Refusal) -> Refusal:
    return Refusal("pack-field", file=f"{place}/{MANIFEST}", card="pack", field=field, reason="").because(reason)


def display_name(path: Path) -> str:
    """Return the name of the folder or zip file for error messages, wherever it is."""
    return path.name or path.resolve().name


def language_of(name: str) -> str:
    found = TEXT.fullmatch(name)
    return "" if found is None else found[1]


def read_at_all(name: str) -> bool:
    return any(kind.fullmatch(name) for kind in (CARDS, TEXT, PICTURE, LESSON))


# Where packs lie


def home() -> Path:
    """Return the folder in which `packs add` stores packs: `packs` beside the games of this user."""
    base = os.environ.get("UNDERDECK_DATA") or platformdirs.user_data_dir("underdeck", appauthor=False)
    return Path(base) / "packs"


def put_by(ref: PackRef) -> Path:
    """Return the folder in which `packs add --replace` stores the replaced pack, because stored games need its
    cards."""
    return home() / WAS / f"{ref.id}-{ref.digest}"


def pack_folders() -> list[Path]:
    """Return the folders of `UNDERDECK_PACKS`, then this user's own."""
    named = os.environ.get("UNDERDECK_PACKS", "").split(os.pathsep)
    return [*[Path(folder) for folder in named if folder], home()]


def pack_paths() -> Iterator[Path]:
    """Iterate over everything that looks like a pack."""
    for folder in pack_folders():
        try:
            entries = sorted(folder.iterdir())
        except OSError:
            continue
        yield from [path for path in entries if (path if path.suffix == ZIP else path / MANIFEST).is_file()]


def places() -> dict[str, list[Path]]:
    """Return the paths of all packs by id, without broken ones."""
    found: dict[str, list[Path]] = {}
    for path in pack_paths():
        try:
            found.setdefault(read_manifest(path).id, []).append(path)
        except Refusal:
            continue
    return found


def found_packs() -> dict[str, Path]:
    """Return the path of each pack by id; of two with the same id the first."""
    return {id: paths[0] for id, paths in places().items()}


def missing_folders() -> list[Path]:
    """Return the folders of `UNDERDECK_PACKS` that do not exist."""
    return [folder for folder in pack_folders()[:-1] if not folder.is_dir()]


def no_such_pack(name: str) -> Refusal:
    ids = sorted(found_packs())
    if Path(name).exists():
        return Refusal("pack-not-added", name=name)
    return Refusal("unknown-pack", name=name, known=len(ids), choices=choices(ids))


def packs_for(game: str) -> list[Manifest]:
    return [manifest for path in found_packs().values() if (manifest := read_manifest(path)).game == game]


# Reading


def read_pack(path: Path) -> OutsidePack:
    """Return the pack; refuse it if any of its texts or pictures is faulty."""
    pack = inspected_pack(path)
    for refusal in pack.troubles.values():
        raise refusal
    return pack


def inspected_pack(path: Path) -> OutsidePack:
    """Return the pack with all errors in its texts and pictures."""
    files = read_files(path)
    return OutsidePack(path, manifest_in(path, files), files)


def read_manifest(path: Path) -> Manifest:
    if path.suffix == ZIP:
        return manifest_in(path, read_files(path))
    try:
        file = path / MANIFEST
        if file.is_symlink() or not file.is_file() or file.stat().st_size > MOST_BYTES:
            raise Refusal("pack-manifest", file=str(path), name=MANIFEST)
        return manifest_in(path, {MANIFEST: file.read_bytes()})
    except OSError as error:
        raise unreadable(path, error) from None


def manifest_in(path: Path, files: dict[str, bytes]) -> Manifest:
    if MANIFEST not in files:
        raise Refusal("pack-manifest", file=str(path), name=MANIFEST)
    reader = Reader()
    reader.file = f"{display_name(path)}/{MANIFEST}"
    return reader.convert(read_toml(reader.file, files[MANIFEST]), Manifest)


def read_toml(file: str, data: bytes) -> dict[str, Any]:
    check_encoding(file, data)
    try:
        return toml_in(data.decode("utf-8-sig"))
    except ValueError as error:  # Python's own of numbers with thousands of digits, too
        raise bad_toml(file, str(error)) from None


def toml_in(text: str) -> dict[str, Any]:
    """Return the TOML in a text; raise a `ValueError` if there is none."""
    keys = re.split(r"[=,\n]", NO_KEYS.sub("", text))
    try:
        if any(key.count(".") > DEEPEST_KEY for key in keys):
            raise RecursionError
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("Nested too deeply") from None


SLIPS = {
    "Invalid value": "value", "Invalid statement": "statement", "Expected '='": "equals", "Cannot ": "twice",
    "Unterminated string": "string", "Illegal character": "string", "Unescaped": "string", "Unclosed": "list",
    "Expected newline": "statement", "Invalid initial character for a key": "statement",
    "Nested too deeply": "deep", "Exceeds the limit": "value",
}  # fmt: skip
"""Our names for the complaints of Python's TOML reader."""


def bad_toml(file: str, reason: str) -> Refusal:
    place = re.search(r"at line (\d+), column (\d+)", reason)
    line, column = (int(place[1]), int(place[2])) if place else (0, 0)
    kind = next((kind for slip, kind in SLIPS.items() if reason.startswith(slip)), "other")
    return Refusal("pack-syntax", file=file, line=line, column=column, kind=kind, reason=reason)


def check_encoding(file: str, data: bytes) -> None:
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise Refusal("pack-encoding", file=file, line=data[: error.start].count(b"\n") + 1) from None


def read_files(path: Path) -> dict[str, bytes]:
    if path.suffix == ZIP and path.exists() and not path.is_file():
        raise Refusal("pack-link", file=str(path.parent), name=path.name)
    try:
        return unzipped(path) if path.suffix == ZIP else lying_in(path)
    except OSError as error:
        raise unreadable(path, error) from None


def unreadable(path: Path, error: OSError) -> Refusal:
    return Refusal("file-read", file=str(path), **reason_of(error))


def lying_in(folder: Path) -> dict[str, bytes]:
    if not folder.is_dir():
        raise Refusal("pack-manifest", file=str(folder), name=MANIFEST)
    members: list[tuple[str, Path]] = []
    for place, folders, names in os.walk(folder):
        folders[:] = sorted([name for name in folders if not hidden(name)])
        for name in sorted([name for name in (*folders, *names) if not hidden(name)]):
            file = Path(place) / name
            if file.is_symlink() or not (file.is_dir() or file.is_file()):
                raise Refusal("pack-link", file=str(folder), name=inside(folder, file))
            if name not in folders:
                members.append((inside(folder, file), file))
        check_count(folder, len(members))
    return gathered(folder, [(name, file.stat().st_size, open_file(file)) for name, file in members])


def inside(folder: Path, file: Path) -> str:
    return file.relative_to(folder).as_posix()


def open_file(file: Path) -> Any:
    return lambda: file.open("rb")


def unzipped(path: Path) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(path) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            entries = [entry for entry in entries if not any(map(hidden, entry.filename.split("/")[:1]))]
            check_count(path, len(entries))
            for entry in entries:
                if stat.S_ISLNK(entry.external_attr >> 16):
                    raise Refusal("pack-link", file=str(path), name=entry.filename)
            root = common_root([entry.filename for entry in entries])
            members = [
                (entry.filename.removeprefix(root), entry.file_size, open_entry(archive, entry)) for entry in entries
            ]
            shown = [each for each in members if not any(map(hidden, each[0].split("/")))]
            return gathered(path, shown)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, UnicodeDecodeError) as error:
        raise Refusal("pack-zip", file=str(path), reason=str(error)) from None


def open_entry(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Any:
    return lambda: archive.open(entry)


def common_root(names: list[str]) -> str:
    """Return the one folder in which all files of a zip file are, as in most zip files; else an empty string."""
    root, slash, _ = (names or [""])[0].partition("/")
    if slash and NAME.fullmatch(root) and all(name.startswith(f"{root}/") for name in names):
        return f"{root}/"
    return ""


def hidden(name: str) -> bool:
    """Return whether a name belongs to a file of the system or of version control; `..` does not."""
    return (name.startswith(".") and name.strip(".") != "") or name in ("__MACOSX", "__pycache__")


def check_count(path: Path, count: int) -> None:
    if count > MOST_FILES:
        raise Refusal("pack-many", file=str(path), most=MOST_FILES)


def gathered(path: Path, members: Iterable[tuple[str, int, Any]]) -> dict[str, bytes]:
    """Read the files within the size limit; the sizes that a zip file states are not trusted."""
    found: dict[str, bytes] = {}
    left = MOST_BYTES
    for name, size, opened in members:
        if name in found:
            raise Refusal("pack-name-twice", file=str(path), name=name)
        if not all(NAME.fullmatch(part) for part in name.split("/")):
            raise Refusal("pack-name", file=str(path), name=name)
        if size > left:
            raise Refusal("pack-size", file=str(path), most=MOST_BYTES // 1_000_000)
        with opened() as file:
            found[name] = file.read(left + 1)
        left -= len(found[name])
        if left < 0:
            raise Refusal("pack-size", file=str(path), most=MOST_BYTES // 1_000_000)
    return found


# Packs of a game


_known: dict[PackRef, OutsidePack] = {}
"""Those that were read, by what they are: what a running game needs stays as it was, whatever happens to the disk."""


def known(pack: OutsidePack) -> PackRef:
    while len(_known) >= MOST_KEPT and pack.ref not in _known:
        del _known[next(iter(_known))]
    _known[pack.ref] = pack
    return pack.ref


def chosen(game: str, ids: Sequence[Any]) -> Refs:
    """Return the packs for a new game, as they are now."""
    if not isinstance(ids, list | tuple) or not all(isinstance(id, str) for id in ids):
        raise Refusal("setup-type", name="packs")
    if not ids:
        return ()
    if len(ids) > MOST_PACKS:
        raise Refusal("packs-count", most=MOST_PACKS)
    paths = found_packs()
    refs: list[PackRef] = []
    for id in dict.fromkeys(ids):
        if id not in paths:
            raise no_such_pack(id)
        pack = read_pack(paths[id])
        if pack.manifest.game != game:
            raise Refusal("pack-game", name=id, game=game, own=pack.manifest.game)
        refs.append(known(pack))
    return tuple(refs)


def needed(ref: PackRef) -> OutsidePack:
    """Return the pack of a record, with exactly the cards of that match."""
    if ref in _known:
        return _known[ref]
    path = found_packs().get(ref.id)
    if path is None:
        raise Refusal("record-pack-absent", name=ref.id, version=ref.version)
    pack = read_pack(path)
    if pack.digest != ref.digest and DIGEST.fullmatch(ref.digest) and put_by(ref).is_dir():
        pack = inspected_pack(put_by(ref))
    if pack.digest != ref.digest:
        raise Refusal("record-pack-changed", name=ref.id, version=ref.version, own=pack.manifest.version)
    known(OutsidePack(pack.path, msgspec.structs.replace(pack.manifest, version=ref.version), pack.files))
    return _known[ref]


@lru_cache(MOST_KEPT)
def readable(id: str) -> str:
    """Return an id as a name: `moss-golem` becomes “Moss Golem”."""
    return " ".join([word[:1].upper() + word[1:] for word in id.split("-")])


# Making one


def example(room: Traversable, id: str, name: str, author: str) -> dict[str, str]:
    """Return the files of a small working pack, from the template of a game."""
    words = {"id": id, "name": name, "author": author}
    found: dict[str, str] = {}

    def own(text: str) -> str:
        return re.sub(r"@(id|name|author)@", lambda word: words[word[1]], text)

    def copy(folder: Traversable, place: str) -> None:
        for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if each.is_dir():
                copy(each, f"{place}{each.name}/")
            else:
                found[own(f"{place}{each.name}")] = own(each.read_text(encoding="utf-8"))

    copy(room / "example", "")
    return found

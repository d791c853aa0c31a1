"""Games on disk. Every answer is written and flushed before its result is shown."""

import contextlib
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import IO

from underdeck.kernel.refusal import Refusal, reason_of
from underdeck.match import Match, load
from underdeck.packs.files import read_text, regular
from underdeck.text.languages import data_folder

try:
    import fcntl
except ImportError:  # pragma: no cover - systems without it simply have no lock
    fcntl = None  # type: ignore[assignment]

OPEN = ".open"
FINISHED = ".record"
ABANDONED = ".abandoned"


def games_folder() -> Path:
    return data_folder() / "games"


def write_refused(path: Path, error: OSError | ValueError) -> Refusal:
    return Refusal("file-write", file=str(path), **reason_of(error))


def write_whole(path: Path, text: str) -> None:
    """Write a file completely or not at all: a temporary file beside it, then a rename."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except (OSError, ValueError) as error:
        raise write_refused(path, error) from None


class Journal:
    """The file of one running game, locked for one program. The disk is never behind what was shown."""

    def __init__(self, path: Path, lock: IO[str], match: Match) -> None:
        self.path = self.begun = path
        self.lock = lock
        self.match = match
        self.written = 0
        self.size = 0

    def keep(self) -> None:
        """Append the answers given since the last call; on failure the file is as it was before."""
        data = ("\n".join(self.match.answers(self.written)) + "\n").encode()
        try:
            with self.path.open("r+b") as file:
                try:
                    file.seek(self.size)
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
                except OSError:
                    with contextlib.suppress(OSError):
                        os.ftruncate(file.fileno(), self.size)
                    raise
        except OSError as error:
            raise write_refused(self.path, error) from None
        self.size += len(data)
        self.written = len(self.match.log)

    def rewrite(self) -> None:
        """Write the whole record again: at the start and after an undo."""
        text = "\n".join([*self.match.heading(), *self.match.answers()]) + "\n"
        write_whole(self.path, text)
        self.size = len(text.encode())
        self.written = len(self.match.log)

    def finish(self) -> Path:
        """Close a finished game: its record gets a final check and its name, if the file is one of ours."""
        write_whole(self.path, self.match.record())
        if self.path.suffix == OPEN:
            finished = free_name(self.path.with_suffix(FINISHED))
            try:
                os.replace(self.path, finished)
            except OSError as error:
                raise write_refused(finished, error) from None
            lock_path(self.path).unlink(missing_ok=True)
            self.path = finished
        self.close()
        return self.path

    def reopen(self) -> None:
        """Reopen a game whose end was undone."""
        self.lock = hold(self.begun)
        try:
            os.replace(self.path, self.begun)
        except OSError as error:
            raise write_refused(self.begun, error) from None
        self.path = self.begun

    def abandon(self) -> Path:
        """Give the file of an abandoned game a name that nobody resumes or counts."""
        given_up = free_name(self.path.with_suffix(ABANDONED))
        try:
            os.replace(self.path, given_up)
        except OSError as error:
            raise write_refused(given_up, error) from None
        lock_path(self.path).unlink(missing_ok=True)
        self.close()
        return given_up

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.lock.close()


def free_name(path: Path) -> Path:
    """Return a name that is free: a finished record is never overwritten."""
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def lock_path(path: Path) -> Path:
    return path.with_name(f".{path.stem}.lock")


def hold(path: Path) -> IO[str]:
    try:
        lock = regular(lock_path(path)).open("w", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise write_refused(path.parent, error) from None
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise Refusal("game-in-use", file=str(path)) from None
    return lock


def begin(match: Match) -> Journal:
    """Return the journal of a new game, in a new file whose name nobody else takes at the same moment."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise write_refused(folder, error) from None
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    number = 0
    while True:
        number += 1
        path = folder / f"{match.header.game}-{stamp}-{number}{OPEN}"
        try:
            lock = hold(path)
        except Refusal as refusal:
            if refusal.code == "game-in-use":
                continue
            raise
        if not path.exists() and not path.with_suffix(FINISHED).exists():
            break
        lock.close()
    journal = Journal(path, lock, match)
    journal.rewrite()
    return journal


def loose(match: Match, folder: Path) -> Journal:
    """Return a journal for a game that nobody resumes, such as a lesson."""
    path = folder / f"{match.header.game}{OPEN}"
    journal = Journal(path, hold(path), match)
    journal.rewrite()
    return journal


def open_games() -> list[Path]:
    """Return unfinished games, the last played one at the end."""
    found = []
    for path in games_folder().glob(f"*{OPEN}"):
        with contextlib.suppress(OSError):  # finished or removed at this very moment
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found)]


def resume(path: Path) -> Journal:
    """Go on with a game; a last line cut off by a kill was never acknowledged and is dropped."""
    path = path.resolve()
    if not path.is_file():
        read_text(path)
    lock = hold(path)
    try:
        journal = Journal(path, lock, load(read_text(path), cut_off=True))
        journal.rewrite()
    except BaseException:
        lock.close()
        raise
    return journal


def language_file() -> Path:
    return games_folder().parent / "language"


def remember_language(language: str) -> None:
    """Store the language for the next game, if possible."""
    if remembered_language() != language:
        with contextlib.suppress(Refusal):
            write_whole(language_file(), language)


def remembered_language() -> str:
    """Return the language of the last game; '' before the first."""
    try:
        return language_file().read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""

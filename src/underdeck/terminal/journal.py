"""Games on disk. Every answer is written and flushed before its result is shown."""

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import IO

import platformdirs

from underdeck.kernel.refusal import Refusal
from underdeck.match import Match, load

try:
    import fcntl
except ImportError:  # pragma: no cover - systems without it simply have no lock
    fcntl = None  # type: ignore[assignment]

OPEN = ".open"
FINISHED = ".record"


def games_folder() -> Path:
    """`UNDERDECK_DATA`, or where this system keeps a user's data."""
    base = os.environ.get("UNDERDECK_DATA") or platformdirs.user_data_dir("underdeck", appauthor=False)
    return Path(base) / "games"


def write_whole(path: Path, text: str) -> None:
    """All or nothing: a temporary file beside it, then a rename."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise Refusal("file-write", file=str(path), reason=str(error.strerror)) from None


def read_whole(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refusal("record-foreign") from None
    except OSError as error:
        raise Refusal("file-read", file=str(path), reason=str(error.strerror)) from None


class Journal:
    """The file of one running game, held by one program at a time."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.written = len(match.log)
        self.lock = hold(path)
        self.file: IO[str] | None = None

    def keep(self) -> None:
        """Write the answers given since the last call."""
        lines = self.match.lines(self.written) if self.written else self.match.lines()
        if self.written == 0:
            write_whole(self.path, "\n".join(lines) + "\n")
        elif len(self.match.log) > self.written:
            try:
                if self.file is None:
                    self.file = self.path.open("a", encoding="utf-8")
                self.file.write("\n".join(lines) + "\n")
                self.file.flush()
                os.fsync(self.file.fileno())
            except OSError as error:
                raise Refusal("file-write", file=str(self.path), reason=str(error.strerror)) from None
        self.written = len(self.match.log)

    def rewrite(self) -> None:
        """After an undo the file is written anew."""
        self.close_file()
        write_whole(self.path, "\n".join(self.match.lines()) + "\n")
        self.written = len(self.match.log)

    def finish(self) -> Path:
        """The game is over: the record gets its final check and name."""
        self.close_file()
        write_whole(self.path, self.match.record())
        finished = self.path.with_suffix(FINISHED)
        os.replace(self.path, finished)
        self.path = finished
        self.close()
        return finished

    def close_file(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None

    def close(self) -> None:
        self.close_file()
        self.lock.close()
        lock_path(self.path).unlink(missing_ok=True)


def lock_path(path: Path) -> Path:
    return path.with_name(f".{path.stem}.lock")


def hold(path: Path) -> IO[str]:
    try:
        lock = lock_path(path).open("w", encoding="utf-8")
    except OSError as error:
        raise Refusal("file-write", file=str(path.parent), reason=str(error.strerror)) from None
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise Refusal("game-in-use", file=str(path)) from None
    return lock


def begin(match: Match) -> Journal:
    """A new file for a new game."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("file-write", file=str(folder), reason=str(error.strerror)) from None
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    number = 1
    while True:
        path = folder / f"{match.header.game}-{stamp}-{number}{OPEN}"
        if not path.exists():
            break
        number += 1
    journal = Journal(path, match)
    journal.keep()
    return journal


def open_games() -> list[Path]:
    """Unfinished games, the one touched last at the end."""
    return sorted(games_folder().glob(f"*{OPEN}"), key=lambda path: (path.stat().st_mtime_ns, path.name))


def language_file() -> Path:
    return games_folder().parent / "language"


def remember_language(language: str) -> None:
    if remembered_language() != language:
        write_whole(language_file(), language)


def remembered_language() -> str:
    """The language of the last game; '' before the first."""
    file = language_file()
    return read_whole(file).strip() if file.is_file() else ""


def latest_open() -> Path:
    games = open_games()
    if not games:
        raise Refusal("nothing-to-resume")
    return games[-1]


def resume(path: Path) -> Journal:
    """Go on with a game; a last line cut off by a kill was never acknowledged and is dropped."""
    match = load(read_whole(path), cut_off=True)
    journal = Journal(path, match)
    journal.rewrite()
    return journal

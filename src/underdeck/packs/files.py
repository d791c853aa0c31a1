"""Files that somebody names or that somebody else may have put into a folder: nothing that has no end is read."""

import errno
import os
from pathlib import Path

from underdeck.kernel.refusal import Refusal, reason_of

LARGEST = 50_000_000
DEVICES = Path("/dev")
"""Where a shell has the pipes that it made itself."""


def regular(path: Path) -> Path:
    """An `OSError` where something else than a file is there: whoever opens a FIFO may wait for ever."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    return path


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """What somebody named, or a refusal: a file, or a pipe of a shell."""
    try:
        piped = path.is_fifo() and DEVICES not in path.parents
        with (regular(path) if piped else path).open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise Refusal("file-read", file=str(path), **reason_of(error)) from None
    if len(data) > most:
        raise Refusal("file-large", file=str(path), most=most // 1_000_000)
    return data


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise Refusal("file-text", file=str(path)) from None

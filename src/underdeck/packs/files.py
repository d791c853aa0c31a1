"""Reading files that somebody names or may have put into a folder: nothing endless is read."""

import errno
import os
from pathlib import Path

from underdeck.kernel.refusal import Refusal, reason_of

LARGEST = 50_000_000
DEVICES = Path("/dev")
"""The folder of a shell's own pipes."""


def regular(path: Path) -> Path:
    """Return the path; raise an `OSError` if it is no regular file, because reading a FIFO could block for ever."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    return path


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """Return the bytes of a file or of a shell's pipe; refuse anything else."""
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

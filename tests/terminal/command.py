"""The command line in this process, with streams, arguments and environment of its own. Where the process is the point
(signals, pipes, kills), tests start a real one."""

import io
import os
import signal
import sys
from unittest import mock

from underdeck.cli import main


class Done:
    """As of a process that has ended."""

    def __init__(self, returncode: int, stdout: str, stderr: str) -> None:
        self.returncode = returncode
        self.stdout = stdout
        self.stderr = stderr


def run(data: dict[str, str], *words: str, answers: str = "", check: int | None = None) -> Done:
    streams = [io.TextIOWrapper(io.BytesIO(given), encoding="utf-8") for given in (answers.encode(), b"", b"")]
    before = signal.getsignal(signal.SIGTERM)
    with (
        mock.patch.object(sys, "argv", ["underdeck", *words]),
        mock.patch.multiple(sys, stdin=streams[0], stdout=streams[1], stderr=streams[2]),
        mock.patch.dict(os.environ, data, clear=True),
    ):
        try:
            main()
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        finally:
            signal.signal(signal.SIGTERM, before)
    for stream in streams[1:]:
        stream.flush()
    done = Done(code, *[stream.buffer.getvalue().decode() for stream in streams[1:]])
    assert "Traceback" not in done.stderr, done.stderr
    if check is not None:
        assert done.returncode == check, (done.returncode, done.stdout[-500:], done.stderr)
    return done

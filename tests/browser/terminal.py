"""Somebody who sits down at an online game from a terminal."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
import threading

COMMAND = [sys.executable, "-c", "from underdeck.cli import main; main()"]


class Terminal:
    def __init__(self, folder, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        environment = {**os.environ, "UNDERDECK_DATA": str(folder), "TERM": "xterm-256color"}
        self.child = subprocess.Popen(
            [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        os.close(theirs)
        self.seen = b""
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        try:
            while text := os.read(self.ours, 65536):
                self.seen += text
        except OSError:
            return

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def shows(self, text: str) -> bool:
        return text.encode() in self.seen

    def close(self) -> None:
        self.child.terminate()
        self.child.wait()
        os.close(self.ours)

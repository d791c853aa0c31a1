"""`underdeck play` on a real terminal: the app opens, and closes as it should."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time

import pytest

from underdeck.match import load

UNDERDECK = [sys.executable, "-c", "from underdeck.cli import main; main()"]
SETUP = ["--hero", "mage", "--dungeon", "dragons-cave", "--seed", "7", "--lang", "en"]
PATIENCE = 300
ALTERNATE, BACK = b"\033[?1049h", b"\033[?1049l"


class Terminal:
    """A program with a terminal of its own."""

    def __init__(self, data, *words, hangup=signal.SIG_DFL, **env):
        """`hangup` is what becomes of SIGHUP, whatever it is where the tests run."""
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = {**os.environ, "UNDERDECK_DATA": str(data), "TERM": "xterm-256color", **env}
        self.child = subprocess.Popen(
            [*UNDERDECK, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGHUP, hangup),
        )  # fmt: skip
        os.close(theirs)
        self.seen = b""

    def read(self):
        """Some of what the program writes; False when it has closed its end."""
        ready, _, _ = select.select([self.ours], [], [], 1)
        try:
            self.seen += os.read(self.ours, 65536) if ready else b""
        except OSError:
            return False
        return True

    def read_until(self, wanted):
        deadline = time.monotonic() + PATIENCE
        while wanted not in self.seen:
            assert self.read() and time.monotonic() < deadline, self.seen[-2000:]

    def type(self, keys):
        os.write(self.ours, keys)

    def end(self):
        deadline = time.monotonic() + PATIENCE
        while self.read():
            assert time.monotonic() < deadline, self.seen[-2000:]
        os.close(self.ours)
        return self.child.wait(timeout=PATIENCE)


@pytest.mark.long
def test_the_app_ends_with_its_terminal(data):
    terminal = Terminal(data, "play", "onedeck", *SETUP)
    terminal.read_until(b"Which room")
    os.close(terminal.ours)
    assert terminal.child.wait(timeout=PATIENCE) == -signal.SIGHUP
    (kept,) = data.glob("games/*.open")
    assert load(kept.read_text(), cut_off=True).seats == ["mage"]


@pytest.mark.long
def test_the_app_ends_with_its_terminal_under_nohup_too(data):
    terminal = Terminal(data, "play", "onedeck", *SETUP, hangup=signal.SIG_IGN)
    terminal.read_until(b"Which room")
    os.close(terminal.ours)
    assert terminal.child.wait(timeout=PATIENCE) is not None
    assert len(list(data.glob("games/*.open"))) == 1


@pytest.mark.long
@pytest.mark.parametrize("quitting", ["keys", "kill"])
def test_play_opens_the_app_and_leaves_cleanly_with_the_game_kept(data, quitting):
    terminal = Terminal(data, "play", "onedeck", *SETUP)
    terminal.read_until(b"Which room")
    assert ALTERNATE in terminal.seen
    if quitting == "keys":
        terminal.type(b"\x11")
    else:
        terminal.child.send_signal(signal.SIGTERM)
    assert terminal.end() == 0
    after = terminal.seen.partition(BACK)[2]
    assert b"underdeck resume" in after and b"Traceback" not in terminal.seen
    (kept,) = data.glob("games/*.open")
    assert load(kept.read_text(), cut_off=True).seats == ["mage"]


@pytest.mark.long
def test_resume_goes_on_in_either_mode(data):
    subprocess.run(
        [*UNDERDECK, "play", *SETUP, "--plain"], input="1\nquit\n", text=True, check=True, capture_output=True,
        env={**os.environ, "UNDERDECK_DATA": str(data)},
    )  # fmt: skip
    terminal = Terminal(data, "resume")
    terminal.read_until(b"Behind the door")
    terminal.type(b"\x11")
    assert terminal.end() == 0
    plain = Terminal(data, "resume", "--plain")
    plain.read_until(b"Behind the door")
    assert ALTERNATE not in plain.seen
    plain.type(b"quit\n")
    assert plain.end() == 0


@pytest.mark.long
@pytest.mark.parametrize("more", [["--plain"], []])
def test_a_dumb_terminal_and_plain_get_the_line_mode(data, more):
    terminal = Terminal(data, "play", *SETUP, "--edition", "1.9", *more, TERM="dumb" if not more else "xterm")
    terminal.read_until(b"Which room")
    assert ALTERNATE not in terminal.seen
    terminal.type(b"quit\n")
    assert terminal.end() == 0


@pytest.mark.long
@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "xterm"}, {"TERM": "vt100"}])
def test_terminals_without_many_colors_can_be_read(data, env):
    terminal = Terminal(data, "play", "onedeck", *SETUP, **env)
    terminal.read_until(b"Which room")
    terminal.type(b"\x11")
    assert terminal.end() == 0


@pytest.mark.long
@pytest.mark.rule("OD-2.15", "R-58")
@pytest.mark.parametrize(("given", "tier"), [([], "fearless"), (["--tier", "novice"], "novice")])
def test_a_campaign_game_at_the_plain_prompt_asks_for_its_tier(data, given, tier):
    sheet = [*UNDERDECK, "campaign", "new", "ada", "--hero", "mage"]
    subprocess.run(sheet, check=True, env={**os.environ, "UNDERDECK_DATA": str(data)}, capture_output=True)
    words = ["play", "--campaign", "ada", "--dungeon", "dragons-cave", "--edition", "1.9", "--seed", "7"]
    terminal = Terminal(data, *words, "--plain", "--lang", "en", *given)
    if not given:
        terminal.read_until(b"On which tier do you play")
        terminal.type(b"fearless\n")
    terminal.read_until(b"Enter door 1")
    terminal.type(b"quit\n")
    assert terminal.end() == 0
    (game,) = data.glob("games/*.open")
    assert load(game.read_text()).view(0).tier == tier

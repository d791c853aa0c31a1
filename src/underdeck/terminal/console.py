"""The common part of all line modes: one line in, some lines out, every answer on disk before it is shown."""

import re
import shlex
import shutil
import sys
import textwrap
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path

from underdeck.bots import Bot, TableBots, ask
from underdeck.kernel.decisions import Action, Decision
from underdeck.kernel.digits import whole_number
from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal
from underdeck.lessons import cast_of
from underdeck.match.driver import LocalPlayer, Turn
from underdeck.match.story import play
from underdeck.plugin.base import DEFEAT
from underdeck.terminal.coach import ChapterAgain, ChapterOver, Companion
from underdeck.terminal.journal import Journal, write_whole
from underdeck.terminal.paint import Paint
from underdeck.text import Text
from underdeck.text.commands import command_in

PIPE_WIDTH = 96
WIDEST = 110

WITH_FREE_TEXT = ("save", "cards", "rules")
"""Commands whose text may contain commas."""


class Leave(Exception):
    """Raised when the player leaves; the game is stored."""


class Abandoned(Exception):
    """Raised when the game is given up."""


class NotKept(Exception):
    """Raised when the disk refuses an answer: the game ends as it is stored."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def screen_width() -> int:
    if not sys.stdout.isatty():
        return PIPE_WIDTH
    return min(WIDEST, shutil.get_terminal_size((PIPE_WIDTH, 24)).columns)


def wrap(line: str, width: int) -> list[str]:
    """Return a long line folded under its own indent."""
    indent = re.match(r"[ ✦]*(?:\d+  )?", line)
    hanging = " " * (len(indent.group()) if indent else 0)
    return textwrap.wrap(line, width, subsequent_indent=hanging, drop_whitespace=True, break_on_hyphens=False) or [line]


class Console(ABC):
    """Reads lines and carries out commands and answers; the session of a game prints its table and questions."""

    help_short = "help-short"
    """The message for an empty line."""
    people: list[int]
    """The seats of people at this terminal."""
    players: list[LocalPlayer]
    bots: TableBots
    """The bots of the other seats."""
    coach: Companion | None = None
    """The coach of a lesson or a puzzle."""

    def __init__(self, journal: Journal, text: Text, paint: Paint, width: int) -> None:
        self.journal = journal
        self.match = journal.match
        self.text = text
        self.paint = paint
        self.width = width
        self.lines = read_lines()
        self.shown = -1
        self.obeying = False
        """Does somebody answer, rather than a bot or a setting?"""
        self.commands: dict[str, Callable[[str], None]] = {
            "quit": self.leave, "save": self.save, "abandon": self.abandon, "table": self.redraw, "undo": self.undo,
        }  # fmt: skip

    def be_taught(self, coach: Companion) -> None:
        self.coach = coach
        self.people = [coach.seat]
        self.players = [LocalPlayer(seat != coach.seat) for seat in range(len(self.match.seats))]
        self.bots = cast_of(self.match)
        self.commands |= {"again": self.begin_again, "next": self.go_on}

    def begin_again(self, rest: str) -> None:
        raise ChapterAgain

    def go_on(self, rest: str) -> None:
        raise ChapterOver

    def say(self, *lines: str) -> None:
        for line in lines:
            if "\033" in line or len(line) <= self.width:
                print(line)
            else:
                print("\n".join(wrap(line, self.width)))

    def bot_at(self, seat: int) -> Bot:
        """Return the bot of a seat. If there is no such bot, print that and use the default one."""
        name = self.players[seat].strength
        bot, news = self.bots.of(name), self.bots.news(name)
        if news is not None:
            self.say("  " + self.text.refusal(news))
        return bot

    def turn(self) -> Turn:
        return Turn(self.match, self.players)

    def let_others_answer(self) -> list[Decision]:
        """Let settings and bots answer until people are asked; return their questions, none when the game is over."""
        while self.match.outcome is None:
            turn = self.turn()
            answer = turn.settled()
            if answer is None:
                asked = turn.for_bot()
                if not asked:
                    return turn.first()
                answer = ask(self.bot_at(asked[0].seat), self.match, asked[0])
            self.submit(*answer)
        return []

    def submit(self, seat: int, action: Action) -> None:
        self.report(self.answer(seat, action))

    def read(self) -> str:
        if self.coach is not None:
            self.say("", *self.coach.words(self.match))
        print(self.text("prompt") + " ", end="", flush=True)
        line = next(self.lines, None)
        if line is None:
            self.say("", self.text("refuse-input-ended"))
            raise Leave
        return line.strip()

    def quiet(self, text: str) -> None:
        for line in wrap("      " + text, self.width):
            print(self.paint(line, "quiet"))

    def obey(self, line: str) -> None:
        """Carry out one line: a command, or answers separated by commas or semicolons."""
        if not line:
            self.say(self.text(self.help_short))
            return
        parts = [part.strip() for part in re.split(r"[,;]", line) if part.strip()]
        if command_in(line, self.text) in WITH_FREE_TEXT:
            parts = [line]
        elif len(parts) == 1 and all(whole_number(word) >= 0 for word in line.split()):
            parts = line.split()
        self.obeying = True
        try:
            self.obey_all(parts)
        finally:
            self.obeying = False

    def obey_all(self, parts: list[str]) -> None:
        reveals, answered = self.match.reveals, len(self.match.log)
        for i, part in enumerate(parts):
            if self.match.outcome is not None:
                return
            if whole_number(part) >= 0 and self.match.reveals != reveals:
                self.say("  " + self.text("list-stopped", rest=", ".join(parts[i:])))
                return
            if whole_number(part) >= 0 and len(self.match.log) != answered:
                self.say("  " + self.text("list-unseen", rest=", ".join(parts[i:])))
                return
            try:
                self.obey_one(part)
            except Refusal as refusal:
                self.say("  " + self.text.refusal(refusal))
                if parts[i + 1 :]:
                    self.say("  " + self.text("list-dropped", rest=", ".join(parts[i + 1 :])))
                return

    @abstractmethod
    def run(self, resumed: bool) -> None:
        """Ask until the game is over or the player leaves."""

    def obey_one(self, part: str) -> None:
        command = self.commands.get(command_in(part, self.text))
        if command is None:
            self.obey_answer(part)
        else:
            command(part.partition(" ")[2].strip())

    @abstractmethod
    def obey_answer(self, typed: str) -> None:
        """Give the answer that was typed."""

    @abstractmethod
    def report(self, events: list[Event]) -> None:
        """Show what happened, as far as people here may know it."""

    def answer(self, seat: int, action: Action) -> list[Event]:
        """Answer for a seat and return what happened. Nothing of it is shown before it is on disk."""
        if self.coach is not None and self.obeying:
            self.coach.hear(self.match, seat, action)
        happened = play(self.match, seat, action)
        try:
            self.journal.keep()
        except Refusal as refusal:
            raise NotKept(refusal) from None
        return happened

    def own_last(self) -> int:
        """Return how many answers back the last one of a person here is; 0 if there is none."""
        own = [number for number, (seat, _) in enumerate(self.match.log) if seat in self.people]
        return len(self.match.log) - own[-1] if own else 0

    def undo(self, rest: str) -> None:
        """Undo the player's last answer, with those of the bots after it."""
        count = self.own_last()
        if not count:
            raise Refusal("nothing-to-undo")
        self.say("  " + self.text("undone", answer=self.take_back(count)))

    def taken_back(self) -> bool:
        """Offer to undo a defeat that has shown nothing new, before the record is closed. Return whether it was
        undone."""
        if self.match.outcome != DEFEAT or self.coach is not None or not self.match.can_undo(self.own_last()):
            return False
        print("\n" + self.text("defeat-undo") + " ", end="", flush=True)
        if command_in((next(self.lines, None) or "").strip(), self.text) != "undo":
            return False
        self.undo("")
        return True

    def take_back(self, count: int) -> str:
        """Undo the last answers. Return the first of them in its notation."""
        taken = self.match.log[-count:]
        words = self.match.write(taken[0][1])
        self.match.undo(count)
        try:
            self.journal.rewrite()
        except Refusal:
            for seat, action in taken:  # not taken back on disk, so not here either
                self.match.submit(seat, action)
            raise
        return words

    def finish(self) -> None:
        if self.coach is not None:
            return
        try:
            path = self.journal.finish()
        except Refusal as refusal:
            raise NotKept(refusal) from None
        print(self.text("record-kept", file=str(path)))
        print(self.text("review-hint", file=shlex.quote(str(path))))

    def redraw(self, rest: str) -> None:
        self.shown = -1

    def leave(self, rest: str) -> None:
        raise Leave

    def abandon(self, rest: str) -> None:
        """Give up the game for good, without check-marks (R-57)."""
        if command_in(rest, self.text) != "yes":
            self.say("  " + self.text("abandon-sure"))
            return
        self.say(self.text("outcome-abandoned", file=str(self.journal.abandon())))
        raise Abandoned

    def save(self, rest: str) -> None:
        try:
            path = Path(rest).expanduser() if rest else Path(f"{self.journal.path.stem}.record")
            exists = path.exists()
        except (OSError, ValueError, RuntimeError) as error:
            raise Refusal("file-write", file=rest, reason=str(error)) from None
        if exists:
            raise Refusal("file-exists", file=str(path))
        write_whole(path, self.match.record())
        self.say("  " + self.text("saved", file=str(path.resolve())))


def read_lines() -> Iterator[str]:
    while True:
        line = sys.stdin.readline()
        if not line:
            return
        yield line

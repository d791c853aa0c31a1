"""An online table in the line mode, for screen readers and pipes: events are printed, questions are listed."""

import asyncio
import contextlib
import os
import re
import sys
import threading
from collections.abc import Callable, Iterator

from underdeck.app.board import Board, Move, called
from underdeck.app.channel import ConnectionState, Incoming
from underdeck.app.facet import make_board
from underdeck.app.online import Online, Place
from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal
from underdeck.plugin.registry import plugin_of
from underdeck.table import wire
from underdeck.table.facet import TableFacet
from underdeck.table.talk import PHRASES
from underdeck.terminal.console import screen_width, wrap
from underdeck.text import text_in
from underdeck.text.commands import command_in, places_called
from underdeck.text.facet import TextFacet
from underdeck.text.listing import find_cards, rule_lines
from underdeck.text.words import Words

MOST_LINES = 14
"""The most lines of the log for a player who comes in."""
WITH_FREE_TEXT = ("say", "rules", "cards")
HINT, ODDS = "hint", "odds"
CHUNK = 4096


class OnlineLineMode:
    """A player's place at a table of a server."""

    def __init__(self, channel: Online, language: str) -> None:
        self.channel = channel
        self.text = text_in(language)
        self.board: Board | None = None
        self.log: list[wire.Line] = []
        self.shown = -1
        """The version whose question was listed."""
        self.awaited = ""
        self.wanted = ""
        """What the advice that was asked for is wanted for."""
        self.warned = (-1, "")
        """The deadly answer that was not sent yet, and when."""
        self.typed: list[str] = []
        """Lines that were typed and not begun."""
        self.parts: list[str] = []
        """What is left of the line that was begun."""
        self.ended = False
        """Nothing more can be typed."""
        self.busy = False
        """Something was sent, and what came of it is not told yet."""
        self.gone = False
        self.lost = False
        """The server is away, and that was said."""
        self.news = asyncio.Event()
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain, "help": self.help, "how": self.how, "table": self.redraw, "log": self.show_log,
            "hint": self.hint, "odds": self.odds, "undo": self.undo, "rules": self.rules, "cards": self.cards,
            "say": self.speak, "again": self.play_again, "quit": self.leave,
        }  # fmt: skip

    async def play(self) -> None:
        """Play until the player leaves, the input ends or the server closes the table."""
        self.channel.deliver = self.hear
        line = asyncio.create_task(self.channel.run())
        loop = asyncio.get_running_loop()
        threading.Thread(target=self.read, args=(loop,), daemon=True).start()
        try:
            while not self.gone:
                await self.news.wait()
                self.news.clear()
                self.obey_next()
        finally:
            line.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await line

    def read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read input in a thread, without `sys.stdin`: a waiting thread would hold its lock when the program ends."""

        def add(lines: list[str], ended: bool) -> None:
            self.typed += lines
            self.ended = ended
            self.news.set()

        begun = b""
        with contextlib.suppress(RuntimeError, OSError):  # the loop is closed already, or there is nothing to read
            while chunk := os.read(0, CHUNK):
                *whole, begun = (begun + chunk).split(b"\n")
                loop.call_soon_threadsafe(add, [each.decode(errors="replace") for each in whole], False)
            loop.call_soon_threadsafe(add, [begun.decode(errors="replace")] if begun else [], True)

    # What is told

    def hear(self, told: Incoming) -> None:
        if isinstance(told, wire.Table):
            self.take(told)
        elif isinstance(told, wire.No):
            self.busy, self.wanted, self.parts = False, "", []
            self.say(told.text)
        elif isinstance(told, wire.AdviceText):
            self.print_advice(told)
        elif isinstance(told, wire.Said):
            self.busy = self.busy and told.seat not in self.table.mine
            self.say(self.text("app-said", who=self.called(told.seat), text=told.text))
        elif isinstance(told, wire.Laid):
            self.say(self.text("app-laid"))
        elif isinstance(told, ConnectionState):
            self.connection(told)
        self.news.set()

    def connection(self, told: ConnectionState) -> None:
        """Print each change of the connection once, however often it tries."""
        if told.up and self.lost:
            self.say(self.text("app-back"))
        elif not told.up and not (self.lost and told.again):
            self.say(self.text("app-lost" if told.again else "app-gone"))
        if not told.up:
            self.gone = not told.again
            self.busy, self.wanted = False, ""
        self.lost = not told.up

    def take(self, table: wire.Table) -> None:
        fresh = self.board is None
        self.text = text_in(table.lang)
        if self.board is None:
            self.board = make_board(table)
        else:
            self.board.take(table)
        known = max([line.n for line in self.log], default=-1) if table.fresh else -1
        news = [line for line in table.log if line.n > known][-MOST_LINES if fresh else 0 :]
        self.log = [*table.log] if table.fresh else self.log + table.log
        for line in news:
            self.say("  " + line.text)
        if self.shown != table.version:
            self.busy = False
        if table.over is not None:
            self.print_end(table.over)
        elif table.questions:
            self.ask()
        else:
            self.print_waiting(table)

    def print_end(self, over: wire.Over) -> None:
        version = self.table.version
        if self.shown != version:
            self.shown = version
            self.say("", over.text, *[moment.text for moment in over.moments], *over.lines)
            self.say(self.text("far-over"), *([self.text("far-undo")] if self.table.undo else []))

    def print_waiting(self, table: wire.Table) -> None:
        waited = ", ".join([called(seat) for seat in table.seats if seat.seat in table.waiting and not seat.mine])
        if waited and waited != self.awaited:
            self.say(self.text("app-waiting", who=waited))
        self.awaited = waited

    def ask(self) -> None:
        """Print the table, the question and its answers, once for each version."""
        table = self.table
        if self.shown == table.version or self.board is None:
            return
        self.shown, self.awaited = table.version, ""
        self.say("", *self.board.plain_lines(), "", self.board.question())
        for number, move in enumerate(self.board.listed(), 1):
            told = [part for part in (f" {number:>3}", self.board.chances(move), move.label) if part]
            self.say("  ".join(told))
        if table.countdown is not None:
            self.say(self.text("app-countdown", n=table.countdown.seconds))
        print(self.text("prompt") + " ", end="", flush=True)

    def print_advice(self, advice: wire.AdviceText) -> None:
        if self.wanted == HINT:
            self.say(advice.text)
        elif self.wanted == ODDS:
            self.print_odds(advice)
            self.say(advice.how)
        self.wanted = ""

    def print_odds(self, advice: wire.AdviceText) -> None:
        labels = {move.words: move.label for move in self.moves}
        best = next(each for each in advice.prospects if each.words == advice.words)
        self.say(self.text("odds-now", chance=best.chance))
        for each in advice.prospects:
            told = [figure.text for figure in each.figures]
            if each.twin:
                told = [self.text("advice-same-as", answer=labels.get(each.twin, each.twin))]
            star = "✦" if each is best else " "
            self.say(f"{star} {each.chance}  {' · '.join([labels.get(each.words, each.words), *told])}")

    # What is typed

    def obey_next(self) -> None:
        """Carry out the next input: at a terminal at once, from a pipe when the player is asked."""
        while not self.gone and (self.parts or self.typed or self.ended) and self.ready:
            if self.parts:
                self.obey(self.parts.pop(0))
            elif self.typed:
                self.begin(self.typed.pop(0).strip())
            else:
                self.leave("")

    @property
    def ready(self) -> bool:
        if self.board is None or self.busy or self.wanted:
            return False
        return bool(self.moves) or self.table.over is not None or (not self.ended and sys.stdin.isatty())

    def begin(self, line: str) -> None:
        """Split a line into a command, or answers separated by commas or semicolons."""
        free = command_in(line, self.text) in WITH_FREE_TEXT
        self.parts = [line] if free else [part.strip() for part in re.split("[,;]", line) if part.strip()]
        if not line:
            self.say(self.text("far-help-short"))

    def obey(self, part: str) -> None:
        command = command_in(part, self.text)
        try:
            if command in self.commands:
                self.commands[command](part.partition(" ")[2].strip())
            else:
                self.answer(self.meant(part))
        except Refusal as refusal:
            self.parts = []
            self.say(self.text.refusal(refusal))

    def answer(self, move: Move) -> None:
        """Give an answer; one that would lose the game must be typed twice."""
        assert self.board is not None
        version = self.table.version
        if move.deadly and self.warned != (version, move.words):
            self.warned = (version, move.words)
            raise Refusal("deadly", answer=move.label)
        self.busy = True
        self.channel.send(wire.Answer(move.seat, version, move.words))

    def meant(self, typed: str) -> Move:
        """Return the answer by its number, its notation, or the beginning of its words on the screen."""
        assert self.board is not None
        if not self.moves:
            raise Refusal("nobody-asks")
        number = whole_number(typed)
        if number >= 0:
            listed = self.board.listed()
            if not 1 <= number <= len(listed):
                raise Refusal("number-action", text=typed)
            return listed[number - 1]
        words = self.words.notation(typed).lower() if self.words is not None else typed.lower()
        exact = self.board.move(words)
        if exact is not None:
            return exact
        found = [move for move in self.moves if says(move.words, words)]
        if not found:
            labels = [(move.words, move.label) for move in self.moves]
            found = [self.moves[place] for place in places_called(typed, words, labels)]
        if len(found) > 1:
            raise Refusal("ambiguous-action", text=typed, choices=", ".join([move.words for move in found[:4]]))
        if not found:
            raise Refusal("illegal-action", text=typed)
        return found[0]

    def explain(self, rest: str) -> None:
        for question in self.table.questions[:1]:
            self.say(question.why, *[f"  {rule.id}  {rule.text}" for rule in question.rules])

    def help(self, rest: str) -> None:
        self.say(*self.text("far-help").split("\n"))

    def how(self, rest: str) -> None:
        assert self.board is not None
        self.say(*self.board.how_to_play().split("\n"))

    def redraw(self, rest: str) -> None:
        self.shown = -1
        if self.table.questions:
            self.ask()
        elif self.board is not None:
            self.say("", *self.board.plain_lines())

    def show_log(self, rest: str) -> None:
        self.say(*["  " + line.text for line in self.log] or [self.text("app-log-empty")])

    def hint(self, rest: str) -> None:
        self.want(HINT)

    def odds(self, rest: str) -> None:
        self.want(ODDS)

    def want(self, advice: str) -> None:
        if not self.table.questions:
            raise Refusal("nobody-asks")
        self.wanted = advice
        self.channel.send(wire.Advise(self.table.questions[0].seat))

    def undo(self, rest: str) -> None:
        table = self.table
        if not table.undo or not table.mine:
            raise Refusal("nothing-to-undo")
        self.channel.send(wire.Undo(table.seat if table.seat in table.mine else table.mine[0], table.version))

    def rules(self, rest: str) -> None:
        if self.words is not None:
            self.say(*rule_lines(self.words, self.words.rules_of(self.table.view), rest))

    def cards(self, rest: str) -> None:
        if self.words is not None:
            rows = self.words.listing_of(self.table.view)
            for row in find_cards(rows, rest) if rest else rows:
                self.say("  " + self.words.labelled(str(row["name"]), str(row["text"])))

    def speak(self, rest: str) -> None:
        """Say a phrase by its number, or free text if the table allows it."""
        phrases = (*PHRASES, *TableFacet.of(plugin_of(self.table.game)).phrases)
        said = text_in(self.table.lang, self.table.game)
        number = whole_number(rest)
        if not rest or not self.table.mine:
            self.say(*[f" {place:>3}  {said(f'phrase-{phrase}')}" for place, phrase in enumerate(phrases, 1)])
        elif number >= 0 and not 1 <= number <= len(phrases):
            raise Refusal("number-action", text=rest)
        else:
            words = {"phrase": phrases[number - 1]} if number > 0 else {"text": rest}
            self.busy = True
            self.channel.send(wire.Say(self.table.mine[0], **words))

    def play_again(self, rest: str) -> None:
        """Begin the same game again, or go to it if somebody has begun it."""
        if self.channel.next is not None:
            self.gone = True
        elif self.table.mine:
            self.channel.send(wire.Again(self.table.mine[0]))

    def leave(self, rest: str) -> None:
        self.gone = True
        self.channel.next = None
        self.say("", self.text("far-left"))

    # Small things

    @property
    def table(self) -> wire.Table:
        assert self.board is not None
        return self.board.table

    @property
    def moves(self) -> list[Move]:
        return self.board.moves if self.board is not None else []

    @property
    def words(self) -> Words | None:
        """Return the words of the game; None for a game that only the server has."""
        try:
            return TextFacet.of(plugin_of(self.table.game)).table_words(self.table.lang)
        except Refusal:
            return None

    def called(self, seat: int) -> str:
        return next((called(each) for each in self.table.seats if each.seat == seat), "")

    def say(self, *lines: str) -> None:
        for line in lines:
            print("\n".join(wrap(line, screen_width())), flush=True)


def says(words: str, typed: str) -> bool:
    """Return whether these are the words in order, with the same verb. Words may be left out or shortened."""
    verb, *rest = words.split()
    first, *wanted = typed.split()
    left: Iterator[str] = iter(rest)
    return verb == first and all(any(word.startswith(part) for word in left) for part in wanted)


def play_by_line(place: Place, language: str) -> None:
    """Play at this place, and in the games that follow at the same table."""
    while True:
        channel = Online(place, language)
        asyncio.run(OnlineLineMode(channel, language).play())
        if channel.next is None:
            return
        place = channel.next

"""The layout of a running game: players, the table, the log, the question, the keys."""

import textwrap
import time

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Region
from textual.screen import Screen
from textual.widgets import Static

from underdeck.app import presence
from underdeck.app.board import Board, called
from underdeck.app.channel import Channel
from underdeck.app.drawing import ink, stacked
from underdeck.app.question_bar import QuestionBar
from underdeck.app.widgets import Drawn, Keys, Pane
from underdeck.table import wire
from underdeck.text import Text, text_in
from underdeck.text.advice import OFF

WIDE = 110
"""The width from which on the log has a column of its own."""

LOW = 30
TALL = 34
"""The height from which on the player's cards are below the table."""


class TableLayout(Screen[str]):
    def __init__(self, channel: Channel, language: str) -> None:
        super().__init__()
        self.channel = channel
        self.text: Text = text_in(language)
        self.board: Board | None = None
        self.log_lines: list[wire.Line] = []
        self.advice: wire.AdviceText | None = None
        """On what is asked now."""
        self.hint: wire.AdviceText | None = None
        """The same, once somebody has asked for a hint."""
        self.said = ""
        """The last thing that was refused, told or said."""
        self.connected = True
        self.hidden = False
        self.busy = False
        self.deadline = 0.0
        """When the seat passes by itself, because others wait."""

    def compose(self) -> ComposeResult:
        with Horizontal(id="head"):
            yield Static(id="where")
            yield Static(id="world")
        with Horizontal(id="middle"):
            with Pane(id="side"):
                yield Drawn(id="people")
            with Pane(id="scene"):
                yield Drawn(id="drawing")
            with Pane(id="log"):
                yield Static(id="story")
        yield Drawn(id="tray")
        yield QuestionBar()
        yield Keys(id="keys")

    @property
    def ask(self) -> QuestionBar:
        return self.query_one(QuestionBar)

    @property
    def leaving(self) -> bool:
        """Return whether the screen is being closed, while the connection may still bring news."""
        return not self.display

    def tick(self) -> None:
        if self.leaving:
            return
        if self.deadline and self.board is not None and not self.hidden:
            self.draw_question(self.board, self.board.table)

    def draw(self) -> None:
        if self.leaving:
            return
        if self.board is None or not self.is_mounted:
            if self.said:
                self.ask.ask(Content(self.said))
            return
        board, table = self.board, self.board.table
        where, world = board.head()
        if not self.connected:
            world = f"⚠ {self.text('app-lost')}"
        self.query_one("#where", Static).update(ink(where, "bold"))
        self.query_one("#world", Static).update(ink(world))
        if self.hidden:  # while the screen changes hands, no cards are on it
            for id in ("#people", "#drawing", "#story", "#tray"):
                self.query_one(id, Static).update("")
            self.ask.clear()
            return
        board.roomy = self.size.width >= WIDE and self.size.height >= TALL
        board.low = self.size.height < LOW
        self.query_one("#people", Drawn).update(board.side(self.room("#side")))
        self.query_one("#drawing", Drawn).update(board.scene(self.room("#scene")))
        tray = board.tray(self.size.width - 2)
        drawn = self.query_one("#tray", Drawn)
        drawn.display = tray is not None
        if tray is not None:
            drawn.update(tray)
        self.draw_log()
        self.draw_question(board, table)
        self.ask.offer(board, [] if self.busy else board.listed(), self.hint, self.advice)
        self.draw_keys(table)
        self.call_after_refresh(self.keep_in_sight)

    def room(self, id: str) -> int:
        return max(20, self.query_one(id).scrollable_content_region.width)

    def keep_in_sight(self) -> None:
        if self.leaving:
            return
        if self.board is not None and self.board.focus() is not None:
            x, y, width, height = self.board.focus() or (0, 0, 1, 1)
            self.query_one("#scene", Pane).scroll_to_region(Region(x, y, width, height), animate=False)

    def draw_log(self) -> None:
        pane = self.query_one("#log", Pane)
        pane.display = self.size.width >= WIDE
        if pane.display:
            self.query_one("#story", Static).update(stacked(self.story(self.room("#log"), 80)))
            self.call_after_refresh(pane.scroll_end, animate=False)

    def story(self, width: int, most: int) -> list[Content]:
        assert self.board is not None
        latest = self.board.table.answers
        lines: list[Content] = []
        for line in self.log_lines[-most:]:
            style = "" if line.n == latest else "$foreground-muted"
            parts = textwrap.wrap(line.text, width, subsequent_indent="  ", break_on_hyphens=False)
            lines += [ink(part, style) for part in parts]
        return lines or [ink(self.text("app-log-empty"), "$foreground-muted")]

    def draw_question(self, board: Board, table: wire.Table) -> None:
        fresh = [line.text for line in self.log_lines if line.n == table.answers][-2:]
        said = self.said or (" ".join(fresh) if self.size.width < WIDE else "")
        self.ask.show_news(ink(said, "bold $warning" if self.said else "italic $foreground-muted"))
        question = board.question()
        if table.over is not None:
            question = table.over.text
        elif not question:
            waited = ", ".join(
                [self.awaited(seat) for seat in table.seats if seat.seat in table.waiting and not seat.mine]
            )
            question = self.text("app-waiting", who=waited) if waited else self.text("app-thinking")
        asked = ink(question, "bold $accent")
        if self.deadline:
            left = max(0, round(self.deadline - time.monotonic()))
            asked = Content.assemble(asked, ink(f"  ◷ {self.text('app-countdown', n=left)}", "bold $warning"))
        if self.hint is not None:
            asked = Content.assemble(asked, "\n", ink(f"✦ {self.hint.text}", "italic $success"))
        self.ask.ask(asked)

    def awaited(self, seat: wire.SeatInfo) -> str:
        who = called(seat)
        return self.text("app-away", who=who) if presence.seat_state(seat) in ("away", "open") else who

    def draw_keys(self, table: wire.Table) -> None:
        text = self.text
        keys = [(text("app-enter"), text("app-key-answer"), "key-enter")] if table.questions else []
        if table.undo:
            keys.append(("u", text("app-key-undo"), "key-u"))
        if table.questions:
            keys.append(("w", text("app-key-why"), "key-w"))
        if table.questions and table.odds != OFF:
            keys += [("h", text("app-key-hint"), "key-h"), ("%", text("app-key-odds"), "key-%")]
        if table.questions and self.board is not None and table.questions[0].kind in self.board.proposable:
            keys.insert(1, ("p", text("app-key-propose"), "key-p"))
        keys += [
            ("l", text("app-key-log"), "key-l"),
            ("?", text("app-key-help"), "key-?"),
            (text("app-escape"), text("app-key-menu"), "key-escape"),
        ]
        if self.channel.far and table.mine:
            keys.insert(-2, ("+", text("app-key-say"), "key-+"))
        self.query_one("#keys", Keys).show(keys)

    def on_resize(self) -> None:
        self.set_class(self.size.width < 100, "narrow")
        self.call_after_refresh(self.draw)

"""The screen of rules and cards, with a search."""

from collections.abc import Mapping
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input, Static

from underdeck.app.drawing import ink, stacked
from underdeck.app.widgets import Drawn, Keys, Pane
from underdeck.forms.trial import sound_plugin, sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.text import Text
from underdeck.text.facet import TextFacet
from underdeck.text.guide import consult, guide_of
from underdeck.text.listing import find_cards
from underdeck.text.rulebook import is_section
from underdeck.text.words import Words

BOOKS = ("rules", "cards")
PAUSE = 0.15


class Books(Screen[None]):
    def __init__(self, book: str, game: str, language: str, view: Mapping[str, Any] | None = None) -> None:
        """Open a book; `view` is that of the table, for its house rules and its edition."""
        super().__init__()
        self.view: Mapping[str, Any] = view or {}
        self.book = book
        self.game = game
        self.language = language
        self.searching: Timer | None = None

    @property
    def words(self) -> Words:
        return TextFacet.of(sound_plugin(self.game)).table_words(self.language)

    @property
    def text(self) -> Text:
        return self.words.text

    def compose(self) -> ComposeResult:
        with Horizontal(id="head"):
            yield Static(id="where")
        yield Input(id="search")
        with Pane(id="pages"):
            yield Drawn(id="found")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.show("")

    def show(self, wanted: str) -> None:
        text = self.text
        self.query_one("#where", Static).update(ink(f"{text(f'app-{self.book}')} · {self.words.title}", "bold"))
        self.query_one(Input).placeholder = text("app-search")
        self.query_one("#found", Drawn).update(stacked(self.found_lines(wanted.strip())))
        self.query_one("#pages", Pane).scroll_home(animate=False)
        keys = [
            ("Tab", text("app-other-book", book=self.book), "other-book"),
            ("F4", text("app-other-game"), "other-game"),
            ("↑↓", text("app-scroll"), ""),
            (text("app-escape"), text("app-key-back"), "back"),
        ]
        self.query_one(Keys).show(keys)

    def found_lines(self, wanted: str) -> list[Content]:
        try:
            return self.rule_lines(wanted) if self.book == "rules" else self.card_lines(wanted)
        except Refusal as refusal:
            return [ink(self.text.refusal(refusal), "italic $warning")]

    def rule_lines(self, wanted: str) -> list[Content]:
        rules = self.words.rules_of(self.view)
        lines: list[Content] = []
        found = rules.rules
        if wanted:
            answers, found = consult(guide_of(self.game, self.language), rules, wanted)
            for each in answers:
                lines += [ink(each.question, "bold $accent"), ink(f"  {each.answer}"), Content("")]
        for rule in found:
            if is_section(rule.id):
                lines += [Content(""), ink(f"{rule.id}  {rule.text}", "bold underline $accent")]
            else:
                lines.append(Content.assemble(ink(f"{rule.id}  ", "bold $primary"), rule.text))
        return lines

    def card_lines(self, wanted: str) -> list[Content]:
        words = self.words
        rows = words.listing_of(self.view)
        lines: list[Content] = []
        for row in find_cards(rows, wanted) if wanted else rows:
            deck = words.deck_name(str(row["deck"]))
            lines.append(
                Content.assemble(
                    ink(str(row["name"]), "bold $accent"), ink(f"  {deck} ×{row['copies']}", "$foreground-muted")
                )
            )
            lines.append(ink(f"  {row['text']}"))
            if row.get("joke"):
                lines.append(ink(f"  {row['joke']}", "italic $foreground-muted"))
        return lines

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search after a pause in typing."""
        if self.searching is not None:
            self.searching.stop()
        self.searching = self.set_timer(PAUSE, lambda: self.show(event.value))

    def on_key(self, event: events.Key) -> None:
        pane = self.query_one("#pages", Pane)
        steps = {"down": 1, "up": -1, "pagedown": pane.size.height - 1, "pageup": 1 - pane.size.height}
        if event.key in steps:
            pane.scroll_relative(y=steps[event.key], animate=False)
        elif event.key in ("tab", "f4", "escape"):
            self.act({"tab": "other-book", "f4": "other-game", "escape": "back"}[event.key])
        else:
            return
        event.stop()
        event.prevent_default()

    def on_drawn_pressed(self, event: Drawn.Pressed) -> None:
        event.stop()
        self.act(event.act)

    def act(self, act: str) -> None:
        if act == "back":
            self.dismiss(None)
            return
        if act == "other-book":
            self.book = BOOKS[1 - BOOKS.index(self.book)]
        elif act == "other-game":
            names = [plugin.name for plugin in sound_plugins()]
            self.game = names[(names.index(self.game) + 1) % len(names)]
            self.view = {}
        self.show(self.query_one(Input).value)

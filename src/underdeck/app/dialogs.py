"""Dialogs over the table: a text to read, a list to choose from, the hand-over, the end."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from underdeck.app.debounce import Debounce
from underdeck.app.widgets import Pane
from underdeck.text import Text

LIST = "list"
"""Marks an answer from a list, by Enter or a click."""


class Reading(ModalScreen[None]):
    """A text to read; any of the usual keys closes it."""

    def __init__(self, title: str, body: Content | str, hint: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.hint = hint
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content(self.heading), classes="title")
            with Pane(id="reading"):
                yield Static(self.body if isinstance(self.body, Content) else Content(self.body))
            yield Static(Content(self.hint), classes="hint")

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one("#reading").scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        pane = self.query_one("#reading", Pane)
        steps = {"down": 1, "up": -1, "pagedown": 10, "pageup": -10, "space": 10, "home": -10_000, "end": 10_000}
        if event.key in steps:
            pane.scroll_relative(y=steps[event.key], animate=False)
        else:
            self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)


class Choosing(ModalScreen[str]):
    """A choice of one from a list; '' for none. It ignores keys at first if it opens without the player's action."""

    def __init__(
        self,
        title: str,
        choices: list[tuple[str, str]],
        lines: list[str] | None = None,
        must: bool = False,
        guarded: bool = False,
    ) -> None:
        super().__init__()
        self.heading = title
        self.choices = choices
        self.lines = lines or []
        self.must = must
        self.debounce = Debounce() if guarded else None

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content(self.heading), classes="title")
            with Pane(id="reading"):
                yield Static(id="told")
            yield OptionList(id="choices")

    def on_mount(self) -> None:
        if self.debounce is not None:
            self.debounce.begin()
            self.debounce.too_soon(LIST)  # the key that opened it may be held
        self.fill()

    def change(self, choices: list[tuple[str, str]], lines: list[str]) -> None:
        """Change the choices while it is open."""
        self.choices, self.lines = choices, lines
        self.fill()

    def fill(self) -> None:
        """Show choices and lines as far as the dialog is on the screen, which may be opening or closing."""
        for told in self.query("#told").results(Static):
            told.update(Content("\n".join(self.lines)))
        for pane in self.query("#reading").results(Pane):
            pane.display = bool(self.lines)
        for choices in self.query("#choices").results(OptionList):
            choices.clear_options()
            choices.add_options([Option(Content(label), id) for id, label in self.choices])
            choices.highlighted = 0
            choices.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.debounce is None or not self.debounce.too_soon(LIST):
            self.dismiss(event.option_id or "")

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape" and not self.must:
            event.stop()
            self.dismiss("")


class HandOver(Choosing):
    """The hand-over to another person at this screen: the table behind it is hidden."""

    def __init__(self, text: Text, who: str) -> None:
        super().__init__(
            text("app-hand-over", who=who), [("yes", text("app-hand-over-ready"))], must=True, guarded=True
        )
        self.add_class("opaque")


class Asking(ModalScreen[str]):
    """A line of text; '' if nothing was given."""

    def __init__(self, title: str, placeholder: str, hint: str) -> None:
        super().__init__()
        self.heading = title
        self.placeholder = placeholder
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content(self.heading), classes="title")
            yield Input(placeholder=self.placeholder, id="line")
            yield Static(Content(self.hint), classes="hint")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")

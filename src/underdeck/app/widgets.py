"""Small widgets: drawn text that can be clicked, and a row of keys."""

from textual import events
from textual.containers import ScrollableContainer
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from underdeck.app.drawing import ink, press


class Drawn(Static):
    """Text drawn by a board; clicks in it are sent to the screen."""

    class Pressed(Message):
        def __init__(self, act: str, at: tuple[int, int]) -> None:
            super().__init__()
            self.act = act
            self.at = at

    def on_click(self, event: events.Click) -> None:
        act = event.style.meta.get("act")
        if act:
            event.stop()
            self.post_message(self.Pressed(act, (event.screen_x, event.screen_y)))


class Pane(ScrollableContainer, can_focus=False):
    """A part of the screen that scrolls if necessary."""


class Keys(Drawn):
    """The keys that do something here; they can be clicked."""

    def show(self, keys: list[tuple[str, str, str]]) -> None:
        """Show the keys, each with its label and the act behind it."""
        parts = [press(Content.assemble(ink(key, "bold $accent"), f" {label}"), act) for key, label, act in keys]
        self.update(Content("  ").join(parts))

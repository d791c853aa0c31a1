"""The application with its screens."""

import asyncio
import contextlib
import secrets
import signal
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from rich.text import Text
from textual.app import App
from textual.binding import Binding
from textual.worker import WorkerFailed

from underdeck.app.books import Books
from underdeck.app.channel import Channel
from underdeck.app.dialogs import Asking, Reading
from underdeck.app.drawing import LANTERN, THEMES
from underdeck.app.local import Local
from underdeck.app.online import Online, join, keep_place
from underdeck.app.start import Start, game_place
from underdeck.app.table_screen import AGAIN, FROM, Spoke, TableScreen
from underdeck.forms.facet import FormsFacet
from underdeck.forms.trial import sound_plugin, sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match, new
from underdeck.plugin.registry import fault_in
from underdeck.progress.sheets import SETTING
from underdeck.terminal import journal
from underdeck.text import text_in
from underdeck.text.facet import TextFacet
from underdeck.text.languages import next_after

FAILED = 2


class Underdeck(App[None]):
    CSS_PATH = "style.tcss"
    TITLE = "Underdeck"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("f2", "language", show=False),
        Binding("f3", "light", show=False),
        Binding("ctrl+c", "quit", show=False),
    ]

    def __init__(
        self, language: str, channel: Channel | None = None, wish: tuple[str, dict[str, Any]] | None = None
    ) -> None:
        super().__init__()
        self.language = language
        self.channel = channel
        """A game to go on with at once; the app ends with it."""
        self.wish = wish
        """A game to be set up at once."""

    def on_mount(self) -> None:
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = LANTERN.name
        with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):  # a polite kill, where there is one
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit)
        if self.channel is not None:
            self.play(self.channel)
            return
        self.push_screen(Start(self.language))
        if self.wish is not None:
            self.set_up(*self.wish)

    def action_light(self) -> None:
        self.theme = next(theme.name for theme in THEMES if theme.name != self.theme)

    def action_language(self) -> None:
        if isinstance(self.screen, TableScreen):
            self.screen.switch_language()
        elif isinstance(self.screen, Start):
            self.speak(next_after(self.language))

    def on_spoke(self, event: Spoke) -> None:
        self.speak(event.language)

    def speak(self, language: str) -> None:
        self.language = language
        journal.remember_language(language)
        for screen in self.screen_stack:
            if isinstance(screen, Start):
                screen.language = language
                screen.fill()

    def on_start_chosen(self, event: Start.Chosen) -> None:
        verb, _, rest = event.choice.partition(" ")
        if verb == "quit":
            self.exit()
        elif verb == "lang":
            self.action_language()
        elif verb == "theme":
            self.action_light()
        elif verb in ("rules", "cards"):
            self.push_screen(Books(verb, sound_plugins()[0].name, self.language))
        elif verb == "about":
            self.about()
        elif verb == "new":
            self.set_up(rest, {})
        elif verb == "join":
            text = text_in(self.language)
            self.push_screen(Asking(text("app-join"), text("app-join-form"), text("app-join-hint")), self.join)
        else:
            self.attempt(verb, rest)

    def about(self) -> None:
        """Show who made the printed games, and that Underdeck is unofficial."""
        text = text_in(self.language)
        games = [(each.name, TextFacet.of(each).words(self.language).text) for each in sound_plugins()]
        makers = [own.fallback(f"web-credits-{name}", "") for name, own in games]
        lines = [text("web-notice"), *filter(None, makers), text("web-about-more")]
        self.push_screen(Reading(text("web-about"), "\n\n".join(lines), text("app-close")))

    def attempt(self, verb: str, rest: str) -> None:
        try:
            if verb == "quick":
                self.play(self.local(new(rest, seed=secrets.randbits(32), **FormsFacet.of(sound_plugin(rest)).quick)))
            elif verb == "resume":
                self.play(Local(journal.resume(Path(rest)), self.language))
            elif verb == "online":
                self.play(Online(game_place(rest), self.language))
        except Refusal as refusal:
            self.complain(refusal)

    def complain(self, refusal: Refusal) -> None:
        self.notify(text_in(self.language).refusal(refusal), severity="error", markup=False)

    def _handle_exception(self, error: Exception) -> None:
        """A stranger's game that fails while it is drawn ends the app with a sentence; every answer is on disk."""
        fault = fault_in(error.error if isinstance(error, WorkerFailed) else error)
        if fault is None:
            super()._handle_exception(error)
        else:
            self.exit(return_code=FAILED, message=Text(text_in(self.language).refusal(fault)))

    def local(self, match: Match) -> Channel:
        return Local(journal.begin(match), self.language)

    def set_up(self, game: str, given: dict[str, Any]) -> None:
        from underdeck.app.newgame import NewGame  # what its form shows takes a moment to load

        def ready(match: Match | None) -> None:
            if match is not None:
                self.play(self.local(match))

        self.push_screen(NewGame(game, self.language, given), ready)

    def join(self, link: str | None) -> None:
        if link:
            self.run_worker(lambda: self.join_from_thread(link), thread=True)

    def join_from_thread(self, link: str) -> None:
        """Join a table outside the screen's own thread: a server may be slow."""
        try:
            place = join(link, self.language)
        except Refusal as refusal:
            self.call_from_thread(self.complain, refusal)
            return
        self.call_from_thread(lambda: self.play(Online(place, self.language)))

    def play(self, channel: Channel) -> None:
        def over(what: str | None) -> None:
            if what == AGAIN and isinstance(channel, Local):
                self.play(self.local(once_more(channel.session.match)))
            elif what == AGAIN and isinstance(channel, Online):
                self.go_on(channel)
            elif what == FROM and screen.branch is not None:
                self.play(self.local(screen.branch))
            elif self.channel is not None:
                self.exit()

        screen = TableScreen(channel, self.language)
        self.push_screen(screen, over)

    def go_on(self, channel: Online) -> None:
        """Go to the new game at the same table."""
        assert channel.next is not None
        try:
            keep_place(channel.next, channel.place)
        except Refusal as refusal:
            self.complain(refusal)
        self.play(Online(channel.next, self.language))


def once_more(match: Match) -> Match:
    """Return a match with the same setup and new chance."""
    header = match.header
    setup = {name: value for name, value in header.setup.items() if name != SETTING}
    return Match(msgspec.structs.replace(header, seed=secrets.randbits(32), setup=setup, key=""))

"""The first screen: continue, begin, join, read."""

from datetime import datetime
from pathlib import Path

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from underdeck.app.drawing import ink
from underdeck.app.online import Place, kept_places
from underdeck.app.widgets import Pane
from underdeck.forms.facet import FormsFacet
from underdeck.forms.trial import sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.match.header import Header
from underdeck.match.match import check_version, find_game, playable, read_header
from underdeck.packs.files import read_text
from underdeck.plugin.registry import plugin_of
from underdeck.terminal import journal
from underdeck.text import text_in
from underdeck.text.facet import TextFacet
from underdeck.text.languages import language_of, next_after

TALL = 30
MOST_GAMES = 6
"""The most unfinished games in the list, the last ones."""

LAMP = """\
         ╭───╮
         │   │
       ▄▄█▄▄▄█▄▄
      ▟█████████▙
      ┃ ░░▒▒▒░░ ┃
      ┃ ░▒▓█▓▒░ ┃
      ┃ ▒▓███▓▒ ┃
      ┃ ░▒▓█▓▒░ ┃
      ┃ ░░▒▒▒░░ ┃
      ▜█████████▛
     ▀▀▀▀▀▀▀▀▀▀▀▀▀"""


class Start(Screen[None]):
    class Chosen(Message):
        def __init__(self, choice: str) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def compose(self) -> ComposeResult:
        with Horizontal(id="start"):
            with Vertical(id="lamp"):
                yield Static(ink(LAMP, "bold $accent"), id="picture")
                yield Static(id="title")
                yield Static(id="notice")
            with Pane(id="choices-pane"):
                yield OptionList(id="choices")
        yield Static(id="keys")

    def on_resize(self) -> None:
        self.set_class(self.size.width < 100, "narrow")
        self.fill()

    def on_screen_resume(self) -> None:
        self.fill()

    def fill(self) -> None:
        text = text_in(self.language)
        title = Content.assemble(ink("U N D E R D E C K", "bold $accent"), "\n", text("app-welcome"))
        self.query_one("#title", Static).update(title)
        self.query_one("#notice", Static).update(ink(text("notice"), "italic $foreground-muted"))
        self.query_one("#keys", Static).update(ink(text("app-start-keys"), "$foreground-muted"))
        options = self.query_one(OptionList)
        options.clear_options()
        going_on = [(f"resume {path}", label) for path, label in self.open_games()]
        going_on += [(f"online {number}", place.label) for number, place in enumerate(kept_places()[:MOST_GAMES])]
        games = [(plugin, TextFacet.of(plugin).words(self.language)) for plugin in sound_plugins()]
        more = {"join": "app-join", "rules": "app-rules", "cards": "app-cards", "lang": "app-menu-language",
                "theme": "app-menu-theme", "about": "app-about", "quit": "app-quit"}  # fmt: skip
        other = language_of(next_after(self.language)).name
        groups = [
            ("app-continue", going_on),
            (
                "app-quick",
                [
                    (f"quick {each.name}", f"{own.title}\n     {own.text.fallback('quick-game', '')}".rstrip())
                    for each, own in games
                    if FormsFacet.of(each).quick
                ],
            ),
            ("app-new", [(f"new {each.name}", own.title) for each, own in games]),
            ("app-more", [(id, text(message, name=other)) for id, message in more.items()]),
        ]
        for group, rows in groups:
            if rows and options.option_count and self.size.height >= TALL:
                options.add_option(Option("", disabled=True))
            if rows:
                options.add_option(Option(ink(text(group), "bold $primary"), disabled=True))
            for id, label in rows:
                options.add_option(Option(Content(f"   {label}"), id))
        options.highlighted = 1
        options.focus()

    def open_games(self) -> list[tuple[Path, str]]:
        """Return unfinished games, the last one first; then those that cannot continue, with the reason."""
        going: list[tuple[Path, str]] = []
        lost: list[tuple[Path, str]] = []
        for path in reversed(journal.open_games()):
            label = path.name
            try:
                header = read_header(read_text(path).split("\n", 2))
                label = f"{self.title_of(header)} · {datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
                check_version(header)
            except Refusal as refusal:
                lost.append((path, f"{label}\n     {text_in(self.language).refusal(refusal)}"))
            except OSError:  # finished or removed at this very moment
                continue
            else:
                going.append((path, label))
        return going[:MOST_GAMES] + lost[:MOST_GAMES]

    def title_of(self, header: Header) -> str:
        """Return a label for a game: its name and its players."""
        find_game(header.game)
        packs = header.mix if playable(header) else ()
        words = TextFacet.of(plugin_of(header.game, packs)).table_words(self.language)
        setup = header.setup.get("heroes") or header.setup.get("players")
        people = list(setup) if isinstance(setup, list | dict) else []
        names = ", ".join([words.sitter(name) for name in people if isinstance(name, str)])
        return words.title + (f" · {names}" if names else "")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.post_message(self.Chosen(event.option_id or ""))

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "q"):
            event.stop()
            self.app.exit()


def game_place(number: str) -> Place:
    return kept_places()[int(number)]

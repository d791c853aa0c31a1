"""A new game: who, where, and how, in plain words with the usual choices made."""

import secrets
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Collapsible, Label, Select, SelectionList, Static
from textual.widgets.selection_list import Selection

from underdeck.app.ink import ink
from underdeck.app.pane import Pane
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match, new
from underdeck.server.catalog import game_catalog
from underdeck.text import text_in

USUAL = ""
NOBODY, ME, BOT = SITTERS = ("", "me", "bot")


class NewGame(Screen[Match | None]):
    """Dismissed with the match."""

    def __init__(self, game: str, language: str, given: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.game = game
        self.text = text_in(language)
        self.catalog: dict[str, Any] = game_catalog(language)[game]
        self.given = {**given} if given else {}
        self.seed: int | None = self.given.pop("seed", None)
        self.detailed = False
        """Have the rules in detail been opened?"""

    def compose(self) -> ComposeResult:
        text = self.text
        with Horizontal(id="head"):
            yield Static(ink(f"{text('app-new')} · {text(f'app-game-{self.game}')}", "bold"), id="where")
        with Pane(id="form"):
            yield from self.onedeck() if self.game == "onedeck" else self.stick()
            with Collapsible(title=text("app-options"), collapsed=True):
                yield Vertical(id="options")
        with Horizontal(id="begin-row"):
            yield Button(text("app-begin"), id="begin", variant="primary")
            yield Button(text("app-key-back"), id="back")
            yield Static(id="trouble")

    def onedeck(self) -> ComposeResult:
        text, catalog = self.text, self.catalog
        heroes = self.given.get("heroes") or catalog["defaults"]["heroes"]
        with Vertical(classes="field"):
            yield Label(text("app-heroes"))
            yield self.several("heroes", [(hero["name"], hero["id"]) for hero in catalog["heroes"]], heroes)
            yield Static(id="about")
        dungeons = [
            {
                "id": each["id"],
                "name": f"{each['name']} {'●' * each['difficulty']}{'○' * (3 - each['difficulty'])} {each['boss']}",
            }
            for each in catalog["dungeons"]
        ]
        yield from self.row("dungeon", dungeons, self.given.get("dungeon", catalog["defaults"]["dungeon"]), usual=False)
        yield from self.row("set", catalog["sets"], self.given.get("set", USUAL))
        with Horizontal(classes="row"):
            yield Label(text("app-tier"), classes="label")
            known, wanted = self.tiers(), self.given.get("tier", USUAL)
            chosen = wanted if wanted in [id for _, id in known] else USUAL
            yield Select(known, value=chosen, allow_blank=False, id="tier", compact=True)
        yield from self.row("edition", catalog["editions"], self.given.get("edition", "1.9"), usual=False)
        yield Checkbox(text("app-hordes"), bool(self.given.get("hordes")), id="hordes", compact=True)

    def stick(self) -> ComposeResult:
        text, catalog = self.text, self.catalog
        players = self.given.get("players") or {"roy": ME, "haley": BOT, "belkar": BOT}
        yield Label(text("app-characters"))
        sitters = [{"id": id, "name": text(f"app-sitter-{id or 'nobody'}")} for id in SITTERS]
        for each in catalog["characters"]:
            with Horizontal(classes="row"):
                yield Label(each["name"], classes="label")
                yield self.select(f"player-{each['id']}", sitters, players.get(each["id"], NOBODY))
        yield from self.row(
            "length", catalog["lengths"], self.given.get("length", catalog["defaults"]["length"]), usual=False
        )
        yield from self.row("preset", catalog["presets"], self.given.get("preset", catalog["defaults"]["preset"]))
        chosen = self.given.get("variants", [])
        with Vertical(classes="field"):
            yield Label(text("app-variants"))
            yield self.several("variants", [(each["name"], each["id"]) for each in catalog["variants"]], chosen)

    def several(self, id: str, rows: list[tuple[str, str]], chosen: list[str]) -> SelectionList[str]:
        selections = [Selection(Content(name), value, value in chosen) for name, value in rows]
        return SelectionList(*selections, id=id, compact=True)

    def row(self, id: str, values: list[dict[str, Any]], chosen: str, usual: bool = True) -> ComposeResult:
        with Horizontal(classes="row"):
            yield Label(self.text(f"app-{id}"), classes="label")
            yield self.select(id, values, chosen, usual)

    def select(self, id: str, values: list[dict[str, Any]], chosen: str, usual: bool = False) -> Select[str]:
        options = [(self.text("app-usual"), USUAL)] if usual else []
        options += [(each["name"], each["id"]) for each in values]
        known = [value for _, value in options]
        return Select(options, value=chosen if chosen in known else known[0], allow_blank=False, id=id, compact=True)

    def tiers(self, edition: str = "") -> list[tuple[str, str]]:
        """Those of the edition; OD-2.15: with a campaign sheet one of them must be chosen."""
        chosen = edition or self.given.get("edition", "1.9")
        known = next(each["tiers"] for each in self.catalog["editions"] if each["id"] == chosen)
        first = "app-tier-choose" if "sheets" in self.given else "app-usual"
        return [(self.text(first), USUAL), *[(each["name"], each["id"]) for each in known]]

    def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id != "edition":
            return
        tier = self.query_one("#tier", Select)
        chosen, known = tier.value, self.tiers(str(event.value))
        tier.set_options(known)
        tier.value = chosen if chosen in [id for _, id in known] else USUAL

    def on_mount(self) -> None:
        self.query_one("#tier" if self.untiered() else "#begin").focus()

    def untiered(self) -> bool:
        """Is a campaign game about to begin without its tier?"""
        return "sheets" in self.given and self.value("tier") == USUAL

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "back":
            self.dismiss(None)
            return
        try:
            if self.untiered():
                raise Refusal("tier-needed")
            seed = secrets.randbits(32) if self.seed is None else self.seed
            match = new(self.game, seed=seed, **self.setup())
        except Refusal as refusal:
            self.query_one("#trouble", Static).update(ink(f"✗ {self.text.refusal(refusal)}", "bold $error"))
            return
        self.dismiss(match)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)

    def on_selection_list_selection_highlighted(self, event: SelectionList.SelectionHighlighted[str]) -> None:
        """What the hero can do, alone or in company."""
        for hero in self.catalog.get("heroes", []):
            if hero["id"] == event.selection.value:
                company = len(event.selection_list.selected) > 1
                self.query_one("#about", Static).update(ink(hero["together" if company else "alone"], "italic"))

    def on_collapsible_expanded(self, event: Collapsible.Expanded) -> None:
        """The many options are made only for who wants to see them."""
        if self.detailed:
            return
        self.detailed = True
        rows: list[Widget] = [Static(ink(self.text("app-options-more"), "italic $foreground-muted"))]
        for option in self.catalog["options"]:
            chosen = self.given.get("options", {}).get(option["id"], USUAL)
            rows.append(Label(option["help"], classes="option-help"))
            rows.append(self.select(f"option-{option['id']}", option["values"], chosen, usual=True))
        self.query_one("#options").mount(*rows)

    def value(self, id: str) -> str:
        return str(self.query_one(f"#{id}", Select).value)

    def setup(self) -> dict[str, Any]:
        """As `new` takes it; what is usual is left out."""
        found: dict[str, Any] = {**self.given}
        if self.game == "onedeck":
            found["heroes"] = list(self.query_one("#heroes", SelectionList).selected)
            found["hordes"] = self.query_one("#hordes", Checkbox).value
            names = ["dungeon", "set", "tier", "edition"]
        else:
            ids = [each["id"] for each in self.catalog["characters"]]
            sitters = {id: self.value(f"player-{id}") for id in ids}
            found["players"] = {id: sitter for id, sitter in sitters.items() if sitter}
            found["variants"] = list(self.query_one("#variants", SelectionList).selected)
            names = ["length", "preset"]
        for name in names:
            found[name] = self.value(name)
        if self.detailed:
            options = {each["id"]: self.value(f"option-{each['id']}") for each in self.catalog["options"]}
            found["options"] = {id: value for id, value in options.items() if value}
        return {name: value for name, value in found.items() if value}

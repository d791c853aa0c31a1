"""The form of a new game: the settings that the game declares, with defaults."""

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

from underdeck.app.drawing import ink
from underdeck.app.widgets import Pane
from underdeck.forms.catalog import option_rows
from underdeck.forms.facet import FormsFacet
from underdeck.forms.trial import sound_plugin
from underdeck.kernel.refusal import Refusal
from underdeck.match import Match, new
from underdeck.packs.outside import chosen, packs_for
from underdeck.plugin.base import Plugin
from underdeck.plugin.fields import ME, ONE, SEATS, SEVERAL, SITTERS, SWITCH, Choice, Field, split_bot
from underdeck.text.facet import TextFacet

PACKS = "packs"
PARTNERS = "partners"
TEMPER = "temper"
USUAL = ""
NOBODY = ""
SHORT = 40


class NewGame(Screen[Match | None]):
    """The form; it returns the match."""

    def __init__(self, game: str, language: str, given: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.given = {**given} if given else {}
        self.language = language
        self.seed: int | None = self.given.pop("seed", None)
        self.take_cards(sound_plugin(game, chosen(game, self.given.get("packs", []))))

    def take_cards(self, plugin: Plugin) -> None:
        """Use the game with these packs: everything else follows from that."""
        self.plugin = plugin
        self.words = TextFacet.of(plugin).words(self.language)
        self.text = self.words.text
        self.filled_in = False
        """Can what was chosen be read from the form?"""
        self.fields = [field for field in plugin.fields if self.choices(field) or field.kind == SWITCH]
        self.offered: dict[str, list[tuple[str, str]]] = {}
        """What each setting of one choice offers now."""
        self.detailed = False
        """Have the rules in detail been opened?"""

    def choices(self, field: Field) -> list[Choice]:
        found = FormsFacet.of(self.plugin).choices(
            field.id, self.setup() if self.filled_in else self.given, self.text.language
        )
        return found if field.kind in (ONE, SEVERAL, SEATS) else []

    def compose(self) -> ComposeResult:
        text = self.text
        with Horizontal(id="head"):
            yield Static(ink(f"{text('app-new')} · {self.words.title}", "bold"), id="where")
        with Pane(id="form"):
            yield from self.packs_row()
            for field in self.fields:
                yield from self.row(field)
            if self.plugin.party and max(self.plugin.sizes) > 1:
                with Horizontal(classes="row"):
                    yield Label(self.text("app-partners"), classes="label")
                    yield select(PARTNERS, self.partners(), ME)
            with Collapsible(title=text("app-options"), collapsed=True):
                yield Vertical(id="options")
        with Horizontal(id="begin-row"):
            yield Button(text("app-begin"), id="begin", variant="primary")
            yield Button(text("app-key-back"), id="back")
            yield Static(id="trouble")

    def packs_row(self) -> ComposeResult:
        """Compose the list of packs, if there are any."""
        known = packs_for(self.plugin.name) if self.plugin.takes_packs else []
        if known:
            with Vertical(classes="field"):
                yield Label(self.text("field-packs"))
                selections = [
                    Selection(Content(f"{each.name} {each.version}"), each.id, each.id in self.given.get("packs", []))
                    for each in known
                ]
                yield SelectionList(*selections, id=PACKS, compact=True)

    async def on_selection_list_selected_changed(self, event: SelectionList.SelectedChanged[str]) -> None:
        """Make the form again for other packs, with the settings filled in so far."""
        ids, before = list(event.selection_list.selected), self.given.get("packs", [])
        if event.selection_list.id != PACKS or ids == before:
            return
        try:
            plugin = sound_plugin(self.plugin.name, chosen(self.plugin.name, ids))
            plugin.rules()  # packs that clash are refused here
        except Refusal as refusal:
            self.complain(self.text.refusal(refusal))
            for id in [id for id in ids if id not in before]:
                event.selection_list.deselect(id)
            return
        self.given = {**self.setup(), "packs": ids}
        self.take_cards(plugin)
        await self.recompose()
        self.filled_in = True
        self.query_one(f"#{PACKS}").focus()

    def label(self, id: str) -> str:
        return self.text.fallback(f"field-{id}", id)

    def row(self, field: Field) -> ComposeResult:
        chosen = self.given.get(field.id) or field.default
        if field.kind == SWITCH:
            yield Checkbox(self.label(field.id), bool(chosen), id=field.id, compact=True)
        elif field.kind == SEVERAL:
            with Vertical(classes="field"):
                yield Label(self.label(field.id))
                selections = [
                    Selection(Content(each.name), each.id, each.id in (chosen or [])) for each in self.choices(field)
                ]
                yield SelectionList(*selections, id=field.id, compact=True)
                yield Static(id=f"about-{field.id}")
        elif field.kind == SEATS:
            yield Label(self.label(field.id))
            players = self.given.get(field.id) or FormsFacet.of(self.plugin).quick.get(field.id) or field.default
            sitters = self.sitters()
            for each in self.choices(field):
                with Horizontal(classes="row seat"):
                    yield Label(each.name, classes="label")
                    base, temper, _ = split_bot(players.get(each.id, NOBODY))
                    yield select(f"{field.id}-{each.id}", sitters, base)
                    if self.plugin.tempers:
                        yield self.temper_row(f"{field.id}-{each.id}", base, temper)
        else:
            with Horizontal(classes="row"):
                yield Label(self.label(field.id), classes="label")
                self.offered[field.id] = self.rows(field)
                yield select(field.id, self.offered[field.id], str(chosen or USUAL))

    def sitters(self) -> list[tuple[str, str]]:
        """Return the possible sitters: nobody, me, or a bot; several bots by their strength."""
        found = [(self.text(f"app-sitter-{id or 'nobody'}"), id) for id in (NOBODY, *SITTERS)]
        bots = self.plugin.strengths
        named = [(self.text("app-sitter-bot-of", strength=self.text.fallback(f"bot-{id}", id)), id) for id in bots]
        return [*found, *named] if len(bots) > 1 else found

    def temper_row(self, id: str, bot: str, temper: str) -> Select[str]:
        """Return the field for a bot's temper; hidden if it cannot have one."""
        known = [(self.text("app-temper-even"), USUAL)]
        known += [(self.text(f"temper-{each}"), each) for each in self.plugin.tempers]
        row = select(f"{TEMPER}-{id}", known, temper)
        row.display = self.plugin.tempered(bot)
        return row

    def sitter(self, id: str) -> str:
        """Return the chosen sitter of a seat, with its temper."""
        who = self.value(id)
        temper = self.value(f"{TEMPER}-{id}") if self.plugin.tempered(who) else USUAL
        return f"{who}/{temper}" if temper else who

    def partners(self) -> list[tuple[str, str]]:
        """Return the possible players of the other seats of a party."""
        return [row for row in self.sitters() if row[1]]

    def with_partners(self, setup: dict[str, Any]) -> dict[str, Any]:
        """Return the setup with me on the first seat of a party, and perhaps bots on the others."""
        rows = self.query(f"#{PARTNERS}").results(Select)
        partner = next((str(row.value) for row in rows), ME)
        others = [*FormsFacet.of(self.plugin).sitters_of(setup)][1:]
        if partner == ME or not others:
            return setup
        return FormsFacet.of(self.plugin).with_bots(setup, dict.fromkeys(others, partner))

    def rows(self, field: Field) -> list[tuple[str, str]]:
        """Return names and ids of the choices; a required field begins without one."""
        known = [(labelled(each), each.id) for each in self.choices(field)]
        if field.default is not None:
            return known
        needed = field.id in FormsFacet.of(self.plugin).needed(self.given)
        first = self.text.fallback(f"field-{field.id}-choose", self.text("app-usual"))
        return [(first if needed else self.text("app-usual"), USUAL), *known]

    def on_select_changed(self, event: Select.Changed) -> None:
        """Update fields that depend on this one. A field that stays the same is not set again: that would count as a
        change, and two fields would trigger each other."""
        for row in self.query(f"#{TEMPER}-{event.select.id}"):
            row.display = self.plugin.tempered(str(event.value))
        for field in self.fields:
            if field.kind != ONE or field.id == event.select.id:
                continue
            known = self.rows(field)
            if known == self.offered.get(field.id):
                continue
            self.offered[field.id] = known
            other = self.query_one(f"#{field.id}", Select)
            chosen, ids = other.value, [id for _, id in known]
            other.set_options(known)
            other.value = chosen if chosen in ids else ids[0]

    def on_mount(self) -> None:
        self.filled_in = True
        unchosen = self.unchosen()
        self.query_one(f"#{unchosen}" if unchosen else "#begin").focus()

    def unchosen(self) -> str:
        """Return the first required setting that is still open."""
        setup = self.setup()
        return next((id for id in FormsFacet.of(self.plugin).needed(self.given) if not setup.get(id)), "")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "back":
            self.dismiss(None)
            return
        try:
            unchosen = self.unchosen()
            if unchosen:
                self.complain(self.text.fallback(f"field-{unchosen}.needed", self.label(unchosen)))
                return
            seed = secrets.randbits(32) if self.seed is None else self.seed
            match = new(self.plugin.name, seed=seed, **self.with_partners(self.setup()))
        except Refusal as refusal:
            self.complain(self.text.refusal(refusal))
            return
        self.dismiss(match)

    def complain(self, said: str) -> None:
        self.query_one("#trouble", Static).update(ink(f"✗ {said}", "bold $error"))

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)

    def on_selection_list_selection_highlighted(self, event: SelectionList.SelectionHighlighted[str]) -> None:
        """Show the description of a choice, alone or with the others."""
        if event.selection_list.id == PACKS:
            return
        field = next(each for each in self.fields if each.id == event.selection_list.id)
        chosen = [id for id in event.selection_list.selected if id != event.selection.value]
        setup = {**self.given, field.id: chosen}
        for each in FormsFacet.of(self.plugin).choices(field.id, setup, self.text.language):
            if each.id == event.selection.value:
                self.query_one(f"#about-{field.id}", Static).update(ink(each.text, "italic"))

    def on_collapsible_expanded(self, event: Collapsible.Expanded) -> None:
        """Make the fields of the options when they are first opened."""
        if self.detailed:
            return
        self.detailed = True
        rows: list[Widget] = [Static(ink(self.text("app-options-more"), "italic $foreground-muted"))]
        for option in option_rows(self.text, self.plugin.options, self.plugin.option_help):
            chosen = self.given.get("options", {}).get(option.id, USUAL)
            rows.append(Label(option.help, classes="option-help"))
            known = [(self.text("app-usual"), USUAL), *[(each.name, each.id) for each in option.values]]
            rows.append(select(f"option-{option.id}", known, chosen))
        self.query_one("#options").mount(*rows)

    def value(self, id: str) -> str:
        return str(self.query_one(f"#{id}", Select).value)

    def setup(self) -> dict[str, Any]:
        """Return the setup as `new` accepts it, without defaults."""
        found: dict[str, Any] = {**self.given}
        for field in self.fields:
            if field.kind == SEVERAL:
                found[field.id] = list(self.query_one(f"#{field.id}", SelectionList).selected)
            elif field.kind == SWITCH:
                found[field.id] = self.query_one(f"#{field.id}", Checkbox).value
            elif field.kind == SEATS:
                known = FormsFacet.of(self.plugin).choices(field.id, self.given, self.text.language)
                sitters = {each.id: self.sitter(f"{field.id}-{each.id}") for each in known}
                found[field.id] = {id: sitter for id, sitter in sitters.items() if sitter}
            else:
                found[field.id] = self.value(field.id)
        if self.detailed:
            options = {id: self.value(f"option-{id}") for id in self.plugin.options}
            found["options"] = {id: value for id, value in options.items() if value}
        return {name: value for name, value in found.items() if value}


def labelled(choice: Choice) -> str:
    """Return a choice with its description, if that is short."""
    return f"{choice.name}  {choice.text}" if 0 < len(choice.text) <= SHORT else choice.name


def select(id: str, rows: list[tuple[str, str]], chosen: str) -> Select[str]:
    known = [value for _, value in rows]
    return Select(rows, value=chosen if chosen in known else known[0], allow_blank=False, id=id, compact=True)

"""The settings of a new game, asked one line each, as the game declares them."""

import textwrap
from typing import Any

import click

from underdeck.bots import check_sitters
from underdeck.forms.facet import FormsFacet
from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import new
from underdeck.match.match import LARGEST_SEED
from underdeck.plugin.base import Plugin
from underdeck.plugin.fields import ONE, SEATS, SEVERAL, Choice, Field, read_seats, written_seats
from underdeck.terminal.console import Leave, read_lines, screen_width
from underdeck.text.commands import command_in
from underdeck.text.facet import TextFacet
from underdeck.text.languages import nearest
from underdeck.text.rulebook import fold


def spelled(name: str) -> str:
    """Return letters and digits only, so that `Dragon's Cave` and `dragons-cave` are equal."""
    return "".join([char for char in fold(name) if char.isalnum()])


class SetupPrompts:
    def __init__(self, plugin: Plugin, language: str) -> None:
        self.plugin = plugin
        self.text = TextFacet.of(plugin).words(language).text
        self.lines = read_lines()

    def missing(self, setup: dict[str, Any]) -> None:
        """Ask for every required setting that was not given."""
        for id in FormsFacet.of(self.plugin).needed(setup):
            if id not in setup:
                field = next(each for each in self.plugin.fields if each.id == id)
                setup[id] = self.field(field, setup)

    def field(self, field: Field, setup: dict[str, Any]) -> Any:
        if field.kind == SEATS:
            return self.seats(field, setup)
        if field.kind == SEVERAL:
            return self.several(field, setup)
        return self.one(field, setup)

    def line(self, question: str) -> str:
        click.echo(f"{question} ", nl=False)
        line = next(self.lines, None)
        if line is None:
            raise Refusal("input-ended")
        if command_in(line.strip(), self.text) == "quit":
            raise Leave
        return line.strip()

    def show(self, number: int, line: str) -> None:
        width = screen_width()
        click.echo(textwrap.fill(line, width, initial_indent=f" {number:>3}  ", subsequent_indent="      "))

    def prompt(self, field: Field, count: int, number: int = 0) -> str:
        label = self.text.fallback(f"field-{field.id}", field.id)
        own = f"prompt-{field.id}-{number}" if number else f"prompt-{field.id}"
        return self.text.fallback(own, self.text("prompt-field", label=label, count=count), count=count)

    def one_of(self, question: str, known: list[Choice], enough: bool = False) -> str:
        """Ask until a number, an id or the beginning of a name fits; '' for 0 if that is allowed."""
        while True:
            answer = self.line(question)
            if enough and answer in ("0", ""):
                return ""
            if 1 <= whole_number(answer) <= len(known):
                return known[whole_number(answer) - 1].id
            wanted = spelled(answer)
            fitting = [
                each.id
                for each in known
                if wanted and (spelled(each.id).startswith(wanted) or spelled(each.name).startswith(wanted))
            ]
            if len(fitting) == 1:
                return fitting[0]
            names = choices([each.name for each in known])
            click.echo("  " + self.text.refusal(Refusal("no-such-choice", name=answer, choices=names)))

    def one(self, field: Field, setup: dict[str, Any]) -> str:
        known = FormsFacet.of(self.plugin).choices(field.id, setup, self.text.language)
        wide = max(len(each.name) for each in known)
        for number, each in enumerate(known, 1):
            self.show(number, f"{each.name:<{wide}} {each.text}".rstrip())
        return self.one_of(self.prompt(field, len(known)), known)

    def several(self, field: Field, setup: dict[str, Any]) -> list[str]:
        """Ask for one after the other, until there are enough for a game and the player stops."""
        chosen: list[str] = []
        while len(chosen) < max(field.sizes):
            known = FormsFacet.of(self.plugin).choices(field.id, {**setup, field.id: chosen}, self.text.language)
            known = [each for each in known if each.id not in chosen]
            if len(chosen) == 1 and 1 in field.sizes:
                self.show(0, self.text.fallback(f"prompt-{field.id}-alone", self.text("prompt-enough")))
            if len(chosen) < 2:
                for number, each in enumerate(known, 1):
                    self.show(number, " · ".join([part for part in (each.name, each.text) if part]))
            found = self.one_of(self.prompt(field, len(known), len(chosen) + 1), known, len(chosen) in field.sizes)
            if not found:
                break
            chosen.append(found)
        return chosen

    def seats(self, field: Field, setup: dict[str, Any]) -> dict[str, str]:
        usual = written_seats(field.default)
        click.echo(self.text("prompt-players", example=usual))
        while True:
            line = self.line(self.text("prompt-players-short", example=usual))
            try:
                players = read_seats(line or usual)
                check_sitters(self.plugin.name, players.values())
                new(self.plugin.name, **{**setup, field.id: players})
                return players
            except Refusal as refusal:
                click.echo("  " + self.text.refusal(refusal))

    def others(self, setup: dict[str, Any], seed: int | None) -> tuple[int | None, str]:
        """Offer to change the defaults in one line, with seed and language; Enter accepts them."""
        language = self.text.language
        names = [field.id for field in self.plugin.fields if field.kind == ONE and not field.needed]
        usual = {field.id: field.default for field in self.plugin.fields}
        while self.text.has("prompt-others"):
            shown = {name: setup.get(name) or usual[name] or "" for name in names}
            seed_shown = "random" if seed is None else str(seed)
            answer = self.line(self.text("prompt-others", **shown, seed=seed_shown, language=language))
            words = answer.lower().split()
            try:
                for name, value in zip(words[::2], words[1::2], strict=True):
                    if name in names:
                        new(self.plugin.name, **{**setup, name: value})
                        setup[name] = value
                    elif name == "seed" and 0 <= whole_number(value) <= LARGEST_SEED:
                        seed = whole_number(value)
                    elif name == "lang" and (spoken := nearest(value)) is not None:
                        language = spoken
                    else:
                        raise ValueError
            except ValueError:
                click.echo("  " + self.text.refusal(Refusal("malformed-action", text=answer)))
                continue
            except Refusal as refusal:
                click.echo("  " + self.text.refusal(refusal))
                continue
            break
        return seed, language

"""Settings from flags, and who plays The Order of the Stick, asked line by line."""

from typing import Any

import click

from underdeck.games.stick.line import ME, SITTERS
from underdeck.kernel.refusal import Refusal
from underdeck.match import new
from underdeck.terminal.console import Leave, read_lines
from underdeck.text import Text

DEFAULT_PLAYERS = "roy=me,haley=bot,elan=bot,belkar=bot"


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("option-form", text=pair)
        options[name] = value
    return options


def read_players(text: str) -> dict[str, str]:
    """`roy=me,haley=bot`: who sits where, clockwise."""
    players: dict[str, str] = {}
    for part in text.lower().replace(" ", "").split(","):
        name, equals, sitter = part.partition("=")
        if not name or (equals and sitter not in SITTERS):
            raise Refusal("players-form", text=text)
        if name in players:
            raise Refusal("character-twice", name=name)
        players[name] = sitter or ME
    return players


def read_stick_setup(given: dict[str, Any]) -> dict[str, Any]:
    setup: dict[str, Any] = {"players": read_players(given["players"])} if given["players"] else {}
    for name, value in (
        ("length", given["length"]),
        ("variants", [variant.lower() for variant in given["variants"]]),
        ("preset", given["preset"]),
        ("options", read_options(given["pairs"])),
        ("teams", [team.lower().replace(" ", "").split(",") for team in given["teams"]]),
    ):
        if value:
            setup[name] = value
    return setup


def ask_players(text: Text, setup: dict[str, Any]) -> dict[str, str]:
    click.echo(text("prompt-players"))
    lines = read_lines()
    while True:
        click.echo(text("prompt-players-short") + " ", nl=False)
        line = next(lines, None)
        if line is None:
            raise Refusal("input-ended")
        if line.strip().lower() in ("quit", "quitter", "exit"):
            raise Leave
        try:
            players = read_players(line.strip() or DEFAULT_PLAYERS)
            new("stick", **{**setup, "players": players})
            return players
        except Refusal as refusal:
            click.echo("  " + text.refusal(refusal))

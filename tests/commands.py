"""Writes docs/commands.md from the help of the commands: `python -m tests.commands`."""

import os
import sys
from pathlib import Path
from unittest import mock

import click

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"
WIDTH = 100


def commands(group, ctx, names=()):
    """Yield the names and the context of every command."""
    for name in group.list_commands(ctx):
        command = group.get_command(ctx, name)
        inner = click.Context(command, info_name=name, parent=ctx, max_content_width=WIDTH, terminal_width=WIDTH)
        yield (*names, name), inner
        if isinstance(command, click.Group):
            yield from commands(command, inner, (*names, name))


def top():
    from underdeck.cli.main import cli

    return cli, click.Context(cli, info_name="underdeck", max_content_width=WIDTH, terminal_width=WIDTH)


def written(language="en"):
    """Return the page."""
    with mock.patch.dict(os.environ, {"UNDERDECK_LANG": language}), mock.patch.object(sys, "argv", ["underdeck"]):
        cli, ctx = top()
        lines = ["# Commands", "", "Written by `make commands` from the help of the commands.", ""]
        lines += ["```", cli.get_help(ctx), "```", ""]
        for names, inner in commands(cli, ctx):
            lines += [f"{'#' * min(3, 1 + len(names))} `underdeck {' '.join(names)}`", ""]
            lines += ["```", inner.command.get_help(inner), "```", ""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")

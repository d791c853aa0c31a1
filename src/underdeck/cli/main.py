"""The command itself: its subcommands in groups, each loaded when it is used, and how it ends."""

import io
import os
import signal
import sys
from importlib import import_module
from typing import Any, NoReturn

import click
from click.shell_completion import CompletionItem

from underdeck import __version__, compiled
from underdeck.cli.help import Group, language_asked, on_terminal, option, sentence_of, spoken
from underdeck.kernel.refusal import Refusal, reason_of

BAD_INPUT, INTERRUPTED = 2, 130
COMPLETING = "_UNDERDECK_COMPLETE"
"""Set by a shell that wants to know how a line may go on."""
COMMANDS = {
    "play": {"play": "play", "resume": "play", "puzzle": "puzzle"},
    "learn": {"learn": "learn", "rules": "books", "cards": "books", "options": "books"},
    "study": {"replay": "replay", "review": "review", "sim": "sim", "lab": "dataset"},
    "make": {"packs": "packs", "games": "games", "lang": "lang"},
    "serve": {"serve": "serve", "backup": "serve", "restore": "serve"},
}
"""The commands by group, each with its module. `lab` is whole once its last command is loaded, `lab dataset`."""
MODULES = {name: module for group in COMMANDS.values() for name, module in group.items()}


class Commands(Group):
    """Our commands, and those that games bring."""

    def of_games(self) -> dict[str, click.Command]:
        from underdeck.cli.facet import commands_of
        from underdeck.forms.trial import sound_plugins

        return {str(own.name): own for plugin in sound_plugins() for own in commands_of(plugin)}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*MODULES, *[name for name in self.of_games() if name not in MODULES]]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in MODULES:
            try:
                found = getattr(import_module(f"underdeck.cli.{MODULES[cmd_name]}"), cmd_name)
            except KeyboardInterrupt:  # nothing has begun
                raise click.exceptions.Exit(INTERRUPTED) from None
            return found if isinstance(found, click.Command) else None
        return self.of_games().get(cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        text = spoken()
        brought = [name for name in self.of_games() if name not in MODULES]
        for group, commands in COMMANDS.items():
            names = [*commands, *(brought if group == "play" else [])]
            with formatter.section(text(f"commands-{group}")):
                formatter.write_dl([(name, self.summary(ctx, name)) for name in names])

    def summary(self, ctx: click.Context, name: str) -> str:
        own = None if name in MODULES else self.of_games().get(name)
        return spoken().fallback(f"command-{name}", (own.help or "") if own is not None else "")

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete commands without loading them."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        names = [name for name in self.list_commands(ctx) if name.startswith(incomplete)]
        return [CompletionItem(name) for name in names]


def show_version(ctx: click.Context, parameter: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        click.echo(f"underdeck, version {__version__} ({compiled.mode()})")
        ctx.exit()


@click.command(cls=Commands, name="underdeck", invoke_without_command=True)
@option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version)
@click.pass_context
def cli(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is not None:
        return
    if on_terminal():
        ctx.invoke(import_module("underdeck.cli.play").play)
    else:
        click.echo(ctx.get_help())


def refuse(refusal: Refusal, lang: str | None) -> NoReturn:
    from underdeck.terminal.language import chosen_language
    from underdeck.text import text_in

    click.echo(text_in(chosen_language(lang)).refusal(refusal), err=True)
    sys.exit(BAD_INPUT)


def stop(signum: int, frame: Any) -> NoReturn:
    """A polite kill: every answer is on disk already."""
    sys.exit(128 + signum)


def open_streams() -> None:
    """A closed or strange stream is no reason to fall over."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY))
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> None:
    asked = os.environ.get(COMPLETING)
    if asked:
        from underdeck.cli.completion import complete

        sys.exit(complete(cli, "underdeck", COMPLETING, asked))
    open_streams()
    signal.signal(signal.SIGTERM, stop)
    try:
        # Not cli(): it turns a closed pipe into exit code 1, which here means a failed verify.
        with cli.make_context("underdeck", sys.argv[1:]) as context:
            cli.invoke(context)
        sys.stdout.flush()
    except Refusal as refusal:
        refuse(refusal, language_asked(sys.argv[1:]))
    except click.exceptions.Exit as ended:
        sys.exit(ended.exit_code)
    except click.ClickException as problem:
        click.echo(sentence_of(problem), err=True)
        sys.exit(problem.exit_code)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(0)
    except BrokenPipeError:
        silence()
        sys.exit(0)
    except Exception as error:
        from underdeck.plugin.registry import fault_in
        from underdeck.terminal.console import Leave

        if isinstance(error, Leave):
            sys.exit(0)
        fault = fault_in(error, *sys.argv[1:])
        if fault is None and isinstance(error, OSError):
            silence()
            fault = Refusal("file-write", file="-", **reason_of(error))
        if fault is None:
            raise
        refuse(fault, language_asked(sys.argv[1:]))


def silence() -> None:
    """Nobody can be told any more; Python's own flush at the end must not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

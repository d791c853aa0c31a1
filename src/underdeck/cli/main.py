"""The command itself: what it offers, how it ends."""

import io
import os
import signal
import sys
from typing import Any, NoReturn

import click
from click.shell_completion import shell_complete

from underdeck import __version__, compiled
from underdeck.cli.books import cards, options, rules
from underdeck.cli.dataset import dataset
from underdeck.cli.facet import commands_of
from underdeck.cli.games import games
from underdeck.cli.lab import lab
from underdeck.cli.lang import lang
from underdeck.cli.learn import learn
from underdeck.cli.packs import packs
from underdeck.cli.play import play, resume
from underdeck.cli.puzzle import puzzle
from underdeck.cli.replay import replay
from underdeck.cli.review import review
from underdeck.cli.serve import backup, restore, serve
from underdeck.cli.sim import sim
from underdeck.forms.trial import sound_plugins
from underdeck.kernel.refusal import Refusal, reason_of
from underdeck.plugin.registry import fault_in
from underdeck.terminal.console import Leave
from underdeck.terminal.language import chosen_language
from underdeck.text import languages, text_in

BAD_INPUT = 2
COMPLETING = "_UNDERDECK_COMPLETE"
"""Set by a shell that wants to know how a line may go on."""


class Commands(click.Group):
    """Ours, and those that games bring."""

    def of_games(self) -> dict[str, click.Command]:
        return {str(own.name): own for plugin in sound_plugins() for own in commands_of(plugin)}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), *self.of_games()})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return super().get_command(ctx, cmd_name) or self.of_games().get(cmd_name)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(f"{__version__} ({compiled.mode()})", prog_name="underdeck")
def cli() -> None:
    """Dungeon-crawl board games at the terminal. Unofficial fan implementation, not affiliated."""


for command in (
    play,
    resume,
    learn,
    puzzle,
    sim,
    lab,
    replay,
    review,
    cards,
    rules,
    options,
    games,
    packs,
    lang,
    serve,
    backup,
    restore,
):
    cli.add_command(command)
lab.add_command(dataset)


def refuse(refusal: Refusal, lang: str | None) -> NoReturn:
    click.echo(text_in(chosen_language(lang)).refusal(refusal), err=True)
    sys.exit(BAD_INPUT)


def language_of(arguments: list[str]) -> str | None:
    """The language asked for on the command line, if it is one of ours: refusals speak it too."""
    for i, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and i + 1 < len(arguments):
            value = arguments[i + 1]
        if value in languages():
            return value
    return None


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
        sys.exit(shell_complete(cli, {}, "underdeck", COMPLETING, asked))
    open_streams()
    signal.signal(signal.SIGTERM, stop)
    try:
        # Not cli(): it turns a closed pipe into exit code 1, which here means a failed verify.
        with cli.make_context("underdeck", sys.argv[1:]) as context:
            cli.invoke(context)
        sys.stdout.flush()
    except Refusal as refusal:
        refuse(refusal, language_of(sys.argv[1:]))
    except click.exceptions.Exit as ended:
        sys.exit(ended.exit_code)
    except click.ClickException as problem:
        problem.show()
        sys.exit(problem.exit_code)
    except (click.Abort, KeyboardInterrupt, Leave):
        sys.exit(0)
    except BrokenPipeError:
        silence()
        sys.exit(0)
    except Exception as error:
        fault = fault_in(error, *sys.argv[1:])
        if fault is None and isinstance(error, OSError):
            silence()
            fault = Refusal("file-write", file="-", **reason_of(error))
        if fault is None:
            raise
        refuse(fault, language_of(sys.argv[1:]))


def silence() -> None:
    """Nobody can be told any more; Python's own flush at the end must not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

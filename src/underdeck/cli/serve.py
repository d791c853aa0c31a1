"""`underdeck serve`, `underdeck backup` and `underdeck restore`."""

import os
import sys
import webbrowser
from pathlib import Path

import click

from underdeck.cli.extras import need_extra
from underdeck.cli.flags import language
from underdeck.cli.help import command, option
from underdeck.forms.trial import broken_games
from underdeck.plugin.fields import read_pairs
from underdeck.terminal.language import chosen_language
from underdeck.text import text_in
from underdeck.text.languages import look_in_data


@command()
@option("--host")
@option("--port", type=int)
@option("--data")
@option("--setting", "pairs", multiple=True, metavar="NAME=VALUE")
@option("--open/--no-open", "opened", default=None)
@language
def serve(
    host: str | None,
    port: int | None,
    data: str | None,
    pairs: tuple[str, ...],
    opened: bool | None,
    lang: str | None,
) -> None:
    """The games in the browser: starts a server and prints its address."""
    need_extra("server")
    from underdeck.server.serve import serve as run_server  # its libraries are loaded only where they are needed
    from underdeck.server.settings import read_settings

    settings = read_settings({**read_pairs(pairs), "host": host, "port": port, "data": data})
    look_in_data(settings.folder)
    text = text_in(chosen_language(lang))

    for refusal in broken_games().values():
        click.echo(text.refusal(refusal), err=True)

    def started(address: str) -> None:
        click.echo(text("serve-address", address=address))
        click.echo(text("serve-data", file=str(settings.folder)))
        if has_screen() if opened is None else opened:
            webbrowser.open(address)

    run_server(settings, started)
    click.echo(text("serve-stopped"))


@command()
@click.argument("file", type=click.Path(path_type=Path))
@option("--data")
@language
def backup(file: Path, data: str | None, lang: str | None) -> None:
    """Copy the server's database to FILE, also while the server runs.

    Never copy underdeck.db by itself: the last answers are in a second file beside it.
    """
    need_extra("server")
    from underdeck.server.backup import backup as make_backup
    from underdeck.server.settings import read_settings

    make_backup(read_settings({"data": data}).folder, file)
    click.echo(text_in(chosen_language(lang))("backup-made", file=str(file)))


@command()
@click.argument("file", type=click.Path(path_type=Path))
@option("--data")
@language
def restore(file: Path, data: str | None, lang: str | None) -> None:
    """Put FILE, made by `underdeck backup`, in place of the server's database. Stop the server first."""
    need_extra("server")
    from underdeck.server.backup import restore as restore_backup
    from underdeck.server.settings import read_settings

    text = text_in(chosen_language(lang))
    kept = restore_backup(read_settings({"data": data}).folder, file)
    click.echo(text("backup-restored", file=str(file)))
    if kept is not None:
        click.echo(text("backup-before", file=str(kept)))


def has_screen() -> bool:
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))

"""`underdeck play` and `underdeck resume`."""

import os
import secrets
import signal
import sys
import threading
import time
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any

import click

from underdeck.bots import check_sitters
from underdeck.bots.facet import known_as
from underdeck.cli.extras import has_extra, need_extra
from underdeck.cli.flags import (
    bots_here,
    chosen_game,
    games_here,
    given_at_all,
    language,
    packs_hinted,
    plain,
    setup_flags,
)
from underdeck.cli.help import command, completed, on_terminal, option
from underdeck.forms.facet import FormsFacet
from underdeck.forms.trial import sound_plugin, sound_plugins
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Match, new
from underdeck.match.facet import MatchFacet
from underdeck.packs.files import read_text
from underdeck.plugin.base import Plugin
from underdeck.plugin.fields import BOT, ME, SEATS, read_bots
from underdeck.progress.facet import ProgressFacet
from underdeck.terminal import journal
from underdeck.terminal.console import Abandoned, Leave, NotKept
from underdeck.terminal.facet import TerminalFacet
from underdeck.terminal.language import chosen_language
from underdeck.terminal.setup_prompts import SetupPrompts
from underdeck.text import text_in
from underdeck.text.facet import TextFacet


@command()
@click.argument("game", required=False, shell_complete=games_here)
@setup_flags
@option(
    "--campaign",
    "campaigns",
    multiple=True,
    metavar="NAME",
)
@option("--bot", "bots", multiple=True, metavar="WHO=BOT", shell_complete=completed(bots_here))
@option("--position", type=click.Path(path_type=Path))
@option("--join", "link", metavar="LINK")
@plain
def play(
    game: str | None,
    campaigns: tuple[str, ...],
    bots: tuple[str, ...],
    position: Path | None,
    link: str | None,
    plain: bool,
    **given: Any,
) -> None:
    """Play a game; asks for what is not given. Every answer is kept: `underdeck resume` goes on."""
    if link is not None:
        if game is not None or campaigns or bots or position is not None or given_at_all(given):
            raise Refusal("join-alone")
        join_game(link, plain, chosen_language(given["lang"]))
        return
    if has_app(plain) and game is None and not campaigns and not bots and position is None and not given_at_all(given):
        open_app(chosen_language(given["lang"]))
        return
    plugin, setup = chosen_game(game or sound_plugins()[0].name, given)
    sheets = ProgressFacet.of(plugin).sheets()
    if campaigns and sheets is None:
        raise Refusal("flag-game", flag="--campaign", game=plugin.name)
    seed: int | None = given["seed"]
    wanted = read_bots(bots)
    check_sitters(plugin.name, wanted.values())
    if position is not None:
        if campaigns:
            raise Refusal("position-and-setup", choices="--campaign")
        setup = placed(plugin, {**setup, "position": read_text(position)}, wanted)
    else:
        if campaigns and sheets is not None:
            setup |= sheets.open_here(list(campaigns), setup)
        with packs_hinted(plugin.name):
            new(
                plugin.name, seed=seed or 0, **FormsFacet.of(plugin).filled(setup)
            )  # a bad choice is refused before others are asked for
        setup = seated(plugin, setup, wanted)
    if has_app(plain):
        play_in_app(plugin, setup, seed, chosen_language(given["lang"]))
    else:
        play_by_line(plugin, setup, given, plain)


def placed(plugin: Plugin, setup: dict[str, Any], bots: dict[str, str]) -> dict[str, Any]:
    """With the bots that were named at the seats of the position, which says everything else."""
    flags = {field.id: field.flag for field in plugin.fields if field.kind != SEATS} | {"options": "--option"}
    repeated = [flag for id, flag in flags.items() if id in setup]
    if repeated:
        raise Refusal("position-and-setup", choices=choices(repeated))
    said = setup.pop("players", {})
    if not said and not bots:
        return setup
    seats = new(plugin.name, **setup).seats
    sitters = dict.fromkeys(seats, BOT if said or "" in bots else ME) | said
    played = {name for name, sitter in said.items() if sitter != ME} | bots.keys()
    if all(sitter != ME or name in played for name, sitter in sitters.items()):
        sitters[free_seat(seats, played)] = ME
    return FormsFacet.of(plugin).with_bots({**setup, "players": sitters}, bots)


def seated(plugin: Plugin, setup: dict[str, Any], bots: dict[str, str]) -> dict[str, Any]:
    """With the bots that were named, for whom it is known who sits there."""
    if bots:
        said = "players" in setup
        setup = FormsFacet.of(plugin).with_bots(FormsFacet.of(plugin).filled(setup), bots)
        if not said and ME not in setup["players"].values():
            setup["players"][free_seat(setup["players"], bots)] = ME
    sitters = setup.get("players")
    if isinstance(sitters, dict):
        check_sitters(plugin.name, sitters.values())
    return setup


def free_seat(seats: Iterable[str], bots: Container[str]) -> str:
    """Return the first seat that no bot was named for: the seat of the player."""
    for name in seats:
        if name not in bots:
            return name
    raise Refusal("seats-taken", choices=choices(seats))


def play_in_app(plugin: Plugin, setup: dict[str, Any], seed: int | None, language: str) -> None:
    """Straight to the table where everything needed was said, else to the form of a new game."""
    if "position" in setup or all(name in setup for name in FormsFacet.of(plugin).needed(setup)):
        chance = secrets.randbits(32) if seed is None else seed
        open_app(language, journal.begin(new(plugin.name, seed=chance, **FormsFacet.of(plugin).usual(setup))))
    else:
        open_app(language, wish=(plugin.name, {**setup, "seed": seed}))


def play_by_line(plugin: Plugin, setup: dict[str, Any], given: dict[str, Any], plain: bool) -> None:
    language, seed = chosen_language(given["lang"]), given["seed"]
    text = TextFacet.of(plugin).words(language).text
    if "position" not in setup:
        prompts = SetupPrompts(plugin, language)
        fresh = not all(field.id in setup for field in plugin.fields if field.needed)
        if fresh:
            click.echo(text("notice"))
        prompts.missing(setup)
        if sys.stdin.isatty() and not (seed is not None and given["lang"] and FormsFacet.of(plugin).all_said(setup)):
            seed, language = prompts.others(setup, seed)
        setup = FormsFacet.of(plugin).usual(setup)
        for line in TerminalFacet.of(plugin).introduction(setup, language) if fresh else ():
            click.echo(line)
    seed = secrets.randbits(32) if seed is None else seed
    match = new(plugin.name, seed=seed, **setup)
    kept = journal.begin(match)
    for line in TerminalFacet.of(plugin).greeting(match, language):
        click.echo(line)
    name_bots(plugin, match, language)
    run_session(plugin, kept, language, colorful(plain), resumed=False)


def name_bots(plugin: Plugin, match: Match, language: str) -> None:
    """Which seats they play, and how well."""
    words, people = TextFacet.of(plugin).words(language), MatchFacet.of(plugin).people(match)
    bots = [
        f"{words.sitter(name)} ({words.bot(*known_as(plugin.name, MatchFacet.of(plugin).bot_at(match, seat), name))})"
        for seat, name in enumerate(match.seats)
        if seat not in people
    ]
    if bots:
        click.echo(words.text("bots-play", bots=", ".join(bots)))


def sit_down(plugin: Plugin, match: Match, language: str, plain: bool) -> None:
    """At a game that is begun in its midst."""
    kept = journal.begin(match)
    if has_app(plain):
        open_app(language, kept)
        return
    click.echo(TerminalFacet.of(plugin).going_on(match, language))
    name_bots(plugin, match, language)
    run_session(plugin, kept, language, colorful(plain), resumed=True)


def run_session(plugin: Plugin, kept: journal.Journal, language: str, color: bool, resumed: bool) -> None:
    """However it ends, every answer is on disk."""
    journal.remember_language(language)
    text = text_in(language)
    try:
        TerminalFacet.of(plugin).session(kept, language, color).run(resumed)
    except Abandoned:
        pass
    except (Leave, KeyboardInterrupt):
        click.echo("\n" + text("left"))
    except NotKept as trouble:
        raise trouble.refusal from None
    finally:
        kept.close()
    if kept.match.outcome is not None:
        for line in TerminalFacet.of(plugin).epilogue(kept.match, kept.path, language):
            click.echo(line)


def has_app(plain: bool) -> bool:
    """Return whether the app can run: at a real terminal, unless the line mode is asked for."""
    return not plain and on_terminal() and has_extra("app")


def watch_terminal() -> None:
    """Ends with its terminal even where nobody tells it to: without one the app could only wait for ever."""
    while os.isatty(0):
        time.sleep(1)
    ignored = signal.getsignal(signal.SIGHUP) is signal.SIG_IGN  # under nohup
    os.kill(os.getpid(), signal.SIGTERM if ignored else signal.SIGHUP)


def open_app(language: str, kept: journal.Journal | None = None, wish: tuple[str, dict[str, Any]] | None = None,
             place: Any = None) -> None:  # fmt: skip
    from underdeck.app.app import Underdeck  # its libraries are loaded only where they are needed
    from underdeck.app.local import Local
    from underdeck.app.online import Online

    journal.remember_language(language)
    link = Local(kept, language) if kept is not None else Online(place, language) if place is not None else None
    app = Underdeck(language, link, wish)
    if hasattr(signal, "SIGHUP"):
        threading.Thread(target=watch_terminal, daemon=True).start()
    app.run()
    if app.return_code:
        sys.exit(app.return_code)
    if journal.open_games():
        click.echo(text_in(app.language)("left"))


def join_game(link: str, plain: bool, language: str) -> None:
    need_extra("app")
    from underdeck.app.online import join

    place = join(link, language)
    if has_app(plain):
        open_app(language, place=place)
    else:
        from underdeck.app.line_mode import play_by_line as play_far

        play_far(place, language)


def colorful(plain: bool) -> bool:
    return sys.stdout.isatty() and not plain and "NO_COLOR" not in os.environ


def resume_latest(language: str) -> journal.Journal:
    """The unfinished game touched last; one that can't be opened is named and left alone."""
    text = text_in(language)
    for path in reversed(journal.open_games()):
        try:
            return journal.resume(path)
        except Refusal as refusal:
            click.echo(text("label-line", label=path.name, text=text.refusal(refusal)), err=True)
    raise Refusal("nothing-to-resume")


@command()
@click.argument("file", required=False, type=click.Path(path_type=Path))
@language
@plain
def resume(file: Path | None, lang: str | None, plain: bool) -> None:
    """Go on with the last unfinished game, or with FILE."""
    language = chosen_language(lang)
    kept = journal.resume(file) if file is not None else resume_latest(language)
    if has_app(plain):
        open_app(language, kept)
        return
    plugin = sound_plugin(kept.match.header.game, kept.match.header.mix)
    click.echo(TerminalFacet.of(plugin).going_on(kept.match, language))
    name_bots(plugin, kept.match, language)
    others = len(journal.open_games()) - 1
    if others > 0:
        click.echo(text_in(language)("other-games", count=others, folder=str(journal.games_folder())))
    run_session(plugin, kept, language, colorful(plain), resumed=True)

"""The `underdeck` command."""

import io
import json
import os
import secrets
import signal
import sys
import textwrap
from pathlib import Path
from typing import Any, NoReturn

import click

from underdeck import __version__
from underdeck.bots import BOTS
from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal, choices
from underdeck.lab import interval, simulate
from underdeck.match import load, new
from underdeck.match.match import GAMES, LARGEST_SEED
from underdeck.onedeck.editions import OPTIONS, PRESETS
from underdeck.packs import onedeck_pack
from underdeck.terminal import journal
from underdeck.terminal.plain import Leave, NotKept, Session, find_cards, read_lines, rule_lines, screen_width
from underdeck.text import LANGUAGES, OneDeckText, onedeck_text, text_in
from underdeck.text.rulebook import fold

FAILED_VERIFY = 1
BAD_INPUT = 2


def chosen_language(lang: str | None) -> str:
    """`--lang`, else UNDERDECK_LANG, else that of the last game, else the system's where we have it."""
    if lang is not None:
        text_in(lang)
        return lang
    for wanted in (
        os.environ.get("UNDERDECK_LANG"), journal.remembered_language(), os.environ.get("LC_ALL"),
        os.environ.get("LANG"),
    ):  # fmt: skip
        if wanted and wanted[:2] in LANGUAGES:
            return wanted[:2]
    return LANGUAGES[0]


def words_in(lang: str | None) -> OneDeckText:
    return onedeck_text(chosen_language(lang))


def check_game(name: str) -> None:
    if name not in GAMES:
        raise Refusal("unknown-game", name=name, choices=choices(GAMES))


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("option-form", text=pair)
        options[name] = value
    return options


def setup_options(command: Any) -> Any:
    """The settings that `play` and `sim` share."""
    for option in (
        click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}."),
        click.option("--seed", type=int, help="The seed of all chance."),
        click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE",
                     help="One rule option (see `underdeck options`); may be repeated."),
        click.option("--edition", help=f"Rulebook edition: {', '.join(PRESETS)}; 1.9 unless given."),
        click.option("--dungeon", help="The dungeon, by id (see `underdeck cards onedeck`)."),
        click.option("--hero", "heroes", multiple=True, help="A hero, by id; repeat for two heroes."),
    ):  # fmt: skip
        command = option(command)
    return command


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="underdeck")
def cli() -> None:
    """Dungeon-crawl board games at the terminal. Unofficial fan implementation, not affiliated."""


@cli.command()
@click.argument("game", default="onedeck")
@setup_options
@click.option("--position", type=click.Path(path_type=Path), help="Start from a written position.")
@click.option("--plain", is_flag=True, help="No color; for pipes and screen readers.")
def play(
    game: str,
    heroes: tuple[str, ...],
    dungeon: str | None,
    edition: str | None,
    pairs: tuple[str, ...],
    seed: int | None,
    lang: str | None,
    position: Path | None,
    plain: bool,
) -> None:
    """Play a game; asks for what is not given. Every answer is kept: `underdeck resume` goes on."""
    check_game(game)
    words = words_in(lang)
    heroes = tuple([hero.lower() for hero in heroes])
    dungeon = dungeon.lower() if dungeon else None
    setup: dict[str, Any] = {}
    options = read_options(pairs)
    if position is not None:
        if heroes or dungeon or edition or pairs:
            raise Refusal("position-and-setup")
        where = {"position": journal.read_whole(position)}
    else:
        where = {}
        settings = Settings(words)
        check_setup(list(heroes) or [next(iter(words.pack.heroes))], dungeon, edition, options, seed)
        if not heroes:
            click.echo(words.text("notice"))
            click.echo(words.text("first-game"))
        setup["heroes"] = list(heroes) or settings.heroes()
        setup["dungeon"] = dungeon or settings.dungeon()
        if sys.stdin.isatty() and None in (edition, seed, lang):
            edition, seed, language = settings.others(edition or "1.9", seed)
            words = onedeck_text(language)
        setup["edition"] = edition or "1.9"
        if options:
            setup["options"] = options
    if seed is None:
        seed = secrets.randbits(32)
    match = new(game, seed=seed, **where, **setup)
    kept = journal.begin(match)
    click.echo(words.text("hello", edition=match.view(0).edition, seed=str(seed)))
    run_session(kept, words, colorful(plain), resumed=False)


def check_setup(
    heroes: list[str], dungeon: str | None, edition: str | None, options: dict[str, str], seed: int | None
) -> None:
    """Refuse a bad choice before asking for the others."""
    dungeon = dungeon or next(iter(onedeck_pack().pack.dungeons))
    new("onedeck", heroes=heroes, dungeon=dungeon, edition=edition or "1.9", options=options, seed=seed or 0)


def spelled(name: str) -> str:
    """Letters and digits only, so that `Dragon's Cave`, `dragons-cave` and `dragon` meet."""
    return "".join([char for char in fold(name) if char.isalnum()])


class Settings:
    """Asks for heroes, dungeon and the rest, one line each."""

    def __init__(self, words: OneDeckText) -> None:
        self.words = words
        self.text = words.text
        self.lines = read_lines()

    def ask(self, question: str) -> str:
        click.echo(f"{question} ", nl=False)
        line = next(self.lines, None)
        if line is None:
            raise Refusal("input-ended")
        return line.strip()

    def one_of(self, question: str, ids: list[str], kind: str, zero: bool = False) -> str:
        """A number, an id or the beginning of a name, asked until it fits; '' for 0."""
        names = [self.text(f"{kind}-{id}") for id in ids]
        while True:
            answer = self.ask(question)
            if answer.lower() in ("quit", "quitter", "exit"):
                raise Leave
            if zero and answer in ("0", ""):
                return ""
            if 1 <= whole_number(answer) <= len(ids):
                return ids[whole_number(answer) - 1]
            wanted = spelled(answer)
            fitting = [
                id
                for id, name in zip(ids, names, strict=True)
                if wanted and (spelled(id).startswith(wanted) or spelled(name).startswith(wanted))
            ]
            if len(fitting) == 1:
                return fitting[0]
            click.echo("  " + self.text.refusal(Refusal("no-such-choice", name=answer, choices=choices(names))))

    def heroes(self) -> list[str]:
        pack = self.words.pack
        ids = list(pack.heroes)
        for number, id in enumerate(ids, 1):
            line = f"{self.text(f'hero-{id}')} · {self.words.hero(pack.heroes[id][0])}"
            self.show(number, line)
        first = self.one_of(self.text("prompt-hero", count=len(ids)), ids, "hero")
        others = [id for id in ids if id != first]
        self.show(0, self.text("prompt-alone"))
        for number, id in enumerate(others, 1):
            self.show(number, f"{self.text(f'hero-{id}')} · {self.words.hero(pack.heroes[id][1])}")
        second = self.one_of(self.text("prompt-second-hero"), others, "hero", zero=True)
        return [first, second] if second else [first]

    def show(self, number: int, line: str) -> None:
        width = screen_width()
        click.echo(textwrap.fill(line, width, initial_indent=f" {number:>3}  ", subsequent_indent="      "))

    def dungeon(self) -> str:
        dungeons = self.words.pack.dungeons
        for number, (id, dungeon) in enumerate(dungeons.items(), 1):
            dots = "●" * dungeon.difficulty + "○" * (3 - dungeon.difficulty)
            difficulty = self.text("prompt-dots", n=dungeon.difficulty)
            click.echo(f" {number:>3}  {self.text(f'dungeon-{id}'):<24} {dots} {difficulty}")
        return self.one_of(self.text("prompt-dungeon", count=len(dungeons)), list(dungeons), "dungeon")

    def others(self, edition: str, seed: int | None) -> tuple[str, int | None, str]:
        """Edition, seed and language in one line; Enter takes what was given or is usual."""
        language = self.text.language
        while True:
            shown = "random" if seed is None else str(seed)
            answer = self.ask(self.text("prompt-others", edition=edition, seed=shown, language=language))
            words = answer.lower().split()
            if words[:1] in (["quit"], ["quitter"]):
                raise Leave
            try:
                for name, value in zip(words[::2], words[1::2], strict=True):
                    if name == "edition" and value in PRESETS:
                        edition = value
                    elif name == "seed" and 0 <= whole_number(value) <= LARGEST_SEED:
                        seed = whole_number(value)
                    elif name == "lang" and value in LANGUAGES:
                        language = value
                    else:
                        raise ValueError
            except ValueError:
                click.echo("  " + self.text.refusal(Refusal("malformed-action", text=answer)))
                continue
            return edition, seed, language


def run_session(kept: journal.Journal, words: OneDeckText, color: bool, resumed: bool) -> None:
    journal.remember_language(words.text.language)
    session = Session(kept, words, color)
    try:
        session.run(resumed)
    except (Leave, KeyboardInterrupt):
        click.echo("\n" + words.text("left"))
    except NotKept as trouble:
        raise trouble.refusal from None
    finally:
        kept.close()


def colorful(plain: bool) -> bool:
    return sys.stdout.isatty() and not plain and "NO_COLOR" not in os.environ


def resume_latest(words: OneDeckText) -> journal.Journal:
    """The unfinished game touched last; one that can't be opened is named and left alone."""
    for path in reversed(journal.open_games()):
        try:
            return journal.resume(path)
        except Refusal as refusal:
            click.echo(words.labelled(path.name, words.text.refusal(refusal)), err=True)
    raise Refusal("nothing-to-resume")


@cli.command()
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
@click.option("--plain", is_flag=True, help="No color; for pipes and screen readers.")
def resume(file: Path | None, lang: str | None, plain: bool) -> None:
    """Go on with the last unfinished game, or with FILE."""
    words = words_in(lang)
    kept = journal.resume(file) if file is not None else resume_latest(words)
    match = kept.match
    view = match.view(0)
    names = ", ".join([words.text(f"hero-{hero}") for hero in match.seats])
    dungeon = words.text(f"dungeon-{view.dungeon}")
    click.echo(words.text("resuming", heroes=names, dungeon=dungeon, turn=view.turn))
    others = len(journal.open_games()) - 1
    if others > 0:
        click.echo(words.text("other-games", count=others, folder=str(journal.games_folder())))
    run_session(kept, words, colorful(plain), resumed=True)


@cli.command()
@click.argument("game", default="onedeck")
@setup_options
@click.option("--games", type=int, default=100, show_default=True, help="How many games.")
@click.option("--bot", default="greedy", show_default=True, help=f"Who plays: {', '.join(BOTS)}.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
def sim(
    game: str,
    heroes: tuple[str, ...],
    dungeon: str | None,
    edition: str | None,
    pairs: tuple[str, ...],
    seed: int | None,
    lang: str | None,
    games: int,
    bot: str,
    as_json: bool,
) -> None:
    """Let a bot play many games and count. Heroes or dungeons not given are gone through in turn."""
    check_game(game)
    words = words_in(lang)
    heroes = tuple([hero.lower() for hero in heroes])
    dungeon = dungeon.lower() if dungeon else None
    if games < 1:
        raise Refusal("games-count")
    if bot not in BOTS:
        raise Refusal("unknown-bot", name=bot, choices=choices(BOTS))
    pack = words.pack
    options = read_options(pairs)
    setups: list[dict[str, Any]] = [
        {"heroes": party, "dungeon": place, "edition": edition or "1.9", "options": options}
        for place in ([dungeon] if dungeon else list(pack.dungeons))
        for party in ([list(heroes)] if heroes else [[hero] for hero in pack.heroes])
    ]
    seed = 0 if seed is None else seed
    for setup in setups:
        new(game, seed=seed, **setup)
    if as_json:
        result = simulate(game, setups, games, seed, bot)
        click.echo(json.dumps({"game": game, "bot": bot, "seed": seed, "heroes": list(heroes), "dungeon": dungeon,
                               "edition": edition or "1.9", **result.as_dict()}))  # fmt: skip
        return
    text = words.text
    with click.progressbar(length=games, label=text("sim-progress"), file=sys.stderr) as bar:
        result = simulate(game, setups, games, seed, bot, lambda: bar.update(1))
    every = text("sim-all")
    names = ", ".join([text(f"hero-{hero}") for hero in heroes]) or every
    place = text(f"dungeon-{dungeon}") if dungeon else every
    click.echo(text("sim-title", games=games, heroes=names, dungeon=place, edition=edition or "1.9", bot=bot))
    rows: list[tuple[str, str]] = []
    for outcome in ("victory", "defeat"):
        count = result.outcomes[outcome]
        low, high = interval(count, games)
        share = text("sim-share", n=str(count), percent=round(100 * count / games, 1), low=round(100 * low, 1),
                     high=round(100 * high, 1))  # fmt: skip
        rows.append((text(f"sim-outcome-{outcome}"), share))
    rows.append((text("sim-decisions"), f"{result.decisions}"))
    rows.append((text("sim-seconds"), f"{result.seconds:.1f}"))
    rows.append((text("sim-rate"), f"{result.decisions / result.seconds:.0f}"))
    rows.append((text("sim-digest"), result.digest))
    width = max(len(label) for label, _ in rows)
    for label, value in rows:
        click.echo(f"  {label:<{width}}  {value}")


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Replay silently; say ok, or where the record first diverges.")
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
def replay(file: Path, verify: bool, lang: str | None) -> None:
    """Show a record step by step (Enter for the next step on a terminal)."""
    words = words_in(lang)
    text = words.text
    record = journal.read_whole(file)
    try:
        match = load(record)
    except Refusal as refusal:
        if verify and refusal.code in ("record-diverged", "record-sync", "record-damaged"):
            click.echo(text.refusal(refusal))
            sys.exit(FAILED_VERIFY)
        raise
    if verify:
        click.echo(text("replay-ok"))
        return
    outcome = text(f"outcome-name-{match.outcome}") if match.outcome else text("replay-running")
    click.echo(text("replay-header", answers=len(match.log), outcome=outcome))
    retold = type(match)(match.header)
    paging = sys.stdin.isatty() and sys.stdout.isatty()
    if paging:
        click.echo(text("replay-keys"))
    for event in retold.events:
        click.echo("  " + words.event(event))
    for number, (seat, action) in enumerate(match.log, 1):
        if paging and sys.stdin.readline().strip().lower() not in ("", "n"):
            break
        decision = retold.decision_of(seat)
        answer = words.full_answer(retold.write(action), decision, retold.view(seat))
        click.echo(text("replay-step", n=number, seat=text(f"hero-{match.seats[seat]}"), answer=answer))
        retold.submit(seat, action)
        for event in retold.events:
            click.echo("  " + words.event(event))


@cli.command()
@click.argument("game", default="onedeck")
@click.argument("name", required=False)
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
@click.option("--json", "as_json", is_flag=True, help="A JSON list.")
def cards(game: str, name: str | None, lang: str | None, as_json: bool) -> None:
    """List every card, or those that match NAME."""
    if name is None and game not in GAMES:
        game, name = "onedeck", game
    check_game(game)
    words = words_in(lang)
    rows = find_cards(words, name) if name else words.listing()
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    text = words.text
    for row in rows:
        origin = text(f"origin-{row['origin']}")
        if row["why"]:
            origin = text("cards-origin-why", origin=origin, why=row["why"])
        deck = text(f"deck-{row['deck']}")
        click.echo(f"{row['id']}  {row['name']}  [{deck} ×{row['copies']}, {origin}]")
        click.echo(f"    {row['text']}")
    click.echo(text("cards-count", count=len(rows)))


@cli.command()
@click.argument("word", nargs=-1)
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
def rules(word: tuple[str, ...], lang: str | None) -> None:
    """The rules in our own words: how to play, one section or rule by number, a search, or `all`."""
    words = words_in(lang)
    for line in rule_lines(words, " ".join(word)):
        click.echo(line)


@cli.command()
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
def options(lang: str | None) -> None:
    """The rule options, their values (default first) and what each edition sets."""
    words = words_in(lang)
    for name, values in OPTIONS.items():
        click.echo(f"{name} = {' | '.join(values)}")
        click.echo(f"    {words.text(f'option-{name}')}")
        for edition, preset in PRESETS.items():
            if name in preset:
                click.echo(f"    {edition}: {preset[name]}")


def refuse(refusal: Refusal, lang: str | None) -> NoReturn:
    click.echo(text_in(chosen_language(lang)).refusal(refusal), err=True)
    sys.exit(BAD_INPUT)


def language_of(arguments: list[str]) -> str | None:
    """The language asked for on the command line, if it is one of ours: refusals speak it too."""
    for i, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and i + 1 < len(arguments):
            value = arguments[i + 1]
        if value in LANGUAGES:
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
    except OSError as error:
        silence()
        refuse(Refusal("file-write", file="-", reason=str(error.strerror)), language_of(sys.argv[1:]))


def silence() -> None:
    """Nobody can be told any more; Python's own flush at the end must not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

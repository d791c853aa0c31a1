"""The `underdeck` command."""

import io
import json
import os
import secrets
import signal
import sys
import textwrap
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any, NoReturn

import click

from underdeck import __version__
from underdeck.bots import best_bot, bot_names
from underdeck.games import game_names, plugin_of
from underdeck.games.onedeck.campaign import shelf as campaign
from underdeck.games.onedeck.campaign.commands import campaign as campaign_group
from underdeck.games.onedeck.campaign.commands import summary
from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.line import Session, find_cards, rule_lines
from underdeck.games.onedeck.report import Cell, cells_asked, report, total
from underdeck.games.onedeck.rules.editions import OPTIONS, PRESETS, TIERS, make_rules
from underdeck.games.onedeck.text.words import OneDeckText, onedeck_text
from underdeck.games.stick.line import VAGUE, StickSession, stick_rule_lines
from underdeck.games.stick.report import Told, stick_report
from underdeck.games.stick.rules.options import LENGTHS, VARIANTS
from underdeck.games.stick.rules.options import OPTIONS as STICK_OPTIONS
from underdeck.games.stick.rules.options import PRESETS as STICK_PRESETS
from underdeck.games.stick.text.words import StickText, stick_text
from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal, choices
from underdeck.lab import interval, simulate
from underdeck.match import load, new
from underdeck.match.match import LARGEST_SEED
from underdeck.terminal import journal
from underdeck.terminal.console import Abandoned, Console, Leave, NotKept, read_lines, screen_width
from underdeck.terminal.language import chosen_language, words_in
from underdeck.terminal.settings import DEFAULT_PLAYERS, ask_players, read_options, read_players, read_stick_setup
from underdeck.text import LANGUAGES, Text, text_in
from underdeck.text.rulebook import fold
from underdeck.text.story import together

FAILED_VERIFY = 1
BAD_INPUT = 2


def check_game(name: str) -> None:
    plugin_of(name)


def setup_options(command: Any) -> Any:
    """The settings that `play` and `sim` share."""
    for option in (
        click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}."),
        click.option("--seed", type=int, help="The seed of all chance."),
        click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE",
                     help="One rule option (see `underdeck options`); may be repeated."),
        click.option("--edition", help=f"Rulebook edition: {', '.join(PRESETS)}; 1.9 unless given."),
        click.option("--dungeon", help="The dungeon, by id (see `underdeck cards onedeck`)."),
        click.option("--hero", "heroes", multiple=True, help="A hero, by id; repeat for two or four heroes."),
        click.option("--set", "deck", help="The deck: base, forest or hybrid; the dungeon's own unless given."),
        click.option("--tier", help="A challenge tier: novice, standard, veteran, fearless (v1.1: expert)."),
        click.option("--hordes", is_flag=True, help="Four heroes: add the Hordes card."),
        click.option("--reference", help="Hybrid decks: the potion of the Turn Reference, healing or cure."),
        click.option("--players", help="stick: characters round the table, such as roy=me,haley=bot,elan=bot."),
        click.option("--length", help=f"stick: {', '.join(LENGTHS)}; short unless given."),
        click.option("--variant", "variants", multiple=True, help=f"stick: {', '.join(VARIANTS)}; may be repeated."),
        click.option("--preset", help=f"stick: a set of house rules, {' or '.join(STICK_PRESETS)}."),
        click.option("--team", "teams", multiple=True, help="stick: a team such as roy,elan; repeat for the others."),
    ):  # fmt: skip
        command = option(command)
    return command


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="underdeck")
def cli() -> None:
    """Dungeon-crawl board games at the terminal. Unofficial fan implementation, not affiliated."""


@cli.command()
@click.argument("game", required=False)
@setup_options
@click.option(
    "--campaign",
    "campaigns",
    multiple=True,
    metavar="NAME",
    help="Play with this campaign sheet; repeat for the sheets of other heroes.",
)
@click.option("--position", type=click.Path(path_type=Path), help="Start from a written position.")
@click.option("--join", "link", metavar="LINK", help="Sit down at an online game, by the link that you were sent.")
@click.option("--plain", is_flag=True, help="Line by line, without color; for pipes and screen readers.")
def play(
    game: str | None, campaigns: tuple[str, ...], position: Path | None, link: str | None, plain: bool, **given: Any
) -> None:
    """Play a game; asks for what is not given. Every answer is kept: `underdeck resume` goes on."""
    settings_given = any(value for name, value in given.items() if name != "lang") or given["seed"] is not None
    if link is not None:
        if game is not None or campaigns or position is not None or settings_given:
            raise Refusal("join-alone")
        join_game(link, plain, chosen_language(given["lang"]))
        return
    if has_app(plain):
        if game is None and not campaigns and position is None and not settings_given:
            open_app(chosen_language(given["lang"]))
            return
        play_in_app(game or "onedeck", campaigns, position, given)
        return
    game = game or "onedeck"
    check_game(game)
    check_flags(game, given, bool(campaigns))
    if game == "stick":
        play_stick(position, plain, given)
        return
    words = words_in(given["lang"])
    setup = read_setup(given)
    seed: int | None = given["seed"]
    if position is not None:
        if setup or campaigns:
            raise Refusal("position-and-setup")
        setup["position"] = journal.read_whole(position)
    else:
        if campaigns:
            setup["heroes"], setup["sheets"] = campaign.open_for_play(list(campaigns), setup.get("heroes", []))
        check_setup(setup, seed)
        settings = Settings(words)
        if "heroes" not in setup:
            click.echo(words.text("notice"))
            click.echo(words.text("first-game"))
            setup["heroes"] = settings.heroes()
        if "dungeon" not in setup:
            setup["dungeon"] = settings.dungeon(setup.get("set"))
        if campaigns and "tier" not in setup and sys.stdin.isatty():
            setup["tier"] = settings.tier(setup)
        if sys.stdin.isatty() and None in (given["edition"], seed, given["lang"]):
            seed, language = settings.others(setup, seed)
            words = onedeck_text(language)
        setup.setdefault("edition", "1.9")
    if seed is None:
        seed = secrets.randbits(32)
    match = new(game, seed=seed, **setup)
    kept = journal.begin(match)
    click.echo(words.text("hello", edition=match.view(0).edition, seed=str(seed)))
    run_session(kept, words, colorful(plain), resumed=False)


def has_app(plain: bool) -> bool:
    """A real terminal, and nobody asked for the line mode."""
    real = sys.platform == "win32" or os.environ.get("TERM", "dumb") not in ("", "dumb", "unknown")
    return real and not plain and sys.stdin.isatty() and sys.stdout.isatty()


def watch_terminal() -> None:
    """Ends with its terminal even where nobody tells it to: without one the app could only wait for ever."""
    while os.isatty(0):
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGHUP)


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
    from underdeck.app.online import join, read_link

    read_link(link)
    if not has_app(plain):
        raise Refusal("join-terminal")
    open_app(language, place=join(link, language))


def play_in_app(game: str, campaigns: tuple[str, ...], position: Path | None, given: dict[str, Any]) -> None:
    """Straight to the table where everything needed was said, else to the form of a new game."""
    check_game(game)
    check_flags(game, given, bool(campaigns))
    language = chosen_language(given["lang"])
    setup = read_stick_setup(given) if game == "stick" else read_setup(given)
    seed = secrets.randbits(32) if given["seed"] is None else given["seed"]
    if position is not None:
        if setup or campaigns:
            raise Refusal("position-and-setup")
        setup["position"] = journal.read_whole(position)
    elif game == "stick":
        new("stick", **{"players": read_players(DEFAULT_PLAYERS), **setup})
    else:
        if campaigns:
            setup["heroes"], setup["sheets"] = campaign.open_for_play(list(campaigns), setup.get("heroes", []))
        check_setup(setup, seed)
        setup.setdefault("edition", "1.9")
    needed = ["players"] if game == "stick" else ["heroes", "dungeon", *["tier"] * bool(campaigns)]  # OD-2.15
    if position is not None or all(name in setup for name in needed):
        open_app(language, journal.begin(new(game, seed=seed, **setup)))
    else:
        open_app(language, wish=(game, {**setup, "seed": given["seed"]}))


ONEDECK_FLAGS = {"heroes": "--hero", "dungeon": "--dungeon", "deck": "--set", "tier": "--tier", "edition": "--edition",
                 "hordes": "--hordes", "reference": "--reference"}  # fmt: skip
STICK_FLAGS = {"players": "--players", "length": "--length", "variants": "--variant", "preset": "--preset",
               "teams": "--team"}  # fmt: skip


def check_flags(game: str, given: dict[str, Any], campaigns: bool = False) -> None:
    """A setting of the other game is a mistake."""
    for name, flag in (STICK_FLAGS if game == "onedeck" else ONEDECK_FLAGS).items():
        if given[name]:
            raise Refusal("flag-game", flag=flag, game=game)
    if campaigns and game != "onedeck":
        raise Refusal("flag-game", flag="--campaign", game=game)


def play_stick(position: Path | None, plain: bool, given: dict[str, Any]) -> None:
    words = stick_text(chosen_language(given["lang"]))
    text = words.text
    setup = read_stick_setup(given)
    if position is not None:
        if setup:
            raise Refusal("position-and-setup")
        setup["position"] = journal.read_whole(position)
    else:
        first = new("stick", **{"players": read_players(DEFAULT_PLAYERS), **setup}).state.rules
        if "players" not in setup:
            click.echo(text("notice"))
            for line in words.how_to_play(first.changed()).split("\n"):
                click.echo(line)
            setup["players"] = ask_players(text, setup)
    seed = secrets.randbits(32) if given["seed"] is None else given["seed"]
    match = new("stick", seed=seed, **setup)
    kept = journal.begin(match)
    click.echo(text("os-hello", seed=str(seed)))
    click.echo(text("os-how-to-show"))
    run_stick_session(kept, words, colorful(plain), resumed=False)


def run_stick_session(kept: journal.Journal, words: StickText, color: bool, resumed: bool) -> None:
    journal.remember_language(words.text.language)
    with_session(StickSession(kept, words, color), kept, words.text, resumed)


def with_session(session: Console, kept: journal.Journal, text: Text, resumed: bool) -> None:
    """However it ends, every answer is on disk."""
    try:
        session.run(resumed)
    except Abandoned:
        pass
    except (Leave, KeyboardInterrupt):
        click.echo("\n" + text("left"))
    except NotKept as trouble:
        raise trouble.refusal from None
    finally:
        kept.close()


def read_setup(given: dict[str, Any]) -> dict[str, Any]:
    """The settings that were given, as `new` takes them."""
    named: dict[str, Any] = {
        "heroes": [hero.lower() for hero in given["heroes"]],
        "options": read_options(given["pairs"]),
    }
    for name, flag in (("dungeon", "dungeon"), ("set", "deck"), ("tier", "tier"), ("reference", "reference")):
        named[name] = given[flag].lower() if given[flag] else None
    named["edition"] = given["edition"]
    named["hordes"] = given["hordes"]
    return {name: value for name, value in named.items() if value}


def check_setup(setup: dict[str, Any], seed: int | None) -> None:
    """Refuse a bad choice before asking for the others."""
    pack = onedeck_pack().pack
    filled = dict(setup)
    filled.setdefault("heroes", list(pack.heroes)[: 4 if setup.get("hordes") else 1])
    filled.setdefault("dungeon", fitting_dungeons(setup.get("set"))[0])
    new("onedeck", seed=seed or 0, **filled)


def fitting_dungeons(deck: str | None) -> list[str]:
    """OD-18.5-6: those of the deck's set; all of them for a hybrid deck or when any will do."""
    pack = onedeck_pack().pack
    own = [id for id, dungeon in pack.dungeons.items() if pack.sets[dungeon.set] == deck]
    return own or list(pack.dungeons)


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
        if not second:
            return [first]
        others.remove(second)
        third = self.one_of(self.text("prompt-third-hero"), others, "hero", zero=True)
        if not third:
            return [first, second]
        others.remove(third)
        return [first, second, third, self.one_of(self.text("prompt-fourth-hero"), others, "hero")]

    def show(self, number: int, line: str) -> None:
        width = screen_width()
        click.echo(textwrap.fill(line, width, initial_indent=f" {number:>3}  ", subsequent_indent="      "))

    def dungeon(self, deck: str | None) -> str:
        pack = self.words.pack
        ids = fitting_dungeons(deck)
        for number, id in enumerate(ids, 1):
            dungeon = pack.dungeons[id]
            dots = "●" * dungeon.difficulty + "○" * (3 - dungeon.difficulty)
            difficulty = self.text("prompt-dots", n=dungeon.difficulty)
            box = self.text(f"set-{pack.sets[dungeon.set]}")
            click.echo(f" {number:>3}  {self.text(f'dungeon-{id}'):<24} {dots} {difficulty} · {box}")
        return self.one_of(self.text("prompt-dungeon", count=len(ids)), ids, "dungeon")

    def tier(self, setup: dict[str, Any]) -> str:
        """OD-2.15: a campaign is played on a tier."""
        ids = list(TIERS[make_rules(setup.get("edition", "1.9"), setup.get("options", {})).tiers])
        for number, id in enumerate(ids, 1):
            self.show(number, self.words.labelled(self.text(f"tier-{id}"), self.text(f"web-tier-{id}")))
        return self.one_of(self.text("prompt-tier", count=len(ids)), ids, "tier")

    def others(self, setup: dict[str, Any], seed: int | None) -> tuple[int | None, str]:
        """Edition, seed, language, deck and tier in one line; Enter takes what was given or is usual."""
        language = self.text.language
        while True:
            shown = "random" if seed is None else str(seed)
            edition = setup.get("edition", "1.9")
            answer = self.ask(self.text("prompt-others", edition=edition, seed=shown, language=language))
            words = answer.lower().split()
            if words[:1] in (["quit"], ["quitter"]):
                raise Leave
            try:
                for name, value in zip(words[::2], words[1::2], strict=True):
                    if name in ("edition", "set", "tier"):
                        new("onedeck", **{**setup, name: value})
                        setup[name] = value
                    elif name == "seed" and 0 <= whole_number(value) <= LARGEST_SEED:
                        seed = whole_number(value)
                    elif name == "lang" and value in LANGUAGES:
                        language = value
                    else:
                        raise ValueError
            except ValueError:
                click.echo("  " + self.text.refusal(Refusal("malformed-action", text=answer)))
                continue
            except Refusal as refusal:
                click.echo("  " + self.text.refusal(refusal))
                continue
            return seed, language


def run_session(kept: journal.Journal, words: OneDeckText, color: bool, resumed: bool) -> None:
    journal.remember_language(words.text.language)
    with_session(Session(kept, words, color), kept, words.text, resumed)
    if kept.match.outcome is not None:
        for sheet in campaign.settle(kept.match, kept.path):
            click.echo(summary(words, sheet))


def tongue(game: str, lang: str | None) -> OneDeckText | StickText:
    language = chosen_language(lang)
    return stick_text(language) if game == "stick" else onedeck_text(language)


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
@click.option("--plain", is_flag=True, help="Line by line, without color; for pipes and screen readers.")
def resume(file: Path | None, lang: str | None, plain: bool) -> None:
    """Go on with the last unfinished game, or with FILE."""
    words = words_in(lang)
    kept = journal.resume(file) if file is not None else resume_latest(words)
    match = kept.match
    if has_app(plain):
        open_app(words.text.language, kept)
        return
    if match.header.game == "stick":
        told = stick_text(words.text.language)
        names = told.join([told.character(name) for name in match.seats])
        click.echo(told.text("os-resuming", players=names, turn=match.view(0).turn))
        run_stick_session(kept, told, colorful(plain), resumed=True)
        return
    view = match.view(0)
    names = ", ".join([words.hero_name(hero) for hero in match.seats])
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
@click.option("--bot", help="Who plays: onedeck: random, greedy; stick: random, sensible; the best unless given.")
@click.option(
    "--report", "as_report", is_flag=True, help="A table of every hero in every dungeon, GAMES for each cell."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
def sim(game: str, games: int, bot: str | None, as_report: bool, as_json: bool, **given: Any) -> None:
    """Let a bot play many games and count. Heroes or dungeons not given are gone through in turn."""
    check_game(game)
    check_flags(game, given)
    if games < 1:
        raise Refusal("games-count")
    bot = bot or best_bot(game)
    if bot not in bot_names(game):
        raise Refusal("unknown-bot", name=bot, choices=choices(bot_names(game)))
    if game == "stick":
        sim_stick(games, bot, as_report, as_json, given)
        return
    words = words_in(given["lang"])
    pack = words.pack
    setup = read_setup(given)
    check_setup(setup, given["seed"])
    seed: int = given["seed"] or 0
    heroes: list[str] = setup.get("heroes", [])
    dungeon: str | None = setup.get("dungeon")
    edition = setup.setdefault("edition", "1.9")
    setups: list[dict[str, Any]] = [
        {**setup, "heroes": party, "dungeon": place}
        for place in ([dungeon] if dungeon else fitting_dungeons(setup.get("set")))
        for party in ([heroes] if heroes else [[hero] for hero in pack.heroes])
    ]
    for each in setups:
        new(game, seed=seed, **each)
    if as_report:
        show_report(words, setup, games, seed, bot, as_json)
        return
    if as_json:
        result = simulate(game, setups, games, seed, bot)
        click.echo(json.dumps({"game": game, "bot": bot, "seed": seed, "heroes": heroes, "dungeon": dungeon,
                               "edition": edition, **result.as_dict()}))  # fmt: skip
        return
    text = words.text
    with click.progressbar(length=games, label=text("sim-progress"), file=sys.stderr) as bar:
        result = simulate(game, setups, games, seed, bot, lambda: bar.update(1))
    every = text("sim-all")
    names = ", ".join([text(f"hero-{hero}") for hero in heroes]) or every
    place = text(f"dungeon-{dungeon}") if dungeon else every
    click.echo(text("sim-title", games=games, heroes=names, dungeon=place, edition=edition, bot=bot))
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


def sim_stick(games: int, bot: str, as_report: bool, as_json: bool, given: dict[str, Any]) -> None:
    """Tables of The Order of the Stick; the report plays with six players and with four."""
    words = stick_text(chosen_language(given["lang"]))
    setup = read_stick_setup(given)
    setup["length"] = setup.get("length", LENGTHS[0])
    named = len(setup["players"]) if "players" in setup else 0
    rules = new("stick", **{"players": 6, **setup}).state.rules
    if bot == "random" and rules.turn_limit == "none":  # aimless players would never be done
        setup["options"] = {**setup.get("options", {}), "turn_limit": "30"}
    counts = [named] if named else [6, 4] if as_report else [4]
    tables = []
    with click.progressbar(length=games * len(counts), label=words.text("sim-progress"), file=sys.stderr) as bar:
        for count in counts:
            seed = given["seed"] or 0
            tables.append((count, stick_report(setup, count, games, seed, bot, lambda n: bar.update(n))))
    if as_json:
        rows = [{"game": "stick", "players": count, "bot": bot, **told.as_dict()} for count, told in tables]
        click.echo(json.dumps(rows))
        return
    for count, told in tables:
        show_stick_table(words, setup, count, bot, told)


def show_stick_table(words: StickText, setup: dict[str, Any], count: int, bot: str, told: Told) -> None:
    text = words.text
    click.echo(text("os-sim-title", games=told.games, players=count, length=setup["length"], bot=bot) + "\n")
    click.echo(f"| {text('os-sim-character')} | {text('os-sim-wins')} | {text('os-sim-mean')} |\n|---|---|---|")
    for name in sorted(told.seated, key=lambda each: -told.share(each)[0]):
        part, low, high = told.share(name)
        mean = sum(told.points[name]) / len(told.points[name])
        click.echo(f"| {words.character(name)} | {100 * part:.1f} ({100 * low:.0f}–{100 * high:.0f}) | {mean:.1f} |")
    click.echo("")
    found = told.as_dict()
    click.echo(text("os-sim-turns", **found["turns"]))
    click.echo(text("os-sim-decisions", **found["decisions"]))
    percent = round(100 * found["slain"] / told.games, 1)
    click.echo(text("os-sim-xykon", percent=percent, median=found["slain_turns"].get("median", 0)))
    click.echo(text("os-sim-limit", percent=round(100 * told.limits / told.games, 1)))
    click.echo(text("os-sim-points", median=found["winning_points"]["median"]))
    click.echo(text("os-sim-stacks", most=told.stacks))
    click.echo(text("os-sim-cards", names=", ".join(told.unused()) or text("os-sim-none")) + "\n")


def show_report(words: OneDeckText, setup: dict[str, Any], games: int, seed: int, bot: str, as_json: bool) -> None:
    """Heroes by dungeons, as Markdown: a table for each set, each hero in the dungeons of her own unless named."""
    text = words.text
    heroes = setup.get("heroes")
    dungeons = [setup["dungeon"]] if "dungeon" in setup else []
    settings = {name: value for name, value in setup.items() if name not in ("heroes", "dungeon")}
    parties = [heroes] if heroes else []
    length = games * len(cells_asked([tuple(party) for party in parties], dungeons, settings.get("set", "")))
    with click.progressbar(length=length, label=text("sim-progress"), file=sys.stderr) as bar:
        found = report("onedeck", parties, dungeons, games, seed, bot, os.cpu_count() or 1, settings,
                       lambda: bar.update(1))  # fmt: skip
    if as_json:
        click.echo(json.dumps(found.as_dict()))
        return
    click.echo(text("report-title", bot=bot, games=games, edition=setup["edition"]))
    pack = words.pack
    for set, name in enumerate(pack.sets):
        columns = [i for i, dungeon in enumerate(found.dungeons) if pack.dungeons[dungeon].set == set]
        if not columns:
            continue
        places = [found.dungeons[i] for i in columns]
        dots = ["●" * pack.dungeons[id].difficulty for id in places]
        titles = [f"{text(f'dungeon-{id}')} {dot}" for id, dot in zip(places, dots, strict=True)]
        click.echo(f"\n| {text(f'set-{name}')} | {' | '.join([*titles, text('report-all')])} |")
        click.echo("|---" * (len(columns) + 2) + "|")
        for party, row, _ in found.rows():
            cells = [cell for cell in [row[i] for i in columns] if cell is not None]
            if cells:
                heading = ", ".join([text(f"hero-{hero}") for hero in party])
                shown = [share(row[i]) for i in columns]
                click.echo(f"| {heading} | {' | '.join([*shown, share(total(cells))])} |")
        sums = [share(found.among([id])) for id in places]
        click.echo(f"| {text('report-all')} | {' | '.join([*sums, share(found.among(places))])} |")


def share(cell: Cell | None) -> str:
    """Percent won, with the 95% interval."""
    if cell is None:
        return ""
    low, high = cell.interval
    return f"{100 * cell.share:.0f} ({100 * low:.0f}–{100 * high:.0f})"


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Replay silently; say ok, or where the record first diverges.")
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
def replay(file: Path, verify: bool, lang: str | None) -> None:
    """Show a record step by step (Enter for the next step on a terminal)."""
    text = text_in(chosen_language(lang))
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
    words = tongue(match.header.game, lang)
    outcome = words.outcome(match.outcome).removesuffix(".") if match.outcome else text("replay-running")
    click.echo(text("replay-header", answers=len(match.log), outcome=outcome))
    retold = type(match)(match.header)
    if match.header.key:
        click.echo(text("replay-seal", seal=match.header.seal))
    if isinstance(words, StickText) and (house := words.house_rules(retold.view(0).options)):
        click.echo(house)
    paging = sys.stdin.isatty() and sys.stdout.isatty()
    if paging:
        click.echo(text("replay-keys"))
    for event in together(retold.events):
        click.echo("  " + words.event(event))
    for number, (seat, action) in enumerate(match.log, 1):
        if paging and sys.stdin.readline().strip().lower() not in ("", "n"):
            break
        decision = retold.decision_of(seat)
        answer = words.full_answer(retold.write(action), decision, retold.view(seat))
        click.echo(text("replay-step", n=number, seat=words.sitter(match.seats[seat]), answer=answer))
        retold.submit(seat, action)
        for event in together([event for event in retold.events if event.kind not in VAGUE]):
            click.echo("  " + words.event(event))


@cli.command()
@click.argument("game", default="onedeck")
@click.argument("name", required=False)
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
@click.option("--json", "as_json", is_flag=True, help="A JSON list.")
def cards(game: str, name: str | None, lang: str | None, as_json: bool) -> None:
    """List every card, or those that match NAME."""
    if name is None and game not in game_names():
        game, name = "onedeck", game
    check_game(game)
    words = tongue(game, lang)
    rows = find_cards(words.listing(), name) if name else words.listing()
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    text = words.text
    for row in rows:
        origin = text(f"origin-{row['origin']}")
        deck = words.deck_name(str(row["deck"]))
        click.echo(f"{row['id']}  {row['name']}  [{deck} ×{row['copies']}, {origin}]")
        click.echo(f"    {row['text']}")
        if row.get("joke"):
            click.echo(f"    “{row['joke']}”" if text.language == "en" else f"    « {row['joke']} »")
    click.echo(text("cards-count", count=len(rows)))


@cli.command()
@click.argument("word", nargs=-1)
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
def rules(word: tuple[str, ...], lang: str | None) -> None:
    """The rules in our own words: how to play, one section or rule by number, a search, or `all`.

    The first word may be the game: `rules stick OS-4`.
    """
    game = word[0].lower() if word and word[0].lower() in game_names() else ""
    asked = " ".join(word[1:] if game else word)
    if game == "stick" or (not game and asked.upper().startswith("OS-")):
        lines = stick_rule_lines(stick_text(chosen_language(lang)), asked, {})
    else:
        lines = rule_lines(words_in(lang), asked)
    for line in lines:
        click.echo(line)


@cli.command()
@click.argument("game", default="onedeck")
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
def options(game: str, lang: str | None) -> None:
    """The rule options of a game, their values (default first) and what each edition or preset sets."""
    check_game(game)
    text = text_in(chosen_language(lang))
    known, presets = (OPTIONS, PRESETS) if game == "onedeck" else (STICK_OPTIONS, STICK_PRESETS)
    for name, values in known.items():
        click.echo(f"{name} = {' | '.join(values)}")
        click.echo(f"    {text(f'option-{name}' if game == 'onedeck' else f'os-option-{name}')}")
        for edition, preset in presets.items():
            if name in preset:
                click.echo(f"    {edition}: {preset[name]}")


@cli.command()
@click.option("--host", help="The address to listen at; 127.0.0.1 unless given.")
@click.option("--port", type=int, help="The port; 8000 unless given, 0 for any free one.")
@click.option("--data", help="The folder of the database.")
@click.option("--setting", "pairs", multiple=True, metavar="NAME=VALUE", help="Any other setting; may be repeated.")
@click.option("--open/--no-open", "opened", default=None, help="Open the page; where there is a screen unless given.")
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
def serve(
    host: str | None,
    port: int | None,
    data: str | None,
    pairs: tuple[str, ...],
    opened: bool | None,
    lang: str | None,
) -> None:
    """Both games in the browser: starts a server and prints its address."""
    from underdeck.server.serve import serve as run_server  # its libraries are loaded only where they are needed
    from underdeck.server.settings import read_settings

    text = text_in(chosen_language(lang))
    settings = read_settings({**read_options(pairs), "host": host, "port": port, "data": data})

    def started(address: str) -> None:
        click.echo(text("serve-address", address=address))
        click.echo(text("serve-data", file=str(settings.folder)))
        if has_screen() if opened is None else opened:
            webbrowser.open(address)

    run_server(settings, started)
    click.echo(text("serve-stopped"))


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", help="The folder of the database.")
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
def backup(file: Path, data: str | None, lang: str | None) -> None:
    """Copy the server's database to FILE, also while the server runs.

    Never copy underdeck.db by itself: the last answers are in a second file beside it.
    """
    from underdeck.server.backup import backup as make_backup
    from underdeck.server.settings import read_settings

    make_backup(read_settings({"data": data}).folder, file)
    click.echo(text_in(chosen_language(lang))("backup-made", file=str(file)))


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", help="The folder of the database.")
@click.option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")
def restore(file: Path, data: str | None, lang: str | None) -> None:
    """Put FILE, made by `underdeck backup`, in place of the server's database. Stop the server first."""
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


cli.add_command(campaign_group)


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

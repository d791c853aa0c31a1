"""`underdeck campaign`: list, show, make, carry and mend campaign sheets."""

import shlex
from collections import Counter
from pathlib import Path
from typing import final

import click

from underdeck.cli.facet import CliFacet
from underdeck.cli.flags import language
from underdeck.cli.help import group, option
from underdeck.games.onedeck.campaign import shelf as sheets
from underdeck.games.onedeck.campaign.ledger import (
    Entry,
    bosses_beaten,
    locked_focus,
    packs_gone,
    packs_of,
    tally,
    unlocked,
)
from underdeck.games.onedeck.campaign.parcel import Told
from underdeck.games.onedeck.drawing import drawn_spaces
from underdeck.games.onedeck.rules.cards import FOCUSES, MARKS, Talent
from underdeck.games.onedeck.text.words import OneDeckText, onedeck_text
from underdeck.kernel.refusal import Refusal, choices
from underdeck.packs.outside import readable
from underdeck.terminal.console import read_lines, screen_width, wrap
from underdeck.terminal.language import chosen_language


def say(*lines: str) -> None:
    """Print lines folded to the screen; what should be copied (files, commands) uses `click.echo` instead."""
    width = screen_width()
    for line in lines:
        click.echo("\n".join(wrap(line, width)))


@group()
def campaign() -> None:
    """Campaign sheets: one player's career with one hero. Play with `underdeck play --campaign NAME`."""


@campaign.command("list")
@language
def list_sheets(lang: str | None) -> None:
    """One line for each sheet."""
    words = onedeck_text(chosen_language(lang))
    text = words.text
    paths = sheets.sheet_files()
    if not paths:
        click.echo(text("campaign-none"))
    for path in paths:
        try:
            say(summary(words, sheets.load_file(path)))
        except Refusal as refusal:
            click.echo(words.labelled(path.stem, text.refusal(refusal)))


def summary(words: OneDeckText, kept: sheets.Kept) -> str:
    sheet = kept.sheet
    return words.text(
        "campaign-line",
        name=kept.name,
        hero=words.text(f"hero-{sheet.hero}"),
        games=len(sheet.games),
        won=sum(bosses_beaten(sheet).values()),
        marks=sum(len(entry.marks) for entry in sheet.games),
        talents=len(unlocked(sheet)),
    )


@campaign.command()
@click.argument("name")
@option("--games", is_flag=True)
@language
def show(name: str, games: bool, lang: str | None) -> None:
    """Show the sheet NAME."""
    kept = sheets.load(name)
    words = onedeck_text(chosen_language(lang), packs_of(kept.sheet))
    say(*sheet_lines(words, kept))
    running = sheets.unfinished(kept.sheet.id)
    if running is not None:
        click.echo("\n" + words.text("campaign-running", file=str(running)))
    if games:
        for entry in kept.sheet.games:
            say("", *game_lines(words, entry))
    say_told(words, "campaign-left-out", kept.left_out)


def sheet_lines(words: OneDeckText, kept: sheets.Kept) -> list[str]:
    """Return the lines of a sheet as it would be on the table (OD-14.26-28)."""
    text = words.text
    sheet = kept.sheet
    lines = [summary(words, kept), text("campaign-begun", date=sheet.created)]
    beaten = bosses_beaten(sheet)
    won = [text("campaign-boss", **boss_facts(words, dungeon), count=n) for dungeon, n in beaten.items() if n]
    open_ = [text("campaign-boss", **boss_facts(words, dungeon), count=0) for dungeon, n in beaten.items() if not n]
    if won:
        lines.append(text("campaign-beaten", list=", ".join(won)))
    if open_:
        lines.append(text("campaign-to-beat", list=", ".join(open_)))
    if locked_focus(sheet):
        lines.append(text("campaign-locked", focus=text(f"focus-{locked_focus(sheet)}")))
    marks = tally(sheet.games)
    for number, focus in enumerate(FOCUSES):
        lines += ["", text("campaign-focus", focus=text(f"focus-{focus}"), basic="yes" if number == 0 else "no")]
        for talent in words.pack.talents:
            if talent.focus == number:
                lines += talent_lines(words, talent, marks.get(talent.id, [0] * len(MARKS)))
    gone = packs_gone(sheet)
    waiting = [text("campaign-packs-gone", list=", ".join(gone))] if gone else []
    return [*lines, "", text("campaign-legend"), *waiting]


def boss_facts(words: OneDeckText, dungeon: str) -> dict[str, str]:
    known = words.pack.dungeons.get(dungeon)
    boss = words.text(f"boss-{known.boss}") if known else "?"
    return {"boss": boss, "dungeon": name_or_id(words, "dungeon", dungeon)}


def name_or_id(words: OneDeckText, kind: str, id: str) -> str:
    """Return the name of a thing, or its id as a name if its pack is gone."""
    return words.text.fallback(f"{kind}-{id}", readable(id))


def talent_lines(words: OneDeckText, talent: Talent, marks: list[int]) -> list[str]:
    text = words.text
    spaces = []
    for color, most in enumerate(talent.spaces):
        if most:
            mask = [int(color == other) for other in range(len(MARKS))]
            drawn = drawn_spaces(
                [n * m for n, m in zip(marks, mask, strict=True)],
                [n * m for n, m in zip(talent.spaces, mask, strict=True)],
            )
            spaces.append(f"{text(f'campaign-letter-{MARKS[color]}')} {marks[color]}/{most} {drawn}")
    name = text(
        "campaign-talent", talent=text(f"talent-{talent.id}"), unlocked="yes" if marks == talent.spaces else "no"
    )
    return [f"  {name:<28} {'  '.join(spaces)}", f"      {words.talent(talent)}"]


def game_lines(words: OneDeckText, entry: Entry) -> list[str]:
    """Return what a game brought and where it went (OD-14.3-10)."""
    text = words.text
    title = text(
        "campaign-game",
        n=entry.game,
        date=entry.date,
        dungeon=name_or_id(words, "dungeon", entry.dungeon),
        difficulty=entry.difficulty,
        edition=entry.edition,
        tier=text(f"tier-{entry.tier}") if entry.tier else "none",
        outcome=text(f"outcome-name-{entry.outcome}"),
    )
    earned = text("campaign-earned", total=entry.earned, descents=entry.descents, levels=entry.levels,
                  boss=entry.boss, tier=entry.bonus)  # fmt: skip
    lines = [title, f"  {earned}"]
    placed = [
        text("campaign-marks", talent=name_or_id(words, "talent", talent), mark=mark, count=count)
        for (talent, mark), count in Counter(entry.marks).items()
    ]
    if placed:
        lines.append("  " + text("campaign-placed", list=", ".join(placed)))
    if entry.lost:
        lines.append("  " + text("campaign-lost", count=entry.lost))
    if entry.focus:
        lines.append("  " + text("campaign-locks", focus=text(f"focus-{entry.focus}")))
    return [*lines, "  " + text("campaign-record", file=entry.record)]


def say_told(words: OneDeckText, title: str, told: list[Told]) -> None:
    if told:
        say("", words.text(title))
    for file, refusal in told:
        click.echo("  " + words.labelled(file, words.text.refusal(refusal)))


@campaign.command()
@click.argument("name")
@option("--hero")
@language
def new(name: str, hero: str | None, lang: str | None) -> None:
    """Begin a sheet NAME for a hero."""
    words = onedeck_text(chosen_language(lang))
    if not hero:
        raise Refusal("sheet-needs-hero", choices=choices(words.pack.heroes))
    kept = sheets.new(name, hero.lower())
    hero = words.text(f"hero-{kept.sheet.hero}")
    click.echo(words.text("campaign-new", name=kept.name, typed=shlex.quote(kept.name), hero=hero))


@campaign.command()
@click.argument("name")
@click.argument("file", type=click.Path(path_type=Path))
@language
def export(name: str, file: Path, lang: str | None) -> None:
    """Write the sheet NAME and the records of its games to FILE."""
    words = onedeck_text(chosen_language(lang))
    gone = sheets.export(name, file)
    click.echo(words.text("campaign-exported", name=sheets.find(name).stem, file=str(file)))
    say_told(words, "campaign-unproven", [(record, Refusal("entry-gone")) for record in gone])


@campaign.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@option("--name", default="")
@language
def import_sheet(file: Path, name: str, lang: str | None) -> None:
    """Take in a sheet that was exported to FILE; all its games are replayed."""
    words = onedeck_text(chosen_language(lang))
    kept, on_trust = sheets.import_(file, name)
    say(words.text("campaign-imported"), summary(words, kept))
    say_told(words, "campaign-unproven", on_trust)
    say_told(words, "campaign-left-out", kept.left_out)


@campaign.command()
@click.argument("name")
@option("--yes", is_flag=True)
@language
def delete(name: str, yes: bool, lang: str | None) -> None:
    """Put the sheet NAME away; its file and the records of its games are kept."""
    words = onedeck_text(chosen_language(lang))
    found = sheets.find(name).stem
    if not yes:
        click.echo(words.text("campaign-sure", name=found) + " ", nl=False)
        typed = next(read_lines(), None)
        if typed is None:
            raise Refusal("input-ended")
        if sheets.spelled(typed.strip()) != sheets.spelled(found):
            raise Refusal("sheet-not-deleted", name=found)
    click.echo(words.text("campaign-deleted", name=found, file=str(sheets.delete(found))))


@campaign.command()
@click.argument("name")
@option("--id", default="")
@language
def rebuild(name: str, id: str, lang: str | None) -> None:
    """Make the sheet NAME anew from the records of its games."""
    words = onedeck_text(chosen_language(lang))
    kept, told, aside = sheets.rebuild(name, id)
    say(words.text("campaign-rebuilt"), summary(words, kept))
    if aside is not None:
        click.echo(words.text("campaign-aside", file=str(aside)))
    say_told(words, "campaign-rebuild-told", told)


@final
class Cli(CliFacet):
    def commands(self) -> list[click.Command]:
        return [campaign]

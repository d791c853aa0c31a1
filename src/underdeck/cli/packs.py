"""`underdeck packs`: cards from outside."""

import shutil
import sys
import tempfile
from pathlib import Path

import click
import msgspec

from underdeck.cli.extras import need_extra
from underdeck.cli.flags import language, tell_twice, with_packs
from underdeck.cli.help import group, option
from underdeck.forms.trial import sound_plugin, sound_plugins
from underdeck.kernel.refusal import Refusal, choices
from underdeck.lab.pack_check import Findings, card_troubles, check_pack, play_games
from underdeck.packs import outside
from underdeck.packs.outside import Manifest, OutsidePack
from underdeck.packs.vocabulary import source_of, sources, table_words
from underdeck.plugin.base import Plugin
from underdeck.plugin.packs import PacksFacet
from underdeck.terminal.journal import write_refused
from underdeck.terminal.language import chosen_language
from underdeck.text import Text, text_in
from underdeck.text.facet import TextFacet

UNSOUND = 2
GAMES = 200


@group()
def packs() -> None:
    """Card packs from outside: list, check, show, add, remove, make a new one, and what cards may say."""


@packs.command("list")
@language
def list_packs(lang: str | None) -> None:
    """Those that are here, and what is wrong with those that can't be used."""
    text = text_in(chosen_language(lang))
    for folder in outside.missing_folders():
        click.echo(text("packs-no-folder", folder=str(folder)))
    paths = list(outside.pack_paths())
    if not paths:
        click.echo(text("packs-none-here", folder=str(outside.home())))
    for path in paths:
        try:
            found = outside.inspected_pack(path)
            troubles = [*card_troubles(found), *found.troubles.values()]
        except Refusal as refusal:
            troubles = [refusal]
        if troubles:
            reason = text.refusal(troubles[0])
            click.echo(text("packs-broken", file=str(path), reason=reason, more=len(troubles) - 1))
        else:
            click.echo(row(text, found.manifest))
    for id in outside.places():
        tell_twice(text, id)


def row(text: Text, manifest: Manifest) -> str:
    return text("packs-row", **facts_of(manifest))


def facts_of(manifest: Manifest) -> dict[str, str]:
    facts = msgspec.structs.asdict(manifest)
    return {"pack": facts.pop("id"), **facts}


def meant_pack(text: Text, name: str, here_first: bool) -> OutsidePack:
    """By where it lies, or by its id; a plain name may be both."""
    found = outside.found_packs()
    path = Path(name)
    lies_here = path.is_file() or (path / outside.MANIFEST).exists()
    if path.name != name or (lies_here and here_first) or name not in found:
        if not path.exists():
            raise Refusal("pack-nowhere", file=name) if path.name != name else outside.no_such_pack(name)
        return outside.inspected_pack(path)
    tell_twice(text, name)
    return outside.inspected_pack(found[name])


@packs.command()
@click.argument("pack")
@language
def show(pack: str, lang: str | None) -> None:
    """A pack, by id or by where it lies: who made it, and every card of it."""
    text = text_in(chosen_language(lang))
    found = meant_pack(text, pack, here_first=False)
    refuse_unsound(text, check_pack(found))
    click.echo(row(text, found.manifest))
    click.echo(text("packs-place", file=str(found.path)))
    click.echo(text("packs-languages", list=", ".join(found.languages) or "-"))
    click.echo(text("packs-digest", digest=found.digest))
    if found.pictures:
        click.echo(text("packs-pictures", list=", ".join(found.pictures)))
    words = TextFacet.of(sound_plugin(found.manifest.game, (outside.known(found),))).words(text.language)
    facts = words.facts_of(found.manifest.id)
    for card in [words.listed(fact) for fact in facts]:
        click.echo(f"{card['id']}  {card['name']}  [{words.deck_name(str(card['deck']))} ×{card['copies']}]")
        click.echo(f"    {card['text']}")
    for id, name, told in words.parts_of(found.manifest.id):
        click.echo(f"{id}  {name}")
        click.echo(f"    {told}")
    click.echo(text("packs-shown", count=len(facts)))


@packs.command()
@click.argument("pack")
@option("--games", "given", type=int)
@option("--seed", type=int, default=0)
@option("--balance", is_flag=True)
@language
def check(pack: str, given: int | None, seed: int, balance: bool, lang: str | None) -> None:
    """Everything about a pack, by id or by where it lies: its files, its cards, its texts, whole games with it."""
    text = text_in(chosen_language(lang))
    games = GAMES if given is None else given
    if games < 0:
        raise Refusal("games-count")
    if balance:
        need_extra("lab")
    found = meant_pack(text, pack, here_first=True)
    click.echo(text("packs-place", file=str(found.path)))
    findings = check_pack(found)
    if games and not findings.troubles:
        with click.progressbar(length=games, label=text("packs-progress"), file=sys.stderr) as bar:
            play_games(findings, games, seed, lambda: bar.update(1))
    if found.unshown:
        click.echo(text("packs-unshown", list=", ".join(found.unshown)))
    unread = [name for name in found.unread if name not in found.unshown]
    if unread:
        click.echo(text("packs-unread", list=", ".join(unread)))
    for speech, names in findings.unnamed.items():
        click.echo(text("packs-unnamed", lang=speech, list=", ".join(names)))
    refuse_unsound(text, findings)
    manifest = found.manifest
    click.echo(
        text("packs-sound", name=manifest.name, version=manifest.version, cards=findings.cards, games=findings.games)
    )
    if balance:
        weigh(text, found, given, seed)


def weigh(text: Text, pack: OutsidePack, games: int | None, seed: int) -> None:
    """A small study, and what stands out in it."""
    from underdeck.lab.balance import GAMES as USUAL
    from underdeck.lab.balance import Balance, play_study, study_of_pack

    laboratory = study_of_pack(pack, USUAL if games is None else games, seed)
    with tempfile.TemporaryDirectory() as folder:
        all = len(laboratory.cells) * laboratory.study.games
        with click.progressbar(length=all, label=text("packs-progress"), file=sys.stderr) as bar:
            run = play_study(laboratory, Path(folder) / "study", lambda run: bar.update(run.games - bar.pos))
        if not run.done:
            click.echo(text("balance-cut", games=run.games, all=all))
        lines = Balance(run.folder, pack).sentences(text)
    click.echo(text("balance-played", games=run.games, bot=laboratory.study.bot, name=pack.manifest.name))
    for line in lines:
        click.echo(f"  {line}")


def refuse_unsound(text: Text, findings: Findings) -> None:
    """All that is wrong, one line each."""
    if not findings.troubles:
        return
    for refusal in findings.troubles:
        click.echo(text.refusal(refusal), err=True)
    click.echo(text.refusal(Refusal("pack-unsound", count=len(findings.troubles))), err=True)
    sys.exit(UNSOUND)


@packs.command()
@click.argument("path", type=click.Path(path_type=Path))
@option("--replace", is_flag=True)
@language
def add(path: Path, replace: bool, lang: str | None) -> None:
    """Keep a folder or a zip among this user's packs."""
    text = text_in(chosen_language(lang))
    if not path.exists():
        raise Refusal("pack-nowhere", file=str(path))
    found = outside.inspected_pack(path)
    refuse_unsound(text, check_pack(found))
    manifest = found.manifest
    place = outside.home() / manifest.id
    if place.exists():
        if not replace:
            raise Refusal("pack-there", name=manifest.id, version=outside.read_manifest(place).version)
        if place.resolve() == path.resolve():
            raise Refusal("pack-folder", file=str(place))
    write_pack(place, found.files, replaced(place, found.digest) if place.exists() else None)
    click.echo(text("packs-added", **facts_of(manifest)))
    tell_twice(text, manifest.id)


def replaced(place: Path, digest: str) -> Path | None:
    """Where the pack that lies there goes: it is kept if games may need its cards."""
    try:
        old = outside.inspected_pack(place)
    except Refusal:  # nobody can have played with it
        return None
    kept = outside.put_by(old.ref)
    return None if old.digest == digest or kept.exists() else kept


def write_pack(place: Path, files: dict[str, bytes], kept: Path | None = None) -> None:
    """All or nothing: beside it first, then in its place."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.parent, prefix=".new-") as folder:
            fresh = Path(folder) / place.name
            for name, data in files.items():
                (fresh / name).parent.mkdir(parents=True, exist_ok=True)
                (fresh / name).write_bytes(data)
            if place.exists():
                if kept is not None:
                    kept.parent.mkdir(exist_ok=True)
                place.rename(kept or Path(folder) / "old")
            fresh.rename(place)
    except OSError as error:
        raise write_refused(place, error) from None


@packs.command()
@click.argument("pack")
@language
def remove(pack: str, lang: str | None) -> None:
    """Take a pack out of this user's folder: by its id, or by where it lies there."""
    text = text_in(chosen_language(lang))
    path = removable(pack)
    try:
        if path.is_symlink() or path.is_file():
            path.unlink()
        else:
            shutil.rmtree(path)
    except OSError as error:
        raise write_refused(path, error) from None
    click.echo(text("packs-removed", file=str(path)))


def removable(name: str) -> Path:
    """The only one of that id, or the one at that place."""
    places = outside.places()
    if Path(name).name == name:
        paths = places.get(name, [])
    else:
        paths = [path for found in places.values() for path in found if path.resolve() == Path(name).resolve()]
    if not paths:
        raise outside.no_such_pack(name)
    if len(paths) > 1:
        raise Refusal("pack-twice", name=name, files=choices(map(str, paths)))
    if paths[0].parent != outside.home():
        raise Refusal("pack-elsewhere", name=name, file=str(paths[0]))
    return paths[0]


@packs.command("words")
@click.argument("game", required=False)
@with_packs
@language
def list_words(game: str | None, packs: tuple[str, ...], lang: str | None) -> None:
    """What a card of GAME may say: tables and fields, effects, conditions, and the ids it may refer to."""
    name = plugin_for_packs(game).name
    plugin = sound_plugin(name, outside.chosen(name, packs))
    for line in word_lines(plugin, chosen_language(lang)):
        click.echo(line)


def word_lines(plugin: Plugin, lang: str) -> list[str]:
    lines: list[str] = []
    for title, words in {
        **table_words(PacksFacet.of(plugin).tables(), PacksFacet.of(plugin).single_tables),
        **PacksFacet.of(plugin).words(lang),
    }.items():
        lines += ["", title, *[f"    {word}    {meaning}".rstrip() for word, meaning in words]]
    return lines[1:]


@packs.command()
@click.argument("game")
@click.argument("id", required=False)
@language
def source(game: str, id: str | None, lang: str | None) -> None:
    """The cards that come with GAME as they stand in its files, or those tables that ID names: to copy from."""
    plugin = plugin_for_packs(game)
    if id is None:
        found = [text for _, text in sources(plugin.room)]
    else:
        found = source_of(plugin.room, id) or source_of(plugin.room, id.lower())
    if not found:
        raise Refusal("pack-no-source", name=str(id), game=plugin.name)
    for text in found:
        click.echo(text)


def plugin_for_packs(game: str | None) -> Plugin:
    plugin = sound_plugin(game or next(each.name for each in sound_plugins() if each.takes_packs))
    if not plugin.takes_packs:
        raise Refusal("packs-none", game=plugin.name)
    return plugin


@packs.command("new")
@click.argument("id")
@option("--game")
@option("--name")
@option("--author", default="Anonymous")
@option("--folder", type=click.Path(path_type=Path))
@language
def new_pack(id: str, game: str | None, name: str | None, author: str, folder: Path | None, lang: str | None) -> None:
    """A small pack that works, with comments, to start from."""
    text = text_in(chosen_language(lang))
    plugin = plugin_for_packs(game)
    place = folder or Path(id)
    named = name or outside.readable(id)
    manifest = {"game": plugin.name, "id": id, "name": named, "version": "1.0", "author": author, "license": "CC0-1.0"}
    try:
        msgspec.convert(manifest, Manifest)
    except msgspec.ValidationError:
        raise Refusal("pack-id", name=id) from None
    if place.exists():
        raise Refusal("pack-folder", file=str(place))
    quoted = [word.replace("\\", "\\\\").replace('"', '\\"') for word in (named, author)]
    files = outside.example(plugin.room, id, *quoted)
    write_pack(place, {file: data.encode() for file, data in files.items()})
    click.echo(text("packs-made", folder=str(place)))

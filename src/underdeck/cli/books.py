"""`underdeck cards`, `underdeck rules` and `underdeck options`."""

import json

import click

from underdeck.cli.flags import game_argument, language, with_packs
from underdeck.cli.help import command, option
from underdeck.forms.trial import sound_plugin, sound_plugins
from underdeck.packs.outside import chosen
from underdeck.plugin.registry import game_names
from underdeck.terminal.language import chosen_language
from underdeck.text.facet import TextFacet
from underdeck.text.listing import find_cards, rule_lines


@command()
@game_argument
@click.argument("name", required=False)
@with_packs
@language
@option("--json", "as_json", is_flag=True)
def cards(game: str, name: str | None, packs: tuple[str, ...], lang: str | None, as_json: bool) -> None:
    """List every card, or those that match NAME."""
    if name is None and game not in game_names():
        game, name = sound_plugins()[0].name, game
    refs = chosen(sound_plugin(game).name, packs)
    words = TextFacet.of(sound_plugin(game, refs)).words(chosen_language(lang))
    rows = find_cards(words.listing(), name) if name else words.listing()
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    text = words.text
    brought = {fact.id: ref.id for ref in refs for fact in words.facts_of(ref.id)}
    for row in rows:
        origin = brought.get(str(row["id"])) or text(f"origin-{row['origin']}")
        deck = words.deck_name(str(row["deck"]))
        click.echo(f"{row['id']}  {row['name']}  [{deck} ×{row['copies']}, {origin}]")
        click.echo(f"    {row['text']}")
        if row.get("joke"):
            click.echo(f"    {text('card-joke', joke=row['joke'])}")
    click.echo(text("cards-count", count=len(rows)))


@command()
@click.argument("word", nargs=-1)
@language
def rules(word: tuple[str, ...], lang: str | None) -> None:
    """The rules in our own words: how to play, one section or rule by number, the answer to a question, or `all`.

    The first word may be the game: `rules stick OS-4`, `rules stick how do I win`.
    """
    named = word[0].lower() if word and word[0].lower() in game_names() else ""
    asked = " ".join(word[1:] if named else word)
    language = chosen_language(lang)
    books = [TextFacet.of(plugin).words(language) for plugin in sound_plugins()]
    meant = [words for words in books if words.rules.prefix and asked.upper().startswith(f"{words.rules.prefix}-")]
    words = TextFacet.of(sound_plugin(named)).words(language) if named else (meant or books)[0]
    for line in rule_lines(words, words.rules, asked):
        click.echo(line)


@command()
@game_argument
@language
def options(game: str, lang: str | None) -> None:
    """The rule options of a game, their values (default first) and what each edition or preset sets."""
    plugin = sound_plugin(game)
    text = TextFacet.of(plugin).words(chosen_language(lang)).text
    for name, values in plugin.options.items():
        click.echo(f"{name} = {' | '.join(values)}")
        click.echo(f"    {text.fallback(f'{plugin.option_help}-{name}', '')}")
        for edition, preset in plugin.presets.items():
            if name in preset:
                click.echo(f"    {edition}: {preset[name]}")

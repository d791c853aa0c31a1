"""The data for forms and for the lists of cards and rules."""

import gzip
import hashlib
import re
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from underdeck.compiled import fields_of
from underdeck.forms.catalog import catalog_of
from underdeck.forms.facet import FormsFacet
from underdeck.forms.trial import sound_plugin, sound_plugins
from underdeck.lessons import lesson_text, lessons_of
from underdeck.packs.outside import Refs, needed
from underdeck.table import wire
from underdeck.text import DEFAULT_LANGUAGE, text_in
from underdeck.text.facet import TextFacet
from underdeck.text.fluent import files_of, messages_in, text_layers
from underdeck.text.guide import guide_of
from underdeck.text.languages import all_languages, language_of

DEPTH = 6
"""The depth to which a card's data is sent."""


PARTS = ("journal", "talk")
"""The messages of the journal with what belongs to it, and those that people say at a table. They are separate files,
so that the first page is small."""

MOST_LEAVES, MOST_HOUSES = 200, 40
"""The most pages that are kept packed, and the most rulebooks with house rules."""


class Leaf(NamedTuple):
    """A page for everybody, ready to be sent."""

    plain: bytes
    packed: bytes
    tag: str


Mix = tuple[tuple[str, Refs], ...]
"""The packs that the server's games may use, by game."""


def leaf(kind: str, language: str, game: str = "", house: str = "", packs: Mix = ()) -> Leaf:
    """Return a page from the cache. Rulebooks with house rules have a cache of their own."""
    return (leaf_of_house if house else leaf_of_all)(kind, language, game, house, packs)


def printed(kind: str, language: str, game: str = "", house: str = "", packs: Mix = ()) -> Leaf:
    if kind == "words":
        found: Any = {**web_words(language), "languages": language_rows()}
    elif kind in PARTS:
        found = patterns(kind, language)
    elif kind == "names":
        found = names(game, language, dict(packs).get(game, ()))
    elif kind == "titles":
        found = titles(language)
    elif kind == "catalog":
        found = game_catalog(language, packs)
    elif kind == "cards":
        found = card_rows(game, language, dict(packs).get(game, ()))
    elif kind == "guide":
        found = guide_of(game, language)
    elif kind == "lessons":
        known = lessons_of(game, dict(packs).get(game, ()))
        found = [lesson_text(lesson, language) for lesson in known.values()]
    else:
        found = rule_rows(game, language, house)
    plain = msgspec.json.encode(found)
    return Leaf(plain, gzip.compress(plain, mtime=0), tag_of(plain))


leaf_of_all = lru_cache(MOST_LEAVES)(printed)
leaf_of_house = lru_cache(MOST_HOUSES)(printed)


def tag_of(page: bytes) -> str:
    return f'"{hashlib.sha256(page).hexdigest()[:20]}"'


@cache
def web_words(language: str) -> dict[str, str]:
    """Return every message of the pages as its Fluent pattern, because the pages format it."""
    return patterns("web", language)


def patterns(first: str, language: str) -> dict[str, str]:
    """Return the messages of all files whose names begin with that word."""
    english = language_of(DEFAULT_LANGUAGE)
    files = [file for part in text_layers() for file in files_of(part, english) if file.name.startswith(first)]
    text = text_in(language)
    return {id: pattern_of(text.source(id)) for file in files for id in messages_in(file)}


def names(game: str, language: str, packs: Refs = ()) -> dict[str, str]:
    """Return the names of everything a journal may mention: cards, and choices of a new game."""
    plugin = sound_plugin(game, packs)
    words = TextFacet.of(plugin).table_words(language)
    rows = words.listing()
    ids = [str(row["id"]) for row in rows]
    ids += [id for source in {str(row.get("set")): None for row in rows} for id, _, _ in words.parts_of(source)]
    ids += [choice.id for field in plugin.fields for choice in FormsFacet.of(plugin).choices(field.id, {}, language)]
    return {id: name for id in ids if (name := words.name_of(id)) is not None}


def pattern_of(message: str) -> str:
    """Return the text after the `=`, without the comments below."""
    return re.sub(r"^#.*", "", message.partition("=")[2], flags=re.M).strip(" ").rstrip()


def titles(language: str) -> dict[str, str]:
    """Return the names of the games, which is all that the front page needs."""
    return {plugin.name: TextFacet.of(plugin).words(language).title for plugin in sound_plugins()}


def language_rows() -> list[dict[str, str]]:
    """Return the languages of the pages."""
    return [{"code": each.code, "name": each.name} for each in all_languages().values()]


@cache
def game_catalog(language: str, packs: Mix = ()) -> dict[str, Any]:
    on = dict(packs)
    return {
        plugin.name: catalog_of(sound_plugin(plugin.name, on.get(plugin.name, ())), language)
        for plugin in sound_plugins()
    }


@cache
def card_rows(game: str, language: str, packs: Refs = ()) -> list[wire.CardRow]:
    words = TextFacet.of(sound_plugin(game, packs)).table_words(language)
    subjects = words.faces()
    brought = {fact.id: needed(ref).manifest.name for ref in packs for fact in words.facts_of(ref.id)}
    rows: list[wire.CardRow] = []
    for row in words.listing():
        subject = subjects.get(str(row["id"]))
        drawn = words.face(subject) or face(subject)
        known: dict[str, Any] = {name: row[name] for name in wire.CardRow.__struct_fields__ if name in row}
        pack = brought.get(str(row["id"]), msgspec.UNSET)
        rows.append(wire.CardRow(**known, deckname=words.deck_name(str(row["deck"])), face=drawn, pack=pack))
    return rows


def face(subject: Any, depth: int = DEPTH) -> Any:
    """Return a card's data as plain JSON."""
    if subject is None or isinstance(subject, str | int | float | bool):
        return subject
    if depth == 0:
        return None
    if isinstance(subject, list | tuple):
        return [face(each, depth - 1) for each in subject]
    if isinstance(subject, dict):
        return {str(key): face(each, depth - 1) for key, each in subject.items()}
    names = fields_of(type(subject)) or vars(subject)
    return {name: face(getattr(subject, name, None), depth - 1) for name in names}


def rule_rows(game: str, language: str, house: str = "") -> list[wire.RuleText]:
    """Return the rulebook, with the house rules of a game if its view is given."""
    words = TextFacet.of(sound_plugin(game)).table_words(language)
    return [wire.RuleText(rule.id, rule.text) for rule in words.rules_in(house).rules]

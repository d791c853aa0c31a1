"""What the forms and the browsers of cards and rules show."""

import gzip
import hashlib
import re
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from underdeck.games import plugin_of, sound_plugins
from underdeck.games.catalog import catalog_of
from underdeck.packs.outside import Refs
from underdeck.server.room import PHRASES
from underdeck.text import text_in
from underdeck.text.fluent import files_in, messages_in, text_folders

DEPTH = 6
"""How deep a card's data is told."""


MOST_LEAVES = 100
"""Pages kept as they go out: nobody needs more than a few house rules."""


class Leaf(NamedTuple):
    """What everybody gets who asks for it, ready to be sent."""

    plain: bytes
    packed: bytes
    tag: str


Mix = tuple[tuple[str, Refs], ...]
"""By game: the packs that a server's games may be played with."""


@lru_cache(maxsize=MOST_LEAVES)
def leaf(kind: str, language: str, game: str = "", house: str = "", packs: Mix = ()) -> Leaf:
    if kind == "words":
        found: Any = web_words(language)
    elif kind == "catalog":
        found = game_catalog(language, packs)
    elif kind == "cards":
        found = card_rows(game, language, dict(packs).get(game, ()))
    else:
        found = rule_rows(game, language, house)
    plain = msgspec.json.encode(found)
    return Leaf(plain, gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


WEB_FILES = ("web.ftl", "web-campaign.ftl")


@cache
def web_words(language: str) -> dict[str, str]:
    """Every message of the browser; `{name}` where a fact goes."""
    text = text_in(language)
    found: dict[str, str] = {}
    files = [file for folder in text_folders() for file in files_in(folder, language) if file.name in WEB_FILES]
    for file in files:
        for id, message in messages_in(file).items():
            facts = re.findall(r"\$([\w-]+)", message)
            found[id] = text(id, **{fact: f"{{{fact}}}" for fact in facts})
    for phrase in PHRASES:
        found[f"phrase-{phrase}"] = text(f"phrase-{phrase}")
    return found


@cache
def game_catalog(language: str, packs: Mix = ()) -> dict[str, Any]:
    on = dict(packs)
    return {
        plugin.name: catalog_of(plugin_of(plugin.name, on.get(plugin.name, ())), language) for plugin in sound_plugins()
    }


@cache
def card_rows(game: str, language: str, packs: Refs = ()) -> list[dict[str, Any]]:
    words = plugin_of(game, packs).table_words(language)
    subjects = words.faces()
    rows: list[dict[str, Any]] = []
    for row in words.listing():
        subject = subjects.get(str(row["id"]))
        drawn = words.face(subject) or face(subject)
        rows.append({**row, "deckname": words.deck_name(str(row["deck"])), "face": drawn})
    return rows


def face(subject: Any, depth: int = DEPTH) -> Any:
    """A card's data as plain JSON."""
    if subject is None or isinstance(subject, str | int | float | bool):
        return subject
    if depth == 0:
        return None
    if isinstance(subject, list | tuple):
        return [face(each, depth - 1) for each in subject]
    if isinstance(subject, dict):
        return {str(key): face(each, depth - 1) for key, each in subject.items()}
    names = [name for kind in type(subject).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: face(getattr(subject, name, None), depth - 1) for name in names or vars(subject)}


def rule_rows(game: str, language: str, house: str = "") -> list[dict[str, Any]]:
    """The rulebook; as it is played in a game, by what its view says of that."""
    words = plugin_of(game).table_words(language)
    return [{"id": rule.id, "text": rule.text} for rule in words.rules_in(house).rules]

"""What the forms and the browsers of cards and rules show."""

import gzip
import hashlib
import re
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from underdeck.games.onedeck.compile import onedeck_pack
from underdeck.games.onedeck.faces import onedeck_face
from underdeck.games.onedeck.rules import editions
from underdeck.games.onedeck.rules.cards import FOCUSES
from underdeck.games.onedeck.text.table import table_text
from underdeck.games.onedeck.text.words import OneDeckText, onedeck_text
from underdeck.games.stick.compile import stick_pack
from underdeck.games.stick.rules import options as stick
from underdeck.games.stick.text.words import stick_text
from underdeck.server.room import PHRASES
from underdeck.server.telling import teller
from underdeck.text import Text, text_in
from underdeck.text.fluent import files_in, messages_of

DEPTH = 6
"""How deep a card's data is told."""


MOST_LEAVES = 100
"""Pages kept as they go out: nobody needs more than a few house rules."""


class Leaf(NamedTuple):
    """What everybody gets who asks for it, ready to be sent."""

    plain: bytes
    packed: bytes
    tag: str


@lru_cache(maxsize=MOST_LEAVES)
def leaf(kind: str, language: str, game: str = "", house: str = "") -> Leaf:
    if kind == "words":
        found: Any = web_words(language)
    elif kind == "titles":
        found = titles(language)
    elif kind == "catalog":
        found = game_catalog(language)
    elif kind == "cards":
        found = card_rows(game, language)
    else:
        found = rule_rows(game, language, house)
    plain = msgspec.json.encode(found)
    return Leaf(plain, gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


WEB_FILES = ("web.ftl", "web-campaign.ftl")


@cache
def web_words(language: str) -> dict[str, str]:
    """Every message of the browser, which says them itself: the Fluent pattern as it stands in the file."""
    found: dict[str, str] = {}
    for file in files_in(language):
        if file.name in WEB_FILES:
            found |= messages_of(file.read_text(encoding="utf-8"))
    written = text_in(language).written
    found |= {f"phrase-{phrase}": written[f"phrase-{phrase}"] for phrase in PHRASES}
    return {id: pattern_of(message) for id, message in found.items()}


def pattern_of(message: str) -> str:
    """What stands behind the `=`, without the comments below."""
    return re.sub(r"^#.*", "", message.partition("=")[2], flags=re.M).strip(" ").rstrip()


def named(text: Text, ids: Any, kind: str) -> list[dict[str, Any]]:
    return [{"id": id, "name": text(f"{kind}-{id}")} for id in ids]


def option_rows(text: Text, options: dict[str, tuple[str, ...]], prefix: str) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "help": text(f"{prefix}-{name}"),
            "values": [{"id": value, "name": value_name(text, name, value)} for value in values],
            "default": values[0],
        }
        for name, values in options.items()
    ]


def value_name(text: Text, option: str, value: str) -> str:
    """Numbers name themselves."""
    own = f"value-{option}-{value}"
    if text.has(own):
        return text(own)
    return value if value.isdigit() else text(f"value-{value}")


def titles(language: str) -> dict[str, str]:
    """What the games are called: all that the front page needs of the catalog."""
    return {game: offered["name"] for game, offered in game_catalog(language).items()}


@cache
def game_catalog(language: str) -> dict[str, Any]:
    return {"onedeck": onedeck_catalog(language), "stick": stick_catalog(language)}


def onedeck_catalog(language: str) -> dict[str, Any]:
    words = table_text(language)
    text, pack = words.text, words.pack
    return {
        "name": text("web-game-onedeck"),
        "party": [1, 2, 4],
        "heroes": [
            {"id": id, "name": text(f"hero-{id}"), "set": pack.sets[onedeck_set(id)], "alone": words.hero(sides[0]),
             "together": words.hero(sides[1]),
             "sides": [{"dice": side.stats, "health": side.health} for side in sides]}
            for id, sides in pack.heroes.items()
        ],
        "dungeons": [
            {"id": id, "name": text(f"dungeon-{id}"), "set": pack.sets[dungeon.set],
             "difficulty": dungeon.difficulty, "bossid": dungeon.boss, "boss": text(f"boss-{dungeon.boss}"),
             "text": words.dungeon(dungeon)}
            for id, dungeon in pack.dungeons.items()
        ],
        "sets": named(text, [*pack.sets, "hybrid"], "set"),
        "editions": [
            {"id": id, "name": f"v{id}", "options": preset,
             "tiers": named(text, editions.TIERS[preset.get("tiers", "four")], "tier")}
            for id, preset in editions.PRESETS.items()
        ],
        "tiers": named(text, editions.TIERS["four"], "tier"),
        "focuses": named(text, FOCUSES, "focus"),
        "talents": [
            {"id": each.id, "name": text(f"talent-{each.id}"), "text": words.talent(each),
             "focus": FOCUSES[each.focus], "spaces": each.spaces}
            for each in pack.talents
        ],
        "lengths": [],
        "variants": [],
        "presets": [],
        "options": option_rows(text, editions.OPTIONS, "option"),
        "defaults": {"heroes": [next(iter(pack.heroes))], "dungeon": next(iter(pack.dungeons)), "edition": "1.9"},
    }  # fmt: skip


def onedeck_set(hero: str) -> int:
    sets = onedeck_pack().pack.sets
    for fact in onedeck_pack().facts:
        if getattr(fact.subject, "hero", "") == hero:
            return sets.index(fact.set)
    return 0


def stick_catalog(language: str) -> dict[str, Any]:
    words = stick_text(language)
    text = words.text
    return {
        "name": text("web-game-stick"),
        "party": [2, 3, 4, 5, 6],
        "characters": [
            {"id": each.id, "name": words.character(each.id), "text": words.hero(each),
             "joke": words.joke("character", each.id)}
            for each in stick_pack().pack.characters
        ],
        "lengths": [
            {"id": id, "name": text(f"length-{id}"), "least": 5 if id == "weekend-killer" else 2}
            for id in stick.LENGTHS
        ],
        "variants": [
            {"id": id, "name": text(f"variant-{id}"), "least": 4 if id == "team" else 2,
             "most": 3 if id == "shadow" else 6}
            for id in stick.VARIANTS
        ],
        "presets": [
            {"id": id, "name": text(f"preset-{id}"), "options": preset} for id, preset in stick.PRESETS.items()
        ],
        "options": option_rows(text, stick.OPTIONS, "os-option"),
        "defaults": {"players": ["roy", "haley", "elan", "belkar"], "length": "short", "preset": "printed"},
    }  # fmt: skip


@cache
def card_rows(game: str, language: str) -> list[dict[str, Any]]:
    words = stick_text(language) if game == "stick" else table_text(language)
    subjects = {fact.id: fact.subject for fact in words.catalog.facts}
    rows: list[dict[str, Any]] = []
    for row in words.listing():
        subject = subjects.get(str(row["id"]))
        drawn: Any = onedeck_face(words, subject) if isinstance(words, OneDeckText) else None
        rows.append({**row, "deckname": words.deck_name(str(row["deck"])), "face": drawn or face(subject)})
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
    """The rulebook; with the house rules of a game of the Stick, such as `stairs=6,x_per_shtick=2`, or in the terms of
    an edition of One Deck Dungeon, such as `1.1`."""
    rules = teller(game, language).words.rules
    if game == "stick" and house:
        pairs = [part.partition("=") for part in house.split(",")]
        chosen = stick.make_rules(None, {name: value for name, _, value in pairs})
        rules = stick_text(language).rules_with(chosen.changed())
    elif house:
        editions.make_rules(house, {})  # refuses what is none
        rules = onedeck_text(language).rules_in(house)
    return [{"id": rule.id, "text": rule.text} for rule in rules.rules]

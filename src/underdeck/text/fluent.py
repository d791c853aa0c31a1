"""The Fluent runtime behind one small class."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from underdeck.games import sound_plugins
from underdeck.kernel.refusal import Refusal, choices

LANGUAGES = ("en", "fr")
DEFAULT_LANGUAGE = "en"
LONGEST_FACT = 2000
LARGEST_NUMBER = 10**15
MOST_REMEMBERED = 8192
"""Sentences of a language: the same few are said again and again, to everybody who looks."""


class Text:
    """
    >>> text_in("en")("refuse-game-over")
    'The game is over.'
    """

    def __init__(self, language: str, game: str = "", names: Mapping[str, str] | None = None) -> None:
        """A game's own messages go before those of the house, which go before those of other games; `names` are those
        that packs from outside add."""
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.written: dict[str, str] = {}
        """Messages as they stand in the files. Each is parsed when it is first said: all at once take a second."""
        for folder in text_folders(game):
            for file in files_in(folder, language):
                self.written |= messages_in(file)
        self.written |= names or {}
        self.remembered = lru_cache(MOST_REMEMBERED)(self.say)

    def has(self, id: str) -> bool:
        return id in self.written

    def message(self, id: str) -> Any:
        if not self.bundle.has_message(id):
            self.bundle.add_resource(FluentResource(self.written[id]))
        return self.bundle.get_message(id)

    def in_terms(self, id: str, edition: str) -> str:
        """The message in the terms of the edition's own book, where that has others (E-1)."""
        own = f"{id}-in-{edition.replace('.', '-')}"
        return own if self.has(own) else id

    def grammar(self, id: str, attribute: str) -> str:
        """What a sentence has to agree with: the `number` or `gender` of a name, where its language marks it."""
        pattern = self.message(id).attributes.get(attribute)
        return "" if pattern is None else str(self.bundle.format_pattern(pattern)[0])

    def __call__(self, id: str, **facts: str | float) -> str:
        """The message `id`, or its attribute with `id.attribute`. A missing message or fact is a fault of ours."""
        return self.remembered(id, tuple(facts.items()))

    def say(self, id: str, facts: tuple[tuple[str, str | float], ...]) -> str:
        name, _, attribute = id.partition(".")
        message = self.message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, id
        value, errors = self.bundle.format_pattern(pattern, {name: speakable(fact) for name, fact in facts})
        if errors:
            raise LookupError(f"{self.language}: {id}: {errors}")
        given = [fact for _, fact in facts]
        return with_minus(ended_once(str(value), given), given)

    def fallback(self, id: str, otherwise: str, **facts: str | float) -> str:
        """The message, or something else where there is none."""
        name, _, attribute = id.partition(".")
        if not self.has(name) or (attribute and attribute not in self.message(name).attributes):
            return otherwise
        return self(id, **facts)

    def refusal(self, refusal: Refusal) -> str:
        facts = {**refusal.facts}
        if refusal.cause is not None:
            facts["reason"] = self.refusal(refusal.cause)
        return self(f"refuse-{refusal.code}", **facts)


def text_folders(game: str = "") -> list[Traversable]:
    """Of the games, of the house itself, and of one game before all the others."""
    own = [plugin.text for plugin in sound_plugins() if plugin.name == game]
    others = [plugin.text for plugin in sound_plugins() if plugin.name != game]
    return [*others, resources.files("underdeck.text") / "locales", *own]


def files_in(folder: Traversable, language: str) -> list[Traversable]:
    place = folder / language
    if not place.is_dir():
        return []
    return sorted([file for file in place.iterdir() if file.name.endswith(".ftl")], key=lambda file: file.name)


_read: dict[str, dict[str, str]] = {}


def messages_in(file: Traversable) -> dict[str, str]:
    """Read once however many texts lie over each other."""
    if str(file) not in _read:
        _read[str(file)] = messages_of(file.read_text(encoding="utf-8"))
    return _read[str(file)]


def messages_of(file: str) -> dict[str, str]:
    """By id. A message begins where a line does, and none needs another."""
    entries = re.split(r"^(?=[a-zA-Z])", file, flags=re.M)[1:]
    return {entry.partition("=")[0].rstrip(): entry for entry in entries}


def ended_once(said: str, facts: list[str | float]) -> str:
    """A name that ends like a sentence needs no period of ours: `Roy plays Surprise!`."""
    for fact in facts:
        if isinstance(fact, str) and fact.endswith((".", "!", "?", "…")):
            said = re.sub(f"({re.escape(fact)})\u00a0?[.!](?![.!\\w])", r"\1", said)
    return said


def with_minus(said: str, facts: list[str | float]) -> str:
    """A negative number has a minus sign, as the numbers on the cards have, not a hyphen."""
    for fact in facts:
        if not isinstance(fact, str) and fact < 0:
            said = said.replace(str(fact), f"−{abs(fact)}")
    return said


def speakable(fact: str | float) -> str | float:
    """Facts may come from a damaged file: no endless words or numbers, no control characters on the screen."""
    if isinstance(fact, str):
        fact = re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", "?", fact[: LONGEST_FACT + 1])
        return fact[:LONGEST_FACT] + "…" if len(fact) > LONGEST_FACT else fact
    return fact if abs(fact) < LARGEST_NUMBER else str(fact)[:20] + "…"


@cache
def text_in(language: str, game: str = "") -> Text:
    if language not in LANGUAGES:
        raise Refusal("unknown-lang", name=language, choices=choices(LANGUAGES))
    return Text(language, game)

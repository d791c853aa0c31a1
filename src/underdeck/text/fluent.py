"""The Fluent runtime behind one small class."""

import errno
import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from underdeck.kernel.refusal import Refusal
from underdeck.plugin.registry import loaded_names, plugin_of
from underdeck.text.languages import DEFAULT_LANGUAGE, Language, language_of
from underdeck.text.similar import nearest_words

HOUSE = "house"
LONGEST_FACT = 2000
LARGEST_NUMBER = 10**15
SYSTEM: dict[str | int | None, str] = {
    errno.ENOENT: "system-missing",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EACCES: "system-denied",
    errno.ENOSPC: "system-full",
    errno.ECONNREFUSED: "system-refused",
}
"""The messages for the system's errors about files."""
MOST_REMEMBERED = 8192
"""The most sentences of a language that are cached: the same few are shown again and again."""


class Text:
    """The messages of a language, of the house and perhaps of one game.

    >>> text_in("en")("refuse-game-over")
    'The game is over.'
    """

    def __init__(self, language: Language, game: str = "", names: Mapping[str, str] | None = None) -> None:
        """Load the messages. A game has its own before those of the house, never another game's; without a game, all of
        them. `names` are those that third-party packs add."""
        self.language = language.code
        self.game = game
        self.bundle = bundle_of(language.code)
        self.written: dict[str, str] = {}
        """Messages as they stand in the files. Each is parsed when it is first said: all at once take a second."""
        known: set[str] = set()
        for part in text_layers(game):
            said = messages_of_part(part, language)
            english = messages_of_part(part, language_of(DEFAULT_LANGUAGE)).keys()
            unsaid = known & (english - said.keys())  # no other part speaks for this one
            self.written = {id: text for id, text in self.written.items() if id not in unsaid} | said
            known |= english
        self.written |= names or {}
        self.remembered = lru_cache(MOST_REMEMBERED)(self.say)

    @cached_property
    def english(self) -> "Text | None":
        """Return the English text, which replaces missing or faulty messages."""
        return None if self.language == DEFAULT_LANGUAGE else text_in(DEFAULT_LANGUAGE, self.game)

    def has(self, id: str) -> bool:
        return self.message(id) is not None or (self.english is not None and self.english.has(id))

    def message(self, id: str) -> Any:
        """Return the parsed message; None if this language has none, or a faulty one."""
        if id not in self.written:
            return None
        if not self.bundle.has_message(id):
            self.bundle.add_resource(FluentResource(self.written[id]))
        return self.bundle.get_message(id) if self.bundle.has_message(id) else None

    def source(self, id: str) -> str:
        """Return a message as its file has it: in English if this language has none, or a faulty one."""
        if self.english is None:
            return self.written[id]
        english = self.english.source(id)
        sound = self.message(id) is not None and variables(self.written[id]) <= variables(english)
        return self.written[id] if sound else english

    def pattern(self, id: str) -> Any:
        """Return the pattern of the message `id`, or of its attribute with `id.attribute`."""
        name, _, attribute = id.partition(".")
        message = self.message(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def in_terms(self, id: str, edition: str) -> str:
        """Return the id of the message in the terms of an edition's own book, if it has others (E-1)."""
        own = f"{id}-in-{edition.replace('.', '-')}"
        return own if self.has(own) else id

    def grammar(self, id: str, attribute: str) -> str:
        """Return what a sentence must agree with: the `number` or `gender` of a name, if its language marks it."""
        if self.message(id) is None and self.english is not None:
            return self.english.grammar(id, attribute)
        pattern = self.pattern(f"{id}.{attribute}")
        return "" if pattern is None else str(self.bundle.format_pattern(pattern)[0])

    def __call__(self, id: str, **facts: str | float) -> str:
        """The message `id`, or its attribute with `id.attribute`; in English where it must be, or else the id."""
        return self.remembered(id, tuple(facts.items()))

    def say(self, id: str, facts: tuple[tuple[str, str | float], ...]) -> str:
        said = self.formed(id, facts)
        if said is None:
            return id if self.english is None else self.english.remembered(id, facts)
        given = [fact for _, fact in facts]
        return with_minus(ended_once(said, given), given)

    def formed(self, id: str, facts: tuple[tuple[str, str | float], ...]) -> str | None:
        """Return the message in this language alone; None if it is missing or needs a missing fact."""
        pattern = self.pattern(id)
        if pattern is None:
            return None
        said, errors = self.bundle.format_pattern(pattern, {name: speakable(fact) for name, fact in facts})
        return None if errors else str(said)

    def fallback(self, id: str, otherwise: str, **facts: str | float) -> str:
        """Return the message, or another text if there is none."""
        if self.pattern(id) is None and (self.english is None or self.english.pattern(id) is None):
            return otherwise
        return self(id, **facts)

    def refusal(self, refusal: Refusal) -> str:
        facts = {**refusal.facts}
        if refusal.cause is not None:
            facts["reason"] = self.refusal(refusal.cause)
        elif (said := SYSTEM.get(facts.get("errno"))) is not None:
            facts["reason"] = self(said)
        said = self(f"refuse-{refusal.code}", **facts)
        near = facts.get("near") or nearest_words(str(facts.get("name", "")), str(facts.get("choices", "")).split(", "))
        return self("did-you-mean", sentence=said, near=near) if near else said


def variables(message: str) -> set[str]:
    return set(re.findall(r"\$([\w-]+)", message))


def bundle_of(code: str) -> FluentBundle:
    """Return a bundle with the plurals of the language; English ones if Unicode does not know it."""
    try:
        return FluentBundle([code, DEFAULT_LANGUAGE], use_isolating=False)
    except ValueError:  # a code of its own making: `de-x`
        return FluentBundle([code.partition("-")[0], DEFAULT_LANGUAGE], use_isolating=False)


def text_layers(game: str = "") -> list[str]:
    """Return the layers of messages: the house and then the game, which wins; without a game all games and then the
    house."""
    names = loaded_names()
    return [HOUSE, *[name for name in names if name == game]] if game else [*names, HOUSE]


def files_of(part: str, language: Language) -> list[Traversable]:
    """Return the files of the house or the game, and then those of third-party languages."""
    if part == HOUSE:
        return files_in(language.folder)
    own = files_in(plugin_of(part).text / language.code)
    return [*own, *files_in(language.folder / part)] if language.outside else own


def files_in(folder: Traversable) -> list[Traversable]:
    try:
        found = [file for file in folder.iterdir() if file.name.endswith(".ftl") and file.is_file()]
    except OSError:
        return []
    return sorted(found, key=lambda file: file.name)


def messages_of_part(part: str, language: Language) -> dict[str, str]:
    return {id: text for file in files_of(part, language) for id, text in messages_in(file).items()}


_read: dict[str, dict[str, str]] = {}


def messages_in(file: Traversable) -> dict[str, str]:
    """Read once however many texts lie over each other; nothing where it is no text."""
    if str(file) not in _read:
        try:
            _read[str(file)] = messages_of(file.read_text(encoding="utf-8-sig"))
        except (OSError, UnicodeDecodeError):
            _read[str(file)] = {}
    return _read[str(file)]


def messages_of(file: str) -> dict[str, str]:
    """Return the messages of a file by id. Each begins at the start of a line; comments are left out."""
    entries = re.split(r"^(?=[a-zA-Z#-])", file, flags=re.M)[1:]
    return {entry.partition("=")[0].rstrip(): entry for entry in entries if entry[0].isalpha()}


def ended_once(said: str, facts: list[str | float]) -> str:
    """Return the text without a period after a name that ends like a sentence: `Roy plays Surprise!`."""
    for fact in facts:
        if isinstance(fact, str) and fact.endswith((".", "!", "?", "…")) and fact in said:
            said = re.sub(f"({re.escape(fact)})\u00a0?[.!](?![.!\\w])", r"\1", said)
    return said


def with_minus(said: str, facts: list[str | float]) -> str:
    """Return the text with a minus sign for negative numbers, as on the cards, not a hyphen."""
    for fact in facts:
        if not isinstance(fact, str) and fact < 0:
            said = said.replace(str(fact), f"−{abs(fact)}")
    return said


def speakable(fact: str | float) -> str | float:
    """Return a fact that can be shown: no endless words or numbers, no control characters."""
    if isinstance(fact, str):
        fact = re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", "?", fact[: LONGEST_FACT + 1])
        return fact[:LONGEST_FACT] + "…" if len(fact) > LONGEST_FACT else fact
    if abs(fact) < LARGEST_NUMBER:
        return fact
    said = str(fact)
    return said if len(said) <= 20 else said[:20] + "…"


@cache
def text_of(language: Language, game: str) -> Text:
    return Text(language, game)


def text_in(language: str, game: str = "") -> Text:
    return text_of(language_of(language), game)

"""The rules in our own words, by number or by word."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Any

from underdeck.kernel.refusal import Refusal
from underdeck.plugin.registry import plugin_of
from underdeck.text.fluent import text_in
from underdeck.text.similar import nearest_words

BOOK = "rules.toml"
NO_FACTS: Mapping[str, str] = {}


class Rule:
    __slots__ = ("editions", "id", "text")

    def __init__(self, id: str, text: str, editions: tuple[str, ...]) -> None:
        self.id = id
        self.text = text
        self.editions = editions


class Rulebook:
    """The rules of a game in one language.

    >>> [rule.id for rule in Rulebook("en", "stick").search("r-6")]
    ['OS-R-6']
    """

    def __init__(
        self, language: str, game: str, facts: Mapping[str, str] = NO_FACTS, house: Mapping[str, str] = NO_FACTS
    ) -> None:
        """Load the rules. `facts` are the facts of their sentences, such as the terms of an edition; `house` are the
        house rules of a game in words, by their option."""
        text = text_in(language, game)
        book = read_book(game)
        self.prefix: str = book.get("prefix", "")
        self.questions: dict[str, list[str]] = book.get("behind", {})
        self.rules = [Rule(id, text(message_id(id), **facts), editions) for id, editions in rule_ids(game).items()]
        for rule in self.rules:
            said = [words for option, words in house.items() if rule.id in book["options"][option]]
            if said:
                rule.text = text("house-rule", house=", ".join(said), book=rule.text)

    def vocabulary(self) -> list[str]:
        """Return the ids of all rules and the words in them."""
        return [*[rule.id for rule in self.rules], *sorted({word for rule in self.rules for word in words_in(rule)})]

    def sections(self) -> list[Rule]:
        return [rule for rule in self.rules if is_section(rule.id)]

    def section(self, id: str) -> list[Rule]:
        """Return the section's title and its rules."""
        return [rule for rule in self.rules if rule.id == id or section_of(rule.id) == id]

    def find(self, id: str) -> Rule:
        return next(rule for rule in self.rules if rule.id == id)

    def behind(self, kind: str) -> list[Rule]:
        """Return the rules behind a kind of question, if the game's book names them."""
        known = {rule.id: rule for rule in self.rules}
        return [known[id] for id in self.questions.get(kind, []) if id in known]

    def search(self, word: str) -> list[Rule]:
        """Return the rule with that id (`OD-5.4`, `od-5`, `R-37`), or every rule that contains the words."""
        wanted = word.strip().upper()
        if re.fullmatch(r"\d+(\.\d+)?", wanted) or any(rule.id == f"{self.prefix}-{wanted}" for rule in self.rules):
            wanted = f"{self.prefix}-{wanted}"
        exact = [rule for rule in self.rules if rule.id == wanted]
        if exact:
            return self.section(wanted) if is_section(wanted) else exact
        words = [fold(part) for part in word.split()]
        found = [rule for rule in self.rules if all(part in fold(rule.text) for part in words)]
        if not words or not found:
            raise Refusal("unknown-rule", name=word, near=nearest_words(word, self.vocabulary()))
        return found


def words_in(rule: Rule) -> list[str]:
    return re.findall(r"[^\W\d_]{4,}", rule.text.lower())


def is_section(id: str) -> bool:
    """Return whether the id is that of a section.

    >>> [is_section(id) for id in ("OD-5", "OS-R", "R", "OD-5.4", "R-37")]
    [True, True, True, False, False]
    """
    return re.fullmatch(r"(?:[A-Z]{2,}-)?(?:R|\d+)", id) is not None


def section_of(id: str) -> str:
    """Return the section of a rule.

    >>> section_of("OD-5.4"), section_of("OS-R-6"), section_of("R-37")
    ('OD-5', 'OS-R', 'R')
    """
    return re.split(r"\.|(?<=R)-(?=\d+$)", id)[0]


def message_id(id: str) -> str:
    return id.replace(".", "-")


def fold(text: str) -> str:
    """Lower case without accents, so that `etage` finds « étage »."""
    decomposed = unicodedata.normalize("NFD", text.lower().replace("’", "'").replace("\u00a0", " "))
    return "".join([char for char in decomposed if not unicodedata.combining(char)])


@cache
def read_book(game: str) -> dict[str, Any]:
    """Return the order of the rules and the rest of a game's book; a small game may have no numbered rules."""
    source = plugin_of(game).text / BOOK
    if not source.is_file():
        return {"order": []}
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refusal("book-unread", file=BOOK, reason=str(error)) from None


@cache
def rule_ids(game: str) -> dict[str, tuple[str, ...]]:
    """Return every rule in the order of the book, with the editions that contain it if there are several."""
    book = read_book(game)
    if "editions" not in book:
        return dict.fromkeys(book["order"], ())
    every = tuple(book["every"])
    return {id: every if editions == "all" else tuple(editions.split()) for id, editions in book["editions"].items()}

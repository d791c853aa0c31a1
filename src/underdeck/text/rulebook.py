"""The rules in our own words, by number or by word."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Any

from underdeck.games import plugin_of
from underdeck.kernel.refusal import Refusal
from underdeck.text.fluent import Text, text_in

EDITIONS = ("1.1", "1.5", "1.61", "1.9")
PREFIXES = {"onedeck": "OD", "stick": "OS"}
NO_HOUSE_RULES: Mapping[str, str] = {}


class Rule:
    __slots__ = ("editions", "id", "text")

    def __init__(self, id: str, text: str, editions: tuple[str, ...]) -> None:
        self.id = id
        self.text = text
        self.editions = editions


class Rulebook:
    """
    >>> [rule.id for rule in Rulebook("en").search("OD-5.4")]
    ['OD-5.4']
    >>> [rule.id for rule in Rulebook("en", "stick").search("r-6")]
    ['OS-R-6']
    """

    def __init__(
        self, language: str, game: str = "onedeck", house: Mapping[str, str] = NO_HOUSE_RULES, edition: str = ""
    ) -> None:
        """`house` are the house rules of a game of the Stick in words, by their option; One Deck Dungeon is told in
        the terms of an edition."""
        text = text_in(language)
        facts = terms(text, edition)
        self.prefix = PREFIXES[game]
        self.rules = [Rule(id, text(message_id(id), **facts), editions) for id, editions in rule_ids(game).items()]
        for rule in self.rules:
            said = [words for option, words in house.items() if rule.id in rules_of_options()[option]]
            if said:
                rule.text = text("os-house-rule", house=", ".join(said), book=rule.text)

    def sections(self) -> list[Rule]:
        return [rule for rule in self.rules if is_section(rule.id)]

    def section(self, id: str) -> list[Rule]:
        """The section's title and its rules."""
        return [rule for rule in self.rules if rule.id == id or section_of(rule.id) == id]

    def find(self, id: str) -> Rule:
        return next(rule for rule in self.rules if rule.id == id)

    def search(self, word: str) -> list[Rule]:
        """By id (`OD-5.4`, `od-5`, `R-37`), else every rule that has the words."""
        wanted = word.strip().upper()
        if re.fullmatch(r"\d+(\.\d+)?", wanted):
            wanted = f"{self.prefix}-{wanted}"
        elif re.fullmatch(r"R(-\d+)?", wanted) and self.prefix == "OS":
            wanted = f"OS-{wanted}"
        exact = [rule for rule in self.rules if rule.id == wanted]
        if exact:
            return self.section(wanted) if is_section(wanted) else exact
        words = [fold(part) for part in word.split()]
        found = [rule for rule in self.rules if all(part in fold(rule.text) for part in words)]
        if not words or not found:
            raise Refusal("unknown-rule", name=word)
        return found


def terms(text: Text, edition: str) -> dict[str, str]:
    """E-1: what the edition's book calls a heroic feat, once, several times, and at the beginning of a sentence."""
    term = text.in_terms("term-feat", edition)
    return {"deed": text(term), "deeds": text(f"{term}.many"), "Deeds": text(f"{term}.first")}


def is_section(id: str) -> bool:
    return id in ("R", "OS-R") or re.fullmatch(r"O[DS]-\d+", id) is not None


def section_of(id: str) -> str:
    """
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


def read_book(game: str) -> dict[str, Any]:
    source = plugin_of(game).text / "rules.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))


@cache
def rules_of_options() -> dict[str, list[str]]:
    """The rules of the Stick that each option changes."""
    found: dict[str, list[str]] = read_book("stick")["options"]
    return found


@cache
def rule_ids(game: str = "onedeck") -> dict[str, tuple[str, ...]]:
    """Every rule with the editions it holds in, in the order of the book."""
    read = read_book(game)
    if game == "stick":
        return dict.fromkeys(read["rules"]["order"], EDITIONS)
    table = read["editions"]
    return {id: EDITIONS if editions == "all" else tuple(editions.split()) for id, editions in table.items()}

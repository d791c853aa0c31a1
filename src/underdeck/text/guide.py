"""The rulebook for readers: chapters in the order of play, frequent questions, and the meaning of the symbols."""

import re
import tomllib
from functools import cache
from typing import Any

import msgspec

from underdeck.kernel.refusal import Refusal
from underdeck.plugin.registry import plugin_of
from underdeck.text.facet import TextFacet
from underdeck.text.fluent import Text
from underdeck.text.rulebook import Rule, Rulebook, fold, section_of

FILE = "guide.toml"
SHORTEST = 3
"""The length of the shortest words that a search uses."""
ENOUGH = 0.5
"""The share of the typed words that a question must contain."""
MANY = 30
"""The number of rules from which on a search shows only those behind its answers."""


class GuideChapter(msgspec.Struct):
    id: str
    title: str
    text: str
    example: str
    picture: str
    """The picture that the game draws beside it; empty for none."""
    sections: list[str]
    """The sections of the rulebook whose rules follow below it."""


class GuideQuestion(msgspec.Struct):
    id: str
    question: str
    also: str
    """Further words by which it is found."""
    answer: str
    rules: list[str]


class GuideSymbol(msgspec.Struct):
    id: str
    """The id by which the game draws it and the table marks it."""
    name: str
    text: str


class GuideLegend(msgspec.Struct):
    """Symbols that belong together."""

    id: str
    title: str
    symbols: list[GuideSymbol]


class Guide(msgspec.Struct):
    chapters: list[GuideChapter]
    questions: list[GuideQuestion]
    legend: list[GuideLegend]
    empty: list[str]
    """Words that every question contains."""


@cache
def read_guide(game: str) -> dict[str, Any]:
    """Return the guide of a game; an empty one if it has none."""
    file = plugin_of(game).text / FILE
    known = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {"prefix": "", "chapters": [], "questions": [], "legend": [], **known}


@cache
def guide_of(game: str, language: str) -> Guide:
    text, read = TextFacet.of(plugin_of(game)).table_words(language).text, read_guide(game)
    return Guide(
        [chapter_in(text, f"{read['prefix']}-guide-{each['id']}", each) for each in read["chapters"]],
        [question_in(text, f"{read['prefix']}-faq-{each['id']}", each) for each in read["questions"]],
        [legend_in(text, read["prefix"], each) for each in read["legend"]],
        text("guide-empty-words").split(),
    )


def chapter_in(text: Text, name: str, each: dict[str, Any]) -> GuideChapter:
    said = text(name), text(f"{name}.text"), text(f"{name}.example")
    return GuideChapter(each["id"], *said, picture=each["picture"], sections=each["sections"])


def question_in(text: Text, name: str, each: dict[str, Any]) -> GuideQuestion:
    return GuideQuestion(each["id"], text(name), text(f"{name}.also"), text(f"{name}.answer"), each["rules"])


def legend_in(text: Text, prefix: str, each: dict[str, Any]) -> GuideLegend:
    names = [(id, f"{prefix}-symbol-{id}") for id in each["symbols"]]
    symbols = [GuideSymbol(id, text(name), text(f"{name}.text")) for id, name in names]
    return GuideLegend(each["id"], text(f"{prefix}-legend-{each['id']}"), symbols)


def answers_to(guide: Guide, asked: str) -> list[GuideQuestion]:
    """Return the answers, the best first: those that contain the question and little else; none if too little fits.

    >>> [found.id for found in answers_to(guide_of("onedeck", "en"), "how do I win")]
    ['win']
    """
    wanted = wanted_words(guide, asked)
    if not wanted:
        return []
    shares = {each.id: share(wanted, words_of(f"{each.question} {each.also}")) for each in guide.questions}
    asks_more = {each.id: 1 - share(wanted_words(guide, each.question), wanted) for each in guide.questions}
    found = [each for each in guide.questions if shares[each.id] >= ENOUGH]
    return sorted(found, key=lambda each: (-shares[each.id], asks_more[each.id]))


def wanted_words(guide: Guide, asked: str) -> list[str]:
    """Return the words of a question without those that every question contains."""
    return [word for word in words_of(asked) if len(word) >= SHORTEST and word not in guide.empty]


def consult(guide: Guide, book: Rulebook, asked: str) -> tuple[list[GuideQuestion], list[Rule]]:
    """Return the answers and the rules that mention it; a number is looked up exactly. Refuse a question without
    any."""
    number = any(char.isdigit() for char in asked)
    answers = [] if number else answers_to(guide, asked)
    about = asked if number else " ".join(wanted_words(guide, asked)) or asked
    try:
        found = book.search(about)
    except Refusal as unknown:
        if not answers:
            raise Refusal("unknown-rule", name=asked, near=unknown.facts.get("near", "")) from None
        return answers, []
    behind = {section_of(id) for each in answers for id in each.rules}
    if len(found) > MANY and behind:
        found = [rule for rule in found if section_of(rule.id) in behind]
    return answers, found


def words_of(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", fold(text))


def share(wanted: list[str], known: list[str]) -> float:
    """Return the share of known words; the beginning of a word is enough: `fleeing` for `flee`, `dés` for `dé`."""
    return sum(any(alike(word, each) for each in known) for word in wanted) / max(1, len(wanted))


def alike(word: str, other: str) -> bool:
    return word == other or (
        min(len(word), len(other)) > SHORTEST and (word.startswith(other) or other.startswith(word))
    )

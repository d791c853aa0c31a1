"""The report on a language for its translators: missing messages, unused messages, errors."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from underdeck.forms.trial import sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.plugin.registry import game_names
from underdeck.text.fluent import HOUSE, files_of
from underdeck.text.languages import (
    CODE,
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Language,
    all_languages,
    language_of,
    read_language,
    wanted_language,
)  # fmt: skip

GRAMMAR = ("gender", "number", "she")
"""Attributes that only the grammar of a language uses; every language marks its own."""

FUNCTIONS = ("NUMBER", "DATETIME")

UNREADABLE, UNPARSED, TWICE, EXTRA, MOVED = "unreadable", "unparsed", "twice", "extra", "moved"
REFERS, CALLS, LACKS, SURPLUS, PLURAL, KEY = "refers", "calls", "lacks", "surplus", "plural", "key"

OTHER = "other"
CATEGORIES = {"zero", "one", "two", "few", "many", OTHER}
"""The plural categories of all languages together; each language has some of them."""


class Trouble(NamedTuple):
    """A problem: a message that falls back to English, or that is never used."""

    kind: str
    file: str
    line: int
    id: str = ""
    facts: str = ""
    """The variables or keys that are wrong, or the name that was referred to."""
    why: str = ""
    """What would be right; for a syntax error the parser's code."""


class Part(NamedTuple):
    """The messages of the house or of one game."""

    name: str
    messages: int
    missing: list[str]
    troubles: list[Trouble]


class Report(NamedTuple):
    language: Language
    parts: list[Part]
    unknown: list[str]
    """The folders of games that are not installed here, which cannot be checked."""

    @property
    def sound(self) -> bool:
        """Return whether there are no errors. Missing messages of a partial language, and messages that moved to a
        game, are none."""
        gaps = any(part.missing for part in self.parts) and not self.language.partial
        return not gaps and all(trouble.kind == MOVED for part in self.parts for trouble in part.troubles)


class Keys:
    """The keys of the wordings that a variable selects."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.matched: set[str] = set()
        """Without the starred ones, which are taken whatever they are called."""

    def add(self, variant: ast.Variant) -> None:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        self.all.add(key)
        if not variant.default:
            self.matched.add(key)

    @property
    def words(self) -> set[str]:
        return {key for key in self.all - CATEGORIES if not is_number(key)}

    @property
    def counted(self) -> bool:
        """Do they go by a number? `[many] *[one]` without `other` are words of the program."""
        return bool(self.all - self.words - {OTHER}) and (OTHER in self.all or not self.all & CATEGORIES)


def is_number(key: str) -> bool:
    return key.lstrip("-").replace(".", "", 1).isdigit()


class Variables(Visitor):
    """Collects the variables that select a wording, those that are shown, and all other references."""

    def __init__(self) -> None:
        self.keys: dict[str, Keys] = {}
        self.shown: set[str] = set()
        self.others: set[str] = set()
        self.functions: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        inner = Variables()
        inner.visit(node.selector)
        self.others |= inner.others
        self.functions |= inner.functions
        for name in inner.shown:
            keys = self.keys.setdefault(name, Keys())
            for variant in node.variants:
                keys.add(variant)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.others.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name not in FUNCTIONS:
            self.functions.add(f"{node.id.name}()")
        self.generic_visit(node)


class Saying(NamedTuple):
    """One message or attribute in a file."""

    file: str
    line: int
    variables: Variables

    @property
    def all(self) -> set[str]:
        return self.variables.keys.keys() | self.variables.shown


def check_language(wanted: str) -> Report:
    """Return the report on a language, by its code or by the folder of an unfinished one."""
    folder = Path(wanted).resolve()
    if wanted in all_languages():
        return report_on(language_of(wanted))
    if not folder.is_dir():
        if CODE.fullmatch(wanted):
            wanted_language(wanted)
        raise Refusal("lang-nowhere", folder=wanted)
    language = read_language(folder, folder.name)
    if language.code in LANGUAGES:
        raise Refusal("lang-taken", name=language.code)
    return report_on(language)


def report_on(language: Language) -> Report:
    folders = [each.name for each in language.folder.iterdir() if each.is_dir()] if language.outside else []
    parts = [part_of(name, language) for name in [HOUSE, *[plugin.name for plugin in sound_plugins()]]]
    return Report(language, parts, sorted(set(folders) - set(game_names())))


def part_of(name: str, language: Language) -> Part:
    english = our_sayings(name, DEFAULT_LANGUAGE)
    found, troubles = sayings_in(name, language)
    for id, saying in found.items():
        wrong = [*out_of_reach(saying), *against_ours(name, id, saying, language.code)]
        troubles += [Trouble(kind, saying.file, saying.line, id, listed(facts), why) for kind, facts, why in wrong]
    said = found.keys() | (sayings_in(HOUSE, language)[0].keys() - our_sayings(HOUSE, DEFAULT_LANGUAGE).keys())
    return Part(name, len(english), [id for id in english if id not in said], troubles)


def owner_of(id: str) -> str:
    """Return the game whose message it is; '' for a message of nobody."""
    return next((name for name in game_names() if id in our_sayings(name, DEFAULT_LANGUAGE)), "")


Wrong = tuple[str, set[str], str]
"""Kind, facts and the right form of an error."""


def out_of_reach(saying: Saying) -> Iterator[Wrong]:
    if saying.variables.others:
        yield REFERS, saying.variables.others, ""
    if saying.variables.functions:
        yield CALLS, saying.variables.functions, listed(set(FUNCTIONS))


def against_ours(part: str, id: str, saying: Saying, code: str) -> Iterator[Wrong]:
    """Compare a message with ours: all our languages together define its variables, English the program's keys."""
    if part == HOUSE and id not in our_sayings(HOUSE, DEFAULT_LANGUAGE) and (owner := owner_of(id)):
        yield MOVED, {owner}, ""
        part = owner
    known = [each[id] for each in [our_sayings(part, ours) for ours in LANGUAGES] if id in each]
    english = our_sayings(part, DEFAULT_LANGUAGE).get(id)
    if english is None:
        yield EXTRA, set(), ""
        return
    lacking = set.intersection(*[each.variables.shown for each in known]) - saying.all
    if lacking:
        yield LACKS, dollars(lacking), ""
    surplus = saying.all - {name for each in known for name in each.all}
    if surplus:
        yield SURPLUS, dollars(surplus), ""
    for name in saying.all - surplus:
        yield from wrong_keys(name, saying.variables, english.variables, code)


def wrong_keys(name: str, own: Variables, english: Variables, code: str) -> Iterator[Wrong]:
    """Return the wrong keys of the wordings that a variable selects.

    Where English does not select, a language may still count a number, or select by the words of a name, as the French
    `[noir]` does for a color."""
    keys, theirs = own.keys.get(name, Keys()), english.keys.get(name)
    plurals = plurals_of(code)
    right = plurals if theirs is None or theirs.counted else theirs.all
    words = set() if theirs is None else theirs.words
    wrong = {key for key in keys.matched - right - words if not (is_number(key) and right is plurals)}
    if theirs is None:
        wrong &= CATEGORIES
    elif name in english.shown and any(key[0].isupper() for key in words):
        return  # a name in the words of English, as `[Armor]`
    if wrong:
        yield PLURAL if right is plurals else KEY, {f"[{key}]" for key in wrong}, listed(right | words)


@cache
def plurals_of(code: str) -> set[str]:
    """Return the plural categories of a language as the runtime knows them; English ones for an unknown language."""
    for known in (code.replace("-", "_"), code.partition("-")[0]):
        try:
            return {*Locale.parse(known).plural_form.tags, OTHER}
        except (UnknownLocaleError, ValueError):
            continue
    return plurals_of(DEFAULT_LANGUAGE)


def dollars(names: set[str]) -> set[str]:
    return {f"${name}" for name in names}


def listed(names: set[str]) -> str:
    return ", ".join(sorted(names))


@cache
def our_sayings(part: str, code: str) -> dict[str, Saying]:
    return sayings_in(part, language_of(code))[0]


def sayings_in(part: str, language: Language) -> tuple[dict[str, Saying], list[Trouble]]:
    found: dict[str, Saying] = {}
    troubles: list[Trouble] = []
    for file in files_of(part, language):
        shown = file.name if part == HOUSE else f"{part}/{file.name}"
        try:
            text = file.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError):
            troubles.append(Trouble(UNREADABLE, shown, 1))
            continue
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                begins = str(entry.content).strip().partition("\n")[0][:60]
                why = str(entry.annotations[0].code) if entry.annotations else ""
                troubles.append(Trouble(UNPARSED, shown, line_of(entry, text), facts=begins, why=why))
            elif isinstance(entry, ast.Message):
                line = line_of(entry.id, text)
                for id, pattern in patterns_of(entry):
                    if id in found:
                        troubles.append(Trouble(TWICE, shown, line, id))
                    variables = Variables()
                    variables.visit(pattern)
                    found[id] = Saying(shown, line, variables)
    return found, troubles


def line_of(node: ast.SyntaxNode, text: str) -> int:
    return text.count("\n", 0, node.span.start if node.span else 0) + 1


def patterns_of(entry: ast.Message) -> Iterator[tuple[str, Any]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        if attribute.id.name not in GRAMMAR:
            yield f"{entry.id.name}.{attribute.id.name}", attribute.value

"""What a translator wants to know of a language: what is missing, what nobody says, what can't be said."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from underdeck.games import game_names, sound_plugins
from underdeck.kernel.refusal import Refusal
from underdeck.text.fluent import HOUSE, files_of
from underdeck.text.languages import (
    CODE,
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Language,
    all_languages,
    language_of,
    read_language,
)  # fmt: skip

GRAMMAR = ("gender", "number", "she")
"""Attributes that only the grammar of a language asks for; every language marks its own."""

FUNCTIONS = ("NUMBER", "DATETIME")

UNREADABLE, UNPARSED, TWICE, REFERS, VARIABLES, EXTRA = (
    "unreadable",
    "unparsed",
    "twice",
    "refers",
    "variables",
    "extra",
)


class Trouble(NamedTuple):
    """Something that falls back to English, or is never said."""

    kind: str
    file: str
    line: int
    id: str = ""
    facts: str = ""
    """The variables that are wrong, or what was referred to."""


class Part(NamedTuple):
    """The house or a game."""

    name: str
    messages: int
    missing: list[str]
    troubles: list[Trouble]


class Report(NamedTuple):
    language: Language
    parts: list[Part]
    unknown: list[str]
    """Folders of games that are not installed here: nobody can say how they are."""

    @property
    def sound(self) -> bool:
        """Missing messages are no fault of a language that says it is partial."""
        gaps = any(part.missing for part in self.parts) and not self.language.partial
        return not gaps and not any(part.troubles for part in self.parts)


class Variables(Visitor):
    """Those that choose between wordings, those that are shown, and whatever else is referred to."""

    def __init__(self) -> None:
        self.chosen_by: set[str] = set()
        self.shown: set[str] = set()
        self.others: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        inner = Variables()
        inner.visit(node.selector)
        self.chosen_by |= inner.shown
        self.others |= inner.others
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
            self.others.add(f"{node.id.name}()")
        self.generic_visit(node)


class Saying(NamedTuple):
    """One message, or one attribute of it, in a file."""

    file: str
    line: int
    variables: Variables

    @property
    def all(self) -> set[str]:
        return self.variables.chosen_by | self.variables.shown


def check_language(wanted: str) -> Report:
    """By its code, or by its folder while it is being written."""
    folder = Path(wanted).resolve()
    if wanted in all_languages():
        return report_on(language_of(wanted))
    if not folder.is_dir():
        if CODE.fullmatch(wanted):
            language_of(wanted)
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
    ours = [our_sayings(name, code) for code in LANGUAGES]
    found, troubles = sayings_in(name, language)
    for id, saying in found.items():
        if saying.variables.others:
            troubles.append(Trouble(REFERS, saying.file, saying.line, id, listed(saying.variables.others)))
        if id not in english:
            troubles.append(Trouble(EXTRA, saying.file, saying.line, id))
            continue
        known = [each[id] for each in ours if id in each]
        needed = set.intersection(*[each.variables.shown for each in known])
        wrong = (saying.all - {name for each in known for name in each.all}) | (needed - saying.all)
        if wrong:
            troubles.append(Trouble(VARIABLES, saying.file, saying.line, id, listed({f"${each}" for each in wrong})))
    return Part(name, len(english), [id for id in english if id not in found], troubles)


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
                troubles.append(Trouble(UNPARSED, shown, line_of(entry, text), facts=begins))
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

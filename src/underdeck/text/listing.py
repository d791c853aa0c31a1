"""Lists for reading: cards by a search, a view of any game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from underdeck.kernel.refusal import Refusal
from underdeck.text.fluent import Text
from underdeck.text.guide import GuideQuestion, consult, guide_of
from underdeck.text.rulebook import Rulebook, fold
from underdeck.text.similar import nearest_words
from underdeck.text.words import Words


def find_cards(rows: list[dict[str, str | int]], name: str) -> list[dict[str, str | int]]:
    """Return the cards whose id, name or text contains the words; the nearest kind of match wins."""
    wanted = fold(name)
    for keys in (("id",), ("name",), ("text",)):
        found = [row for row in rows if any(wanted in fold(str(row[key])) for key in keys)]
        if found:
            return found
    near = nearest_words(name, [str(row[key]) for row in rows for key in ("name", "id")])
    raise Refusal("unknown-card", name=name, near=near)


def rule_lines(words: Words, rules: Rulebook, asked: str, introduction: Sequence[str] | None = None) -> list[str]:
    """Return how to play and the sections; `all` rules; or answers to a question and the rules that mention it."""
    if not asked:
        introduction = words.introduction() if introduction is None else introduction
        return [*introduction, *[words.rule_line(rule) for rule in rules.sections()]]
    if fold(asked) in ("all", fold(words.text("rules-all"))):
        return [words.rule_line(rule) for rule in rules.rules]
    answers, found = consult(guide_of(words.game, words.text.language), rules, asked)
    return [*answer_lines(words.text, answers), *[words.rule_line(rule) for rule in found]]


def answer_lines(text: Text, answers: list[GuideQuestion]) -> list[str]:
    lines: list[str] = []
    for each in answers:
        lines += [each.question, text("guide-answer", answer=each.answer, rules=", ".join(each.rules)), ""]
    return lines


def view_lines(view: Mapping[str, Any], name: Callable[[str], str], text: Text, indent: str = "") -> Iterator[str]:
    """Return a view as nested lines. `view-KEY` names a part of it; empty parts are left out."""
    for key, part in view.items():
        label = text.fallback(f"view-{key}", key.replace("_", " "))
        if part is None or part == [] or part == {} or part == "":
            continue
        if isinstance(part, Mapping):
            yield f"{indent}{label}"
            yield from view_lines(part, name, text, indent + "  ")
        elif isinstance(part, list | tuple) and any(isinstance(each, Mapping) for each in part):
            yield f"{indent}{label}"
            for each in part:
                yield f"{indent}  " + " · ".join([line.strip() for line in view_lines(each, name, text)])
        elif isinstance(part, list | tuple):
            yield indent + text("label-line", label=label, text=", ".join([name(str(each)) for each in part]))
        else:
            said = text.fallback("value-yes" if part else "value-no", str(part)) if isinstance(part, bool) else part
            yield indent + text("label-line", label=label, text=name(str(said)))

"""Advice in words: the best answer, the reasons for and against it, and how much worse the next one is."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from underdeck.kernel.digits import percent

if TYPE_CHECKING:
    from underdeck.bots.advice import Advice, Prospect, Reason
    from underdeck.kernel.decisions import Action, Decision
    from underdeck.match import Match
    from underdeck.text import Text
    from underdeck.text.words import Words

ODDS = OFF, REQUEST, ALWAYS = ("off", "request", "always")
"""Whether the players of a game may see odds: never, when they ask, at every question."""

WIN = "win"
MOST_REASONS = 4


class Figure(NamedTuple):
    name: str
    text: str
    exact: bool


class AdviceText(NamedTuple):
    """The advice on one question in sentences."""

    best: str
    chance: str
    pros: list[str]
    cons: list[str]
    next: str
    how: str

    def sentences(self, text: Text) -> list[str]:
        between = text("advice-between")
        said = [text("advice-best", answer=self.best, chance=self.chance)]
        if self.pros:
            said.append(text("advice-for", reasons=between.join(self.pros)))
        if self.cons:
            said.append(text("advice-against", reasons=between.join(self.cons)))
        return [sentence for sentence in (*said, self.next, self.how) if sentence]


def is_exact(prospect: Prospect) -> bool:
    return WIN in prospect.exact


def chance_of(prospect: Prospect, text: Text) -> str:
    """Return the win probability; `≈` marks a sampled one."""
    return text(
        "advice-chance", percent=percent(prospect.win, is_exact(prospect)), exact=str(is_exact(prospect)).lower()
    )


def game_chance(chance: str, text: Text) -> str:
    """Return the win probability with its name, beside other chances."""
    return text("advice-game", chance=chance)


def figures_of(prospect: Prospect, text: Text) -> list[Figure]:
    return [
        Figure(name, figure_text(name, value, text, name in prospect.exact), name in prospect.exact)
        for name, value in prospect.figures.items()
        if text.has(f"odds-{name}")
    ]


def figure_text(name: str, value: float, text: Text, exact: bool = False) -> str:
    """Return a figure as a number, a chance, or a change."""
    rest = round(value, 1) or 0
    sign = "+" if rest > 0 else "−" if rest < 0 else "±"
    return text(f"odds-{name}", value=rest, percent=percent(value, exact), sign=sign, size=abs(rest))


def advice_text(words: Words, match: Match, decision: Decision, view: Any, advice: Advice) -> AdviceText:
    text = words.text
    best = advice.prospects[advice.best]
    pros = [reason_text(words, reason) for reason in advice.reasons if reason.weight >= 0]
    cons = [reason_text(words, reason) for reason in advice.reasons if reason.weight < 0]

    def label(prospect: Prospect) -> str:
        return words.full_answer(match.write(prospect.action), decision, view).rstrip(".")

    return AdviceText(
        label(best),
        text("advice-win", chance=chance_of(best, text)),
        [reason for reason in pros if reason][:MOST_REASONS],
        [reason for reason in cons if reason][:MOST_REASONS],
        next_best(advice, text, label),
        how_known(advice, text),
    )


def reason_text(words: Words, reason: Reason) -> str:
    """Return the text of a reason, with names for ids; empty if this language has no message for it."""
    facts = {name: words.called(fact) for name, fact in reason.facts.items()}
    return words.text.fallback(f"why-{reason.code}", "", **facts).rstrip(".")


def next_best(advice: Advice, text: Text, label: Any) -> str:
    """Return the text about answers equal to the best one, and about the next best: how much worse it is."""
    best = advice.prospects[advice.best]
    others = [each for each in advice.prospects if each is not best]
    same = [each for each in others if name_of(each) == name_of(best)]
    others = [each for each in others if each not in same]
    said = [text("advice-same", answers=text("advice-between").join(map(label, same)))] if same else []
    if others:
        said.append(next_text(best, max(others, key=lambda each: each.win), text, label))
    return " ".join(said) or text("advice-only")


def name_of(prospect: Prospect) -> Action:
    """Return the answer that stands for all equal ones."""
    return prospect.action if prospect.twin is None else prospect.twin


def next_text(best: Prospect, other: Prospect, text: Text, label: Any) -> str:
    points = points_of(best.win) - points_of(other.win)
    if points < 0:
        return text("advice-unproven", answer=label(other), points=-points)
    if points <= points_off(best, other):
        return text("advice-close", answer=label(other), chance=chance_of(other, text))
    return text("advice-next", answer=label(other), points=points)


def points_of(chance: float) -> int:
    return round(100 * chance)


def points_off(*prospects: Prospect) -> int:
    """Return the error of a difference in percent points; below 0 if nothing was sampled."""
    if all(map(is_exact, prospects)):
        return -1
    return max(1, points_of(math.hypot(*[each.error for each in prospects])))


def how_known(advice: Advice, text: Text) -> str:
    best = advice.prospects[advice.best]
    if is_exact(best):
        return text("advice-computed")
    sampled = text("advice-sampled", samples=advice.samples, error=points_off(best))
    return f"{sampled} {text('advice-judged')}" if advice.judged and advice.samples else sampled

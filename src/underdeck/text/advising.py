"""Advice in words: the best answer, what speaks for it and against it, and how much worse the next one is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from underdeck.bots.advice import Advice, Prospect, Reason
    from underdeck.kernel.decisions import Decision
    from underdeck.match import Match
    from underdeck.text import Text
    from underdeck.text.words import Words

ODDS = OFF, REQUEST, ALWAYS = ("off", "request", "always")
"""Whether a game's players may see them: never, when they ask, at every question."""

WIN = "win"
MOST_REASONS = 4


class Figure(NamedTuple):
    name: str
    text: str
    exact: bool


class Weighed(NamedTuple):
    """What is said of one question, sentence by sentence."""

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


def percent(chance: float) -> int:
    return round(100 * chance)


def is_exact(prospect: Prospect) -> bool:
    return WIN in prospect.exact


def chance_of(prospect: Prospect, text: Text) -> str:
    """At a glance; `≈` where it was sampled."""
    return text("advice-chance", percent=percent(prospect.win), exact=str(is_exact(prospect)).lower())


def figures_of(prospect: Prospect, text: Text) -> list[Figure]:
    return [
        Figure(name, figure_told(name, value, text), name in prospect.exact)
        for name, value in prospect.figures.items()
        if text.has(f"odds-{name}")
    ]


def figure_told(name: str, value: float, text: Text) -> str:
    """As a number, a chance, or what is more or less than before."""
    rest = round(value, 1) or 0
    sign = "+" if rest > 0 else "−" if rest < 0 else "±"
    return text(f"odds-{name}", value=rest, percent=percent(value), sign=sign, size=abs(rest))


def weighed(words: Words, match: Match, decision: Decision, view: Any, advice: Advice) -> Weighed:
    text = words.text
    best = advice.prospects[advice.best]
    pros = [said(words, reason) for reason in advice.reasons if reason.weight >= 0]
    cons = [said(words, reason) for reason in advice.reasons if reason.weight < 0]

    def label(prospect: Prospect) -> str:
        return words.full_answer(match.write(prospect.action), decision, view).rstrip(".")

    return Weighed(
        label(best),
        text("advice-win", percent=percent(best.win)),
        [reason for reason in pros if reason][:MOST_REASONS],
        [reason for reason in cons if reason][:MOST_REASONS],
        next_best(advice, text, label),
        how_known(advice, text),
    )


def said(words: Words, reason: Reason) -> str:
    """Facts that are ids by their names; nothing for a reason that this language has no words for."""
    facts = {name: words.called(fact) for name, fact in reason.facts.items()}
    return words.text.fallback(f"why-{reason.code}", "", **facts).rstrip(".")


def next_best(advice: Advice, text: Text, label: Any) -> str:
    others = [each for place, each in enumerate(advice.prospects) if place != advice.best]
    if not others:
        return text("advice-only")
    best, other = advice.prospects[advice.best], max(others, key=lambda each: each.win)
    points = percent(best.win) - percent(other.win)
    if points < 0:
        return text("advice-unproven", answer=label(other), points=-points)
    return text("advice-next", answer=label(other), points=points)


def how_known(advice: Advice, text: Text) -> str:
    best = advice.prospects[advice.best]
    if is_exact(best):
        return text("advice-computed")
    sampled = text("advice-sampled", samples=advice.samples, error=max(1, percent(best.error)))
    return f"{sampled} {text('advice-judged')}" if advice.judged and advice.samples else sampled

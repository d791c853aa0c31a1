"""The text of a review."""

from typing import NamedTuple

from underdeck.kernel.digits import percent
from underdeck.match import Match
from underdeck.match.story import replay
from underdeck.review.review import GRADES, Decided, Review, Turning
from underdeck.text.words import Words

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


class Moment(NamedTuple):
    """A decision or a turning point: the number of answers before it, and its text."""

    at: int
    text: str


def points(chance: float) -> int:
    return round(100 * chance)


def summary(review: Review, match: Match, words: Words, *, beside: bool = False) -> list[str]:
    """Return the head of a review. For a party it names all people, because their decisions count together. It leaves
    out
    an accuracy that is shown beside it."""
    text = words.text
    whose = {each.seat for each in review.decisions} | {review.seat}
    who = ", ".join([words.sitter(name) for seat, name in enumerate(match.seats) if seat in whose])
    counts: dict[str, str | float] = {grade: sum(each.grade == grade for each in review.decisions) for grade in GRADES}
    lines = [text("review-head", who=who, outcome=words.outcome_name(review.outcome))]
    if review.accuracy is None:
        lines.append(text("review-accuracy", accuracy="none"))
    elif not beside:
        lines.append(text("review-accuracy", accuracy=round(review.accuracy)))
    lines += [
        text("review-grades", **counts),
        text("review-luck", luck=points(review.luck), lost=points(review.lost)),
    ]
    return [*lines, *([text("review-others", others=points(review.others))] if review.others else [])]


def answers_in(review: Review, match: Match, words: Words) -> dict[tuple[int, str], str]:
    """Return the labels of answers in costly moments and turning points, by the number of answers before and their
    text."""
    turned = {each.at for each in review.turnings}
    wanted = {review.decisions[place].at: review.decisions[place] for place in review.costliest}
    wanted |= {each.at: each for each in review.decisions if each.at in turned}
    found: dict[tuple[int, str], str] = {}
    for again, _, _ in replay(match):
        number = len(again.log)
        if number in wanted:
            decision, view = again.decision_of(wanted[number].seat), again.view(wanted[number].seat)
            for each in (wanted[number].words, wanted[number].best):
                found[number, each] = words.full_answer(each, decision, view)
    return found


def costliest(review: Review, match: Match, words: Words) -> list[Moment]:
    said = answers_in(review, match, words)
    return [moment_text(review.decisions[place], words, said) for place in review.costliest]


def turning_points(review: Review, match: Match, words: Words) -> list[Moment]:
    said = answers_in(review, match, words)
    given = {each.at: said[each.at, each.words] for each in review.decisions if (each.at, each.words) in said}
    return [turning_text(each, words, given[each.at]) for each in review.turnings]


def moment_text(decided: Decided, words: Words, said: dict[tuple[int, str], str]) -> Moment:
    return Moment(
        decided.at,
        words.text(
            "review-moment",
            answer=said[decided.at, decided.words],
            best=said[decided.at, decided.best],
            points=points(decided.loss),
            grade=decided.grade,
        ),
    )


def turning_text(turning: Turning, words: Words, answer: str) -> Moment:
    facts: dict[str, str | float] = {
        "answer": answer,
        "before": percent(turning.before),
        "after": percent(turning.after),
        "cause": turning.cause,
    }
    return Moment(turning.at, words.text("review-turning", at=turning.at, **facts))


def spark(review: Review) -> str:
    """Return the curve in one line, with as many marks as fit."""
    last = max(review.answers, 1)
    marks = [0.0] * min(WIDTH, last)
    for place in range(len(marks)):
        upto = [chance for at, chance in review.curve if at * len(marks) <= (place + 1) * last]
        marks[place] = upto[-1] if upto else review.curve[0][1]
    return "".join([BARS[min(len(BARS) - 1, int(mark * len(BARS)))] for mark in marks])


def report_lines(review: Review, match: Match, words: Words) -> list[str]:
    """Return the whole review in lines, for a terminal."""
    text = words.text
    lines = [*summary(review, match, words), "", f"  {spark(review)}"]
    lines.append(text("review-curve", first=percent(review.curve[0][1]), answers=review.answers))
    if review.turnings:
        lines += ["", text("review-turnings"), *["  " + told.text for told in turning_points(review, match, words)]]
    moments = costliest(review, match, words)
    lines += ["", text("review-costliest" if moments else "review-no-moments")]
    return [*lines, *[f"  {told.at:>4}  {told.text}" for told in moments]]

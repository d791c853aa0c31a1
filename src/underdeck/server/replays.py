"""The replay of a record, and its pages."""

from typing import Any

import msgspec

from underdeck.kernel.events import Event
from underdeck.kernel.refusal import Refusal
from underdeck.match import Header, Match, load
from underdeck.match.story import retold
from underdeck.review import Review, reviewed_seats
from underdeck.review.branching import branched
from underdeck.review.report import costliest, summary, turning_points
from underdeck.table import wire
from underdeck.table.renderer import SPECTATOR, renderer_of

CHECKPOINT = 40
"""The least number of answers between two stored states of a replay."""

MOST_CHECKPOINTS = 200
LINES = 60


class Replay:
    def __init__(self, text: str) -> None:
        whole = load(text)
        self.game = whole.header.game
        self.match = whole
        self.last = len(whole.log)
        self.every = max(CHECKPOINT, self.last // MOST_CHECKPOINTS)
        self.first = Match(whole.header)
        """Nothing answered yet; to be cloned, because reading a long position takes its time."""
        self.lines: list[tuple[int, Event]] = []
        self.points: list[Any] = []
        for again, events in retold(whole):
            number = len(again.log)
            self.lines += [(number, event) for event in events]
            if number % self.every == 0:
                self.points.append(again.state.clone())

    def at(self, number: int) -> Match:
        """Return the match after so many answers; its log has only the last ones."""
        match = self.first.clone()
        match.state = self.points[number // self.every].clone()
        for seat, action in self.match.log[number // self.every * self.every : number]:
            match.submit(seat, action)
        return match

    def within(self, at: int) -> int:
        """Return an existing number of answers; the last one for an impossible number."""
        return self.last if at < 0 else min(at, self.last)

    def branch(self, at: int, seed: int) -> Header:
        """Return the header of a new match from that moment, checked to be readable again."""
        last = self.last - (self.match.outcome is not None)  # where one that broke off may be taken up
        if not 0 <= at <= last:
            raise Refusal("no-such-moment", at=at, last=last)
        found = branched(self.match.header, self.at(at).position(), seed)
        Match(found)
        return found

    def reviewed(self, id: str, review: Review, language: str) -> bytes:
        words = renderer_of(self.game, language, self.match.header.mix).words
        names = self.match.seats
        moments = zip(review.costliest, costliest(review, self.match, words), strict=True)
        turnings = zip(review.turnings, turning_points(review, self.match, words), strict=True)
        return msgspec.json.encode(
            wire.ReviewPage(
                id=id,
                game=self.game,
                seat=review.seat,
                seats=[wire.Place(n, names[n], words.sitter(names[n])) for n in reviewed_seats(self.match)],
                places=[wire.Place(n, name, words.sitter(name)) for n, name in enumerate(names)],
                lines=summary(review, self.match, words, beside=True),
                accuracy=review.accuracy,
                answers=review.answers,
                curve=review.curve,
                turnings=[
                    wire.TurningPoint(each.at, each.before, each.after, each.cause, told.text)
                    for each, told in turnings
                ],
                moments=[costly_moment(review, place, told.text) for place, told in moments],
                grades=[(each.at, each.grade) for each in review.decisions if each.matters],
            )
        )

    def page(self, id: str, at: int, seat: int, language: str) -> bytes:
        told = renderer_of(self.game, language, self.match.header.mix)
        at = self.within(at)
        match = self.at(at)
        if not 0 <= seat < len(match.seats):
            seat = SPECTATOR
        lines = [(n, event) for n, event in self.lines if n <= at and (seat == SPECTATOR or told.may_know(event, seat))]
        who = self.match.log[at - 1][0] if at else 0
        return msgspec.json.encode(
            wire.ReplayPage(
                id=id,
                game=self.game,
                at=at,
                last=self.last,
                heading=self.match.header.sealed if self.match.header.key else "",
                parts=[wire.Part(*each) for each in self.match.header.parts],
                seat=seat,
                seats=[wire.Place(n, name, told.words.sitter(name)) for n, name in enumerate(match.seats)],
                step=wire.Answered(who, told.words.sitter(match.seats[who])) if at else None,
                view=told.view(match.view(max(seat, 0)), seat),
                log=told.lines(lines[-LINES:]),
                over=told.over(self.match, self.lines) if at == self.last else None,
            )
        )


def costly_moment(review: Review, place: int, text: str) -> wire.CostlyMoment:
    decided = review.decisions[place]
    return wire.CostlyMoment(decided.at, decided.seat, decided.grade, decided.loss, text)


def read_record(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Refusal("record-foreign") from None

"""The same record gives the same review on any machine: the budget is counted in nodes, never in seconds.

At each decision a mind says what every answer was worth, by what was seen then. What the answer given was worth less
than the best is play; what came afterwards above or below its worth is luck, or what the others did.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from underdeck.bots.advice import Advice, Mind, Prospect
from underdeck.bots.player import sampled_world
from underdeck.games import plugin_of
from underdeck.games.plugin import Plugin
from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Match

FORMAT = 1
USUAL_NODES = 150
"""For each decision; those that seem to have cost most are looked at again with more."""

CLOSER = 10
MOST_CLOSER = 6
MOST_MOMENTS = 3
DIGITS = 4

BEST, FINE, DOUBTFUL, MISTAKE = GRADES = ("best", "fine", "doubtful", "mistake")
STILL_FINE, STILL_DOUBTFUL = 0.02, 0.06
"""The chance that an answer may cost, beyond what sampling errs by."""

MATTERS = 0.01
"""Answers that are farther apart than this make a decision."""

TURNING = 0.1
"""A change of the chance that is a turning point."""

LUCK, PLAY, OTHERS = CAUSES = ("luck", "play", "others")

Tick = Callable[[int, int], None]
"""Told now and then how many answers of how many have been looked at."""


class Decided(msgspec.Struct):
    """One decision."""

    at: int
    """After how many answers."""
    seat: int
    kind: str
    words: str
    """What was answered."""
    best: str
    """What the strongest bot would have answered."""
    before: float
    """The chance to win with the best answer."""
    after: float
    """And with the one that was given."""
    loss: float
    """The difference, less what sampling errs by."""
    grade: str
    matters: bool
    luck: float = 0.0
    """How much better or worse it came than could be expected."""
    others: float = 0.0
    """What the others did about it."""


class Turning(msgspec.Struct):
    at: int
    before: float
    after: float
    cause: str


class Review(msgspec.Struct):
    game: str
    seat: int
    outcome: str
    answers: int
    budget: int
    curve: list[tuple[int, float]]
    """The chance to win after so many answers; the last is how it ended."""
    decisions: list[Decided]
    turnings: list[Turning]
    costliest: list[int]
    """Places of the costliest decisions, the worst first."""
    lost: float
    """By play, all together, in chances to win."""
    luck: float
    others: float
    accuracy: float | None
    """From 0 to 100, as chess players count it, over the decisions that mattered; None where none did."""
    format: int = FORMAT


class Look(NamedTuple):
    """A decision while it is being weighed."""

    match: Match
    decided: Decided
    loss: float


def seat_of(match: Match, word: str) -> int:
    """By number or by name."""
    names = match.seats
    seat = names.index(word.lower()) if word.lower() in names else whole_number(word)
    if not 0 <= seat < len(names):
        known = [f"{number} ({name})" for number, name in enumerate(names)]
        raise Refusal("unknown-seat", seat=word, choices=choices(known))
    return seat


def reviewed_seats(match: Match) -> list[int]:
    """Whose eyes a game may be looked back at with: of a party anybody's, of rivals each person's."""
    plugin = plugin_of(match.header.game, match.header.packs)
    people = plugin.people(match) or list(range(len(match.seats)))
    return people[:1] if plugin.party else people


def review_of(match: Match, seat: int | None = None, budget: int = 0, tick: Tick = lambda done, all: None) -> Review:
    if match.outcome is None:
        raise Refusal("review-running")
    plugin = plugin_of(match.header.game, match.header.packs)
    seat = reviewed_seats(match)[0] if seat is None else seat
    return Reviewing(match, plugin, seat, budget or USUAL_NODES).review(tick)


class Reviewing:
    def __init__(self, match: Match, plugin: Plugin, seat: int, budget: int) -> None:
        self.match = match
        self.plugin = plugin
        self.seat = seat
        self.budget = budget
        self.mind: Mind = plugin.mind()
        self.own = set(plugin.people(match)) | {seat} if plugin.party else {seat}

    def review(self, tick: Tick) -> Review:
        looks = self.look_back(tick)
        self.look_closer(looks)
        decisions = [look.decided for look in looks]
        outcome = str(self.match.outcome)
        end = self.plugin.share(outcome, self.match.seats[self.seat])
        self.tell_luck(looks, end)
        curve = [(each.at, each.before) for each in decisions] + [(len(self.match.log), end)]
        costly = [place for place, each in enumerate(decisions) if each.loss >= MATTERS]
        return Review(
            game=self.match.header.game,
            seat=self.seat,
            outcome=outcome,
            answers=len(self.match.log),
            budget=self.budget,
            curve=curve,
            decisions=decisions,
            turnings=turnings(decisions, end, len(self.match.log)),
            costliest=sorted(costly, key=lambda place: (-decisions[place].loss, place))[:MOST_MOMENTS],
            lost=rounded(sum(each.loss for each in decisions)),
            luck=rounded(sum(each.luck for each in decisions)),
            others=rounded(sum(each.others for each in decisions)),
            accuracy=accuracy(decisions),
        )

    def look_back(self, tick: Tick) -> list[Look]:
        """Every decision of one's own, in the order of the game."""
        looks: list[Look] = []
        retold = Match(self.match.header)
        for number, (seat, action) in enumerate(self.match.log):
            tick(number, len(self.match.log))
            decision = retold.decision_of(seat)
            if seat in self.own and len(decision.options) > 1:
                advice = self.mind.advise(retold, decision, self.budget)
                looks.append(self.weigh(retold.clone(), seat, decision.options.index(action), advice))
            retold.submit(seat, action)
        return looks

    def weigh(self, match: Match, seat: int, given: int, advice: Advice) -> Look:
        best, chosen = advice.prospects[advice.best], advice.prospects[given]
        loss = 0.0 if given == advice.best else max(0.0, best.win - chosen.win - error_of(best, chosen))
        wins = [each.win for each in advice.prospects]
        decided = Decided(
            at=len(match.log),
            seat=seat,
            kind=advice.kind,
            words=match.write(chosen.action),
            best=match.write(best.action),
            before=rounded(max(best.win, chosen.win)),
            after=rounded(chosen.win),
            loss=rounded(loss),
            grade=graded(loss, given == advice.best),
            matters=max(wins) - min(wins) >= MATTERS,
        )
        return Look(match, decided, loss)

    def look_closer(self, looks: list[Look]) -> None:
        """At what seems to have cost most: it may have been bad luck of the samples."""
        worst = sorted(range(len(looks)), key=lambda n: (-looks[n].loss, n))[:MOST_CLOSER]
        for place in [place for place in worst if looks[place].loss > 0]:
            match, decided = looks[place].match, looks[place].decided
            decision = match.decision_of(decided.seat)
            given = decision.options.index(match.read_exactly(decided.seat, decided.words))
            advice = self.mind.advise(match, decision, self.budget * CLOSER)
            looks[place] = self.weigh(match, decided.seat, given, advice)

    def tell_luck(self, looks: list[Look], end: float) -> None:
        """What came of each answer, against what could be expected of it."""
        for place, look in enumerate(looks):
            then = looks[place + 1].decided.before if place + 1 < len(looks) else end
            last = looks[place + 1].decided.at if place + 1 < len(looks) else len(self.match.log)
            world = look.match.clone()
            world.submit(*self.match.log[look.decided.at])
            if any(seat not in self.own for seat, _ in self.match.log[look.decided.at + 1 : last]):
                mine = self.mind.value(sampled_world(world, self.seat), self.seat)
                look.decided.others = rounded(then - mine)
                then = mine
            if world.reveals != look.match.reveals or last == len(self.match.log):
                look.decided.luck = rounded(then - look.decided.after)


def rounded(chance: float) -> float:
    return round(chance, DIGITS)


def error_of(one: Prospect, other: Prospect) -> float:
    return math.hypot(one.error, other.error)


def graded(loss: float, best: bool) -> str:
    if best:
        return BEST
    return FINE if loss < STILL_FINE else DOUBTFUL if loss < STILL_DOUBTFUL else MISTAKE


def accuracy(decisions: list[Decided]) -> float | None:
    """Of each decision as lichess counts a move, by the loss in percent; the mean of those that mattered."""
    shares = [103.1668 * math.exp(-4.354 * each.loss) - 3.1669 for each in decisions if each.matters]
    return round(sum(min(100.0, max(0.0, share)) for share in shares) / len(shares), 1) if shares else None


def turnings(decisions: list[Decided], end: float, answers: int) -> list[Turning]:
    """The largest changes from one decision to the next, in the order of the game, and what brought them."""
    found: list[Turning] = []
    for place, each in enumerate(decisions):
        then = decisions[place + 1].before if place + 1 < len(decisions) else end
        if abs(then - each.before) >= TURNING:
            parts = {PLAY: each.loss, LUCK: abs(each.luck), OTHERS: abs(each.others)}
            found.append(Turning(each.at, each.before, then, max(CAUSES, key=lambda cause: parts[cause])))
    largest = sorted(found, key=lambda each: (-abs(each.after - each.before), each.at))[:MOST_MOMENTS]
    return sorted(largest, key=lambda each: each.at)

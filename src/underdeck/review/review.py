"""Reviews. The same record gives the same review on any machine: the budget is counted in nodes, never in seconds.

At each decision a mind says what every answer was worth, by what was seen then: what the answer given was worth less
than the best is play. Where that seems to be much the strongest bot is asked as well: what it would have answered is no
mistake, and both answers are played out to the end of the game: minds see one turn, and love what they see there. How
the chance to win went on from one decision to the next is told by a glance at each, the same measure all
the way; what of that is neither play nor what the others did is luck. So the three add up to what the game has changed.
"""

import math
from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec

from underdeck.bots.advice import Advice, Mind, Prospect
from underdeck.bots.facet import BotsFacet
from underdeck.bots.plainmind import PRIOR, PlainMind
from underdeck.bots.player import Bot, ask, bot_names, make_bot, sampled_world
from underdeck.kernel.decisions import Action
from underdeck.kernel.digits import whole_number
from underdeck.kernel.refusal import Refusal, choices
from underdeck.match import Header, Match
from underdeck.match.facet import MatchFacet
from underdeck.match.stops import PASS
from underdeck.match.story import replay
from underdeck.plugin.base import Plugin
from underdeck.plugin.registry import plugin_of

FORMAT = 8
USUAL_NODES = 150
"""The default nodes for each decision; those that seem to have cost most get more."""

CLOSER = 10
MOST_CLOSER = 15
NODES_A_GAME = 10
"""The nodes of the budget for each game played out after an answer that seems costly."""

FEWEST_GAMES = 4
LONGEST_GAME = 5000
LEAP = 0.3
"""The largest change of the curve that is not confirmed by games played out."""

MOST_LEAPS = 8
FADES = 30
"""The number of decisions after which a correction of the estimates has faded."""

MOST_PLAYED = 6
"""The number of answers whose cost is always checked by games played out."""

MOST_MOMENTS = 3
SEED = 14
DIGITS = 4

BEST, FINE, DOUBTFUL, MISTAKE = GRADES = ("best", "fine", "doubtful", "mistake")
STILL_FINE, STILL_DOUBTFUL = 0.02, 0.06
"""The cost in win probability, beyond the sampling error, up to which an answer is fine or doubtful."""

SURE = 0.005
"""The largest standard error with which the best answer's chance is better than a quick estimate."""

MATTERS = 0.01
"""The difference between answers from which on a question is a decision."""

TURNING = 0.05
"""The change of the win probability that makes a turning point."""

LUCK, PLAY, OTHERS = CAUSES = ("luck", "play", "others")

Between = tuple[float, bool]
"""What the others changed between two decisions of the reviewed seat, and whether anything new was seen."""

Tick = Callable[[int, int], None]
"""Receives the progress: the answers reviewed so far, and all."""


class Decided(msgspec.Struct):
    """One decision."""

    at: int
    """The number of answers before it."""
    seat: int
    kind: str
    words: str
    """The answer that was given."""
    best: str
    """The better answer; for the costliest decisions the strongest bot's answer."""
    before: float
    """The win probability with the best answer."""
    after: float
    """The win probability with the answer that was given."""
    loss: float
    """The difference, less the sampling error."""
    grade: str
    stakes: float
    """The difference between the best and the worst answer."""
    matters: bool
    luck: float = 0.0
    """How much better or worse it came than expected."""
    others: float = 0.0
    """What the others changed."""


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
    """The win probability after so many answers; the last value is the result."""
    decisions: list[Decided]
    turnings: list[Turning]
    costliest: list[int]
    """The places of the costliest decisions, the worst first."""
    lost: float
    """The win probability lost by mistakes, all together."""
    luck: float
    others: float
    accuracy: float | None
    """From 0 to 100, as chess players count it, over the decisions that mattered, each by what was at stake; None where
    none did."""
    format: int = FORMAT


class Look(msgspec.Struct):
    """A decision while it is evaluated."""

    match: Match
    decided: Decided
    value: float
    """The win probability: a quick estimate, or that of the best answer if it is nearly certain."""
    worth: float
    """The win probability of the answer at the time it was given."""
    error: float
    """The standard error of the difference between the best answer and the given one."""
    is_best: bool
    confirmed: bool = False
    """Whether the strongest bot was asked."""
    played: bool = False
    """Whether `value` comes from games that were played out."""
    amiss: float = 0.0
    """By how much the games differed from the quick estimate."""
    priced: bool = False
    """Whether the cost of the answer comes from games that were played out."""

    def weigh(self) -> None:
        decided = self.decided
        loss = 0.0 if self.is_best else max(0.0, decided.before - decided.after - self.error)
        decided.loss = rounded(loss)
        decided.grade = graded(loss, self.is_best)


class Ending(msgspec.Struct):
    """The facts of a record that are needed before its review."""

    names: list[str]
    eyes: list[int]
    """The seats from which it may be reviewed."""
    answers: int
    over: bool


def ending_of(match: Match) -> Ending:
    return Ending(match.seats, reviewed_seats(match), len(match.log), match.outcome is not None)


def seat_of(match: Match, word: str) -> int:
    return seat_in(match.seats, word)


def seat_in(names: Sequence[str], word: str) -> int:
    """Return the seat by number or by name."""
    seat = names.index(word.lower()) if word.lower() in names else whole_number(word)
    if not 0 <= seat < len(names):
        known = [f"{number} ({name})" for number, name in enumerate(names)]
        raise Refusal("unknown-seat", seat=word, choices=choices(known))
    return seat


def reviewed_seats(match: Match) -> list[int]:
    """Return the seats from which a game may be reviewed: all of a party, or each person among rivals."""
    return eyes_in(match.header, match.seats)


def eyes_in(header: Header, names: Sequence[str]) -> list[int]:
    plugin = plugin_of(header.game, header.mix)
    people = MatchFacet.of(plugin).people_in(header.setup, names) or list(range(len(names)))
    return people[:1] if plugin.party else people


def review_of(match: Match, seat: int | None = None, budget: int = 0, tick: Tick = lambda done, all: None) -> Review:
    if match.outcome is None:
        raise Refusal("review-running")
    plugin = plugin_of(match.header.game, match.header.mix)
    seat = reviewed_seats(match)[0] if seat is None else seat
    return Reviewing(match, plugin, seat, budget or USUAL_NODES).review(tick)


class Reviewing:
    def __init__(self, match: Match, plugin: Plugin, seat: int, budget: int) -> None:
        self.match = match
        self.plugin = plugin
        self.seat = seat
        self.budget = budget
        self.mind: Mind = BotsFacet.of(plugin).mind()
        self.own = set(MatchFacet.of(plugin).people(match)) | {seat} if plugin.party else {seat}
        self.plain = PlainMind(plugin)
        self.games = max(FEWEST_GAMES, budget // NODES_A_GAME)

    def review(self, tick: Tick) -> Review:
        looks = self.look_back(tick)
        self.settle(looks)
        for _ in range(MOST_CLOSER):
            doubted = worst(looks)
            if doubted is None:
                break
            looks[doubted] = self.look_closer(looks[doubted])
            self.settle(looks)
        for _ in range(MOST_PLAYED):
            doubted = worst(looks, priced=True)
            if doubted is None:
                break
            self.price(looks, doubted)
        outcome = str(self.match.outcome)
        end = MatchFacet.of(self.plugin).won(self.match, self.seat)
        between = [self.between_of(look, later) for look, later in zip(looks, [*looks[1:], None], strict=True)]
        looks = self.without_leaps(looks, between, end)
        decisions = [look.decided for look in looks]
        curve = [(look.decided.at, rounded(look.value)) for look in looks] + [(len(self.match.log), end)]
        costly = [place for place, look in enumerate(looks) if look.priced and look.decided.loss >= STILL_FINE]
        return Review(
            game=self.match.header.game,
            seat=self.seat,
            outcome=outcome,
            answers=len(self.match.log),
            budget=self.budget,
            curve=curve,
            decisions=decisions,
            turnings=turnings(looks, curve),
            costliest=sorted(costly, key=lambda place: (-decisions[place].loss, place))[:MOST_MOMENTS],
            lost=rounded(sum(each.loss for each in decisions)),
            luck=rounded(sum(each.luck for each in decisions)),
            others=rounded(sum(each.others for each in decisions)),
            accuracy=accuracy(looks),
        )

    def look_back(self, tick: Tick) -> list[Look]:
        """Evaluate every decision of the seat, in the order of the game."""
        looks: list[Look] = []
        for again, seat, action in replay(self.match):
            tick(len(again.log), len(self.match.log))
            decision = again.decision_of(seat)
            if seat in self.own and len(decision.options) > 1:
                advice = self.mind.advise(again, decision, self.budget)
                looks.append(self.look(again.clone(), seat, decision.options.index(action), advice))
        return looks

    def look(self, match: Match, seat: int, given: int, advice: Advice) -> Look:
        best, chosen = advice.prospects[advice.best], advice.prospects[given]
        wins = [each.win for each in advice.prospects]
        decided = Decided(
            at=len(match.log),
            seat=seat,
            kind=advice.kind,
            words=match.write(chosen.action),
            best=match.write(best.action),
            before=rounded(max(best.win, chosen.win)),
            after=rounded(chosen.win),
            loss=0.0,
            grade=BEST,
            stakes=rounded(max(wins) - min(wins)),
            matters=max(wins) - min(wins) >= MATTERS,
        )
        is_best = given == advice.best
        value = decided.before if best.error <= SURE else self.glance(match)
        return Look(match, decided, value, chosen.win, error_of(best, chosen), is_best)

    def settle(self, looks: list[Look]) -> None:
        """Set the cost of each answer: nothing if the best answer was still possible after it and nothing new was
        seen."""
        later: Look | None = None
        for look in reversed(looks):
            after = look.worth
            if later is not None and later.match.reveals == look.match.reveals and not self.others_between(look, later):
                after = max(after, later.decided.before)
            look.decided.after = min(look.decided.before, rounded(after))
            look.weigh()
            later = look

    def raise_hopes(self, looks: list[Look]) -> None:
        """Raise the values before a mistake by what it gave away, which a quick estimate did not see."""
        hope, later = 0.0, None
        for look in reversed(looks):
            if later is None or later.match.reveals != look.match.reveals or self.others_between(look, later):
                hope = 0.0
            if look.decided.loss >= MATTERS:
                hope = max(hope, look.decided.before)
            look.value = max(look.value, hope)
            later = look

    def others_between(self, look: Look, later: Look | None) -> bool:
        last = len(self.match.log) if later is None else later.decided.at
        return any(seat not in self.own for seat, _ in self.match.log[look.decided.at + 1 : last])

    def glance(self, match: Match) -> float:
        return self.mind.value(sampled_world(match, self.seat), self.seat)

    def price(self, looks: list[Look], place: int) -> None:
        if not looks[place].confirmed:
            looks[place] = self.look_closer(looks[place])
        self.play_both(looks[place])
        self.settle(looks)

    def look_closer(self, look: Look) -> Look:
        """Evaluate a decision again with more nodes and the strongest bot: the samples or the mind may have erred."""
        match, decided = look.match, look.decided
        decision = match.decision_of(decided.seat)
        given = decision.options.index(match.read_exactly(decided.seat, decided.words))
        advice = self.mind.advise(match, decision, self.budget * CLOSER)
        _, answer = ask(strongest(self.plugin, self.budget), match, decision)
        closer = self.look(match, decided.seat, given, advice._replace(best=decision.options.index(answer)))
        closer.confirmed = True
        return closer

    def play_both(self, look: Look) -> None:
        """Play out the best answer and the given one in the same worlds, and correct the cost by the results.

        A few games measure small differences worse than the mind does, and large ones better."""
        decided = look.decided
        ours, theirs = [
            self.play_out(look.match, decided.seat, look.match.read_exactly(decided.seat, words))
            for words in (decided.best, decided.words)
        ]
        ahead = [one - other for one, other in zip(ours, theirs, strict=True)]
        count = len(ahead) + PRIOR
        mean = sum(ahead) / count
        error = math.sqrt(max(0.0, (sum([each * each for each in ahead]) + PRIOR / 4) / count - mean * mean) / count)
        lead = min(max(decided.before - look.worth, mean - error), mean + error)
        look.worth = self.share(theirs)
        decided.before = rounded(min(1.0, look.worth + max(0.0, lead)))
        look.value, look.played, look.priced = decided.before, True, True

    def play_out(self, match: Match, seat: int, action: Action | None = None) -> list[float]:
        """Return the seat's results in games played on from there, with that answer or a bot's."""
        found = []
        for number in range(self.games):
            world = match.game.resample(match.state, seat, SEED + number)
            if action is not None:
                match.game.step(world, seat, action)
            found.append(self.plain.play_on(world, self.plain.bot(), match.seats[self.seat], LONGEST_GAME)[0])
        return found

    def share(self, found: list[float]) -> float:
        return (sum(found) + PRIOR * self.plain.usual(self.match.state)) / (len(found) + PRIOR)

    def without_leaps(self, looks: list[Look], between: list[Between], end: float) -> list[Look]:
        """Return the complete values, with leaps only where games that were played out confirm them."""
        for _ in range(MOST_LEAPS):
            told = self.accounted(looks, between, end)
            values = [*[look.value for look in told], end]
            leaps = [place for place in range(len(looks)) if abs(values[place + 1] - values[place]) > LEAP]
            sides = {source(between, side) for place in leaps for side in (place, place + 1) if side < len(looks)}
            place = next((side for side in sorted(sides) if not looks[side].played), None)
            if place is None:
                return told
            self.play_from(looks, between, place)
        return self.accounted(looks, between, end)

    def play_from(self, looks: list[Look], between: list[Between], place: int) -> None:
        """Play out the cost of a mistake whose value was raised before anything new was seen; else the position
        itself."""
        last = next((n for n in range(place, len(looks)) if between[n][1]), len(looks) - 1)
        hopes = [n for n in range(place, last + 1) if looks[n].decided.loss >= MATTERS and not looks[n].priced]
        if hopes:
            self.price(looks, max(hopes, key=lambda n: looks[n].decided.before))
        else:
            look = looks[place]
            said = self.share(self.play_out(look.match, look.decided.seat))
            look.value, look.amiss, look.played = said, said - look.value, True

    def accounted(self, looks: list[Look], between: list[Between], end: float) -> list[Look]:
        """Return the decisions with their values, luck and the effect of the others."""
        copy = msgspec.structs.replace
        told = [copy(look, decided=copy(look.decided)) for look in looks]
        set_right(told)
        self.raise_hopes(told)
        self.set_luck(told, between, end)
        return told

    def set_luck(self, looks: list[Look], between: list[Between], end: float) -> None:
        """Set the luck of each decision. Luck needs new dice or cards; until then only play and the others change the
        value."""
        beyond = 0.0
        for place, look in enumerate(looks):
            later = looks[place + 1] if place + 1 < len(looks) else None
            others, seen = between[place]
            look.decided.others = rounded(others)
            told = look.value - look.decided.loss + others
            if later is None or seen:
                then = end if later is None else later.value
                look.decided.luck = rounded(then - told + beyond)
                beyond = 0.0
            else:
                if not self.others_between(look, later):
                    later.value = min(1.0, max(0.0, told))
                beyond += later.value - told

    def between_of(self, look: Look, later: Look | None) -> Between:
        """Return what the others changed until the seat's next decision, and whether anything new was seen.

        Dice or cards that an answer itself reveals belong to that answer, and a player who only passes has done
        nothing."""
        world = look.match.clone()
        world.submit(*self.match.log[look.decided.at])
        seen = world.reveals != look.match.reveals
        last = len(self.match.log) if later is None else later.decided.at
        others, before, deed = 0.0, -1.0, False
        for seat, action in self.match.log[look.decided.at + 1 : last]:
            reveals = world.reveals
            if seat in self.own:
                world.submit(seat, action)
                before = -1.0
            else:
                deed = deed or world.write(action) != PASS
                before = self.glance(world) if before < 0 else before
                world.submit(seat, action)
                after = self.glance(world)
                if deed and world.reveals == reveals:
                    others += after - before
                before = after
            if world.reveals != reveals:
                seen, deed = True, False
        return others, seen


def strongest(plugin: Plugin, budget: int) -> Bot:
    """Return the strongest bot with its default nodes; fewer if the budget of the review is low."""
    name = bot_names(plugin.name)[-1]
    thrifty = budget < USUAL_NODES and name in plugin.thinkers
    return make_bot(f"{name}:{budget * CLOSER}" if thrifty else name, SEED, plugin.name)


def worst(looks: list[Look], priced: bool = False) -> int | None:
    """Return the costliest answer that was not looked at again, or whose cost is not yet played out."""
    costly = [place for place, look in enumerate(looks) if look.decided.loss >= MATTERS]
    for place in sorted(costly, key=lambda n: (-looks[n].decided.loss, n))[:MOST_MOMENTS]:
        if not (looks[place].priced if priced else looks[place].confirmed):
            return place
    return None


def set_right(looks: list[Look]) -> None:
    """Correct the quick estimates after one that games showed wrong, less and less."""
    amiss, age = 0.0, 0
    for look in looks:
        if look.played:
            amiss, age = look.amiss, 0
        else:
            age += 1
            look.value = min(1.0, max(0.0, look.value + amiss * max(0.0, 1 - age / FADES)))


def source(between: list[Between], place: int) -> int:
    """Return the place whose value that decision has: the first one since anything new was seen."""
    while place > 0 and not between[place - 1][1]:
        place -= 1
    return place


def rounded(chance: float) -> float:
    return round(chance, DIGITS)


def error_of(one: Prospect, other: Prospect) -> float:
    return math.hypot(one.error, other.error)


def graded(loss: float, best: bool) -> str:
    if best:
        return BEST
    return FINE if loss < STILL_FINE else DOUBTFUL if loss < STILL_DOUBTFUL else MISTAKE


def accuracy(looks: list[Look]) -> float | None:
    """Return the accuracy, by the share of the win probability that was given away, as lichess does for chess moves.

    A loss from 1 in 5 to 1 in 10 is large. Decisions between which nothing new was seen, such as placing ten dice,
    count
    as one."""
    total = stakes = 0.0
    for _, same in groupby(looks, key=lambda look: look.match.reveals):
        decisions = [look.decided for look in same if look.decided.matters]
        if decisions:
            lost = sum(each.loss for each in decisions) / (max(each.before for each in decisions) or 1.0)
            stake = max(each.stakes for each in decisions)
            total += stake * min(100.0, max(0.0, 103.1668 * math.exp(-4.354 * lost) - 3.1669))
            stakes += stake
    return round(total / stakes, 1) if stakes else None


def turnings(looks: list[Look], curve: list[tuple[int, float]]) -> list[Turning]:
    """Return the largest changes in the order of the game, each with its cause."""
    found: list[Turning] = []
    for place, look in enumerate(looks):
        decided, now, then = look.decided, curve[place][1], curve[place + 1][1]
        gains = {PLAY: -decided.loss, LUCK: decided.luck, OTHERS: decided.others}
        way = 1 if then > now else -1
        cause = max(CAUSES, key=lambda cause: way * gains[cause])
        if cause == PLAY:
            then = rounded(max(0.0, now - decided.loss))
        if abs(then - now) >= TURNING:
            found.append(Turning(decided.at, now, then, cause))
    largest = sorted(found, key=lambda each: (-abs(each.after - each.before), each.at))[:MOST_MOMENTS]
    return sorted(largest, key=lambda each: each.at)

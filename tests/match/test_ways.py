"""Several answers in one go, and questions that nobody need be asked."""

from underdeck.bots import Company, ask
from underdeck.games import plugin_of
from underdeck.kernel.decisions import Decision
from underdeck.match import Match, load, new
from underdeck.match.stops import answer_for, in_order
from underdeck.match.ways import Way, follow

WORDS = plugin_of("stick").words("en")


def quick(seed: int) -> Match:
    return new("stick", seed=seed, players=["roy", "haley", "belkar"], length="short", preset="quick")


def ways_of(match: Match, decision: Decision) -> list[Way]:
    return WORDS.ways([match.write(each) for each in decision.options], decision, match.view(decision.seat))


def take(match: Match, way: Way) -> int:
    """How many answers that way came to."""
    before = len(match.log)
    seat = match.decisions[0].seat
    for action in follow(match, seat, way.steps):
        match.submit(seat, action)
    return len(match.log) - before


def test_every_way_begins_with_an_answer_that_is_offered_and_its_record_replays():
    taken: set[str] = set()
    match, bots = quick(2), Company("stick", 7)
    while match.outcome is None:
        decision = in_order(match.decisions, "stick")[0]
        offered = [match.write(each) for each in decision.options]
        for way in ways_of(match, decision):
            kind, words = way.steps[0]
            assert kind == decision.kind and words in offered and len(way.steps) > 1
            if len(match.decisions) > 1 or way.steps[-1][1] in taken:
                continue
            trial = match.clone()
            if take(trial, way) > 1:
                taken.add(way.steps[-1][1])
                assert load(trial.record()).digest == trial.digest
        match.submit(*ask(bots.of("skilled"), match, decision))
    assert {"stay", "done", "pass"} <= taken


def test_a_way_ends_where_something_else_is_asked():
    match = quick(2)
    decision = match.decisions[0]
    first = match.write(decision.options[0])
    assert take(match, Way("", [(decision.kind, first), ("pick", "pick-up"), (decision.kind, "dance")])) == 1
    assert take(match, Way("", [(match.decisions[0].kind, "dance"), (match.decisions[0].kind, first)])) == 0


def test_a_turn_ends_by_itself_where_all_that_is_left_can_wait():
    match, bots, passed, asked = quick(2), Company("stick", 7), 0, 0
    while match.outcome is None:
        decision = in_order(match.decisions, "stick")[0]
        verbs = {match.write(each).split()[0] for each in decision.options}
        if decision.kind == "end" and len(verbs) > 1:
            answer = answer_for(match, decision)
            waits = verbs <= {"pass", "unequip", "trade-loot", "release"}
            if answer is None:
                asked += 1
                assert not waits or len(decision.frame) > 1 or match.view(0).collapse
            else:
                passed += 1
                assert waits and match.write(answer) == "pass" and answer_for(match, decision, "always") is None
        match.submit(*ask(bots.of("skilled"), match, decision))
    assert passed and asked
